//! Faces of the Apprentices, and of the player boards.

use crate::components::{ApprenticeId, BoardId};
use kernel::Lang;
use ui::portraits::Gaze::Right;
use ui::portraits::Part::{
    Calm, Coronet, Crop, Dove, Full, Fur, Gown, Mantle, Merry, Oval, Purse, Round, Scarf, Short, Turban,
};
use ui::portraits::people;
use ui::portraits::{Cloth as C, Ground as G, Hair as H, Portrait, portrait};

/// Face of an Apprentice. Cards of one name are one person.
pub fn apprentice(id: ApprenticeId) -> Option<Portrait> {
    let title = id.card().title.one(Lang::En);
    named(&APPRENTICES, title).map(|portrait| portrait.of_card(id.index() as u8))
}

/// Face on a player board.
pub fn board(id: BoardId) -> Option<Portrait> {
    named(&BOARDS, id.card().key)
}

fn named(rows: &[(&str, Portrait)], name: &str) -> Option<Portrait> {
    rows.iter().find(|(other, _)| *other == name).map(|(_, portrait)| *portrait)
}

/// The Apprentices, by the name on the card in English.
const APPRENTICES: [(&str, Portrait); 23] = [
    ("Acolyte", people::ACOLYTE),
    ("Conspirator", people::CONSPIRATOR),
    ("Debt Collector", people::DEBT_COLLECTOR),
    ("Gatekeeper", people::GATEKEEPER),
    ("Illusionist", people::ILLUSIONIST),
    ("Jeweller", people::JEWELLER),
    ("Labourer", people::LABOURER),
    (
        "Merchant",
        portrait(G::Leaf, 4, H::Black, [C::Blue, C::Gold, C::Red], &[Round, Fur, Merry, Short, Turban, Purse]),
    ),
    ("Miner", people::MINER),
    ("Patron", people::PATRON),
    ("Pickpocket", people::PICKPOCKET),
    ("Squire", people::PAGE),
    ("Stonecutter", people::STONECUTTER),
    ("Swindler", people::SWINDLER),
    ("Thief", people::THIEF),
    ("Trader", people::TRADER),
    ("Trickster", people::TRICKSTER),
    ("Woodcutter", people::WOODCUTTER),
    ("Enforcer", people::ENFORCER),
    ("Overseer", people::OVERSEER),
    ("Peddler", people::PEDDLER),
    ("Scoundrel", people::SCOUNDREL),
    ("Clergyman", people::CLERGYMAN),
];

/// The player boards, by their keys.
const BOARDS: [(&str, Portrait); 14] = [
    ("therese", people::THERESE),
    ("caroline", people::CAROLINE),
    ("ada", people::ADA),
    (
        "frederick",
        portrait(G::Gold, 1, H::Red, [C::Red, C::Gold, C::Red], &[Round, Mantle, Calm, Full, Crop, Coronet])
            .looks(Right),
    ),
    ("rudolf", people::RUDOLF),
    ("lothaire", people::LOTHAIRE),
    ("hugo", people::HUGO),
    ("clovis", people::CLOVIS),
    ("fara", portrait(G::Leaf, 3, H::Black, [C::Olive, C::White, C::Red], &[Oval, Gown, Merry, Scarf, Dove])),
    ("bertha", people::BERTHA),
    ("emma", people::EMMA),
    ("guntram", people::GUNTRAM),
    ("judith", people::JUDITH),
    ("merovech", people::MEROVECH),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_and_board_has_a_face_and_no_two_names_look_alike() {
        assert!(ApprenticeId::all().all(|id| apprentice(id).is_some()));
        assert!(BoardId::all().all(|id| board(id).is_some()));
        let rows: Vec<_> = APPRENTICES.iter().chain(&BOARDS).collect();
        for (place, (name, face)) in rows.iter().enumerate() {
            assert!(rows[..place].iter().all(|(other, as_well)| other != name && as_well != face), "{name}");
        }
    }
}
