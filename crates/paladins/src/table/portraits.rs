//! Faces of the Paladins, the Townsfolk and the Outsiders.

use crate::components::{Faction, OutsiderId, OutsiderName, PaladinId, TownsfolkId, TownsfolkName};
use ui::portraits::Gaze::{Left, Right};
use ui::portraits::Part::{
    Apron, Aventail, Banner, Beret, Book, Bow, Bowl, Calm, Cap, Coif, Crest, Crop, Cross, Cup, Curls, Fair, Fierce,
    Fillet, Flow, Flower, Full, Fur, Furhat, Gaunt, Goatee, Goggles, Gown, Hauberk, Hood, Horn, Keys, Kite, Long,
    Mailcoif, Mallet, Mantle, Merry, Moustache, Nasal, Old, Oval, Parted, Pious, Plait, Plaits, Round, Scales, Short,
    Sly, Spear, Spire, Stern, Stole, Surcoat, Swept, Sword, Tail, Tonsure, Trowel, Turban, Veil, Wild,
};
use ui::portraits::{Cloth as C, Ground as G, Hair as H, Portrait, portrait};
use ui::portraits::{Part, people};

/// Face of a Paladin.
pub fn paladin(id: PaladinId) -> Portrait {
    PALADINS[usize::from(id.0).min(PALADINS.len() - 1)]
}

/// Face of a Townsfolk.
pub fn townsfolk(id: TownsfolkId) -> Portrait {
    townsfolk_named(id.card().name).of_card(id.0)
}

/// Face of an Outsider: the look of its faction, with what its name holds.
pub fn outsider(id: OutsiderId) -> Portrait {
    let card = id.card();
    outsider_named(card.name, card.faction).of_card(id.0)
}

const fn outsider_named(name: OutsiderName, faction: Faction) -> Portrait {
    let (held, other) = holds(name);
    let number = name as usize;
    let look = match faction {
        Faction::Byzantine => BYZANTINES[number % 3],
        Faction::Viking if is_woman(name) => VIKINGS[2],
        Faction::Viking => VIKINGS[number % 2],
        Faction::Saracen if is_woman(name) => SARACENS[2],
        Faction::Saracen => SARACENS[number % 2],
    };
    let look = look.holding(held);
    match other {
        Some(other) => look.other_hand(other),
        None => look,
    }
}

/// A woman's look only where the name is a woman's in every language.
const fn is_woman(name: OutsiderName) -> bool {
    matches!(name, OutsiderName::Mercenary | OutsiderName::Guardian | OutsiderName::Barbarian)
}

/// Things in the hand, and in the other hand, by which the names are told apart.
const fn holds(name: OutsiderName) -> (&'static [Part], Option<Part>) {
    match name {
        OutsiderName::Adventurer => (&[Part::Staff], None),
        OutsiderName::Archer => (&[Part::Bow], None),
        OutsiderName::Armourer => (&[Part::Hammer], None),
        OutsiderName::Assassin => (&[Part::Dagger], None),
        OutsiderName::Barbarian => (&[Part::Axe], None),
        OutsiderName::Champion => (&[Part::Banner], None),
        OutsiderName::Guardian => (&[Part::Spear], Some(Part::Kite)),
        OutsiderName::Hunter => (&[Part::Horn], None),
        OutsiderName::Invader => (&[Part::Torch], None),
        OutsiderName::Lookout => (&[Part::Lantern], None),
        OutsiderName::Marauder => (&[Part::Purse], None),
        OutsiderName::Mercenary => (&[Part::Sword, Part::Coin], None),
        OutsiderName::Protector => (&[], Some(Part::Roundshield)),
        OutsiderName::Thief => (&[Part::Keys], None),
        OutsiderName::Traitor => (&[Part::Mask], None),
        OutsiderName::Vigilante => (&[Part::Rope], None),
        OutsiderName::Warrior => (&[Part::Sabre], None),
    }
}

const fn townsfolk_named(name: TownsfolkName) -> Portrait {
    match name {
        TownsfolkName::Abbot => people::ABBOT,
        TownsfolkName::Acolyte => people::ACOLYTE,
        TownsfolkName::Architect => people::ARCHITECT,
        TownsfolkName::Conspirator => people::CONSPIRATOR,
        TownsfolkName::DebtCollector => people::DEBT_COLLECTOR,
        TownsfolkName::Defender => people::DEFENDER,
        TownsfolkName::Gatekeeper => people::GATEKEEPER,
        TownsfolkName::Missionary => people::MISSIONARY,
        TownsfolkName::Peddler => people::PEDDLER,
        TownsfolkName::Squire => portrait(
            G::Gold,
            1,
            H::Brown,
            [C::Blue, C::Gold, C::Red],
            &[Oval, Mantle, Calm, Moustache, Bowl, Beret, Banner],
        )
        .looks(Left),
        TownsfolkName::Watchman => people::WATCHMAN,
        TownsfolkName::Aristocrat => people::ARISTOCRAT,
        TownsfolkName::Swindler => people::SWINDLER,
        TownsfolkName::Marshal => {
            portrait(G::Rose, 2, H::Grey, [C::Red, C::Gold, C::Red], &[Round, Scales, Stern, Moustache, Crop, Sword])
                .other_hand(Banner)
        }
        TownsfolkName::Castellan => {
            portrait(G::Stone, 2, H::Grey, [C::Sea, C::Gold, C::Brown], &[Oval, Mantle, Stern, Short, Furhat, Keys])
                .looks(Left)
        }
        TownsfolkName::MasterMason => {
            portrait(G::Rose, 2, H::Grey, [C::Clay, C::Linen, C::Linen], &[Round, Apron, Old, Full, Coif, Trowel])
                .looks(Right)
        }
        TownsfolkName::Chaplain => {
            portrait(G::Sky, 2, H::Brown, [C::Black, C::White, C::Black], &[Oval, Stole, Pious, Cap, Book])
        }
    }
}

/// The twelve Paladins, in the order of their names.
const PALADINS: [Portrait; 12] = [
    portrait(G::Sky, 3, H::Black, [C::Blue, C::Linen, C::Blue], &[Oval, Surcoat, Calm, Curls, Spear]).looks(Left), // Anséis
    portrait(G::Rose, 2, H::Brown, [C::Red, C::Blue, C::Red], &[Oval, Mailcoif, Surcoat, Stern, Moustache, Nasal])
        .other_hand(Kite)
        .looks(Right), // Bérengier
    portrait(G::Leaf, 1, H::Red, [C::Green, C::Linen, C::Green], &[Oval, Surcoat, Calm, Short, Swept, Sword]), // Engelier
    portrait(G::Stone, 2, H::White, [C::Dark, C::Linen, C::Dark], &[Gaunt, Surcoat, Old, Long, Mailcoif, Cross])
        .looks(Right), // Gérier
    portrait(G::Gold, 3, H::Black, [C::Blue, C::Ochre, C::Blue], &[Oval, Surcoat, Sly, Goatee, Crop, Keys]),   // Gérin
    portrait(G::Leaf, 2, H::Brown, [C::Green, C::Olive, C::Green], &[Oval, Surcoat, Calm, Short, Hood, Bow])
        .looks(Left), // Girard
    portrait(G::Rose, 1, H::Brown, [C::Red, C::Linen, C::Red], &[Oval, Surcoat, Pious, Tonsure, Book]),        // Ivon
    portrait(G::Sky, 1, H::White, [C::Blue, C::Linen, C::Blue], &[Flow, Oval, Surcoat, Calm, Swept])
        .other_hand(Cross)
        .looks(Left), // Ivoire
    portrait(G::Stone, 2, H::Brown, [C::Dark, C::Blue, C::Dark], &[Oval, Surcoat, Calm, Full, Crop, Fillet, Flower])
        .looks(Right), // Oliver
    portrait(G::Gold, 1, H::Blond, [C::Blue, C::Sea, C::Blue], &[Round, Surcoat, Merry, Moustache, Bowl, Cup]), // Otton
    portrait(G::Rose, 2, H::Auburn, [C::Red, C::Blue, C::Red], &[Oval, Surcoat, Calm, Short, Crop, Fillet, Horn])
        .looks(Right), // Roland
    portrait(G::Leaf, 3, H::Brown, [C::Olive, C::Ochre, C::Olive], &[Flow, Round, Surcoat, Stern, Full, Wild, Mallet]), // Samson
];

/// Looks of the Vikings, the Byzantines and the Saracens. The last of each is a woman, where the name is hers, or a
/// third look.
const VIKINGS: [Portrait; 3] = [
    portrait(G::Sea, 1, H::Blond, [C::Slate, C::Brown, C::Tan], &[Round, Fur, Fierce, Plait, Moustache, Goggles]),
    portrait(G::Sea, 1, H::Red, [C::Slate, C::Brown, C::Tan], &[Flow, Oval, Hauberk, Stern, Full, Nasal]).looks(Right),
    portrait(G::Sea, 1, H::Blond, [C::Clay, C::Brown, C::Tan], &[Oval, Hauberk, Fair, Parted, Plaits, Fillet]),
];
const BYZANTINES: [Portrait; 3] = [
    portrait(G::Leaf, 3, H::Black, [C::Clay, C::Green, C::Red], &[Oval, Scales, Stern, Short, Crest]).looks(Left),
    portrait(G::Leaf, 1, H::Grey, [C::Wine, C::Gold, C::Red], &[Gaunt, Scales, Old, Full, Mailcoif]),
    portrait(G::Leaf, 3, H::Brown, [C::Purple, C::Gold, C::Purple], &[Oval, Mantle, Sly, Goatee, Curls, Fillet])
        .looks(Left),
];
const SARACENS: [Portrait; 3] = [
    portrait(G::Sun, 4, H::Black, [C::Linen, C::Ochre, C::White], &[Oval, Mantle, Calm, Full, Turban, Tail])
        .looks(Right),
    portrait(G::Sun, 4, H::Black, [C::Teal, C::Gold, C::Red], &[Oval, Scales, Fierce, Short, Aventail, Spire]),
    portrait(G::Sun, 3, H::Black, [C::Wine, C::Gold, C::Teal], &[Oval, Gown, Fair, Veil, Fillet]).looks(Right),
];

#[cfg(test)]
mod tests {
    use super::*;

    /// Every person of the rules has a face, which no other name has.
    #[test]
    fn no_two_names_of_the_table_look_alike() {
        let paladins = PaladinId::all().map(|id| (id.card().name.to_owned(), paladin(id)));
        let town = TownsfolkId::all().map(|id| (format!("{:?}", id.card().name), townsfolk_named(id.card().name)));
        let outsiders = OutsiderId::all().map(|id| {
            let card = id.card();
            (format!("{:?} {:?}", card.faction, card.name), outsider_named(card.name, card.faction))
        });
        let all: Vec<(String, Portrait)> = paladins.chain(town).chain(outsiders).collect();
        for (name, face) in &all {
            for (other, as_well) in &all {
                assert_eq!(name == other, face == as_well, "{name} and {other}");
            }
        }
    }
}
