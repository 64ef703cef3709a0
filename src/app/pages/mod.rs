//! The pages, and what lies over the table: curtain, start of a round, log, menu.

pub mod arms;
pub mod choices;
pub mod controls;
pub mod curtain;
pub mod doors;
pub mod home;
pub mod inquisition;
pub mod log;
pub mod menu;
pub mod play;
pub mod points;
pub mod recovery;
pub mod round_start;
pub mod saves;
pub mod score;
pub mod setup;
