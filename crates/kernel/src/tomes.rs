//! Tomes of a campaign in a running game: the open objectives, their owners, and the Crests.

use super::chapter::{Chapter, Crest, OPEN_TOMES, TOMES};
use super::event_text::seat_name;
use super::grammar::{fill, listed, localize};
use super::{Chance, Lang, Seat, Setup};
use serde::{Deserialize, Serialize};

/// Maximum number of seats with Crests: those of the largest table.
const MOST_SEATS: usize = 6;

/// Crests of each seat, and owners of the Crest Tomes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Crests {
    /// Crests on face-up tomes and on Tokens together, by seat and kind.
    held: [[u8; Crest::ALL.len()]; MOST_SEATS],
    /// Owner of the Crest Tome of each kind.
    taken: [Option<Seat>; Crest::ALL.len()],
}

impl Crests {
    /// Number of Crests of a kind that a seat holds.
    pub fn held(&self, seat: Seat, crest: Crest) -> u8 {
        self.held.get(seat.index()).map_or(0, |held| held[crest as usize])
    }

    /// Owner of the Crest Tome of a kind.
    pub const fn owner(&self, crest: Crest) -> Option<Seat> {
        self.taken[crest as usize]
    }

    /// Adds Crests of a kind to a seat.
    pub fn add(&mut self, seat: Seat, crest: Crest, count: u8) {
        if let Some(held) = self.held.get_mut(seat.index()) {
            held[crest as usize] = held[crest as usize].saturating_add(count);
        }
    }

    /// Gives the Crest Tome of a kind to a seat.
    const fn award(&mut self, seat: Seat, crest: Crest) {
        self.taken[crest as usize] = Some(seat);
    }

    /// Gives each Crest Tome to the first seat from `active` on that has enough Crests, and calls `each` for it. Crests
    /// are not spent on it (ruling C-21).
    pub fn claim(&mut self, active: Seat, players: usize, mut each: impl FnMut(Seat, Crest)) {
        for crest in Crest::ALL {
            let enough = |seat: &Seat| self.held(*seat, crest) >= Crest::needed(players);
            if self.owner(crest).is_none()
                && let Some(seat) = active.around(players).find(enough)
            {
                self.award(seat, crest);
                each(seat, crest);
            }
        }
    }
}

/// Tomes of a campaign in a running game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tomes {
    /// Number of seats that may take tomes: all but an official opponent's.
    players: u8,
    /// True if the Start Player marker moves on after the set-up.
    passes: bool,
    /// First seat in turn order.
    first: Seat,
    /// Open tomes, by their places among the chapter's; `None` before the set-up is done.
    open: Option<[u8; OPEN_TOMES]>,
    /// Owner of each open tome.
    taken: [Option<Seat>; OPEN_TOMES],
    /// The Crests, with those of earlier chapters.
    crests: Crests,
}

impl Tomes {
    /// True if a set-up plays with tomes.
    pub fn are_in(setup: &Setup) -> bool {
        !setup.carried.is_empty() || setup.modules.iter().any(|key| key == Chapter::MODULE)
    }

    /// Tomes of a set-up with so many seats that decide; `None` if it plays without.
    pub fn of(setup: &Setup, players: usize) -> Option<Self> {
        Self::are_in(setup).then(|| {
            let mut crests = Crests::default();
            for own in &setup.carried {
                for crest in Crest::ALL {
                    if own.what == crest.key() {
                        crests.add(own.seat, crest, own.count);
                    } else if own.what == crest.tome() {
                        crests.award(own.seat, crest);
                    }
                }
            }
            let passes = Self::holder(setup).is_some();
            Self { players: players as u8, passes, first: Seat(0), open: None, taken: [None; OPEN_TOMES], crests }
        })
    }

    /// Seat that brings the Start Player marker.
    pub fn holder(setup: &Setup) -> Option<Seat> {
        setup.carried.iter().find(|own| own.what == Chapter::START).map(|own| own.seat)
    }

    /// Lays out three random tomes as objectives at the end of the set-up. `holder` has the marker. It moves to the
    /// next seat if the winner of the previous chapter brought it. Returns the first seat in turn order.
    pub fn lay_out(&mut self, holder: Seat, chance: &mut Chance) -> Seat {
        let mut order: [u8; TOMES] = std::array::from_fn(|place| place as u8);
        chance.shuffle(&mut order);
        let mut open = [0; OPEN_TOMES];
        open.copy_from_slice(&order[..OPEN_TOMES]);
        let first = self.first_after(holder);
        *self = self.opened(open, first);
        first
    }

    /// First seat in turn order once the set-up is done, if this seat has the marker until then.
    pub fn first_after(&self, holder: Seat) -> Seat {
        if self.passes { holder.next(self.players().max(1)) } else { holder }
    }

    /// The same with these objectives, and this seat first in turn order.
    #[must_use]
    pub const fn opened(self, open: [u8; OPEN_TOMES], first: Seat) -> Self {
        Self { open: Some(open), first, ..self }
    }

    /// Adds Crests of a kind to a seat.
    pub fn add_crests(&mut self, seat: Seat, crest: Crest, count: u8) {
        self.crests.add(seat, crest, count);
    }

    /// Number of seats that may take tomes.
    pub const fn players(&self) -> usize {
        self.players as usize
    }

    /// First seat in turn order.
    pub const fn first(&self) -> Seat {
        self.first
    }

    /// The objectives, taken ones included, by their places among the chapter's tomes, each with its owner.
    pub fn objectives(&self) -> impl Iterator<Item = (usize, Option<Seat>)> + use<> {
        let taken = self.taken;
        self.open.into_iter().flatten().zip(taken).map(|(tome, owner)| (usize::from(tome), owner))
    }

    /// The Crests, with those of earlier chapters.
    pub const fn crests(&self) -> &Crests {
        &self.crests
    }

    /// Gives the open tomes to the seats that meet their objectives: the active seat first, then in turn order (ruling
    /// C-3). Then gives the Crest Tomes (C-4). Returns true if an open tome was taken.
    pub fn collect(
        &mut self,
        chapter: &Chapter,
        active: Seat,
        meets: impl Fn(Seat, usize) -> bool,
        mut each: impl FnMut(TomeEvent),
    ) -> bool {
        let mut any = false;
        for place in 0..OPEN_TOMES {
            let Some(tome) = self.open.map(|open| usize::from(open[place])) else { return false };
            if self.taken[place].is_none()
                && let Some(seat) = active.around(self.players()).find(|seat| meets(*seat, tome))
            {
                any = true;
                self.taken[place] = Some(seat);
                for crest in chapter.tomes.get(tome).map_or(&[][..], |tome| tome.crests) {
                    self.crests.add(seat, *crest, 1);
                }
                each(TomeEvent::Taken { seat, tome: tome as u8 });
            }
        }
        if any {
            self.crests.claim(active, self.players(), |seat, crest| each(TomeEvent::CrestTomeTaken { seat, crest }));
        }
        any
    }

    /// Names the first invariant that these tomes break at a table of so many seats that decide.
    pub fn broken(&self, players: usize, set_up: bool) -> Option<&'static str> {
        let at_table = |seat: &Seat| seat.index() < players;
        let open = self.open.unwrap_or([0, 1, 2]);
        let whole = open.iter().all(|tome| usize::from(*tome) < TOMES)
            && open[0] != open[1]
            && open[1] != open[2]
            && open[0] != open[2];
        let holds = self.players() == players
            && at_table(&self.first)
            && self.open.is_some() == set_up
            && whole
            && (set_up || self.taken == [None; OPEN_TOMES])
            && self.taken.iter().chain(&self.crests.taken).flatten().all(at_table);
        (!holds).then_some("tomes are of the chapter, and with seats of the table")
    }
}

/// Event about tomes during a game.
#[allow(missing_docs)] // an event's fields are the parts of its sentence
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TomeEvent {
    /// A tome of the previous chapter gives its owner an advantage in this one.
    Brought { seat: Seat, advantage: u8 },
    /// The objectives were laid out.
    LaidOut { tomes: [u8; OPEN_TOMES] },
    /// A seat was first to meet an objective and took the tome.
    Taken { seat: Seat, tome: u8 },
    /// A seat was first to hold the Crests for a Crest Tome and took it.
    CrestTomeTaken { seat: Seat, crest: Crest },
}

impl TomeEvent {
    /// The sentence for the event.
    pub fn sentence(self, chapter: &Chapter, names: &[String], lang: Lang) -> String {
        let title =
            |tome: u8| chapter.tomes.get(usize::from(tome)).map_or("", |tome| tome.title.localize(lang)).to_owned();
        let narrate = |seat, what: &str, text| fill(lang, localize(lang, text), &[&seat_name(names, seat, lang), what]);
        match self {
            Self::Brought { seat, advantage } => {
                let advantage = chapter.advantages.get(usize::from(advantage)).map_or("", |text| text.localize(lang));
                narrate(seat, advantage, text!("[{0} brings|You bring] an advantage from the chapter before: {1}."))
            }
            Self::LaidOut { tomes } => {
                let titles = listed(&tomes.map(title), lang);
                fill(lang, localize(lang, text!("The objectives of this chapter are laid out: {0}.")), &[&titles])
            }
            Self::Taken { seat, tome } => narrate(seat, &title(tome), text!("[{0} takes|You take] a tome: {1}.")),
            Self::CrestTomeTaken { seat, crest } => {
                narrate(seat, crest.name(lang), text!("[{0} takes|You take] the Crest Tome of {1}."))
            }
        }
    }
}
