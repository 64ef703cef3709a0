//! The Workshop: its reach, the Silver on its rows, and the limit of Apprentices.

use super::{YOU, apprentice, is_over};
use architects::components::{BASE_APPRENTICES, MORE_APPRENTICES, MOST_APPRENTICES, MOST_SEATS, SLOTS, Thing};
use architects::scenario::ScenarioExt as _;
use architects::scenario::{change, scenario};
use architects::{Event, Question, WhyNot};

/// Ruling R4.
#[test]
fn more_workers_at_the_workshop_reach_four_columns_and_draw_more_plans() {
    let table = scenario(2).at("workshop", 5).silver(4);
    assert_eq!(table.gains("place:workshop hire:a4"), "silver -4, apprentices 1, workers -1");
    assert_eq!(table.gains("place:workshop plans"), "plans 4, workers -1");
    for (before, plans) in [(0, 1), (1, 2), (2, 2), (3, 3)] {
        let gained = scenario(2).at("workshop", before).gains("place:workshop");
        assert_eq!(gained, format!("plans {plans}, workers -1"));
    }
}

/// Ruling R5.
#[test]
fn silver_is_laid_on_the_row_slides_with_its_cards_and_goes_to_whoever_hires_them() {
    let row = ["thief", "labourer", "squire-26", "jeweller-11"];
    let table = scenario(2).silver(6).row("b", row).laid("b3", 5).next_apprentices(&["miner-19"]);
    // It never pays for its own hire: 2 Tax, 2 Silver and 2 for the reach are due before.
    assert_eq!(table.clone().silver(5).play("place:workshop").refuses("hire:b3"), WhyNot::Silver { need: 6, have: 5 });
    let after = table.clone().play("place:workshop hire:b3");
    assert_eq!(change(table.you(), after.you()), "silver -1, virtue 1, apprentices 1, workers -1");
    let board = after.game().board();
    let lower = board.apprentices[4..].iter().flatten().map(|card| card.card().key).collect::<Vec<_>>();
    assert_eq!((lower, &board.laid[4..]), (vec!["thief", "labourer", "jeweller-11", "miner-19"], &[1, 1, 0, 0][..]));
    assert_eq!(board.laid[..4], [0; 4], "the other row");
    // The row slides and is filled before the Virtue of the card.
    let place = |like: fn(&Event) -> bool| after.events().iter().position(like).unwrap();
    let revealed = place(|event| matches!(event, Event::ApprenticeRevealed { .. }));
    assert!(revealed < place(|event| matches!(event, Event::Gained { thing: Thing::Virtue, .. })));
    // At the Black Market and by the Tavern as well.
    let market = after.clone().seat(1).silver(2);
    assert_eq!(market.gains_of(1, "place:market-middle hire:b2"), "silver -1, virtue -1, apprentices 1, workers -1");
    let tavern = scenario(2).hired(&["labourer"]).cathedral(5).hand(&["tavern"]).goods([0, 3, 2, 1, 0]).laid("a4", 2);
    assert!(tavern.gains("place:guildhall hire:a4").starts_with("silver 2,"));
    // A hire pays in its own row only, from its first card on.
    let far = scenario(2).silver(7).laid("a1", 1).play("place:workshop hire:a4");
    assert_eq!(far.game().board().laid, [2, 1, 1, 0, 0, 0, 0, 0]);
}

/// Ruling R6.
#[test]
fn with_five_apprentices_one_is_discarded_first() {
    let five = ["labourer", "squire-26", "miner-19", "miner-20", "jeweller-11"];
    let table = scenario(2).silver(4).hired(&five);
    let asked_first = table.clone().play("place:workshop hire:a1");
    assert_eq!((asked_first.you().silver(), asked_first.asked()), (0, Some((YOU, Question::Dismiss))));
    assert_eq!(asked_first.choices().len(), 5);
    let after = asked_first.play("dismiss:squire-26");
    assert_eq!((after.you().apprentices.len(), after.you().virtue), (5, 7), "its Virtue stays");
    assert_eq!(after.game().board().apprentice_pile.first(), Some(&apprentice("squire-26")));
    // At the limit the Tavern may be refused, with room it may not.
    let tavern = scenario(2).cathedral(5).hand(&["tavern"]).goods([0, 3, 2, 1, 0]);
    let full = tavern.clone().hired(&five).play("place:guildhall");
    assert!(is_over(&full.clone().play("pass")));
    let hired = full.play("hire:a1 dismiss:labourer");
    assert!(
        hired.you().apprentices.has(apprentice("conspirator-4").index())
            && !hired.you().apprentices.has(apprentice("labourer").index())
    );
    assert_eq!(tavern.hired(&["labourer"]).play("place:guildhall").refuses("pass"), WhyNot::Mandatory);
    // The pile never runs out: after the most hires of five players, cards of the smaller deck are left.
    let most = MOST_SEATS * usize::from(MOST_APPRENTICES) + usize::from(MORE_APPRENTICES) + SLOTS;
    assert!(BASE_APPRENTICES > most);
}
