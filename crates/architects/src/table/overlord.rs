//! Display data of the Overlord: his next Scheme as far as it is known, his Workers and captives, his Demands, the
//! Events and the target.

use super::scene::Scene;
use super::signs::place_sign;
use crate::components::{EVENT_LEFT, EVENTS_USED_UP, LAST_DEMAND_HIDDEN, Location, SchemeId, SchemeLine, Thing};
use crate::table::Texts;
use crate::table::scene::SceneExt as _;
use crate::texts::names::points;
use crate::texts::overlord::{demand_points, scheme_text};
use crate::{Architects, OpenDemand, Owner, Team};
use kernel::grammar::{capital, chained, headed, listed, localize};
use kernel::{Coop, Game, Lang, Seat};

#[derive(Clone, Debug, PartialEq)]
pub struct Overlord {
    pub hard: bool,
    /// Signs of the lines of the next Scheme. Empty while several are possible.
    pub next: Vec<&'static str>,
    pub choices: usize,
    pub held: u8,
    pub holds_yours: bool,
    pub demands: Vec<DemandItem>,
    pub hidden: usize,
    pub events: usize,
    pub rows: Vec<OverlordRow>,
    pub label: String,
    pub lang: Lang,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DemandItem {
    pub sign: &'static str,
    pub given: u8,
    pub asked: u8,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OverlordRow {
    pub sign: &'static str,
    pub head: String,
    pub text: String,
}

pub fn overlord(scene: &Scene) -> Option<Overlord> {
    let state = &scene.state;
    let team = state.team()?;
    let coming: Vec<SchemeId> = team.coming().collect();
    let next = match coming[..] {
        [only] => only.card().lines.iter().map(|line| line_sign(*line)).collect(),
        _ => Vec::new(),
    };
    let held: u8 = state.all_seats().map(|seat| state.player(seat).member.held).sum();
    let rows = rows(state, &|seat| scene.name(seat), scene.lang);
    let label: Vec<String> = rows.iter().map(|row| headed(&row.head, &row.text, scene.lang)).collect();
    Some(Overlord {
        hard: team.difficulty != Coop::Standard,
        next,
        choices: coming.len(),
        held,
        holds_yours: scene.me().member.held > 0,
        demands: team.demands(state.seats()).map(asked).collect(),
        hidden: team.demands_hidden(),
        events: team.events_left(),
        rows,
        label: label.join(". "),
        lang: scene.lang,
    })
}

const fn asked(open: OpenDemand) -> DemandItem {
    DemandItem { sign: open.demand.card().item.row().sign, given: open.given, asked: open.asked }
}

const fn line_sign(line: SchemeLine) -> &'static str {
    match line {
        SchemeLine::Worker(location) | SchemeLine::Raid(location, _) => place_sign(location),
        SchemeLine::Market => place_sign(Location::MarketRight),
        SchemeLine::TaxCheck => place_sign(Location::TaxStand),
        SchemeLine::Reset => Thing::Reset.row().sign,
        SchemeLine::FutureDiscarded | SchemeLine::FutureOnTop | SchemeLine::Scheme => SCHEME,
        SchemeLine::Demand => Thing::Demand.row().sign,
        SchemeLine::Event | SchemeLine::All(_) | SchemeLine::One(_) => Thing::Event.row().sign,
    }
}

const SCHEME: &str = "scheme";

/// Returns the rows of his board. `name` gives the name of a seat.
pub fn rows(state: &Architects, name: &dyn Fn(Seat) -> String, lang: Lang) -> Vec<OverlordRow> {
    let Some(team) = state.team() else { return Vec::new() };
    let texts = Texts(lang);
    let row = |sign, head: &str, text: String| OverlordRow { sign, head: capital(head), text: capital(&text) };
    let mut rows = vec![row(SCHEME, texts.next_scheme(), next_scheme(team, lang))];
    if let Some(scheme) = team.top_of_discards() {
        rows.push(row(SCHEME, texts.top_of_discards(), scheme_text(scheme, lang)));
    }
    let held = state.all_seats().map(|seat| (name(seat), state.player(seat).member.held)).filter(|held| held.1 > 0);
    let held: Vec<String> = held.map(|(name, count)| format!("{name} ({count})")).collect();
    let held = if held.is_empty() { texts.no_one().to_owned() } else { listed(&held, lang) };
    rows.push(row(Thing::Captive.row().sign, texts.whom_he_holds(), held));
    let at = |location| state.workers_at(location, Owner::Overlord);
    let captured: u8 = state.all_seats().map(|seat| state.player(seat).member.captives).sum();
    let places: u8 = Location::CIRCLES.into_iter().map(at).sum();
    let market: u8 = Location::STALLS.into_iter().map(at).sum();
    let workers = [
        texts.his_to_place(team.workers),
        texts.his_on_places(places),
        texts.his_in_market(market),
        texts.his_in_guildhall(at(Location::Guildhall)),
        texts.his_in_prison(team.prison),
        texts.his_captured(captured),
    ];
    rows.push(row("w-overlord", texts.his_workers(), chained(&workers, lang)));
    for open in team.demands(state.seats()) {
        let item = open.demand.card().item.row();
        let far = texts.donated(open.given, open.asked, item.noun.many(lang).to_owned());
        let text = format!("{far}, {}", demand_points(open.demand, lang));
        rows.push(row(item.sign, localize(lang, open.demand.card().name), text));
    }
    if team.demands_hidden() > 0 {
        let text = texts.demands_hidden(team.demands_hidden(), points(LAST_DEMAND_HIDDEN, lang));
        rows.push(row(Thing::Demand.row().sign, Thing::Demand.row().noun.many(lang), text));
    }
    let events = texts.events_left(team.events_left(), points(EVENT_LEFT, lang), points(EVENTS_USED_UP, lang));
    rows.push(row(Thing::Event.row().sign, Thing::Event.row().noun.many(lang), events));
    let (each, workers) = (team.target_for_each(), at(Location::Guildhall));
    let target = texts.target_of(each, state.seats(), workers, state.target().unwrap_or(0));
    rows.push(row("coop", texts.the_target(), target));
    rows.push(row(SCHEME, texts.future_schemes(), texts.future_left(team.future_left())));
    rows
}

fn next_scheme(team: &Team, lang: Lang) -> String {
    let coming: Vec<SchemeId> = team.coming().collect();
    if let [only] = coming[..] {
        return scheme_text(only, lang);
    }
    let names: Vec<String> = coming.iter().map(|scheme| localize(lang, scheme.card().name).to_owned()).collect();
    headed(&Texts(lang).one_of_so_many(names.len()), &names.join(", "), lang)
}
