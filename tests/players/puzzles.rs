//! The practice positions in the repository: each is of the current rules, with one clearly best choice.

use history::{Puzzle, Puzzles, Verdict};
use kernel::{Chance, Link, SeatKind, Table, first_shown, sent};
use players::{Evaluate, GameJobs, Jobs, Priced, Request, RequestKind, judge};
use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

/// Size limit of the positions of all games, in bytes.
const BYTES: u64 = 30_000;

trilogy::each_game! { ($($game:ident: $Game:ident;)*) => { $(mod $game {
    tests_of!(trilogy::$game::$Game;
        every_position_is_one_of_these_rules_with_one_clearly_best_choice,
        a_short_search_finds_the_best_choice_of_most,
        the_adviser_explains_a_choice_whose_cost_is_known,
    );
})* } }

fn file(game: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("public/puzzles").join(format!("{game}.txt"))
}

/// Every position of a game: its entry in the file, and the table.
fn positions<G: Evaluate>() -> Vec<(Puzzle, Table<G>)> {
    let text = fs::read_to_string(file(G::NAME)).unwrap();
    let made = text.lines().next().unwrap();
    assert!(made.starts_with(&format!("# francia puzzles --game {} ", G::NAME)), "it says how it was made");
    assert!(made.ends_with("games of king,king"), "{made}");
    let puzzles = Puzzles::read(&text).unwrap();
    let position = |number: usize| {
        let puzzle = puzzles.get(number).unwrap().clone();
        let Ok(Link::Game(record)) = Link::read::<G>(&puzzle.link) else { panic!("{} {number}", G::NAME) };
        let table = Table::<G>::replay(&record).unwrap_or_else(|error| panic!("{} {number}: {error}", G::NAME));
        (puzzle, table)
    };
    (1..=puzzles.count()).map(position).collect()
}

fn every_position_is_one_of_these_rules_with_one_clearly_best_choice<G: Evaluate>() {
    let positions = positions::<G>();
    assert!(positions.len() >= 20, "{} has {}", G::NAME, positions.len());
    let links: BTreeSet<&str> = positions.iter().map(|(puzzle, _)| puzzle.link.as_str()).collect();
    assert_eq!(links.len(), positions.len(), "each once");
    for (number, (puzzle, table)) in positions.iter().enumerate() {
        let reported = format!("{} {}", G::NAME, number + 1);
        let decision = table.decision().unwrap_or_else(|| panic!("{reported} is over"));
        // The only person is asked, at the start of a turn, after another player's.
        let people: Vec<usize> =
            (0..table.kinds().len()).filter(|&seat| table.kinds()[seat] == SeatKind::Human).collect();
        assert_eq!(people, [decision.seat.index()], "{reported}");
        assert!(G::begins_turn(decision.question), "{reported}");
        assert!(table.past().last().unwrap().seat.is_some_and(|seat| seat != decision.seat), "{reported}");
        let keys: Vec<String> = table.choices().iter().map(ToString::to_string).collect();
        assert_eq!(keys.len(), puzzle.costs.len(), "{reported}");
        let best = keys.iter().position(|key| *key == puzzle.best).unwrap_or_else(|| panic!("{reported}: not legal"));
        assert_eq!(puzzle.verdict(best), Some(Verdict::Best), "{reported}");
        let mut others = puzzle.costs.clone();
        others.remove(best);
        others.sort_unstable();
        assert!(others.len() >= 2 && others[0] >= 10, "{reported}: clearly the best one");
        assert!(others[1] <= 80, "{reported}: and not the only one to think about");
        assert!(first_shown(table.state(), table.choices()[best]).is_none(), "{reported}: no card is turned up");
    }
}

/// With a twentieth of the iterations, and another seed.
fn a_short_search_finds_the_best_choice_of_most<G: Evaluate>() {
    let looked: Vec<_> = positions::<G>().into_iter().step_by(4).collect();
    let agrees = |(puzzle, table): &&(Puzzle, Table<G>)| {
        judge(table.state(), 400, Chance::new(77)).is_some_and(|judged| judged.best.to_string() == puzzle.best)
    };
    let found = looked.iter().filter(agrees).count();
    assert!(3 * found >= 2 * looked.len(), "{}: {found} of {}", G::NAME, looked.len());
}

/// Compares the best choice with the next one, and the other with the best one; the differences are the stored ones.
fn the_adviser_explains_a_choice_whose_cost_is_known<G: Evaluate>() {
    let (puzzle, table) = positions::<G>().swap_remove(0);
    let keys: Vec<String> = table.choices().iter().map(ToString::to_string).collect();
    let other = puzzle.costs.iter().position(|cost| *cost > 0).unwrap();
    let cost = f32::from(puzzle.costs[other]) / 10.0;
    let seat = table.decision().unwrap().seat;
    let request = |choices: &[(&str, f32)]| Request {
        id: 1,
        kind: RequestKind::Explain,
        game: G::NAME.to_owned(),
        payload: sent(&table.state().redeal(seat, &mut Chance::new(5))),
        priced: choices.iter().map(|&(choice, cost)| Priced { choice: choice.to_owned(), cost }).collect(),
        ..Request::default()
    };
    let mut jobs = GameJobs::<G>::default();
    assert!(jobs.take(&request(&[(&puzzle.best, 0.0), (&keys[other], cost)]), &|| 0.0).is_none());
    let response = loop {
        let response = jobs.work(f64::MAX, &|| 0.0).unwrap();
        if response.done {
            break response;
        }
    };
    let [best, behind] = &response.advice[..] else { panic!("{response:?}") };
    assert_eq!((best.choice.as_str(), behind.choice.as_str()), (puzzle.best.as_str(), keys[other].as_str()));
    assert!((best.difference - cost).abs() < 0.01 && (behind.difference + cost).abs() < 0.01, "{best:?} {behind:?}");
    assert!(!behind.reasons.is_empty());
    let refused = jobs.take(&request(&[(&puzzle.best, 0.0), ("nonsense", 1.0)]), &|| 0.0);
    assert!(refused.is_some_and(|response| response.done && response.advice.is_empty()));
}

#[test]
fn all_positions_together_are_small() {
    let bytes: u64 = trilogy::GAMES.iter().map(|game| fs::metadata(file(game)).unwrap().len()).sum();
    assert!(bytes <= BYTES, "{bytes} of {BYTES}");
}
