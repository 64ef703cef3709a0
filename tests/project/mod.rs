//! The project itself: its sources, texts, styles and documents.

mod documents;
mod inks;
mod portraits;
mod sources;
mod styles;
mod texts;
mod versions;
