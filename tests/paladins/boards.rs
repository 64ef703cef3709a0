//! Every King's card and every space of the boards gives its printed values: retyped here, and played.

use crate::gains::{count, gained, rich};
use kernel::{Chance, Game, Lang, NullSink, Seat, Setup, Table};
use paladins::components::{
    Action, Attribute, FavourId, OrderId, OutsiderId, PaladinId, TavernId, TownsfolkId, WallId, Worker,
};
use paladins::scenario::ScenarioExt as _;
use paladins::scenario::{Scenario, scenario};
use paladins::table::chances;
use paladins::table::good_for::{enough_for, good_for, left_short, made_possible, may_end_tax};
use paladins::table::regions::region;
use paladins::table::scene::Scene;
use paladins::{Intent, Paladins, Question, WhyNot};
use ui::Viewer;

/// The accepted Workers, the Silver and Provisions to pay, the gains, and the gains of the right side.
const FAVOURS: [(&str, u8, u8, &str, Option<&str>); 10] = [
    ("SX", 0, 0, "1P crew+1", None),
    ("CX", 0, 0, "2$ tax-2 suspicion-1", None),
    ("LSMFCX", 0, 0, "2X suspicion+2", None),
    ("X", 0, 0, "faith+1", None),
    ("FX", 1, 0, "debt-1 paid+1", Some("suspicion-2")),
    ("LSMFCX", 0, 0, "1S 1M 1F debt+1", None),
    ("MX", 0, 1, "1S", Some("1F 1C")),
    ("X", 0, 0, "3L", None),
    ("LSMFCX", 0, 0, "1$ 2P tax-1", None),
    ("LSMFCX", 0, 0, "hunt-1", None),
];

/// The last Townsfolk on offer gives a Provision at once.
fn favour(card: FavourId) -> Scenario {
    let (_, silver, provisions, ..) = FAVOURS[card.0 as usize];
    let table = rich(scenario(2)).round(3).favour(0, card).no_townsfolk().townsfolk(3, TownsfolkId(7));
    table.silver(silver).provisions(provisions)
}

#[test]
fn every_favour_takes_its_worker_and_a_criminal_is_wild() {
    for card in FavourId::all() {
        let accepted = FAVOURS[card.0 as usize].0;
        let choices = favour(card).workers("LSMFCX").play("favour:0").choices();
        let expected: Vec<String> = accepted.chars().map(|letter| format!("pay:{letter}")).collect();
        assert_eq!(choices, expected, "{card:?}");
    }
}

#[test]
fn every_favour_gives_what_is_printed() {
    for card in FavourId::all() {
        let (_, _, _, left, right) = FAVOURS[card.0 as usize];
        let table = favour(card).workers("X");
        match card.0 {
            3 => {
                let asked = table.clone().play("favour:0 pay:X");
                assert_eq!(asked.choices(), ["raise:faith", "raise:strength", "raise:influence"]);
                for name in ["faith", "strength", "influence"] {
                    let after = asked.clone().play(&format!("raise:{name}"));
                    assert_eq!((count(&after) - count(&asked)).to_string(), format!("{name}+1"));
                }
            }
            4 => {
                let asked = table.clone().play("favour:0 pay:X");
                for (side, gives) in [("left", left), ("right", right.unwrap())] {
                    let after = asked.clone().play(side);
                    assert_eq!((count(&after) - count(&asked)).to_string(), gives, "{side}");
                    assert_eq!(after.you().silver, 0, "the Silver is paid");
                }
            }
            6 => {
                let asked = table.clone().play("favour:0 pay:X");
                let built = asked.clone().play("left workshop:convert:1");
                assert_eq!((count(&built) - count(&asked)).to_string(), left);
                assert!(built.you().covered(Action::Convert, 1) && !built.you().used(Action::Develop));
                let workers = asked.clone().play("right");
                assert_eq!((count(&workers) - count(&asked)).to_string(), right.unwrap());
                assert_eq!(workers.you().provisions, 0, "the Provision is paid");
            }
            _ => assert_eq!(gained(table, "favour:0").to_string(), left, "{card:?}"),
        }
    }
}

#[test]
fn a_favour_that_costs_is_refused_without_the_means() {
    let reasons = |table: Scenario| table.workers("X").game().why_not(Seat(0), Intent::Favour(0));
    assert_eq!(reasons(favour(FavourId(4)).silver(0)), [WhyNot::Silver { need: 1, have: 0 }]);
    assert_eq!(reasons(favour(FavourId(6)).provisions(0)), [WhyNot::Provisions { need: 1, have: 0 }]);
    assert_eq!(reasons(favour(FavourId(4))), []);
}

/// The left side pays a Debt, the right side removes Suspicion: with only one of them there is nothing to choose.
#[test]
fn a_favour_with_one_side_left_asks_nothing() {
    let table = || favour(FavourId(4)).workers("X");
    assert_eq!(gained(table().debts(0, 0), "favour:0").to_string(), "suspicion-2");
    assert_eq!(gained(table().suspicion(&[]), "favour:0").to_string(), "debt-1 paid+1");
    let mut all_moved = favour(FavourId(6)).workers("X");
    for action in [Action::Commission, Action::Fortify, Action::Garrison, Action::Attack] {
        all_moved = all_moved.workshop(action, 0).workshop(action, 1);
    }
    assert_eq!(gained(all_moved, "favour:0").to_string(), "1F 1C");
}

#[test]
fn every_order_is_completed_with_five_and_scores_by_its_place() {
    let done = |action: Action, times: usize| {
        let mut table = scenario(2).round(3);
        for number in 0..times {
            table = match action {
                Action::Commission => table.monk(number),
                Action::Fortify => table.walls(1),
                Action::Garrison => table.outpost(number),
                Action::Absolve => table.jar(number),
                Action::Attack => table.attacked(OutsiderId(number as u8)),
                _ => table.converted(OutsiderId(number as u8)),
            };
        }
        table
    };
    let actions =
        [Action::Commission, Action::Fortify, Action::Garrison, Action::Absolve, Action::Attack, Action::Convert];
    for (card, action) in OrderId::all().zip(actions) {
        for (slot, points) in [4, 6, 8].into_iter().enumerate() {
            let mut orders: Vec<OrderId> = OrderId::all().filter(|&other| other != card).collect();
            orders.insert(slot, card);
            let score = |times| {
                let table = done(action, times).orders(&orders);
                table.game().sheet(Seat(0)).into_iter().find(|line| line.row.key == "King's Orders").unwrap().points
            };
            assert_eq!([score(4), score(5), score(6)], [0, points, points], "{action:?} in slot {slot}");
        }
    }
}

#[test]
fn several_players_score_the_same_order() {
    let table = scenario(2).orders(&[OrderId(3)]);
    let five = |mut table: Scenario| {
        for jar in 0..5 {
            table = table.jar(jar);
        }
        table
    };
    let table = five(five(table.seat(0)).seat(1));
    assert_eq!([0, 1].map(|seat| table.game().order_points(Seat(seat))), [4, 4]);
}

/// Region, the fewest players, and what a Monk or an Outpost gains there, with two Silver as `2$`.
const SPACES: [(usize, u8, &str); 40] = [
    (1, 1, "1P crew+1"),
    (1, 1, "2$"),
    (1, 3, "1L"),
    (1, 4, "suspicion-1"),
    (2, 1, "1P crew+1"),
    (2, 1, "2$"),
    (2, 1, "1S"),
    (2, 1, "suspicion-1"),
    (2, 3, "2$"),
    (2, 3, "suspicion-1"),
    (2, 4, "1L"),
    (3, 1, "1L"),
    (3, 1, "1M"),
    (3, 1, "2$"),
    (3, 1, "hunt-1"),
    (3, 1, "1S"),
    (3, 1, "1F"),
    (3, 3, "1P crew+1"),
    (3, 3, "debt-1 paid+1"),
    (3, 4, "2$"),
    (4, 1, "1F"),
    (4, 1, "hunt-1"),
    (4, 1, "1M"),
    (4, 1, "1C"),
    (4, 1, "debt-1 paid+1"),
    (4, 1, "1L 1S"),
    (4, 1, "2$"),
    (4, 3, "hunt-1"),
    (4, 3, "2$"),
    (4, 4, "2L"),
    (5, 1, "hunt-1"),
    (5, 1, "1L 1F"),
    (5, 1, "debt-1 paid+1"),
    (5, 1, "1L 1M"),
    (5, 1, "1L 1C"),
    (5, 3, "2L"),
    (5, 4, "debt-1 paid+1"),
    (6, 1, "debt-1 paid+1"),
    (6, 3, "hunt-1"),
    (6, 4, "2L"),
];

const FAITH_FLAGS: [u8; 6] = [0, 2, 4, 6, 8, 10];
const STRENGTH_FLAGS: [u8; 6] = [1, 3, 5, 7, 9, 11];

#[test]
fn every_space_of_the_main_board_gives_its_reward_to_monk_and_outpost() {
    for (space, (region, _, gives)) in SPACES.into_iter().enumerate() {
        let table = rich(scenario(4)).no_townsfolk().townsfolk(3, TownsfolkId(7)).provisions(1);
        let monk = table.clone().faith(FAITH_FLAGS[region - 1]).workers("LSC");
        let outpost = table.strength(STRENGTH_FLAGS[region - 1]).workers("LMF");
        // The Attribute under the piece comes between the goods and the rest.
        let with = |under: &str| match gives.split_once(' ') {
            Some((goods, "crew+1")) => format!("{goods} {under} crew+1"),
            _ if gives == "hunt-1" => format!("{under} {gives}"),
            _ => format!("{gives} {under}"),
        };
        assert_eq!(
            gained(monk, &format!("commission space:{space}")).to_string(),
            with("influence+1"),
            "space {space}"
        );
        assert_eq!(gained(outpost, &format!("garrison space:{space}")).to_string(), with("faith+1"), "space {space}");
    }
}

#[test]
fn every_space_needs_the_flag_of_its_region_and_enough_players() {
    for (space, (region, players, _)) in SPACES.into_iter().enumerate() {
        let (faith, strength) = (FAITH_FLAGS[region - 1], STRENGTH_FLAGS[region - 1]);
        let monk = |people: usize, faith| {
            let table = scenario(people).faith(faith).strength(12).provisions(1).workers("LSC");
            table.play("commission").attempt(&format!("space:{space}")).err()
        };
        let outpost = |people: usize, strength: u8| {
            let table = scenario(people).strength(strength).faith(12).provisions(1).workers("LMF");
            table.attempt(&format!("garrison space:{space}")).err()
        };
        assert_eq!((monk(4, faith), outpost(4, strength)), (None, None), "space {space}");
        if let Some(less) = faith.checked_sub(1) {
            let why = WhyNot::Attribute { attribute: Attribute::Faith, need: faith, have: less };
            assert_eq!(monk(4, less), Some(why), "space {space}");
        }
        let why = WhyNot::Attribute { attribute: Attribute::Strength, need: strength, have: strength - 1 };
        assert_eq!(outpost(4, strength - 1), Some(why), "space {space}");
        for people in [2, 3] {
            let closed = (usize::from(players) > people).then_some(WhyNot::SpaceClosed { players });
            assert_eq!((monk(people, 12), outpost(people, 12)), (closed, closed), "space {space}, {people} players");
        }
    }
}

#[test]
fn a_space_takes_one_monk_or_outpost() {
    let table = scenario(2).seat(1).monk(1).outpost(5).seat(0).faith(12).strength(12).provisions(1);
    for space in [1, 5] {
        let monk = table.clone().workers("LSC").play("commission").attempt(&format!("space:{space}"));
        assert_eq!(monk.err(), Some(WhyNot::SpaceTaken));
        let outpost = table.clone().workers("LMF").play("garrison").attempt(&format!("space:{space}"));
        assert_eq!(outpost.err(), Some(WhyNot::SpaceTaken));
    }
}

/// Gains of a Jar space besides the Faith and the Suspicion of every Jar.
const JARS: [&str; 10] = [
    "1P suspicion-1 faith+1 crew+1",
    "1L suspicion-1 faith+1",
    "suspicion-1 faith+1 hunt-1",
    "suspicion-1 faith+1 hunt-1",
    "suspicion-1 faith+2",
    "2P suspicion-1 faith+1",
    "suspicion-2 faith+1",
    "suspicion-2 faith+1",
    "suspicion-1 debt-1 paid+1 faith+1",
    "suspicion-1 debt-1 paid+1 faith+1",
];

#[test]
fn every_jar_space_gives_its_reward_once() {
    for (space, gives) in JARS.into_iter().enumerate() {
        let table = rich(scenario(2)).no_townsfolk().townsfolk(3, TownsfolkId(7)).silver(1).workers("LMC");
        assert_eq!(gained(table.clone(), &format!("absolve jar:{space}")).to_string(), gives, "Jar space {space}");
        let taken = table.jar(space).silver(2).play("absolve").attempt(&format!("jar:{space}"));
        assert_eq!(taken.err(), Some(WhyNot::SpaceTaken), "Jar space {space}");
    }
}

#[test]
fn the_eight_workshops_reveal_their_workers_from_the_left() {
    let spots =
        ["commission:0", "commission:1", "fortify:1", "garrison:0", "absolve:1", "attack:0", "attack:1", "convert:0"];
    let mut table = scenario(2);
    for (spot, revealed) in spots.into_iter().zip("SMFCSMFC".chars()) {
        table = table.silver(4).workers("LX").placed(Action::Develop, "--");
        let before = table.clone();
        assert_eq!(gained(before, &format!("develop workshop:{spot}")).to_string(), format!("1{revealed}"), "{spot}");
        table = table.play(&format!("develop workshop:{spot} pay:LX"));
        if table.game().asked().is_some_and(|(seat, _)| seat == Seat(1)) {
            table = table.play("pass");
        }
    }
    assert_eq!((table.you().developed(), table.you().workshops_left()), (8, 0));
    let table = table.silver(4).workers("LX").placed(Action::Develop, "--");
    assert_eq!(table.game().why_not(Seat(0), Intent::Action(Action::Develop)), [WhyNot::NoWorkshop]);
}

/// Cost of the next one, by the number done: Provisions, or Silver.
#[test]
fn the_costs_of_the_right_hand_actions_rise_with_every_one_done() {
    let provisions = [1, 1, 1, 2, 2, 3, 3];
    let rows = [
        (Action::Commission, "LSC", Some(provisions), None),
        (Action::Fortify, "LSM", Some(provisions), None),
        (Action::Garrison, "LMF", Some(provisions), None),
        (Action::Absolve, "LMC", None, Some([1, 2, 2, 2, 3, 3, 3])),
        (Action::Convert, "LFC", None, Some([0, 1, 2, 2, 2, 3, 3])),
    ];
    for (action, workers, provisions, silver) in rows {
        for done in 0..7 {
            let mut table =
                scenario(2).faith(12).strength(12).influence(12).workers(workers).outsider(0, OutsiderId(35));
            for number in 0..done {
                table = match action {
                    Action::Commission => table.monk([0, 1, 4, 5, 6, 7, 11][number]),
                    Action::Fortify => table.walls(1),
                    Action::Garrison => table.outpost([0, 1, 4, 5, 6, 7, 11][number]),
                    Action::Absolve => table.jar(number),
                    _ => table.converted(OutsiderId(number as u8)),
                };
            }
            let (need_p, need_s) = (provisions.map_or(0, |costs| costs[done]), silver.map_or(0, |costs| costs[done]));
            let keys = match action {
                Action::Commission | Action::Garrison => format!("{} space:12 pay:{workers}", action.key()),
                Action::Fortify => format!("fortify pay:{workers}"),
                Action::Absolve => format!("absolve jar:9 pay:{workers}"),
                _ => format!("convert outsider:0 pay:{workers}"),
            };
            let after = table.clone().wall_on_top(WallId(0)).silver(need_s).provisions(need_p).play(&keys);
            assert_eq!((after.you().silver, after.you().provisions), (0, 0), "{action:?} {done}");
            assert_eq!(after.you().done(action) as usize, done + 1);
            let why = |table: Scenario| table.game().why_not(Seat(0), Intent::Action(action));
            if let Some(less) = need_p.checked_sub(1) {
                let short = WhyNot::Provisions { need: need_p, have: less };
                assert_eq!(why(table.clone().provisions(less)), [short], "{action:?} {done}");
            }
            if let Some(less) = need_s.checked_sub(1) {
                let short = WhyNot::Silver { need: need_s, have: less };
                assert_eq!(why(table.silver(less)), [short], "{action:?} {done}");
            }
        }
    }
}

/// Influence above the Walls and on the Jars.
#[test]
fn walls_and_jars_need_influence() {
    let rows = [(Action::Fortify, "LSM", [0, 1, 3, 5, 7, 9, 11]), (Action::Absolve, "LMC", [0, 2, 4, 6, 8, 10, 12])];
    for (action, workers, needs) in rows {
        for (done, need) in needs.into_iter().enumerate() {
            let mut table = scenario(2).workers(workers).silver(9).provisions(9);
            for number in 0..done {
                table = if action == Action::Fortify { table.walls(1) } else { table.jar(number) };
            }
            let why = |influence| table.clone().influence(influence).game().why_not(Seat(0), Intent::Action(action));
            assert_eq!(why(need), [], "{action:?} {done}");
            if let Some(have) = need.checked_sub(1) {
                assert_eq!(why(have), [WhyNot::Attribute { attribute: Attribute::Influence, need, have }]);
            }
        }
    }
}

/// Points by level, and by the number done.
#[test]
fn tracks_and_rows_score_as_printed() {
    let line = |table: &Scenario, name: &str| {
        table.game().sheet(Seat(0)).into_iter().find(|line| line.row.key == name).unwrap().points
    };
    let track = [0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20];
    for (level, points) in track.into_iter().enumerate() {
        let table = scenario(2).paladin("Girard").faith(level as u8).strength(level as u8).influence(level as u8);
        for name in ["Faith", "Strength", "Influence"] {
            assert_eq!(line(&table, name), points, "{name} {level}: what the Paladin lends does not count");
        }
    }
    let row = |name: &str, done: usize| {
        let mut table = scenario(2);
        for number in 0..done {
            table = match name {
                "Commissions" => table.monk(number),
                "Garrisons" => table.outpost(number),
                // Walls without points.
                "Fortifies" => table.wall(WallId(13 + number as u8)),
                "Absolves" => table.jar(number),
                _ => table.workshop(Action::RIGHT[number / 2], number % 2),
            };
        }
        line(&table, name)
    };
    let up_to_seven = |name| (0..=7).map(|done| row(name, done)).collect::<Vec<_>>();
    for name in ["Commissions", "Garrisons"] {
        assert_eq!(up_to_seven(name), [0, 0, 0, 0, 0, 2, 5, 9]);
    }
    for name in ["Fortifies", "Absolves"] {
        assert_eq!(up_to_seven(name), [0, 0, 0, 0, 0, 1, 3, 6]);
    }
    assert_eq!((0..=8).map(|done| row("Develops", done)).collect::<Vec<_>>(), [0, 0, 0, 0, 0, 0, 1, 3, 6]);
    for (silver, provisions, points) in [(0, 2, 0), (1, 2, 1), (3, 3, 2), (0, 5, 1), (200, 200, 133)] {
        let table = scenario(2).silver(silver).provisions(provisions);
        assert_eq!(line(&table, "Silver and Provisions"), points);
    }
    let debts = scenario(2).debts(3, 4);
    assert_eq!((line(&debts, "Paid Debts"), line(&debts, "Unpaid Debts")), (4, -9));
}

/// The town shows the current prices of its Townsfolk: nothing in set-up and on a Free Recruit, and the printed price
/// otherwise.
#[test]
fn a_townsfolk_that_joins_for_free_costs_nothing() {
    let prices = |game: &Paladins, seat| (0..5).map(|slot| game.town_price(Seat(seat), slot)).collect::<Vec<_>>();
    let dealt = Paladins::deal(&Setup::of(&["human"; 2]), Chance::new(3), &mut NullSink).unwrap();
    let (drafts, _) = dealt.asked().unwrap();
    assert_eq!(prices(&dealt, drafts.0), [0; 5]);
    let table = rich(scenario(2)).provisions(1).workers("LSC");
    assert_eq!(prices(table.game(), 0), [3, 2, 2, 1, 0]);
    let free = table.play("commission space:0 pay:LSC");
    assert_eq!((prices(free.game(), 0), prices(free.game(), 1)), (vec![0; 5], vec![3, 2, 2, 1, 0]));
}

/// A table as seen by a seat that may choose.
fn scene(table: &Table<Paladins>, seat: u8) -> Scene {
    let names = ["You", "Odila"].map(str::to_owned).into();
    Scene::of(table, Viewer { seat: Seat(seat), asked: true, proposal: None, names, lang: Lang::En })
}

/// The sheet of a Townsfolk shows its price, or that it is free.
#[test]
fn the_sheet_of_a_townsfolk_tells_what_it_costs_now() {
    let text_of = |table: &Table<Paladins>, seat| {
        let scene = scene(table, seat);
        let first = scene.state.board().town[0].unwrap();
        let lines = chances::of_townsfolk(&scene, first);
        lines.into_iter().filter(|line| line.contains("ost") || line.contains("Recruit:")).collect::<Vec<_>>()
    };
    let dealt = Table::<Paladins>::new(Setup::of(&["human"; 2]), "3".parse().unwrap()).unwrap();
    assert_eq!([0, 1].map(|seat| text_of(&dealt, seat)), [["It costs nothing."], ["It costs nothing."]]);
    let table = scenario(2).townsfolk(0, TownsfolkId(0)).provisions(1).silver(4).workers("LSC");
    assert_eq!(text_of(&Table::replay(&table.record()).unwrap(), 0), ["Costs 3 Silver; you have 4."]);
    let free = Table::replay(&table.play("commission space:0 pay:LSC").record()).unwrap();
    assert_eq!(text_of(&free, 0), ["It costs nothing."]);
}

/// During an Attack every Outsider shows its price, also one that is too expensive; during a Convert those within reach
/// do.
#[test]
fn outsiders_show_what_the_action_under_way_costs() {
    let prices = |keys: &str| {
        let table = scenario(2).strength(2).faith(4).silver(2).workers("LSFC");
        let mut table = Table::<Paladins>::replay(&table.record()).unwrap();
        for key in keys.split_whitespace() {
            table.choose(key.parse().unwrap()).unwrap();
        }
        let scene = scene(&table, 0);
        [0, 1, 2, 3, 4, 5].map(|slot| region(&scene, slot).price.map(|price| (price.silver, price.held)))
    };
    assert_eq!(prices(""), [None; 6]);
    let attack = [(0, true), (1, true), (2, true), (3, false), (4, false), (5, false)];
    assert_eq!(prices("attack"), attack.map(Some));
    let free = Some((0, true));
    assert_eq!(prices("convert"), [free, free, free, None, None, None]);
}

#[test]
fn a_free_recruit_takes_whom_its_player_wants() {
    let wanted = TownsfolkId(11);
    let table = rich(scenario(2)).townsfolk(1, wanted).provisions(1).workers("LSC").play("commission space:0 pay:LSC");
    assert_eq!(table.game().asked(), Some((Seat(0), Question::FreeRecruit)));
    assert_eq!(table.choices(), ["take:0", "take:1", "take:2", "take:3", "take:4"]);
    let after = table.play("take:1");
    assert_eq!((&after.you().crew[..], after.you().silver, after.you().unpaid), (&[wanted][..], 0, 2));
    let nobody = rich(scenario(2)).no_townsfolk().provisions(1).workers("LSC");
    assert_eq!(gained(nobody, "commission space:0").to_string(), "influence+1", "the reward is lost");
}

/// A line of the score sheet shows the number of its things, or the level; its key is the one stored in results.
#[test]
fn a_line_of_the_score_sheet_names_a_thing_and_its_number() {
    let table =
        scenario(2).faith(4).strength(5).walls(3).monk(1).outpost(5).jar(0).jar(1).debts(1, 2).silver(5).provisions(2);
    let table = table.workshop(Action::Attack, 0).converted(OutsiderId(0)).orders(&[OrderId(1)]);
    let sheet = table.game().sheet(Seat(0));
    let reported: Vec<(&str, &str, Option<u16>)> = sheet
        .iter()
        .map(|line| (line.row.name.localize(Lang::En), line.row.name.localize(Lang::Fr), line.number))
        .collect();
    assert_eq!(
        reported,
        [
            ("King’s Orders", "Ordres du Roi", Some(0)),
            ("Faith", "Foi", Some(4)),
            ("Strength", "Force", Some(5)),
            ("Influence", "Influence", Some(0)),
            ("Monks", "Moines", Some(1)),
            ("Walls", "Remparts", Some(3)),
            ("Outposts", "Garnisons", Some(1)),
            ("Jars", "Jarres", Some(2)),
            ("Workshops", "Ateliers", Some(1)),
            ("Outsiders converted", "Envahisseurs convertis", Some(1)),
            ("Paid Debts", "Dettes payées", Some(2)),
            ("Unpaid Debts", "Dettes non payées", Some(1)),
            ("Silver and Provisions", "Pièces et Provisions", Some(7)),
        ]
    );
    assert_eq!(sheet[5].row.key, "Fortifies");
}

/// With a Labourer and a Merchant kept, three Scouts fill Fortify; three Clerics and a Fighter fill three actions.
/// Actions that a Paladin already fills are not named again.
#[test]
fn a_tavern_card_tells_which_actions_its_workers_would_fill() {
    let table = scenario(2).workers("LM");
    let good = |paladin, tavern| good_for(table.game(), Seat(0), paladin, TavernId(tavern));
    let (clerics, scouts) = (19, 21);
    assert_eq!(good(None, clerics), [Action::Garrison, Action::Absolve, Action::Convert]);
    assert_eq!(good(None, scouts), [Action::Fortify]);
    let scout = PaladinId::all().find(|paladin| paladin.card().workers.contains(&Worker::Scout));
    assert_eq!(good(scout, scouts), []);
}

/// Roland brings a Fighter and a Labourer: with two Clerics, a Merchant and a Scout that makes Garrison, Attack and
/// Convert possible. With three Clerics and a Fighter Convert can begin without Roland.
#[test]
fn a_paladin_tells_which_actions_it_makes_possible() {
    let table = scenario(2).provisions(3).silver(3);
    let roland = PaladinId::all().find(|paladin| paladin.card().name == "Roland").expect("Roland");
    let possible = |taverns: &[TavernId]| made_possible(table.game(), Seat(0), roland, taverns);
    assert_eq!(possible(&[TavernId(9)]), [Action::Garrison, Action::Attack, Action::Convert]);
    assert_eq!(possible(&[TavernId(19)]), []);
    assert_eq!(possible(&[]), [], "without a Tavern card nothing is known");
}

/// Two Clerics, a Labourer, a Merchant and a Fighter: the actions that they fill, and that only one can be filled at
/// once if each takes three.
#[test]
fn the_workers_of_a_round_are_reported_by_what_they_are_enough_for() {
    let table = scenario(2);
    let of = |letters: &str| enough_for(table.game(), Seat(0), letters.parse().expect("letters of Workers"));
    let (actions, most) = of("LMF");
    assert!(actions.contains(&Action::Garrison), "{actions:?}");
    assert_eq!(most, 1);
    assert_eq!(of("LLMMFF").1, 1, "no action is done twice");
    assert_eq!(of("LLLLSSMMFFCC").1, 4, "four actions of three Workers each");
    assert_eq!(of("L"), (Vec::new(), 0));
}

/// A Paladin shows the action with the fewest missing levels; a Suspicion card takes at most 2 Tax.
#[test]
fn a_paladin_tells_what_it_leaves_short_and_a_criminal_when_the_tax_may_end() {
    let roland = PaladinId::all().find(|paladin| paladin.card().name == "Roland").expect("Roland");
    let short = |table: Scenario| left_short(table.game(), Seat(0), roland);
    assert_eq!(short(scenario(2)), None, "at the start all is within reach");
    let (action, why) = short(scenario(2).walls(4)).expect("the fifth Wall is out of reach");
    assert_eq!(action, Action::Fortify);
    assert!(matches!(why, WhyNot::Attribute { need, have, .. } if need > have), "{why:?}");
    for (tax, ends) in [(0, false), (1, true), (2, true), (3, false)] {
        assert_eq!(may_end_tax(scenario(2).tax(tax).game()), ends, "{tax} Tax");
    }
}
