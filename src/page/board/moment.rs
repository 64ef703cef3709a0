//! A moment as a card over the table: what it is, what led to it, and who gets what. It stands where it covers nothing that it
//! changes ([`crate::page::services::panels`]).

use crate::engine::{Gain, MOMENT_CARD, MomentTold, SeatTold};
use crate::page::play::store::Store;
use crate::page::widgets::{emblem, icon, points, seat_class, sign};
use leptos::prelude::*;

/// The card of a moment.
pub fn moment_view(store: Store, moment: &MomentTold) -> AnyView {
    let speaks = moment.stage().lit.join(" ");
    let columns = moment.seats.iter().map(|told| column(store, moment, told)).collect_view();
    let cause = (!moment.cause.is_empty()).then(|| view! { <p>{moment.cause.clone()}</p> });
    view! {
        <section
            class="moment panel"
            role="dialog"
            aria-label=moment.title.clone()
            data-over="moment"
            data-anchor=MOMENT_CARD
            data-speaks=speaks
        >
            <header>
                <span class="wax">{icon(moment.sign, 34)}</span>
                <h2>{moment.title.clone()}</h2>
                {cause}
            </header>
            {columns}
        </section>
    }
    .into_any()
}

/// What a moment changes for a seat.
fn column(store: Store, moment: &MomentTold, told: &SeatTold) -> AnyView {
    let words = store.words();
    let chip = |chip: &Gain| {
        let class = if chip.is_welcome() { "gain" } else { "gain loss" };
        view! { <span class=class>{chip.number()}{sign(&chip.sign, 18)} <em>{chip.sign.label.clone()}</em></span> }
    };
    let chips = told.chips.iter().map(chip).collect_view();
    let total = told.points.map(|(total, by)| {
        let label = words.points_more(total, by);
        let ahead = moment.lead(told.seat).map(|by| view! { <span class="gain good fact">{words.leads_by(by)}</span> });
        let by = if by < 0 { format!("−{}", -by) } else { format!("+{by}") };
        view! { <span class="line">{points(total, 28, Some(label))}<b>{by}</b> {ahead}</span> }
    });
    let nothing = (told.chips.is_empty() && told.points.is_none()).then(|| view! { <em>{words.moment_nothing()}</em> });
    view! {
        <div class=format!("moment-seat {}", seat_class(told.seat))>
            <b class="name">{emblem(told.seat, 20, None)} {store.name(told.seat)}</b>
            {chips} {total} {nothing}
        </div>
    }
    .into_any()
}
