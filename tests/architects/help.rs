//! The help of Architects: every card, place and piece has an explanation in every language, which leads to its rule.

use architects::components::{
    ApprenticeId, BoardId, BuildingId, CHECKED_TAX, CHECKED_VIRTUE, GuardAction, LEVELS, Location, MarketId,
    OVERLORD_WORKERS, RewardId, SoloCardId, Thing,
};
use architects::scenario::ScenarioExt as _;
use architects::scenario::{Scenario, scenario, solo, together};
use architects::table::help::{HelpEntry, help};
use architects::texts::names;
use architects::{Architects, TradeId};
use engine::{ChoiceArg, Displayed};
use kernel::rulebook::{Rulebook, RulebookLine};
use kernel::{Lang, Seat};
use std::fs;
use std::path::Path;

/// A topic: its kind, and the key of the thing.
fn topic<W: ChoiceArg>(kind: &str, thing: W) -> String {
    format!("{kind}:{}", Displayed(thing))
}

/// The topics of every card, place, action and piece of the table.
fn topics() -> Vec<String> {
    let mut topics: Vec<String> = Location::ALL.map(|location| topic("place", location)).into();
    topics.push("place:market".to_owned());
    topics.extend(ApprenticeId::all().map(|id| topic("apprentice", id)));
    topics.extend(BuildingId::all().map(|id| topic("plan", id)));
    topics.extend(BoardId::all().map(|id| topic("board", id)));
    topics.extend(MarketId::all().map(|id| topic("market", id)));
    topics.extend(RewardId::all().map(|id| topic("reward", id)));
    topics.extend(SoloCardId::all().map(|id| topic("solo", id)));
    topics.extend(GuardAction::ALL.map(|action| topic("guard", action)));
    topics.extend((1..=LEVELS).map(|level| format!("level:{level}")));
    let trades = ApprenticeId::all().map(TradeId::Apprentice).filter(|own| own.trade().is_some());
    topics.extend([TradeId::Virtue, TradeId::Marble].into_iter().chain(trades).map(|own| topic("trade", own)));
    topics.extend(["rewards"].map(str::to_owned));
    // The goods are explained by the glossary of the signs alone.
    let pieces = Thing::ALL.into_iter().filter(|thing| thing.good().is_none());
    topics.extend(pieces.map(|thing| thing.row().anchor.to_owned()));
    topics
}

fn book(lang: Lang) -> Rulebook {
    let file = format!("public/rules/architects.{}.txt", lang.tag());
    Rulebook::read(&fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap())
}

/// All text of a section of the rules.
fn reported(lang: Lang, section: &str) -> String {
    let book = book(lang);
    let lines = book.section(section).unwrap().lines.iter();
    let texts = lines.map(|line| match line {
        RulebookLine::Text(text) | RulebookLine::Item(text) => text.clone(),
        RulebookLine::Sign(_, name, meaning) => format!("{name} {meaning}"),
    });
    texts.collect::<Vec<_>>().join("\n")
}

fn explained(game: &Architects, topic: &str, lang: Lang) -> HelpEntry {
    help(game, Seat(0), topic, lang).unwrap_or_else(|| panic!("{topic} is not explained"))
}

#[test]
fn every_card_place_and_piece_is_explained_in_every_language_and_leads_to_its_rule() {
    let table = scenario(3);
    // Components of the Overlord alone are explained if he plays.
    let team = together(3, &["coop"]);
    let overlord = [Thing::Demand, Thing::Event].map(|thing| thing.row().anchor);
    let topics = topics();
    assert!(topics.len() > 170, "the topics are not found any more");
    for lang in Lang::ALL {
        let book = book(lang);
        for topic in &topics {
            let game = if overlord.contains(&topic.as_str()) { team.game() } else { table.game() };
            let help = explained(game, topic, lang);
            assert!(!help.title.is_empty() && !help.parts.is_empty(), "{topic}");
            assert!(help.parts.iter().all(|(head, text)| !head.is_empty() && !text.is_empty()), "{topic}: {help:?}");
            assert!(book.section(help.section).is_some(), "{topic} leads to {}", help.section);
            // Signs of the interface stand beside their texts.
            let known = help.sign.starts_with("ui-") || book.sign(help.sign).is_some();
            assert!(known, "{topic}: the glossary lacks {}", help.sign);
        }
    }
}

/// Every sign of a thing is in the glossary, including those of its gain and its loss.
#[test]
fn every_sign_of_a_thing_is_in_the_glossary() {
    for lang in Lang::ALL {
        let book = book(lang);
        for row in Thing::ALL.map(Thing::row) {
            for sign in [row.sign, row.given.sign, row.taken.sign] {
                assert!(book.sign(sign).is_some(), "{}: {sign}", lang.tag());
            }
        }
    }
}

#[test]
fn what_names_nothing_is_not_explained() {
    let table = scenario(2);
    for topic in
        ["", "place:", "place:castle", "apprentice:thieves", "level:0", "level:6", "reward:12", "trade:miner-19"]
    {
        assert_eq!(help(table.game(), Seat(0), topic, Lang::En), None, "{topic}");
    }
}

/// The Guildhall has four rows of one space more than there are players; the first of the third and of the fourth row are counted.
#[test]
fn the_guildhall_tells_its_spaces_for_the_players_at_the_table() {
    let spaces = |people| explained(scenario(people).game(), "place:guildhall", Lang::En).parts[1].1.clone();
    let reported = |all, first, second| {
        format!("{all} in all; number {first} and number {second} bring about a reset, the last one the end")
    };
    assert_eq!(
        [2, 3, 4, 5].map(spaces),
        [reported(12, 7, 10), reported(16, 9, 13), reported(20, 11, 16), reported(24, 13, 19)]
    );
    assert_eq!(explained(solo("solo-helena").game(), "place:guildhall", Lang::En).parts[1].1, reported(12, 7, 10));
}

/// Limits are those of the player: Merovech keeps 8 plans, Rudolf has room for 6 Apprentices, Frederick discards no
/// plan.
#[test]
fn help_tells_the_limits_of_its_player() {
    let part =
        |table: &Scenario, seat, topic| help(table.game(), Seat(seat), topic, Lang::En).unwrap().parts[0].1.clone();
    let table = scenario(2).player_board("merovech").seat(1).player_board("rudolf");
    assert!(part(&table, 0, "hand").contains("keep 8 at most") && part(&table, 1, "hand").contains("keep 6 at most"));
    assert!(part(&table, 0, "apprentices").ends_with("room for 5"));
    assert!(part(&table, 1, "apprentices").ends_with("room for 6"));
    let frederick = scenario(2).player_board("frederick");
    assert_eq!(
        (part(&frederick, 0, "level:1"), part(&frederick, 1, "level:1")),
        ("1 Gold".into(), "1 Gold, 1 plan".into())
    );
    // A captured Worker of the Overlord is worth 2 Silver.
    assert!(part(&scenario(2), 0, "captured").ends_with("1 Silver each"));
    assert!(part(&together(2, &["coop"]), 0, "captured").ends_with("2 Silver each"));
    assert!(part(&together(2, &["coop"]), 0, "guard:imprison").ends_with("2 Silver for each"));
}

/// For the Markets a solo opponent counts as holding half its Stock of each good, and the help of such a plan
/// states the amount.
#[test]
fn help_tells_what_the_opponent_counts_as_holding() {
    let table = solo("solo-helena").seat(1).stock(7).seat(0);
    let market = explained(table.game(), "plan:clay-market", Lang::En).parts.pop().unwrap();
    assert_eq!(market, ("The opponent".to_owned(), "Counts as holding 3 Clay: half its Stock".to_owned()));
    assert_eq!(
        explained(scenario(2).game(), "plan:clay-market", Lang::En).parts.pop().unwrap().0,
        "At the end of the game"
    );
    let stock = explained(table.game(), "stock", Lang::En).parts.pop().unwrap().1;
    assert!(stock.contains("half of it of each"), "{stock}");
    for (lang, half) in [(Lang::En, "half its Stock"), (Lang::Fr, "la moitié de sa Réserve")] {
        assert!(reported(lang, "solo").contains(half), "{}", lang.tag());
    }
}

/// For tied groups the rules name the places in the order of the table.
#[test]
fn the_rules_name_the_order_in_which_groups_that_tie_are_taken() {
    for lang in Lang::ALL {
        let places = Location::CIRCLES.map(|location| names::location(location, lang)).join(", ");
        assert!(reported(lang, "solo-turn").contains(&places), "{places}");
    }
}

/// The rules of the co-op scenario state the numbers of the tables.
#[test]
fn the_rules_tell_the_numbers_of_the_overlord() {
    for lang in Lang::ALL {
        let together = reported(lang, "together");
        let overlord = reported(lang, "overlord");
        assert!(together.contains('6') && together.contains("{lose-worker}"), "{}", lang.tag());
        for number in [OVERLORD_WORKERS.into(), CHECKED_TAX, u16::from(CHECKED_VIRTUE)] {
            assert!(overlord.contains(&number.to_string()), "{}: {number}", lang.tag());
        }
    }
}

/// The help for Virtue has the points and the ignored Tax of the track.
#[test]
fn the_virtue_track_is_reported_run_by_run() {
    let parts = explained(scenario(2).game(), "virtue", Lang::En).parts;
    assert_eq!(
        parts.iter().map(|(_, text)| text.as_str()).collect::<Vec<_>>(),
        [
            "0: −9, 1: −8, 2: −7, 3: −5, 4: −3, 5: −1, 6–9: 0, 10: 1, 11: 2, 12: 3, 13: 5, 14: 7",
            "0–1: 2, 2–3: 1",
            "With Virtue 9 at most",
            "With Virtue 5 or more",
        ]
    );
}

/// Requirements and effects of a card are explained part by part.
#[test]
fn a_plan_and_an_apprentice_are_explained_part_by_part() {
    let parts = |topic| {
        let help = explained(scenario(2).game(), topic, Lang::En);
        let parts = help.parts.iter().map(|(head, text)| format!("{head}: {text}"));
        [help.title.clone(), help.line.clone()].into_iter().chain(parts).collect::<Vec<_>>().join(" / ")
    };
    assert_eq!(
        parts("plan:dungeon"),
        "Dungeon / 14 VP / It needs: Carpentry, Tiling and Masonry / It costs: 4 Stone, 2 Gold and 2 Marble / \
         Virtue: 1 Virtue lost / At the end of the game: 2 Virtue lost"
    );
    assert_eq!(parts("plan:well"), "Well / 3 VP / It needs: No skill / It costs: 2 Wood and 2 Stone / At once: 4 Clay");
    assert_eq!(
        parts("apprentice:pickpocket"),
        "Pickpocket / Apprentice / Skills: Tiling / Ability: 1 Gold at each action at the Tax Stand / \
         When hired: 1 Virtue lost"
    );
    assert_eq!(parts("apprentice:labourer"), "Labourer / Apprentice / Skills: Carpentry, Tiling and Masonry");
}

/// Every anchor in the lessons and the worked examples is a thing with an explanation, or a part of every table.
#[test]
fn every_anchor_that_the_documents_point_at_is_a_thing_of_the_table() {
    let mut found = 0;
    for (document, table) in [("lesson", scenario(2)), ("examples", scenario(2)), ("together", together(2, &["coop"]))]
    {
        let file = format!("public/rules/architects.{document}.en.txt");
        let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap();
        for anchor in text.lines().filter_map(|line| line.strip_prefix("@ ")).flat_map(str::split_whitespace) {
            found += 1;
            let shared = ["dock", "total", "team", "seat:1"].contains(&anchor);
            let kept = Thing::ALL.iter().any(|thing| thing.row().anchor == anchor);
            assert!(shared || kept || help(table.game(), Seat(0), anchor, Lang::En).is_some(), "{document}: {anchor}");
        }
    }
    assert!(found > 120, "the anchors are not found any more");
}
