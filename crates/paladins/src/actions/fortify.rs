//! Fortify: builds a Wall from the draw pile.

use super::super::components::{Action, Attribute, Reward, WALL_INFLUENCE};
use super::super::event::Event;
use super::super::question::Source;
use super::super::state::Paladins;
use super::super::step::Step;
use super::super::why_not::WhyNot;
use engine::{Heard, Note};
use kernel::{Seat, Sink};

impl Paladins {
    pub(super) fn fortify_lacks(&self, seat: Seat, note: &mut impl Note<WhyNot>) -> Heard {
        let player = self.player(seat);
        player.lacks_provisions(player.provision_cost(Action::Fortify), note)?;
        self.wall_lacks(seat, note)
    }

    /// Notes every obstacle to a Wall: an empty draw pile, or too little Influence for the next card space.
    pub(in super::super) fn wall_lacks(&self, seat: Seat, note: &mut impl Note<WhyNot>) -> Heard {
        if self.board.wall_deck.is_empty() {
            return note.note(WhyNot::NoWall);
        }
        let player = self.player(seat);
        match WALL_INFLUENCE.get(player.walls.len()) {
            Some(need) => player.lacks_level(Attribute::Influence, *need, note),
            None => note.note(WhyNot::AllDone { action: Action::Fortify }),
        }
    }

    pub(super) fn fortify(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let provisions = self.player(seat).provision_cost(Action::Fortify);
        self.spend(seat, 0, provisions, events);
        self.build_wall(seat, events);
    }

    /// Draws and builds the top Wall. Gains 1 Strength and the Wall's extra effect.
    pub(in super::super) fn build_wall(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let Some(wall) = self.board.wall_deck.pop() else { return };
        self.player_mut(seat).walls.push(wall);
        events.tell(Event::WallBuilt { seat, wall });
        self.flow.give_effects(seat, wall.card().extra, Source::Wall(wall));
        self.flow.push(Step::Reward(seat, Reward::Raise(Attribute::Strength, 1)));
    }
}
