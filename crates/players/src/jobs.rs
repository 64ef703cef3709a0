//! The jobs of a worker: it runs one request at a time, in slices, and keeps a player for each seat between requests.

mod measure;
mod pool;

use super::adviser::{Review, advice, explain};
use super::evaluation::Evaluate;
use super::levels::levels;
use super::messages::{Priced, Request, RequestKind, Response, Vote, WireAdvice, WireTurningPoint};
use super::player::{Begun, ComputerPlayer, SearchRun};
use super::search::Search;
use super::settings::SearchPurpose;
use kernel::{Chance, Record, Seat, played, received};
pub use measure::Clock;
use measure::Measure;
use pool::SharedSearch;

/// Iterations of the adviser's search, before the game's factor.
const ADVICE_ITERATIONS: u32 = 2_000;

/// Iterations per decision of a review, before the game's factor.
const REVIEW_ITERATIONS: u32 = 400;

const TURNING_POINTS: usize = 5;

/// A worker's interface, for any game. A new job replaces the running one. It is a trait because `jobs_of` compiles each
/// game here, and the workers know only this.
pub trait Jobs {
    /// Accepts a request; returns a response if it is answered without searching.
    fn take(&mut self, request: &Request, clock: Clock) -> Option<Response>;
    /// Works until a time of the clock, then reports progress or the result; `None` without a job.
    fn work(&mut self, until: f64, clock: Clock) -> Option<Response>;
}

pub struct GameJobs<G: Evaluate> {
    players: Vec<Seated<G>>,
    job: Option<Job<G>>,
}

struct Seated<G: Evaluate> {
    seat: Seat,
    level: usize,
    seed: u64,
    player: ComputerPlayer<G>,
}

struct Job<G: Evaluate> {
    id: u32,
    work: Work<G>,
    pool: SharedSearch,
    end: f64,
}

enum Work<G: Evaluate> {
    Choose(usize, Box<SearchRun<G>>),
    Advise(Box<SearchRun<G>>),
    Explain(Box<SearchRun<G>>, Vec<(G::Choice, f32)>),
    Review(Box<Review<G>>),
    Measure(Box<Measure<G>>),
}

impl<G: Evaluate> Default for GameJobs<G> {
    fn default() -> Self {
        Self { players: Vec::new(), job: None }
    }
}

impl<G: Evaluate> Jobs for GameJobs<G> {
    fn take(&mut self, request: &Request, clock: Clock) -> Option<Response> {
        let current = self.job.as_ref().is_some_and(|job| job.id == request.id);
        match request.kind {
            RequestKind::Stop if current => return self.finish(),
            RequestKind::Cancel if current => self.job = None,
            RequestKind::Merge if current => {
                if let (Some(job), Ok(response)) = (&mut self.job, received(&request.payload)) {
                    job.pool.merge(response);
                }
            }
            RequestKind::Stop | RequestKind::Cancel | RequestKind::Merge => {}
            _ => match self.begin(request) {
                Ok(work) => {
                    let now = clock();
                    let pool = SharedSearch::of(request, now);
                    let end = if request.milliseconds == 0 { f64::MAX } else { now + pool.time(request.milliseconds) };
                    self.job = Some(Job { id: request.id, work, pool, end });
                }
                Err(response) => {
                    self.job = None;
                    return Some(*response);
                }
            },
        }
        None
    }

    fn work(&mut self, until: f64, clock: Clock) -> Option<Response> {
        let job = self.job.as_mut()?;
        loop {
            let now = clock();
            if job.is_done(now) || now >= job.end {
                return self.finish();
            }
            if now >= until {
                return Some(Response { id: job.id, progress: job.work.progress(), ..Response::default() });
            }
            job.work.step(clock);
        }
    }
}

impl<G: Evaluate> GameJobs<G> {
    fn begin(&mut self, request: &Request) -> Result<Work<G>, Box<Response>> {
        let nothing = || Box::new(Response { id: request.id, done: true, ..Response::default() });
        if request.kind == RequestKind::Review {
            let record: Record = received(&request.payload).map_err(|_| nothing())?;
            let played = played::<G>(&record).map_err(|_| nothing())?;
            let factor =
                played.first().map_or(1, |played| played.before.settings(SearchPurpose::Advice).iteration_factor);
            let mut review = Review::new(played, request.seat.map(Seat), REVIEW_ITERATIONS * factor);
            review.take_part(request.worker as usize, request.workers as usize);
            return Ok(Work::Review(Box::new(review)));
        }
        // The state comes from the page, which checks states from outside (`Game::broken`) when it reads them.
        let state: G = received(&request.payload).map_err(|_| nothing())?;
        if request.kind == RequestKind::Measure {
            return Ok(Work::Measure(Box::new(Measure::new(state, request.milliseconds))));
        }
        if matches!(request.kind, RequestKind::Advise | RequestKind::Explain) {
            let settings = state.settings(SearchPurpose::Advice);
            let search = Search::new(&state, settings, Chance::new(request.seed));
            let run = Box::new(SearchRun::new(search, ADVICE_ITERATIONS * settings.iteration_factor));
            if request.kind == RequestKind::Advise {
                return Ok(Work::Advise(run));
            }
            let priced = priced(&state, request).ok_or_else(nothing)?;
            return Ok(Work::Explain(run, priced));
        }
        let Some(seat) = state.decision().map(|decision| decision.seat) else { return Err(nothing()) };
        let place = self.player(seat, request);
        match self.players[place].player.begin(&state) {
            Begun::Searching(run) => Ok(Work::Choose(place, run)),
            Begun::Chosen(choice) => Err(Box::new(Response { choice: key(choice), ..*nothing() })),
        }
    }

    fn player(&mut self, seat: Seat, request: &Request) -> usize {
        let level = request.level.min(levels().len() - 1);
        // Every worker of a pool samples determinizations of its own.
        let seed = request.seed ^ u64::from(request.worker) << 32;
        let known = |seated: &Seated<G>| seated.seat == seat && seated.level == level && seated.seed == seed;
        self.players.iter().position(known).unwrap_or_else(|| {
            self.players.retain(|seated| seated.seat != seat);
            let player = ComputerPlayer::new(levels()[level], Chance::new(seed.wrapping_add(u64::from(seat.0))));
            self.players.push(Seated { seat, level, seed, player });
            self.players.len() - 1
        })
    }

    fn finish(&mut self) -> Option<Response> {
        let Job { id, work, pool, .. } = self.job.take()?;
        let mut response = Response { id, done: true, progress: 1.0, worker: pool.worker(), ..Response::default() };
        match work {
            Work::Choose(place, mut run) => {
                let search = run.search();
                response.iterations = f64::from(search.iterations()) + pool.iterations();
                if pool.leads() {
                    let votes = |choice: G::Choice| pool.votes(&choice.to_string());
                    let player = self.players.get_mut(place).map(|seated| &mut seated.player);
                    response.choice = key(player.and_then(|player| player.end(*run, &votes)));
                } else {
                    let vote = |(choice, share): (G::Choice, f32)| Vote { choice: choice.to_string(), share };
                    response.votes = search.shares().into_iter().map(vote).collect();
                }
            }
            Work::Advise(mut run) => {
                response.iterations = f64::from(run.search().iterations());
                response.advice = advice(*run).iter().map(WireAdvice::of).collect();
            }
            Work::Explain(mut run, priced) => {
                response.iterations = f64::from(run.search().iterations());
                response.advice = explain(*run, &priced).iter().map(WireAdvice::of).collect();
            }
            Work::Review(review) => {
                let own = review.points(TURNING_POINTS).iter().map(WireTurningPoint::of).collect();
                response.turning_points = pool.most_costly(own, TURNING_POINTS);
            }
            Work::Measure(measure) => measure.fill(&mut response),
        }
        Some(response)
    }
}

impl<G: Evaluate> Job<G> {
    /// True if the work is done and, for the leader of a pool, merged or no longer waited for.
    fn is_done(&mut self, now: f64) -> bool {
        match &mut self.work {
            Work::Choose(_, run) => run.progress() >= 1.0 && !self.pool.waits(now),
            Work::Review(review) => {
                while review.progress() >= 1.0 || self.pool.is_merged() {
                    let Some((part, parts)) = self.pool.take_missing() else { return true };
                    review.take_part(part, parts);
                }
                false
            }
            work => work.progress() >= 1.0,
        }
    }
}

impl<G: Evaluate> Work<G> {
    fn progress(&mut self) -> f32 {
        match self {
            Self::Choose(_, run) | Self::Advise(run) | Self::Explain(run, _) => run.progress(),
            Self::Review(review) => review.progress(),
            Self::Measure(measure) => measure.progress(),
        }
    }

    fn step(&mut self, clock: Clock) {
        match self {
            Self::Choose(_, run) | Self::Advise(run) | Self::Explain(run, _) => run.step(),
            Self::Review(review) => review.step(),
            Self::Measure(measure) => measure.step(clock),
        }
    }
}

/// Returns the choices of an explanation; `None` if one is not legal.
fn priced<G: Evaluate>(state: &G, request: &Request) -> Option<Vec<(G::Choice, f32)>> {
    let mut legal = Vec::new();
    state.choices(&mut legal);
    let one = |priced: &Priced| {
        let choice = priced.choice.parse().ok().filter(|choice| legal.contains(choice))?;
        Some((choice, priced.cost))
    };
    request.priced.iter().map(one).collect()
}

fn key<C: ToString>(choice: Option<C>) -> String {
    choice.map(|choice| choice.to_string()).unwrap_or_default()
}
