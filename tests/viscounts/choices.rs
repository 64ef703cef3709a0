//! The listed choices are exactly the accepted ones, among all choices.

use kernel::{Chance, Game, NullSink, Seat, Seed, Setup, random_choice};
use viscounts::components::{
    Building, BuildingKind, PrimaryAction, Resource, Section, Segment, Site, Space, Spot, TOWNSFOLK, TownsfolkId,
};
use viscounts::scenario::ScenarioExt as _;
use viscounts::{AdvanceOrder, Choice, Payment, Viscounts};

/// Every choice of the game, legal or not, for a table with this number of seats.
fn every_choice(seats: usize) -> Vec<Choice> {
    let cards = || (0..TOWNSFOLK.len()).filter_map(TownsfolkId::at);
    let mut all = vec![
        Choice::Pass,
        Choice::Dismiss,
        Choice::FlipDebt,
        Choice::FlipDeed,
        Choice::Left,
        Choice::Right,
        Choice::DiscardTop,
        Choice::DestroyTop,
    ];
    all.extend((0..6).map(Choice::Pair));
    all.extend(cards().map(Choice::Play));
    all.extend(cards().map(Choice::Discard));
    all.extend(cards().map(Choice::Destroy));
    all.extend(Space::all().map(Choice::Move));
    all.extend(PrimaryAction::ALL.map(Choice::Act));
    all.extend((0..60).map(Choice::Exchange));
    all.extend(Building::all().map(Choice::Build));
    all.push(Choice::Build(Building { kind: BuildingKind::Workshop, slot: 0 }));
    all.extend((0..6).map(Choice::Workers));
    for (ink, stone) in (0..9).flat_map(|ink| (0..9).map(move |stone| (ink, stone))) {
        for (gold, silver) in (0..9).flat_map(|gold| (0..17).map(move |silver| (gold, silver))) {
            all.push(Choice::Pay(Payment { ink, stone, gold, silver }));
        }
    }
    for segment in Segment::ALL {
        all.extend((0..6).map(|place| Choice::Spot(Spot { segment, place })));
        all.extend([Choice::Hire(segment), Choice::Manuscript(segment)]);
        all.push(Choice::Move(Space { segment, site: Site::Inside }));
    }
    all.extend(Resource::ALL.map(Choice::Take));
    for number in 0..64 {
        all.push(Choice::Order(AdvanceOrder([number / 16, number / 4 % 4, number % 4])));
    }
    for from in Section::all() {
        all.extend([true, false].map(|clockwise| Choice::Shift { from, clockwise }));
        all.push(Choice::Section(from));
    }
    all.extend((0..=seats as u8).map(|seat| Choice::Bump(Seat(seat))));
    all
}

/// Every key reads back as its choice, and no two choices share one.
#[test]
fn every_choice_has_a_key_of_its_own() {
    let all = every_choice(4);
    let mut keys: Vec<String> = all.iter().map(ToString::to_string).collect();
    let read = all.iter().zip(&keys).filter(|(choice, key)| key.parse() == Ok(**choice)).count();
    // Slot 0 and places beyond an order's are invalid keys.
    assert!(all.len() - read < 40, "{} of {} are read", read, all.len());
    keys.sort_unstable();
    keys.dedup();
    assert!(all.len() - keys.len() < 40);
}

#[test]
fn what_is_listed_is_what_is_accepted() {
    let mut list = Vec::new();
    let mut chance = Chance::new(11);
    for number in 0..12u64 {
        let seats: &[&str] = [&["random"; 2][..], &["random"; 4], &["random", "solo-card"]][number as usize % 3];
        let all = every_choice(seats.len());
        let mut game = Viscounts::deal(&Setup::of(seats), Seed::from(number).chance(), &mut NullSink).unwrap();
        while let Some(choice) = random_choice(&game, &mut chance, &mut list) {
            for _ in 0..60 {
                let tried = all[chance.below(all.len() as u32) as usize];
                let mut after = game.clone();
                let accepted = after.apply(tried, &mut NullSink).is_ok();
                assert_eq!(accepted, list.contains(&tried), "game {number}: {tried} of {list:?}");
                assert!(accepted || after == game, "game {number}: {tried} leaves a trace");
            }
            game.apply(choice, &mut NullSink).unwrap();
        }
    }
}

/// The small choices of every question are tried exhaustively, with payments up to the required amount.
#[test]
fn payments_are_accepted_where_they_are_listed_and_nowhere_else() {
    use viscounts::scenario::scenario;
    let table = scenario(2)
        .line(["emma", "clergyman", "priest"])
        .resources(3, 2, 2)
        .silver(6)
        .manuscript("a", 9)
        .townsfolk("a", "jeweller")
        .at("a")
        .acting()
        .play("transcribe");
    let listed = table.choices();
    assert!(listed.len() > 10, "{listed:?}");
    for choice in every_choice(2) {
        let accepted = table.game().clone().apply(choice, &mut NullSink).is_ok();
        assert_eq!(accepted, listed.contains(&choice.to_string()), "{choice}");
    }
    // No payment wastes anything: less of anything would not suffice.
    assert!(listed.contains(&"pay:ink3".to_owned()) && !listed.contains(&"pay:ink3+silver2".to_owned()), "{listed:?}");
}
