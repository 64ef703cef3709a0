//! What lies over the boards of every table and is loaded lazily: a rival's board, a thing explained.

use super::adviser::adviser;
use crate::browser::lazy::{Chunk, Coming};
use crate::components::{drawer, emblem, icon, running_score, seat_class};
use crate::render::Memo;
use crate::render::{CollectView, IntoView, View, html};
use crate::state::store::Store;
use crate::words::Words;
use kernel::{Game, Lang, Seat};
use leptos::prelude::*;

/// What a game's lazily loaded file offers. `V`: what is shown of the table; `S`: what it is drawn from.
pub struct Drawers<V, S: Send + Sync + 'static> {
    /// Draws one of them.
    pub show: fn(Store, V, Memo<S>, &Drawer) -> View,
}

/// A drawer.
pub enum Drawer {
    /// The board of another seat.
    Seat(Seat),
    /// A thing explained, by its key.
    Sheet(String),
}

/// What lies over the boards, with the adviser between the two.
pub fn drawers<V: Copy + Send + Sync + 'static, S: Send + Sync + 'static>(
    store: Store,
    view: V,
    scene: Memo<S>,
    file: fn() -> Coming<Drawers<V, S>>,
) -> View {
    let file = Chunk::new(file);
    let later = move |drawer| file.view(store.lang, move |parts| (parts.show)(store, view, scene, &drawer));
    html! {
        {move || store.drawer.get().map(|seat| later(Drawer::Seat(seat)))}
        {adviser(store)}
        {move || store.help.topic.get().map(|key| later(Drawer::Sheet(key)))}
    }
}

/// The board of another seat: its head with what it holds, and its columns. `official`: it is an official opponent's.
pub fn seat_drawer(
    store: Store,
    official: bool,
    seat: Seat,
    name: String,
    head: View,
    columns: View,
    foot: View,
) -> View {
    let inside = html! {
        <div class=format!("columns {}", seat_class(seat))>{columns}</div>
        <div class="drawer-foot">{foot}</div>
    };
    let close = Callback::new(move |()| store.drawer.set(None));
    let label = store.words().close();
    let class = if official { "wide board-drawer official" } else { "wide board-drawer" };
    drawer(class, emblem(seat, 26, None), name, head, label, close, inside.into_view())
}

/// A thing explained: its parts in numbered lines, what stands before and after them, what it means for the reader now.
pub struct Sheet {
    /// Its sign.
    pub sign: &'static str,
    /// Its name.
    pub title: String,
    /// A line beside the name.
    pub line: String,
    /// The thing itself, large.
    pub face: Option<View>,
    /// What stands before the parts.
    pub intro: Option<View>,
    /// The parts, each with its head.
    pub parts: Vec<(String, String)>,
    /// What it means for the reader now, in paragraphs.
    pub now: Vec<String>,
    /// The rules on it.
    pub rule: View,
}

impl Sheet {
    /// Draws it.
    pub fn view(self, store: Store, lang: Lang) -> View {
        let words = Words(lang);
        let close = Callback::new(move |()| store.help.topic.set(None));
        let part = |(place, (head, text)): (usize, (String, String))| {
            html! { <li><span class="part-number">{place + 1}</span><span><b>{head}</b><p>{text}</p></span></li> }
        };
        let parts = (!self.parts.is_empty())
            .then(|| html! { <ol>{self.parts.into_iter().enumerate().map(part).collect_view()}</ol> });
        let now = (!self.now.is_empty()).then(|| {
            let texts = self.now.into_iter().map(|text| html! { <p>{text}</p> }).collect_view();
            html! { <div class="for-you"><h3>{words.for_you_now()}</h3>{texts}</div> }
        });
        let class = if self.face.is_some() { "sheet with-face" } else { "sheet" };
        let face = self.face.map(|face| html! { <div class="sheet-face">{face}</div> });
        let inside = html! { <div class="sheet-body">{face} <div class="sheet-text">{self.intro}{parts}{now}{self.rule}</div></div> };
        let line = html! { <p>{self.line}</p> };
        drawer(class, icon(self.sign, 26), self.title, line, words.close(), close, inside.into_view())
    }
}

/// The score sheet of a seat if the game ended now.
pub fn points_of<G: Game>(game: &G, seat: Seat, lang: Lang) -> View {
    let sheets = game.scores();
    let Some(sheet) = sheets.get(seat.index()) else { return ().into_view() };
    let lines: Vec<(&'static str, i32)> =
        sheet.lines.iter().map(|line| (line.row.name.said(lang), line.points)).collect();
    running_score(Words(lang).if_it_ended(), sheet.total, &lines)
}
