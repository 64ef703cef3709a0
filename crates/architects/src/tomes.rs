//! The counts of this game for the tomes of a campaign (Tomesaga, rulings C-1 to C-6).

use super::components::Thing;
use super::event::Event;
use super::state::Architects;
use engine::Chaptered;
use kernel::{Chance, Seat, TomeEvent, Tomes};

impl Chaptered for Architects {
    const TOME_EVENT: fn(TomeEvent) -> Event = Event::Tome;

    fn tomes_mut(&mut self) -> (&mut Option<Tomes>, &mut Chance) {
        (&mut self.tomes, &mut self.chance)
    }

    fn collects(&self) -> bool {
        !self.over
    }

    fn active_seat(&self) -> Seat {
        self.turn
    }
}

impl Architects {
    pub(super) fn counted_for(&self, seat: Seat, tome: usize) -> u8 {
        let player = self.player(seat);
        match tome {
            0 => player.built.len() as u8,
            1 => u8::try_from(player.has(Thing::Marble)).unwrap_or(u8::MAX),
            2 => player.unpaid,
            3 => player.apprentices.len() as u8,
            4 => player.cathedral,
            5 => player.virtue,
            _ => 0,
        }
    }
}
