//! Events told in sentences, where pieces of one kind in a row share a sentence: three gains in a row are one gain of
//! three things.

use super::Lang;
use super::grammar::{Noun, fill, listed, say};
use std::ops::Range;

/// What an event has to tell. `R` says which rows there are, each of which makes one sentence.
pub enum Telling<R> {
    /// Nothing.
    Nothing,
    /// A sentence of its own.
    Sentence(String),
    /// A piece of a row.
    Piece(R, Piece),
}

/// A piece of a row.
pub enum Piece {
    /// So many of a thing; more of the same are added to them.
    Count(Noun, u8),
    /// So many steps, up to a level.
    Steps(Noun, u8, u8),
    /// Anything else.
    Text(String),
}

impl Piece {
    /// Adds it to a row.
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
                let template = say(lang, text!("{0} (now {1})"));
                fill(lang, template, &[&noun.count(*steps, lang), &level.to_string()])
            }
            Self::Text(text) => text.clone(),
        }
    }

    /// Whether it is spoken of as many are.
    fn is_many(&self, lang: Lang) -> bool {
        matches!(self, Self::Count(_, count) if !(lang.grammar().is_one)(*count))
    }
}

/// What a row of events tells, a sentence each, with the places of the events that it tells. `close` makes the sentence of
/// a row from the list of its pieces, and is told whether these are many.
pub fn sentences<E, R: PartialEq>(
    events: &[E],
    lang: Lang,
    telling: impl Fn(&E) -> Telling<R>,
    close: impl Fn(R, &str, bool) -> String,
) -> Vec<(Range<usize>, String)> {
    let mut told = Vec::new();
    let mut open: Option<(R, Vec<Piece>, usize)> = None;
    let close = |(row, pieces, start): (R, Vec<Piece>, usize), end: usize| {
        let many = pieces.len() > 1 || pieces[0].is_many(lang);
        let pieces = listed(&pieces.iter().map(|piece| piece.text(lang)).collect::<Vec<_>>(), lang);
        (start..end, close(row, &pieces, many))
    };
    for (place, event) in events.iter().enumerate() {
        match (telling(event), &mut open) {
            (Telling::Piece(same, piece), Some((row, pieces, _))) if *row == same => piece.join(pieces),
            (telling, open) => {
                told.extend(open.take().map(|row| close(row, place)));
                match telling {
                    Telling::Nothing => {}
                    Telling::Sentence(sentence) => told.push((place..place + 1, sentence)),
                    Telling::Piece(row, piece) => *open = Some((row, vec![piece], place)),
                }
            }
        }
    }
    told.extend(open.map(|row| close(row, events.len())));
    told
}
