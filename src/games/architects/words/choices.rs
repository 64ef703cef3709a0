//! Each choice in full, so that somebody who sees nothing else understands it.

use super::cards::{apprentice_text, building_text, level_text, with_gifts};
use super::effects::{effects, trade};
use super::names::{self, count};
use super::places::{dig_text, guard_text, place_text, taxed};
use crate::games::architects::components::{AVOIDED_DEBT_SILVER, HIRE_TAX, MARKET_PLANS, Slot, Thing};
use crate::games::architects::{Architects, Choice, Payment, Purpose, Question, TradeId};
use crate::kernel::grammar::{Text, capital, fill, headed, listed, phrase, say, semicolon};
use crate::kernel::{Game, Lang, Seat};

/// A choice in full. One that names nothing on the table is given as its word in a record.
pub fn choice(game: &Architects, choice: Choice, lang: Lang) -> String {
    let decision = game.decision();
    let seat = decision.map_or(Seat(0), |decision| decision.seat);
    full(game, seat, decision.map(|decision| decision.question), choice, lang).unwrap_or_else(|| choice.to_string())
}

fn full(game: &Architects, seat: Seat, asked: Option<Question>, choice: Choice, lang: Lang) -> Option<String> {
    let place = |location| names::the_location(location, lang).to_owned();
    let player = |other: Seat| (other.index() + 1).to_string();
    let (text, parts): (Text, Vec<String>) = match choice {
        Choice::Pass => (pass(asked), vec![]),
        Choice::Place(location) => {
            let head = names::location(location, lang);
            return Some(headed(head, &place_text(game, location, lang), lang));
        }
        Choice::Recall(location) => (text!("Take a Worker back from {0}"), vec![place(location)]),
        Choice::RecallHeld(holder) => (text!("Take a Worker back from the board of player {0}"), vec![player(holder)]),
        Choice::Dig(thing) => return Some(dig_text(thing, lang)),
        Choice::Hire(slot) => return hire(game, seat, asked, slot, lang),
        Choice::Plans if asked == Some(Question::Middle) => {
            (text!("Draw {0} plans and keep one"), vec![MARKET_PLANS.to_string()])
        }
        Choice::Plans => (text!("Draw {0}"), vec![count(Thing::Plan, game.plans_at_workshop(seat), lang)]),
        Choice::Keep(plan) => (text!("Keep the plan {0}"), vec![building_text(plan, lang)]),
        Choice::PutBack(plan) => (text!("To the bottom of the pile: {0}"), vec![building_text(plan, lang)]),
        Choice::Discard(plan) => (text!("Discard the plan {0}"), vec![building_text(plan, lang)]),
        Choice::Dismiss(apprentice) => (text!("Dismiss {0}"), vec![apprentice_text(apprentice, lang)]),
        Choice::Trade(own) => {
            let text = capital(&trade(own.trade()?, lang));
            return Some(match own {
                TradeId::Apprentice(apprentice) => headed(apprentice.card().title.one(lang), &text, lang),
                _ => text,
            });
        }
        Choice::Capture { location, owner } => {
            let workers = count(Thing::Worker, game.workers_at(location, owner), lang);
            let text = if owner == seat {
                phrase(lang, text!("Take {0} of your own back from {1}"), &[workers, place(location)])
            } else {
                phrase(lang, text!("Capture {0} of player {1} at {2}"), &[workers, player(owner), place(location)])
            };
            let Some(Question::Capture(captures)) = asked else { return Some(text) };
            let tax = game.tax_due(seat, Architects::capture_tax(captures));
            return Some(paying(text, taxed(tax, game.capture_price(seat, captures), lang), lang));
        }
        Choice::Guard(action) => {
            return Some(headed(&capital(names::guard(action, lang)), &guard_text(action, lang), lang));
        }
        Choice::Construct(plan) => (text!("Construct {0}"), vec![building_text(plan, lang)]),
        Choice::Advance => {
            let level = level_text(game.player(seat).cathedral + 1, lang)?;
            (text!("Advance on the Cathedral: {0}"), vec![level])
        }
        Choice::Pay(payment) => return Some(pay(payment, lang)),
        Choice::Left | Choice::Right => {
            let Some(Question::Either(building)) = asked else { return None };
            let option = building.immediate().option(usize::from(choice == Choice::Right));
            return Some(capital(&effects(option, lang)));
        }
        Choice::DestroyDebt => (text!("Destroy an unpaid Debt"), vec![]),
        Choice::AvoidDebt => (text!("Pay {0}"), vec![count(Thing::Silver, AVOIDED_DEBT_SILVER, lang)]),
        Choice::TakeDebt => (text!("Take the Debt"), vec![]),
        Choice::Release(0) => (text!("Release nobody"), vec![]),
        Choice::Release(number) => (text!("Release {0}"), vec![count(Thing::Worker, number, lang)]),
    };
    Some(phrase(lang, text, &parts))
}

const fn pass(asked: Option<Question>) -> Text {
    match asked {
        Some(Question::Trade(_)) => text!("No further trade"),
        Some(Question::Capture(_)) => text!("No further capture"),
        Some(Question::Guard(_)) => text!("No further action"),
        Some(Question::FreeHire) => text!("Hire nobody", "Architects"),
        Some(Question::Discard(Purpose::Virtue, _)) => text!("Lose the Virtue"),
        Some(Question::Discard(..)) => text!("Discard nothing"),
        Some(Question::DestroyDebt) => text!("Keep the Debt"),
        _ => text!("Pass"),
    }
}

/// What is done, with what is paid for it.
fn paying(text: String, price: String, lang: Lang) -> String {
    if price.is_empty() { text } else { phrase(lang, text!("{0}, paying {1}"), &[text, price]) }
}

/// An Apprentice with what hiring it costs now, and the Silver on it.
fn hire(game: &Architects, seat: Seat, asked: Option<Question>, slot: Slot, lang: Lang) -> Option<String> {
    let id = game.apprentice(slot)?;
    let card = id.card();
    let (title, skills) = (card.title.the(lang), names::skills(card.skills, lang));
    let mut name = fill(lang, "{0} ({1}{2}{3})", &[&title, &skills, semicolon(lang), &names::slot(slot, lang)]);
    let laid = game.board().laid[slot.index()];
    if laid > 0 {
        name = phrase(lang, text!("{0} with {1}", "Silver on it"), &[name, count(Thing::Silver, laid, lang)]);
    }
    let silver = game.hire_price(seat) + game.reach_price(seat, slot);
    let text = match asked {
        Some(Question::Workshop) => {
            let price = taxed(game.tax_due(seat, HIRE_TAX), silver, lang);
            phrase(lang, text!("Hire {0} for {1}"), &[name, price])
        }
        _ => phrase(lang, text!("Hire {0} for free"), &[name]),
    };
    Some(with_gifts(text, id, lang))
}

/// What is paid: "Pay 2 Stone and 1 plan".
fn pay(payment: Payment, lang: Lang) -> String {
    let parts: Vec<String> = payment.parts().map(|(thing, number)| count(thing, number, lang)).collect();
    if parts.is_empty() {
        return say(lang, text!("Pay nothing")).to_owned();
    }
    phrase(lang, text!("Pay {0}"), &[listed(&parts, lang)])
}
