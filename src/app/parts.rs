//! The parts of the page that come later ([`super::later`]): the home page, the set-up and the table do without them.

use super::annals;
use super::keys::Shortcuts;
use super::later::comes_later;
use super::pages::adviser::Adviser;
use super::pages::daily::daily;
use super::pages::examples::{Examples, OnTheTable};
use super::pages::history::History;
use super::pages::log::Log;
use super::pages::menu::Menu;
use super::pages::opened::Opened;
use super::pages::retell::Retell;
use super::pages::rules::{Explained, Rules};
use super::pages::saves::Saves;
use super::pages::score::Score;
use super::pages::settings::Settings;
use super::pages::setup::NewGame;
use super::pages::share::Share;
use super::pages::timeline::time_line;
use super::pages::tutorial::Tutorial;
use super::saves::{Card, Older, older};
use super::scripts;
use super::shelf::{AnyGame, AnyTable, Cover, Reader, game, reader};
use super::store::Store;
use super::words::Words;
use crate::kernel::{Chance, RecordError, game_of};
use leptos::prelude::*;

/// What comes later.
pub struct Parts {
    /// A page or a drawer.
    pub show: fn(Store, Page) -> AnyView,
    /// The challenge of the day, on the first page.
    pub daily: fn(Store, &'static Cover) -> AnyView,
    /// Lets the adviser think.
    pub ask_adviser: fn(Store),
    /// Shows what a link's fragment or a record holds.
    pub open: fn(Store, &str),
    /// The code of a game that is not here from the start.
    pub game: fn(&str) -> Option<&'static dyn AnyGame>,
    /// What reads the game of a record.
    pub reader_of: fn(&str) -> Result<&'static dyn Reader, RecordError>,
    /// The word of the choice that looks best one step ahead; what is chosen at random starts from a number.
    pub one_step: fn(&dyn AnyTable, u64) -> Option<String>,
    /// Reads a stored card.
    pub card: fn(u64, &str, bool) -> Card,
    /// The saves of the first version.
    pub older: fn() -> Vec<Older>,
    /// Keeps the result of a game that is over, or says that there is no room for it.
    pub keep_result: fn(Store, u64, &dyn AnyTable, bool),
    /// Notes that a game begins that is the challenge of a day. True where it is no scored attempt.
    pub begins: fn(u64, &dyn AnyTable) -> bool,
    /// Offers the table to scripts.
    pub scripts: fn(Store),
}

/// A page or a drawer that comes later.
#[derive(Clone, Copy)]
pub enum Page {
    /// The adviser.
    Adviser,
    /// What is told of the example on the table.
    Example,
    /// The worked examples.
    Examples,
    /// What an explanation was asked for.
    Explained,
    /// Every finished game.
    History,
    /// The log of the game.
    Log,
    /// The menu of the table.
    Menu,
    /// What came from outside.
    Opened,
    /// The turns of the others.
    Retell,
    /// The rules.
    Rules,
    /// Every saved game.
    Saves,
    /// The final score.
    Score,
    /// The settings.
    Settings,
    /// A new game.
    Setup,
    /// How to hand a game on.
    Share,
    /// The keys.
    Shortcuts,
    /// The time line.
    TimeLine,
    /// The lesson.
    Tutorial,
}

comes_later!(later, pub parts -> Parts = Parts {
    show,
    daily,
    ask_adviser: Store::ask_adviser,
    open: Store::open_here,
    game,
    reader_of,
    one_step,
    card: Card::read,
    older,
    keep_result: |store, id, table, practice| {
        if !annals::keep(id, table, practice) {
            store.say(Words(store.lang.get_untracked()).result_not_kept().to_owned());
        }
    },
    begins: annals::begins,
    scripts: scripts::offer,
});

/// A page or a drawer that comes later, where it belongs.
pub fn page(store: Store, page: Page) -> AnyView {
    store.later.view(store, move |parts| (parts.show)(store, page))
}

fn reader_of(record: &str) -> Result<&'static dyn Reader, RecordError> {
    let word = game_of(record)?;
    reader(&word).ok_or(RecordError::OtherGame { game: word })
}

fn one_step(table: &dyn AnyTable, start: u64) -> Option<String> {
    reader(table.game().cover().word)?.one_step(table, &mut Chance::new(start))
}

fn show(store: Store, page: Page) -> AnyView {
    match page {
        Page::Adviser => view! { <Adviser/> }.into_any(),
        Page::Example => view! { <OnTheTable/> }.into_any(),
        Page::Examples => view! { <Examples/> }.into_any(),
        Page::Explained => view! { <Explained/> }.into_any(),
        Page::History => view! { <History/> }.into_any(),
        Page::Log => view! { <Log/> }.into_any(),
        Page::Menu => view! { <Menu/> }.into_any(),
        Page::Opened => view! { <Opened/> }.into_any(),
        Page::Retell => view! { <Retell/> }.into_any(),
        Page::Rules => view! { <Rules/> }.into_any(),
        Page::Saves => view! { <Saves/> }.into_any(),
        Page::Score => view! { <Score/> }.into_any(),
        Page::Settings => view! { <Settings/> }.into_any(),
        Page::Setup => view! { <NewGame/> }.into_any(),
        Page::Share => view! { <Share/> }.into_any(),
        Page::Shortcuts => view! { <Shortcuts store=store/> }.into_any(),
        Page::TimeLine => time_line(store),
        Page::Tutorial => view! { <Tutorial/> }.into_any(),
    }
}
