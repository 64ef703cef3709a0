//! The six regions: which are within reach, what may be chosen in them, and what stands in the way.

use super::names::say;
use super::scene::Scene;
use crate::components::{Action, Attribute, OutsiderId, REGION_FAITH, REGION_STRENGTH, SPACES};
use crate::table::scene::SceneExt as _;
use crate::{Choice, Piece, Question, Target, WhyNot};
use kernel::grammar::fill;
use kernel::{Lang, Seat};
use ui::Tap;

/// A region, as it is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Region {
    /// Its number, from 0.
    pub number: usize,
    /// The Faith and the Strength that reach it.
    pub thresholds: [Threshold; 2],
    /// What is missing of the Attribute that the action under way needs.
    pub short: Option<(Attribute, u8)>,
    /// Its spaces, row by row.
    pub rows: Vec<Vec<Space>>,
    /// The Outsider below it.
    pub card: Option<OutsiderId>,
    /// What a tap on the Outsider does.
    pub card_tap: Tap,
    /// Whether the Outsider is aimed at.
    pub card_aimed: bool,
    /// What the action under way would cost on the Outsider, in Silver; none where it is about something else.
    pub price: Option<Price>,
    /// The language.
    pub lang: Lang,
}

/// What the action under way would cost on an Outsider.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Price {
    /// How much Silver.
    pub silver: u8,
    /// Whether the viewer has so much.
    pub held: bool,
}

/// What reaches a region.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Threshold {
    /// Of which Attribute.
    pub attribute: Attribute,
    /// The level that is needed.
    pub level: u8,
    /// Whether the level is met, where the question is about it.
    pub met: Option<bool>,
}

/// A space for a Monk or an Outpost.
#[derive(Clone, Debug, PartialEq)]
pub struct Space {
    /// Its number, from 0.
    pub number: u8,
    /// How it looks.
    pub look: Look,
    /// What a tap on it does.
    pub tap: Tap,
    /// The name of the owner of the piece on it.
    pub owner: String,
}

/// How a space looks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Look {
    /// A Monk or an Outpost stands on it.
    Taken(Piece),
    /// It may be chosen.
    Legal,
    /// It is aimed at, by a seat; with an Outpost or a Monk.
    Aimed(Seat, bool),
    /// It is out of reach.
    Far,
    /// It is free, and not asked about.
    Open,
}

/// The Attribute by which the action under way reaches a region.
fn reach(scene: &Scene) -> Option<Attribute> {
    scene
        .action()
        .filter(|action| matches!(action, Action::Commission | Action::Garrison | Action::Attack | Action::Convert))
        .and_then(Action::needs)
}

/// A region as a scene shows it.
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
    // Silver may make up for what is missing: a region with something to choose is not out of reach.
    let has_target = aimed
        || matches!(card_tap, Tap::Choose(_) | Tap::Switch(_))
        || rows.iter().flatten().any(|space| matches!(space.look, Look::Legal | Look::Aimed(..)));
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

/// The Silver that the action under way would cost on the Outsider in a slot, where it is within reach.
fn price(scene: &Scene, slot: u8, short: Option<(Attribute, u8)>) -> Option<Price> {
    let silver = match scene.action()? {
        Action::Attack => scene.state.attack_cost(scene.viewer, slot),
        Action::Convert if short.is_none() => scene.me().silver_cost(Action::Convert),
        _ => return None,
    };
    Some(Price { silver, held: silver <= scene.me().silver })
}

/// Whether Outsiders are what the action under way is about.
fn card_asked(scene: &Scene) -> bool {
    matches!(scene.action(), Some(Action::Attack | Action::Convert))
}

fn shortage(scene: &Scene, (attribute, short): (Attribute, u8)) -> String {
    let have = scene.me().level(attribute);
    scene.said(&[WhyNot::Attribute { attribute, need: have + short, have }]).unwrap_or_default()
}

/// The spaces of a region in rows: two for two seats, three for more.
fn rows(scene: &Scene, number: usize, short: Option<(Attribute, u8)>) -> Vec<Vec<Space>> {
    let seats = scene.state.seats();
    let open: Vec<Space> = SPACES
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
            // A row too many goes to the middle of three, else to the first.
            let more = usize::from(extra > 0 && (rows < 3 || row == 1 || extra > 1));
            extra -= more;
            left.by_ref().take(each + more).collect()
        })
        .collect()
}

fn space(scene: &Scene, place: usize, short: Option<(Attribute, u8)>) -> Space {
    let number = place as u8;
    let choice = Choice::Space(number);
    let piece = scene.state.board().spaces.get(place).copied().flatten();
    let aimed = scene.target() == Some(Target::Space(number));
    let asked = matches!(scene.action(), Some(Action::Commission | Action::Garrison));
    let (look, tap) = match piece {
        Some(piece) => {
            let taken = say(scene.lang, text!("Taken by [{0}|you]"));
            let by = fill(scene.lang, taken, &[&scene.name(piece.seat)]);
            (Look::Taken(piece), Tap::Why(by))
        }
        None if aimed => {
            let outpost = scene.action() == Some(Action::Garrison);
            (Look::Aimed(scene.viewer, outpost), Tap::Explain(format!("space:{number}")))
        }
        None => match (scene.choose(choice).or_else(|| scene.switch(choice)), short) {
            (Some(tap), _) => (Look::Legal, tap),
            (None, Some(short)) if asked => (Look::Far, Tap::Why(shortage(scene, short))),
            _ => (Look::Open, Tap::Explain(format!("space:{number}"))),
        },
    };
    let owner = piece.map(|piece| scene.name(piece.seat)).unwrap_or_default();
    Space { number, look, tap, owner }
}

/// What is asked of the regions: a phone leaves out the rest.
pub fn asks(scene: &Scene) -> &'static str {
    match scene.question() {
        Some(Question::Space(_)) => "spaces",
        Some(Question::Outsider(_)) => "outsiders",
        _ => "",
    }
}
