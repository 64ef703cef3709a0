//! Memos that are compiled once. Leptos compiles a memo anew for each type that it holds, a kilobyte each time, and a table
//! has some thirty of them. Here every memo holds the same type, and only reading what is in it knows more.

use leptos::prelude::{ArcMemo, Get, GetUntracked, Signal, Track, on_cleanup};
use leptos::reactive::graph::{Subscriber, ToAnySubscriber};
use std::any::Any;
use std::marker::PhantomData;
use std::sync::Arc;

/// A value of any type that can be compared with another one.
trait Value: Any + Send + Sync {
    fn is(&self, other: &dyn Any) -> bool;
}

impl<T: PartialEq + Send + Sync + 'static> Value for T {
    fn is(&self, other: &dyn Any) -> bool {
        other.downcast_ref() == Some(self)
    }
}

#[derive(Clone)]
struct Shared(Arc<dyn Value>);

impl PartialEq for Shared {
    fn eq(&self, other: &Self) -> bool {
        self.0.is(&*other.0)
    }
}

/// What is worked out from signals, and followed only where it changes. It is read as a memo of Leptos is.
pub struct Memo<T> {
    shared: leptos::prelude::Memo<Shared>,
    holds: PhantomData<fn() -> T>,
}

impl<T> Clone for Memo<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Memo<T> {}

type WorkOut = Box<dyn Fn(Option<&Shared>) -> Shared + Send + Sync>;

/// A memo of Leptos that unsubscribes from the signals it reads when it ends: a signal that stays would keep it for ever.
fn compiled_once(work_out: WorkOut) -> leptos::prelude::Memo<Shared> {
    let memo = ArcMemo::new(work_out);
    let subscriber = memo.to_any_subscriber();
    on_cleanup(move || subscriber.clear_sources(&subscriber));
    memo.into()
}

impl<T: PartialEq + Send + Sync + 'static> Memo<T> {
    /// A memo of what a function works out from the signals that it reads.
    pub fn new(work_out: impl Fn() -> T + Send + Sync + 'static) -> Self {
        let shared = compiled_once(Box::new(move |_| Shared(Arc::new(work_out()))));
        Self { shared, holds: PhantomData }
    }

    /// A memo that stays as it was, at first as given, where the function has nothing.
    pub fn staying(first: T, work_out: impl Fn() -> Option<T> + Send + Sync + 'static) -> Self {
        let first = Shared(Arc::new(first));
        let new = move || work_out().map(|value| Shared(Arc::new(value)));
        let shared = compiled_once(Box::new(move |last| new().unwrap_or_else(|| last.unwrap_or(&first).clone())));
        Self { shared, holds: PhantomData }
    }
}

impl<T: 'static> Memo<T> {
    /// Reads the value, and follows it.
    pub fn with<R>(&self, read: impl FnOnce(&T) -> R) -> R {
        read_in(&self.shared.get(), read)
    }

    /// Reads the value, without following it.
    pub fn with_untracked<R>(&self, read: impl FnOnce(&T) -> R) -> R {
        read_in(&self.shared.get_untracked(), read)
    }

    /// Follows the value, without reading it.
    pub fn track(&self) {
        self.shared.track();
    }
}

impl<T: Clone + 'static> Memo<T> {
    /// The value, followed.
    pub fn get(&self) -> T {
        self.with(T::clone)
    }

    /// The value, not followed.
    pub fn get_untracked(&self) -> T {
        self.with_untracked(T::clone)
    }
}

impl<T: Clone + Send + Sync + 'static> From<Memo<T>> for Signal<T> {
    fn from(memo: Memo<T>) -> Self {
        Self::derive(move || memo.get())
    }
}

fn read_in<T: 'static, R>(shared: &Shared, read: impl FnOnce(&T) -> R) -> R {
    let value: &dyn Any = &*shared.0;
    read(value.downcast_ref().expect("a memo holds what it was made of"))
}
