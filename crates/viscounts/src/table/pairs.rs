//! The choice of a Player Card with its Hero at the set-up.

use super::anchors;
use super::scene::Scene;
use crate::texts;
use crate::{Choice, Pair, Question};
use kernel::{Game, Lang};
use ui::Tap;

#[derive(Clone, Debug, PartialEq)]
pub struct Pairs {
    pub pairs: Vec<(Pair, Tap, String)>,
    pub lang: Lang,
}

pub fn pairs(scene: &Scene) -> Option<Pairs> {
    let tap = |(place, pair): (usize, &Pair)| {
        let choice = Choice::Pair(place as u8);
        let explain = || Tap::Explain(anchors::card(pair.hero));
        let tap = scene.choose(choice).unwrap_or_else(explain);
        let text = format!(
            "{}. {}",
            texts::player_card_text(pair.card, scene.lang),
            texts::townsfolk_text(pair.hero, scene.lang)
        );
        (*pair, tap, text)
    };
    let pairs: Vec<(Pair, Tap, String)> = scene.state.pairs().iter().enumerate().map(tap).collect();
    let asked = scene.state.decision().is_some_and(|decision| decision.question == Question::Pair);
    asked.then_some(Pairs { pairs, lang: scene.lang })
}
