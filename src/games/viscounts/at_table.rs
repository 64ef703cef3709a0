use crate::info::{self, GameInfo};
use crate::state::at_table::{AtTable, LogPart, Narration};
use crate::state::store::use_store;
use kernel::{Game, Lang, Preview, Record, Seat, Setup};
use markup::View;
use ui::position::facts;
use ui::{DealtPart, DelayCost, Gain, Moment, Motion, TableData, Weight, costs_and_gains, moments};
use viscounts::examples::{EXAMPLES, example};
use viscounts::table::{confirmation, dealt, gains, motions, proposal, telling};
use viscounts::texts::parts;
use viscounts::{Choice, Event, Question, Viscounts};

impl AtTable for Viscounts {
    const INFO: &'static GameInfo = &info::viscounts::INFO;
    const DEFAULT_HELP_EXAMPLE: &'static str = EXAMPLES[0].0;

    fn hidden(question: Question) -> bool {
        // The hand is visible from here on. Later questions of the turn need no second curtain.
        question == Question::Play
    }

    fn proposal(&self, choices: &[Choice]) -> Option<usize> {
        let proposed = proposal::proposed(self, choices)?;
        choices.iter().position(|choice| *choice == proposed)
    }

    fn looks(&self, choice: Choice) -> bool {
        TableData::looks(self, choice)
    }

    fn asks(&self, choice: Choice) -> bool {
        confirmation::asks(self, choice)
    }

    fn gains(&self, choice: Choice, lang: Lang) -> Vec<Gain> {
        let Some(decision) = self.decision() else { return Vec::new() };
        let gains = |preview| gains::gains(self, decision.seat, &[], &preview, lang);
        Preview::of(self, choice).map_or_else(Vec::new, gains)
    }

    fn part(&self, event: &Event) -> Option<LogPart> {
        match event {
            Event::RoundBegan { round } => Some(LogPart::Round(u32::from(*round))),
            Event::TurnBegan { seat } => Some(LogPart::Turn(Some(*seat))),
            _ => None,
        }
    }

    fn parts(events: &[Event], names: &[String], lang: Lang) -> Narration {
        parts(events, names, lang)
    }

    fn motions(events: &[Event], viewer: Seat) -> Vec<Vec<Motion>> {
        motions::motions(events, viewer)
    }

    fn weight(event: &Event) -> Weight {
        telling::weight(event)
    }

    fn changes(events: &[Event], seat: Seat, lang: Lang) -> Vec<Gain> {
        costs_and_gains::<Self>(events, seat, lang)
    }

    fn cost_of_waiting(&self, choice: Choice, first: Choice, lang: Lang) -> Option<DelayCost> {
        DelayCost::of(self, choice, first, lang)
    }

    fn moments(&self, events: &[Event], label: &Narration, lang: Lang) -> Vec<Moment> {
        moments(self, events, label, lang)
    }

    fn dealt(setup: &Setup, lang: Lang) -> Vec<DealtPart> {
        dealt::dealt(setup, lang)
    }

    fn facts(&self, names: &[String], lang: Lang) -> Vec<String> {
        facts(self, names, lang)
    }

    fn example(key: &str) -> Option<Record> {
        example(key).map(|position| position.record())
    }

    fn table() -> View {
        super::table(use_store())
    }
}
