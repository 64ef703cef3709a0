//! What is asked, in one sentence.

use super::effects::{cost, reward};
use super::names::{self, count, lost};
use crate::games::architects::components::{AVOIDED_DEBT_SILVER, MARKET_PLANS, Thing};
use crate::games::architects::{Architects, Bill, Purpose, Question};
use crate::kernel::grammar::{Text, phrase};
use crate::kernel::{Game, Lang, Seat};

/// The question that the table asks now; empty once the game is over.
pub fn question(game: &Architects, lang: Lang) -> String {
    game.decision().map_or_else(String::new, |decision| question_of(game, decision.seat, decision.question, lang))
}

/// A question of a seat.
fn question_of(game: &Architects, seat: Seat, question: Question, lang: Lang) -> String {
    let left = |number: u8| vec![number.to_string()];
    let (text, parts): (Text, Vec<String>) = match question {
        Question::FreeApprentice => (text!("Set-up: choose the Apprentice that joins you for free."), vec![]),
        Question::Draft => (text!("Set-up: choose the plan that you keep. The others are passed on."), vec![]),
        Question::PutBack => (text!("Choose the plan that goes to the bottom of the pile."), vec![]),
        Question::Place => (text!("Round {0}: choose where you place a Worker."), vec![game.round().to_string()]),
        Question::Recall => (text!("No Worker is left on your board: choose from where you take one back."), vec![]),
        Question::Dig => (text!("Mines: choose Clay or Gold."), vec![]),
        Question::Workshop => (text!("Workshop: hire an Apprentice, or draw plans."), vec![]),
        Question::Middle => {
            (text!("Black Market: hire any Apprentice, or draw {0} plans and keep one."), left(MARKET_PLANS))
        }
        Question::Keep => (text!("Black Market: choose the plan that you keep."), vec![]),
        Question::FreeHire => (text!("Choose the Apprentice that you hire for free."), vec![]),
        Question::Dismiss => (text!("Choose which of your Apprentices you dismiss."), vec![]),
        Question::Trade(number) => (text!("King’s Storehouse: choose a trade ({0} left)."), left(number)),
        Question::Capture(captures) => (text!("Choose whose Workers you capture ({0} left)."), left(captures.left)),
        Question::Guard(guards) => (text!("Guardhouse: choose an action ({0} left)."), left(guards.left)),
        Question::Guildhall => {
            (text!("Guildhall: construct a plan of your hand, or advance on the Cathedral."), vec![])
        }
        Question::Pay(bill) => {
            let what = bill_text(game, seat, bill, lang);
            (text!("{0}: choose how you pay {1}."), vec![what, cost(game.cost(seat, bill), lang)])
        }
        Question::Discard(Purpose::Payment, number) => {
            (text!("Choose the plan that you pay in place of a resource ({0} left)."), left(number))
        }
        Question::Discard(Purpose::Cathedral, _) => (text!("Cathedral: choose the plan that you discard."), vec![]),
        Question::Discard(Purpose::HandLimit, number) => {
            (text!("You hold too many plans: choose the one that you discard ({0} left)."), left(number))
        }
        Question::Discard(Purpose::Sale(thing, number), _) => {
            (text!("You may discard a plan for {0}."), vec![count(thing, number, lang)])
        }
        Question::Discard(Purpose::Virtue, number) => {
            (text!("{0}: you may discard plans instead, one for each."), vec![lost(Thing::Virtue, number, lang)])
        }
        Question::Either(building) => {
            let gives = reward(building.immediate(), lang);
            (text!("{0}: choose {1}."), vec![names::building(building, lang).to_owned(), gives])
        }
        Question::DestroyDebt => (text!("You may destroy an unpaid Debt."), vec![]),
        Question::AvoidDebt => {
            (text!("Take a Debt, or pay {0} instead?"), vec![count(Thing::Silver, AVOIDED_DEBT_SILVER, lang)])
        }
        Question::Release(_) => {
            (text!("Black Market reset: choose how many of your Workers leave the Prison."), vec![])
        }
    };
    phrase(lang, text, &parts)
}

/// What is paid for.
fn bill_text(game: &Architects, seat: Seat, bill: Bill, lang: Lang) -> String {
    match bill {
        Bill::Building(building) => names::building(building, lang).to_owned(),
        Bill::Cathedral => {
            phrase(lang, text!("Level {0} of the Cathedral"), &[(game.player(seat).cathedral + 1).to_string()])
        }
        Bill::Trade(trade) => trade.trade().map_or_else(String::new, |trade| count(trade.gains, trade.count, lang)),
    }
}
