//! What a choice would cost, bring and lead to, as chips.

use super::signs::Sign;
use super::stage::{Mark, Stage, Tone};
use kernel::{Column, Game, Lang, Seat, TOMES, Tomes, first_shown};

/// One chip: a sign with its change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gain {
    /// Its sign.
    pub sign: Sign,
    /// By how much it changes; 0 for a fact.
    pub change: i32,
    /// Where it stands.
    pub column: Column,
    /// Whose it is, where it is not the one's who chooses.
    pub seat: Option<Seat>,
    /// What it was and what it is, for a fact of the table.
    pub levels: Option<(i32, i32)>,
    /// Of how many, for a task.
    pub of: Option<u8>,
    /// What it means to the one who chooses.
    pub tone: Tone,
    /// The anchor of the place of the table where it stands; none where it stands nowhere.
    pub place: String,
}

impl Gain {
    /// A change of something, with its spoken name: what grows is brought, what shrinks is a cost.
    pub fn new(icon: &'static str, change: i32, label: impl Into<String>) -> Self {
        let column = if change < 0 { Column::Costs } else { Column::Brings };
        Self::within(column, icon, change, label)
    }

    /// A change in a column. A fact has no number: its change is 0.
    pub fn within(column: Column, icon: &'static str, change: i32, label: impl Into<String>) -> Self {
        let sign = Sign::one(icon, label);
        let tone = Tone::default();
        Self { sign, change, column, seat: None, levels: None, of: None, tone, place: String::new() }
    }

    /// Changes of the same thing as one chip a column; what comes to nothing has none.
    pub fn sum(changes: impl Iterator<Item = Self>) -> Vec<Self> {
        let mut chips: Vec<Self> = Vec::new();
        for gain in changes {
            let like = |chip: &&mut Self| {
                chip.column == gain.column && chip.sign.icon == gain.sign.icon && chip.seat == gain.seat
            };
            // A fact stands for itself.
            match chips.iter_mut().find(like).filter(|_| gain.place.is_empty()) {
                Some(chip) => chip.change += gain.change,
                None => chips.push(gain),
            }
        }
        chips.retain(|chip| chip.change != 0 || chip.column == Column::Then);
        chips
    }

    /// The change as it is written, with a true minus; of a fact, what it was and is.
    pub fn number(&self) -> String {
        match self.change {
            0 => self.steps(),
            1.. => format!("+{}", self.change),
            _ => format!("−{}", -self.change),
        }
    }

    /// What a fact was and is: "4 → 5/5"; nothing for all else.
    pub fn steps(&self) -> String {
        match (self.levels, self.of) {
            (Some((before, after)), Some(of)) => format!("{before} → {after}/{of}"),
            (Some((before, after)), None) => format!("{before} → {after}"),
            (None, _) => String::new(),
        }
    }

    /// Whether it is welcome: what is paid or suffered is not, nor is less of anything but of a burden.
    pub fn is_welcome(&self) -> bool {
        self.column != Column::Costs
    }
}

/// What would follow, as chips.
#[derive(Clone, Debug, PartialEq)]
pub struct Brings {
    /// The chips of what is certain.
    pub chips: Vec<Gain>,
    /// The sign of what would be chosen next.
    pub next: Option<&'static str>,
    /// Whether it shows a card.
    pub reveals: bool,
    /// Whose it is.
    pub seat: Seat,
    /// The language.
    pub lang: Lang,
}

impl Brings {
    /// Whether there is anything to tell.
    pub fn tells(&self) -> bool {
        !self.chips.is_empty() || self.reveals || self.next.is_some()
    }

    /// What of it is lit on the table: each place where something follows, with what stands there then.
    pub fn stage(&self) -> Stage {
        let mut stage = Stage::default();
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

/// The open tomes that a choice takes, for what is told of it before it is made. Where it shows something, that is not told.
pub fn tomes_taken<G: Game>(game: &G, choice: G::Choice, lang: Lang) -> Vec<Gain> {
    let (Some(open), Some(chapter), Some(asked)) = (game.tomes(), G::CHAPTER, game.decision()) else {
        return Vec::new();
    };
    let mut after = game.clone();
    // Nobody reads the events. For another sink than that of a table all rules of the game would be compiled once more.
    if first_shown(game, choice).is_some() || after.apply(choice, &mut Vec::new()).is_err() {
        return Vec::new();
    }
    let owners = after.tomes().into_iter().flat_map(Tomes::objectives);
    let taken = open.objectives().zip(owners).filter(|((_, before), _)| before.is_none());
    taken
        .filter_map(|((tome, _), (_, owner))| {
            let title = chapter.tomes[tome % TOMES].title.said(lang);
            match owner? {
                seat if seat == asked.seat => Some(Gain::new("tome", 1, title)),
                seat => Some(Gain { seat: Some(seat), ..Gain::within(Column::Then, "tome", 1, title) }),
            }
        })
        .collect()
}
