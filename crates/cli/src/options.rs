use kernel::{Game, SeatKind, Seed, Setup, seats_of_people};
use lab::series::Series;
use lexopt::{Arg, Parser, ValueExt};
use players::{Level, levels};
use std::path::PathBuf;

#[derive(Default)]
pub struct Options {
    pub game: Option<String>,
    pub setup: Setup,
    pub games: usize,
    pub count: usize,
    pub seed: Option<Seed>,
    pub file: Option<PathBuf>,
    pub json: bool,
    pub stream: bool,
    pub nodes: Vec<u32>,
    pub workers: Vec<u32>,
    pub settings: Vec<String>,
    pub networks: Vec<String>,
    pub weights: Vec<String>,
    pub policies: Vec<String>,
    pub evaluation: bool,
    pub deals: usize,
    pub most: Option<usize>,
}

impl Options {
    pub fn level(&self) -> Result<&'static Level, String> {
        let args: Vec<&str> = self.setup.seats.iter().map(String::as_str).collect();
        let level = levels().iter().find(|level| args == [level.key]);
        level.ok_or_else(|| "which level plays? Name one with --seats, such as --seats count".to_owned())
    }

    /// The games of each set-up. The seed is a number, 1 by default.
    pub fn series(&self) -> Result<Series, String> {
        let seed = |seed: &Seed| seed.text().parse().map_err(|_| "the seed is a number".to_owned());
        Ok(Series { games: self.games, seed: self.seed.as_ref().map_or(Ok(1), seed)?, threads: self.threads() })
    }

    pub fn threads(&self) -> usize {
        let all = || std::thread::available_parallelism().map_or(1, usize::from);
        self.workers.first().map_or_else(all, |&threads| threads as usize)
    }
}

pub fn read(args: &mut Parser) -> Result<Options, lexopt::Error> {
    let mut options = Options { games: 1, count: 10, deals: 4, ..Options::default() };
    let list = |text: String| text.split(',').filter(|key| !key.is_empty()).map(str::to_owned).collect::<Vec<_>>();
    let numbers = |text: String| text.split(',').map(|key| key.parse().unwrap_or(0)).collect();
    while let Some(key) = args.next()? {
        match key {
            Arg::Long("game") => options.game = Some(args.value()?.string()?),
            Arg::Long("seats") => options.setup.seats = list(args.value()?.string()?),
            Arg::Long("modules") => options.setup.modules = list(args.value()?.string()?),
            Arg::Long("games") => options.games = args.value()?.parse()?,
            Arg::Long("count") => options.count = args.value()?.parse()?,
            Arg::Long("seed") => options.seed = Some(args.value()?.parse()?),
            Arg::Long("nodes") => options.nodes = numbers(args.value()?.string()?),
            Arg::Long("workers") => options.workers = numbers(args.value()?.string()?),
            Arg::Long("deals") => options.deals = args.value()?.parse()?,
            Arg::Long("settings") => options.settings = list(args.value()?.string()?),
            Arg::Long("networks") => options.networks = list(args.value()?.string()?),
            Arg::Long("weights") => options.weights = list(args.value()?.string()?),
            Arg::Long("policies") => options.policies = list(args.value()?.string()?),
            Arg::Long("most") => options.most = Some(args.value()?.parse()?),
            Arg::Long("evaluation") => options.evaluation = true,
            Arg::Long("out") => options.file = Some(args.value()?.into()),
            Arg::Long("json") => options.json = true,
            Arg::Long("stream") => options.stream = true,
            Arg::Value(file) => options.file = Some(file.into()),
            _ => return Err(key.unexpected()),
        }
    }
    Ok(options)
}

/// The kinds of seats of a set-up without people.
pub fn computers_only<G: Game>(options: &Options) -> Result<Vec<SeatKind>, String> {
    let kinds = options.setup.kinds::<G>().map_err(|error| error.to_string())?;
    if seats_of_people(&kinds).next().is_some() {
        return Err(
            "nobody sits here: a seat on the command line is random, a level or an official opponent".to_owned()
        );
    }
    Ok(kinds)
}
