//! The bar at the top of the table: menu, round, rivals, the newest line of the log.

use super::rivals;
use crate::state::store::Store;
use crate::table::bar;
use crate::table::controls::rounds;
use crate::table::team;
use kernel::Game;
use markup::{Memo, View, html};
use paladins::table::rivals::strips;
use paladins::table::scene::Scene;

pub fn bar(store: Store, scene: Memo<Scene>) -> View {
    let progress = store.table.look(|table| table.now().progress);
    let strips = Memo::new(move || scene.with(strips));
    let several = move || strips.with(|strips| strips.len() > 1);
    let round = move || {
        let (round, last) = progress.get();
        let page_texts = store.texts();
        match (round, several()) {
            (0, _) => page_texts.setting_up().to_owned(),
            (_, true) => page_texts.round_n(round),
            _ => page_texts.round_of(round, last),
        }
    };
    let time = move || html! { <span class="rounds-label">{round}</span> {move || rounds(progress.get())} };
    let team = team::standing(scene, |scene| (scene.state.outcome(), scene.lang));
    bar::bar(store, several, time, team, move |opened| strips.with(|strips| rivals::view(store, strips, opened)))
}
