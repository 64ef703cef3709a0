//! Phase 5: resolving a collision.

use super::components::{
    Building, BuildingKind, Effect, OPPONENT_TRACK, Ongoing, Others, TRACK, TRACK_END, TrackSpace,
};
use super::event::Event;
use super::state::Viscounts;
use super::step::Step;
use kernel::{EventSink, Seat};

impl Viscounts {
    /// Phase 5: resolves a collision if the markers of this turn's seat stand together. It is checked only now.
    pub(super) fn collide(&mut self, out: &mut impl EventSink<Event>) {
        let seat = self.turn;
        if self.player(seat).collides() {
            out.emit(Event::Collided { seat, position: self.player(seat).corruption });
            for step in [
                Step::CollisionEnd,
                Step::CollisionOthers,
                Step::CollisionOwn,
                Step::CollisionTownsfolk,
                Step::CollisionBuildings,
            ] {
                self.flow.push(step);
            }
        }
    }

    /// 1. Each player with the second Workshop and no Criminal on the player board gains a Virtue. A solo opponent with
    ///    its second Trading Post flips a Debt.
    pub(super) fn collision_buildings(&mut self, out: &mut impl EventSink<Event>) {
        for seat in self.turn.around(self.seats as usize).rev() {
            let (kind, effect) = if self.is_opponent(seat) {
                (BuildingKind::TradingPost, Effect::FlipDebt)
            } else {
                (BuildingKind::Workshop, Effect::Virtue(1))
            };
            let building = Building { kind, slot: 2 };
            if self.player(seat).has_built(building) && self.criminals(seat) == 0 {
                out.emit(Event::BuildingWorked { seat, building });
                self.flow.push(Step::Effect(seat, effect));
            }
        }
    }

    /// 2. Townsfolk on any player board that work during collisions, from this turn's seat on.
    pub(super) fn collision_townsfolk(&mut self, out: &mut impl EventSink<Event>) {
        for seat in self.turn.around(self.seats as usize).rev() {
            self.trigger(
                seat,
                |ongoing| match ongoing {
                    Ongoing::Collision(reward) => Some(reward),
                    _ => None,
                },
                out,
            );
        }
    }

    fn track_space(&self) -> (usize, &'static TrackSpace) {
        let place = (self.player(self.turn).corruption as usize).clamp(1, TRACK.len()) - 1;
        (place, &TRACK[place])
    }

    /// 3. This turn's seat gains the rewards above its markers.
    pub(super) fn collision_own(&mut self) {
        let (place, space) = self.track_space();
        if self.is_opponent(self.turn) {
            self.flow.give(self.turn, OPPONENT_TRACK[place]);
        } else {
            self.flow.give(self.turn, space.cards);
            self.flow.push(Step::Effect(self.turn, Effect::Silver(space.silver)));
        }
    }

    /// 4. The affected other seats gain the reward below the markers.
    pub(super) fn collision_others(&mut self) {
        let (_, space) = self.track_space();
        for seat in self.others(self.turn).rev() {
            if self.concerns(seat, space.others) {
                self.flow.push(Step::Effect(seat, space.gain));
            }
        }
    }

    fn concerns(&self, seat: Seat, others: Others) -> bool {
        match others {
            Others::All => true,
            Others::WithCriminals => self.criminals(seat) > 0,
            Others::WithoutCriminals => self.criminals(seat) == 0,
        }
    }

    pub(super) fn collision_end(&mut self, out: &mut impl EventSink<Event>) {
        let seat = self.turn;
        let player = self.player_mut(seat);
        (player.corruption, player.virtue) = (1, TRACK_END);
        out.emit(Event::MarkersReset { seat });
    }
}
