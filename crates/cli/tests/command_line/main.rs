//! Tests of the commands.

mod help;
mod recipes;

use architects::Architects;
use kernel::{Link, Table, is_printable};
use paladins::Paladins;
use players::{Evaluate, ValueNetwork};
use serde_json::Value;
use std::path::PathBuf;
use std::process::{Command, Output};

fn francia(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_francia")).args(args).output().expect("the command line runs")
}

fn json(output: &Output) -> Value {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("one JSON object")
}

/// A file of this test alone.
fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// Plays a game into a file and returns its path.
fn recorded(name: &str, seats: &str) -> String {
    let path = file(name).display().to_string();
    let played = francia(&["play", "--game", "paladins", "--seats", seats, "--seed", "7", "--out", &path]);
    assert!(played.status.success(), "{}", String::from_utf8_lossy(&played.stderr));
    path
}

/// Expects one sentence on standard error, and nothing on standard output.
fn refused(args: &[&str], says: &str) {
    let output = francia(args);
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(1), "{error}");
    let start: String = error.chars().take(600).collect();
    let sentence = error.strip_suffix('\n').unwrap_or_default();
    assert!(error.contains(says) && is_printable(sentence), "{start}");
    assert!((20..450).contains(&sentence.chars().count()), "{start}");
    assert!(output.stdout.is_empty());
}

#[test]
fn simulate_prints_one_object() {
    let args =
        ["simulate", "--game", "paladins", "--seats", "random,solo-hard", "--games", "20", "--seed", "3", "--json"];
    let report = json(&francia(&args));
    assert_eq!((report["games"].as_u64(), report["errors"].as_u64()), (Some(20), Some(0)));
    assert!(report["decisions"].as_u64() > Some(500) && report["seconds"].is_number());
    let scores = report["scores"].as_array().unwrap();
    assert!(scores.len() == 20 && scores.iter().all(|score| score.as_array().unwrap().len() == 2));
    let again = json(&francia(&args));
    assert_eq!(report["scores"], again["scores"], "the same seed plays the same games");
}

#[test]
fn simulate_tells_how_a_team_stands() {
    let parts = ["--modules", "coop,coop-hard"];
    let args = ["simulate", "--game", "paladins", "--seats", "random,random,random", "--games", "4", "--seed", "1"];
    let report = json(&francia(&[&args[..], &parts, &["--json"]].concat()));
    let teams = report["teams"].as_array().unwrap();
    assert_eq!((teams.len(), report["errors"].as_u64()), (4, Some(0)));
    for (team, scores) in teams.iter().zip(report["scores"].as_array().unwrap()) {
        let sum: i64 = scores.as_array().unwrap().iter().map(|score| score.as_i64().unwrap()).sum();
        assert_eq!((team["target"].as_i64(), team["points"].as_i64()), (Some(210), Some(sum)));
        assert_eq!(team["won"], sum >= 210);
    }
    let args = ["simulate", "--game", "architects", "--seats", "random,random,random,random,random", "--games", "2"];
    let report = json(&francia(&[&args[..], &parts, &["--json"]].concat()));
    for team in report["teams"].as_array().unwrap() {
        assert_eq!(team["target"].as_i64().unwrap() % 60, 0, "12 for each of five players and each Worker of his");
    }
    let refuses =
        |seats, parts, says| refused(&["simulate", "--game", "paladins", "--seats", seats, "--modules", parts], says);
    refuses("random,random", "coop-hard", "add “coop”");
    refuses("random,random", "coop,coop-hard,coop-insane", "one difficulty");
    refuses("random,solo-easy", "coop", "without an official opponent");
}

/// The report has one cell per number of seats and difficulty. It does not depend on the number of threads.
#[test]
fn teams_of_a_level_are_counted_by_seats_and_difficulty() {
    let play = |threads| {
        let args = ["teams", "--game", "paladins", "--seats", "novice", "--games", "2", "--seed", "3", "--json"];
        json(&francia(&[&args[..], &["--workers", threads]].concat()))
    };
    let report = play("2");
    let cells = report["cells"].as_array().unwrap();
    let kinds: Vec<_> =
        cells.iter().map(|cell| (cell["seats"].as_u64().unwrap(), cell["difficulty"].as_str().unwrap())).collect();
    let wanted = [2, 3, 4].map(|seats| ["coop", "coop-hard", "coop-insane"].map(|key| (seats, key)));
    assert_eq!(kinds, wanted.concat());
    for cell in cells {
        assert_eq!(cell["games"], 2, "{cell}");
        assert_eq!(cell["target"].as_f64(), Some(70.0 * cell["seats"].as_f64().unwrap()), "{cell}");
    }
    assert_eq!(report, play("1"));
    refused(&["teams", "--game", "paladins", "--seats", "novice,count"], "which level");
}

/// The report has one cell per opponent and strength. It does not depend on the number of threads.
#[test]
fn official_opponents_are_met_at_every_strength() {
    let play = |game: &'static str, threads| {
        let args = ["officials", "--game", game, "--seats", "novice", "--games", "3", "--seed", "3", "--json"];
        json(&francia(&[&args[..], &["--workers", threads]].concat()))
    };
    let report = play("architects", "2");
    let cells = report["cells"].as_array().unwrap();
    let met: Vec<_> = cells
        .iter()
        .map(|cell| (cell["official"].as_str().unwrap(), cell["harder"].as_array().unwrap().len()))
        .collect();
    let wanted = ["solo-constantine", "solo-helena"].map(|key| [0, 1, 2].map(|parts| (key, parts)));
    assert_eq!(met, wanted.concat());
    for cell in cells {
        assert!(cell["games"] == 3 && cell["won"].as_u64() <= Some(3), "{cell}");
        assert!(cell["rounds"].as_f64() > Some(10.0) && cell["official_points"].as_f64() > Some(0.0), "{cell}");
    }
    assert_eq!(report, play("architects", "1"));
    let of = |game: &'static str| play(game, "1")["cells"].as_array().unwrap().len();
    assert_eq!([of("paladins"), of("viscounts")], [3, 16], "three at one strength, four at four");
    refused(&["officials", "--game", "paladins", "--seats", "novice,solo-hard"], "which level");
}

#[test]
fn a_game_played_into_a_file_replays() {
    let path = recorded("replays.json", "random,random,random");
    let record: Value = serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
    for field in ["game", "rules", "setup", "seed", "choices"] {
        assert!(!record[field].is_null(), "the record has no {field}");
    }
    let report = json(&francia(&["replay", &path, "--json"]));
    assert_eq!(report["finished"], true);
    assert_eq!(report["decisions"].as_u64(), record["choices"].as_array().map(|choices| choices.len() as u64));
    assert_eq!(report["state_hash"].as_str().map(str::len), Some(16));
    let standings = report["standings"].as_array().unwrap();
    assert_eq!(standings.len(), 3);
    for standing in standings {
        let lines = standing["lines"].as_array().unwrap();
        let sum: i64 = lines.iter().map(|line| line["points"].as_i64().unwrap()).sum();
        assert_eq!(standing["total"].as_i64(), Some(sum), "the lines add up to the total");
        assert!(standing["rank"].as_u64() >= Some(1) && standing["seat"].is_u64());
    }
}

/// The required fields suffice: a record written by hand replays as well.
#[test]
fn the_five_fields_of_a_record_are_enough() {
    let path = recorded("five.json", "random,solo-easy");
    let whole: Value = serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
    let five = serde_json::json!({
        "game": whole["game"], "rules": whole["rules"], "setup": whole["setup"], "seed": whole["seed"], "choices": whole["choices"]
    });
    let short = file("five-only.json");
    std::fs::write(&short, five.to_string()).unwrap();
    let (long, short) =
        (francia(&["replay", &path, "--json"]), francia(&["replay", &short.display().to_string(), "--json"]));
    assert_eq!(json(&long), json(&short));
}

#[test]
fn what_is_wrong_with_a_record_is_one_sentence() {
    let path = recorded("wrong.json", "random,random");
    let text = std::fs::read_to_string(&path).unwrap();
    let record: Value = serde_json::from_str(&text).unwrap();
    let changed = |name: &str, change: &dyn Fn(&mut Value)| {
        let mut copy = record.clone();
        change(&mut copy);
        let path = file(name);
        std::fs::write(&path, copy.to_string()).unwrap();
        path.display().to_string()
    };
    let unsealed = |copy: &mut Value| {
        copy.as_object_mut().unwrap().remove("check");
    };
    let cut = file("cut.json");
    std::fs::write(&cut, &text[..text.len() / 2]).unwrap();
    refused(&["replay", &cut.display().to_string()], "not a whole record");
    refused(&["replay", &file("absent.json").display().to_string()], "cannot read");
    let altered = changed("altered.json", &|copy| copy["seed"] = "8".into());
    refused(&["replay", &altered], "fingerprint");
    let illegal = changed("illegal.json", &|copy| {
        unsealed(copy);
        copy["choices"][0] = "pass".into();
    });
    refused(&["replay", &illegal], "choice 1, “pass”, is not legal there");
    let unknown = changed("unknown.json", &|copy| {
        unsealed(copy);
        copy["choices"][1] = "dance".into();
    });
    refused(&["replay", &unknown], "choice 2, “dance”, is no choice of this game");
    refused(&["replay", &changed("other.json", &|copy| copy["game"] = "chess".into())], "chess");
    refused(&["replay", &changed("newer.json", &|copy| copy["rules"] = 99.into())], "rules 99");
    let seats = changed("seats.json", &|copy| copy["setup"]["seats"] = serde_json::json!(["random"]));
    refused(&["replay", &seats], "a table of 1");
    // A message stays in one short line, with any text in any part of the record.
    let hostile = format!("\u{1b}[2J\u{1b}]0;owned\u{7}\nfrancia: everything is fine\n{}", "x".repeat(200_000));
    let of_older_rules = |copy: &mut Value| {
        unsealed(copy);
        (copy["rules"], copy["choices"]) = (0.into(), serde_json::json!([]));
    };
    let worker = changed("worker.json", &|copy| {
        of_older_rules(copy);
        copy["snapshot"]["players"][0]["workers"] = hostile.clone().into();
    });
    let kind = changed("kind.json", &|copy| copy["setup"] = hostile.clone().into());
    let names = changed("names.json", &|copy| copy["setup"]["names"] = serde_json::json!([hostile.clone(), 7]));
    let game = changed("game.json", &|copy| copy["game"] = hostile.clone().into());
    let seat = changed("seat.json", &|copy| copy["setup"]["seats"][0] = hostile.clone().into());
    for file in [&worker, &kind, &names, &game, &seat] {
        refused(&["replay", file], "");
    }
    // As long as one argument may be on Linux.
    refused(&[&hostile[..100_000]], "no command is called");
    refused(&["replay", "no\nsuch\u{1b}[2J file"], "cannot read");
}

/// Errors of a campaign have the same form.
#[test]
fn what_is_wrong_with_a_campaign_is_one_sentence() {
    let path = file("wrong-campaign.json").display().to_string();
    let args = ["campaign", "--seats", "random,random", "--seed", "5", "--out", &path];
    assert!(francia(&args).status.success());
    let record: Value = serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
    let hostile = "\u{1b}[2J\nsecond";
    let change = |name: &str, change: &dyn Fn(&mut Value)| {
        let mut copy = record.clone();
        copy.as_object_mut().unwrap().remove("check");
        change(&mut copy);
        let path = file(name);
        std::fs::write(&path, copy.to_string()).unwrap();
        path.display().to_string()
    };
    refused(&["replay", &change("seat-campaign.json", &|copy| copy["seats"][0] = hostile.into())], "no kind of player");
    refused(&["replay", &change("part-campaign.json", &|copy| copy["modules"] = serde_json::json!([hostile]))], "part");
    refused(&["replay", &change("token-campaign.json", &|copy| copy["tokens"][0] = hostile.into())], "unknown variant");
}

/// A record is read as any program saved it, and a link as well.
#[test]
fn a_record_is_replayed_whatever_program_saved_it() {
    let path = recorded("travelled.json", "random,random");
    let text = std::fs::read_to_string(&path).unwrap();
    let reported = json(&francia(&["replay", &path, "--json"]));
    let replayed = |name: &str, bytes: Vec<u8>| {
        let path = file(name);
        std::fs::write(&path, bytes).unwrap();
        json(&francia(&["replay", &path.display().to_string(), "--json"]))
    };
    assert_eq!(replayed("marked.json", ["\u{feff}", &text].concat().into_bytes()), reported);
    for (name, bytes) in [("little.json", u16::to_le_bytes as fn(u16) -> [u8; 2]), ("big.json", u16::to_be_bytes)] {
        assert_eq!(
            replayed(name, std::iter::once(0xfeff).chain(text.encode_utf16()).flat_map(bytes).collect()),
            reported
        );
    }
    let record = Table::<Paladins>::read(&text).unwrap().record();
    let link = Link::Game(record).write::<Paladins>().unwrap();
    assert_eq!(replayed("message.txt", format!("Look: https://francia.example/#{link}.").into_bytes()), reported);
    assert_eq!(json(&francia(&["replay", &format!("https://francia.example/#{link}"), "--json"])), reported);
    let no_text = file("no-text.json");
    std::fs::write(&no_text, [0x89, 0x50, 0x4e, 0x47]).unwrap();
    refused(&["replay", &no_text.display().to_string()], "no text in UTF-8 or UTF-16");
    let several = file("several.json");
    std::fs::write(&several, r#"{"saves":[],"form":1}"#).unwrap();
    refused(&["replay", &several.display().to_string()], "several games");
    refused(&["replay", &format!("https://francia.example/#{}", &link[..link.len() / 2])], "its end is missing");
}

#[test]
fn what_is_wrong_with_the_words_is_one_sentence() {
    refused(&["dance"], "no command is called “dance”");
    refused(&["simulate", "--seats", "random,random"], "which game");
    refused(&["simulate", "--game", "chess", "--seats", "random,random"], "chess");
    refused(&["simulate", "--game", "paladins", "--seats", "random,human"], "nobody sits here");
    refused(&["simulate", "--game", "paladins", "--seats", "random,dragon"], "dragon");
    refused(&["simulate", "--game", "paladins", "--seats", "solo-easy,random"], "second of two seats");
    refused(&["simulate", "--game", "paladins", "--seats", "random,random", "--modules", "dragons"], "dragons");
    refused(&["simulate", "--game", "paladins", "--seats", "random,random", "--games", "many"], "many");
    refused(&["play", "--game", "paladins", "--seats", "random,random"], "--out");
    refused(&["replay"], "which file");
}

/// Plays a campaign, keeps it in a file, and checks that file.
#[test]
fn a_campaign_played_into_a_file_replays_to_the_same_end() {
    let path = file("campaign.json").display().to_string();
    let args = ["campaign", "--seats", "random,random,random", "--seed", "5", "--out", &path, "--json"];
    let report = json(&francia(&args));
    let chapters = report["chapters"].as_array().unwrap();
    assert_eq!(chapters.len(), 3);
    for chapter in chapters {
        assert!(chapter["game"].is_string() && chapter["major"].is_boolean());
        assert_eq!(chapter["standings"].as_array().unwrap().len(), 3);
        assert_eq!(chapter["tomes"].as_array().unwrap().len(), 3, "three lay open");
    }
    for seat in report["seats"].as_array().unwrap() {
        assert!(seat["objective_tomes"].is_array() && seat["crest_tomes"].is_array());
        assert!(seat["victory_tomes"].is_u64() && seat["crests"].is_object());
    }
    assert!(report["winner"].as_u64() < Some(3));
    assert_eq!(json(&francia(&["replay", &path, "--json"])), report);
    refused(&["campaign", "--seats", "random,human"], "nobody sits here");
    refused(&["campaign", "--seats", "random,solo-hard"], "solo-hard");
    refused(&["campaign", "--seats", "random,random", "--modules", "promo"], "promo");
}

/// The same seed finds the same positions, and a longer run begins with those of a shorter one.
#[test]
fn puzzles_are_written_and_a_longer_run_goes_on_after_the_same_ones() {
    let find = |count: &str, name: &str| {
        let path = file(name).display().to_string();
        let args = ["puzzles", "--game", "architects", "--seats", "novice,novice", "--nodes", "100", "--seed", "2"];
        let found = francia(&[&args[..], &["--count", count, "--out", &path]].concat());
        assert!(found.status.success(), "{}", String::from_utf8_lossy(&found.stderr));
        std::fs::read_to_string(path).unwrap()
    };
    let (short, long) = (find("1", "puzzles-1.txt"), find("2", "puzzles-2.txt"));
    assert!(long.starts_with(&short) && long.lines().count() == 3, "{short}{long}");
    assert!(short.starts_with("# francia puzzles --game architects --seed 2 --nodes 100: rules "), "{short}");
    let puzzles = history::Puzzles::read(&long).unwrap();
    assert_eq!(puzzles.count(), 2);
    refused(&["puzzles", "--game", "architects"], "where to?");
    let out = file("puzzles-3.txt").display().to_string();
    refused(&["puzzles", "--game", "paladins", "--seats", "count,solo-easy", "--out", &out], "a seat here is a level");
}

/// The lines that a command prints.
fn lines(args: &[&str]) -> Vec<String> {
    let output = francia(args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap().lines().map(str::to_owned).collect()
}

/// An empty directory of this test alone.
fn directory(name: &str) -> PathBuf {
    let path = file(name);
    let _ = std::fs::remove_dir_all(&path);
    path
}

/// A rehearsal with one batch of games per step. The networks play badly, but they are those of the game.
#[test]
fn one_command_makes_every_network_of_a_game_and_a_second_one_makes_what_is_missing() {
    let path = directory("train");
    let out = path.display().to_string();
    let args = ["train", "--game", "architects", "--most", "1", "--out", &out];
    assert_eq!(lines(&args).len(), 8);
    let values = std::fs::read(path.join("values.bin")).unwrap();
    let networks = ValueNetwork::read(Architects::FEATURES, &values).unwrap();
    assert_eq!(networks.len(), Architects::networks().len());
    std::fs::remove_file(path.join("values.bin")).unwrap();
    let again = lines(&args);
    let there = again.iter().filter(|line| line.ends_with(" is there")).count();
    assert_eq!((again.len(), there), (8, 7), "{again:?}");
    assert!(std::fs::read(path.join("values.bin")).unwrap() == values);
    refused(&["train", "--game", "architects"], "where to?");
}
