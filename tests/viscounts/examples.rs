//! The rulebook's worked examples, each in its own words and numbers.

use kernel::{Column, Preview, Seat};
use viscounts::components::{BuildingKind, Resource, Tier};
use viscounts::examples::example;
use viscounts::scenario::ScenarioExt as _;
use viscounts::scenario::{Scenario, townsfolk};
use viscounts::{Event, Question, Thing};

fn position(key: &str) -> Scenario {
    example(key).unwrap_or_else(|| panic!("no example is called {key}"))
}

/// Card management: an Antagonist gives 2 Corruption, one more for each other Criminal, and a Debt.
#[test]
fn an_antagonist_brings_corruption_for_every_criminal_and_a_debt() {
    let after = position("antagonist").play("play:antagonist");
    assert_eq!((after.you().corruption, after.you().virtue, after.you().unpaid), (4, 7, 1));
}

/// Card management: a Journeyman that drops off gives a Free Hire and a Virtue.
#[test]
fn a_journeyman_drops_off_for_a_free_hire_and_a_virtue() {
    let after = position("journeyman").play("hire:d pass");
    assert_eq!(after.you().virtue, 6);
    assert_eq!(after.you().silver, 0);
    assert!(after.you().discard.iter().any(|card| card.card().key == "artisan"));
    assert_eq!(after.you().line.map(|card| card.map(|card| card.card().key)), [None, Some("abbot"), Some("squire")]);
}

/// Virtue and Corruption: of 2 Virtue the first moves one marker onto the other, the second moves both.
#[test]
fn markers_that_meet_move_on_together() {
    let after = position("virtue").play("transcribe pay:ink1");
    assert_eq!((after.you().corruption, after.you().virtue), (3, 3));
}

/// Movement: with an Abbot's 2 a Viscount goes along the outside path, or down and along or up again.
#[test]
fn an_abbot_moves_two_spaces_along_the_arrows() {
    let table = position("movement");
    assert_eq!(table.choices(), ["move:2", "move:3", "move:b"]);
}

/// Trade: four Merchants and 2 Silver are three Gold, and the Trader brings a Silver after that.
#[test]
fn trade_for_three_gold() {
    let after = position("trade").play("trade exchange:3");
    assert_eq!((after.you().resources, after.you().silver), ([0, 0, 3], 1));
}

/// Constructing: a Workshop for 2 Stone and the Mason's dismissal; a Link gives both owners 2 Silver.
#[test]
fn a_workshop_links_to_a_trading_post() {
    let table = position("construct").play("construct build:workshop:1");
    assert_eq!(table.choices().last().map(String::as_str), Some("pass"), "the Mason's Rearrange comes first");
    let after = table.play("order:321");
    assert_eq!((after.you().resources, after.you().silver), ([1, 0, 0], 2));
    assert_eq!(after.other().silver, 2);
    assert_eq!(after.you().built[BuildingKind::Workshop as usize], 0b10);
}

/// Placing Workers: 8 Nobles place four Workers, which cascade through all three tiers.
#[test]
fn eight_nobles_take_the_castle() {
    let table = position("place-workers").play("place-workers workers:4");
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
    let table = position("transcribe");
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
    let after = position("collision").play("pass");
    let you = after.you();
    assert_eq!((you.resources, you.silver, you.unpaid), ([1, 0, 0], 3, 2));
    assert_eq!((you.corruption, you.virtue), (1, 7));
    assert_eq!((after.other().virtue, after.game().player(Seat(2)).virtue), (6, 7));
}

/// AI turns: on its first turn the Cleric AI dismisses for a Virtue, moves 2 and has too few Nobles, so it flips a Debt
/// and gains a Virtue; on its second it gains a Corruption and a Future Scheme, and transcribes for a Future Scheme.
#[test]
fn the_cleric_opponents_first_two_turns() {
    let first = position("solo-turns").play("pass");
    let other = first.other();
    assert_eq!((other.virtue, other.paid, other.space.number()), (5, 1, Some(3)));
    assert_eq!((other.workers, other.resources), (20, [2, 1, 0]));
    let second = first.play("play:abbot move:10 pass pass");
    let other = second.other();
    assert_eq!((other.corruption, other.space.number()), (2, Some(4)));
    assert_eq!(other.manuscripts.iter().map(|tile| tile.index()).collect::<Vec<_>>(), [3]);
    let opponent = second.game().opponent().unwrap();
    assert_eq!(opponent.discard.len(), 2);
}

/// The scoring example: 109 VP.
#[test]
fn red_scores_109() {
    let (total, lines) = position("score").score(0);
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

/// Dismissing: a Woodcutter costs 2 Silver, brings a Virtue at once and a Builder for this action.
#[test]
fn a_dismissed_woodcutter_brings_a_virtue_and_a_builder() {
    let after = position("dismissal").play("construct build:workshop:3");
    assert_eq!((after.you().silver, after.you().virtue, after.you().resources), (0, 6, [0; 3]));
    assert_eq!(after.count(|event| matches!(event, Event::Dismissed { .. })), 1);
}

/// Buildings: one, two and three Trading Posts score 4, 9 and 15 points.
#[test]
fn the_third_trading_post_brings_fifteen_points() {
    let buildings = |table: &Scenario| table.score(0).1.first().copied();
    let table = position("trading-posts");
    assert_eq!(buildings(&table), Some(("Buildings", 9)));
    assert_eq!(buildings(&table.play("construct build:trading-post:3 spot:b1")), Some(("Buildings", 15)));
}

/// The Castle: three Workers of a section move on, and the section gives a Free Hire or lets a card be destroyed.
#[test]
fn three_workers_set_off_for_a_free_hire_or_a_destroyed_card() {
    let after = position("castle").play("place-workers");
    assert_eq!(after.tier(Tier::Second, 0), [0, 0, 0, 1, 0]);
    assert_eq!(after.choices(), ["left", "right"]);
    assert_eq!(after.play("right pass").tier(Tier::First, 0), [0, 0, 1, 0, 1]);
}

/// Ribbons: a set of three different ones scores 9.
#[test]
fn three_ribbons_of_different_colours_score_nine() {
    let sets =
        |table: &Scenario| table.score(0).1.iter().find(|(name, _)| *name == "Sets of ribbons").map(|line| line.1);
    let table = position("ribbons");
    assert_eq!(sets(&table), Some(4));
    assert_eq!(sets(&table.play("transcribe")), Some(9));
}

/// Poverty: two players who tie for the most approved Deeds have 10 points each, the third still 4.
#[test]
fn who_ties_for_the_most_deeds_shares_the_points() {
    let table = position("most-deeds");
    let poverty = |seat| table.score(seat).1.iter().find(|(name, _)| *name == "Poverty").map(|line| line.1);
    assert_eq!([0, 1, 2].map(poverty), [Some(10), Some(10), Some(4)]);
}

/// Solo set-up: the Cleric AI starts with an Ink Well, a Stone, a Deed, a Debt, and a Guildhall where its Viscount
/// stands.
#[test]
fn the_cleric_opponent_starts_with_a_guildhall() {
    let mut after = position("solo-start").play("pair:0");
    while after.asked().is_some_and(|(_, question)| question != Question::Play) {
        let first = after.choices().remove(0);
        after = after.play(&first);
    }
    let other = after.other();
    assert_eq!(other.built[BuildingKind::Guildhall as usize].count_ones(), 1);
    let owned = after.game().board().spots[other.space.segment.index()].iter().flatten().count();
    assert_eq!(owned, 1, "beside its Viscount");
    assert!(other.resources[0] >= 1 && other.resources[1] >= 1);
}

/// Solo resources: with six Ink Wells the Cleric AI collects Stone.
#[test]
fn with_six_ink_wells_the_cleric_opponent_collects_stone() {
    let table = position("solo-resources");
    assert_eq!(table.other().resources, [6, 1, 0]);
    let after = table.play("pass");
    let gained = |event: &&Event| matches!(event, Event::Gained { seat: Seat(1), thing: Thing::Resource(_), .. });
    let reported: Vec<&Event> = after.events().iter().filter(gained).collect();
    assert!(
        matches!(reported[..], [Event::Gained { thing: Thing::Resource(Resource::Stone), .. }, ..]),
        "{reported:?}"
    );
}

/// Before Construct reveals the card below the dismissed one, it shows its price, the Building with its points, the
/// Link that gives to both, and the dismissed card.
#[test]
fn construct_tells_beforehand_what_it_costs_brings_and_leads_to() {
    let table = position("construct").play("construct");
    let preview = Preview::of(table.game(), "build:workshop:1".parse().unwrap()).expect("a legal choice");
    let column = |column| preview.column(column).map(|change| (change.thing, change.by)).collect::<Vec<_>>();
    let costs = column(Column::Costs);
    assert!(costs.contains(&(Thing::Resource(Resource::Stone), -2)), "{costs:?}");
    assert!(costs.contains(&(Thing::Silver, -1)), "{costs:?}");
    let brings = column(Column::Brings);
    assert!(brings.contains(&(Thing::Building(BuildingKind::Workshop), 1)), "{brings:?}");
    assert!(brings.contains(&(Thing::Silver, 2)), "{brings:?}");
    let then = column(Column::Then);
    assert!(then.contains(&(Thing::Dismissed(Some(townsfolk("mason"))), 1)), "{then:?}");
    assert!(then.contains(&(Thing::SharedLink(Seat(1)), 1)), "{then:?}");
    assert_eq!(table.game().points_of(Seat(0), &preview.changes), 2);
    assert!(preview.shows());
}

/// The cascade continues after a reward to be chosen: the two others of three Workers move in any case.
#[test]
fn a_cascade_is_reported_beforehand_past_a_reward_that_is_chosen() {
    let table = position("castle");
    let steps = table.game().cascade("place-workers".parse().unwrap());
    assert_eq!(steps.iter().map(|step| step.number).collect::<Vec<_>>(), [1, 2, 2, 2]);
    let castle = table.game().board().castle.after(&steps);
    let after = table.play("place-workers right pass");
    assert_eq!((castle.first, castle.second), (after.game().board().castle.first, after.game().board().castle.second));
}

/// Four Workers through all three tiers, up to the choice of the Worker to bump.
#[test]
fn a_cascade_is_reported_beforehand_to_the_end_of_what_is_forced() {
    let table = position("place-workers").play("place-workers");
    let castle = table.game().board().castle.after(&table.game().cascade("workers:4".parse().unwrap()));
    let after = table.play("workers:4 take:gold take:ink");
    assert!(after.choices().contains(&"bump:1".to_owned()));
    let really = after.game().board().castle;
    assert_eq!((castle.first, castle.second, castle.third), (really.first, really.second, really.third));
}
