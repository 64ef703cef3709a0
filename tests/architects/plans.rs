//! Plans: draws, an empty pile, and what is hidden.

use super::{OTHER, YOU, is_over};
use architects::Question;
use architects::scenario::ScenarioExt as _;
use architects::scenario::scenario;
use kernel::Game;
use serde_json::json;

/// Ruling R10.
#[test]
fn the_middle_space_draws_five_plans_keeps_one_and_puts_the_others_back_in_any_order() {
    let five = ["well", "keep", "castle", "smithy", "chapel"];
    let table = scenario(2).silver(2).next_plans(&five).play("place:market-middle plans");
    assert_eq!(table.asked(), Some((YOU, Question::Keep)));
    let table = table.play("keep:castle");
    assert_eq!(table.asked(), Some((YOU, Question::PutBack)));
    let after = table.play("put-back:well put-back:chapel put-back:smithy");
    let lowest: Vec<&str> = after.game().board().plan_pile.iter().take(4).map(|plan| plan.card().key).collect();
    assert_eq!(lowest, ["keep", "smithy", "chapel", "well"]);
    assert_eq!((after.you().hand.len(), after.you().drawn.len()), (1, 0));
    let three = scenario(2).silver(2).last_plans(&["well", "keep", "castle"]).play("place:market-middle plans");
    assert_eq!(three.choices(), ["keep:well", "keep:castle", "keep:keep"]);
    let none = scenario(2).silver(2).last_plans(&[]);
    assert!(is_over(&none.play("place:market-middle plans")));
    // Of several plans that are discarded the last one lies lowest, too.
    let hand = ["well", "keep", "castle", "smithy", "chapel", "church", "library", "palace"];
    let limit = scenario(2).hand(&hand).play("place:quarry discard:well discard:keep");
    let lowest: Vec<&str> = limit.game().board().plan_pile.iter().take(2).map(|plan| plan.card().key).collect();
    assert_eq!((limit.you().hand.len(), lowest), (6, vec!["keep", "well"]));
}

/// Ruling R11.
#[test]
fn an_empty_pile_of_plans_gives_none() {
    let table = scenario(2).last_plans(&[]);
    assert_eq!(table.gains("place:workshop"), "workers -1");
    let one = scenario(2).at("workshop", 3).last_plans(&["well"]);
    assert_eq!(one.gains("place:workshop"), "plans 1, workers -1");
}

/// Ruling R25.
#[test]
fn hands_and_piles_are_hidden_and_their_numbers_public() {
    let table = scenario(2).hand(&["well", "keep"]).seat(1).hand(&["castle"]).silver(3).start();
    let seen = table.game().view(YOU);
    assert_eq!(seen["players"][0]["hand"], json!(["well", "keep"]));
    assert_eq!((&seen["players"][1]["hand"], &seen["players"][1]["goods"]["silver"]), (&json!(1), &json!(3)));
    assert_eq!(
        (&seen["plans_left"], &seen["rewards_left"], &seen["apprentices_left"]),
        (&json!(40), &json!(5), &json!(35))
    );
    let seen = table.game().view(OTHER);
    assert_eq!((&seen["players"][0]["hand"], &seen["players"][1]["hand"]), (&json!(2), &json!(["castle"])));
}
