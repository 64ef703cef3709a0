//! What reads saves and is loaded lazily. It is handed in.

use super::card::Card;
use crate::page::services::storage::Browser;
use kernel::Saves;
use std::cell::RefCell;
use std::pin::Pin;
use std::rc::Rc;

/// What reads stored saves.
pub trait SaveCode {
    /// Reads a stored card.
    fn card(&self, id: u64, text: &str, newer: bool) -> Card;
    /// Takes in what lies outside the saves ([`super::take_in`]).
    fn take_in(&self, saves: Rc<Saves<Browser>>) -> Pin<Box<dyn Future<Output = ()>>>;
}

/// What reads stored saves is on its way; `None` where it cannot be fetched.
pub type ComingCode = Pin<Box<dyn Future<Output = Option<&'static dyn SaveCode>>>>;

thread_local! {
    static FETCH: RefCell<Option<Rc<dyn Fn() -> ComingCode>>> = const { RefCell::new(None) };
}

/// Says how that is fetched: once, before any save is looked at.
pub fn read_with(fetch: impl Fn() -> ComingCode + 'static) {
    FETCH.set(Some(Rc::new(fetch)));
}

/// What reads stored saves, once it has come.
pub(super) async fn code() -> Option<&'static dyn SaveCode> {
    let fetch = FETCH.with_borrow(Clone::clone)?;
    fetch().await
}
