//! The lazily loaded parts above the boards of every table: the board of a rival and explanations.

use super::adviser::adviser;
use crate::browser::lazy::{Chunk, Coming};
use crate::components::{cover, drawer, icon, running_score, seat_class, seat_face};
use crate::state::store::Store;
use crate::texts::PageTexts;
use kernel::{Game, Lang, Seat, SeatKind};
use leptos::prelude::*;
use markup::{CollectView, IntoView, Memo, View, html};
use players::levels;
use ui::portraits::Portrait;

/// Content of the lazily loaded file of a game. `V`: the view state of the table. `S`: the scene.
pub struct Drawers<V, S: Send + Sync + 'static> {
    pub show: fn(Store, V, Memo<S>, &Drawer) -> View,
}

pub enum Drawer {
    Seat(Seat),
    Sheet(String),
}

pub fn drawers<V: Copy + Send + Sync + 'static, S: Send + Sync + 'static>(
    store: Store,
    view: V,
    scene: Memo<S>,
    file: fn() -> Coming<Drawers<V, S>>,
) -> View {
    let file = Chunk::new(file);
    let later = move |drawer| file.view(store.settings.lang, move |parts| (parts.show)(store, view, scene, &drawer));
    html! {
        {move || store.overlay.board.get().map(|seat| later(Drawer::Seat(seat)))}
        {adviser(store)}
        {move || store.overlay.topic.get().map(|key| later(Drawer::Sheet(key)))}
    }
}

/// Board of another seat: its head with its holdings, and its columns. `official`: true for an official opponent.
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
    let close = Callback::new(move |()| store.overlay.close());
    let label = store.texts().close();
    let lang = store.texts().0;
    // The name does not tell how strong a computer player is.
    let level = match store.table.kind(seat) {
        SeatKind::Level(level) => levels().get(level),
        _ => None,
    };
    let name = match level {
        Some(level) => format!("{name} ({})", level.name(lang)),
        None => name,
    };
    let class = if official { "wide board-drawer official" } else { "wide board-drawer" };
    drawer(class, seat_face(store.table.portrait(seat), seat, 34), name, head, label, close, inside.into_view())
}

/// An explanation: numbered parts, the text around them, and the consequences for the reader now.
pub struct Sheet {
    pub sign: &'static str,
    pub title: String,
    pub line: String,
    /// Whoever it is, if it is a person.
    pub portrait: Option<Portrait>,
    /// Large picture of the thing.
    pub face: Option<View>,
    pub intro: Option<View>,
    pub parts: Vec<(String, String)>,
    pub now: Vec<String>,
    pub rule: View,
}

impl Sheet {
    pub fn view(self, store: Store, lang: Lang) -> View {
        let page_texts = PageTexts(lang);
        let close = Callback::new(move |()| store.overlay.close_explanation());
        let part = |(place, (head, text)): (usize, (String, String))| {
            html! { <li><span class="part-number">{place + 1}</span><span><b>{head}</b><p>{text}</p></span></li> }
        };
        let parts = (!self.parts.is_empty())
            .then(|| html! { <ol>{self.parts.into_iter().enumerate().map(part).collect_view()}</ol> });
        let now = (!self.now.is_empty()).then(|| {
            let texts = self.now.into_iter().map(|text| html! { <p>{text}</p> }).collect_view();
            html! { <div class="for-you"><h3>{page_texts.for_you_now()}</h3>{texts}</div> }
        });
        let portrait = self.portrait.as_ref().map(|portrait| cover(portrait, 176));
        let has_face = self.face.is_some() || portrait.is_some();
        let class = if has_face { "sheet with-face" } else { "sheet" };
        let face = has_face.then(|| html! { <div class="sheet-face">{portrait} {self.face}</div> });
        let inside = html! { <div class="sheet-body">{face} <div class="sheet-text">{self.intro}{parts}{now}{self.rule}</div></div> };
        let line = html! { <p>{self.line}</p> };
        drawer(class, icon(self.sign, 26), self.title, line, page_texts.close(), close, inside.into_view())
    }
}

pub fn points_of<G: Game>(game: &G, seat: Seat, lang: Lang) -> View {
    let sheets = game.scores();
    let Some(sheet) = sheets.get(seat.index()) else { return ().into_view() };
    let lines: Vec<(&'static str, i32)> =
        sheet.lines.iter().map(|line| (line.row.name.localize(lang), line.points)).collect();
    running_score(PageTexts(lang).if_it_ended(), sheet.total, &lines)
}
