//! Events as sentences in the third person.

use super::cards::attempt_text;
use super::effects::icons;
use super::{names, overlord};
use crate::Event;
use crate::components::{CHAPTER, PrimaryAction};
use kernel::event_text::{EventText, seat_name};
use kernel::grammar::{Text, capital, fill, localize};
use kernel::narrated_by;
use kernel::{Lang, Seat};
use ui::Atom;

narrated_by!(Event, narrates);

/// Returns the consequences of the solo opponent's last Scheme among events: a sentence each, and whether it was
/// possible. Events after its turn are left out.
pub fn scheme_sentences(events: &[Event], names: &[String], lang: Lang) -> Vec<(String, bool)> {
    let turned = events.iter().rposition(|event| matches!(event, Event::SchemeTurned { .. }));
    let later = turned.and_then(|turned| events.get(turned..)).unwrap_or_default();
    let own = later.iter().position(|event| matches!(event, Event::TurnBegan { .. } | Event::RoundBegan { .. }));
    let own = &later[..own.unwrap_or(later.len())];
    let failed = |event: &Event| matches!(event, Event::AttemptFailed { .. });
    let sentences = parts(own, names, lang).into_iter();
    sentences.map(|(places, text)| (text, !own.get(places).is_some_and(|events| events.iter().any(failed)))).collect()
}

#[expect(clippy::too_many_lines, reason = "one arm for each event")]
fn narrates(event: &Event, names: &[String], lang: Lang) -> EventText {
    // A sentence about a seat with one or two more arguments.
    let narrate = |seat: Seat, parts: &[&str], text: Text| {
        let seat = seat_name(names, seat, lang);
        let mut all = vec![seat.as_str()];
        all.extend(parts);
        fill(lang, localize(lang, text), &all)
    };
    let text = match *event {
        Event::Began { start } => narrate(start, &[], text!("The game begins; [{0} starts|you start].")),
        Event::PairTaken { seat, card, hero } => narrate(
            seat,
            &[&card.number().to_string(), names::townsfolk(hero, lang)],
            text!("[{0} takes|You take] Player Card {1} with {2}."),
        ),
        Event::OpponentArrived { seat, space } => {
            narrate(seat, &[&names::space(space, lang)], text!("{0} begins on {1}."))
        }
        Event::RoundBegan { round } => fill(lang, localize(lang, text!("Round {0} begins.")), &[&round.to_string()]),
        Event::TurnBegan { seat } => narrate(seat, &[], text!("It is [{0}’s turn|your turn].")),
        Event::DroppedOff { seat, townsfolk } => narrate(
            seat,
            &[&names::the_townsfolk(townsfolk, lang)],
            text!("{1} drops off [the line of {0}|your line]."),
        ),
        Event::Played { seat, townsfolk, blind: false } => {
            narrate(seat, &[&names::the_townsfolk(townsfolk, lang)], text!("[{0} plays|You play] {1}."))
        }
        Event::Played { seat, townsfolk, blind: true } => narrate(
            seat,
            &[&names::the_townsfolk(townsfolk, lang)],
            text!("[{0} plays|You play] {1} unseen from the Draw Pile."),
        ),
        Event::Moved { seat, to, .. } => narrate(seat, &[&names::space(to, lang)], text!("[{0} goes|You go] to {1}.")),
        Event::Acted { seat, action } => {
            narrate(seat, &[names::action(action, lang)], text!("[{0} takes|You take] the action {1}."))
        }
        Event::Idled { seat } => narrate(seat, &[], text!("[{0} takes|You take] no primary action.")),
        Event::Traded { seat, times } => {
            narrate(seat, &[&times.to_string()], text!("[{0} makes|You make] the exchange ({1} in all)."))
        }
        Event::Dismissed { seat, townsfolk: Some(townsfolk), .. } => {
            narrate(seat, &[&names::the_townsfolk(townsfolk, lang)], text!("[{0} dismisses|You dismiss] {1}."))
        }
        Event::Dismissed { seat, townsfolk: None, .. } => {
            narrate(seat, &[], text!("[{0} dismisses|You dismiss] the Townsfolk printed on the board."))
        }
        Event::Hired { seat, townsfolk, free: false } => {
            narrate(seat, &[&names::the_townsfolk(townsfolk, lang)], text!("[{0} hires|You hire] {1}."))
        }
        Event::Hired { seat, townsfolk, free: true } => {
            narrate(seat, &[&names::the_townsfolk(townsfolk, lang)], text!("[{0} hires|You hire] {1} for free."))
        }
        Event::TownsfolkRevealed { segment, townsfolk } => {
            let at = names::segment(segment, lang);
            match townsfolk {
                Some(card) => {
                    fill(lang, localize(lang, text!("{0} shows at {1}.")), &[&names::a_townsfolk(card, lang), &at])
                }
                None => fill(lang, localize(lang, text!("The Townsfolk at {0} are used up.")), &[&at]),
            }
        }
        Event::ManuscriptRevealed { segment, manuscript } => {
            let at = names::segment(segment, lang);
            match manuscript {
                Some(tile) => fill(
                    lang,
                    localize(lang, text!("A {0} Manuscript for {1} shows at {2}.")),
                    &[
                        names::ribbon(tile.tile().ribbon, lang),
                        &names::icon(PrimaryAction::Transcribe.icon()).count(tile.tile().cost, lang),
                        &at,
                    ],
                ),
                None => fill(lang, localize(lang, text!("The Manuscripts at {0} are used up.")), &[&at]),
            }
        }
        Event::Constructed { seat, building, space, effect: given, .. } => narrate(
            seat,
            &[&names::building(building.kind).a(lang), &names::spot(space, lang), &given.localize(lang)],
            text!("[{0} places|You place] {1} on {2} ({3})."),
        ),
        Event::Linked { seat, other, effect: given, .. } if seat == other => narrate(
            seat,
            &[&given.localize(lang)],
            text!("[{0} links two of their|You link two of your] own Buildings: {1}."),
        ),
        Event::Linked { seat, other, effect: given, .. } => narrate(
            seat,
            &[&seat_name(names, other, lang), &given.localize(lang)],
            text!("[{0} completes|You complete] a Link with [{1}|you]; each gets {2}."),
        ),
        Event::WorkersPlaced { seat, section, count } => narrate(
            seat,
            &[&names::WORKER.count(count, lang), names::section(section, lang)],
            text!("[{0} places|You place] {1} in {2} of the Castle."),
        ),
        Event::MovedInwards { seat, section } => narrate(
            seat,
            &[names::section(section, lang)],
            text!("A Worker of [{0}|yours] moves to the second tier of {1}."),
        ),
        Event::ReachedThirdTier { seat, .. } => {
            narrate(seat, &[], text!("A Worker of [{0}|yours] reaches the third tier."))
        }
        Event::MovedAround { seat, from, to } => narrate(
            seat,
            &[names::section(from, lang), names::section(to, lang)],
            text!("A Worker of [{0}|yours] moves from {1} to {2}."),
        ),
        Event::Bumped { owner, tier, section } => narrate(
            owner,
            &[names::tier(tier, lang), names::section(section, lang)],
            text!("A Worker of [{0}|yours] is bumped off the {1} of {2}."),
        ),
        Event::LeaderTaken { seat } => narrate(seat, &[], text!("[{0} becomes|You become] Castle Leader.")),
        Event::Transcribed { seat, manuscript, .. } => narrate(
            seat,
            &[names::ribbon(manuscript.tile().ribbon, lang)],
            text!("[{0} takes|You take] a Manuscript with a {1} ribbon."),
        ),
        Event::TranscribedPrinted { seat, .. } => {
            narrate(seat, &[], text!("[{0} transcribes|You transcribe] the Manuscript printed on the board."))
        }
        Event::BonusTaken { seat, ribbon } => {
            narrate(seat, &[names::ribbon(ribbon, lang)], text!("[{0} takes|You take] the {1} Cleric Bonus card."))
        }
        Event::PovertyRevealed => localize(lang, text!("The kingdom falls into Poverty.")).to_owned(),
        Event::ProsperityRevealed => localize(lang, text!("The kingdom reaches Prosperity.")).to_owned(),
        Event::EndNears { last_round } => {
            fill(lang, localize(lang, text!("Round {0} will be the last.")), &[&last_round.to_string()])
        }
        Event::Rearranged { seat } => narrate(seat, &[], text!("[{0} rearranges the|You rearrange your] line.")),
        Event::Discarded { seat, townsfolk, .. } => {
            narrate(seat, &[&names::the_townsfolk(townsfolk, lang)], text!("[{0} discards|You discard] {1}."))
        }
        Event::Destroyed { seat, townsfolk, .. } => {
            narrate(seat, &[&names::the_townsfolk(townsfolk, lang)], text!("[{0} destroys|You destroy] {1}."))
        }
        Event::Shuffled { seat } => narrate(seat, &[], text!("[{0} shuffles the|You shuffle your] discards.")),
        Event::Drew { seat, count } => {
            narrate(seat, &[&names::CARD.count(count, lang)], text!("[{0} draws|You draw] {1}."))
        }
        Event::Collided { seat, position } => narrate(
            seat,
            &[&position.to_string()],
            text!("[The markers of {0}|Your markers] collide, at position {1}."),
        ),
        Event::MarkersReset { seat } => {
            narrate(seat, &[], text!("[The markers of {0}|Your markers] go back to the ends."))
        }
        Event::AbilityWorked { seat, townsfolk } => {
            narrate(seat, &[&names::the_townsfolk(townsfolk, lang)], text!("{1} works for [{0}|you]."))
        }
        Event::BuildingWorked { seat, building } => {
            narrate(seat, &[&names::building(building.kind).a(lang)], text!("{1} of [{0}|yours] works."))
        }
        Event::SchemeTurned { seat, scheme } => {
            narrate(seat, &[&icons(scheme.card().icons, lang)], text!("{0} turns over a Scheme with {1}."))
        }
        Event::SchemesShuffled { seat } => narrate(seat, &[], text!("{0} shuffles its Schemes.")),
        Event::AttemptFailed { seat, kind, attempt } => {
            narrate(seat, &[&attempt_text(attempt, kind, lang)], text!("{0} cannot: {1}."))
        }
        Event::AttemptMade { seat, kind, attempt } => {
            narrate(seat, &[&attempt_text(attempt, kind, lang)], text!("{0} chooses: {1}."))
        }
        Event::Instead { seat, of, gains } => {
            narrate(seat, &[&gains.localize(lang), &of.localize(lang)], text!("[{0} gets|You get] {1} instead of {2}."))
        }
        Event::Gained { .. } | Event::Paid { .. } | Event::MarkerMoved { .. } | Event::SchemeGained { .. } => {
            return event.counted().map_or(EventText::Nothing, |counted| counted.sentence(names, lang));
        }
        Event::Overlord(event) => overlord::event(event, names, lang),
        Event::Tome(event) => event.sentence(&CHAPTER, names, lang),
        Event::Ended => localize(lang, text!("The game is over.")).to_owned(),
    };
    EventText::Sentence(capital(&text))
}
