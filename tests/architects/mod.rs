//! Architects.

mod apprentices;
mod board;
mod buildings;
mod cards;
mod coop;
mod examples;
mod help;
mod log;
mod moments;
mod previews;
mod rulings_r1_to_r20;
mod rulings_r21_to_r41;
mod solo;
mod tables;
