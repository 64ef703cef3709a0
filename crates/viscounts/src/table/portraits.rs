//! Faces of the Townsfolk and the Heroes.

use crate::components::TownsfolkId;
use ui::portraits::Gaze::{Left, Right};
use ui::portraits::Part::{
    Apron, Bald, Bell, Beret, Book, Brush, Calm, Candle, Cap, Chisel, Coif, Coin, Cope, Coronet, Crop, Crozier, Cup,
    Curls, Dagger, Dice, Fair, Feather, Fierce, Flow, Flower, Full, Fur, Gaunt, Goatee, Gown, Habit, Hammer, Hood,
    Lantern, Letter, Loaf, Long, Mantle, Mask, Merry, Mitre, Moustache, Old, Oval, Pack, Parted, Phrygian, Pious,
    Plaits, Purse, Rags, Round, Scar, Scroll, Short, Sly, Staff, Stern, Stole, Stone, Straw, Surcoat, Sword, Tonsure,
    Trowel, Tunic, Turban, Veil, Wild, Young,
};
use ui::portraits::people;
use ui::portraits::{Cloth as C, Ground as G, Hair as H, Portrait, portrait};

/// Face of a card. Cards of one name are one person.
pub fn townsfolk(id: TownsfolkId) -> Option<Portrait> {
    let title = id.card().title;
    let row = PORTRAITS.iter().find(|(name, _)| *name == title);
    row.map(|(_, portrait)| portrait.of_card(id.index() as u8))
}

/// The rows, by the name on the card in English.
#[rustfmt::skip]
const PORTRAITS: [(&str, Portrait); 73] = [
    ("Abbot", people::ABBOT),
    ("Squire", people::PAGE),
    ("Labourer", people::LABOURER),
    ("Trader", people::TRADER),
    ("Lender", portrait(G::Leaf, 2, H::White, [C::Black, C::Gold, C::Black], &[Gaunt, Fur, Old, Long, Cap, Coin])),
    ("Journeyman", portrait(G::Rose, 2, H::Blond, [C::Olive, C::Tan, C::Brown], &[Oval, Tunic, Young, Crop, Beret, Staff]).looks(Left)),
    ("Financier", portrait(G::Leaf, 1, H::Grey, [C::Wine, C::Ochre, C::Wine], &[Round, Fur, Calm, Bald, Goatee, Purse])),
    ("Thief", people::THIEF),
    ("Ada", people::ADA),
    ("Bertha", people::BERTHA),
    ("Clovis", people::CLOVIS),
    ("Emma", people::EMMA),
    ("Guntram", people::GUNTRAM),
    ("Judith", people::JUDITH),
    ("Lothaire", people::LOTHAIRE),
    ("Merovech", people::MEROVECH),
    ("Rudolf", people::RUDOLF),
    ("Therese", people::THERESE),
    ("Caroline", people::CAROLINE),
    ("Gisela", portrait(G::Gold, 4, H::Black, [C::Rose, C::Gold, C::Gold], &[Oval, Gown, Fair, Curls, Coronet]).looks(Left)),
    ("Hugo", people::HUGO),
    ("Larena", portrait(G::Leaf, 1, H::Red, [C::Teal, C::White, C::Green], &[Oval, Gown, Merry, Parted, Plaits, Feather]).looks(Right)),
    ("Samson", portrait(G::Rose, 3, H::Brown, [C::Olive, C::Ochre, C::Olive], &[Flow, Round, Rags, Stern, Full, Wild, Stone])),
    ("Walaric", portrait(G::Gold, 3, H::White, [C::Sea, C::Gold, C::White], &[Gaunt, Stole, Old, Long, Staff]).looks(Right)),
    ("Acolyte", people::ACOLYTE),
    ("Antagonist", portrait(G::Lilac, 3, H::Black, [C::Wine, C::Black, C::Wine], &[Oval, Gown, Fierce, Veil, Dagger])),
    ("Architect", people::ARCHITECT),
    ("Aristocrat", people::ARISTOCRAT),
    ("Artisan", portrait(G::Rose, 2, H::Auburn, [C::Ochre, C::Linen, C::Linen], &[Oval, Apron, Calm, Short, Coif, Chisel]).looks(Left)),
    ("Artist", portrait(G::Gold, 3, H::Black, [C::Purple, C::Tan, C::Red], &[Oval, Gown, Calm, Parted, Beret, Brush])),
    ("Benefactor", portrait(G::Leaf, 2, H::White, [C::Blue, C::Gold, C::Blue], &[Round, Fur, Merry, Full, Beret, Loaf]).looks(Left)),
    ("Bishop", portrait(G::Sky, 2, H::Grey, [C::Purple, C::White, C::White], &[Round, Cope, Stern, Mitre, Crozier]).looks(Right)),
    ("Charlatan", portrait(G::Rose, 1, H::Auburn, [C::Orange, C::Purple, C::Purple], &[Gaunt, Mantle, Merry, Goatee, Feather, Cup])),
    ("Chevalier", portrait(G::Gold, 2, H::Brown, [C::Blue, C::Gold, C::Gold], &[Oval, Surcoat, Calm, Moustache, Crop, Sword]).looks(Right)),
    ("Clergyman", people::CLERGYMAN),
    ("Conspirator", people::CONSPIRATOR),
    ("Courier", portrait(G::Leaf, 2, H::Brown, [C::Red, C::Tan, C::Green], &[Oval, Tunic, Young, Cap]).other_hand(Letter)),
    ("Deacon", portrait(G::Sky, 3, H::Black, [C::Linen, C::Red, C::Linen], &[Oval, Stole, Calm, Tonsure, Candle]).looks(Left)),
    ("Debt Collector", people::DEBT_COLLECTOR),
    ("Defender", people::DEFENDER),
    ("Diplomat", portrait(G::Gold, 4, H::Black, [C::Teal, C::Gold, C::White], &[Oval, Mantle, Calm, Short, Turban, Scroll])),
    ("Disciple", portrait(G::Sky, 2, H::Auburn, [C::Brown, C::Tan, C::Brown], &[Oval, Habit, Fair, Hood, Candle]).looks(Left)),
    ("Enforcer", people::ENFORCER),
    ("Foreman", portrait(G::Rose, 2, H::Black, [C::Ochre, C::Brown, C::Straw], &[Round, Tunic, Stern, Moustache, Straw, Scroll]).looks(Right)),
    ("Friar", portrait(G::Sky, 1, H::Auburn, [C::Brown, C::Tan, C::Brown], &[Round, Habit, Merry, Tonsure, Cup])),
    ("Gatekeeper", people::GATEKEEPER),
    ("Illusionist", people::ILLUSIONIST),
    ("Jeweller", people::JEWELLER),
    ("Lookout", portrait(G::Lilac, 2, H::Brown, [C::Olive, C::Dark, C::Olive], &[Oval, Tunic, Calm, Hood, Lantern]).looks(Right)),
    ("Mason", portrait(G::Rose, 1, H::Blond, [C::Slate, C::Linen, C::Linen], &[Oval, Apron, Merry, Coif, Trowel])),
    ("Meddler", portrait(G::Lilac, 1, H::Grey, [C::Rose, C::White, C::Slate], &[Round, Tunic, Sly, Bald, Moustache, Bell]).looks(Left)),
    ("Miner", people::MINER),
    ("Missionary", people::MISSIONARY),
    ("Overseer", people::OVERSEER),
    ("Pastor", portrait(G::Sky, 2, H::White, [C::Linen, C::Olive, C::Olive], &[Oval, Habit, Old, Full, Crozier])),
    ("Patron", people::PATRON),
    ("Peddler", people::PEDDLER),
    ("Pickpocket", people::PICKPOCKET),
    ("Priest", portrait(G::Sky, 2, H::Black, [C::White, C::Green, C::White], &[Oval, Stole, Pious, Short, Cup]).looks(Left)),
    ("Princess", portrait(G::Gold, 1, H::Blond, [C::Rose, C::Gold, C::Gold], &[Flow, Oval, Gown, Fair, Parted, Coronet, Flower]).looks(Right)),
    ("Racketeer", portrait(G::Lilac, 2, H::Black, [C::Dark, C::Red, C::Dark], &[Round, Tunic, Fierce, Scar, Bald, Moustache, Dice])),
    ("Scoundrel", people::SCOUNDREL),
    ("Sculptor", portrait(G::Rose, 2, H::Grey, [C::Linen, C::Tan, C::Tan], &[Gaunt, Apron, Calm, Full, Crop, Chisel]).looks(Right)),
    ("Stonecutter", people::STONECUTTER),
    ("Strongman", portrait(G::Leaf, 2, H::Black, [C::Brown, C::Brown, C::Brown], &[Round, Rags, Stern, Moustache, Bald, Stone])),
    ("Swindler", people::SWINDLER),
    ("Tinker", portrait(G::Leaf, 3, H::Black, [C::Orange, C::Brown, C::Brown], &[Pack, Oval, Tunic, Merry, Phrygian, Short, Hammer]).looks(Left)),
    ("Traitor", portrait(G::Lilac, 2, H::Auburn, [C::Olive, C::Wine, C::Dark], &[Oval, Mantle, Sly, Short, Hood, Mask])),
    ("Traveller", portrait(G::Leaf, 4, H::Brown, [C::Sea, C::Tan, C::Brown], &[Oval, Mantle, Calm, Short, Straw, Staff]).looks(Left)),
    ("Trickster", people::TRICKSTER),
    ("Vicar", portrait(G::Sky, 1, H::Grey, [C::Linen, C::Dark, C::Dark], &[Round, Stole, Merry, Bald, Book]).looks(Right)),
    ("Watchman", people::WATCHMAN),
    ("Woodcutter", people::WOODCUTTER),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_has_a_face_and_no_two_names_look_alike() {
        assert!(TownsfolkId::all().all(|id| townsfolk(id).is_some()));
        for (place, (name, face)) in PORTRAITS.iter().enumerate() {
            assert!(TownsfolkId::all().any(|id| id.card().title == *name), "{name} is on no card");
            let other = PORTRAITS[..place].iter().find(|(other, as_well)| other == name || as_well == face);
            assert_eq!(other.map(|(other, _)| other), None, "{name}");
        }
    }
}
