//! Things that a seat gains, pays, loses and counts. The row of a thing holds its name, its symbol and its place on the
//! table. Sentences, chips and movements of plain gains come from that row alone.

use super::gains::Gain;
use super::motions::{Motion, MotionSource, MovedPiece as Flying};
use super::signs::Sign;
use super::spotlight::Tone;
use kernel::event_text::{Clause, EventText, SentenceFrame, seat_name};
use kernel::grammar::{Noun, Text, fill, localize};
use kernel::{Change, Column, CostOfWaiting, Lang, Previews, ScoreLineInfo, Seat};

pub trait Thing: Copy + PartialEq {
    fn row(self) -> &'static ResourceInfo;
}

/// Description of a thing. It is built from [`ResourceInfo::of`] by the methods below, so that a row only lists deviations.
#[derive(Clone, Copy, Debug)]
#[must_use]
pub struct ResourceInfo {
    pub noun: Noun,
    pub sign: &'static str,
    /// Anchors of the owner's place for it on the own board, separated by `|`.
    pub anchor: &'static str,
    /// Anchor of its origin; `None` for the thing that gave it.
    pub source: Option<&'static str>,
    /// Anchor of its end when it is paid or lost; `None` for the thing that it pays for.
    pub end: Option<&'static str>,
    pub pieces: u8,
    pub most: u16,
    /// True for a burden: more of it is a cost, and less of it is a gain.
    pub burden: bool,
    /// Points of each at the end, where it is a burden for its points.
    pub points: i32,
    /// True if it is told in words before the choice that brings it about, with all that a seat suffers by it.
    pub warns: bool,
    pub given: Face,
    pub taken: Face,
    pub worded: [SentenceForm; 3],
    pub fact: Option<CountInfo>,
}

#[derive(Clone, Copy, Debug)]
pub struct CountInfo {
    /// Name of the count: "Tax left".
    pub noun: Noun,
    /// Anchor of its place; empty where the game determines it.
    pub place: &'static str,
    pub meaning: Meaning,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// Progress in a task that needs so many.
    Task(u8),
    Left(u8),
    Leader,
}

#[derive(Clone, Copy, Debug)]
pub struct Face {
    /// Text: "2 Labourers", "1 Debt destroyed".
    pub noun: Noun,
    pub sign: &'static str,
    /// True if the symbol is repeated instead of a number.
    pub repeat: bool,
    /// True for a negative number, in the sign and in the text.
    pub less: bool,
}

impl Face {
    /// A symbol after its number.
    pub const fn of(noun: Noun, sign: &'static str) -> Self {
        Self { noun, sign, repeat: false, less: false }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SentenceForm {
    /// In one sentence with others of its seat, with their numbers: "[{0} gains|You gain] {1}."
    Together(Text),
    /// In a sentence of its own, without a number: "[{0} takes|You take] a Debt."
    Alone(Text),
}

impl ResourceInfo {
    /// A usual thing: no limit, at most three moving pieces, kept at its seat.
    pub const fn of(noun: Noun, sign: &'static str) -> Self {
        Self {
            noun,
            sign,
            anchor: "",
            source: None,
            end: None,
            pieces: 3,
            most: u16::MAX,
            burden: false,
            points: 0,
            warns: false,
            given: Face::of(noun, sign),
            taken: Face::of(noun, sign),
            worded: [
                SentenceForm::Together(text!("[{0} gains|You gain] {1}.")),
                SentenceForm::Together(text!("[{0} pays|You pay] {1}.")),
                SentenceForm::Together(text!("[{0} loses|You lose] {1}.")),
            ],
            fact: None,
        }
    }

    pub const fn at(self, anchor: &'static str) -> Self {
        Self { anchor, ..self }
    }

    /// Sets its origin; `""` for none.
    pub const fn from(self, source: &'static str) -> Self {
        Self { source: Some(source), ..self }
    }

    /// Sets its end; `""` for none.
    pub const fn to(self, end: &'static str) -> Self {
        Self { end: Some(end), ..self }
    }

    pub const fn lessened(self) -> Self {
        Self { taken: Face { less: true, ..self.given }, ..self }
    }

    pub const fn single(self) -> Self {
        Self { pieces: 1, ..self }
    }

    pub const fn most(self, most: u16) -> Self {
        Self { most, ..self }
    }

    pub const fn burden(self) -> Self {
        Self { burden: true, ..self }
    }

    pub const fn points(self, points: i32) -> Self {
        Self { points, ..self }
    }

    pub const fn warns(self) -> Self {
        Self { warns: true, ..self }
    }

    pub const fn repeated(mut self) -> Self {
        self.given.repeat = true;
        self
    }

    pub const fn given(self, noun: Noun, sign: &'static str) -> Self {
        Self { given: Face::of(noun, sign), ..self }
    }

    pub const fn taken(self, noun: Noun, sign: &'static str) -> Self {
        Self { taken: Face::of(noun, sign), ..self }
    }

    pub const fn line(&self, key: &'static str, group: usize) -> ScoreLineInfo {
        ScoreLineInfo { key, name: self.noun.plural(), sign: self.sign, group }
    }

    pub const fn fact(self, noun: Noun, place: &'static str, meaning: Meaning) -> Self {
        Self { fact: Some(CountInfo { noun, place, meaning }), ..self }
    }

    pub const fn worded(mut self, kind: ChangeKind, worded: SentenceForm) -> Self {
        self.worded[kind as usize] = worded;
        self
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChangeKind {
    Gained,
    Paid,
    Lost,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ResourceChange<T> {
    pub seat: Seat,
    pub kind: ChangeKind,
    pub thing: T,
    pub count: u8,
    pub level: Option<u8>,
}

impl<T: Thing> ResourceChange<T> {
    const fn of(seat: Seat, kind: ChangeKind, thing: T, count: u8) -> Self {
        Self { seat, kind, thing, count, level: None }
    }

    pub const fn gained(seat: Seat, thing: T, count: u8) -> Self {
        Self::of(seat, ChangeKind::Gained, thing, count)
    }

    pub const fn paid(seat: Seat, thing: T, count: u8) -> Self {
        Self::of(seat, ChangeKind::Paid, thing, count)
    }

    pub const fn lost(seat: Seat, thing: T, count: u8) -> Self {
        Self::of(seat, ChangeKind::Lost, thing, count)
    }

    #[must_use]
    pub fn up_to(self, level: u8) -> Self {
        Self { level: Some(level), ..self }
    }

    /// Change for its seat. A gain is in [`Column::Brings`], anything else in [`Column::Costs`]; reversed for a burden.
    pub fn change(self) -> Change<T> {
        let gained = self.kind == ChangeKind::Gained;
        let by = if gained { i32::from(self.count) } else { -i32::from(self.count) };
        let column = if gained == self.thing.row().burden { Column::Costs } else { Column::Brings };
        let suffered = column == Column::Costs && self.kind != ChangeKind::Paid;
        Change { suffered, ..Change::within(column, self.thing, by) }
    }

    pub fn sentence(self, names: &[String], lang: Lang) -> EventText {
        let row = self.thing.row();
        match row.worded[self.kind as usize] {
            SentenceForm::Alone(text) => {
                EventText::Sentence(fill(lang, localize(lang, text), &[&seat_name(names, self.seat, lang)]))
            }
            SentenceForm::Together(text) => {
                let piece = match self.level {
                    Some(level) => Clause::Steps(row.noun, self.count, level),
                    None => Clause::Count(row.noun, self.count),
                };
                EventText::Piece(SentenceFrame::of(self.seat, text), piece)
            }
        }
    }

    /// Movements on the table. A gain comes from the origin in `source`, unless the row has one.
    pub fn motions(self, source: &MotionSource) -> Vec<Motion> {
        let row = self.thing.row();
        let (kept, usual) = (source.of(self.seat, row.anchor), || source.of_gains(self.seat));
        let (from, to) = match self.kind {
            ChangeKind::Gained => (row.source.map_or_else(usual, str::to_owned), kept),
            ChangeKind::Paid | ChangeKind::Lost => (kept, row.end.map_or_else(usual, str::to_owned)),
        };
        let motion = Motion::new(Flying::Icon(row.sign, None), from, to);
        vec![motion; self.count.min(row.pieces).into()]
    }
}

/// The chip of a change, for the seat that chooses. Other effects at the table have no number: a fact has its levels,
/// and another seat's change has its amount.
pub fn chip<T: Thing>(change: Change<T>, seat: Seat, lang: Lang) -> Gain {
    let row = change.thing.row();
    if let (Some(levels), Some(shown)) = (change.levels, row.fact) {
        return fact_chip(row, shown, levels, seat, lang);
    }
    let by = if change.column == Column::Then && change.seat.is_none() { 0 } else { change.by };
    Gain { seat: change.seat, ..Gain::within(change.column, row.sign, by, row.noun.one(lang)) }
}

fn fact_chip(row: &ResourceInfo, shown: CountInfo, (before, after): (i32, i32), seat: Seat, lang: Lang) -> Gain {
    let leads = u8::try_from(after).ok().map(Seat).filter(|_| shown.meaning == Meaning::Leader);
    let (tone, of) = match shown.meaning {
        Meaning::Task(of) => (if after > before { Tone::Good } else { Tone::Plain }, Some(of)),
        Meaning::Left(few) => (if after <= i32::from(few) { Tone::Danger } else { Tone::Plain }, None),
        Meaning::Leader if leads == Some(seat) => (if row.burden { Tone::Danger } else { Tone::Good }, None),
        Meaning::Leader => (Tone::Plain, None),
    };
    let levels = (shown.meaning != Meaning::Leader).then_some((before, after));
    let gain = Gain::within(Column::Then, row.sign, 0, shown.noun.one(lang));
    Gain { levels, of, tone, seat: leads, place: shown.place.to_owned(), ..gain }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DelayCost {
    Gone,
    Worse(Vec<Gain>),
}

impl DelayCost {
    /// Evaluates deferring `choice` for `first`; `None` if it can wait.
    pub fn of<G: Previews<Thing: Thing>>(state: &G, choice: G::Choice, first: G::Choice, lang: Lang) -> Option<Self> {
        let seat = state.decision()?.seat;
        Some(match CostOfWaiting::of(state, choice, first)? {
            CostOfWaiting::Gone => Self::Gone,
            CostOfWaiting::Worse(changes) => {
                Self::Worse(Gain::sum(changes.into_iter().map(|change| chip(change, seat, lang))))
            }
        })
    }
}

pub trait Atom: Copy {
    type Thing: Thing;

    /// Kind, thing and count of a plain gain or loss of one thing; `None` for any other atom.
    fn plain(self) -> Option<(ChangeKind, Self::Thing, u8)>;

    fn peculiar(self) -> (Face, u8);

    fn face(self) -> (Face, u8) {
        match self.plain() {
            Some((ChangeKind::Gained, thing, count)) => (thing.row().given, count),
            Some((_, thing, count)) => (thing.row().taken, count),
            None => self.peculiar(),
        }
    }

    /// Text on a card: "2 Labourers", "1 Debt destroyed". It is a noun, so that a list of them is unambiguous.
    fn localize(self, lang: Lang) -> String {
        let (face, count) = self.face();
        let counted = face.noun.count(count, lang);
        if face.less { fill(lang, localize(lang, text!("{0} less")), &[&counted]) } else { counted }
    }

    fn sign(self, lang: Lang) -> Sign {
        let (face, count) = self.face();
        Sign { icon: face.sign, count, repeat: face.repeat, less: face.less, label: self.localize(lang) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::event_text::sentences;

    #[derive(Clone, Copy, Debug, PartialEq)]
    enum SmallResource {
        Coin,
        Debt,
        Level,
    }

    impl Thing for SmallResource {
        fn row(self) -> &'static ResourceInfo {
            match self {
                Self::Coin => const { &ResourceInfo::of(noun!("Silver", "Silver"), "silver").at("held:silver") },
                Self::Debt => {
                    const {
                        &ResourceInfo::of(noun!("Debt", "Debts"), "debt-unpaid")
                            .at("debts")
                            .from("poverty")
                            .to("")
                            .burden()
                            .taken(noun!("Debt destroyed", "Debts destroyed"), "destroy-debt")
                            .worded(ChangeKind::Lost, SentenceForm::Alone(text!("[{0} destroys|You destroy] a Debt.")))
                    }
                }
                Self::Level => {
                    const { &ResourceInfo::of(noun!("Faith", "Faith"), "faith").at("track:faith").single().repeated() }
                }
            }
        }
    }

    use SmallResource::{Coin, Debt, Level};

    const ME: Seat = Seat(0);

    #[test]
    fn gains_in_a_row_are_one_sentence_and_a_thing_may_have_one_of_its_own() {
        let row = [
            ResourceChange::gained(ME, Coin, 1),
            ResourceChange::gained(ME, Coin, 2),
            ResourceChange::gained(ME, Level, 1).up_to(4),
            ResourceChange::paid(ME, Coin, 1),
            ResourceChange::lost(ME, Debt, 1),
        ];
        let names = ["Odila".to_owned()];
        let worded: Vec<_> = sentences(&row, &names, Lang::En, |one| one.sentence(&names, Lang::En));
        let worded: Vec<&str> = worded.iter().map(|(_, sentence)| sentence.as_str()).collect();
        let expected = ["Odila gains 3 Silver and 1 Faith (now 4).", "Odila pays 1 Silver.", "Odila destroys a Debt."];
        assert_eq!(worded, expected);
    }

    #[test]
    fn less_of_a_burden_is_brought_and_more_of_it_is_a_cost() {
        let column = |counted: ResourceChange<SmallResource>| (counted.change().column, counted.change().by);
        assert_eq!(column(ResourceChange::gained(ME, Coin, 2)), (Column::Brings, 2));
        assert_eq!(column(ResourceChange::paid(ME, Coin, 2)), (Column::Costs, -2));
        assert_eq!(column(ResourceChange::gained(ME, Debt, 1)), (Column::Costs, 1));
        assert_eq!(column(ResourceChange::lost(ME, Debt, 1)), (Column::Brings, -1));
        let chip = chip(ResourceChange::lost(ME, Debt, 1).change(), ME, Lang::En);
        assert_eq!((chip.number().as_str(), chip.sign.label.as_str()), ("−1", "Debt"));
    }

    #[test]
    fn a_thing_travels_between_what_gives_it_and_where_it_is_kept() {
        let mut source = MotionSource::seen_by(ME);
        source.turns_to(ME, "card:3".to_owned());
        let moves = |counted: ResourceChange<SmallResource>| {
            let motions = counted.motions(&source);
            (motions.len(), motions[0].from.clone(), motions[0].to.clone())
        };
        let worded = |count, from: &str, to: &str| (count, from.to_owned(), to.to_owned());
        assert_eq!(moves(ResourceChange::gained(ME, Coin, 2)), worded(2, "card:3", "held:silver"));
        assert_eq!(
            moves(ResourceChange::gained(ME, Coin, 9)),
            worded(3, "card:3", "held:silver"),
            "no more than three travel"
        );
        assert_eq!(moves(ResourceChange::paid(ME, Coin, 1)), worded(1, "held:silver", "card:3"));
        assert_eq!(
            moves(ResourceChange::gained(ME, Level, 2)),
            worded(1, "card:3", "track:faith"),
            "a marker is one piece"
        );
        assert_eq!(moves(ResourceChange::gained(ME, Debt, 1)), worded(1, "poverty", "debts"));
        assert_eq!(moves(ResourceChange::lost(ME, Debt, 1)), worded(1, "debts", ""));
        assert_eq!(moves(ResourceChange::gained(Seat(1), Coin, 1)), worded(1, "", "seat:1"), "another seat is a strip");
    }

    #[test]
    fn a_card_shows_what_it_gives_and_what_it_takes() {
        #[derive(Clone, Copy)]
        struct Give(ChangeKind, SmallResource, u8);
        impl Atom for Give {
            type Thing = SmallResource;
            fn plain(self) -> Option<(ChangeKind, SmallResource, u8)> {
                (self.2 > 0).then_some((self.0, self.1, self.2))
            }
            fn peculiar(self) -> (Face, u8) {
                (Face::of(noun!("Wall", "Walls"), "wall"), 1)
            }
        }
        let sign = |kind, thing, count| Give(kind, thing, count).sign(Lang::En);
        assert_eq!(sign(ChangeKind::Lost, Debt, 1), Sign::one("destroy-debt", "1 Debt destroyed"));
        assert_eq!(sign(ChangeKind::Gained, Coin, 2), Sign::many("silver", 2, "2 Silver"));
        assert_eq!(sign(ChangeKind::Gained, Level, 2), Sign::repeated("faith", 2, "2 Faith"));
        assert_eq!(sign(ChangeKind::Gained, Coin, 0), Sign::one("wall", "1 Wall"), "what is no gain of a thing");
    }
}
