//! Pieces of a tile: the badge on its sign, locked or used, and its pips.

use super::icon::icon;
use markup::{CollectView, IntoView, View, html};
use ui::{Badge, Pip};

/// A row of pips. `tome`: index of the one that wins a tome.
pub fn pips(row: &[Pip], tome: Option<usize>) -> View {
    let number = |points: i32| (points > 0).then(|| html! { <b>{points}</b> });
    let each = |(place, pip): (usize, &Pip)| {
        let (class, inside) = match *pip {
            Pip::Done(sign) => ("pip done", icon(sign, 17)),
            Pip::Next(points) => ("pip next", number(points).into_view()),
            Pip::Open(points) => ("pip", number(points).into_view()),
        };
        html! { <span class=class class:of-tome={tome == Some(place)}>{inside}</span> }
    };
    html! { <span class="pips" aria-hidden="true">{row.iter().enumerate().map(each).collect_view()}</span> }
}

pub fn badge(sign: &'static str, size: u8, badge: Badge) -> View {
    let mark = match badge {
        Badge::None => None,
        Badge::Locked => Some(html! { <span class="badge locked">{icon("ui-lock", 10)}</span> }),
        Badge::Used => Some(html! { <span class="badge">{icon("ui-check", 11)}</span> }),
    };
    html! { <span class="action-sign">{icon(sign, size)}{mark}</span> }
}
