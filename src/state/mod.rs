//! The running table: its questions, choices, view state and saves. It knows no screen and no game.

pub mod advice;
pub mod any_table;
pub mod at_table;
pub mod campaign;
pub mod help;
pub mod import_preview;
pub mod last_setup;
pub mod lesson;
pub mod overlay;
pub mod reader;
pub mod results;
pub mod saves;
pub mod screen;
pub mod services;
pub mod store;
pub mod story;
