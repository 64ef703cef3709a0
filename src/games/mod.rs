//! The games: the rules, the words and the worked examples of each in a room of its own. None knows another.

pub mod paladins;
pub mod viscounts;
