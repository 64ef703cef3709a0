//! The texts of events, in the third person.
//!
//! [`event`] returns one sentence for one event. [`narrate`] covers a complete decision: actions of one seat in a row,
//! or reveals in a row, share a sentence.

use super::cards::{ability, jar_reward, the_outsider};
use super::cards::{favour_cost, favour_effect, order_task, paladin_boosts, threat_effect, threat_text, wall_text};
use super::names;
use super::reasons::{Whose, reason_of};
use super::rewards::workers;
use crate::components::{Action, CHAPTER, KINGS_THREAT, ORDER_POINTS, SPACES, Workers};
use crate::{Event, Intent};
use kernel::event_text::{Clause, EventText, SentenceFrame, seat_name};
use kernel::grammar::{Text, capital, fill, localize, prose, semicolon, together};
use kernel::narrated_by;
use kernel::{Lang, Seat};
use std::ops::Range;

narrated_by!(Event, narrates);

/// Returns the sentences of a list of events. Actions of one seat in a row share a sentence.
pub fn narrate(events: &[Event], names: &[String], lang: Lang) -> Vec<String> {
    prose(&sentences(events, names, lang), names, lang)
}

/// Returns the sentences of [`narrate`], each with the range of its events.
pub fn narrated(events: &[Event], names: &[String], lang: Lang) -> Vec<(Range<usize>, String)> {
    together(parts(events, names, lang), names, lang)
}

/// Returns the sentences of a list of events. Pieces of one kind in a row share a sentence.
pub(super) fn sentences(events: &[Event], names: &[String], lang: Lang) -> Vec<String> {
    parts(events, names, lang).into_iter().map(|(_, sentence)| sentence).collect()
}

/// Returns the sentences of the solo opponent's last Scheme in a list of events. The flag is false for a failed
/// attempt. Events of the end of a round are left out.
pub fn scheme_sentences(events: &[Event], names: &[String], lang: Lang) -> Vec<(String, bool)> {
    let drawn = events.iter().rposition(|event| matches!(event, Event::SchemeDrawn { .. }));
    let later = drawn.and_then(|drawn| events.get(drawn..)).unwrap_or_default();
    let own = later.iter().position(|event| {
        matches!(
            event,
            Event::TownsfolkLeft { .. } | Event::OutsiderLeft { .. } | Event::RoundBegan { .. } | Event::Ended
        )
    });
    let own = &later[..own.unwrap_or(later.len())];
    let failed = |event: &Event| matches!(event, Event::SchemeFailed { .. });
    let sentences = parts(own, names, lang).into_iter();
    sentences.map(|(places, text)| (text, !own.get(places).is_some_and(|events| events.iter().any(failed)))).collect()
}

/// Returns the text of an event: a sentence of its own, or a piece of a shared one.
#[expect(clippy::too_many_lines, reason = "one arm for each event")]
fn narrates(event: &Event, names: &[String], lang: Lang) -> EventText {
    let name = |seat: Seat| seat_name(names, seat, lang);
    let on = |action: Action| names::action(action, lang);
    // A sentence about a seat, with at most one further thing.
    let of = |seat: Seat, text: Text| EventText::Sentence(fill(lang, localize(lang, text), &[&name(seat)]));
    let with = |seat: Seat, thing: &str, text: Text| {
        EventText::Sentence(fill(lang, localize(lang, text), &[&name(seat), thing]))
    };
    let about = |thing: &str, text: Text| EventText::Sentence(fill(lang, localize(lang, text), &[thing]));
    match *event {
        // These cards appear as the choices that they are.
        Event::TavernRevealed { .. } | Event::PaladinsDrawn { .. } | Event::TaxTaken { count: 0, .. } => {
            EventText::Nothing
        }
        Event::Began { start } => of(start, text!("The game begins. [{0} goes|You go] first.")),
        Event::RoundBegan { round, start } => {
            with(start, &round.to_string(), text!("Round {1} begins. [{0} goes|You go] first."))
        }
        Event::OrderRevealed { slot, order } => {
            let points = ORDER_POINTS.get(usize::from(slot)).copied().unwrap_or_default();
            let parts = [names::points(points, lang), order_task(order, lang)];
            let template = localize(lang, text!("A King’s Order promises {0}: {1}."));
            EventText::Sentence(fill(lang, template, &[&parts[0], &parts[1]]))
        }
        Event::FavourRevealed { favour, .. } => {
            let parts = [favour_cost(favour, lang), favour_effect(favour, lang)];
            let template = localize(lang, text!("A King’s Favour opens ({0}): {1}."));
            EventText::Sentence(fill(lang, template, &[&parts[0], &parts[1]]))
        }
        Event::PaladinLaid { seat } => of(seat, text!("[{0} chooses|You choose] a Paladin in secret.")),
        Event::PaladinRevealed { seat, paladin } => {
            let card = paladin.card();
            let parts =
                [&name(seat), card.name, &paladin_boosts(paladin, lang), semicolon(lang), &ability(card.ability, lang)];
            EventText::Sentence(fill(lang, localize(lang, text!("[{0} reveals|You reveal] {1}: {2}{3}{4}.")), &parts))
        }
        Event::TavernTaken { seat, .. } => of(seat, text!("[{0} takes|You take] a Tavern card.")),
        Event::Acted { seat, intent, workers: band } => {
            EventText::Sentence(acted(&name(seat), intent, &workers(band, lang), lang))
        }
        Event::RivalActed { seat, intent, workers } => {
            EventText::Sentence(acted(&name(seat), intent, &names::WORKER.count(workers, lang), lang))
        }
        Event::FavourUsed { favour, .. } => about(&favour_effect(favour, lang), text!("The King’s Favour grants {0}.")),
        Event::TaxTaken { seat, count, from_supply } if from_supply < count => {
            let parts = [names::TAX.count(count, lang), (count - from_supply).to_string()];
            let template = localize(lang, text!("{0} ({1} from the main supply)"));
            let gains = SentenceFrame::of(seat, text!("[{0} gains|You gain] {1}."));
            EventText::Piece(gains, Clause::Text(fill(lang, template, &[&parts[0], &parts[1]])))
        }
        Event::TownsfolkRevealed { townsfolk, .. } => EventText::Piece(
            SentenceFrame::about(text!("{0} arrives in town."), text!("{0} arrive in town.")),
            Clause::Text(names::townsfolk(townsfolk).a(lang)),
        ),
        Event::OutsiderRevealed { outsider, .. } => {
            let faction = names::faction(outsider.card().faction).one(lang);
            let text = fill(lang, "{0} ({1})", &[&names::outsider(outsider).a(lang), faction]);
            EventText::Piece(
                SentenceFrame::about(text!("{0} appears at the borders."), text!("{0} appear at the borders.")),
                Clause::Text(text),
            )
        }
        Event::TaxReturned { count } => EventText::Piece(
            SentenceFrame::about(
                text!("{0} returns from the Tax supply to the main supply."),
                text!("{0} return from the Tax supply to the main supply."),
            ),
            Clause::Count(names::SILVER, count),
        ),
        Event::Recruited { seat, townsfolk } => {
            with(seat, &names::townsfolk(townsfolk).the(lang), text!("[{0} recruits|You recruit] {1}."))
        }
        Event::Quested { seat, townsfolk } => {
            with(seat, &names::townsfolk(townsfolk).the(lang), text!("[{0} sends|You send] {1} on a quest."))
        }
        Event::MonkPlaced { seat, space } => {
            with(seat, region(space), text!("[{0} commissions|You commission] a Monk in region {1}."))
        }
        Event::OutpostPlaced { seat, space } => {
            with(seat, region(space), text!("[{0} garrisons|You garrison] region {1}."))
        }
        Event::WallBuilt { seat, wall } => {
            with(seat, &wall_text(wall, lang), text!("[{0} builds|You build] a Wall: {1}."))
        }
        Event::JarMoved { seat, space: Some(space) } => {
            with(seat, &jar_reward(space, lang), text!("[{0} puts|You put] a Jar on a space for {1}."))
        }
        Event::JarMoved { seat, space: None } => of(seat, text!("[{0} turns|You turn] a Jar over.")),
        Event::Attacked { seat, outsider } => {
            with(seat, &the_outsider(outsider, lang), text!("[{0} attacks|You attack] {1}."))
        }
        Event::Converted { seat, outsider } => {
            with(seat, &the_outsider(outsider, lang), text!("[{0} converts|You convert] {1}."))
        }
        Event::WorkshopMoved { seat, action, .. } => {
            with(seat, on(action), text!("[{0} moves|You move] a Workshop onto {1}."))
        }
        Event::Cleared { seat, action } => with(seat, on(action), text!("[{0} clears|You clear] {1}.")),
        Event::AbilityWorked { seat, townsfolk } => {
            with(seat, &capital(&names::townsfolk(townsfolk).the(lang)), text!("{1} helps [{0}|you]."))
        }
        Event::SuspicionResented { seat, townsfolk } => {
            let card = capital(&names::townsfolk(townsfolk).the(lang));
            with(seat, &card, text!("{1} makes [{0} pay|you pay] for Suspicion."))
        }
        Event::PaladinWorked { seat, paladin } => with(seat, paladin.card().name, text!("{1} helps [{0}|you].")),
        Event::InquisitionBegan => about("", text!("An Inquisition begins.")),
        Event::InquisitionEnded { tax } => {
            about(&names::SILVER.count(tax, lang), text!("The Inquisition ends. The Tax supply holds {0} again."))
        }
        Event::Passed { seat } => of(seat, text!("[{0} passes|You pass].")),
        Event::Kept { seat, kept, returned } => {
            let parts = [name(seat), workers(kept, lang), workers(returned, lang)];
            let template = match (kept == Workers::NONE, returned == Workers::NONE) {
                (true, true) => return EventText::Nothing,
                (_, true) => localize(lang, text!("[{0} keeps|You keep] {1}.")),
                (true, _) => localize(lang, text!("[{0} returns|You return] {2}.")),
                _ => localize(lang, text!("[{0} keeps {1}, and returns|You keep {1}, and return] {2}.")),
            };
            EventText::Sentence(fill(lang, template, &[&parts[0], &parts[1], &parts[2]]))
        }
        Event::TownsfolkLeft { townsfolk } => EventText::Piece(
            SentenceFrame::about(text!("{0} leaves the town."), text!("{0} leave the town.")),
            Clause::Text(names::townsfolk(townsfolk).the(lang)),
        ),
        Event::OutsiderLeft { outsider } => EventText::Piece(
            SentenceFrame::about(text!("{0} moves on."), text!("{0} move on.")),
            Clause::Text(the_outsider(outsider, lang)),
        ),
        Event::RivalGainedWorkers { seat, workers } => {
            with(seat, &names::WORKER.count(workers, lang), text!("{0} musters {1}."))
        }
        Event::SchemeDrawn { scheme } => about(names::scheme(scheme, lang), text!("Scheme card: {0}.")),
        Event::SchemeFailed { why, .. } => about(&reason_of(why, Whose::Rivals, lang), text!("The Scheme fails: {0}.")),
        Event::RivalRested { seat } => of(seat, text!("{0} rests, and passes.")),
        Event::MarkerMoved { to, .. } => {
            about(&to.saturating_add(1).to_string(), text!("The Resource marker moves to space {0}."))
        }
        Event::RivalCleared { seat } => of(seat, text!("{0} clears the right side of the board.")),
        Event::SchemesShuffled => about("", text!("All Scheme cards are shuffled.")),
        Event::RivalDeveloped { seat, action } => with(seat, on(action), text!("{0} gets a Workshop on {1}.")),
        Event::Started { seat, townsfolk } => {
            with(seat, &names::townsfolk(townsfolk).the(lang), text!("[{0} begins|You begin] with {1}."))
        }
        Event::OutsidersAsked { count } => about(
            &names::OUTSIDER_FOUGHT.count(count, lang),
            text!("The Outsider Threat asks for this every round: {0}."),
        ),
        Event::OutsidersFought { done, asked } => {
            let parts = [done.to_string(), asked.to_string()];
            let template = localize(lang, text!("Against the Outsider Threat the team has done {0} of {1}."));
            EventText::Sentence(fill(lang, template, &[&parts[0], &parts[1]]))
        }
        Event::OutsidersIgnored { done, asked } => {
            let parts = [done.to_string(), asked.to_string()];
            let template = localize(lang, text!("The Outsider Threat strikes: only {0} of {1} were held off."));
            EventText::Sentence(fill(lang, template, &[&parts[0], &parts[1]]))
        }
        Event::ThreatRevealed { threat, workers, .. } => {
            let parts = [&threat_text(threat, lang), &names::OVERLORD_WORKER.count(workers, lang)];
            let template = localize(lang, text!("A Threat appears with {1}. {0}"));
            EventText::Sentence(fill(lang, template, &[parts[0].as_str(), parts[1].as_str()]))
        }
        Event::KingsThreatRevealed => about(
            &KINGS_THREAT.to_string(),
            text!("The King’s Threat is revealed: Orders ask for {0} more of each Attribute."),
        ),
        Event::ThreatAnswered { threat, left: 0, .. } => {
            about(localize(lang, threat.card().name), text!("The Threat “{0}” ends."))
        }
        Event::ThreatAnswered { threat, left, .. } => {
            let parts = [localize(lang, threat.card().name), &left.to_string()];
            EventText::Sentence(fill(lang, localize(lang, text!("The Threat “{0}” loses a Worker: {1} left.")), &parts))
        }
        Event::ThreatStruck { threat, .. } => {
            let parts = [localize(lang, threat.card().name), &threat_effect(threat, lang)];
            EventText::Sentence(fill(
                lang,
                localize(lang, text!("The Threat “{0}” strikes every player: {1}.")),
                &parts,
            ))
        }
        Event::ThreatGrew { threat, workers, .. } => {
            let parts = [localize(lang, threat.card().name), &workers.to_string()];
            EventText::Sentence(fill(lang, localize(lang, text!("The Threat “{0}” grows to {1}.")), &parts))
        }
        Event::OrderCompleted { seat, order, .. } => {
            with(seat, &order_task(order, lang), text!("[{0} completes|You complete] a King’s Order for all: {1}."))
        }
        Event::Given { receiver, action, .. } => {
            with(receiver, on(action), text!("What {1} brings goes to [{0}|you]."))
        }
        Event::WorkshopLost { seat, action, .. } => {
            with(seat, on(action), text!("[{0} loses|You lose] the Workshop on {1}."))
        }
        Event::Tome(event) => EventText::Sentence(event.sentence(&CHAPTER, names, lang)),
        Event::Ended => about("", text!("The game is over.")),
        Event::Gained { .. }
        | Event::Paid { .. }
        | Event::Lost { .. }
        | Event::Raised { .. }
        | Event::TaxTaken { .. } => event.counted().map_or(EventText::Nothing, |counted| counted.sentence(names, lang)),
    }
}

fn acted(name: &str, intent: Intent, workers: &str, lang: Lang) -> String {
    match intent {
        Intent::Action(action) => fill(
            lang,
            localize(lang, text!("[{0} places|You place] {1} on {2}.", "an action")),
            &[name, workers, names::action(action, lang)],
        ),
        Intent::Favour(_) => {
            fill(lang, localize(lang, text!("[{0} places|You place] {1} on a King’s Favour.")), &[name, workers])
        }
        Intent::Order(_) => {
            fill(lang, localize(lang, text!("[{0} places|You place] {1} on a King’s Order.")), &[name, workers])
        }
    }
}

fn region(space: u8) -> &'static str {
    SPACES.get(usize::from(space)).map_or("?", |space| names::region(space.region))
}
