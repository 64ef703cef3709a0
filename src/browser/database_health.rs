//! Responsiveness of the browser's database. If it does not answer, the game continues without it, and the page reports
//! that.

use leptos::prelude::*;
use std::cell::{Cell, RefCell};
use std::future::poll_fn;
use std::pin::{Pin, pin};
use std::rc::{Rc, Weak};
use std::task::{Context, Poll, Waker};
use std::time::Duration;
use wasm_bindgen_futures::spawn_local;

/// Time after which a request without an answer, or a series of requests, counts as silent.
const AFTER: Duration = Duration::from_secs(2);

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Health {
    #[default]
    Responding,
    /// It has not answered for a while, but still may.
    Stalled,
    /// It did not open and is not used on this visit. Local storage replaces it, and its games are not visible.
    Abandoned,
}

thread_local! {
    static HEALTH: ArcRwSignal<Health> = ArcRwSignal::default();
    static LONG: Cell<usize> = const { Cell::new(0) };
    static UNANSWERED: Cell<bool> = const { Cell::new(false) };
    static WAITING: RefCell<Vec<Weak<Cell<Option<Waker>>>>> = const { RefCell::new(Vec::new()) };
}

pub fn health() -> ArcRwSignal<Health> {
    HEALTH.with(Clone::clone)
}

fn learn(now: Health) {
    if health().get_untracked() != now {
        health().set(now);
        if now == Health::Stalled {
            let wakers: Vec<Waker> =
                WAITING.with_borrow(|waiting| waiting.iter().filter_map(|one| one.upgrade()?.take()).collect());
            wakers.into_iter().for_each(Waker::wake);
        }
    }
}

pub(super) fn give_up() {
    learn(Health::Abandoned);
}

fn judge() {
    if health().get_untracked() != Health::Abandoned {
        let lasts = LONG.get() > 0 || UNANSWERED.get();
        learn(if lasts { Health::Stalled } else { Health::Responding });
    }
}

pub(super) fn record_response(answered: bool) {
    UNANSWERED.set(!answered);
    judge();
}

pub(super) struct Wait(Rc<Cell<WaitStage>>);

#[derive(Clone, Copy, PartialEq, Eq)]
enum WaitStage {
    Short,
    Long,
    Over,
}

impl Wait {
    pub(super) fn begun() -> Self {
        let stage = Rc::new(Cell::new(WaitStage::Short));
        let own = Rc::clone(&stage);
        set_timeout(
            move || {
                if own.get() == WaitStage::Short {
                    own.set(WaitStage::Long);
                    LONG.set(LONG.get() + 1);
                    judge();
                }
            },
            AFTER,
        );
        Self(stage)
    }

    pub(super) fn over(self) {
        if self.0.replace(WaitStage::Over) == WaitStage::Long {
            LONG.set(LONG.get() - 1);
        }
        judge();
    }
}

/// Work that continues whether or not it is awaited.
pub struct BackgroundTask<T>(Rc<RefCell<Result<T, Option<Waker>>>>);

pub fn task<T: 'static>(work: impl Future<Output = T> + 'static) -> BackgroundTask<T> {
    let slot: Rc<RefCell<Result<T, Option<Waker>>>> = Rc::new(RefCell::new(Err(None)));
    let own = Rc::clone(&slot);
    let wait = Wait::begun();
    spawn_local(async move {
        let done = work.await;
        wait.over();
        if let Err(Some(waker)) = own.replace(Ok(done)) {
            waker.wake();
        }
    });
    BackgroundTask(slot)
}

impl<T> Future for BackgroundTask<T> {
    type Output = T;
    fn poll(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<T> {
        match self.0.replace(Err(Some(context.waker().clone()))) {
            Ok(done) => Poll::Ready(done),
            Err(_) => Poll::Pending,
        }
    }
}

/// Result of a task; `None` if the database falls silent first. The task continues then.
pub async fn unless_silent<T>(task: &mut BackgroundTask<T>) -> Option<T> {
    let mut task = pin!(task);
    let own = Rc::new(Cell::new(None));
    WAITING.with_borrow_mut(|waiting| {
        waiting.retain(|one| one.strong_count() > 0);
        waiting.push(Rc::downgrade(&own));
    });
    poll_fn(|context| {
        if let Poll::Ready(done) = task.as_mut().poll(context) {
            return Poll::Ready(Some(done));
        }
        if health().get_untracked() == Health::Stalled {
            return Poll::Ready(None);
        }
        own.set(Some(context.waker().clone()));
        Poll::Pending
    })
    .await
}
