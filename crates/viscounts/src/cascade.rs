//! Movements in the Castle that a choice causes, to the end of what is forced.

use super::components::Tier;
use super::event::Event;
use super::preview::payment_proposal;
use super::question::{Question, Source};
use super::seats::at;
use super::state::{Castle, Viscounts};
use super::{Choice, Effect};
use kernel::{Game, Seat};

/// Largest number of choices played. No cascade comes near it.
const MOST_STEPS: usize = 32;

/// One movement in the Castle. The three Workers that start together share a step number.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CastleStep {
    pub number: u8,
    pub event: Event,
}

impl Viscounts {
    /// Returns the movements of Workers in the Castle that a choice causes. A chosen reward that leaves the Castle
    /// unchanged does not end the cascade. A choice of the Worker to bump, of the next section or of a castle move
    /// does.
    pub fn cascade(&self, choice: Choice) -> Vec<CastleStep> {
        let Some((seat, _)) = self.asked() else { return Vec::new() };
        let mut after = self.clone();
        let mut events = Vec::new();
        let mut list = Vec::new();
        if after.apply(choice, &mut events).is_err() {
            return Vec::new();
        }
        for _ in 0..MOST_STEPS {
            after.choices(&mut list);
            let Some(answer) = after.past_reward(seat, &list) else { break };
            if after.apply(answer, &mut events).is_err() {
                break;
            }
        }
        let beyond = events.iter().position(|event| matches!(event, Event::TurnBegan { .. }));
        events.truncate(beyond.unwrap_or(events.len()));
        numbered(&events)
    }

    fn past_reward(&self, seat: Seat, choices: &[Choice]) -> Option<Choice> {
        let (_, question) = self.asked().filter(|(asked, _)| *asked == seat)?;
        match question {
            Question::Fund(..) => payment_proposal(choices),
            Question::Resource(_) | Question::Flip(_) => choices.first().copied(),
            Question::Discard(_) | Question::Destroy(_) | Question::Rearrange => {
                choices.iter().copied().find(|choice| *choice == Choice::Pass)
            }
            Question::Either(source @ Source::SecondTier(_)) => {
                let moves =
                    |effect: &Effect| matches!(effect, Effect::CastleMove | Effect::Workers(_) | Effect::FreeHire(_));
                let still = |right: usize| !source.option(right).iter().any(moves);
                [Choice::Left, Choice::Right]
                    .into_iter()
                    .enumerate()
                    .find(|(side, _)| still(*side))
                    .map(|(_, side)| side)
            }
            _ => None,
        }
    }
}

fn numbered(events: &[Event]) -> Vec<CastleStep> {
    let mut number = 0;
    let mut steps = Vec::new();
    for event in events {
        match event {
            Event::WorkersPlaced { .. }
            | Event::MovedInwards { .. }
            | Event::ReachedThirdTier { .. }
            | Event::Bumped { .. } => number += 1,
            // Belongs to the step before it. Without one it is a castle move, and step 1.
            Event::MovedAround { .. } => number = number.max(1),
            _ => continue,
        }
        steps.push(CastleStep { number, event: *event });
    }
    steps
}

impl Castle {
    #[must_use]
    pub fn after(mut self, steps: &[CastleStep]) -> Self {
        for step in steps {
            match step.event {
                Event::WorkersPlaced { seat, section, count } => self.first[section.index()][at(seat)] += count,
                Event::MovedInwards { seat, section } => {
                    take(&mut self.first[section.index()][at(seat)]);
                    self.second[section.index()][at(seat)] += 1;
                }
                Event::MovedAround { seat, from, to } => {
                    take(&mut self.first[from.index()][at(seat)]);
                    self.first[to.index()][at(seat)] += 1;
                }
                Event::ReachedThirdTier { seat, section } => {
                    take(&mut self.second[section.index()][at(seat)]);
                    self.third[at(seat)] += 1;
                }
                Event::Bumped { owner, tier: Tier::First, section } => {
                    take(&mut self.first[section.index()][at(owner)]);
                }
                Event::Bumped { owner, tier: Tier::Second, section } => {
                    take(&mut self.second[section.index()][at(owner)]);
                }
                _ => {}
            }
        }
        self
    }
}

fn take(count: &mut u8) {
    *count = count.saturating_sub(1);
}
