use super::effects::{effect, reward};
use super::names::{self, lost};
use crate::components::{AVOIDED_DEBT_SILVER, MARKET_PLANS, Thing};
use crate::{Architects, Bill, Purpose, Question};
use kernel::{Game, Lang, Seat};
use ui::{Localize, localized_match};

pub fn question(game: &Architects, lang: Lang) -> String {
    game.decision().map_or_else(String::new, |decision| question_of(game, decision.seat, decision.question, lang))
}

fn question_of(game: &Architects, seat: Seat, question: Question, lang: Lang) -> String {
    localized_match! { question, lang;
        Question::FreeApprentice => "Set-up: choose the Apprentice that joins you for free.";
        Question::Draft => "Set-up: choose the plan that you keep. The others are passed on.";
        Question::PutBack => "Choose the plan that goes to the bottom of the pile.";
        Question::Place => "Round {0}: choose where you place a Worker.", game.round();
        Question::Recall => "No Worker is left on your board: choose from where you take one back.";
        Question::Dig => "Mines: choose Clay or Gold.";
        Question::Workshop => "Workshop: hire, or draw plans.";
        Question::Middle => "Black Market: hire any Apprentice, or draw {0} plans and keep one.", MARKET_PLANS;
        Question::Keep => "Black Market: choose the plan that you keep.";
        Question::FreeHire => "Choose the Apprentice that you hire for free.";
        Question::Dismiss => "Choose which of your Apprentices you dismiss.";
        Question::Trade(left) if game.team().is_some() =>
            "King’s Storehouse: choose a trade or a Donation ({0} left).", left;
        Question::Trade(left) => "King’s Storehouse: choose a trade ({0} left).", left;
        Question::Capture(captures) => "Choose whose Workers you capture ({0} left).", captures.left;
        Question::Guard(guards) => "Guardhouse: choose an action ({0} left).", guards.left;
        Question::Guildhall => "Guildhall: construct a plan of your hand, or advance on the Cathedral.";
        Question::Pay(bill) => "{0}: choose how you pay {1}.", paid_for(game, seat, bill, lang), game.cost(seat, bill);
        Question::Discard(Purpose::Payment, left) =>
            "Choose the plan that you pay in place of a resource ({0} left).", left;
        Question::Discard(Purpose::Cathedral, _) => "Cathedral: choose the plan that you discard.";
        Question::Discard(Purpose::HandLimit, left) =>
            "You hold too many plans: choose the one that you discard ({0} left).", left;
        Question::Discard(Purpose::Sale(thing, count), _) => "You may discard a plan for {0}.", (thing, count);
        Question::Discard(Purpose::Virtue, count) =>
            "{0}: you may discard plans instead, one for each.", lost(Thing::Virtue, count, lang);
        Question::Discard(Purpose::Event, _) => "An Event: choose the plan that you discard.";
        Question::Either(building) =>
            "{0}: choose {1}.", names::building(building, lang), reward(building.immediate(), lang);
        Question::DestroyDebt => "You may destroy an unpaid Debt.";
        Question::AvoidDebt => "Take a Debt, or pay {0} instead?", (Thing::Silver, AVOIDED_DEBT_SILVER);
        Question::Release(_) => "Black Market reset: choose how many of your Workers leave the Prison.";
        Question::Calling(_) => "Set-up: choose the side of your card for the whole game.";
        Question::Donate(left) => "Choose what you donate ({0} left).", left;
        Question::Suffers(what) => "One player suffers this, choose who: {0}.", effect(what, lang);
        Question::Remove => "Choose from where a Worker of yours leaves the game.";
    }
}

fn paid_for(game: &Architects, seat: Seat, bill: Bill, lang: Lang) -> String {
    localized_match! { bill, lang;
        Bill::Building(building) => { names::building(building, lang).to_owned() };
        Bill::Cathedral => "Level {0} of the Cathedral", game.player(seat).cathedral + 1;
        Bill::Trade(trade) =>
            { trade.trade().map_or_else(String::new, |trade| (trade.gains, trade.count).localize(lang)) };
    }
}
