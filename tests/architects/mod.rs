//! Architects.

use architects::components::ApprenticeId;
use architects::scenario::Scenario;
use architects::{Event, Question};
use engine::ChoiceArg as _;
use kernel::Seat;

mod apprentices;
mod black_market;
mod board;
mod buildings;
mod cards;
mod coop;
mod end;
mod examples;
mod guardhouse;
mod guildhall;
mod help;
mod log;
mod moments;
mod placing;
mod plans;
mod player_boards;
mod previews;
mod set_up;
mod solo;
mod table;
mod tables;
mod texts;
mod workshop;

const YOU: Seat = Seat(0);
const OTHER: Seat = Seat(1);

/// True if the other seat is to move: nothing is left to decide in this turn.
fn is_over(table: &Scenario) -> bool {
    table.asked() == Some((OTHER, Question::Place))
}

fn apprentice(key: &str) -> ApprenticeId {
    ApprenticeId::read(key).unwrap()
}

/// Position of the first such event.
fn position_of(table: &Scenario, like: impl Fn(&Event) -> bool) -> usize {
    table.events().iter().position(like).expect("it is an event")
}
