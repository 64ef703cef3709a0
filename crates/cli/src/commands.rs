use crate::options::read;
use crate::{campaigns, habits, matches, officials, play, puzzles, replay, teams, train, tuning};
use kernel::{Game, one_line};
use lexopt::{Arg, Parser, ValueExt};
use std::io::Write;
use std::process::ExitCode;
use trilogy::GAMES;
use trilogy::{for_each_game, with_game};

const HELP: &str = "francia: the West Kingdom games on the command line

francia simulate --game GAME --seats SEATS --games N --seed S [--modules LIST] [--json]
    plays N games and prints how many decisions they took, how long, and the scores
francia play --game GAME --seats SEATS --seed S [--modules LIST] --out FILE
    plays one game and writes its record
francia campaign --seats SEATS --seed S [--modules LIST] [--games N] [--out FILE] [--json]
    plays a campaign over all games and prints how it ended; with N of them, how often each tome was won
francia arena --game GAME --seats SEATS --games N --seed S [--modules LIST] [--json]
    plays a series with the seats exchanged in turn and prints how often each player won;
    --nodes LIST sets the search iterations, --settings LIST search settings (horizon=turn4+leaf=2+network=0.9,-),
    --networks LIST the value networks, each from a file (learnt.bin,-), --weights LIST and --policies LIST the weights of the
    evaluation and of the policy, each from a file of a name and a number a line,
    --workers LIST the number of root-parallel searches, as a page uses for a king where there are cores
francia teams --game GAME --seats LEVEL --games N --seed S [--modules LIST] [--workers THREADS] [--json]
    plays the co-op scenario N times for every number of seats and every difficulty, all seats at this level, and prints how
    often the team won; a level for each seat (count,count) and a difficulty (coop,coop-hard) play one row or one cell alone
francia officials --game GAME --seats LEVEL --games N --seed S [--workers THREADS] [--json]
    plays this level N times against every official opponent, as it is and with each part more that makes it harder, and prints
    how often the level won
francia puzzles --game GAME --count N --seed S [--nodes N] [--seats LEVELS] [--modules LIST] --out FILE
    plays games of two kings, or of the named levels, until N practice positions with one clearly best choice are found, and writes
    them with what each choice costs; --nodes sets the search iterations with which a position is judged. A longer run with
    the same seed goes on after the same positions
francia habits --game GAME --games N --seed S --out FILE
    learns from N games of computer players what players of a game usually choose, for short links
francia train --game GAME --out DIRECTORY [--weights FILE --policies FILE] [--most N] [--workers THREADS]
    makes the weights and the value networks of a game anew, by the steps of its recipe, which are tune, fit, learn and join;
    what is in the directory already is not made again. With --weights and --policies, each a file or - for the game's own, only
    the networks are made. --most N plays no more than N batches of games a step, with N iterations at most, for a rehearsal, and
    --most 0 names the steps
francia weights --game GAME [--weights FILE] [--policies FILE] --out crates/players/src/GAME/weights.rs
    puts weights into the game's table
francia tune --game GAME --games STEPS --seed S [--nodes N] [--deals N] [--evaluation] [--modules LIST] [--out FILE]
    tunes the policy weights, or with --evaluation those of the evaluation, by self-play, STEPS steps of N pairs of games each, and
    prints them; with a co-op scenario among the modules by what teams score
francia fit --game GAME --seats SEATS --games N --seed S [--nodes N] [--deals N] [--policies FILE] [--out FILE]
    fits the evaluation weights to the scores of N games, and plays them against the old ones
francia learn --game GAME --games BATCHES --seed S [--seats SEATS] [--deals PASSES] [--nodes N --networks FILE]
        [--weights FILE] [--policies FILE] [--workers THREADS] --out FILE
    trains a value network for such tables, or for all, on games of the greedy policy; or goes on from a network, on games of
    searches of N iterations with it
francia join --game GAME --networks LIST --out FILE
    puts value networks into one file for the game, each from a file or - for the game's own at that place
francia replay FILE [--json] [--stream]
    checks a record, or the link in a text, and prints the standings; --stream prints the state's hash after every choice first.
    A link may stand in place of the file

GAME is {games}. SEATS is a list such as random,random or king,solo-hard: random, the levels novice, steward, baron,
count and king, and the official solo opponents. LIST of --modules names parts that a set-up adds, such as variable,promo.";

fn help() -> String {
    let mut help = HELP.replace("{games}", &GAMES.join(" or "));
    for_each_game!(G => {
        help.extend(["\n", G::NAME, ": against ", &G::OFFICIALS.join(", "), "; --modules ", &G::MODULES.join(",")]);
    });
    help
}

const LONGEST: usize = 400;

pub fn main() -> ExitCode {
    match run(Parser::from_env()) {
        Ok(text) => {
            // A reader that closed the pipe early is no error.
            let _ = writeln!(std::io::stdout(), "{text}");
            ExitCode::SUCCESS
        }
        Err(sentence) => {
            // The message stays on one line, even with text from files, file names or arguments.
            eprintln!("francia: {}", one_line(&sentence, LONGEST));
            ExitCode::FAILURE
        }
    }
}

fn run(mut args: Parser) -> Result<String, String> {
    let command = match args.next().map_err(|error| error.to_string())? {
        Some(Arg::Value(command)) => command.string().map_err(|error| error.to_string())?,
        Some(Arg::Long("help") | Arg::Short('h')) | None => return Ok(help()),
        Some(other) => return Err(other.unexpected().to_string()),
    };
    let options = read(&mut args).map_err(|error| error.to_string())?;
    match command.as_str() {
        "simulate" | "play" | "arena" | "teams" | "officials" | "puzzles" | "habits" | "tune" | "fit" | "learn"
        | "join" | "train" | "weights" => {
            let game = options.game.as_deref().ok_or("which game? Name it with --game")?;
            let unknown = || format!("no game is called “{game}”; there is {}", GAMES.join(", "));
            match command.as_str() {
                "simulate" => with_game!(game, G => play::simulate::<G>(&options)).ok_or_else(unknown)?,
                "arena" => with_game!(game, G => matches::arena::<G>(&options)).ok_or_else(unknown)?,
                "teams" => with_game!(game, G => teams::teams::<G>(&options)).ok_or_else(unknown)?,
                "officials" => with_game!(game, G => officials::officials::<G>(&options)).ok_or_else(unknown)?,
                "puzzles" => with_game!(game, G => puzzles::puzzles::<G>(&options)).ok_or_else(unknown)?,
                "habits" => with_game!(game, G => habits::habits::<G>(&options)).ok_or_else(unknown)?,
                "fit" => with_game!(game, G => tuning::fit::<G>(&options)).ok_or_else(unknown)?,
                "learn" => with_game!(game, G => tuning::learn::<G>(&options)).ok_or_else(unknown)?,
                "join" => with_game!(game, G => tuning::join::<G>(&options)).ok_or_else(unknown)?,
                "train" => with_game!(game, G => train::train::<G>(&options)).ok_or_else(unknown)?,
                "weights" => with_game!(game, G => train::put::<G>(&options)).ok_or_else(unknown)?,
                "tune" => with_game!(game, G => tuning::tune::<G>(&options)).ok_or_else(unknown)?,
                _ => with_game!(game, G => play::play::<G>(&options)).ok_or_else(unknown)?,
            }
        }
        "campaign" => campaigns::campaign(&options),
        "replay" => replay::replay(&options),
        _ => Err(format!("no command is called “{command}”; try francia --help")),
    }
}
