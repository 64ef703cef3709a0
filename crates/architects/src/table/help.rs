//! Help texts for cards, places and pieces on the table, by topic, with their section of the rules.

use super::overlord::rows;
use super::signs::{guard_sign, place_sign};
use crate::components::{
    ApprenticeId, BoardId, BuildingId, CATHEDRAL, DEBT_POINTS, DEBT_VIRTUE, DemandId, Does, End, EventId,
    GUILDHALL_ROWS, GuardAction, LEAST_CATHEDRAL_VIRTUE, LEVELS, Location, MOST_MARKET_VIRTUE, MarketId, OverlordCard,
    PRISONERS_PER_POINT, RESET_ROWS, RewardId, SchemeId, Solo, SoloCardId, TAX_IGNORED, Thing, VIRTUE_POINTS,
    capture_places,
};
use crate::table::Texts;
use crate::texts::names::{self, points};
use crate::texts::overlord;
use crate::texts::{
    apprentice_ability, board_ability, board_start, cost, effects, end, guard_text, level_price, place_text, reason,
    reward, solo_card_text, trade, virtue,
};
use crate::{Architects, Player, TradeId, WhyNot};
use engine::ChoiceArg;
use kernel::event_text::seat_name;
use kernel::grammar::{Text, capital, chained, headed, localize, phrase};
use kernel::{Game, Lang, Seat};
use std::fmt::Display;
use ui::{Localize, localized};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HelpEntry {
    pub sign: &'static str,
    pub title: String,
    /// Short description. Empty when the title is enough.
    pub line: String,
    pub parts: Vec<(String, String)>,
    pub section: &'static str,
}

/// The topic of the Black Market with all of its spaces. Each space has its own topic, like every place.
const MARKET: &str = "market";
const WHAT: Text = text!("What it does");
const NOTE: Text = text!("Good to know");

/// Returns the help for a topic, such as `place:quarry`, `apprentice:miner-19` or `virtue`. None for an unknown
/// topic.
pub fn help(game: &Architects, seat: Seat, topic: &str, lang: Lang) -> Option<HelpEntry> {
    let player = game.player(seat);
    let (kind, key) = topic.split_once(':').unwrap_or((topic, ""));
    match kind {
        "place" if key == MARKET => Some(market(game, lang)),
        "place" => Location::read(key).map(|location| place(game, location, lang)),
        "apprentice" => ApprenticeId::read(key).map(|id| apprentice(id, lang)),
        "plan" => BuildingId::read(key).map(|id| plan(game, id, lang)),
        "board" => BoardId::read(key).map(|id| board(id, lang)),
        "market" => MarketId::read(key).map(|id| market_card(id, lang)),
        "reward" => RewardId::read(key).map(|id| reward_card(id, lang)),
        "solo" => SoloCardId::read(key).map(|id| solo_card(id, lang)),
        "level" => key.parse().ok().and_then(|level| one_level(level, player, lang)),
        "guard" => GuardAction::read(key).map(|action| guard(game, action, lang)),
        "scheme" => {
            SchemeId::read(key).map(|id| overlord_card("scheme", id.card(), &overlord::scheme_text(id, lang), lang))
        }
        "event" => {
            EventId::read(key).map(|id| overlord_card("event", id.card(), &overlord::event_text(id, lang), lang))
        }
        "demand" => DemandId::read(key).map(|id| demand(id, game.seats(), lang)),
        "trade" => TradeId::read(key).and_then(|own| one_trade(own, lang)),
        _ => piece(game, player, topic, lang),
    }
}

const fn place_section(location: Location) -> &'static str {
    match location {
        Location::Quarry | Location::Forest | Location::Mines | Location::Silversmith => "resources",
        Location::Storehouse => "storehouse",
        Location::Workshop => "workshop",
        Location::Guardhouse => "guardhouse",
        Location::TownCentre => "town-centre",
        Location::TaxStand => "tax",
        Location::MarketLeft | Location::MarketMiddle | Location::MarketRight => "market",
        Location::Guildhall => "guildhall",
        Location::Prison => "prison",
    }
}

impl HelpEntry {
    fn of(sign: &'static str, title: &str, section: &'static str) -> Self {
        Self { sign, title: capital(title), line: String::new(), parts: Vec::new(), section }
    }

    fn line(self, line: String) -> Self {
        Self { line, ..self }
    }

    fn part(mut self, head: &str, text: &str) -> Self {
        self.parts.push((capital(head), capital(text)));
        self
    }

    fn part_if(self, head: &str, text: Option<String>) -> Self {
        match text {
            Some(text) => self.part(head, &text),
            None => self,
        }
    }
}

fn place(game: &Architects, location: Location, lang: Lang) -> HelpEntry {
    let help = HelpEntry::of(place_sign(location), names::location(location, lang), place_section(location));
    let help = match location {
        Location::Guardhouse => GuardAction::ALL.into_iter().fold(help, |help, action| {
            let text = guard_text(game, action, lang);
            help.part(names::guard(action, lang), &text)
        }),
        Location::Prison => {
            let costs =
                phrase(lang, text!("every {0} of your Workers here cost a point"), &[PRISONERS_PER_POINT.to_string()]);
            help.part(localize(lang, NOTE), &place_text(game, location, lang))
                .part(localize(lang, text!("At the end")), &costs)
        }
        _ => help.part(localize(lang, text!("A Worker here")), &place_text(game, location, lang)),
    };
    let help = match location {
        Location::TownCentre if game.team().is_none() => {
            let places = WhyNot::Places { most: capture_places(game.seats()) as u8 };
            help.part(localize(lang, text!("The captures")), &reason(places, lang))
        }
        Location::TaxStand => {
            let silver = u8::try_from(game.board().tax).unwrap_or(u8::MAX);
            help.part(localize(lang, text!("There now")), &(Thing::Silver, silver).localize(lang))
        }
        Location::Guildhall => help.part(localize(lang, text!("Its spaces")), &spaces(game, lang)),
        _ if location.stall().is_some() => help.part(localize(lang, text!("Who may come")), &market_virtue(lang)),
        _ => help,
    };
    help.part(localize(lang, text!("How long it stays")), localize(lang, stay(location)))
}

const fn stay(location: Location) -> Text {
    match location {
        Location::MarketLeft | Location::MarketMiddle | Location::MarketRight => {
            text!("until the next reset, which sends it to the Prison; nobody captures it")
        }
        Location::Guildhall => text!("for the rest of the game"),
        Location::Prison => text!("until it is released"),
        _ => text!("until you take it back, or until somebody captures it"),
    }
}

/// Returns the number of spaces of the Guildhall and the ones that reset the Black Market.
fn spaces(game: &Architects, lang: Lang) -> String {
    let width = game.capacity() / GUILDHALL_ROWS;
    let [first, second] = RESET_ROWS.map(|row| (row * width + 1).to_string());
    let text = text!("{0} in all; number {1} and number {2} bring about a reset, the last one the end");
    phrase(lang, text, &[game.capacity().to_string(), first, second])
}

fn market_virtue(lang: Lang) -> String {
    phrase(lang, text!("with Virtue {0} at most"), &[MOST_MARKET_VIRTUE.to_string()])
}

fn market(game: &Architects, lang: Lang) -> HelpEntry {
    let help = HelpEntry::of("loc-market", localize(lang, text!("Black Market")), "market");
    let help = Location::STALLS
        .into_iter()
        .fold(help, |help, stall| help.part(names::location(stall, lang), &place_text(game, stall, lang)));
    help.part(localize(lang, text!("Who may come")), &market_virtue(lang))
}

fn apprentice(id: ApprenticeId, lang: Lang) -> HelpEntry {
    let card = id.card();
    HelpEntry::of("apprentice", card.title.one(lang), "apprentices")
        .line(Thing::Apprentice.row().noun.one(lang).to_owned())
        .part(localize(lang, text!("Skills")), &names::skills(card.skills, lang))
        .part_if(localize(lang, text!("Ability")), apprentice_ability(id, lang))
        .part_if(localize(lang, text!("When hired")), virtue(card.virtue, lang))
}

fn plan(game: &Architects, id: BuildingId, lang: Lang) -> HelpEntry {
    let card = id.card();
    let skills = if card.skills.is_empty() {
        localize(lang, text!("no skill")).to_owned()
    } else {
        names::skills(card.skills, lang)
    };
    let (when, does) = match card.does {
        Does::Now(gives) => (localize(lang, text!("at once")), reward(gives, lang)),
        Does::End(what) => (localize(lang, text!("at the end of the game")), end(what, lang)),
    };
    HelpEntry::of("building", names::building(id, lang), "plans")
        .line(points(card.points, lang))
        .part(localize(lang, text!("It needs")), &skills)
        .part(localize(lang, text!("It costs", "a plan")), &cost(card.cost, lang))
        .part_if(Thing::Virtue.row().noun.one(lang), virtue(card.virtue, lang))
        .part(when, &does)
        .part_if(localize(lang, text!("The opponent")), counts_as_holding(game, id, lang))
}

fn counts_as_holding(game: &Architects, id: BuildingId, lang: Lang) -> Option<String> {
    let (opponent, Some(End::Most(good, _))) = (game.opponent()?, id.card().does.end()) else { return None };
    let held = game.counts_as_holding(opponent.seat, good);
    Some(localized!(lang, "counts as holding {0}: half its Stock", (good, u8::try_from(held).unwrap_or(u8::MAX))))
}

fn board(id: BoardId, lang: Lang) -> HelpEntry {
    HelpEntry::of("ui-crown", id.card().title.one(lang), "variable")
        .line(localize(lang, text!("a player board")).to_owned())
        .part(localize(lang, text!("It begins with")), &board_start(id, lang))
        .part(localize(lang, text!("Ability")), &board_ability(id, lang))
}

fn market_card(id: MarketId, lang: Lang) -> HelpEntry {
    let title = phrase(lang, text!("Black Market {0}"), &[id.number().to_string()]);
    HelpEntry::of("market-small", &title, "market")
        .part(localize(lang, text!("Small, on the left")), &effects(id.card().small, lang))
        .part(localize(lang, text!("Large, on the right")), &effects(id.card().large, lang))
}

fn reward_card(id: RewardId, lang: Lang) -> HelpEntry {
    HelpEntry::of("reward", localize(lang, text!("Reward")), "cathedral")
        .part(localize(lang, text!("at once")), &effects(id.card().gives, lang))
}

fn solo_card(id: SoloCardId, lang: Lang) -> HelpEntry {
    HelpEntry::of("scheme", names::solo_action(id.card().action, lang), "solo-turn")
        .line(names::opponent(id.card().kind, lang).to_owned())
        .part(localize(lang, WHAT), &solo_card_text(id, lang))
}

fn overlord_card(sign: &'static str, card: &OverlordCard, text: &str, lang: Lang) -> HelpEntry {
    HelpEntry::of(sign, localize(lang, card.name), "together").part(localize(lang, WHAT), text)
}

fn demand(id: DemandId, players: usize, lang: Lang) -> HelpEntry {
    let help = HelpEntry::of(id.card().item.row().sign, localize(lang, id.card().name), "together");
    help.part(localize(lang, WHAT), &overlord::demand_text(id, players, lang))
}

fn overlord_board(game: &Architects, lang: Lang) -> Option<HelpEntry> {
    game.team()?;
    let help = HelpEntry::of("overlord", Texts(lang).overlord_title(), "together");
    let rows = rows(game, &|seat| seat_name(&[], seat, lang), lang);
    Some(rows.into_iter().fold(help, |help, row| help.part(&row.head, &row.text)))
}

fn guard(game: &Architects, action: GuardAction, lang: Lang) -> HelpEntry {
    let help = HelpEntry::of(guard_sign(action), names::guard(action, lang), "guardhouse");
    help.part(localize(lang, WHAT), &guard_text(game, action, lang))
}

fn one_trade(own: TradeId, lang: Lang) -> Option<HelpEntry> {
    let text = trade(own.trade()?, lang);
    Some(HelpEntry::of("act-trade", localize(lang, text!("A trade")), "storehouse").part(localize(lang, WHAT), &text))
}

const LEVEL_SIGNS: [&str; LEVELS] = ["cathedral-1", "cathedral-2", "cathedral-3", "cathedral-4", "cathedral-5"];

fn one_level(level: u8, player: &Player, lang: Lang) -> Option<HelpEntry> {
    let place = usize::from(level).checked_sub(1)?;
    let (sign, card) = (LEVEL_SIGNS.get(place)?, CATHEDRAL.get(place)?);
    Some(
        HelpEntry::of(sign, &level_name(level, lang), "cathedral")
            .line(points(card.points, lang))
            .part(localize(lang, text!("It costs", "a plan")), &level_price(card, player, lang))
            .part(localize(lang, text!("Its spaces")), &card.spaces.to_string()),
    )
}

fn level_name(level: u8, lang: Lang) -> String {
    phrase(lang, text!("Level {0} of the Cathedral"), &[level.to_string()])
}

fn cathedral_virtue(lang: Lang) -> String {
    phrase(lang, text!("with Virtue {0} or more"), &[LEAST_CATHEDRAL_VIRTUE.to_string()])
}

fn piece(game: &Architects, player: &Player, topic: &str, lang: Lang) -> Option<HelpEntry> {
    let many = |thing: Thing| thing.row().noun.many(lang);
    let (help, text, parts): (HelpEntry, Text, Vec<String>) = match topic {
        "overlord" | "demands" | "events" => return overlord_board(game, lang),
        "virtue" => return Some(virtue_track(lang)),
        "cathedral" => return Some(cathedral(player, lang)),
        "held:debt" | "held:paid-debt" => return Some(debts(lang)),
        "workers" => (
            HelpEntry::of("worker-disc", many(Thing::Worker), "places"),
            text!("on your board, to be placed; once none is left there, you take one back"),
            vec![],
        ),
        "captured" => (
            HelpEntry::of("capture", many(Thing::Captive), "town-centre"),
            text!("Workers of others on your board; sent to the Prison at the Guardhouse they bring {0} each"),
            vec![(Thing::Silver, game.jail_silver()).localize(lang)],
        ),
        "apprentices" => (
            HelpEntry::of("apprentice", many(Thing::Apprentice), "apprentices"),
            text!("they help where they say so, and lend their skills to what you construct; there is room for {0}"),
            vec![player.most_apprentices().to_string()],
        ),
        "buildings" => (
            HelpEntry::of("building", many(Thing::Building), "plans"),
            text!("constructed: each scores its points, and what it counts at the end"),
            vec![],
        ),
        "hand" => (
            HelpEntry::of("plan-draw", many(Thing::Plan), "plans"),
            text!("seen by you alone; you keep {0} at most at the end of your turn"),
            vec![player.hand_limit().to_string()],
        ),
        "rewards" => (
            HelpEntry::of("reward", localize(lang, text!("Reward")), "cathedral"),
            text!("each advance on the Cathedral turns one up; left in the pile: {0}"),
            vec![game.rewards_left().to_string()],
        ),
        "stock" => (
            HelpEntry::of("coin-card", many(Thing::Stock), "solo"),
            text!(
                "what the opponent has gathered: it pays for its Cathedral and for further plans; at the end {0} for every {1}. For the Clay, Stone, Wood and Silver Market it counts as holding half of it of each"
            ),
            vec![points(1, lang), Solo::STOCK_PER_POINT.to_string()],
        ),
        _ => return None,
    };
    Some(help.part(localize(lang, NOTE), &phrase(lang, text, &parts)))
}

/// Returns the help for the Virtue track: its points and its thresholds.
fn virtue_track(lang: Lang) -> HelpEntry {
    HelpEntry::of("virtue", Thing::Virtue.row().noun.one(lang), "virtue")
        .part(
            localize(lang, text!("Points at the end")),
            &runs(&VIRTUE_POINTS.map(|points| true_minus(&points.to_string())), lang),
        )
        .part(localize(lang, text!("Tax that is let off")), &runs(&TAX_IGNORED, lang))
        .part(localize(lang, text!("Black Market")), &market_virtue(lang))
        .part(localize(lang, text!("Cathedral")), &cathedral_virtue(lang))
}

fn true_minus(text: &str) -> String {
    text.replace('-', "−")
}

/// Lists the values of a track from 0, with equal neighbours joined: "0–1: 2, 2–3: 1".
fn runs<T: PartialEq + Display>(values: &[T], lang: Lang) -> String {
    let mut from = 0;
    let mut parts = Vec::new();
    for run in values.chunk_by(PartialEq::eq) {
        let last = from + run.len() - 1;
        let head = if from == last { from.to_string() } else { format!("{from}–{last}") };
        parts.push(headed(&head, &run[0].to_string(), lang));
        from = last + 1;
    }
    chained(&parts, lang)
}

/// Returns the help for the Cathedral with its levels.
fn cathedral(player: &Player, lang: Lang) -> HelpEntry {
    let help = HelpEntry::of("loc-cathedral", localize(lang, text!("Cathedral")), "cathedral");
    let help = help.part(localize(lang, text!("Who may go up")), &cathedral_virtue(lang));
    (1..).zip(&CATHEDRAL).fold(help, |help, (level, card)| {
        let parts = [points(card.points, lang), level_price(card, player, lang), card.spaces.to_string()];
        help.part(&level_name(level, lang), &phrase(lang, text!("{0} for {1}; spaces: {2}"), &parts))
    })
}

/// Returns the help for Debts, unpaid and paid.
fn debts(lang: Lang) -> HelpEntry {
    let virtue = (Thing::Virtue, DEBT_VIRTUE).localize(lang);
    let each = phrase(lang, text!("{0} each at the end"), &[true_minus(&points(DEBT_POINTS, lang))]);
    let turned = phrase(lang, text!("turned over at the Guardhouse, with {0}; they lose nothing"), &[virtue]);
    HelpEntry::of("debt-unpaid", Thing::Debt.row().noun.many(lang), "debts")
        .part(localize(lang, text!("Unpaid Debts")), &each)
        .part(Thing::PaidDebt.row().noun.many(lang), &turned)
}
