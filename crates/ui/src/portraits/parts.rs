//! The parts that portraits are made of. Each is drawn in a sprite of `public/`, under its name.

/// The sprite in which a part is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sprite {
    /// The parts of the one face of the first page.
    First,
    /// The other parts of people of several games.
    Everyone,
    /// The parts that only people of Paladins have.
    Paladins,
}

impl Sprite {
    pub const ALL: [Self; 3] = [Self::First, Self::Everyone, Self::Paladins];

    /// Its file.
    pub const fn file(self) -> &'static str {
        match self {
            Self::First => "people-first.svg",
            Self::Everyone => "people.svg",
            Self::Paladins => "people-paladins.svg",
        }
    }
}

macro_rules! parts {
    ($($sprite:ident { $($part:ident = $name:literal,)+ })+) => {
        /// A part of a portrait, drawn on a grid of 64.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Part {
            $($($part,)+)+
        }

        impl Part {
            pub const ALL: &'static [Self] = &[$($(Self::$part,)+)+];

            /// Its name in the sprite.
            pub const fn name(self) -> &'static str {
                const NAMES: &[&str] = &[$($($name,)+)+];
                NAMES[self as usize]
            }

            /// The sprite in which it is drawn.
            pub const fn sprite(self) -> Sprite {
                match self {
                    $($(Self::$part)|+ => Sprite::$sprite,)+
                }
            }
        }
    };
}

parts! {
    First {
        Oval = "oval", Sly = "sly", Domino = "domino", Swept = "swept", Mantle = "mantle", Feather = "feather", Hand = "hand",
        Letter = "letter",
    }
    Everyone {
        Round = "round", Gaunt = "gaunt", Calm = "calm", Stern = "stern", Merry = "merry", Old = "old", Fair = "fair",
        Young = "young", Fierce = "fierce", Pious = "pious", Patch = "patch", Scar = "scar", Freckles = "freckles",
        Shade = "shade", Stubble = "stubble", Short = "short", Full = "full", Long = "long", Forked = "forked", Plait = "plait",
        Moustache = "moustache", Goatee = "goatee", Crop = "crop", Bowl = "bowl", Curls = "curls", Bald = "bald",
        Tonsure = "tonsure", Parted = "parted", Flow = "flow", Plaits = "plaits", Bun = "bun", Wild = "wild", Tunic = "tunic",
        Stole = "stole", Habit = "habit", Hauberk = "hauberk", Apron = "apron", Fur = "fur", Gown = "gown", Rags = "rags",
        Cope = "cope", Surcoat = "surcoat", Coif = "coif", Veil = "veil", Wimple = "wimple", Hood = "hood", Mailcoif = "mailcoif",
        Nasal = "nasal", Turban = "turban", Crown = "crown", Coronet = "coronet", Dread = "dread", Diadem = "diadem",
        Mitre = "mitre", Cap = "cap", Beret = "beret", Phrygian = "phrygian", Straw = "straw", Furhat = "furhat", Scarf = "scarf",
        Fillet = "fillet", Spear = "spear", Banner = "banner", Staff = "staff", Crozier = "crozier", Cross = "cross", Axe = "axe",
        Pick = "pick", Hammer = "hammer", Mallet = "mallet", Sword = "sword", Sabre = "sabre", Dagger = "dagger", Kite = "kite",
        Horn = "horn", Keys = "keys", Purse = "purse", Coin = "coin", Balance = "balance", Book = "book", Quill = "quill",
        Scroll = "scroll", Dividers = "dividers", Trowel = "trowel", Chisel = "chisel", Stone = "stone", Log = "log",
        Candle = "candle", Lantern = "lantern", Mask = "mask", Cup = "cup", Gem = "gem", Loaf = "loaf", Orb = "orb",
        Sceptre = "sceptre", Dice = "dice", Brush = "brush", Flower = "flower", Dove = "dove", Whip = "whip", Mirrors = "mirrors",
        Bell = "bell", Cards = "cards", Pack = "pack",
    }
    Paladins {
        Scales = "scales", Goggles = "goggles", Tail = "tail", Spire = "spire", Aventail = "aventail", Crest = "crest",
        Bow = "bow", Roundshield = "roundshield", Torch = "torch", Rope = "rope",
    }
}

use Part::{
    Calm, Domino, Fair, Fierce, Forked, Freckles, Full, Goatee, Long, Merry, Moustache, Old, Patch, Pious, Plait, Scar,
    Shade, Short, Sly, Stern, Stubble, Young,
};

impl Part {
    /// Distance by which it moves when the head turns: features further than beards, all else not at all.
    pub(super) const fn turns(self) -> i8 {
        match self {
            Calm | Stern | Merry | Sly | Old | Fair | Young | Fierce | Pious | Patch | Domino | Scar | Freckles
            | Shade => 3,
            Stubble | Short | Full | Long | Forked | Plait | Moustache | Goatee => 2,
            _ => 0,
        }
    }
}
