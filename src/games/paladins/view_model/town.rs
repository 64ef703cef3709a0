//! The town: five Townsfolk, each with a quest, a place in the crew and a price.

use super::scene::Scene;
use crate::engine::Tap;
use crate::games::paladins::Choice;
use crate::games::paladins::components::TownsfolkId;
use crate::kernel::Lang;

/// One slot of the town, as it is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Slot {
    /// Its place from the left.
    pub number: u8,
    /// Who stands there.
    pub card: Option<TownsfolkId>,
    /// The tap that sends it on its quest, where that is legal.
    pub quest: Option<Tap>,
    /// The tap that takes it into the crew, where that is legal.
    pub crew: Option<Tap>,
    /// Whether it is being paid for.
    pub aimed: bool,
    /// What it costs now.
    pub silver: u8,
    /// The language.
    pub lang: Lang,
}

/// A slot as a scene shows it.
pub fn slot(scene: &Scene, place: usize) -> Slot {
    let number = place as u8;
    Slot {
        number,
        card: scene.state.board().town[place],
        quest: scene.choose(Choice::Quest(number)),
        crew: scene.choose(Choice::Crew(number)).or_else(|| scene.choose(Choice::Take(number))),
        aimed: scene.townsfolk_aim().or(scene.drafted()) == Some(number),
        silver: scene.state.town_price(scene.viewer, place),
        lang: scene.lang,
    }
}
