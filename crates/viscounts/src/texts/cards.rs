//! Texts of cards and boards, generated from their data.

use super::effects::{effects, icons, reward};
use super::names;
use crate::components::{
    Ability, Attempt, BONUS_POINTS, Building, BuildingKind, Counted, Exchange, FocusKind, Icons, LEADER_POINTS,
    ManuscriptId, Ongoing, OpponentKind, Others, PlayerCardId, PrimaryAction, Resource, Reveal, Ribbon, SchemeId,
    Script, Section, Segment, Side, Spot, THIRD_TIER, TRACK, TownsfolkId,
};
use kernel::Lang;
use kernel::grammar::{capital, colon, fill, headed, localize, semicolon};
use ui::Atom;

pub fn townsfolk_text(id: TownsfolkId, lang: Lang) -> String {
    let card = id.card();
    let head =
        fill(lang, localize(lang, text!("{0} (value {1})")), &[names::townsfolk(id, lang), &card.value.to_string()]);
    let mut text = headed(&head, &icons(card.icons, lang), lang);
    if let Some(hire) = card.hire {
        let when = localize(lang, text!("Hired or dismissed"));
        text = fill(lang, "{0}. {1}", &[&text, &headed(when, &hire.localize(lang), lang)]);
    }
    if let Some(ability) = townsfolk_ability(id, lang) {
        text = fill(lang, "{0}. {1}", &[&text, &capital(&ability)]);
    }
    text + "."
}

pub fn townsfolk_ability(id: TownsfolkId, lang: Lang) -> Option<String> {
    Some(match id.card().ability {
        Ability::None => return None,
        Ability::Immediate(given) => headed(localize(lang, text!("when played")), &reward(given, lang), lang),
        Ability::DropOff(given) => headed(localize(lang, text!("when it drops off")), &reward(given, lang), lang),
        Ability::Ongoing(ongoing) => ongoing_text(ongoing, lang),
    })
}

fn ongoing_text(ongoing: Ongoing, lang: Lang) -> String {
    match ongoing {
        Ongoing::After(action, given) => {
            let when = fill(lang, localize(lang, text!("after {0}")), &[names::action(action, lang)]);
            headed(&when, &reward(given, lang), lang)
        }
        Ongoing::Collision(given) => headed(localize(lang, text!("at any collision")), &reward(given, lang), lang),
        Ongoing::FlipDebt(given) => {
            headed(localize(lang, text!("each time you flip a Debt")), &reward(given, lang), lang)
        }
        Ongoing::GainDebt(given) => {
            headed(localize(lang, text!("each time you gain a Debt")), &reward(given, lang), lang)
        }
        Ongoing::MerchantPairs(icon) => {
            fill(lang, localize(lang, text!("2 Merchants count as {0}")), &[&names::icon(icon).count(1, lang)])
        }
        Ongoing::SilverPairs(icon) => {
            fill(lang, localize(lang, text!("2 Silver count as {0}")), &[&names::icon(icon).count(1, lang)])
        }
        Ongoing::Double(action) => {
            let resource = names::resource(action.resource().unwrap_or(Resource::Gold)).count(1, lang);
            let icons = names::icon(action.icon()).count(2, lang);
            let template = localize(lang, text!("to {2}, {0} counts as {1}, once"));
            fill(lang, template, &[&resource, &icons, names::action(action, lang)])
        }
        Ongoing::AnyInk => localize(lang, text!("Gold and Stone count as Clerics to Transcribe")).to_owned(),
        Ongoing::Cheaper => localize(lang, text!("hiring and dismissing cost 1 Silver less")).to_owned(),
    }
}

pub fn manuscript_text(id: ManuscriptId, lang: Lang) -> String {
    let tile = id.tile();
    let head = fill(
        lang,
        localize(lang, text!("Manuscript, {0} ribbon, {1}")),
        &[names::ribbon(tile.ribbon, lang), &names::icon(PrimaryAction::Transcribe.icon()).count(tile.cost, lang)],
    );
    headed(&head, &script_text(tile.script, lang), lang)
}

pub fn script_text(script: Script, lang: Lang) -> String {
    let (counted, each) = match script {
        Script::Immediate(list) => return effects(list, lang),
        Script::Points(counted, each) => (counted, each),
    };
    let noun = match counted {
        Counted::Icons(icon) => names::icon(icon),
        Counted::Buildings => names::BUILDING,
        Counted::Resource(resource) => names::resource(resource),
        Counted::Resources => noun!("resource", "resources"),
        Counted::Manuscripts => names::MANUSCRIPT,
        Counted::Approved => noun!("flipped Deed", "flipped Deeds"),
        Counted::Paid => noun!("flipped Debt", "flipped Debts"),
    };
    if each == 1 {
        return fill(lang, localize(lang, text!("at the end, 1 VP for each {0}")), &[noun.one(lang)]);
    }
    let template = localize(lang, text!("at the end, 1 VP for every {0}"));
    fill(lang, template, &[&noun.count(each, lang)])
}

pub fn player_card_text(id: PlayerCardId, lang: Lang) -> String {
    let head = fill(lang, localize(lang, text!("Player Card {0}")), &[&id.number().to_string()]);
    headed(&head, &player_card_gains(id, lang), lang)
}

pub fn player_card_gains(id: PlayerCardId, lang: Lang) -> String {
    let card = id.card();
    let gains = [
        effects(card.resources, lang),
        names::SILVER.count(card.silver, lang),
        names::DEED.count(card.deeds, lang),
        names::DEBT.count(card.debts, lang),
        card.extra.localize(lang),
    ];
    gains.join(", ")
}

pub fn reveal_text(building: Building, lang: Lang) -> String {
    match building.reveals() {
        Reveal::FreeStep => localize(lang, text!("move 1 space further for free")).to_owned(),
        Reveal::CheapDismissal => localize(lang, text!("Townsfolk cost 1 Silver to dismiss")).to_owned(),
        Reveal::Icons(revealed) => icons(revealed, lang),
        Reveal::DiscardOnHire => {
            headed(localize(lang, text!("each time you hire")), &crate::Effect::Discard(1).localize(lang), lang)
        }
        Reveal::VirtueOnCollision => headed(
            localize(lang, text!("at any collision, without Criminals of your own")),
            &names::VIRTUE.count(1, lang),
            lang,
        ),
        Reveal::HandLimit => localize(lang, text!("hold 1 card more")).to_owned(),
    }
}

pub fn building_text(building: Building, lang: Lang) -> String {
    let cost = names::icon(PrimaryAction::Construct.icon()).count(building.kind.cost(), lang);
    let name = capital(names::building(building.kind).one(lang));
    let head = fill(lang, "{0} {1} ({2})", &[&name, &building.slot.to_string(), &cost]);
    headed(&head, &reveal_text(building, lang), lang)
}

pub fn exchange_text(exchange: Exchange, lang: Lang) -> String {
    let merchants = names::icon(PrimaryAction::Trade.icon()).count(exchange.merchants, lang);
    fill(lang, localize(lang, text!("{0} for {1}")), &[&merchants, &exchange.effect.localize(lang)])
}

pub fn spot_text(spot: Spot, side: &Side, lang: Lang) -> String {
    let given = side.spots.get(spot.place as usize).map_or_else(String::new, |given| given.localize(lang));
    headed(&capital(&names::spot(spot.space(side), lang)), &given, lang)
}

pub fn printed_text(segment: Segment, lang: Lang) -> String {
    let face = segment.face();
    let townsfolk =
        fill(lang, localize(lang, text!("printed Townsfolk (value {0})")), &[&face.townsfolk.value.to_string()]);
    let townsfolk = fill(
        lang,
        "{0}{1}{2}, {3}",
        &[&townsfolk, colon(lang), &icons(face.townsfolk.icons, lang), &face.townsfolk.hire.localize(lang)],
    );
    let manuscript = headed(localize(lang, text!("printed Manuscript")), &effects(face.manuscript, lang), lang);
    capital(&fill(lang, "{0}. {1}", &[&townsfolk, &capital(&manuscript)]))
}

pub fn section_text(section: Section, lang: Lang) -> String {
    headed(&capital(names::section(section, lang)), &reward(section.reward(), lang), lang)
}

pub fn section_beside_text(section: Section, segment: Segment, lang: Lang) -> String {
    let beside = [names::section(section, lang), &names::segment(segment, lang)];
    let head = fill(lang, localize(lang, text!("{0}, beside {1}")), &beside);
    headed(&capital(&head), &reward(section.reward(), lang), lang)
}

pub fn third_tier_text(lang: Lang) -> String {
    headed(localize(lang, text!("Third tier")), &THIRD_TIER.localize(lang), lang)
}

pub fn bonus_text(ribbon: Ribbon, lang: Lang) -> String {
    let head = fill(lang, localize(lang, text!("Cleric Bonus card, {0}")), &[names::ribbon(ribbon, lang)]);
    let gives = fill(
        lang,
        localize(lang, text!("{0}; {1} VP at the end")),
        &[&icons(ribbon.bonus(), lang), &BONUS_POINTS.to_string()],
    );
    headed(&head, &gives, lang)
}

pub fn leader_text(lang: Lang) -> String {
    fill(
        lang,
        localize(lang, text!("Castle Leader: hold 1 card more; {0} VP at the end")),
        &[&LEADER_POINTS.to_string()],
    )
}

/// Effects of a collision at a position of the track, from 1: on its player, and on the others.
pub fn track_text(position: u8, lang: Lang) -> [String; 2] {
    let Some(space) = (position as usize).checked_sub(1).and_then(|place| TRACK.get(place)) else {
        return [String::new(), String::new()];
    };
    let own = fill(lang, "{0}, {1}", &[&names::SILVER.count(space.silver, lang), &effects(space.cards, lang)]);
    let whom = match space.others {
        Others::All => localize(lang, text!("each other player")),
        Others::WithCriminals => localize(lang, text!("each other player with a Criminal")),
        Others::WithoutCriminals => localize(lang, text!("each other player without Criminals")),
    };
    [own, headed(whom, &space.gain.localize(lang), lang)]
}

pub fn scheme_text(scheme: SchemeId, kind: OpponentKind, lang: Lang) -> String {
    let card = scheme.card();
    let moves = fill(lang, localize(lang, text!("moves {0}")), &[&card.steps.to_string()]);
    let attempts: Vec<String> = card.attempts.iter().map(|attempt| attempt_text(*attempt, kind, lang)).collect();
    let tries = headed(localize(lang, text!("first of")), &attempts.join(" / "), lang);
    let parts = [icons(card.icons, lang), effects(card.effects, lang), moves, tries];
    capital(&parts.join(semicolon(lang)))
}

pub fn attempt_text(attempt: Attempt, kind: OpponentKind, lang: Lang) -> String {
    match attempt {
        Attempt::Act(action) => names::action(action, lang).to_owned(),
        Attempt::Focus => match kind.board().focus {
            FocusKind::Act(action) => names::action(action, lang).to_owned(),
            FocusKind::Flip => crate::Effect::Flip(1).localize(lang),
        },
        Attempt::Gain(list) => effects(list, lang),
    }
}

pub fn opponent_reveal_text(building: Building, kind: OpponentKind, lang: Lang) -> String {
    use crate::Effect::{Corruption, Dismiss, FlipDebt, FutureScheme, Virtue};
    let slot = building.slot;
    let (when, gives) = match (building.kind, slot) {
        (BuildingKind::Guildhall, _) => {
            let place = usize::from(slot.saturating_sub(1)) % 3;
            return icons(Icons::of(&[kind.board().guildhalls[place]]), lang);
        }
        (BuildingKind::TradingPost, 1) => (localize(lang, text!("when placed")), FutureScheme),
        (BuildingKind::TradingPost, 2) => (localize(lang, text!("at any collision")), FlipDebt),
        (BuildingKind::TradingPost, _) => (localize(lang, text!("when it flips a card")), Dismiss),
        (BuildingKind::Workshop, 1) => (localize(lang, text!("when it gains a Future Scheme")), Dismiss),
        (BuildingKind::Workshop, 2) => (localize(lang, text!("at each shuffle")), Virtue(1)),
        (BuildingKind::Workshop, _) => (localize(lang, text!("at each shuffle")), Corruption(1)),
    };
    capital(&headed(when, &gives.localize(lang), lang))
}
