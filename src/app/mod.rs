//! The page: pages and the table, as views of the kernel's decision. It holds no rule of any game.

pub mod announce;
pub mod payment;
pub mod saves;
pub mod settings;
pub mod store;
pub mod words;

/// Mounts the page.
pub fn mount() {}
