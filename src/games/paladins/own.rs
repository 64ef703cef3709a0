//! The rest of a player's board: Attributes, Paladin, crew, Debts and Suspicion.

use super::arms::arms;
use super::signs::when_view;
use crate::components::{Frame, face, icon, longest_word, sign, spoken_icon, tap_button, track_points, track_row};
use kernel::Lang;
use markup::{CollectView, View, html, keyed};
use paladins::components::{Ability, PaladinId, TRACK_END, TRACK_POINTS, TownsfolkId, When};
use paladins::table::Texts;
use paladins::table::names::{self, localize};
use paladins::table::own::{Crew, DebtsAndSuspicion};
use paladins::table::portraits;
use paladins::table::signs::{action_icon, attribute_icon, worker_icon};
use paladins::texts;
use ui::{Atom, Sign, Tap, TrackRow};

pub fn tracks_view(rows: &[TrackRow], lang: Lang) -> View {
    let numbers = (0..=TRACK_END).map(|level| html! { <span class="cell">{level}</span> }).collect_view();
    html! {
        <div class="track">
            <div class="track-row track-numbers" aria-hidden="true"><span class="track-level"></span>{numbers}</div>
            {rows.iter().map(track_row).collect_view()}
            {track_points(&TRACK_POINTS, localize(lang, text!("victory points")).to_owned())}
        </div>
    }
}

pub fn ability_view(ability: Ability, lang: Lang) -> View {
    let (Ability::Free(action)
    | Ability::Cheaper(action, _)
    | Ability::Silver(action, _)
    | Ability::Provisions(action, _)) = ability;
    html! { {icon(action_icon(action), 18)}<span>{texts::ability(ability, lang)}</span> }
}

pub fn paladin_view(paladin: Option<PaladinId>, round: u8, lang: Lang) -> View {
    let Some(id) = paladin else {
        let text = localize(lang, text!("No Paladin yet this round"));
        return html! { <div class="paladin"><span class="col"><em>{text}</em></span></div> };
    };
    let card = id.card();
    let workers =
        card.workers.map(|worker| spoken_icon(worker_icon(worker), 20, "icon", names::worker(worker, lang).to_owned()));
    let lent = card
        .boosts
        .iter()
        .map(|(attribute, levels)| {
            let name = names::attribute(*attribute, lang).to_owned();
            html! { <span class="line">"+"{*levels}{spoken_icon(attribute_icon(*attribute), 18, "icon", name)}</span> }
        })
        .collect_view();
    let of_round = Texts(lang).paladin_of_round(round);
    let inside = html! {
        <span class="portrait">{face(&portraits::paladin(id), Frame::Arch(72))} {arms(id, 62)}</span>
        <span class="col">
            <em>{of_round}</em>
            <span class="name">{card.name}</span>
            <span class="line lends"><span class="line">{workers.into_iter().collect_view()}</span>{lent}</span>
            <span class="line">{ability_view(card.ability, lang)}</span>
        </span>
    };
    let key = format!("paladin:{}", id.0);
    tap_button(Tap::Explain(key.clone()), Some(key), "paladin".to_owned(), texts::paladin_text(id, lang), inside)
}

pub fn crew_view(crew: &Crew) -> View {
    let lang = crew.lang;
    let asked = crew.members.iter().any(|(_, _, tap)| tap.is_some());
    let member = |(id, hot, tap): &(TownsfolkId, bool, Option<Tap>)| {
        let card = id.card();
        let name = names::townsfolk(card.name, lang);
        let key = format!("townsfolk:{}", id.0);
        // A long ability leaves no room beside it.
        let is_long = matches!(card.when, When::InquisitionSuspected | When::InquisitionClean);
        let inside = html! {
            <b class="name fits" style=("--letters", longest_word(name))>{name}</b>
            <span class="signs">
                {when_view(card.when, 17, lang)} <span class="arrow">{icon("ui-next", 10)}</span>
                {sign(&card.ability.sign(lang), 17)}
            </span>
            <span class="corner" class:up=is_long>{face(&portraits::townsfolk(*id), Frame::Niche(27, 24))}</span>
        };
        let class = match (tap.is_some(), *hot) {
            (true, _) => "mate target",
            (false, true) => "mate hot",
            (false, false) => "mate",
        };
        let tap = tap.clone().unwrap_or_else(|| Tap::Explain(key.clone()));
        let label = format!("{name}, {}", texts::townsfolk_ability(*id, lang));
        (key.clone(), tap_button(tap, Some(key), class.to_owned(), label, inside))
    };
    let class = if asked { "crew card asked" } else { "crew card" };
    let list = if crew.members.len() > 2 { "crew-list many" } else { "crew-list" };
    let none = crew.members.is_empty().then(|| html! { <i class="none">{localize(lang, text!("nobody yet"))}</i> });
    html! {
        <div class=class role="group" aria-label=localize(lang, text!("Crew"))>
            <em>{localize(lang, text!("Crew"))} " " <b>{crew.members.len()}</b></em>
            {none}
            <div class=list data-anchor="crew">{keyed(crew.members.iter().map(member))}</div>
        </div>
    }
}

pub fn holdings_view((unpaid, paid, suspicion): &DebtsAndSuspicion, lang: Lang) -> View {
    let debts = html! {
        <em>{localize(lang, text!("Debts"))}</em>
        <span class="line number">{sign(&Sign::one("debt-unpaid", localize(lang, text!("unpaid"))), 20)}<b>{*unpaid}</b></span>
        <span class="line number">{sign(&Sign::one("debt-paid", localize(lang, text!("paid"))), 20)}<b>{*paid}</b></span>
    };
    let suspected = html! {
        <em>"Suspicion"</em>
        <span class="line number">{icon("suspicion", 20)}<b>{suspicion.len()}</b></span>
    };
    let debt_label = Texts(lang).debts_unpaid_paid(unpaid, paid);
    let suspicion_label = format!("{} {}", localize(lang, text!("Suspicion:")), suspicion.len());
    html! {
        <div class="holdings" data-row="">
            {tap_button(Tap::Explain("debts".to_owned()), Some("debts".to_owned()), "holding card line".to_owned(), debt_label, debts)}
            {tap_button(Tap::Explain("suspicion".to_owned()), Some("suspicion".to_owned()), "holding card line".to_owned(), suspicion_label, suspected)}
        </div>
    }
}
