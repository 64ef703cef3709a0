use super::evaluation::Evaluate;
use super::lead::{lead, others};
use super::search::Search;
use super::settings::SearchPurpose;
use super::tomes::worth;
use kernel::Chance;

/// Each choice gets at least one in this many iterations, since a value from fewer visits is unreliable.
const LEAST_PART: u32 = 16;

const SAMPLES: u64 = 60;

#[derive(Clone, Debug)]
pub struct Judgement<C> {
    pub best: C,
    /// Every legal choice in the game's order with its cost: its lead behind that of the best choice, in points. Not
    /// negative.
    pub costs: Vec<(C, f32)>,
    /// The share of the samples, from 0 to 1, in which the best choice is at least as good at the horizon as the
    /// second best.
    pub holds: f32,
}

impl<C: Copy + Eq> Judgement<C> {
    pub fn others(&self) -> Vec<(C, f32)> {
        let mut others = self.costs.clone();
        others.retain(|(choice, _)| *choice != self.best);
        others.sort_by(|one, other| one.1.total_cmp(&other.1));
        others
    }
}

/// Judges a decision by the adviser's search, with a number of iterations before the game's factor. It sees nothing
/// that is hidden from the seat. `None` for fewer than two choices.
pub fn judge<G: Evaluate>(game: &G, iterations: u32, chance: Chance) -> Option<Judgement<G::Choice>> {
    let mut choices = Vec::new();
    game.choices(&mut choices);
    if choices.len() < 2 {
        return None;
    }
    let settings = game.settings(SearchPurpose::Advice);
    let iterations = iterations * settings.iteration_factor;
    let mut search = Search::new(game, settings, chance);
    search.run_iterations(iterations.max(2));
    let best = search.root_choices().first()?.choice;
    let visits = |search: &Search<G>, choice| {
        search.root_choices().iter().find(|found| found.choice == choice).map_or(0, |found| found.visits)
    };
    for &choice in &choices {
        for _ in visits(&search, choice)..iterations / LEAST_PART {
            search.iterate_from(Some(choice));
        }
    }
    let found = search.root_choices();
    let value = |choice| found.iter().find(|found| found.choice == choice).map(|found| found.value);
    let most = value(best)?;
    let cost = |choice| (choice, value(choice).map_or(0.0, |value| search.points_apart(most, value).max(0.0)));
    let costs = choices.into_iter().map(cost).collect();
    let mut judgement = Judgement { best, costs, holds: 0.0 };
    let (next, _) = *judgement.others().first()?;
    let weights = search.weights();
    let seat = search.seat();
    let mut lead_of = |choice, world| {
        let soon = search.sample(choice, world);
        lead(&soon, worth(&soon, seat, &weights), others(&soon, seat, &weights))
    };
    let holds = (0..SAMPLES).filter(|&world| lead_of(best, world) >= lead_of(next, world)).count();
    judgement.holds = holds as f32 / SAMPLES as f32;
    Some(judgement)
}
