//! The signs of what places, cards and levels cost and give.

use crate::games::architects::Owner;
use crate::games::architects::components::{
    Ability, ApprenticeId, Calling, Ease, MARKET_DONATIONS, Occasion, Skill, Thing, Trade,
};
use crate::games::architects::view_model::amounts::{Amount, of_cost};
use crate::games::architects::view_model::signs::{occasion_sign, piece_sign, skill_sign};
use crate::games::architects::view_model::yields::Yields;
use crate::kernel::Lang;
use crate::kernel::grammar::signed;
use crate::page::widgets::{icon, seat_class};
use crate::page::words::Words;
use leptos::prelude::*;

/// A number and what it counts.
pub fn amount(amount: &Amount, size: u8) -> AnyView {
    view! { <span class="gd">{signed(amount.number)}{icon(amount.icon, size)}</span> }.into_any()
}

/// Numbers side by side.
pub fn amounts(row: &[Amount], size: u8) -> AnyView {
    row.iter().map(|one| amount(one, size)).collect_view().into_any()
}

/// What the next Worker would give: its sides with a word between them.
pub fn yields(gives: &Yields, lang: Lang) -> AnyView {
    let side = |(place, side): (usize, &Vec<Amount>)| {
        let or = (place > 0).then(|| view! { <i>{Words(lang).or_else_word()}</i> });
        view! { {or} {amounts(side, 15)} }
    };
    let word = (!gives.word.is_empty()).then(|| view! { <i>{gives.word}</i> });
    view! { {gives.sides.iter().enumerate().map(side).collect_view()} {word} }.into_any()
}

/// A Worker: the head of one of a player is the emblem.
pub fn worker(owner: impl Into<Owner>, size: u8) -> AnyView {
    let owner = owner.into();
    view! { <span class=format!("emblem {}", owner_class(owner))>{icon(piece_sign(owner), size)}</span> }.into_any()
}

/// The class in whose colours Workers are drawn.
pub fn owner_class(owner: Owner) -> &'static str {
    match owner {
        Owner::Seat(seat) => seat_class(seat),
        Owner::Overlord => "of-overlord",
    }
}

/// The skills of a card.
pub fn skills(skills: &[Skill], size: u8) -> AnyView {
    skills.iter().map(|skill| icon(skill_sign(*skill), size)).collect_view().into_any()
}

/// An arrow between a cost and what it brings.
fn arrow() -> AnyView {
    view! { <span class="arrow">{icon("ui-next", 9)}</span> }.into_any()
}

fn trade(own: Trade, lang: Lang) -> AnyView {
    let gains = Amount::of(own.gains, own.count, lang);
    view! { {icon("loc-storehouse", 16)} {amounts(&of_cost(own.cost, lang), 14)} {arrow()} {amount(&gains, 14)} }
        .into_any()
}

/// What an Apprentice does, in signs.
pub fn ability(id: ApprenticeId, lang: Lang) -> AnyView {
    let plus = |thing: Thing, count: u8| view! { <span class="gd">"+"{count}{icon(thing.row().sign, 14)}</span> };
    let less = |thing: Thing, count: u8| view! { <span class="gd">"−"{count}{icon(thing.row().sign, 14)}</span> };
    match id.card().ability {
        Ability::None => view! { <i>{Words(lang).all_skills()}</i> }.into_any(),
        Ability::Gains(occasion, thing, count) => {
            let unjailed = (occasion == Occasion::ResetUnjailed).then(|| view! { <i>"0"</i> {icon("imprison", 13)} });
            view! { {icon(occasion_sign(occasion), 16)} {unjailed} {plus(thing, count)} }.into_any()
        }
        Ability::Trade(own) => trade(own, lang),
        Ability::Donates(Calling::Scoundrel) => {
            view! { {icon("loc-market", 16)} <b>{MARKET_DONATIONS}</b> {icon("give", 15)} }.into_any()
        }
        Ability::Donates(Calling::Clergyman) => {
            view! { {icon("loc-guildhall", 16)} {icon("loc-cathedral", 14)} "×" {icon("give", 15)} }.into_any()
        }
        Ability::Eases(ease, by) => match ease {
            Ease::Captures => view! { {icon("loc-town", 16)} {less(Thing::Silver, by)} }.into_any(),
            Ease::MarketVirtue => view! { {icon("loc-market", 16)} {less(Thing::Virtue, by)} }.into_any(),
            Ease::MarketSilver => view! { {icon("loc-market", 16)} {less(Thing::Silver, by)} }.into_any(),
            Ease::TaxStandVirtue => view! { {icon("loc-tax", 16)} {less(Thing::Virtue, by)} }.into_any(),
            Ease::Release => view! { {icon("market-reset", 16)} <b>{by}</b> {icon("release", 15)} }.into_any(),
            Ease::Storehouse => {
                view! { {icon("loc-storehouse", 16)} <b>"+"{by}</b> {icon("act-trade", 15)} }.into_any()
            }
        },
    }
}
