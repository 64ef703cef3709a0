//! People who have a card in two of the games or in all three: one name is one person.
//!
//! A person is recognised by outline and attribute, not by colour; women are those whose name is a woman's in French, too.

use super::Gaze::{Left, Right};
use super::Part::{
    Apron, Axe, Balance, Banner, Beret, Book, Bowl, Bun, Calm, Candle, Cap, Cards, Coin, Cope, Coronet, Crop, Cross,
    Crown, Crozier, Cup, Dagger, Diadem, Dice, Dividers, Fair, Feather, Fierce, Fillet, Flow, Freckles, Full, Fur,
    Gaunt, Gem, Goatee, Gown, Habit, Hammer, Hauberk, Hood, Horn, Keys, Kite, Letter, Loaf, Log, Long, Mailcoif,
    Mallet, Mantle, Merry, Mirrors, Mitre, Moustache, Nasal, Old, Oval, Pack, Parted, Patch, Phrygian, Pick, Pious,
    Plait, Plaits, Purse, Quill, Rags, Round, Scar, Scarf, Scroll, Shade, Short, Sly, Spear, Stern, Stole, Stone,
    Straw, Stubble, Swept, Tonsure, Tunic, Veil, Whip, Wild, Wimple, Young,
};
use super::{Cloth as C, Ground as G, Hair as H, Portrait, portrait};

pub const ABBOT: Portrait =
    portrait(G::Sky, 2, H::Grey, [C::Dark, C::White, C::Dark], &[Gaunt, Habit, Old, Tonsure, Crozier]).looks(Right);
pub const ACOLYTE: Portrait =
    portrait(G::Sky, 1, H::Brown, [C::Linen, C::Red, C::White], &[Oval, Stole, Young, Veil, Candle]);
pub const ARCHITECT: Portrait =
    portrait(G::Rose, 3, H::Black, [C::Teal, C::White, C::White], &[Oval, Gown, Calm, Parted, Bun, Fillet, Dividers])
        .looks(Left);
pub const CONSPIRATOR: Portrait =
    portrait(G::Lilac, 2, H::Brown, [C::Wine, C::Dark, C::Slate], &[Gaunt, Tunic, Sly, Shade, Goatee, Hood, Dagger]);
pub const DEBT_COLLECTOR: Portrait =
    portrait(G::Gold, 1, H::Grey, [C::Black, C::Ochre, C::Wine], &[Gaunt, Fur, Stern, Beret, Purse])
        .other_hand(Scroll)
        .looks(Left);
pub const DEFENDER: Portrait =
    portrait(G::Stone, 4, H::Black, [C::Red, C::Gold, C::Red], &[Oval, Hauberk, Fierce, Short, Mailcoif, Spear])
        .other_hand(Kite)
        .looks(Right);
pub const GATEKEEPER: Portrait =
    portrait(G::Stone, 2, H::Auburn, [C::Slate, C::Red, C::Red], &[Round, Gown, Merry, Parted, Plaits, Phrygian, Keys]);
pub const MISSIONARY: Portrait =
    portrait(G::Sky, 5, H::Black, [C::Brown, C::White, C::Brown], &[Oval, Habit, Calm, Short, Cross]).looks(Right);
pub const PEDDLER: Portrait =
    portrait(G::Leaf, 3, H::Brown, [C::Ochre, C::Red, C::Straw], &[Pack, Round, Tunic, Merry, Moustache, Straw, Loaf]);
pub const WATCHMAN: Portrait =
    portrait(G::Stone, 2, H::Auburn, [C::Clay, C::Tan, C::Tan], &[Oval, Hauberk, Calm, Moustache, Nasal, Horn])
        .looks(Left);
pub const ARISTOCRAT: Portrait =
    portrait(G::Gold, 1, H::Blond, [C::Wine, C::Gold, C::White], &[Oval, Gown, Fair, Parted, Diadem, Mirrors]);
pub const SWINDLER: Portrait =
    portrait(G::Lilac, 3, H::Black, [C::Purple, C::Gold, C::Green], &[Gaunt, Tunic, Sly, Goatee, Crop, Feather, Dice])
        .looks(Left);
pub const PAGE: Portrait =
    portrait(G::Gold, 1, H::Blond, [C::Blue, C::Gold, C::Blue], &[Oval, Tunic, Young, Bowl, Banner]).looks(Right);
pub const LABOURER: Portrait =
    portrait(G::Rose, 3, H::Brown, [C::Clay, C::Tan, C::Tan], &[Round, Apron, Calm, Stubble, Scarf, Mallet]);
pub const TRADER: Portrait =
    portrait(G::Leaf, 4, H::Black, [C::Teal, C::Ochre, C::Red], &[Oval, Fur, Merry, Short, Cap, Balance]).looks(Right);
pub const THIEF: Portrait =
    portrait(G::Lilac, 2, H::Brown, [C::Dark, C::Dark, C::Brown], &[Oval, Rags, Sly, Stubble, Scarf, Patch, Purse]);
pub const ADA: Portrait =
    portrait(G::Lilac, 1, H::Black, [C::Black, C::Wine, C::Wine], &[Oval, Gown, Fair, Veil, Dagger]).looks(Left);
pub const BERTHA: Portrait =
    portrait(G::Gold, 1, H::Blond, [C::Blue, C::Gold, C::Gold], &[Round, Gown, Merry, Parted, Plaits, Coronet]);
pub const CLOVIS: Portrait =
    portrait(G::Lilac, 2, H::Auburn, [C::Wine, C::Brown, C::Gold], &[Flow, Oval, Mantle, Sly, Full, Fillet, Axe])
        .looks(Left);
pub const EMMA: Portrait =
    portrait(G::Sky, 1, H::Brown, [C::Sea, C::White, C::White], &[Oval, Gown, Pious, Wimple, Quill]).looks(Right);
pub const GUNTRAM: Portrait =
    portrait(G::Sky, 2, H::White, [C::Black, C::White, C::Gold], &[Oval, Cope, Old, Long, Mitre]);
pub const JUDITH: Portrait =
    portrait(G::Rose, 3, H::Black, [C::Clay, C::Ochre, C::Red], &[Oval, Apron, Calm, Parted, Scarf, Hammer])
        .looks(Right);
pub const LOTHAIRE: Portrait =
    portrait(G::Leaf, 2, H::Blond, [C::Red, C::Blue, C::Gold], &[Oval, Mantle, Calm, Moustache, Bowl, Coronet, Coin]);
pub const MEROVECH: Portrait =
    portrait(G::Rose, 2, H::Auburn, [C::Olive, C::Brown, C::Gold], &[Flow, Round, Fur, Fierce, Plait, Swept, Pick])
        .looks(Left);
pub const RUDOLF: Portrait =
    portrait(G::Gold, 2, H::Black, [C::Red, C::Gold, C::Red], &[Oval, Mantle, Stern, Full, Crown]);
pub const THERESE: Portrait =
    portrait(G::Leaf, 3, H::Brown, [C::Green, C::Gold, C::White], &[Oval, Gown, Merry, Veil, Balance]).looks(Left);
pub const CAROLINE: Portrait =
    portrait(G::Sky, 2, H::Auburn, [C::Purple, C::Gold, C::White], &[Oval, Mantle, Fair, Parted, Diadem, Book])
        .looks(Right);
pub const HUGO: Portrait =
    portrait(G::Lilac, 2, H::Grey, [C::Brown, C::Wine, C::Brown], &[Gaunt, Tunic, Sly, Moustache, Hood])
        .other_hand(Letter);
pub const CLERGYMAN: Portrait =
    portrait(G::Sky, 4, H::Grey, [C::Dark, C::White, C::Dark], &[Oval, Habit, Calm, Tonsure, Book]).looks(Right);
pub const ENFORCER: Portrait =
    portrait(G::Stone, 3, H::Black, [C::Dark, C::Brown, C::Brown], &[Round, Hauberk, Fierce, Stubble, Scar, Mailcoif])
        .other_hand(Mallet);
pub const ILLUSIONIST: Portrait =
    portrait(G::Lilac, 5, H::Black, [C::Purple, C::Gold, C::Purple], &[Oval, Mantle, Sly, Goatee, Phrygian, Cards])
        .looks(Left);
pub const JEWELLER: Portrait =
    portrait(G::Leaf, 3, H::Grey, [C::Teal, C::Gold, C::Black], &[Gaunt, Fur, Calm, Short, Cap, Gem]);
pub const MINER: Portrait =
    portrait(G::Rose, 2, H::Black, [C::Brown, C::Tan, C::Dark], &[Round, Rags, Stern, Full, Hood, Pick]).looks(Left);
pub const OVERSEER: Portrait =
    portrait(G::Gold, 3, H::Brown, [C::Wine, C::Gold, C::Brown], &[Round, Fur, Stern, Moustache, Beret, Whip])
        .looks(Right);
pub const PATRON: Portrait =
    portrait(G::Gold, 1, H::Grey, [C::Green, C::Gold, C::White], &[Oval, Gown, Calm, Veil, Purse]);
pub const PICKPOCKET: Portrait =
    portrait(G::Lilac, 1, H::Red, [C::Rags, C::Dark, C::Dark], &[Oval, Rags, Young, Freckles, Wild, Dagger])
        .looks(Right);
pub const SCOUNDREL: Portrait =
    portrait(G::Lilac, 1, H::Auburn, [C::Brown, C::Dark, C::Dark], &[Oval, Rags, Merry, Patch, Wild, Cup]);
pub const STONECUTTER: Portrait =
    portrait(G::Rose, 4, H::Black, [C::Clay, C::Tan, C::Tan], &[Round, Apron, Calm, Scarf, Stone]).looks(Left);
pub const TRICKSTER: Portrait =
    portrait(G::Lilac, 1, H::Blond, [C::Green, C::Red, C::Red], &[Oval, Tunic, Sly, Feather, Cards]);
pub const WOODCUTTER: Portrait =
    portrait(G::Rose, 1, H::Red, [C::Olive, C::Tan, C::Brown], &[Round, Tunic, Calm, Full, Crop, Axe])
        .other_hand(Log)
        .looks(Left);
