//! `francia tune`, `francia fit`, `francia learn` and `francia join`: policy weights, evaluation weights, value
//! networks.

use crate::files::write;
use crate::matches::weights;
use crate::options::Options;
use kernel::{Chance, Setup};
use lab::arena;
use lab::fit::Fit;
use lab::learn::{Course, Learner, LearntWeights, Players};
use lab::officials::strengths;
use lab::tune::{Tuning, WeightKind};
use players::{Evaluate, Method, ValueNetwork};
use std::time::Instant;

pub fn tune<G: Evaluate>(options: &Options) -> Result<String, String> {
    let seed = options.seed.as_ref().map_or(1, |seed| seed.chance().bits_64());
    let steps = u32::try_from(options.games).unwrap_or(u32::MAX);
    // By default one-step lookahead and the greedy policy in alternation. With --nodes searches only, or for 0 the
    // greedy policy, which plays thousands of games per second.
    let methods: Vec<Method> = match options.nodes[..] {
        [] => vec![Method::OneStep(2), Method::OneStep(0)],
        ref nodes => {
            nodes.iter().map(|&nodes| if nodes == 0 { Method::OneStep(0) } else { Method::Search(nodes) }).collect()
        }
    };
    let (kind, from) = if options.evaluation {
        (WeightKind::Evaluation, evaluation_of::<G>(options)?)
    } else {
        (WeightKind::Policy, policy_of::<G>(options)?)
    };
    let mut tuning =
        Tuning::new(&from, kind, methods.clone(), setups::<G>(options), options.deals, steps, Chance::new(seed));
    let mut reported = Instant::now();
    for step in 0..steps {
        let size = tuning.step::<G>(options.threads()).map_err(|error| error.to_string())?;
        if reported.elapsed().as_secs() >= 30 {
            reported = Instant::now();
            eprintln!("{step} steps, {size:.1} points: {}", table::<G>(&tuning.weights, ", "));
        }
    }
    save::<G>(options, &tuning.mean)?;
    let mut lines = vec![table::<G>(&tuning.mean, "\n")];
    for method in methods {
        let new = vec![Some(tuning.mean.clone()), None];
        let series = arena::ArenaSeries {
            setup: Setup::of(&["steward"; 2]),
            games: if matches!(method, Method::Search(_)) { 100 } else { 1_000 },
            seed: 99,
            methods: vec![Some(method); 2],
            ..arena::ArenaSeries::default()
        };
        let series = match kind {
            WeightKind::Policy => arena::ArenaSeries { policies: new, ..series },
            WeightKind::Evaluation => arena::ArenaSeries { weights: new, ..series },
        };
        lines.push(format!("{method:?}: {}", compared::<G>(&series)?));
    }
    Ok(lines.join("\n"))
}

fn evaluation_of<G: Evaluate>(options: &Options) -> Result<Vec<f32>, String> {
    let given = options.weights.first().map(|file| weights::<G>(file)).transpose()?;
    Ok(given.flatten().unwrap_or_else(|| G::weights().to_vec()))
}

fn policy_of<G: Evaluate>(options: &Options) -> Result<Vec<f32>, String> {
    let given = options.policies.first().map(|file| weights::<G>(file)).transpose()?;
    Ok(given.flatten().unwrap_or_else(|| G::policy_weights().to_vec()))
}

fn compared<G: Evaluate>(series: &arena::ArenaSeries) -> Result<String, String> {
    let results = arena::play::<G>(series, &|| 0.0, &mut |_, _| {}).map_err(|error| error.to_string())?;
    let (rate, low, high) = results[0].rate();
    let points: Vec<String> = results.iter().map(|result| format!("{:.1}", result.mean_points().0)).collect();
    Ok(format!(
        "{} games against the old weights: {:.1} % ({:.1} to {:.1}), points {}",
        series.games,
        100.0 * rate,
        100.0 * low,
        100.0 * high,
        points.join(" to ")
    ))
}

/// Writes weights to the file that `--out` names, if any: one name and number per line.
fn save<G: Evaluate>(options: &Options, weights: &[f32]) -> Result<(), String> {
    let Some(file) = &options.file else { return Ok(()) };
    write(file, table::<G>(weights, "\n") + "\n")
}

pub fn fit<G: Evaluate>(options: &Options) -> Result<String, String> {
    let seed = options.seed.as_ref().map_or(1, |seed| seed.chance().bits_64());
    let mut chance = Chance::new(seed);
    let mut fit = Fit::new(&evaluation_of::<G>(options)?, &policy_of::<G>(options)?);
    let setups = setups::<G>(options);
    for game in 0..options.games {
        fit.play::<G>(&setups[game % setups.len()], &mut chance).map_err(|error| error.to_string())?;
    }
    let weights = fit.weights(fit.samples() as f64 / 200.0);
    save::<G>(options, &weights)?;
    if options.deals == 0 {
        return Ok(format!(
            "{}\n{} states, root mean square error of the old weights {:.1} points",
            table::<G>(&weights, "\n"),
            fit.samples(),
            fit.error()
        ));
    }
    let nodes = options.nodes.first().copied().unwrap_or(100);
    let series = arena::ArenaSeries {
        setup: Setup::of(&["baron"; 2]),
        games: 2 * options.deals,
        seed: 99,
        methods: vec![Some(Method::Search(nodes)); 2],
        weights: vec![Some(weights.clone()), None],
        ..arena::ArenaSeries::default()
    };
    Ok(format!(
        "{}\n{} states, root mean square error of the old weights {:.1} points\n{}",
        table::<G>(&weights, "\n"),
        fit.samples(),
        fit.error(),
        compared::<G>(&series)?
    ))
}

/// The set-ups in alternation: the named levels (by default two stewards), and the first of them against each opponent.
fn setups<G: Evaluate>(options: &Options) -> Vec<Setup> {
    let seats = options.setup.seats.iter().map(String::as_str);
    let (officials, mut levels): (Vec<_>, Vec<_>) = seats.partition(|key| is_official::<G>(key));
    if levels.len() < 2 {
        levels = vec!["steward"; 2];
    }
    let mut setups = vec![setup_of(options, &levels)];
    setups.extend(officials.into_iter().map(|official| setup_of(options, &[levels[0], official])));
    setups
}

fn is_official<G: Evaluate>(key: &str) -> bool {
    G::OFFICIALS.contains(&key)
}

fn setup_of(options: &Options, seats: &[&str]) -> Setup {
    Setup { modules: options.setup.modules.clone(), ..Setup::of(seats) }
}

fn table<G: Evaluate>(weights: &[f32], between: &str) -> String {
    let rows = G::WEIGHTS.iter().zip(weights).map(|(name, weight)| format!("{name} {weight:.2}"));
    rows.collect::<Vec<_>>().join(between)
}

/// The set-ups of training games: each named official opponent at every strength, and the named levels, with more than
/// three of them at every number from three. Without names, all kinds of tables, those for two more often.
fn tables<G: Evaluate>(options: &Options) -> Vec<Setup> {
    if !options.setup.seats.is_empty() {
        let seats = options.setup.seats.iter();
        let levels: Vec<&str> = seats.map(String::as_str).filter(|key| !is_official::<G>(key)).collect();
        let mut tables = setups::<G>(options).split_off(usize::from(levels.len() < 2));
        tables.extend((3..levels.len()).map(|count| setup_of(options, &levels[..count])));
        let at_every_strength = |table: Setup| -> Vec<Setup> {
            let against_official = table.seats.last().is_some_and(|key| is_official::<G>(key));
            let strengths = strengths::<G>(&table).into_iter().map(|(_, setup)| setup);
            if against_official { strengths.collect() } else { vec![table] }
        };
        return tables.into_iter().flat_map(at_every_strength).collect();
    }
    let two = Setup::of(&["steward"; 2]);
    let mut tables = Vec::new();
    for official in G::OFFICIALS {
        tables.extend([two.clone(), Setup::of(&["steward", official])]);
    }
    tables.extend([two.clone(), two, Setup::of(&["steward"; 3]), Setup::of(&["steward"; 4])]);
    tables
}

pub fn learn<G: Evaluate>(options: &Options) -> Result<String, String> {
    let file = options.file.as_ref().ok_or("where to? Name a file with --out")?;
    let seed = options.seed.as_ref().map_or(1, |seed| seed.chance().bits_64());
    if G::FEATURES == 0 {
        return Err("this game has no value network".to_owned());
    }
    let mut chance = Chance::new(seed);
    let from = options.networks.first().map(|file| crate::matches::network::<G>(file)).transpose()?.flatten();
    let (mut learner, players, games, rate) = match from {
        None => (Learner::new(G::FEATURES, &mut chance), Players::Greedy, 10, 1.5e-3),
        Some(network) => {
            let learner = Learner::from((*network).clone());
            (learner, Players::Searching(options.nodes.first().copied().unwrap_or(60), network), 2, 3e-4)
        }
    };
    let setups = tables::<G>(options);
    for setup in &setups {
        setup.kinds::<G>().map_err(|error| error.to_string())?;
    }
    let course = Course {
        players,
        weights: LearntWeights { evaluation: evaluation_of::<G>(options)?, policy: policy_of::<G>(options)? },
        rate,
        batches: options.games,
        games: games * setups.len(),
        passes: options.deals,
        seed,
    };
    let mut reported = Instant::now();
    let mut last = (0.0, 0.0);
    course.run::<G>(&mut learner, &setups, options.threads(), &mut |batches, (own, mean)| {
        last = (own, mean);
        if batches == 0 || reported.elapsed().as_secs() >= 20 {
            reported = Instant::now();
            eprintln!(
                "{batches} batches: root mean square error {:.4}, {:.4} for the mean, explained variance {:.3}",
                own.sqrt(),
                mean.sqrt(),
                1.0 - own / mean
            );
        }
    });
    write(file, ValueNetwork::write(G::FEATURES, &[learner.network]))?;
    Ok(format!(
        "root mean square error {:.4}, {:.4} for the mean, explained variance {:.3}",
        last.0.sqrt(),
        last.1.sqrt(),
        1.0 - last.0 / last.1
    ))
}

pub fn join<G: Evaluate>(options: &Options) -> Result<String, String> {
    let file = options.file.as_ref().ok_or("where to? Name a file with --out")?;
    let own = |place: usize| G::networks().get(place).cloned().ok_or("this game has fewer networks");
    let networks: Vec<ValueNetwork> = (options.networks.iter().enumerate())
        .map(|(place, name)| {
            let network = crate::matches::network::<G>(name)?.map_or_else(|| own(place), Ok)?;
            Ok((*network).clone())
        })
        .collect::<Result<_, String>>()?;
    write(file, ValueNetwork::write(G::FEATURES, &networks))?;
    Ok(format!("{} networks written to {}", networks.len(), file.display()))
}
