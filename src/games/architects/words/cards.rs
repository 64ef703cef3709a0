//! The texts of cards and boards, put together from their data: a text cannot say anything but the rule.

use super::effects::{cost, does, effects, trade};
use super::names::{self, count, lost, points};
use crate::games::architects::components::{
    AVOIDED_DEBT_SILVER, Ability, ApprenticeId, BoardAbility, BoardId, BuildingId, CATHEDRAL, Ease, HAND_LIMIT,
    HIRING_SILVER, LESS_TAX, Level, Location, MARKET_VIRTUE, MORE_APPRENTICES, MORE_JAIL_SILVER, MORE_PLANS,
    MOST_APPRENTICES, MarketId, Occasion, RANSOM_VIRTUE, RESET_RELEASE, RewardId, Side, Solo, SoloAction, SoloCardId,
    TAX_STAND_VIRTUE, Thing,
};
use crate::kernel::Lang;
use crate::kernel::grammar::{Text, chained, fill, headed, phrase, say, semicolon};

/// Virtue that a card brings, or takes where it is negative; none for 0.
pub(super) fn virtue(change: i8, lang: Lang) -> Option<String> {
    match change {
        0 => None,
        1.. => Some(count(Thing::Virtue, change.unsigned_abs(), lang)),
        _ => Some(lost(Thing::Virtue, change.unsigned_abs(), lang)),
    }
}

/// A Building in full.
pub fn building_text(id: BuildingId, lang: Lang) -> String {
    let card = id.card();
    let mut parts = Vec::new();
    if !card.skills.is_empty() {
        parts.push(phrase(lang, text!("needs {0}"), &[names::skills(card.skills, lang)]));
    }
    parts.push(phrase(lang, text!("costs {0}"), &[cost(card.cost, lang)]));
    parts.extend(virtue(card.virtue, lang));
    parts.push(does(card.does, lang));
    let head = fill(lang, "{0} ({1})", &[names::building(id, lang), &points(card.points, lang)]);
    headed(&head, &parts.join(semicolon(lang)), lang)
}

/// An Apprentice in full.
pub fn apprentice_text(id: ApprenticeId, lang: Lang) -> String {
    let card = id.card();
    let head = fill(lang, "{0} ({1})", &[card.title.one(lang), &names::skills(card.skills, lang)]);
    with_gifts(head, id, lang)
}

/// What is said of an Apprentice, then what it does and what hiring it does to Virtue.
pub(super) fn with_gifts(said: String, id: ApprenticeId, lang: Lang) -> String {
    let virtue = virtue(id.card().virtue, lang).map(|virtue| phrase(lang, text!("{0} when hired"), &[virtue]));
    let parts: Vec<String> = apprentice_ability(id, lang).into_iter().chain(virtue).collect();
    if parts.is_empty() { said } else { headed(&said, &parts.join(semicolon(lang)), lang) }
}

/// What an Apprentice does, if anything: what, and when.
pub fn apprentice_ability(id: ApprenticeId, lang: Lang) -> Option<String> {
    let storehouse = names::the_location(Location::Storehouse, lang);
    let less = |place: &str, what: String| phrase(lang, text!("{0} costs {1} less"), &[place.to_owned(), what]);
    Some(match id.card().ability {
        Ability::None => return None,
        Ability::Gains(when, thing, number) => on(count(thing, number, lang), when, lang),
        Ability::Trade(own) => phrase(lang, text!("{0} at {1}", "a trade"), &[trade(own, lang), storehouse.to_owned()]),
        Ability::Eases(Ease::Captures, by) => {
            phrase(lang, text!("the captures of an action together cost {0} less"), &[count(Thing::Silver, by, lang)])
        }
        Ability::Eases(Ease::MarketVirtue, by) => less(names::the_market(lang), count(Thing::Virtue, by, lang)),
        Ability::Eases(Ease::MarketSilver, by) => less(names::the_market(lang), count(Thing::Silver, by, lang)),
        Ability::Eases(Ease::TaxStandVirtue, by) => {
            less(names::the_location(Location::TaxStand, lang), count(Thing::Virtue, by, lang))
        }
        Ability::Eases(Ease::Release, by) => released(by, lang),
        Ability::Eases(Ease::Storehouse, by) => {
            let parts = [count(Thing::Worker, by, lang), storehouse.to_owned()];
            phrase(lang, text!("counts as {0} more at {1}"), &parts)
        }
    })
}

/// Workers that may leave the Prison at a reset.
fn released(most: u8, lang: Lang) -> String {
    let released = phrase(lang, text!("up to {0} released"), &[count(Thing::Worker, most, lang)]);
    on(released, Occasion::Reset, lang)
}

/// What is gained, and when: "2 Clay at each advance on the Cathedral".
fn on(gained: String, occasion: Occasion, lang: Lang) -> String {
    let at = Location::ALL.into_iter().find(|location| Occasion::at(*location) == Some(occasion));
    let text = match (occasion, at) {
        (Occasion::Market, _) => {
            return phrase(lang, text!("{0} at each action at {1}"), &[gained, names::the_market(lang).to_owned()]);
        }
        (_, Some(location)) => {
            let location = names::the_location(location, lang).to_owned();
            return phrase(lang, text!("{0} at each action at {1}"), &[gained, location]);
        }
        (Occasion::Advance, _) => text!("{0} at each advance on the Cathedral"),
        (Occasion::DebtPaid, _) => text!("{0} for each Debt paid"),
        (Occasion::Imprison, _) => text!("{0} each time you imprison"),
        (Occasion::ResetUnjailed, _) => {
            text!("{0} at each Black Market reset without Workers of yours in the Prison")
        }
        _ => text!("{0} at each Black Market reset"),
    };
    phrase(lang, text, &[gained])
}

/// A player board in full.
pub fn board_text(id: BoardId, lang: Lang) -> String {
    let parts = [board_start(id, lang), board_ability(id, lang)];
    headed(id.card().title.one(lang), &parts.join(semicolon(lang)), lang)
}

/// What a player board begins with: "5 Silver, 1 plan, Virtue 5, 4 Workers in the Prison".
pub fn board_start(id: BoardId, lang: Lang) -> String {
    let board = id.card();
    let goods = Thing::GOODS.into_iter().zip(board.goods);
    let all = goods.chain([(Thing::Debt, board.debts), (Thing::Plan, board.plans)]);
    let mut parts: Vec<String> =
        all.filter(|(_, number)| *number > 0).map(|(thing, number)| count(thing, number, lang)).collect();
    parts.push(phrase(lang, text!("Virtue {0}"), &[board.virtue.to_string()]));
    if board.prison > 0 {
        parts.push(phrase(lang, text!("{0} in the Prison"), &[count(Thing::Worker, board.prison, lang)]));
    }
    chained(&parts, lang)
}

/// What the player of a board does otherwise than everybody else.
pub fn board_ability(id: BoardId, lang: Lang) -> String {
    let [plan, silver] = [Thing::Plan, Thing::Silver].map(|thing| count(thing, 1, lang));
    let (text, parts) = match id.card().ability {
        BoardAbility::OneMetal => (text!("Gold and Marble count as the same, for costs and for Buildings"), vec![]),
        BoardAbility::MarketPlan => return on(plan, Occasion::Market, lang),
        BoardAbility::LessTax => (text!("{0} less in each payment"), vec![count(Thing::Tax, LESS_TAX, lang)]),
        BoardAbility::FreeAdvance => (text!("no plan is discarded for an advance on the Cathedral"), vec![]),
        BoardAbility::Hiring => {
            let parts = vec![
                count(Thing::Silver, HIRING_SILVER, lang),
                count(Thing::Apprentice, MOST_APPRENTICES + MORE_APPRENTICES, lang),
            ];
            (text!("hiring at the Workshop costs {0} less, and there is room for {1}"), parts)
        }
        BoardAbility::LessWoodOrStone => (text!("constructing or advancing costs 1 Wood or 1 Stone less"), vec![]),
        BoardAbility::AvoidsDebt => {
            (text!("{0} may be paid instead of taking a Debt"), vec![count(Thing::Silver, AVOIDED_DEBT_SILVER, lang)])
        }
        BoardAbility::BuildingPlan => (text!("{0} for each construction"), vec![plan]),
        BoardAbility::ResetRelease => return released(RESET_RELEASE, lang),
        BoardAbility::JailSilver => {
            return on(count(Thing::Silver, MORE_JAIL_SILVER, lang), Occasion::Imprison, lang);
        }
        BoardAbility::DebtGoods => {
            (text!("{0} and {1} for each Debt taken"), vec![silver, count(Thing::Clay, 1, lang)])
        }
        BoardAbility::VirtueSilver => (text!("{0} for each Virtue gained"), vec![silver]),
        BoardAbility::PlansForResources => (text!("plans may be discarded in place of resources"), vec![]),
        BoardAbility::PlansForVirtue => {
            let parts = vec![(HAND_LIMIT + MORE_PLANS).to_string()];
            (text!("plans may be discarded in place of Virtue lost, and {0} are kept in hand"), parts)
        }
    };
    phrase(lang, text, &parts)
}

/// A Black Market card, with both of its sides.
pub fn market_text(id: MarketId, lang: Lang) -> String {
    let sides = [effects(id.card().small, lang), effects(id.card().large, lang)];
    let head = phrase(lang, text!("Black Market {0}"), &[id.number().to_string()]);
    headed(&head, &fill(lang, say(lang, text!("small {0}; large {1}")), &[&sides[0], &sides[1]]), lang)
}

/// A Reward card.
pub fn reward_text(id: RewardId, lang: Lang) -> String {
    headed(say(lang, text!("Reward")), &effects(id.card().gives, lang), lang)
}

/// A level of the Cathedral, from 1, with what it counts at the end and what the advance to it costs besides a plan.
pub fn level_text(level: u8, lang: Lang) -> Option<String> {
    let card = CATHEDRAL.get(usize::from(level).checked_sub(1)?)?;
    let parts = [level.to_string(), points(card.points, lang), cost(card.cost, lang)];
    Some(phrase(lang, text!("level {0}, {1}, for {2}"), &parts))
}

/// What an advance to a level of the Cathedral costs, its plan included.
pub(super) fn level_price(level: &Level, lang: Lang) -> String {
    chained(&[cost(level.cost, lang), count(Thing::Plan, 1, lang)], lang)
}

/// A card of a solo opponent.
pub fn solo_card_text(id: SoloCardId, lang: Lang) -> String {
    let action = id.card().action;
    let stock = |number: u16| count(Thing::Stock, number.min(255) as u8, lang);
    let place = |location| names::location(location, lang).to_owned();
    let lost = |number| lost(Thing::Virtue, number, lang);
    let (text, parts): (Text, Vec<String>) = match action {
        SoloAction::Gather(location) => {
            (text!("{0}, {1} for each of its Workers there"), vec![place(location), stock(1)])
        }
        SoloAction::Storehouse => {
            let virtue = count(Thing::Virtue, Solo::STOREHOUSE_VIRTUE, lang);
            return headed(names::solo_action(action, lang), &virtue, lang);
        }
        SoloAction::Workshop(0) => {
            (text!("an Apprentice of the upper row leaves; {0}"), vec![stock(Solo::WORKSHOP_STOCK)])
        }
        SoloAction::Workshop(_) => {
            (text!("an Apprentice of the lower row leaves; {0}"), vec![stock(Solo::WORKSHOP_STOCK)])
        }
        SoloAction::Capture => {
            let parts = vec![Solo::CAPTURES.to_string(), stock(Solo::NOBODY_STOCK)];
            (text!("up to {0} of your largest groups; without any, {1}"), parts)
        }
        SoloAction::Guard => {
            let parts = vec![stock(1), Solo::SHARE.to_string(), lost(RANSOM_VIRTUE)];
            let text = text!(
                "captured Workers to the Prison ({0} for every {1}), its own back from there and from your board (1 Debt, {2}), a Debt paid"
            );
            (text, parts)
        }
        SoloAction::Tax => {
            let parts = vec![Solo::LEAST_TAX.to_string(), stock(1), Solo::SHARE.to_string(), lost(TAX_STAND_VIRTUE)];
            (text!("from {0} Silver on, all of it ({1} for every {2}; {3}); else 1 Silver more is put there"), parts)
        }
        SoloAction::Market(side) => {
            let text = match side {
                Side::Left => text!("the left-most free space ({0}, {1} to {2}), or else the Silversmith"),
                Side::Right => text!("the right-most free space ({0}, {1} to {2}), or else the Silversmith"),
            };
            let [least, .., most] = Solo::MARKET_STOCK;
            (text, vec![lost(MARKET_VIRTUE), least.to_string(), stock(most)])
        }
        SoloAction::Cathedral => (text!("an advance for {0}, or else a Building"), vec![stock(Solo::ADVANCE_STOCK)]),
        SoloAction::Building => {
            let parts = vec![(1 + Solo::FURTHER_CARDS).to_string(), stock(Solo::CARD_STOCK)];
            (text!("the best of up to {0} plans, {1} for each beyond the first"), parts)
        }
    };
    headed(names::solo_action(action, lang), &phrase(lang, text, &parts), lang)
}
