//! Events as sentences in the third person.

use super::cards::attempt_text;
use super::effects::icons;
use super::{names, overlord};
use crate::Event;
use crate::components::{CHAPTER, PrimaryAction};
use kernel::grammar::{Text, capital, fill, say};
use kernel::telling::{EventText, seat_name};
use kernel::told_by;
use kernel::{Lang, Seat};
use ui::Atom;

told_by!(Event, tells);

/// Returns the consequences of the solo opponent's last Scheme among events: a sentence each, and whether it was
/// possible. Events after its turn are left out.
pub fn scheme_told(events: &[Event], names: &[String], lang: Lang) -> Vec<(String, bool)> {
    let turned = events.iter().rposition(|event| matches!(event, Event::SchemeTurned { .. }));
    let later = turned.and_then(|turned| events.get(turned..)).unwrap_or_default();
    let own = later.iter().position(|event| matches!(event, Event::TurnBegan { .. } | Event::RoundBegan { .. }));
    let own = &later[..own.unwrap_or(later.len())];
    let failed = |event: &Event| matches!(event, Event::AttemptFailed { .. });
    let told = parts(own, names, lang).into_iter();
    told.map(|(places, text)| (text, !own.get(places).is_some_and(|events| events.iter().any(failed)))).collect()
}

#[expect(clippy::too_many_lines, reason = "one arm for each event")]
fn tells(event: &Event, names: &[String], lang: Lang) -> EventText {
    // A sentence about a seat with one or two more arguments.
    let tell = |seat: Seat, parts: &[&str], text: Text| {
        let seat = seat_name(names, seat, lang);
        let mut all = vec![seat.as_str()];
        all.extend(parts);
        fill(lang, say(lang, text), &all)
    };
    let text = match *event {
        Event::Began { start } => tell(start, &[], text!("The game begins; [{0} starts|you start].")),
        Event::PairTaken { seat, card, hero } => tell(
            seat,
            &[&card.number().to_string(), names::townsfolk(hero, lang)],
            text!("[{0} takes|You take] Player Card {1} with {2}."),
        ),
        Event::OpponentArrived { seat, space } => {
            tell(seat, &[&names::space(space, lang)], text!("{0} begins on {1}."))
        }
        Event::RoundBegan { round } => fill(lang, say(lang, text!("Round {0} begins.")), &[&round.to_string()]),
        Event::TurnBegan { seat } => tell(seat, &[], text!("It is [the turn of {0}|your turn].")),
        Event::DroppedOff { seat, townsfolk } => {
            tell(seat, &[&names::the_townsfolk(townsfolk, lang)], text!("{1} drops off [the line of {0}|your line]."))
        }
        Event::Played { seat, townsfolk, blind: false } => {
            tell(seat, &[&names::the_townsfolk(townsfolk, lang)], text!("[{0} plays|You play] {1}."))
        }
        Event::Played { seat, townsfolk, blind: true } => tell(
            seat,
            &[&names::the_townsfolk(townsfolk, lang)],
            text!("[{0} plays|You play] {1} unseen from the Draw Pile."),
        ),
        Event::Moved { seat, to, .. } => tell(seat, &[&names::space(to, lang)], text!("[{0} goes|You go] to {1}.")),
        Event::Acted { seat, action } => {
            tell(seat, &[names::action(action, lang)], text!("[{0} takes|You take] the action {1}."))
        }
        Event::Idled { seat } => tell(seat, &[], text!("[{0} takes|You take] no primary action.")),
        Event::Traded { seat, times } => {
            tell(seat, &[&times.to_string()], text!("[{0} makes|You make] the exchange ({1} in all)."))
        }
        Event::Dismissed { seat, townsfolk: Some(townsfolk), .. } => {
            tell(seat, &[&names::the_townsfolk(townsfolk, lang)], text!("[{0} dismisses|You dismiss] {1}."))
        }
        Event::Dismissed { seat, townsfolk: None, .. } => {
            tell(seat, &[], text!("[{0} dismisses|You dismiss] the Townsfolk printed on the board."))
        }
        Event::Hired { seat, townsfolk, free: false } => {
            tell(seat, &[&names::the_townsfolk(townsfolk, lang)], text!("[{0} hires|You hire] {1}."))
        }
        Event::Hired { seat, townsfolk, free: true } => {
            tell(seat, &[&names::the_townsfolk(townsfolk, lang)], text!("[{0} hires|You hire] {1} for free."))
        }
        Event::TownsfolkRevealed { segment, townsfolk } => {
            let at = names::segment(segment, lang);
            match townsfolk {
                Some(card) => {
                    fill(lang, say(lang, text!("{0} shows at {1}.")), &[&names::a_townsfolk(card, lang), &at])
                }
                None => fill(lang, say(lang, text!("The Townsfolk at {0} are used up.")), &[&at]),
            }
        }
        Event::ManuscriptRevealed { segment, manuscript } => {
            let at = names::segment(segment, lang);
            match manuscript {
                Some(tile) => fill(
                    lang,
                    say(lang, text!("A {0} Manuscript for {1} shows at {2}.")),
                    &[
                        names::ribbon(tile.tile().ribbon, lang),
                        &names::icon(PrimaryAction::Transcribe.icon()).count(tile.tile().cost, lang),
                        &at,
                    ],
                ),
                None => fill(lang, say(lang, text!("The Manuscripts at {0} are used up.")), &[&at]),
            }
        }
        Event::Constructed { seat, building, space, effect: given, .. } => tell(
            seat,
            &[&names::building(building.kind).a(lang), &names::spot(space, lang), &given.said(lang)],
            text!("[{0} places|You place] {1} on {2} ({3})."),
        ),
        Event::Linked { seat, other, effect: given, .. } if seat == other => {
            tell(seat, &[&given.said(lang)], text!("[{0} links two of their|You link two of your] own Buildings: {1}."))
        }
        Event::Linked { seat, other, effect: given, .. } => tell(
            seat,
            &[&seat_name(names, other, lang), &given.said(lang)],
            text!("[{0} completes|You complete] a Link with [{1}|you]; each gets {2}."),
        ),
        Event::WorkersPlaced { seat, section, count } => tell(
            seat,
            &[&names::WORKER.count(count, lang), names::section(section, lang)],
            text!("[{0} places|You place] {1} in {2} of the Castle."),
        ),
        Event::MovedInwards { seat, section } => tell(
            seat,
            &[names::section(section, lang)],
            text!("A Worker of [{0}|yours] moves to the second tier of {1}."),
        ),
        Event::ReachedThirdTier { seat, .. } => {
            tell(seat, &[], text!("A Worker of [{0}|yours] reaches the third tier."))
        }
        Event::MovedAround { seat, from, to } => tell(
            seat,
            &[names::section(from, lang), names::section(to, lang)],
            text!("A Worker of [{0}|yours] moves from {1} to {2}."),
        ),
        Event::Bumped { owner, tier, section } => tell(
            owner,
            &[names::tier(tier, lang), names::section(section, lang)],
            text!("A Worker of [{0}|yours] is bumped off the {1} of {2}."),
        ),
        Event::LeaderTaken { seat } => tell(seat, &[], text!("[{0} becomes|You become] Castle Leader.")),
        Event::Transcribed { seat, manuscript, .. } => tell(
            seat,
            &[names::ribbon(manuscript.tile().ribbon, lang)],
            text!("[{0} takes|You take] a Manuscript with a {1} ribbon."),
        ),
        Event::TranscribedPrinted { seat, .. } => {
            tell(seat, &[], text!("[{0} transcribes|You transcribe] the Manuscript printed on the board."))
        }
        Event::BonusTaken { seat, ribbon } => {
            tell(seat, &[names::ribbon(ribbon, lang)], text!("[{0} takes|You take] the {1} Cleric Bonus card."))
        }
        Event::PovertyRevealed => say(lang, text!("The kingdom falls into Poverty.")).to_owned(),
        Event::ProsperityRevealed => say(lang, text!("The kingdom reaches Prosperity.")).to_owned(),
        Event::EndNears { last_round } => {
            fill(lang, say(lang, text!("Round {0} will be the last.")), &[&last_round.to_string()])
        }
        Event::Rearranged { seat } => tell(seat, &[], text!("[{0} rearranges the|You rearrange your] line.")),
        Event::Discarded { seat, townsfolk, .. } => {
            tell(seat, &[&names::the_townsfolk(townsfolk, lang)], text!("[{0} discards|You discard] {1}."))
        }
        Event::Destroyed { seat, townsfolk, .. } => {
            tell(seat, &[&names::the_townsfolk(townsfolk, lang)], text!("[{0} destroys|You destroy] {1}."))
        }
        Event::Shuffled { seat } => tell(seat, &[], text!("[{0} shuffles the|You shuffle your] discards.")),
        Event::Drew { seat, count } => {
            tell(seat, &[&names::CARD.count(count, lang)], text!("[{0} draws|You draw] {1}."))
        }
        Event::Collided { seat, position } => {
            tell(seat, &[&position.to_string()], text!("[The markers of {0}|Your markers] collide, at position {1}."))
        }
        Event::MarkersReset { seat } => {
            tell(seat, &[], text!("[The markers of {0}|Your markers] go back to the ends."))
        }
        Event::AbilityWorked { seat, townsfolk } => {
            tell(seat, &[&names::the_townsfolk(townsfolk, lang)], text!("{1} works for [{0}|you]."))
        }
        Event::BuildingWorked { seat, building } => {
            tell(seat, &[&names::building(building.kind).a(lang)], text!("{1} of [{0}|yours] works."))
        }
        Event::SchemeTurned { seat, scheme } => {
            tell(seat, &[&icons(scheme.card().icons, lang)], text!("{0} turns over a Scheme with {1}."))
        }
        Event::SchemesShuffled { seat } => tell(seat, &[], text!("{0} shuffles its Schemes.")),
        Event::AttemptFailed { seat, kind, attempt } => {
            tell(seat, &[&attempt_text(attempt, kind, lang)], text!("{0} cannot: {1}."))
        }
        Event::AttemptMade { seat, kind, attempt } => {
            tell(seat, &[&attempt_text(attempt, kind, lang)], text!("{0} chooses: {1}."))
        }
        Event::Instead { seat, of, gains } => {
            tell(seat, &[&gains.said(lang), &of.said(lang)], text!("[{0} gets|You get] {1} instead of {2}."))
        }
        Event::Gained { .. } | Event::Paid { .. } | Event::MarkerMoved { .. } | Event::SchemeGained { .. } => {
            return event.counted().map_or(EventText::Nothing, |counted| counted.tell(names, lang));
        }
        Event::Overlord(event) => overlord::told(event, names, lang),
        Event::Tome(event) => event.said(&CHAPTER, names, lang),
        Event::Ended => say(lang, text!("The game is over.")).to_owned(),
    };
    EventText::Sentence(capital(&text))
}
