//! The set-up: which Player Card, with the Hero below it.

use super::cards::townsfolk_face;
use super::scene::Scene;
use super::signs::effects_view;
use crate::engine::Tap;
use crate::games::viscounts::words;
use crate::games::viscounts::{Choice, Effect, Pair, Question};
use crate::kernel::{Game, Lang};
use crate::page::widgets::{icon, tap_button};
use crate::page::words::Words;
use leptos::prelude::*;

/// The pairs on offer, as they are drawn.
#[derive(Clone, PartialEq)]
pub struct Pairs {
    pairs: Vec<(Pair, Tap, String)>,
    lang: Lang,
}

/// The pairs as a scene shows them, while somebody chooses one.
pub fn pairs(scene: &Scene) -> Option<Pairs> {
    let tap = |(place, pair): (usize, &Pair)| {
        let choice = Choice::Pair(place as u8);
        let explain = || Tap::Explain(format!("townsfolk:{}", pair.hero.index()));
        let tap = scene.choose(choice).unwrap_or_else(explain);
        let text = format!(
            "{}. {}",
            words::player_card_text(pair.card, scene.lang),
            words::townsfolk_text(pair.hero, scene.lang)
        );
        (*pair, tap, text)
    };
    let pairs: Vec<(Pair, Tap, String)> = scene.state.pairs().iter().enumerate().map(tap).collect();
    let asked = scene.state.decision().is_some_and(|decision| decision.question == Question::Pair);
    asked.then_some(Pairs { pairs, lang: scene.lang })
}

/// Draws the pairs.
pub fn view(pairs: &Pairs) -> AnyView {
    let lang = pairs.lang;
    let words = Words(lang);
    let each = |(pair, tap, label): &(Pair, Tap, String)| {
        let card = pair.card.card();
        let class = if matches!(tap, Tap::Choose(_)) { "pair legal" } else { "pair" };
        let goods = [Effect::Silver(card.silver), Effect::Deed(card.deeds), Effect::Debt(card.debts)];
        let inside = view! {
            <span class="pair-start"><b>{pair.card.number()}</b><em>{words.starts_on()}</em></span>
            <span class="pair-goods">
                <span>{effects_view(card.resources, 20, lang)}</span>
                <span>{effects_view(&goods, 18, lang)}</span>
                <span>{icon("ui-plus", 12)}{effects_view(&[card.extra], 20, lang)}</span>
                <em>{words::player_card_gains(pair.card, lang)}</em>
            </span>
            <span class="card">{townsfolk_face(pair.hero, lang)}</span>
        };
        tap_button(tap.clone(), None, class.to_owned(), label.clone(), inside.into_any())
    };
    view! {
        <section class="pairs panel" data-row="" aria-label=words.choose_a_pair()>
            <h2>{words.choose_a_pair()}</h2>
            {pairs.pairs.iter().map(each).collect_view()}
        </section>
    }
    .into_any()
}
