//! Memos that are compiled once. Leptos compiles a memo for each type that it holds, about 1 KB each, and a table has
//! some thirty types. Here every memo holds one erased type; only its reader knows the concrete one.

use leptos::prelude::{ArcMemo, Get, GetUntracked, Signal, Track, on_cleanup};
use leptos::reactive::graph::{Subscriber, ToAnySubscriber};
use std::any::Any;
use std::marker::PhantomData;
use std::sync::Arc;

/// A value of any type with a comparison.
trait AnyValue: Any + Send + Sync {
    fn is(&self, other: &dyn Any) -> bool;
}

impl<T: PartialEq + Send + Sync + 'static> AnyValue for T {
    fn is(&self, other: &dyn Any) -> bool {
        other.downcast_ref() == Some(self)
    }
}

#[derive(Clone)]
struct SharedValue(Arc<dyn AnyValue>);

impl PartialEq for SharedValue {
    fn eq(&self, other: &Self) -> bool {
        self.0.is(&*other.0)
    }
}

/// A value derived from signals, which notifies only when it changes. It stands in the place of the memo of Leptos, and
/// has its methods.
///
/// ```no_run
/// # use markup::{Memo, RwSignal};
/// let names = RwSignal::new(vec!["Ada"]);
/// let many = Memo::new(move || names.with(Vec::len) > 3);
/// assert!(!many.get());
/// ```
pub struct Memo<T> {
    shared: leptos::prelude::Memo<SharedValue>,
    holds: PhantomData<fn() -> T>,
}

impl<T> Clone for Memo<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Memo<T> {}

type WorkOut = Box<dyn Fn(Option<&SharedValue>) -> SharedValue + Send + Sync>;

/// A memo of Leptos that unsubscribes when it is dropped: a permanent signal would keep it forever.
fn compiled_once(work_out: WorkOut) -> leptos::prelude::Memo<SharedValue> {
    let memo = ArcMemo::new(work_out);
    let subscriber = memo.to_any_subscriber();
    on_cleanup(move || subscriber.clear_sources(&subscriber));
    memo.into()
}

impl<T: PartialEq + Send + Sync + 'static> Memo<T> {
    /// Memo of a function of signals.
    pub fn new(work_out: impl Fn() -> T + Send + Sync + 'static) -> Self {
        let shared = compiled_once(Box::new(move |_| SharedValue(Arc::new(work_out()))));
        Self { shared, holds: PhantomData }
    }

    /// Memo that keeps its value, at first `first`, while the function returns `None`.
    pub fn staying(first: T, work_out: impl Fn() -> Option<T> + Send + Sync + 'static) -> Self {
        let first = SharedValue(Arc::new(first));
        let new = move || work_out().map(|value| SharedValue(Arc::new(value)));
        let shared = compiled_once(Box::new(move |last| new().unwrap_or_else(|| last.unwrap_or(&first).clone())));
        Self { shared, holds: PhantomData }
    }
}

impl<T: 'static> Memo<T> {
    /// Reads the value and subscribes.
    pub fn with<R>(&self, read: impl FnOnce(&T) -> R) -> R {
        read_in(&self.shared.get(), read)
    }

    /// Reads the value without subscribing.
    pub fn with_untracked<R>(&self, read: impl FnOnce(&T) -> R) -> R {
        read_in(&self.shared.get_untracked(), read)
    }

    /// Subscribes without reading.
    pub fn track(&self) {
        self.shared.track();
    }
}

impl<T: Clone + 'static> Memo<T> {
    /// Returns the value and subscribes.
    pub fn get(&self) -> T {
        self.with(T::clone)
    }

    /// Returns the value without subscribing.
    pub fn get_untracked(&self) -> T {
        self.with_untracked(T::clone)
    }
}

impl<T: Clone + Send + Sync + 'static> From<Memo<T>> for Signal<T> {
    fn from(memo: Memo<T>) -> Self {
        Self::derive(move || memo.get())
    }
}

fn read_in<T: 'static, R>(shared: &SharedValue, read: impl FnOnce(&T) -> R) -> R {
    let value: &dyn Any = &*shared.0;
    read(value.downcast_ref().expect("a memo holds what it was made of"))
}
