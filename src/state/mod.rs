//! The running table: its questions, choices, view state and saves. It knows no screen and no game.

pub mod any_table;
pub mod at_table;
pub mod campaign;
pub mod choosing;
pub mod code;
pub mod help;
pub mod import_preview;
pub mod lesson;
pub mod notices;
pub mod opponents;
pub mod overlay;
pub mod pages;
pub mod people;
pub mod reader;
pub mod results;
pub mod saves;
pub mod saving;
pub mod screen;
pub mod session;
pub mod settings;
pub mod store;
pub mod story;
pub mod table;
