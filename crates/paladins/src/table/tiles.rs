//! The actions of a player board: their state, taps, needs and costs.

use super::action_spaces::{ActionSpace, holes};
use super::names::{self, localize};
use super::scene::Scene;
use super::signs::faction_icon;
use crate::components::{
    Action, Attribute, CHAPTER, DEVELOP_COST, Faction, JAR_INFLUENCE, MOST_OF_AN_ACTION, PRAY_COST, REGIONS,
    WALL_INFLUENCE, WORKSHOPS,
};
use crate::table::Texts;
use crate::table::scene::SceneExt as _;
use crate::texts::names::{PROVISION, SILVER, WORKER};
use crate::{Choice, Intent, Paladins, Player, Question, Target, Thing, WhyNot};
use kernel::grammar::headed;
use kernel::{Game, Lang, Seat};
use ui::{Badge, Pip, Tap, TileState};

/// Actions of the left side of a player board, from the top.
pub const LEFT: [Action; 6] =
    [Action::Develop, Action::Recruit, Action::Hunt, Action::Trade, Action::Pray, Action::Conspire];

/// The action of the co-op scenario, which lies beside them.
pub const OVERLAY: [Action; 1] = [Action::GainHonour];

/// Actions of the right side.
pub const RIGHT: [Action; 6] =
    [Action::Commission, Action::Absolve, Action::Fortify, Action::Attack, Action::Garrison, Action::Convert];

#[derive(Clone, Debug, PartialEq)]
pub struct Tile {
    pub action: Action,
    pub standing: TileState,
    pub badge: Badge,
    pub workshops: [Option<Tap>; 2],
    pub holes: Vec<ActionSpace>,
    pub needs: Option<Needs>,
    /// Next price, with and without this round's Paladin.
    pub cost: PriceNow,
    pub note: String,
    pub pips: Vec<Pip>,
    pub tome: Option<usize>,
    pub beaten: Option<[u8; 3]>,
    pub threat: Option<u8>,
    pub owner: Seat,
    pub label: String,
    pub lang: Lang,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Needs {
    pub attribute: Attribute,
    pub raises: Attribute,
    pub reach: ActionReach,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ActionReach {
    /// Number of regions within reach, from the first.
    Regions(usize),
    /// Level of the next Wall or Jar. None once all are done.
    Level(Option<u8>),
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PriceNow {
    pub icon: &'static str,
    pub now: u8,
    pub printed: u8,
    pub held: u8,
}

/// Returns the tile of an action. The viewer's own tile has actions, a rival's is for information only.
pub fn tile(scene: &Scene, seat: Seat, action: Action) -> (Tile, Tap) {
    let own = seat == scene.viewer;
    let player = scene.state.player(seat);
    let lang = scene.lang;
    let rival = scene.state.rival().filter(|_| scene.state.is_rival(seat));
    let used = player.used(action) || rival.is_some_and(|rival| rival.used.has(action as usize));
    let current = own && scene.action() == Some(action);
    let intent = Intent::Action(action);
    let reasons = if own && !current { scene.reasons(intent) } else { Vec::new() };
    let clear = scene.choose(Choice::Clear(action)).or_else(|| scene.switch(Choice::Clear(action))).filter(|_| own);
    let act = scene.choose(Choice::Act(action)).or_else(|| scene.switch(Choice::Act(action))).filter(|_| own);
    let targeted = own && scene.target() == Some(Target::Clear(action));
    let choosing = own && matches!(scene.question(), Some(Question::Workshop | Question::FreeWorkshop));
    let workshop = |space: u8| scene.choose(Choice::Workshop(action, space)).filter(|_| choosing);
    let workshops = if action.right_index().is_some() { [workshop(0), workshop(1)] } else { [None, None] };
    let offers_workshop = workshops.iter().any(Option::is_some);
    let key = format!("action:{}", action.key());
    let (standing, tap) = match (clear, act) {
        _ if current => (TileState::Current, Tap::Explain(key)),
        _ if targeted => (TileState::Targeted, Tap::Explain(key)),
        (Some(tap), _) => (TileState::Target, tap),
        (None, Some(tap)) => (TileState::Legal, tap),
        (None, None) => {
            let standing = match (used, reasons.is_empty() || offers_workshop) {
                (true, _) => TileState::Used,
                (false, false) => TileState::Locked,
                (false, true) => TileState::Quiet,
            };
            let tap = if reasons.is_empty() { Tap::Explain(key) } else { Tap::Why(why(scene, action, &reasons)) };
            (standing, tap)
        }
    };
    let mark = match standing {
        TileState::Locked => Badge::Locked,
        _ if used => Badge::Used,
        _ => Badge::None,
    };
    let mut holes = holes(scene, player, action, current, &reasons, choosing);
    if rival.is_some() {
        // The types of Workers have no meaning for the solo opponent.
        for hole in &mut holes {
            hole.space = None;
        }
    }
    let tile = Tile {
        action,
        standing,
        badge: mark,
        workshops,
        holes,
        needs: needs(player, action),
        cost: cost(player, action),
        note: note(scene, player, action, &reasons, used),
        pips: row(player, action),
        tome: tome(scene, action),
        beaten: (action == Action::Attack).then(|| beaten(player)),
        threat: threatened(&scene.state, action),
        owner: seat,
        label: format!("{}. {}", label(scene, action, standing, &reasons), terms(player, action, lang)),
        lang,
    };
    (tile, tap)
}

fn why(scene: &Scene, action: Action, reasons: &[WhyNot]) -> String {
    headed(names::action(action, scene.lang), &scene.reasons_text(reasons).unwrap_or_default(), scene.lang)
}

fn terms(player: &Player, action: Action, lang: Lang) -> String {
    let takes = headed(WORKER.many(lang), &names::takes(player, action, lang), lang);
    match cost(player, action) {
        PriceNow { now: 0, .. } => takes,
        PriceNow { icon: "provision", now, .. } => format!("{takes}; {}", PROVISION.count(now, lang)),
        PriceNow { now, .. } => format!("{takes}; {}", SILVER.count(now, lang)),
    }
}

fn label(scene: &Scene, action: Action, standing: TileState, reasons: &[WhyNot]) -> String {
    let name = names::action(action, scene.lang);
    match standing {
        TileState::Current => format!("{name}, {}", localize(scene.lang, text!("under way"))),
        TileState::Target | TileState::Targeted => {
            format!("{name}, {}", localize(scene.lang, text!("can be cleared")))
        }
        TileState::Used => format!("{name}, {}", localize(scene.lang, text!("used"))),
        _ if reasons.is_empty() => name.to_owned(),
        _ => why(scene, action, reasons),
    }
}

fn needs(player: &Player, action: Action) -> Option<Needs> {
    let (attribute, raises) = (action.needs()?, action.raises()?);
    let next = usize::from(player.done(action));
    let reach = match action {
        Action::Fortify => ActionReach::Level(WALL_INFLUENCE.get(next).copied()),
        Action::Absolve => ActionReach::Level(JAR_INFLUENCE.get(next).copied()),
        _ => {
            let within = |region: &usize| Paladins::region_need(action, *region).1 <= player.level(attribute);
            ActionReach::Regions((0..REGIONS).take_while(within).count())
        }
    };
    Some(Needs { attribute, raises, reach })
}

fn cost(player: &Player, action: Action) -> PriceNow {
    let next = usize::from(player.done(action));
    if let Some(printed) = action.provision_costs() {
        let printed = printed.get(next).copied().unwrap_or(0);
        return PriceNow { icon: "provision", now: player.provision_cost(action), printed, held: player.provisions };
    }
    let now = player.silver_cost(action);
    let printed = match action {
        Action::Develop => DEVELOP_COST,
        Action::Pray => PRAY_COST,
        _ => action.silver_costs().and_then(|costs| costs.get(next).copied()).unwrap_or(0),
    };
    PriceNow { icon: "silver", now, printed, held: player.silver }
}

fn note(scene: &Scene, player: &Player, action: Action, reasons: &[WhyNot], used: bool) -> String {
    let lang = scene.lang;
    if used {
        return String::new();
    }
    let short = reasons.iter().find_map(|why| match *why {
        WhyNot::Worker { worker, .. } => Some(Texts(lang).no_such_worker(names::worker(worker, lang))),
        WhyNot::Workers { short } => Some(Texts(lang).more(short)),
        WhyNot::Silver { need, have } => Some(Texts(lang).short(need.saturating_sub(have))),
        WhyNot::NothingToClear => Some(localize(lang, text!("none used")).to_owned()),
        _ => None,
    });
    match (short, action) {
        (Some(short), _) if action.right_index().is_none() => short,
        (_, Action::Develop) => Texts(lang).built_of(player.moved_workshops(), WORKSHOPS),
        (_, Action::Hunt | Action::Trade) => localize(lang, text!("one or two workers")).to_owned(),
        (_, Action::Recruit) => {
            let town = scene.state.board().town;
            let costs = || (0..town.len()).filter(|slot| town[*slot].is_some()).map(|slot| player.townsfolk_cost(slot));
            match (costs().min(), costs().max()) {
                (Some(least), Some(most)) => Texts(lang).silver_from_to(least, most),
                _ => String::new(),
            }
        }
        (_, Action::Conspire) => localize(lang, text!("a wild worker")).to_owned(),
        _ => String::new(),
    }
}

fn row(player: &Player, action: Action) -> Vec<Pip> {
    let sign = match action {
        Action::Commission => Thing::Monk,
        Action::Garrison => Thing::Outpost,
        Action::Fortify => Thing::Wall,
        Action::Absolve => Thing::Jar,
        Action::Convert => Thing::Converted,
        _ => return Vec::new(),
    };
    let sign = sign.row().sign;
    let done = usize::from(player.done(action));
    let points = |count: usize| action.points().and_then(|points| points.get(count)).copied().unwrap_or(0);
    (0..MOST_OF_AN_ACTION)
        .map(|place| match place.cmp(&done) {
            std::cmp::Ordering::Less => {
                let convert = || player.converted.get(place).map(|outsider| faction_icon(outsider.card().faction));
                Pip::Done(if action == Action::Convert { convert().unwrap_or(sign) } else { sign })
            }
            std::cmp::Ordering::Equal => Pip::Next(points(place + 1)),
            std::cmp::Ordering::Greater => Pip::Open(points(place + 1)),
        })
        .collect()
}

fn tome(scene: &Scene, action: Action) -> Option<usize> {
    let key = match action {
        Action::Garrison => "frontier",
        Action::Commission => "monks",
        Action::Absolve => "penitents",
        Action::Fortify => "ramparts",
        _ => return None,
    };
    let open = scene.state.tomes()?.objectives().filter(|(_, owner)| owner.is_none());
    let mut rows = open.filter_map(|(tome, _)| CHAPTER.tomes.get(tome));
    let row = rows.find(|row| row.key == key)?;
    Some(usize::from(row.goal.saturating_sub(1)))
}

fn threatened(game: &Paladins, action: Action) -> Option<u8> {
    let mut threats = game.team()?.threats();
    threats.find(|open| open.threat.card().action == action).map(|open| open.workers)
}

/// Returns the numbers of Attacked Outsiders by faction, in the order of [`FACTIONS`].
fn beaten(player: &Player) -> [u8; 3] {
    FACTIONS.map(|faction| player.attacked.iter().filter(|outsider| outsider.card().faction == faction).count() as u8)
}

pub const FACTIONS: [Faction; 3] = [Faction::Viking, Faction::Byzantine, Faction::Saracen];
