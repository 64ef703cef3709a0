//! The running table: what is asked, chosen, shown and saved. It knows no screen and no game.

pub mod advice;
pub mod any_table;
pub mod at_table;
pub mod campaign;
pub mod help;
pub mod lesson;
pub mod offered;
pub mod reader;
pub mod results;
pub mod saves;
pub mod screen;
pub mod services;
pub mod store;
pub mod story;
pub mod usual;
