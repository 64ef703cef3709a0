//! The co-op scenario of Viscounts: its rulings V-1 to V-26, and its worked examples.

use kernel::{
    Chance, Coop, Game, Lang, NullSink, Outcome, Reveals, Seat, Seed, Setup, SetupError, Shared, Table, random_choice,
};
use players::Evaluate;
use std::collections::BTreeSet;
use viscounts::components::{
    Effect, FLIPPED_POINTS, OVERLORD_WORKERS, PrimaryAction, RELIEVED, Ribbon, SECTIONS, Segment, Site, Space, TARGET,
    Tier, commands, overlord_start,
};
use viscounts::scenario::ScenarioExt as _;
use viscounts::scenario::{Scenario, together};
use viscounts::texts::names;
use viscounts::{Choice, Event, Loss, Lower, OverlordEvent, Question, Variant, Viscounts, WhyNot, table};

const COOP: &[&str] = &["coop"];
const HARD: &[&str] = &["coop", "coop-hard"];
const INSANE: &[&str] = &["coop", "coop-insane"];
/// The first player has the yellow card, which removes up to two Workers after Trade.
const YELLOW_FIRST: &[&str] = &["coop", "coop-exchange-34", "coop-exchange-13"];

/// Manuscripts by index in the table.
const BLACK_FLIP: usize = 1;
const YELLOW_ANY: usize = 2;
const BLUE_HIRE: usize = 3;
const BLUE_SILVER: usize = 4;

/// Townsfolk of value 3, by hire effect: he places two on his space, two behind him, or two ahead; by value 1: one on
/// each side, or one advances; and one that brings a Debt.
const HERE: &str = "acolyte";
const BEHIND: &str = "friar";
const AHEAD: &str = "antagonist";
const BOTH_SIDES: &str = "architect";
const INWARDS: &str = "courier";
const DEBT: &str = "bishop";

fn setup(seats: usize, keys: &[&str]) -> Setup {
    let modules = keys.iter().map(|&key| key.to_owned()).collect();
    Setup { modules, ..Setup::of(&vec!["human"; seats]) }
}

/// A game of a set-up, dealt from a seed.
fn dealt(seats: usize, keys: &[&str], seed: u64) -> Scenario {
    Scenario::deal(setup(seats, keys), seed)
}

fn supply(table: &Scenario) -> u8 {
    table.game().team().unwrap().supply()
}

fn lost(table: &Scenario) -> Option<Loss> {
    table.game().team().unwrap().lost
}

fn reported(table: &Scenario, like: impl Fn(&OverlordEvent) -> bool) -> usize {
    table.count(|event| matches!(event, Event::Overlord(reported) if like(reported)))
}

/// The Overlord has two Workers on each outside space except one, and one on the inside space of the first segment: a
/// single one is left if one space is empty.
fn nearly_all_out(table: Scenario, but: &str) -> Scenario {
    let spaces = (1..=10).map(|number| number.to_string()).filter(|key| key != but);
    spaces.fold(table.overlord_on("a", 1), |table, key| table.overlord_on(&key, 2))
}

/// V-1: two players have two cards each. Both upper parts count, but only the front one's lower part.
#[test]
fn two_players_use_two_upper_parts_and_one_lower_part() {
    let table = together(2, COOP);
    let team = *table.game().team().unwrap();
    assert_eq!(team.references(Seat(0)).collect::<Vec<_>>(), [Ribbon::Blue, Ribbon::Black]);
    assert_eq!(team.references(Seat(1)).collect::<Vec<_>>(), [Ribbon::Grey, Ribbon::Yellow]);
    let lower = PrimaryAction::ALL.map(|action| table.game().lower_part(Seat(0), action));
    let [trade, construct, workers, transcribe] = lower.map(Option::unwrap);
    assert_eq!((trade, transcribe), (Lower::Remove(1), Lower::Remove(1)), "those of the blue card");
    assert_eq!((construct, workers), (Lower::Place, Lower::Place), "the black card lies behind");
    let written = |place| {
        let table = together(2, COOP).manuscript("a", place).silver(9).given(Effect::FreeManuscript);
        table.play("manuscript:a")
    };
    assert_eq!(reported(&written(BLUE_SILVER), |event| matches!(event, OverlordEvent::Wrote { seat: Seat(0), .. })), 1);
    let black = together(2, COOP).manuscript("a", BLACK_FLIP).given(Effect::FreeManuscript).play("manuscript:a");
    assert_eq!(black.you().resources, [1, 0, 0], "the card behind brings its Ink Well");
}

/// V-1 with three and four players: one card each; the fourth one stays in the box.
#[test]
fn three_and_four_players_have_one_card_each() {
    for (players, cards) in [(3, 3), (4, 4)] {
        let table = together(players, COOP);
        let team = *table.game().team().unwrap();
        let all: Vec<Ribbon> = table.game().all_seats().flat_map(|seat| team.references(seat)).collect();
        assert_eq!(all, [Ribbon::Blue, Ribbon::Grey, Ribbon::Black, Ribbon::Yellow][..cards]);
    }
}

/// V-2: the cards lie as in the set-up, and every order of them is possible.
#[test]
fn the_set_up_may_exchange_the_reference_cards_in_every_way() {
    let keys = ["coop-exchange-12", "coop-exchange-34", "coop-exchange-13", "coop-exchange-24", "coop-exchange-23"];
    let mut orders = BTreeSet::new();
    for chosen in 0..1 << keys.len() {
        let named = keys.iter().enumerate().filter(|(place, _)| chosen >> place & 1 == 1).map(|(_, key)| *key);
        let all: Vec<&str> = named.chain(["coop"]).collect();
        let table = dealt(4, &all, 3);
        let (team, first) = (*table.game().team().unwrap(), table.game().first());
        let order: Vec<u8> = first.around(4).map(|seat| team.front(seat).unwrap() as u8).collect();
        assert!(table.game().fits(&setup(4, &all)) && table.game().broken().is_none());
        orders.insert(order);
    }
    assert_eq!(orders.len(), 24);
    let kinds = setup(2, &["coop-exchange-12"]).kinds::<Viscounts>();
    assert_eq!(kinds, Err(SetupError::CoopModule("coop-exchange-12".into())));
}

/// V-2: the set-up shows the cards in dealing order. Two neighbours can be exchanged, after any other exchanges, and
/// back again.
#[test]
fn neighbours_change_places_and_the_set_up_shows_what_is_dealt() {
    let shown = |seats: usize, keys: &[&str]| {
        let cards = table::dealt::dealt(&setup(seats, keys), Lang::En);
        cards.into_iter().map(|card| (card.title, card.start[0].label.clone())).collect::<Vec<_>>()
    };
    let ribbons = |keys: &[&str]| shown(4, keys).into_iter().map(|(_, ribbon)| ribbon).collect::<Vec<_>>();
    let (mut keys, mut order) = (vec!["coop"], ribbons(COOP));
    for place in [0, 1, 2, 0, 2, 1, 1, 0, 0] {
        let named: Vec<String> = keys.iter().map(|&key| key.to_owned()).collect();
        keys = Variant::exchanged(&named, Some(place)).into_iter().chain(["coop"]).collect();
        order.swap(place, place + 1);
        assert_eq!(ribbons(&keys), order, "{keys:?}");
        let table = dealt(4, &keys, 3);
        let (team, first) = (*table.game().team().unwrap(), table.game().first());
        let held = first.around(4).map(|seat| names::ribbon(team.front(seat).unwrap(), Lang::En).to_owned());
        assert_eq!(held.collect::<Vec<_>>(), order);
    }
    assert!(Variant::exchanged(&[], Some(3)).is_empty(), "the last card has no next one");
    let titles = |seats| shown(seats, COOP).into_iter().map(|(title, _)| title).collect::<Vec<_>>();
    assert_eq!(titles(2), ["First player", "First player, behind", "Second player", "Second player, behind"]);
    assert_eq!(titles(3), ["First player", "Second player", "Third player", "Not dealt"]);
    assert_eq!(shown(3, &[]), []);
}

/// V-3: for any player who gains a Manuscript with that ribbon, also by an effect, after the Manuscript's own effects.
#[test]
fn a_manuscript_brings_the_holder_of_its_card_something_after_its_own_effects() {
    let own = together(3, COOP).manuscript("a", BLUE_HIRE).given(Effect::FreeManuscript).play("manuscript:a");
    assert!(matches!(own.asked(), Some((Seat(0), Question::FreeHire(1)))), "its own effect comes first");
    let own = own.townsfolk("c", BEHIND).play("hire:c");
    assert_eq!(own.asked(), Some((Seat(0), Question::Resource(1))));
    let other = together(3, COOP).passes_to(1).seat(1).manuscript("a", BLUE_SILVER).given(Effect::FreeManuscript);
    let other = other.play("manuscript:a");
    assert_eq!((other.other().silver, other.asked()), (4, Some((Seat(0), Question::Resource(1)))));
    let yellow =
        together(4, COOP).manuscript("a", YELLOW_ANY).given(Effect::FreeManuscript).play("manuscript:a take:ink");
    assert_eq!(yellow.game().player(Seat(3)).resources, [0, 0, 1], "the yellow card's holder gains Gold");
    let none = together(3, COOP).manuscript("a", YELLOW_ANY).given(Effect::FreeManuscript);
    let none = none.play("manuscript:a take:ink");
    assert_eq!(
        reported(&none, |event| matches!(event, OverlordEvent::Wrote { .. })),
        0,
        "the yellow card is in the box"
    );
}

/// A trade on space 4, whose seat has the blue card in front.
fn trade_on_4(table: Scenario) -> Scenario {
    table.at("4").silver(5).acting().play("trade exchange:1")
}

/// V-4: after the action with all its rewards and the owner's other abilities, on the own Viscount's space. Without a
/// primary action it does not work.
#[test]
fn the_lower_part_works_after_the_action_and_what_else_works_then() {
    let table = || together(2, COOP).overlord("9").overlord_on("4", 1).line(["jeweller", "", ""]);
    let after = trade_on_4(table());
    let place = |like: fn(&Event) -> bool| after.events().iter().position(like).unwrap();
    let traded = place(|event| matches!(event, Event::Traded { .. }));
    let virtue = place(|event| matches!(event, Event::MarkerMoved { .. }));
    let driven = place(|event| matches!(event, Event::Overlord(OverlordEvent::Driven { .. })));
    assert!(traded < virtue && virtue < driven);
    let idle = table().at("4").silver(5).acting().play("pass");
    assert_eq!(idle.on_ring("4"), (1, 0));
}

/// B-9: Gisela's free hire comes before the Worker that her owner places.
#[test]
fn gisela_and_the_lower_part_of_a_card() {
    let table = together(2, COOP).overlord("9").at("b").silver(9).line(["gisela", "", ""]).townsfolk("c", BEHIND);
    let hiring = table.acting().play("place-workers left");
    assert_eq!(hiring.on_ring("b"), (0, 0));
    assert_eq!(hiring.play("hire:c").on_ring("b"), (0, 1));
}

/// B-9: Larena has no effect on the Overlord's dismissals: they cost nobody anything, and she saves nothing.
#[test]
fn larena_and_a_dismissal_of_the_overlord() {
    let table = |crew| together(2, COOP).overlord_on("7", 1).townsfolk("d", HERE).line(crew).silver(3);
    for crew in [["larena", "", ""], ["squire", "", ""]] {
        let after = table(crew).overlord_acts("7").play("");
        assert_eq!((after.you().silver, after.other().silver, supply(&after)), (3, 0, 17), "{crew:?}");
    }
}

/// V-5: up to the card's number, without a question; none if he protects them. The printed number is the same for any
/// number of players.
#[test]
fn removing_is_no_choice() {
    let blue = [2, 3, 4].map(|players| [(0, 0), (1, 0), (2, 1)].map(|(there, left)| (players, COOP, there, left)));
    let yellow =
        [3, 4].map(|players| [(0, 0), (1, 0), (2, 0)].map(|(there, left)| (players, YELLOW_FIRST, there, left)));
    for (players, parts, there, left) in blue.concat().into_iter().chain(yellow.concat()) {
        let after = trade_on_4(together(players, parts).overlord("9").overlord_on("4", there));
        assert_eq!((after.on_ring("4"), supply(&after)), ((left, 0), OVERLORD_WORKERS - left));
        assert!(matches!(after.asked(), Some((_, Question::Hire))));
    }
    let kept = trade_on_4(together(2, COOP).overlord("4").overlord_on("4", 2));
    assert_eq!(kept.on_ring("4"), (2, 0));
    assert_eq!(reported(&kept, |event| matches!(event, OverlordEvent::Protected { .. })), 1);
}

/// V-6: one own Worker of the supply, without a question, if no Worker of the Overlord stands there.
#[test]
fn a_worker_is_placed_where_none_of_the_overlords_stands() {
    let acts = |table: Scenario| table.at("b").silver(9).acting().play("place-workers");
    let placed = acts(together(2, COOP).overlord("9"));
    assert!(matches!(placed.asked(), Some((_, Question::Hire))), "it is not asked about: {:?}", placed.asked());
    assert_eq!((placed.on_ring("b"), placed.you().workers), ((0, 1), 18));
    let taken = acts(together(2, COOP).overlord("9").overlord_on("b", 1));
    assert_eq!((taken.on_ring("b"), taken.you().workers), ((1, 0), 19), "one of his stands there");
    let beside = acts(together(2, COOP).overlord("9").seat(1).posted("b", 1).seat(0));
    assert_eq!(beside.on_ring("b"), (0, 2), "players' Workers stand together");
    let none = acts(
        together(2, COOP)
            .overlord("9")
            .posted("2", 10)
            .workers(Tier::First, 1, 2)
            .workers(Tier::Second, 1, 2)
            .third_tier(5),
    );
    assert_eq!((none.on_ring("b"), none.you().workers), ((0, 0), 0), "the last Worker went into the Castle");
}

/// V-7: his space, the inside space of the same segment, and both tiers of the section there. It moves with him.
#[test]
fn the_overlord_protects_the_line_to_the_centre() {
    let table = together(2, COOP).overlord("3");
    let protected = |game: &Viscounts| {
        let spaces = Space::all().filter(|space| game.team().unwrap().protects(*space));
        let sections = (0..SECTIONS).map(|place| game.section_beside(game.board().ring[place]));
        (spaces.collect::<Vec<_>>(), sections.map(|section| game.is_protected(section)).collect::<Vec<_>>())
    };
    let line = [Site::Left, Site::Inside].map(|site| Space { segment: Segment::B, site }).to_vec();
    assert_eq!(protected(table.game()), (line, vec![false, true, false, false, false]));
    let moved = table.townsfolk("b", BOTH_SIDES).overlord_turn().play("");
    let line = [Site::Right, Site::Inside].map(|site| Space { segment: Segment::B, site }).to_vec();
    assert_eq!(protected(moved.game()).0, [line[1], line[0]].into_iter().rev().collect::<Vec<_>>());
}

/// A Worker of seat 0 makes it four in the first tier of the first section, one of them the Overlord's.
fn crowded(overlord: &str) -> Scenario {
    let table = together(2, COOP).overlord(overlord).overlord_in_castle(Tier::First, 1).at("a").silver(9);
    let table = table.workers(Tier::First, 1, 1).seat(1).workers(Tier::First, 1, 1).seat(0);
    table.acting().play("place-workers")
}

/// V-8: a protected Worker is not bumped. Another one is, even an own one.
#[test]
fn protected_workers_are_not_bumped() {
    let table = crowded("1");
    assert_eq!(table.choices(), ["bump:0", "bump:1"]);
    assert_eq!(table.refuses("bump-overlord"), WhyNot::Protected);
}

/// V-21: otherwise he is bumped like anybody, goes to his supply, and gains nothing.
#[test]
fn the_overlord_is_bumped_like_anybody() {
    let table = crowded("5");
    assert_eq!(table.choices(), ["bump:0", "bump:1", "bump-overlord"]);
    let before = *table.you();
    let after = table.play("bump-overlord");
    assert_eq!((after.overlord_tier(Tier::First), supply(&after)), ([0; 5], OVERLORD_WORKERS));
    assert_eq!((after.tier(Tier::First, 0), after.you().silver), ([2, 0, 0, 0, 0], before.silver));
}

/// V-9: no points, no Castle Leader.
#[test]
fn workers_on_the_ring_count_nothing() {
    let bare = together(2, COOP).score(0);
    let table = together(2, COOP).posted("3", 4).posted("c", 2);
    assert_eq!((table.score(0), table.you().workers), (bare, 14));
    assert_eq!(table.game().board().castle.leader, None);
}

/// V-10: after every player's turn. His reveals after the last seat's turn count for the round just played.
#[test]
fn the_overlords_turn_belongs_to_the_turn_before_it() {
    let table = together(2, COOP).passes_to(1).stacks(1, 5).round(4, None).townsfolk("d", DEBT).overlord_on("7", 1);
    let after = table.overlord_acts("7").play("");
    assert_eq!((after.game().last_round(), after.game().round()), (Some(5), 5), "one final round follows");
    assert_eq!(after.other().unpaid, 1, "the player whose turn ended took it");
    let turns = dealt(3, COOP, 8).first_choices_until(|_| false_after_two_rounds());
    let moves = reported(&turns, |event| matches!(event, OverlordEvent::Moved { .. }));
    let begun = turns.count(|event| matches!(event, Event::TurnBegan { .. }));
    assert_eq!(moves + 1, begun, "one of his after each of theirs");
}

/// Returns false for 41 calls, enough for the choices of two rounds, then true.
fn false_after_two_rounds() -> bool {
    use std::cell::Cell;
    thread_local!(static ASKED: Cell<u32> = const { Cell::new(0) });
    ASKED.with(|asked| asked.replace(asked.get() + 1) > 40)
}

/// V-11: by the value of the visible card of his segment, of the printed one with an empty pile, around the ten outside
/// spaces.
#[test]
fn he_moves_by_the_value_of_the_card_beside_him() {
    let after = |at: &str, letter: &str, key: &str| {
        together(2, COOP).overlord(at).townsfolk(letter, key).overlord_turn().play("").overlord_at()
    };
    assert_eq!(after("4", "b", HERE), 7);
    assert_eq!(after("9", "e", HERE), 2, "past 10 comes 1");
    assert_eq!(after("1", "a", BOTH_SIDES), 2);
    let printed = together(2, COOP).overlord("10").no_townsfolk("e").overlord_turn().play("");
    assert_eq!(printed.overlord_at(), 1, "the printed Criminal is worth 1");
}

/// T-14: value 3 from space 4; on 7 stands one player Worker: it is removed, nothing placed.
#[test]
fn he_removes_a_worker_instead_of_placing_one() {
    let table = together(2, COOP).overlord("4").townsfolk("b", HERE).seat(1).posted("7", 1).seat(0);
    let after = table.overlord_turn().play("");
    assert_eq!((after.overlord_at(), after.on_ring("7"), supply(&after)), (7, (0, 0), OVERLORD_WORKERS));
    assert_eq!(after.other().workers, 20);
}

/// V-12: a player's Worker there: one is removed; none at all: he places one; his own: he dismisses the card there.
#[test]
fn he_takes_one_of_three_actions() {
    let empty = together(2, COOP).overlord_acts("7").play("");
    assert_eq!((empty.on_ring("7"), supply(&empty)), ((1, 0), 19));
    let table = together(2, COOP).overlord_on("7", 1).townsfolk("d", HERE);
    let left = table.game().board().townsfolk[3].len();
    let own = table.overlord_acts("7").play("");
    assert_eq!(
        (own.on_ring("7").0 + own.on_ring("8").0 + own.on_ring("6").0 + own.on_ring("d").0, supply(&own)),
        (3, 17)
    );
    assert_eq!(own.game().board().townsfolk[3].len(), left - 1, "the card left the game");
    let printed = together(2, COOP).overlord_on("5", 1).no_townsfolk("c").overlord_acts("5").play("");
    assert_eq!(printed.on_ring("6"), (2, 0), "the printed Criminal has him place two ahead");
}

/// V-13: the player whose turn just ended chooses the owner.
#[test]
fn the_player_of_the_turn_chooses_whose_worker_leaves() {
    let table = together(3, COOP).seat(0).posted("7", 1).seat(2).posted("7", 2).passes_to(1);
    let asked = table.overlord_acts("7").start();
    assert!(matches!(asked.asked(), Some((Seat(1), Question::Remove(_)))));
    assert_eq!(asked.choices(), ["bump:0", "bump:2"]);
    assert_eq!(asked.refuses("bump:1"), WhyNot::NoSuchThing);
    let after = asked.play("bump:2");
    assert_eq!((after.on_ring("7"), after.game().player(Seat(2)).workers), ((0, 2), 19));
}

/// T-15: rearrange with two on 7, a player Worker on 6, none on 8.
#[test]
fn a_dismissal_on_both_sides() {
    let table = together(2, COOP).overlord_on("7", 2).townsfolk("d", BOTH_SIDES).seat(1).posted("6", 1).seat(0);
    let after = table.overlord_acts("7").play("");
    assert_eq!([after.on_ring("6"), after.on_ring("7"), after.on_ring("8")], [(0, 0), (2, 0), (1, 0)]);
    assert_eq!(reported(&after, |event| matches!(event, OverlordEvent::Ordered { .. })), 0);
}

/// T-16: discard with two on 7: four there, an Order sends one each way.
#[test]
fn an_advancement_order_sends_one_each_way() {
    let after = together(2, COOP).overlord_on("7", 2).townsfolk("d", HERE).overlord_acts("7").play("");
    assert_eq!(["6", "7", "8", "d"].map(|key| after.on_ring(key)), [(1, 0); 4]);
    assert_eq!(supply(&after), 16);
}

/// T-17, V-14 and V-15: two attempts one after the other; the last Worker may be placed, one more loses the game.
#[test]
fn two_attempts_and_an_empty_supply() {
    let table = || nearly_all_out(together(2, COOP), "6").townsfolk("d", BEHIND);
    assert_eq!(supply(&table()), 1);
    let met = table().seat(1).posted("6", 1).seat(0).overlord_acts("7").play("");
    assert_eq!((met.on_ring("6"), supply(&met), lost(&met)), ((1, 0), 0, None), "all twenty are out: no loss yet");
    let empty = table().overlord_acts("7").start();
    assert_eq!((empty.on_ring("6"), lost(&empty)), ((1, 0), Some(Loss::NoWorker)));
    assert!(empty.game().decision().is_none() && empty.game().broken().is_none());
    let removed = nearly_all_out(together(2, COOP), "6").overlord_on("b", 1).seat(1).posted("6", 1).seat(0);
    let removed = removed.overlord_acts("6").play("");
    assert_eq!((supply(&removed), lost(&removed)), (0, None), "a removal needs none");
}

/// T-18 and V-24: 153 points, and 2 for each of 12 flipped Deeds on a revealed Poverty.
#[test]
fn flipped_cards_count_on_revealed_cards() {
    let table = |debts, deeds| {
        let hands = [(29, 3), (33, 4), (35, 2), (20, 3)];
        let table = (0..4)
            .zip(hands)
            .fold(together(4, COOP), |table, (seat, (acquired, approved))| table.seat(seat).deeds(acquired, approved));
        table.seat(0).stacks(debts, deeds).debts(0, 2)
    };
    let open = table(0, 5);
    assert_eq!([0, 1, 2, 3].map(|seat| open.score(seat).0), [38 + 6, 45 + 8, 41 + 4, 29 + 6]);
    assert_eq!(open.game().outcome(), Outcome::Shared(Shared::of(177, TARGET)));
    assert!(open.game().outcome().team().unwrap().won);
    assert_eq!(table(5, 5).game().outcome(), Outcome::Shared(Shared::of(153, TARGET)), "not revealed, not counted");
    assert_eq!(table(5, 0).score(0).1, [("Acquired Deeds", 29), ("Approved Deeds", 9), ("Prosperity", 4)]);
}

/// T-22: a card that removes two after Trade, the yellow one; Trade on 4 with two of his there, the Overlord on 9, on
/// 4, on 3.
#[test]
fn he_protects_his_own_outside_space_alone() {
    for (overlord, left) in [("9", 0), ("4", 2), ("3", 0)] {
        assert_eq!(
            trade_on_4(together(4, YELLOW_FIRST).overlord(overlord).overlord_on("4", 2)).on_ring("4"),
            (left, 0)
        );
    }
}

/// T-23: the grey card; Place Workers on the inside space of 3 and 4 with one of his there, the Overlord on 3.
#[test]
fn the_inside_space_lies_on_his_line() {
    let acts = |overlord| {
        let table = together(2, &["coop", "coop-exchange-13"]).overlord(overlord).overlord_on("b", 1);
        table.at("b").silver(9).acting().play("place-workers")
    };
    assert_eq!(acts("3").on_ring("b"), (1, 0));
    assert_eq!(acts("5").on_ring("b"), (0, 0), "elsewhere it is removed");
}

/// T-24 and V-20: an Order makes it four in a first tier: each player there loses one, without a reward.
#[test]
fn he_bumps_one_of_each_player() {
    let table = together(2, COOP).overlord("7").overlord_on("7", 3).overlord_on("d", 1).workers(Tier::First, 4, 2);
    let after = table.seat(1).workers(Tier::First, 4, 1).seat(0).overlord_orders().play("");
    assert_eq!((after.tier(Tier::First, 0)[3], after.tier(Tier::First, 1)[3]), (1, 0));
    assert_eq!(after.overlord_tier(Tier::First), [0, 0, 0, 1, 0]);
    assert_eq!([after.you(), after.other()].map(|player| (player.silver, player.workers)), [(0, 19), (0, 20)]);
    assert_eq!(reported(&after, |event| matches!(event, OverlordEvent::Bumped { .. })), 2);
}

/// T-25, V-16, V-17 and V-18: Orders one after the other, past players' Workers and into the Castle.
#[test]
fn orders_go_on_until_there_is_none() {
    let table = || {
        let table = together(2, COOP).overlord("7").overlord_on("7", 4).overlord_on("8", 2).overlord_on("d", 1);
        table.seat(1).posted("6", 1).seat(0)
    };
    let full = table().overlord_in_castle(Tier::First, 4).overlord_in_castle(Tier::Second, 4).overlord_orders().start();
    assert_eq!((full.on_ring("8"), full.on_ring("6"), lost(&full)), ((3, 0), (0, 0), Some(Loss::ThirdTier)));
    assert_eq!(full.game().broken(), None);
    let after = table().overlord_orders().play("");
    assert_eq!(["6", "7", "8", "9", "d"].map(|key| after.on_ring(key).0), [0, 2, 0, 1, 1]);
    assert_eq!((after.overlord_tier(Tier::First)[3], after.overlord_tier(Tier::Second)[3]), (1, 1));
    assert_eq!((after.on_ring("6"), after.other().workers), ((0, 0), 20), "the mover went back with the player's");
    let orders = after.events().iter().filter_map(|event| match event {
        Event::Overlord(OverlordEvent::Ordered { space }) => space.number(),
        _ => None,
    });
    assert_eq!(orders.collect::<Vec<_>>(), [7, 8], "his own space first, then clockwise");
}

/// V-17: six at one place take two Orders.
#[test]
fn six_workers_take_two_orders() {
    let after = together(2, COOP).overlord("3").overlord_on("7", 6).overlord_orders().play("");
    assert_eq!(["6", "7", "8", "d"].map(|key| after.on_ring(key).0), [2, 0, 2, 1]);
    assert_eq!(after.overlord_tier(Tier::First)[3], 1);
}

/// V-18: with players' Workers on the inside space, one of them leaves, and so does the moving Worker.
#[test]
fn players_workers_hold_the_inside_space() {
    let table = together(2, COOP).overlord("7").overlord_on("7", 3).posted("d", 2).overlord_orders().play("");
    assert_eq!((table.on_ring("d"), table.you().workers, supply(&table)), ((0, 1), 19, 18));
}

/// V-19: a Shuffle has one of his Workers on his space advance, by the same steps.
#[test]
fn a_dismissed_shuffle_advances_one() {
    let advances = |table: Scenario| table.townsfolk("d", INWARDS).overlord_acts("7").play("");
    let first = advances(together(2, COOP).overlord_on("7", 2));
    assert_eq!((first.on_ring("7"), first.on_ring("d"), supply(&first)), ((1, 0), (1, 0), 18), "none is placed");
    let next = advances(together(2, COOP).overlord_on("7", 1).overlord_on("d", 1));
    assert_eq!((next.on_ring("7"), next.overlord_tier(Tier::First)[3]), ((0, 0), 1));
}

/// V-22: as soon as the card is revealed the players remove one from each space of the ring with exactly two of his,
/// except where he protects them.
#[test]
fn poverty_and_prosperity_relieve_the_ring() {
    let table = |effect: Effect| {
        let table = together(2, COOP).overlord("3").overlord_on("3", 2).overlord_on("7", 2).overlord_on("8", 2);
        let table = table.overlord_on("b", 2).overlord_on("5", 1);
        let table = table.overlord_in_castle(Tier::First, 2).overlord_in_castle(Tier::Second, 2).stacks(1, 1);
        table.given(effect).start()
    };
    for effect in [Effect::Debt(1), Effect::Deed(1)] {
        let after = table(effect);
        assert_eq!(["3", "b"].map(|key| after.on_ring(key).0), [2, 2], "he protects his space and the inside one");
        assert_eq!(["7", "8", "5"].map(|key| after.on_ring(key).0), [1, 1, 1]);
        assert_eq!((after.overlord_tier(Tier::First)[1], after.overlord_tier(Tier::Second)[1]), (1, 1));
        assert_eq!(reported(&after, |event| matches!(event, OverlordEvent::Relieved { .. })), 2);
    }
    let again = together(2, COOP).overlord_on("8", 2).stacks(0, 1).round(4, Some(5)).given(Effect::Deed(1)).start();
    assert_eq!(again.on_ring("8").0, 1, "the second card does it, too");
    let his = together(2, COOP).overlord_on("7", 1).overlord_on("2", 2).townsfolk("d", DEBT).stacks(1, 5);
    let his = his.overlord_acts("7").play("");
    assert_eq!(
        (his.on_ring("7").0, his.on_ring("2").0),
        (2, 1),
        "the one just placed makes it two beside him: both stay"
    );
    assert_eq!(reported(&his, |event| matches!(event, OverlordEvent::Ordered { .. })), 0);
}

/// The rules of the co-op scenario, and the lesson, state the numbers of the tables in every language.
#[test]
fn the_rules_of_playing_together_name_the_numbers_of_the_tables() {
    let text = |name: &str| {
        let file = format!("{}/public/rules/{name}.txt", env!("CARGO_MANIFEST_DIR"));
        std::fs::read_to_string(file).unwrap()
    };
    let [easy, hard, insane] = [Coop::Standard, Coop::Hard, Coop::Insane].map(overlord_start);
    let most = Ribbon::ALL.map(|ribbon| ribbon.reference().most);
    let [one, two] = [Ribbon::Blue, Ribbon::Yellow].map(|ribbon| most[ribbon as usize]);
    assert_eq!((one, two), (most[Ribbon::Grey as usize], most[Ribbon::Black as usize]), "the text has two and two");
    let english = text("viscounts.en");
    for reported in [
        format!("The team needs {TARGET} points"),
        format!("The Overlord has {OVERLORD_WORKERS} Workers."),
        format!(
            "primary actions {one} of his Workers leaves your space, with the black or the yellow card up to {two}."
        ),
        format!("from every space of the ring with exactly {RELIEVED},"),
        format!("counts {FLIPPED_POINTS} points."),
        format!("begins with {easy} Worker, on Hard with {hard}, on Insane with {insane}."),
    ] {
        assert!(english.contains(&reported), "{reported}");
    }
    assert!(text("viscounts.together.en").contains(&format!("flipped cards count {FLIPPED_POINTS} points each")));
    assert!(text("viscounts.together.fr").contains(&format!("les cartes retournées valent {FLIPPED_POINTS} points")));
}

/// V-23: he may still win in the final round; the points do not matter then.
#[test]
fn the_final_round_can_be_lost() {
    let table = nearly_all_out(together(2, COOP), "6").townsfolk("d", BEHIND).deeds(99, 99).stacks(0, 5);
    let after = table.round(6, Some(6)).overlord_acts("7").start();
    let team = after.game().outcome().team().unwrap();
    assert!(team.points > TARGET && !team.won && team.why.is_some());
}

/// V-25: no collision, nobody rearranges, both stand on one space.
#[test]
fn the_overlord_is_no_viscount() {
    let table = together(2, COOP).overlord("4").townsfolk("b", HERE).at("7").line(["abbot", "squire", ""]);
    let after = table.overlord_turn().play("");
    assert_eq!((after.overlord_at(), after.you().space.number()), (7, Some(7)));
    assert!(matches!(after.asked(), Some((Seat(1), Question::Play))), "nobody was asked anything");
}

/// V-26: 1, 3 or 5 Workers on the spaces of Player Cards that were not dealt, the Overlord on that of the last card.
#[test]
fn the_overlord_begins_where_no_player_card_was_dealt() {
    for (keys, workers) in [(COOP, 1), (HARD, 3), (INSANE, 5)] {
        for seats in 2..=4 {
            let pairs = dealt(seats, keys, 7).game().pairs().to_vec();
            let table = dealt(seats, keys, 7).first_choices_until(|question| question == Question::Play);
            let team = table.game().team().unwrap();
            let with = Space::all().filter(|space| team.workers(*space) == 1).collect::<Vec<_>>();
            assert_eq!((with.len(), supply(&table)), (workers, OVERLORD_WORKERS - workers as u8));
            let dealt: Vec<u8> = pairs.iter().map(|pair| pair.card.number()).collect();
            assert!(with.iter().all(|space| !dealt.contains(&space.number().unwrap())));
            let taken: Vec<u8> =
                table.game().all_seats().map(|seat| table.game().player(seat).card.unwrap().number()).collect();
            let left = dealt.iter().find(|number| !taken.contains(number)).unwrap();
            assert_eq!(table.overlord_at(), *left);
        }
    }
}

/// The remaining Player Cards are hidden until the Overlord takes his place: undo stops there.
#[test]
fn the_overlords_arrival_shows_what_was_hidden() {
    let table = dealt(2, HARD, 5).first_choices_until(|question| question == Question::Play);
    let arrived = table.events().iter().find(|event| matches!(event, Event::Overlord(OverlordEvent::Arrived { .. })));
    assert!(arrived.unwrap().reveals());
    let start = dealt(2, HARD, 5);
    let (seat, _) = start.asked().unwrap();
    let places = |number| {
        let (mut game, mut list) = (start.game().redeal(seat, &mut Chance::new(number)), Vec::new());
        while game.team().unwrap().space.is_none() {
            game.choices(&mut list);
            game.apply(list[0], &mut NullSink).unwrap();
        }
        Space::all().filter(|space| game.team().unwrap().workers(*space) > 0).map(Space::index).collect::<Vec<_>>()
    };
    let all: BTreeSet<_> = (0..30).map(places).collect();
    assert!(all.len() > 5, "it is dealt anew");
}

/// The six dismissals, in the order of the rulebook.
#[test]
fn each_hire_effect_has_its_command() {
    let effects = [
        Effect::Discard(1),
        Effect::Debt(1),
        Effect::Virtue(1),
        Effect::Corruption(1),
        Effect::Rearrange,
        Effect::Shuffle,
    ];
    assert!(effects.iter().all(|effect| !commands(*effect).is_empty()));
    let after = together(2, COOP).overlord_on("7", 1).townsfolk("d", AHEAD).overlord_acts("7").play("");
    assert_eq!((after.on_ring("7").0, after.on_ring("8").0), (1, 2));
    let after = together(2, COOP).overlord_on("7", 1).townsfolk("d", BEHIND).overlord_acts("7").play("");
    assert_eq!((after.on_ring("7").0, after.on_ring("6").0), (1, 2));
}

/// His next turn is known before the choice that decides it, unless a card is revealed beside him. Hidden cards never
/// change the prediction.
#[test]
fn what_is_reported_of_his_next_turn_is_what_he_does() {
    let moved = |event: &Event| matches!(event, Event::Overlord(OverlordEvent::Moved { .. }));
    let turned = |event: &Event| matches!(event, Event::TurnBegan { .. } | Event::RoundBegan { .. });
    let hidden = |event: &Event| matches!(event, Event::TownsfolkRevealed { .. });
    let (mut met, mut unknown) = (0, 0);
    for number in 0..60 {
        let keys = [COOP, HARD, INSANE][number % 3];
        let mut game = dealt(2 + number % 3, keys, number as u64).game().clone();
        let (mut chance, mut list) = (Chance::new(number as u64), Vec::new());
        while let Some(choice) = random_choice(&game, &mut chance, &mut list) {
            let seat = game.decision().unwrap().seat;
            let next = game.overlord_next();
            assert_eq!(next, game.redeal(seat, &mut chance.clone()).overlord_next());
            let after = game.overlord_after(choice);
            unknown += usize::from(after.is_hidden);
            let (mut events, was_out) = (Vec::new(), game.team().unwrap().space.is_some());
            let his_own = matches!(game.decision().unwrap().question, Question::Remove(_));
            game.apply(choice, &mut events).unwrap();
            let Some(begin) = events.iter().position(moved).filter(|_| was_out && !his_own) else { continue };
            let end = events[begin..].iter().position(turned).map_or(events.len(), |end| begin + end);
            let own: Vec<Event> = events[begin..end].iter().filter(|event| !hidden(event)).copied().collect();
            if !after.is_hidden {
                assert_eq!(after.events, own, "game {number} after {choice}");
                assert_eq!(after.loses(), game.team().unwrap().lost.is_some() && own.contains(&Event::Ended));
                met += 1;
            }
        }
    }
    assert!(met > 500 && unknown > 20, "{met} {unknown}");
}

/// K-1, K-5 and K-6: two to four seats without an official opponent, outside a campaign; bonus Heroes may be dealt.
#[test]
fn a_team_plays_by_itself() {
    let kinds = |seats: &[&str], keys: &[&str]| {
        let modules = keys.iter().map(|&key| key.to_owned()).collect();
        Setup { modules, ..Setup::of(seats) }.kinds::<Viscounts>()
    };
    assert!(kinds(&["human", "count"], COOP).is_ok());
    assert!(kinds(&["human", "count"], &["coop", "bonus-heroes"]).is_ok());
    assert_eq!(kinds(&["human", "solo-cleric"], COOP), Err(SetupError::CoopAlone));
    assert_eq!(kinds(&["human", "count"], &["coop", "tomes"]), Err(SetupError::CoopAlone));
    assert_eq!(Coop::of(&Setup::of(&["human", "count"])), None);
}

/// K-2: after a computer's turn, the last person before it chooses the owners of the Workers that the Overlord removes.
/// Each player, a computer too, chooses its own gains.
#[test]
fn the_last_person_answers_for_the_team() {
    let answers = |seats: &[&str], position: &Scenario| {
        let table: Table<Viscounts> =
            Table::new(Setup { modules: vec!["coop".to_owned()], ..Setup::of(seats) }, Seed::from(3)).expect("a table");
        table.answers(position.game().decision().expect("a question")).0
    };
    let posts = together(3, COOP).seat(0).posted("7", 1).seat(2).posted("7", 1).passes_to(1);
    let removed = posts.overlord_acts("7").start();
    assert!(matches!(removed.asked(), Some((Seat(1), Question::Remove(_)))));
    assert_eq!(answers(&["human", "human", "count"], &removed), 1, "a person after the own turn");
    assert_eq!(answers(&["human", "count", "human"], &removed), 0);
    assert_eq!(answers(&["count", "count", "human"], &removed), 2);
    assert_eq!(answers(&["count", "baron", "count"], &removed), 1, "computers by themselves");
    let written = together(2, COOP).manuscript("a", BLUE_SILVER).silver(9).given(Effect::FreeManuscript);
    let gained = written.play("manuscript:a");
    assert!(matches!(gained.asked(), Some((Seat(0), Question::Resource(_)))), "{:?}", gained.asked());
    assert_eq!(answers(&["count", "human"], &gained), 0);
}

/// K-3: hands are open in a team, piles are not.
#[test]
fn partners_know_each_others_hands_and_no_piles() {
    let table = dealt(2, COOP, 3).first_choices_until(|question| question == Question::Play);
    let (seat, _) = table.asked().unwrap();
    let other = Seat(1 - seat.0);
    let mut piles = BTreeSet::new();
    for number in 0..20 {
        let seen = table.game().redeal(other, &mut Chance::new(number));
        assert_eq!(seen.player(seat).hand[..], table.game().player(seat).hand[..]);
        assert_eq!(seen.broken(), None);
        piles.insert(seen.player(seat).draw.iter().map(|card| card.index()).collect::<Vec<_>>());
    }
    assert!(piles.len() > 5);
    assert!(table.game().view(other)["players"][seat.index()]["hand"].is_array());
}

/// K-4 and the target: 160 for any number of players; reaching it is enough, nobody has a rank.
#[test]
fn the_team_wins_with_160_points() {
    for players in 2..=4 {
        let table = together(players, COOP).deeds(99, 0).seat(1).deeds(61, 0);
        assert_eq!(table.game().outcome(), Outcome::Shared(Shared::of(160, 160)));
        assert!(table.game().outcome().team().unwrap().won);
        assert_eq!((table.game().target(), table.game().outcome().rank(Seat(0))), (Some(160), None));
    }
}

/// K-7: twenty Workers; needing one more is the loss.
#[test]
fn the_overlord_has_twenty_workers() {
    assert_eq!(supply(&together(2, COOP)), 20);
}

/// Every state of random games keeps the invariants; each immediate loss occurs.
#[test]
fn a_thousand_random_games_keep_every_invariant() {
    let parts: [&[&str]; 4] = [COOP, HARD, INSANE, &["coop", "coop-exchange-13", "bonus-heroes"]];
    let mut ends = [0; 3];
    for number in 0..1000 {
        let (seats, keys) = (2 + number % 3, parts[number / 3 % parts.len()]);
        let mut game = dealt(seats, keys, number as u64).game().clone();
        let (mut chance, mut list) = (Chance::new(number as u64), Vec::new());
        while let Some(choice) = random_choice(&game, &mut chance, &mut list) {
            game.apply(choice, &mut NullSink).expect("a listed choice");
            assert_eq!(game.broken(), None, "game {number} after {choice}");
        }
        let end = match game.team().unwrap().lost {
            Some(Loss::ThirdTier) => 0,
            Some(Loss::NoWorker) => 1,
            None => 2,
        };
        ends[end] += 1;
        assert!(matches!(game.outcome(), Outcome::Shared(_)));
    }
    assert!(ends[0] > 0 && ends[1] > 0, "{ends:?}");
}

/// A partner bumps the Overlord rather than anybody else, and knows the cost of his Workers. Once the game is over a
/// seat's value is its score.
#[test]
fn computers_answer_the_overlord() {
    let table = crowded("5");
    let (mut list, mut values) = (Vec::new(), Vec::new());
    table.game().choices(&mut list);
    table.game().move_values(&list, Viscounts::policy_weights(), &mut values);
    let best = (0..list.len()).max_by(|one, other| values[*one].total_cmp(&values[*other])).unwrap();
    assert_eq!(list[best], Choice::BumpOverlord);
    let worth = |table: &Scenario| -> f32 {
        [0, 1].map(|seat| table.game().evaluate(Seat(seat), Viscounts::weights())).iter().sum()
    };
    let (few, many) = (together(2, COOP).start(), nearly_all_out(together(2, COOP), "6").start());
    assert!(worth(&few) > worth(&many) + 10.0);
    let over = nearly_all_out(together(2, COOP), "6").townsfolk("d", BEHIND).overlord_acts("7").start();
    let points: i32 = over.game().scores().iter().map(|sheet| sheet.total).sum();
    assert!((worth(&over) - points as f32).abs() < 0.01);
}

/// A choice of the scenario reads back from its key.
#[test]
fn its_choices_have_texts() {
    assert_eq!(["post", "bump-overlord"].map(str::parse), [Ok(Choice::Post), Ok(Choice::BumpOverlord)]);
}
