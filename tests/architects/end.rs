//! The last turns and the end of the game.

use super::{OTHER, YOU};
use architects::Event;
use architects::scenario::ScenarioExt as _;
use architects::scenario::{Scenario, scenario};
use kernel::Seat;

/// Ruling R24.
#[test]
fn in_the_last_turns_a_worker_may_be_taken_back_and_the_market_is_still_reset() {
    let table = scenario(2).at("quarry", 7).at("forest", 7).last_turns(1);
    let after = table.play("recall:quarry");
    assert!(after.game().is_over());
    let table = scenario(2).silver(3).in_market("market-left").seat(1).in_market("market-middle").last_turns(2);
    let after = table.seat(0).play("place:market-right");
    assert_eq!(after.count(|event| matches!(event, Event::MarketReset { .. })), 1);
    // The rows of the Guildhall trigger nothing any more.
    let table = scenario(2).cathedral(5).hand(&["well"]).goods([0, 2, 2, 0, 0]).in_market("market-left").last_turns(2);
    let after = table.seat(0).play("place:guildhall");
    let triggers = |event: &Event| matches!(event, Event::MarketReset { .. } | Event::EndTriggered { .. });
    assert_eq!((after.count(triggers), after.game().turns_left()), (0, Some(1)));
}

/// Ruling R27.
#[test]
fn final_effects_of_several_players_do_not_influence_each_other() {
    // Both count Cathedral levels and goods alone; whoever is resolved first, the other's Virtue is the same.
    let table = scenario(2).cathedral(3).built(&["chapel"]).virtue(13).debts(1, 0);
    let table = table.seat(1).cathedral(2).built(&["castle", "dungeon"]).goods([0, 0, 0, 4, 0]).virtue(14);
    let after = table.last_turns(1).seat(0).play("place:quarry");
    let stands = |seat: Seat| (after.game().player(seat).virtue, after.game().player(seat).unpaid);
    assert_eq!((stands(YOU), stands(OTHER)), ((14, 0), (12, 0)));
}

/// Ruling R36.
#[test]
fn at_the_end_gains_come_first_then_losses_and_no_board_acts() {
    let end = |table: Scenario| table.last_turns(1).play("place:quarry");
    // Gains point by point up to 14, the next one destroys the Debt, then the Dungeon.
    let all = scenario(2).virtue(13).debts(1, 0).built(&["castle", "dungeon", "university"]).goods([0, 0, 0, 4, 0]);
    let after = end(all);
    assert_eq!((after.you().virtue, after.you().unpaid, after.score(0).0), (12, 0, 44));
    let emma = end(scenario(2).player_board("emma").virtue(1).built(&["dungeon"]));
    assert_eq!((emma.you().virtue, emma.you().unpaid, emma.you().silver(), emma.you().goods[1]), (0, 1, 0, 0));
    let merovech = end(scenario(2).player_board("merovech").hand(&["keep"]).built(&["dungeon"]));
    assert_eq!((merovech.you().virtue, merovech.you().hand.len()), (5, 1));
    let hugo = end(scenario(2).player_board("hugo").virtue(0).silver(9).built(&["dungeon"]));
    assert_eq!((hugo.you().unpaid, hugo.you().silver()), (2, 9));
    // The rest counts the new Virtue and Debts: the Lighthouse, the Gambler's Den.
    let rest = scenario(2).virtue(1).built(&["dungeon", "lighthouse", "gamblers-den", "university"]);
    assert_eq!(end(rest).score(0).1, [("Buildings", 41), ("Virtue", -9), ("Unpaid Debts", -3)]);
}

/// Ruling R41.
#[test]
fn after_round_400_the_game_is_scored_as_it_stands() {
    let table = scenario(2).round(400).play("place:quarry");
    assert!(!table.game().is_over());
    let after = table.play("place:quarry");
    assert!(after.game().is_over());
    assert!(!scenario(2).round(399).play("place:quarry place:quarry").game().is_over());
}
