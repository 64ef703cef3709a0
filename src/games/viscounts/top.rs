//! The bar at the top of the table: menu, round and phase, rivals, the newest line of the log.

use super::rivals;
use crate::components::icon;
use crate::state::store::Store;
use crate::table::{bar, team};
use crate::texts::PageTexts;
use kernel::{Game, Lang};
use markup::{CollectView, Memo, View, html};
use viscounts::table::Texts;
use viscounts::table::scene::Scene;

const PHASES: [&str; 6] = ["ph-cards", "ph-move", "ph-action", "act-recruit", "collision", "ph-draw"];

#[derive(Clone, PartialEq)]
struct RoundAndPhase {
    round: u16,
    last: bool,
    phase: Option<usize>,
    lang: Lang,
}

fn clock(scene: &Scene) -> RoundAndPhase {
    let state = &scene.state;
    RoundAndPhase {
        round: state.round(),
        last: state.last_round().is_some_and(|last| last <= state.round()),
        phase: state.is_set_up().then(|| state.phase()),
        lang: scene.lang,
    }
}

fn clock_view(clock: &RoundAndPhase) -> View {
    let page_texts = PageTexts(clock.lang);
    let texts = Texts(page_texts.0);
    let names = [
        texts.phase_cards(),
        texts.phase_move(),
        texts.phase_action(),
        texts.phase_hire(),
        texts.collision(),
        texts.phase_draw(),
    ];
    let Some(now) = clock.phase else {
        return html! { <span class="rounds-label">{page_texts.setting_up()}</span> };
    };
    let pip = |(place, sign): (usize, &'static str)| {
        let class = match place.cmp(&now) {
            std::cmp::Ordering::Less => "past",
            std::cmp::Ordering::Equal => "now",
            std::cmp::Ordering::Greater => "",
        };
        html! { <i class=class>{icon(sign, 13)}</i> }
    };
    let label = texts.phase_of(clock.round, now + 1, names[now]);
    let head = if clock.last { texts.last_round() } else { texts.round_short() };
    html! {
        <span class="rounds-label" aria-hidden="true">{head} " " <b>{clock.round}</b><span class="phase-name">", "<b>{names[now]}</b></span></span>
        <span class="phases" role="img" aria-label=label>{PHASES.into_iter().enumerate().map(pip).collect_view()}</span>
    }
}

pub fn bar(store: Store, scene: Memo<Scene>) -> View {
    let strips = Memo::new(move || scene.with(rivals::strips));
    let time = Memo::new(move || scene.with(clock));
    let team = team::standing(scene, |scene| (scene.state.outcome(), scene.lang));
    let rivals = move |opened| strips.with(|strips| rivals::view(store, strips, opened));
    bar::bar(store, || false, move || time.with(clock_view), team, rivals)
}
