//! What a choice would cost, bring and lead to, as chips: from its preview.

use super::signs::{building_sign, good_sign, ribbon_sign};
use crate::engine::Gain;
use crate::games::viscounts::components::Tier;
use crate::games::viscounts::words::names;
use crate::games::viscounts::{Event, Question, Thing, Viscounts};
use crate::kernel::{self, Change, Column, Lang, Previews, Seat, Words};

/// The chips of a preview; first what this action has cost already.
pub fn gains(
    state: &Viscounts,
    seat: Seat,
    paid: &[Event],
    preview: &kernel::Preview<Viscounts>,
    lang: Lang,
) -> Vec<Gain> {
    let paid = paid.iter().filter_map(|event| Viscounts::change(event, seat));
    let paid = paid.filter(|change| change.column != Column::Brings);
    let points = state.points_of(seat, &preview.changes);
    let points = (points != 0).then(|| Gain::new("vp", points, Words(lang).points_for_it()));
    Gain::sum(paid.chain(preview.changes.iter().copied()).map(|change| chip(change, lang)).chain(points))
}

fn chip(Change { column, thing, by }: Change<Thing>, lang: Lang) -> Gain {
    let words = Words(lang);
    let fact = |icon: &'static str, label: &str| Gain::within(Column::Then, icon, 0, label);
    let (icon, label) = match thing {
        Thing::Good(good) => (good_sign(good), names::good(good).one(lang)),
        Thing::Corruption => ("corruption", names::CORRUPTION.one(lang)),
        Thing::Virtue => ("virtue", names::VIRTUE.one(lang)),
        Thing::UnpaidDebt => ("debt-unpaid", names::DEBT.one(lang)),
        Thing::PaidDebt => ("debt-paid", names::DEBT.one(lang)),
        Thing::Deed => ("deed", names::DEED.one(lang)),
        Thing::ApprovedDeed => ("deed-approved", names::DEED.one(lang)),
        Thing::Townsfolk => ("act-recruit", names::TOWNSFOLK.one(lang)),
        Thing::Dismissed(Some(id)) => return fact("dismiss", &words.dismissed(names::townsfolk(id, lang))),
        Thing::Dismissed(None) => return fact("dismiss", &words.dismissed(words.printed())),
        Thing::Building(kind) => (building_sign(kind), names::building(kind).one(lang)),
        Thing::SharedLink(_) => return fact("ui-person", words.shared_link()),
        Thing::Worker => ("v-worker", names::WORKER.one(lang)),
        Thing::Inwards => ("act-workers", words.second_tier()),
        Thing::Third => ("ui-crown", words.third_tier()),
        Thing::Bumped(Tier::First) => ("castle-move", words.bumped_first()),
        Thing::Bumped(Tier::Second) => ("castle-move", words.bumped_second()),
        Thing::Bumps(_) => return fact("castle-move", words.bumps_another()),
        Thing::Leader => ("leader", words.castle_leader()),
        Thing::Manuscript => ("manuscript", names::MANUSCRIPT.one(lang)),
        Thing::Bonus(ribbon) => (ribbon_sign(ribbon), words.bonus_cards()),
        Thing::Discarded => ("discard", names::CARD.one(lang)),
        Thing::Destroyed => ("destroy", names::CARD.one(lang)),
        Thing::Collision => return fact("collision", words.collision()),
        Thing::End => return fact("ui-flag", words.last_round()),
    };
    Gain::within(column, icon, by, label)
}

/// The sign of what would be chosen next.
pub fn leads_to(preview: &kernel::Preview<Viscounts>) -> Option<&'static str> {
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
        Question::Spot(..) => "v-house",
        _ => return None,
    })
}
