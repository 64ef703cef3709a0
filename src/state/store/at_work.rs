//! What may take a moment on a slow device says so before it begins: while it holds the page up, nothing new is painted.

use super::Store;
use crate::browser::paint::painted;
use std::pin::Pin;

/// Ends once the page is seen to be at work.
pub(super) type Seen = Pin<Box<dyn Future<Output = ()>>>;

impl Store {
    /// Does some work and shows meanwhile that the page is at it. The work waits for the first picture of that before it begins
    /// what holds the page up; what it asks of the storage is on its way meanwhile.
    pub(super) async fn at_work<T>(self, work: impl AsyncFnOnce(Seen) -> T) -> T {
        self.toast.hide();
        self.at_work.set(true);
        let done = work(Box::pin(painted())).await;
        self.at_work.set(false);
        done
    }
}
