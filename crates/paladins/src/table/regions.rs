//! The six regions: their reach, the legal choices in them, and the obstacles.

use super::names::localize;
use super::scene::Scene;
use crate::components::{Action, Attribute, OutsiderId, REGION_FAITH, REGION_STRENGTH, SPACES};
use crate::table::scene::SceneExt as _;
use crate::{Choice, Piece, Question, Target, WhyNot};
use kernel::grammar::fill;
use kernel::{Lang, Seat};
use ui::Tap;

#[derive(Clone, Debug, PartialEq)]
pub struct Region {
    pub number: usize,
    pub thresholds: [Threshold; 2],
    pub short: Option<(Attribute, u8)>,
    pub rows: Vec<Vec<RegionSpace>>,
    pub card: Option<OutsiderId>,
    pub card_tap: Tap,
    pub card_aimed: bool,
    /// Price in Silver of the current action on the Outsider. None for other actions.
    pub price: Option<Price>,
    pub lang: Lang,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Price {
    pub silver: u8,
    pub held: bool,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Threshold {
    pub attribute: Attribute,
    pub level: u8,
    /// True when the level is met. None unless the question depends on it.
    pub met: Option<bool>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct RegionSpace {
    pub number: u8,
    pub look: SpaceLook,
    pub tap: Tap,
    pub owner: String,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum SpaceLook {
    Taken(Piece),
    Legal,
    /// The target of a seat. True for an Outpost, false for a Monk.
    Aimed(Seat, bool),
    Far,
    Open,
}

fn reach(scene: &Scene) -> Option<Attribute> {
    scene
        .action()
        .filter(|action| matches!(action, Action::Commission | Action::Garrison | Action::Attack | Action::Convert))
        .and_then(Action::needs)
}

pub fn region(scene: &Scene, number: usize) -> Region {
    let asked = reach(scene);
    let threshold = |attribute: Attribute, level: u8| Threshold {
        attribute,
        level,
        met: (asked == Some(attribute)).then(|| scene.me().level(attribute) >= level),
    };
    let thresholds =
        [threshold(Attribute::Faith, REGION_FAITH[number]), threshold(Attribute::Strength, REGION_STRENGTH[number])];
    let short = thresholds
        .iter()
        .find(|threshold| threshold.met == Some(false))
        .map(|threshold| (threshold.attribute, threshold.level.saturating_sub(scene.me().level(threshold.attribute))));
    let slot = number as u8;
    let card = scene.state.board().outsiders[number];
    let aimed = scene.target() == Some(Target::Outsider(slot));
    let key = card.map(|card| format!("outsider:{}", card.0)).unwrap_or_default();
    let card_tap = scene
        .choose(Choice::Outsider(slot))
        .or_else(|| scene.switch(Choice::Outsider(slot)).filter(|_| !aimed))
        .or_else(|| short.filter(|_| card_asked(scene)).map(|short| Tap::Why(shortage(scene, short))))
        .unwrap_or(Tap::Explain(key));
    let rows = rows(scene, number, short);
    // Silver may replace missing levels, so a region with a legal target is within reach.
    let has_target = aimed
        || matches!(card_tap, Tap::Choose(_) | Tap::Switch(_))
        || rows.iter().flatten().any(|space| matches!(space.look, SpaceLook::Legal | SpaceLook::Aimed(..)));
    Region {
        number,
        thresholds,
        short: short.filter(|_| !has_target),
        rows,
        card,
        card_tap,
        card_aimed: aimed,
        price: card.and_then(|_| price(scene, slot, short)),
        lang: scene.lang,
    }
}

fn price(scene: &Scene, slot: u8, short: Option<(Attribute, u8)>) -> Option<Price> {
    let silver = match scene.action()? {
        Action::Attack => scene.state.attack_cost(scene.viewer, slot),
        Action::Convert if short.is_none() => scene.me().silver_cost(Action::Convert),
        _ => return None,
    };
    Some(Price { silver, held: silver <= scene.me().silver })
}

fn card_asked(scene: &Scene) -> bool {
    matches!(scene.action(), Some(Action::Attack | Action::Convert))
}

fn shortage(scene: &Scene, (attribute, short): (Attribute, u8)) -> String {
    let have = scene.me().level(attribute);
    scene.reasons_text(&[WhyNot::Attribute { attribute, need: have + short, have }]).unwrap_or_default()
}

/// Returns the spaces of a region in rows: two for two seats, three for more.
fn rows(scene: &Scene, number: usize, short: Option<(Attribute, u8)>) -> Vec<Vec<RegionSpace>> {
    let seats = scene.state.seats();
    let open: Vec<RegionSpace> = SPACES
        .iter()
        .enumerate()
        .filter(|(_, space)| usize::from(space.region) == number && usize::from(space.players) <= seats.max(1))
        .map(|(place, _)| space(scene, place, short))
        .collect();
    let rows = match (open.len(), seats) {
        (0..=2, _) => 1,
        (_, 0..=2) | (3..=4, _) => 2,
        _ => 3,
    };
    let (each, mut extra) = (open.len() / rows, open.len() % rows);
    let mut left = open.into_iter();
    (0..rows)
        .map(|row| {
            // An additional space goes to the middle of three rows, else to the first row.
            let more = usize::from(extra > 0 && (rows < 3 || row == 1 || extra > 1));
            extra -= more;
            left.by_ref().take(each + more).collect()
        })
        .collect()
}

fn space(scene: &Scene, place: usize, short: Option<(Attribute, u8)>) -> RegionSpace {
    let number = place as u8;
    let choice = Choice::Space(number);
    let piece = scene.state.board().spaces.get(place).copied().flatten();
    let aimed = scene.target() == Some(Target::Space(number));
    let asked = matches!(scene.action(), Some(Action::Commission | Action::Garrison));
    let (look, tap) = match piece {
        Some(piece) => {
            let taken = localize(scene.lang, text!("Taken by [{0}|you]"));
            let by = fill(scene.lang, taken, &[&scene.name(piece.seat)]);
            (SpaceLook::Taken(piece), Tap::Why(by))
        }
        None if aimed => {
            let outpost = scene.action() == Some(Action::Garrison);
            (SpaceLook::Aimed(scene.viewer, outpost), Tap::Explain(format!("space:{number}")))
        }
        None => match (scene.choose(choice).or_else(|| scene.switch(choice)), short) {
            (Some(tap), _) => (SpaceLook::Legal, tap),
            (None, Some(short)) if asked => (SpaceLook::Far, Tap::Why(shortage(scene, short))),
            _ => (SpaceLook::Open, Tap::Explain(format!("space:{number}"))),
        },
    };
    let owner = piece.map(|piece| scene.name(piece.seat)).unwrap_or_default();
    RegionSpace { number, look, tap, owner }
}

/// Returns the part of the regions that the question concerns. A phone hides the rest.
pub fn asks(scene: &Scene) -> &'static str {
    match scene.question() {
        Some(Question::Space(_)) => "spaces",
        Some(Question::Outsider(_)) => "outsiders",
        _ => "",
    }
}
