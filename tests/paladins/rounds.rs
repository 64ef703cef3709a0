//! Set-up, the seven rounds, Suspicion and the Inquisition, and the end of the game.

use kernel::{Game, NullSink, Seat, Seed, Setup};
use paladins::components::{Action, Attribute, FavourId, OrderId, OutsiderId, TavernId, TownsfolkId, WallId};
use paladins::scenario::ScenarioExt as _;
use paladins::scenario::{Scenario, scenario, solo};
use paladins::{Choice, Event, Paladins, Question, Thing};
use serde_json::json;

const TWO_TAX: TownsfolkId = TownsfolkId(8);
const PEDDLER_OF_LABOURERS: TownsfolkId = TownsfolkId(23);
const CONSPIRATOR: TownsfolkId = TownsfolkId(9);
const SQUIRE_OF_FAITH: TownsfolkId = TownsfolkId(27);

fn deal(people: usize, seed: u64) -> Paladins {
    Paladins::deal(&Setup::of(&vec!["human"; people]), Seed::from(seed).chance(), &mut NullSink).unwrap()
}

fn first_choice(game: &mut Paladins) {
    let mut list = Vec::new();
    game.choices(&mut list);
    game.apply(list[0], &mut NullSink).unwrap();
}

fn until(game: &mut Paladins, wanted: impl Fn(Question) -> bool) {
    while game.asked().is_some_and(|(_, question)| !wanted(question)) {
        first_choice(game);
    }
}

/// Seat 0 empties the Tax supply with a quest.
fn inquisition(table: Scenario) -> Scenario {
    table.seat(0).townsfolk(4, TWO_TAX).tax(2).workers("L").play("recruit quest:4 pay:L")
}

#[test]
fn everybody_begins_with_three_silver_and_a_provision() {
    for people in 2..=4 {
        let game = deal(people, 1);
        for seat in 0..people {
            let player = game.player(Seat(seat as u8));
            assert_eq!((player.silver, player.provisions, player.workers.total(), player.crew.len()), (3, 1, 0, 0));
        }
        assert_eq!(game.board().tax, [0, 0, 5, 6, 8][people]);
        assert_eq!(
            (game.board().town.iter().flatten().count(), game.board().outsiders.iter().flatten().count()),
            (5, 6)
        );
        assert_eq!(game.board().piles(), [32 - 5, 36 - 6, 24, 24, 24]);
        assert_eq!((game.round(), game.board().orders(0).len(), game.board().favours(0).len()), (0, 0, 0));
    }
}

#[test]
fn townsfolk_are_drafted_in_reverse_turn_order_and_the_row_is_filled_afterwards() {
    for (people, seed) in [(2, 1), (3, 2), (4, 3), (4, 4), (4, 5)] {
        let mut game = deal(people, seed);
        let town = game.board().town;
        let mut order = Vec::new();
        while let Some((seat, Question::Draft)) = game.asked() {
            order.push(seat);
            let taken = order.len() - 1;
            assert_eq!(game.board().town.iter().flatten().count(), 5 - taken, "nothing is filled in between");
            game.apply(Choice::Take([1, 3, 4, 0][taken]), &mut NullSink).unwrap();
        }
        let mut turn_order: Vec<Seat> = game.start_player().around(people).collect();
        turn_order.reverse();
        assert_eq!(order, turn_order);
        let left: Vec<_> =
            (0..5).filter(|slot| ![1, 3, 4, 0][..people].contains(slot)).map(|slot| town[slot]).collect();
        assert_eq!(game.board().town[people..], left, "the rest slides to the right");
        assert!(game.board().town.iter().all(Option::is_some));
    }
}

#[test]
fn anybody_may_begin() {
    let mut starts: Vec<u8> = (0..40).map(|seed| deal(4, seed).start_player().0).collect();
    starts.sort_unstable();
    starts.dedup();
    assert_eq!(starts, [0, 1, 2, 3]);
}

#[test]
fn kings_cards_are_revealed_by_round_and_the_marker_moves_on() {
    for people in 2..=4 {
        let mut game = deal(people, 9);
        let mut start = game.start_player();
        for round in 1..=7_u8 {
            until(&mut game, |question| question == Question::Tavern);
            assert_eq!(game.round(), round);
            assert_eq!(game.start_player(), start, "round {round}");
            assert_eq!(game.asked(), Some((start, Question::Tavern)), "the Start Player goes to the Tavern first");
            let revealed = (game.board().orders(round).len(), game.board().favours(round).len());
            assert_eq!(revealed, (usize::from(round.min(3)), usize::from(round.saturating_sub(2))), "round {round}");
            assert_eq!(game.board().taverns.len(), people + 1);
            until(&mut game, |question| question == Question::Turn);
            assert_eq!(game.asked(), Some((start, Question::Turn)));
            assert_eq!(game.board().taken.len(), people, "one Tavern card is left");
            for _ in 0..people {
                until(&mut game, |question| question == Question::Turn);
                game.apply(Choice::Pass, &mut NullSink).unwrap();
                until(&mut game, |question| question != Question::Keep);
            }
            start = start.next(people);
        }
        assert!(game.is_over(), "the game ends after round 7");
    }
}

#[test]
fn a_turn_is_one_action_and_goes_round_clockwise() {
    let mut table = scenario(3);
    for seat in 0..3 {
        table = table.seat(seat).workers("LL");
    }
    let order = |table: &Scenario| table.game().asked().unwrap().0.0;
    for (number, expected) in [0, 1, 2, 0, 1, 2].into_iter().enumerate() {
        assert_eq!(order(&table), expected);
        table = table.play(if number < 3 { "hunt pay:L" } else { "trade pay:L" });
    }
}

/// A player who has passed is skipped until the round ends; without Workers only passing is possible.
#[test]
fn who_has_passed_takes_no_more_turns() {
    let table = scenario(3).workers("LLL").seat(1).workers("L").seat(0).play("pass");
    assert_eq!(table.game().asked(), Some((Seat(1), Question::Turn)));
    let table = table.play("hunt pay:L");
    assert_eq!((table.game().asked(), table.choices()), (Some((Seat(2), Question::Turn)), vec!["pass".to_owned()]));
    let table = table.play("pass");
    assert_eq!(table.game().asked(), Some((Seat(1), Question::Turn)), "seat 0 has passed");
    assert_eq!(table.play("pass").game().round(), 2);
}

#[test]
fn three_paladins_are_drawn_one_played_one_on_top_and_one_at_the_bottom() {
    let mut game = deal(2, 3);
    until(&mut game, |question| question == Question::PlayPaladin);
    let (seat, _) = game.asked().unwrap();
    let hand = game.player(seat).hand().to_vec();
    assert_eq!(hand.len(), 3);
    game.apply(Choice::Play(hand[1]), &mut NullSink).unwrap();
    let mut list = Vec::new();
    game.choices(&mut list);
    assert_eq!(list, [Choice::Top(hand[0]), Choice::Top(hand[2])]);
    game.apply(Choice::Top(hand[2]), &mut NullSink).unwrap();
    let deck = serde_json::to_value(&game).unwrap()["players"][seat.index()]["deck"].clone();
    let deck: Vec<u8> = serde_json::from_value(deck).unwrap();
    assert_eq!((deck.len(), deck[10], deck[0]), (11, hand[2].0, hand[0].0));
    until(&mut game, |question| question == Question::Turn);
    assert_eq!(game.player(seat).paladin, Some(hand[1]));
    let round = game.round();
    while game.round() == round || game.asked() != Some((seat, Question::PlayPaladin)) {
        let choice = if matches!(game.asked(), Some((_, Question::Turn))) { Some(Choice::Pass) } else { None };
        match choice {
            Some(pass) => game.apply(pass, &mut NullSink).unwrap(),
            None => first_choice(&mut game),
        }
    }
    let next = game.player(seat).hand().to_vec();
    assert!(next.contains(&hand[2]) && !next.contains(&hand[0]) && !next.contains(&hand[1]));
    assert_eq!(game.player(seat).paladin, None, "the Paladin of the last round has left");
}

#[test]
fn passing_clears_the_board_and_keeps_three_workers() {
    let table = scenario(2).workers("LLSX").placed(Action::Hunt, "LS").placed(Action::Attack, "SLF").play("pass");
    assert!(Action::ALL.into_iter().all(|action| !table.you().used(action)));
    assert_eq!(table.game().asked(), Some((Seat(0), Question::Keep)));
    assert_eq!(table.choices(), ["keep:LLS", "keep:LLX", "keep:LSX"]);
    assert_eq!(table.clone().play("keep:LSX").you().workers.to_string(), "LSX");
    assert!(table.attempt("keep:LL").is_err());
    for (held, kept) in [("LSX", "LSX"), ("FF", "FF"), ("-", "-"), ("LLLLL", "LLL")] {
        let after = scenario(2).workers(held).play("pass");
        assert_eq!(after.you().workers.to_string(), kept, "no question for {held}");
        assert_eq!(after.game().asked(), Some((Seat(1), Question::Turn)));
    }
}

#[test]
fn kept_workers_join_those_of_the_next_round() {
    let table = scenario(2).workers("LLL").play("pass pass");
    let after = table.first_choices_until(|question| question == Question::Turn);
    assert_eq!((after.game().round(), after.you().workers.total()), (2, 3 + 2 + 4));
}

/// A Peddler's Labourer gained after its owner has passed counts against the three as well.
#[test]
fn workers_gained_after_passing_count_against_the_three() {
    let table = scenario(2).crew(PEDDLER_OF_LABOURERS).suspicion(&[0, 0]).workers("SMF");
    let table = table.seat(1).suspicion(&[0, 0, 1]).workers("L").townsfolk(4, TWO_TAX).tax(2);
    let asked = table.play("pass recruit quest:4 pay:L pass");
    assert_eq!(asked.game().asked(), Some((Seat(0), Question::Keep)));
    assert_eq!(asked.choices().len(), 4, "one of four Workers goes");
    let ended = asked.play("keep:LMF");
    assert_eq!((ended.game().round(), ended.you().workers.to_string().as_str()), (2, "LMF"));
}

#[test]
fn who_has_passed_is_still_before_the_inquisition() {
    let table = scenario(2).suspicion(&[0, 0, 0]).crew(CONSPIRATOR).seat(1).workers("L");
    let after = table.townsfolk(4, TWO_TAX).tax(2).play("pass recruit quest:4 pay:L");
    // The Conspirator takes one of three, and two are still the most.
    assert_eq!((after.you().unpaid, after.you().suspicion.len(), after.player(1).unpaid), (1, 1, 0));
}

#[test]
fn the_limited_decks_run_out_and_are_not_made_anew() {
    let table = scenario(2).town_deck(1).outsider_deck(1);
    let (town, outsiders) = (table.game().board().town, table.game().board().outsiders);
    let after = table.play("pass pass");
    let board = after.game().board();
    assert_eq!(board.town[1..], town[..4]);
    assert!(board.town[0].is_some(), "the last card");
    assert_eq!(board.outsiders[..5], outsiders[1..]);
    assert_eq!((board.piles()[0], board.piles()[1]), (0, 0));
    let later = after.first_choices_until(|question| question == Question::Turn);
    let later = later.seat(0).workers("-").seat(1).workers("-").play("pass pass");
    assert_eq!(later.game().board().town[0], None);
    assert_eq!(later.game().board().outsiders[5], None);
}

#[test]
fn nobody_is_discarded_from_an_empty_end_of_a_row() {
    let table = scenario(2).no_townsfolk().townsfolk(0, TWO_TAX).no_outsiders().outsider(5, OutsiderId(4));
    let after = table.play("pass pass");
    assert_eq!(after.game().board().town[4], Some(TWO_TAX));
    assert_eq!(after.game().board().outsiders[0], Some(OutsiderId(4)));
    assert!(
        !after.events().iter().any(|event| matches!(event, Event::TownsfolkLeft { .. } | Event::OutsiderLeft { .. }))
    );
}

#[test]
fn the_tavern_cards_are_shuffled_when_they_run_out() {
    let shown = scenario(2).game().board().taverns;
    let last: Vec<TavernId> = TavernId::all().filter(|card| !shown.contains(card)).take(2).collect();
    let table = scenario(2).taverns_on_top(&last).tavern_deck(2).play("pass pass");
    let board = table.game().board();
    assert_eq!(board.taverns[..2], last);
    assert_eq!((board.taverns.len(), board.piles()[3]), (3, 21));
}

#[test]
fn workers_on_favours_leave_at_the_end_of_the_round() {
    let table = scenario(2).round(3).favour(0, FavourId(8)).workers("L").play("favour:0 pay:L pass pass");
    assert_eq!(table.game().board().favour_workers, [None; 5]);
    let next = table.first_choices_until(|question| question == Question::Turn);
    assert!(next.game().board().favour_workers[0].is_none());
}

#[test]
fn the_game_ends_after_round_seven_without_a_refresh() {
    let table = scenario(2).round(7);
    let town = table.game().board().town;
    let after = table.workers("LLSX").play("pass pass");
    assert!(after.game().is_over() && after.game().decision().is_none());
    assert_eq!(after.game().board().town, town);
    assert!(matches!(after.events().last(), Some(Event::Ended)));
    assert!(after.attempt("pass").is_err());
}

#[test]
fn taking_the_last_coin_holds_an_inquisition_at_once() {
    // The Tax comes before the Provision, and the Inquisition before both: a Peddler sees the table in between.
    let table = scenario(2).suspicion(&[0, 0]).tax(1).outsider(0, OutsiderId(9)).strength(1).workers("LSF");
    let after = table.play("attack outsider:0 pay:LSF");
    let place = |wanted: &dyn Fn(&Event) -> bool| after.events().iter().position(wanted).unwrap();
    let inquisition = place(&|event| matches!(event, Event::InquisitionEnded { .. }));
    let provision = place(&|event| matches!(event, Event::Gained { thing: Thing::Provisions, .. }));
    assert!(inquisition < provision);
    assert_eq!((after.you().unpaid, after.you().suspicion.len(), after.game().board().tax), (1, 1, 5));
}

#[test]
fn the_tax_supply_is_filled_by_the_number_of_players() {
    for (people, full) in [(2, 5), (3, 6), (4, 8)] {
        assert_eq!(inquisition(scenario(people)).game().board().tax, full, "{people} players");
    }
    let alone = solo("solo-hard").townsfolk(4, TWO_TAX).tax(2).workers("L").play("recruit quest:4 pay:L");
    assert!(alone.events().contains(&Event::InquisitionEnded { tax: 5 }));
}

#[test]
fn tax_that_is_not_there_comes_from_the_main_supply() {
    let after = scenario(2).townsfolk(4, TWO_TAX).tax(1).workers("L").play("recruit quest:4 pay:L");
    assert_eq!((after.you().silver, after.game().board().tax), (2, 5));
    assert!(after.events().contains(&Event::TaxTaken { seat: Seat(0), count: 2, from_supply: 1 }));
}

#[test]
fn two_coins_of_three_hold_no_inquisition() {
    let after = scenario(2).suspicion(&[0]).townsfolk(4, TWO_TAX).tax(3).workers("L").play("recruit quest:4 pay:L");
    assert_eq!((after.you().unpaid, after.game().board().tax), (0, 1));
}

#[test]
fn half_the_suspicion_is_discarded_rounded_down_the_newest_first() {
    for (held, left) in [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4)] {
        let cards: Vec<u8> = (0..held).map(|number| number % 3).collect();
        let after = inquisition(scenario(2).suspicion(&cards));
        assert_eq!((&after.you().suspicion[..], after.you().unpaid), (&cards[..left], 1), "{held}");
        assert_eq!(after.player(1).unpaid, 0);
    }
}

#[test]
fn without_any_suspicion_nobody_takes_a_debt() {
    let after = inquisition(scenario(3));
    assert!([0, 1, 2].map(|seat| after.player(seat).unpaid).iter().all(|&unpaid| unpaid == 0));
}

/// The crews act from the active player on; nobody is asked if the order changes nothing.
#[test]
fn the_inquisition_asks_from_the_active_player_on_and_only_where_it_matters() {
    let squires = [26, 27, 28];
    let mut table = scenario(3);
    for seat in 0..3 {
        table = table.seat(seat).suspicion(&[1]).crew(TownsfolkId(squires[seat as usize]));
    }
    for (seat, conspirator) in [(0, 9), (2, 10)] {
        table = table.seat(seat).crew(TownsfolkId(conspirator));
    }
    let table = table.seat(1).workers("L").seat(0).play("pass");
    let asked = table.townsfolk(4, TWO_TAX).tax(2).play("recruit quest:4 pay:L");
    assert_eq!(asked.game().asked(), Some((Seat(2), Question::Ability)), "seat 1 is active and has nothing to order");
    let asked = asked.play("resolve:28");
    assert_eq!(asked.game().asked(), Some((Seat(0), Question::Ability)), "seat 0 has passed and is asked last");
    let after = asked.play("resolve:9");
    assert_eq!(after.game().asked(), Some((Seat(2), Question::Turn)));
    let levels = [0, 1, 2].map(|seat| Attribute::ALL.map(|attribute| after.player(seat).track(attribute)));
    assert_eq!(levels, [[0, 0, 1], [0, 0, 0], [0, 0, 0]], "seat 2's Squire came too early, seat 1's in vain");
    assert_eq!([0, 1, 2].map(|seat| after.player(seat).unpaid), [0, 1, 0], "only seat 1 still had Suspicion");
}

#[test]
fn suspicion_is_shuffled_when_its_pile_runs_out() {
    let after = scenario(2).suspicion_discarded().workers("L").play("conspire pay:L");
    assert_eq!((after.you().suspicion.len(), after.game().board().piles()[4]), (1, 23));
}

/// With every card held, an Inquisition comes first; its discarded cards are shuffled and drawn from.
#[test]
fn without_a_suspicion_card_to_draw_an_inquisition_is_held_first() {
    let after = scenario(2).seat(1).every_suspicion().seat(0).tax(3).workers("L").play("conspire pay:L");
    let reported: Vec<&Event> = after
        .events()
        .iter()
        .filter(|event| {
            matches!(
                event,
                Event::InquisitionBegan
                    | Event::InquisitionEnded { .. }
                    | Event::Gained { thing: Thing::Suspicion, .. }
            )
        })
        .collect();
    assert!(matches!(
        reported[..3],
        [
            Event::InquisitionBegan,
            Event::InquisitionEnded { .. },
            Event::Gained { seat: Seat(0), thing: Thing::Suspicion, .. }
        ]
    ));
    assert_eq!((after.player(1).unpaid, after.player(1).suspicion.len(), after.you().suspicion.len()), (1, 12, 1));
    assert_eq!(after.game().board().tax, 5 - after.you().suspicion[0], "filled, not added to");
    assert_eq!(after.you().workers.to_string(), "X");
}

#[test]
fn a_squire_of_one_without_suspicion_works_while_others_are_judged() {
    let after = inquisition(scenario(2).crew(SQUIRE_OF_FAITH).seat(1).suspicion(&[0, 1]));
    assert_eq!(after.you().track(Attribute::Faith), 1);
    assert_eq!((after.player(1).unpaid, after.player(1).suspicion.len()), (1, 1));
}

fn ranks(table: &Scenario) -> Vec<usize> {
    (0..table.game().seats() as u8).filter_map(|seat| table.game().outcome().rank(Seat(seat))).collect()
}

/// Equal totals: first the points of King's Orders, then the least Suspicion, then the victory is shared.
#[test]
fn ties_are_broken_by_orders_then_by_the_least_suspicion_then_shared() {
    // Five Walls of seat 1: 4 points of the Order and 1 of the row; seat 0 has the same in Silver.
    let mut table = scenario(2).orders(&[OrderId(1)]).silver(15).seat(1);
    for wall in [13, 14, 15, 16, 17] {
        table = table.wall(WallId(wall));
    }
    assert_eq!(table.game().scores()[0].total, table.game().scores()[1].total);
    assert_eq!(ranks(&table), [2, 1]);
    let suspected = table.suspicion(&[0, 0]);
    assert_eq!(ranks(&suspected), [2, 1], "the Orders come first");
    let even = scenario(3).silver(3).suspicion(&[0]).seat(1).silver(3).seat(2).silver(3).suspicion(&[2]);
    assert_eq!(ranks(&even), [2, 1, 2]);
    let shared = scenario(2).silver(3).seat(1).silver(5);
    assert_eq!(ranks(&shared), [1, 1], "three Silver score, the rest does not");
    let ahead = scenario(2).silver(3).seat(1).silver(6).suspicion(&[0, 0, 0]);
    assert_eq!(ranks(&ahead), [2, 1], "more points need no tie-break");
}

#[test]
fn a_kings_order_counts_once_it_is_revealed() {
    let mut table = scenario(2).orders(&[OrderId(4), OrderId(1)]);
    for wall in [13, 14, 15, 16, 17] {
        table = table.wall(WallId(wall));
    }
    assert_eq!([1, 2].map(|round| table.clone().round(round).game().order_points(Seat(0))), [0, 6]);
}

#[test]
fn the_bonus_townsfolk_are_in_the_deck_only_with_their_part() {
    let count = |setup: &Setup| {
        let game = Paladins::deal(setup, Seed::from(1).chance(), &mut NullSink).unwrap();
        let state = serde_json::to_value(game).unwrap();
        let deck: Vec<u8> = serde_json::from_value(state["board"]["town_deck"].clone()).unwrap();
        assert_eq!(state["board"]["town_discard"], json!([]));
        deck.len()
    };
    let mut setup = Setup::of(&["human", "human"]);
    assert_eq!(count(&setup), 27);
    setup.modules = vec!["bonus-townsfolk".into()];
    assert_eq!(count(&setup), 29);
}

/// B-2: the Swindler earns with every Debt, one of the Inquisition included.
#[test]
fn the_swindler_earns_with_a_debt_of_the_inquisition() {
    let swindler = TownsfolkId(33);
    let after = inquisition(scenario(2).crew(swindler).suspicion(&[0]));
    assert_eq!((after.you().unpaid, after.you().silver), (1, 2 + 2));
}
