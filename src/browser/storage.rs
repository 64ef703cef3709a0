//! Storage of saves in the browser: `IndexedDB`, the only storage whose writes are on the disk when the browser reports
//! them.
//!
//! Local storage is written seconds later. Of 300 writes in three seconds, a Chromium that was then killed kept none,
//! and of the completed transactions of `IndexedDB` all. So local storage is only the replacement without a database.

use super::database_health::{self, Wait};
use super::dyn_call::call;
use super::settings;
use super::timers::pause;
use kernel::{Storage, StorageEntry, Trouble};
use leptos::web_sys::js_sys::{Array, Function, Object, Promise, Reflect};
use leptos::web_sys::{
    self, DomException, IdbDatabase, IdbFactory, IdbObjectStore, IdbOpenDbRequest, IdbRequest, IdbTransaction,
};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

/// Listener for a closed database: true if another tab deletes it.
type CloseListener = Rc<dyn Fn(bool)>;

thread_local! {
    static CLOSED: RefCell<Option<CloseListener>> = const { RefCell::new(None) };
}

const DATABASE: &str = "francia";
const STORE: &str = "saves";
/// Time limit of a request, in milliseconds. A slow one is reported before that ([`health`](super::silence)).
const PATIENCE: i32 = 5_000;
/// Time limit for opening the database, in milliseconds. The browser may have to repair it first after a crash; giving
/// up earlier would hide all of its games until the next reload.
const PATIENCE_TO_OPEN: i32 = 20_000;
/// Pauses, in milliseconds, before further attempts to open the database.
const PAUSES: [i32; 3] = [100, 400, 1_000];

/// The storage of this browser: its database, otherwise local storage.
#[derive(Debug)]
pub enum BrowserStorage {
    Indexed(Indexed),
    Local(Local),
}

impl BrowserStorage {
    /// Opens the database, or finds it blocked. A failure is retried first, since all saved games may be in it.
    pub async fn open() -> Self {
        let mut pauses = PAUSES.iter();
        loop {
            match open().await {
                Ok(database) => return Self::Indexed(Indexed(RefCell::new(database))),
                Err(Trouble::Blocked) => return Self::Local(Local),
                Err(Trouble::Silent | Trouble::Newer) => break,
                Err(Trouble::Full | Trouble::Failed) => match pauses.next() {
                    Some(time) => pause(*time).await,
                    None => break,
                },
            }
        }
        database_health::give_up();
        Self::Local(Local)
    }
}

impl Storage for BrowserStorage {
    async fn get(&self, key: &str) -> Result<Option<String>, Trouble> {
        match self {
            Self::Indexed(indexed) => Ok(indexed.texts(&[key.to_owned()]).await?.pop().flatten()),
            Self::Local(local) => local.get(key).await,
        }
    }

    async fn get_all(&self, keys: &[String]) -> Result<Vec<Option<String>>, Trouble> {
        match self {
            Self::Indexed(indexed) => indexed.texts(keys).await,
            Self::Local(local) => local.get_all(keys).await,
        }
    }

    async fn set(&self, key: &str, text: &str) -> Result<(), Trouble> {
        match self {
            Self::Indexed(indexed) => indexed.change(key, Some(text)).await,
            Self::Local(local) => local.set(key, text).await,
        }
    }

    async fn transact<T: 'static>(
        &self,
        keys: &[String],
        follow: impl FnOnce(&[Option<String>]) -> (Vec<StorageEntry>, T) + 'static,
    ) -> Result<T, Trouble> {
        match self {
            Self::Indexed(indexed) => indexed.transact(keys, follow).await,
            Self::Local(local) => local.transact(keys, follow).await,
        }
    }

    async fn remove(&self, key: &str) -> Result<(), Trouble> {
        match self {
            Self::Indexed(indexed) => indexed.change(key, None).await,
            Self::Local(local) => local.remove(key).await,
        }
    }

    async fn keys(&self) -> Result<Vec<String>, Trouble> {
        match self {
            Self::Indexed(indexed) => indexed.keys().await,
            Self::Local(local) => local.keys().await,
        }
    }
}

#[derive(Debug)]
pub struct Indexed(RefCell<IdbDatabase>);

impl Indexed {
    /// The store in a new transaction. A database that the browser closed in the background (as Safari does) is
    /// reopened.
    async fn store(&self, writes: bool) -> Result<IdbObjectStore, Trouble> {
        let begun = begin(&self.0.borrow(), writes);
        if let Ok(store) = begun {
            return Ok(store);
        }
        let database = open().await?;
        let store = begin(&database, writes);
        self.0.replace(database);
        store.map_err(|error| trouble(&error))
    }

    async fn texts(&self, keys: &[String]) -> Result<Vec<Option<String>>, Trouble> {
        let store = self.store(false).await?;
        let requests = keys.iter().map(|key| store.get(&key.into())).collect::<Result<Vec<_>, _>>();
        let requests = requests.map_err(|error| trouble(&error))?;
        completed(&store.transaction()).await?;
        found(&requests)
    }

    /// Reads texts and writes the entries that `follow` derives. A transaction ends with the first answer without a
    /// further request, so the writes are requested within the last answer.
    async fn transact<T: 'static>(
        &self,
        keys: &[String],
        follow: impl FnOnce(&[Option<String>]) -> (Vec<StorageEntry>, T) + 'static,
    ) -> Result<T, Trouble> {
        let store = self.store(true).await?;
        let requests = keys.iter().map(|key| store.get(&key.into())).collect::<Result<Vec<_>, _>>();
        let requests = requests.map_err(|error| trouble(&error))?;
        let transaction = store.transaction();
        let followed = Rc::new(Cell::new(None));
        let last = requests.last().cloned().ok_or(Trouble::Failed)?;
        let (own, all) = (Rc::clone(&followed), transaction.clone());
        let change = Closure::once_into_js(move || {
            let done = found(&requests).and_then(|texts| {
                let (entries, reported) = follow(&texts);
                for StorageEntry { key, text } in entries {
                    store.put_with_key(&text.into(), &key.into()).map_err(|error| trouble(&error))?;
                }
                Ok(reported)
            });
            if done.is_err() {
                let _ = all.abort();
            }
            own.set(Some(done));
        });
        last.set_onsuccess(Some(change.unchecked_ref()));
        let completed = completed(&transaction).await;
        let reported = followed.take().unwrap_or(Err(Trouble::Failed));
        match (completed, reported) {
            // The cause of an abort is more precise than its event.
            (Err(Trouble::Failed), Err(why)) => Err(why),
            (completed, reported) => completed.and(reported),
        }
    }

    /// Stores a text under a key, or removes it. Ends when it is on the disk.
    async fn change(&self, key: &str, text: Option<&str>) -> Result<(), Trouble> {
        let store = self.store(true).await?;
        let request = match text {
            Some(text) => store.put_with_key(&text.into(), &key.into()),
            None => store.delete(&key.into()),
        };
        request.map_err(|error| trouble(&error))?;
        completed(&store.transaction()).await
    }

    async fn keys(&self) -> Result<Vec<String>, Trouble> {
        let store = self.store(false).await?;
        let request = store.get_all_keys().map_err(|error| trouble(&error))?;
        settled(&request, PATIENCE).await?;
        let keys = request.result().map_err(|error| trouble(&error))?;
        Ok(Array::from(&keys).iter().filter_map(|key| key.as_string()).collect())
    }
}

fn found(requests: &[IdbRequest]) -> Result<Vec<Option<String>>, Trouble> {
    let text = |request: &IdbRequest| request.result().map(|found| found.as_string());
    requests.iter().map(text).collect::<Result<_, _>>().map_err(|error| trouble(&error))
}

/// Starts a transaction. A writing one completes only when the text is on the disk ("strict"), not just in a cache.
fn begin(database: &IdbDatabase, writes: bool) -> Result<IdbObjectStore, JsValue> {
    let options = Object::new();
    if writes {
        Reflect::set(&options, &"durability".into(), &"strict".into())?;
    }
    let mode = if writes { "readwrite" } else { "readonly" };
    let transaction: IdbTransaction =
        call(database, "transaction", &[STORE.into(), mode.into(), options.into()])?.unchecked_into();
    transaction.object_store(STORE)
}

async fn open() -> Result<IdbDatabase, Trouble> {
    let window = web_sys::window().ok_or(Trouble::Blocked)?;
    // By name, since it may be absent.
    let factory = Reflect::get(&window, &"indexedDB".into()).map_err(|error| trouble(&error))?;
    let factory: IdbFactory = factory.dyn_into().map_err(|_| Trouble::Blocked)?;
    let request: IdbOpenDbRequest = factory.open_with_u32(DATABASE, 1).map_err(|error| trouble(&error))?;
    let opening = request.clone();
    let upgrade = Closure::once_into_js(move || {
        if let Ok(database) = opening.result() {
            let _ = database.unchecked_into::<IdbDatabase>().create_object_store(STORE);
        }
    });
    request.set_onupgradeneeded(Some(upgrade.unchecked_ref()));
    settled(&request, PATIENCE_TO_OPEN).await?;
    let database = request.result().map_err(|error| trouble(&error))?;
    let database: IdbDatabase = database.dyn_into().map_err(|_| Trouble::Failed)?;
    let own = database.clone();
    let give_up_place = Closure::once_into_js(move |event: JsValue| {
        own.close();
        if let Some(reported) = CLOSED.with_borrow(Clone::clone) {
            reported(Reflect::get(&event, &"newVersion".into()).is_ok_and(|version| version.is_null()));
        }
    });
    database.set_onversionchange(Some(give_up_place.unchecked_ref()));
    Ok(database)
}

/// Sets the listener for a closed database: another tab deletes it (true) or gives it a later version. The next request
/// reopens it.
pub fn when_closed(reported: impl Fn(bool) + 'static) {
    CLOSED.set(Some(Rc::new(reported)));
}

async fn settled(request: &IdbRequest, patience: i32) -> Result<(), Trouble> {
    event(patience, |done, failed| {
        request.set_onsuccess(Some(done));
        request.set_onerror(Some(failed));
    })
    .await?
    .map_err(|()| request.error().ok().flatten().map_or(Trouble::Failed, |error| trouble(&error)))
}

async fn completed(transaction: &IdbTransaction) -> Result<(), Trouble> {
    event(PATIENCE, |done, failed| {
        transaction.set_oncomplete(Some(done));
        transaction.set_onabort(Some(failed));
    })
    .await?
    .map_err(|()| transaction.error().map_or(Trouble::Failed, |error| trouble(&error)))
}

/// Waits for one of two events, at most `patience` milliseconds.
async fn event(patience: i32, mut listen: impl FnMut(&Function, &Function)) -> Result<Result<(), ()>, Trouble> {
    let asked = Wait::begun();
    let promise = Promise::new(&mut |done, failed| {
        listen(&done, &failed);
        if let Some(window) = web_sys::window() {
            let late = JsValue::FALSE;
            let _ = window.set_timeout_with_callback_and_timeout_and_arguments_1(&done, patience, &late);
        }
    });
    let heard = JsFuture::from(promise).await;
    // An event is truthy; the timeout is not.
    let answered = heard.as_ref().map_or(true, |event| !event.is_falsy());
    asked.over();
    database_health::record_response(answered);
    if answered { Ok(heard.map(drop).map_err(drop)) } else { Err(Trouble::Silent) }
}

fn trouble(error: &JsValue) -> Trouble {
    match error.dyn_ref::<DomException>().map(DomException::name).as_deref() {
        Some("QuotaExceededError") => Trouble::Full,
        Some("VersionError") => Trouble::Newer,
        // Older versions of Firefox report the third in a private window, where they have no database.
        Some("SecurityError" | "NotAllowedError" | "InvalidStateError") => Trouble::Blocked,
        _ => Trouble::Failed,
    }
}

#[derive(Debug)]
pub struct Local;

impl Storage for Local {
    async fn get(&self, key: &str) -> Result<Option<String>, Trouble> {
        settings::storage().ok_or(Trouble::Blocked)?.get_item(key).map_err(|error| trouble(&error))
    }

    async fn set(&self, key: &str, text: &str) -> Result<(), Trouble> {
        settings::storage().ok_or(Trouble::Blocked)?.set_item(key, text).map_err(|error| trouble(&error))
    }

    async fn transact<T: 'static>(
        &self,
        keys: &[String],
        follow: impl FnOnce(&[Option<String>]) -> (Vec<StorageEntry>, T) + 'static,
    ) -> Result<T, Trouble> {
        // Nothing here yields, so no other code of this tab comes in between. Other tabs are not excluded.
        let (entries, reported) = follow(&self.get_all(keys).await?);
        for StorageEntry { key, text } in entries {
            self.set(&key, &text).await?;
        }
        Ok(reported)
    }

    async fn remove(&self, key: &str) -> Result<(), Trouble> {
        settings::storage().ok_or(Trouble::Blocked)?.remove_item(key).map_err(|error| trouble(&error))
    }

    async fn keys(&self) -> Result<Vec<String>, Trouble> {
        let storage = settings::storage().ok_or(Trouble::Blocked)?;
        let count = storage.length().map_err(|error| trouble(&error))?;
        Ok((0..count).filter_map(|place| storage.key(place).ok().flatten()).collect())
    }
}
