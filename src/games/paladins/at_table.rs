use crate::info::{self, GameInfo};
use crate::state::at_table::{AtTable, LogPart, Narration};
use crate::state::store::use_store;
use kernel::{Game, Lang, Preview, Record, Seat};
use markup::View;
use paladins::examples::{EXAMPLES, example};
use paladins::table::{confirmation, gains, motions, proposal, telling};
use paladins::texts::parts;
use paladins::{Choice, Event, Paladins, Question};
use ui::position::facts;
use ui::{DelayCost, Gain, Moment, Motion, TableData, Weight, costs_and_gains, moments};

impl AtTable for Paladins {
    const INFO: &'static GameInfo = &info::paladins::INFO;
    const DEFAULT_HELP_EXAMPLE: &'static str = EXAMPLES[0].0;

    fn confirmed(question: Question) -> bool {
        matches!(question, Question::Pay(_) | Question::Keep | Question::PlayPaladin | Question::TopPaladin)
    }

    fn hidden(question: Question) -> bool {
        matches!(question, Question::PlayPaladin | Question::TopPaladin)
    }

    fn proposal(&self, choices: &[Choice]) -> Option<usize> {
        let top = || choices.iter().position(|choice| matches!(choice, Choice::Top(_)));
        proposal::proposed(choices).or_else(top)
    }

    fn answer(&self, choices: &[Choice]) -> Option<usize> {
        proposal::answered(self, choices)
    }

    fn looks(&self, choice: Choice) -> bool {
        TableData::looks(self, choice)
    }

    fn asks(&self, choice: Choice) -> bool {
        confirmation::asks(self, choice)
    }

    fn gains(&self, choice: Choice, lang: Lang) -> Vec<Gain> {
        let Some(decision) = self.decision() else { return Vec::new() };
        let gains = |preview| gains::gains(self, decision.seat, &preview, lang);
        Preview::of(self, choice).map_or_else(Vec::new, gains)
    }

    fn part(&self, event: &Event) -> Option<LogPart> {
        match event {
            Event::RoundBegan { round, .. } => Some(LogPart::Round(u32::from(*round))),
            Event::SchemeDrawn { .. } => {
                Some(LogPart::Turn((0..self.seats() as u8).map(Seat).find(|seat| self.is_rival(*seat))))
            }
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
