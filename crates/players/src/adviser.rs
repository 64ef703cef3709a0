//! The adviser: the best choices of a decision with values and reasons, the reasons of choices judged before, and the
//! turning points of a finished game.

use super::evaluation::{Evaluate, Term};
use super::lead::lead;
use super::player::SearchRun;
use super::policy::greatest_first;
use super::search::{RootChoice, Search};
use super::settings::SearchPurpose;
use super::tomes::tomes;
use kernel::grammar::headed;
use kernel::{Chance, Lang, PlayedChoice, Seat, Table};
use lang::Text;

const TOMES: Term = Term { id: "tomes", name: text!("Tomes"), sign: "ui-star" };
pub const NAMED: usize = 3;
const REASONS: usize = 3;

/// Smaller changes, in points, are not mentioned.
const MENTIONED: f32 = 0.3;

/// Number of determinizations in which the choices are compared.
const SAMPLES: u64 = 60;

/// An advised choice. All amounts are points.
#[derive(Clone, Debug)]
pub struct Advice<G: Evaluate> {
    pub choice: G::Choice,
    /// Its root visit share, from 0 to 1.
    pub share: f32,
    /// Difference of the lead over the best other seat or the team's target, by the search's values: for the best
    /// choice to the second, for the others to the best. Not negative for the best, not positive for the others.
    pub difference: f32,
    /// Interval that holds the difference in 8 of 10 samples.
    pub span: (f32, f32),
    pub points: f32,
    /// Interval that holds the final score in 8 of 10 samples.
    pub points_span: (f32, f32),
    /// The evaluation terms that differ most from those of the other choice, greatest first: index into
    /// [`TERMS`](Evaluate::TERMS), the one behind them for the tomes of a campaign, and difference.
    pub moved: Vec<(usize, f32)>,
    /// Difference of the others' evaluation: of the best other seat, where negative is good for the advised seat; of
    /// all partners in a team, where positive is.
    pub others: f32,
    pub in_team: bool,
    /// The rest of the difference: what the search found beyond the horizon of the samples.
    pub later: f32,
    pub tome: Option<[String; Lang::ALL.len()]>,
}

impl<G: Evaluate> Advice<G> {
    pub fn terms(&self) -> impl Iterator<Item = (&'static Term, f32)> {
        self.moved.iter().map(|&(place, by)| (G::TERMS.get(place).unwrap_or(&TOMES), by))
    }

    pub fn others_moved(&self) -> Option<f32> {
        (self.others.abs() >= MENTIONED).then_some(self.others)
    }

    pub fn later_moved(&self) -> Option<f32> {
        (self.later.abs() >= MENTIONED).then_some(self.later)
    }

    pub fn reason(&self, lang: Lang) -> String {
        let list = |wanted: fn(f32) -> bool| {
            let named: Vec<String> = self
                .terms()
                .filter(|&(_, by)| wanted(by))
                .map(|(term, by)| format!("{} {}", term.name(lang), signed(by, lang)))
                .chain(
                    self.others_moved()
                        .filter(|&by| wanted(if self.in_team { by } else { -by }))
                        .map(|by| format!("{} {}", others(lang), signed(by, lang))),
                )
                .chain(
                    self.later_moved()
                        .filter(|&by| wanted(by))
                        .map(|by| format!("{} {}", later(lang), signed(by, lang))),
                )
                .collect();
            named.join(", ")
        };
        let (for_it, against) = (list(|by| by > 0.0), list(|by| by < 0.0));
        let part = |name: Text, list: &str| {
            if list.is_empty() { String::new() } else { headed(name.localize(lang), list, lang) + "." }
        };
        [part(text!("For it"), &for_it), part(text!("Against it"), &against)]
            .into_iter()
            .filter(|part| !part.is_empty())
            .collect::<Vec<_>>()
            .join(" ")
    }
}

pub(super) const fn others(lang: Lang) -> &'static str {
    text!("the others").localize(lang)
}

pub(super) const fn later(lang: Lang) -> &'static str {
    text!("what follows later").localize(lang)
}

pub fn signed(points: f32, lang: Lang) -> String {
    let sign = if points < 0.0 { '−' } else { '+' };
    let text = format!("{sign}{:.1}", points.abs());
    match lang.grammar().decimal {
        '.' => text,
        mark => text.replace('.', mark.encode_utf8(&mut [0; 4])),
    }
}

/// The best choices for the seat to move, best first, by a search of its own. It sees nothing that is hidden from the
/// seat. `go_on` is called as by [`Player::choose`](super::ComputerPlayer::choose). Empty once the game is over.
pub fn advise<G: Evaluate>(
    game: &G,
    iterations: u32,
    chance: Chance,
    go_on: &mut dyn FnMut(f32) -> bool,
) -> Vec<Advice<G>> {
    let mut run = SearchRun::new(Search::new(game, game.settings(SearchPurpose::Advice), chance), iterations);
    while run.progress() < 1.0 && go_on(run.progress()) {
        run.step();
    }
    advice(run)
}

pub fn advice<G: Evaluate>(mut run: SearchRun<G>) -> Vec<Advice<G>> {
    let search = run.search();
    let mut found = search.root_choices();
    if let Some(choice) = search.only() {
        found = vec![RootChoice { choice, visits: 0, value: 0.0 }];
    } else if found.is_empty() {
        search.iterate();
        found = search.root_choices();
    }
    let all: u32 = found.iter().map(|found| found.visits).sum();
    found.truncate(NAMED);
    let mut sampled = compare(search, &found, true);
    // The most visited choice is the best one; the others are sorted by value.
    if let Some((_, others)) = sampled.split_first_mut() {
        greatest_first(others, |one| one.found.value);
    }
    (0..sampled.len())
        .map(|own| {
            let other = usize::from(own == 0 && sampled.len() > 1);
            let difference = search.points_apart(sampled[own].found.value, sampled[other].found.value);
            let difference = if own == 0 { difference.max(0.0) } else { difference.min(0.0) };
            sampled[own].against(&sampled[other], all, difference)
        })
        .collect()
}

/// Returns the reasons of choices with known costs in points. The best one comes first and is compared with the next
/// one; each other one is compared with the best. The differences follow the given costs, not the search's values.
pub fn explain<G: Evaluate>(mut run: SearchRun<G>, priced: &[(G::Choice, f32)]) -> Vec<Advice<G>> {
    let search = run.search();
    if search.iterations() < 2 {
        search.run_iterations(2);
    }
    let known = search.root_choices();
    let all: u32 = known.iter().map(|found| found.visits).sum();
    let found: Vec<_> = priced
        .iter()
        .map(|&(choice, _)| {
            let unseen = RootChoice { choice, visits: 0, value: 0.0 };
            known.iter().find(|found| found.choice == choice).copied().unwrap_or(unseen)
        })
        .collect();
    let sampled = compare(search, &found, true);
    (0..sampled.len())
        .map(|own| {
            let other = usize::from(own == 0 && sampled.len() > 1);
            sampled[own].against(&sampled[other], all, priced[other].1 - priced[own].1)
        })
        .collect()
}

/// A choice played in the same determinizations as the other ones.
struct Sampled<G: Evaluate> {
    found: RootChoice<G::Choice>,
    leads: Vec<f32>,
    points: Vec<f32>,
    ends: Vec<f32>,
    terms: Vec<f32>,
    others: f32,
    in_team: bool,
    tome: Option<[String; Lang::ALL.len()]>,
}

/// Gives each choice at least half as many visits as the best one, then plays all of them in the same determinizations.
/// With `whole`, samples go on to the end of the game, for the expected final score.
fn compare<G: Evaluate>(search: &mut Search<G>, found: &[RootChoice<G::Choice>], whole: bool) -> Vec<Sampled<G>> {
    let most = found.iter().map(|found| found.visits).max().unwrap_or(0);
    for found in found {
        for _ in found.visits..most / 2 {
            search.iterate_from(Some(found.choice));
        }
    }
    let now = search.root_choices();
    let value =
        |found: &RootChoice<G::Choice>| now.iter().find(|now| now.choice == found.choice).map_or(0.0, |now| now.value);
    let (seat, weights) = (search.seat(), search.weights());
    let mut terms = vec![0.0; G::TERMS.len()];
    let play = |found: &RootChoice<G::Choice>| {
        let mut sample = Sampled {
            found: RootChoice { value: value(found), ..*found },
            leads: Vec::new(),
            points: Vec::new(),
            ends: Vec::new(),
            terms: vec![0.0; G::TERMS.len() + 1],
            others: 0.0,
            in_team: false,
            tome: search.tome_of(found.choice),
        };
        for world in 0..SAMPLES {
            let soon = search.sample(found.choice, world);
            let others = super::lead::others(&soon, seat, &weights);
            soon.terms(seat, &weights, &mut terms);
            let points: f32 = terms.iter().sum();
            sample.points.push(points);
            sample.in_team = soon.target().is_some();
            let tomes = tomes(&soon, seat);
            sample.leads.push(lead(&soon, points + tomes, others));
            if whole {
                let mut end = soon;
                search.finish(&mut end);
                sample.ends.push(end.evaluate(seat, &weights));
            }
            sample.others += others / SAMPLES as f32;
            for (sum, term) in sample.terms.iter_mut().zip(terms.iter().chain([&tomes])) {
                *sum += term / SAMPLES as f32;
            }
        }
        sample
    };
    let mut sampled: Vec<_> = found.iter().map(play).collect();
    if whole {
        settle_points(&mut sampled);
    }
    sampled
}

/// Converts points at the horizon to final scores: adds the mean rest of the game, which hardly depends on the choice,
/// and keeps the spread of the final scores.
fn settle_points<G: Evaluate>(sampled: &mut [Sampled<G>]) {
    let to_come: Vec<f32> = sampled.iter().map(|sample| mean(&sample.ends) - mean(&sample.points)).collect();
    let to_come = mean(&to_come);
    for sample in sampled {
        let by = mean(&sample.points) + to_come - mean(&sample.ends);
        sample.points = sample.ends.iter().map(|points| points + by).collect();
    }
}

impl<G: Evaluate> Sampled<G> {
    fn against(&self, other: &Self, all: u32, difference: f32) -> Advice<G> {
        let soon = mean(&self.leads) - mean(&other.leads);
        let later = difference - soon;
        let differences = self.leads.iter().zip(&other.leads).map(|(own, other)| own - other + later).collect();
        // The points of the best choice stay; those of another one are lowered by its deficit.
        let behind = if difference < 0.0 { later } else { 0.0 };
        let points: Vec<f32> = self.points.iter().map(|points| points + behind).collect();
        let mut moved: Vec<(usize, f32)> =
            self.terms.iter().zip(&other.terms).map(|(own, other)| own - other).enumerate().collect();
        greatest_first(&mut moved, |(_, by)| by.abs());
        moved.retain(|(_, by)| by.abs() >= MENTIONED);
        moved.truncate(REASONS);
        Advice {
            choice: self.found.choice,
            share: self.found.visits as f32 / all.max(1) as f32,
            difference,
            span: eight_of_ten(differences),
            points: mean(&points),
            points_span: eight_of_ten(points),
            moved,
            others: self.others - other.others,
            in_team: self.in_team,
            later,
            tome: self.tome.clone(),
        }
    }
}

fn mean(numbers: &[f32]) -> f32 {
    numbers.iter().sum::<f32>() / numbers.len().max(1) as f32
}

/// The first and the last decile; the mean is never outside, even where one rare game differs from all others.
fn eight_of_ten(mut numbers: Vec<f32>) -> (f32, f32) {
    let mean = mean(&numbers);
    greatest_first(&mut numbers, |number| -number);
    let at = |tenth: usize| numbers.get(tenth * numbers.len() / 10).copied().unwrap_or(0.0);
    (at(1).min(mean), at(9).max(mean))
}

#[derive(Clone, Debug)]
pub struct TurningPoint<G: Evaluate> {
    /// Index of the choice in [`Table::past`]; the state before the choice is that of the index before.
    pub step: usize,
    pub seat: Seat,
    pub played: G::Choice,
    pub better: Advice<G>,
}

/// The most costly choices of one seat or of all, at most `most`, most costly first. Each decision is searched with the
/// given iterations, knowing only what its seat knew then.
pub fn turning_points<G: Evaluate>(
    table: &Table<G>,
    seat: Option<Seat>,
    most: usize,
    iterations: u32,
    go_on: &mut dyn FnMut(f32) -> bool,
) -> Vec<TurningPoint<G>> {
    let played = table.past().windows(2).filter_map(|pair| {
        let (before, made) = (pair[0].state.clone(), &pair[1]);
        Some(PlayedChoice { before, seat: made.seat?, choice: made.choice? })
    });
    let mut review = Review::new(played.collect(), seat, iterations);
    while review.progress() < 1.0 && go_on(review.progress()) {
        review.step();
    }
    review.points(most)
}

/// A review of a finished game, step by step. Workers can share it: of `parts` workers each reviews every
/// `parts`-th step.
pub struct Review<G: Evaluate> {
    played: Vec<PlayedChoice<G>>,
    seat: Option<Seat>,
    iterations: u32,
    next: usize,
    parts: usize,
    points: Vec<TurningPoint<G>>,
}

impl<G: Evaluate> Review<G> {
    pub const fn new(played: Vec<PlayedChoice<G>>, seat: Option<Seat>, iterations: u32) -> Self {
        Self { played, seat, iterations, next: 1, parts: 1, points: Vec::new() }
    }

    pub fn take_part(&mut self, part: usize, parts: usize) {
        self.parts = parts.max(1);
        self.next = if part == 0 { self.parts } else { part };
    }

    pub fn progress(&self) -> f32 {
        let last = self.played.len();
        if self.next > last { 1.0 } else { (self.next - 1) as f32 / last as f32 }
    }

    pub fn points(mut self, most: usize) -> Vec<TurningPoint<G>> {
        greatest_first(&mut self.points, |one| one.better.difference);
        self.points.truncate(most);
        self.points
    }

    pub fn step(&mut self) {
        let point = self.review(self.next);
        self.points.extend(point);
        self.next += self.parts;
    }

    fn review(&self, step: usize) -> Option<TurningPoint<G>> {
        let &PlayedChoice { ref before, seat, choice: played } = self.played.get(step - 1)?;
        if self.seat.is_some_and(|asked| asked != seat) {
            return None;
        }
        let mut search = Search::new(before, before.settings(SearchPurpose::Advice), Chance::new(step as u64));
        search.run_iterations(self.iterations);
        let found = search.root_choices();
        let (best, own) = (found.first()?, found.iter().find(|found| found.choice == played)?);
        // Only a choice with a lower value is compared, because that takes longer.
        if best.choice == played || best.value <= own.value && own.visits > 0 {
            return None;
        }
        let sampled = compare(&mut search, &[*best, *own], false);
        let difference = search.points_apart(sampled[0].found.value, sampled[1].found.value);
        let better = sampled[0].against(&sampled[1], self.iterations, difference);
        (better.difference >= MENTIONED).then_some(TurningPoint { step, seat, played, better })
    }
}
