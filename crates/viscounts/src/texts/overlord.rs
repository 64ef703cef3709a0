//! The Overlord and the Reference cards, in words.

use super::names;
use crate::components::{Aim, Command, Effect, PrimaryAction, Ribbon, Segment, TownsfolkId, commands};
use crate::{Loss, OverlordEvent};
use kernel::event_text::seat_name;
use kernel::grammar::{Text, capital, fill, headed, listed, localize, semicolon};
use kernel::{Lang, Seat};
use ui::Atom;

pub fn commands_text(hire: Effect, lang: Lang) -> String {
    let text = |command: &Command| match *command {
        Command::Place(count, aim) => {
            let template = match aim {
                Aim::Here => localize(lang, text!("{0} on his space")),
                Aim::Ahead => localize(lang, text!("{0} on the next space clockwise")),
                Aim::Behind => localize(lang, text!("{0} on the next space counter-clockwise")),
            };
            fill(lang, template, &[&names::OVERLORD_WORKER.count(count, lang)])
        }
        Command::Debts(count) => {
            let template = localize(lang, text!("{0} for the player whose turn it is"));
            fill(lang, template, &[&Effect::Debt(count).localize(lang)])
        }
        Command::Advance => localize(lang, text!("one of his Workers advances towards the Castle")).to_owned(),
    };
    listed(&commands(hire).iter().map(text).collect::<Vec<_>>(), lang)
}

/// The Overlord's actions when he dismisses a Townsfolk; `None` is the one printed on a segment.
pub fn dismissal_text(townsfolk: Option<TownsfolkId>, segment: Segment, lang: Lang) -> String {
    let printed = segment.face().townsfolk.hire;
    commands_text(townsfolk.map_or(printed, |card| card.card().hire.unwrap_or(printed)), lang)
}

pub fn upper_text(reference: Ribbon, lang: Lang) -> String {
    let when = localize(lang, text!("for each Manuscript with a {0} ribbon, whoever gains it"));
    let when = fill(lang, when, &[names::ribbon(reference, lang)]);
    headed(&when, &reference.reference().gains.localize(lang), lang)
}

pub fn lower_text(reference: Ribbon, lang: Lang) -> String {
    let (driving, posting): (Vec<PrimaryAction>, Vec<PrimaryAction>) =
        PrimaryAction::ALL.into_iter().partition(|action| reference.reference().removes.contains(action));
    let actions = |list: Vec<PrimaryAction>| {
        listed(&list.into_iter().map(|action| names::action(action, lang).to_owned()).collect::<Vec<_>>(), lang)
    };
    let removed = localize(lang, text!("after {0}, remove up to {1} from your space"));
    let placed = localize(lang, text!("after {0}, place a Worker on it if none of his stands there"));
    let workers = names::OVERLORD_WORKER.count(reference.reference().most, lang);
    let parts = [fill(lang, removed, &[&actions(driving), &workers]), fill(lang, placed, &[&actions(posting)])];
    parts.join(semicolon(lang))
}

pub fn reference_text(reference: Ribbon, lang: Lang) -> String {
    let head = fill(lang, localize(lang, text!("Reference card, {0}")), &[names::ribbon(reference, lang)]);
    let parts = [capital(&upper_text(reference, lang)), capital(&lower_text(reference, lang))];
    fill(lang, "{0}. {1}.", &[&headed(&head, &parts[0], lang), &parts[1]])
}

pub(super) fn event(event: OverlordEvent, names: &[String], lang: Lang) -> String {
    let narrate = |seat: Seat, parts: &[&str], text: Text| {
        let seat = seat_name(names, seat, lang);
        let mut all = vec![seat.as_str()];
        all.extend(parts);
        fill(lang, localize(lang, text), &all)
    };
    let sentence = |parts: &[&str], text: Text| fill(lang, localize(lang, text), parts);
    let at = |space| names::space(space, lang);
    match event {
        OverlordEvent::Dealt { seat, reference, front: true } => {
            narrate(seat, &[names::ribbon(reference, lang)], text!("[{0} has|You have] the {1} Reference card."))
        }
        OverlordEvent::Dealt { seat, reference, front: false } => narrate(
            seat,
            &[names::ribbon(reference, lang)],
            text!("[{0} has|You have] the {1} Reference card behind it."),
        ),
        OverlordEvent::Arrived { space } => sentence(&[&at(space)], text!("The Overlord begins on {0}.")),
        OverlordEvent::Moved { to, townsfolk, steps, .. } => {
            let card = match townsfolk {
                Some(card) => names::the_townsfolk(card, lang),
                None => localize(lang, text!("the card printed there")).to_owned(),
            };
            sentence(&[&at(to), &card, &steps.to_string()], text!("The Overlord goes to {0}: {1} is worth {2}."))
        }
        OverlordEvent::Placed { space, left } => {
            let left = left.to_string();
            sentence(&[&at(space), &left], text!("The Overlord places a Worker on {0}; {1} left."))
        }
        OverlordEvent::Removed { owner, space } => {
            narrate(owner, &[&at(space)], text!("A Worker of [{0}|yours] is removed from {1}."))
        }
        OverlordEvent::Dismissed { segment, townsfolk } => {
            let does = dismissal_text(townsfolk, segment, lang);
            match townsfolk {
                Some(card) => {
                    sentence(&[&names::the_townsfolk(card, lang), &does], text!("The Overlord dismisses {0}: {1}."))
                }
                None => sentence(&[&does], text!("The Overlord dismisses the Townsfolk printed on the board: {0}.")),
            }
        }
        OverlordEvent::Ordered { space } => {
            sentence(&[&at(space)], text!("Advancement Order on {0}: three of the Overlord’s Workers set off."))
        }
        OverlordEvent::Advanced { from, to } => {
            sentence(&[&at(from), &at(to)], text!("A Worker of the Overlord goes from {0} to {1}."))
        }
        OverlordEvent::TurnedBack { to, .. } => {
            sentence(&[&at(to)], text!("A Worker of the Overlord meets players’ Workers on {0} and turns back."))
        }
        OverlordEvent::Entered { tier, section, .. } => sentence(
            &[names::tier(tier, lang), names::section(section, lang)],
            text!("A Worker of the Overlord enters the {0} of {1}."),
        ),
        OverlordEvent::ReachedThirdTier { .. } => {
            sentence(&[], text!("A Worker of the Overlord reaches the third tier."))
        }
        OverlordEvent::Bumped { owner, tier, section } => narrate(
            owner,
            &[names::tier(tier, lang), names::section(section, lang)],
            text!("The Overlord bumps a Worker of [{0}|yours] off the {1} of {2}."),
        ),
        OverlordEvent::BumpedOff { seat, tier, section } => narrate(
            seat,
            &[names::tier(tier, lang), names::section(section, lang)],
            text!("[{0} bumps|You bump] a Worker of the Overlord off the {1} of {2}."),
        ),
        OverlordEvent::Driven { seat, space, count } => narrate(
            seat,
            &[&names::OVERLORD_WORKER.count(count, lang), &at(space)],
            text!("[{0} drives|You drive] {1} off {2}."),
        ),
        OverlordEvent::Protected { space, .. } => {
            sentence(&[&at(space)], text!("The Overlord protects his Workers on {0}."))
        }
        OverlordEvent::Posted { seat, space } => {
            narrate(seat, &[&at(space)], text!("[{0} places|You place] a Worker on {1}."))
        }
        OverlordEvent::Wrote { seat, reference } => {
            narrate(seat, &[names::ribbon(reference, lang)], text!("The {1} Reference card works for [{0}|you]."))
        }
        OverlordEvent::Relieved { space } => sentence(&[&at(space)], text!("A Worker of the Overlord leaves {0}.")),
        OverlordEvent::Lost(loss) => lost_text(loss, lang),
    }
}

fn lost_text(loss: Loss, lang: Lang) -> String {
    fill(lang, localize(lang, text!("{0} All players lose.")), &[localize(lang, loss.why())])
}
