//! Saved games: opened once a page, with a card of each game for the lists.
//!
//! Storage is slow, so every call is asynchronous and waits for the earlier ones. The guarantee of the kernel's saves
//! ([`Saves`]) holds here: once [`keep`] is `Ok`, the game is on the disk.

mod card;
mod listing;

pub use card::{Mode, SaveSummary, now};
pub use listing::Listing;

use crate::browser::dyn_call::call;
use crate::browser::leaving;
use crate::browser::settings::{keys, storage};
use crate::browser::storage::{BrowserStorage, Local};
use crate::browser::tabs;
use kernel::{Record, Refused, SaveContent, Saves, Storage as _, Trouble, is_save};
use leptos::prelude::*;
use leptos::web_sys::js_sys::{Math, Reflect};
use std::cell::{Cell, RefCell};
use std::future::poll_fn;
use std::pin::Pin;
use std::rc::Rc;
use std::task::{Poll, Waker};

/// Saved games of the page. Calls take a number and wait for their turn.
#[derive(Default)]
struct SavedGames {
    saves: RefCell<Option<Rc<Saves<BrowserStorage>>>>,
    drawn: Cell<u64>,
    served: Cell<u64>,
    waiting: RefCell<Vec<Waker>>,
    /// Games that wait to be written, in order.
    queued: RefCell<Vec<(SaveSummary, String)>>,
    /// Number of changes of stored games that wait or run. Their texts are not known in advance.
    changes: Cell<usize>,
    listing: ArcRwSignal<Listing>,
    last: RefCell<Option<(u64, String)>>,
    in_database: Cell<bool>,
    /// True while cards are still to be read: a reading failed, or has not happened yet.
    unread: Cell<bool>,
    /// True while games still lie outside the saves, because the code that imports them could not be fetched.
    left_elsewhere: Cell<bool>,
}

/// Future of an import.
type TakingIn = Pin<Box<dyn Future<Output = ()>>>;

/// Code that reads stored saves, which is loaded lazily.
pub struct SaveReader {
    /// Parses the card of a game, by its number. The flag is true if only a newer version can read the game.
    pub card: fn(u64, &str, bool) -> SaveSummary,
    pub take_in: fn(Rc<Saves<BrowserStorage>>) -> TakingIn,
}

/// Fetches the reader; `None` if that fails.
type FetchReader = fn() -> Pin<Box<dyn Future<Output = Option<&'static SaveReader>>>>;

thread_local! {
    static SAVED: SavedGames = SavedGames::default();
    static READER: Cell<Option<FetchReader>> = const { Cell::new(None) };
}

/// Sets the function that fetches the reader: once, before any save is looked at.
pub fn read_with(fetch: FetchReader) {
    READER.set(Some(fetch));
}

/// The reader of stored saves; `None` if it cannot be fetched.
async fn reader() -> Option<&'static SaveReader> {
    READER.get()?().await
}

/// Content of the lists, as a signal.
pub fn listing() -> ArcRwSignal<Listing> {
    SAVED.with(|saved| saved.listing.clone())
}

/// Cards of all saved games, newest first. Tracked.
pub fn list() -> Vec<SaveSummary> {
    listing().with(Listing::cards)
}

/// Works on the saved games, after all earlier calls. The first call opens them.
async fn with<T>(work: impl AsyncFnOnce(&Saves<BrowserStorage>) -> T) -> T {
    let number = SAVED.with(|saved| saved.drawn.replace(saved.drawn.get() + 1));
    poll_fn(|context| {
        SAVED.with(|saved| {
            if saved.served.get() == number {
                return Poll::Ready(());
            }
            saved.waiting.borrow_mut().push(context.waker().clone());
            Poll::Pending
        })
    })
    .await;
    let saves = match opened() {
        Some(saves) => saves,
        None => open().await,
    };
    let done = work(&saves).await;
    SAVED.with(|saved| {
        saved.served.set(number + 1);
        saved.waiting.take().into_iter().for_each(Waker::wake);
    });
    done
}

/// The saved games, once the storage was searched.
fn opened() -> Option<Rc<Saves<BrowserStorage>>> {
    SAVED.with(|saved| saved.saves.borrow().clone())
}

#[allow(clippy::cast_sign_loss)] // from 0 on
async fn open() -> Rc<Saves<BrowserStorage>> {
    let tab = (Math::random() * 9e15) as u64;
    let saves = Rc::new(Saves::open(BrowserStorage::open().await, tab).await);
    SAVED.with(|saved| saved.in_database.set(matches!(saves.storage(), BrowserStorage::Indexed(_))));
    let reader = if lies_elsewhere(&saves) { reader().await } else { None };
    match reader {
        Some(reader) => (reader.take_in)(Rc::clone(&saves)).await,
        None => SAVED.with(|saved| saved.left_elsewhere.set(lies_elsewhere(&saves))),
    }
    list_all(&saves).await;
    SAVED.with(|saved| saved.saves.replace(Some(Rc::clone(&saves))));
    saves
}

/// True if games lie outside the saves that belong there. The code that imports them is loaded lazily.
fn lies_elsewhere(saves: &Saves<BrowserStorage>) -> bool {
    any_local(saves) || leaving::is_any_handed(GAMES)
}

/// True if local storage has saves, from a visit on which the database could not be opened, and the database is open
/// now.
fn any_local(saves: &Saves<BrowserStorage>) -> bool {
    matches!(saves.storage(), BrowserStorage::Indexed(_))
        && storage().is_some_and(|storage| keys(&storage).any(|key| is_save(&key)))
}

/// Moves the saves in local storage among the saved games. Each is removed there only once it is saved in the database.
/// A game that both have is kept twice, since either may be the newer one.
async fn move_in(saves: &Saves<BrowserStorage>) {
    // Nothing is written there, so no tab needs to be known.
    let local = Saves::open(Local, 0).await;
    for (id, _) in local.list() {
        let Ok(content) = local.read(id).await else { continue };
        let same = saves.read(id).await.is_ok_and(|known| known.record == content.record);
        let own = if saves.has(id) { now().max(saves.list().last().map_or(0, |(last, _)| last + 1)) } else { id };
        if same || saves.write(own, content).await.is_ok() {
            let _ = local.move_out(id).await;
        }
    }
}

/// Imports the games outside the saves, and those that the page before this one handed on.
pub fn take_in(saves: Rc<Saves<BrowserStorage>>) -> TakingIn {
    Box::pin(async move { take_in_now(&saves).await })
}

async fn take_in_now(saves: &Saves<BrowserStorage>) {
    if any_local(saves) {
        move_in(saves).await;
    }
    for (id, text) in leaving::handed(GAMES) {
        if let Ok(id) = id.parse() {
            saves.take_up(id, &text).await;
        }
    }
    if saves.any_unsaved() {
        saves.write_unsaved().await;
    }
    SAVED.with(|saved| saved.left_elsewhere.set(false));
    leaving::hand_on(GAMES, &unsaved(saves));
}

/// Imports the games that could not be imported when the saves were opened. [`list_again`] lists them.
async fn take_in_late(saves: &Saves<BrowserStorage>) {
    if SAVED.with(|saved| saved.left_elsewhere.get()) {
        take_in_now(saves).await;
        SAVED.with(|saved| saved.unread.set(true));
    }
}

/// True once everything that the page before handed on is saved.
fn is_all_taken_in() -> bool {
    opened().is_some() && !SAVED.with(|saved| saved.left_elsewhere.get())
}

/// Games that are in memory only, in the form that is handed on.
fn unsaved(saves: &Saves<BrowserStorage>) -> Vec<(String, String)> {
    saves.unsaved().into_iter().map(|(id, text)| (id.to_string(), text)).collect()
}

async fn list_all(saves: &Saves<BrowserStorage>) {
    let mut list = Listing::searched();
    list.show_aside(saves);
    for (id, card) in saves.list() {
        list.show(id, Some(read_card(id, &card, saves.is_newer(id)).await));
    }
    listing().set(list);
}

/// Kind under which games are handed on.
const GAMES: &str = "save";

/// Hands on to the next page of this tab all games that are in memory only or wait to be written. Returns false if the
/// tab cannot keep them.
pub fn hand_on(waiting: Vec<(SaveSummary, String)>) -> bool {
    // Before the saves are opened, only new games are written.
    let saves = opened().unwrap_or_else(|| Rc::new(Saves::unopened(BrowserStorage::Local(Local), 0)));
    let queued = SAVED.with(|saved| saved.queued.borrow().clone());
    for (mut card, record) in queued.into_iter().chain(waiting) {
        give_title(&mut card);
        saves.hold(card.id, SaveContent { card: card.write(), record });
    }
    let mut unsaved = unsaved(&saves);
    if !is_all_taken_in() {
        // Games of the page before that were not imported go on to the next page.
        let known: Vec<String> = unsaved.iter().map(|(id, _)| id.clone()).collect();
        unsaved.extend(leaving::handed(GAMES).into_iter().filter(|(id, _)| !known.contains(id)));
    }
    leaving::hand_on(GAMES, &unsaved) && SAVED.with(|saved| saved.changes.get() == 0)
}

/// True while anything is in memory only: refused by the storage, on its way there, or handed on and not imported yet.
pub fn any_unsaved() -> bool {
    SAVED.with(|saved| saved.changes.get() > 0 || !saved.queued.borrow().is_empty())
        || opened().is_some_and(|saves| saves.any_unsaved())
        || !is_all_taken_in() && leaving::is_any_handed(GAMES)
}

/// Like [`with`], for work that changes a stored game.
async fn change<T>(work: impl AsyncFnOnce(&Saves<BrowserStorage>) -> T) -> T {
    let count = |change: fn(usize) -> usize| SAVED.with(|saved| saved.changes.set(change(saved.changes.get())));
    count(|changes| changes + 1);
    let done = with(work).await;
    count(|changes| changes - 1);
    done
}

/// Searches the storage again, after another tab deleted it.
pub async fn look_again() {
    with(async |saves| {
        if saves.look_at_all().await.is_ok() {
            list_all(saves).await;
        }
    })
    .await;
}

/// Parses a stored card with lazily loaded code. Without that code the card is empty, as an unreadable one.
async fn read_card(id: u64, text: &str, newer: bool) -> SaveSummary {
    if let Some(reader) = reader().await {
        (reader.card)(id, text, newer)
    } else {
        SAVED.with(|saved| saved.unread.set(true));
        SaveSummary { id, newer, ..SaveSummary::default() }
    }
}

/// Imports and reads everything that failed earlier for missing code.
pub async fn list_again() {
    with(async |saves| {
        take_in_late(saves).await;
        if SAVED.with(|saved| saved.unread.take()) {
            for (id, card) in saves.list() {
                show(id, Some(read_card(id, &card, saves.is_newer(id)).await));
            }
        }
    })
    .await;
}

/// Searches the storage and fills the [`listing`].
pub async fn look_through() {
    with(async |_| ()).await;
}

/// Other texts in the storage of the saves, by the prefix of their keys.
pub async fn beside(start: &str) -> Result<Vec<String>, Trouble> {
    with(async |saves| {
        let mut keys = saves.storage().keys().await?;
        keys.retain(|key| key.starts_with(start));
        Ok(saves.storage().get_all(&keys).await?.into_iter().flatten().collect())
    })
    .await
}

/// Stores another text in the storage of the saves, under a key that no save uses.
pub async fn keep_beside(key: &str, text: &str) -> Result<(), Trouble> {
    with(async |saves| saves.storage().set(key, text).await).await
}

pub async fn remove_beside(key: &str) -> Result<(), Trouble> {
    with(async |saves| saves.storage().remove(key).await).await
}

/// Removes all such texts with this prefix of their keys.
pub async fn remove_all_beside(start: &str) -> Result<(), Trouble> {
    with(async |saves| {
        for key in saves.storage().keys().await?.iter().filter(|key| key.starts_with(start)) {
            saves.storage().remove(key).await?;
        }
        Ok(())
    })
    .await
}

/// True if saves lie in the browser's database, as far as known; otherwise they lie in local storage.
pub fn is_in_database() -> bool {
    SAVED.with(|saved| saved.in_database.get())
}

/// Number for a new game: the time in milliseconds, made unique.
pub fn fresh_id() -> u64 {
    let latest = listing().with_untracked(Listing::next_id);
    now().max(latest)
}

/// Saves a game under the name that a person gave it. After `Ok` it is on the disk, otherwise in memory.
pub async fn keep(card: SaveSummary, record: String) -> Result<(), Refused> {
    SAVED.with(|saved| saved.queued.borrow_mut().push((card, record)));
    with(async |saves| {
        // Calls are served in order, so the first one is ours.
        let (mut card, record) = SAVED.with(|saved| saved.queued.borrow_mut().remove(0));
        // Its name may have changed while it waited.
        give_title(&mut card);
        put(saves, card, record).await
    })
    .await
}

/// Gives a card the current name of its game.
fn give_title(card: &mut SaveSummary) {
    listing().with_untracked(|listing| {
        if let Some(known) = listing.card(card.id) {
            card.title.clone_from(&known.title);
        }
    });
}

async fn put(saves: &Saves<BrowserStorage>, card: SaveSummary, record: String) -> Result<(), Refused> {
    let id = card.id;
    SAVED.with(|saved| saved.last.replace(Some((id, record.clone()))));
    let done = saves.write(id, SaveContent { card: card.write(), record }).await;
    if done == Err(Refused::OtherTab) {
        // Only a person can make it this tab's again, so it would stay in memory forever.
        saves.give_up(id);
    } else {
        show(id, Some(card));
    }
    if done.is_ok() {
        // A handed-on copy is older now, unless memory has a later one.
        if !saves.is_unsaved(id) {
            leaving::forget(GAMES, id);
        }
        tabs::post(tabs::TabMessage::Changed, id);
    }
    done
}

/// The game that was saved or read last on this visit, with its record. Needs no storage.
pub fn last() -> Option<(u64, String)> {
    SAVED.with(|saved| saved.last.try_borrow().ok()?.clone())
}

/// Lists a game that the storage has not accepted yet.
pub fn show_unsaved(mut card: SaveSummary) {
    give_title(&mut card);
    show(card.id, Some(card));
}

fn show(id: u64, card: Option<SaveSummary>) {
    listing().update(|listing| listing.show(id, card));
}

/// Reads the changes that another tab made to a game.
pub async fn look_at(id: u64) {
    with(async |saves| look(saves, id).await).await;
}

async fn look(saves: &Saves<BrowserStorage>, id: u64) {
    if saves.look_at(id).await.is_ok() {
        let card = match saves.card(id) {
            Some(text) => Some(read_card(id, &text, saves.is_newer(id)).await),
            None => None,
        };
        listing().update(|listing| {
            listing.show(id, card);
            listing.show_aside(saves);
        });
    }
}

/// Reads a saved game, as any tab left it.
pub async fn read(id: u64) -> Result<SaveContent, Refused> {
    with(async |saves| {
        take_in_late(saves).await;
        look(saves, id).await;
        let content = saves.read(id).await?;
        SAVED.with(|saved| saved.last.replace(Some((id, content.record.clone()))));
        Ok(content)
    })
    .await
}

/// Reads every readable saved game, in the order of the list. Other reads may come in between.
pub async fn all() -> Vec<(SaveSummary, SaveContent)> {
    let mut all = Vec::new();
    for card in listing().with_untracked(Listing::cards) {
        if let Some(content) = peek(card.id).await {
            all.push((card, content));
        }
    }
    all
}

/// A saved game without making it the one that was read last; `None` if it is unreadable.
pub async fn peek(id: u64) -> Option<SaveContent> {
    with(async |saves| saves.read(id).await).await.ok()
}

/// True if the newest choices of a game are in memory only.
pub fn is_unsaved(id: u64) -> bool {
    opened().is_some_and(|saves| saves.is_unsaved(id))
}

/// Takes a game over from another tab, and returns it as that tab left it.
pub async fn take_over(id: u64) -> Result<SaveContent, Refused> {
    with(async |saves| saves.take_over(id).await).await
}

pub async fn rename(id: u64, title: String) -> Result<(), Refused> {
    change(async |saves| {
        look(saves, id).await;
        let content = saves.read(id).await?;
        let card = SaveSummary { title, ..read_card(id, &content.card, false).await };
        put(saves, card, content.record).await
    })
    .await
}

/// Saves a copy of a game under a new number and name.
pub async fn duplicate(id: u64, title: String) -> Result<(), Refused> {
    change(async |saves| {
        look(saves, id).await;
        let content = saves.read(id).await?;
        let own = fresh_id();
        let card = SaveSummary { title, saved: now(), ..read_card(own, &content.card, false).await };
        put(saves, card, content.record).await
    })
    .await
}

/// Deletes a game and returns it. [`keep`] restores it.
pub async fn delete(id: u64) -> Result<SaveContent, Refused> {
    with(async |saves| {
        look(saves, id).await;
        let content = saves.delete(id).await?;
        leaving::forget(GAMES, id);
        saves.write_unsaved().await;
        listing().update(|listing| {
            listing.show(id, None);
            listing.show_aside(saves);
        });
        tabs::post(tabs::TabMessage::Changed, id);
        Ok(content)
    })
    .await
}

/// Text of an unreadable entry.
pub async fn text_aside(key: String) -> Result<String, Refused> {
    with(async |saves| saves.text_aside(&key).await).await
}

/// Deletes an unreadable entry, on a person's request.
pub async fn delete_aside(key: String) -> Result<(), Refused> {
    with(async |saves| {
        saves.delete_aside(&key).await?;
        saves.write_unsaved().await;
        listing().update(|listing| listing.show_aside(saves));
        Ok(())
    })
    .await
}

/// Asks the browser not to clear the saves when it needs space. It decides by itself, or asks the person.
pub fn ask_to_stay() {
    let asked = Reflect::get(&window().navigator(), &"storage".into());
    if let Ok(storage) = asked.and_then(|storage| if storage.is_object() { Ok(storage) } else { Err(storage) }) {
        let _ = call(&storage, "persist", &[]);
    }
}

/// A file name for a record.
pub fn file_name(record: &Record) -> String {
    let plain: String =
        record.seed.text().chars().map(|letter| if letter.is_alphanumeric() { letter } else { '-' }).collect();
    format!("francia-{}-{plain}.json", record.game)
}
