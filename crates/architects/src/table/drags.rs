//! Pieces that are moved by hand: a Worker to a place, a card to its owner, a plan to the Guildhall.

use super::anchors::{OVERLORD, apprentice, place, plan};
use super::signs::piece_sign;
use crate::components::{GuardAction, Location, Thing};
use crate::{Architects, Choice, Gift, Owner, Purpose, Question, Recipient};
use engine::is_allowed;
use kernel::{Game, Seat};
use ui::{Motion, MovedPiece};

/// The viewer's dock. A phone shows it beside every area.
const DOCK: &str = "dock";

fn anchor(thing: Thing) -> String {
    thing.row().anchor.to_owned()
}

fn seat_of(seat: Seat) -> String {
    format!("seat:{}", seat.0)
}

fn board_of(holder: Owner) -> String {
    holder.seat().map_or_else(|| OVERLORD.to_owned(), seat_of)
}

/// Workers of a player that come back from the Prison, or from the boards that hold them. The way of a ransom does not
/// tell its price: it is the Silver, and a Debt where that cannot be paid.
fn freed(state: &Architects, action: GuardAction, owner: Seat, to: &str) -> Vec<Motion> {
    let worker =
        |from: String| Motion::new(MovedPiece::Icon(piece_sign(owner.into()), Some(owner)), from, to.to_owned());
    let payer = state.decision().map(|decision| decision.seat);
    let payable = |action| payer.is_some_and(|seat| is_allowed(|why| state.check_guard(seat, action, owner, why)));
    match action {
        GuardAction::Release => vec![worker(place(Location::Prison))],
        GuardAction::RansomByDebt if payable(GuardAction::Ransom) => Vec::new(),
        GuardAction::Ransom | GuardAction::RansomByDebt => {
            let holders = state.all_seats().map(Owner::Seat).chain([Owner::Overlord]);
            holders.filter(|holder| state.held_by(*holder, owner) > 0).map(|holder| worker(board_of(holder))).collect()
        }
        GuardAction::Imprison | GuardAction::PayDebt => Vec::new(),
    }
}

pub fn carried(state: &Architects, choice: Choice) -> Vec<Motion> {
    let Some(decision) = state.decision() else { return Vec::new() };
    let seat = decision.seat;
    let worker = |owner: Owner| MovedPiece::Icon(piece_sign(owner), owner.seat());
    let own = |from: String, to: String| Motion::one(worker(seat.into()), from, to);
    let sign = |thing: Thing, from: String, to: String| Motion::one(MovedPiece::Icon(thing.row().sign, None), from, to);
    let card = |from: String, to: &[&str]| -> Vec<Motion> {
        to.iter().map(|to| Motion::new(MovedPiece::Thing, from.clone(), (*to).to_owned())).collect()
    };
    let [home, held] = [Thing::Worker, Thing::Captive].map(anchor);
    match choice {
        Choice::Place(location) => own(home, place(location)),
        Choice::Recall(location) => own(place(location), home),
        Choice::RecallHeld(holder) => own(board_of(holder), home),
        Choice::Capture { location, owner } => {
            Motion::one(worker(owner), place(location), if owner == seat { home } else { held })
        }
        Choice::Guard(GuardAction::Imprison) => sign(Thing::Captive, held, place(Location::Prison)),
        Choice::Guard(GuardAction::PayDebt) => sign(Thing::Debt, anchor(Thing::Debt), anchor(Thing::PaidDebt)),
        Choice::Guard(action) => freed(state, action, seat, &home),
        Choice::GuardFor { action, owner } => freed(state, action, owner, &seat_of(owner)),
        Choice::Hire(slot) => state
            .apprentice(slot)
            .map_or_else(Vec::new, |id| card(apprentice(id), &[Thing::Apprentice.row().anchor, DOCK])),
        Choice::Keep(id) => card(plan(id), &[Thing::Plan.row().anchor, DOCK]),
        Choice::Construct(id) => card(plan(id), &[&place(Location::Guildhall), Thing::Building.row().anchor]),
        Choice::Discard(id) if matches!(decision.question, Question::Discard(Purpose::Cathedral, _)) => {
            card(plan(id), &[Thing::Level.row().anchor])
        }
        Choice::Advance => own(home, anchor(Thing::Level)),
        Choice::Donate { gift, to } => {
            let to = match to {
                Recipient::Demand => anchor(Thing::Demand),
                Recipient::Seat(seat) => seat_of(seat),
            };
            match gift {
                Gift::Plan(id) => card(plan(id), &[&to]),
                Gift::Thing(thing) => sign(thing, anchor(thing), to),
            }
        }
        _ => Vec::new(),
    }
}
