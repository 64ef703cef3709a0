//! Finished games as a table of comma-separated values (RFC 4180): a row a seat.

use super::{Day, Finished};
use std::fmt::Write;

/// The columns that every game has.
const COLUMNS: &str = "ended,game,mode,modules,seed,challenge,practice,undone,advised,seat,player,name,rank,total,won";

/// The table, with a column a score line and a column a round. It begins with a byte order mark, by which spreadsheets
/// know that it is UTF-8.
pub fn csv(games: &[Finished]) -> String {
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
    let mut table = format!("\u{feff}{COLUMNS}");
    for line in &lines {
        table.push(',');
        text(&mut table, line);
    }
    for round in &rounds {
        let _ = write!(table, ",round {round}");
    }
    table.push_str("\r\n");
    for game in games {
        for seat in 0..game.seats.len() {
            row(&mut table, game, seat, &lines, &rounds);
        }
    }
    table
}

fn row(table: &mut String, game: &Finished, seat: usize, lines: &[&str], rounds: &[u32]) {
    table.push_str(&stamp(game.ended));
    let yes = |mark: bool| if mark { "yes" } else { "" };
    let modules = game.modules.join(" ");
    let marks = [yes(game.marks.practice), yes(game.marks.undone), yes(game.marks.advised)];
    let day = game.day.as_deref().unwrap_or_default();
    let words = [&game.game, &game.mode(), &modules, &game.seed, day, marks[0], marks[1], marks[2]];
    for word in words {
        table.push(',');
        text(table, word);
    }
    let _ = write!(table, ",{},", seat + 1);
    text(table, &game.seats[seat]);
    table.push(',');
    text(table, &game.names[seat]);
    let rank = game.ranks.get(seat).map_or(String::new(), usize::to_string);
    let won = if game.result(seat).won { "yes" } else { "" };
    let _ = write!(table, ",{rank},{},{won}", game.total(seat));
    for name in lines {
        table.push(',');
        let place = (0..game.lines.len()).find(|&line| game.key(line) == *name);
        if let Some(points) = place.and_then(|line| game.sheet(seat).get(line)) {
            let _ = write!(table, "{points}");
        }
    }
    for round in rounds {
        table.push(',');
        let place = game.rounds.iter().position(|other| other == round);
        if let Some(sheet) = place.and_then(|place| game.sheets[seat].get(place)) {
            let _ = write!(table, "{}", sheet.iter().sum::<i32>());
        }
    }
    table.push_str("\r\n");
}

/// A moment in universal time, such as `2026-11-21 18:05`.
fn stamp(milliseconds: u64) -> String {
    let minutes = milliseconds / 60_000;
    let day = Day((minutes / 1440) as u32);
    format!("{day} {:02}:{:02}", minutes / 60 % 24, minutes % 60)
}

/// A text as a field. One that a spreadsheet would take for a formula gets an apostrophe before it; one with a comma, a
/// quotation mark or a line break stands in quotation marks.
fn text(table: &mut String, text: &str) {
    let formula = text.starts_with(['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠']);
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

    /// A name may be `=HYPERLINK(…)`: opened in a spreadsheet, it stays a name.
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
