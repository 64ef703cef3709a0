//! The positions of the games: fetched, laid out one by one or ten in a row, and offered on the first page.
//!
//! A game's positions are a text, fetched when one of them is opened (`crates/history/src/puzzle.rs`).

use super::modes::until;
use crate::browser::fetch::read;
use crate::components::icon;
use crate::info::GameInfo;
use crate::render::{View, html};
use crate::state::results;
use crate::state::store::{Laid, Store};
use crate::words::Words;
use history::{Answer, ChallengeDate, Puzzles, ROW};
use kernel::Link;
use leptos::task::spawn_local;
use std::cell::RefCell;
use std::sync::Arc;

thread_local! {
    /// The positions of the games that were fetched, by the games' words.
    static FETCHED: RefCell<Vec<(&'static str, Arc<Puzzles>)>> = const { RefCell::new(Vec::new()) };
    /// The row that is under way.
    static UNDER_WAY: RefCell<Option<Row>> = const { RefCell::new(None) };
}

/// Positions one after the other.
#[derive(Clone)]
pub struct Row {
    game: &'static str,
    /// Their numbers.
    pub numbers: Vec<usize>,
    /// What the first answer was to each so far: whether it was the best choice.
    pub found: Vec<bool>,
}

impl Row {
    /// The row that is under way, where this position is its last one so far.
    pub fn with(game: &str, number: usize) -> Option<Self> {
        let here = |row: &Row| {
            let at = row.found.len();
            row.game == game && row.numbers[at.saturating_sub(1)..=at.min(row.numbers.len() - 1)].contains(&number)
        };
        UNDER_WAY.with_borrow(|row| row.clone().filter(here))
    }

    /// Whether all of them are answered.
    pub fn is_over(&self) -> bool {
        self.found.len() == self.numbers.len()
    }

    /// Notes the first answer to a position, where the row has come to it.
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

/// The positions of a game; `None` where they could not be fetched.
async fn fetched(game: &'static GameInfo) -> Option<Arc<Puzzles>> {
    if let Some(puzzles) = known(game.word) {
        return Some(puzzles);
    }
    let text = read(&format!("puzzles/{}.txt", game.word)).await?;
    let puzzles = Arc::new(Puzzles::read(&text)?);
    FETCHED.with_borrow_mut(|known| known.push((game.word, puzzles.clone())));
    Some(puzzles)
}

/// The positions of a game, where they are here.
pub fn known(game: &str) -> Option<Arc<Puzzles>> {
    FETCHED.with_borrow(|known| known.iter().find(|(word, _)| *word == game).map(|(_, puzzles)| puzzles.clone()))
}

/// Lays a position of a game out on the table, if it is still wanted there once it has come: that of the day where no number is
/// given. Why it is not possible is for the caller to say.
pub async fn lay_out(
    store: Store,
    game: &'static GameInfo,
    number: Option<usize>,
    wanted: &dyn Fn() -> bool,
) -> Result<(), String> {
    let words = Words(store.lang.get_untracked());
    let puzzles = fetched(game).await.ok_or_else(|| words.puzzle_missing().to_owned())?;
    let number = number.unwrap_or_else(|| puzzles.of_day(results::today()));
    let puzzle = puzzles.get(number).ok_or_else(|| words.no_such_address().to_owned())?;
    let reader = store.reader_of(game.word).await.map_err(|why| why.told(words))?;
    let table = match reader.read_link(&puzzle.link) {
        Ok(Link::Game(record)) => reader.replay(&record),
        Ok(Link::Challenge(challenge)) => reader.replay(&challenge.record()),
        Err(error) => Err(error),
    };
    let table = table.map_err(|error| words.cannot_load(error))?;
    if wanted() {
        store.lay_out(Laid::Puzzle(number), table);
        store.lesson.ask();
    }
    Ok(())
}

/// The same; why it is not possible is said.
fn open(store: Store, game: &'static GameInfo, number: Option<usize>) {
    spawn_local(async move {
        if let Err(text) = lay_out(store, game, number, &|| true).await {
            store.say(text);
        }
    });
}

/// Begins a row of a game: positions that were not answered yet, from that of the day on; then those that were.
pub fn begin_row(store: Store, game: &'static GameInfo) {
    spawn_local(async move {
        let Some(puzzles) = fetched(game).await else {
            return store.say(Words(store.lang.get_untracked()).puzzle_missing().to_owned());
        };
        let mut numbers = in_order(&puzzles, game.word, puzzles.of_day(results::today()));
        numbers.truncate(ROW);
        let first = numbers.first().copied();
        UNDER_WAY.set(Some(Row { game: game.word, numbers, found: Vec::new() }));
        open(store, game, first);
    });
}

/// Every position of a game from one on, in the order of the days: first those that were not answered yet.
fn in_order(puzzles: &Puzzles, game: &str, from: usize) -> Vec<usize> {
    let answers = results::answers(game);
    let all = std::iter::successors(Some(from), |number| Some(puzzles.after(*number))).take(puzzles.count());
    let (answered, open): (Vec<usize>, Vec<usize>) = all.partition(|number| answers.to(*number).is_some());
    [open, answered].concat()
}

/// Goes on: with the row that is under way, else with the next position that was not answered yet.
pub fn go_on(store: Store, game: &'static GameInfo, number: usize) {
    let next = match Row::with(game.word, number) {
        Some(row) => row.numbers.get(row.found.len()).copied(),
        None => {
            known(game.word).and_then(|puzzles| in_order(&puzzles, game.word, puzzles.after(number)).first().copied())
        }
    };
    if next.is_some() {
        open(store, game, next);
    }
}

/// The positions of a game on its card on the first page: that of the day, and ten in a row.
pub fn on_card(store: Store, game: &'static GameInfo) -> View {
    let today = results::today();
    let answers = results::answers(game.word);
    let (answer, running) = (answers.of_day(today), answers.running(today));
    let standing = move || {
        let words = store.words();
        match answer {
            Some(Answer::Best) if running > 1 => words.puzzle_days(running),
            Some(Answer::Best) => words.puzzle_found().to_owned(),
            Some(_) => words.puzzle_missed().to_owned(),
            None => words.puzzle_hint().to_owned(),
        }
    };
    html! {
        <span class="daily-head">
            {icon("ui-star", 30)}
            <span>
                <h2>{move || store.words().puzzle_of_day()}</h2>
                <p>{game.name}</p>
                <small class="puzzle-standing">{standing}</small>
                " "
                <small class="daily-until">{move || until(store.words(), ChallengeDate::Day(today))}</small>
            </span>
        </span>
        <span class="daily-do">
            <button type="button" class="btn go" data-puzzle="" on:click=move |_| open(store, game, None)>
                {icon("ui-play", 20)}
                {move || store.words().puzzle_open()}
            </button>
            <button type="button" class="btn" data-puzzle-row="" on:click=move |_| begin_row(store, game)>
                {icon("ui-next", 20)}
                {move || store.words().puzzle_row()}
            </button>
        </span>
    }
}
