//! The moments of Architects in positions set up by hand: contents, and seats.

use architects::Architects;
use architects::scenario::ScenarioExt as _;
use architects::scenario::scenario;
use kernel::{Lang, Spoken};
use ui::{MomentSeat, moments};

/// The gains of the Reward card belong to its moment, in the column of the seat that gains them.
#[test]
fn the_reward_of_the_cathedral_tells_what_it_gives_to_whom() {
    let base = scenario(2).hand(&["keep"]).goods([0, 0, 0, 1, 0]).virtue(6).next_rewards(&[11]);
    let after = base.play("place:guildhall");
    let reported = moments(after.game(), after.events(), &[], Lang::En);
    let reward = reported.iter().find(|moment| moment.title == "A Reward of the Cathedral").expect("a Reward");
    assert_eq!(reward.seats.iter().map(MomentSeat::is_announced).collect::<Vec<_>>(), [true, false]);
    assert!(reward.seats[0].chips.iter().any(|chip| chip.sign.icon == "gold" && chip.change == 1), "{reward:?}");
}

/// The moment of the approaching end states that each seat has one more turn, not that nothing changes.
#[test]
fn the_end_is_near_says_that_everybody_has_one_more_turn() {
    let after = scenario(2).hand(&["keep"]).goods([0, 0, 0, 1, 0]).virtue(6).in_guildhall(11).play("place:guildhall");
    let names = ["Ada".to_owned(), "Bo".to_owned()];
    let sentence = |(place, event)| Some((place..place + 1, Architects::event(event, &names, Lang::En)?));
    let reported: Vec<_> = after.events().iter().enumerate().filter_map(sentence).collect();
    let found = moments(after.game(), after.events(), &reported, Lang::En);
    let end = found.iter().find(|moment| moment.title == "The end is near").expect("the last space is taken");
    assert!(end.cause.ends_with("everybody has one more turn."), "{}", end.cause);
    assert!(!end.seats.iter().any(MomentSeat::is_announced));
}
