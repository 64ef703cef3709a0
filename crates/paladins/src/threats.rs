//! The Threats of the co-op scenario, round by round (Tomesaga: Start of the Round, Dealing with Threats).

use super::components::{Action, ROUNDS, Reward};
use super::event::Event;
use super::question::Source;
use super::state::Paladins;
use super::step::Step;
use super::team::Team;
use kernel::{Coop, EventSink, Seat};

impl Paladins {
    /// Start of the Round: reveals the Threats below the King's cards of this round. Each gets its Workers of the
    /// Overlord as far as they last (ruling P-27). Without any it leaves at once.
    pub(super) fn reveal_threats(&mut self, events: &mut impl EventSink<Event>) {
        let (round, players) = (self.round, self.seats());
        let Some(team) = &mut self.team else { return };
        team.fought = 0;
        if round == 1 || Team::asked(players, round) != Team::asked(players, round - 1) {
            events.emit(Event::OutsidersAsked { count: Team::asked(players, round) });
        }
        for (number, place) in team.places().iter().enumerate().filter(|(_, place)| place.round == round) {
            let threat = team.threats[number];
            let printed = threat.card().workers[players.saturating_sub(2).min(2)];
            let workers = printed.min(team.supply());
            team.workers[number] = workers;
            events.emit(Event::ThreatRevealed { card: place.card, threat, workers });
        }
        if round == ROUNDS {
            events.emit(Event::KingsThreatRevealed);
        }
    }

    /// Takes one Worker off the Threat with the action's icon, for any receiver of its rewards (ruling P-10). Attacks
    /// and Converts count for the Outsider Threat.
    pub(super) fn answer_threats(&mut self, action: Action, events: &mut impl EventSink<Event>) {
        let players = self.seats();
        let Some(team) = &mut self.team else { return };
        if matches!(action, Action::Attack | Action::Convert) {
            team.fought = team.fought.saturating_add(1);
            events.emit(Event::OutsidersFought { done: team.fought, asked: Team::asked(players, self.round) });
        }
        let met = team.threats().find(|open| open.threat.card().action == action);
        if let Some(open) = met {
            team.workers[usize::from(open.number)] -= 1;
            events.emit(Event::ThreatAnswered { card: open.place.card, threat: open.threat, left: open.workers - 1 });
        }
    }

    /// End of the round: the Threats strike from the left (ruling P-13), first the Outsider Threat, then those of the
    /// Overlord. In the Insane scenario each one left then gains a Worker (ruling P-28).
    pub(super) fn strike(&mut self, number: u8, events: &mut impl EventSink<Event>) {
        let Some(team) = self.team else { return };
        let places = team.places().len() as u8;
        if number > places {
            self.reinforce(events);
            return;
        }
        self.flow.push(Step::Threats(number + 1));
        let seats = self.seats();
        let Some(place) = number.checked_sub(1) else {
            let asked = Team::asked(seats, self.round);
            if team.fought < asked {
                events.emit(Event::OutsidersIgnored { done: team.fought, asked });
                for seat in self.start.around(seats).rev() {
                    self.flow.give(seat, &[Reward::LoseHonour(1)]);
                }
            }
            return;
        };
        if let Some(open) = team.threat(usize::from(place)) {
            events.emit(Event::ThreatStruck { card: open.place.card, threat: open.threat });
            for seat in self.start.around(seats).rev() {
                self.flow.give_effects(seat, open.threat.card().effect, Source::Threat(open.threat));
            }
        }
    }

    fn reinforce(&mut self, events: &mut impl EventSink<Event>) {
        let Some(team) = self.team.as_mut().filter(|team| team.difficulty == Coop::Insane) else { return };
        for number in 0..team.places().len() {
            if let Some(open) = team.threat(number).filter(|_| team.supply() > 0) {
                team.workers[number] += 1;
                events.emit(Event::ThreatGrew {
                    card: open.place.card,
                    threat: open.threat,
                    workers: open.workers + 1,
                });
            }
        }
    }

    /// Loses Honour, down to 0, and emits the event if there was any.
    pub(super) fn lose_honour(&mut self, seat: Seat, count: u8, event: Event, events: &mut impl EventSink<Event>) {
        if let Some(member) = &mut self.player_mut(seat).member
            && count.min(member.honour) > 0
        {
            member.honour -= count.min(member.honour);
            events.emit(event);
        }
    }
}
