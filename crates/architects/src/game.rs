use super::components::{CHAPTER, OpponentKind};
use super::{Architects, Choice, Event, Intent, Question, Variant, WhyNot};
use engine::{Rules, all_reasons, game_by_flow};
use kernel::{Chance, Chapter, Coop, EventSink, Game, Outcome, ScoreSheet, Seat, Setup, SetupError, Shared, Tomes};
use std::ops::RangeInclusive;

impl Game for Architects {
    const NAME: &'static str = "architects";
    const NUMBER: u32 = 3;
    const RULES: u32 = 3;
    const MODULE_REVISIONS: &'static [(&'static str, u32)] = &[(Coop::KEY, 1)];
    const SEATS: RangeInclusive<usize> = 2..=5;
    const OFFICIALS: &'static [&'static str] = &OpponentKind::KEYS;
    const MODULES: &'static [&'static str] = &Variant::KEYS;
    const DIFFICULTY_MODULES: &'static [&'static str] =
        &[Variant::DIFFICULTY_MODULES[0].key(), Variant::DIFFICULTY_MODULES[1].key()];

    const HABITS: &'static [u8] = include_bytes!("habits.bin");
    const CHAPTER: Option<&'static Chapter> = Some(&CHAPTER);
    type Question = Question;
    type Choice = Choice;
    type Event = Event;
    type Action = Intent;
    type WhyNot = WhyNot;

    fn deal(setup: &Setup, chance: Chance, events: &mut impl EventSink<Event>) -> Result<Self, SetupError> {
        let seats = setup.kinds::<Self>()?.len();
        let opponent = setup.official::<Self>().and_then(|place| OpponentKind::ALL.get(place).copied());
        Ok(Self::lay_out(setup, seats, opponent, chance, events))
    }

    game_by_flow!();

    fn why_not(&self, seat: Seat, action: Intent) -> Vec<WhyNot> {
        let Some((asked, question)) = self.asked() else { return vec![WhyNot::GameOver] };
        if seat != asked {
            return vec![WhyNot::NotYourTurn];
        }
        all_reasons(|reasons| self.obstacles(seat, question, action, reasons))
    }

    fn scores(&self) -> Vec<ScoreSheet> {
        self.all_seats().map(|seat| ScoreSheet::of(seat, self.lines(seat))).collect()
    }

    fn outcome(&self) -> Outcome {
        let sheets = self.scores();
        match self.target() {
            Some(target) => Outcome::Shared(Shared::of(sheets.iter().map(|sheet| sheet.total).sum(), target)),
            None => Outcome::ranked(&sheets, |seat| self.tie_break(seat)),
        }
    }

    fn target(&self) -> Option<i32> {
        self.team.as_ref().map(|team| self.target_of(team))
    }

    fn fits(&self, setup: &Setup) -> bool {
        let official = setup.official::<Self>().and_then(|place| OpponentKind::ALL.get(place).copied());
        self.seats() == setup.seats.len()
            && self.opponent.map(|opponent| opponent.kind) == official
            && self.tomes.is_some() == Tomes::are_in(setup)
            && self.team.as_ref().map(|team| team.difficulty) == Coop::of(setup)
            && self.variants == Variant::added(setup)
    }

    fn begins_turn(question: Question) -> bool {
        matches!(question, Question::Place | Question::Recall)
    }

    fn is_the_teams(question: Question) -> bool {
        matches!(question, Question::Suffers(_))
    }

    fn progress(&self) -> (u32, u32) {
        (self.nearness(), 100)
    }
}
