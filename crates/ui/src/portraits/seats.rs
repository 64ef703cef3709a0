//! Whoever sits at a table: guests, the levels of the computer, the official opponents; and whoever speaks to all.

use super::Gaze::{Left, Right};
use super::Part::{
    Apron, Axe, Bald, Bell, Beret, Bun, Calm, Cards, Coif, Cope, Coronet, Crop, Cross, Crown, Curls, Diadem, Dividers,
    Domino, Dread, Fair, Feather, Fierce, Fillet, Flow, Flower, Forked, Freckles, Full, Fur, Furhat, Gaunt, Goatee,
    Gown, Habit, Keys, Letter, Long, Mantle, Merry, Moustache, Old, Orb, Oval, Parted, Plaits, Quill, Round, Sabre,
    Scarf, Sceptre, Scroll, Short, Sly, Stern, Swept, Sword, Tonsure, Tunic, Veil, Young,
};
use super::{Cloth as C, Ground as G, Hair as H, Portrait, portrait};
use kernel::LEVELS;

/// Face of a seat, by its word in a set-up and its place at the table. Whoever is unknown is a guest.
pub fn seat(key: &str, place: usize) -> &'static Portrait {
    let level = LEVELS.iter().position(|level| *level == key);
    level.map(|level| &LEVEL_FACES[level]).or_else(|| official(key)).unwrap_or_else(|| guest(place))
}

/// Face of a person, by the place at the table.
pub fn guest(place: usize) -> &'static Portrait {
    &GUESTS[place % GUESTS.len()]
}

/// Face of an official opponent, by its word in a set-up.
pub fn official(key: &str) -> Option<&'static Portrait> {
    OFFICIALS.iter().find(|(other, _)| *other == key).map(|(_, portrait)| portrait)
}

/// Whoever proclaims a moment, by its sign.
pub fn proclaims(sign: &str) -> Option<&'static Portrait> {
    (sign == "inquisition").then_some(&INQUISITOR)
}

/// People, by their places at the table.
const GUESTS: [Portrait; 5] = [
    portrait(G::Gold, 2, H::Brown, [C::Orange, C::Tan, C::Orange], &[Oval, Mantle, Calm, Crop]).looks(Right),
    portrait(G::Rose, 1, H::Blond, [C::Rose, C::White, C::Rose], &[Flow, Oval, Gown, Fair, Parted, Fillet]),
    portrait(G::Sky, 4, H::Black, [C::Teal, C::Tan, C::Teal], &[Round, Tunic, Calm, Curls, Short]).looks(Left),
    portrait(G::Stone, 2, H::Grey, [C::Slate, C::Red, C::Slate], &[Gaunt, Tunic, Old, Beret, Moustache]),
    portrait(G::Leaf, 3, H::Black, [C::Olive, C::Tan, C::Olive], &[Oval, Gown, Merry, Scarf]).looks(Left),
];

/// The levels of the computer, in the order of [`LEVELS`].
const LEVEL_FACES: [Portrait; LEVELS.len()] = [
    portrait(G::Leaf, 1, H::Red, [C::Green, C::Tan, C::White], &[Oval, Tunic, Young, Freckles, Parted, Plaits, Flower])
        .looks(Right),
    portrait(G::Stone, 3, H::Grey, [C::Sea, C::White, C::White], &[Round, Mantle, Calm, Short, Bald, Keys]),
    portrait(G::Rose, 2, H::Auburn, [C::Red, C::Brown, C::Brown], &[Round, Fur, Fierce, Full, Furhat, Axe])
        .looks(Right),
    portrait(
        G::Lilac,
        1,
        H::Black,
        [C::Purple, C::Gold, C::Black],
        &[Gaunt, Mantle, Sly, Goatee, Crop, Coronet, Letter],
    ),
    portrait(G::Gold, 2, H::White, [C::Wine, C::Blue, C::Gold], &[Oval, Mantle, Calm, Long, Crown, Sceptre])
        .looks(Left),
];

/// The official opponents, by their words in a set-up. The Rival of Paladins is one person of three strengths.
pub(super) const OFFICIALS: [(&str, Portrait); 9] = [
    ("solo-easy", RIVAL),
    ("solo-standard", RIVAL),
    ("solo-hard", RIVAL),
    ("solo-cleric", CLERIC),
    ("solo-builder", BUILDER),
    ("solo-noble", NOBLE),
    ("solo-card", CARD),
    ("solo-constantine", CONSTANTINE),
    ("solo-helena", HELENA),
];

const RIVAL: Portrait =
    portrait(G::Lilac, 3, H::Black, [C::Rose, C::Dark, C::Wine], &[Oval, Mantle, Sly, Swept, Domino, Feather, Letter]);
/// The Overlord of the co-op scenarios.
pub const OVERLORD: Portrait =
    portrait(G::Ember, 2, H::Black, [C::Black, C::Wine, C::Black], &[Oval, Fur, Fierce, Forked, Dread, Sabre])
        .looks(Left);
const INQUISITOR: Portrait =
    portrait(G::Ember, 1, H::Grey, [C::Wine, C::White, C::Wine], &[Gaunt, Cope, Stern, Tonsure, Bell])
        .other_hand(Scroll)
        .looks(Right);
const CLERIC: Portrait =
    portrait(G::Sky, 3, H::Black, [C::Dark, C::White, C::Dark], &[Gaunt, Habit, Stern, Tonsure, Quill]).looks(Right);
const BUILDER: Portrait =
    portrait(G::Rose, 2, H::Auburn, [C::Clay, C::Tan, C::Linen], &[Round, Apron, Stern, Short, Coif, Dividers]);
const NOBLE: Portrait =
    portrait(G::Gold, 1, H::Black, [C::Wine, C::Gold, C::Wine], &[Oval, Mantle, Sly, Moustache, Crop, Coronet, Sword])
        .looks(Right);
const CARD: Portrait =
    portrait(G::Lilac, 4, H::Black, [C::Purple, C::Gold, C::Purple], &[Oval, Gown, Sly, Parted, Bun, Diadem, Cards]);
const CONSTANTINE: Portrait =
    portrait(G::Gold, 2, H::Brown, [C::Purple, C::Gold, C::Gold], &[Oval, Mantle, Stern, Diadem, Orb]).looks(Left);
const HELENA: Portrait =
    portrait(G::Gold, 2, H::Grey, [C::Blue, C::Gold, C::White], &[Oval, Gown, Calm, Veil, Diadem, Cross]);
