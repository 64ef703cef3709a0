//! The parts that all tables share: frame, bar, dock, drawers, adviser, log.

pub mod adviser;
pub mod bar;
pub mod controls;
pub mod dock;
pub mod drag;
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
pub mod story_steps;
pub mod table_view;
pub mod team;
pub mod thinking;
pub mod tomes;
