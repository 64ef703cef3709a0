//! The complete text of each choice, readable without the table.

use super::cards::{apprentice_text, building_text, level_text, with_gifts};
use super::effects::effects;
use super::names::{self, priced};
use super::places::{dig_text, guard_for_text, guard_text, place_text, taxed};
use crate::components::{AVOIDED_DEBT_SILVER, GuardAction, HIRE_TAX, MARKET_PLANS, Slot, Thing};
use crate::{Architects, Captures, Choice, Gift, Owner, Purpose, Question, Recipient, TradeId};
use kernel::grammar::{Text, capital, fill, headed, localize, semicolon};
use kernel::{Game, Lang, Seat};
use ui::{Localize, localized, localized_match};

/// Returns the complete text of a choice. A choice about nothing on the table is returned as its record key.
pub fn choice(game: &Architects, choice: Choice, lang: Lang) -> String {
    let decision = game.decision();
    let seat = decision.map_or(Seat(0), |decision| decision.seat);
    full(game, seat, decision.map(|decision| decision.question), choice, lang).unwrap_or_else(|| choice.to_string())
}

fn full(game: &Architects, seat: Seat, asked: Option<Question>, choice: Choice, lang: Lang) -> Option<String> {
    let player = |other: Seat| other.index() + 1;
    let workers = |location, owner: Owner| (Thing::Worker, game.workers_at(location, owner));
    let paying = |text: String| {
        let Some(Question::Capture(captures)) = asked else { return text };
        let tax = game.tax_due(seat, Architects::capture_tax(captures));
        let price = taxed(tax, game.capture_price(seat, captures), lang);
        if price.is_empty() { text } else { localized!(lang, "{0}, paying {1}", text, price) }
    };
    Some(localized_match! { choice, lang;
        Choice::Pass => { localize(lang, pass(asked)).to_owned() };
        Choice::Place(location) => { headed(names::location(location, lang), &place_text(game, location, lang), lang) };
        Choice::Recall(location) => "Take a Worker back from {0}", location;
        Choice::RecallHeld(Owner::Overlord) => "Take a Worker back from the board of the Overlord";
        Choice::RecallHeld(Owner::Seat(holder)) => "Take a Worker back from the board of player {0}", player(holder);
        Choice::Dig(thing) => { dig_text(thing, lang) };
        Choice::Hire(slot) => { return hire(game, seat, asked, slot, lang) };
        Choice::Plans if asked == Some(Question::Middle) => "Draw {0} plans and keep one", MARKET_PLANS;
        Choice::Plans => "Draw {0}", (Thing::Plan, game.plans_at_workshop(seat));
        Choice::Keep(plan) => "Keep the plan {0}", building_text(plan, lang);
        Choice::PutBack(plan) => "To the bottom of the pile: {0}", building_text(plan, lang);
        Choice::Discard(plan) => "Discard the plan {0}", building_text(plan, lang);
        Choice::Dismiss(apprentice) => "Dismiss {0}", apprentice_text(apprentice, lang);
        Choice::Trade(own) if own.trade().is_none() => { return None };
        Choice::Trade(TradeId::Apprentice(own)) =>
            { headed(own.card().title.one(lang), &capital(&TradeId::Apprentice(own).localize(lang)), lang) };
        Choice::Trade(printed) => { capital(&printed.localize(lang)) };
        Choice::Capture { location, owner } if owner == seat =>
            { paying(localized!(lang, "Take {0} of your own back from {1}", workers(location, owner), location)) };
        Choice::Capture { location, owner: Owner::Overlord } =>
            { paying(localized!(lang, "Capture {0} of the Overlord at {1}", workers(location, Owner::Overlord), location)) };
        Choice::Capture { location, owner: Owner::Seat(owner) } =>
            { paying(localized!(lang, "Capture {0} of player {1} at {2}", workers(location, owner.into()), player(owner), location)) };
        Choice::Guard(action) => { headed(&capital(names::guard(action, lang)), &guard_text(game, action, lang), lang) };
        Choice::GuardFor { action, owner } => { guard_for(action, player(owner), lang) };
        Choice::Construct(plan) => "Construct {0}", building_text(plan, lang);
        Choice::Advance => "Advance on the Cathedral: {0}", level_text(game.player(seat).cathedral + 1, lang)?;
        Choice::Pay(payment) if payment.parts().next().is_none() => "Pay nothing";
        Choice::Pay(payment) => "Pay {0}", priced(payment.parts(), lang);
        Choice::Left | Choice::Right => {
            match asked {
                Some(Question::Either(building)) => {
                    let option = building.immediate().option(usize::from(choice == Choice::Right));
                    capital(&effects(option, lang))
                }
                _ => return None,
            }
        };
        Choice::DestroyDebt => "Destroy an unpaid Debt";
        Choice::AvoidDebt => "Pay {0}", (Thing::Silver, AVOIDED_DEBT_SILVER);
        Choice::TakeDebt => "Take the Debt";
        Choice::Release(0) => "Release nobody";
        Choice::Release(number) => "Release {0}", (Thing::Worker, number);
        Choice::Join(apprentice) => "Begin with {0}", apprentice_text(apprentice, lang);
        Choice::Donate { gift, to: Recipient::Seat(to) } => "Give {0} to player {1}", gift, player(to);
        Choice::Donate { gift, to: Recipient::Demand } =>
            { return give_to_demand(game, gift, lang) };
        Choice::Suffer(other) if other == seat => "It falls on you";
        Choice::Suffer(other) => "It falls on player {0}", player(other);
        Choice::Remove(location) => "A Worker from {0}", location;
    })
}

fn guard_for(action: GuardAction, number: usize, lang: Lang) -> String {
    let head = localized!(lang, "{0}, for player {1}", capital(names::guard(action, lang)), number);
    headed(&head, &guard_for_text(action, lang), lang)
}

fn give_to_demand(game: &Architects, gift: Gift, lang: Lang) -> Option<String> {
    let open = game.team()?.demand_for(gift.thing(), game.seats())?;
    Some(localized!(lang, "Give {0} to the Demand “{1}”", gift, localize(lang, open.demand.card().name)))
}

const fn pass(asked: Option<Question>) -> Text {
    match asked {
        Some(Question::Trade(_)) => text!("No further trade"),
        Some(Question::Donate(_)) => text!("No further Donation"),
        Some(Question::Capture(Captures { done: 0, .. })) => text!("No capture"),
        Some(Question::Capture(_)) => text!("No further capture"),
        Some(Question::Guard(_)) => text!("No further action"),
        Some(Question::FreeHire) => text!("Hire nobody", "Architects"),
        Some(Question::Discard(Purpose::Virtue, _)) => text!("Lose the Virtue"),
        Some(Question::Discard(..)) => text!("Discard nothing"),
        Some(Question::DestroyDebt) => text!("Keep the Debt"),
        _ => text!("Pass"),
    }
}

fn hire(game: &Architects, seat: Seat, asked: Option<Question>, slot: Slot, lang: Lang) -> Option<String> {
    let id = game.apprentice(slot)?;
    let card = id.card();
    let (title, skills) = (card.title.the(lang), names::skills(card.skills, lang));
    let mut name = fill(lang, "{0} ({1}{2}{3})", &[&title, &skills, semicolon(lang), &names::slot(slot, lang)]);
    let laid = game.board().laid[slot.index()];
    if laid > 0 {
        name = localized!(lang, "{0} with {1}" | "Silver on it", name, (Thing::Silver, laid));
    }
    let silver = game.hire_price(seat) + game.reach_price(seat, slot);
    let text = match asked {
        Some(Question::Workshop) => {
            localized!(lang, "Hire {0} for {1}", name, taxed(game.tax_due(seat, HIRE_TAX), silver, lang))
        }
        _ => localized!(lang, "Hire {0} for free", name),
    };
    Some(with_gifts(text, id, lang))
}
