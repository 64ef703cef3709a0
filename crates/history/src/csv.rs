//! Finished games as a table of separated values (RFC 4180), one row per seat. In languages with a decimal comma,
//! spreadsheets expect semicolons between the values.

use super::{Day, Finished};
use kernel::{Lang, given_name};
use std::fmt::Write;

const COLUMNS: [&str; 15] = [
    "ended",
    "game",
    "mode",
    "modules",
    "seed",
    "challenge",
    "practice",
    "undone",
    "advised",
    "seat",
    "player",
    "name",
    "rank",
    "total",
    "won",
];

/// The table, with one column per score line and one per round, as spreadsheets in a language read it. It begins with a
/// byte order mark, which marks it as UTF-8.
pub fn csv(games: &[Finished], lang: Lang) -> String {
    let between = if lang.grammar().decimal == ',' { ';' } else { ',' };
    let mut lines: Vec<&str> = Vec::new();
    let mut rounds: Vec<u32> = Vec::new();
    for game in games {
        for line in 0..game.lines.len() {
            let name = game.key(line);
            if !lines.contains(&name) {
                lines.push(name);
            }
        }
        rounds.extend(&game.rounds);
    }
    rounds.sort_unstable();
    rounds.dedup();
    let mut table = String::from('\u{feff}');
    let rounds_named: Vec<String> = rounds.iter().map(|round| format!("round {round}")).collect();
    let heads = COLUMNS.into_iter().chain(lines.iter().copied()).chain(rounds_named.iter().map(String::as_str));
    row(&mut table, between, heads);
    for game in games {
        for seat in 0..game.seats.len() {
            let fields = fields(game, seat, &lines, &rounds);
            row(&mut table, between, fields.iter().map(String::as_str));
        }
    }
    table
}

fn row<'a>(table: &mut String, between: char, fields: impl Iterator<Item = &'a str>) {
    for (place, field) in fields.enumerate() {
        if place > 0 {
            table.push(between);
        }
        text(table, field);
    }
    table.push_str("\r\n");
}

fn fields(game: &Finished, seat: usize, lines: &[&str], rounds: &[u32]) -> Vec<String> {
    let yes = |mark: bool| if mark { "yes".to_owned() } else { String::new() };
    let line = |name: &&str| {
        let place = (0..game.lines.len()).find(|&line| game.key(line) == *name);
        place.and_then(|line| game.sheet(seat).get(line)).map_or(String::new(), i32::to_string)
    };
    let round = |round: &u32| {
        let place = game.rounds.iter().position(|other| other == round);
        let sheet = place.and_then(|place| game.sheets[seat].get(place));
        sheet.map_or(String::new(), |sheet| sheet.iter().sum::<i32>().to_string())
    };
    let of_game = [stamp(game.ended), game.game.clone(), game.mode(), game.modules.join(" "), game.seed.clone()];
    let marks = [yes(game.marks.practice), yes(game.marks.undone), yes(game.marks.advised)];
    let of_seat = [
        (seat + 1).to_string(),
        game.seats[seat].clone(),
        given_name(&game.names[seat]).unwrap_or_default().to_owned(),
        game.ranks.get(seat).map_or(String::new(), usize::to_string),
        game.total(seat).to_string(),
        yes(game.result(seat).won),
    ];
    let known = of_game.into_iter().chain([game.day.clone().unwrap_or_default()]).chain(marks).chain(of_seat);
    known.chain(lines.iter().map(line)).chain(rounds.iter().map(round)).collect()
}

/// A time in UTC, such as `2026-11-21 18:05`.
fn stamp(milliseconds: u64) -> String {
    let minutes = milliseconds / 60_000;
    let day = Day((minutes / 1440) as u32);
    format!("{day} {:02}:{:02}", minutes / 60 % 24, minutes % 60)
}

/// Adds a text as a field. A text that a spreadsheet would take for a formula gets an apostrophe before it, but a
/// number does not. One with a separator, a quotation mark or a line break is quoted.
fn text(table: &mut String, text: &str) {
    let formula = text.parse::<i32>().is_err()
        && text.starts_with(['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠']);
    let guard = if formula { "'" } else { "" };
    if text.contains([',', ';', '"', '\n', '\r', '\t']) {
        let _ = write!(table, "\"{guard}{}\"", text.replace('"', "\"\""));
    } else {
        table.push_str(guard);
        table.push_str(text);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn field(content: &str) -> String {
        let mut table = String::new();
        text(&mut table, content);
        table
    }

    #[test]
    fn a_field_is_quoted_where_it_must_be() {
        assert_eq!(field("Odila"), "Odila");
        assert_eq!(field("Odila, the Elder"), "\"Odila, the Elder\"");
        assert_eq!(field("the \"Hammer\""), "\"the \"\"Hammer\"\"\"");
        assert_eq!(field("two\r\nlines"), "\"two\r\nlines\"");
        assert_eq!(field(""), "");
    }

    /// A name may be `=HYPERLINK(…)`. It stays a name in a spreadsheet.
    #[test]
    fn no_field_is_a_formula() {
        assert_eq!(field("=1+1"), "'=1+1");
        assert_eq!(field("=HYPERLINK(\"x\",\"y\")"), "\"'=HYPERLINK(\"\"x\"\",\"\"y\"\")\"");
        for start in ["+", "-", "@", "\t", "\r", "＝", "＠"] {
            let written = field(&format!("{start}SUM(A1)"));
            assert!(written.trim_start_matches('"').starts_with('\''), "{written:?}");
        }
    }

    #[test]
    fn a_moment_is_a_date_and_a_time() {
        assert_eq!(stamp(0), "1970-01-01 00:00");
        assert_eq!(stamp(1_795_284_300_000), "2026-11-21 18:05");
    }
}
