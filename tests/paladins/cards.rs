//! Every card of every deck does what is printed on it: the expectations are retyped here, and each card is played
//! through the rules.

use crate::gains::{self, gained, rich};
use kernel::{Game, NullSink, Seat, Seed, Setup};
use paladins::components::{
    Action, Attribute, FavourId, OrderId, OutsiderId, PaladinId, TavernId, TownsfolkId, WallId, Workers,
};
use paladins::scenario::ScenarioExt as _;
use paladins::scenario::{Scenario, scenario};
use paladins::{Choice, Intent, Paladins, Question, WhyNot};
use std::collections::BTreeSet;

/// Name, quest, immediate effect, trigger of the ability, ability.
const TOWNSFOLK: [[&str; 5]; 34] = [
    ["Abbot", "1L 1C", "", "absolve", "1L"],
    ["Abbot", "hunt-1", "1P", "absolve", "1P"],
    ["Abbot", "debt-1", "suspicion-1", "absolve", "1$ tax-1"],
    ["Acolyte", "1C", "", "commission", "1L"],
    ["Acolyte", "hunt-1", "1$", "commission", "1$"],
    ["Acolyte", "suspicion-2", "suspicion-1", "commission", "1$ tax-1"],
    ["Architect", "1X suspicion+1", "", "develop", "1L"],
    ["Architect", "1L 1P", "1P", "develop", "1P"],
    ["Architect", "2$ tax-2", "suspicion-1", "develop", "1$ tax-1"],
    ["Conspirator", "1X suspicion+1", "", "inquisition", "suspicion-1"],
    ["Conspirator", "suspicion-2", "", "inquisition", "suspicion-1"],
    ["DebtCollector", "2L", "", "debt paid", "1L"],
    ["DebtCollector", "debt-1", "", "debt paid", "1F"],
    ["DebtCollector", "suspicion-2", "", "debt paid", "1S"],
    ["Defender", "strength+1", "", "attack", "1L"],
    ["Defender", "1L 1P", "1P", "attack", "1P"],
    ["Defender", "2$ tax-2", "suspicion-1", "attack", "1$ tax-1"],
    ["Gatekeeper", "1L 1M", "", "fortify", "1L"],
    ["Gatekeeper", "1S", "1$", "fortify", "1$"],
    ["Gatekeeper", "2$ tax-2", "suspicion-1", "fortify", "1$ tax-1"],
    ["Missionary", "hunt-1", "", "convert", "1L"],
    ["Missionary", "faith+1", "1P", "convert", "1P"],
    ["Missionary", "1L 1S", "suspicion-1", "convert", "1$ tax-1"],
    ["Peddler", "2L", "", "inquisition with 2", "1L"],
    ["Peddler", "1L 1P", "", "inquisition with 2", "2P"],
    ["Peddler", "suspicion-2", "", "inquisition with 2", "2$"],
    ["Squire", "influence+1", "", "inquisition with 0", "influence+1"],
    ["Squire", "1F", "", "inquisition with 0", "faith+1"],
    ["Squire", "1X suspicion+1", "", "inquisition with 0", "strength+1"],
    ["Watchman", "1L 1F", "", "garrison", "1L"],
    ["Watchman", "1L 1P", "1$", "garrison", "1$"],
    ["Watchman", "1M", "suspicion-1", "garrison", "1$ tax-1"],
    ["Aristocrat", "hunt-1", "", "favour", "1L"],
    ["Swindler", "debt-1", "", "debt gained", "2$"],
];

/// A table at which a trigger occurs without this card, and the keys that cause it.
fn moment(name: &str, card: TownsfolkId) -> (Scenario, &'static str) {
    let on_offer = TownsfolkId(if card.0 == 11 { 27 } else { 11 });
    let table = rich(scenario(2));
    let inquisition = |table: Scenario| (table.tax(2).outsider(0, OutsiderId(29)).workers("LSF"), "attack outsider:0");
    match name {
        "absolve" => (table.silver(1).workers("LMC"), "absolve jar:5"),
        "commission" => (table.provisions(1).workers("LSC"), "commission space:1"),
        "develop" => (table.silver(4).workers("LL"), "develop workshop:attack:0"),
        "attack" => (table.outsider(0, OutsiderId(19)).workers("LSF"), "attack outsider:0"),
        "fortify" => (table.provisions(1).wall_on_top(WallId(4)).workers("LSM"), "fortify"),
        "convert" => (table.workers("LFC"), "convert outsider:0"),
        "garrison" => (table.provisions(1).workers("LMF"), "garrison space:1"),
        "debt paid" => (table.silver(1).workers("LMC"), "absolve jar:8"),
        "debt gained" => (table.townsfolk(0, on_offer).workers("L"), "recruit quest:0"),
        "favour" => (table.round(3).favour(0, FavourId(7)).workers("X"), "favour:0"),
        "hunt" => (table.placed(Action::Hunt, "--").workers("L"), "hunt"),
        "inquisition" | "inquisition with 2" => inquisition(table),
        "inquisition with 1" => inquisition(table.suspicion(&[1])),
        "inquisition with 0" => inquisition(table.suspicion(&[])),
        other => panic!("no moment is called {other}"),
    }
}

/// Additional effect of a crew member at a trigger.
fn added(card: TownsfolkId, name: &str) -> String {
    let (table, keys) = moment(name, card);
    let without = gained(table, keys);
    let (table, keys) = moment(name, card);
    let with = gained(table.crew(card), keys);
    (with - without).to_string()
}

#[test]
fn every_townsfolk_has_the_name_and_the_quest_of_its_card() {
    for (card, [name, quest, ..]) in TownsfolkId::all().zip(TOWNSFOLK) {
        assert_eq!(format!("{:?}", card.card().name), name, "{card:?}");
        let table = rich(scenario(2)).townsfolk(4, card).workers("L");
        assert_eq!(gained(table, "recruit quest:4").to_string(), quest, "{name} {card:?}");
    }
    let in_the_deck = TownsfolkId::all().filter(|card| card.starting().is_none());
    assert_eq!(in_the_deck.count(), TOWNSFOLK.len());
}

#[test]
fn every_townsfolk_gives_at_once_what_is_on_its_left() {
    for (card, [name, _, at_once, ..]) in TownsfolkId::all().zip(TOWNSFOLK) {
        let table = rich(scenario(2)).townsfolk(4, card).workers("LF");
        let expected = if at_once.is_empty() { "crew+1".to_owned() } else { format!("{at_once} crew+1") };
        assert_eq!(gained(table.clone(), "recruit crew:4").to_string(), expected, "{name} {card:?}");
        assert_eq!(&table.play("recruit crew:4 pay:LF").you().crew[..], [card]);
    }
}

#[test]
fn every_ability_works_at_its_moment() {
    for (card, [name, _, _, when, ability]) in TownsfolkId::all().zip(TOWNSFOLK) {
        assert_eq!(added(card, when), ability, "{name} {card:?}");
    }
}

#[test]
fn no_ability_works_at_another_moment() {
    let moments = [
        "absolve",
        "commission",
        "develop",
        "attack",
        "fortify",
        "convert",
        "garrison",
        "favour",
        "debt gained",
        "hunt",
    ];
    for (card, [name, _, _, when, _]) in TownsfolkId::all().zip(TOWNSFOLK) {
        for other in moments.into_iter().filter(|&other| other != when) {
            assert_eq!(added(card, other), "", "{name} {card:?} at {other}");
        }
    }
}

#[test]
fn peddlers_and_squires_look_at_the_suspicion() {
    for (card, [name, _, _, when, _]) in TownsfolkId::all().zip(TOWNSFOLK) {
        match when {
            "inquisition with 2" => {
                assert_eq!(added(card, "inquisition with 1"), "", "{name} {card:?}");
                assert_eq!(added(card, "inquisition with 0"), "", "{name} {card:?}");
            }
            "inquisition with 0" => {
                assert_eq!(added(card, "inquisition with 1"), "", "{name} {card:?}");
                assert_eq!(added(card, "inquisition with 2"), "", "{name} {card:?}");
            }
            "inquisition" => {
                assert_eq!(added(card, "inquisition with 1"), "suspicion-1", "{name} {card:?}");
                assert_eq!(added(card, "inquisition with 0"), "", "{name} {card:?}");
            }
            _ => {}
        }
    }
}

/// Name, faction, gains of an Attack, Strength for a Convert, and count at the table of `counted`.
const OUTSIDERS: [(&str, &str, &str, u8, i32); 36] = [
    ("Adventurer", "Saracen", "1L 1S influence+1", 1, 1),
    ("Adventurer", "Viking", "1L 1C influence+1", 1, 1),
    ("Archer", "Byzantine", "1S 1P influence+1", 1, 2),
    ("Archer", "Saracen", "2P influence+1", 1, 2),
    ("Armourer", "Byzantine", "1F influence+1", 1, 2),
    ("Armourer", "Viking", "1L 1P influence+1", 1, 2),
    ("Assassin", "Byzantine", "1L 1P influence+1", 2, 2),
    ("Assassin", "Viking", "1L 1F influence+1", 2, 2),
    ("Barbarian", "Saracen", "1L 1S influence+1", 2, 3),
    ("Barbarian", "Viking", "1$ 1P tax-1 influence+1", 2, 3),
    ("Champion", "Byzantine", "1M suspicion-1 influence+1", 1, 2),
    ("Champion", "Saracen", "1S suspicion-1 influence+1", 1, 2),
    ("Guardian", "Byzantine", "2L influence+1", 1, 3),
    ("Guardian", "Viking", "1M 1P influence+1", 1, 3),
    ("Hunter", "Byzantine", "1F suspicion-1 influence+1", 1, 4),
    ("Hunter", "Saracen", "debt-1 influence+1", 1, 4),
    ("Invader", "Byzantine", "1$ 1P tax-1 influence+1", 2, 4),
    ("Invader", "Saracen", "influence+2", 2, 4),
    ("Lookout", "Byzantine", "1L 1M influence+1", 1, 1),
    ("Lookout", "Viking", "1M influence+1", 1, 1),
    ("Marauder", "Saracen", "influence+2", 1, 3),
    ("Marauder", "Viking", "1X suspicion+1 influence+1", 1, 3),
    ("Mercenary", "Byzantine", "1L suspicion-1 influence+1", 1, 2),
    ("Mercenary", "Saracen", "1L 1P influence+1", 1, 2),
    ("Mercenary", "Saracen", "2$ tax-2 influence+1", 1, 2),
    ("Mercenary", "Viking", "2L influence+1", 1, 2),
    ("Protector", "Saracen", "2L influence+1", 1, 5),
    ("Protector", "Viking", "1L 1P influence+1", 1, 5),
    ("Thief", "Byzantine", "1X suspicion+1 influence+1", 1, 6),
    ("Thief", "Viking", "2$ tax-2 influence+1", 1, 6),
    ("Traitor", "Byzantine", "debt-1 influence+1", 1, 7),
    ("Traitor", "Viking", "1X suspicion+1 influence+1", 1, 7),
    ("Vigilante", "Saracen", "1C debt-1 influence+1", 1, 2),
    ("Vigilante", "Viking", "debt-1 influence+1", 1, 2),
    ("Warrior", "Byzantine", "2P influence+1", 1, 2),
    ("Warrior", "Saracen", "1C influence+1", 1, 2),
];

#[test]
fn every_outsider_is_attacked_for_what_is_on_its_top_right() {
    for (card, (name, faction, attacked, ..)) in OutsiderId::all().zip(OUTSIDERS) {
        assert_eq!(format!("{:?} {:?}", card.card().name, card.card().faction), format!("{name} {faction}"));
        let table = rich(scenario(2)).outsider(0, card).workers("LSF");
        assert_eq!(gained(table, "attack outsider:0").to_string(), attacked, "{name} {card:?}");
    }
    assert_eq!(OutsiderId::all().count(), OUTSIDERS.len());
}

/// Two Monks, four Outposts, three Walls, five Jars and with them the King's Order, six Workshops, eight Townsfolk; two
/// Saracens, three Byzantines and four Vikings Attacked; five Debts paid and seven not, six Suspicion.
fn counted(own: OutsiderId) -> Scenario {
    let mut table = scenario(2).orders(&[OrderId(3)]).walls(3).debts(7, 5);
    for space in [0, 1] {
        table = table.monk(space);
    }
    for space in [4, 5, 6, 7] {
        table = table.outpost(space);
    }
    for jar in [0, 1, 4, 5, 6] {
        table = table.jar(jar);
    }
    for action in [Action::Commission, Action::Fortify, Action::Garrison] {
        table = table.workshop(action, 0).workshop(action, 1);
    }
    for card in 9..17 {
        table = table.crew(TownsfolkId(card));
    }
    for (faction, number) in [("Saracen", 2), ("Byzantine", 3), ("Viking", 4)] {
        let of = OutsiderId::all().zip(OUTSIDERS).filter(|(card, row)| row.1 == faction && *card != own);
        for (card, _) in of.take(number) {
            table = table.attacked(card);
        }
    }
    table.suspicion(&[0, 0, 0, 1, 1, 1]).faith(9).strength(9).influence(12)
}

#[test]
fn every_outsider_is_converted_for_strength_and_counts_at_the_end() {
    for (card, (name, _, _, strength, points)) in OutsiderId::all().zip(OUTSIDERS) {
        let after = counted(card).outsider(0, card).workers("LFC").play("convert outsider:0 pay:LFC");
        let you = after.you();
        assert_eq!(you.track(Attribute::Strength), 9 + strength, "{name} {card:?}");
        assert_eq!((you.workers, you.silver, you.track(Attribute::Influence)), (Workers::NONE, 0, 12), "{name}");
        assert_eq!(&you.converted[..], [card]);
        let line = after.game().sheet(Seat(0)).into_iter().find(|line| line.row.key == "Converts").unwrap();
        assert_eq!(line.points, points, "{name} {card:?}");
    }
}

#[test]
fn what_a_paladin_lends_does_not_count_for_converts() {
    for (card, paladin) in [(4, "Roland"), (20, "Gérin"), (34, "Oliver")] {
        let table = scenario(2).paladin(paladin).faith(3).strength(3).influence(3).converted(OutsiderId(card));
        assert_eq!(table.game().convert_points(Seat(0), OutsiderId(card)), 0, "{paladin}");
    }
}

#[test]
fn mercenaries_count_each_other() {
    let mut table = scenario(2);
    for (number, card) in [22, 23, 24, 25].into_iter().enumerate() {
        table = table.converted(OutsiderId(card));
        let line = table.game().sheet(Seat(0)).into_iter().find(|line| line.row.key == "Converts").unwrap();
        assert_eq!(line.points, [2, 6, 12, 20][number]);
    }
}

/// Gains of each Wall besides its points, a choice on the left and on the right, and its points.
const WALLS: [(&str, Option<&str>, i32); 24] = [
    ("strength+2", None, 0),
    ("strength+2", None, 0),
    ("1L strength+1", None, 1),
    ("1L strength+1", None, 1),
    ("strength+1", None, 2),
    ("strength+1", None, 2),
    ("debt-1 paid+1 strength+1", Some("2$ strength+1"), 0),
    ("debt-1 paid+1 strength+1", Some("2$ strength+1"), 0),
    ("debt-1 paid+1 strength+1", Some("2$ strength+1"), 0),
    ("suspicion-1 strength+1", Some("2$ strength+1"), 0),
    ("suspicion-1 strength+1", Some("2$ strength+1"), 0),
    ("suspicion-1 strength+1", Some("2$ strength+1"), 0),
    ("suspicion-1 strength+1", Some("2$ strength+1"), 0),
    ("3L strength+1", None, 0),
    ("2L strength+1", None, 0),
    ("1L 1S strength+1", None, 0),
    ("1L 1M strength+1", None, 0),
    ("1L 1F strength+1", None, 0),
    ("1L 1C strength+1", None, 0),
    ("1S 1M strength+1", None, 0),
    ("1S strength+1", None, 0),
    ("1M strength+1", None, 0),
    ("1F strength+1", None, 0),
    ("1C strength+1", None, 0),
];

#[test]
fn every_wall_gives_strength_and_what_else_is_printed() {
    for (card, (left, right, points)) in WallId::all().zip(WALLS) {
        let table = rich(scenario(2)).wall_on_top(card).provisions(1).workers("LSM");
        let built = table.clone().play("fortify pay:LSM");
        let line = built.game().sheet(Seat(0)).into_iter().find(|line| line.row.key == "Fortifies").unwrap();
        assert_eq!((line.points, &built.you().walls[..]), (points, &[card][..]));
        let Some(right) = right else {
            assert_eq!(gained(table, "fortify").to_string(), left, "{card:?}");
            continue;
        };
        assert_eq!(built.choices(), ["left", "right"], "{card:?}");
        for (side, gives) in [("left", left), ("right", right)] {
            let chosen = gains::count(&built.clone().play(side)) - gains::count(&built);
            assert_eq!(format!("{chosen} strength+1"), gives, "{card:?} {side}");
        }
        // With nothing to pay or to remove there is nothing to choose.
        let poor = scenario(2).wall_on_top(card).provisions(1).workers("LSM");
        assert_eq!(gained(poor, "fortify").to_string(), "2$ strength+1", "{card:?}");
    }
}

/// Workers, then Faith, Strength and Influence lent.
const PALADINS: [(&str, &str, [u8; 3]); 12] = [
    ("Anséis", "SM", [1, 0, 3]),
    ("Bérengier", "MF", [0, 3, 1]),
    ("Engelier", "SF", [1, 3, 0]),
    ("Gérier", "FC", [3, 0, 1]),
    ("Gérin", "LM", [0, 0, 4]),
    ("Girard", "SS", [2, 0, 2]),
    ("Ivon", "SC", [3, 1, 0]),
    ("Ivoire", "MC", [0, 1, 3]),
    ("Oliver", "CC", [4, 0, 0]),
    ("Otton", "MM", [2, 2, 0]),
    ("Roland", "LF", [0, 4, 0]),
    ("Samson", "LS", [0, 2, 2]),
];

/// Makes the first choice for everybody up to a question.
fn first_choices(game: &mut Paladins, wanted: impl Fn(Question) -> bool) {
    let mut list = Vec::new();
    while !wanted(game.asked().unwrap().1) {
        game.choices(&mut list);
        game.apply(list[0], &mut NullSink).unwrap();
    }
}

#[test]
fn every_paladin_brings_its_workers_and_lends_its_levels() {
    let mut seen = BTreeSet::new();
    for seed in 0..40 {
        let mut game = Paladins::deal(&Setup::of(&["human"; 2]), Seed::from(seed).chance(), &mut NullSink).unwrap();
        first_choices(&mut game, |question| question == Question::PlayPaladin);
        let (seat, _) = game.asked().unwrap();
        for paladin in game.player(seat).hand().to_vec() {
            let mut game = game.clone();
            game.apply(Choice::Play(paladin), &mut NullSink).unwrap();
            first_choices(&mut game, |question| question == Question::Tavern);
            let (player, (name, workers, lent)) = (game.player(seat), PALADINS[paladin.0 as usize]);
            assert_eq!((paladin.card().name, player.workers.to_string().as_str()), (name, workers));
            assert_eq!(Attribute::ALL.map(|attribute| player.level(attribute)), lent, "{name}");
            assert_eq!(Attribute::ALL.map(|attribute| player.track(attribute)), [0; 3], "{name}");
            seen.insert(paladin);
        }
    }
    assert_eq!(seen, PaladinId::all().collect::<BTreeSet<_>>());
}

/// A Paladin whose ability makes an action cheaper: the keys of an action, and the rest of 4 Silver and 4 Provisions.
#[test]
fn every_paladin_that_spares_a_cost_does_so_for_its_action_only() {
    let tasks = [
        ("fortify pay:LSM", "LSM", "Anséis", (4, 3), (4, 4)),
        ("garrison space:1 pay:LMF", "LMF", "Bérengier", (4, 3), (4, 4)),
        ("commission space:2 pay:LSC", "LSC", "Ivon", (4, 3), (4, 4)),
        ("absolve jar:4 pay:LMC", "LMC", "Ivoire", (3, 4), (4, 4)),
        ("convert outsider:0 pay:LFC", "LFC", "Gérier", (3, 4), (4, 4)),
        ("pray clear:hunt pay:C", "C", "Oliver", (2, 4), (4, 4)),
        ("recruit quest:3 pay:L", "L", "Roland", (3, 4), (4, 4)),
        ("develop workshop:attack:0 pay:LL", "LL", "Samson", (0, 4), (2, 4)),
    ];
    for (keys, workers, sparing, full, spared) in tasks {
        for (name, ..) in PALADINS {
            let table = scenario(4)
                .paladin(name)
                .workers(workers)
                .silver(4)
                .provisions(4)
                .strength(1)
                .wall_on_top(WallId(0))
                .converted(OutsiderId(0))
                .townsfolk(3, TownsfolkId(11))
                .placed(Action::Hunt, "L-");
            // Spaces that give neither Silver nor Provisions.
            let keys = if keys.starts_with("garrison") { "garrison space:2 pay:LMF" } else { keys };
            let you = table.play(keys);
            let expected = if name == sparing { spared } else { full };
            assert_eq!((you.you().silver, you.you().provisions), expected, "{name}: {keys}");
        }
    }
}

#[test]
fn every_paladin_that_earns_does_so_with_its_action_only() {
    let tasks = [
        ("attack outsider:0 pay:LSF", "LSF", "Engelier", (0, 0), (2, 0)),
        ("conspire pay:L", "L", "Gérin", (0, 0), (2, 0)),
        ("hunt pay:L", "L", "Girard", (0, 1), (0, 3)),
        ("hunt pay:LS", "LS", "Girard", (0, 3), (0, 5)),
        ("trade pay:L", "L", "Otton", (1, 0), (3, 0)),
        ("trade pay:LM", "LM", "Otton", (3, 0), (5, 0)),
    ];
    for (keys, workers, earning, usual, earned) in tasks {
        for (name, ..) in PALADINS {
            let table = scenario(2).paladin(name).workers(workers).strength(1).outsider(0, OutsiderId(19));
            let after = table.suspicion_on_top(&[0]).play(keys);
            let expected = if name == earning { earned } else { usual };
            assert_eq!((after.you().silver, after.you().provisions), expected, "{name}: {keys}");
        }
    }
}

/// The two Townsfolk that a Debt could buy are free as well with Roland, and nobody is asked.
#[test]
fn with_roland_no_townsfolk_costs_silver_or_a_debt() {
    let after = scenario(2).paladin("Roland").townsfolk(0, TownsfolkId(11)).workers("L").play("recruit quest:0 pay:L");
    assert_eq!((after.you().silver, after.you().unpaid), (0, 0));
}

#[test]
fn samson_still_asks_for_two_silver() {
    let table = scenario(2).paladin("Samson").silver(1).workers("LL");
    let reasons = table.game().why_not(Seat(0), Intent::Action(Action::Develop));
    assert_eq!(reasons, [WhyNot::Silver { need: 2, have: 1 }]);
}

const TAVERNS: [&str; 24] = [
    "LLSC", "SFFX", "SMMX", "LFFX", "SSCX", "SMFX", "LLMM", "SSMM", "SFCC", "SMCC", "MFFX", "SFXX", "LSMM", "LMCC",
    "SSMF", "LFXX", "LLCX", "MMCC", "LLFF", "FCCC", "MFCC", "LSSS", "MFXX", "LLFX",
];

#[test]
fn every_tavern_card_gives_its_four_workers_and_a_suspicion_for_each_criminal() {
    let mut seen = BTreeSet::new();
    for seed in 0..60 {
        let mut game = Paladins::deal(&Setup::of(&["human"; 4]), Seed::from(seed).chance(), &mut NullSink).unwrap();
        first_choices(&mut game, |question| question == Question::Tavern);
        let (seat, _) = game.asked().unwrap();
        for (place, &tavern) in game.board().taverns.iter().enumerate() {
            let mut after = game.clone();
            after.apply(Choice::Tavern(place as u8), &mut NullSink).unwrap();
            let gained = after.player(seat).workers.minus(game.player(seat).workers);
            let expected = TAVERNS[tavern.0 as usize];
            assert_eq!(gained.to_string(), expected, "{tavern:?}");
            assert_eq!(after.player(seat).suspicion.len(), expected.matches('X').count(), "{tavern:?}");
            let mut list = Vec::new();
            after.choices(&mut list);
            assert!(!list.contains(&Choice::Tavern(place as u8)), "a Tavern card is taken once");
            seen.insert(tavern);
        }
    }
    assert_eq!(seen, TavernId::all().collect::<BTreeSet<_>>());
}

#[test]
fn every_suspicion_card_brings_its_tax() {
    for tax in [0, 1, 2] {
        let table = scenario(2).workers("L").suspicion_on_top(&[tax]);
        let expected = ["1X suspicion+1", "1X 1$ tax-1 suspicion+1", "1X 2$ tax-2 suspicion+1"][tax as usize];
        assert_eq!(gained(table, "conspire").to_string(), expected);
    }
    let state = serde_json::to_value(scenario(2).every_suspicion().game()).unwrap();
    let cards: Vec<u64> = serde_json::from_value(state["players"][0]["suspicion"].clone()).unwrap();
    let copies = [0, 1, 2].map(|tax| cards.iter().filter(|&&card| card == tax).count());
    assert_eq!((copies, cards.len()), ([6, 8, 10], 24));
}
