//! The trades at the King's Storehouse: a row each, with how often it was made in this turn.

use super::amounts::{Amount, of_cost};
use super::scene::Scene;
use crate::table::Texts;
use crate::table::scene::SceneExt as _;
use crate::{Bill, Choice, Event, Intent, Question, TradeId, words};
use kernel::Lang;
use ui::Tap;

/// The trades, as they are drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Trades {
    /// How many may still be made.
    pub left: u8,
    /// The rows, those of own Apprentices first.
    pub rows: Vec<Row>,
    /// What was traded in this turn, in its order.
    pub made: Vec<&'static str>,
    /// Whether one is being paid for.
    pub paying: bool,
    /// The language.
    pub lang: Lang,
}

/// One trade.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// The Apprentice whose trade it is, or what is gained.
    pub name: String,
    /// Its symbol.
    pub sign: &'static str,
    /// What is paid.
    pub cost: Vec<Amount>,
    /// What is gained.
    pub gains: Amount,
    /// How often it was made in this turn.
    pub made: usize,
    /// What a tap on its plus does: makes it once more, or says why not.
    pub more: Tap,
    /// Whether it is the last thing that was done, so that its minus takes it back.
    pub last: bool,
    /// How it is paid for, where there is more than one way and one can still be chosen.
    pub payments: Vec<Paid>,
    /// What it says, in words.
    pub label: String,
}

/// A way to pay for a trade.
#[derive(Clone, Debug, PartialEq)]
pub struct Paid {
    /// What is paid.
    pub amounts: Vec<Amount>,
    /// Whether it is what was paid, or what is proposed.
    pub chosen: bool,
    /// What a tap on it does: proposes it, or pays so instead.
    pub tap: Tap,
    /// What it says, in words.
    pub label: String,
}

/// The ways to pay for the trade that is asked about, or that was made last.
fn payments(scene: &Scene) -> Vec<Paid> {
    let asked = matches!(scene.question(), Some(Question::Pay(_)));
    let list = if asked { &scene.choices } else { &scene.earlier };
    let way = |choice: &Choice| {
        let Choice::Pay(payment) = *choice else { return None };
        let chosen = Some(*choice) == if asked { scene.proposal } else { scene.own.paid };
        let tap = if asked { scene.pick(*choice)? } else { scene.switch(*choice)? };
        let amounts: Vec<Amount> = payment.parts().map(|(thing, count)| Amount::of(thing, count, scene.lang)).collect();
        let label = words::choice(&scene.state, *choice, scene.lang);
        Some(Paid { amounts, chosen, tap, label })
    };
    let ways: Vec<Paid> = list.iter().filter_map(way).collect();
    if ways.len() > 1 { ways } else { Vec::new() }
}

/// The trades, while one is asked for or paid.
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
        Some(Row {
            label: format!("{name}. {} → {}", paid.join(", "), gains.label),
            sign: trade.gains.row().sign,
            name,
            cost,
            gains,
            made: made.iter().filter(|other| **other == own).count(),
            // What can still be taken back is made at once.
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
