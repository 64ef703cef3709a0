//! What a choice would bring, as chips: from the events that it would lead to.

use super::preview::Preview;
use super::signs::{building_sign, good_sign, ribbon_sign};
use crate::app::table::Gain;
use crate::app::words::Words;
use crate::kernel::{Lang, Seat};
use crate::viscounts::components::Tier;
use crate::viscounts::words::names;
use crate::viscounts::{Event, Question};

/// The chips of what would happen to a seat.
pub fn gains(preview: &Preview, seat: Seat, lang: Lang) -> Vec<Gain> {
    let changes = preview.events.iter().filter_map(|event| change(event, seat, lang));
    let mut chips = Gain::sum(changes);
    let meets = preview.events.iter().any(|event| matches!(event, Event::Collided { seat: of, .. } if *of == seat));
    if meets {
        chips.push(Gain::new("collision", 1, Words(lang).collision()));
    }
    chips
}

fn change(event: &Event, seat: Seat, lang: Lang) -> Option<Gain> {
    let words = Words(lang);
    let (of, name, change, label) = match *event {
        Event::Gained { seat, good, count } => (seat, good_sign(good), i32::from(count), names::good(good).one(lang)),
        Event::Spent { seat, good, count } => (seat, good_sign(good), -i32::from(count), names::good(good).one(lang)),
        Event::DebtGained { seat } => (seat, "debt-unpaid", 1, names::DEBT.one(lang)),
        Event::DeedGained { seat, count } => (seat, "deed", i32::from(count), names::DEED.one(lang)),
        Event::DebtFlipped { seat } => (seat, "debt-paid", 1, names::DEBT.one(lang)),
        Event::DeedFlipped { seat } => (seat, "deed-approved", 1, names::DEED.one(lang)),
        Event::CorruptionGained { seat, count, .. } => {
            (seat, "corruption", i32::from(count), names::CORRUPTION.one(lang))
        }
        Event::VirtueGained { seat, count, .. } => (seat, "virtue", i32::from(count), names::VIRTUE.one(lang)),
        Event::Hired { seat, .. } => (seat, "act-recruit", 1, names::TOWNSFOLK.one(lang)),
        Event::Constructed { seat, building, .. } => {
            (seat, building_sign(building.kind), 1, names::building(building.kind).one(lang))
        }
        Event::WorkersPlaced { seat, count, .. } => (seat, "v-worker", i32::from(count), names::WORKER.one(lang)),
        Event::MovedInwards { seat, .. } => (seat, "act-workers", 1, words.second_tier()),
        Event::ReachedThirdTier { seat, .. } => (seat, "ui-crown", 1, words.third_tier()),
        Event::Bumped { owner, tier, .. } => {
            let label = match tier {
                Tier::First => words.bumped_first(),
                Tier::Second => words.bumped_second(),
            };
            (owner, "castle-move", -1, label)
        }
        Event::LeaderTaken { seat } => (seat, "leader", 1, words.castle_leader()),
        Event::Transcribed { seat, .. } => (seat, "manuscript", 1, names::MANUSCRIPT.one(lang)),
        Event::BonusTaken { seat, ribbon } => (seat, ribbon_sign(ribbon), 1, words.bonus_cards()),
        Event::Discarded { seat, .. } => (seat, "discard", 1, names::CARD.one(lang)),
        Event::Destroyed { seat, .. } => (seat, "destroy", 1, names::CARD.one(lang)),
        _ => return None,
    };
    (of == seat).then(|| Gain::new(name, change, label))
}

/// The sign of what would be chosen next.
pub fn leads_to(preview: &Preview) -> Option<&'static str> {
    Some(match preview.next? {
        Question::Resource(_) => "any-res",
        Question::Flip(_) => "flip-any",
        Question::Either(_) => "ui-swap",
        Question::FreeHire(_) => "free-recruit",
        Question::FreeManuscript => "manuscript",
        Question::Rearrange => "rearrange",
        Question::Discard(_) => "discard",
        Question::Destroy(_) => "destroy",
        Question::CastleMove | Question::Section(_) | Question::Cascade | Question::Bump(..) => "castle-move",
        _ => return None,
    })
}
