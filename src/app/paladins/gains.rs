//! What a choice would bring, as chips: from the events that it would lead to.

use super::names::say;
use super::signs::{action_icon, attribute_icon, worker_icon};
use crate::app::table::{Sign, icon, sign};
use crate::kernel::{Lang, Seat};
use crate::paladins::components::Action;
use crate::paladins::words::names as noun;
use crate::paladins::{Event, Good};
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
    let of_action = |action: Action| (action_icon(action), noun::deed(action));
    let (of, (name, label), change) = match *event {
        Event::Gained { seat, good, count } => (seat, (good_icon(good), noun::good(good)), i32::from(count)),
        Event::Spent { good: Good::Worker(_), .. } => return None,
        Event::Spent { seat, good, count } => (seat, (good_icon(good), noun::good(good)), -i32::from(count)),
        Event::TaxTaken { seat, count, .. } => (seat, ("silver", noun::SILVER), i32::from(count)),
        Event::SuspicionDrawn { seat, .. } => (seat, ("suspicion", noun::SUSPICION), 1),
        Event::SuspicionRemoved { seat, count } => (seat, ("suspicion", noun::SUSPICION), -i32::from(count)),
        Event::DebtGained { seat } => (seat, ("debt-unpaid", noun::DEBT), 1),
        Event::DebtPaid { seat } => (seat, ("debt-paid", noun::DEBT), 1),
        Event::DebtDestroyed { seat } => (seat, ("debt-unpaid", noun::DEBT), -1),
        Event::Raised { seat, attribute, by, .. } => {
            (seat, (attribute_icon(attribute), noun::attribute(attribute)), i32::from(by))
        }
        Event::Recruited { seat, .. } => (seat, ("act-recruit", noun::TOWNSFOLK), 1),
        Event::MonkPlaced { seat, .. } => (seat, ("monk", noun::MONK), 1),
        Event::OutpostPlaced { seat, .. } => (seat, ("outpost", noun::OUTPOST), 1),
        Event::WallBuilt { seat, .. } => (seat, ("wall", noun::WALL), 1),
        Event::JarMoved { seat, .. } => (seat, ("jar", noun::JAR), 1),
        Event::Attacked { seat, .. } => (seat, of_action(Action::Attack), 1),
        Event::Converted { seat, .. } => (seat, of_action(Action::Convert), 1),
        Event::WorkshopMoved { seat, .. } => (seat, ("workshop", noun::WORKSHOP), 1),
        Event::Cleared { seat, action } => (seat, of_action(action), 1),
        _ => return None,
    };
    (of == seat).then(|| (name, change, label.one(lang).to_owned()))
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
