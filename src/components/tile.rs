use super::icon::icon;
use markup::{CollectView, IntoView, View, html};
use ui::Pip;

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
