//! Effects with a value, which end when they are dropped.

use leptos::reactive::effect::RenderEffect;
use leptos::reactive::graph::{Subscriber, ToAnySubscriber};

/// An effect, with the value that its function returned last.
pub struct LiveEffect<T: 'static>(RenderEffect<T>);

impl<T> LiveEffect<T> {
    /// Effect of a function, starting from the value of a previous one.
    pub fn new(function: impl FnMut(Option<T>) -> T + 'static, last: Option<T>) -> Self {
        Self(RenderEffect::new_with_value(function, last))
    }

    /// Reads the value; `None` while the function runs.
    pub fn with<R>(&self, read: impl FnOnce(&mut T) -> R) -> Option<R> {
        self.0.with_value_mut(read)
    }

    /// Takes the value for the effect that replaces this one.
    pub fn take(&self) -> Option<T> {
        self.0.take_value()
    }
}

impl<T> Drop for LiveEffect<T> {
    /// A dropped effect of Leptos keeps its value until its task ends, later. Its content would be updated meanwhile,
    /// from disposed signals. The drop also unsubscribes: a permanent signal, such as the language, would keep the
    /// effect forever.
    fn drop(&mut self) {
        drop(self.0.take_value());
        let subscriber = self.0.to_any_subscriber();
        subscriber.clear_sources(&subscriber);
    }
}
