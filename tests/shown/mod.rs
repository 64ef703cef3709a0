//! Everything shown at a table that needs no browser.

mod characters;
mod decisive;
mod drags;
mod examples;
mod fewest_taps;
mod highlights;
mod panels;
mod position;
mod previews;
mod timeline;
mod warnings;
