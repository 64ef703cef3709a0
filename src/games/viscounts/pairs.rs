//! The set-up: the choice of a Player Card with its Hero.

use super::cards::townsfolk_face;
use super::signs::effects_view;
use crate::components::{icon, tap_button};
use markup::{CollectView, IntoView, View, html};
use ui::Tap;
use viscounts::table::Texts;
use viscounts::table::anchors;
use viscounts::table::pairs::Pairs;
use viscounts::texts;
use viscounts::{Effect, Pair};

pub fn view(pairs: &Pairs) -> View {
    let lang = pairs.lang;
    let texts = Texts(lang);
    let each = |(pair, tap, label): &(Pair, Tap, String)| {
        let card = pair.card.card();
        let class = if matches!(tap, Tap::Choose(_)) { "card pair legal" } else { "card pair" };
        let goods = [Effect::Silver(card.silver), Effect::Deed(card.deeds), Effect::Debt(card.debts)];
        let inside = html! {
            <span class="col mid pair-start"><b class="name">{pair.card.number()}</b><em>{texts.starts_on()}</em></span>
            <span class="col pair-goods">
                <span class="line">{effects_view(card.resources, 20, lang)}</span>
                <span class="line">{effects_view(&goods, 18, lang)}</span>
                <span class="line">{icon("ui-plus", 12)}{effects_view(&[card.extra], 20, lang)}</span>
                <em>{texts::player_card_gains(pair.card, lang)}</em>
            </span>
            <span class="card townsfolk">{townsfolk_face(pair.hero, lang)}</span>
        };
        tap_button(tap.clone(), Some(anchors::card(pair.hero)), class.to_owned(), label.clone(), inside.into_view())
    };
    html! {
        <section class="pairs dealt panel" data-row="" aria-label=texts.choose_a_pair()>
            <h2>{texts.choose_a_pair()}</h2>
            {pairs.pairs.iter().map(each).collect_view()}
        </section>
    }
}
