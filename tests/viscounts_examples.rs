//! The rulebook's worked examples, each in its own words and numbers.

use francia::kernel::Seat;
use francia::viscounts::Event;
use francia::viscounts::components::{BuildingKind, Ribbon, Tier};
use francia::viscounts::scenario::{Scenario, scenario, solo};

/// Card management: an Antagonist gives 2 Corruption, one more for each other Criminal, and a Debt.
#[test]
fn an_antagonist_brings_corruption_for_every_criminal_and_a_debt() {
    let table = scenario(2).hand(&["antagonist"]).line(["", "thief", "squire"]);
    let after = table.play("play:antagonist");
    assert_eq!((after.you().corruption, after.you().virtue, after.you().unpaid), (4, 7, 1));
}

/// Card management: a Journeyman that drops off gives a Free Hire and a Virtue.
#[test]
fn a_journeyman_drops_off_for_a_free_hire_and_a_virtue() {
    let table = scenario(2).line(["abbot", "squire", "journeyman"]).hand(&["thief"]).townsfolk("d", "artisan").turn();
    let after = table.play("hire:d pass");
    assert_eq!(after.you().virtue, 6);
    assert_eq!(after.you().silver, 0);
    assert!(after.you().discard.iter().any(|card| card.card().key == "artisan"));
    assert_eq!(after.you().line.map(|card| card.map(|card| card.card().key)), [None, Some("abbot"), Some("squire")]);
}

/// Virtue and Corruption: of 2 Virtue the first moves one marker onto the other, the second moves both.
#[test]
fn markers_that_meet_move_on_together() {
    let after = scenario(2).markers(4, 5).given(francia::viscounts::Effect::Virtue(2)).start();
    assert_eq!((after.you().corruption, after.you().virtue), (3, 3));
}

/// Movement: with an Abbot's 2 a Viscount goes along the outside path, or down and along or up again.
#[test]
fn an_abbot_moves_two_spaces_along_the_arrows() {
    let table = scenario(2).moving("abbot").at("1");
    assert_eq!(table.choices(), ["move:2", "move:3", "move:b"]);
}

/// Trade: four Merchants and 2 Silver are three Gold, and the Trader brings a Silver after that.
#[test]
fn trade_for_three_gold() {
    let table = scenario(2).line(["trader", "peddler-ink", "squire"]).silver(2).at("7").acting();
    let after = table.play("trade exchange:3");
    assert_eq!((after.you().resources, after.you().silver), ([0, 0, 3], 1));
}

/// Constructing: a Workshop for 2 Stone and the Mason's dismissal; a Link gives both owners 2 Silver.
#[test]
fn a_workshop_links_to_a_trading_post() {
    let table = scenario(3)
        .line(["squire", "trader", "financier"])
        .silver(1)
        .resources(0, 2, 0)
        .townsfolk("b", "mason")
        .at("3")
        .seat(1)
        .built(BuildingKind::TradingPost, 1, "b2")
        .acting();
    let table = table.play("construct build:workshop:1");
    assert_eq!(table.choices().last().map(String::as_str), Some("pass"), "the Mason's Rearrange comes first");
    let after = table.play("order:321");
    assert_eq!((after.you().resources, after.you().silver), ([1, 0, 0], 2));
    assert_eq!(after.other().silver, 2);
    assert_eq!(after.you().built[BuildingKind::Workshop as usize], 0b10);
}

/// Placing Workers: 8 Nobles place four Workers, which cascade through all three tiers.
#[test]
fn eight_nobles_take_the_castle() {
    let table = scenario(3)
        .line(["thief", "overseer-3", "benefactor"])
        .hand(&["abbot", "lender"])
        .resources(0, 0, 3)
        .built(BuildingKind::Guildhall, 2, "a1")
        .built(BuildingKind::TradingPost, 3, "c1")
        // Section 1 gives Ink and Stone; section 5, counter-clockwise of it, 2 Virtue.
        .workers(Tier::First, 1, 1)
        .workers(Tier::First, 5, 2)
        .workers(Tier::Second, 1, 2)
        .at("a")
        .seat(1)
        .workers(Tier::First, 2, 2)
        .third_tier(1)
        .seat(2)
        .workers(Tier::First, 2, 1)
        .acting();
    let table = table.play("place-workers workers:4");
    assert_eq!(table.you().resources, [2, 2, 0], "3 Gold are spent, Ink and Stone gained twice");
    assert_eq!(table.you().virtue, 5);
    assert_eq!(table.tier(Tier::First, 0), [0, 2, 0, 1, 1]);
    let table = table.play("take:gold take:ink");
    assert_eq!((table.tier(Tier::Second, 0), table.third(0)), ([2, 0, 0, 0, 1], 2));
    assert_eq!(table.game().board().castle.leader, Some(Seat(0)));
    let table = table.play("bump:1 bump:1");
    assert_eq!((table.other().silver, table.other().workers), (4, 19));
    let after = table.play("right discard:abbot");
    assert_eq!(after.you().discard.last().map(|card| card.card().key), Some("abbot"));
    assert_eq!(after.you().resources, [3, 2, 1]);
}

/// Transcribing: 6 Clerics from an Acolyte, a Cleric Bonus card, 3 Ink and a dismissed Racketeer.
#[test]
fn transcribe_for_six_clerics() {
    let table = scenario(2)
        .line(["acolyte", "squire", "labourer"])
        .bonus(Ribbon::Black)
        .resources(3, 0, 0)
        .silver(1)
        .townsfolk("c", "racketeer-1")
        .manuscript("c", 8)
        .at("c")
        .acting();
    let after = table.clone().play("transcribe");
    assert_eq!((after.you().resources, after.you().silver), ([0; 3], 0));
    assert_eq!(after.you().manuscripts.len(), 1);
    assert_eq!(after.count(|event| matches!(event, Event::Dismissed { .. })), 1);
    // With discards the Shuffle happens.
    let after = table.all_discarded().play("transcribe");
    assert_eq!(after.count(|event| matches!(event, Event::Shuffled { .. })), 1);
}

/// Collision: with a Criminal the second Workshop gives nothing, the Peddler an Ink Well, position 6 two Debts and
/// 3 Silver; others without Criminals gain a Virtue.
#[test]
fn a_collision_is_resolved_in_order() {
    let table = scenario(3)
        .line(["thief", "peddler-ink", "diplomat"])
        .built(BuildingKind::Workshop, 2, "a1")
        .markers(6, 6)
        .seat(1)
        .line(["abbot", "squire", "labourer"])
        .seat(2)
        .line(["thief", "squire", "labourer"])
        .colliding();
    let after = table.start();
    let you = after.you();
    assert_eq!((you.resources, you.silver, you.unpaid), ([1, 0, 0], 3, 2));
    assert_eq!((you.corruption, you.virtue), (1, 7));
    assert_eq!((after.other().virtue, after.game().player(Seat(2)).virtue), (6, 7));
}

/// AI turns: on its first turn the Cleric AI dismisses for a Virtue, moves 2 and has too few Nobles, so it flips a Debt
/// and gains a Virtue; on its second it gains a Corruption and a Future Scheme, and transcribes for a Future Scheme.
#[test]
fn the_cleric_opponents_first_two_turns() {
    let table: Scenario = solo("solo-cleric")
        .seat(1)
        .built(BuildingKind::Guildhall, 1, "a1")
        .debts(1, 0)
        .deeds(1, 0)
        .resources(1, 1, 0)
        .at("1")
        .townsfolk("a", "friar")
        .manuscript("b", 3)
        .schemes(&[6, 3])
        .seat(0)
        .hand(&["abbot", "squire", "labourer"])
        .at("d");
    let first = table.opponent_turn().start();
    let other = first.other();
    assert_eq!((other.virtue, other.paid, other.space.number()), (5, 1, Some(3)));
    assert_eq!((other.workers, other.resources), (20, [2, 1, 0]));
    let second = first.play("play:abbot move:10 pass");
    let other = second.other();
    assert_eq!((other.corruption, other.space.number()), (2, Some(4)));
    assert_eq!(other.manuscripts.iter().map(|tile| tile.index()).collect::<Vec<_>>(), [3]);
    let opponent = second.game().opponent().unwrap();
    assert_eq!(opponent.discard.len(), 2);
}

/// The scoring example: 109 VP.
#[test]
fn red_scores_109() {
    let red = scenario(4)
        .built(BuildingKind::TradingPost, 1, "a1")
        .built(BuildingKind::Guildhall, 1, "a2")
        .built(BuildingKind::Guildhall, 2, "a3")
        .built(BuildingKind::Workshop, 1, "b1")
        .built(BuildingKind::Workshop, 2, "b2")
        .built(BuildingKind::Workshop, 3, "b3")
        .workers(Tier::First, 1, 2)
        .workers(Tier::First, 2, 2)
        .workers(Tier::First, 3, 1)
        .workers(Tier::Second, 1, 2)
        .workers(Tier::Second, 4, 2)
        .third_tier(2)
        // Grey: flip, Buildings. Black: flip, 2 Ink, 2 Virtue. Yellow: Nobles, flipped Debts. Blue: Criminals.
        .wrote(&[5, 8, 1, 13, 14, 23, 25, 31])
        .bonus(Ribbon::Black)
        .debts(1, 3)
        .deeds(4, 2)
        .line(["antagonist", "aristocrat", "princess"])
        .hand(&["diplomat", "illusionist", "thief"])
        .stacks(0, 5)
        .seat(1)
        .deeds(0, 5)
        .seat(2)
        .deeds(0, 4);
    let (total, lines) = red.score(0);
    assert_eq!(
        lines,
        [
            ("Buildings", 26),
            ("Workers in the Castle", 19),
            ("Sets of ribbons", 26),
            ("Manuscripts", 18),
            ("Castle Leader", 5),
            ("Cleric Bonus cards", 3),
            ("Unpaid Debts", -2),
            ("Acquired Deeds", 4),
            ("Approved Deeds", 6),
            ("Poverty", 4),
        ]
    );
    assert_eq!(total, 109);
}
