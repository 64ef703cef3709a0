//! Signs for the costs and yields of places, cards and levels.

use crate::components::{icon, seat_class};
use architects::Owner;
use architects::components::{Ability, ApprenticeId, Calling, Ease, MARKET_DONATIONS, Occasion, Skill, Thing, Trade};
use architects::table::Texts;
use architects::table::amounts::{Amount, of_cost};
use architects::table::signs::{occasion_sign, piece_sign, skill_sign};
use architects::table::yields::Yields;
use kernel::Lang;
use kernel::grammar::signed;
use markup::{CollectView, IntoView, View, html};

pub fn amount(amount: &Amount, size: u8) -> View {
    html! { <span class="gd">{signed(amount.number)}{icon(amount.icon, size)}</span> }
}

pub fn amounts(row: &[Amount], size: u8) -> View {
    row.iter().map(|one| amount(one, size)).collect_view().into_view()
}

pub fn yields(gives: &Yields, lang: Lang) -> View {
    let side = |(place, side): (usize, &Vec<Amount>)| {
        let or = (place > 0).then(|| html! { <i>{Texts(lang).or_else_word()}</i> });
        html! { {or} {amounts(side, 15)} }
    };
    let text = (!gives.text.is_empty()).then(|| html! { <i>{gives.text}</i> });
    html! { {gives.sides.iter().enumerate().map(side).collect_view()} {text} }
}

/// A Worker. The head of a player's Worker is the emblem.
pub fn worker(owner: impl Into<Owner>, size: u8) -> View {
    let owner = owner.into();
    html! { <span class=format!("emblem {}", owner_class(owner))>{icon(piece_sign(owner), size)}</span> }
}

pub fn owner_class(owner: Owner) -> &'static str {
    match owner {
        Owner::Seat(seat) => seat_class(seat),
        Owner::Overlord => "of-overlord",
    }
}

pub fn skills(skills: &[Skill], size: u8) -> View {
    skills.iter().map(|skill| icon(skill_sign(*skill), size)).collect_view().into_view()
}

fn arrow() -> View {
    html! { <span class="arrow">{icon("ui-next", 9)}</span> }
}

fn trade(own: Trade, lang: Lang) -> View {
    let gains = Amount::of(own.gains, own.count, lang);
    html! { {icon("loc-storehouse", 16)} {amounts(&of_cost(own.cost, lang), 14)} {arrow()} {amount(&gains, 14)} }
}

pub fn ability(id: ApprenticeId, lang: Lang) -> View {
    let plus = |thing: Thing, count: u8| html! { <span class="gd">"+"{count}{icon(thing.row().sign, 14)}</span> };
    let less = |thing: Thing, count: u8| html! { <span class="gd">"−"{count}{icon(thing.row().sign, 14)}</span> };
    match id.card().ability {
        Ability::None => html! { <i>{Texts(lang).all_skills()}</i> },
        Ability::Gains(occasion, thing, count) => {
            let unjailed = (occasion == Occasion::ResetUnjailed).then(|| html! { <i>"0"</i> {icon("imprison", 13)} });
            html! { {icon(occasion_sign(occasion), 16)} {unjailed} {plus(thing, count)} }
        }
        Ability::Trade(own) => trade(own, lang),
        Ability::Donates(Calling::Scoundrel) => {
            html! { {icon("loc-market", 16)} <b>{MARKET_DONATIONS}</b> {icon("give", 15)} }
        }
        Ability::Donates(Calling::Clergyman) => {
            html! { {icon("loc-guildhall", 16)} {icon("loc-cathedral", 14)} "×" {icon("give", 15)} }
        }
        Ability::Eases(ease, by) => match ease {
            Ease::Captures => html! { {icon("loc-town", 16)} {less(Thing::Silver, by)} },
            Ease::MarketVirtue => html! { {icon("loc-market", 16)} {less(Thing::Virtue, by)} },
            Ease::MarketSilver => html! { {icon("loc-market", 16)} {less(Thing::Silver, by)} },
            Ease::TaxStandVirtue => html! { {icon("loc-tax", 16)} {less(Thing::Virtue, by)} },
            Ease::Release => html! { {icon("market-reset", 16)} <b>{by}</b> {icon("release", 15)} },
            Ease::Storehouse => {
                html! { {icon("loc-storehouse", 16)} <b>"+"{by}</b> {icon("act-trade", 15)} }
            }
        },
    }
}
