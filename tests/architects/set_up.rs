//! The set-up: the draft of plans, the player boards and the free Apprentices.

use super::YOU;
use architects::components::{BoardId, Origin, PLAYER_BOARDS, Slot};
use architects::scenario::ScenarioExt as _;
use architects::scenario::dealt;
use architects::{Question, WhyNot};
use kernel::Seat;

/// Ruling R26.
#[test]
fn all_keep_a_plan_and_pass_the_others_clockwise_three_times() {
    let mut table = dealt(&["human"; 5], &[], 7);
    assert_eq!(table.game().board().plan_pile.len(), 20);
    let first = table.game().first();
    let order: Vec<Seat> = first.around(5).collect();
    for kept in 0..3 {
        let before = order.clone().into_iter().map(|seat| *table.game().player(seat)).collect::<Vec<_>>();
        for (place, seat) in order.iter().enumerate() {
            assert_eq!(table.asked(), Some((*seat, Question::Draft)));
            // Nobody sees the plans that earlier seats kept.
            assert_eq!(
                table.game().player(*seat).drawn,
                before[place].drawn,
                "nothing is passed before all have chosen"
            );
            let choice = table.choices().remove(0);
            table = table.play(&choice);
        }
        if kept < 2 {
            for (place, seat) in order.iter().enumerate() {
                let passed = before[(place + 4) % 5].drawn;
                let now = table.game().player(*seat).drawn;
                assert_eq!((now.common(passed), now.len()), (now, 3 - kept), "from the right neighbour");
            }
        } else {
            // The last cards go to the bottom in turn order.
            let rest = |place: usize| {
                let player = &before[place];
                let kept = table.game().player(order[place]).hand;
                player.drawn.iter().find(|plan| !kept.has(*plan)).unwrap()
            };
            let lowest: Vec<usize> = table.game().board().plan_pile.iter().take(5).map(|plan| plan.index()).collect();
            assert_eq!(lowest, [4, 3, 2, 1, 0].map(rest));
        }
    }
    assert!(order.iter().all(|seat| table.game().player(*seat).hand.len() == 3));
    assert_eq!(table.game().board().plan_pile.len(), 25);
    // Solo: four are dealt, and one goes back.
    let alone = dealt(&["human", "solo-helena"], &[], 7);
    assert_eq!((alone.you().drawn.len(), alone.asked()), (4, Some((YOU, Question::PutBack))));
    let back = alone.choices().remove(0);
    let after = alone.play(&back);
    let bottom = after.game().board().plan_pile.first().map(|plan| format!("put-back:{}", plan.card().key));
    assert_eq!((after.you().hand.len(), bottom), (3, Some(back)));
}

/// The boards that are dealt with these modules.
fn boards(modules: &[&str]) -> Vec<BoardId> {
    let mut dealt_out = Vec::new();
    for seed in 0..120 {
        let table = dealt(&["human"; 5], modules, seed);
        let own: Vec<BoardId> = (0..5).filter_map(|seat| table.game().player(Seat(seat)).board).collect();
        let mut different = own.clone();
        different.sort_unstable();
        different.dedup();
        assert_eq!(different.len(), own.len(), "each board once");
        dealt_out.extend(own);
    }
    dealt_out.sort_unstable();
    dealt_out.dedup();
    dealt_out
}

/// Ruling R28.
#[test]
fn boards_of_the_sets_that_are_switched_on_and_the_highest_printed_virtue_begins() {
    let of = |origins: &[Origin]| -> Vec<&str> {
        PLAYER_BOARDS.iter().filter(|board| origins.contains(&board.origin)).map(|board| board.key).collect()
    };
    let keys = |modules: &[&str]| -> Vec<&str> { boards(modules).iter().map(|board| board.card().key).collect() };
    assert_eq!(keys(&["variable"]), of(&[Origin::Base]));
    assert_eq!(keys(&["variable", "promo-boards"]), of(&[Origin::Base, Origin::Promo]));
    assert_eq!(keys(&["variable", "bonus-boards"]), of(&[Origin::Base, Origin::Tomesaga]));
    assert_eq!(keys(&["variable", "promo-boards", "bonus-boards"]).len(), 14);
    assert!(keys(&["promo-boards", "bonus-boards"]).is_empty(), "only in the variable set-up");
    let mut tied = [0; 2];
    for seed in 0..200 {
        let modules = ["variable", "promo-boards", "bonus-boards", "apprentice-draft"];
        let table = dealt(&["human"; 2], &modules, seed);
        let printed = [0, 1].map(|seat| table.game().player(Seat(seat)).board.unwrap().card().virtue);
        let first = table.game().first().index();
        assert!(printed[first] >= printed[1 - first], "before any Apprentice");
        tied[first] += u32::from(printed[0] == printed[1]);
    }
    assert!(tied[0] > 0 && tied[1] > 0, "a tie is broken by lot");
}

/// Ruling R29.
#[test]
fn free_apprentices_leave_gaps_that_are_filled_when_all_have_one() {
    let table = dealt(&["human"; 3], &["apprentice-draft"], 3);
    let first = table.game().first();
    let last = Seat((first.0 + 2) % 3);
    assert_eq!(table.asked(), Some((last, Question::FreeApprentice)), "in reverse turn order");
    let shown = table.game().board().apprentices;
    let pile = table.game().board().apprentice_pile;
    let after = table.play("hire:a2 hire:b4");
    assert_eq!(after.refuses("hire:a2"), WhyNot::SlotEmpty);
    let rows = after.game().board().apprentices;
    let gaps = [1, 7];
    assert!(
        (0..8).all(|slot| rows[slot] == if gaps.contains(&slot) { None } else { shown[slot] }),
        "rows do not slide"
    );
    let after = after.play("hire:a4");
    let rows = after.game().board().apprentices;
    let filled: Vec<_> = [1, 3, 7].into_iter().map(|slot| rows[slot]).collect();
    let expected: Vec<_> = pile.iter().rev().take(3).copied().map(Some).collect();
    assert_eq!(filled, expected, "the upper row first, from the left");
    for (seat, slot) in [(last, 1), (Seat((first.0 + 1) % 3), 7), (first, 3)] {
        let virtue = 7 + i32::from(shown[slot].unwrap().card().virtue);
        assert_eq!(i32::from(after.game().player(seat).virtue), virtue);
    }
    assert_eq!(after.asked(), Some((first, Question::Draft)));
    // Limits and boards act as in play: Emma at Virtue 0, Guntram.
    let hires = |board: &str, virtue: i8| {
        let mut tables =
            (0..2_000).map(|seed| dealt(&["human"; 2], &["variable", "bonus-boards", "apprentice-draft"], seed));
        tables.find_map(|table| {
            let (seat, _) = table.asked()?;
            let own = table.game().player(seat).board?.card().key == board;
            let slot = Slot::all()
                .find(|slot| table.game().apprentice(*slot).is_some_and(|card| card.card().virtue == virtue));
            let keys = format!("hire:{}{}", if slot?.row() == 0 { 'a' } else { 'b' }, slot?.column() + 1);
            own.then(|| table.gains_of(seat.0, &keys))
        })
    };
    assert_eq!(hires("emma", -1).as_deref(), Some("silver 1, clay 1, unpaid 1, apprentices 1"));
    assert_eq!(hires("guntram", 1).as_deref(), Some("silver 1, virtue 1, apprentices 1"));
}
