//! A worker's desk: the minds of a game, and the one order that is being worked on, a slice at a time.

mod crew;
mod measure;

use super::adviser::{Review, advice};
use super::evaluation::Judged;
use super::levels::levels;
use super::messages::{Deed, Order, Report, Said, Turned, Vote};
use super::mind::{Mind, Pondering, Thought};
use super::search::Search;
use crate::kernel::{Chance, Record, Seat, Table};
use crew::Crew;
use measure::Measure;

/// How long the adviser searches, in iterations, times the patience that the game asks for.
const ADVICE: u32 = 2_000;

/// How long each decision of a finished game is searched, in such iterations.
const REVIEWED: u32 = 400;

/// How many turning points are named.
const TURNS: usize = 5;

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
    crew: Crew,
    /// When it must be done, by the clock.
    end: f64,
}

enum Work<G: Judged> {
    Choose(usize, Box<Pondering<G>>),
    Advise(Box<Pondering<G>>),
    Review(Box<Review<G>>),
    Measure(Box<Measure<G>>),
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
            Deed::Gather if current => {
                if let (Some(job), Ok(report)) = (&mut self.job, serde_json::from_value(order.matter.clone())) {
                    job.crew.gather(report);
                }
            }
            Deed::Hurry | Deed::Cancel | Deed::Gather => {}
            _ => match self.begin(order) {
                Ok(work) => {
                    let now = clock();
                    let crew = Crew::of(order, now);
                    let end = if order.milliseconds == 0 { f64::MAX } else { now + crew.time(order.milliseconds) };
                    self.job = Some(Job { id: order.id, work, crew, end });
                }
                Err(report) => {
                    self.job = None;
                    return Some(*report);
                }
            },
        }
        None
    }

    fn work(&mut self, until: f64, clock: Clock) -> Option<Report> {
        let job = self.job.as_mut()?;
        loop {
            let now = clock();
            if job.is_done(now) || now >= job.end {
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
    fn begin(&mut self, order: &Order) -> Result<Work<G>, Box<Report>> {
        let nothing = || Box::new(Report { id: order.id, done: true, ..Report::default() });
        if order.deed == Deed::Review {
            let record: Record = serde_json::from_value(order.matter.clone()).map_err(|_| nothing())?;
            let table = Table::<G>::replay(&record).map_err(|_| nothing())?;
            let mut review = Review::new(table, order.seat.map(Seat), REVIEWED * G::QUICK.patience);
            review.take_part(order.part as usize, order.parts as usize);
            return Ok(Work::Review(Box::new(review)));
        }
        let state: G = serde_json::from_value(order.matter.clone()).map_err(|_| nothing())?;
        if state.broken().is_some() {
            return Err(nothing());
        }
        if order.deed == Deed::Measure {
            return Ok(Work::Measure(Box::new(Measure::new(state, order.milliseconds))));
        }
        if order.deed == Deed::Advise {
            let search = Search::new(&state, G::QUICK, Chance::new(order.seed));
            return Ok(Work::Advise(Box::new(Pondering::new(search, ADVICE * G::QUICK.patience))));
        }
        let Some(seat) = state.decision().map(|decision| decision.seat) else { return Err(nothing()) };
        let place = self.sitter(seat, order);
        match self.minds[place].mind.begin(&state) {
            Thought::Takes(pondering) => Ok(Work::Choose(place, pondering)),
            Thought::Made(choice) => Err(Box::new(Report { choice: word(choice), ..*nothing() })),
        }
    }

    /// The place of a seat's mind; a new one where the game or the level is another.
    fn sitter(&mut self, seat: Seat, order: &Order) -> usize {
        let level = order.level.min(levels().len() - 1);
        // Each of those that share an order searches in worlds of its own.
        let seed = order.seed ^ u64::from(order.part) << 32;
        let known = |sitter: &Sitter<G>| sitter.seat == seat && sitter.level == level && sitter.seed == seed;
        self.minds.iter().position(known).unwrap_or_else(|| {
            self.minds.retain(|sitter| sitter.seat != seat);
            let mind = Mind::new(levels()[level], Chance::new(seed.wrapping_add(u64::from(seat.0))));
            self.minds.push(Sitter { seat, level, seed, mind });
            self.minds.len() - 1
        })
    }

    /// Ends the order with what was found so far.
    fn finish(&mut self) -> Option<Report> {
        let Job { id, work, crew, .. } = self.job.take()?;
        let mut report = Report { id, done: true, share: 1.0, part: crew.part(), ..Report::default() };
        match work {
            Work::Choose(place, mut pondering) => {
                let search = pondering.search();
                report.iterations = f64::from(search.iterations()) + crew.iterations();
                if crew.leads() {
                    let votes = |choice: G::Choice| crew.votes(&choice.to_string());
                    let mind = self.minds.get_mut(place).map(|sitter| &mut sitter.mind);
                    report.choice = word(mind.and_then(|mind| mind.end(*pondering, &votes)));
                } else {
                    let vote = |(choice, share): (G::Choice, f32)| Vote { choice: choice.to_string(), share };
                    report.votes = search.shares().into_iter().map(vote).collect();
                }
            }
            Work::Advise(mut pondering) => {
                report.iterations = f64::from(pondering.search().iterations());
                report.advice = advice(*pondering).iter().map(Said::of).collect();
            }
            Work::Review(review) => {
                report.points = crew.dearest(review.points(TURNS).iter().map(Turned::of).collect(), TURNS);
            }
            Work::Measure(measure) => measure.tell(&mut report),
        }
        Some(report)
    }
}

impl<G: Judged> Job<G> {
    /// Whether its part is done and, for the one that leads, the others' parts are too.
    fn is_done(&mut self, now: f64) -> bool {
        match &mut self.work {
            Work::Choose(_, pondering) => pondering.share() >= 1.0 && !self.crew.waits(now),
            Work::Review(review) => {
                while review.share() >= 1.0 || self.crew.is_told() {
                    let Some((part, parts)) = self.crew.take_missing() else { return true };
                    review.take_part(part, parts);
                }
                false
            }
            work => work.share() >= 1.0,
        }
    }
}

impl<G: Judged> Work<G> {
    fn share(&mut self) -> f32 {
        match self {
            Self::Choose(_, pondering) | Self::Advise(pondering) => pondering.share(),
            Self::Review(review) => review.share(),
            Self::Measure(measure) => measure.share(),
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

fn word<C: ToString>(choice: Option<C>) -> String {
    choice.map(|choice| choice.to_string()).unwrap_or_default()
}
