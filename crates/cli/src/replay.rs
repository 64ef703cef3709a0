//! `francia replay`: checks a record or a link, of a game or of a campaign, and prints its standings.

use crate::campaigns::reported;
use crate::files::read_text;
use crate::options::Options;
use campaign::{CampaignLink, CampaignRecord};
use kernel::{Bundle, Game, Link, Quoted, Table, game_of, readings, state_hash};
use serde_json::json;
use trilogy::DECLARED;
use trilogy::with_game;

/// Checks the content of a file, or the argument itself if it is a link and no such file exists, and prints the result.
/// The first replayable reading of the text counts.
pub fn replay(options: &Options) -> Result<String, String> {
    let file = options.file.as_ref().ok_or("which file? Name the record to replay")?;
    let text = match file.to_str().filter(|text| !file.exists() && (text.contains('#') || text.contains("%23"))) {
        Some(link) => link.to_owned(),
        None => read_text(file)?,
    };
    let mut refused = None;
    for reading in readings(&text) {
        match replay_as(&reading, options) {
            Err(why) => refused = refused.or(Some(why)),
            reported => return reported,
        }
    }
    Err(refused.unwrap_or_default())
}

fn replay_as(text: &str, options: &Options) -> Result<String, String> {
    if Bundle::is_one(text) {
        return Err("this is a file of several games: a page opens it".to_owned());
    }
    if CampaignRecord::is_one(text) || CampaignLink::is_one(text) {
        let record = if CampaignLink::is_one(text) {
            CampaignLink::open(text).and_then(CampaignLink::record)
        } else {
            CampaignRecord::read(text)
        };
        let campaign = record.and_then(|record| record.replay()).map_err(|error| error.to_string())?;
        return Ok(if options.json { campaign.report().to_string() } else { reported(&campaign) });
    }
    let is_record = text.starts_with('{');
    let game = if is_record { game_of(text) } else { Link::game_of(text, DECLARED) };
    let game = game.map_err(|error| error.to_string())?;
    with_game!(game.as_str(), G => {
        let table = if is_record { Table::<G>::read(text) } else { Link::read::<G>(text).and_then(|link| match link {
            Link::Game(record) => Table::replay(&record),
            Link::Challenge(challenge) => Table::replay(&challenge.record()),
        }) };
        table.map(|table| standings(&table, options)).map_err(|error| error.to_string())
    })
    .ok_or_else(|| format!("this is a record of a game that is unknown here, “{}”", Quoted::from(game.as_str())))?
}

fn standings<G: Game>(table: &Table<G>, options: &Options) -> String {
    let mut lines = Vec::new();
    if options.stream {
        lines.extend(table.past().iter().map(|past| format!("{:016x}", state_hash(&past.state))));
    }
    let outcome = table.state().outcome();
    let (standings, team) = (outcome.report(table.state().scores()), outcome.team());
    let decisions = table.past().len() - 1;
    let finished = table.decision().is_none();
    if options.json {
        let mut report = json!({
            "finished": finished,
            "decisions": decisions,
            "state_hash": format!("{:016x}", state_hash(table.state())),
            "standings": standings,
        });
        if let Some(team) = team {
            report["team"] = json!(team);
        }
        lines.push(report.to_string());
    } else {
        lines.push(format!("{} after {decisions} decisions", if finished { "finished" } else { "not finished" }));
        for standing in standings {
            let place = standing.rank.map_or(String::new(), |rank| format!("{rank}. "));
            lines.push(format!("{place}seat {}: {}", standing.seat.0, standing.total));
        }
        if let Some(team) = team {
            let end = if team.won { "won" } else { "lost" };
            let why = team.why.map_or(String::new(), |why| format!(": {why}"));
            lines.push(format!("together {} of {}: {end}{why}", team.points, team.target));
        }
    }
    lines.join("\n")
}
