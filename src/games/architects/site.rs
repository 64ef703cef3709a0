//! The large sheet of the Guildhall: the plans with all their pieces, beside the Cathedral with the price of its next
//! level.

use super::guild::cathedral_view;
use super::own::foot;
use crate::components::{icon, points, tap_button};
use architects::components::Skill;
use architects::table::amounts::Amount;
use architects::table::hand::{Plan, Ready};
use architects::table::signs::skill_sign;
use architects::table::site::GuildhallPanel;
use architects::table::{Texts, anchors};
use kernel::Lang;
use markup::{CollectView, IntoView, View, html};
use ui::TileState;

const PIECES: u8 = 4;

pub fn view(site: &GuildhallPanel) -> View {
    let lang = site.lang;
    let plan =
        |(place, plan): (usize, &Plan)| plan_view(plan, site.discards, !site.climbs && place == site.shown, lang);
    let ask = |(met, text): &(bool, String)| {
        let (class, sign) = if *met { ("line", "ui-check") } else { ("line lack", "ui-lock") };
        html! { <li class=class>{icon(sign, 14)} <span>{text.clone()}</span></li> }
    };
    let sign = if site.discards { "plan-discard" } else { "loc-guildhall" };
    let class = if site.climbs { "site column panel area climbs" } else { "site column panel area" };
    html! {
        <section class=class data-row="" aria-label=site.title.clone()>
            <h2 class="line">{icon(sign, 34)} {site.title.clone()} <i>{site.note.clone()}</i></h2>
            <div class="site-plans">{site.hand.plans.iter().enumerate().map(plan).collect_view()}</div>
            <div class="site-side">
                {cathedral_view(&site.cathedral)} <ul class="site-asks">{site.asks.iter().map(ask).collect_view()}</ul>
            </div>
        </section>
    }
}

/// A plan with all its pieces; missing ones are hollow. It states whether it is ready, unless the plan is discarded.
fn plan_view(plan: &Plan, discards: bool, shown: bool, lang: Lang) -> View {
    let texts = Texts(lang);
    let skill = |(skill, has): &(Skill, bool)| {
        let class = if *has { "needs-skill" } else { "needs-skill lack" };
        html! { <span class=class>{icon(skill_sign(*skill), 24)}</span> }
    };
    let cost = |(amount, short): &(Amount, u8)| pieces(amount, *short);
    let none = plan.skills.is_empty().then(|| html! { {icon("skill-none", 24)} <i>{texts.no_skill()}</i> });
    let virtue = plan.virtue.as_ref().map(|virtue| super::signs::amount(virtue, 18));
    let today = plan.today.map(|today| html! { <b>{texts.counts_today(today)}</b> });
    let sign = if plan.ready == Ready::Now { "ui-check" } else { "ui-lock" };
    let inside = html! {
        {points(plan.points.into(), 38, None)}
        <span class="col site-name">
            <b class="name">{plan.name}</b>
            <span>{icon(if plan.at_once { "ui-play" } else { "ui-flag" }, 12)} {plan.does.clone()} " " {today}</span>
        </span>
        <span class="line site-skills">{plan.skills.iter().map(skill).collect_view()} {none} {virtue}</span>
        <span class="line site-pieces">{plan.cost.iter().map(cost).collect_view()}</span>
        {(!discards).then(|| html! { <span class="line site-foot">{icon(sign, 13)} {foot(plan)}</span> })}
    };
    let shown = if shown { " shown" } else { "" };
    let locked = if plan.standing == TileState::Quiet { " locked" } else { "" };
    let class = format!("card line site-plan {} {}{shown}{locked}", plan.ready.class(), plan.standing.class());
    tap_button(plan.tap.clone(), Some(anchors::plan(plan.id)), class, plan.label.clone(), inside.into_view())
}

fn pieces(amount: &Amount, short: u8) -> View {
    let count = u8::try_from(amount.number).unwrap_or_default();
    if count > PIECES {
        let class = if short > 0 { "cost-of lack" } else { "cost-of" };
        return html! { <span class=class>{super::signs::amount(amount, 22)}</span> };
    }
    // Available pieces come first.
    let piece = |place: u8| {
        let class = if place + short >= count { "piece-of lack" } else { "piece-of" };
        html! { <span class=class>{icon(amount.icon, 22)}</span> }
    };
    (0..count).map(piece).collect_view().into_view()
}
