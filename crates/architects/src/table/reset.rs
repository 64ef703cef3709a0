//! The preview of a Black Market reset, in five fixed lines.

use super::scene::Scene;
use crate::components::{Location, MANY_PRISONERS, MOST_SEATS, Occasion, PRISON_VIRTUE, STALLS, Thing};
use crate::table::Texts;
use crate::table::scene::SceneExt as _;
use crate::texts::names;
use crate::{Choice, Owner};
use kernel::grammar::listed;
use kernel::{Lang, Seat};
use ui::Localize;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResetReport {
    pub lines: Vec<(&'static str, String)>,
    pub lang: Lang,
}

pub fn report(scene: &Scene) -> Option<ResetReport> {
    let preview = scene.looked_at().filter(super::preview::TablePreview::resets)?;
    let lang = scene.lang;
    let texts = Texts(lang);
    let state = &scene.state;
    let mut stalls: [Option<Owner>; STALLS] = state.board().market;
    if let Choice::Place(location) = preview.choice
        && let Some(stall) = location.stall()
    {
        stalls[stall] = Some(scene.viewer.into());
    }
    let jailed_of = |owner: Owner| {
        let standing = stalls.iter().filter(|stands| **stands == Some(owner)).count() as u8;
        state.workers_at(Location::Prison, owner) + standing
    };
    let mut prison = [0_u8; MOST_SEATS];
    for seat in state.all_seats() {
        prison[seat.index() % MOST_SEATS] = jailed_of(seat.into());
    }
    // The Overlord is counted but gains no Debt.
    let most = state.owners().map(jailed_of).max().unwrap_or(0);
    // The text names a seat with its number of Workers in the Prison.
    let those = |holds: &dyn Fn(Seat, u8) -> bool, with: &dyn Fn(Seat, u8) -> String| {
        let names: Vec<String> = state
            .all_seats()
            .map(|seat| (seat, prison[seat.index() % MOST_SEATS]))
            .filter(|(seat, jailed)| holds(*seat, *jailed))
            .map(|(seat, jailed)| format!("{}{}", scene.name(seat), with(seat, jailed)))
            .collect();
        if names.is_empty() { texts.no_one().to_owned() } else { listed(&names, lang) }
    };
    let counted = |_: Seat, jailed: u8| format!(" ({jailed})");
    let goes = those(&|seat, _| stalls.contains(&Some(Owner::Seat(seat))), &|seat, jailed| {
        format!(" ({} › {jailed})", state.workers_at(Location::Prison, seat))
    });
    let acting = |seat: Seat, jailed: u8| {
        let unjailed = jailed == 0 && state.bringing(seat, Occasion::ResetUnjailed).next().is_some();
        unjailed || state.bringing(seat, Occasion::Reset).next().is_some()
    };
    let acts = those(&acting, &|_, _| String::new());
    let loses = those(&|_, jailed| jailed >= MANY_PRISONERS, &counted);
    let owes = those(&|_, jailed| most > 0 && jailed == most, &counted);
    let lines = vec![
        ("loc-prison", texts.to_the_prison(goes)),
        ("market-large", texts.cards_turn().to_owned()),
        ("apprentice", texts.they_act(acts)),
        ("virtue-down", texts.they_lose(names::lost(Thing::Virtue, PRISON_VIRTUE, lang), loses)),
        ("debt-unpaid", texts.they_owe((Thing::Debt, 1).localize(lang), owes)),
    ];
    Some(ResetReport { lines, lang })
}
