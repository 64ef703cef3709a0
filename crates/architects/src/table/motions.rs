//! The animation of each event: the moving symbol and its start and end, by the anchors of the table.

use super::anchors::{MARKET, OVERLORD, apprentice, board, place, plan, slot};
use super::signs::piece_sign;
use crate::components::{Location, Thing};
use crate::{Event, Owner, Recipient};
use kernel::Seat;
use ui::{Motion, MotionSource, MovedPiece};

pub fn motions(events: &[Event], viewer: Seat) -> Vec<Vec<Motion>> {
    MotionSource::seen_by(viewer).beats(events, beat)
}

#[allow(clippy::trivially_copy_pass_by_ref)] // as it is called for every game
#[expect(clippy::too_many_lines, reason = "one arm an event")]
fn beat(source: &mut MotionSource, event: &Event) -> Vec<Motion> {
    let pieces = |owner: Owner, from: String, to: String| {
        Motion::one(MovedPiece::Icon(piece_sign(owner), owner.seat()), from, to)
    };
    let workers = |seat: Seat, from: String, to: String| pieces(seat.into(), from, to);
    let icon = |sign: &'static str, from: String, to: String| Motion::one(MovedPiece::Icon(sign, None), from, to);
    let home = Thing::Worker.row().anchor;
    let held = Thing::Captive.row().anchor;
    match *event {
        Event::Placed { seat, location, .. } => {
            let from = source.of(seat, home);
            workers(seat, from, source.turns_to(seat, place(location)))
        }
        Event::GuildhallEntered { seat, .. } => {
            let from = source.of(seat, home);
            workers(seat, from, source.turns_to(seat, place(Location::Guildhall)))
        }
        Event::Recalled { seat, location, .. } => workers(seat, place(location), source.of(seat, home)),
        Event::Freed { seat, holder, .. } => {
            let from = holder.seat().map_or_else(|| OVERLORD.to_owned(), |holder| source.of(holder, held));
            workers(seat, from, source.of(seat, home))
        }
        Event::Released { seat, .. } => workers(seat, place(Location::Prison), source.of(seat, home)),
        Event::Captured { seat, location, owner, .. } => {
            let to = if owner == seat { home } else { held };
            pieces(owner, place(location), source.of(seat, to))
        }
        Event::Imprisoned { owner, holder, .. } => {
            let from = match holder {
                None => MARKET.to_owned(),
                Some(Owner::Seat(holder)) => source.of(holder, held),
                Some(Owner::Overlord) => OVERLORD.to_owned(),
            };
            pieces(owner, from, place(Location::Prison))
        }
        Event::Hired { seat, apprentice: id, slot: from } => {
            let to = source.of(seat, Thing::Apprentice.row().anchor);
            Motion::one(MovedPiece::Thing, source.turns_to(seat, format!("{}|{}", apprentice(id), slot(from))), to)
        }
        Event::SilverLaid { seat, slot: on } => {
            icon(Thing::Silver.row().sign, source.of(seat, Thing::Silver.row().anchor), slot(on))
        }
        Event::ApprenticeRevealed { slot: at, .. } => Motion::pops(slot(at)),
        Event::ApprenticeLeft { apprentice: id, .. } => Motion::one(MovedPiece::Thing, apprentice(id), String::new()),
        Event::Dismissed { seat, apprentice: id } => {
            let own = source.of(seat, &apprentice(id));
            Motion::one(MovedPiece::Thing, own, String::new())
        }
        Event::Traded { seat, .. } => Motion::pops(source.turns_to(seat, place(Location::Storehouse))),
        Event::Guarded { seat, .. } => Motion::pops(source.turns_to(seat, place(Location::Guardhouse))),
        Event::PlansDrawn { seat, .. } | Event::PlanKept { seat } => {
            let row = Thing::Plan.row();
            icon(row.sign, source.of_gains(seat), source.of(seat, row.anchor))
        }
        Event::Constructed { seat, building } => {
            let from = source.of(seat, &plan(building));
            let to = source.of(seat, Thing::Building.row().anchor);
            source.turns_to(seat, to.clone());
            let piece = if seat == source.viewer { MovedPiece::Thing } else { MovedPiece::Icon("building", None) };
            Motion::one(piece, from, to)
        }
        Event::Advanced { seat, .. } => Motion::pops(source.turns_to(seat, Thing::Level.row().anchor.to_owned())),
        Event::DebtPaid { seat } => {
            let [unpaid, paid] = [Thing::Debt, Thing::PaidDebt].map(|thing| source.of(seat, thing.row().anchor));
            icon(Thing::PaidDebt.row().sign, unpaid, paid)
        }
        Event::DebtDestroyed { seat, .. } => {
            icon(Thing::Debt.row().taken.sign, source.of(seat, Thing::Debt.row().anchor), String::new())
        }
        Event::MarketReset { .. } => Motion::pops(MARKET),
        Event::MarketTurned { .. } => Motion::pops(place(Location::MarketRight)),
        Event::AbilityWorked { seat, apprentice: id } => Motion::pops(source.of(seat, &apprentice(id))),
        Event::BoardWorked { seat, board: own } => Motion::pops(source.of(seat, &board(own))),
        Event::BuildingWorked { seat, building } => Motion::pops(source.of(seat, &plan(building))),
        Event::SoloCardTurned { seat, .. } => {
            source.turns_to(seat, String::new());
            icon("ui-deck", String::new(), source.of(seat, ""))
        }
        Event::SchemeRevealed { .. } | Event::EventRevealed { .. } => Motion::pops(OVERLORD),
        Event::DemandRevealed { .. } | Event::DemandMet { .. } => Motion::pops(Thing::Demand.row().anchor),
        Event::OverlordPlaced { location, .. } => pieces(Owner::Overlord, OVERLORD.to_owned(), place(location)),
        Event::OverlordEntered { .. } => pieces(Owner::Overlord, OVERLORD.to_owned(), place(Location::Guildhall)),
        Event::OverlordCaptured { location, owner, .. } => workers(owner, place(location), OVERLORD.to_owned()),
        Event::WorkerRemoved { seat, from } => {
            workers(seat, from.map_or_else(|| source.of(seat, home), place), String::new())
        }
        Event::Donated { seat, gift, to } => {
            let row = gift.thing().row();
            let to = match to {
                Recipient::Demand => Thing::Demand.row().anchor.to_owned(),
                Recipient::Seat(other) => source.of(other, row.anchor),
            };
            icon(row.sign, source.of(seat, row.anchor), to)
        }
        Event::TaxStandEmptied { .. } | Event::TaxStandFilled { .. } => Motion::pops(place(Location::TaxStand)),
        // Silver that a player pays to the Tax Stand, and takes from it.
        Event::Paid { seat, thing: Thing::Tax, .. } => {
            icon(Thing::Tax.row().sign, source.of(seat, Thing::Silver.row().anchor), place(Location::TaxStand))
        }
        Event::Gained { seat, thing: Thing::Tax, .. } => {
            icon(Thing::Silver.row().sign, place(Location::TaxStand), source.of(seat, Thing::Silver.row().anchor))
        }
        _ => event.counted().map_or_else(Vec::new, |counted| counted.motions(source)),
    }
}
