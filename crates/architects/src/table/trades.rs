//! The trades at the King's Storehouse: one row each, with its count in this turn.

use super::amounts::{Amount, of_cost};
use super::scene::Scene;
use crate::table::Texts;
use crate::table::scene::SceneExt as _;
use crate::{Bill, Choice, Event, Intent, Question, TradeId, texts};
use kernel::Lang;
use ui::Tap;

#[derive(Clone, Debug, PartialEq)]
pub struct Trades {
    pub left: u8,
    pub rows: Vec<TradeRow>,
    pub made: Vec<&'static str>,
    pub paying: bool,
    pub lang: Lang,
}

#[derive(Clone, Debug, PartialEq)]
pub struct TradeRow {
    pub name: String,
    pub sign: &'static str,
    pub cost: Vec<Amount>,
    pub gains: Amount,
    pub made: usize,
    /// Action of a tap on its plus: makes it once more, or shows the reason against it.
    pub more: Tap,
    /// True when it was the latest step, so that its minus takes it back.
    pub last: bool,
    pub payments: Vec<Paid>,
    pub label: String,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Paid {
    pub amounts: Vec<Amount>,
    pub chosen: bool,
    /// Action of a tap on it: proposes it, or exchanges the actual payment for it.
    pub tap: Tap,
    pub label: String,
}

fn payments(scene: &Scene) -> Vec<Paid> {
    let asked = matches!(scene.question(), Some(Question::Pay(_)));
    let list = if asked { &scene.choices } else { &scene.earlier };
    let offered = |choice: &Choice| {
        let Choice::Pay(payment) = *choice else { return None };
        let chosen = Some(*choice) == if asked { scene.proposal } else { scene.own.paid };
        let tap = if asked { scene.pick(*choice)? } else { scene.switch(*choice)? };
        let amounts: Vec<Amount> = payment.parts().map(|(thing, count)| Amount::of(thing, count, scene.lang)).collect();
        let label = texts::choice(&scene.state, *choice, scene.lang);
        Some(Paid { amounts, chosen, tap, label })
    };
    let payments: Vec<Paid> = list.iter().filter_map(offered).collect();
    if payments.len() > 1 { payments } else { Vec::new() }
}

pub fn trades(scene: &Scene) -> Option<Trades> {
    let lang = scene.lang;
    let texts = Texts(lang);
    let (left, paying) = match scene.question()? {
        Question::Trade(left) => (left, None),
        Question::Pay(Bill::Trade(own)) => (0, Some(own)),
        _ => return None,
    };
    let made: Vec<TradeId> = scene
        .own
        .turn
        .iter()
        .filter_map(|event| match event {
            Event::Traded { trade, .. } => Some(*trade),
            _ => None,
        })
        .collect();
    let row = |own: TradeId| {
        let trade = own.trade()?;
        let name = match own {
            TradeId::Apprentice(id) => id.card().title.one(lang).to_owned(),
            TradeId::Virtue | TradeId::Marble => texts.traded_for(trade.gains.row().noun.one(lang)),
        };
        let why = || Tap::Why(scene.why_not(Intent::Trade(own)).unwrap_or_default());
        let gains = Amount::of(trade.gains, trade.count, lang);
        let cost = of_cost(trade.cost, lang);
        let paid: Vec<String> = cost.iter().map(|amount| amount.label.clone()).collect();
        Some(TradeRow {
            label: format!("{name}. {} → {}", paid.join(", "), gains.label),
            sign: trade.gains.row().sign,
            name,
            cost,
            gains,
            made: made.iter().filter(|other| **other == own).count(),
            // A choice that can be taken back is made at once.
            more: scene.tap(Choice::Trade(own)).unwrap_or_else(why),
            last: made.last() == Some(&own),
            payments: if paying.or(made.last().copied()) == Some(own) { payments(scene) } else { Vec::new() },
        })
    };
    Some(Trades {
        left,
        rows: scene.state.trades(scene.viewer).filter_map(row).collect(),
        made: made.iter().filter_map(|own| Some(own.trade()?.gains.row().sign)).collect(),
        paying: paying.is_some(),
        lang,
    })
}
