//! What every table shares and what shows the running game: the dock’s buttons, the top bar’s, the adviser, the log.

pub mod adviser;
pub mod controls;
pub mod dock;
pub mod help;
pub mod log;
pub mod moment;
pub mod plain_table;
pub mod rule;
pub mod stage;
pub mod story;
pub mod thinking;
