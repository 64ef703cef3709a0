//! The texts of events, in the third person.

use super::cards::apprentice_text;
use super::effects::{apprentice, effects};
use super::names::{self, points};
use super::overlord::{THE_OVERLORD, event_text};
use crate::components::{
    BuildingId, CHAPTER, MANY_PRISONERS, MOST_VIRTUE, PRINTED_MARKET, PRINTED_REWARD, SoloAction, Thing,
};
use crate::{Declined, Departure, Destruction, Event, Owner, Purpose, Recipient};
use kernel::event_text::{Clause, EventText, SentenceFrame, seat_name};
use kernel::grammar::{self, Noun, Text, capital, localize};
use kernel::narrated_by;
use kernel::{Lang, Seat, Set};
use ui::{localized, localized_match};

narrated_by!(Event, narrates);

/// Returns the text of an event: a sentence of its own, or a part of a sentence shared with others.
#[allow(clippy::trivially_copy_pass_by_ref)] // as the events of every game, however small
#[allow(clippy::too_many_lines)] // a row an event
fn narrates(event: &Event, names: &[String], lang: Lang) -> EventText {
    let name = |seat: Seat| seat_name(names, seat, lang);
    let whose = |owner: Owner| match owner {
        Owner::Seat(seat) => name(seat),
        Owner::Overlord => localize(lang, THE_OVERLORD).to_owned(),
    };
    let those = |seats: Set, overlord: bool| {
        let seats = seats.iter().map(|seat| localized!(lang, "[{0}|you]", name(Seat(seat as u8))));
        let overlord = overlord.then(|| localize(lang, THE_OVERLORD).to_owned());
        grammar::listed(&seats.chain(overlord).collect::<Vec<_>>(), lang)
    };
    let workers = |count: u8| (Thing::Worker, count);
    let one = |id| apprentice(id, Noun::the, lang);
    let counted =
        |seat, text, thing: Thing| EventText::Piece(SentenceFrame::of(seat, text), Clause::Count(thing.row().noun, 1));
    let listed = |text, piece| EventText::Piece(SentenceFrame::about(text, text), Clause::Text(piece));
    let sentence = localized_match! { *event, lang;
        // Tax taken from the Tax Stand is Silver.
        Event::Gained { seat, thing: Thing::Tax, count } => {
            return EventText::Piece(
                SentenceFrame::of(seat, text!("[{0} takes|You take] {1} from the Tax Stand.")),
                Clause::Count(Thing::Silver.row().noun, count),
            )
        };
        Event::PlanDiscarded { seat, purpose } => { return counted(seat, discards(purpose), Thing::Plan) };
        Event::Gained { .. } | Event::Paid { .. } | Event::Lost { .. } =>
            { return event.counted().map_or(EventText::Nothing, |counted| counted.sentence(names, lang)) };
        Event::PlanKept { seat } => { return counted(seat, text!("[{0} keeps|You keep] {1}."), Thing::Plan) };
        Event::PlanPutBack { seat } =>
            { return counted(seat, text!("[{0} puts|You put] {1} at the bottom of the pile."), Thing::Plan) };
        Event::SilverLaid { seat, slot } if slot.row() == 0 =>
            { return counted(seat, text!("[{0} lays|You lay] {1} on the upper row of Apprentices."), Thing::Silver) };
        Event::SilverLaid { seat, .. } =>
            { return counted(seat, text!("[{0} lays|You lay] {1} on the lower row of Apprentices."), Thing::Silver) };
        Event::Imprisoned { owner, count, holder } => {
            return EventText::Piece(
                imprisons(holder),
                Clause::Text(localized!(lang, "{1} of [{0}|yours]", whose(owner), workers(count))),
            )
        };
        Event::ApprenticeLeft { apprentice, cause: Departure::ThirdSpace, .. } =>
            { return listed(text!("Discarded by the third space of the row: {0}."), one(apprentice)) };
        Event::ApprenticeRevealed { apprentice: Some(id), .. } =>
            { return listed(text!("New at the Workshop: {0}."), apprentice(id, Noun::a, lang)) };
        Event::PlanTurned { seat, building } => { return turned(seat, building, lang) };
        Event::Began { start } => "The game begins; [{0} starts|you start].", name(start);
        Event::BoardTaken { seat, board } =>
            "[{0} is given|You are given] a board, {1}.", name(seat), super::board_text(board, lang);
        Event::PlansPassed => "All have kept a plan, and pass the others on.";
        Event::RoundBegan { round } => "Round {0} begins.", round;
        Event::TurnBegan { seat } => "It is [{0}’s turn|your turn].", name(seat);
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
            "[{0} places|You place] a Worker beside the full Guildhall.", name(seat);
        Event::Recalled { seat, location, count } => TAKES_BACK, name(seat), workers(count), location;
        Event::Freed { seat, holder, count } =>
            "[{0} gets|You get] {1} back from [{2}|you].", name(seat), workers(count), whose(holder);
        Event::Released { seat, count } =>
            "[{0} gets|You get] {1} back from the Prison.", name(seat), workers(count);
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
        Event::DebtDestroyed { seat, cause: Destruction::Effect } => "[{0} destroys|You destroy] a Debt.", name(seat);
        Event::DebtDestroyed { seat, cause: Destruction::Virtue } =>
            "[{0} destroys|You destroy] a Debt with Virtue above {1}.", name(seat), MOST_VIRTUE;
        Event::VirtueExhausted { seat } => "[{0} has|You have] no Virtue left to lose.", name(seat);
        Event::DebtAvoided { seat } => "[{0} takes|You take] no Debt.", name(seat);
        Event::MarketReset { by } => "[{0} brings|You bring] about a reset of the Black Market.", whose(by);
        Event::MarketTurned { large, small } =>
            "At the Black Market there is now, on the left: {0}; on the right: {1}.",
            effects(small.map_or(PRINTED_MARKET.small, |card| card.card().small), lang),
            effects(large.card().large, lang);
        Event::SoloCardTurned { seat, card } =>
            "{0} turns up a card: {1}.", name(seat), names::solo_action(card.card().action, lang);
        Event::SoloCardsShuffled { seat } => "The cards of {0} are shuffled.", name(seat);
        Event::SoloCannot { seat, what: SoloAction::Cathedral } => "{0} cannot advance on the Cathedral.", name(seat);
        Event::SoloCannot { seat, what: SoloAction::Market(_) } => "{0} cannot go to the Black Market.", name(seat);
        Event::SoloCannot { seat, .. } => "{0} finds nothing to do there.", name(seat);
        Event::TaxStandEmptied { by, count } =>
            "[{0} empties|You empty] the Tax Stand into the supply ({1}).",
            whose(by), (Thing::Silver, u8::try_from(count).unwrap_or(u8::MAX));
        Event::TaxStandFilled { seat, count } =>
            "[{0} puts|You put] {1} of the supply on the Tax Stand.", name(seat), (Thing::Silver, count);
        Event::ManyPrisoners { seats } if seats.is_empty() =>
            "Nobody has {0} or more Workers in the Prison.", MANY_PRISONERS;
        Event::ManyPrisoners { seats } =>
            "With {0} or more Workers in the Prison: {1}.", MANY_PRISONERS, those(seats, false);
        Event::MostPrisoners { seats, overlord: false } if seats.is_empty() => "Nobody has a Worker in the Prison.";
        Event::MostPrisoners { seats, overlord } =>
            "With the most Workers in the Prison: {0}.", those(seats, overlord);
        Event::Declined { seat, what } => { declined(what, &name(seat), lang) };
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
            localize(lang, demand.card().name), (demand.card().item, demand.card().per_player);
        Event::DemandMet { demand } => "The Demand “{0}” is met.", localize(lang, demand.card().name);
        Event::LineSkipped { line } => "Skipped: {0}.", super::overlord::line(line, lang);
        Event::RaidFailed => "The Overlord finds nobody to capture or to imprison.";
        Event::SchemeRevealed { scheme } => "The Overlord turns up “{0}”.", localize(lang, scheme.card().name);
        Event::SchemesShuffled => "The Overlord shuffles his Schemes.";
        Event::FutureDiscarded { scheme } =>
            "The Future Scheme “{0}” comes to the discards.", localize(lang, scheme.card().name);
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
        Event::Named { seat, by } if by == seat => "It falls on [{0}|you].", name(seat);
        Event::Named { seat, by } =>
            "[{1} decides|You decide] that it falls on [{0}|you].", name(seat), name(by);
        Event::Spared { seat } => "[{0} has|You have] nothing to lose by it.", name(seat);
        Event::WorkerRemoved { seat, from: Some(location) } =>
            "[{0} loses|You lose] a Worker at {1} for the rest of the game.", name(seat), location;
        Event::WorkerRemoved { seat, from: None } =>
            "[{0} loses|You lose] a Worker for the rest of the game.", name(seat);
        Event::Tome(event) => { return EventText::Sentence(event.sentence(&CHAPTER, names, lang)) };
        Event::Ended => "The game is over.";
    };
    EventText::Sentence(capital(&sentence))
}

fn turned(seat: Seat, building: BuildingId, lang: Lang) -> EventText {
    EventText::Piece(SentenceFrame::of(seat, text!("{0} turns up {1}.")), Clause::Text(building.card().title.the(lang)))
}

const fn discards(purpose: Purpose) -> Text {
    match purpose {
        Purpose::Payment => text!("[{0} discards|You discard] {1} in place of resources."),
        Purpose::Cathedral => text!("[{0} discards|You discard] {1} for the Cathedral."),
        Purpose::HandLimit => text!("[{0} discards|You discard] {1} beyond the hand limit."),
        Purpose::Sale(..) => text!("[{0} sells|You sell] {1}."),
        Purpose::Virtue => text!("[{0} discards|You discard] {1} in place of Virtue."),
        Purpose::Event => text!("[{0} discards|You discard] {1} for the Event."),
    }
}

const fn imprisons(holder: Option<Owner>) -> SentenceFrame {
    const RESET: Text = text!("To the Prison: {0}.");
    const OVERLORD: Text = text!("The Overlord sends {0} to the Prison.");
    match holder {
        None => SentenceFrame::about(RESET, RESET),
        Some(Owner::Seat(holder)) => SentenceFrame::of(holder, text!("[{0} sends|You send] {1} to the Prison.")),
        Some(Owner::Overlord) => SentenceFrame::about(OVERLORD, OVERLORD),
    }
}

fn declined(what: Declined, name: &str, lang: Lang) -> String {
    localized_match! { what, lang;
        Declined::Captures => "[{0} captures|You capture] nobody.", name;
        Declined::Trades => "[{0} makes|You make] no trade.", name;
        Declined::Donations => "[{0} makes|You make] no Donation.", name;
        Declined::Release => "[{0} releases|You release] nobody.", name;
        Declined::Hire => "[{0} hires|You hire] nobody.", name;
        Declined::Sale => "[{0} sells|You sell] no plan.", name;
        Declined::Destruction => "[{0} destroys|You destroy] no Debt.", name;
        Declined::Effect(building) => "[{0} makes|You make] no use of {1}.", name, building.card().title.the(lang);
    }
}

const WORKS: Text = text!("{1} works for [{0}|you].");
const TAKES_BACK: Text = text!("[{0} takes|You take] {1} back from {2}.");
