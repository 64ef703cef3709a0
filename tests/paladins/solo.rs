//! The official solo opponent: every Scheme card, its board, its Resource track, and rounds against it.

use kernel::{Game, NullSink, Seat, Seed, Setup};
use paladins::components::{
    Action, Attribute, FavourId, OrderId, OutsiderId, Scheme, TavernId, TownsfolkId, WallId, Worker,
};
use paladins::scenario::ScenarioExt as _;
use paladins::scenario::{Scenario, solo};
use paladins::{Choice, Event, Intent, Paladins, Player, Question, Rival, WhyNot};

/// A table at which the opponent has six Workers, no Workshops and its marker on the left. Its seat is set.
fn alone() -> Scenario {
    solo("solo-standard").rival(6, 0).seat(1).no_workshops()
}

/// The person hunts, and the opponent plays this Scheme card.
fn scheme(table: Scenario, card: Scheme) -> Scenario {
    table.seat(0).workers("L").placed(Action::Hunt, "--").schemes(&[card]).play("hunt pay:L").seat(1)
}

fn act(table: Scenario, action: Action) -> Scenario {
    scheme(table, Scheme::Action(action))
}

fn rival(table: &Scenario) -> &Rival {
    table.game().rival().unwrap()
}

fn levels(player: &Player) -> [u8; 3] {
    Attribute::ALL.map(|attribute| player.track(attribute))
}

/// The opponent's actions with Workers, in order.
fn acted(after: &Scenario) -> Vec<(Intent, u8)> {
    let done = after.events().iter().filter_map(|event| match event {
        Event::RivalActed { intent, workers, .. } => Some((*intent, *workers)),
        _ => None,
    });
    done.collect()
}

fn until(game: &mut Paladins, wanted: impl Fn(Question) -> bool) {
    let mut list = Vec::new();
    while game.asked().is_some_and(|(_, question)| !wanted(question)) {
        game.choices(&mut list);
        game.apply(list[0], &mut NullSink).unwrap();
    }
}

fn deal(opponent: &str, seed: u64) -> Paladins {
    Paladins::deal(&Setup::of(&["human", opponent]), Seed::from(seed).chance(), &mut NullSink).unwrap()
}

#[test]
fn the_difficulty_is_the_number_of_workshops() {
    for (opponent, workshops) in [("solo-easy", 1), ("solo-standard", 3), ("solo-hard", 5)] {
        for seed in 0..5 {
            let mut game = deal(opponent, seed);
            assert_eq!(game.asked(), Some((Seat(0), Question::Draft)), "only the person drafts");
            assert_eq!(game.player(Seat(1)).developed(), workshops, "{opponent}");
            assert!(Action::RIGHT.into_iter().all(|action| !game.player(Seat(1)).covered(action, 1)), "one an action");
            assert_eq!((game.player(Seat(1)).silver, game.player(Seat(1)).provisions), (0, 0));
            // Each King's Order brings another one onto its action.
            let mut before = game.player(Seat(1)).clone();
            for round in 1..=3 {
                until(&mut game, |question| question == Question::Turn);
                let order = game.board().orders(round)[usize::from(round) - 1].card().task().unwrap();
                let player = game.player(Seat(1));
                assert_eq!(player.developed(), workshops + round, "{opponent}, round {round}");
                let on = |player: &Player| (0..2).filter(|&space| player.covered(order, space)).count();
                assert_eq!(on(player), on(&before) + 1, "{opponent}: {order:?}");
                before = player.clone();
                game.apply(Choice::Pass, &mut NullSink).unwrap();
                until(&mut game, |question| question != Question::Keep);
            }
        }
    }
}

#[test]
fn every_round_begins_with_the_person_two_taverns_and_so_many_workers() {
    let mut game = deal("solo-easy", 4);
    for round in 1..=7 {
        until(&mut game, |question| question == Question::Tavern);
        assert_eq!((game.round(), game.board().taverns.len(), game.start_player()), (round, 2, Seat(0)));
        until(&mut game, |question| question == Question::Turn);
        assert_eq!(game.asked(), Some((Seat(0), Question::Turn)));
        let rival = game.rival().unwrap();
        assert_eq!(rival.workers, round + 3, "none are carried over");
        assert!(rival.used.is_empty());
        game.apply(Choice::Pass, &mut NullSink).unwrap();
        until(&mut game, |question| question != Question::Keep);
    }
    assert!(game.is_over());
}

#[test]
fn the_scheme_deck_has_twelve_cards_and_gains_a_favour_from_round_three_on() {
    let cards = |game: &Paladins| {
        let state = serde_json::to_value(game).unwrap();
        let pile = |name: &str| serde_json::from_value::<Vec<Scheme>>(state["rival"][name].clone()).unwrap();
        let mut all = pile("schemes");
        all.extend(pile("scheme_discard"));
        all
    };
    let mut game = deal("solo-hard", 2);
    let start = cards(&game);
    let copies = |card: Scheme| start.iter().filter(|&&other| other == card).count();
    for action in Action::PRINTED {
        let expected = usize::from(!matches!(action, Action::Develop | Action::Hunt));
        assert_eq!(copies(Scheme::Action(action)), expected, "{action:?}");
    }
    assert_eq!((start.len(), copies(Scheme::KingsOrder), copies(Scheme::KingsFavour)), (12, 2, 0));
    for round in 1..=7_usize {
        until(&mut game, |question| question == Question::Turn);
        let favours = cards(&game).iter().filter(|&&card| card == Scheme::KingsFavour).count();
        assert_eq!(favours, round.saturating_sub(2), "round {round}");
        game.apply(Choice::Pass, &mut NullSink).unwrap();
        until(&mut game, |question| question != Question::Keep);
    }
}

/// Effect of each Scheme card without an obstacle: Workers placed, and the change.
#[test]
fn every_scheme_card_does_its_action() {
    let table = || alone().faith(2).strength(2).influence(2).outsider(0, OutsiderId(19)).wall_on_top(WallId(4));
    let after = act(table(), Action::Commission);
    assert_eq!((after.player(1).monks, levels(after.player(1))), (1, [2, 2, 3]));
    let after = act(table(), Action::Fortify);
    assert_eq!((&after.player(1).walls[..], levels(after.player(1))), (&[WallId(4)][..], [2, 3, 2]));
    let after = act(table(), Action::Garrison);
    assert_eq!((after.player(1).outposts, levels(after.player(1))), (1, [3, 2, 2]));
    let after = act(table().suspicion(&[0, 0, 0]), Action::Absolve);
    assert_eq!((after.player(1).absolved, levels(after.player(1)), after.player(1).suspicion.len()), (1, [3, 2, 2], 1));
    let after = act(table(), Action::Attack);
    assert_eq!((&after.player(1).attacked[..], levels(after.player(1))), (&[OutsiderId(19)][..], [2, 2, 3]));
    let after = act(table(), Action::Convert);
    assert_eq!((&after.player(1).converted[..], levels(after.player(1))), (&[OutsiderId(19)][..], [2, 3, 2]));
    for action in Action::RIGHT {
        let after = act(table(), action);
        assert_eq!(acted(&after), [(Intent::Action(action), 3)]);
        assert!(rival(&after).used.has(action as usize));
    }
    for action in [Action::Recruit, Action::Pray, Action::Trade, Action::Conspire] {
        let after = act(table(), action);
        assert_eq!(acted(&after), [(Intent::Action(action), 1)]);
    }
}

#[test]
fn workshops_lower_what_an_action_takes() {
    for action in Action::RIGHT {
        for (workshops, cost) in [(0, 3), (1, 2), (2, 1)] {
            let mut table = alone().faith(2).strength(2).influence(2);
            for space in 0..workshops {
                table = table.workshop(action, space);
            }
            let able = act(table.clone().rival(cost, 0), action);
            assert_eq!(acted(&able), [(Intent::Action(action), cost)], "{action:?} with {workshops}");
            let unable = act(table.rival(cost - 1, 0).townsfolk(0, TownsfolkId(26)), action);
            assert!(!acted(&unable).contains(&(Intent::Action(action), cost)), "{action:?} with {workshops}");
            let why = WhyNot::Workers { short: 1 };
            assert!(
                cost == 1 && unable.player(1).passed
                    || unable.events().contains(&Event::SchemeFailed { scheme: Scheme::Action(action), why })
            );
        }
    }
}

/// An impossible action becomes the left-most free action of its top row, and finally Rest.
#[test]
fn the_top_row_is_tried_from_the_left() {
    let row = [Action::Recruit, Action::Pray, Action::Trade, Action::Conspire];
    for taken in 0..=4 {
        let table = alone().townsfolk(0, TownsfolkId(26)).with_rival(|rival| {
            rival.used.insert(Action::Fortify as usize);
            for action in &row[..taken] {
                rival.used.insert(*action as usize);
            }
        });
        let after = act(table, Action::Fortify);
        if let Some(&action) = row.get(taken) {
            assert_eq!(acted(&after), [(Intent::Action(action), 1)]);
            continue;
        }
        assert!(acted(&after).is_empty() && after.player(1).passed);
        // One Worker rests, five are left: six spaces, once round.
        assert_eq!((rival(&after).marker, levels(after.player(1))), (1, [0, 1, 0]));
        assert!(after.events().contains(&Event::RivalRested { seat: Seat(1) }));
    }
}

#[test]
fn an_attribute_too_low_sends_it_to_the_top_row() {
    let rows = [
        (Action::Garrison, alone()),
        (Action::Fortify, alone().walls(2)),
        (Action::Absolve, alone().with(|player| player.absolved = 1)),
        (Action::Attack, alone()),
        (Action::Convert, alone().no_outsiders().outsider(1, OutsiderId(4))),
    ];
    for (action, table) in rows {
        assert_eq!(acted(&act(table, action)), [(Intent::Action(Action::Recruit), 1)], "{action:?}");
    }
}

#[test]
fn seven_done_send_it_to_the_top_row_but_attacks_go_on() {
    let table = alone().faith(12).strength(12).influence(12);
    let mut commissions = table.clone();
    for space in [0, 1, 4, 5, 6, 7, 11] {
        commissions = commissions.monk(space);
    }
    let failed = act(commissions, Action::Commission);
    assert_eq!(acted(&failed), [(Intent::Action(Action::Recruit), 1)]);
    let mut attacks = table;
    for card in 0..9 {
        attacks = attacks.attacked(OutsiderId(card));
    }
    let outsider = attacks.outsider(0, OutsiderId(19));
    assert_eq!(acted(&act(outsider, Action::Attack)), [(Intent::Action(Action::Attack), 3)]);
}

/// Recruit sends a Townsfolk on its quest: at the marker, or the next one to the right, wrapping around.
#[test]
fn recruit_discards_the_townsfolk_at_the_marker_for_its_quest() {
    for marker in 0..5 {
        for gap in 0..5 {
            let mut table = alone().rival(4, marker).no_townsfolk();
            let slot = (usize::from(marker) + gap) % 5;
            table = table.townsfolk(slot, TownsfolkId(14));
            if gap > 0 {
                // The following one is not taken.
                let further = (slot + 1) % 5;
                if further != usize::from(marker) {
                    table = table.townsfolk(further, TownsfolkId(3));
                }
            }
            let after = act(table, Action::Recruit);
            assert!(after.events().contains(&Event::Quested { seat: Seat(1), townsfolk: TownsfolkId(14) }));
            assert_eq!((levels(after.player(1)), after.player(1).crew.len()), ([0, 1, 0], 0), "{marker} {gap}");
        }
    }
    let nobody = act(alone().no_townsfolk(), Action::Recruit);
    assert_eq!(acted(&nobody), [(Intent::Action(Action::Pray), 1)]);
}

/// Of the six Outsiders the marker reaches five; after the fifth comes the sixth, then the first.
#[test]
fn outsiders_are_tried_from_the_marker_over_the_sixth() {
    for (marker, gone, expected) in [
        (0, vec![], 0),
        (2, vec![], 2),
        (2, vec![2], 3),
        (4, vec![], 4),
        (4, vec![4], 5),
        (4, vec![4, 5], 0),
        (3, vec![3, 4, 5, 0], 1),
    ] {
        for action in [Action::Attack, Action::Convert] {
            let mut table = alone().faith(12).strength(12).rival(6, marker).no_outsiders();
            for slot in (0..6).filter(|slot| !gone.contains(slot)) {
                table = table.outsider(slot, OutsiderId(2 + slot as u8));
            }
            let after = act(table, action);
            let player = after.player(1);
            let taken = if action == Action::Attack { &player.attacked[..] } else { &player.converted[..] };
            assert_eq!(taken, [OutsiderId(2 + expected)], "{action:?} from {marker} without {gone:?}");
        }
    }
}

#[test]
fn outsiders_beyond_its_strength_or_faith_are_passed_over() {
    // Marker on the fourth: 7 Strength or 6 Faith; it has 3 Strength and 2 Faith, which reach the second.
    let table = alone().strength(3).faith(2).rival(6, 3).outsider(0, OutsiderId(19)).outsider(1, OutsiderId(20));
    let after = act(table.clone(), Action::Attack);
    assert_eq!(&after.player(1).attacked[..], [OutsiderId(19)]);
    let after = act(table.clone().rival(6, 1), Action::Attack);
    assert_eq!(&after.player(1).attacked[..], [OutsiderId(20)]);
    let after = act(table, Action::Convert);
    assert_eq!(&after.player(1).converted[..], [OutsiderId(19)]);
}

#[test]
fn pray_clears_the_right_side_only_and_shuffles_the_schemes() {
    let table = alone().with_rival(|rival| {
        for action in [Action::Commission, Action::Attack, Action::Trade] {
            rival.used.insert(action as usize);
        }
    });
    let after = act(table, Action::Pray);
    let used: Vec<usize> = rival(&after).used.iter().collect();
    assert_eq!(used, [Action::Trade as usize, Action::Pray as usize]);
    assert_eq!((rival(&after).workers, rival(&after).schemes_left(), rival(&after).scheme_discard.len()), (5, 12, 0));
    let clear = act(alone(), Action::Pray);
    assert_eq!(rival(&clear).workers, 6, "one placed, one gained");
    assert!(clear.events().contains(&Event::SchemesShuffled));
}

#[test]
fn trade_moves_the_marker_and_conspire_brings_workers_and_a_suspicion() {
    let after = act(alone().rival(4, 3), Action::Trade);
    assert_eq!((rival(&after).marker, rival(&after).workers), (4, 3));
    let after = act(alone().rival(4, 0).tax(5).suspicion_on_top(&[2]), Action::Conspire);
    assert_eq!((rival(&after).marker, rival(&after).workers, after.game().board().tax), (2, 5, 3));
    assert_eq!((&after.player(1).suspicion[..], after.player(1).silver), (&[2][..], 0));
}

#[test]
fn it_rests_one_space_and_one_for_each_worker_left() {
    for (workers, marker) in [(1, 1), (2, 2), (3, 3)] {
        let table = alone().rival(workers, 0).with_rival(|rival| {
            for action in [Action::Recruit, Action::Pray, Action::Trade, Action::Conspire] {
                rival.used.insert(action as usize);
            }
        });
        let after = act(table, Action::Conspire);
        assert_eq!((rival(&after).marker, after.player(1).passed), (marker, true));
    }
}

#[test]
fn without_workers_it_passes_and_the_person_goes_on() {
    let after = act(alone().rival(0, 0), Action::Trade);
    assert!(after.player(1).passed && acted(&after).is_empty());
    assert_eq!(after.game().asked(), Some((Seat(0), Question::Turn)));
    let on = after.seat(0).workers("LL").play("trade pay:L");
    assert_eq!(on.game().asked(), Some((Seat(0), Question::Turn)));
}

/// Spaces for two players, by kind in its order of preference, each kind from the left.
const WISHES: [(&str, &[usize]); 7] = [
    ("free recruit", &[0, 4]),
    ("pay debt", &[24, 32, 37]),
    ("pray", &[14, 21, 30]),
    ("two Workers", &[25, 31, 33, 34]),
    ("one Worker", &[6, 11, 12, 15, 16, 20, 22, 23]),
    ("two Silver", &[1, 5, 13, 26]),
    ("remove Suspicion", &[7]),
];

/// Pieces on these spaces: the person's Monks and Outposts, then the opponent's, which keeps one of each.
fn occupied(table: Scenario, spaces: impl IntoIterator<Item = usize>) -> Scenario {
    spaces.into_iter().enumerate().fold(table, |table, (number, space)| match number {
        0..7 => table.seat(0).monk(space).seat(1),
        7..14 => table.seat(0).outpost(space).seat(1),
        14..20 => table.monk(space),
        _ => table.outpost(space),
    })
}

#[test]
fn monks_and_outposts_go_to_the_space_it_wants_most() {
    for (action, debts) in
        [(Action::Commission, 1), (Action::Commission, 0), (Action::Garrison, 1), (Action::Garrison, 0)]
    {
        let table = || alone().faith(12).strength(12).debts(debts, 0);
        let mut before = Vec::new();
        for (kind, spaces) in WISHES {
            for &space in spaces {
                if kind != "pay debt" || debts > 0 {
                    let after = act(occupied(table(), before.clone()), action);
                    let placed = after.game().board().spaces[space];
                    assert!(placed.is_some_and(|piece| piece.seat == Seat(1)), "{action:?}, {kind}: space {space}");
                }
                before.push(space);
            }
        }
        let full = occupied(table(), before);
        assert_eq!(full.game().board().free_spaces(2).count(), 0);
        assert_eq!(acted(&act(full, action)), [(Intent::Action(Action::Recruit), 1)]);
    }
}

#[test]
fn spaces_beyond_its_attribute_are_left_alone() {
    // The first two regions are full; its 3 Faith do not reach the third.
    let table = occupied(alone().faith(3).strength(4), [0, 1, 4, 5, 6, 7]);
    assert_eq!(acted(&act(table.clone(), Action::Commission)), [(Intent::Action(Action::Recruit), 1)]);
    let reached = act(table.faith(4), Action::Commission);
    assert!(reached.game().board().spaces[14].is_some(), "the Pray space of the third region");
    // Spaces that pay a Debt are impossible without one.
    let others = WISHES.iter().filter(|(kind, _)| *kind != "pay debt").flat_map(|(_, spaces)| *spaces);
    let debts_only = occupied(alone().faith(12), others.copied());
    assert_eq!(acted(&act(debts_only, Action::Commission)), [(Intent::Action(Action::Recruit), 1)]);
}

/// A Free Recruit space is a quest for it; a Pray space clears the action just used.
#[test]
fn the_rewards_of_spaces_are_its_own() {
    let recruit = act(alone().rival(6, 2).townsfolk(2, TownsfolkId(14)), Action::Commission);
    assert_eq!((recruit.player(1).crew.len(), levels(recruit.player(1))), (0, [0, 1, 1]));
    assert_eq!(recruit.game().board().town[2], None);
    let mut pray = alone().faith(4);
    for space in [0, 4] {
        pray = pray.seat(0).monk(space).seat(1);
    }
    let pray = act(pray, Action::Commission);
    assert!(rival(&pray).used.is_empty() && pray.events().contains(&Event::SchemesShuffled));
}

#[test]
fn absolve_pays_a_debt_or_removes_a_second_suspicion() {
    let with = |unpaid, suspicion: &[u8]| {
        let after = act(alone().debts(unpaid, 0).suspicion(suspicion).tax(5), Action::Absolve);
        let player = after.player(1);
        assert_eq!((player.absolved, levels(player), rival(&after).marker), (1, [1, 0, 0], 0));
        (player.unpaid, player.paid, player.suspicion.len(), after.game().board().tax)
    };
    assert_eq!(with(1, &[0, 0]), (0, 1, 1, 5));
    assert_eq!(with(0, &[0, 0, 0]), (0, 0, 1, 5));
    // If it cannot remove any, it takes a coin from the Tax supply, and the marker stays.
    assert_eq!(with(0, &[0]), (0, 0, 0, 4));
    assert_eq!(with(0, &[]), (0, 0, 0, 3));
    assert_eq!(with(2, &[]), (1, 1, 0, 4));
}

#[test]
fn what_it_cannot_remove_returns_a_coin_without_the_marker() {
    // Quests that destroy a Debt, and that remove two Suspicion.
    let rows: [(u8, u8, &[u8], u8); 5] =
        [(2, 0, &[], 4), (2, 1, &[], 5), (5, 0, &[], 3), (5, 0, &[0], 4), (5, 0, &[0, 0], 5)];
    for (card, debts, suspicion, tax) in rows {
        let table = alone().tax(5).townsfolk(0, TownsfolkId(card)).debts(debts, 0).suspicion(suspicion);
        let after = act(table, Action::Recruit);
        assert_eq!((after.game().board().tax, rival(&after).marker), (tax, 0), "{card} {debts} {suspicion:?}");
        assert_eq!((after.player(1).unpaid, after.player(1).suspicion.len()), (0, 0));
    }
    // The last coin is taken: an Inquisition.
    let last = act(alone().tax(1).townsfolk(0, TownsfolkId(2)), Action::Recruit);
    assert_eq!(last.game().board().tax, 5);
    assert!(last.events().contains(&Event::InquisitionEnded { tax: 5 }));
}

#[test]
fn of_a_walls_choice_it_takes_the_left_where_it_can() {
    let debt = WallId(6);
    let suspicion = WallId(9);
    let paid = act(alone().wall_on_top(debt).debts(1, 0), Action::Fortify);
    assert_eq!((paid.player(1).paid, rival(&paid).marker), (1, 0));
    let removed = act(alone().wall_on_top(suspicion).suspicion(&[0]), Action::Fortify);
    assert_eq!((removed.player(1).suspicion.len(), rival(&removed).marker), (0, 0));
    for wall in [debt, suspicion] {
        let right = act(alone().wall_on_top(wall), Action::Fortify);
        assert_eq!((rival(&right).marker, levels(right.player(1))), (2, [0, 1, 0]));
    }
}

#[test]
fn workers_of_all_colours_are_one_and_criminals_still_bring_suspicion() {
    let labourers = act(alone().wall_on_top(WallId(13)), Action::Fortify);
    assert_eq!(rival(&labourers).workers, 6 - 3 + 3);
    let criminal = act(alone().suspicion_on_top(&[1]).tax(5).townsfolk(0, TownsfolkId(6)), Action::Recruit);
    assert_eq!((rival(&criminal).workers, rival(&criminal).marker), (6, 1));
    assert_eq!((criminal.player(1).suspicion.len(), criminal.game().board().tax), (1, 4));
}

/// Provisions, Silver and Tax each move the marker by their number; each round of the marker raises the lowest
/// Attribute.
#[test]
fn resources_move_the_marker() {
    let quest = |card: u8, marker: u8| {
        act(alone().tax(5).rival(4, marker).no_townsfolk().townsfolk(0, TownsfolkId(card)), Action::Recruit)
    };
    let provision = quest(7, 0);
    assert_eq!((rival(&provision).marker, rival(&provision).workers), (1, 4), "a Labourer and a Provision");
    let tax = quest(8, 3);
    assert_eq!((rival(&tax).marker, tax.game().board().tax, levels(tax.player(1))), (0, 3, [0, 1, 0]));
    let last = act(alone().rival(4, 4), Action::Trade);
    assert_eq!((rival(&last).marker, levels(last.player(1))), (0, [0, 1, 0]));
}

/// Of equal Attributes the marker on top of the stack rises: first Strength, then Faith, then Influence, and again.
#[test]
fn of_equal_attributes_the_one_on_top_rises() {
    let mut table = alone();
    let mut order = Vec::new();
    for _ in 0..6 {
        let before = levels(table.player(1));
        table = act(table.rival(4, 4).with_rival(|rival| rival.used.remove(Action::Trade as usize)), Action::Trade);
        let after = levels(table.player(1));
        order.push((0..3).find(|&place| after[place] > before[place]).unwrap());
    }
    let (faith, strength, influence) = (0, 1, 2);
    // They arrive on space 1 as Strength, Faith, Influence: there Influence lies on top.
    assert_eq!(order, [strength, faith, influence, influence, faith, strength]);
}

/// A marker that joins others later lies on top of them.
#[test]
fn a_marker_that_arrives_last_lies_on_top() {
    let table = alone().townsfolk(0, TownsfolkId(26));
    let raised = act(table, Action::Recruit);
    assert_eq!((levels(raised.player(1)), rival(&raised).stack[2]), ([0, 0, 1], Attribute::Influence));
    let table = raised.rival(4, 4);
    let next = act(table, Action::Trade);
    assert_eq!(levels(next.player(1)), [0, 1, 1], "Strength lay on top of Faith");
    assert_eq!(rival(&next).stack, [Attribute::Faith, Attribute::Influence, Attribute::Strength]);
}

#[test]
fn a_full_track_gains_nothing_more() {
    let after = act(alone().faith(12).strength(12).influence(12).rival(4, 4), Action::Trade);
    assert_eq!((levels(after.player(1)), rival(&after).marker), ([12, 12, 12], 0));
}

/// The Favour at the marker among those revealed, whatever its cost and colour.
#[test]
fn favours_cost_it_one_worker_and_nothing_else() {
    // Effects of each Favour on it: Workers, marker, Attributes, unpaid and paid Debts, Suspicion.
    type Outcome = (u8, u8, [u8; 3], [u8; 2], usize);
    let rows: [(Outcome, u8); 10] = [
        ((5, 0, [0, 1, 0], [1, 0], 1), 5),
        ((5, 2, [0, 0, 0], [1, 0], 0), 3),
        ((7, 0, [0, 0, 0], [1, 0], 3), 5),
        ((5, 0, [0, 1, 0], [1, 0], 1), 5),
        ((5, 0, [0, 0, 0], [0, 1], 1), 5),
        ((8, 0, [0, 0, 0], [2, 0], 1), 5),
        ((7, 0, [0, 0, 0], [1, 0], 1), 5),
        ((8, 0, [0, 0, 0], [1, 0], 1), 5),
        ((5, 3, [0, 0, 0], [1, 0], 1), 4),
        ((6, 0, [0, 0, 0], [1, 0], 1), 5),
    ];
    for (card, (outcome, tax)) in FavourId::all().zip(rows) {
        let table = alone().round(3).favour(0, card).debts(1, 0).suspicion(&[0]).suspicion_on_top(&[0, 0]).tax(5);
        let after = scheme(table.no_townsfolk().townsfolk(0, TownsfolkId(14)), Scheme::KingsFavour);
        let player = after.player(1);
        let own = rival(&after);
        let happened = (own.workers, own.marker, levels(player), [player.unpaid, player.paid], player.suspicion.len());
        assert_eq!((happened, after.game().board().tax), (outcome, tax), "{card:?}");
        assert_eq!((player.silver, player.provisions, player.developed(), player.crew.len()), (0, 0, 0, 0));
        assert!(after.game().board().favour_workers[0].is_some(), "{card:?}");
    }
}

#[test]
fn of_the_favours_only_the_revealed_and_free_ones_are_tried() {
    let used = |round: u8, marker, blocked: &[usize]| {
        let mut table = alone().round(round).rival(6, marker);
        for (slot, card) in [8, 7, 5, 2, 0].into_iter().enumerate() {
            table = table.favour(slot, FavourId(card));
        }
        for &slot in blocked {
            table = table.favour_used(slot);
        }
        acted(&scheme(table, Scheme::KingsFavour))[0].0
    };
    assert_eq!(used(3, 3, &[]), Intent::Favour(0), "only the first is revealed");
    assert_eq!(used(5, 1, &[]), Intent::Favour(1));
    assert_eq!(used(5, 1, &[1]), Intent::Favour(2));
    assert_eq!(used(5, 1, &[1, 2]), Intent::Favour(0));
    assert_eq!(used(5, 1, &[0, 1, 2]), Intent::Action(Action::Recruit));
    assert_eq!(used(7, 4, &[]), Intent::Favour(4));
}

#[test]
fn completed_orders_are_worked_on_only_once_all_are_and_hidden_ones_never() {
    let orders = [OrderId(0), OrderId(1), OrderId(2)];
    let first = |table: Scenario| acted(&scheme(table, Scheme::KingsOrder))[0].0;
    let table = || alone().strength(5).influence(12).orders(&orders);
    assert_eq!(first(table().round(3)), Intent::Action(Action::Garrison));
    assert_eq!(first(table().round(2)), Intent::Action(Action::Fortify));
    assert_eq!(first(table().round(1)), Intent::Action(Action::Commission));
    let mut all = table().round(3).walls(5);
    for space in [0, 4, 5, 6, 7] {
        all = all.monk(space);
    }
    for space in [11, 12, 13, 14, 15] {
        all = all.outpost(space);
    }
    assert_eq!(first(all.clone()), Intent::Action(Action::Garrison), "all are completed: the right-most again");
    let blocked = all.with_rival(|rival| {
        rival.used.insert(Action::Garrison as usize);
    });
    assert_eq!(first(blocked), Intent::Action(Action::Recruit), "it is blocked: no other Order, but the top row");
    // The last Order is completed, the other two are not but are blocked: it does not work on the completed one.
    let mut completed = table().round(3).with_rival(|rival| {
        rival.used.insert(Action::Commission as usize);
        rival.used.insert(Action::Fortify as usize);
    });
    for space in [11, 12, 13, 14, 15] {
        completed = completed.outpost(space);
    }
    assert_eq!(first(completed), Intent::Action(Action::Recruit));
    let blocked = table().round(3).with_rival(|rival| {
        for action in [Action::Commission, Action::Fortify, Action::Garrison] {
            rival.used.insert(action as usize);
        }
    });
    assert_eq!(first(blocked), Intent::Action(Action::Recruit));
}

/// One Suspicion for each Criminal on the Tavern card left over; its Tax moves the marker, its Workers are not gained.
#[test]
fn the_tavern_card_left_over_brings_it_suspicion() {
    let criminals = |card: TavernId| card.card().iter().filter(|&&worker| worker == Worker::Criminal).count();
    let find = |count: usize, game: &Paladins| {
        TavernId::all().find(|card| criminals(*card) == count && !game.board().taverns.contains(card)).unwrap()
    };
    let game = alone();
    let (none, two) = (find(0, game.game()), find(2, game.game()));
    let table = alone().rival(0, 0).taverns_on_top(&[none, two]).suspicion_on_top(&[1, 1, 1]).tax(5).seat(0);
    let table = table.play("pass").first_choices_until(|question| question == Question::Tavern);
    assert_eq!(table.game().board().taverns[..], [none, two]);
    let kind = table.clone().play("tavern:1");
    assert_eq!((kind.player(1).suspicion.len(), kind.you().suspicion.len()), (0, 2));
    let unkind = table.play("tavern:0");
    assert_eq!((unkind.player(1).suspicion.len(), unkind.you().suspicion.len()), (2, 0));
    assert_eq!((rival(&unkind).workers, rival(&unkind).marker, unkind.game().board().tax), (5, 2, 3));
}

#[test]
fn two_cards_of_each_row_leave_at_the_end_of_its_rounds() {
    let table = alone().rival(0, 0);
    let (town, outsiders) = (table.game().board().town, table.game().board().outsiders);
    let after = table.seat(0).play("pass");
    assert_eq!(after.game().board().town[2..], town[..3]);
    assert_eq!(after.game().board().outsiders[..4], outsiders[2..]);
    let gone = |event: &&Event| matches!(event, Event::TownsfolkLeft { .. } | Event::OutsiderLeft { .. });
    assert_eq!(after.events().iter().filter(gone).count(), 4);
    // Two slots are considered, not two cards.
    let table = alone().rival(0, 0).no_townsfolk().townsfolk(0, TownsfolkId(3)).townsfolk(4, TownsfolkId(4));
    let after = table.seat(0).play("pass");
    assert_eq!(after.game().board().town[4], Some(TownsfolkId(3)));
}

#[test]
fn its_schemes_are_not_shuffled_between_rounds() {
    let table = alone().rival(1, 0).schemes(&[Scheme::Action(Action::Trade), Scheme::KingsOrder]).seat(0).play("pass");
    let next = table.first_choices_until(|question| question == Question::Turn);
    let left = serde_json::to_value(next.game()).unwrap()["rival"]["schemes"].clone();
    let left: Vec<Scheme> = serde_json::from_value(left).unwrap();
    assert_eq!((left.last(), left.len()), (Some(&Scheme::KingsOrder), 11));
    assert_eq!(&rival(&next).scheme_discard[..], [Scheme::Action(Action::Trade)]);
}

#[test]
fn an_empty_scheme_pile_is_made_anew_from_the_discards() {
    let mut table = alone();
    for _ in 0..13 {
        table = table.rival(9, 0).with_rival(|rival| rival.used = kernel::Set::EMPTY);
        let again = table.you().used(Action::Hunt);
        table = table.seat(0).workers("L").placed(Action::Hunt, "--").no_townsfolk();
        let left = rival(&table).schemes_left();
        table = table.play("hunt pay:L");
        let shuffled = table.events().contains(&Event::SchemesShuffled);
        assert!(rival(&table).schemes_left() < 12 || shuffled, "{left} {again}");
        if shuffled {
            return;
        }
    }
    panic!("thirteen cards were drawn of twelve");
}

/// It takes Debts in an Inquisition like anybody, and the person's crew is asked during its turn.
#[test]
fn it_stands_before_the_inquisition_like_anybody() {
    let table = alone().suspicion(&[0, 0, 0]).tax(1).seat(0).suspicion(&[0]).seat(1);
    let after = act(table.suspicion_on_top(&[1]), Action::Conspire);
    assert_eq!((after.player(1).unpaid, after.player(1).suspicion.len(), after.you().unpaid), (1, 2, 0));
    assert_eq!((rival(&after).marker, rival(&after).workers, after.game().board().tax), (1, 7, 5));
    let crew = alone().tax(1).seat(0).suspicion(&[0]).crew(TownsfolkId(9)).crew(TownsfolkId(27)).seat(1);
    let asked = act(crew.suspicion_on_top(&[1]), Action::Conspire);
    assert_eq!(asked.game().asked(), Some((Seat(0), Question::Ability)));
    let done = asked.play("resolve:9");
    assert_eq!((done.game().asked(), levels(done.you())), (Some((Seat(0), Question::Turn)), [1, 0, 0]));
}

#[test]
fn each_of_its_converts_scores_at_least_one_and_its_workshops_nothing() {
    let mut table = alone();
    for card in [0, 2, 4, 6, 30] {
        table = table.converted(OutsiderId(card));
    }
    for action in Action::RIGHT {
        table = table.workshop(action, 0);
    }
    let line = |table: &Scenario, seat: u8, name: &str| {
        table.game().sheet(Seat(seat)).into_iter().find(|line| line.row.key == name).unwrap().points
    };
    assert_eq!((line(&table, 1, "Converts"), line(&table, 1, "Develops")), (5, 0));
    let person = solo("solo-easy").converted(OutsiderId(0)).converted(OutsiderId(4));
    assert_eq!(line(&person, 0, "Converts"), 0, "the minimum is the opponent's only");
}

/// An Inquisition's narration includes the action that took the last Tax, not the official opponent's actions in
/// between.
#[test]
fn an_inquisition_is_reported_with_what_took_the_last_tax() {
    use kernel::{Lang, random_choice};
    use paladins::texts;
    use ui::moments;
    let names = ["You".to_owned(), "The Rival".to_owned()];
    let mut causes = Vec::new();
    for number in 0..12_u64 {
        let seed = Seed::from(number);
        let (mut chance, mut events, mut list) = (seed.chance(), Vec::new(), Vec::new());
        let setup = Setup::of(&["human", "solo-standard"]);
        let mut game = Paladins::deal(&setup, seed.chance(), &mut events).expect("a set-up");
        while let Some(choice) = random_choice(&game, &mut chance, &mut list) {
            events.clear();
            game.apply(choice, &mut events).expect("a legal choice");
            if events.contains(&Event::InquisitionBegan) {
                let reported = texts::parts(&events, &names, Lang::En);
                let found = moments(&game, &events, &reported, Lang::En);
                causes.extend(found.into_iter().filter(|one| one.title == "Inquisition").map(|one| one.cause));
            }
        }
    }
    assert!(causes.len() > 6, "{} Inquisitions", causes.len());
    let of_it = |cause: &String| cause.contains("Tax") || cause.contains("Suspicion") || cause.contains("Inquisition");
    assert!(causes.iter().all(of_it), "{causes:?}");
}
