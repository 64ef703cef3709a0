//! The town: five Townsfolk, each with a quest, a place in the crew and a price.

use super::scene::Scene;
use crate::Choice;
use crate::components::{Action, TownsfolkId};
use crate::table::scene::SceneExt as _;
use kernel::Lang;
use ui::Tap;

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
    /// Whether those taps do without the choice of the action, which is what is asked, or change an earlier choice.
    pub ahead: bool,
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
    let aimed = scene.townsfolk_aim().or(scene.drafted()) == Some(number);
    let asked = [Choice::Quest(number), Choice::Crew(number), Choice::Take(number)].map(|choice| scene.choose(choice));
    let taken_up = |choice: Choice| {
        let ahead = scene.ahead(Choice::Act(Action::Recruit), choice);
        ahead.or_else(|| scene.switch(choice).filter(|_| !aimed))
    };
    let ahead = asked.iter().all(Option::is_none);
    let [quest, crew, take] = asked;
    Slot {
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
