//! Chips for the costs, gains and consequences of a choice.

use super::signs::Sign;
use super::spotlight::{Mark, Spotlight, Tone};
use kernel::{Column, Game, Lang, Seat, TOMES, Tomes, first_shown};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gain {
    pub sign: Sign,
    /// Amount of the change; 0 for a fact.
    pub change: i32,
    pub column: Column,
    pub seat: Option<Seat>,
    /// Levels before and after, for a fact of the table.
    pub levels: Option<(i32, i32)>,
    pub of: Option<u8>,
    pub tone: Tone,
    /// Anchor of its place on the table; empty without one.
    pub place: String,
    /// True for a sentence: its label is visible, in place of a number.
    pub worded: bool,
}

impl Gain {
    /// A change of something, with its spoken name: an increase is a gain, a decrease is a cost.
    pub fn new(icon: &'static str, change: i32, label: impl Into<String>) -> Self {
        let column = if change < 0 { Column::Costs } else { Column::Brings };
        Self::within(column, icon, change, label)
    }

    /// A change in a column. A fact has no number: its change is 0.
    pub fn within(column: Column, icon: &'static str, change: i32, label: impl Into<String>) -> Self {
        let sign = Sign::one(icon, label);
        let tone = Tone::default();
        Self { sign, change, column, seat: None, levels: None, of: None, tone, place: String::new(), worded: false }
    }

    /// Adds up the changes of each thing, one chip per column and seat. Sums of 0 are dropped.
    pub fn sum(changes: impl Iterator<Item = Self>) -> Vec<Self> {
        let mut chips: Vec<Self> = Vec::new();
        for gain in changes {
            let like = |chip: &&mut Self| {
                chip.column == gain.column && chip.sign.icon == gain.sign.icon && chip.seat == gain.seat
            };
            // A fact is never added to another chip.
            match chips.iter_mut().find(like).filter(|_| gain.place.is_empty()) {
                Some(chip) => chip.change += gain.change,
                None => chips.push(gain),
            }
        }
        chips.retain(|chip| chip.change != 0 || chip.column == Column::Then);
        chips
    }

    pub fn number(&self) -> String {
        match self.change {
            0 => self.steps(),
            1.. => format!("+{}", self.change),
            _ => format!("−{}", -self.change),
        }
    }

    /// Text of a fact's levels: "4 → 5/5"; empty for anything else.
    pub fn steps(&self) -> String {
        match (self.levels, self.of) {
            (Some((before, after)), Some(of)) => format!("{before} → {after}/{of}"),
            (Some((before, after)), None) => format!("{before} → {after}"),
            (None, _) => String::new(),
        }
    }

    /// True for a change that is no cost. Less of a burden counts as a gain.
    pub fn is_welcome(&self) -> bool {
        self.column != Column::Costs
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Consequences {
    pub chips: Vec<Gain>,
    pub next: Option<&'static str>,
    /// The card that becomes known, with its article.
    pub shows: Option<String>,
    pub seat: Seat,
    pub lang: Lang,
}

impl Consequences {
    pub fn narrates(&self) -> bool {
        !self.chips.is_empty() || self.shows.is_some() || self.next.is_some()
    }

    /// Stage of the consequences: a ring at each place with a change, and a mark with a fact's levels.
    pub fn stage(&self) -> Spotlight {
        let mut stage = Spotlight::default();
        for chip in self.chips.iter().filter(|chip| !chip.place.is_empty()) {
            if !stage.rings.iter().any(|(place, _)| *place == chip.place) {
                stage.rings.push((chip.place.clone(), chip.tone));
            }
            let text = chip.steps();
            if !text.is_empty() {
                stage.marks.push(Mark { place: chip.place.clone(), sign: Some(chip.sign.icon), text, tone: chip.tone });
            }
        }
        stage
    }
}

/// The open tomes that a choice takes, for its preview. Empty where the choice shows something.
pub fn tomes_taken<G: Game>(game: &G, choice: G::Choice, lang: Lang) -> Vec<Gain> {
    let (Some(open), Some(chapter), Some(asked)) = (game.tomes(), G::CHAPTER, game.decision()) else {
        return Vec::new();
    };
    let mut after = game.clone();
    // The events are dropped. Another sink type than that of a table would compile all rules of the game again.
    if first_shown(game, choice).is_some() || after.apply(choice, &mut Vec::new()).is_err() {
        return Vec::new();
    }
    let owners = after.tomes().into_iter().flat_map(Tomes::objectives);
    let taken = open.objectives().zip(owners).filter(|((_, before), _)| before.is_none());
    taken
        .filter_map(|((tome, _), (_, owner))| {
            let title = chapter.tomes[tome % TOMES].title.localize(lang);
            match owner? {
                seat if seat == asked.seat => Some(Gain::new("tome", 1, title)),
                seat => Some(Gain { seat: Some(seat), ..Gain::within(Column::Then, "tome", 1, title) }),
            }
        })
        .collect()
}
