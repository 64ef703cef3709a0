//! Whoever sits at a table: guests, the levels of the computer, the official opponents; and whoever speaks to all.

use super::Gaze::{Left, Right};
use super::Part::{
    Apron, Axe, Bald, Bell, Beret, Book, Bowl, Bun, Calm, Candle, Cap, Cards, Coif, Coin, Cope, Coronet, Crop, Cross,
    Crown, Cup, Curls, Diadem, Dividers, Domino, Dove, Dread, Fair, Feather, Fierce, Fillet, Flow, Flower, Forked,
    Freckles, Full, Fur, Furhat, Gaunt, Gem, Goatee, Gown, Habit, Hammer, Hauberk, Horn, Keys, Letter, Loaf, Long,
    Mantle, Merry, Mirrors, Moustache, Old, Orb, Oval, Parted, Pious, Plait, Plaits, Purse, Quill, Round, Sabre, Scar,
    Scarf, Sceptre, Scroll, Short, Sly, Stern, Swept, Sword, Tonsure, Tunic, Veil, Wimple, Young,
};
use super::{Cloth as C, Ground as G, Hair as H, Portrait, portrait};
use crate::characters::{GUEST_NAMES, OF_A_LEVEL};
use kernel::LEVELS;

/// Face of a computer player: the first, second ... of its level at a table.
pub fn level(level: usize, nth: usize) -> &'static Portrait {
    &LEVEL_FACES[level % LEVELS.len()][nth % OF_A_LEVEL]
}

/// Face of a guest, in the order of [`GUEST_NAMES`].
pub fn guest(number: usize) -> &'static Portrait {
    &GUESTS[number % GUESTS.len()]
}

/// Face of an official opponent, by its key in a set-up.
pub fn official(key: &str) -> Option<&'static Portrait> {
    OFFICIALS.iter().find(|(other, _)| *other == key).map(|(_, portrait)| portrait)
}

/// Whoever proclaims a moment, by its sign.
pub fn proclaims(sign: &str) -> Option<&'static Portrait> {
    (sign == "inquisition").then_some(&INQUISITOR)
}

/// The guests, by their names: as many women as men, of every skin.
const GUESTS: [Portrait; GUEST_NAMES.len()] = [
    portrait(G::Rose, 1, H::Blond, [C::Rose, C::White, C::Rose], &[Flow, Oval, Gown, Fair, Parted, Fillet]),
    portrait(G::Gold, 2, H::Brown, [C::Orange, C::Tan, C::Orange], &[Oval, Mantle, Calm, Crop]).looks(Right),
    portrait(G::Sky, 5, H::Black, [C::Straw, C::Red, C::Teal], &[Round, Gown, Fair, Parted, Bun]).looks(Right),
    portrait(G::Stone, 2, H::Grey, [C::Slate, C::Red, C::Slate], &[Gaunt, Tunic, Old, Beret, Moustache]),
    portrait(G::Leaf, 3, H::Black, [C::Olive, C::Tan, C::Olive], &[Oval, Gown, Merry, Plaits, Scarf]).looks(Left),
    portrait(G::Sky, 4, H::Black, [C::Teal, C::Tan, C::Teal], &[Round, Tunic, Calm, Curls, Short]).looks(Left),
    portrait(G::Stone, 2, H::Grey, [C::Wine, C::Linen, C::White], &[Round, Gown, Old, Parted, Bun]).looks(Right),
    portrait(G::Leaf, 5, H::Black, [C::Red, C::Gold, C::Red], &[Oval, Mantle, Merry, Goatee, Crop]).looks(Right),
    portrait(G::Gold, 1, H::Red, [C::Blue, C::White, C::Blue], &[Flow, Round, Gown, Young, Freckles, Parted]),
    portrait(G::Rose, 1, H::Blond, [C::Green, C::Tan, C::Green], &[Oval, Tunic, Stern, Full, Bowl]).looks(Left),
];

/// The people of each level of the computer, in the order of [`LEVELS`]: novices carry small things, stewards their
/// charge, barons arms; counts wear coronets, kings and queens crowns.
const LEVEL_FACES: [[Portrait; OF_A_LEVEL]; LEVELS.len()] = [NOVICES, STEWARDS, BARONS, COUNTS, KINGS];

const NOVICES: [Portrait; OF_A_LEVEL] = [
    portrait(G::Leaf, 1, H::Red, [C::Green, C::Tan, C::White], &[Oval, Tunic, Young, Freckles, Parted, Plaits, Flower])
        .looks(Right),
    portrait(G::Leaf, 3, H::Brown, [C::Ochre, C::White, C::Ochre], &[Oval, Tunic, Young, Bowl, Loaf]).looks(Left),
    portrait(G::Leaf, 4, H::Black, [C::Red, C::Ochre, C::Red], &[Oval, Gown, Merry, Parted, Bun, Dove]),
    portrait(G::Leaf, 1, H::Blond, [C::Sea, C::White, C::Sea], &[Round, Tunic, Young, Freckles, Crop, Book])
        .looks(Left),
    portrait(G::Leaf, 2, H::Brown, [C::Teal, C::White, C::White], &[Flow, Round, Gown, Merry, Parted, Fillet, Candle])
        .looks(Right),
];

const STEWARDS: [Portrait; OF_A_LEVEL] = [
    portrait(G::Stone, 3, H::Grey, [C::Sea, C::White, C::White], &[Round, Mantle, Calm, Short, Bald, Keys]),
    portrait(G::Stone, 1, H::Grey, [C::Wine, C::White, C::White], &[Round, Gown, Calm, Wimple, Keys]).looks(Left),
    portrait(G::Stone, 5, H::Black, [C::Ochre, C::Tan, C::Slate], &[Oval, Tunic, Calm, Moustache, Bowl, Scroll])
        .looks(Right),
    portrait(G::Stone, 3, H::Auburn, [C::Olive, C::Gold, C::Gold], &[Oval, Gown, Stern, Parted, Bun, Fillet, Purse])
        .looks(Left),
    portrait(G::Stone, 2, H::Brown, [C::Blue, C::Tan, C::Wine], &[Round, Fur, Merry, Full, Cap, Coin]).looks(Right),
];

const BARONS: [Portrait; OF_A_LEVEL] = [
    portrait(G::Rose, 2, H::Auburn, [C::Red, C::Brown, C::Brown], &[Round, Fur, Fierce, Full, Furhat, Axe])
        .looks(Right),
    portrait(G::Rose, 3, H::Black, [C::Green, C::Brown, C::Gold], &[Flow, Oval, Fur, Stern, Parted, Fillet, Sword])
        .looks(Left),
    portrait(G::Rose, 1, H::Blond, [C::Slate, C::Red, C::Red], &[Round, Hauberk, Stern, Plait, Crop, Hammer])
        .looks(Right),
    portrait(G::Rose, 1, H::Red, [C::Wine, C::Tan, C::Dark], &[Oval, Fur, Stern, Plaits, Furhat, Horn]).looks(Left),
    portrait(G::Rose, 4, H::Black, [C::Ochre, C::Dark, C::Ochre], &[Gaunt, Fur, Fierce, Scar, Short, Curls, Sword])
        .looks(Right),
];

const COUNTS: [Portrait; OF_A_LEVEL] = [
    portrait(
        G::Lilac,
        1,
        H::Black,
        [C::Purple, C::Gold, C::Black],
        &[Gaunt, Mantle, Sly, Goatee, Crop, Coronet, Letter],
    ),
    portrait(G::Lilac, 2, H::Auburn, [C::Teal, C::Gold, C::Gold], &[Oval, Gown, Sly, Parted, Bun, Coronet, Mirrors])
        .looks(Right),
    portrait(G::Lilac, 4, H::Grey, [C::Red, C::Gold, C::Dark], &[Round, Mantle, Stern, Full, Crop, Coronet, Scroll])
        .looks(Left),
    portrait(G::Lilac, 3, H::Black, [C::Rose, C::Gold, C::Gold], &[Flow, Oval, Gown, Fair, Parted, Coronet, Gem])
        .looks(Left),
    portrait(G::Lilac, 1, H::Red, [C::Green, C::Gold, C::Sea], &[Oval, Mantle, Sly, Forked, Crop, Coronet, Cup])
        .looks(Right),
];

const KINGS: [Portrait; OF_A_LEVEL] = [
    portrait(G::Gold, 2, H::White, [C::Wine, C::Blue, C::Gold], &[Oval, Mantle, Calm, Long, Crown, Sceptre])
        .looks(Left),
    portrait(G::Gold, 1, H::Blond, [C::Blue, C::Wine, C::Gold], &[Round, Mantle, Stern, Parted, Plaits, Crown, Orb])
        .looks(Right),
    portrait(G::Gold, 3, H::Brown, [C::Purple, C::Gold, C::Gold], &[Oval, Mantle, Pious, Short, Crop, Crown, Cross]),
    portrait(G::Gold, 4, H::Black, [C::Green, C::Gold, C::White], &[Flow, Oval, Gown, Calm, Parted, Crown, Sceptre])
        .looks(Left),
    portrait(G::Gold, 1, H::Red, [C::Slate, C::Red, C::Wine], &[Round, Fur, Fierce, Full, Crown, Sword]).looks(Right),
];

/// The official opponents, by their keys in a set-up. The Rival of Paladins is one person of three strengths.
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
