//! The track of Virtue and Corruption: the gain from a collision above, the gain of the others below.

use super::signs::effects_view;
use crate::components::{described_button, emblem, icon, sign};
use kernel::Lang;
use markup::{CollectView, IntoView, View, html};
use ui::{Atom, Sign, Tap};
use viscounts::Effect;
use viscounts::components::{Icon, OPPONENT_TRACK, Others, TRACK, TRACK_END};
use viscounts::table::signs::icon_sign;
use viscounts::table::track::Track;

pub fn view(track: &Track) -> View {
    let lang = track.lang;
    let cells = (1..=TRACK_END).map(|position| cell(track, position, lang)).collect_view();
    let inside = html! {
        <span class="track-cell ends">
            <span>{emblem(track.seat, 14, None)}</span>
            <span></span>
            <span>{icon("ui-person", 14)}</span>
        </span>
        {cells}
    };
    let key = "track".to_owned();
    let label = track.label.clone();
    let class = "meeting-track".to_owned();
    described_button(Tap::Explain(key.clone()), Some(key), class, label, track.brings.clone(), inside.into_view())
}

fn cell(track: &Track, position: u8, lang: Lang) -> View {
    let place = usize::from(position - 1);
    let space = &TRACK[place];
    let own = if track.opponent {
        effects_view(OPPONENT_TRACK[place], 14, lang)
    } else {
        // Always with its number, since another one follows.
        let silver = Sign::one("silver", Effect::Silver(space.silver).localize(lang));
        html! { <b class="number">{space.silver}</b> {sign(&silver, 14)} {effects_view(space.cards, 14, lang)} }
    };
    let whom = match space.others {
        Others::All => None,
        Others::WithCriminals => Some(icon_sign(Icon::Criminal)),
        Others::WithoutCriminals => Some("no-criminal"),
    };
    let whom = whom.map(|whom| html! { {icon(whom, 14)} <span class="arrow">{icon("ui-next", 8)}</span> });
    let theirs = html! { {whom} {sign(&space.gain.sign(lang), 14)} };
    let mark = |name: &'static str, stands: u8, goes: u8| match position {
        _ if position == stands => Some(html! { <span class="marker">{icon(name, 24)}</span> }),
        _ if position == goes => Some(html! { <span class="marker goes">{icon(name, 24)}</span> }),
        _ => None,
    };
    let (to_corruption, to_virtue) = track.ahead;
    let between =
        |from: u8, to: u8| (from.min(to)..=from.max(to)).contains(&position) && from != to && position != from;
    let way = between(track.corruption, to_corruption) || between(track.virtue, to_virtue);
    let meets = to_corruption == to_virtue && position == to_corruption;
    let class = match (meets, way) {
        (true, _) => "track-cell meets",
        (false, true) => "track-cell way",
        (false, false) => "track-cell",
    };
    let corruption = mark("corruption", track.corruption, to_corruption);
    let virtue = mark("virtue", track.virtue, to_virtue);
    html! {
        <span class=class>
            <span>{own}</span>
            <span class="track-field">{corruption}{virtue}</span>
            <span>{theirs}</span>
        </span>
    }
}
