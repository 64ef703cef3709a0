//! The viewer's board: Apprentices with their skills, Buildings, and the plans of the hand and of the draft.

use super::signs::{ability, amount, skills};
use crate::components::{Frame, face, icon, longest_word, points, tap_button};
use architects::components::{BuildingId, Skill, Thing};
use architects::table::amounts::Amount;
use architects::table::crafts::{Crafts, Mate};
use architects::table::deal::DealtPlans;
use architects::table::hand::{Hand, Plan, Ready};
use architects::table::portraits;
use architects::table::signs::skill_sign;
use architects::table::{Texts, anchors};
use architects::texts::names;
use kernel::Lang;
use markup::{CollectView, IntoView, View, html, keyed};
use ui::Tap;

pub fn crafts_view(crafts: &Crafts) -> View {
    let lang = crafts.lang;
    let texts = Texts(lang);
    let mate = |mate: &Mate| {
        let card = mate.id.card();
        let name = card.title.one(lang);
        let inside = html! {
            <span class="mate-skills">{skills(card.skills, 18)}</span>
            <span class="col">
                <b class="name fits" style=("--letters", longest_word(name))>{name}</b>
                <span class="does-line">{ability(mate.id, lang)}</span>
            </span>
            {portraits::apprentice(mate.id).map(|portrait| face(&portrait, Frame::Niche(30, 44)))}
        };
        let hot = if mate.works { " hot" } else { "" };
        let class = format!("card mate line {}{hot}", mate.standing.class());
        let key = anchors::apprentice(mate.id);
        (key.clone(), tap_button(mate.tap.clone(), Some(key), class, mate.label.clone(), inside.into_view()))
    };
    let free = (0..crafts.free).map(|_| html! { <span class="card mate gone">{texts.free_place()}</span> });
    let skill = |(skill, count): (Skill, usize)| {
        let class = if count == 0 { "gd lack" } else { "gd" };
        html! { <span class=class>{icon(skill_sign(skill), 20)}{count}</span> }
    };
    let building = |key: String, label: &String, inside: View| {
        tap_button(Tap::Explain(key.clone()), Some(key), "card line house".to_owned(), label.clone(), inside)
    };
    let home = |(id, today, label): &(BuildingId, i32, String)| {
        let name = names::building(*id, lang);
        let inside = html! { {points(*today, 24, None)} <b class="name fits" style=("--letters", longest_word(name))>{name}</b> };
        (anchors::plan(*id), building(anchors::plan(*id), label, inside))
    };
    let board = crafts.board.as_ref().map(|(id, label)| {
        let portrait = portraits::board(*id).map(|portrait| face(&portrait, Frame::Niche(34, 40)));
        let inside = html! { {portrait} <b class="name">{id.card().title.one(lang)}</b> };
        building(anchors::board(*id), label, inside)
    });
    let none =
        crafts.built.is_empty().then(|| html! { <span class="card house gone">{texts.no_building_yet()}</span> });
    html! {
        <span class="mates" data-anchor=Thing::Apprentice.row().anchor data-topic=Thing::Apprentice.row().anchor>
            {keyed(crafts.mates.iter().map(mate))} {free.collect_view()}
            <span class="skill-counts">{Skill::ALL.into_iter().zip(crafts.skills).map(skill).collect_view()}</span>
        </span>
        <span class="houses" data-anchor=Thing::Building.row().anchor data-topic=Thing::Building.row().anchor>{board} {keyed(crafts.built.iter().map(home))} {none}</span>
    }
}

pub fn hand_view(hand: &Hand) -> View {
    let texts = Texts(hand.lang);
    let held = hand.plans.len() + hand.closed;
    let free_places = (held < hand.limit).then(|| {
        html! { <span class="card plan gone">{icon("building", 24)}<span>{texts.plans_of(held, hand.limit)}</span></span> }
    });
    let closed =
        (hand.closed > 0).then(|| html! { <span class="card plan gone">{texts.plans_in_hand(hand.closed)}</span> });
    let plans = hand.plans.iter().map(|plan| (anchors::plan(plan.id), plan_view(plan, hand.lang)));
    html! { {keyed(plans)} {closed} {free_places} }
}

fn plan_view(plan: &Plan, lang: Lang) -> View {
    let class = format!("card plan {} {}", plan.ready.class(), plan.standing.class());
    tap_button(plan.tap.clone(), Some(anchors::plan(plan.id)), class, plan.label.clone(), plan_face(plan, lang))
}

fn plan_face(plan: &Plan, lang: Lang) -> View {
    let texts = Texts(lang);
    let skill = |(skill, has): &(Skill, bool)| {
        let class = if *has { "needs-skill" } else { "needs-skill lack" };
        html! { <span class=class>{icon(skill_sign(*skill), 18)}</span> }
    };
    let none = plan.skills.is_empty().then(|| html! { {icon("skill-none", 18)} <i>{texts.no_skill()}</i> });
    let virtue = plan.virtue.as_ref().map(|virtue| html! { <span class="vir">{amount(virtue, 15)}</span> });
    let cost = plan.cost.iter().map(|(cost, short)| {
        let class = if *short == 0 { "cost-of" } else { "cost-of lack" };
        html! { <span class=class>{amount(cost, 16)}</span> }
    });
    let today = plan.today.map(|today| html! { <b>{texts.counts_today(today)}</b> });
    let sign = match plan.ready {
        Ready::Now => Some(icon("ui-check", 12)),
        Ready::Soon => None,
        Ready::No => Some(icon("ui-lock", 12)),
    };
    let foot = (!plan.foot.is_empty()).then(|| html! { <span class="plan-foot">{sign} {foot(plan)}</span> });
    html! {
        <span class="plan-head">
            <b class="name fits" style=("--letters", longest_word(plan.name))>{plan.name}</b> {points(plan.points.into(), 22, None)}
        </span>
        <span class="plan-skill">{plan.skills.iter().map(skill).collect_view()} {none} {virtue}</span>
        <span class="plan-cost">{cost.collect_view()}</span>
        <span class="plan-does">
            {icon(if plan.at_once { "ui-play" } else { "ui-flag" }, 12)} {plan.does.clone()} " " {today}
        </span>
        {foot}
    }
}

pub fn foot(plan: &Plan) -> View {
    if plan.ready != Ready::No {
        return html! { <span>{plan.foot.clone()}</span> };
    }
    let skills =
        plan.skills.iter().filter(|(_, has)| !has).map(|(skill, _)| icon(skill_sign(*skill), 15)).collect_view();
    let short = |(cost, short): &(Amount, u8)| {
        (*short > 0).then(|| amount(&Amount { number: (*short).into(), ..cost.clone() }, 14))
    };
    html! { {skills} {plan.cost.iter().map(short).collect_view()} }
}

pub fn plan_chip(plan: &Plan) -> View {
    let inside = html! { {points(plan.points.into(), 22, None)} <span class="col"><b class="name fits" style=("--letters", longest_word(plan.name))>{plan.name}</b> <span class="chip-foot line">{foot(plan)}</span></span> };
    let class = format!("card line hand-card {} {}", plan.ready.class(), plan.standing.class());
    tap_button(plan.tap.clone(), None, class, plan.label.clone(), inside.into_view())
}

/// Dealt or drawn plans above the town, of which one is chosen.
pub fn deal_view(deal: &DealtPlans) -> View {
    let lang = deal.lang;
    html! {
        <section class="deal column panel area" data-row="" aria-label=deal.title.clone()>
            <h2>{deal.title.clone()}</h2>
            <div class="dealt">{deal.plans.iter().map(|plan| plan_view(plan, lang)).collect_view()}</div>
        </section>
    }
}
