use super::choice::Choice;
use super::components::{Advantage, CHAPTER, OpponentKind, PrimaryAction, TARGET};
use super::event::Event;
use super::question::{Intent, Question};
use super::setup::Variant;
use super::state::Viscounts;
use super::why_not::WhyNot;
use engine::{Check, ReasonSink, Rules, all_reasons, game_by_flow};
use kernel::{
    BonusLimits, Chance, Chapter, Coop, EventSink, Game, Outcome, ScoreSheet, Seat, Setup, SetupError, Tomes,
};
use std::ops::RangeInclusive;

impl Game for Viscounts {
    const NAME: &'static str = "viscounts";
    const NUMBER: u32 = 2;
    const RULES: u32 = 2;
    const MODULE_REVISIONS: &'static [(&'static str, u32)] = &[(Coop::KEY, 3)];
    const SEATS: RangeInclusive<usize> = 2..=4;
    const OFFICIALS: &'static [&'static str] = &OpponentKind::KEYS;
    const MODULES: &'static [&'static str] = &Variant::KEYS;
    const DIFFICULTY_MODULES: &'static [&'static str] = &[
        Variant::DIFFICULTY_MODULES[0].key(),
        Variant::DIFFICULTY_MODULES[1].key(),
        Variant::DIFFICULTY_MODULES[2].key(),
    ];

    const CARRIES: &'static [BonusLimits] = &Chapter::carries(Advantage::KEYS);
    const HABITS: &'static [u8] = include_bytes!("habits.bin");
    const CHAPTER: Option<&'static Chapter> = Some(&CHAPTER);
    type Question = Question;
    type Choice = Choice;
    type Event = Event;
    type Action = Intent;
    type WhyNot = WhyNot;

    fn deal(setup: &Setup, chance: Chance, events: &mut impl EventSink<Event>) -> Result<Self, SetupError> {
        let seats = setup.kinds::<Self>()?.len();
        Ok(Self::lay_out(setup, seats, opponent(setup), chance, events))
    }

    game_by_flow!();

    fn why_not(&self, seat: Seat, action: Intent) -> Vec<WhyNot> {
        let Some((asked, question)) = self.asked() else { return vec![WhyNot::GameOver] };
        if seat != self.turn || !self.is_set_up() {
            return vec![WhyNot::NotYourTurn];
        }
        all_reasons(|reasons| {
            reasons.when(asked != seat || !action.answers(question), WhyNot::NotNow)?;
            match action {
                Intent::Move(space) => match self.check_move(space) {
                    Ok(()) => Check::Continue(()),
                    Err(why) => reasons.add(why),
                },
                Intent::Act(action) => self.check_action(action, reasons),
                Intent::Build(building) => {
                    // The missing icons are those of this Building instead of the cheapest one.
                    let own = all_reasons(|reasons| self.check_construct(reasons)).into_iter();
                    reasons.extend(own.filter(|why| !matches!(why, WhyNot::Icons { .. })));
                    self.check_building(building, self.most_icons(PrimaryAction::Construct), reasons)
                }
                Intent::Workers(count) => {
                    reasons.extend(
                        all_reasons(|reasons| self.check_workers(reasons))
                            .into_iter()
                            .filter(|why| *why == WhyNot::InsideOnly),
                    );
                    self.check_count(count, self.most_icons(PrimaryAction::PlaceWorkers), reasons)
                }
                Intent::Dismiss(action) => self.check_dismissal(action, question.need(), reasons),
                Intent::Hire => self.check_hire(seat, reasons),
            }
        })
    }

    fn scores(&self) -> Vec<ScoreSheet> {
        self.all_seats().map(|seat| ScoreSheet::of(seat, self.lines(seat))).collect()
    }

    fn outcome(&self) -> Outcome {
        let sheets = self.scores();
        match &self.team {
            Some(team) => Outcome::Shared(Self::shared(team, &sheets)),
            None => Outcome::ranked(&sheets, |seat| self.tie_break(seat)),
        }
    }

    fn target(&self) -> Option<i32> {
        self.team.as_ref().map(|_| TARGET)
    }

    fn fits(&self, setup: &Setup) -> bool {
        self.seats() == setup.seats.len()
            && self.tomes.is_some() == Tomes::are_in(setup)
            && self.team.map(|team| team.difficulty) == Coop::of(setup)
            && self.opponent().map(|opponent| opponent.kind) == opponent(setup)
    }

    fn begins_turn(question: Question) -> bool {
        question == Question::Play
    }

    fn is_the_teams(question: Question) -> bool {
        matches!(question, Question::Remove(_))
    }

    /// Progress towards the end in hundredths: by the stack with more cards taken, then by the last rounds.
    fn progress(&self) -> (u32, u32) {
        let tops = |tops: [u8; 4]| u32::from(tops[(self.seats as usize - 1).min(3)]);
        let taken = |left: u8, of: u32| (of.saturating_sub(u32::from(left))) * 94 / of.max(1);
        let debts = taken(self.board.debts_left, tops(super::components::DEBTS_ON_TOP));
        let deeds = taken(self.board.deeds_left, tops(super::components::DEEDS_ON_TOP));
        let now = match self.last_round {
            _ if self.over => 100,
            Some(last) if self.round >= last => 98,
            Some(_) => 96,
            None => debts.max(deeds),
        };
        (now, 100)
    }
}

fn opponent(setup: &Setup) -> Option<OpponentKind> {
    setup.official::<Viscounts>().and_then(|place| OpponentKind::ALL.get(place).copied())
}

impl Viscounts {
    /// Returns the reason against a move of this turn's Viscount to a space: missing Silver, or a space behind it.
    fn check_move(&self, space: super::components::Space) -> Result<(), WhyNot> {
        match self.move_cost(space) {
            Ok(_) => Ok(()),
            Err(why) => {
                // With enough Silver every space can be reached.
                let mut rich = self.clone();
                rich.player_mut(self.turn).silver = 100;
                let need = rich.move_cost(space).map_err(|_| why)?;
                Err(WhyNot::Silver { need: need.into(), have: self.player(self.turn).silver })
            }
        }
    }
}

impl Intent {
    fn answers(self, question: Question) -> bool {
        match self {
            Self::Move(_) => question == Question::Move,
            Self::Act(_) => question == Question::Act,
            Self::Build(_) => matches!(question, Question::Act | Question::Building),
            Self::Workers(_) => matches!(question, Question::Act | Question::Workers),
            Self::Dismiss(PrimaryAction::Trade) => question == Question::Exchanges,
            Self::Dismiss(action) => matches!(question, Question::Fund(asked, _) if asked == action),
            Self::Hire => question == Question::Hire,
        }
    }
}

impl Question {
    const fn need(self) -> u8 {
        match self {
            Self::Fund(_, need) => need,
            _ => 0,
        }
    }
}
