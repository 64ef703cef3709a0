//! What every table shares and what shows the running game: the frame of a table, its bar, its dock, its drawers, the
//! adviser, the log.

pub mod adviser;
pub mod bar;
pub mod controls;
pub mod dock;
pub mod drawers;
mod entries;
pub mod help;
pub mod log;
pub mod moment;
pub mod plain_table;
mod pointing;
pub mod rule;
pub mod stage;
pub mod story;
pub mod table_view;
pub mod team;
pub mod telling;
pub mod thinking;
pub mod tomes;
