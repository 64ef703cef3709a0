//! The contents of a lobe: plots, Links, spaces, Townsfolk and Manuscript, with the action of a tap on each.

use super::anchors;
use super::overlord;
use super::preview::TablePreview;
use super::scene::Scene;
use super::signs::building_sign;
use crate::components::{Effect, Exchange, ManuscriptId, Segment, Site, Space, Spot, TownsfolkId};
use crate::table::Texts;
use crate::table::scene::SceneExt as _;
use crate::texts::{self, names};
use crate::{Choice, Intent, Question};
use kernel::grammar::capital;
use kernel::{Lang, Seat};
use ui::Tap;

#[derive(Clone, Debug, PartialEq)]
pub struct Plot {
    pub spot: Spot,
    pub effect: Effect,
    pub look: PlotLook,
    pub tap: Tap,
    pub named: bool,
    pub label: String,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PlotLook {
    Far,
    Legal,
    /// Proposed: the seat, and the symbol of the Building.
    Chosen(Seat, &'static str),
    /// Built on: the owner, and the symbol of the Building.
    Built(Seat, &'static str),
}

#[derive(Clone, Debug, PartialEq)]
pub struct LobeLink {
    /// Index of the plot before it.
    pub at: usize,
    pub effect: Effect,
    pub look: LinkLook,
}

#[derive(Clone, Debug, PartialEq)]
pub struct LobeSpace {
    pub space: Space,
    pub exchange: Option<Exchange>,
    pub tap: Tap,
    pub named: bool,
    pub cost: Option<u8>,
    pub pawns: Vec<Seat>,
    pub label: String,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Lobe {
    pub place: usize,
    pub segment: Segment,
    pub plots: Vec<Plot>,
    pub badges: Vec<LobeLink>,
    pub places: [LobeSpace; 3],
    pub townsfolk: Option<TownsfolkId>,
    pub townsfolk_tap: Tap,
    pub manuscript: Option<ManuscriptId>,
    pub manuscript_tap: Tap,
    pub named: [bool; 2],
    pub shown: bool,
    pub lang: Lang,
}

pub fn lobe(scene: &Scene, preview: Option<&TablePreview>, place: usize, shown: Segment) -> Lobe {
    let segment = scene.segment(place);
    let side = scene.state.side(segment);
    let named = |choice: Choice| preview.is_some_and(|preview| preview.choice == choice);
    let plot_at = |(at, effect): (usize, &Effect)| {
        let spot = Spot { segment, place: at as u8 };
        Plot { named: named(Choice::Spot(spot)), ..plot(scene, segment, at, *effect) }
    };
    let plots = side.spots.iter().enumerate().map(plot_at).collect();
    let badges = side.links.iter().enumerate().filter_map(|(at, effect)| {
        let spot = Spot { segment, place: at as u8 };
        Some(LobeLink { at, effect: (*effect)?, look: link_look(scene, preview, spot) })
    });
    let see = || Tap::Explain(format!("lobe:{}", segment.key()));
    let free = |choice: Choice| scene.choose(choice).unwrap_or_else(see);
    Lobe {
        place,
        segment,
        plots,
        badges: badges.collect(),
        places: Site::ALL.map(|site| {
            let space = Space { segment, site };
            LobeSpace { named: named(Choice::Move(space)), ..self::space(scene, space) }
        }),
        townsfolk: scene.state.visible_townsfolk(segment),
        townsfolk_tap: free(Choice::Hire(segment)),
        manuscript: scene.state.visible_manuscript(segment),
        manuscript_tap: free(Choice::Manuscript(segment)),
        named: [named(Choice::Hire(segment)), named(Choice::Manuscript(segment))],
        shown: segment == shown,
        lang: scene.lang,
    }
}

fn plot(scene: &Scene, segment: Segment, at: usize, effect: Effect) -> Plot {
    let texts = Texts(scene.lang);
    let spot = Spot { segment, place: at as u8 };
    let text = texts::spot_text(spot, scene.state.side(segment), scene.lang);
    let choice = Choice::Spot(spot);
    let key = anchors::spot(spot);
    let (look, tap, state) = match (scene.state.built_on(spot), scene.pick(choice)) {
        (Some(built), _) => {
            let whose = format!("{}, {}", names::building(built.kind).one(scene.lang), scene.name(built.owner));
            (PlotLook::Built(built.owner, building_sign(built.kind)), Tap::Explain(key), whose)
        }
        (None, Some(tap)) if scene.proposal == Some(choice) => {
            let kind = scene.building().map_or("v-house", |building| building_sign(building.kind));
            (PlotLook::Chosen(scene.viewer, kind), tap, texts.chosen().to_owned())
        }
        (None, Some(tap)) => (PlotLook::Legal, tap, texts.free().to_owned()),
        (None, None) if matches!(scene.question(), Some(Question::Spot(..))) => {
            let why = texts.out_of_reach().to_owned();
            (PlotLook::Far, Tap::Why(why.clone()), why)
        }
        (None, None) => (PlotLook::Far, Tap::Explain(key), texts.free().to_owned()),
    };
    let links = texts::links_text(&scene.state, spot, &scene.names, scene.lang);
    let label = [vec![format!("{text}, {state}")], links].concat().join(". ");
    Plot { spot, effect, look, tap, named: false, label }
}

fn space(scene: &Scene, space: Space) -> LobeSpace {
    let lang = scene.lang;
    let texts = Texts(lang);
    let [left, right] = space.segment.face().exchanges;
    let exchange = match space.site {
        Site::Left => Some(left),
        Site::Right => Some(right),
        Site::Inside => None,
    };
    let choice = Choice::Move(space);
    let cost = scene.place(choice).and_then(|_| scene.state.move_cost(space).ok());
    let asked = scene.question() == Some(Question::Move) && !scene.choices.is_empty();
    let key = || anchors::space(space);
    let start = scene.pair_on(space);
    let tap = start.and_then(|pair| scene.choose(pair)).or_else(|| scene.choose(choice)).unwrap_or_else(|| {
        let why = if asked { scene.why_not(Intent::Move(space)) } else { None };
        why.map_or_else(|| Tap::Explain(key()), Tap::Why)
    });
    let pawns: Vec<Seat> = scene.stand(space).collect();
    let mut parts = vec![names::space(space, lang)];
    parts.extend(exchange.map(|exchange| texts::exchange_text(exchange, lang)));
    parts.extend(pawns.iter().map(|seat| texts.viscount_of(scene.name(*seat))));
    parts.extend(overlord::space_texts(scene, space));
    if start.is_some() {
        parts.push(texts.start_here().to_owned());
    }
    match cost {
        Some(0) => parts.push(texts.go_there().to_owned()),
        Some(cost) => parts.push(texts.go_there_for(names::SILVER.count(cost, lang))),
        None => {}
    }
    LobeSpace { space, exchange, tap, named: false, cost, pawns, label: capital(&parts.join(", ")) }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum LinkLook {
    Plain,
    May,
    Lit,
    Done,
}

pub fn link_look(scene: &Scene, preview: Option<&TablePreview>, spot: Spot) -> LinkLook {
    let state = &scene.state;
    let next = state.next_spot(spot);
    let built = [state.built_on(spot).is_some(), state.built_on(next).is_some()];
    if built == [true, true] {
        return LinkLook::Done;
    }
    if preview.is_some_and(|preview| preview.links().any(|(lit, _)| lit == spot)) {
        return LinkLook::Lit;
    }
    let free = if built[0] { next } else { spot };
    let reach = matches!(scene.question(), Some(Question::Spot(..))) && scene.place(Choice::Spot(free)).is_some();
    if (built[0] || built[1]) && reach { LinkLook::May } else { LinkLook::Plain }
}
