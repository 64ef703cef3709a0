//! The texts of the Overlord's cards, generated from the tables of the rules.

use super::effects::effect;
use super::names::{self, lost, points};
use crate::components::{
    BoardSection, CAPTURED_FOR_EACH, CHECKED_TAX, CHECKED_VIRTUE, DemandId, EventId, OverlordCard, SchemeId,
    SchemeLine, Thing,
};
use kernel::Lang;
use kernel::grammar::{Text, headed, localize, semicolon};
use ui::{localized, localized_match};

pub const THE_OVERLORD: Text = text!("the Overlord");

pub fn line(line: SchemeLine, lang: Lang) -> String {
    localized_match! { line, lang;
        SchemeLine::Worker(location) => "a Worker at {0}", location;
        SchemeLine::Raid(location, section) => "a Worker at {0}, then {1}", location, self::section(section, lang);
        SchemeLine::Market => "a Worker on the right-most empty space of {0}", names::the_market(lang);
        SchemeLine::TaxCheck =>
            "from {0} on the Tax Stand on: {1} for every player, and it is emptied",
            (Thing::Silver, CHECKED_TAX as u8), lost(Thing::Virtue, CHECKED_VIRTUE, lang);
        SchemeLine::Reset => { Thing::Reset.row().noun.count(1, lang) };
        SchemeLine::FutureDiscarded => "the top Future Scheme to the discards";
        SchemeLine::FutureOnTop => "the top Future Scheme on top of the draw pile";
        SchemeLine::Demand => "the next Demand is revealed";
        SchemeLine::Event => "the next Event is carried out";
        SchemeLine::Scheme => "the next Scheme is carried out";
        SchemeLine::All(what) => "every player: {0}", effect(what, lang);
        SchemeLine::One(what) => "one player: {0}", effect(what, lang);
    }
}

pub fn section(section: BoardSection, lang: Lang) -> String {
    localized_match! { section, lang;
        BoardSection::Capture =>
            "he captures {0} of each player there for each of his; if nobody is there, those he holds go to the Prison",
            (Thing::Worker, CAPTURED_FOR_EACH);
        BoardSection::Imprison =>
            "those he holds go to the Prison; if he holds nobody, he captures {0} of each player there for each of his",
            (Thing::Worker, CAPTURED_FOR_EACH);
    }
}

fn card_text(card: &OverlordCard, lang: Lang) -> String {
    let lines: Vec<String> = card.lines.iter().map(|one| line(*one, lang)).collect();
    headed(localize(lang, card.name), &lines.join(semicolon(lang)), lang)
}

pub fn scheme_text(id: SchemeId, lang: Lang) -> String {
    card_text(id.card(), lang)
}

pub fn event_text(id: EventId, lang: Lang) -> String {
    card_text(id.card(), lang)
}

pub fn demand_points(id: DemandId, lang: Lang) -> String {
    let card = id.card();
    localized!(lang, "{0} each if it is met, else {1} each", points(card.met, lang), points(card.missed, lang))
}

pub fn demand_text(id: DemandId, players: usize, lang: Lang) -> String {
    let asked = localized!(lang, "{0} to be donated", (id.card().item, id.asks(players)));
    let parts = [asked, demand_points(id, lang)];
    headed(localize(lang, id.card().name), &parts.join(semicolon(lang)), lang)
}
