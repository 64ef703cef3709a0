//! Saved games: opened once a page, with a card of each game for the lists.
//!
//! The storage takes its time, so every call is asynchronous and waits for those before it. What the kernel's saves promise
//! ([`Saves`]) holds here: once [`keep`] is `Ok`, the game is on the disk.

mod card;
mod code;
mod local;

pub use card::{Card, Mode, now};
pub use code::read_with;

use crate::page::services::call::call;
use crate::page::services::leaving;
use crate::page::services::storage::{Browser, Local};
use crate::page::services::tabs;
use kernel::{Content, Record, Refused, Saves, Storage as _, Trouble};
use leptos::prelude::*;
use leptos::web_sys::js_sys::{Math, Reflect};
use std::cell::{Cell, RefCell};
use std::future::poll_fn;
use std::rc::Rc;
use std::task::{Poll, Waker};

/// What the lists show.
#[derive(Clone, Debug, Default)]
pub struct Listing {
    /// Whether the storage was looked through.
    pub known: bool,
    /// What could not be read: the keys for [`text_aside`].
    pub aside: Vec<String>,
    /// How many games cannot be read at all: every copy of each is damaged.
    pub lost: usize,
    /// The last one saved first.
    cards: Vec<Card>,
}

impl Listing {
    /// The cards of all saved games, the last one saved first.
    pub fn cards(&self) -> Vec<Card> {
        self.cards.clone()
    }

    /// The card of a game.
    pub fn card(&self, id: u64) -> Option<&Card> {
        self.cards.iter().find(|card| card.id == id)
    }

    /// Lists what could not be read.
    fn show_aside(&mut self, saves: &Saves<Browser>) {
        self.aside = saves.aside();
        self.lost = saves.lost().len();
    }

    /// Lists a game, or lists it no more.
    fn show(&mut self, id: u64, card: Option<Card>) {
        self.cards.retain(|known| known.id != id);
        if let Some(card) = card {
            let place = self.cards.partition_point(|known| known.saved >= card.saved);
            self.cards.insert(place, card);
        }
    }
}

/// The saved games of the page. Whoever works on them takes a number and waits until it is served.
#[derive(Default)]
struct SavedGames {
    saves: RefCell<Option<Rc<Saves<Browser>>>>,
    drawn: Cell<u64>,
    served: Cell<u64>,
    waiting: RefCell<Vec<Waker>>,
    /// The games that wait to be written, the first one first.
    queued: RefCell<Vec<(Card, String)>>,
    /// The number of changes of stored games that wait or are under way. The texts that they write are not known before.
    changes: Cell<usize>,
    listing: ArcRwSignal<Listing>,
    last: RefCell<Option<(u64, String)>>,
    in_database: Cell<bool>,
    /// True while cards are to be read again: they could not be, or are not listed yet.
    unread: Cell<bool>,
    /// True while games still lie outside the saves, since what takes them in could not be fetched.
    left_elsewhere: Cell<bool>,
}

thread_local! {
    static SAVED: SavedGames = SavedGames::default();
}

/// What the lists show, followed.
pub fn listing() -> ArcRwSignal<Listing> {
    SAVED.with(|saved| saved.listing.clone())
}

/// The cards of all saved games, the last one saved first, followed.
pub fn list() -> Vec<Card> {
    listing().with(Listing::cards)
}

/// Works on the saved games, after all who asked before. The first one opens them.
async fn with<T>(work: impl AsyncFnOnce(&Saves<Browser>) -> T) -> T {
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

/// The saved games, once they were looked through.
fn opened() -> Option<Rc<Saves<Browser>>> {
    SAVED.with(|saved| saved.saves.borrow().clone())
}

#[allow(clippy::cast_sign_loss)] // from 0 on
async fn open() -> Rc<Saves<Browser>> {
    let tab = (Math::random() * 9e15) as u64;
    let saves = Rc::new(Saves::open(Browser::open().await, tab).await);
    SAVED.with(|saved| saved.in_database.set(matches!(saves.storage(), Browser::Indexed(_))));
    let code = if lies_elsewhere(&saves) { code::code().await } else { None };
    match code {
        Some(code) => code.take_in(Rc::clone(&saves)).await,
        None => SAVED.with(|saved| saved.left_elsewhere.set(lies_elsewhere(&saves))),
    }
    list_all(&saves).await;
    SAVED.with(|saved| saved.saves.replace(Some(Rc::clone(&saves))));
    saves
}

/// True where games lie outside the saves that belong there. What takes them in is loaded lazily.
fn lies_elsewhere(saves: &Saves<Browser>) -> bool {
    local::any(saves) || leaving::is_any_handed(GAMES)
}

/// Takes in the games that lie where they no longer belong, and those that the page before this one handed on.
pub async fn take_in(saves: &Saves<Browser>) {
    if local::any(saves) {
        local::move_in(saves).await;
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

/// Takes in what could not be taken in when the saves were opened. It is listed by [`list_again`].
async fn take_in_late(saves: &Saves<Browser>) {
    if SAVED.with(|saved| saved.left_elsewhere.get()) {
        take_in(saves).await;
        SAVED.with(|saved| saved.unread.set(true));
    }
}

/// True once all that the page before this one handed on is among the saves.
fn is_all_taken_in() -> bool {
    opened().is_some() && !SAVED.with(|saved| saved.left_elsewhere.get())
}

/// The games that are in memory only, as they are handed on.
fn unsaved(saves: &Saves<Browser>) -> Vec<(String, String)> {
    saves.unsaved().into_iter().map(|(id, text)| (id.to_string(), text)).collect()
}

/// Lists every game.
async fn list_all(saves: &Saves<Browser>) {
    let mut list = Listing { known: true, ..Listing::default() };
    list.show_aside(saves);
    for (id, card) in saves.list() {
        list.show(id, Some(read_card(id, &card, saves.is_newer(id)).await));
    }
    listing().set(list);
}

/// The kind under which games are handed on.
const GAMES: &str = "save";

/// Hands on to the next page of this tab what is in memory only, and what still waits to be written. False where the tab cannot
/// remember it.
pub fn hand_on(waiting: Vec<(Card, String)>) -> bool {
    // Whatever is written before the saves are opened is a new game.
    let saves = opened().unwrap_or_else(|| Rc::new(Saves::unopened(Browser::Local(Local), 0)));
    let queued = SAVED.with(|saved| saved.queued.borrow().clone());
    for (mut card, record) in queued.into_iter().chain(waiting) {
        give_title(&mut card);
        saves.hold(card.id, Content { card: card.write(), record });
    }
    let mut unsaved = unsaved(&saves);
    if !is_all_taken_in() {
        // What came from the page before and was not taken in goes on to the next one.
        let known: Vec<String> = unsaved.iter().map(|(id, _)| id.clone()).collect();
        unsaved.extend(leaving::handed(GAMES).into_iter().filter(|(id, _)| !known.contains(id)));
    }
    leaving::hand_on(GAMES, &unsaved) && SAVED.with(|saved| saved.changes.get() == 0)
}

/// True while anything is in memory only: refused by the storage, on its way there, or handed on by the page before this one and not
/// taken in yet.
pub fn any_unsaved() -> bool {
    SAVED.with(|saved| saved.changes.get() > 0 || !saved.queued.borrow().is_empty())
        || opened().is_some_and(|saves| saves.any_unsaved())
        || !is_all_taken_in() && leaving::is_any_handed(GAMES)
}

/// Works on the saved games as [`with`] does, to change a stored one.
async fn change<T>(work: impl AsyncFnOnce(&Saves<Browser>) -> T) -> T {
    let count = |change: fn(usize) -> usize| SAVED.with(|saved| saved.changes.set(change(saved.changes.get())));
    count(|changes| changes + 1);
    let done = with(work).await;
    count(|changes| changes - 1);
    done
}

/// Looks through the storage once more, since another tab deleted it.
pub async fn look_again() {
    with(async |saves| {
        if saves.look_at_all().await.is_ok() {
            list_all(saves).await;
        }
    })
    .await;
}

/// Reads a stored card. What reads it is loaded lazily; without it the card is empty, as one that cannot be read.
async fn read_card(id: u64, text: &str, newer: bool) -> Card {
    if let Some(code) = code::code().await {
        code.card(id, text, newer)
    } else {
        SAVED.with(|saved| saved.unread.set(true));
        Card { id, newer, ..Card::default() }
    }
}

/// Takes in and reads what could not be before, since what does it was missing.
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

/// Looks through the storage and fills the [`listing`].
pub async fn look_through() {
    with(async |_| ()).await;
}

/// The texts beside the saved games whose keys begin so.
pub async fn beside(start: &str) -> Result<Vec<String>, Trouble> {
    with(async |saves| {
        let mut keys = saves.storage().keys().await?;
        keys.retain(|key| key.starts_with(start));
        Ok(saves.storage().get_all(&keys).await?.into_iter().flatten().collect())
    })
    .await
}

/// Keeps a text beside the saved games, under a key that is no save's.
pub async fn keep_beside(key: &str, text: &str) -> Result<(), Trouble> {
    with(async |saves| saves.storage().set(key, text).await).await
}

/// Removes such a text.
pub async fn remove_beside(key: &str) -> Result<(), Trouble> {
    with(async |saves| saves.storage().remove(key).await).await
}

/// Removes all such texts whose keys begin so.
pub async fn remove_all_beside(start: &str) -> Result<(), Trouble> {
    with(async |saves| {
        for key in saves.storage().keys().await?.iter().filter(|key| key.starts_with(start)) {
            saves.storage().remove(key).await?;
        }
        Ok(())
    })
    .await
}

/// Whether saves lie in the browser's database, as far as is known; else local storage stands in.
pub fn is_in_database() -> bool {
    SAVED.with(|saved| saved.in_database.get())
}

/// A number for a new game: the time, unless a game was begun in the same moment.
pub fn fresh_id() -> u64 {
    let latest = listing().with_untracked(|listing| listing.cards.iter().map(|card| card.id + 1).max().unwrap_or(0));
    now().max(latest)
}

/// Saves a game. It keeps the name that a person gave it. Once this is `Ok`, it is on the disk; else it is in memory.
pub async fn keep(card: Card, record: String) -> Result<(), Refused> {
    SAVED.with(|saved| saved.queued.borrow_mut().push((card, record)));
    with(async |saves| {
        // Its own, since all are served in the order in which they came.
        let (mut card, record) = SAVED.with(|saved| saved.queued.borrow_mut().remove(0));
        // As it is called by now: its name may have been changed while it waited.
        give_title(&mut card);
        put(saves, card, record).await
    })
    .await
}

/// Gives a card the name that a person gave its game.
fn give_title(card: &mut Card) {
    listing().with_untracked(|listing| {
        if let Some(known) = listing.card(card.id) {
            card.title.clone_from(&known.title);
        }
    });
}

async fn put(saves: &Saves<Browser>, card: Card, record: String) -> Result<(), Refused> {
    let id = card.id;
    SAVED.with(|saved| saved.last.replace(Some((id, record.clone()))));
    let done = saves.write(id, Content { card: card.write(), record }).await;
    if done == Err(Refused::OtherTab) {
        // It would stay in memory for ever: only a person makes it this tab's again.
        saves.give_up(id);
    } else {
        show(id, Some(card));
    }
    if done.is_ok() {
        // What was handed on of it is older by now, unless something later is in memory.
        if !saves.is_unsaved(id) {
            leaving::forget(GAMES, id);
        }
        tabs::tell(tabs::Word::Changed, id);
    }
    done
}

/// The game that was saved or read last on this visit, and its record: at hand even when nothing works any more.
pub fn last() -> Option<(u64, String)> {
    SAVED.with(|saved| saved.last.try_borrow().ok()?.clone())
}

/// Lists a game that the storage has not taken yet.
pub fn show_unsaved(mut card: Card) {
    give_title(&mut card);
    show(card.id, Some(card));
}

fn show(id: u64, card: Option<Card>) {
    listing().update(|listing| listing.show(id, card));
}

/// Learns what another tab made of a game.
pub async fn look_at(id: u64) {
    with(async |saves| look(saves, id).await).await;
}

async fn look(saves: &Saves<Browser>, id: u64) {
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

/// A saved game, as any tab left it.
pub async fn read(id: u64) -> Result<Content, Refused> {
    with(async |saves| {
        take_in_late(saves).await;
        look(saves, id).await;
        let content = saves.read(id).await?;
        SAVED.with(|saved| saved.last.replace(Some((id, content.record.clone()))));
        Ok(content)
    })
    .await
}

/// Every saved game that can be read, in the order of the list. Whoever asks for one of them meanwhile is not kept waiting
/// for all.
pub async fn all() -> Vec<(Card, Content)> {
    let mut all = Vec::new();
    for card in listing().with_untracked(Listing::cards) {
        if let Some(content) = peek(card.id).await {
            all.push((card, content));
        }
    }
    all
}

/// A saved game as it is known here, without becoming the one that was read last; none where it cannot be read.
pub async fn peek(id: u64) -> Option<Content> {
    with(async |saves| saves.read(id).await).await.ok()
}

/// Whether the newest choices of a game are in memory only.
pub fn is_unsaved(id: u64) -> bool {
    opened().is_some_and(|saves| saves.is_unsaved(id))
}

/// Makes a game ours that another tab wrote, and returns it as that tab left it.
pub async fn take_over(id: u64) -> Result<Content, Refused> {
    with(async |saves| saves.take_over(id).await).await
}

/// Gives a game another name.
pub async fn rename(id: u64, title: String) -> Result<(), Refused> {
    change(async |saves| {
        look(saves, id).await;
        let content = saves.read(id).await?;
        let card = Card { title, ..read_card(id, &content.card, false).await };
        put(saves, card, content.record).await
    })
    .await
}

/// Saves a copy of a game under a number and a name of its own.
pub async fn duplicate(id: u64, title: String) -> Result<(), Refused> {
    change(async |saves| {
        look(saves, id).await;
        let content = saves.read(id).await?;
        let own = fresh_id();
        let card = Card { title, saved: now(), ..read_card(own, &content.card, false).await };
        put(saves, card, content.record).await
    })
    .await
}

/// Deletes a game and returns it: [`keep`] undoes that.
pub async fn delete(id: u64) -> Result<Content, Refused> {
    with(async |saves| {
        look(saves, id).await;
        let content = saves.delete(id).await?;
        leaving::forget(GAMES, id);
        saves.write_unsaved().await;
        listing().update(|listing| {
            listing.show(id, None);
            listing.show_aside(saves);
        });
        tabs::tell(tabs::Word::Changed, id);
        Ok(content)
    })
    .await
}

/// The text of something that could not be read.
pub async fn text_aside(key: String) -> Result<String, Refused> {
    with(async |saves| saves.text_aside(&key).await).await
}

/// Deletes something that could not be read, because a person said so.
pub async fn delete_aside(key: String) -> Result<(), Refused> {
    with(async |saves| {
        saves.delete_aside(&key).await?;
        saves.write_unsaved().await;
        listing().update(|listing| listing.show_aside(saves));
        Ok(())
    })
    .await
}

/// Asks the browser not to clear what is saved when it needs room. It decides by itself, or asks the person.
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
