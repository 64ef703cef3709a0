//! What happened, told in the third person.

use super::cards::apprentice_text;
use super::effects::{apprentice, effects};
use super::names::{self, points};
use super::overlord::{THE_OVERLORD, event_text};
use crate::engine::{said, sayings};
use crate::games::architects::components::{BuildingId, CHAPTER, PRINTED_MARKET, PRINTED_REWARD, Thing};
use crate::games::architects::{Event, Owner, Recipient};
use crate::kernel::grammar::{Noun, Text, capital, say};
use crate::kernel::telling::{Frame, Piece, Telling, seat_name, told_by};
use crate::kernel::{Lang, Seat};

told_by!(Event, tells);

/// What an event has to tell: a sentence of its own, or a piece of one that it shares with others.
#[allow(clippy::trivially_copy_pass_by_ref)] // as the events of every game, however small
#[allow(clippy::too_many_lines)] // a row an event
fn tells(event: &Event, names: &[String], lang: Lang) -> Telling {
    let name = |seat: Seat| seat_name(names, seat, lang);
    let whose = |owner: Owner| match owner {
        Owner::Seat(seat) => name(seat),
        Owner::Overlord => say(lang, THE_OVERLORD).to_owned(),
    };
    let workers = |count: u8| (Thing::Worker, count);
    let one = |id| apprentice(id, Noun::the, lang);
    let counted = |seat, text, thing: Thing| Telling::Piece(Frame::of(seat, text), Piece::Count(thing.row().noun, 1));
    let listed = |text, piece| Telling::Piece(Frame::about(text, text), Piece::Text(piece));
    let sentence = sayings! { *event, lang;
        Event::Gained { .. } | Event::Paid { .. } | Event::Lost { .. } =>
            { return event.counted().map_or(Telling::Nothing, |counted| counted.tell(names, lang)) };
        Event::VirtueKept { seat } => { return counted(seat, text!("[{0} keeps|You keep] {1}."), Thing::Virtue) };
        Event::PlanPutBack { seat } =>
            { return counted(seat, text!("[{0} puts|You put] {1} at the bottom of the pile."), Thing::Plan) };
        Event::SilverLaid { seat, slot } if slot.row() == 0 =>
            { return counted(seat, text!("[{0} lays|You lay] {1} on the upper row of Apprentices."), Thing::Silver) };
        Event::SilverLaid { seat, .. } =>
            { return counted(seat, text!("[{0} lays|You lay] {1} on the lower row of Apprentices."), Thing::Silver) };
        Event::Imprisoned { owner, count } =>
            { return listed(text!("To the Prison: {0}."), said!(lang, "{1} of [{0}|yours]", whose(owner), workers(count))) };
        Event::ApprenticeRevealed { apprentice: Some(id), .. } =>
            { return listed(text!("New at the Workshop: {0}."), apprentice(id, Noun::a, lang)) };
        Event::PlanTurned { seat, building } => { return turned(seat, building, lang) };
        Event::Began { start } => "The game begins; [{0} starts|you start].", name(start);
        Event::BoardTaken { seat, board } =>
            "[{0} is given|You are given] a board, {1}.", name(seat), super::board_text(board, lang);
        Event::PlansPassed => "All have kept a plan, and pass the others on.";
        Event::RoundBegan { round } => "Round {0} begins.", round;
        Event::TurnBegan { seat } => "It is [the turn of {0}|your turn].", name(seat);
        Event::TurnPassed { seat } => "[{0} has|You have] no Worker to place or to take back.", name(seat);
        Event::AbilityWorked { seat, apprentice } => WORKS, name(seat), apprentice.card().title.the(lang);
        Event::BoardWorked { seat, board } => WORKS, name(seat), board.card().title.one(lang);
        Event::BuildingWorked { seat, building } => WORKS, name(seat), building.card().title.the(lang);
        Event::Placed { seat, location, count: 1 } =>
            "[{0} places|You place] a Worker at {1}.", name(seat), location;
        Event::Placed { seat, location, count } =>
            "[{0} places|You place] a Worker at {1} ({2} there now).", name(seat), location, count;
        Event::GuildhallEntered { seat, space: Some(space) } =>
            "[{0} places|You place] a Worker on space {1} of the Guildhall.", name(seat), space;
        Event::GuildhallEntered { seat, space: None } =>
            "[{0} places|You place] a Worker beside the Guildhall, which is full.", name(seat);
        Event::Recalled { seat, location, count } => TAKES_BACK, name(seat), workers(count), location;
        Event::Freed { seat, holder, count } =>
            "[{0} gets|You get] {1} back from [{2}|you].", name(seat), workers(count), whose(holder);
        Event::Released { seat, count } =>
            "[{0} releases|You release] {1} from the Prison.", name(seat), workers(count);
        Event::Captured { seat, location, owner, count } if owner == seat =>
            TAKES_BACK, name(seat), workers(count), location;
        Event::Captured { seat, location, owner, count } =>
            "[{0} captures|You capture] {1} of [{2}|yours] at {3}.", name(seat), workers(count), whose(owner), location;
        Event::Hired { seat, apprentice, .. } => "[{0} hires|You hire] {1}." | "Architects", name(seat), one(apprentice);
        Event::Dismissed { seat, apprentice } => "[{0} dismisses|You dismiss] {1}.", name(seat), one(apprentice);
        Event::ApprenticeLeft { apprentice, .. } => "{0} leaves the Workshop.", capital(&one(apprentice));
        Event::ApprenticeRevealed { .. } => "The pile of Apprentices is used up.";
        Event::Traded { seat, trade } => "[{0} trades|You trade] {1}.", name(seat), trade;
        Event::Guarded { seat, action, whom } if whom == seat =>
            "[{0} chooses|You choose] at the Guardhouse: {1}.", name(seat), action;
        Event::Guarded { seat, action, whom } =>
            "[{0} chooses|You choose] at the Guardhouse: {1}, for [{2}|you].", name(seat), action, name(whom);
        Event::PlansDrawn { seat, count } => "[{0} looks|You look] at {1}.", name(seat), (Thing::Plan, count);
        Event::PlanKept { seat } => "[{0} keeps|You keep] a plan.", name(seat);
        Event::Constructed { seat, building } =>
            "[{0} constructs|You construct] {1} ({2}).",
            name(seat), building.card().title.the(lang), points(building.card().points, lang);
        Event::Advanced { seat, level } =>
            "[{0} advances|You advance] to level {1} of the Cathedral.", name(seat), level;
        Event::RewardRevealed { seat, reward: Some(reward) } =>
            "[{0} turns|You turn] up a Reward: {1}.", name(seat), effects(reward.card().gives, lang);
        Event::RewardRevealed { seat, reward: None } =>
            "No Reward is left: [{0} has|you have] the printed {1}.", name(seat), effects(PRINTED_REWARD.gives, lang);
        Event::DebtPaid { seat } => "[{0} pays|You pay] a Debt.", name(seat);
        Event::DebtDestroyed { seat } => "[{0} destroys|You destroy] a Debt.", name(seat);
        Event::DebtAvoided { seat } => "[{0} takes|You take] no Debt.", name(seat);
        Event::MarketReset { by } => "[{0} brings|You bring] about a reset of the Black Market.", whose(by);
        Event::MarketTurned { large, small } =>
            "At the Black Market there is now, on the left: {0}; on the right: {1}.",
            effects(small.map_or(PRINTED_MARKET.small, |card| card.card().small), lang),
            effects(large.card().large, lang);
        Event::SoloCardTurned { seat, card } =>
            "{0} turns up a card: {1}.", name(seat), names::solo_action(card.card().action, lang);
        Event::SoloCardsShuffled { seat } => "{0} shuffles its cards.", name(seat);
        Event::TaxStandChanged { by: by @ ..0 } => "{0} from the Tax Stand to the supply.", silver(by);
        Event::TaxStandChanged { by } => "{0} from the supply to the Tax Stand.", silver(by);
        Event::EndTriggered { by } =>
            "[{0} takes|You take] the last space of the Guildhall: everybody has one more turn.", whose(by);
        Event::Joined { seat, apprentice } =>
            "[{0} begins|You begin] with {1}." | "Architects", name(seat), apprentice_text(apprentice, lang);
        Event::Donated { seat, gift, to: Recipient::Seat(to) } =>
            "[{0} gives|You give] {1} to [{2}|you].", name(seat), gift, name(to);
        Event::Donated { seat, gift, to: Recipient::Demand } =>
            "[{0} gives|You give] {1} to the Demands.", name(seat), gift;
        Event::DemandRevealed { demand } =>
            "The Overlord demands “{0}”: {1} for each player.",
            say(lang, demand.card().name), (demand.card().item, demand.card().per_player);
        Event::DemandMet { demand } => "The Demand “{0}” is met.", say(lang, demand.card().name);
        Event::SchemeRevealed { scheme } => "The Overlord turns up “{0}”.", say(lang, scheme.card().name);
        Event::SchemesShuffled => "The Overlord shuffles his Schemes.";
        Event::FutureDiscarded { scheme } =>
            "The Future Scheme “{0}” comes to the discards.", say(lang, scheme.card().name);
        Event::FutureLaidOnTop => "A Future Scheme comes on top of the draw pile.";
        Event::EventRevealed { event } => "An Event, {0}.", event_text(event, lang);
        Event::EventsUsedUp => "An Event is asked for, and none is left: the game ends at once.";
        Event::OverlordPlaced { location, count: 1 } => "The Overlord places a Worker at {0}.", location;
        Event::OverlordPlaced { location, count } =>
            "The Overlord places a Worker at {0} ({1} there now).", location, count;
        Event::OverlordEntered { space } => "The Overlord places a Worker on space {0} of the Guildhall.", space;
        Event::OverlordRecalled { count } => "The Overlord takes back {0}.", workers(count);
        Event::OverlordCaptured { location, owner, count } =>
            "The Overlord captures {0} of [{1}|yours] at {2}.", workers(count), name(owner), location;
        Event::Named { seat } => "It falls on [{0}|you].", name(seat);
        Event::WorkerRemoved { seat, from: Some(location) } =>
            "[{0} loses|You lose] a Worker at {1} for the rest of the game.", name(seat), location;
        Event::WorkerRemoved { seat, from: None } =>
            "[{0} loses|You lose] a Worker for the rest of the game.", name(seat);
        Event::Tome(event) => { return Telling::Sentence(event.said(&CHAPTER, names, lang)) };
        Event::Ended => "The game is over.";
    };
    Telling::Sentence(capital(&sentence))
}

/// A plan that the solo opponent turns up: several in a row share a sentence.
fn turned(seat: Seat, building: BuildingId, lang: Lang) -> Telling {
    Telling::Piece(Frame::of(seat, text!("{0} turns up {1}.")), Piece::Text(building.card().title.the(lang)))
}

fn silver(by: i16) -> (Thing, u8) {
    (Thing::Silver, u8::try_from(by.unsigned_abs()).unwrap_or(u8::MAX))
}

const WORKS: Text = text!("{1} works for [{0}|you].");
const TAKES_BACK: Text = text!("[{0} takes|You take] {1} back from {2}.");
