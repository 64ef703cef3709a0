//! The Overlord's turn, which belongs to the turn of the player before it (ruling V-10).

use super::super::components::{
    ADVANCING, Aim, Command, Effect, FULL, Heading, PlayerCardId, RELIEVED, Section, Space, Tier, commands,
    overlord_start,
};
use super::super::event::Event;
use super::super::question::Question;
use super::super::state::Viscounts;
use super::super::step::Step;
use super::{Loss, OverlordEvent, Team};
use engine::Rules;
use kernel::{EventSink, Pile, Seat};

impl Viscounts {
    /// Setup 3: the Overlord takes the space of the last Player Card. His first Workers take the spaces of some cards
    /// that were not dealt (ruling V-26).
    pub(in super::super) fn overlord_arrives(&mut self, space: Space, out: &mut impl EventSink<Event>) {
        let Some(team) = &mut self.team else { return };
        team.space = Some(space);
        let start = overlord_start(team.difficulty);
        out.emit(Event::Overlord(OverlordEvent::Arrived { space }));
        let dealt = |card: &PlayerCardId| {
            card.number() != space.number().unwrap_or(0)
                && !self.players.iter().any(|player| player.card == Some(*card))
        };
        let mut left: Pile<PlayerCardId, 10> = Pile::of(PlayerCardId::all().filter(dealt));
        self.chance.shuffle(&mut left);
        for card in left.iter().take(start) {
            if let Some(space) = Space::numbered(card.number()) {
                self.place_overlord(space, out);
            }
        }
    }

    /// Overlord Turn: he moves clockwise along the outside path, by the value of the Townsfolk beside him (ruling
    /// V-11). Then he acts, his Workers take Advancement Orders, and he bumps.
    pub(in super::super) fn overlord_turn(&mut self, out: &mut impl EventSink<Event>) {
        let Some(from) = self.team.as_ref().and_then(|team| team.space) else { return };
        let steps = self.townsfolk_beside(from.segment).value;
        let to = self.along_outside(from, steps);
        if let Some(team) = &mut self.team {
            team.space = Some(to);
        }
        out.emit(Event::Overlord(OverlordEvent::Moved {
            from,
            to,
            townsfolk: self.visible_townsfolk(from.segment),
            steps,
        }));
        self.flow.push(Step::OverlordBumps);
        self.flow.push(Step::Orders);
        self.flow.push(Step::OverlordActs);
    }

    /// Overlord Turn: he takes one of three actions, depending on the Workers at his new space (ruling V-12).
    pub(in super::super) fn overlord_acts(&mut self, out: &mut impl EventSink<Event>) {
        let Some((team, space)) = self.team.and_then(|team| Some((team, team.space?))) else { return };
        if team.posts(space) == 0 && team.workers(space) > 0 {
            self.overlord_dismisses(space, out);
        } else {
            self.overlord_places(space, out);
        }
    }

    /// Overlord Townsfolk Dismissal: the card beside him leaves the game, and its hire effect determines his actions. A
    /// printed one stays.
    fn overlord_dismisses(&mut self, space: Space, out: &mut impl EventSink<Event>) {
        let hire = self.townsfolk_beside(space.segment).hire;
        self.remove_townsfolk(
            space.segment,
            |townsfolk| Event::Overlord(OverlordEvent::Dismissed { segment: space.segment, townsfolk }),
            out,
        );
        for command in commands(hire).iter().rev() {
            match *command {
                Command::Place(count, aim) => {
                    let at = match aim {
                        Aim::Here => space,
                        Aim::Ahead => self.beside(space, Heading::Clockwise),
                        Aim::Behind => self.beside(space, Heading::CounterClockwise),
                    };
                    // One attempt after the other (ruling V-14).
                    for _ in 0..count {
                        self.flow.push(Step::OverlordPlaces(at));
                    }
                }
                Command::Debts(count) => self.flow.push(Step::Effect(self.turn, Effect::Debt(count))),
                Command::Advance => self.flow.push(Step::Advance(space, Heading::Inwards)),
            }
        }
    }

    /// Tries to place one of his Workers. If players' Workers stand there, he removes one of them instead. Without a
    /// Worker left to place, the game is lost (ruling V-15).
    pub(in super::super) fn overlord_places(&mut self, space: Space, out: &mut impl EventSink<Event>) {
        let Some(team) = &self.team else { return };
        if team.posts(space) > 0 {
            self.offer(self.turn, Question::Remove(space), out);
        } else if team.supply() == 0 {
            self.lose(Loss::NoWorker, out);
        } else {
            self.place_overlord(space, out);
        }
    }

    fn place_overlord(&mut self, space: Space, out: &mut impl EventSink<Event>) {
        let Some(team) = &mut self.team else { return };
        *team.workers_mut(space) += 1;
        out.emit(Event::Overlord(OverlordEvent::Placed { space, left: team.supply() }));
    }

    /// Removes a Worker of a player from a space of the ring. The player whose turn just ended chose the owner (ruling
    /// V-13).
    pub(in super::super) fn remove_post(&mut self, space: Space, owner: Seat, out: &mut impl EventSink<Event>) {
        let Some(team) = self.team.as_mut().filter(|team| team.posted(space, owner) > 0) else { return };
        *team.posted_mut(space, owner) -= 1;
        self.player_mut(owner).workers += 1;
        out.emit(Event::Overlord(OverlordEvent::Removed { owner, space }));
    }

    /// Advancement Order: three or more of his Workers at a space of the outside path send one each way. His own space
    /// comes first, then clockwise; he checks again after each Order (ruling V-17).
    pub(in super::super) fn give_orders(&mut self, out: &mut impl EventSink<Event>) {
        let Some((team, own)) = self.team.and_then(|team| Some((team, team.space?))) else { return };
        let mut spaces = (0..Space::OUTSIDE).map(|steps| self.along_outside(own, steps));
        let Some(space) = spaces.find(|space| team.workers(*space) >= ADVANCING) else { return };
        out.emit(Event::Overlord(OverlordEvent::Ordered { space }));
        self.flow.push(Step::Orders);
        for heading in Heading::ORDER.into_iter().rev() {
            self.flow.push(Step::Advance(space, heading));
        }
    }

    /// Advancement Order, 1 and 2: moves one of his Workers from a space (rulings V-16, V-18).
    pub(in super::super) fn advance_worker(&mut self, from: Space, heading: Heading, out: &mut impl EventSink<Event>) {
        let Some(team) = self.team.as_mut().filter(|team| team.workers(from) > 0) else { return };
        *team.workers_mut(from) -= 1;
        let to = self.beside(from, heading);
        let Some(team) = &mut self.team else { return };
        if team.posts(to) > 0 {
            out.emit(Event::Overlord(OverlordEvent::TurnedBack { from, to }));
            self.offer(self.turn, Question::Remove(to), out);
        } else if heading == Heading::Inwards && team.workers(to) > 0 {
            self.enter_overlord(from, out);
        } else {
            *team.workers_mut(to) += 1;
            out.emit(Event::Overlord(OverlordEvent::Advanced { from, to }));
        }
    }

    /// Advancement Order, 2: a Worker that meets one of his on the inside path goes to the first tier, past another one
    /// there to the second, and past a third one to the third tier: the game is lost.
    fn enter_overlord(&mut self, from: Space, out: &mut impl EventSink<Event>) {
        let section = self.section_beside(from.segment);
        let Some(team) = &mut self.team else { return };
        for tier in Tier::ALL {
            if !team.holds(tier, section) {
                *team.holds_mut(tier, section) = true;
                out.emit(Event::Overlord(OverlordEvent::Entered { from, tier, section }));
                return;
            }
        }
        out.emit(Event::Overlord(OverlordEvent::ReachedThirdTier { from }));
        self.lose(Loss::ThirdTier, out);
    }

    /// Bumping Workers in the Castle: if more than three Workers stand in a section after his turn, each player there
    /// loses one and gains nothing for it (ruling V-20).
    pub(in super::super) fn overlord_bumps(&mut self, out: &mut impl EventSink<Event>) {
        for tier in Tier::ALL {
            for section in Section::all() {
                if !self.is_crowded(tier, section) {
                    continue;
                }
                for owner in self.turn.around(self.seats as usize) {
                    if self.leave_castle(tier, section, owner) {
                        out.emit(Event::Overlord(OverlordEvent::Bumped { owner, tier, section }));
                    }
                }
            }
        }
    }

    /// Bumps one of his Workers off the Castle. He gains nothing (ruling V-21).
    pub(in super::super) fn bump_overlord(
        &mut self,
        seat: Seat,
        tier: Tier,
        section: Section,
        out: &mut impl EventSink<Event>,
    ) {
        if let Some(team) = &mut self.team {
            *team.holds_mut(tier, section) = false;
            out.emit(Event::Overlord(OverlordEvent::BumpedOff { seat, tier, section }));
        }
    }

    /// Poverty and Prosperity Cards: removes one of his Workers from each space of the ring with exactly two, except
    /// where he protects them (ruling V-22).
    pub(in super::super) fn relieve(&mut self, out: &mut impl EventSink<Event>) {
        let Some(team) = &mut self.team else { return };
        for space in Space::all() {
            if team.workers(space) == RELIEVED && !team.protects(space) {
                *team.workers_mut(space) -= 1;
                out.emit(Event::Overlord(OverlordEvent::Relieved { space }));
            }
        }
    }

    fn lose(&mut self, loss: Loss, out: &mut impl EventSink<Event>) {
        if let Some(team) = &mut self.team {
            team.lost = Some(loss);
        }
        out.emit(Event::Overlord(OverlordEvent::Lost(loss)));
        self.end(out);
    }

    fn beside(&self, space: Space, heading: Heading) -> Space {
        match heading {
            Heading::Clockwise => self.along_outside(space, 1),
            Heading::CounterClockwise => self.along_outside(space, Space::OUTSIDE - 1),
            Heading::Inwards => space.inside(),
        }
    }

    /// Number of the Overlord's Workers in a section of a tier, at most 1.
    pub(in super::super) fn overlord_in(&self, tier: Tier, section: Section) -> u8 {
        u8::from(self.team.as_ref().is_some_and(|team| team.holds(tier, section)))
    }

    /// True if the Overlord protects his Workers in a section: both tiers of the one on his line (ruling V-7).
    pub fn is_protected(&self, section: Section) -> bool {
        let space = self.team.as_ref().and_then(|team| team.space);
        space.is_some_and(|space| self.section_beside(space.segment) == section)
    }

    pub(in super::super) fn is_crowded(&self, tier: Tier, section: Section) -> bool {
        let players = self.all_seats().map(|owner| self.in_tier(tier, section, owner)).sum::<u8>();
        players + self.overlord_in(tier, section) > FULL
    }

    pub const fn team(&self) -> Option<&Team> {
        self.team.as_ref()
    }
}
