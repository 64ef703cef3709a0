//! Work that may take a moment on a slow device shows a sign first: while it blocks the page, nothing is painted.

use super::Store;
use crate::browser::paint::painted;
use std::pin::Pin;

/// Future that ends once the sign is painted.
pub(super) type Seen = Pin<Box<dyn Future<Output = ()>>>;

impl Store {
    /// Does some work and shows a sign meanwhile. The work must wait for `Seen` before it blocks the page; its storage
    /// requests may run before that.
    pub(super) async fn at_work<T>(self, work: impl AsyncFnOnce(Seen) -> T) -> T {
        self.toast.hide();
        self.at_work.set(true);
        let done = work(Box::pin(painted())).await;
        self.at_work.set(false);
        done
    }
}
