//! What reads saves and is loaded lazily. It is handed in.

use super::card::Card;
use crate::browser::storage::Browser;
use crate::state::any_table::AnyTable;
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

/// The table of a record is on its way; `None` where the record cannot be played, or its game cannot be fetched.
pub type ComingTable = Pin<Box<dyn Future<Output = Option<Box<dyn AnyTable>>>>>;

/// How what reads saves is fetched.
pub struct ReadWith {
    /// Fetches what reads stored saves.
    pub code: Box<dyn Fn() -> ComingCode>,
    /// Fetches the game of a record and reads it.
    pub table: Box<dyn Fn(String) -> ComingTable>,
}

thread_local! {
    static WITH: RefCell<Option<Rc<ReadWith>>> = const { RefCell::new(None) };
}

/// Says how that is fetched: once, before any save is looked at.
pub fn read_with(with: ReadWith) {
    WITH.set(Some(Rc::new(with)));
}

fn with() -> Option<Rc<ReadWith>> {
    WITH.with_borrow(Clone::clone)
}

/// What reads stored saves, once it has come.
pub(super) async fn code() -> Option<&'static dyn SaveCode> {
    (with()?.code)().await
}

/// The table of a record that can be played, once its game has come.
pub(super) async fn table(record: String) -> Option<Box<dyn AnyTable>> {
    (with()?.table)(record).await
}
