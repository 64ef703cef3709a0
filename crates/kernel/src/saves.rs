//! Saved games over any [`Storage`]: two generations of each, so that a crash at any moment leaves one intact.
//!
//! A save is written under `francia.save.ID.SLOT`. The slot is the revision's last bit, so that a new revision never
//! overwrites the newest intact one, and no pointer between them can break. A write is acknowledged only after it was
//! read back. An unreadable text is moved to `francia.aside.…` and kept until a person deletes it, or the game of which
//! it was a copy. Other keys are left alone.
//!
//! The storage's calls are asynchronous, because those of `IndexedDB` are. (Browsers write local storage to the disk
//! only seconds later, and lose it when they are ended.) Calls must not overlap.

use std::cell::{Cell, RefCell};
use std::hash::Hasher;

/// A store of texts under keys. Each call may fail; a failed `set` leaves the old text, the new one, or a broken one.
#[allow(async_fn_in_trait, reason = "the page has one thread, and its futures need not be Send")]
pub trait Storage {
    /// Returns the text of a key, if there is one.
    async fn get(&self, key: &str) -> Result<Option<String>, Trouble>;
    /// Returns the texts of several keys, in their order. A storage with slow calls may read them in one.
    async fn get_all(&self, keys: &[String]) -> Result<Vec<Option<String>>, Trouble> {
        let mut texts = Vec::with_capacity(keys.len());
        for key in keys {
            texts.push(self.get(key).await?);
        }
        Ok(texts)
    }
    /// Stores a text under a key. Once this returns, the text survives the end of the process.
    async fn set(&self, key: &str, text: &str) -> Result<(), Trouble>;
    /// Removes a key and its text, if present.
    async fn remove(&self, key: &str) -> Result<(), Trouble>;
    /// Reads texts and writes the entries computed from them, in one transaction: nobody else writes in between.
    async fn transact<T: 'static>(
        &self,
        keys: &[String],
        follow: impl FnOnce(&[Option<String>]) -> (Vec<StorageEntry>, T) + 'static,
    ) -> Result<T, Trouble>;
    /// Returns all keys, including those of other applications.
    async fn keys(&self) -> Result<Vec<String>, Trouble>;
}

/// A stored text with its key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StorageEntry {
    /// The key.
    pub key: String,
    /// The text.
    pub text: String,
}

/// Reason of a storage failure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// There is no storage, or it may not be used.
    Blocked,
    /// The storage is full.
    Full,
    /// The storage failed, or returned another text than it was given.
    Failed,
    /// The storage did not answer.
    Silent,
    /// A newer version of the page stores it in another format.
    Newer,
}

/// Reason why a save was not written or read. Unwritten content stays in memory, where [`Saves::read`] finds it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The storage failed.
    Trouble(Trouble),
    /// Another tab wrote this game since; [`Saves::take_over`] takes it back.
    OtherTab,
    /// There is no such save.
    Absent,
    /// A newer version wrote it. It stays unchanged.
    Newer,
}

impl From<Trouble> for Refused {
    fn from(trouble: Trouble) -> Self {
        Self::Trouble(trouble)
    }
}

/// Content of a save.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SaveContent {
    /// Summary for a list: one line of JSON in the page's own format.
    pub card: String,
    /// Text of the record.
    pub record: String,
}

impl SaveContent {
    /// The same content with a card of one line.
    fn on_one_line(self) -> Self {
        Self { card: self.card.replace(['\n', '\r'], " "), ..self }
    }
}

/// All saved games of this browser, as one tab sees them.
#[derive(Debug)]
pub struct Saves<S> {
    storage: S,
    /// Number of this tab, unique among the tabs.
    tab: u64,
    /// The games in the order of their numbers.
    known: RefCell<Vec<(u64, KnownSave)>>,
    /// Keys of unreadable texts.
    aside: RefCell<Vec<String>>,
    trouble: Cell<Option<Trouble>>,
}

/// State of a save that is known without reading it.
#[derive(Debug, Default)]
struct KnownSave {
    revision: u64,
    card: String,
    /// Content that the storage has refused or not yet taken.
    unsaved: Option<SaveContent>,
    newer: bool,
}

/// Outcome of a write: its revision, and the entries for the storage.
struct Written {
    revision: u64,
    entries: Vec<StorageEntry>,
}

struct Generation {
    revision: u64,
    tab: u64,
    content: SaveContent,
}

enum Stored {
    Complete(Generation),
    Newer,
    Unreadable,
}

const SAVE: &str = "francia.save.";
/// Number of texts requested at once: thousands of games need not be in memory together.
const AT_ONCE: usize = 64;
const ASIDE: &str = "francia.aside.";
/// First word of every save; a newer format has another number.
const FORM: &str = "francia-save-1";

impl<S: Storage> Saves<S> {
    /// Scans the storage and sets unreadable texts aside. A blocked storage sets
    /// [`Saves::trouble`].
    pub async fn open(storage: S, tab: u64) -> Self {
        let saves = Self::unopened(storage, tab);
        if let Err(trouble) = saves.look_through().await {
            saves.trouble.set(Some(trouble));
        }
        saves
    }

    /// Saves without a scan of the storage: every game held in them is a new one.
    pub fn unopened(storage: S, tab: u64) -> Self {
        Self { storage, tab, known: RefCell::default(), aside: RefCell::default(), trouble: Cell::default() }
    }

    async fn look_through(&self) -> Result<(), Trouble> {
        let keys = self.storage.keys().await?;
        self.learn_all(keys).await
    }

    async fn learn_all(&self, keys: Vec<String>) -> Result<(), Trouble> {
        keys.iter().filter(|key| key.starts_with(ASIDE)).for_each(|key| self.note_aside(key.clone()));
        let ours: Vec<String> = keys.into_iter().filter(|key| of_key(key).is_some()).collect();
        for keys in ours.chunks(AT_ONCE) {
            let texts = self.storage.get_all(keys).await?;
            for (key, text) in keys.iter().zip(texts) {
                if let (Some((id, slot)), Some(text)) = (of_key(key), text) {
                    self.learn(id, slot, key, &text).await;
                }
            }
        }
        Ok(())
    }

    /// Reads the known state of a save; `None` if it is unknown.
    fn known<T>(&self, id: u64, read: impl FnOnce(&mut KnownSave) -> T) -> Option<T> {
        let mut known = self.known.borrow_mut();
        let place = known.binary_search_by_key(&id, |(id, _)| *id).ok()?;
        Some(read(&mut known[place].1))
    }

    fn note<T>(&self, id: u64, note: impl FnOnce(&mut KnownSave) -> T) -> T {
        let mut known = self.known.borrow_mut();
        let place = known.binary_search_by_key(&id, |(id, _)| *id).unwrap_or_else(|place| {
            known.insert(place, (id, KnownSave::default()));
            place
        });
        note(&mut known[place].1)
    }

    fn forget(&self, id: u64) -> Option<KnownSave> {
        let mut known = self.known.borrow_mut();
        let place = known.binary_search_by_key(&id, |(id, _)| *id).ok()?;
        Some(known.remove(place).1)
    }

    fn note_aside(&self, key: String) {
        let mut aside = self.aside.borrow_mut();
        if let Err(place) = aside.binary_search(&key) {
            aside.insert(place, key);
        }
    }

    async fn learn(&self, id: u64, slot: u64, key: &str, text: &str) {
        match read(id, slot, text) {
            Stored::Complete(Generation { revision, content, .. }) => self.note(id, |known| {
                if revision > known.revision {
                    known.revision = revision;
                    known.card = content.card;
                }
            }),
            Stored::Newer => self.note(id, |known| known.newer = true),
            // A text that cannot be moved (the storage is full) stays in place. It is tried again later.
            Stored::Unreadable => {
                if let Err(trouble) = self.set_aside(key, text).await {
                    self.trouble.set(Some(trouble));
                }
            }
        }
    }

    /// Scans one game again, since another tab may have changed, deleted or made it. Content in memory stays.
    pub async fn look_at(&self, id: u64) -> Result<(), Trouble> {
        let texts = self.storage.get_all(&keys(id)).await?;
        let aside = self.aside_of(id);
        for (key, text) in aside.iter().zip(self.storage.get_all(&aside).await?) {
            if text.is_none() {
                self.aside.borrow_mut().retain(|other| other != key);
            }
        }
        self.forget_stored(|other| other == id);
        for ((slot, key), text) in (0..).zip(keys(id)).zip(texts) {
            if let Some(text) = text {
                self.learn(id, slot, &key, &text).await;
            }
        }
        Ok(())
    }

    /// Scans all games again, since another tab may have deleted them. Content in memory stays.
    pub async fn look_at_all(&self) -> Result<(), Trouble> {
        let keys = self.storage.keys().await?;
        self.forget_stored(|_| true);
        self.aside.take();
        self.learn_all(keys).await
    }

    fn forget_stored(&self, of: impl Fn(u64) -> bool) {
        self.known.borrow_mut().retain_mut(|(id, known)| {
            if of(*id) {
                *known = KnownSave { unsaved: known.unsaved.take(), ..KnownSave::default() };
            }
            !of(*id) || known.unsaved.is_some()
        });
    }

    /// The storage.
    pub fn storage(&self) -> &S {
        &self.storage
    }

    /// Failure of the storage in the last call, if any.
    pub fn trouble(&self) -> Option<Trouble> {
        self.trouble.get()
    }

    /// Numbers and cards of the games. One of a newer version may have an empty card.
    pub fn list(&self) -> Vec<(u64, String)> {
        let card = |known: &KnownSave| known.unsaved.as_ref().map_or(&known.card, |unsaved| &unsaved.card).clone();
        self.known.borrow().iter().map(|(id, known)| (*id, card(known))).collect()
    }

    /// True if a game is known.
    pub fn has(&self, id: u64) -> bool {
        self.known(id, |_| ()).is_some()
    }

    /// The card of a game.
    pub fn card(&self, id: u64) -> Option<String> {
        self.known(id, |known| known.unsaved.as_ref().map_or(&known.card, |unsaved| &unsaved.card).clone())
    }

    /// True if only a newer version can read a game.
    pub fn is_newer(&self, id: u64) -> bool {
        self.known(id, |known| known.newer && known.revision == 0 && known.unsaved.is_none()).unwrap_or(false)
    }

    /// True if the newest choices of a game are in memory only.
    pub fn is_unsaved(&self, id: u64) -> bool {
        self.known(id, |known| known.unsaved.is_some()).unwrap_or(false)
    }

    /// True while anything is in memory only: refused by the storage, or not yet written.
    pub fn any_unsaved(&self) -> bool {
        self.known.borrow().iter().any(|(_, known)| known.unsaved.is_some())
    }

    /// Texts of the content in memory only, by the games' numbers, for [`Saves::take_up`] of the next visit.
    pub fn unsaved(&self) -> Vec<(u64, String)> {
        let text = |(id, known): &(u64, KnownSave)| {
            let content = known.unsaved.clone()?;
            Some((*id, written(*id, &Generation { revision: known.revision + 1, tab: self.tab, content })))
        };
        self.known.borrow().iter().filter_map(text).collect()
    }

    /// Keeps unwritten content of a game in memory.
    pub fn hold(&self, id: u64, content: SaveContent) {
        self.note(id, |known| known.unsaved = Some(content.on_one_line()));
    }

    /// Continues with the unwritten content of an earlier visit ([`Saves::unsaved`]), unless another tab wrote that
    /// game since. Content that the visit wrote afterwards must not be passed again: it has the same number.
    pub async fn take_up(&self, id: u64, text: &str) {
        let whole = |slot| if let Stored::Complete(held) = read(id, slot, text) { Some(held) } else { None };
        let Some(held) = (0..2).find_map(whole) else { return };
        let goes_on = match self.newest(id).await {
            Ok(Some(stored)) => {
                // The same tab may have written an earlier choice under the same number. The same choices written at
                // another moment have another card.
                let is_later = stored.revision == held.revision && stored.tab == held.tab;
                stored.revision < held.revision && stored.content != held.content
                    || is_later && stored.content.record != held.content.record
            }
            Ok(None) | Err(_) => true,
        };
        if goes_on {
            self.hold(id, held.content);
        }
    }

    /// Reads a save: its newest intact generation.
    pub async fn read(&self, id: u64) -> Result<SaveContent, Refused> {
        let (unsaved, newer) = self.known(id, |known| (known.unsaved.clone(), known.newer)).ok_or(Refused::Absent)?;
        if let Some(unsaved) = unsaved {
            return Ok(unsaved);
        }
        match self.newest(id).await? {
            Some(newest) => Ok(newest.content),
            None if newer => Err(Refused::Newer),
            None => Err(Refused::Absent),
        }
    }

    /// Saves a game, new or not. Once this is `Ok`, a crash at any moment leaves it intact.
    pub async fn write(&self, id: u64, content: SaveContent) -> Result<(), Refused> {
        let content = content.on_one_line();
        self.hold(id, content.clone());
        let done = self.try_write(id, &content).await;
        match done {
            Ok(_) => self.trouble.set(None),
            Err(Refused::Trouble(trouble)) => self.trouble.set(Some(trouble)),
            Err(_) => {}
        }
        let revision = done?;
        self.note(id, |known| {
            known.revision = revision;
            // Later content may be held by now. The same choices, held at another moment, have another card.
            known.unsaved.take_if(|held| held.record == content.record);
            known.card = content.card;
        });
        Ok(())
    }

    /// Writes the content that the storage refused before, as far as it accepts it now.
    pub async fn write_unsaved(&self) {
        let unsaved = |(id, known): &(u64, KnownSave)| Some((*id, known.unsaved.clone()?));
        let waiting: Vec<(u64, SaveContent)> = self.known.borrow().iter().filter_map(unsaved).collect();
        for (id, content) in waiting {
            // Content that is refused again stays in memory.
            let _ = self.write(id, content).await;
        }
    }

    async fn try_write(&self, id: u64, content: &SaveContent) -> Result<u64, Refused> {
        let (tab, content) = (self.tab, content.clone());
        let last = self.known(id, |known| known.revision).unwrap_or(0);
        let follow = move |texts: &[Option<String>]| match next(id, tab, last, content, texts) {
            Ok(written) => (written.entries.clone(), Ok(written)),
            Err(refused) => (Vec::new(), Err(refused)),
        };
        let Written { revision, entries } = self.storage.transact(&keys(id), follow).await??;
        let (keys, texts): (Vec<_>, Vec<_>) = entries.into_iter().map(|entry| (entry.key, Some(entry.text))).unzip();
        if self.storage.get_all(&keys).await? != texts {
            return Err(Trouble::Failed.into());
        }
        keys.into_iter().filter(|key| key.starts_with(ASIDE)).for_each(|key| self.note_aside(key));
        Ok(revision)
    }

    /// Takes over a game that another tab wrote, and returns its content. That tab's next write is refused.
    pub async fn take_over(&self, id: u64) -> Result<SaveContent, Refused> {
        let newest = self.newest(id).await?.ok_or(Refused::Absent)?;
        self.note(id, |known| known.revision = newest.revision);
        self.write(id, newest.content.clone()).await?;
        Ok(newest.content)
    }

    /// Leaves a game to the tab that writes it now: content in this tab's memory is dropped.
    pub fn give_up(&self, id: u64) {
        self.known(id, |known| known.unsaved = None);
    }

    /// Deletes a game and returns it, so that `write` can undo that. Its damaged copies go first: a remaining one would
    /// make it a damaged game. A crash leaves the complete game or none.
    pub async fn delete(&self, id: u64) -> Result<SaveContent, Refused> {
        let content = self.read(id).await?;
        for key in self.aside_of(id) {
            self.delete_aside(&key).await?;
        }
        self.move_out(id).await?;
        Ok(content)
    }

    /// Removes a game that was moved elsewhere. Its unreadable copies stay: nobody has deleted them.
    pub async fn move_out(&self, id: u64) -> Result<(), Refused> {
        let newest = self.newest(id).await?.map_or(0, |newest| newest.revision);
        for slot in [(newest + 1) % 2, newest % 2] {
            self.storage.remove(&key(id, slot)).await?;
        }
        self.forget(id);
        Ok(())
    }

    /// Keys of unreadable texts, for [`Saves::text_aside`] and [`Saves::delete_aside`].
    pub fn aside(&self) -> Vec<String> {
        self.aside.borrow().clone()
    }

    fn aside_of(&self, id: u64) -> Vec<String> {
        self.aside.borrow().iter().filter(|key| of_aside(key) == Some(id)).cloned().collect()
    }

    /// Games without a readable copy: all that is left of them is set aside.
    pub fn lost(&self) -> Vec<u64> {
        let mut ids: Vec<u64> = self.aside.borrow().iter().filter_map(|key| of_aside(key)).collect();
        ids.retain(|id| !self.has(*id));
        ids.dedup();
        ids
    }

    /// Returns an unreadable text, to be offered as a file.
    pub async fn text_aside(&self, key: &str) -> Result<String, Refused> {
        self.known_aside(key)?;
        self.storage.get(key).await?.ok_or(Refused::Absent)
    }

    /// Deletes an unreadable text at a person's request.
    pub async fn delete_aside(&self, key: &str) -> Result<(), Refused> {
        self.known_aside(key)?;
        self.storage.remove(key).await?;
        self.aside.borrow_mut().retain(|other| other != key);
        Ok(())
    }

    fn known_aside(&self, key: &str) -> Result<(), Refused> {
        if self.aside.borrow().iter().any(|other| other == key) { Ok(()) } else { Err(Refused::Absent) }
    }

    async fn newest(&self, id: u64) -> Result<Option<Generation>, Trouble> {
        Ok(newest_of(id, &self.storage.get_all(&keys(id)).await?))
    }

    /// Copies an unreadable text to a key of its own, then removes it. Equal texts are kept once.
    async fn set_aside(&self, key: &str, text: &str) -> Result<(), Trouble> {
        let aside = key_aside(key, text);
        self.storage.set(&aside, text).await?;
        if self.storage.get(&aside).await?.as_deref() != Some(text) {
            return Err(Trouble::Failed);
        }
        self.note_aside(aside);
        self.storage.remove(key).await
    }
}

fn key(id: u64, slot: u64) -> String {
    format!("{SAVE}{id}.{slot}")
}

fn keys(id: u64) -> [String; 2] {
    [key(id, 0), key(id, 1)]
}

fn key_aside(key: &str, text: &str) -> String {
    format!("{ASIDE}{}.{:016x}", key.strip_prefix(SAVE).unwrap_or(key), fnv(&[text]))
}

/// Computes the next generation of a save and the entries that write it. A tab may write if it knows the last revision
/// or wrote the newest one. An unreadable text moves aside first.
fn next(id: u64, tab: u64, last: u64, content: SaveContent, texts: &[Option<String>]) -> Result<Written, Refused> {
    let stored = newest_of(id, texts);
    if stored.as_ref().is_some_and(|stored| stored.revision > last && stored.tab != tab) {
        return Err(Refused::OtherTab);
    }
    let revision = stored.map_or(last, |stored| last.max(stored.revision)) + 1;
    let slot = revision % 2;
    let key = key(id, slot);
    let mut entries = Vec::new();
    if let Some(Some(text)) = texts.get(slot as usize) {
        match read(id, slot, text) {
            Stored::Complete(_) => {}
            Stored::Newer => return Err(Refused::Newer),
            Stored::Unreadable => entries.push(StorageEntry { key: key_aside(&key, text), text: text.clone() }),
        }
    }
    entries.push(StorageEntry { key, text: written(id, &Generation { revision, tab, content }) });
    Ok(Written { revision, entries })
}

fn newest_of(id: u64, texts: &[Option<String>]) -> Option<Generation> {
    let whole = (0..).zip(texts).filter_map(|(slot, text)| match read(id, slot, text.as_deref()?) {
        Stored::Complete(generation) => Some(generation),
        Stored::Newer | Stored::Unreadable => None,
    });
    whole.max_by_key(|generation| generation.revision)
}

/// True for the key of a generation of a save.
pub fn is_save(key: &str) -> bool {
    of_key(key).is_some()
}

fn of_key(text: &str) -> Option<(u64, u64)> {
    let (id, slot) = text.strip_prefix(SAVE)?.split_once('.')?;
    let (id, slot) = (id.parse().ok()?, slot.parse().ok()?);
    (slot < 2 && key(id, slot) == text).then_some((id, slot))
}

fn of_aside(key: &str) -> Option<u64> {
    key.strip_prefix(ASIDE)?.split('.').next()?.parse().ok()
}

/// Writes form, revision, tab and checksum on the first line, the card on the second, then the record.
fn written(id: u64, generation: &Generation) -> String {
    let Generation { revision, tab, content: SaveContent { card, record } } = generation;
    format!("{FORM} {revision} {tab} {:016x}\n{card}\n{record}", check(id, generation))
}

fn read(id: u64, slot: u64, text: &str) -> Stored {
    let form = text.strip_prefix("francia-save-").and_then(|rest| rest.split_once(' ')).map(|(form, _)| form);
    if form.is_some_and(|form| matches!(form.as_bytes(), [b'2'..=b'9'])) {
        return Stored::Newer;
    }
    let whole = || {
        let (head, rest) = text.split_once('\n')?;
        let (card, record) = rest.split_once('\n')?;
        let mut fields = head.split(' ');
        if fields.next() != Some(FORM) {
            return None;
        }
        let (revision, tab) = (fields.next()?.parse().ok()?, fields.next()?.parse().ok()?);
        let content = SaveContent { card: card.to_owned(), record: record.to_owned() };
        let generation = Generation { revision, tab, content };
        // The greatest revision of all could have no successor.
        let right = revision % 2 == slot && revision < u64::MAX && written(id, &generation) == text;
        right.then_some(generation)
    };
    whole().map_or(Stored::Unreadable, Stored::Complete)
}

fn check(id: u64, generation: &Generation) -> u64 {
    let Generation { revision, tab, content: SaveContent { card, record } } = generation;
    fnv(&[&id.to_string(), &revision.to_string(), &tab.to_string(), card, record])
}

/// FNV-1a over texts, each ended by a byte that no text holds.
fn fnv(texts: &[&str]) -> u64 {
    let mut hasher = fnv::FnvHasher::default();
    for text in texts {
        hasher.write(text.as_bytes());
        hasher.write_u8(0xff);
    }
    hasher.finish()
}
