//! Saves: whatever the storage does, an acknowledged save is found again.

use kernel::{Chance, Refused, SaveContent, Saves, Storage, StorageEntry, Trouble};
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::fmt;
use std::future::Future;
use std::pin::pin;
use std::rc::Rc;
use std::task::{Context, Poll, Waker};

/// Data that survive the end of a process: a map that two tabs may share.
type Disk = Rc<RefCell<BTreeMap<String, String>>>;

/// A callback before each operation of the storage.
#[derive(Clone)]
struct Before(Rc<dyn Fn()>);

impl fmt::Debug for Before {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Before")
    }
}

/// A storage with failures.
#[derive(Clone, Debug, Default)]
struct Memory {
    disk: Disk,
    /// Capacity in bytes; `None` is unlimited.
    space: Option<usize>,
    /// True if nothing works any more.
    blocked: Rc<Cell<bool>>,
    /// Number of changes after which the process ends.
    crash: Option<Rc<Cell<usize>>>,
    /// Part of the text that the change at a crash leaves behind: 0 for nothing, 1 for half, 2 for all of it.
    torn: u32,
    before: Option<Before>,
}

impl Memory {
    fn usable(&self) -> Result<(), Trouble> {
        if let Some(Before(act)) = &self.before {
            act();
        }
        if self.blocked.get() { Err(Trouble::Blocked) } else { Ok(()) }
    }

    /// Counts a change. Returns `Err` from the crash on. The first such change may leave something behind.
    fn change(&self) -> Result<(), bool> {
        let Some(left) = &self.crash else { return Ok(()) };
        if left.get() > 0 {
            left.set(left.get() - 1);
            return Ok(());
        }
        Err(!self.blocked.replace(true))
    }
}

impl Storage for Memory {
    async fn get(&self, key: &str) -> Result<Option<String>, Trouble> {
        self.usable()?;
        Ok(self.disk.borrow().get(key).cloned())
    }

    async fn set(&self, key: &str, text: &str) -> Result<(), Trouble> {
        self.usable()?;
        self.put(key, text)
    }

    async fn transact<T: 'static>(
        &self,
        keys: &[String],
        follow: impl FnOnce(&[Option<String>]) -> (Vec<StorageEntry>, T) + 'static,
    ) -> Result<T, Trouble> {
        self.usable()?;
        let texts: Vec<_> = keys.iter().map(|key| self.disk.borrow().get(key).cloned()).collect();
        let (entries, reported) = follow(&texts);
        for StorageEntry { key, text } in entries {
            self.put(&key, &text)?;
        }
        Ok(reported)
    }

    async fn remove(&self, key: &str) -> Result<(), Trouble> {
        self.usable()?;
        self.change().map_err(|_| Trouble::Failed)?;
        self.disk.borrow_mut().remove(key);
        Ok(())
    }

    async fn keys(&self) -> Result<Vec<String>, Trouble> {
        self.usable()?;
        Ok(self.disk.borrow().keys().cloned().collect())
    }
}

impl Memory {
    fn put(&self, key: &str, text: &str) -> Result<(), Trouble> {
        let mut disk = self.disk.borrow_mut();
        let used: usize =
            disk.iter().filter(|(other, _)| *other != key).map(|(key, text)| key.len() + text.len()).sum();
        if self.space.is_some_and(|space| used + key.len() + text.len() > space) {
            return Err(Trouble::Full);
        }
        match self.change() {
            Ok(()) => drop(disk.insert(key.to_owned(), text.to_owned())),
            Err(first) => {
                let left = [0, text.len() / 2, text.len()][self.torn as usize];
                if first && self.torn > 0 {
                    disk.insert(key.to_owned(), text[..left].to_owned());
                }
                return Err(Trouble::Failed);
            }
        }
        Ok(())
    }
}

/// The memory never waits.
fn now<T>(future: impl Future<Output = T>) -> T {
    match pin!(future).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(value) => value,
        Poll::Pending => panic!("this storage never waits"),
    }
}

fn open(memory: &Memory, tab: u64) -> Saves<Memory> {
    now(Saves::open(memory.clone(), tab))
}

fn content(number: usize) -> SaveContent {
    SaveContent {
        card: format!("card {number}"),
        record: format!("{{\"choices\":{number}}}\n{}", "é".repeat(number % 9)),
    }
}

fn on(disk: &Disk) -> Memory {
    Memory { disk: Rc::clone(disk), ..Memory::default() }
}

#[test]
fn a_save_is_read_again_by_the_next_visit() {
    let memory = Memory::default();
    let saves = open(&memory, 1);
    for number in 0..5 {
        now(saves.write(7, content(number))).unwrap();
        let next = open(&memory, 2);
        assert_eq!(now(next.read(7)), Ok(content(number)));
        assert_eq!(next.list(), [(7, format!("card {number}"))]);
    }
    assert_eq!(memory.disk.borrow().len(), 2, "two generations");
    assert_eq!(now(saves.read(8)), Err(Refused::Absent));
}

/// The process ends at every change of random series of saves and deletions, with that change not made, half made, or
/// made.
#[test]
fn a_crash_at_any_moment_loses_no_acknowledged_save() {
    let mut chance = Chance::new(1);
    let mut crashes = 0;
    for _ in 0..60 {
        let series: Vec<(u64, bool)> = (0..14).map(|_| (u64::from(chance.below(3)), chance.below(6) == 0)).collect();
        for after in 0.. {
            let ended = (0..3).map(|torn| crash_and_look(&series, after, torn)).fold(false, |any, ended| any | ended);
            if !ended {
                break;
            }
            crashes += 3;
        }
    }
    assert!(crashes > 2_000, "{crashes} crashes");
}

/// Plays a series of saves and deletions up to a crash, then checks the stored games. Returns true if there was a
/// crash.
fn crash_and_look(series: &[(u64, bool)], after: usize, torn: u32) -> bool {
    let disk = Disk::default();
    let memory = Memory { crash: Some(Rc::new(Cell::new(after))), torn, ..on(&disk) };
    let saves = open(&memory, 1);
    let mut acknowledged: BTreeMap<u64, SaveContent> = BTreeMap::new();
    let mut tried = None;
    for (number, &(id, delete)) in series.iter().enumerate() {
        let delete = delete && acknowledged.contains_key(&id);
        tried = Some((id, content(number), delete));
        if delete {
            if now(saves.delete(id)).is_err() {
                break;
            }
            acknowledged.remove(&id);
        } else if now(saves.write(id, content(number))).is_ok() {
            acknowledged.insert(id, content(number));
        } else {
            break;
        }
        tried = None;
    }
    let memory = on(&disk);
    let saves = open(&memory, 2);
    for id in 0..3 {
        let found = now(saves.read(id)).ok();
        let right = found.as_ref() == acknowledged.get(&id)
            || matches!(&tried, Some((other, content, delete)) if *other == id
                && if *delete { found.is_none() } else { found.as_ref() == Some(content) });
        assert!(right, "{series:?}, ended after {after}: {found:?}, acknowledged {acknowledged:?}, tried {tried:?}");
        // It can be continued from there.
        now(saves.write(id, content(99))).unwrap();
        assert_eq!(now(open(&memory, 3).read(id)), Ok(content(99)));
    }
    tried.is_some()
}

#[test]
fn a_full_storage_keeps_what_it_had_and_the_game_goes_on_in_memory() {
    let disk = Disk::default();
    let saves = open(&Memory { space: Some(250), ..on(&disk) }, 1);
    now(saves.write(1, content(1))).unwrap();
    let large = SaveContent { card: "large".into(), record: "x".repeat(400) };
    assert_eq!(now(saves.write(1, large.clone())), Err(Refused::Trouble(Trouble::Full)));
    assert_eq!(now(saves.read(1)), Ok(large));
    assert!(saves.is_unsaved(1) && saves.trouble() == Some(Trouble::Full));
    assert_eq!(saves.list(), [(1, "large".to_owned())]);
    assert_eq!(now(open(&on(&disk), 2).read(1)), Ok(content(1)));
    now(saves.write(1, content(2))).unwrap();
    assert!(!saves.is_unsaved(1) && saves.trouble().is_none());
    assert_eq!(now(open(&on(&disk), 2).read(1)), Ok(content(2)));
}

/// Two games find no room; once another one is deleted, both are written without being played on.
#[test]
fn what_found_no_room_is_written_once_there_is_some() {
    let disk = Disk::default();
    let saves = open(&Memory { space: Some(700), ..on(&disk) }, 1);
    let large = |card: &str, size| SaveContent { card: card.into(), record: "x".repeat(size) };
    now(saves.write(1, large("in the way", 500))).unwrap();
    for (id, card) in [(2, "second"), (3, "third")] {
        assert_eq!(now(saves.write(id, large(card, 200))), Err(Refused::Trouble(Trouble::Full)));
    }
    now(saves.write_unsaved());
    assert!(saves.is_unsaved(2) && saves.is_unsaved(3), "there is no room yet");
    now(saves.delete(1)).unwrap();
    now(saves.write_unsaved());
    assert!(!saves.is_unsaved(2) && !saves.is_unsaved(3) && saves.trouble().is_none());
    let next = open(&on(&disk), 2);
    assert_eq!(next.list(), [(2, "second".to_owned()), (3, "third".to_owned())]);
    assert_eq!(now(next.read(3)), Ok(large("third", 200)));
}

#[test]
fn a_blocked_storage_is_a_list_in_memory() {
    let memory = Memory { blocked: Rc::new(Cell::new(true)), ..Memory::default() };
    let saves = open(&memory, 1);
    assert_eq!(saves.trouble(), Some(Trouble::Blocked));
    assert_eq!(now(saves.write(1, content(1))), Err(Refused::Trouble(Trouble::Blocked)));
    assert_eq!(now(saves.read(1)), Ok(content(1)));
    memory.blocked.set(false);
    now(saves.write(1, content(2))).unwrap();
    assert_eq!(now(open(&memory, 2).read(1)), Ok(content(2)));
}

/// Every byte of the newest generation changed, and every truncation: the previous one is there, and the damaged one is
/// set aside.
#[test]
fn a_damaged_generation_gives_way_to_the_one_before_and_is_kept() {
    let memory = Memory::default();
    let saves = open(&memory, 1);
    now(saves.write(5, content(1))).unwrap();
    now(saves.write(5, content(2))).unwrap();
    let whole = memory.disk.borrow().clone();
    let newest = whole["francia.save.5.0"].clone();
    let changed = (0..newest.len()).filter(|&place| newest.is_char_boundary(place)).flat_map(|place| {
        let letter = newest[place..].chars().next().unwrap();
        let (before, after) = (&newest[..place], &newest[place + letter.len_utf8()..]);
        [before.to_owned(), format!("{before}~{after}"), format!("{before}{after}")]
    });
    for damaged in changed {
        let memory = on(&Disk::new(RefCell::new(whole.clone())));
        memory.disk.borrow_mut().insert("francia.save.5.0".into(), damaged.clone());
        let saves = open(&memory, 2);
        assert_eq!(now(saves.read(5)), Ok(content(1)), "{damaged:?}");
        let keys = saves.aside();
        assert_eq!(now(saves.text_aside(&keys[0])).as_ref(), Ok(&damaged));
        now(saves.write(5, content(3))).unwrap();
        assert_eq!(now(open(&memory, 3).read(5)), Ok(content(3)));
        assert_eq!(open(&memory, 3).aside(), keys, "still there");
        now(saves.delete_aside(&keys[0])).unwrap();
        assert_eq!(open(&memory, 3).aside().len(), 0);
    }
}

/// With one copy damaged the game continues from the other one. With all of them damaged it is lost, until a person
/// deletes the remains.
#[test]
fn a_game_of_which_every_copy_is_damaged_is_lost() {
    let memory = Memory::default();
    let saves = open(&memory, 1);
    for (id, number) in [(5, 1), (5, 2), (6, 1), (7, 1), (7, 2)] {
        now(saves.write(id, content(number))).unwrap();
    }
    assert_eq!(saves.lost().len(), 0);
    for key in ["francia.save.5.0", "francia.save.6.1", "francia.save.7.0", "francia.save.7.1"] {
        memory.disk.borrow_mut().get_mut(key).unwrap().push('~');
    }
    let saves = open(&memory, 2);
    assert_eq!(saves.lost(), [6, 7]);
    assert_eq!(open(&memory, 3).lost(), [6, 7], "on every visit");
    for key in saves.aside().into_iter().filter(|key| !key.contains(".5.")) {
        now(saves.delete_aside(&key)).unwrap();
    }
    assert_eq!((saves.lost().len(), saves.aside().len()), (0, 1));
}

/// A copy that was set aside is deleted with the game: it would come back as a damaged one, here or in another tab.
#[test]
fn a_deleted_game_of_which_a_copy_was_damaged_is_not_lost() {
    let memory = Memory::default();
    let saves = open(&memory, 1);
    for (id, number) in [(5, 1), (5, 2), (6, 1), (6, 2)] {
        now(saves.write(id, content(number))).unwrap();
    }
    for key in ["francia.save.5.0", "francia.save.6.0"] {
        memory.disk.borrow_mut().get_mut(key).unwrap().push('~');
    }
    let saves = open(&memory, 2);
    let other = open(&memory, 3);
    let deleted = now(saves.delete(5)).unwrap();
    assert_eq!((saves.lost().len(), saves.aside().len()), (0, 1), "the other game's copy is kept");
    assert_eq!(open(&memory, 4).lost().len(), 0, "on the next visit");
    now(other.look_at(5)).unwrap();
    assert_eq!((other.lost().len(), other.aside().len()), (0, 1), "in another tab");
    now(saves.write(5, deleted)).unwrap();
    assert_eq!(now(open(&memory, 5).read(5)), Ok(content(1)), "the deletion can be undone");
}

#[test]
fn foreign_keys_and_saves_of_a_newer_version_are_left_alone() {
    let memory = Memory::default();
    let foreign = [
        ("cart", "{}"),
        ("francia.theme", "dark"),
        ("francia.save.x.0", "?"),
        ("francia.save.01.0", "?"),
        ("francia.save.4.2", "?"),
        ("francia.save.6.0", "francia-save-2 something else"),
    ];
    for (key, text) in foreign {
        memory.disk.borrow_mut().insert(key.into(), text.into());
    }
    let saves = open(&memory, 1);
    assert_eq!((saves.list().len(), saves.aside().len()), (1, 0));
    assert_eq!(now(saves.read(6)), Err(Refused::Newer));
    assert!(now(saves.text_aside("cart")).is_err() && now(saves.delete_aside("cart")).is_err());
    now(saves.write(1, content(1))).unwrap();
    for (key, text) in foreign {
        assert_eq!(memory.disk.borrow().get(key).map(String::as_str), Some(text));
    }
}

#[test]
fn of_two_tabs_only_one_writes() {
    let memory = Memory::default();
    let first = open(&memory, 1);
    now(first.write(1, content(1))).unwrap();
    let second = open(&memory, 2);
    now(first.write(1, content(2))).unwrap();
    assert_eq!(now(second.write(1, content(50))), Err(Refused::OtherTab));
    assert_eq!(now(second.take_over(1)), Ok(content(2)));
    assert_eq!(now(first.write(1, content(3))), Err(Refused::OtherTab));
    now(second.write(1, content(51))).unwrap();
    assert_eq!(now(open(&memory, 3).read(1)), Ok(content(51)));
    assert_eq!(now(first.read(1)), Ok(content(3)), "what the first tab could not write is still in its memory");
}

/// Given two tabs without locks, when one writes at any moment of the other's write, then exactly one of them is
/// informed that the other came first, and acknowledged saves stay.
#[test]
fn of_two_tabs_that_write_the_same_revision_the_second_is_reported() {
    let mut moments = 0;
    loop {
        let disk = Disk::default();
        now(open(&on(&disk), 1).write(1, content(1))).unwrap();
        let (other, reported, asked) = (open(&on(&disk), 2), Rc::new(Cell::new(None)), Rc::new(Cell::new(None)));
        let (heard, count) = (Rc::clone(&reported), Rc::clone(&asked));
        let before = Before(Rc::new(move || {
            let Some(number) = count.get() else { return };
            count.set(Some(number + 1));
            if number == moments {
                heard.set(Some(now(other.write(1, content(2)))));
            }
        }));
        let first = open(&Memory { before: Some(before), ..on(&disk) }, 3);
        asked.set(Some(0));
        let own = now(first.write(1, content(3)));
        asked.set(None);
        let Some(others) = reported.get() else { break };
        assert_ne!(own.is_ok(), others.is_ok(), "before request {moments}: {own:?} and {others:?}");
        let kept = if own.is_ok() { 3 } else { 2 };
        assert_eq!(now(open(&on(&disk), 4).read(1)), Ok(content(kept)), "before request {moments}");
        moments += 1;
    }
    assert!(moments > 1, "a write asks the storage more than once");
}

/// Given a page whose storage is full, when the next page of its tab takes over the handed-on data, then that is the
/// game, and it is written once there is room. A damaged text is ignored.
#[test]
fn what_a_page_could_not_write_goes_on_in_the_next_one() {
    let disk = Disk::default();
    let saves = open(&Memory { space: Some(250), ..on(&disk) }, 1);
    now(saves.write(1, content(1))).unwrap();
    assert!(!saves.any_unsaved() && saves.unsaved().is_empty());
    let large = |number| SaveContent { card: format!("large {number}"), record: "x".repeat(400) };
    for id in [1, 2] {
        assert_eq!(now(saves.write(id, large(id))), Err(Refused::Trouble(Trouble::Full)));
    }
    let handed = saves.unsaved();
    assert!(saves.any_unsaved() && handed.len() == 2);

    let next = open(&on(&disk), 2);
    for (id, text) in &handed {
        now(next.take_up(3, text));
        now(next.take_up(*id, &text.replace('x', "y")));
        assert!(!next.is_unsaved(3) && !next.is_unsaved(*id), "neither under another number nor damaged");
        now(next.take_up(*id, text));
        assert_eq!(now(next.read(*id)), Ok(large(*id)));
    }
    now(next.write_unsaved());
    assert!(!next.any_unsaved());
    assert_eq!(now(open(&on(&disk), 3).read(1)), Ok(large(1)));
    assert_eq!(now(open(&on(&disk), 3).read(2)), Ok(large(2)));
}

/// Given a choice that a page handed on while the previous one was being written, when the next page takes it over,
/// then the later one counts, unless it was written itself or another tab has written since.
#[test]
fn what_is_handed_on_is_never_older_than_what_is_stored() {
    for (arrived, others, goes_on) in [
        (None, false, true),
        (Some(2), false, true),
        (Some(3), false, false),
        (None, true, false),
        (Some(2), true, false),
    ] {
        let disk = Disk::default();
        let saves = open(&on(&disk), 1);
        now(saves.write(1, content(1))).unwrap();
        saves.hold(1, content(3));
        let handed = saves.unsaved();
        if let Some(arrived) = arrived {
            now(saves.write(1, content(arrived))).unwrap();
        }
        if others {
            let other = open(&on(&disk), 2);
            now(other.take_over(1)).unwrap();
            now(other.write(1, content(4))).unwrap();
        }
        let next = open(&on(&disk), 3);
        for (id, text) in handed {
            now(next.take_up(id, &text));
        }
        assert_eq!(next.is_unsaved(1), goes_on, "{arrived:?} arrived, others wrote: {others}");
        let newest = if others { 4 } else { 3 };
        assert_eq!(now(next.read(1)), Ok(content(newest)), "{arrived:?} arrived, others wrote: {others}");
    }
}

/// Given the same choices with the cards of two moments, one being written and one handed on meanwhile, when the first
/// has arrived, then all of it is saved, on this page and on the next one.
#[test]
fn the_same_choices_with_the_card_of_another_moment_are_saved() {
    let later = SaveContent { card: "card of a later moment".into(), ..content(2) };
    for (held, saved) in [(later, true), (content(3), false)] {
        let disk = Disk::default();
        let page: Rc<RefCell<Option<Saves<Memory>>>> = Rc::default();
        let handed = Rc::new(RefCell::new(Vec::new()));
        let (leaves, texts, own) = (Rc::clone(&page), Rc::clone(&handed), held.clone());
        let before = Before(Rc::new(move || {
            let page = leaves.borrow();
            let Some(page) = page.as_ref().filter(|page| page.is_unsaved(1)) else { return };
            page.hold(1, own.clone());
            texts.replace(page.unsaved());
        }));
        let opened = open(&Memory { before: Some(before), ..on(&disk) }, 1);
        page.replace(Some(opened));
        now(page.borrow().as_ref().unwrap().write(1, content(2))).unwrap();
        assert_eq!(page.borrow().as_ref().unwrap().is_unsaved(1), !saved, "on this page: {held:?}");
        let next = open(&on(&disk), 2);
        let handed = handed.take();
        assert_eq!(handed.len(), 1);
        now(next.take_up(1, &handed[0].1));
        assert_eq!(next.is_unsaved(1), !saved, "on the next one: {held:?}");
        assert_eq!(now(next.read(1)), Ok(if saved { content(2) } else { held }));
    }
}

/// Given a name without room in the storage, when the next page takes it over, then the game has it, though its choices
/// are the stored ones.
#[test]
fn a_name_that_was_not_saved_goes_on_in_the_next_page() {
    let disk = Disk::default();
    let saves = open(&on(&disk), 1);
    now(saves.write(1, content(1))).unwrap();
    saves.hold(1, SaveContent { card: "Sunday".into(), ..content(1) });
    let next = open(&on(&disk), 2);
    now(next.take_up(1, &saves.unsaved()[0].1));
    assert_eq!(next.card(1).as_deref(), Some("Sunday"));
}

/// Given a new game that is handed on before the storage was read, when the next page takes it over, then it continues,
/// unless a game was saved under its number.
#[test]
fn a_new_game_is_handed_on_before_the_saves_are_opened() {
    let disk = Disk::default();
    let saves = Saves::unopened(on(&disk), 1);
    saves.hold(7, content(1));
    saves.hold(7, content(2));
    let handed = saves.unsaved();
    assert_eq!(handed.len(), 1);
    for known in [false, true] {
        if known {
            now(open(&on(&disk), 2).write(7, content(5))).unwrap();
        }
        let next = open(&on(&disk), 3);
        now(next.take_up(7, &handed[0].1));
        assert_eq!(now(next.read(7)), Ok(content(if known { 5 } else { 2 })));
    }
}

/// Given a storage that another tab emptied, when all games are listed anew, then only those in memory are left.
#[test]
fn what_another_tab_deleted_is_listed_no_more() {
    let disk = Disk::default();
    let saves = open(&on(&disk), 1);
    for id in [1, 2] {
        now(saves.write(id, content(1))).unwrap();
    }
    saves.hold(2, content(2));
    disk.borrow_mut().clear();
    now(saves.look_at_all()).unwrap();
    assert_eq!(saves.list(), [(2, content(2).card)]);
    now(saves.write_unsaved());
    assert_eq!(now(open(&on(&disk), 2).read(2)), Ok(content(2)));
}

#[test]
fn a_deletion_can_be_undone() {
    let memory = Memory::default();
    let saves = open(&memory, 1);
    now(saves.write(1, content(1))).unwrap();
    now(saves.write(1, content(2))).unwrap();
    let deleted = now(saves.delete(1)).unwrap();
    assert_eq!((open(&memory, 2).list().len(), memory.disk.borrow().len()), (0, 0));
    now(saves.write(1, deleted)).unwrap();
    assert_eq!(now(open(&memory, 2).read(1)), Ok(content(2)));
}

#[test]
fn a_card_stays_on_its_line() {
    let memory = Memory::default();
    now(open(&memory, 1).write(1, SaveContent { card: "a\nb\r\nc".into(), record: "\n\nr".into() })).unwrap();
    assert_eq!(now(open(&memory, 1).read(1)), Ok(SaveContent { card: "a b  c".into(), record: "\n\nr".into() }));
}
