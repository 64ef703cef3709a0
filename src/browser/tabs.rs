//! Several tabs of one browser: a tab that plays a game holds its lock, and a tab that changes a game informs the
//! others.
//!
//! Without locks in the browser (a page from another machine without `https`), the saves detect a write of another tab
//! ([`Refused::OtherTab`](kernel::Refused::OtherTab)).

use super::dyn_call::call;
use super::timers::pause;
use leptos::prelude::window;
use leptos::wasm_bindgen::closure::Closure;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::BroadcastChannel;
use leptos::web_sys::js_sys::{Function, Object, Promise, Reflect};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen_futures::JsFuture;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TabMessage {
    Changed,
    HandOver,
}

/// Number of requests for a game before it is taken by force, and the pause between them in milliseconds.
const HANDOVER_TRIES: u32 = 15;
const PAUSE: i32 = 100;

struct HeldLock {
    id: u64,
    release: Function,
}

type Lost = Rc<dyn Fn(u64)>;

thread_local! {
    static CHANNEL: Option<BroadcastChannel> = channel();
    static HELD: RefCell<Option<HeldLock>> = const { RefCell::new(None) };
    static LOST: RefCell<Option<Lost>> = const { RefCell::new(None) };
}

/// Checked by name: without support in the browser the constructor would throw.
fn channel() -> Option<BroadcastChannel> {
    Reflect::has(&window(), &"BroadcastChannel".into()).ok().filter(|has| *has)?;
    BroadcastChannel::new("francia").ok()
}

/// Listens to other tabs. `heard` gets their messages, `lost` the games that were taken from this tab.
pub fn listen(heard: impl Fn(TabMessage, u64) + 'static, lost: impl Fn(u64) + 'static) {
    LOST.set(Some(Rc::new(lost)));
    let hear = Closure::<dyn Fn(JsValue)>::new(move |event: JsValue| {
        let text = Reflect::get(&event, &"data".into()).ok().and_then(|text| text.as_string()).unwrap_or_default();
        let Some((message, id)) = text.split_once(' ') else { return };
        let message = match message {
            "changed" => TabMessage::Changed,
            "hand-over" => TabMessage::HandOver,
            _ => return,
        };
        if let Ok(id) = id.parse() {
            heard(message, id);
        }
    });
    CHANNEL.with(|channel| {
        if let Some(channel) = channel {
            channel.set_onmessage(Some(hear.as_ref().unchecked_ref()));
            hear.forget();
        }
    });
}

pub fn post(message: TabMessage, id: u64) {
    let message = match message {
        TabMessage::Changed => "changed",
        TabMessage::HandOver => "hand-over",
    };
    CHANNEL.with(|channel| {
        if let Some(channel) = channel {
            let _ = channel.post_message(&format!("{message} {id}").into());
        }
    });
}

/// Locks a game for this tab, and releases the previous one. Returns false if another tab holds it.
pub async fn hold(id: u64) -> bool {
    if holds(id) {
        return true;
    }
    release();
    request(id, "ifAvailable").await
}

pub async fn is_free(id: u64) -> bool {
    if holds(id) {
        return true;
    }
    let before = HELD.take();
    let free = request(id, "ifAvailable").await;
    if free {
        release();
    }
    HELD.set(before);
    free
}

/// Asks the holding tab to release a game, and takes it by force without an answer: a tab in the background may sleep.
pub async fn take(id: u64) {
    release();
    post(TabMessage::HandOver, id);
    for _ in 0..HANDOVER_TRIES {
        if request(id, "ifAvailable").await {
            return;
        }
        pause(PAUSE).await;
    }
    request(id, "steal").await;
}

pub fn release_one(id: u64) {
    if holds(id) {
        release();
    }
}

pub fn release() {
    if let Some(held) = HELD.take() {
        let _ = held.release.call0(&JsValue::NULL);
    }
}

fn holds(id: u64) -> bool {
    HELD.with_borrow(|held| held.as_ref().is_some_and(|held| held.id == id))
}

/// Requests the lock of a game. `how`: an option of Web Locks. Without support in the browser it is granted.
async fn request(id: u64, how: &str) -> bool {
    let locks = Reflect::get(&window().navigator(), &"locks".into()).unwrap_or_default();
    let options = Object::new();
    let _ = Reflect::set(&options, &how.into(), &true.into());
    let answer = Promise::new(&mut |answer, _| {
        let (granted, refused) = (answer.clone(), answer.clone());
        let grant = Closure::once_into_js(move |lock: JsValue| {
            let _ = granted.call1(&JsValue::NULL, &(!lock.is_null()).into());
            if lock.is_null() {
                return JsValue::NULL;
            }
            // The lock is held until this promise resolves.
            Promise::new(&mut |release, _| HELD.set(Some(HeldLock { id, release }))).into()
        });
        let refuse = Closure::once_into_js(move |_: JsValue| {
            if holds(id) {
                HELD.set(None);
                if let Some(lost) = LOST.with_borrow(Clone::clone) {
                    lost(id);
                }
            }
            let _ = refused.call1(&JsValue::NULL, &true.into());
        });
        let name = format!("francia.game.{id}");
        let asked = call(&locks, "request", &[name.into(), options.clone().into(), grant]);
        if asked.and_then(|promise| call(&promise, "catch", &[refuse])).is_err() {
            let _ = answer.call1(&JsValue::NULL, &true.into());
        }
    });
    JsFuture::from(answer).await.is_ok_and(|granted| granted.is_truthy())
}
