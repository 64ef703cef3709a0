//! Tomes of a campaign in this game: their counts, and the advantages of the previous chapter (Tomesaga, rulings C-6
//! to C-11).

use super::components::{Advantage, Attribute, BROUGHT, BUY_OFF, Reward, Worker};
use super::event::Event;
use super::question::Question;
use super::state::{Paladins, Player};
use engine::Chaptered;
use kernel::{Chance, Chapter, EventSink, Seat, Setup, TomeEvent, Tomes};

impl Chaptered for Paladins {
    const TOME_EVENT: fn(TomeEvent) -> Event = Event::Tome;

    fn tomes_mut(&mut self) -> (&mut Option<Tomes>, &mut Chance) {
        (&mut self.tomes, &mut self.chance)
    }

    fn collects(&self) -> bool {
        true
    }

    fn active_seat(&self) -> Seat {
        self.active
    }
}

impl Player {
    pub fn brings(&self, advantage: Advantage) -> bool {
        self.brought.has(advantage as usize)
    }
}

impl Paladins {
    pub(super) fn counted_for(&self, seat: Seat, tome: usize) -> u8 {
        let player = self.player(seat);
        match tome {
            0 => player.outposts,
            1 => player.monks,
            2 => player.absolved,
            3 => player.walls.len() as u8,
            4 => (player.attacked.len() + player.converted.len()) as u8,
            5 => Attribute::ALL.into_iter().map(|attribute| player.track(attribute)).max().unwrap_or(0),
            _ => 0,
        }
    }

    /// Applies the advantages of the previous chapter, in turn order from the start player. The draft does not depend
    /// on them, so they apply at once.
    pub(super) fn bring(&mut self, setup: &Setup, events: &mut impl EventSink<Event>) {
        if setup.carried.is_empty() {
            return;
        }
        let people = self.people();
        for seat in self.start.around(people) {
            for advantage in Advantage::ALL.into_iter().filter(|own| setup.carried_by(seat, own.key()) > 0) {
                events.emit(Event::Tome(TomeEvent::Brought { seat, advantage: advantage as u8 }));
                match advantage {
                    Advantage::Provisions => self.reward(seat, Reward::Provisions(BROUGHT), events),
                    Advantage::Silver => self.reward(seat, Reward::Silver(BROUGHT), events),
                    Advantage::Cleric => self.reward(seat, Reward::Workers(Worker::Cleric, 1), events),
                    Advantage::CheapDevelop | Advantage::BuysOffDebts | Advantage::CheapRecruit => {
                        self.player_mut(seat).brought.insert(advantage as usize);
                    }
                }
            }
            let silver = setup.carried_by(seat, Chapter::SILVER);
            if silver > 0 {
                self.reward(seat, Reward::Silver(silver), events);
            }
        }
    }

    /// Imposes a Debt, by an Inquisition or a King's Favour. A player with the advantage for it may pay Silver
    /// instead.
    pub(super) fn impose_debt(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        let player = self.player(seat);
        if player.brings(Advantage::BuysOffDebts) && player.silver >= BUY_OFF {
            self.flow.ask(seat, Question::BuyOff);
        } else {
            self.gain_debt(seat, events);
        }
    }
}
