//! The possessions of a seat: Manuscripts by ribbon, Debts, Deeds, Workers in the supply.

use crate::components::{icon, seat_class, tap_button};
use kernel::{Lang, Seat};
use markup::{CollectView, IntoView, View, html};
use ui::Tap;
use viscounts::components::Ribbon;
use viscounts::table::Texts;
use viscounts::table::scene::Scene;
use viscounts::table::signs::ribbon_sign;
use viscounts::texts::names;

#[derive(Clone, PartialEq)]
pub struct Holdings {
    seat: Seat,
    ribbons: [usize; 4],
    debts: [u8; 2],
    deeds: [u8; 2],
    workers: u8,
    lang: Lang,
}

pub fn holdings(scene: &Scene, seat: Seat) -> Holdings {
    let player = scene.state.player(seat);
    Holdings {
        seat,
        ribbons: player.all_ribbons(),
        debts: [player.unpaid, player.paid],
        deeds: [player.acquired, player.approved],
        workers: player.workers,
        lang: scene.lang,
    }
}

pub fn view(held: &Holdings) -> View {
    let lang = held.lang;
    let texts = Texts(lang);
    let count = |name: &'static str, number: u8| {
        let class = if number == 0 { "line held zero" } else { "line held" };
        html! { <span class=class data-anchor=format!("held:{name}")>{icon(name, 19)}<b data-count="">{number}</b></span> }
    };
    let ribbons =
        Ribbon::ALL.into_iter().zip(held.ribbons).map(|(ribbon, held)| count(ribbon_sign(ribbon), held as u8));
    let label: Vec<String> = Ribbon::ALL
        .into_iter()
        .zip(held.ribbons)
        .map(|(ribbon, count)| format!("{count} {}", names::ribbon(ribbon, lang)))
        .collect();
    let thing = |key: &str, label: String, inside: View| {
        let key = key.to_owned();
        tap_button(
            Tap::Explain(key.clone()),
            Some(key),
            format!("holding card line {}", seat_class(held.seat)),
            label,
            inside,
        )
    };
    let [due, paid] = held.debts;
    let [acquired, approved] = held.deeds;
    html! {
        {thing("manuscripts", kernel::grammar::headed(names::MANUSCRIPT.many(lang), &label.join(", "), lang), ribbons.collect_view().into_view())}
        {thing("debts", texts.debts_held(due, paid), html! { {count("debt-unpaid", due)} {count("debt-paid", paid)} })}
        {thing("deeds", texts.deeds_held(acquired, approved), html! { {count("deed", acquired)} {count("deed-approved", approved)} })}
        {thing("workers", texts.workers_left(names::WORKER.count(held.workers, lang)), count("v-worker", held.workers).into_view())}
    }
}
