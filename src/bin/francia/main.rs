//! The command line: plays, checks and measures games without a page.

mod matches;
mod tuning;

use francia::bots::{Judged, Mind, levels};
use francia::kernel::{
    Chance, Game, Quiet, SeatKind, Seed, Setup, Table, game_of, play_out, random_choice, state_hash,
};
use francia::shelf::GAMES;
use francia::with_game;
use lexopt::{Arg, Parser, ValueExt};
use serde_json::json;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

const HELP: &str = "francia: the West Kingdom games on the command line

francia simulate --game GAME --seats SEATS --games N --seed S [--modules LIST] [--json]
    plays N games and prints how many decisions they took, how long, and the scores
francia play --game GAME --seats SEATS --seed S [--modules LIST] --out FILE
    plays one game and writes its record
francia arena --game GAME --seats SEATS --games N --seed S [--modules LIST] [--json]
    plays a series with the seats exchanged in turn and prints how often each player won;
    --nodes LIST searches so many iterations, --settings LIST searches otherwise (horizon=turn4+soon=2+foresight=0.9,-),
    --networks LIST foresees by the networks in these files (learnt.bin,-),
    --workers LIST lets so many search and vote, as a page does for a king where there are cores
francia tune --game GAME --games STEPS --seed S [--nodes N] [--deals N]
    tunes the weights of the glance by self-play, in so many steps of N pairs of games each, and prints them
francia fit --game GAME --seats SEATS --games N --seed S [--nodes N] [--deals N]
    fits the weights that a state is judged by to the scores of N games, and plays them against the old ones
francia learn --game GAME --games BATCHES --seed S [--seats SEATS] [--deals PASSES] [--nodes N --networks FILE] --out FILE
    makes a network that foresees what comes of a state at such tables, or at all, from games at a glance, or from a network
    and games of searches of N iterations that foresee by it
francia replay FILE [--json] [--stream]
    checks a record and prints the standings; --stream prints the state's hash after every choice first

GAME is paladins or viscounts. SEATS is a list such as random,random or king,solo-hard: random, the levels novice, steward, baron,
count and king, and the official solo opponents.";

/// More decisions than any game takes.
const BOUND: usize = 5_000;

fn main() -> ExitCode {
    match run(Parser::from_env()) {
        Ok(text) => {
            // A reader that has seen enough and closed the pipe is no error.
            let _ = writeln!(std::io::stdout(), "{text}");
            ExitCode::SUCCESS
        }
        Err(sentence) => {
            eprintln!("francia: {sentence}");
            ExitCode::FAILURE
        }
    }
}

/// What the words of the command line ask for.
#[derive(Default)]
struct Options {
    game: Option<String>,
    setup: Setup,
    games: usize,
    seed: Option<Seed>,
    file: Option<PathBuf>,
    json: bool,
    stream: bool,
    nodes: Vec<u32>,
    workers: Vec<u32>,
    settings: Vec<String>,
    networks: Vec<String>,
    deals: usize,
}

fn run(mut words: Parser) -> Result<String, String> {
    let command = match words.next().map_err(|error| error.to_string())? {
        Some(Arg::Value(command)) => command.string().map_err(|error| error.to_string())?,
        Some(Arg::Long("help") | Arg::Short('h')) | None => return Ok(HELP.to_owned()),
        Some(other) => return Err(other.unexpected().to_string()),
    };
    let options = read(&mut words).map_err(|error| error.to_string())?;
    match command.as_str() {
        "simulate" | "play" | "arena" | "tune" | "fit" | "learn" => {
            let game = options.game.as_deref().ok_or("which game? Name it with --game")?;
            let unknown = || format!("no game is called “{game}”; there is {}", GAMES.join(", "));
            match command.as_str() {
                "simulate" => with_game!(game, G => simulate::<G>(&options)).ok_or_else(unknown)?,
                "arena" => with_game!(game, G => matches::arena::<G>(&options)).ok_or_else(unknown)?,
                "fit" => with_game!(game, G => tuning::fit::<G>(&options)).ok_or_else(unknown)?,
                "learn" => with_game!(game, G => tuning::learn::<G>(&options)).ok_or_else(unknown)?,
                "tune" => with_game!(game, G => tuning::tune::<G>(&options)).ok_or_else(unknown)?,
                _ => with_game!(game, G => play::<G>(&options)).ok_or_else(unknown)?,
            }
        }
        "replay" => {
            let file = options.file.as_ref().ok_or("which file? Name the record to replay")?;
            let text =
                std::fs::read_to_string(file).map_err(|error| format!("cannot read {}: {error}", file.display()))?;
            let game = game_of(&text).map_err(|error| error.to_string())?;
            with_game!(game.as_str(), G => replay::<G>(&text, &options))
                .ok_or_else(|| format!("this is a record of a game that is unknown here, “{}”", game.escape_debug()))?
        }
        _ => Err(format!("no command is called “{command}”; try francia --help")),
    }
}

fn read(words: &mut Parser) -> Result<Options, lexopt::Error> {
    let mut options = Options { games: 1, deals: 4, ..Options::default() };
    let list = |text: String| text.split(',').filter(|word| !word.is_empty()).map(str::to_owned).collect::<Vec<_>>();
    let numbers = |text: String| text.split(',').map(|word| word.parse().unwrap_or(0)).collect();
    while let Some(word) = words.next()? {
        match word {
            Arg::Long("game") => options.game = Some(words.value()?.string()?),
            Arg::Long("seats") => options.setup.seats = list(words.value()?.string()?),
            Arg::Long("modules") => options.setup.modules = list(words.value()?.string()?),
            Arg::Long("games") => options.games = words.value()?.parse()?,
            Arg::Long("seed") => options.seed = Some(words.value()?.parse()?),
            Arg::Long("nodes") => options.nodes = numbers(words.value()?.string()?),
            Arg::Long("workers") => options.workers = numbers(words.value()?.string()?),
            Arg::Long("deals") => options.deals = words.value()?.parse()?,
            Arg::Long("settings") => options.settings = list(words.value()?.string()?),
            Arg::Long("networks") => options.networks = list(words.value()?.string()?),
            Arg::Long("out") => options.file = Some(words.value()?.into()),
            Arg::Long("json") => options.json = true,
            Arg::Long("stream") => options.stream = true,
            Arg::Value(file) => options.file = Some(file.into()),
            _ => return Err(word.unexpected()),
        }
    }
    Ok(options)
}

/// A set-up that needs nobody at the table.
fn computers_only<G: Game>(options: &Options) -> Result<Vec<SeatKind>, String> {
    let kinds = options.setup.kinds::<G>().map_err(|error| error.to_string())?;
    if kinds.contains(&SeatKind::Human) {
        return Err("nobody sits here: a seat on the command line is random, a level or a solo opponent".to_owned());
    }
    Ok(kinds)
}

/// The seed of a game in a series.
fn seed_of(options: &Options, game: usize) -> Result<Seed, String> {
    let first = options.seed.clone().unwrap_or_else(|| Seed::from(1));
    if options.games == 1 {
        return Ok(first);
    }
    format!("{}-{game}", first.text()).parse().map_err(|error: francia::kernel::SeedError| error.to_string())
}

/// Chance for the players, apart from the game's own.
fn players_chance(seed: &Seed) -> Chance {
    Chance::new(seed.chance().bits_64())
}

/// Who decides at the table: a mind a seat that is of a level.
fn minds<G: Judged>(kinds: &[SeatKind], chance: &mut Chance) -> Vec<Option<Mind<G>>> {
    let mind = |kind: &SeatKind| match kind {
        SeatKind::Level(level) => Some(Mind::new(levels()[*level], Chance::new(chance.bits_64()))),
        _ => None,
    };
    kinds.iter().map(mind).collect()
}

/// The choice of whoever must decide; `None` once the game is over.
fn choice<G: Judged>(
    game: &G,
    minds: &mut [Option<Mind<G>>],
    chance: &mut Chance,
    list: &mut Vec<G::Choice>,
) -> Option<G::Choice> {
    let seat = game.decision()?.seat;
    match minds.get_mut(seat.index()) {
        Some(Some(mind)) => mind.choose(game, &mut |_| true),
        _ => random_choice(game, chance, list),
    }
}

fn simulate<G: Judged>(options: &Options) -> Result<String, String> {
    let kinds = computers_only::<G>(options)?;
    let thinking = kinds.iter().any(|kind| matches!(kind, SeatKind::Level(_)));
    let mut scores = Vec::with_capacity(options.games);
    let (mut decisions, mut errors) = (0, 0);
    let mut list = Vec::new();
    let started = Instant::now();
    for number in 0..options.games {
        let seed = seed_of(options, number)?;
        let mut game = G::deal(&options.setup, seed.chance(), &mut Quiet).map_err(|error| error.to_string())?;
        let mut players = players_chance(&seed);
        if thinking {
            let mut minds = minds::<G>(&kinds, &mut players);
            while let Some(choice) = choice(&game, &mut minds, &mut players, &mut list) {
                decisions += 1;
                if game.apply(choice, &mut Quiet).is_err() {
                    break;
                }
            }
        } else {
            decisions += play_out(&mut game, &mut players, &mut list, BOUND);
        }
        errors += usize::from(game.decision().is_some() || game.broken().is_some());
        scores.push(game.standings().iter().map(|standing| standing.total).collect::<Vec<_>>());
    }
    let seconds = started.elapsed().as_secs_f64();
    if options.json {
        let report = json!({
            "games": options.games, "decisions": decisions, "seconds": seconds, "errors": errors, "scores": scores
        });
        return Ok(report.to_string());
    }
    let seats = options.setup.seats.len();
    let mean =
        |seat: usize| scores.iter().map(|score| f64::from(score[seat])).sum::<f64>() / scores.len().max(1) as f64;
    let means: Vec<String> = (0..seats).map(|seat| format!("{:.1}", mean(seat))).collect();
    let pace = decisions as f64 / seconds.max(f64::MIN_POSITIVE);
    Ok(format!(
        "{} games, {decisions} decisions in {seconds:.2} s ({pace:.0} a second), {errors} errors, mean scores {}",
        options.games,
        means.join(" ")
    ))
}

fn play<G: Judged>(options: &Options) -> Result<String, String> {
    let kinds = computers_only::<G>(options)?;
    let out = options.file.as_ref().ok_or("where to? Name a file with --out")?;
    let seed = seed_of(options, 0)?;
    let mut players = players_chance(&seed);
    let mut table = Table::<G>::new(options.setup.clone(), seed).map_err(|error| error.to_string())?;
    let mut list = Vec::new();
    let mut minds = minds::<G>(&kinds, &mut players);
    while let Some(choice) = choice(table.state(), &mut minds, &mut players, &mut list) {
        table.choose(choice).map_err(|why| format!("the rules refused a listed choice: {why:?}"))?;
    }
    std::fs::write(out, table.record().write()).map_err(|error| format!("cannot write {}: {error}", out.display()))?;
    Ok(format!("{} choices written to {}", table.past().len() - 1, out.display()))
}

fn replay<G: Game>(text: &str, options: &Options) -> Result<String, String> {
    let table = Table::<G>::read(text).map_err(|error| error.to_string())?;
    let mut lines = Vec::new();
    if options.stream {
        lines.extend(table.past().iter().map(|moment| format!("{:016x}", state_hash(&moment.state))));
    }
    let standings = table.state().standings();
    let decisions = table.past().len() - 1;
    let finished = table.decision().is_none();
    if options.json {
        let report = json!({
            "finished": finished,
            "decisions": decisions,
            "state_hash": format!("{:016x}", state_hash(table.state())),
            "standings": standings,
        });
        lines.push(report.to_string());
    } else {
        lines.push(format!("{} after {decisions} decisions", if finished { "finished" } else { "not finished" }));
        for standing in standings {
            lines.push(format!("{}. seat {}: {}", standing.rank, standing.seat.0, standing.total));
        }
    }
    Ok(lines.join("\n"))
}
