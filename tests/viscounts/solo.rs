//! The solo opponents: their boards, their Schemes, and their version of effects.

use history::{Finished, Marks};
use kernel::{
    Game, NullSink, Seat, SeatKind, Seed, Setup, SetupError, Table, seat_of_official, seats_of_people,
    seats_that_decide,
};
use viscounts::components::{BuildingKind, Icon, OpponentKind, SCHEMES, Section, Segment, Spot, Tier};
use viscounts::scenario::ScenarioExt as _;
use viscounts::scenario::{Scenario, change, solo};
use viscounts::{Effect, Event, Question, Thing, Variant, Viscounts};

const NAMES: [&str; 4] = ["solo-cleric", "solo-builder", "solo-noble", "solo-card"];

/// The opponent alone with its board, at space 1; a Friar (Virtue) and a Manuscript for 6 on every segment.
fn opponent(name: &str) -> Scenario {
    let scoring = [8, 16, 19, 24, 25];
    let friars = ["friar", "miner", "princess", "foreman", "vicar"];
    let mut table = solo(name);
    for ((letter, manuscript), townsfolk) in ["a", "b", "c", "d", "e"].into_iter().zip(scoring).zip(friars) {
        table = table.manuscript(letter, manuscript).townsfolk(letter, townsfolk);
    }
    table.at("a").seat(1).at("1").debts(1, 0).deeds(1, 0)
}

/// Gains of the opponent by an effect.
fn gains(table: Scenario, effect: Effect) -> String {
    let before = *table.other();
    change(&before, table.given(effect).start().other())
}

#[test]
fn an_official_opponent_takes_the_second_of_two_seats() {
    let kinds = |seats: &[&str]| Setup::of(seats).kinds::<Viscounts>();
    for other in ["human", "random", "count"] {
        let kinds = kinds(&[other, "solo-noble"]).unwrap();
        assert_eq!((kinds[1], seat_of_official(&kinds)), (SeatKind::Official(2), Some(Seat(1))));
        assert_eq!(seats_that_decide(&kinds).collect::<Vec<_>>(), [Seat(0)]);
        assert_eq!(seats_of_people(&kinds).count(), usize::from(other == "human"));
    }
    for seats in [
        &["solo-noble"][..],
        &["solo-noble", "human"],
        &["human", "solo-noble", "count"],
        &["human", "count", "solo-noble"],
        &["solo-card", "solo-noble"],
    ] {
        assert_eq!(kinds(seats), Err(SetupError::OfficialSeat), "{seats:?}");
    }
    assert_eq!(seat_of_official(&kinds(&["human", "count"]).unwrap()), None);
}

#[test]
fn effects_that_are_not_for_it_become_others() {
    let cleric = || opponent("solo-cleric");
    assert_eq!(gains(cleric(), Effect::Rearrange), "ink 1");
    assert_eq!(gains(cleric(), Effect::Silver(1)), "");
    assert_eq!(gains(cleric(), Effect::Silver(2)), "ink 1");
    assert_eq!(gains(cleric(), Effect::Silver(4)), "ink 2");
    assert_eq!(gains(cleric(), Effect::Discard(1)), "virtue 1");
    assert_eq!(gains(cleric(), Effect::CastleMove), "virtue 1");
    // A Debt first, if it has flipped equally many of both; the paid Debt is a resource.
    assert_eq!(gains(cleric(), Effect::Destroy(1)), "ink 1, unpaid -1, paid 1");
    assert_eq!(gains(cleric().debts(1, 1), Effect::Flip(1)), "acquired -1, approved 1");
    assert_eq!(gains(cleric().debts(0, 0), Effect::Flip(1)), "acquired -1, approved 1");
    assert_eq!(gains(cleric().deeds(0, 3), Effect::Flip(1)), "ink 1, unpaid -1, paid 1");
    assert_eq!(gains(cleric().debts(0, 0).deeds(0, 0), Effect::Flip(1)), "virtue 1");
    assert_eq!(gains(cleric().debts(0, 0), Effect::FlipDebt), "virtue 1");
    assert_eq!(gains(cleric().deeds(0, 0), Effect::FlipDeed), "virtue 1");
    for effect in [Effect::FreeHire(1), Effect::FutureScheme] {
        let after = cleric().given(effect).start();
        assert_eq!(after.count(|event| matches!(event, Event::SchemeGained { .. })), 1);
        assert_eq!(after.game().opponent().unwrap().discard.len(), 1);
        assert_eq!(gains(cleric().no_futures(), effect), "ink 1, unpaid -1, paid 1");
    }
    assert_eq!(gains(cleric(), Effect::Dismiss), "virtue 1");
}

/// Two Debts: a Racketeer or a Debt Collector is not among its cards, so nothing else happens.
#[test]
fn debts_and_deeds_are_gained_as_by_anybody() {
    assert_eq!(gains(opponent("solo-noble"), Effect::Debt(2)), "unpaid 2");
    assert_eq!(gains(opponent("solo-noble"), Effect::Deed(2)), "acquired 2");
}

/// Resources that it takes: for the Cleric Ink up to 6, Stone up to 4, then Gold; the others in their own order.
#[test]
fn each_takes_resources_in_its_order() {
    for (name, taken) in [
        ("solo-cleric", "ink 6, stone 4, gold 2"),
        ("solo-builder", "ink 2, stone 6, gold 4"),
        ("solo-noble", "ink 4, stone 2, gold 6"),
        ("solo-card", "ink 12"),
    ] {
        assert_eq!(gains(opponent(name), Effect::Any(12)), taken, "{name}");
    }
}

/// Starting holdings of each, and the Schemes that its board leaves out.
#[test]
fn each_starts_with_what_its_board_lists() {
    let holdings = [
        "ink 1, stone 1, unpaid 1, acquired 1, buildings 1",
        "stone 1, gold 1, unpaid 1, acquired 1, buildings 1",
        "ink 1, gold 1, unpaid 1, acquired 1, buildings 1",
        "ink 2, unpaid 2, acquired 2, buildings 1",
    ];
    let heads = [("N", ["BN", "N"]), ("C", ["CN", "C"]), ("B", ["BC", "B"]), ("", ["C", "N"])];
    for (((name, kind), held), (starting, futures)) in NAMES.into_iter().zip(OpponentKind::ALL).zip(holdings).zip(heads)
    {
        let mut checked = 0;
        for seed in 0..60u64 {
            let setup = Setup::of(&["human", name]);
            let mut game = Viscounts::deal(&setup, Seed::from(seed).chance(), &mut NullSink).unwrap();
            let mut events = Vec::new();
            let mut list = Vec::new();
            while !game.is_set_up() {
                game.choices(&mut list);
                game.apply(list[0], &mut events).unwrap();
            }
            let opponent = *game.opponent().unwrap();
            assert_eq!((opponent.kind, opponent.seat), (kind, Seat(1)));
            let blank = viscounts::Player::new();
            // The spot may give more: only those with little or no change are compared.
            let own = change(&blank, game.player(Seat(1)));
            let parts: Vec<&str> = held.split(", ").collect();
            checked += usize::from(parts.iter().all(|part| own.split(", ").any(|have| have == *part)));
            assert_eq!(game.player(Seat(1)).buildings(), 1);
            assert_eq!(opponent.draw.len() + opponent.future.len() + opponent.discard.len(), 13);
            let letters = |place: usize| -> String {
                let names = [('B', 1), ('C', 3), ('N', 2), ('X', 4)];
                let icons = SCHEMES[place].icons;
                let all = Icon::ALL;
                names
                    .iter()
                    .flat_map(|(letter, at)| std::iter::repeat_n(*letter, icons.count(all[*at]).into()))
                    .collect()
            };
            let removed: Vec<String> = kind.board().removed.iter().map(|place| letters(*place)).collect();
            assert!(futures.iter().all(|head| removed.contains(&(*head).to_owned())), "{removed:?}");
            assert!(starting.is_empty() || removed[0] == starting, "{removed:?}");
        }
        assert!(checked > 5, "{name}: {checked}");
    }
}

/// Each of the variants puts one more Future Scheme into the first Draw Pile.
#[test]
fn future_schemes_make_it_harder() {
    for more in 0..=3 {
        let mut setup = Setup::of(&["human", "solo-noble"]);
        setup.modules = Variant::DIFFICULTY_MODULES[..more].iter().map(|variant| variant.key().to_owned()).collect();
        let game = Viscounts::deal(&setup, Seed::from(3).chance(), &mut NullSink).unwrap();
        let opponent = game.opponent().unwrap();
        assert_eq!((opponent.draw.len(), opponent.future.len()), (7 + more, 6 - more));
        assert_eq!(opponent.draw.iter().filter(|scheme| scheme.is_future()).count(), more);
    }
}

/// Every Scheme: opponent, the space reached from 1, and its gains on a board where no action can be done.
const TURNS: [(usize, &str, u8, &str); 16] = [
    (0, "solo-cleric", 2, "ink 1, unpaid 1, acquired -1, approved 1"),
    (1, "solo-cleric", 2, "ink 1, unpaid 1, acquired -1, approved 1"),
    (2, "solo-cleric", 2, "ink 1, unpaid 1, acquired -1, approved 1"),
    (3, "solo-noble", 3, "gold 1, unpaid -1, paid 1, virtue 2"),
    (4, "solo-cleric", 3, "ink 1, unpaid -1, paid 1, virtue 2"),
    (5, "solo-cleric", 3, "ink 1, unpaid -1, paid 1, virtue 2"),
    (6, "solo-cleric", 2, "ink 1, unpaid -1, paid 1, acquired 1, corruption 1"),
    (7, "solo-cleric", 4, "unpaid 1, acquired -1, approved 1, corruption 1"),
    (8, "solo-cleric", 5, "unpaid 1, acquired 1, virtue 2"),
    (9, "solo-noble", 5, "unpaid 1, acquired 1, virtue 2"),
    (10, "solo-cleric", 5, "unpaid 1, acquired 1, virtue 2"),
    (11, "solo-cleric", 3, "ink 2, unpaid 1, acquired -1, approved 1"),
    (12, "solo-noble", 3, "gold 2, unpaid 1, acquired -1, approved 1"),
    (13, "solo-cleric", 3, "ink 2, unpaid 1, acquired -1, approved 1"),
    (14, "solo-cleric", 4, "ink 2, unpaid -1, paid 1, acquired 1, corruption 1"),
    (15, "solo-cleric", 2, "ink 3, unpaid -1, paid 1, acquired 1, corruption 2"),
];

#[test]
fn every_scheme_is_read_from_top_to_bottom() {
    for (place, name, space, expected) in TURNS {
        // Its line is filled, so that nothing printed helps, with icons that do not suffice for its attempts.
        let [middle, right] = match place {
            5 => [8, 2],
            8 => [5, 2],
            6 | 7 | 14 | 15 => [4, 10],
            _ => [5, 8],
        };
        let table = opponent(name).scheme_line([Some(middle), Some(right), None]).schemes(&[place]);
        // A single Worker left cannot be placed.
        let table = if place == 12 { table.third_tier(19) } else { table };
        let before = *table.other();
        let after = table.opponent_turn().start();
        let turned = after.count(|event| matches!(event, Event::SchemeTurned { .. }));
        assert_eq!((turned, after.other().space.number()), (1, Some(space)), "Scheme {place}");
        assert_eq!(change(&before, after.other()), expected, "Scheme {place}");
    }
}

/// The Card opponent's focus is flipping, which it skips if it has nothing to flip.
#[test]
fn the_card_opponent_flips() {
    let table = opponent("solo-card").scheme_line([Some(5), Some(13), None]).schemes(&[0]);
    let before = *table.other();
    assert_eq!(change(&before, table.clone().opponent_turn().start().other()), "ink 2, unpaid -1, paid 1");
    let none = table.debts(0, 0).deeds(0, 0);
    let before = *none.other();
    assert_eq!(change(&before, none.opponent_turn().start().other()), "ink 1, unpaid 1, virtue 1");
}

/// It constructs the left-most Building that it can afford on the left-most spot of its space.
#[test]
fn it_constructs_the_left_most_building_that_it_can_afford() {
    for (stone, built) in [
        (0, None),
        (1, Some(BuildingKind::Workshop)),
        (3, Some(BuildingKind::TradingPost)),
        (5, Some(BuildingKind::Guildhall)),
    ] {
        // Scheme 0 gives it a Stone (Gold once it has six), shows a Builder, and moves it to space 2, behind the River.
        let table = opponent("solo-builder").resources(0, stone, 0).schemes(&[0]).scheme_line([Some(3), Some(9), None]);
        let after = table.opponent_turn().start();
        let spot = Spot { segment: Segment::A, place: 2 };
        assert_eq!(after.game().built_on(spot).map(|built| built.kind), built, "{stone} Stone");
    }
}

/// It places as many Workers as it can, but never one, beside its Viscount, from the outside path.
#[test]
fn it_places_two_workers_or_more() {
    for (gold, placed) in [(0, 0), (1, 2), (3, 3), (7, 4)] {
        let table = opponent("solo-noble").resources(0, 0, gold).schemes(&[1]).scheme_line([Some(5), Some(8), None]);
        // Scheme 1 gives a Gold first, has a Noble, and moves it to space 2.
        let after = table.opponent_turn().start();
        assert_eq!(20 - after.other().workers, placed, "{gold} Gold");
    }
}

/// In the Castle it takes the first of two rewards, and bumps the other's Workers.
#[test]
fn it_bumps_the_other_player() {
    let table = opponent("solo-noble")
        .workers(Tier::First, 1, 1)
        .seat(0)
        .workers(Tier::First, 1, 2)
        .seat(1)
        .passes_to(1)
        .given(Effect::Workers(1));
    let after = table.start();
    assert_eq!(after.tier(Tier::First, 0), [1, 0, 0, 0, 0]);
    let table = opponent("solo-noble").seat(0).workers(Tier::First, 1, 2).seat(1).passes_to(1);
    let after = table.given(Effect::Workers(2)).start();
    assert_eq!((after.tier(Tier::First, 0), after.you().silver), ([1, 0, 0, 0, 0], 2));
    let table = opponent("solo-noble").at("5").workers(Tier::First, 3, 2).given(Effect::Workers(1));
    assert_eq!(table.start().other().resources, [0, 0, 1]);
    let table = opponent("solo-noble").at("7").workers(Tier::First, 4, 2).given(Effect::Workers(1));
    assert_eq!(table.start().count(|event| matches!(event, Event::SchemeGained { .. })), 1);
}

/// The seat whose turn it is decides the bumped Worker: the opponent, if the player's Workers moved on its turn; the
/// player, if its Workers moved on theirs.
#[test]
fn whose_turn_it_is_bumps() {
    let crowd = |own: u8, its: u8| {
        let table = opponent("solo-noble").workers(Tier::First, 1, its).seat(0).workers(Tier::First, 1, own);
        table.workers(Tier::First, 2, 1)
    };
    let on_its_turn = crowd(1, 2).passes_to(1).colliding().given(Effect::CastleMove).play("shift:2-");
    assert_eq!((on_its_turn.tier(Tier::First, 0), on_its_turn.you().silver), ([1, 0, 0, 0, 0], 2));
    let on_yours = crowd(2, 1).seat(1).given(Effect::Workers(1));
    assert_eq!(on_yours.asked(), Some((Seat(0), Question::Bump(Tier::First, Section::around(0)))));
    assert_eq!(on_yours.play("bump:0").tier(Tier::First, 1), [2, 0, 0, 0, 0]);
}

/// Bumped by the player, it takes resources instead of Silver.
#[test]
fn a_bumped_worker_of_its_is_a_resource() {
    let table = opponent("solo-cleric").workers(Tier::First, 1, 2).workers(Tier::Second, 2, 2).seat(0);
    let first = table.clone().workers(Tier::First, 1, 1).given(Effect::Workers(1));
    assert_eq!(gains_of_other(&first, "section:1 bump:1"), "ink 1, workers 1");
}

fn gains_of_other(table: &Scenario, keys: &str) -> String {
    change(table.other(), table.clone().play(keys).other())
}

/// It transcribes from the outside path, and takes bonus cards like anybody.
#[test]
fn it_transcribes_beside_its_viscount() {
    let table = opponent("solo-cleric").manuscript("a", 14).resources(2, 0, 0).schemes(&[2]).scheme_line([
        Some(4),
        Some(9),
        None,
    ]);
    let after = table.opponent_turn().start();
    assert_eq!(after.other().manuscripts.len(), 1);
    // 2 Virtue from the Manuscript; it paid 2 Ink and one more, and a Cleric was on the card.
    assert_eq!((after.other().virtue, after.other().resources), (5, [0, 0, 0]));
}

/// Free Manuscripts and Buildings: the first that fits, from its own space on clockwise.
#[test]
fn what_is_free_is_taken_clockwise_from_its_viscount() {
    let table = opponent("solo-cleric").at("5").manuscript("e", 4).manuscript("b", 3).given(Effect::FreeManuscript);
    let after = table.start();
    assert_eq!(after.other().manuscripts.iter().map(|tile| tile.index()).collect::<Vec<_>>(), [4]);
    assert_eq!(after.other().resources, [2, 0, 0], "4 Silver are two resources");
    assert_eq!(gains(opponent("solo-cleric"), Effect::FreeManuscript), "", "none costs 3 or 4");
    let table = opponent("solo-builder").at("6").seat(0).built(BuildingKind::Workshop, 1, "c3").seat(1);
    let after = table.given(Effect::FreeBuilding(BuildingKind::Guildhall)).start();
    let spots = |after: &Scenario| -> Vec<String> {
        let events = after.events().iter();
        events
            .filter_map(|event| match event {
                Event::Constructed { spot, building, .. } => {
                    Some(format!("{}{} {}", spot.segment.key(), spot.place + 1, building.slot))
                }
                _ => None,
            })
            .collect()
    };
    assert_eq!(spots(&after), ["c4 1"]);
}

/// Its Buildings: Trading Posts give a Future Scheme, flip a Debt on collisions, dismiss on every flip.
#[test]
fn its_trading_posts_work() {
    let table = opponent("solo-card").given(Effect::FreeBuilding(BuildingKind::TradingPost)).start();
    assert_eq!(table.count(|event| matches!(event, Event::SchemeGained { .. })), 1);
    let table =
        opponent("solo-cleric").built(BuildingKind::TradingPost, 2, "e4").markers(5, 5).passes_to(1).colliding();
    let reset = viscounts::Player { corruption: 1, virtue: 7, ..*table.other() };
    assert_eq!(change(&reset, table.start().other()), "ink 2, paid 1");
    let table = opponent("solo-cleric").built(BuildingKind::TradingPost, 3, "e4");
    assert_eq!(gains(table, Effect::FlipDeed), "acquired -1, approved 1, virtue 1");
}

/// Its shuffle is a shuffle: a Virtue without a Criminal on its board, else a Corruption, never more than one.
#[test]
fn its_shuffle_brings_a_virtue_or_a_corruption() {
    let shuffled = |line| gains(opponent("solo-cleric").scheme_line(line).no_futures(), Effect::Shuffle);
    assert_eq!(shuffled([Some(0), Some(4), Some(5)]), "virtue 1");
    assert_eq!(shuffled([Some(0), Some(6), Some(5)]), "corruption 1");
    assert_eq!(shuffled([Some(15), Some(6), Some(7)]), "corruption 1");
    let none = opponent("solo-cleric").given(Effect::Shuffle).start();
    assert_eq!(none.other().virtue, 7, "nothing is shuffled where nothing was discarded");
    // The card that drops off at the start of its turn no longer counts; the new one does not count yet.
    for (line, expected) in [([Some(0), Some(4), Some(6)], (6, 1)), ([Some(6), Some(4), Some(5)], (7, 2))] {
        let table = opponent("solo-cleric").scheme_line(line).no_schemes().opponent_turn().start();
        let events = table.events().iter();
        let before: Vec<&Event> = events.take_while(|event| !matches!(event, Event::SchemeTurned { .. })).collect();
        let moved = match before[..] {
            [
                Event::TurnBegan { .. },
                Event::SchemesShuffled { .. },
                &Event::MarkerMoved { thing: Thing::Virtue, to, .. },
            ] => (to, 1),
            [
                Event::TurnBegan { .. },
                Event::SchemesShuffled { .. },
                &Event::MarkerMoved { thing: Thing::Corruption, to, .. },
            ] => (7, to),
            _ => panic!("{before:?}"),
        };
        assert_eq!(moved, expected);
    }
}

/// The Criminal printed in the Card opponent's middle space counts until a Scheme covers it.
#[test]
fn the_card_opponents_printed_criminal_counts() {
    let card = || opponent("solo-card");
    let criminals = |table: Scenario| table.game().criminals(Seat(1));
    assert_eq!([card(), opponent("solo-cleric")].map(criminals), [1, 0]);
    assert_eq!(criminals(card().scheme_line([Some(6), None, None])), 2);
    assert_eq!(criminals(card().scheme_line([Some(6), Some(5), None])), 1);
    // A Scheme with a Criminal, as its first: a Corruption for each of both.
    let before = *card().other();
    let after = card().schemes(&[6]).opponent_turn().start();
    assert_eq!(after.other().corruption - before.corruption, 2);
    // Its shuffle is one with a Criminal.
    assert_eq!(gains(card().no_futures(), Effect::Shuffle), "corruption 1");
    // Its second Trading Post flips no Debt on a collision, and the reward below the player's markers considers it.
    let collision = |table: Scenario| {
        let table = table.built(BuildingKind::TradingPost, 2, "e4").seat(0);
        let events = |position| {
            let reported = table.clone().markers(position, position).colliding().start();
            let until = reported.events().iter().take_while(|event| !matches!(event, Event::MarkersReset { .. }));
            let gains = until.filter_map(|event| match event {
                Event::Gained { seat: Seat(1), thing: Thing::PaidDebt, .. } => Some("flips"),
                Event::Gained { seat: Seat(1), thing: Thing::UnpaidDebt, .. } => Some("debt"),
                Event::Gained { seat: Seat(1), thing: Thing::Deed, .. } => Some("deed"),
                Event::MarkerMoved { seat: Seat(1), thing: Thing::Corruption, .. } => Some("corruption"),
                Event::MarkerMoved { seat: Seat(1), thing: Thing::Virtue, .. } => Some("virtue"),
                _ => None,
            });
            gains.collect::<Vec<_>>().join(" ")
        };
        [1, 2, 6, 7].map(events)
    };
    assert_eq!(collision(card()), ["debt", "corruption", "", ""]);
    let covered = card().scheme_line([None, Some(5), None]);
    assert_eq!(collision(covered), ["flips", "flips", "flips virtue", "flips deed"]);
}

/// Workshops: dismiss on every Scheme gained; a Virtue and a Corruption on every shuffle.
#[test]
fn its_workshops_work() {
    let table = opponent("solo-cleric").built(BuildingKind::Workshop, 1, "e4");
    assert_eq!(gains(table, Effect::FutureScheme), "virtue 1");
    let shuffles = |table: Scenario| gains(table.no_futures(), Effect::Shuffle);
    assert_eq!(shuffles(opponent("solo-cleric")), "virtue 1");
    assert_eq!(shuffles(opponent("solo-cleric").built(BuildingKind::Workshop, 2, "e4")), "virtue 2");
    assert_eq!(shuffles(opponent("solo-cleric").built(BuildingKind::Workshop, 3, "e4")), "corruption 1, virtue 1");
    // Corruption comes first: it moves both markers back together.
    let near = opponent("solo-cleric").built(BuildingKind::Workshop, 3, "e4").markers(3, 4).no_futures();
    let after = near.given(Effect::Shuffle).start();
    assert_eq!((after.other().corruption, after.other().virtue), (3, 3));
}

#[test]
fn its_guildhalls_reveal_its_own_icons() {
    for (name, icons) in [("solo-cleric", "CBN"), ("solo-builder", "BNC"), ("solo-noble", "NCB"), ("solo-card", "BNC")]
    {
        let mut revealed = String::new();
        for slot in 1..=3 {
            let before = solo(name).game().icons(Seat(1));
            let after = solo(name).seat(1).built(BuildingKind::Guildhall, slot, "a1").game().icons(Seat(1));
            let all = Icon::ALL;
            let gained = all.into_iter().position(|icon| after.count(icon) > before.count(icon)).unwrap();
            revealed.push(['M', 'B', 'N', 'C', 'X'][gained]);
        }
        assert_eq!(revealed, icons);
    }
}

/// Its collisions: the rewards above its markers, and the other's share below.
#[test]
fn its_collisions_give_resources_instead_of_silver() {
    for (position, expected) in [
        (1, "acquired 3"),
        (2, "acquired 2"),
        (3, "ink 1, acquired 1"),
        (4, "ink 1, unpaid 1, acquired 1"),
        (5, "ink 1, unpaid 1"),
        (6, "ink 1, unpaid 2"),
        (7, "ink 2, unpaid 3"),
    ] {
        let table = opponent("solo-cleric").markers(position, position).passes_to(1).colliding();
        let reset = viscounts::Player { corruption: 1, virtue: 7, ..*table.other() };
        let after = table.start();
        assert_eq!(change(&reset, after.other()), expected, "position {position}");
    }
}

/// Landing on its Viscount gives it a resource; where it lands, the player may rearrange.
#[test]
fn landing_gives_the_other_a_rearrange() {
    let table = opponent("solo-cleric").at("4").seat(0).at("3").moving("thief").start();
    assert_eq!(gains_of_other(&table, "move:4"), "ink 1");
    let table =
        opponent("solo-cleric").schemes(&[0]).seat(0).line(["abbot", "squire", "trader"]).at("2").opponent_turn();
    assert_eq!(table.asked(), Some((Seat(0), Question::Rearrange)));
}

/// It scores its remaining resources; other players have no such line.
#[test]
fn it_scores_what_it_has_left() {
    let table = solo("solo-noble").seat(1).resources(2, 1, 4);
    assert_eq!(table.score(1), (7, vec![("Resources left", 7)]));
    assert_eq!(table.seat(0).resources(2, 1, 4).score(0).0, 0);
}

/// The person must score more: a tie is lost, whatever Silver and resources remain.
#[test]
fn a_tie_with_the_opponent_is_lost() {
    let ranks = |table: Scenario| {
        (0..table.game().seats() as u8).filter_map(|seat| table.game().outcome().rank(Seat(seat))).collect::<Vec<_>>()
    };
    for name in NAMES {
        assert_eq!(ranks(solo(name)), [2, 1], "{name}");
        assert_eq!(ranks(solo(name).silver(30).resources(3, 3, 3)), [2, 1], "{name}");
        assert_eq!(ranks(solo(name).deeds(1, 0)), [1, 2], "{name}");
    }
}

/// A tie with the opponent is stored as a lost game.
#[test]
fn a_tie_with_the_opponent_counts_as_lost() {
    let over = |more: i32| {
        let table = solo("solo-noble").stacks(0, 5).round(5, Some(5)).drawing().start();
        let short = table.score(1).0 - table.score(0).0 + more;
        let short = u8::try_from(short).expect("the person is behind");
        let table = Table::<Viscounts>::replay(&table.seat(0).deeds(short, 0).silver(30).record()).unwrap();
        let result = Finished::of(1, 1, &table, Marks::default()).unwrap();
        assert_eq!(result.total(0) - result.total(1), more);
        result.result(0).won
    };
    assert_eq!([over(-1), over(0), over(1)], [false, false, true]);
}

/// The opponent takes the last turn.
#[test]
fn the_opponent_has_the_last_turn() {
    let table = solo("solo-noble").round(5, Some(5)).drawing().start();
    assert!(table.game().decision().is_none());
    assert_eq!(table.count(|event| matches!(event, Event::SchemeTurned { .. })), 1);
}
