//! The adviser: the best choices of a decision, with what they are worth and why, and the turning points of a game.

use super::evaluation::{Judged, Term};
use super::mind::Pondering;
use super::search::{Found, Search};
use crate::kernel::grammar::headed;
use crate::kernel::{Chance, Lang, Seat, Table};
use crate::lang::Text;

/// How many choices the adviser names.
pub const NAMED: usize = 3;

/// How many parts of the evaluation it names for each.
const REASONS: usize = 3;

/// Parts that moved by less are not worth a word, in points.
const WORTH_A_WORD: f32 = 0.3;

/// In how many worlds the choices are compared.
const WORLDS: u64 = 60;

/// One choice, as the adviser sees it. All amounts are points.
#[derive(Clone, Debug)]
pub struct Advice<G: Judged> {
    /// The choice.
    pub choice: G::Choice,
    /// The share of the search that went there, from 0 to 1.
    pub share: f32,
    /// How much more it leads to than the best of the others, as the lead over the best other seat, by what the search found out; not above zero for all
    /// but the best.
    pub difference: f32,
    /// In 8 of 10 worlds the difference lies between these.
    pub span: (f32, f32),
    /// The points that its seat may expect by the end.
    pub points: f32,
    /// In 8 of 10 worlds they lie between these.
    pub points_span: (f32, f32),
    /// The parts of the evaluation that differ most from those of that other choice, by their place in
    /// [`TERMS`](Judged::TERMS) and by how much; what moves most comes first.
    pub moved: Vec<(usize, f32)>,
    /// The same for the seat that is best besides: below zero is good for the one who asks.
    pub rival: f32,
    /// What the search found beyond all that: what follows later, in points of the lead.
    pub later: f32,
}

impl<G: Judged> Advice<G> {
    /// The parts that moved, by their names.
    pub fn terms(&self) -> impl Iterator<Item = (&'static Term, f32)> {
        self.moved.iter().filter_map(|&(place, by)| Some((G::TERMS.get(place)?, by)))
    }

    /// By how much the seat that is best besides moved, where that is worth a word.
    pub fn rival_moved(&self) -> Option<f32> {
        (self.rival.abs() >= WORTH_A_WORD).then_some(self.rival)
    }

    /// By how much what follows later is better, where that is worth a word.
    pub fn later_moved(&self) -> Option<f32> {
        (self.later.abs() >= WORTH_A_WORD).then_some(self.later)
    }

    /// The reason in words; empty where there is none to speak of.
    pub fn reason(&self, lang: Lang) -> String {
        let list = |wanted: fn(f32) -> bool| {
            let named: Vec<String> = self
                .terms()
                .filter(|&(_, by)| wanted(by))
                .map(|(term, by)| format!("{} {}", term.name(lang), signed(by, lang)))
                .chain(
                    self.rival_moved()
                        .filter(|by| wanted(-by))
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
            if list.is_empty() { String::new() } else { headed(name.said(lang), list, lang) + "." }
        };
        [part(text!("For it"), &for_it), part(text!("Against it"), &against)]
            .into_iter()
            .filter(|part| !part.is_empty())
            .collect::<Vec<_>>()
            .join(" ")
    }
}

/// What the seat that is best besides is called.
pub(super) const fn others(lang: Lang) -> &'static str {
    text!("the others").said(lang)
}

/// What follows later is called so.
pub(super) const fn later(lang: Lang) -> &'static str {
    text!("what follows later").said(lang)
}

/// Points with their sign and one decimal, as a language writes them.
pub fn signed(points: f32, lang: Lang) -> String {
    let sign = if points < 0.0 { '−' } else { '+' };
    let text = format!("{sign}{:.1}", points.abs());
    match lang.grammar().decimal {
        '.' => text,
        mark => text.replace('.', mark.encode_utf8(&mut [0; 4])),
    }
}

/// The best choices now for the seat that must decide, the best one first, after so many iterations of search. Nothing
/// hidden is looked at. `go_on` as for [`Mind::choose`](super::Mind::choose). Empty once the game is over.
pub fn advise<G: Judged>(
    game: &G,
    iterations: u32,
    chance: Chance,
    go_on: &mut dyn FnMut(f32) -> bool,
) -> Vec<Advice<G>> {
    let mut pondering = Pondering::new(Search::new(game, G::QUICK, chance), iterations);
    while pondering.share() < 1.0 && go_on(pondering.share()) {
        pondering.step();
    }
    advice(pondering)
}

/// What a search comes to, as [`advise`] does.
pub fn advice<G: Judged>(mut pondering: Pondering<G>) -> Vec<Advice<G>> {
    let search = pondering.search();
    let mut found = search.found();
    if let Some(choice) = search.only() {
        found = vec![Found { choice, visits: 0, value: 0.0 }];
    } else if found.is_empty() {
        search.iterate();
        found = search.found();
    }
    let all: u32 = found.iter().map(|found| found.visits).sum();
    found.truncate(NAMED);
    let mut outcomes = compare(search, &found, true);
    // What the search went to most is the best, whatever a last look at the others says; those come in the order of it.
    if let Some((_, others)) = outcomes.split_first_mut() {
        others.sort_by(|one, other| other.found.value.total_cmp(&one.found.value));
    }
    (0..outcomes.len())
        .map(|own| {
            let other = usize::from(own == 0 && outcomes.len() > 1);
            let difference = search.points_apart(outcomes[own].found.value, outcomes[other].found.value);
            let difference = if own == 0 { difference.max(0.0) } else { difference.min(0.0) };
            outcomes[own].against(&outcomes[other], all, difference)
        })
        .collect()
}

/// What a choice leads to in the same worlds as the others.
struct Outcome<G: Judged> {
    found: Found<G::Choice>,
    leads: Vec<f32>,
    /// The points that are expected where the choices are told apart best.
    points: Vec<f32>,
    /// Those at the end of the game, where it is played to there.
    ends: Vec<f32>,
    terms: Vec<f32>,
    rival: f32,
}

/// Gives every choice its share of the search, then plays them in the same worlds: whole games, where it matters how many
/// points there will be, and not only how many more.
fn compare<G: Judged>(search: &mut Search<G>, found: &[Found<G::Choice>], whole: bool) -> Vec<Outcome<G>> {
    let most = found.iter().map(|found| found.visits).max().unwrap_or(0);
    for found in found {
        for _ in found.visits..most / 2 {
            search.iterate_by(Some(found.choice));
        }
    }
    let now = search.found();
    let value =
        |found: &Found<G::Choice>| now.iter().find(|now| now.choice == found.choice).map_or(0.0, |now| now.value);
    let (seat, weights) = (search.seat(), search.weights());
    let mut terms = vec![0.0; G::TERMS.len()];
    let play = |found: &Found<G::Choice>| {
        let mut outcome = Outcome {
            found: Found { value: value(found), ..*found },
            leads: Vec::new(),
            points: Vec::new(),
            ends: Vec::new(),
            terms: vec![0.0; G::TERMS.len()],
            rival: 0.0,
        };
        for world in 0..WORLDS {
            let soon = search.sample(found.choice, world);
            let others = (0..soon.seats()).map(|other| Seat(other as u8)).filter(|&other| other != seat);
            let rival = others.map(|other| soon.worth(other, &weights)).fold(f32::NEG_INFINITY, f32::max);
            soon.terms(seat, &weights, &mut terms);
            let points: f32 = terms.iter().sum();
            outcome.points.push(points);
            outcome.leads.push(points - rival);
            if whole {
                let mut end = soon;
                search.finish(&mut end);
                outcome.ends.push(end.worth(seat, &weights));
            }
            outcome.rival += rival / WORLDS as f32;
            for (sum, term) in outcome.terms.iter_mut().zip(&terms) {
                *sum += term / WORLDS as f32;
            }
        }
        outcome
    };
    let mut outcomes: Vec<_> = found.iter().map(play).collect();
    if whole {
        settle_points(&mut outcomes);
    }
    outcomes
}

/// Where the choices are told apart, little is known of how many points are still to come, which is much the same for all of
/// them: that is added to their points, with what chance makes of it.
fn settle_points<G: Judged>(outcomes: &mut [Outcome<G>]) {
    let to_come: Vec<f32> = outcomes.iter().map(|outcome| mean(&outcome.ends) - mean(&outcome.points)).collect();
    let to_come = mean(&to_come);
    for outcome in outcomes {
        let by = mean(&outcome.points) + to_come - mean(&outcome.ends);
        outcome.points = outcome.ends.iter().map(|points| points + by).collect();
    }
}

impl<G: Judged> Outcome<G> {
    /// What speaks for this choice against another one, by so many points of the lead.
    fn against(&self, other: &Self, all: u32, difference: f32) -> Advice<G> {
        let soon = mean(&self.leads) - mean(&other.leads);
        let later = difference - soon;
        let differences = self.leads.iter().zip(&other.leads).map(|(own, other)| own - other + later).collect();
        // The points of the best stand as they are, those of the others are told by what they are behind.
        let behind = if difference < 0.0 { later } else { 0.0 };
        let points: Vec<f32> = self.points.iter().map(|points| points + behind).collect();
        let mut moved: Vec<(usize, f32)> =
            self.terms.iter().zip(&other.terms).map(|(own, other)| own - other).enumerate().collect();
        moved.sort_by(|one, other| other.1.abs().total_cmp(&one.1.abs()));
        moved.retain(|(_, by)| by.abs() >= WORTH_A_WORD);
        moved.truncate(REASONS);
        Advice {
            choice: self.found.choice,
            share: self.found.visits as f32 / all.max(1) as f32,
            difference,
            span: eight_of_ten(differences),
            points: mean(&points),
            points_span: eight_of_ten(points),
            moved,
            rival: self.rival - other.rival,
            later,
        }
    }
}

fn mean(numbers: &[f32]) -> f32 {
    numbers.iter().sum::<f32>() / numbers.len().max(1) as f32
}

/// Between what numbers eight of ten lie.
fn eight_of_ten(mut numbers: Vec<f32>) -> (f32, f32) {
    numbers.sort_by(f32::total_cmp);
    let at = |tenth: usize| numbers.get(tenth * numbers.len() / 10).copied().unwrap_or(0.0);
    (at(1), at(9))
}

/// A decision of a finished game that cost its seat points.
#[derive(Clone, Debug)]
pub struct TurningPoint<G: Judged> {
    /// The moment of the choice, by its place in [`Table::past`]; the state to play on from is that of the moment before.
    pub moment: usize,
    /// Who chose.
    pub seat: Seat,
    /// What was chosen.
    pub played: G::Choice,
    /// What was better, and why.
    pub better: Advice<G>,
}

/// The decisions that cost most, the dearest one first: at most so many, of one seat or of all, each looked at with so
/// many iterations of search. Only what the seat knew then is looked at.
pub fn turning_points<G: Judged>(
    table: &Table<G>,
    seat: Option<Seat>,
    most: usize,
    iterations: u32,
    go_on: &mut dyn FnMut(f32) -> bool,
) -> Vec<TurningPoint<G>> {
    let mut review = Review::new(table.clone(), seat, iterations);
    while review.share() < 1.0 && go_on(review.share()) {
        review.step();
    }
    review.points(most)
}

/// A look back at a finished game, moment by moment. Several can share it: of so many, each looks at one moment in as many.
pub struct Review<G: Judged> {
    table: Table<G>,
    seat: Option<Seat>,
    iterations: u32,
    next: usize,
    parts: usize,
    points: Vec<TurningPoint<G>>,
}

impl<G: Judged> Review<G> {
    /// Looks at the decisions of one seat or of all, each with so many iterations of search.
    pub const fn new(table: Table<G>, seat: Option<Seat>, iterations: u32) -> Self {
        Self { table, seat, iterations, next: 1, parts: 1, points: Vec::new() }
    }

    /// Looks at one of so many parts of the moments from now on.
    pub fn take_part(&mut self, part: usize, parts: usize) {
        self.parts = parts.max(1);
        self.next = if part == 0 { self.parts } else { part };
    }

    /// The share of the part that was looked at: 1 at the end.
    pub fn share(&self) -> f32 {
        let last = self.table.past().len() - 1;
        if self.next > last { 1.0 } else { (self.next - 1) as f32 / last as f32 }
    }

    /// What cost most so far, the dearest one first.
    pub fn points(mut self, most: usize) -> Vec<TurningPoint<G>> {
        self.points.sort_by(|one, other| other.better.difference.total_cmp(&one.better.difference));
        self.points.truncate(most);
        self.points
    }

    /// Looks at the next moment.
    pub fn step(&mut self) {
        let point = self.look(self.next);
        self.points.extend(point);
        self.next += self.parts;
    }

    fn look(&self, moment: usize) -> Option<TurningPoint<G>> {
        let past = self.table.past();
        let (seat, played) = (past.get(moment)?.seat?, past[moment].choice?);
        if self.seat.is_some_and(|asked| asked != seat) {
            return None;
        }
        let mut search = Search::new(&past[moment - 1].state, G::QUICK, Chance::new(moment as u64));
        search.run_whole(self.iterations);
        let found = search.found();
        let (best, own) = (found.first()?, found.iter().find(|found| found.choice == played)?);
        // Only what looks worse is compared; that takes longer.
        if best.choice == played || best.value <= own.value && own.visits > 0 {
            return None;
        }
        let outcomes = compare(&mut search, &[*best, *own], false);
        let difference = search.points_apart(outcomes[0].found.value, outcomes[1].found.value);
        let better = outcomes[0].against(&outcomes[1], self.iterations, difference);
        (better.difference >= WORTH_A_WORD).then_some(TurningPoint { moment, seat, played, better })
    }
}
