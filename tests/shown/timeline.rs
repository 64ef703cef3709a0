//! The time line: steps by choice, turn and round; a turn restarted; a game played on from an earlier step.

use kernel::{Chance, Game, Reveals, Seat, Seed, Setup, Table, TimelineUnit, UndoError, random_choice};
use paladins::{Choice, Paladins, Question};
use viscounts::Viscounts;

/// A game of random players, up to a number of choices.
fn played<G: Game>(seats: &[&str], seed: u64, most: usize) -> Table<G> {
    let mut table = Table::new(Setup::of(seats), Seed::from(seed)).unwrap();
    let mut chance = Chance::new(seed);
    let mut list = Vec::new();
    while table.last_step() < most
        && let Some(choice) = random_choice(table.state(), &mut chance, &mut list)
    {
        table.choose(choice).unwrap();
    }
    table
}

fn seat_and_question(table: &Table<Paladins>) -> Option<(Seat, Question)> {
    table.decision().map(|decision| (decision.seat, decision.question))
}

/// The steps of a route over the game, which must be the same in both directions.
fn walk<G: Game>(table: &Table<G>, unit: TimelineUnit) -> Vec<usize> {
    let mut on = vec![0];
    while let Some(next) = table.step_on(*on.last().unwrap(), unit) {
        assert!(next > *on.last().unwrap());
        on.push(next);
    }
    let mut back = vec![table.last_step()];
    while let Some(before) = table.step_back(*back.last().unwrap(), unit) {
        assert!(before < *back.last().unwrap());
        back.push(before);
    }
    back.reverse();
    assert_eq!(on, back, "{unit:?}");
    on
}

#[test]
fn the_time_line_is_walked_by_choice_by_turn_and_by_round() {
    let table = played::<Paladins>(&["human", "human"], 7, usize::MAX);
    let choices = walk(&table, TimelineUnit::Choice);
    assert_eq!(choices.len(), table.past().len());
    let turns = walk(&table, TimelineUnit::Turn);
    let rounds = walk(&table, TimelineUnit::Round);
    // The deal, the start of each round, the end.
    assert_eq!(rounds.len(), 9, "{rounds:?}");
    assert!(rounds[..8].iter().all(|step| turns.contains(step)), "a round begins with a turn");
    for step in turns {
        let asked = table.past()[step].state.decision().map(|decision| decision.question);
        let mid_turn = matches!(asked, Some(Question::Pay(_) | Question::Space(_) | Question::Outsider(_)));
        assert!(!mid_turn, "step {step} is in the middle of a turn: {asked:?}");
    }
    // Of another game, too.
    let table = played::<Viscounts>(&["human", "human", "human"], 3, usize::MAX);
    assert!(walk(&table, TimelineUnit::Round).len() > 10);
    walk(&table, TimelineUnit::Turn);
}

#[test]
fn steps_beyond_the_game_are_none() {
    let table = played::<Paladins>(&["human", "human"], 7, 20);
    for unit in [TimelineUnit::Choice, TimelineUnit::Turn, TimelineUnit::Round] {
        assert_eq!(table.step_back(0, unit), None);
        assert_eq!(table.step_on(20, unit), None);
        assert_eq!(table.step_on(usize::MAX - 1, unit), None);
        assert!(table.step_back(usize::MAX, unit).is_some_and(|step| step <= 20));
    }
}

#[test]
fn a_table_as_it_was_is_the_record_played_so_far() {
    let table = played::<Paladins>(&["human", "random", "human"], 11, usize::MAX);
    for step in (0..=table.last_step()).step_by(17) {
        let past = table.until(step);
        assert_eq!((past.last_step(), past.undone()), (step, 0));
        let mut record = table.record();
        record.choices.truncate(step);
        record.snapshot = None;
        let replayed = Table::<Paladins>::replay(&record.sealed()).unwrap();
        assert_eq!(past.state(), replayed.state());
    }
    assert_eq!(table.until(usize::MAX).record(), table.record());
}

/// A game continued from a step equals one with the same choices from the deal. It never changes the original game, and
/// its record notes that more had been seen.
#[test]
fn a_game_played_on_from_a_step_is_a_game_of_its_own() {
    let table = played::<Paladins>(&["human", "human"], 7, usize::MAX);
    let whole = table.record();
    for step in [0, 1, 40, table.last_step() - 1] {
        let mut branch = table.branch(step);
        let mut chance = Chance::new(99);
        let mut list = Vec::new();
        for _ in 0..30 {
            let Some(choice) = random_choice(branch.state(), &mut chance, &mut list) else { break };
            branch.choose(choice).unwrap();
        }
        let seen_more = table.past()[step + 1..].iter().flat_map(|past| &past.events).any(Reveals::reveals);
        assert_eq!(branch.practice(), seen_more, "from step {step}");
        let replayed = Table::<Paladins>::read(&branch.record().write()).unwrap();
        assert_eq!((replayed.state(), replayed.practice()), (branch.state(), branch.practice()));
        assert_eq!(table.record(), whole);
    }
    assert!(!table.branch(table.last_step()).practice(), "from now on, nothing was seen before");
}

#[test]
fn a_turn_is_restarted_from_its_start_or_the_last_thing_shown() {
    let mut restarts = 0;
    for last in 20..160 {
        let mut table = played::<Paladins>(&["human", "human"], 7, last);
        let start = (0..=last).rev().find(|&step| table.begins(step, TimelineUnit::Turn)).unwrap();
        let past: Vec<_> = table.past().to_vec();
        let shown =
            (start + 1..=last).rev().find(|&step| past[step].events.iter().any(Reveals::reveals)).unwrap_or(start);
        let restarted = table.restart_turn(false);
        if shown < last {
            assert_eq!((restarted, table.last_step()), (Ok(()), shown));
            assert_eq!(table.undone(), last - shown, "all of it can be done again");
            assert!(!table.practice());
            restarts += 1;
        } else {
            let why = if start == last { UndoError::Start } else { UndoError::Revealed };
            assert_eq!((restarted, table.last_step()), (Err(why), last));
        }
    }
    assert!(restarts > 30, "{restarts} restarts");
}

#[test]
fn in_practice_a_turn_is_restarted_past_what_it_showed_and_the_record_says_so() {
    let mut past_reveals = 0;
    for last in 20..160 {
        let mut table = played::<Paladins>(&["human", "solo-easy"], 5, last);
        let Some(asked) = seat_and_question(&table) else { break };
        let start = (0..=last).rev().find(|&step| table.begins(step, TimelineUnit::Turn)).unwrap();
        let shown = table.past()[start + 1..].iter().flat_map(|past| &past.events).any(Reveals::reveals);
        if start == last {
            assert_eq!(table.restart_turn(true), Err(UndoError::Start));
            assert_eq!(seat_and_question(&table), Some(asked));
            continue;
        }
        table.restart_turn(true).unwrap();
        assert_eq!((table.last_step(), table.practice()), (start, shown));
        past_reveals += usize::from(shown);
    }
    assert!(past_reveals > 0, "no turn showed anything");
}

/// Two turns in a row of the same seat are separate: the other seat has passed.
#[test]
fn a_restart_takes_back_one_turn_of_two_in_a_row() {
    let mut table = played::<Paladins>(&["human", "human"], 7, 0);
    let mut chance = Chance::new(1);
    let mut list = Vec::new();
    // The second seat passes as soon as it may; then all turns are the first one's.
    let mut own = Vec::new();
    while own.len() < 2 {
        let (seat, question) = seat_and_question(&table).unwrap();
        if question == Question::Turn {
            if seat == Seat(1) {
                own.clear();
                table.choose(Choice::Pass).unwrap();
                continue;
            }
            own.push(table.last_step());
        }
        let choice = random_choice(table.state(), &mut chance, &mut list).unwrap();
        let choice = if choice == Choice::Pass { list[0] } else { choice };
        table.choose(choice).unwrap();
    }
    while table.begins(table.last_step(), TimelineUnit::Turn) {
        let choice = random_choice(table.state(), &mut chance, &mut list).unwrap();
        table.choose(choice).unwrap();
    }
    table.restart_turn(true).unwrap();
    assert_eq!(table.last_step(), own[1]);
}
