//! What cards give at once and at the end, and what things cost, said from the same data that the rules work with.

use super::names::{self, count, lost, points};
use crate::games::architects::components::{
    APPRENTICES, Ability, ApprenticeId, Cost, Counted, Does, Effect, End, MANY_PRISONERS, Reward, Thing, Trade,
};
use crate::kernel::Lang;
use crate::kernel::grammar::{Noun, Text, chained, fill, headed, listed, phrase, say};

const FREE_CAPTURE: Noun = noun!("free capture", "free captures");

/// One effect: "2 Gold", "1 Debt destroyed". All are nouns, so that lists of them cannot be misread.
pub fn effect(effect: Effect, lang: Lang) -> String {
    let (text, parts) = match effect {
        Effect::Gain(thing, number) => return count(thing, number, lang),
        Effect::LoseVirtue(number) => return lost(Thing::Virtue, number, lang),
        Effect::PerVirtue(thing, per) => {
            (text!("{0} for every {1}"), vec![count(thing, 1, lang), count(Thing::Virtue, per, lang)])
        }
        Effect::Captures(number) => return FREE_CAPTURE.count(number, lang),
        Effect::FreeHeld => (text!("all your Workers back from other boards"), vec![]),
        Effect::LeavePrison => (text!("all your Workers back from the Prison"), vec![]),
        Effect::DestroyDebt => return lost(Thing::Debt, 1, lang),
        Effect::SellPlan(thing, number) => {
            (text!("{0} for {1}"), vec![count(Thing::Plan, 1, lang), count(thing, number, lang)])
        }
        Effect::FreeHire => return Thing::Apprentice.row().given.noun.count(1, lang),
        Effect::Dismiss => return lost(Thing::Apprentice, 1, lang),
        Effect::EveryoneGains(number) => (text!("{0} for every player"), vec![count(Thing::Virtue, number, lang)]),
        Effect::PrisonersLose(number) => {
            let parts = vec![lost(Thing::Virtue, number, lang), MANY_PRISONERS.to_string()];
            (text!("{0} for every player with {1} or more Workers in the Prison"), parts)
        }
        Effect::BuildAgain => (text!("1 more Worker in the Guildhall, to construct or advance again"), vec![]),
    };
    phrase(lang, text, &parts)
}

fn texts(list: &[Effect], lang: Lang) -> Vec<String> {
    list.iter().map(|one| effect(*one, lang)).collect()
}

/// Effects one after the other.
pub fn effects(list: &[Effect], lang: Lang) -> String {
    chained(&texts(list, lang), lang)
}

/// A reward: all of a list, or one list or another.
pub fn reward(reward: Reward, lang: Lang) -> String {
    reward.text(lang, |list| texts(list, lang))
}

/// What a Building does, and when: "at once: 4 Stone".
pub fn does(does: Does, lang: Lang) -> String {
    match does {
        Does::Now(reward) => headed(say(lang, text!("at once")), &self::reward(reward, lang), lang),
        Does::End(what) => headed(say(lang, text!("at the end of the game")), &end(what, lang), lang),
    }
}

/// What a Building does at the end of the game.
pub fn end(end: End, lang: Lang) -> String {
    let virtue = |number: u8| count(Thing::Virtue, number, lang);
    let (text, parts) = match end {
        End::Points(what, 1) => (text!("{0} for each {1}"), vec![points(1, lang), counted(what, 1, lang)]),
        End::Points(what, per) => (text!("{0} for every {1}"), vec![points(1, lang), counted(what, per, lang)]),
        End::Virtue(what, per) => (text!("{0} for every {1}"), vec![virtue(1), counted(what, per, lang)]),
        End::Most(good, number) => {
            let good = good.row().noun.many(lang).to_owned();
            (text!("{0} for the most {1}, without a tie"), vec![points(number, lang), good])
        }
        End::HighestPoints(number) => (HIGHEST, vec![points(number, lang)]),
        End::HighestVirtue(number) => (HIGHEST, vec![virtue(number)]),
        End::PerDebt(more @ 1..) => (text!("each unpaid Debt costs {0} less"), vec![points(more, lang)]),
        End::PerDebt(less) => (text!("each unpaid Debt costs {0} more"), vec![points(-i32::from(less), lang)]),
        End::NoDebt(number) => (text!("{0} without unpaid Debts"), vec![points(number, lang)]),
        End::LoseVirtue(number) => return lost(Thing::Virtue, number, lang),
    };
    phrase(lang, text, &parts)
}

const HIGHEST: Text = text!("{0} for standing highest on the Cathedral, without a tie");

/// What is counted at the end, so many of it; one of it without its number.
fn counted(counted: Counted, number: u8, lang: Lang) -> String {
    let said = |noun: Noun| if number == 1 { noun.one(lang).to_owned() } else { noun.count(number, lang) };
    match counted {
        Counted::Buildings => phrase(lang, text!("{0}, this one included"), &[said(Thing::Building.row().noun)]),
        Counted::Apprentices(skill) => {
            let parts = [said(Thing::Apprentice.row().noun), names::skill(skill, lang).to_owned()];
            phrase(lang, text!("{0} with {1}", "a skill"), &parts)
        }
        Counted::Captives => said(Thing::Captive.row().noun),
        Counted::Virtue => said(Thing::Virtue.row().noun),
        Counted::PaidDebts => said(Thing::PaidDebt.row().noun),
        Counted::Good(good) => said(good.row().noun),
        Counted::Rough => said(names::ROUGH),
    }
}

/// What something costs in goods: "2 Clay, 1 Gold and 2 Marble".
pub fn cost(cost: Cost, lang: Lang) -> String {
    let goods = Thing::GOODS.into_iter().map(|good| (good.row().noun, cost.fixed(good)));
    let mixed = (if cost.clay { names::ROUGH } else { names::MIXED }, cost.any);
    let parts = goods.chain([mixed]).filter(|(_, number)| *number > 0).map(|(noun, number)| noun.count(number, lang));
    listed(&parts.collect::<Vec<_>>(), lang)
}

/// A trade: "2 Stone for 1 Marble".
pub fn trade(trade: Trade, lang: Lang) -> String {
    phrase(lang, text!("{0} for {1}"), &[cost(trade.cost, lang), count(trade.gains, trade.count, lang)])
}

/// An Apprentice, its name in the form that the sentence needs; where others of its name do something else, with what it
/// gives: "the Merchant (1 Silver for 3 Clay)".
pub fn apprentice(id: ApprenticeId, form: fn(&Noun, Lang) -> String, lang: Lang) -> String {
    let card = id.card();
    let name = form(&card.title, lang);
    if !APPRENTICES.iter().any(|other| other.title == card.title && other.ability != card.ability) {
        return name;
    }
    let gives = match card.ability {
        Ability::Gains(_, thing, number) => count(thing, number, lang),
        Ability::Trade(trade) => self::trade(trade, lang),
        _ => return name,
    };
    fill(lang, "{0} ({1})", &[&name, &gives])
}
