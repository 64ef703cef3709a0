//! Stands in for the rules until they are there. To be removed.
use crate::kernel::{Chance, Decision, Game, Lang, Seat, Setup, SetupError, Sink, Spoken, Standing};
use crate::paladins::{Choice, Event, Paladins, Question, WhyNot};
use std::ops::RangeInclusive;

impl Game for Paladins {
    const NAME: &'static str = "paladins";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<usize> = 2..=4;
    const OPPONENTS: &'static [&'static str] = &["solo-easy", "solo-standard", "solo-hard"];
    const MODULES: &'static [&'static str] = &["bonus-townsfolk"];
    type Question = Question;
    type Choice = Choice;
    type Event = Event;
    type Action = ();
    type WhyNot = WhyNot;
    fn deal(_: &Setup, _: Chance, _: &mut impl Sink<Event>) -> Result<Self, SetupError> {
        Err(SetupError::Names)
    }
    fn decision(&self) -> Option<Decision<Question>> {
        None
    }
    fn choices(&self, into: &mut Vec<Choice>) {
        into.clear();
    }
    fn apply(&mut self, _: Choice, _: &mut impl Sink<Event>) -> Result<(), WhyNot> {
        Err(WhyNot::NotAsked)
    }
    fn why_not(&self, _: Seat, (): ()) -> Vec<WhyNot> {
        Vec::new()
    }
    fn redeal(&self, _: Seat, _: &mut Chance) -> Self {
        self.clone()
    }
    fn view(&self, _: Seat) -> serde_json::Value {
        serde_json::Value::Null
    }
    fn standings(&self) -> Vec<Standing> {
        Vec::new()
    }
    fn broken(&self) -> Option<&'static str> {
        None
    }
    fn seats(&self) -> usize {
        2
    }
    fn progress(&self) -> (u32, u32) {
        (0, 7)
    }
}

impl Spoken for Paladins {
    fn question(&self, _: Lang) -> String {
        String::new()
    }
    fn choice(&self, choice: Choice, _: Lang) -> String {
        choice.to_string()
    }
    fn event(_: &Event, _: &[String], _: Lang) -> Option<String> {
        None
    }
    fn reason(_: &WhyNot, _: Lang) -> String {
        String::new()
    }
    fn line(name: &'static str, _: Lang) -> &'static str {
        name
    }
}
