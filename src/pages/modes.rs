//! Names of finished games: players, date, and distinctive marks.

use crate::browser::settings::browser_lang;
use crate::info::{Rival, games, info, say};
use crate::state::store::default_name;
use crate::words::Words;
use history::{ChallengeDate, Finished};
use kernel::grammar::you;
use kernel::{Coop, Lang, SeatKind, given_name};
use leptos::wasm_bindgen::JsValue;
use leptos::web_sys::js_sys::Intl::DateTimeFormat;
use leptos::web_sys::js_sys::{Array, Function, Object, Reflect};
use players::levels;
use std::cell::RefCell;

/// Name of a mode: the opponents of one person, or everybody.
pub fn mode_name(words: Words, mode: &str) -> String {
    let mut groups: Vec<(&str, usize)> = Vec::new();
    for word in mode.split('+') {
        match groups.last_mut() {
            Some((last, count)) if *last == word => *count += 1,
            _ => groups.push((word, 1)),
        }
    }
    if groups.len() > 1 && groups[0] == ("human", 1) {
        groups.remove(0);
    }
    let name = |(word, count): (&str, usize)| match (word, count) {
        ("human", count) => words.people(count),
        (word, _) if rival(word).is_some() => rival(word).map_or("", |rival| say(words.0, rival.listed)).to_owned(),
        (word, _) if together(word).is_some() => together(word).map(|coop| coop.called(words.0)).unwrap_or_default(),
        ("random", 1) => words.one_computer(words.at_random()),
        ("random", count) => words.computers(count, words.at_random()),
        (level, 1) => words.one_computer(level_name(words, level)),
        (level, count) => words.computers(count, level_name(words, level)),
    };
    groups.into_iter().map(name).collect::<Vec<_>>().join(" · ")
}

fn together(word: &str) -> Option<Coop> {
    Coop::ALL.into_iter().find(|coop| coop.word() == word)
}

pub fn rival(word: &str) -> Option<&'static Rival> {
    games().iter().flat_map(|info| info.rivals).find(|rival| rival.word == word)
}

fn level_name(words: Words, word: &str) -> &str {
    levels().iter().find(|level| level.word == word).map_or(word, |level| level.name(words.0))
}

pub fn mark_names(words: Words, game: &Finished) -> Vec<&'static str> {
    let marks = game.marks;
    [
        (marks.practice, words.mark_practice()),
        (marks.undone, words.mark_undone()),
        (marks.advised, words.mark_advised()),
        (game.day.is_some() && game.shared.is_none() && !marks.any(), words.daily()),
        (game.day.is_some() && game.shared.is_some() && !marks.any(), words.weekly()),
    ]
    .into_iter()
    .filter_map(|(is, name)| is.then_some(name))
    .collect()
}

/// Names of the seats: the given ones, otherwise “You” for the only person, otherwise default names.
pub fn seat_names(words: Words, game: &Finished) -> Vec<String> {
    let rivals = info(&game.game).rivals;
    let kind = |word: &str| match rivals.iter().position(|rival| rival.word == word) {
        Some(place) => SeatKind::SoloOpponent(place),
        None if word == "human" => SeatKind::Human,
        None => SeatKind::Random,
    };
    let alone = game.people().count() == 1;
    let name = |(place, given): (usize, &String)| {
        let kind = kind(&game.seats[place]);
        match given_name(given) {
            Some(given) => given.to_owned(),
            None if alone && kind == SeatKind::Human => you(words.0).to_owned(),
            None => default_name(&game.game, place, kind, words),
        }
    };
    game.names.iter().enumerate().map(name).collect()
}

thread_local! {
    /// Cache of date formatters: creating one takes the browser about a millisecond.
    static WAYS: RefCell<Vec<(String, Function)>> = RefCell::default();
}

/// A date in the format of the language, in the reader's time zone. The fields are those of `Intl.DateTimeFormat`, such
/// as `[("day", "numeric")]`.
pub fn date(lang: Lang, milliseconds: u64, fields: &[(&str, &str)]) -> String {
    // Prefers the reader's regional variant: British and American dates differ.
    let own = browser_lang().filter(|tag| Lang::of_tag(tag) == Some(lang));
    let tag = own.as_deref().unwrap_or(lang.tag());
    let key = format!("{tag} {fields:?}");
    let known = WAYS.with_borrow(|ways| ways.iter().find(|(of, _)| *of == key).map(|(_, way)| way.clone()));
    let way = known.unwrap_or_else(|| {
        let way = way_to_write(tag, fields);
        WAYS.with_borrow_mut(|ways| ways.push((key, way.clone())));
        way
    });
    let date = JsValue::from_f64(milliseconds as f64);
    way.call1(&JsValue::NULL, &date).ok().and_then(|text| text.as_string()).unwrap_or_default()
}

fn way_to_write(tag: &str, fields: &[(&str, &str)]) -> Function {
    let options = Object::new();
    for (field, value) in fields {
        let _ = Reflect::set(&options, &JsValue::from_str(field), &JsValue::from_str(value));
    }
    DateTimeFormat::new(&Array::of1(&JsValue::from_str(tag)), &options).format()
}

/// End of a challenge in the reader's time zone: the time of day, for a weekly one with the day.
pub fn until(words: Words, challenge: ChallengeDate) -> String {
    let week: &[_] = &[("weekday", "short"), ("hour", "numeric"), ("minute", "2-digit")];
    let fields = if matches!(challenge, ChallengeDate::Day(_)) { &week[1..] } else { week };
    words.until_here(date(words.0, challenge.ends(), fields))
}

pub fn full_date(lang: Lang, milliseconds: u64) -> String {
    date(lang, milliseconds, &[("day", "numeric"), ("month", "long"), ("year", "numeric")])
}

pub fn tenths(lang: Lang, tenths: i64) -> String {
    let mark = lang.grammar().decimal;
    let sign = if tenths < 0 { "−" } else { "" };
    let tenths = tenths.unsigned_abs();
    format!("{sign}{}{mark}{}", tenths / 10, tenths % 10)
}
