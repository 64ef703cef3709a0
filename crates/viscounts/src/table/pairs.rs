//! The set-up: which Player Card, with the Hero below it.

use super::anchors;
use super::scene::Scene;
use crate::words;
use crate::{Choice, Pair, Question};
use kernel::{Game, Lang};
use ui::Tap;

/// The pairs on offer, as they are drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Pairs {
    /// Each with what a tap on it does, and what it says in words.
    pub pairs: Vec<(Pair, Tap, String)>,
    /// The language.
    pub lang: Lang,
}

/// The pairs as a scene shows them, while somebody chooses one.
pub fn pairs(scene: &Scene) -> Option<Pairs> {
    let tap = |(place, pair): (usize, &Pair)| {
        let choice = Choice::Pair(place as u8);
        let explain = || Tap::Explain(anchors::card(pair.hero));
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
