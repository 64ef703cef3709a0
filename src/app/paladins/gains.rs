//! What a choice would bring, as chips: from the events that it would lead to.

use super::names::say;
use super::signs::{action_icon, attribute_icon, worker_icon};
use crate::app::table::{Sign, icon, sign};
use crate::kernel::{Lang, Seat, Spoken};
use crate::paladins::components::Action;
use crate::paladins::{Event, Good, Paladins};
use leptos::prelude::*;

/// One chip: a sign with its change, and whether it is a loss.
#[derive(Clone, Debug, PartialEq)]
pub struct Gain {
    sign: Sign,
    change: i32,
}

/// The chips of what would happen to a seat. Workers placed are no loss that needs telling: they lie on the board.
pub fn gains(events: &[Event], seat: Seat, lang: Lang) -> Vec<Gain> {
    let mut chips: Vec<Gain> = Vec::new();
    for event in events {
        let Some((name, change, label)) = change(event, seat, lang) else { continue };
        match chips.iter_mut().find(|chip| chip.sign.icon == name) {
            Some(chip) => chip.change += change,
            None => chips.push(Gain { sign: Sign::one(name, label), change }),
        }
    }
    chips.retain(|chip| chip.change != 0);
    chips
}

fn change(event: &Event, seat: Seat, lang: Lang) -> Option<(&'static str, i32, String)> {
    let (of, name, change) = match *event {
        Event::Gained { seat, good, count } => (seat, good_icon(good), i32::from(count)),
        Event::Spent { seat, good, count } => match good {
            Good::Worker(_) => return None,
            _ => (seat, good_icon(good), -i32::from(count)),
        },
        Event::TaxTaken { seat, count, .. } => (seat, "silver", i32::from(count)),
        Event::SuspicionDrawn { seat, .. } => (seat, "suspicion", 1),
        Event::SuspicionRemoved { seat, count } => (seat, "suspicion", -i32::from(count)),
        Event::DebtGained { seat } => (seat, "debt-unpaid", 1),
        Event::DebtPaid { seat } => (seat, "debt-paid", 1),
        Event::DebtDestroyed { seat } => (seat, "debt-unpaid", -1),
        Event::Raised { seat, attribute, by, .. } => (seat, attribute_icon(attribute), i32::from(by)),
        Event::Recruited { seat, .. } => (seat, "act-recruit", 1),
        Event::MonkPlaced { seat, .. } => (seat, "monk", 1),
        Event::OutpostPlaced { seat, .. } => (seat, "outpost", 1),
        Event::WallBuilt { seat, .. } => (seat, "wall", 1),
        Event::JarMoved { seat, .. } => (seat, "jar", 1),
        Event::Attacked { seat, .. } => (seat, action_icon(Action::Attack), 1),
        Event::Converted { seat, .. } => (seat, action_icon(Action::Convert), 1),
        Event::WorkshopMoved { seat, .. } => (seat, "workshop", 1),
        Event::Cleared { seat, .. } => (seat, "pray", 1),
        _ => return None,
    };
    let label = Paladins::event(event, &[], lang).unwrap_or_default();
    (of == seat).then_some((name, change, label))
}

/// The symbol of what a player holds.
fn good_icon(good: Good) -> &'static str {
    match good {
        Good::Worker(worker) => worker_icon(worker),
        Good::Silver => "silver",
        Good::Provisions => "provision",
    }
}

/// Draws the chips.
pub fn view(chips: &[Gain], more: bool, seat_class: &'static str, lang: Lang) -> AnyView {
    if chips.is_empty() && !more {
        return ().into_any();
    }
    let chip = |chip: &Gain| {
        let number = match chip.change {
            1 => "+1".to_owned(),
            change if change > 0 => format!("+{change}"),
            change => format!("−{}", -change),
        };
        let class = if chip.change < 0 { "gain loss" } else { "gain" };
        view! { <span class=class>{number}{sign(&chip.sign, 18)}</span> }
    };
    let more = more.then(|| view! { <span class="gain">"+" {say(lang, ["a card", "une carte"])}</span> });
    view! {
        <div class=format!("gains {seat_class}")>
            <span class="label">{say(lang, ["It brings", "Effet"])}</span>
            {chips.iter().map(chip).collect_view()} {more}
        </div>
    }
    .into_any()
}

/// One line for a chip, in words.
pub fn line(chip: &Gain) -> AnyView {
    let sign_of = &chip.sign;
    let change = if chip.change > 0 { format!("+{}", chip.change) } else { format!("−{}", -chip.change) };
    view! { <li>{icon(sign_of.icon, 24)}<span><b>{change}</b><em>{sign_of.label.clone()}</em></span></li> }.into_any()
}
