//! Learns the usual choices of players from games of computer players: the table [`Game::HABITS`] of short links.
//!
//! [`Game::HABITS`]: kernel::Game::HABITS

use kernel::{Chance, ChoiceModel, Coop, NullSink, Seat, Seed, Setup};
use players::evaluation::Evaluate;
use players::levels::levels;
use players::player::ComputerPlayer;

/// Levels of the games, in alternation. A novice plays as beginners do, and most people play between the others.
const LEVELS: [&str; 10] =
    ["steward", "baron", "steward", "novice", "baron", "steward", "count", "steward", "baron", "steward"];
/// Learning rates of the passes through all games, as shifts.
const ROUNDS: [u32; 3] = [5, 6, 7];

struct PlayedGame {
    setup: Setup,
    seed: Seed,
    places: Vec<usize>,
}

pub fn habits_of_games<G: Evaluate>(games: usize, seed: u64, mut played: impl FnMut(usize)) -> Vec<u8> {
    let mut chance = Chance::new(seed);
    let tables = tables::<G>();
    let mut all = Vec::new();
    for game in 0..games {
        let setup = with_parts::<G>(&tables[game % tables.len()], &mut chance);
        // The same table comes again with another level.
        let key = LEVELS[(game + game / tables.len()) % LEVELS.len()];
        all.extend(play::<G>(setup, key, &mut chance));
        played(game + 1);
    }
    let mut table = Vec::new();
    for follows in ROUNDS {
        let mut habits = ChoiceModel::learning(&table, follows);
        // In another order in each pass: no kind of set-up is always the last one.
        chance.shuffle(&mut all);
        for played in &all {
            learn::<G>(&mut habits, played);
        }
        table = habits.table();
    }
    table
}

fn tables<G: Evaluate>() -> Vec<Setup> {
    let mut tables = Vec::new();
    for seats in G::SEATS {
        let people = vec!["human"; seats];
        tables.push(Setup::of(&people));
        for coop in Coop::of_game(G::MODULES) {
            let modules = coop.keys().iter().map(|&key| key.to_owned()).collect();
            tables.push(Setup { modules, ..Setup::of(&people) });
        }
    }
    tables.extend(G::OFFICIALS.iter().map(|official| Setup::of(&["human", official])));
    tables
}

fn with_parts<G: Evaluate>(table: &Setup, chance: &mut Chance) -> Setup {
    let mut setup = table.clone();
    for module in G::MODULES {
        let mut more = setup.clone();
        more.modules.push((*module).to_owned());
        if chance.below(4) == 0 && Coop::of(&more) == Coop::of(&setup) && more.kinds::<G>().is_ok() {
            setup = more;
        }
    }
    setup
}

/// Plays a game in which a level decides for every seat; `None` if there is no such set-up.
fn play<G: Evaluate>(setup: Setup, key: &str, chance: &mut Chance) -> Option<PlayedGame> {
    let level = levels().iter().find(|level| level.key == key)?;
    let seed = Seed::from(chance.bits_64());
    let mut game = G::deal(&setup, seed.chance(), &mut NullSink).ok()?;
    let mut players: Vec<ComputerPlayer<G>> =
        setup.seats.iter().map(|_| ComputerPlayer::new(*level, Chance::new(chance.bits_64()))).collect();
    let (mut list, mut places) = (Vec::new(), Vec::new());
    while let Some(decision) = game.decision() {
        let choice = players.get_mut(decision.seat.index())?.choose(&game, &mut |_| true)?;
        game.choices(&mut list);
        places.push(list.iter().position(|legal| *legal == choice)?);
        game.apply(choice, &mut NullSink).ok()?;
    }
    Some(PlayedGame { setup, seed, places })
}

fn learn<G: Evaluate>(habits: &mut ChoiceModel, played: &PlayedGame) {
    let Ok(mut game) = G::deal(&played.setup, played.seed.chance(), &mut NullSink) else { return };
    habits.begin_again();
    let mut list = Vec::new();
    for &place in &played.places {
        game.choices(&mut list);
        let seat = game.decision().map_or(Seat(0), |decision| decision.seat);
        habits.weigh(seat, &list);
        habits.follow(seat, place);
        if game.apply(list[place], &mut NullSink).is_err() {
            return;
        }
    }
}
