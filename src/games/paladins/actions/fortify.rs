//! Fortify: a Wall from the draw pile.

use super::super::components::{Action, Attribute, Reward, WALL_INFLUENCE};
use super::super::event::Event;
use super::super::payment::Lacks;
use super::super::question::Source;
use super::super::state::Paladins;
use super::super::step::Step;
use super::super::why_not::WhyNot;
use crate::kernel::{Seat, Sink};

impl Paladins {
    pub(super) fn fortify_lacks(&self, seat: Seat, lacks: &mut Lacks) {
        let player = self.player(seat);
        player.lacks_provisions(player.provision_cost(Action::Fortify), lacks);
        if let Some(lack) = self.wall_lack(seat) {
            lacks.push(lack);
        }
    }

    /// Fortify: a Wall must be left, and the Influence above the next empty card space reached.
    pub(in super::super) fn wall_lack(&self, seat: Seat) -> Option<WhyNot> {
        if self.board.wall_deck.is_empty() {
            return Some(WhyNot::NoWall);
        }
        let player = self.player(seat);
        let Some(&need) = WALL_INFLUENCE.get(player.walls.len()) else {
            return Some(WhyNot::AllDone { action: Action::Fortify });
        };
        let have = player.level(Attribute::Influence);
        (have < need).then_some(WhyNot::Attribute { attribute: Attribute::Influence, need, have })
    }

    pub(super) fn fortify(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let provisions = self.player(seat).provision_cost(Action::Fortify);
        self.spend(seat, 0, provisions, events);
        self.build_wall(seat, events);
    }

    /// The top Wall is drawn and built: 1 Strength, and what else is printed on it.
    pub(in super::super) fn build_wall(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let Some(wall) = self.board.wall_deck.pop() else { return };
        self.player_mut(seat).walls.push(wall);
        events.tell(Event::WallBuilt { seat, wall });
        self.flow.give_effects(seat, wall.card().extra, Source::Wall(wall));
        self.flow.push(Step::Reward(seat, Reward::Raise(Attribute::Strength, 1)));
    }
}
