//! Interface to the lazily loaded code that reads saves.

use super::card::Card;
use crate::browser::storage::Browser;
use crate::state::any_table::AnyTable;
use kernel::Saves;
use std::cell::RefCell;
use std::pin::Pin;
use std::rc::Rc;

/// Lazily loaded code for stored saves.
pub trait SaveCode {
    /// Parses a stored card.
    fn card(&self, id: u64, text: &str, newer: bool) -> Card;
    /// Imports games that lie outside the saves ([`super::take_in`]).
    fn take_in(&self, saves: Rc<Saves<Browser>>) -> Pin<Box<dyn Future<Output = ()>>>;
}

/// Future of the code that reads saves; `None` if it cannot be fetched.
pub type ComingCode = Pin<Box<dyn Future<Output = Option<&'static dyn SaveCode>>>>;

/// Future of the table of a record; `None` if the record cannot be played, or its game cannot be fetched.
pub type ComingTable = Pin<Box<dyn Future<Output = Option<Box<dyn AnyTable>>>>>;

/// Functions that fetch the code for saves.
pub struct ReadWith {
    /// Fetches the code that reads stored saves.
    pub code: Box<dyn Fn() -> ComingCode>,
    /// Fetches the game of a record and reads the record.
    pub table: Box<dyn Fn(String) -> ComingTable>,
}

thread_local! {
    static WITH: RefCell<Option<Rc<ReadWith>>> = const { RefCell::new(None) };
}

/// Sets these functions. Called once, before any access to the saves.
pub fn read_with(with: ReadWith) {
    WITH.set(Some(Rc::new(with)));
}

fn with() -> Option<Rc<ReadWith>> {
    WITH.with_borrow(Clone::clone)
}

/// Returns the code that reads stored saves, once it has come.
pub(super) async fn code() -> Option<&'static dyn SaveCode> {
    (with()?.code)().await
}

/// Returns the table of a playable record, once its game has come.
pub(super) async fn table(record: String) -> Option<Box<dyn AnyTable>> {
    (with()?.table)(record).await
}
