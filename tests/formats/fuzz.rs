//! The entry points for texts from outside: records, links and the keys of scripts. For any text there is no panic, no
//! answer takes over 100 ms, and none needs more than 64 MB. An accepted text can be played on.
//!
//! `FRANCIA_INPUTS=10000000 cargo test --profile fast --test native fuzz:: -- --nocapture` (`make fuzz`) is the long
//! run; `FRANCIA_SEED` sets another start.

use allocation_counter::measure;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use campaign::{Campaign, CampaignLink, CampaignRecord, CampaignSetup, Ended};
use kernel::{
    Bundle, Bundled, Challenge, Chance, Game, Link, NullSink, Record, Seed, Setup, Table, game_of, is_printable,
    play_out, random_choice, readings,
};
use serde_json::Value;
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};
use trilogy::{DECLARED, GAMES};
use trilogy::{for_each_game, with_game};

const LONGEST: Duration = Duration::from_millis(100);
const MOST_BYTES: u64 = 64 << 20;
/// Interval of the progress reports of a long run.
const REPORT: Duration = Duration::from_mins(1);
/// Number of choices that a state from outside is played on for.
const PLAYED_ON: usize = 20;

fn number(name: &str, otherwise: usize) -> usize {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}

/// Tries an entry point with a number of inputs. Returns the number of accepted ones.
fn fuzz_reader(name: &str, share: usize, input: impl Fn(&mut Chance) -> String, reader: impl Fn(&str) -> bool) {
    let (inputs, seed) = (number("FRANCIA_INPUTS", 20_000) / 100 * share, number("FRANCIA_SEED", 1) as u64);
    let (mut let_in, mut slowest, mut largest) = (0, Duration::ZERO, 0);
    let (began, mut reported) = (Instant::now(), Instant::now());
    for place in 0..inputs as u64 {
        let text = input(&mut Chance::new(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ place));
        let start = || text.chars().take(300).collect::<String>();
        let answer = || {
            let (mut allowed, start) = (false, Instant::now());
            let counted = measure(|| allowed = reader(&text));
            (allowed, start.elapsed(), counted.bytes_max)
        };
        let (allowed, mut took, bytes) =
            catch_unwind(AssertUnwindSafe(answer)).unwrap_or_else(|_| panic!("{name}, input {place}: {}", start()));
        // Another process may have used the processor: measures once more, by the thread's own time.
        if took > LONGEST {
            took = worked(|| {
                answer();
            });
        }
        assert!(took <= LONGEST, "{name}, input {place}: {took:?} for {}", start());
        assert!(bytes <= MOST_BYTES, "{name}, input {place}: {bytes} bytes for {}", start());
        let_in += usize::from(allowed);
        (slowest, largest) = (slowest.max(took), largest.max(bytes));
        if reported.elapsed() > REPORT {
            reported = Instant::now();
            println!("{name}: {} inputs so far, the slowest {slowest:?}, at most {largest} bytes", place + 1);
        }
    }
    println!(
        "{name}: {inputs} inputs, {let_in} let in, the slowest {slowest:?}, at most {largest} bytes, {:?} in all",
        began.elapsed()
    );
}

/// Processor time of this thread for some work, if the system reports it; else the shortest of five durations.
fn worked(work: impl Fn()) -> Duration {
    // The first number is the run time of this thread, in nanoseconds.
    let run = || {
        let reported = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
        reported.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
    };
    let once = || {
        let (before, start) = (run(), Instant::now());
        work();
        before.zip(run()).map_or_else(|| start.elapsed(), |(before, after)| after.saturating_sub(before))
    };
    (0..5).map(|_| once()).min().unwrap_or_default()
}

/// Largest number of characters of an error message.
const LONGEST_SENTENCE: usize = 300;

/// Checks that a text is refused by one short line. Returns false.
fn refused(why: impl std::fmt::Display) -> bool {
    let sentence = why.to_string();
    assert!(is_printable(&sentence) && !sentence.is_empty(), "{sentence:?}");
    assert!(sentence.chars().count() <= LONGEST_SENTENCE, "{sentence:?}");
    false
}

/// Reads a record as the page does, then plays on.
fn reads_record(text: &str) -> bool {
    // A text that names no game is still tried with each of them.
    let game = game_of(text).unwrap_or_default();
    with_game!(game.as_str(), G => record_of::<G>(text)).unwrap_or_else(|| {
        let mut let_in = false;
        for_each_game!(G => let_in |= record_of::<G>(text));
        let_in
    })
}

fn record_of<G: Game>(text: &str) -> bool {
    match Table::<G>::read(text) {
        Ok(table) => {
            play_on(&table);
            true
        }
        Err(error) => refused(error),
    }
}

/// Runs everything that a page does with a table from outside.
fn play_on<G: Game>(table: &Table<G>) {
    assert!(!table.record().write().is_empty());
    let mut game = table.state().clone();
    let mut list = Vec::new();
    for seed in 0..2 {
        let _ = game.scores();
        if let Some(decision) = game.decision() {
            let _ = game.view(decision.seat);
            let mut believed = game.redeal(decision.seat, &mut Chance::new(seed));
            play_out(&mut believed, &mut Chance::new(seed), &mut list, PLAYED_ON);
        }
        play_out(&mut game, &mut Chance::new(seed), &mut list, PLAYED_ON);
    }
    let _ = game.scores();
}

fn reads_link(text: &str) -> bool {
    let game = Link::game_of(text, DECLARED).unwrap_or_default();
    with_game!(game.as_str(), G => link_of::<G>(text)).unwrap_or_else(|| {
        let mut let_in = false;
        for_each_game!(G => let_in |= link_of::<G>(text));
        let_in
    })
}

fn link_of<G: Game>(text: &str) -> bool {
    match Link::read::<G>(text) {
        Ok(Link::Game(record)) => {
            play_on(&Table::<G>::replay(&record).expect("a link that is read can be played"));
            true
        }
        Ok(Link::Challenge(challenge)) => {
            play_on(&Table::<G>::replay(&challenge.record()).expect("a challenge can be played"));
            true
        }
        Err(error) => refused(error),
    }
}

/// The file of several saved games, as the page reads it: each of its records goes through the entry point of records.
fn reads_bundle(text: &str) -> bool {
    Bundle::is_one(text)
        && match Bundle::read(text) {
            Ok(bundle) => bundle.saves.iter().any(|save| game_of(&save.record).is_ok() && reads_record(&save.record)),
            Err(error) => refused(error),
        }
}

/// A script's set-up of a game, followed by the keys of choices.
fn reads_script(text: &str) -> bool {
    if text.len() > 1 << 18 {
        return false;
    }
    let Ok(script) = serde_json::from_str::<Value>(text) else { return false };
    with_game!(script["game"].as_str().unwrap_or(GAMES[0]), G => script_of::<G>(&script)).unwrap_or(false)
}

fn script_of<G: Game>(script: &Value) -> bool {
    let Ok(setup) = serde_json::from_value::<Setup>(script["setup"].clone()) else { return false };
    let Ok(seed) = script["seed"].as_str().unwrap_or("").parse() else { return false };
    let Ok(mut table) = Table::<G>::new(setup, seed) else { return false };
    for key in script["choices"].as_array().into_iter().flatten().filter_map(Value::as_str).take(100) {
        if let Ok(choice) = key.parse() {
            let _ = table.choose(choice);
            let _ = table.undo();
            table.redo();
        }
    }
    play_on(&table);
    true
}

/// Valid records of every kind of table, begun and finished, sealed and not, of current and of older rules.
fn good_records() -> Vec<Record> {
    let mut records = Vec::new();
    for_each_game!(G => records.extend(records_of::<G>()));
    records
}

fn records_of<G: Game>() -> Vec<Record> {
    let mut tables: Vec<Vec<&str>> = G::SEATS.map(|seats| vec![["human", "random"][seats % 2]; seats]).collect();
    for (official, who) in G::OFFICIALS.iter().rev().zip(["human", "random"]) {
        tables.push(vec![who, official]);
    }
    let mut records = Vec::new();
    for (number, seats) in tables.iter().enumerate() {
        for most in [0, 3, 12, 40, 90, 2_000] {
            let plain = Setup { names: vec!["Odila".into()], ..Setup::of(seats) };
            let with = |module: &&str| Setup { modules: vec![(*module).to_owned()], ..plain.clone() };
            let added = G::MODULES.iter().map(with).find(|setup| G::deal(setup, Chance::new(1), &mut NullSink).is_ok());
            let setup = added.filter(|_| most % 2 == 0).unwrap_or(plain);
            let seed: Seed = format!("{number} {most}").parse().unwrap();
            let mut table = Table::<G>::new(setup, seed.clone()).unwrap();
            let mut chance = seed.chance();
            for _ in 0..most {
                let choices = table.choices();
                let Some(choice) = choices.get(chance.below(choices.len() as u32) as usize) else { break };
                table.choose(*choice).unwrap();
            }
            records.push(table.record());
        }
    }
    records
}

/// A record with some values changed, as text; often of older rules, whose state is then played on.
fn hostile_record(records: &[Value], chance: &mut Chance) -> String {
    let mut value = records[chance.below(records.len() as u32) as usize].clone();
    if chance.below(8) != 0 {
        value["check"] = Value::Null;
    }
    if chance.below(4) != 0 {
        value["rules"] = 0.into();
        if let Some(choices) = value["choices"].as_array_mut() {
            choices.truncate(chance.below(3) as usize);
        }
    }
    for _ in 0..chance.below(4) {
        let whole = chance.below(4) == 0;
        match value.get_mut("snapshot").filter(|_| !whole) {
            Some(snapshot) => change(snapshot, chance),
            None => change(&mut value, chance),
        }
    }
    let mut text = value.to_string();
    for _ in 0..chance.below(8).saturating_sub(5) {
        text = changed_text(&text, chance);
    }
    text
}

/// Walks down a value at random and changes one of its parts.
fn change(value: &mut Value, chance: &mut Chance) {
    let deeper = chance.below(12) != 0;
    match value {
        Value::Array(list) if deeper && !list.is_empty() => {
            let place = chance.below(list.len() as u32) as usize;
            let other = chance.below(list.len() as u32) as usize;
            match chance.below(10) {
                0 => drop(list.remove(place)),
                1 => list.insert(other, list[place].clone()),
                2 => list.swap(place, other),
                3 => list.extend(vec![list[place].clone(); chance.below(60) as usize]),
                4 => list.clear(),
                _ => change(&mut list[place], chance),
            }
        }
        Value::Object(map) if deeper && !map.is_empty() => {
            let key = map.keys().nth(chance.below(map.len() as u32) as usize).cloned().unwrap();
            let twin = map.values().nth(chance.below(map.len() as u32) as usize).cloned().unwrap();
            match chance.below(24) {
                0 => drop(map.remove(&key)),
                1 => drop(map.insert(key, twin)),
                _ => change(&mut map[&key], chance),
            }
        }
        Value::Number(number) => {
            let before = number.as_i64().unwrap_or(0);
            *value = match chance.below(8) {
                0 => before.wrapping_add(1).into(),
                1 => before.wrapping_sub(1).into(),
                2 => chance.below(256).into(),
                3 => chance.below(12).into(),
                4 => chance.bits_64().into(),
                5 => 255.into(),
                _ => chance.below(40).into(),
            }
        }
        Value::Bool(flag) => *flag = !*flag,
        other => *other = hostile_value(chance),
    }
}

fn hostile_value(chance: &mut Chance) -> Value {
    match chance.below(9) {
        0 => Value::Null,
        1 => "x".repeat(chance.below(2_000) as usize).into(),
        2 => "\u{202e}\u{0}\n<img src=x onerror=alert(1)>".into(),
        3 => vec![chance.below(40); chance.below(200) as usize].into(),
        4 => (0..chance.below(100)).fold(Value::Null, |inner, _| vec![inner].into()),
        5 => "\u{1b}[2J\u{1b}]0;owned\u{7}\r\nfrancia: everything is fine".into(),
        6 => [Value::from(u64::MAX), Value::from(-1)][chance.below(2) as usize].clone(),
        7 => serde_json::json!({"a": {}}),
        _ => chance.below(40).into(),
    }
}

/// A text with a byte changed, a piece cut out, doubled or moved, or foreign text inserted.
fn changed_text(text: &str, chance: &mut Chance) -> String {
    let mut bytes = text.as_bytes().to_vec();
    let place = |chance: &mut Chance| chance.below(bytes.len() as u32 + 1) as usize;
    let (one, other) = (place(chance), place(chance));
    let (from, to) = (one.min(other), one.max(other).min(one.min(other) + 200));
    match chance.below(7) {
        0 => bytes.truncate(from),
        1 => drop(bytes.drain(from..to)),
        2 => {
            let twice = bytes[from..to].to_vec();
            bytes.splice(from..from, twice);
        }
        3 => drop(bytes.splice(from..from, *b"1e999")),
        4 => {
            let piece = [&b"[[[[[[[["[..], b"\"", b"\\u0000", b"-1", b"99999999999999999999", b"{}", b"null"];
            bytes.splice(from..from, piece[chance.below(7) as usize].repeat(1 + chance.below(40) as usize));
        }
        _ => {
            if let Some(byte) = bytes.get_mut(from) {
                *byte = chance.bits() as u8;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[test]
fn records_from_outside() {
    // Converted to values once: doing so for every input would take longer than the tested code.
    let records: Vec<Value> = good_records().iter().map(|record| serde_json::to_value(record).unwrap()).collect();
    fuzz_reader("records", 25, |chance| hostile_record(&records, chance), reads_record);
}

#[test]
fn files_of_several_games_from_outside() {
    let records: Vec<Value> = good_records().iter().map(|record| serde_json::to_value(record).unwrap()).collect();
    let hostile = |chance: &mut Chance| {
        let save = |chance: &mut Chance| Bundled {
            title: hostile_value(chance).to_string(),
            saved: chance.bits_64(),
            record: hostile_record(&records, chance),
        };
        let text = Bundle::of((0..chance.below(3)).map(|_| save(chance)).collect()).write();
        if chance.below(2) == 0 { text } else { changed_text(&text, chance) }
    };
    fuzz_reader("files of several games", 5, hostile, reads_bundle);
}

fn challenge_of<G: Game>() -> String {
    let setup = Setup::of(&vec!["human"; *G::SEATS.start()]);
    let challenge = Challenge { game: G::NAME.to_owned(), rules: G::RULES, setup, seed: 7.into(), score: 74 };
    Link::Challenge(challenge).write::<G>().unwrap()
}

/// A random campaign of a number of chapters.
fn campaign(seed: u64, chapters: usize) -> CampaignRecord {
    let mut chance = Chance::new(seed);
    let plan = CampaignSetup { seats: vec!["random".to_owned(); 2 + chapters % 3], ..CampaignSetup::default() };
    let mut campaign = Campaign::new(plan, Seed::from(seed)).unwrap();
    let mut records = Vec::new();
    while let Some((game, setup, seed)) = campaign.next().filter(|_| records.len() < chapters) {
        let (record, ended) = with_game!(game, G => {
            let mut table = Table::<G>::new(setup, seed).unwrap();
            while let Some(choice) = random_choice(table.state(), &mut chance, &mut Vec::new()) {
                table.choose(choice).unwrap();
            }
            (table.record(), Ended::of(table.state()).unwrap())
        })
        .unwrap();
        records.push(record);
        campaign.close(&ended).unwrap();
        if let Some(crest) = campaign.best_token() {
            campaign.take(crest).unwrap();
        }
    }
    CampaignRecord::of(&campaign, records)
}

/// True if the text of a campaign is accepted, with all of its chapters replayed.
fn reads_campaign(text: &str) -> bool {
    CampaignRecord::is_one(text)
        && CampaignRecord::read(text).and_then(|record| record.replay()).map_or_else(refused, |_| true)
}

/// True if a campaign's link is accepted.
fn reads_campaign_link(text: &str) -> bool {
    let replayed = CampaignLink::open(text).and_then(CampaignLink::record).and_then(|record| record.replay());
    replayed.map_or_else(refused, |_| true)
}

#[test]
fn campaigns_from_outside() {
    let whole: Vec<Value> =
        (0..4).map(|chapters| serde_json::to_value(campaign(chapters, chapters as usize)).unwrap()).collect();
    assert!(whole.iter().all(|value| reads_campaign(&value.to_string())));
    let hostile = |chance: &mut Chance| {
        let mut value = whole[chance.below(whole.len() as u32) as usize].clone();
        if chance.below(8) != 0 {
            value["check"] = Value::Null;
        }
        if let Some(chapters) = value["chapters"].as_array_mut()
            && !chapters.is_empty()
            && chance.below(3) != 0
        {
            let place = chance.below(chapters.len() as u32) as usize;
            let text = hostile_record(&chapters[place..=place], chance);
            chapters[place] = serde_json::from_str(&text).unwrap_or(Value::Null);
        }
        for _ in 0..chance.below(3) {
            change(&mut value, chance);
        }
        let text = value.to_string();
        if chance.below(4) == 0 { changed_text(&text, chance) } else { text }
    };
    fuzz_reader("campaigns", 5, hostile, reads_campaign);
}

#[test]
fn links_from_outside() {
    let mut links: Vec<String> = good_records()
        .into_iter()
        .map(|record| {
            let game = record.game.clone();
            with_game!(game.as_str(), G => Link::Game(record).write::<G>().unwrap()).unwrap()
        })
        .collect();
    for_each_game!(G => links.push(challenge_of::<G>()));
    links.extend((0..4).map(|chapters| {
        CampaignLink::of(&campaign(chapters, chapters as usize)).and_then(|link| link.write()).unwrap()
    }));
    let hostile = |chance: &mut Chance| {
        let mut link = links[chance.below(links.len() as u32) as usize].clone();
        let letters = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
        for _ in 0..chance.below(4) {
            if chance.below(3) == 0 {
                link = changed_text(&link, chance);
            } else if link.is_ascii() && link.len() > 2 {
                let place = 2 + chance.below(link.len() as u32 - 2) as usize;
                let letter = letters[chance.below(64) as usize] as char;
                link.replace_range(place..=place, &letter.to_string());
            }
        }
        link
    };
    fuzz_reader("links", 15, hostile, |text| reads_link(text) | reads_campaign_link(text));
}

/// Links and records within other text: everything found in them goes through the entry points.
#[test]
fn texts_that_travelled_from_outside() {
    const AROUND: [&str; 24] = [
        "https://francia.example/#",
        "#",
        "%23",
        "%2523",
        "-23",
        "*",
        "<",
        ">",
        "](",
        "\n> ",
        "\n\n",
        "\u{200b}",
        "%E2%80%8B",
        "&amp;",
        "&#35;",
        "\\",
        "=\r\n",
        "=3D",
        "__",
        "—",
        "“",
        "{",
        "}",
        "。",
    ];
    let records = good_records();
    let links: Vec<String> = (records.iter().take(40))
        .map(|record| with_game!(record.game.as_str(), G => Link::Game(record.clone()).write::<G>().unwrap()).unwrap())
        .collect();
    let hostile = |chance: &mut Chance| {
        let mut text = String::new();
        for _ in 0..=chance.below(6) {
            for _ in 0..chance.below(4) {
                text.push_str(AROUND[chance.below(AROUND.len() as u32) as usize]);
            }
            match chance.below(12) {
                0 => text.push_str(&records[chance.below(records.len() as u32) as usize].write()),
                1..=7 => {
                    let link = &links[chance.below(links.len() as u32) as usize];
                    let cut = chance.below(link.len() as u32) as usize;
                    let (start, end) = link.split_at(cut);
                    text.extend([start, AROUND[chance.below(AROUND.len() as u32) as usize], end]);
                }
                _ => text = changed_text(&text, chance),
            }
        }
        text
    };
    fuzz_reader("texts that travelled", 1, hostile, |text| {
        let mut let_in = false;
        for reading in readings(text) {
            let_in |= reads_link(&reading) || reads_campaign_link(&reading);
        }
        let_in
    });
}

#[test]
fn scripts_from_outside() {
    let records = good_records();
    let hostile = |chance: &mut Chance| {
        let record = &records[chance.below(records.len() as u32) as usize];
        let mut choices = record.choices.clone();
        choices.truncate(chance.below(30) as usize);
        let mut value =
            serde_json::json!({"game": record.game, "setup": record.setup, "seed": record.seed, "choices": choices});
        for _ in 0..chance.below(4) {
            change(&mut value, chance);
        }
        let mut text = value.to_string();
        for _ in 0..chance.below(3) {
            text = changed_text(&text, chance);
        }
        text
    };
    fuzz_reader("scripts", 15, hostile, reads_script);
}

#[test]
fn noise_from_outside() {
    let noise = |chance: &mut Chance| {
        let bytes: Vec<u8> = (0..chance.below(300)).map(|_| chance.bits() as u8).collect();
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let form = ["", "f4", "f5"][chance.below(3) as usize];
        // Random bytes are a code, too.
        let text = if chance.below(2) == 0 { text } else { URL_SAFE_NO_PAD.encode(bytes) };
        format!("{form}{text}")
    };
    fuzz_reader("noise", 45, noise, |text| {
        reads_record(text) | reads_link(text) | reads_campaign_link(text) | reads_script(text)
    });
}

/// The largest and the deepest texts that the entry points read.
#[test]
fn huge_texts_from_outside() {
    let large = 1 << 18;
    let mut texts = vec![
        "[".repeat(large),
        "{\"a\":".repeat(large / 5),
        format!("{{\"game\":\"{}\"}}", "x".repeat(large - 20)),
        "x".repeat(20 * large),
        format!("{{\"saves\":[{}{{}}],\"form\":1}}", "{},".repeat(20 * large)),
        format!("{{\"saves\":[{{\"record\":\"{}\"}}],\"form\":1}}", "x".repeat(60 * large)),
        format!("f4{}", "A".repeat(16 * 1024)),
        format!("f4{}", "A".repeat(16 * 1024 - 2)),
        format!("f4{}", "_".repeat(16 * 1024 - 2)),
        format!("f5{}", "_".repeat(16 * 1024 - 2)),
    ];
    for game in GAMES {
        let start = |rules: u32| format!("{{\"game\":\"{game}\",\"rules\":{rules},\"setup\":{{\"seats\":[");
        let seated = |rules| start(rules) + "\"human\",\"human\"]},\"seed\":\"1\",\"choices\":[";
        texts.extend([
            start(1) + &"\"human\",".repeat(large / 9),
            seated(1) + &"\"\",".repeat(large / 4) + "\"\"]}",
            seated(0) + "],\"snapshot\":[" + &"[],".repeat(large / 4) + "0]}",
            seated(0) + "],\"snapshot\":{\"" + &"x".repeat(large / 2) + "\":0}}",
        ]);
    }
    for text in &texts {
        for reader in [reads_record as fn(&str) -> bool, reads_link, reads_campaign_link, reads_bundle] {
            let counted = measure(|| {
                reader(text);
            });
            let name = &text[..text.len().min(90)];
            assert!(counted.bytes_max <= MOST_BYTES, "{} bytes for {name}", counted.bytes_max);
            let took = worked(|| {
                reader(text);
            });
            assert!(took <= LONGEST, "{took:?} for {name}");
        }
    }
}
