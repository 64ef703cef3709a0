//! The Workshop: its head with the groups, the columns with the reach, the Apprentices.

use super::signs::{ability, amount, skills, yields};
use super::town::groups;
use crate::components::{Frame, face, icon, longest_word, tap_button};
use architects::components::{COLUMNS, Location, Thing};
use architects::table::amounts::Amount;
use architects::table::anchors;
use architects::table::portraits;
use architects::table::workshop::{Man, Workshop};
use architects::texts::names;
use kernel::Lang;
use markup::{CollectView, IntoView, View, html};

pub fn view(workshop: &Workshop) -> View {
    let lang = workshop.lang;
    let place = &workshop.place;
    let inside = html! {
        <span class="place-head">
            {icon("workshop", 34)}
            <span class="place-name">
                <b class="name">{names::location(Location::Workshop, lang)}</b>
                <span class="yield">{yields(&place.yields, lang)}</span>
            </span>
        </span>
        {groups(&place.groups, 22, place.comes)}
    };
    let class = format!("place card yard-head at-workshop {}", place.standing.class());
    let key = anchors::place(Location::Workshop);
    let head = tap_button(place.tap.clone(), Some(key), class, place.label.clone(), inside.into_view());
    let column = |column: usize| {
        let beyond = (column + 1).saturating_sub(workshop.reach);
        let class = if beyond == 0 { "in-reach" } else { "" };
        let more = (beyond > 0).then(|| html! { "+"{beyond}{icon("silver", 11)} });
        html! { <span class=class>{column + 1} {more}</span> }
    };
    let man = |man: &Option<Man>| match man {
        Some(man) => man_view(man, workshop.reach, lang),
        None => html! { <span class="card man gone">"–"</span> },
    };
    html! {
        {head}
        <span class="columns-head" aria-hidden="true">{(0..COLUMNS).map(column).collect_view()}</span>
        <div class="bench">{workshop.bench.iter().map(man).collect_view()}</div>
    }
}

fn man_view(man: &Man, reach: usize, lang: Lang) -> View {
    let card = man.id.card();
    let name = card.title.one(lang);
    let virtue = (card.virtue != 0).then(|| {
        let change = Amount::change(Thing::Virtue, card.virtue, lang);
        html! { <span class="vir">{amount(&change, 14)}</span> }
    });
    let laid = (man.laid > 0 || man.more > 0).then(|| {
        let class = if man.more > 0 { "tag coins more" } else { "tag coins" };
        let more = (man.more > 0).then(|| format!("+{}", man.more));
        let laid = (man.laid > 0).then_some(man.laid);
        html! { <span class=class>{icon("silver", 15)}{laid}{more}</span> }
    });
    let inside = html! {
        <b class="name fits" style=("--letters", longest_word(name))>{name}</b>
        <span class="does-line">{ability(man.id, lang)}</span>
        <span class="has">{skills(card.skills, 15)} {virtue}</span>
        {portraits::apprentice(man.id).map(|portrait| face(&portrait, Frame::Bust(31, 24)))}
        {laid}
    };
    let far = if man.slot.column() < reach { "" } else { " far" };
    let class = format!("card man {}{far}", man.standing.class());
    // A card may move from slot to slot, so both are anchors.
    html! {
        <span class="slot-of" data-anchor=anchors::slot(man.slot)>
            {tap_button(man.tap.clone(), Some(anchors::apprentice(man.id)), class, man.label.clone(), inside.into_view())}
        </span>
    }
}
