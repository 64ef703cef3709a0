//! The twelve actions of the player board and the King's Favours: Workers, costs, and refusals.

use kernel::{Game, Seat};
use paladins::components::{Action, Attribute, FavourId, OutsiderId, TownsfolkId, WallId, Worker};
use paladins::scenario::ScenarioExt as _;
use paladins::scenario::{Scenario, scenario};
use paladins::{Intent, Question, WhyNot};

/// The reasons against an action of seat 0.
fn reasons(table: &Scenario, action: Action) -> Vec<WhyNot> {
    table.game().why_not(Seat(0), Intent::Action(action))
}

fn worker(letter: char) -> WhyNot {
    let worker = Worker::of_letter(letter).unwrap();
    WhyNot::Worker { worker, short: 1 }
}

/// A table at which every action is possible except for its Workers.
fn able() -> Scenario {
    scenario(2).silver(9).provisions(9).faith(4).strength(4).influence(4)
}

/// The same with Workers on Hunt, so that Pray has a use.
fn able_and_used() -> Scenario {
    able().placed(Action::Hunt, "L-")
}

/// The keys up to the Workers.
const AIMED: [(Action, &str); 12] = [
    (Action::Develop, "develop workshop:attack:0"),
    (Action::Hunt, "hunt"),
    (Action::Trade, "trade"),
    (Action::Recruit, "recruit crew:4"),
    (Action::Pray, "pray clear:trade"),
    (Action::Conspire, "conspire"),
    (Action::Commission, "commission space:1"),
    (Action::Fortify, "fortify"),
    (Action::Garrison, "garrison space:1"),
    (Action::Absolve, "absolve jar:5"),
    (Action::Attack, "attack outsider:0"),
    (Action::Convert, "convert outsider:0"),
];

/// The Workers that a right-hand action takes, and all payments that a supply with two of each type offers for it.
#[test]
fn coloured_spaces_take_their_type_and_criminals_are_wild() {
    let rows = [
        (Action::Develop, "LSX", "LS LX SX"),
        (Action::Hunt, "LSX", "L S X LS LX SX"),
        (Action::Hunt, "SS", "S SS"),
        (Action::Hunt, "LM", "L M"),
        (Action::Trade, "LMX", "L M X LM LX MX"),
        (Action::Trade, "SC", "S C"),
        (Action::Recruit, "LFX", "LF LX FX"),
        (Action::Pray, "LCX", "C X"),
        (Action::Conspire, "LSMFCX", "L S M F C X"),
        (Action::Commission, "LSC", "LSC"),
        (Action::Commission, "SSCX", "SSC SSX SCX"),
        (Action::Commission, "LXX", "LXX"),
        (Action::Commission, "XXX", "XXX"),
        (Action::Fortify, "LSMX", "LSM LSX LMX SMX"),
        (Action::Garrison, "LMFX", "LMF LMX LFX MFX"),
        (Action::Absolve, "LMCX", "LMC LMX LCX MCX"),
        (Action::Attack, "LSFX", "LSF LSX LFX SFX"),
        (Action::Convert, "LFCX", "LFC LFX LCX FCX"),
    ];
    for (action, held, accepted) in rows {
        let (_, keys) = AIMED.into_iter().find(|(other, _)| *other == action).unwrap();
        let mut offered = able().placed(Action::Trade, if action == Action::Trade { "--" } else { "L-" });
        offered = offered.workers(held).play(keys);
        let expected: Vec<String> = accepted.split(' ').map(|band| format!("pay:{band}")).collect();
        assert_eq!(offered.choices(), expected, "{action:?} with {held}");
    }
}

#[test]
fn what_is_missing_of_the_workers_is_named() {
    let rows = [
        (Action::Develop, "L", vec![WhyNot::Workers { short: 1 }]),
        (Action::Develop, "-", vec![WhyNot::Workers { short: 2 }]),
        (Action::Trade, "-", vec![WhyNot::Workers { short: 1 }]),
        (Action::Recruit, "-", vec![WhyNot::Workers { short: 1 }]),
        (Action::Conspire, "-", vec![WhyNot::Workers { short: 1 }]),
        (Action::Pray, "LSMF", vec![worker('C')]),
        (Action::Commission, "LLLL", vec![worker('S'), worker('C')]),
        (Action::Commission, "LX", vec![worker('C')]),
        (Action::Commission, "SC", vec![WhyNot::Workers { short: 1 }]),
        (Action::Fortify, "LLS", vec![worker('M')]),
        (Action::Garrison, "LLM", vec![worker('F')]),
        (Action::Absolve, "LLC", vec![worker('M')]),
        (Action::Attack, "LLF", vec![worker('S')]),
        (Action::Convert, "FC", vec![WhyNot::Workers { short: 1 }]),
        (Action::Convert, "C", vec![worker('F'), WhyNot::Workers { short: 1 }]),
    ];
    for (action, held, expected) in rows {
        assert_eq!(reasons(&able_and_used().workers(held), action), expected, "{action:?} with {held}");
    }
}

/// Workshops: one spares the Worker of its space, two leave only the right one.
#[test]
fn a_workshop_spares_the_worker_of_the_space_it_covers() {
    let rows = [
        (Action::Commission, "LSC", "pay:LC pay:SC", "pay:SC", "pay:C"),
        (Action::Fortify, "LSM", "pay:LS pay:SM", "pay:SM", "pay:S"),
        (Action::Garrison, "LMF", "pay:LF pay:MF", "pay:MF", "pay:F"),
        (Action::Absolve, "LMC", "pay:LM pay:MC", "pay:MC", "pay:M"),
        (Action::Attack, "LSF", "pay:LF pay:SF", "pay:SF", "pay:F"),
        (Action::Convert, "LFC", "pay:LC pay:FC", "pay:FC", "pay:C"),
    ];
    for (action, held, left, middle, both) in rows {
        let (_, keys) = AIMED.into_iter().find(|(other, _)| *other == action).unwrap();
        let table = able().workers(held);
        assert_eq!(table.clone().workshop(action, 0).play(keys).choices().join(" "), left, "{action:?}, left");
        assert_eq!(table.clone().workshop(action, 1).play(keys).choices().join(" "), middle, "{action:?}, middle");
        assert_eq!(
            table.workshop(action, 0).workshop(action, 1).play(keys).choices().join(" "),
            both,
            "{action:?}, both"
        );
    }
}

#[test]
fn an_action_is_closed_until_it_is_cleared() {
    for (action, keys) in AIMED {
        let workers = match action {
            Action::Pray => "C",
            Action::Conspire => "L",
            Action::Develop | Action::Hunt | Action::Trade => "LM",
            Action::Recruit => "LF",
            Action::Commission => "LSC",
            Action::Fortify => "LSM",
            Action::Garrison => "LMF",
            Action::Absolve => "LMC",
            Action::Attack => "LSF",
            Action::Convert => "LFC",
            Action::GainHonour => unreachable!("only in the co-op scenario"),
        };
        let pay = if action == Action::Hunt { "L" } else { workers };
        let table = able().placed(Action::Trade, if action == Action::Trade { "--" } else { "L-" });
        // Cards that give neither Workers of a Pray space nor questions.
        let table = table.wall_on_top(WallId(4)).townsfolk(4, TownsfolkId(11)).outsider(0, OutsiderId(3));
        let done = table.workers(workers).suspicion_on_top(&[0]).play(&format!("{keys} pay:{pay} pass"));
        let again = done.workers("LLSSMMFFCC").placed(if action == Action::Pray { Action::Hunt } else { action }, "L-");
        assert!(again.you().used(action));
        assert_eq!(reasons(&again, action), [WhyNot::Used], "{action:?}");
        if action != Action::Pray {
            let cleared =
                again.placed(Action::Pray, "-").silver(2).play(&format!("pray clear:{} pay:C pass", action.key()));
            assert!(!cleared.you().used(action) && !reasons(&cleared, action).contains(&WhyNot::Used), "{action:?}");
        }
    }
}

/// Hunt, Trade and Recruit with one Worker: the second cannot follow on a later turn.
#[test]
fn a_second_worker_cannot_be_added_later() {
    for (keys, action) in [("hunt", Action::Hunt), ("trade", Action::Trade), ("recruit quest:4", Action::Recruit)] {
        let table = able().workers("LSMF").townsfolk(4, TownsfolkId(27)).play(&format!("{keys} pay:L pass"));
        assert_eq!(table.you().on(action).map(|worker| worker.map(Worker::letter)), [Some('L'), None, None]);
        assert_eq!(reasons(&table, action), [WhyNot::Used], "{action:?}");
    }
}

#[test]
fn hunt_and_trade_give_one_or_three() {
    let held = |after: Scenario| (after.you().silver, after.you().provisions);
    let table = scenario(2).workers("LSM");
    assert_eq!(held(table.clone().play("hunt pay:M")), (0, 1));
    assert_eq!(held(table.clone().play("hunt pay:LS")), (0, 3));
    assert_eq!(held(table.clone().play("trade pay:S")), (1, 0));
    assert_eq!(held(table.clone().play("trade pay:LM")), (3, 0));
    assert_eq!(table.clone().play("hunt").attempt("pay:LM").err(), Some(WhyNot::WrongWorkers));
    assert_eq!(table.play("trade").attempt("pay:LS").err(), Some(WhyNot::WrongWorkers));
}

#[test]
fn one_worker_alone_stands_on_the_left() {
    let letters = |after: &Scenario, action| after.you().on(action).map(|worker| worker.map_or('-', Worker::letter));
    let table = scenario(2).workers("LSM");
    assert_eq!(letters(&table.clone().play("hunt pay:S"), Action::Hunt), ['S', '-', '-']);
    assert_eq!(letters(&table.clone().play("hunt pay:LS"), Action::Hunt), ['L', 'S', '-']);
    let right = scenario(2).workers("SCX").provisions(1).play("commission space:1 pay:SCX");
    assert_eq!(letters(&right, Action::Commission), ['S', 'X', 'C']);
    let covered = scenario(2).workshop(Action::Commission, 0).workers("LX").provisions(1);
    assert_eq!(letters(&covered.play("commission space:1 pay:LX"), Action::Commission), ['-', 'L', 'X']);
}

#[test]
fn develop_costs_two_workers_and_four_silver() {
    let table = scenario(2).workers("LX").silver(3);
    assert_eq!(reasons(&table, Action::Develop), [WhyNot::Silver { need: 4, have: 3 }]);
    let after = table.silver(5).play("develop workshop:garrison:1 pay:LX");
    assert_eq!((after.you().silver, after.you().workers.to_string().as_str()), (1, "S"));
    assert!(after.you().used(Action::Develop) && after.you().covered(Action::Garrison, 1));
}

#[test]
fn a_workshop_goes_on_one_of_the_two_left_spaces_of_a_right_hand_action() {
    let table = scenario(2).workers("LX").silver(4).workshop(Action::Attack, 0).play("develop");
    let offered = table.choices();
    assert_eq!(offered.len(), 11);
    assert!(!offered.contains(&"workshop:attack:0".to_owned()) && offered.contains(&"workshop:attack:1".to_owned()));
    for key in ["workshop:attack:0", "workshop:attack:2", "workshop:hunt:0", "workshop:develop:0"] {
        assert_eq!(table.clone().attempt(key).err(), Some(WhyNot::NoWorkshopSpace), "{key}");
    }
}

#[test]
fn a_workshop_may_replace_a_worker_which_returns_to_the_supply() {
    let table = scenario(2).workers("LX").silver(4).placed(Action::Attack, "SLF");
    let after = table.play("develop workshop:attack:1 pay:LX");
    let you = after.you();
    assert_eq!(you.on(Action::Attack).map(|worker| worker.map_or('-', Worker::letter)), ['S', '-', 'F']);
    assert!(you.used(Action::Attack) && you.covered(Action::Attack, 1));
    assert_eq!(you.workers.to_string(), "S", "only the revealed Worker is gained");
}

#[test]
fn pray_costs_a_cleric_and_two_silver_and_clears_another_action() {
    let table = scenario(2).workers("C").silver(1).placed(Action::Hunt, "L-");
    assert_eq!(reasons(&table, Action::Pray), [WhyNot::Silver { need: 2, have: 1 }]);
    assert_eq!(reasons(&scenario(2).workers("C").silver(2), Action::Pray), [WhyNot::NothingToClear]);
    let table = table.silver(2).placed(Action::Convert, "FLC").play("pray");
    assert_eq!(table.choices(), ["clear:hunt", "clear:convert"]);
    assert_eq!(table.clone().attempt("clear:pray").err(), Some(WhyNot::NothingToClear));
    assert_eq!(table.attempt("clear:trade").err(), Some(WhyNot::NothingToClear));
}

/// A Pray reward may clear any action: Pray itself, and the one that brought it.
#[test]
fn a_pray_reward_clears_pray_and_the_action_just_taken() {
    let table = scenario(2).faith(4).workers("LSC").provisions(1).placed(Action::Pray, "C");
    let asked = table.play("commission space:14 pay:LSC");
    assert_eq!(asked.game().asked(), Some((Seat(0), Question::Prayer)));
    assert_eq!(asked.choices(), ["clear:pray", "clear:commission"]);
    assert!(!asked.clone().play("clear:commission").you().used(Action::Commission));
    let only = scenario(2).faith(4).workers("LSC").provisions(1).play("commission space:14 pay:LSC");
    assert!(!only.you().used(Action::Commission), "with one action to clear nobody is asked");
}

#[test]
fn conspire_gives_a_criminal_and_a_suspicion() {
    let after = scenario(2).workers("L").suspicion_on_top(&[0]).play("conspire pay:L");
    assert_eq!((after.you().workers.to_string().as_str(), &after.you().suspicion[..]), ("X", &[0][..]));
}

#[test]
fn townsfolk_cost_three_two_two_one_and_nothing() {
    // A Townsfolk of each slot whose quest changes neither Silver nor Debts.
    for (slot, cost) in [3, 2, 2, 1, 0].into_iter().enumerate() {
        let table = scenario(2).townsfolk(slot, TownsfolkId(27)).workers("LF").silver(9);
        for (keys, pay) in [("quest", "L"), ("crew", "LF")] {
            let mut asked = table.clone().play(&format!("recruit {keys}:{slot}"));
            if slot < 2 {
                assert_eq!(asked.choices(), ["silver", "debt"]);
                let owed = asked.clone().play(&format!("debt pay:{pay}"));
                assert_eq!((owed.you().silver, owed.you().unpaid), (9, 1), "{keys} in slot {slot}");
                asked = asked.play("silver");
            } else {
                assert!(matches!(asked.game().asked(), Some((_, Question::Pay(_)))), "no Debt in slot {slot}");
            }
            let paid = asked.play(&format!("pay:{pay}"));
            assert_eq!((paid.you().silver, paid.you().unpaid), (9 - cost, 0), "{keys} in slot {slot}");
            assert_eq!(paid.game().board().town[slot], None, "the slot stays empty until the end of the round");
        }
    }
}

#[test]
fn the_townsfolk_that_cannot_be_paid_are_refused_but_for_a_debt() {
    let mut table = scenario(2).workers("LF");
    for (slot, card) in [11, 12, 13, 23, 24].into_iter().enumerate() {
        table = table.townsfolk(slot, TownsfolkId(card));
    }
    let asked = table.clone().play("recruit");
    assert_eq!(asked.choices(), ["quest:0", "crew:0", "quest:1", "crew:1", "quest:4", "crew:4"]);
    assert_eq!(asked.clone().attempt("quest:2").err(), Some(WhyNot::Silver { need: 2, have: 0 }));
    assert_eq!(asked.clone().attempt("crew:3").err(), Some(WhyNot::Silver { need: 1, have: 0 }));
    let owed = asked.play("crew:1 pay:LF");
    assert_eq!((owed.you().unpaid, owed.you().crew.len()), (1, 1), "without the Silver it is a Debt, unasked");
    let no_fighter = table.clone().workers("L").play("recruit");
    assert_eq!(no_fighter.attempt("crew:4").err(), Some(worker('F')));
    assert_eq!(reasons(&table.clone().no_townsfolk(), Action::Recruit), [WhyNot::NoTownsfolk]);
    let dear = table.no_townsfolk().townsfolk(2, TownsfolkId(3));
    assert_eq!(reasons(&dear, Action::Recruit), [WhyNot::Silver { need: 2, have: 0 }]);
}

/// The Debt that pays for a Townsfolk is there before its quest is resolved.
#[test]
fn a_quest_may_destroy_the_debt_that_paid_for_it() {
    let after = scenario(2).townsfolk(0, TownsfolkId(2)).workers("L").play("recruit quest:0 pay:L");
    assert_eq!(after.you().unpaid, 0);
}

#[test]
fn five_actions_can_be_done_seven_times_and_attack_without_end() {
    let spaces = [0, 1, 4, 5, 6, 7, 11];
    let rows = [
        (Action::Commission, "LSC"),
        (Action::Fortify, "LSM"),
        (Action::Garrison, "LMF"),
        (Action::Absolve, "LMC"),
        (Action::Attack, "LSF"),
        (Action::Convert, "LFC"),
    ];
    for (action, workers) in rows {
        let mut table = able().faith(12).strength(12).influence(12).workers(workers);
        for (number, space) in spaces.into_iter().enumerate() {
            assert_eq!(reasons(&table, action), [], "{action:?} after {number}");
            table = match action {
                Action::Commission => table.monk(space),
                Action::Fortify => table.walls(1),
                Action::Garrison => table.outpost(space),
                Action::Absolve => table.jar(number),
                Action::Attack => table.attacked(OutsiderId(number as u8)),
                _ => table.converted(OutsiderId(number as u8)),
            };
        }
        let expected = if action == Action::Attack { vec![] } else { vec![WhyNot::AllDone { action }] };
        assert_eq!(reasons(&table, action), expected, "{action:?} after seven");
        assert_eq!(table.clone().attempt(action.key()).err(), expected.first().copied());
    }
}

#[test]
fn fortify_needs_a_wall_in_the_draw_pile() {
    let mut table = scenario(4);
    for (seat, walls) in [(0, 3), (1, 7), (2, 7), (3, 7)] {
        table = table.seat(seat).walls(walls);
    }
    let table = table.seat(0).influence(12).provisions(9).workers("LSM");
    assert_eq!(table.game().board().piles()[2], 0);
    assert_eq!(reasons(&table, Action::Fortify), [WhyNot::NoWall]);
}

#[test]
fn attack_costs_a_silver_for_every_two_strength_missing() {
    for (slot, need) in [1, 3, 5, 7, 9, 11].into_iter().enumerate() {
        for strength in 0..=12_u8 {
            // One for each card between the last one within reach and this one.
            let cost = (0..=slot).filter(|&between| strength < [1, 3, 5, 7, 9, 11][between]).count() as u8;
            assert!(strength >= need || cost > 0);
            let table = scenario(2).strength(strength).workers("LSF").no_outsiders().outsider(slot, OutsiderId(19));
            let after = table.clone().silver(cost).play(&format!("attack outsider:{slot} pay:LSF"));
            assert_eq!(after.you().silver, 0, "slot {slot} with {strength} Strength");
            if let Some(have) = cost.checked_sub(1) {
                let short = WhyNot::Silver { need: cost, have };
                assert_eq!(reasons(&table.silver(have), Action::Attack), [short], "slot {slot}, {strength} Strength");
            }
        }
    }
}

#[test]
fn attack_offers_what_the_silver_reaches() {
    let table = scenario(2).strength(3).silver(2).workers("LSF").play("attack");
    assert_eq!(table.choices(), ["outsider:0", "outsider:1", "outsider:2", "outsider:3"]);
    assert_eq!(table.attempt("outsider:4").err(), Some(WhyNot::Silver { need: 3, have: 2 }));
    let nobody = scenario(2).no_outsiders().workers("LSFFC").silver(9);
    assert_eq!(reasons(&nobody, Action::Attack), [WhyNot::NoOutsider]);
    assert_eq!(reasons(&nobody, Action::Convert), [WhyNot::NoOutsider]);
}

#[test]
fn convert_needs_the_faith_of_the_flag_and_no_silver_helps() {
    for (slot, need) in [0, 2, 4, 6, 8, 10].into_iter().enumerate() {
        let table = scenario(2).silver(20).workers("LFC").no_outsiders().outsider(slot, OutsiderId(19));
        assert_eq!(reasons(&table.clone().faith(need), Action::Convert), []);
        if let Some(have) = u8::checked_sub(need, 1) {
            let short = WhyNot::Attribute { attribute: Attribute::Faith, need, have };
            assert_eq!(reasons(&table.clone().faith(have), Action::Convert), [short]);
            let beyond = table.faith(have).outsider(0, OutsiderId(4)).play("convert");
            assert_eq!(beyond.attempt(&format!("outsider:{slot}")).err(), Some(short));
        }
    }
}

/// Levels lent by a Paladin count for requirements only.
#[test]
fn what_a_paladin_lends_counts_for_requirements() {
    let table = scenario(2).paladin("Roland").strength(1).workers("LMF").provisions(1);
    let after = table.play("garrison space:11 pay:LMF");
    assert_eq!((after.you().track(Attribute::Strength), after.you().level(Attribute::Strength)), (1, 5));
    let far = scenario(2).strength(1).workers("LMF").provisions(1).play("garrison");
    let short = WhyNot::Attribute { attribute: Attribute::Strength, need: 5, have: 1 };
    assert_eq!(far.attempt("space:11").err(), Some(short));
}

#[test]
fn commission_and_garrison_need_a_space_within_reach() {
    let table = scenario(2).workers("LMF").provisions(1);
    let short = WhyNot::Attribute { attribute: Attribute::Strength, need: 1, have: 0 };
    assert_eq!(reasons(&table, Action::Garrison), [short]);
    let mut filled = scenario(2).seat(1).outpost(0).outpost(1).seat(0).workers("LSC").provisions(1).faith(1);
    let short = WhyNot::Attribute { attribute: Attribute::Faith, need: 2, have: 1 };
    assert_eq!(reasons(&filled, Action::Commission), [short]);
    filled = filled.seat(1);
    for space in [4, 5, 6, 7, 11] {
        filled = filled.outpost(space);
    }
    for space in [12, 13, 14, 15, 16, 20, 21] {
        filled = filled.monk(space);
    }
    // Fourteen of the 25 spaces for two players.
    assert_eq!(filled.game().board().free_spaces(2).count(), 11);
}

#[test]
fn so_many_spaces_are_open_for_so_many_players() {
    for (people, spaces) in [(2, 25), (3, 34), (4, 40)] {
        let table = scenario(people);
        assert_eq!(table.game().board().free_spaces(table.game().seats()).count(), spaces, "{people} players");
    }
    let solo = paladins::scenario::solo("solo-easy");
    assert_eq!(solo.game().board().free_spaces(solo.game().seats()).count(), 25, "the solo game uses those of two");
}

#[test]
fn attributes_end_at_twelve() {
    let table = scenario(2).influence(12).workers("LSF").strength(1).outsider(0, OutsiderId(17));
    let after = table.play("attack outsider:0 pay:LSF");
    assert_eq!(after.you().track(Attribute::Influence), 12);
    let almost = scenario(2).influence(11).workers("LSF").strength(1).outsider(0, OutsiderId(20));
    assert_eq!(almost.play("attack outsider:0 pay:LSF").you().track(Attribute::Influence), 12);
    // An Attribute of choice is asked for only among those that can rise.
    let full = scenario(2).round(3).favour(0, FavourId(3)).faith(12).workers("X").play("favour:0 pay:X");
    assert_eq!(full.choices(), ["raise:strength", "raise:influence"]);
    let all = scenario(2).round(3).favour(0, FavourId(3)).faith(12).strength(12).workers("X").play("favour:0 pay:X");
    assert_eq!(all.you().track(Attribute::Influence), 1);
}

#[test]
fn a_favour_serves_one_worker_a_round_and_no_prayer_clears_it() {
    let table = scenario(2).round(4).favour(0, FavourId(7)).workers("CXX").silver(2).play("favour:0 pay:X pass");
    let intent = Intent::Favour(0);
    assert_eq!(table.game().why_not(Seat(0), intent), [WhyNot::FavourUsed]);
    assert_eq!(reasons(&table, Action::Pray), [WhyNot::NothingToClear], "a Favour is no action of the board");
    // The cost of a hidden card stays hidden.
    assert_eq!(table.game().why_not(Seat(0), Intent::Favour(2)), [WhyNot::FavourHidden { round: 5 }]);
    assert_eq!(table.game().why_not(Seat(0), Intent::Favour(5)), [WhyNot::NoSuchThing]);
}

#[test]
fn a_favour_that_another_player_used_is_closed_to_all() {
    let table = scenario(2).round(3).favour(0, FavourId(8)).seat(1).workers("L").seat(0).workers("LL");
    let after = table.play("favour:0 pay:L");
    assert_eq!(after.game().asked(), Some((Seat(1), Question::Turn)));
    assert_eq!(after.game().why_not(Seat(1), Intent::Favour(0)), [WhyNot::FavourUsed]);
    assert_eq!(after.attempt("favour:0").err(), Some(WhyNot::FavourUsed));
}

#[test]
fn nobody_acts_out_of_turn() {
    let table = scenario(2).workers("L").seat(1).workers("L");
    assert_eq!(table.game().why_not(Seat(1), Intent::Action(Action::Hunt)), [WhyNot::NotYourTurn]);
    assert_eq!(table.game().why_not(Seat(2), Intent::Action(Action::Hunt)), [WhyNot::NoSuchThing]);
    let asked = table.play("hunt");
    assert_eq!(reasons(&asked, Action::Hunt), [WhyNot::NotYourTurn], "in the middle of an action");
    assert_eq!(asked.attempt("trade").err(), Some(WhyNot::NotAsked));
}

/// Several things may be missing at once; each is named.
#[test]
fn everything_that_is_missing_is_named_at_once() {
    let table = scenario(2).walls(3).workers("L");
    let influence = WhyNot::Attribute { attribute: Attribute::Influence, need: 5, have: 0 };
    let all = [worker('M'), worker('S'), WhyNot::Provisions { need: 2, have: 0 }, influence];
    assert_eq!(reasons(&table, Action::Fortify), all);
    let prayer = reasons(&scenario(2), Action::Pray);
    assert_eq!(prayer, [worker('C'), WhyNot::NothingToClear, WhyNot::Silver { need: 2, have: 0 }]);
}
