//! What lies on a lobe: plots, links, spaces, the Townsfolk and the Manuscript, and what a tap on each does.

use super::anchors;
use super::overlord;
use super::preview::Preview;
use super::scene::Scene;
use super::signs::building_sign;
use crate::components::{Effect, Exchange, ManuscriptId, Segment, Site, Space, Spot, TownsfolkId};
use crate::table::Texts;
use crate::table::scene::SceneExt as _;
use crate::words::{self, names};
use crate::{Choice, Intent, Question};
use kernel::grammar::capital;
use kernel::{Lang, Seat};
use ui::Tap;

/// A plot, as it is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Plot {
    /// Its spot.
    pub spot: Spot,
    /// What it gives.
    pub effect: Effect,
    /// How it looks.
    pub look: Look,
    /// What a tap on it does.
    pub tap: Tap,
    /// Whether what is looked at names it.
    pub named: bool,
    /// What it says, in words.
    pub label: String,
}

/// What is to be seen on a plot.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Look {
    /// It is not to be chosen.
    Far,
    /// It may be chosen.
    Legal,
    /// What is proposed: whose, and the symbol of the Building.
    Chosen(Seat, &'static str),
    /// A Building stands there: whose, and its symbol.
    Built(Seat, &'static str),
}

/// The badge of a link.
#[derive(Clone, Debug, PartialEq)]
pub struct Badge {
    /// The place of the plot that it lies behind.
    pub at: usize,
    /// What it gives.
    pub effect: Effect,
    /// How it looks.
    pub look: LinkLook,
}

/// A space, as it is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Place {
    /// The space.
    pub space: Space,
    /// Its exchange; none on the inside path.
    pub exchange: Option<Exchange>,
    /// What a tap on it does.
    pub tap: Tap,
    /// Whether what is looked at names it.
    pub named: bool,
    /// What going there costs, where the Viscount may go there.
    pub cost: Option<u8>,
    /// The Viscounts that stand there.
    pub pawns: Vec<Seat>,
    /// What it says, in words.
    pub label: String,
}

/// A lobe, as it is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Lobe {
    /// Its place in the ring.
    pub place: usize,
    /// Its segment.
    pub segment: Segment,
    /// Its plots, from the left.
    pub plots: Vec<Plot>,
    /// The badges of its links.
    pub badges: Vec<Badge>,
    /// Left, right and inside.
    pub places: [Place; 3],
    /// The Townsfolk; none for the printed one.
    pub townsfolk: Option<TownsfolkId>,
    /// What a tap on the Townsfolk does.
    pub townsfolk_tap: Tap,
    /// The Manuscript; none for the printed one.
    pub manuscript: Option<ManuscriptId>,
    /// What a tap on the Manuscript does.
    pub manuscript_tap: Tap,
    /// Whether what is looked at names its Townsfolk, its Manuscript.
    pub named: [bool; 2],
    /// Whether it is the one that is unrolled.
    pub shown: bool,
    /// The language.
    pub lang: Lang,
}

/// The lobe at a place of the ring, as a scene shows it.
pub fn lobe(scene: &Scene, preview: Option<&Preview>, place: usize, shown: Segment) -> Lobe {
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
        Some(Badge { at, effect: (*effect)?, look: link_look(scene, preview, spot) })
    });
    let see = || Tap::Explain(format!("lobe:{}", segment.word()));
    let free = |choice: Choice| scene.choose(choice).unwrap_or_else(see);
    Lobe {
        place,
        segment,
        plots,
        badges: badges.collect(),
        places: Site::ALL.map(|site| {
            let space = Space { segment, site };
            Place { named: named(Choice::Move(space)), ..self::space(scene, space) }
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
    let words = Texts(scene.lang);
    let spot = Spot { segment, place: at as u8 };
    let text = words::spot_text(spot, scene.state.side(segment), scene.lang);
    let choice = Choice::Spot(spot);
    let key = anchors::spot(spot);
    let (look, tap, state) = match (scene.state.built_on(spot), scene.pick(choice)) {
        (Some(built), _) => {
            let whose = format!("{}, {}", names::building(built.kind).one(scene.lang), scene.name(built.owner));
            (Look::Built(built.owner, building_sign(built.kind)), Tap::Explain(key), whose)
        }
        (None, Some(tap)) if scene.proposal == Some(choice) => {
            let kind = scene.building().map_or("v-house", |building| building_sign(building.kind));
            (Look::Chosen(scene.viewer, kind), tap, words.chosen().to_owned())
        }
        (None, Some(tap)) => (Look::Legal, tap, words.free().to_owned()),
        (None, None) if matches!(scene.question(), Some(Question::Spot(..))) => {
            let why = words.out_of_reach().to_owned();
            (Look::Far, Tap::Why(why.clone()), why)
        }
        (None, None) => (Look::Far, Tap::Explain(key), words.free().to_owned()),
    };
    let links = words::links_text(&scene.state, spot, &scene.names, scene.lang);
    let label = [vec![format!("{text}, {state}")], links].concat().join(". ");
    Plot { spot, effect, look, tap, named: false, label }
}

fn space(scene: &Scene, space: Space) -> Place {
    let lang = scene.lang;
    let words = Texts(lang);
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
    parts.extend(exchange.map(|exchange| words::exchange_text(exchange, lang)));
    parts.extend(pawns.iter().map(|seat| words.viscount_of(scene.name(*seat))));
    parts.extend(overlord::told(scene, space));
    if start.is_some() {
        parts.push(words.start_here().to_owned());
    }
    match cost {
        Some(0) => parts.push(words.go_there().to_owned()),
        Some(cost) => parts.push(words.go_there_for(names::SILVER.count(cost, lang))),
        None => {}
    }
    Place { space, exchange, tap, named: false, cost, pawns, label: capital(&parts.join(", ")) }
}

/// How a link is painted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum LinkLook {
    /// Not to be completed now.
    Plain,
    /// A plot that could be chosen instead would complete it.
    May,
    /// What is proposed would complete it.
    Lit,
    /// Buildings stand at both its ends.
    Done,
}

/// How the link behind a spot is painted.
pub fn link_look(scene: &Scene, preview: Option<&Preview>, spot: Spot) -> LinkLook {
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
