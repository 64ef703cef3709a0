//! The Guildhall with its spaces, and the Cathedral with its levels.

use super::amounts::{Amount, of_cost};
use super::anchors;
use super::scene::Scene;
use crate::components::{
    CATHEDRAL, DISCARD_COLUMN, LEAST_CATHEDRAL_VIRTUE, Location, NO_DISCARD_ROW, RESET_ROWS, guildhall_width,
};
use crate::table::Texts;
use crate::table::scene::SceneExt as _;
use crate::texts::{level_text, names, place_text};
use crate::{Choice, Intent, Owner, Question, Variant, plans};
use kernel::grammar::{capital, headed, listed};
use kernel::{Game, Lang, Seat};
use ui::{Tap, TileState};

#[derive(Clone, Debug, PartialEq)]
pub struct Hall {
    pub width: usize,
    pub cells: Vec<GuildhallSpace>,
    pub standing: TileState,
    pub tap: Tap,
    pub ready: (usize, Option<u8>),
    pub why: String,
    pub label: String,
    pub lang: Lang,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GuildhallSpace {
    Taken(Owner),
    Next(usize),
    Resets,
    Discards,
    Ends,
    Open,
}

pub fn hall(scene: &Scene) -> Hall {
    let lang = scene.lang;
    let state = &scene.state;
    let width = guildhall_width(state.seats());
    let cell = |place: usize| cell(scene, place, width);
    let choice = Choice::Place(Location::Guildhall);
    let why = match scene.question() {
        Some(Question::Place) => scene.why_not(Intent::Place(Location::Guildhall)),
        _ => None,
    };
    let (standing, tap) = match (scene.tap(choice), &why) {
        (Some(tap), _) if scene.proposal == Some(choice) => (TileState::Current, tap),
        (Some(tap), _) => (TileState::Legal, tap),
        (None, Some(why)) => (TileState::Locked, Tap::Why(why.clone())),
        (None, None) => {
            let elsewhere = scene.switch(choice);
            (TileState::Quiet, elsewhere.unwrap_or_else(|| Tap::Explain(anchors::place(Location::Guildhall))))
        }
    };
    let viewer = scene.viewer;
    let own = plans(scene.me().hand).filter(|_| scene.own.open_hand);
    let built = own.filter(|plan| state.why_not_plan(viewer, *plan).is_empty()).count();
    let level = state.why_not_advance(viewer).is_empty().then_some(scene.me().cathedral + 1);
    let taken = Texts(lang).spaces_taken(state.board().taken, state.capacity());
    let parts = [Some(place_text(state, Location::Guildhall, lang)), Some(taken), why.clone()];
    let text = parts.into_iter().flatten().collect::<Vec<_>>().join(". ");
    Hall {
        width,
        cells: (0..state.capacity()).map(cell).collect(),
        standing,
        tap,
        ready: (built, level),
        why: why.unwrap_or_default(),
        label: headed(names::location(Location::Guildhall, lang), &text, lang),
        lang,
    }
}

fn cell(scene: &Scene, place: usize, width: usize) -> GuildhallSpace {
    let state = &scene.state;
    let (row, column) = (place / width, place % width);
    let discards = column == DISCARD_COLUMN && row != NO_DISCARD_ROW && state.plays_with(Variant::ThirdSpace);
    match state.board().guildhall[place] {
        Some(owner) => GuildhallSpace::Taken(owner),
        None if place == usize::from(state.board().taken) => GuildhallSpace::Next(place + 1),
        None if place + 1 == state.capacity() => GuildhallSpace::Ends,
        None if column == 0 && RESET_ROWS.contains(&row) => GuildhallSpace::Resets,
        None if discards => GuildhallSpace::Discards,
        None => GuildhallSpace::Open,
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Cathedral {
    pub tiers: Vec<LevelView>,
    pub standing: TileState,
    pub tap: Tap,
    pub rewards: usize,
    pub shut: bool,
    pub label: String,
    pub lang: Lang,
}

#[derive(Clone, Debug, PartialEq)]
pub struct LevelView {
    pub level: u8,
    pub points: i32,
    pub spaces: Vec<Option<Seat>>,
    pub cost: Vec<Amount>,
    pub next: bool,
}

pub fn cathedral(scene: &Scene) -> Cathedral {
    let lang = scene.lang;
    let state = &scene.state;
    let asked = scene.question() == Some(Question::Guildhall);
    let why = if asked { scene.why_not(Intent::Advance) } else { None };
    let (standing, tap) = match (scene.tap(Choice::Advance), &why) {
        (Some(tap), _) if scene.proposal == Some(Choice::Advance) => (TileState::Current, tap),
        (Some(tap), _) => (TileState::Target, tap),
        (None, Some(why)) => (TileState::Locked, Tap::Why(why.clone())),
        (None, None) => (
            TileState::Quiet,
            scene
                .ahead(Choice::Place(Location::Guildhall), Choice::Advance)
                .unwrap_or_else(|| Tap::Explain("cathedral".to_owned())),
        ),
    };
    let tier = |level: u8| {
        let card = &CATHEDRAL[usize::from(level) - 1];
        let stand = state.all_seats().filter(|seat| state.player(*seat).cathedral == level).map(Some);
        let free = usize::from(card.spaces.saturating_sub(state.on_level(level)));
        let next = scene.me().cathedral + 1 == level && state.why_not_advance(scene.viewer).is_empty();
        LevelView {
            level,
            points: card.points,
            spaces: stand.chain(std::iter::repeat_n(None, free)).collect(),
            cost: of_cost(card.cost, lang),
            next,
        }
    };
    let stands = |seat: Seat| {
        let level = state.player(seat).cathedral;
        (level > 0).then(|| format!("{} {level}", scene.name(seat)))
    };
    let stand: Vec<String> = state.all_seats().filter_map(stands).collect();
    let next = level_text(scene.me().cathedral + 1, lang);
    let parts = [next, (!stand.is_empty()).then(|| listed(&stand, lang)), why];
    let text = parts.into_iter().flatten().map(|part| capital(&part)).collect::<Vec<_>>().join(". ");
    Cathedral {
        tiers: (1..=CATHEDRAL.len() as u8).rev().map(tier).collect(),
        standing,
        tap,
        rewards: state.rewards_left(),
        shut: scene.me().virtue < LEAST_CATHEDRAL_VIRTUE,
        label: headed(Texts(lang).the_cathedral(), &text, lang),
        lang,
    }
}
