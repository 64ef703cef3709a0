//! The King's part of the board: Orders, Favours and the Tax supply.

use super::signs::effect_view;
use crate::engine::Tap;
use crate::games::paladins::components::{FIRST_FAVOUR_ROUND, ORDER_POINTS, ORDER_TASK};
use crate::games::paladins::view_model::king::{Favour, Order, Tax};
use crate::games::paladins::view_model::names::{self, say};
use crate::games::paladins::view_model::signs::{action_icon, hole_icon, worker_icon};
use crate::games::paladins::words;
use crate::kernel::Lang;
use crate::kernel::grammar::{fill, headed};
use crate::page::widgets::{emblem, icon, icon_in, points, spoken_icon, tap_button};
use crate::page::words::Words;
use leptos::prelude::*;

fn opens(sign: &'static str, round: usize, lang: Lang) -> AnyView {
    view! {
        <span class="favour card mid gone">
            {icon(sign, 20)}
            <em>{say(lang, text!("opens in"))}<br/>{say(lang, text!("round"))} " " <b>{round}</b></em>
        </span>
    }
    .into_any()
}

/// Draws an Order.
pub fn order_view(order: &Order) -> AnyView {
    let lang = order.lang;
    let Some(action) = order.action else {
        return opens("seal-order", order.number + 1, lang);
    };
    let value = ORDER_POINTS.get(order.number).copied().unwrap_or_default();
    let few = order.done.len() <= 2;
    let progress = order
        .done
        .iter()
        .map(|(seat, name, done)| {
            let complete = *done >= ORDER_TASK;
            let number = if few { format!("{done}/{ORDER_TASK}") } else { done.to_string() };
            view! {
                <span class=if complete { "line complete" } else { "line" }>
                    {emblem(*seat, 12, Some(name.clone()))} <b>{number}</b>
                </span>
            }
        })
        .collect_view();
    let task = format!("{ORDER_TASK} × {}, {value} {}", names::action(action, lang), say(lang, text!("points")));
    let label = headed(say(lang, text!("King’s Order")), &task, lang);
    let inside = view! {
        {icon("seal-order", 18)}
        <span class="line">
            <span class="line need"><b>{ORDER_TASK}</b>{icon(action_icon(action), 20)}</span>
            {points(value, 24, None)}
        </span>
        <span class="line done">{progress}</span>
    }
    .into_any();
    let key = format!("order:{}", order.number);
    tap_button(Tap::Explain(key.clone()), Some(key), "order card".to_owned(), label, inside)
}

/// Draws a Favour.
pub fn favour_view(favour: &Favour) -> AnyView {
    let lang = favour.lang;
    let Some(id) = favour.card else {
        return opens("seal-favour", favour.number + usize::from(FIRST_FAVOUR_ROUND), lang);
    };
    let card = id.card();
    let takes = card.worker.map_or(say(lang, text!("anyone")), |worker| names::worker(worker, lang));
    let hole = spoken_icon(hole_icon(card.worker), 25, "icon hole", takes.to_owned());
    let (class, space) = match (&favour.used, favour.current) {
        (Some((seat, name, worker)), _) => {
            let by = used_by(name, lang);
            let space = view! {
                <span class="stack">{hole}{icon_in(worker_icon(*worker), 22, "icon on")}</span>
                {emblem(*seat, 13, Some(by))}
            };
            ("favour card mid used", space.into_any())
        }
        (None, true) => {
            let worker = favour.ghost.map(|worker| icon_in(worker_icon(worker), 22, "icon on"));
            ("favour card mid selected", view! { <span class="stack ghosted">{hole}{worker}</span> }.into_any())
        }
        (None, false) => {
            let class = match favour.tap {
                Tap::Choose(_) | Tap::Pick(_) | Tap::Look { .. } | Tap::Switch(_) => "favour card mid open",
                Tap::Why(_) => "favour card mid locked",
                Tap::Explain(_) => "favour card mid",
            };
            (class, hole)
        }
    };
    let cost = |count: u8, name: &'static str| {
        (count > 0).then(|| view! { <span class="line number">"+"{count}{icon(name, 17)}</span> })
    };
    let inside = view! {
        {icon("seal-favour", 18)}
        <span class="line">{space}{cost(card.silver, "silver")}{cost(card.provisions, "provision")}</span>
        <span class="line">{effect_view(card.effect, 18, lang)}</span>
    }
    .into_any();
    let by = favour.used.as_ref().map(|(_, name, _)| format!(" ({})", used_by(name, lang)));
    let label = format!("{}{}", words::favour_text(id, lang), by.unwrap_or_default());
    tap_button(favour.tap.clone(), Some(format!("favour:{}", id.0)), class.to_owned(), label, inside)
}

/// Who used a Favour.
fn used_by(name: &str, lang: Lang) -> String {
    fill(lang, say(lang, text!("used by [{0}|you]")), &[name])
}

/// Draws the Tax supply.
pub fn tax_view(tax: &Tax) -> AnyView {
    let lang = tax.lang;
    let coins = (0..tax.full.max(tax.left))
        .map(|place| if place < tax.left { icon("tax", 20) } else { view! { <s></s> }.into_any() })
        .collect_view();
    let most = tax.suspicion.first().map_or(0, |(.., held)| *held);
    let leaders = tax.suspicion.iter().filter(|(.., held)| *held == most).count();
    let second = tax.suspicion.get(1).map_or(0, |(.., held)| *held);
    let eye = || icon("suspicion", 15);
    let (standing, told) = match tax.suspicion.first() {
        Some((seat, name, _)) if most > 0 && leaders == 1 => {
            let (word, to) = (say(lang, text!("leads")), say(lang, text!("to")));
            let parts = [name.as_str(), &most.to_string(), &second.to_string()];
            let told = fill(lang, say(lang, text!("[{0} leads|You lead] {1} to {2}")), &parts);
            let view = view! { {emblem(*seat, 14, None)} " " {word} " " <b>{most}</b> " " {to} " " <b>{second}</b> " " {eye()} };
            (view.into_any(), told)
        }
        Some(_) if most > 0 => {
            let word = say(lang, text!("Level at"));
            (view! { {word} " " <b>{most}</b> " " {eye()} }.into_any(), format!("{word} {most}"))
        }
        _ => {
            let word = say(lang, text!("Nobody is suspected"));
            (word.into_any(), word.to_owned())
        }
    };
    let label = Words(lang).tax_left(tax.left, tax.full, told);
    let inside = view! {
        <span class="line"><b class="name">{say(lang, text!("Tax"))}</b><span class="line coins">{coins}</span></span>
        <span class="line info">
            {icon("inquisition", 18)}
            <span>
                {say(lang, text!("Inquisition in"))} " " <b>{tax.left}</b> " "
                {noun!("coin", "coins").for_number(tax.left, lang)} <br/> {standing}
            </span>
        </span>
    }
    .into_any();
    tap_button(Tap::Explain("tax".to_owned()), Some("tax".to_owned()), "tax card".to_owned(), label, inside)
}
