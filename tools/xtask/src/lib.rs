//! The build of the page between the compiler and the browser. Trunk stages the page and its style sheets; this program compiles
//! the programs, takes the first one apart, binds and optimises all of them, and gives the staged page its version.

pub mod assemble;
mod bind;
pub mod bytes;
mod chunks;
pub mod compile;
pub mod hash;
mod html;
mod optimise;
pub mod project;
mod script;
mod sheets;
pub mod sources;
pub mod version;
