//! A moment as a card over the table: what it is, what led to it, and who gets what. It stands where it covers nothing that it
//! changes ([`crate::page::services::panels`]).

use crate::engine::{Gain, LineTold, MOMENT_CARD, MomentTold, SeatTold, TOME_TAKEN};
use crate::page::play::store::Store;
use crate::page::widgets::{emblem, icon, points, seat_class, sign};
use leptos::prelude::*;
use std::cmp::Ordering;

/// The card of a moment; of one in lines with the line that is told now, which its steps keep at one place.
pub fn moment_view(store: Store, moment: &MomentTold, now: Option<usize>) -> AnyView {
    let mut speaks = moment.stage().lit;
    speaks.extend(moment.lines.iter().flat_map(|line| line.places.iter().cloned()));
    let inside = if let Some(now) = now {
        let line = |(at, told): (usize, &LineTold)| line(store, told, at, now);
        view! { <ol class="moment-lines">{moment.lines.iter().enumerate().map(line).collect_view()}</ol> }.into_any()
    } else {
        let told = moment.seats.iter().filter(|told| told.is_told());
        told.map(|told| column(store, moment, told)).collect_view().into_any()
    };
    let tomes = (moment.sign == TOME_TAKEN.sign).then(|| store.lazy.view(store.lang, move |code| code.0.tomes(store)));
    let cause = (!moment.cause.is_empty()).then(|| view! { <p>{moment.cause.clone()}</p> });
    view! {
        <section
            class="moment panel"
            class:in-lines=now.is_some()
            role="dialog"
            aria-label=moment.title.clone()
            data-over="moment"
            data-anchor=MOMENT_CARD
            data-speaks=speaks.join(" ")
        >
            <header>
                <span class="wax">{icon(moment.sign, 34)}</span>
                <h2>{moment.title.clone()}</h2>
                {cause}
            </header>
            {inside} {tomes}
        </section>
    }
    .into_any()
}

/// A line: what is done has a check, what is to come is empty yet.
fn line(store: Store, told: &LineTold, at: usize, now: usize) -> AnyView {
    let class = match at.cmp(&now) {
        Ordering::Less => "moment-line",
        Ordering::Equal => "moment-line now",
        Ordering::Greater => "moment-line to-come",
    };
    let number = if at < now { icon("ui-check", 16) } else { view! { {at + 1} }.into_any() };
    let changes = |seat: &SeatTold| {
        let chips = seat.chips.iter().map(chip).collect_view();
        (!seat.chips.is_empty())
            .then(|| view! { <span class="line">{emblem(seat.seat, 18, Some(store.name(seat.seat)))} {chips}</span> })
    };
    let some = told.seats.iter().any(|seat| !seat.chips.is_empty());
    let what = if some {
        told.seats.iter().map(changes).collect_view().into_any()
    } else if told.texts.is_empty() {
        view! { <em>{store.words().moment_nothing()}</em> }.into_any()
    } else {
        view! { <em>{told.texts.join(" ")}</em> }.into_any()
    };
    let what = (at <= now).then_some(what);
    view! {
        <li class=class aria-current=(at == now).then_some("step")>
            <span class="moment-number">{number}</span>
            <b>{icon(told.sign, 18)} {told.title.clone()}</b>
            <span class="moment-what">{what}</span>
        </li>
    }
    .into_any()
}

fn chip(chip: &Gain) -> AnyView {
    let class = if chip.is_welcome() { "gain" } else { "gain loss" };
    view! { <span class=class>{chip.number()}{sign(&chip.sign, 18)} <em>{chip.sign.label.clone()}</em></span> }
        .into_any()
}

/// What a moment changes for a seat.
fn column(store: Store, moment: &MomentTold, told: &SeatTold) -> AnyView {
    let words = store.words();
    let chips = told.chips.iter().map(chip).collect_view();
    let total = told.points.map(|(total, by)| {
        let label = words.points_more(total, by);
        let ahead = moment.lead(told.seat).map(|by| view! { <span class="gain good fact">{words.leads_by(by)}</span> });
        let by = if by < 0 { format!("−{}", -by) } else { format!("+{by}") };
        view! { <span class="line">{points(total, 28, Some(label))}<b>{by}</b> {ahead}</span> }
    });
    view! {
        <div class=format!("moment-seat {}", seat_class(told.seat))>
            <b class="name">{emblem(told.seat, 20, None)} {store.name(told.seat)}</b>
            {chips} {total}
        </div>
    }
    .into_any()
}
