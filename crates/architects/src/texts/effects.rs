//! The texts of effects and costs, generated from the data of the rules.

use super::names::{self, lost, points};
use crate::TradeId;
use crate::components::{
    APPRENTICES, Ability, ApprenticeId, Cost, Counted, Does, Effect, EffectTree, End, LEVY_VIRTUE, MANY_PRISONERS,
    Thing, Trade,
};
use kernel::Lang;
use kernel::grammar::{Noun, Text, chained, fill, headed, listed, localize};
use ui::{Localize, localize_by, localized, localized_match};

const FREE_CAPTURE: Noun = noun!("free capture", "free captures");

/// Returns the text of an effect: "2 Gold", "1 Debt destroyed". All are nouns, so that lists stay unambiguous.
pub fn effect(effect: Effect, lang: Lang) -> String {
    localized_match! { effect, lang;
        Effect::Gain(thing, count) => { (thing, count).localize(lang) };
        Effect::LoseVirtue(count) => { lost(Thing::Virtue, count, lang) };
        Effect::PerVirtue(thing, per) => "{0} for every {1}", (thing, 1), (Thing::Virtue, per);
        Effect::Captures(count) => { FREE_CAPTURE.count(count, lang) };
        Effect::FreeHeld => "all your Workers back from other boards";
        Effect::LeavePrison => "all your Workers back from the Prison";
        Effect::DestroyDebt => { lost(Thing::Debt, 1, lang) };
        Effect::SellPlan(thing, count) => "{0} for {1}", (Thing::Plan, 1), (thing, count);
        Effect::FreeHire => { Thing::Apprentice.row().given.noun.count(1, lang) };
        Effect::Dismiss => { lost(Thing::Apprentice, 1, lang) };
        Effect::EveryoneGains(count) => "{0} for every player", (Thing::Virtue, count);
        Effect::PrisonersLose(count) =>
            "{0} for every player with {1} or more Workers in the Prison",
            lost(Thing::Virtue, count, lang), MANY_PRISONERS;
        Effect::BuildAgain => "1 more Worker in the Guildhall, to construct or advance again";
        Effect::LevySilver(count) =>
            "{0} to the supply; for whoever cannot, what there is and {1}",
            (Thing::Silver, count), lost(Thing::Virtue, LEVY_VIRTUE, lang);
        Effect::DiscardPlan => "{0} discarded", (Thing::Plan, 1);
        Effect::RemoveJailed => "{0} in the Prison out of the game", (Thing::Worker, 1);
        Effect::RemoveWorker => "{0} out of the game", (Thing::Worker, 1);
    }
}

fn texts(list: &[Effect], lang: Lang) -> Vec<String> {
    list.iter().map(|one| effect(*one, lang)).collect()
}

pub fn effects(list: &[Effect], lang: Lang) -> String {
    chained(&texts(list, lang), lang)
}

pub fn reward(reward: EffectTree, lang: Lang) -> String {
    reward.text(lang, |list| texts(list, lang))
}

/// Returns the text of a Building's effect and its time: "at once: 4 Stone".
pub fn does(does: Does, lang: Lang) -> String {
    match does {
        Does::Now(reward) => headed(localize(lang, text!("at once")), &self::reward(reward, lang), lang),
        Does::End(what) => headed(localize(lang, text!("at the end of the game")), &end(what, lang), lang),
    }
}

pub fn end(end: End, lang: Lang) -> String {
    let points = |number: u8| points(number, lang);
    localized_match! { end, lang;
        End::Points(what, 1) => "{0} for each {1}", points(1), counted(what, 1, lang);
        End::Points(what, per) => "{0} for every {1}", points(1), counted(what, per, lang);
        End::Virtue(what, per) => "{0} for every {1}", (Thing::Virtue, 1), counted(what, per, lang);
        End::Most(good, number) => "{0} for the most {1}, without a tie", points(number), good.row().noun.many(lang);
        End::HighestPoints(number) => HIGHEST, points(number);
        End::HighestVirtue(number) => HIGHEST, (Thing::Virtue, number);
        End::PerDebt(more @ 1..) => "each unpaid Debt costs {0} less", points(more.unsigned_abs());
        End::PerDebt(less) => "each unpaid Debt costs {0} more", points(less.unsigned_abs());
        End::NoDebt(number) => "{0} without unpaid Debts", points(number);
        End::LoseVirtue(number) => { lost(Thing::Virtue, number, lang) };
    }
}

const HIGHEST: Text = text!("{0} for standing highest on the Cathedral, without a tie");

/// Returns the text of a number of counted items. The number 1 is left out.
fn counted(counted: Counted, number: u8, lang: Lang) -> String {
    let text = |noun: Noun| if number == 1 { noun.one(lang).to_owned() } else { noun.count(number, lang) };
    localized_match! { counted, lang;
        Counted::Buildings => "{0}, this one included", text(Thing::Building.row().noun);
        Counted::Apprentices(skill) => "{0} with {1}" | "a skill", text(Thing::Apprentice.row().noun), skill;
        Counted::Captives => { text(Thing::Captive.row().noun) };
        Counted::Virtue => { text(Thing::Virtue.row().noun) };
        Counted::PaidDebts => { text(Thing::PaidDebt.row().noun) };
        Counted::Good(good) => { text(good.row().noun) };
        Counted::Rough => { text(names::ROUGH) };
    }
}

pub fn cost(cost: Cost, lang: Lang) -> String {
    let goods = Thing::GOODS.into_iter().map(|good| (good.row().noun, cost.fixed(good)));
    let mixed = (if cost.clay { names::ROUGH } else { names::MIXED }, cost.any);
    let parts = goods.chain([mixed]).filter(|(_, number)| *number > 0).map(|(noun, number)| noun.count(number, lang));
    listed(&parts.collect::<Vec<_>>(), lang)
}

pub fn trade(trade: Trade, lang: Lang) -> String {
    localized!(lang, "{0} for {1}", trade.cost, (trade.gains, trade.count))
}

fn trade_of(id: TradeId, lang: Lang) -> String {
    id.trade().map_or_else(String::new, |own| trade(own, lang))
}

localize_by! {
    Cost => cost;
    Trade => trade;
    TradeId => trade_of;
}

/// Returns the name of an Apprentice in the form that a sentence needs. If others share the name with another
/// ability, the ability follows: "the Merchant (1 Silver for 3 Clay)".
pub fn apprentice(id: ApprenticeId, form: fn(&Noun, Lang) -> String, lang: Lang) -> String {
    let card = id.card();
    let name = form(&card.title, lang);
    if !APPRENTICES.iter().any(|other| other.title == card.title && other.ability != card.ability) {
        return name;
    }
    let gives = match card.ability {
        Ability::Gains(_, thing, number) => (thing, number).localize(lang),
        Ability::Trade(own) => trade(own, lang),
        _ => return name,
    };
    fill(lang, "{0} ({1})", &[&name, &gives])
}
