//! Sentences for events. Consecutive pieces of one kind share a sentence: three gains are one gain of three things.

use super::grammar::{Noun, Text, capital, fill, listed, localize};
use super::{Lang, Seat, given_name};
use std::ops::Range;

/// Text of an event.
pub enum EventText {
    /// No text.
    Nothing,
    /// A sentence of its own.
    Sentence(String),
    /// A piece of a frame's sentence.
    Piece(SentenceFrame, Clause),
}

/// The sentence that consecutive pieces share.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct SentenceFrame {
    seat: Option<Seat>,
    one: Text,
    many: Text,
}

impl SentenceFrame {
    /// A sentence about a seat, `{0}`, and the pieces, `{1}`: "[{0} gains|You gain] {1}."
    pub const fn of(seat: Seat, text: Text) -> Self {
        Self { seat: Some(seat), one: text, many: text }
    }

    /// A sentence about the pieces, `{0}`, for one and for many: "{0} moves on.", "{0} move on."
    pub const fn about(one: Text, many: Text) -> Self {
        Self { seat: None, one, many }
    }

    fn filled(self, pieces: &str, many: bool, names: &[String], lang: Lang) -> String {
        match self.seat {
            Some(seat) => fill(lang, localize(lang, self.one), &[&seat_name(names, seat, lang), pieces]),
            None => capital(&fill(lang, localize(lang, if many { self.many } else { self.one }), &[pieces])),
        }
    }
}

/// Name of a seat; its number if it has none.
pub fn seat_name(names: &[String], seat: Seat, lang: Lang) -> String {
    match names.get(seat.index()).and_then(|name| given_name(name)) {
        Some(name) => name.to_owned(),
        None => fill(lang, localize(lang, text!("Player {0}")), &[&(seat.index() + 1).to_string()]),
    }
}

/// A piece of a sentence.
pub enum Clause {
    /// A count of a thing; further counts of the same thing are added.
    Count(Noun, u8),
    /// A number of steps, and the level reached.
    Steps(Noun, u8, u8),
    /// Any other text.
    Text(String),
}

impl Clause {
    /// Adds the piece to earlier ones.
    fn join(self, pieces: &mut Vec<Self>) {
        for earlier in pieces.iter_mut() {
            match (earlier, &self) {
                (Self::Count(noun, count), Self::Count(same, more)) if noun == same => {
                    *count = count.saturating_add(*more);
                    return;
                }
                (Self::Steps(noun, steps, level), Self::Steps(same, more, to)) if noun == same => {
                    *steps = steps.saturating_add(*more);
                    *level = *to;
                    return;
                }
                _ => {}
            }
        }
        pieces.push(self);
    }

    fn text(&self, lang: Lang) -> String {
        match self {
            Self::Count(noun, count) => noun.count(*count, lang),
            Self::Steps(noun, steps, level) => {
                let template = localize(lang, text!("{0} (now {1})"));
                fill(lang, template, &[&noun.count(*steps, lang), &level.to_string()])
            }
            Self::Text(text) => text.clone(),
        }
    }

    /// True if the piece takes the plural.
    fn is_many(&self, lang: Lang) -> bool {
        matches!(self, Self::Count(_, count) if !(lang.grammar().is_one)(*count))
    }
}

/// Defines the functions `event` and `parts` of a game from the text of each event: `narrated_by!(Event, narrates)`.
#[macro_export]
macro_rules! narrated_by {
    ($event:ty, $narrates:path) => {
        /// The sentence for an event, if it has one. `names` holds one name per seat.
        pub fn event(event: &$event, names: &[String], lang: $crate::Lang) -> Option<String> {
            parts(std::slice::from_ref(event), names, lang).pop().map(|(_, sentence)| sentence)
        }

        /// The sentences for consecutive events, each with the range of its events. Consecutive pieces of one kind,
        /// such as the gains of a seat, share a sentence.
        pub fn parts(events: &[$event], names: &[String], lang: $crate::Lang) -> Vec<(std::ops::Range<usize>, String)> {
            $crate::event_text::sentences(events, names, lang, |event| $narrates(event, names, lang))
        }
    };
}

/// Returns the sentences for consecutive events, each with the range of its events.
pub fn sentences<E>(
    events: &[E],
    names: &[String],
    lang: Lang,
    text_of: impl Fn(&E) -> EventText,
) -> Vec<(Range<usize>, String)> {
    let mut narrated = Vec::new();
    let mut open: Option<(SentenceFrame, Vec<Clause>, usize)> = None;
    let close = |(frame, pieces, start): (SentenceFrame, Vec<Clause>, usize), end: usize| {
        let many = pieces.len() > 1 || pieces[0].is_many(lang);
        let pieces = listed(&pieces.iter().map(|piece| piece.text(lang)).collect::<Vec<_>>(), lang);
        (start..end, frame.filled(&pieces, many, names, lang))
    };
    for (place, event) in events.iter().enumerate() {
        match (text_of(event), &mut open) {
            (EventText::Piece(same, piece), Some((frame, pieces, _))) if *frame == same => piece.join(pieces),
            (text_of, open) => {
                narrated.extend(open.take().map(|row| close(row, place)));
                match text_of {
                    EventText::Nothing => {}
                    EventText::Sentence(sentence) => narrated.push((place..place + 1, sentence)),
                    EventText::Piece(frame, piece) => *open = Some((frame, vec![piece], place)),
                }
            }
        }
    }
    narrated.extend(open.map(|row| close(row, events.len())));
    narrated
}
