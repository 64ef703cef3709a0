//! The King's part of the board: Orders, Favours and the Tax supply, with the Threats of the co-op scenario.

use super::signs::effect_view;
use crate::components::{emblem, icon, icon_in, points, spoken_icon, tap_button};
use kernel::grammar::{fill, headed};
use kernel::{Lang, Seat};
use markup::{CollectView, IntoView, View, html};
use paladins::components::{Action, FIRST_FAVOUR_ROUND, ORDER_POINTS, ORDER_TASK};
use paladins::table::Texts;
use paladins::table::king::{Asks, FavourSlot, OrderSlot, Tax, ThreatKind, ThreatMark};
use paladins::table::names::{self, localize};
use paladins::table::signs::{action_icon, attribute_icon, space_icon, worker_icon};
use paladins::texts;
use ui::Tap;

fn opens(sign: &'static str, round: usize, threats: &[ThreatMark], lang: Lang) -> View {
    let card = html! {
        <span class="favour card mid gone">
            {icon(sign, 20)}
            <em>{localize(lang, text!("opens in"))}<br/>{localize(lang, text!("round"))} " " <b>{round}</b></em>
        </span>
    };
    if threats.is_empty() {
        return card;
    }
    html! { <div class="kings-card">{card}{threats.iter().map(|threat| threat_view(threat, lang)).collect_view()}</div> }
}

fn kings_card(
    tap: Tap,
    key: String,
    class: &str,
    label: String,
    threats: &[ThreatMark],
    card: View,
    lang: Lang,
) -> View {
    if threats.is_empty() {
        return tap_button(tap, Some(key), class.to_owned(), label, card);
    }
    let label = threats.iter().fold(label, |label, threat| format!("{label}. {}", threat.label));
    let below = threats.iter().map(|threat| threat_view(threat, lang)).collect_view();
    let inside = html! { <span class="above">{card}</span> {below} };
    tap_button(tap, Some(key), format!("{class} threatened"), label, inside)
}

fn threat_view(threat: &ThreatMark, lang: Lang) -> View {
    let (class, inside) = match threat.kind {
        ThreatKind::Outsiders { done, asked } => {
            let class = if done < asked { "threat outsiders" } else { "threat outsiders met" };
            let state = format!("{done}/{asked}");
            let inside = html! {
                <span class="line">{icon("threat-outsider", 15)} <b>{state}</b></span>
                <span class="line">"−1" {icon("honour", 14)}</span>
            };
            (class, inside.into_view())
        }
        ThreatKind::Hidden(round) => {
            let text = Texts(lang).turns_in(round);
            ("threat hidden", html! { <span class="line">{icon("threat", 14)}<em>{text}</em></span> })
        }
        ThreatKind::Open(id, workers) => {
            let card = id.card();
            let inside = html! {
                <span class="line">{icon(action_icon(card.action), 15)} <b>{workers}</b>{icon("overlord", 14)}</span>
                <span class="line">{effect_view(card.effect, 14, lang)}</span>
            };
            ("threat", inside.into_view())
        }
        ThreatKind::Ended => {
            let text = localize(lang, text!("Threat ended"));
            ("threat met", html! { <span class="line">{icon("ui-check", 13)}<em>{text}</em></span> })
        }
        ThreatKind::Kings(revealed) => {
            let class = if revealed { "threat kings" } else { "threat hidden kings" };
            let inside = html! {
                <span class="line">{icon("threat-king", 15)} "+2"</span>
                <span class="line">{icon("overlord", 14)} "−3"</span>
            };
            (class, inside.into_view())
        }
    };
    html! { <span class=class>{inside}</span> }
}

pub fn order_view(order: &OrderSlot) -> View {
    let lang = order.lang;
    let value = ORDER_POINTS.get(order.number).copied().unwrap_or_default();
    let key = format!("order:{}", order.number);
    let head = localize(lang, text!("King’s Order"));
    match &order.asks {
        None => opens("seal-order", order.number + 1, &order.threats, lang),
        Some(Asks::Task(action, done)) => {
            let task =
                format!("{ORDER_TASK} × {}, {value} {}", names::action(*action, lang), localize(lang, text!("points")));
            let inside = task_view(*action, done, value);
            tap_button(Tap::Explain(key.clone()), Some(key), "order card".to_owned(), headed(head, &task, lang), inside)
        }
        Some(Asks::Levels { levels, completed, current, ghost, tap }) => {
            let asked =
                levels.iter().map(|(attribute, level)| format!("{} {level}", names::attribute(*attribute, lang)));
            let asked = asked.collect::<Vec<_>>().join(", ");
            let done = completed.as_ref().map(|(_, name, _)| format!(" ({})", completed_by(name, lang)));
            let task = format!("{asked}, {value} {}{}", localize(lang, text!("points")), done.unwrap_or_default());
            let needs = levels.map(|(attribute, level)| {
                html! { <span class="line need"><b>{level}</b>{icon(attribute_icon(attribute), 17)}</span> }
            });
            let worth = if let Some((seat, name, worker)) = completed {
                html! {
                    {points(value, 22, None)} {icon_in(worker_icon(*worker), 17, "icon")}
                    {emblem(*seat, 12, Some(completed_by(name, lang)))}
                }
            } else {
                let worker = ghost.map(|worker| icon_in(worker_icon(worker), 19, "icon"));
                let or = localize(lang, text!("or"));
                html! { {points(value, 22, None)} <em>{or}</em> {points(-value, 22, None)} {worker} }
            };
            let inside = html! {
                {icon("seal-order", 18)}
                <span class="line">{needs.into_iter().collect_view()}</span>
                <span class="line">{worth}</span>
            };
            let class = match tap {
                _ if completed.is_some() => "order card completed",
                _ if *current => "order card selected",
                Tap::Choose(_) | Tap::Pick(_) | Tap::Look { .. } | Tap::Switch(_) | Tap::Ahead(..) => "order card open",
                _ => "order card",
            };
            kings_card(tap.clone(), key, class, headed(head, &task, lang), &order.threats, inside, lang)
        }
    }
}

fn completed_by(name: &str, lang: Lang) -> String {
    fill(lang, localize(lang, text!("completed by [{0}|you]")), &[name])
}

fn task_view(action: Action, done: &[(Seat, String, u8)], value: i32) -> View {
    let few = done.len() <= 2;
    let progress = done
        .iter()
        .map(|(seat, name, done)| {
            let complete = *done >= ORDER_TASK;
            let number = if few { format!("{done}/{ORDER_TASK}") } else { done.to_string() };
            html! {
                <span class=if complete { "line complete" } else { "line" }>
                    {emblem(*seat, 12, Some(name.clone()))} <b>{number}</b>
                </span>
            }
        })
        .collect_view();
    html! {
        {icon("seal-order", 18)}
        <span class="line">
            <span class="line need"><b>{ORDER_TASK}</b>{icon(action_icon(action), 20)}</span>
            {points(value, 24, None)}
        </span>
        <span class="line done">{progress}</span>
    }
}

pub fn favour_view(favour: &FavourSlot) -> View {
    let lang = favour.lang;
    let Some(id) = favour.card else {
        let round = favour.number + usize::from(FIRST_FAVOUR_ROUND);
        return opens("seal-favour", round, &favour.threats, lang);
    };
    let card = id.card();
    let takes = card.worker.map_or(localize(lang, text!("anyone")), |worker| names::worker(worker, lang));
    let hole = spoken_icon(space_icon(card.worker), 25, "icon hole", takes.to_owned());
    let (class, space) = match (&favour.used, favour.current) {
        (Some((seat, name, worker)), _) => {
            let by = used_by(name, lang);
            let space = html! {
                <span class="stack">{hole}{icon_in(worker_icon(*worker), 22, "icon on")}</span>
                {emblem(*seat, 13, Some(by))}
            };
            let usable = matches!(
                favour.tap,
                Tap::Choose(_) | Tap::Pick(_) | Tap::Look { .. } | Tap::Switch(_) | Tap::Ahead(..)
            );
            (if usable { "favour card mid used open" } else { "favour card mid used" }, space.into_view())
        }
        (None, true) => {
            let worker = favour.ghost.map(|worker| icon_in(worker_icon(worker), 22, "icon on"));
            ("favour card mid selected", html! { <span class="stack ghosted">{hole}{worker}</span> })
        }
        (None, false) => {
            let class = match favour.tap {
                Tap::Choose(_) | Tap::Pick(_) | Tap::Look { .. } | Tap::Switch(_) | Tap::Ahead(..) => {
                    "favour card mid open"
                }
                Tap::Why(_) => "favour card mid locked",
                Tap::Explain(_) => "favour card mid",
            };
            (class, hole)
        }
    };
    let cost = |count: u8, name: &'static str| {
        (count > 0).then(|| html! { <span class="line number">"+"{count}{icon(name, 17)}</span> })
    };
    let again = favour.again.filter(|_| favour.used.is_some()).map(|(more, honour)| {
        let placed = (more > 0).then(|| html! { <b>"+"{more}</b> });
        html! { {placed} <span class="line number">"−"{honour}{icon("honour", 15)}</span> }
    });
    let inside = html! {
        {icon("seal-favour", 18)}
        <span class="line">{space}{again}{cost(card.silver, "silver")}{cost(card.provisions, "provision")}</span>
        <span class="line">{effect_view(card.effect, 18, lang)}</span>
    };
    let by = favour.used.as_ref().map(|(_, name, _)| format!(" ({})", used_by(name, lang)));
    let label = format!("{}{}", texts::favour_text(id, lang), by.unwrap_or_default());
    kings_card(favour.tap.clone(), format!("favour:{}", id.0), class, label, &favour.threats, inside, lang)
}

fn used_by(name: &str, lang: Lang) -> String {
    fill(lang, localize(lang, text!("used by [{0}|you]")), &[name])
}

pub fn tax_view(tax: &Tax) -> View {
    let lang = tax.lang;
    let coins = (0..tax.full.max(tax.left))
        .map(|place| {
            if place < tax.left {
                icon("tax", 20)
            } else {
                html! { <s></s> }
            }
        })
        .collect_view();
    let most = tax.suspicion.first().map_or(0, |(.., held)| *held);
    let leaders = tax.suspicion.iter().filter(|(.., held)| *held == most).count();
    let second = tax.suspicion.get(1).map_or(0, |(.., held)| *held);
    let eye = || icon("suspicion", 15);
    let (standing, text) = match tax.suspicion.first() {
        Some((seat, name, _)) if most > 0 && leaders == 1 => {
            let (text, to) = (localize(lang, text!("leads")), localize(lang, text!("to")));
            let parts = [name.as_str(), &most.to_string(), &second.to_string()];
            let leads = fill(lang, localize(lang, text!("[{0} leads|You lead] {1} to {2}")), &parts);
            let view = html! { {emblem(*seat, 14, None)} " " {text} " " <b>{most}</b> " " {to} " " <b>{second}</b> " " {eye()} };
            (view.into_view(), leads)
        }
        Some(_) if most > 0 => {
            let text = localize(lang, text!("Level at"));
            (html! { {text} " " <b>{most}</b> " " {eye()} }, format!("{text} {most}"))
        }
        _ => {
            let text = localize(lang, text!("Nobody is suspected"));
            (text.into_view(), text.to_owned())
        }
    };
    let label = Texts(lang).tax_left(tax.left, tax.full, text);
    let inside = html! {
        <span class="line"><b class="name">{localize(lang, text!("Tax"))}</b><span class="line coins">{coins}</span></span>
        <span class="line info">
            {icon("inquisition", 18)}
            <span>
                {localize(lang, text!("Inquisition in"))} " " <b>{tax.left}</b> " "
                {noun!("coin", "coins").for_number(tax.left, lang)} " " <br/> {standing}
            </span>
        </span>
    };
    tap_button(Tap::Explain("tax".to_owned()), Some("tax".to_owned()), "tax card".to_owned(), label, inside)
}
