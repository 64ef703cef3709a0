use crate::info::{self, GameInfo};
use crate::state::at_table::{AtTable, Key, LogPart, Narration};
use crate::state::store::use_store;
use architects::examples::{EXAMPLES, example};
use architects::table::{dealt, gains, motions, proposal, scene, telling};
use architects::texts::parts;
use architects::{Architects, Choice, Event, Question};
use kernel::{Game, Lang, Preview, Record, Seat, Setup};
use markup::View;
use ui::position::facts;
use ui::{DealtPart, DelayCost, Gain, Moment, Motion, TableData, Weight, costs_and_gains, moments};

const fn place(key: &'static str, anchors: &'static [&'static str]) -> Key {
    Key { key, anchors, label: text!("look at a place of the town") }
}

impl AtTable for Architects {
    const INFO: &'static GameInfo = &info::architects::INFO;
    const DEFAULT_HELP_EXAMPLE: &'static str = EXAMPLES[0].0;
    const KEYS: &'static [Key] = &[
        place("1", &["place:mines"]),
        place("2", &["place:quarry"]),
        place("3", &["place:silversmith"]),
        place("4", &["place:forest"]),
        place("5", &["place:town-centre"]),
        place("6", &["place:guardhouse"]),
        place("7", &["place:storehouse"]),
        place("8", &["place:tax-stand"]),
        place("9", &["place:prison"]),
        Key {
            key: "b",
            anchors: &["place:market-left", "place:market-middle", "place:market-right"],
            label: text!("Black Market"),
        },
        Key { key: "g", anchors: &["place:guildhall"], label: text!("Guildhall") },
        Key { key: "w", anchors: &["place:workshop"], label: text!("Workshop") },
    ];

    fn hidden(question: Question) -> bool {
        scene::is_hidden(question)
    }

    fn proposal(&self, choices: &[Choice]) -> Option<usize> {
        let proposed = proposal::proposed(self, choices)?;
        choices.iter().position(|choice| *choice == proposed)
    }

    fn answer(&self, choices: &[Choice]) -> Option<usize> {
        let answered = proposal::answered(self, choices)?;
        choices.iter().position(|choice| *choice == answered)
    }

    fn looks(&self, choice: Choice) -> bool {
        TableData::looks(self, choice)
    }

    /// Always false: a choice that reveals a card is previewed and has its own confirm button.
    fn asks(&self, _: Choice) -> bool {
        false
    }

    fn gains(&self, choice: Choice, lang: Lang) -> Vec<Gain> {
        let Some(decision) = self.decision() else { return Vec::new() };
        let gains = |preview| gains::gains(self, decision.seat, &preview, lang);
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
