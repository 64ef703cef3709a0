//! The four races: Debts left, Deeds left, ribbons, and the leader of the Castle.

use crate::components::{emblem, icon, points, tap_button};
use crate::texts::PageTexts;
use kernel::grammar::headed;
use kernel::{Lang, Seat};
use markup::{CollectView, IntoView, View, html};
use ui::Tap;
use viscounts::components::{BONUS_AT, BONUS_POINTS, LEADER_POINTS, Ribbon};
use viscounts::table::Texts;
use viscounts::table::scene::Scene;
use viscounts::table::signs::ribbon_sign;
use viscounts::texts::names;

#[derive(Clone, PartialEq)]
pub struct Races {
    debts: u8,
    deeds: u8,
    bonuses: [Option<Seat>; 4],
    leader: Option<Seat>,
    names: [Option<String>; 5],
    lang: Lang,
}

pub fn races(scene: &Scene) -> Races {
    let board = scene.state.board();
    let leader = board.castle.leader;
    let name = |seat: Option<Seat>| seat.map(|seat| scene.name(seat));
    let [grey, black, yellow, blue] = board.bonuses;
    Races {
        debts: board.debts_left,
        deeds: board.deeds_left,
        bonuses: board.bonuses,
        leader,
        names: [grey, black, yellow, blue, leader].map(name),
        lang: scene.lang,
    }
}

pub fn view(races: &Races) -> View {
    let lang = races.lang;
    let page_texts = PageTexts(lang);
    let texts = Texts(page_texts.0);
    let race = |key: &str, class: &str, label: String, inside: View| {
        tap_button(Tap::Explain(key.to_owned()), Some(key.to_owned()), format!("col race {class}"), label, inside)
    };
    let debts = html! {
        <span class="line">{icon("poverty", 26)}<b class="name" data-count="">{races.debts}</b></span>
        <em>{texts.debts_left()}</em>
    };
    let deeds = html! {
        <span class="line">{icon("prosperity", 26)}<b class="name" data-count="">{races.deeds}</b></span>
        <em>{texts.deeds_left()}</em>
    };
    let ribbon = |(ribbon, holder): (Ribbon, Option<Seat>)| {
        let holder = holder.map(|seat| html! { <span class="holder">{emblem(seat, 12, None)}</span> });
        let class = if holder.is_some() { "race-ribbon taken" } else { "race-ribbon" };
        html! { <span class=class>{icon(ribbon_sign(ribbon), 20)}{holder}</span> }
    };
    let ribbons = html! {
        <span class="line">{Ribbon::ALL.into_iter().zip(races.bonuses).map(ribbon).collect_view()}</span>
        <em>{texts.first_to(BONUS_AT)} {points(BONUS_POINTS, 18, None)}</em>
    };
    let leads = races.leader.map(|seat| emblem(seat, 16, None));
    let leader = html! {
        <span class="line">{leads}{icon("leader", 26)}{points(LEADER_POINTS, 22, None)}</span>
        <em>{texts.castle_leader()}</em>
    };
    let held = |place: usize| races.names[place].clone().unwrap_or_else(|| page_texts.nobody().to_owned());
    let of_ribbons: Vec<String> = Ribbon::ALL
        .into_iter()
        .enumerate()
        .map(|(place, ribbon)| headed(names::ribbon(ribbon, lang), &held(place), lang))
        .collect();
    let bonus_label = format!("{} ({})", texts.bonus_cards(), of_ribbons.join(", "));
    html! {
        {race("poverty", "at-start", format!("{} {}", races.debts, texts.debts_left()), debts.into_view())}
        {race("prosperity", "at-end", format!("{} {}", races.deeds, texts.deeds_left()), deeds.into_view())}
        {race("bonuses", "at-start low", bonus_label, ribbons.into_view())}
        {race("leader", "at-end low", headed(texts.castle_leader(), &held(4), lang), leader.into_view())}
    }
}
