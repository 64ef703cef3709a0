//! Portraits: a person is a row of colours and parts. A game's `table::portraits` has the rows of its cards; here are
//! those of whoever sits at a table, and of people of several games.

mod parts;
pub mod people;
mod seats;

pub use parts::{Part, Sprite};
pub use seats::{OVERLORD, guest, level, official, proclaims};

use std::fmt::Write;

/// Colour behind a person, a hint at the trade: sky clergy, rose builders and fighters, gold nobles, leaf merchants,
/// lilac crooks, stone guards, ember enemies; sea, leaf and sun the three factions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    Gold,
    Sky,
    Rose,
    Leaf,
    Lilac,
    Stone,
    Sea,
    Sun,
    Ember,
}

/// Colour of hair and beard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hair {
    Black,
    Brown,
    Auburn,
    Red,
    Blond,
    Grey,
    White,
}

/// Colour of a garment, its trim or the headgear.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cloth {
    Red,
    Blue,
    Green,
    Purple,
    Clay,
    Ochre,
    Olive,
    Sea,
    Brown,
    Tan,
    Linen,
    White,
    Dark,
    Black,
    Teal,
    Rose,
    Orange,
    Slate,
    Wine,
    Gold,
    Straw,
    Rags,
}

/// Direction of the face.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gaze {
    Left,
    Ahead,
    Right,
}

/// Skins; 1 is the lightest.
const SKINS: std::ops::RangeInclusive<u8> = 1..=5;

/// A person, as a row of colours and parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Portrait {
    ground: Ground,
    skin: u8,
    hair: Hair,
    /// Colours of garment, trim and headgear.
    cloth: [Cloth; 3],
    /// In the order in which they are drawn: behind, head, garment, face, marks, beard, hair, headgear.
    parts: &'static [Part],
    /// Things in the hand, drawn after the parts.
    held: &'static [Part],
    /// Held in the hand at the left of the picture.
    other: Option<Part>,
    gaze: Gaze,
    mirrored: bool,
}

/// A row: ground, skin, hair, the colours of garment, trim and headgear, and the parts in the order in which they are
/// drawn.
///
/// # Panics
/// When it is compiled, where there is no such skin.
pub const fn portrait(ground: Ground, skin: u8, hair: Hair, cloth: [Cloth; 3], parts: &'static [Part]) -> Portrait {
    assert!(skin >= *SKINS.start() && skin <= *SKINS.end(), "there is no such skin");
    Portrait { ground, skin, hair, cloth, parts, held: &[], other: None, gaze: Gaze::Ahead, mirrored: false }
}

impl Portrait {
    /// The same look with things in the hand.
    #[must_use]
    pub const fn holding(self, held: &'static [Part]) -> Self {
        Self { held, ..self }
    }

    /// The same with a thing in the hand at the left of the picture.
    #[must_use]
    pub const fn other_hand(self, part: Part) -> Self {
        Self { other: Some(part), ..self }
    }

    /// The same, looking aside.
    #[must_use]
    pub const fn looks(self, gaze: Gaze) -> Self {
        Self { gaze, ..self }
    }

    /// The same, mirrored for every second card: two of one name are no twins.
    #[must_use]
    pub const fn of_card(self, number: u8) -> Self {
        Self { mirrored: number % 2 == 1, ..self }
    }

    /// Its parts in the order in which they are drawn.
    pub fn parts(&self) -> impl Iterator<Item = Part> {
        self.parts.iter().chain(self.held).copied().chain(self.other)
    }

    /// The classes of its colours in the style sheet.
    pub fn colours(&self) -> String {
        let [garment, trim, headgear] = self.cloth.map(Cloth::name);
        let (ground, skin, hair) = (self.ground.name(), self.skin, self.hair.name());
        format!("g-{ground} k-{skin} h-{hair} c-{garment} d-{trim} e-{headgear}")
    }

    /// Its shapes on the grid of 64, which refer to the sprites.
    pub fn shapes(&self) -> String {
        let turn = match self.gaze {
            Gaze::Left => -1,
            Gaze::Ahead => 0,
            Gaze::Right => 1,
        };
        let mut shapes = String::new();
        for part in self.parts.iter().chain(self.held) {
            let moved = part.turns() * turn;
            let _ = write!(shapes, "<use href=\"#p-{}\"", part.name());
            if moved != 0 {
                let _ = write!(shapes, " transform=\"translate({moved} 0)\"");
            }
            shapes.push_str("/>");
        }
        if let Some(part) = self.other {
            let _ = write!(shapes, "<use href=\"#p-{}\" transform=\"{MIRROR}\"/>", part.name());
        }
        if self.mirrored { format!("<g transform=\"{MIRROR}\">{shapes}</g>") } else { shapes }
    }
}

/// Mirrors the grid.
const MIRROR: &str = "matrix(-1 0 0 1 64 0)";

impl Ground {
    /// Its name in the style sheet.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Gold => "gold",
            Self::Sky => "sky",
            Self::Rose => "rose",
            Self::Leaf => "leaf",
            Self::Lilac => "lilac",
            Self::Stone => "stone",
            Self::Sea => "sea",
            Self::Sun => "sun",
            Self::Ember => "ember",
        }
    }
}

impl Hair {
    /// Its name in the style sheet.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Black => "black",
            Self::Brown => "brown",
            Self::Auburn => "auburn",
            Self::Red => "red",
            Self::Blond => "blond",
            Self::Grey => "grey",
            Self::White => "white",
        }
    }
}

impl Cloth {
    /// Its name in the style sheet.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Blue => "blue",
            Self::Green => "green",
            Self::Purple => "purple",
            Self::Clay => "clay",
            Self::Ochre => "ochre",
            Self::Olive => "olive",
            Self::Sea => "sea",
            Self::Brown => "brown",
            Self::Tan => "tan",
            Self::Linen => "linen",
            Self::White => "white",
            Self::Dark => "dark",
            Self::Black => "black",
            Self::Teal => "teal",
            Self::Rose => "rose",
            Self::Orange => "orange",
            Self::Slate => "slate",
            Self::Wine => "wine",
            Self::Gold => "gold",
            Self::Straw => "straw",
            Self::Rags => "rags",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::characters::{GUEST_NAMES, OF_A_LEVEL};
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    fn project(file: &str) -> String {
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(file)).unwrap()
    }

    #[test]
    fn each_sprite_draws_the_parts_that_are_named_as_its_own() {
        for sprite in Sprite::ALL {
            let text = project(&format!("public/{}", sprite.file()));
            let drawn: BTreeSet<&str> =
                text.split("id=\"p-").skip(1).filter_map(|rest| Some(rest.split_once('"')?.0)).collect();
            let own = Part::ALL.iter().filter(|part| part.sprite() == sprite);
            let named: BTreeSet<&str> = own.map(|part| part.name()).collect();
            assert_eq!(drawn, named, "{}", sprite.file());
        }
    }

    #[test]
    fn the_first_sprite_draws_the_rival_alone() {
        let rival = official("solo-easy").unwrap();
        assert!(rival.parts().all(|part| part.sprite() == Sprite::First));
        let needed = |part: &&Part| **part == Part::Hand || rival.parts().any(|own| own == **part);
        assert!(Part::ALL.iter().filter(|part| part.sprite() == Sprite::First).all(|part| needed(&part)));
    }

    #[test]
    fn a_face_that_looks_aside_moves_in_its_head_and_a_mirrored_one_as_a_whole() {
        let aside = portrait(Ground::Sky, 1, Hair::Red, [Cloth::Red; 3], &[Part::Oval, Part::Calm]).looks(Gaze::Left);
        assert_eq!(aside.shapes(), "<use href=\"#p-oval\"/><use href=\"#p-calm\" transform=\"translate(-3 0)\"/>");
        let mirrored = aside.looks(Gaze::Ahead).other_hand(Part::Kite).of_card(3);
        let kite = format!("<use href=\"#p-kite\" transform=\"{MIRROR}\"/>");
        let shapes = format!("<g transform=\"{MIRROR}\"><use href=\"#p-oval\"/><use href=\"#p-calm\"/>{kite}</g>");
        assert_eq!(mirrored.shapes(), shapes);
        assert_eq!(mirrored.colours(), "g-sky k-1 h-red c-red d-red e-red");
    }

    #[test]
    fn guests_levels_and_opponents_differ() {
        let guests = (0..GUEST_NAMES.len()).map(guest);
        let levels = (0..kernel::LEVELS.len()).flat_map(|of| (0..OF_A_LEVEL).map(move |nth| level(of, nth)));
        let officials = seats::OFFICIALS.iter().map(|(_, portrait)| portrait);
        let rows: Vec<&Portrait> = guests.chain(levels).chain(officials).collect();
        // Three strengths of one Rival.
        let distinct = rows.iter().enumerate().filter(|(place, row)| !rows[..*place].contains(row)).count();
        assert_eq!(distinct, rows.len() - 2);
    }

    #[test]
    fn a_person_may_choose_among_faces_of_every_skin() {
        let skins: BTreeSet<u8> = (0..GUEST_NAMES.len()).map(|number| guest(number).skin).collect();
        assert_eq!(skins, SKINS.collect());
    }
}
