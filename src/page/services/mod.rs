//! What the page asks of the browser: storage, workers, other tabs, lazily fetched code, the keyboard, the settings.

pub mod addresses;
pub mod announce;
pub mod call;
pub mod copy;
pub mod fetch;
pub mod focus;
pub mod lazy;
pub mod leaving;
pub mod outline;
pub mod paint;
pub mod panels;
pub mod passing;
pub mod pause;
pub mod picture;
pub mod placer;
pub mod qr;
pub mod ruled;
pub mod settings;
pub mod signal;
pub mod silence;
pub mod sound;
pub mod steps;
pub mod storage;
pub mod tabs;
pub mod versions;
pub mod worker_client;
