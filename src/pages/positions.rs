//! The puzzles of the games: fetched, laid out one by one or in rows of ten, and offered on the first page.
//!
//! The puzzles of a game are one text, fetched on first use (`crates/history/src/puzzle.rs`).

use super::modes::until;
use crate::browser::fetch::read;
use crate::components::icon;
use crate::info::GameInfo;
use crate::state::results;
use crate::state::store::{Laid, Store};
use history::{Answer, ChallengeDate, Puzzles, ROW};
use kernel::Link;
use leptos::task::spawn_local;
use markup::{View, html};
use std::cell::RefCell;
use std::sync::Arc;

thread_local! {
    static FETCHED: RefCell<Vec<(&'static str, Arc<Puzzles>)>> = const { RefCell::new(Vec::new()) };
    static UNDER_WAY: RefCell<Option<PuzzleRow>> = const { RefCell::new(None) };
}

#[derive(Clone)]
pub struct PuzzleRow {
    game: &'static str,
    pub numbers: Vec<usize>,
    /// For each answered puzzle, true if the first answer was the best choice.
    pub found: Vec<bool>,
}

impl PuzzleRow {
    /// The running row, if this puzzle is its current or last answered one.
    pub fn with(game: &str, number: usize) -> Option<Self> {
        let here = |row: &PuzzleRow| {
            let at = row.found.len();
            row.game == game && row.numbers[at.saturating_sub(1)..=at.min(row.numbers.len() - 1)].contains(&number)
        };
        UNDER_WAY.with_borrow(|row| row.clone().filter(here))
    }

    pub fn is_over(&self) -> bool {
        self.found.len() == self.numbers.len()
    }

    pub fn note(game: &str, number: usize, found: bool) {
        UNDER_WAY.with_borrow_mut(|row| {
            if let Some(row) = row.as_mut().filter(|row| row.game == game)
                && row.numbers.get(row.found.len()) == Some(&number)
            {
                row.found.push(found);
            }
        });
    }
}

async fn fetched(game: &'static GameInfo) -> Option<Arc<Puzzles>> {
    if let Some(puzzles) = known(game.key) {
        return Some(puzzles);
    }
    let text = read(&format!("puzzles/{}.txt", game.key)).await?;
    let puzzles = Arc::new(Puzzles::read(&text)?);
    FETCHED.with_borrow_mut(|known| known.push((game.key, puzzles.clone())));
    Some(puzzles)
}

pub fn known(game: &str) -> Option<Arc<Puzzles>> {
    FETCHED.with_borrow(|known| known.iter().find(|(key, _)| *key == game).map(|(_, puzzles)| puzzles.clone()))
}

/// Lays out a puzzle of a game, by default that of the day, if `wanted` still holds after loading. Returns the reason
/// of a failure.
pub async fn lay_out(
    store: Store,
    game: &'static GameInfo,
    number: Option<usize>,
    wanted: &dyn Fn() -> bool,
) -> Result<(), String> {
    let texts = store.settings.texts_now();
    let puzzles = fetched(game).await.ok_or_else(|| texts.puzzle_missing().to_owned())?;
    let number = number.unwrap_or_else(|| puzzles.of_day(results::today()));
    let puzzle = puzzles.get(number).ok_or_else(|| texts.no_such_address().to_owned())?;
    let reader = store.code.reader_of(game.key).await.map_err(|why| why.text(texts))?;
    let table = match reader.read_link(&puzzle.link) {
        Ok(Link::Game(record)) => reader.replay(&record),
        Ok(Link::Challenge(challenge)) => reader.replay(&challenge.record()),
        Err(error) => Err(error),
    };
    let table = table.map_err(|error| texts.cannot_load(error))?;
    if wanted() {
        store.lay_out(Laid::Puzzle(number), table);
        store.lesson.ask();
    }
    Ok(())
}

fn open(store: Store, game: &'static GameInfo, number: Option<usize>) {
    spawn_local(async move {
        if let Err(text) = lay_out(store, game, number, &|| true).await {
            store.notices.show_toast(text);
        }
    });
}

/// Begins a row of a game: unanswered puzzles from that of the day on, then answered ones.
pub fn begin_row(store: Store, game: &'static GameInfo) {
    spawn_local(async move {
        let Some(puzzles) = fetched(game).await else {
            return store.notices.show_toast(store.settings.texts_now().puzzle_missing().to_owned());
        };
        let mut numbers = in_order(&puzzles, game.key, puzzles.of_day(results::today()));
        numbers.truncate(ROW);
        let first = numbers.first().copied();
        UNDER_WAY.set(Some(PuzzleRow { game: game.key, numbers, found: Vec::new() }));
        open(store, game, first);
    });
}

/// Every puzzle of a game from one on, in the order of the days, unanswered ones first.
fn in_order(puzzles: &Puzzles, game: &str, from: usize) -> Vec<usize> {
    let answers = results::answers(game);
    let all = std::iter::successors(Some(from), |number| Some(puzzles.after(*number))).take(puzzles.count());
    let (answered, open): (Vec<usize>, Vec<usize>) = all.partition(|number| answers.to(*number).is_some());
    [open, answered].concat()
}

/// Continues with the running row, otherwise with the next unanswered puzzle.
pub fn go_on(store: Store, game: &'static GameInfo, number: usize) {
    let next = match PuzzleRow::with(game.key, number) {
        Some(row) => row.numbers.get(row.found.len()).copied(),
        None => {
            known(game.key).and_then(|puzzles| in_order(&puzzles, game.key, puzzles.after(number)).first().copied())
        }
    };
    if next.is_some() {
        open(store, game, next);
    }
}

pub fn on_card(store: Store, game: &'static GameInfo) -> View {
    let today = results::today();
    let answers = results::answers(game.key);
    let (answer, running) = (answers.of_day(today), answers.running(today));
    let standing = move || {
        let texts = store.texts();
        match answer {
            Some(Answer::Best) if running > 1 => texts.puzzle_days(running),
            Some(Answer::Best) => texts.puzzle_found().to_owned(),
            Some(_) => texts.puzzle_missed().to_owned(),
            None => texts.puzzle_hint().to_owned(),
        }
    };
    html! {
        <span class="daily-head">
            {icon("ui-star", 30)}
            <span>
                <h2>{move || store.texts().puzzle_of_day()}</h2>
                <p>{game.name}</p>
                <small class="puzzle-standing">{standing}</small>
                " · "
                <small class="daily-until">{move || until(store.texts(), ChallengeDate::Day(today))}</small>
            </span>
        </span>
        <span class="daily-do">
            <button type="button" class="btn go" data-puzzle="" on:click=move |_| open(store, game, None)>
                {icon("ui-play", 20)}
                {move || store.texts().puzzle_open()}
            </button>
            <button type="button" class="btn" data-puzzle-row="" on:click=move |_| begin_row(store, game)>
                {icon("ui-next", 20)}
                {move || store.texts().puzzle_row()}
            </button>
        </span>
    }
}
