//! Fortify: builds a Wall from the draw pile.

use super::super::components::{Action, Attribute, Reward, WALL_INFLUENCE};
use super::super::event::Event;
use super::super::question::Source;
use super::super::state::Paladins;
use super::super::step::Step;
use super::super::why_not::WhyNot;
use engine::{Check, ReasonSink};
use kernel::{EventSink, Seat};

impl Paladins {
    pub(super) fn check_fortify(&self, seat: Seat, reasons: &mut impl ReasonSink<WhyNot>) -> Check {
        let player = self.player(seat);
        player.check_provisions(player.provision_cost(Action::Fortify), reasons)?;
        self.check_wall(seat, reasons)
    }

    /// Notes every obstacle to a Wall: an empty draw pile, or too little Influence for the next card space.
    pub(in super::super) fn check_wall(&self, seat: Seat, reasons: &mut impl ReasonSink<WhyNot>) -> Check {
        if self.board.wall_deck.is_empty() {
            return reasons.add(WhyNot::NoWall);
        }
        let player = self.player(seat);
        match WALL_INFLUENCE.get(player.walls.len()) {
            Some(need) => player.check_level(Attribute::Influence, *need, reasons),
            None => reasons.add(WhyNot::AllDone { action: Action::Fortify }),
        }
    }

    pub(super) fn fortify(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        let provisions = self.player(seat).provision_cost(Action::Fortify);
        self.spend(seat, 0, provisions, events);
        self.build_wall(seat, events);
    }

    /// Draws and builds the top Wall. Gains 1 Strength and the Wall's extra effect.
    pub(in super::super) fn build_wall(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        let Some(wall) = self.board.wall_deck.pop() else { return };
        self.player_mut(seat).walls.push(wall);
        events.emit(Event::WallBuilt { seat, wall });
        self.flow.give_effects(seat, wall.card().extra, Source::Wall(wall));
        self.flow.push(Step::Reward(seat, Reward::Raise(Attribute::Strength, 1)));
    }
}
