//! `francia campaign`: plays campaigns.

use crate::files::write;
use crate::options::Options;
use crate::play::{choice, computers, players_chance};
use campaign::{Campaign, CampaignRecord, CampaignSetup, ChapterOf, Ended, Stage, chronicle};
use kernel::{Chance, Lang, NullSink, Record, Seed, Setup, Table, Tomes, seats_of_people};
use players::Evaluate;
use serde_json::{Value, json};
use trilogy::with_game;

/// Number of times that a tome was open, was won, and was won in the first quarter of a game.
#[derive(Clone, Copy, Default)]
struct CampaignTally {
    open: u32,
    won: u32,
    early: u32,
}

/// Objectives by their places, each with the decision at which it was met.
type Met = Vec<(usize, Option<usize>)>;

fn plan(options: &Options) -> Result<CampaignSetup, String> {
    let plan =
        CampaignSetup { seats: options.setup.seats.clone(), names: Vec::new(), modules: options.setup.modules.clone() };
    let kinds = plan.kinds().map_err(|error| error.to_string())?;
    if seats_of_people(&kinds).next().is_some() {
        return Err("nobody sits here: a seat of a campaign on the command line is random or a level".to_owned());
    }
    Ok(plan)
}

pub fn campaign(options: &Options) -> Result<String, String> {
    let plan = plan(options)?;
    let first = options.seed.clone().unwrap_or_else(|| Seed::from(1));
    if options.games > 1 {
        return series(options, &plan, &first);
    }
    let (campaign, record) = recorded(plan, first)?;
    if let Some(out) = &options.file {
        write(out, record.write())?;
    }
    Ok(if options.json { campaign.report().to_string() } else { reported(&campaign) })
}

fn recorded(plan: CampaignSetup, seed: Seed) -> Result<(Campaign, CampaignRecord), String> {
    let mut players = players_chance(&seed);
    let mut campaign = Campaign::new(plan, seed).map_err(|error| error.to_string())?;
    let mut records: Vec<Record> = Vec::new();
    while let Some((game, setup, seed)) = campaign.next() {
        let played = with_game!(game, G => {
            table::<G>(setup, seed, &mut players).map(|table| (table.record(), Ended::of(table.state())))
        });
        let (record, ended) = played.ok_or("a chapter of an unknown game")??;
        records.push(record);
        close(&mut campaign, ended.as_ref(), &mut players)?;
    }
    let record = CampaignRecord::of(&campaign, records);
    Ok((campaign, record))
}

fn close(campaign: &mut Campaign, ended: Option<&Ended>, chance: &mut Chance) -> Result<(), String> {
    let ended = ended.ok_or("a chapter that did not end")?;
    campaign.close(ended).map_err(|_| "a chapter that could not be closed".to_owned())?;
    if let Stage::Token(seat) = campaign.stage() {
        let left: Vec<_> = campaign.tokens().collect();
        let random = campaign.plan().seats.get(seat.index()).is_some_and(|key| key == "random");
        let at_random = left.get(chance.below(left.len() as u32) as usize).copied();
        let crest = if random { at_random } else { campaign.best_token() };
        campaign.take(crest.ok_or("no Token is left")?).map_err(|_| "a Token that could not be taken".to_owned())?;
    }
    Ok(())
}

fn table<G: Evaluate>(setup: Setup, seed: Seed, players: &mut Chance) -> Result<Table<G>, String> {
    let mut table = Table::<G>::new(setup, seed).map_err(|error| error.to_string())?;
    let kinds = table.kinds().to_vec();
    let (mut list, mut computers) = (Vec::new(), computers::<G>(&kinds, players));
    while let Some(choice) = choice(table.state(), &mut computers, players, &mut list) {
        table.choose(choice).map_err(|why| format!("the rules refused a listed choice: {why:?}"))?;
    }
    Ok(table)
}

/// Plays a chapter of a series and checks every invariant after every choice. Returns the share of the game, in
/// hundredths, at which each objective was met.
fn watched<G: Evaluate>(setup: &Setup, seed: &Seed, players: &mut Chance) -> Result<(Option<Ended>, Met), String> {
    let kinds = setup.kinds::<G>().map_err(|error| error.to_string())?;
    let mut game = G::deal(setup, seed.chance(), &mut NullSink).map_err(|error| error.to_string())?;
    let (mut list, mut computers) = (Vec::new(), computers::<G>(&kinds, players));
    let (mut met, mut decisions): (Met, usize) = (Vec::new(), 0);
    while let Some(choice) = choice(&game, &mut computers, players, &mut list) {
        game.apply(choice, &mut NullSink).map_err(|why| format!("the rules refused a listed choice: {why:?}"))?;
        decisions += 1;
        if let Some(broken) = game.broken() {
            return Err(format!("{} breaks a rule after {decisions} choices: {broken}", G::NAME));
        }
        for (tome, owner) in game.tomes().into_iter().flat_map(Tomes::objectives) {
            match met.iter_mut().find(|(known, _)| *known == tome) {
                None => met.push((tome, owner.map(|_| decisions))),
                Some((_, when)) => *when = when.or(owner.map(|_| decisions)),
            }
        }
    }
    let share = |when: usize| when * 100 / decisions.max(1);
    Ok((Ended::of(&game), met.into_iter().map(|(tome, when)| (tome, when.map(share))).collect()))
}

fn series(options: &Options, plan: &CampaignSetup, first: &Seed) -> Result<String, String> {
    let mut tallies: Vec<[CampaignTally; kernel::TOMES]> = Vec::new();
    let (mut wins, mut crest_tomes, mut majors) = (vec![0_u32; plan.seats.len()], 0, 0);
    let mut rows: Vec<ChapterOf> = Vec::new();
    for number in 0..options.games {
        let text = format!("{}-{number}", first.text());
        let seed: Seed = text.parse().map_err(|error: kernel::SeedError| error.to_string())?;
        let mut players = players_chance(&seed);
        let mut campaign = Campaign::new(plan.clone(), seed).map_err(|error| error.to_string())?;
        tallies.resize(campaign.chapters().len(), Default::default());
        while let Some((game, setup, seed)) = campaign.next() {
            let at = campaign.closed().len();
            let reported = |error: String| format!("campaign {number}: {error}");
            let played = with_game!(game, G => watched::<G>(&setup, &seed, &mut players));
            let (ended, met) = played.ok_or("a chapter of an unknown game")?.map_err(reported)?;
            for (tome, when) in met {
                let tally = &mut tallies[at][tome];
                tally.open += 1;
                tally.won += u32::from(when.is_some());
                tally.early += u32::from(when.is_some_and(|share| share < 25));
            }
            close(&mut campaign, ended.as_ref(), &mut players)?;
        }
        let winner = campaign.winner().ok_or("a campaign without a winner")?;
        wins[winner.index()] += 1;
        crest_tomes += campaign.seats().map(|seat| u32::from(campaign.holdings(seat).crest)).sum::<u32>();
        majors += campaign.closed().iter().filter(|closed| closed.major).count();
        rows = campaign.chapters().to_vec();
    }
    let tome_rows = rows.iter().zip(&tallies).flat_map(|(of, tallies)| {
        of.chapter.tomes.iter().zip(tallies).map(|(tome, tally)| (of.game.name, tome.key, tally))
    });
    if options.json {
        let tomes: Vec<Value> = tome_rows
            .map(|(game, tome, tally)| {
                json!({ "game": game, "tome": tome, "open": tally.open, "won": tally.won, "early": tally.early })
            })
            .collect();
        let report = json!({
            "campaigns": options.games, "wins": wins, "crest_tomes": crest_tomes, "major_victories": majors,
            "tomes": tomes,
        });
        return Ok(report.to_string());
    }
    let mut lines = vec![format!("{} campaigns, {crest_tomes} Crest Tomes, {majors} major victories", options.games)];
    lines.push(format!("wins by seat: {wins:?}"));
    for (game, tome, tally) in tome_rows {
        let share = |count: u32| f64::from(count) * 100.0 / f64::from(tally.open.max(1));
        lines.push(format!(
            "{game:<12}{tome:<12}open {:>6}  won {:>5.1} %  in the first quarter {:>5.1} %",
            tally.open,
            share(tally.won),
            share(tally.early)
        ));
    }
    Ok(lines.join("\n"))
}

pub fn reported(campaign: &Campaign) -> String {
    let passages = chronicle(campaign, &campaign.plan().names, Lang::En);
    let mut lines: Vec<String> = passages.into_iter().map(|passage| passage.join(" ")).collect();
    if campaign.winner().is_none() {
        lines.push("The campaign is not over.".to_owned());
    }
    lines.join("\n")
}
