use super::icon::{icon, spoken_icon};
use kernel::grammar::signed;
use markup::{CollectView, View, html};
use ui::Sign;

pub fn sign(sign: &Sign, size: u8) -> View {
    if sign.repeat && sign.count <= 3 {
        let more = (1..sign.count).map(|_| icon(sign.icon, size)).collect_view();
        html! { {spoken_icon(sign.icon, size, "icon", sign.label.clone())} {more} }
    } else {
        let number = (sign.count != 1 || sign.less).then(|| {
            let minus = if sign.less { "−" } else { "" };
            html! { <b class="number" aria-hidden="true">{minus}{sign.count}</b> }
        });
        html! { {number} {spoken_icon(sign.icon, size, "icon", sign.label.clone())} }
    }
}

pub fn signs(row: &[Sign], size: u8) -> View {
    if row.is_empty() {
        return html! { <span class="signs"><i class="none">"–"</i></span> };
    }
    html! { <span class="signs">{row.iter().map(|one| sign(one, size)).collect_view()}</span> }
}

pub fn points(number: i32, size: u8, label: Option<String>) -> View {
    let seal = match label {
        Some(label) => spoken_icon("vp-blank", size, "icon", label),
        None => icon("vp-blank", size),
    };
    let text = signed(number);
    // Three characters have to be narrower to fit the seal.
    let class = if text.chars().count() > 2 { "points three" } else { "points" };
    html! { <span class=class style=("--s", format!("{size}px"))>{seal}<b aria-hidden="true" data-count="">{text}</b></span> }
}
