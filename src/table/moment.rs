//! A moment as a card above the table: its title, its cause, and the result for each seat. It covers nothing that it
//! changes ([`crate::browser::panels`]).

use crate::components::{Frame, emblem, face, icon, points, seat_class, seat_face, sign};
use crate::state::store::{Page, Store};
use markup::{CollectView, IntoView, View, html};
use std::cmp::Ordering;
use ui::portraits::proclaims;
use ui::{Gain, MOMENT_CARD, Moment, MomentLine, MomentSeat, TOME_TAKEN, Tone};

/// Card of a moment. `now`: the current line of a moment in lines, which keeps its place through the steps.
pub fn moment_view(store: Store, moment: &Moment, now: Option<usize>) -> View {
    let mut speaks = moment.stage().lit;
    speaks.extend(moment.lines.iter().flat_map(|line| line.places.iter().cloned()));
    let inside = if let Some(now) = now {
        let line = |(at, narrated): (usize, &MomentLine)| line(store, narrated, at, now);
        html! { <ol class="moment-lines">{moment.lines.iter().enumerate().map(line).collect_view()}</ol> }
    } else {
        let narrated = moment.seats.iter().filter(|narrated| narrated.is_announced());
        narrated.map(|narrated| column(store, moment, narrated)).collect_view().into_view()
    };
    let tomes = (moment.sign == TOME_TAKEN.sign).then(|| store.code.page(Page::TomeCards));
    let card = moment.card.clone().map(|(sign, text)| {
        html! { <div class="moment-seat moment-card">{icon(sign, 44)} <b>{text}</b></div> }
    });
    let cause = (!moment.cause.is_empty()).then(|| html! { <p>{moment.cause.clone()}</p> });
    let herald = proclaims(moment.sign).map(|portrait| face(portrait, Frame::Arch(88)));
    html! {
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
                {herald} <span class="wax">{icon(moment.sign, 34)}</span>
                <h2>{moment.title.clone()}</h2>
                {cause}
            </header>
            {card} {inside} {tomes}
        </section>
    }
}

/// A line: checked when done, empty when still to come.
fn line(store: Store, narrated: &MomentLine, at: usize, now: usize) -> View {
    let class = match at.cmp(&now) {
        Ordering::Less => "moment-line",
        Ordering::Equal => "moment-line now",
        Ordering::Greater => "moment-line to-come",
    };
    let number = if at < now {
        icon("ui-check", 16)
    } else {
        html! { {at + 1} }
    };
    let changes = |seat: &MomentSeat| {
        let chips = seat.chips.iter().map(chip).collect_view();
        (!seat.chips.is_empty()).then(
            || html! { <span class="line">{emblem(seat.seat, 18, Some(store.table.name(seat.seat)))} {chips}</span> },
        )
    };
    let some = narrated.seats.iter().any(|seat| !seat.chips.is_empty());
    let what = if some {
        narrated.seats.iter().map(changes).collect_view().into_view()
    } else if narrated.texts.is_empty() {
        html! { <em>{store.texts().moment_nothing()}</em> }
    } else {
        html! { <em>{narrated.texts.join(" ")}</em> }
    };
    let what = (at <= now).then_some(what);
    html! {
        <li class=class aria-current=(at == now).then_some("step")>
            <span class="moment-number">{number}</span>
            <b>{icon(narrated.sign, 18)} {narrated.title.clone()}</b>
            <span class="moment-what">{what}</span>
        </li>
    }
}

fn chip(chip: &Gain) -> View {
    let class = if chip.is_welcome() { "gain" } else { "gain loss" };
    html! { <span class=class>{chip.number()}{sign(&chip.sign, 18)} <em>{chip.sign.label.clone()}</em></span> }
}

fn column(store: Store, moment: &Moment, narrated: &MomentSeat) -> View {
    let texts = store.texts();
    let chips = narrated.chips.iter().map(chip).collect_view();
    let total = narrated.points.map(|(total, by)| {
        let label = texts.points_more(total, by);
        let ahead =
            moment.lead(narrated.seat).map(|by| html! { <span class="gain good fact">{texts.leads_by(by)}</span> });
        let by = if by < 0 { format!("−{}", -by) } else { format!("+{by}") };
        html! { <span class="line">{points(total, 28, Some(label))}<b>{by}</b> {texts.in_this_round()} {ahead}</span> }
    });
    let verdict = narrated.verdict.map(|(tone, text)| {
        let class = if tone == Tone::Danger { "gain fact loss" } else { "gain fact good" };
        html! { <span class=class>{text}</span> }
    });
    html! {
        <div class=format!("moment-seat {}", seat_class(narrated.seat))>
            <b class="name">{seat_face(store.table.portrait(narrated.seat), narrated.seat, 44)} {store.table.name(narrated.seat)}</b>
            {verdict} {chips} {total}
        </div>
    }
}
