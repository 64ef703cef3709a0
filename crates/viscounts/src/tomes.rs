//! Tomes of a campaign in this game: the counts of their goals, and the advantages from the chapter before (Tomesaga,
//! rulings C-12 to C-14).

use super::components::{Advantage, BROUGHT, Effect, Resource, Ribbon};
use super::event::Event;
use super::seats::at;
use super::state::Viscounts;
use super::step::Step;
use super::things::Thing;
use engine::Chaptered;
use kernel::{Chance, Chapter, EventSink, Seat, Setup, TomeEvent, Tomes};

impl Chaptered for Viscounts {
    const TOME_EVENT: fn(TomeEvent) -> Event = Event::Tome;

    fn tomes_mut(&mut self) -> (&mut Option<Tomes>, &mut Chance) {
        (&mut self.tomes, &mut self.chance)
    }

    fn collects(&self) -> bool {
        true
    }

    fn active_seat(&self) -> Seat {
        self.turn
    }
}

impl Viscounts {
    pub(super) fn counted_for(&self, seat: Seat, tome: usize) -> u8 {
        let player = self.player(seat);
        match tome {
            0 => player.buildings() as u8,
            1 => player.all_ribbons().into_iter().filter(|count| *count > 0).count() as u8,
            2 => self.board.castle.third[at(seat)],
            3 => player.approved,
            4 => player.paid,
            5 => {
                let count = player.manuscripts.len() as u8;
                let bonus = Ribbon::ALL.into_iter().any(|ribbon| self.holds_bonus(seat, ribbon));
                // Without the card the count stays one short, however many the Manuscripts.
                if bonus { count } else { count.min(super::components::CHAPTER.tomes[tome].goal).saturating_sub(1) }
            }
            _ => 0,
        }
    }

    /// Gives the seats their advantages from the chapter before, in turn order from the Start Player. Goods come at
    /// once, since no question about Player Cards needs them. Workers and a free hire come after all Player Cards
    /// (rulings C-13, C-14).
    pub(super) fn bring(&mut self, setup: &Setup, out: &mut impl EventSink<Event>) {
        if setup.carried.is_empty() {
            return;
        }
        let seats = self.seats as usize;
        for seat in self.first.around(seats) {
            for advantage in Advantage::ALL.into_iter().filter(|own| setup.carried_by(seat, own.key()) > 0) {
                out.emit(Event::Tome(TomeEvent::Brought { seat, advantage: advantage as u8 }));
                match advantage {
                    Advantage::Stone => self.gain(seat, Thing::Resource(Resource::Stone), BROUGHT, out),
                    Advantage::Ink => self.gain(seat, Thing::Resource(Resource::Ink), BROUGHT, out),
                    Advantage::Gold => self.gain(seat, Thing::Resource(Resource::Gold), BROUGHT, out),
                    // From the top of the pile, and flipped (ruling C-12).
                    Advantage::Deed => {
                        self.board.deeds_left = self.board.deeds_left.saturating_sub(1);
                        self.player_mut(seat).approved += 1;
                        out.emit(Event::Gained { seat, thing: Thing::ApprovedDeed, count: 1 });
                    }
                    Advantage::Workers | Advantage::FreeHire => {}
                }
            }
            self.gain(seat, Thing::Silver, setup.carried_by(seat, Chapter::SILVER), out);
        }
        // The last one lies at the bottom.
        for seat in self.first.around(seats).rev() {
            if setup.carried_by(seat, Advantage::FreeHire.key()) > 0 {
                self.flow.push(Step::Settle(seat));
                self.flow.push(Step::Effect(seat, Effect::FreeHire(1)));
            }
            if setup.carried_by(seat, Advantage::Workers.key()) > 0 {
                self.flow.push(Step::Effect(seat, Effect::Workers(BROUGHT)));
            }
        }
    }

    /// True if Workers fit into a section. At the set-up no Castle movement and no bump may follow.
    pub(super) fn has_space_for(&self, seat: Seat, section: super::components::Section, count: u8) -> bool {
        let full = super::components::FULL;
        let all: u8 = self.all_seats().map(|owner| self.in_first(section, owner)).sum();
        self.is_set_up() || self.in_first(section, seat) + count < full && all + count <= full
    }
}
