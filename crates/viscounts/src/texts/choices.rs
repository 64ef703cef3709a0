//! Full text of each choice, understandable without the board.

use super::cards::{
    building_text, exchange_text, manuscript_text, player_card_text, section_beside_text, spot_text, townsfolk_text,
};
use super::effects::{effects, reward};
use super::names;
use crate::components::{PrimaryAction, Resource, Section, Space, TownsfolkId, WORKERS_CHART};
use crate::{AdvanceOrder, Choice, Effect, Payment, Question, Viscounts};
use kernel::grammar::{Text, fill, headed, listed, localize};
use kernel::{Lang, Seat};
use ui::Atom;

/// Full text of a choice. A choice that names nothing on the table yields its key.
pub fn choice(game: &Viscounts, choice: Choice, lang: Lang) -> String {
    let (seat, question) = match game.asked() {
        Some((seat, question)) => (seat, Some(question)),
        None => (Seat(0), None),
    };
    full(game, seat, question, choice, lang).unwrap_or_else(|| choice.to_string())
}

fn full(game: &Viscounts, seat: Seat, question: Option<Question>, choice: Choice, lang: Lang) -> Option<String> {
    let player = game.player(seat);
    let card = |text: Text, id: TownsfolkId| fill(lang, localize(lang, text), &[&townsfolk_text(id, lang)]);
    let top = |text: Text| localize(lang, text).to_owned();
    Some(match choice {
        Choice::Pass => pass(question, lang),
        Choice::Pair(place) => {
            let pair = game.pairs().get(usize::from(place))?;
            let hero = townsfolk_text(pair.hero, lang);
            fill(lang, "{0}. {1}", &[&player_card_text(pair.card, lang), &hero])
        }
        Choice::Play(id) => card(text!("Play {0}"), id),
        Choice::Move(to) => moved(game, to, lang),
        Choice::Act(action) => acted(game, seat, action, lang),
        Choice::Dismiss => {
            let segment = player.space.segment;
            let beside = match game.visible_townsfolk(segment) {
                Some(id) => townsfolk_text(id, lang),
                None => super::cards::printed_text(segment, lang),
            };
            fill(lang, localize(lang, text!("Dismiss {0}")), &[&beside])
        }
        Choice::Exchange(times) => {
            let exchange = game.own_exchange()?;
            let text = exchange_text(exchange, lang);
            match times {
                1 => fill(lang, localize(lang, text!("Once: {0}")), &[&text]),
                _ => fill(lang, localize(lang, text!("{0} times: {1}")), &[&times.to_string(), &text]),
            }
        }
        Choice::Build(building) => building_text(building, lang),
        Choice::Workers(count) => {
            let nobles = WORKERS_CHART.get(usize::from(count).checked_sub(1)?)?;
            let nobles = names::icon(PrimaryAction::PlaceWorkers.icon()).count(*nobles, lang);
            let workers = names::WORKER.count(count, lang);
            fill(lang, localize(lang, text!("Place {0} for {1}")), &[&workers, &nobles])
        }
        Choice::Pay(payment) => pay(payment, lang),
        Choice::Spot(spot) => spot_text(spot, game.side(spot.segment), lang),
        Choice::Hire(segment) => {
            let id = game.visible_townsfolk(segment)?;
            if matches!(question, Some(Question::FreeHire(_))) {
                card(text!("Hire for free {0}"), id)
            } else {
                card(text!("Hire {0}"), id)
            }
        }
        Choice::Manuscript(segment) => {
            let id = game.visible_manuscript(segment)?;
            fill(lang, localize(lang, text!("Take: {0}")), &[&manuscript_text(id, lang)])
        }
        Choice::Take(resource) => {
            fill(lang, localize(lang, text!("Gain {0}")), &[&Effect::Gain(resource, 1).localize(lang)])
        }
        Choice::FlipDebt => top(text!("Flip a Debt: it is paid, and gives 1 resource of choice")),
        Choice::FlipDeed => top(text!("Flip a Deed: it is approved")),
        Choice::Left | Choice::Right => {
            let Some(Question::Either(source)) = question else { return None };
            effects(source.option(usize::from(choice == Choice::Right)), lang)
        }
        Choice::Order(order) => ordered(game, seat, order, lang)?,
        Choice::Discard(id) => card(text!("Discard {0}"), id),
        Choice::DiscardTop => top(text!("Discard the top card of your Draw Pile unseen")),
        Choice::Destroy(id) => card(text!("Destroy {0}"), id),
        Choice::DestroyTop => top(text!("Destroy the top card of your Draw Pile unseen")),
        Choice::Shift { from, clockwise } => shift(from, clockwise, lang),
        Choice::Section(section) => section_beside_text(section, game.segment_beside(section), lang),
        Choice::Bump(owner) if owner == seat => top(text!("One of your own Workers leaves")),
        Choice::Bump(owner) => {
            let number = (owner.index() + 1).to_string();
            fill(lang, localize(lang, text!("A Worker of player {0} leaves")), &[&number])
        }
        Choice::BumpOverlord => top(text!("A Worker of the Overlord leaves")),
        Choice::Post => {
            fill(lang, localize(lang, text!("Place a Worker on {0}")), &[&names::space(player.space, lang)])
        }
    })
}

fn pass(question: Option<Question>, lang: Lang) -> String {
    match question {
        Some(Question::Act) => localize(lang, text!("No primary action")),
        Some(Question::Hire) => localize(lang, text!("Hire nobody")),
        Some(Question::Rearrange) => localize(lang, text!("Keep the line as it is")),
        Some(Question::Discard(_)) => localize(lang, text!("Discard nothing")),
        Some(Question::Destroy(_)) => localize(lang, text!("Destroy nothing")),
        Some(Question::CastleMove) => localize(lang, text!("Move no Worker")),
        _ => localize(lang, text!("Pass")),
    }
    .to_owned()
}

fn moved(game: &Viscounts, to: Space, lang: Lang) -> String {
    let mut head = fill(lang, localize(lang, text!("Go to {0}")), &[&names::space(to, lang)]);
    if let Ok(cost @ 1..) = game.move_cost(to) {
        let silver = names::SILVER.count(cost, lang);
        head = fill(lang, localize(lang, text!("{0}, paying {1}")), &[&head, &silver]);
    }
    let [left, right] = to.segment.face().exchanges;
    let what = match to.number() {
        Some(number) => exchange_text(if number % 2 == 1 { left } else { right }, lang),
        None => match game.visible_manuscript(to.segment) {
            Some(id) => manuscript_text(id, lang),
            None => localize(lang, text!("the printed Manuscript")).to_owned(),
        },
    };
    headed(&head, &what, lang)
}

fn acted(game: &Viscounts, seat: Seat, action: PrimaryAction, lang: Lang) -> String {
    let segment = game.player(seat).space.segment;
    let aim = match action {
        PrimaryAction::Trade => game.own_exchange().map(|exchange| exchange_text(exchange, lang)),
        PrimaryAction::Construct => None,
        PrimaryAction::PlaceWorkers => {
            let section = game.section_beside(segment);
            let shows = reward(section.reward(), lang);
            Some(fill(lang, "{0} ({1})", &[names::section(section, lang), &shows]))
        }
        PrimaryAction::Transcribe => Some(match game.visible_manuscript(segment) {
            Some(id) => manuscript_text(id, lang),
            None => effects(segment.face().manuscript, lang),
        }),
    };
    let name = names::action(action, lang);
    aim.map_or_else(|| name.to_owned(), |aim| headed(name, &aim, lang))
}

/// A payment: "Pay 2 Stone and 2 Silver".
pub(super) fn pay(payment: Payment, lang: Lang) -> String {
    let mut parts: Vec<String> = Resource::ALL
        .into_iter()
        .filter(|resource| payment.of(*resource) > 0)
        .map(|resource| names::resource(resource).count(payment.of(resource), lang))
        .collect();
    if payment.silver > 0 {
        parts.push(names::SILVER.count(payment.silver, lang));
    }
    if parts.is_empty() {
        return localize(lang, text!("Pay nothing more")).to_owned();
    }
    fill(lang, localize(lang, text!("Pay {0}")), &[&listed(&parts, lang)])
}

/// A new order of the line, card by card from the left.
fn ordered(game: &Viscounts, seat: Seat, order: AdvanceOrder, lang: Lang) -> Option<String> {
    let line = &game.player(seat).line;
    let mut cards = Vec::new();
    for from in order.0.into_iter().filter(|from| *from > 0) {
        let card = line.get(usize::from(from) - 1).copied().flatten()?;
        cards.push(names::townsfolk(card, lang).to_owned());
    }
    Some(headed(localize(lang, text!("From the left")), &cards.join(", "), lang))
}

fn shift(from: Section, clockwise: bool, lang: Lang) -> String {
    let to = if clockwise { from.clockwise() } else { from.counter_clockwise() };
    let template = localize(lang, text!("Move a Worker from {0} to {1}"));
    fill(lang, template, &[names::section(from, lang), names::section(to, lang)])
}
