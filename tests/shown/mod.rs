//! Everything shown at a table that needs no browser.

mod characters;
mod decisive;
mod drags;
mod examples;
mod fewest_taps;
mod moments;
mod panels;
mod position;
mod previews;
mod telling;
mod timeline;
mod warnings;
