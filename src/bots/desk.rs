//! A worker's desk: the minds of a game, and the one order that is being worked on, a slice at a time.

use super::adviser::{Review, advice};
use super::evaluation::Judged;
use super::levels::levels;
use super::messages::{Deed, Order, Report, Said, Turned};
use super::mind::{Mind, Pondering, Thought};
use super::search::Search;
use crate::kernel::{Chance, Record, Seat, Table, play_out};

/// How long the adviser searches, in iterations.
const ADVICE: u32 = 2_000;

/// How long each decision of a finished game is searched, in iterations.
const REVIEWED: u32 = 160;

/// How many turning points are named.
const TURNS: usize = 5;

/// Decisions at random in a slice of the measurement, at most.
const MEASURED: usize = 4_000;

/// A clock, in milliseconds from anywhere.
pub type Clock<'a> = &'a dyn Fn() -> f64;

/// What a worker does with orders about one game. A new order takes the place of the last one.
pub trait Desk {
    /// Takes an order. What can be told at once is told.
    fn take(&mut self, order: &Order, clock: Clock) -> Option<Report>;
    /// Works up to a time by the clock, then tells how far it is; none where there is nothing to do.
    fn work(&mut self, until: f64, clock: Clock) -> Option<Report>;
}

/// The desk of one game, one mind for each seat that a level plays.
pub struct DeskOf<G: Judged> {
    minds: Vec<Sitter<G>>,
    job: Option<Job<G>>,
}

/// The mind of a seat, and what it was made for.
struct Sitter<G: Judged> {
    seat: Seat,
    level: usize,
    seed: u64,
    mind: Mind<G>,
}

struct Job<G: Judged> {
    id: u32,
    work: Work<G>,
    /// When it must be done, by the clock.
    end: f64,
}

enum Work<G: Judged> {
    Choose(usize, Box<Pondering<G>>),
    Advise(Box<Pondering<G>>),
    Review(Box<Review<G>>),
    Measure(Box<Measure<G>>),
}

/// How fast this machine is: each number with the milliseconds that it took.
struct Measure<G: Judged> {
    state: G,
    decisions: (f64, f64),
    iterations: (f64, f64),
    budget: f64,
}

impl<G: Judged> Default for DeskOf<G> {
    fn default() -> Self {
        Self { minds: Vec::new(), job: None }
    }
}

impl<G: Judged> Desk for DeskOf<G> {
    fn take(&mut self, order: &Order, clock: Clock) -> Option<Report> {
        let current = self.job.as_ref().is_some_and(|job| job.id == order.id);
        match order.deed {
            Deed::Hurry if current => return self.finish(),
            Deed::Cancel if current => self.job = None,
            Deed::Hurry | Deed::Cancel => {}
            _ => match self.begin(order) {
                Ok(work) => {
                    let end = if order.milliseconds == 0 { f64::MAX } else { clock() + f64::from(order.milliseconds) };
                    self.job = Some(Job { id: order.id, work, end });
                }
                Err(report) => {
                    self.job = None;
                    return Some(report);
                }
            },
        }
        None
    }

    fn work(&mut self, until: f64, clock: Clock) -> Option<Report> {
        let job = self.job.as_mut()?;
        loop {
            let now = clock();
            if job.work.share() >= 1.0 || now >= job.end {
                return self.finish();
            }
            if now >= until {
                return Some(Report { id: job.id, share: job.work.share(), ..Report::default() });
            }
            job.work.step(clock);
        }
    }
}

impl<G: Judged> DeskOf<G> {
    /// The work that an order means, or what can be told at once.
    fn begin(&mut self, order: &Order) -> Result<Work<G>, Report> {
        let nothing = || Report { id: order.id, done: true, ..Report::default() };
        if order.deed == Deed::Review {
            let record: Record = serde_json::from_value(order.matter.clone()).map_err(|_| nothing())?;
            let table = Table::<G>::replay(&record).map_err(|_| nothing())?;
            return Ok(Work::Review(Box::new(Review::new(table, order.seat.map(Seat), REVIEWED))));
        }
        let state: G = serde_json::from_value(order.matter.clone()).map_err(|_| nothing())?;
        if state.broken().is_some() {
            return Err(nothing());
        }
        if order.deed == Deed::Measure {
            let budget = f64::from(order.milliseconds.max(100)) / 2.0;
            let measure = Measure { state, decisions: (0.0, 0.0), iterations: (0.0, 0.0), budget };
            return Ok(Work::Measure(Box::new(measure)));
        }
        if order.deed == Deed::Advise {
            let search = Search::new(&state, G::QUICK, Chance::new(order.seed));
            return Ok(Work::Advise(Box::new(Pondering::new(search, ADVICE))));
        }
        let Some(seat) = state.decision().map(|decision| decision.seat) else { return Err(nothing()) };
        let place = self.sitter(seat, order);
        match self.minds[place].mind.begin(&state) {
            Thought::Takes(pondering) => Ok(Work::Choose(place, pondering)),
            Thought::Made(choice) => Err(Report { choice: word(choice), ..nothing() }),
        }
    }

    /// The place of a seat's mind; a new one where the game or the level is another.
    fn sitter(&mut self, seat: Seat, order: &Order) -> usize {
        let level = order.level.min(levels().len() - 1);
        let known = |sitter: &Sitter<G>| sitter.seat == seat && sitter.level == level && sitter.seed == order.seed;
        self.minds.iter().position(known).unwrap_or_else(|| {
            self.minds.retain(|sitter| sitter.seat != seat);
            let mind = Mind::new(levels()[level], Chance::new(order.seed.wrapping_add(u64::from(seat.0))));
            self.minds.push(Sitter { seat, level, seed: order.seed, mind });
            self.minds.len() - 1
        })
    }

    /// Ends the order with what was found so far.
    fn finish(&mut self) -> Option<Report> {
        let Job { id, work, .. } = self.job.take()?;
        let mut report = Report { id, done: true, share: 1.0, ..Report::default() };
        match work {
            Work::Choose(place, mut pondering) => {
                report.iterations = f64::from(pondering.search().iterations());
                report.choice = word(self.minds.get_mut(place).and_then(|sitter| sitter.mind.end(*pondering)));
            }
            Work::Advise(mut pondering) => {
                report.iterations = f64::from(pondering.search().iterations());
                report.advice = advice(*pondering).iter().map(Said::of).collect();
            }
            Work::Review(review) => report.points = review.points(TURNS).iter().map(Turned::of).collect(),
            Work::Measure(measure) => {
                let a_second = |(count, milliseconds): (f64, f64)| count * 1_000.0 / milliseconds.max(1.0);
                report.decisions = a_second(measure.decisions);
                report.iterations = a_second(measure.iterations);
            }
        }
        Some(report)
    }
}

impl<G: Judged> Work<G> {
    fn share(&mut self) -> f32 {
        match self {
            Self::Choose(_, pondering) | Self::Advise(pondering) => pondering.share(),
            Self::Review(review) => review.share(),
            Self::Measure(measure) => {
                let spent = measure.decisions.1.min(measure.budget) + measure.iterations.1;
                (spent / (2.0 * measure.budget)) as f32
            }
        }
    }

    fn step(&mut self, clock: Clock) {
        match self {
            Self::Choose(_, pondering) | Self::Advise(pondering) => pondering.step(),
            Self::Review(review) => review.step(),
            Self::Measure(measure) => measure.step(clock),
        }
    }
}

impl<G: Judged> Measure<G> {
    /// Plays at random from this state, then searches in it: half of the time each.
    fn step(&mut self, clock: Clock) {
        let began = clock();
        if self.decisions.1 < self.budget {
            let (mut chance, mut list) = (Chance::new(self.decisions.0.to_bits()), Vec::new());
            let mut left = MEASURED;
            while left > 0 {
                let played = play_out(&mut self.state.clone(), &mut chance, &mut list, left);
                left = if played == 0 { 0 } else { left - played };
                self.decisions.0 += played as f64;
            }
            self.decisions.1 += clock() - began;
        } else {
            let mut search = Search::new(&self.state, G::QUICK, Chance::new(1));
            search.run_whole(1_000);
            self.iterations.0 += f64::from(search.iterations());
            self.iterations.1 += clock() - began;
        }
    }
}

fn word<C: ToString>(choice: Option<C>) -> String {
    choice.map(|choice| choice.to_string()).unwrap_or_default()
}
