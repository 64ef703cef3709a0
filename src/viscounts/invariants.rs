//! What holds in every state of a game. States from outside pass here before they are played on.

use super::components::{
    Building, BuildingKind, FULL, LEAST_CARDS, MANUSCRIPTS, SCHEMES, Section, Segment, TOWNSFOLK, TRACK_END, Tier,
    TownsfolkId, WORKERS,
};
use super::question::Question;
use super::state::{MOST_SEATS, MOST_STEPS, Viscounts};
use super::step::Step;
use crate::kernel::{Seat, Set};
use std::cell::Cell;

impl Viscounts {
    /// Names the first invariant that this state breaks.
    pub(super) fn first_broken(&self) -> Option<&'static str> {
        let holds: [(bool, &'static str); 12] = [
            (self.seats_fit(), "seats are those of the table"),
            (self.ring_is_whole(), "each segment lies in the ring once"),
            (self.flow_waits(), "a game that is not over waits for a choice"),
            (self.flow_fits(), "the steps to come belong to seats of the table"),
            (self.cards_are_whole(), "no Townsfolk is lost or doubled"),
            (self.decks_are_large(), "a player keeps at least three cards"),
            (self.manuscripts_are_whole(), "no Manuscript is lost or doubled"),
            (self.workers_are_whole(), "each player has twenty Workers"),
            (self.castle_is_settled(), "at most three Workers stay in a section"),
            (self.buildings_are_whole(), "each Building is on the player board or on a spot"),
            (self.tracks_fit(), "Corruption never stands beyond Virtue"),
            (self.schemes_are_whole(), "no Scheme is lost or doubled"),
        ];
        holds.into_iter().find_map(|(holds, name)| (!holds).then_some(name))
    }

    fn seats_fit(&self) -> bool {
        let at_table = |seat: Seat| seat.0 < self.seats;
        let held = self.board.bonuses.iter().flatten().chain(&self.board.castle.leader);
        let owners = self.board.spots.iter().flatten().flatten().map(|built| &built.owner);
        (2..=MOST_SEATS as u8).contains(&self.seats)
            && [self.first, self.turn].iter().chain(held).chain(owners).all(|seat| at_table(*seat))
            && self.opponent.as_ref().is_none_or(|opponent| opponent.seat == Seat(1) && self.seats == 2)
    }

    fn ring_is_whole(&self) -> bool {
        Segment::ALL.into_iter().all(|segment| self.board.ring.contains(&segment))
    }

    fn flow_waits(&self) -> bool {
        match self.asked() {
            None => self.over && self.flow.is_empty(),
            Some((seat, question)) => {
                let mut any = false;
                self.each_choice(seat, question, &mut |_| any = true);
                any && !self.over && !self.is_opponent(seat)
            }
        }
    }

    /// No step is for a seat that is not there, and none but the top one waits for a choice, but for the set-up's.
    fn flow_fits(&self) -> bool {
        let fits = |step: &Step| match *step {
            Step::Ask(seat, _)
            | Step::Settle(seat)
            | Step::Effect(seat, _)
            | Step::Either(seat, _)
            | Step::Castle(seat)
            | Step::Spread(seat, _) => seat.0 < self.seats,
            Step::Place(seat, building, _) => seat.0 < self.seats && (1..=3).contains(&building.slot),
            _ => true,
        };
        let slots_fit = self.flow.iter().all(|step| match *step {
            Step::Ask(_, Question::Spot(building, _)) => (1..=3).contains(&building.slot),
            _ => true,
        });
        let below = &self.flow[..self.flow.len().saturating_sub(1)];
        let waiting = below.iter().filter(|step| matches!(step, Step::Ask(_, question) if *question != Question::Pair));
        self.flow.iter().all(fits) && slots_fit && waiting.count() == 0 && self.flow.len() < MOST_STEPS / 2
    }

    fn cards_are_whole(&self) -> bool {
        // Starting cards are in every deck once; all others are in the game once.
        let mut unique = [false; TOWNSFOLK.len()];
        let mut count = usize::from(self.removed);
        let doubled = Cell::new(false);
        let mut note = |card: TownsfolkId| {
            let before = std::mem::replace(&mut unique[card.index() % TOWNSFOLK.len()], true);
            doubled.set(doubled.get() || before);
            count += 1;
        };
        self.board.townsfolk.iter().flatten().for_each(|card| note(*card));
        self.pairs.iter().for_each(|pair| note(pair.hero));
        let mut starting = 0;
        for seat in self.all_seats() {
            let mut own = Set::EMPTY;
            for card in self.player(seat).cards() {
                if card.is_starting() {
                    doubled.set(doubled.get() || own.has(card.index()));
                    own.insert(card.index());
                    starting += 1;
                } else {
                    note(card);
                }
            }
        }
        !doubled.get() && count + starting == usize::from(self.dealt)
    }

    fn decks_are_large(&self) -> bool {
        self.all_seats().all(|seat| self.is_opponent(seat) || self.player(seat).count_cards() >= LEAST_CARDS)
    }

    fn manuscripts_are_whole(&self) -> bool {
        let mut seen = Set::EMPTY;
        let own = self.all_seats().flat_map(|seat| self.player(seat).manuscripts.iter());
        let all = self.board.manuscripts.iter().flatten().chain(own);
        let count = all.inspect(|manuscript| seen.insert(manuscript.index())).count();
        count == MANUSCRIPTS.len() && seen.len() == count
    }

    fn workers_are_whole(&self) -> bool {
        let whole =
            |seat: Seat| u16::from(self.player(seat).workers) + self.workers_in_castle(seat) == u16::from(WORKERS);
        self.all_seats().all(whole)
    }

    fn workers_in_castle(&self, seat: Seat) -> u16 {
        let castle = &self.board.castle;
        let cells = castle.first.iter().chain(&castle.second).chain(std::iter::once(&castle.third));
        cells.filter_map(|cells| cells.get(seat.index())).map(|count| u16::from(*count)).sum()
    }

    /// As long as no movement in the Castle is going on.
    fn castle_is_settled(&self) -> bool {
        if self.flow.iter().any(|step| matches!(step, Step::Castle(_))) {
            return true;
        }
        [Tier::First, Tier::Second].into_iter().all(|tier| {
            let count = |section: Section| {
                self.all_seats().map(|seat| u16::from(self.in_tier(tier, section, seat))).sum::<u16>()
            };
            Section::all().all(|section| count(section) <= u16::from(FULL))
        })
    }

    fn buildings_are_whole(&self) -> bool {
        let standing = |seat: Seat, kind: BuildingKind| {
            let built = self.board.spots.iter().flatten().flatten();
            built.filter(|built| built.owner == seat && built.kind == kind).count()
        };
        let spots_fit = Segment::ALL.into_iter().all(|segment| {
            let beyond = self.board.spots[segment.index()].iter().skip(self.side(segment).spots.len());
            beyond.flatten().next().is_none()
        });
        spots_fit
            && self.all_seats().all(|seat| {
                BuildingKind::ALL.into_iter().all(|kind| {
                    let player = self.player(seat);
                    let slots = Building::of(kind).filter(|building| player.has_built(*building)).count();
                    slots == player.count_built(kind) && slots == standing(seat, kind)
                })
            })
    }

    fn tracks_fit(&self) -> bool {
        self.all_seats().all(|seat| {
            let player = self.player(seat);
            1 <= player.corruption && player.corruption <= player.virtue && player.virtue <= TRACK_END
        })
    }

    fn schemes_are_whole(&self) -> bool {
        let Some(opponent) = &self.opponent else { return true };
        let mut seen = Set::EMPTY;
        let piled = opponent.draw.iter().chain(&opponent.discard).chain(&opponent.future);
        let all = piled.chain(opponent.line.iter().flatten());
        let count = all.inspect(|scheme| seen.insert(scheme.index())).count();
        count == SCHEMES.len() - opponent.kind.board().removed.len() && seen.len() == count
    }
}
