//! The words of Paladins of the West Kingdom, in every language of the house.
//!
//! [`names`] says what things are called, [`cards`] what cards and spaces do, from their data; the rest puts questions,
//! choices, events and reasons into sentences.

pub mod cards;
pub mod grammar;
pub mod names;
pub mod rewards;

pub use cards::*;
pub use rewards::{effect, reward, rewards, workers};

#[cfg(test)]
mod dump {
    use super::*;
    use crate::kernel::Lang;
    use crate::paladins::components::*;
    #[test]
    fn dump() {
        for lang in Lang::ALL {
            for id in TownsfolkId::all() {
                println!("{}", townsfolk_text(id, lang));
            }
            for id in OutsiderId::all() {
                println!("{}", outsider_text(id, lang));
            }
            for id in WallId::all() {
                println!("{}", wall_text(id, lang));
            }
            for id in FavourId::all() {
                println!("{}", favour_text(id, lang));
            }
            for id in OrderId::all() {
                println!("{}", order_text(id, 1, lang));
            }
            for id in PaladinId::all() {
                println!("{}", paladin_text(id, lang));
            }
            for id in TavernId::all() {
                println!("{}", tavern_text(id, lang));
            }
            for id in 0..40 {
                println!("{}", space_text(id, lang));
            }
            for id in 0..10 {
                println!("{} / {}", jar_reward(id, lang), jar_text(id, lang));
            }
            for id in SCHEMES {
                println!("{}", scheme_text(id, lang));
            }
        }
    }
}
