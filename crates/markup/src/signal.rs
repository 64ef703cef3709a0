//! Signals that are compiled once. Leptos compiles reading, writing and tracking for each type that a signal holds,
//! about 2 KB each. Here every signal holds one erased type; only its reader knows the concrete one.

use leptos::prelude::{Notify, ReadUntracked, Signal, Track, UntrackableGuard, Write};
use std::any::Any;
use std::marker::PhantomData;

struct AnySignal(Box<dyn Any + Send + Sync>);

/// A tracked value. It stands in the place of the signal of Leptos, and has its methods.
///
/// ```no_run
/// # use markup::RwSignal;
/// let count = RwSignal::new(1);
/// count.update(|count| *count += 1);
/// assert_eq!(count.get(), 2);
/// ```
pub struct RwSignal<T> {
    slot: leptos::prelude::RwSignal<AnySignal>,
    holds: PhantomData<fn(T) -> T>,
}

impl<T> Clone for RwSignal<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for RwSignal<T> {}

impl<T: Send + Sync + 'static> RwSignal<T> {
    pub fn new(value: T) -> Self {
        Self { slot: leptos::prelude::RwSignal::new(AnySignal(Box::new(value))), holds: PhantomData }
    }
}

impl<T: 'static> RwSignal<T> {
    /// Reads the value and subscribes.
    pub fn with<R>(&self, read: impl FnOnce(&T) -> R) -> R {
        self.track();
        self.with_untracked(read)
    }

    pub fn with_untracked<R>(&self, read: impl FnOnce(&T) -> R) -> R {
        read_in(&self.slot.read_untracked(), read)
    }

    /// Reads the value without subscribing; `None` if the signal is disposed.
    pub fn try_with_untracked<R>(&self, read: impl FnOnce(&T) -> R) -> Option<R> {
        self.slot.try_read_untracked()?.0.downcast_ref().map(read)
    }

    /// Changes the value and notifies. A disposed signal is ignored.
    pub fn update(&self, change: impl FnOnce(&mut T)) {
        self.try_update(change);
    }

    /// Changes the value and notifies. Returns the result of the change; `None` if the signal is disposed.
    pub fn try_update<R>(&self, change: impl FnOnce(&mut T) -> R) -> Option<R> {
        let mut slot = self.slot.try_write()?;
        slot.0.downcast_mut().map(change)
    }

    pub fn update_untracked(&self, change: impl FnOnce(&mut T)) {
        if let Some(mut slot) = self.slot.try_write() {
            slot.untrack();
            if let Some(value) = slot.0.downcast_mut() {
                change(value);
            }
        }
    }

    /// Sets the value and notifies. A disposed signal is ignored.
    pub fn set(&self, value: T) {
        self.update(|old| *old = value);
    }

    /// Sets the value and notifies. Returns the value if the signal is disposed.
    pub fn try_set(&self, value: T) -> Option<T> {
        let mut value = Some(value);
        self.try_update(|old| {
            if let Some(value) = value.take() {
                *old = value;
            }
        });
        value
    }

    pub fn track(&self) {
        self.slot.track();
    }

    pub fn notify(&self) {
        self.slot.notify();
    }
}

impl<T: Clone + 'static> RwSignal<T> {
    pub fn get(&self) -> T {
        self.with(T::clone)
    }

    pub fn get_untracked(&self) -> T {
        self.with_untracked(T::clone)
    }

    /// Returns the value without subscribing; `None` if the signal is disposed.
    pub fn try_get_untracked(&self) -> Option<T> {
        self.try_with_untracked(T::clone)
    }
}

impl<T: Clone + Send + Sync + 'static> From<RwSignal<T>> for Signal<T> {
    fn from(signal: RwSignal<T>) -> Self {
        Self::derive(move || signal.get())
    }
}

fn read_in<T: 'static, R>(slot: &AnySignal, read: impl FnOnce(&T) -> R) -> R {
    read(slot.0.downcast_ref().expect("a signal holds what it was made of"))
}
