//! The town: five Townsfolk, each with a quest, a place in the crew and a price.

use super::scene::Scene;
use crate::Choice;
use crate::components::{Action, TownsfolkId};
use crate::table::scene::SceneExt as _;
use kernel::Lang;
use ui::Tap;

#[derive(Clone, Debug, PartialEq)]
pub struct TownSlot {
    pub number: u8,
    pub card: Option<TownsfolkId>,
    pub quest: Option<Tap>,
    pub crew: Option<Tap>,
    /// True when those taps include the choice of the action or change an earlier choice.
    pub ahead: bool,
    pub aimed: bool,
    pub silver: u8,
    pub lang: Lang,
}

pub fn slot(scene: &Scene, place: usize) -> TownSlot {
    let number = place as u8;
    let aimed = scene.townsfolk_aim().or(scene.drafted()) == Some(number);
    let asked = [Choice::Quest(number), Choice::Crew(number), Choice::Take(number)].map(|choice| scene.choose(choice));
    let taken_up = |choice: Choice| {
        let ahead = scene.ahead(Choice::Act(Action::Recruit), choice);
        ahead.or_else(|| scene.switch(choice).filter(|_| !aimed))
    };
    let ahead = asked.iter().all(Option::is_none);
    let [quest, crew, take] = asked;
    TownSlot {
        number,
        card: scene.state.board().town[place],
        quest: quest.or_else(|| taken_up(Choice::Quest(number)).filter(|_| ahead)),
        crew: crew.or(take).or_else(|| taken_up(Choice::Crew(number)).filter(|_| ahead)),
        ahead,
        aimed,
        silver: scene.state.town_price(scene.viewer, place),
        lang: scene.lang,
    }
}
