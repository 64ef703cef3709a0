//! The help of Architects: every card, place and piece has an explanation in every language, which leads to its rule.

use francia::engine::{Text, Word};
use francia::games::architects::components::{
    ApprenticeId, BoardId, BuildingId, GuardAction, LEVELS, Location, MarketId, RewardId, SoloCardId, Thing,
};
use francia::games::architects::scenario::{scenario, solo, together};
use francia::games::architects::view_model::help::{Help, help};
use francia::games::architects::{Architects, TradeId};
use francia::kernel::Lang;
use francia::kernel::rulebook::Book;
use std::fs;
use std::path::Path;

/// A topic: its kind, and the word of the thing.
fn topic<W: Word>(kind: &str, thing: W) -> String {
    format!("{kind}:{}", Text(thing))
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

fn book(lang: Lang) -> Book {
    let file = format!("public/rules/architects.{}.txt", lang.tag());
    Book::read(&fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap())
}

fn explained(game: &Architects, topic: &str, lang: Lang) -> Help {
    help(game, topic, lang).unwrap_or_else(|| panic!("{topic} is not explained"))
}

#[test]
fn every_card_place_and_piece_is_explained_in_every_language_and_leads_to_its_rule() {
    let table = scenario(3);
    // What only the Overlord brings is explained where he plays.
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
            // Signs of the interface stand beside their words.
            let known = help.sign.starts_with("ui-") || book.sign(help.sign).is_some();
            assert!(known, "{topic}: the glossary lacks {}", help.sign);
        }
    }
}

/// Every sign that a thing has is in the glossary, that of what gives it and of what takes it away as well.
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
        assert_eq!(help(table.game(), topic, Lang::En), None, "{topic}");
    }
}

/// 2.9: four rows of one space more than there are players; the first of the third and of the fourth row are counted.
#[test]
fn the_guildhall_tells_its_spaces_for_the_players_at_the_table() {
    let spaces = |people| explained(scenario(people).game(), "place:guildhall", Lang::En).parts[1].1.clone();
    let told = |all, first, second| {
        format!("{all} in all; number {first} and number {second} bring about a reset, the last one the end")
    };
    assert_eq!([2, 3, 4, 5].map(spaces), [told(12, 7, 10), told(16, 9, 13), told(20, 11, 16), told(24, 13, 19)]);
    assert_eq!(explained(solo("solo-helena").game(), "place:guildhall", Lang::En).parts[1].1, told(12, 7, 10));
}

/// 2.5: what the track scores and lets off.
#[test]
fn the_virtue_track_is_told_run_by_run() {
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

/// 3.1 and 3.2: what a card asks for and does is told part by part.
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

/// What the lessons and the worked examples point at is a thing that can be explained, or a part of every table.
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
            assert!(shared || kept || help(table.game(), anchor, Lang::En).is_some(), "{document}: {anchor}");
        }
    }
    assert!(found > 120, "the anchors are not found any more");
}
