//! The texts of cards and boards, generated from their data so that text and rule agree.

use super::effects::{does, effect};
use super::names::{self, lost, points};
use crate::Player;
use crate::components::{
    AVOIDED_DEBT_SILVER, Ability, ApprenticeId, BoardAbility, BoardId, BuildingId, CATHEDRAL, Calling, CathedralLevel,
    Ease, Effect, HAND_LIMIT, HIRING_SILVER, LESS_TAX, Location, MARKET_DONATIONS, MARKET_VIRTUE, MORE_APPRENTICES,
    MORE_JAIL_SILVER, MORE_PLANS, MOST_APPRENTICES, MarketEnd, Occasion, RANSOM_VIRTUE, RESET_RELEASE, Solo,
    SoloAction, SoloCardId, TAX_STAND_VIRTUE, Thing,
};
use kernel::Lang;
use kernel::grammar::{Noun, Text, chained, fill, headed, semicolon};
use ui::{Localize, localized, localized_match};

pub fn virtue(change: i8, lang: Lang) -> Option<String> {
    (change != 0).then(|| effect(Effect::virtue(change), lang))
}

pub fn building_text(id: BuildingId, lang: Lang) -> String {
    let card = id.card();
    let needs = Some(card.skills).filter(|skills| !skills.is_empty());
    let needs = needs.map(|skills| localized!(lang, "needs {0}", names::skills(skills, lang)));
    let costs = localized!(lang, "costs {0}", card.cost);
    let parts = needs.into_iter().chain([costs]).chain(virtue(card.virtue, lang)).chain([does(card.does, lang)]);
    let head = fill(lang, "{0} ({1})", &[names::building(id, lang), &points(card.points, lang)]);
    headed(&head, &parts.collect::<Vec<_>>().join(semicolon(lang)), lang)
}

pub fn apprentice_text(id: ApprenticeId, lang: Lang) -> String {
    let card = id.card();
    let head = fill(lang, "{0} ({1})", &[card.title.one(lang), &names::skills(card.skills, lang)]);
    with_gifts(head, id, lang)
}

pub(super) fn with_gifts(text: String, id: ApprenticeId, lang: Lang) -> String {
    let virtue = virtue(id.card().virtue, lang).map(|virtue| localized!(lang, "{0} when hired", virtue));
    let parts: Vec<String> = apprentice_ability(id, lang).into_iter().chain(virtue).collect();
    if parts.is_empty() { text } else { headed(&text, &parts.join(semicolon(lang)), lang) }
}

pub fn apprentice_ability(id: ApprenticeId, lang: Lang) -> Option<String> {
    let less = |place: &str, what: Thing, by: u8| localized!(lang, "{0} costs {1} less", place, (what, by));
    Some(localized_match! { id.card().ability, lang;
        Ability::None => { return None };
        Ability::Gains(when, thing, number) => { on(&(thing, number).localize(lang), when, lang) };
        Ability::Trade(own) => "{0} at {1}" | "a trade", own, Location::Storehouse;
        Ability::Eases(Ease::Captures, by) =>
            "the captures of an action together cost {0} less", (Thing::Silver, by);
        Ability::Eases(Ease::MarketVirtue, by) => { less(names::the_market(lang), Thing::Virtue, by) };
        Ability::Eases(Ease::MarketSilver, by) => { less(names::the_market(lang), Thing::Silver, by) };
        Ability::Eases(Ease::TaxStandVirtue, by) =>
            { less(names::the_location(Location::TaxStand, lang), Thing::Virtue, by) };
        Ability::Eases(Ease::Release, by) => { released(by, lang) };
        Ability::Eases(Ease::Storehouse, by) =>
            "counts as {0} more at {1}", (Thing::Worker, by), Location::Storehouse;
        Ability::Donates(Calling::Scoundrel) =>
            { on(&localized!(lang, "up to {0}", DONATION.count(MARKET_DONATIONS, lang)), Occasion::Market, lang) };
        Ability::Donates(Calling::Clergyman) =>
            "up to {0} for each of your levels on the Cathedral at each action at {1}",
            DONATION.count(1, lang), Location::Guildhall;
    })
}

const DONATION: Noun = noun!("Donation", "Donations");

fn released(most: u8, lang: Lang) -> String {
    on(&localized!(lang, "up to {0} released", (Thing::Worker, most)), Occasion::Reset, lang)
}

/// Returns the text of a gain and its occasion: "2 Clay at each advance on the Cathedral".
fn on(gained: &str, occasion: Occasion, lang: Lang) -> String {
    let at = Location::ALL.into_iter().find(|location| Occasion::at(*location) == Some(occasion));
    localized_match! { (occasion, at), lang;
        (Occasion::Market, _) => AT_EACH_ACTION, gained, names::the_market(lang);
        (_, Some(location)) => AT_EACH_ACTION, gained, location;
        (Occasion::Advance, _) => "{0} at each advance on the Cathedral", gained;
        (Occasion::DebtPaid, _) => "{0} for each Debt paid", gained;
        (Occasion::Imprison, _) => "{0} each time you imprison", gained;
        (Occasion::ResetUnjailed, _) =>
            "{0} at each Black Market reset without Workers of yours in the Prison", gained;
        _ => "{0} at each Black Market reset", gained;
    }
}

const AT_EACH_ACTION: Text = text!("{0} at each action at {1}");

pub fn board_text(id: BoardId, lang: Lang) -> String {
    let parts = [board_start(id, lang), board_ability(id, lang)];
    headed(id.card().title.one(lang), &parts.join(semicolon(lang)), lang)
}

/// Returns the text of a player board's start: "5 Silver, 1 plan, Virtue 5, 4 Workers in the Prison".
pub fn board_start(id: BoardId, lang: Lang) -> String {
    let board = id.card();
    let goods = Thing::GOODS.into_iter().zip(board.goods);
    let all = goods.chain([(Thing::Debt, board.debts), (Thing::Plan, board.plans)]);
    let mut parts: Vec<String> = all.filter(|(_, number)| *number > 0).map(|part| part.localize(lang)).collect();
    parts.push(localized!(lang, "Virtue {0}", board.virtue));
    if board.prison > 0 {
        parts.push(in_the_prison(board.prison, lang));
    }
    chained(&parts, lang)
}

pub fn in_the_prison(count: u8, lang: Lang) -> String {
    localized!(lang, "{0} in the Prison", (Thing::Worker, count))
}

pub fn board_ability(id: BoardId, lang: Lang) -> String {
    let on = |thing, number, occasion| on(&(thing, number).localize(lang), occasion, lang);
    localized_match! { id.card().ability, lang;
        BoardAbility::OneMetal => "Gold and Marble count as the same, for costs and for Buildings";
        BoardAbility::MarketPlan => { on(Thing::Plan, 1, Occasion::Market) };
        BoardAbility::LessTax => "{0} less in each payment", (Thing::Tax, LESS_TAX);
        BoardAbility::FreeAdvance => "no plan is discarded for an advance on the Cathedral";
        BoardAbility::Hiring =>
            "hiring at the Workshop costs {0} less, and there is room for {1}",
            (Thing::Silver, HIRING_SILVER), (Thing::Apprentice, MOST_APPRENTICES + MORE_APPRENTICES);
        BoardAbility::LessWoodOrStone => "constructing or advancing costs 1 Wood or 1 Stone less";
        BoardAbility::AvoidsDebt => "{0} may be paid instead of taking a Debt", (Thing::Silver, AVOIDED_DEBT_SILVER);
        BoardAbility::BuildingPlan => "{0} for each construction", (Thing::Plan, 1);
        BoardAbility::ResetRelease => { released(RESET_RELEASE, lang) };
        BoardAbility::JailSilver => { on(Thing::Silver, MORE_JAIL_SILVER, Occasion::Imprison) };
        BoardAbility::DebtGoods => "{0} and {1} for each Debt taken", (Thing::Silver, 1), (Thing::Clay, 1);
        BoardAbility::VirtueSilver => "{0} for each Virtue gained", (Thing::Silver, 1);
        BoardAbility::PlansForResources => "plans may be discarded in place of resources";
        BoardAbility::PlansForVirtue =>
            "plans may be discarded in place of Virtue lost, and {0} are kept in hand", HAND_LIMIT + MORE_PLANS;
    }
}

/// Returns the text of a level of the Cathedral, from 1: its points and its cost besides a plan.
pub fn level_text(level: u8, lang: Lang) -> Option<String> {
    let card = CATHEDRAL.get(usize::from(level).checked_sub(1)?)?;
    Some(localized!(lang, "level {0}, {1}, for {2}", level, points(card.points, lang), card.cost))
}

pub fn level_price(level: &CathedralLevel, player: &Player, lang: Lang) -> String {
    let plan = (!player.can(BoardAbility::FreeAdvance)).then(|| (Thing::Plan, 1).localize(lang));
    chained(&[level.cost.localize(lang)].into_iter().chain(plan).collect::<Vec<_>>(), lang)
}

pub fn solo_card_text(id: SoloCardId, lang: Lang) -> String {
    let action = id.card().action;
    let stock = |number: u16| (Thing::Stock, number.min(255) as u8);
    let lost = |number| lost(Thing::Virtue, number, lang);
    let [least, .., most] = Solo::MARKET_STOCK;
    let text = localized_match! { action, lang;
        SoloAction::Gather(location) =>
            "{0}, {1} for each of its Workers there", names::location(location, lang), stock(1);
        SoloAction::Storehouse => { (Thing::Virtue, Solo::STOREHOUSE_VIRTUE).localize(lang) };
        SoloAction::Workshop(0) =>
            "the Apprentice of the upper row leaves whose column is the number of its Workers there; {0}",
            stock(Solo::WORKSHOP_STOCK);
        SoloAction::Workshop(_) =>
            "the Apprentice of the lower row leaves whose column is the number of its Workers there; {0}",
            stock(Solo::WORKSHOP_STOCK);
        SoloAction::Capture =>
            "for each of its Workers there, {0} at most, your largest group; without any, {1}",
            Solo::CAPTURES, stock(Solo::NOBODY_STOCK);
        SoloAction::Guard =>
            "for each of its Workers there one of these, in this order: captured Workers to the Prison ({0} for every {1}), its own back from there, its own back from your board (1 Debt, {2}), a Debt paid",
            stock(1), Solo::SHARE, lost(RANSOM_VIRTUE);
        SoloAction::Tax =>
            "from {0} Silver on, all of it ({1} for every {2}; {3}); else 1 Silver more is put there",
            Solo::LEAST_TAX, stock(1), Solo::SHARE, lost(TAX_STAND_VIRTUE);
        SoloAction::Market(MarketEnd::Left) =>
            "the left-most free space ({0}, {1} to {2}), or else the Silversmith", lost(MARKET_VIRTUE), least, stock(most);
        SoloAction::Market(MarketEnd::Right) =>
            "the right-most free space ({0}, {1} to {2}), or else the Silversmith", lost(MARKET_VIRTUE), least, stock(most);
        SoloAction::Cathedral => "an advance for {0}, or else a Building", stock(Solo::ADVANCE_STOCK);
        SoloAction::Building =>
            "the best of up to {0} plans, {1} for each beyond the first",
            1 + Solo::FURTHER_CARDS, stock(Solo::CARD_STOCK);
    };
    headed(names::solo_action(action, lang), &text, lang)
}
