//! Whether the browser's database answers. One that does not is not waited for: the game goes on, and the page says so.

use leptos::prelude::*;
use std::cell::{Cell, RefCell};
use std::future::poll_fn;
use std::pin::{Pin, pin};
use std::rc::{Rc, Weak};
use std::task::{Context, Poll, Waker};
use std::time::Duration;
use wasm_bindgen_futures::spawn_local;

/// The time that a request may be without an answer, or work of several requests take in all, until that is said.
const AFTER: Duration = Duration::from_secs(2);

/// Whether the database answers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Silence {
    /// It does, as far as it was asked.
    #[default]
    Broken,
    /// It has not answered for a while. It may yet.
    Lasting,
    /// It did not open, and was given up on for this visit: local storage stands in, and the games in it are not seen.
    GivenUp,
}

thread_local! {
    static SILENCE: ArcRwSignal<Silence> = ArcRwSignal::default();
    /// The number of waits that take long by now.
    static LONG: Cell<usize> = const { Cell::new(0) };
    /// True where the last request was given up.
    static UNANSWERED: Cell<bool> = const { Cell::new(false) };
    /// The waits for work, each with its own waker.
    static WAITING: RefCell<Vec<Weak<Cell<Option<Waker>>>>> = const { RefCell::new(Vec::new()) };
}

/// Whether the database answers, to be followed.
pub fn silence() -> ArcRwSignal<Silence> {
    SILENCE.with(Clone::clone)
}

/// Changes what is known, where that is something new.
fn learn(now: Silence) {
    if silence().get_untracked() != now {
        silence().set(now);
        if now == Silence::Lasting {
            let wakers: Vec<Waker> =
                WAITING.with_borrow(|waiting| waiting.iter().filter_map(|one| one.upgrade()?.take()).collect());
            wakers.into_iter().for_each(Waker::wake);
        }
    }
}

/// The database is not asked any more on this visit.
pub(super) fn give_up() {
    learn(Silence::GivenUp);
}

/// Judges by what is waited for now.
fn judge() {
    if silence().get_untracked() != Silence::GivenUp {
        let lasts = LONG.get() > 0 || UNANSWERED.get();
        learn(if lasts { Silence::Lasting } else { Silence::Broken });
    }
}

/// A request was answered, or given up.
pub(super) fn heard(answered: bool) {
    UNANSWERED.set(!answered);
    judge();
}

/// The wait for a request, or for work of several requests.
pub(super) struct Wait(Rc<Cell<Stage>>);

#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Short,
    Long,
    Over,
}

impl Wait {
    /// Begins to wait.
    pub(super) fn begun() -> Self {
        let stage = Rc::new(Cell::new(Stage::Short));
        let own = Rc::clone(&stage);
        set_timeout(
            move || {
                if own.get() == Stage::Short {
                    own.set(Stage::Long);
                    LONG.set(LONG.get() + 1);
                    judge();
                }
            },
            AFTER,
        );
        Self(stage)
    }

    /// It is not waited for any more.
    pub(super) fn over(self) {
        if self.0.replace(Stage::Over) == Stage::Long {
            LONG.set(LONG.get() - 1);
        }
        judge();
    }
}

/// Work that goes on whether or not it is waited for.
pub struct Task<T>(Rc<RefCell<Result<T, Option<Waker>>>>);

/// Begins work as a task of its own.
pub fn task<T: 'static>(work: impl Future<Output = T> + 'static) -> Task<T> {
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
    Task(slot)
}

impl<T> Future for Task<T> {
    type Output = T;
    fn poll(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<T> {
        match self.0.replace(Err(Some(context.waker().clone()))) {
            Ok(done) => Poll::Ready(done),
            Err(_) => Poll::Pending,
        }
    }
}

/// What becomes of work, unless the database is silent before it is done: then the work goes on, and nobody waits for it.
pub async fn unless_silent<T>(task: &mut Task<T>) -> Option<T> {
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
        if silence().get_untracked() == Silence::Lasting {
            return Poll::Ready(None);
        }
        own.set(Some(context.waker().clone()));
        Poll::Pending
    })
    .await
}
