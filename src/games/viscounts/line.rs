//! The three card spaces with their cards, and the piles.

use super::cards::townsfolk_face;
use super::signs::icons_view;
use crate::components::{icon, tap_button};
use markup::{CollectView, IntoView, View, html};
use ui::Tap;
use viscounts::components::{Icons, START_ICONS};
use viscounts::table::line::{CardLine, Foot};
use viscounts::table::{Texts, anchors};
use viscounts::texts;

pub fn view(line: &CardLine) -> View {
    let lang = line.lang;
    let texts = Texts(lang);
    let space = |place: usize| {
        let card = if let Some((id, foot)) = line.cards[place] {
            let class = match foot {
                Foot::Waits => "card townsfolk",
                Foot::Works => "card townsfolk works",
                Foot::Done => "card townsfolk done",
            };
            let key = anchors::card(id);
            let label = texts::townsfolk_text(id, lang);
            tap_button(Tap::Explain(key.clone()), Some(key), class.to_owned(), label, townsfolk_face(id, lang))
        } else {
            let printed = Icons::of(START_ICONS[place]);
            html! {
                <span class="card townsfolk gone" role="img" aria-label=texts.empty_space()>
                    <span class="line prints">{icons_view(printed, 21, lang)}</span>
                </span>
            }
        };
        html! { {card} <span class="onward">{icon("ui-next", 12)}</span> }
    };
    let piles = texts.piles(line.draw, line.discard);
    let inside = html! {
        <span class="line">{icon("ui-deck", 20)}<b data-count="">{line.draw}</b></span>
        <span class="line">{icon("ui-discard", 20)}<b data-count="">{line.discard}</b></span>
    };
    let key = "piles".to_owned();
    let piles = tap_button(Tap::Explain(key.clone()), Some(key), "col mid piles".to_owned(), piles, inside.into_view());
    html! { {(0..3).map(space).collect_view()} {piles} }
}
