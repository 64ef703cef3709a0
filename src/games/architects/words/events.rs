//! What happened, told in the third person.

use super::effects::{apprentice, effects, trade};
use super::names::{self, count, points};
use crate::games::architects::Event;
use crate::games::architects::components::{PRINTED_MARKET, PRINTED_REWARD, Thing};
use crate::kernel::grammar::{Noun, Text, capital, phrase, prose};
use crate::kernel::telling::{self, Frame, Piece, Telling, seat_name};
use crate::kernel::{Lang, Seat};
use std::ops::Range;

/// What an event tells the table in one sentence, if it tells anything. `names` holds a name a seat.
pub fn event(event: &Event, names: &[String], lang: Lang) -> Option<String> {
    parts(std::slice::from_ref(event), names, lang).pop().map(|(_, sentence)| sentence)
}

/// What a row of events tells the table, a sentence each with the places of the events that it tells; what somebody gains,
/// pays or loses in a row shares a sentence.
pub fn parts(events: &[Event], names: &[String], lang: Lang) -> Vec<(Range<usize>, String)> {
    telling::sentences(events, names, lang, |event| tells(*event, names, lang))
}

/// The same, where deeds in a row make one sentence.
pub fn tell(events: &[Event], names: &[String], lang: Lang) -> Vec<String> {
    let sentences: Vec<String> = parts(events, names, lang).into_iter().map(|(_, sentence)| sentence).collect();
    prose(&sentences, names, lang)
}

/// What an event has to tell.
#[expect(clippy::too_many_lines, reason = "one arm for each event")]
fn tells(event: Event, names: &[String], lang: Lang) -> Telling {
    let row = |seat, text, thing: Thing, number| {
        Telling::Piece(Frame::of(seat, text), Piece::Count(thing.row().noun, number))
    };
    let name = |seat: Seat| seat_name(names, seat, lang);
    let about = |text| Frame::about(text, text);
    let place = |location| names::the_location(location, lang).to_owned();
    let workers = |number| count(Thing::Worker, number, lang);
    let (text, parts): (Text, Vec<String>) = match event {
        Event::Gained { .. } | Event::Paid { .. } | Event::Lost { .. } => {
            return event.counted().map_or(Telling::Nothing, |counted| counted.tell(names, lang));
        }
        Event::VirtueKept { seat } => return row(seat, text!("[{0} keeps|You keep] {1}."), Thing::Virtue, 1),
        Event::PlanPutBack { seat } => {
            return row(seat, text!("[{0} puts|You put] {1} at the bottom of the pile."), Thing::Plan, 1);
        }
        Event::SilverLaid { seat, slot } => {
            let text = if slot.row() == 0 {
                text!("[{0} lays|You lay] {1} on the upper row of Apprentices.")
            } else {
                text!("[{0} lays|You lay] {1} on the lower row of Apprentices.")
            };
            return row(seat, text, Thing::Silver, 1);
        }
        Event::Began { start } => (text!("The game begins; [{0} starts|you start]."), vec![name(start)]),
        Event::BoardTaken { seat, board } => {
            let parts = vec![name(seat), super::board_text(board, lang)];
            (text!("[{0} is given|You are given] a board, {1}."), parts)
        }
        Event::PlansPassed => (text!("All have kept a plan, and pass the others on."), vec![]),
        Event::RoundBegan { round } => (text!("Round {0} begins."), vec![round.to_string()]),
        Event::TurnBegan { seat } => (text!("It is [the turn of {0}|your turn]."), vec![name(seat)]),
        Event::TurnPassed { seat } => {
            (text!("[{0} has|You have] no Worker to place or to take back."), vec![name(seat)])
        }
        Event::AbilityWorked { seat, apprentice } => (WORKS, vec![name(seat), apprentice.card().title.the(lang)]),
        Event::BoardWorked { seat, board } => (WORKS, vec![name(seat), board.card().title.one(lang).to_owned()]),
        Event::BuildingWorked { seat, building } => (WORKS, vec![name(seat), building.card().title.the(lang)]),
        Event::Placed { seat, location, count: 1 } => {
            (text!("[{0} places|You place] a Worker at {1}."), vec![name(seat), place(location)])
        }
        Event::Placed { seat, location, count } => {
            let parts = vec![name(seat), place(location), count.to_string()];
            (text!("[{0} places|You place] a Worker at {1} ({2} there now)."), parts)
        }
        Event::GuildhallEntered { seat, space: Some(space) } => {
            let parts = vec![name(seat), space.to_string()];
            (text!("[{0} places|You place] a Worker on space {1} of the Guildhall."), parts)
        }
        Event::GuildhallEntered { seat, space: None } => {
            (text!("[{0} places|You place] a Worker beside the Guildhall, which is full."), vec![name(seat)])
        }
        Event::Recalled { seat, location, count } => (TAKES_BACK, vec![name(seat), workers(count), place(location)]),
        Event::Freed { seat, holder, count } => {
            let parts = vec![name(seat), workers(count), name(holder)];
            (text!("[{0} gets|You get] {1} back from [{2}|you]."), parts)
        }
        Event::Released { seat, count } => {
            (text!("[{0} releases|You release] {1} from the Prison."), vec![name(seat), workers(count)])
        }
        Event::Captured { seat, location, owner, count } if seat == owner => {
            (TAKES_BACK, vec![name(seat), workers(count), place(location)])
        }
        Event::Captured { seat, location, owner, count } => {
            let parts = vec![name(seat), workers(count), name(owner), place(location)];
            (text!("[{0} captures|You capture] {1} of [{2}|yours] at {3}."), parts)
        }
        Event::Imprisoned { owner, count } => {
            let piece = phrase(lang, text!("{1} of [{0}|yours]"), &[name(owner), workers(count)]);
            return Telling::Piece(about(text!("To the Prison: {0}.")), Piece::Text(piece));
        }
        Event::Hired { seat, apprentice: id, .. } => {
            let parts = vec![name(seat), apprentice(id, Noun::the, lang)];
            (text!("[{0} hires|You hire] {1}.", "Architects"), parts)
        }
        Event::ApprenticeRevealed { apprentice: Some(id), .. } => {
            let piece = Piece::Text(apprentice(id, Noun::a, lang));
            return Telling::Piece(about(text!("New at the Workshop: {0}.")), piece);
        }
        Event::ApprenticeRevealed { apprentice: None, .. } => (text!("The pile of Apprentices is used up."), vec![]),
        Event::Dismissed { seat, apprentice: id } => {
            (text!("[{0} dismisses|You dismiss] {1}."), vec![name(seat), apprentice(id, Noun::the, lang)])
        }
        Event::ApprenticeLeft { apprentice: id, .. } => {
            (text!("{0} leaves the Workshop."), vec![capital(&apprentice(id, Noun::the, lang))])
        }
        Event::Traded { seat, trade: id } => {
            let what = id.trade().map_or_else(String::new, |own| trade(own, lang));
            (text!("[{0} trades|You trade] {1}."), vec![name(seat), what])
        }
        Event::Guarded { seat, action } => {
            let parts = vec![name(seat), names::guard(action, lang).to_owned()];
            (text!("[{0} chooses|You choose] at the Guardhouse: {1}."), parts)
        }
        Event::PlansDrawn { seat, count: number } => {
            (text!("[{0} looks|You look] at {1}."), vec![name(seat), count(Thing::Plan, number, lang)])
        }
        Event::PlanKept { seat } => (text!("[{0} keeps|You keep] a plan."), vec![name(seat)]),
        Event::Constructed { seat, building } => {
            let card = building.card();
            let parts = vec![name(seat), card.title.the(lang), points(card.points, lang)];
            (text!("[{0} constructs|You construct] {1} ({2})."), parts)
        }
        Event::Advanced { seat, level } => {
            (text!("[{0} advances|You advance] to level {1} of the Cathedral."), vec![name(seat), level.to_string()])
        }
        Event::RewardRevealed { seat, reward: Some(reward) } => {
            let parts = vec![name(seat), effects(reward.card().gives, lang)];
            (text!("[{0} turns|You turn] up a Reward: {1}."), parts)
        }
        Event::RewardRevealed { seat, reward: None } => {
            let parts = vec![name(seat), effects(PRINTED_REWARD.gives, lang)];
            (text!("No Reward is left: [{0} has|you have] the printed {1}."), parts)
        }
        Event::DebtPaid { seat } => (text!("[{0} pays|You pay] a Debt."), vec![name(seat)]),
        Event::DebtDestroyed { seat } => (text!("[{0} destroys|You destroy] a Debt."), vec![name(seat)]),
        Event::DebtAvoided { seat } => (text!("[{0} takes|You take] no Debt."), vec![name(seat)]),
        Event::MarketReset { seat } => {
            (text!("[{0} brings|You bring] about a reset of the Black Market."), vec![name(seat)])
        }
        Event::MarketTurned { large, small } => {
            let small = small.map_or(PRINTED_MARKET.small, |card| card.card().small);
            let parts = vec![effects(small, lang), effects(large.card().large, lang)];
            (text!("At the Black Market there is now, on the left: {0}; on the right: {1}."), parts)
        }
        Event::SoloCardTurned { seat, card } => {
            let card = names::solo_action(card.card().action, lang).to_owned();
            (text!("{0} turns up a card: {1}."), vec![name(seat), card])
        }
        Event::SoloCardsShuffled { seat } => (text!("{0} shuffles its cards."), vec![name(seat)]),
        Event::PlanTurned { seat, building } => {
            let piece = Piece::Text(building.card().title.the(lang));
            return Telling::Piece(Frame::of(seat, text!("{0} turns up {1}.")), piece);
        }
        Event::TaxStandChanged { by } => {
            let silver = count(Thing::Silver, u8::try_from(by.unsigned_abs()).unwrap_or(u8::MAX), lang);
            let text = if by < 0 {
                text!("{0} from the Tax Stand to the supply.")
            } else {
                text!("{0} from the supply to the Tax Stand.")
            };
            (text, vec![silver])
        }
        Event::EndTriggered { seat } => (
            text!("[{0} takes|You take] the last space of the Guildhall: everybody has one more turn."),
            vec![name(seat)],
        ),
        Event::Ended => (text!("The game is over."), vec![]),
    };
    Telling::Sentence(capital(&phrase(lang, text, &parts)))
}

const WORKS: Text = text!("{1} works for [{0}|you].");
const TAKES_BACK: Text = text!("[{0} takes|You take] {1} back from {2}.");
