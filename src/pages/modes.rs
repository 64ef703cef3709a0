//! Names of finished games: players, date, and distinctive marks.

use crate::browser::settings::browser_lang;
use crate::info::{localize, rival};
use crate::state::people::default_name;
use crate::texts::PageTexts;
use history::{ChallengeDate, Finished};
use kernel::grammar::you;
use kernel::{Coop, Lang, given_name};
use leptos::wasm_bindgen::JsValue;
use leptos::web_sys::js_sys::Intl::DateTimeFormat;
use leptos::web_sys::js_sys::{Array, Function, Object, Reflect};
use players::levels;
use std::cell::RefCell;

/// Name of a mode: the opponents of one person, or everybody.
pub fn mode_name(texts: PageTexts, mode: &str) -> String {
    let mut groups: Vec<(&str, usize)> = Vec::new();
    for key in mode.split('+') {
        match groups.last_mut() {
            Some((last, count)) if *last == key => *count += 1,
            _ => groups.push((key, 1)),
        }
    }
    if groups.len() > 1 && groups[0] == ("human", 1) {
        groups.remove(0);
    }
    let name = |(key, count): (&str, usize)| match (key, count) {
        ("human", count) => texts.people(count),
        (key, _) if rival(key).is_some() => rival(key).map_or("", |rival| localize(texts.0, rival.listed)).to_owned(),
        (key, _) if together(key).is_some() => together(key).map(|coop| coop.called(texts.0)).unwrap_or_default(),
        ("random", 1) => texts.one_computer(texts.at_random()),
        ("random", count) => texts.computers(count, texts.at_random()),
        (level, 1) => texts.one_computer(level_name(texts, level)),
        (level, count) => texts.computers(count, level_name(texts, level)),
    };
    groups.into_iter().map(name).collect::<Vec<_>>().join(" · ")
}

fn together(key: &str) -> Option<Coop> {
    Coop::ALL.into_iter().find(|coop| coop.key() == key)
}

pub fn level_name(texts: PageTexts, key: &str) -> &str {
    levels().iter().find(|level| level.key == key).map_or(key, |level| level.name(texts.0))
}

pub fn mark_names(texts: PageTexts, game: &Finished) -> Vec<&'static str> {
    let marks = game.marks;
    [
        (marks.practice, texts.mark_practice()),
        (marks.undone, texts.mark_undone()),
        (marks.advised, texts.mark_advised()),
        (game.day.is_some() && game.shared.is_none() && !marks.any(), texts.daily()),
        (game.day.is_some() && game.shared.is_some() && !marks.any(), texts.weekly()),
    ]
    .into_iter()
    .filter_map(|(is, name)| is.then_some(name))
    .collect()
}

/// Names of the seats: the given ones, otherwise “You” for the only person, otherwise default names.
pub fn seat_names(texts: PageTexts, game: &Finished) -> Vec<String> {
    let alone = game.people().count() == 1;
    let name = |(place, given): (usize, &String)| match given_name(given) {
        Some(given) => given.to_owned(),
        None if alone && game.seats[place] == "human" => you(texts.0).to_owned(),
        None => default_name(&game.seats, &game.names, place, texts),
    };
    game.names.iter().enumerate().map(name).collect()
}

thread_local! {
    /// Cache of date formatters: creating one takes the browser about a millisecond.
    static FORMATTERS: RefCell<Vec<(String, Function)>> = RefCell::default();
}

/// A date in the format of the language, in the reader's time zone. The fields are those of `Intl.DateTimeFormat`, such
/// as `[("day", "numeric")]`.
pub fn date(lang: Lang, milliseconds: u64, fields: &[(&str, &str)]) -> String {
    // Prefers the reader's regional variant: British and American dates differ.
    let own = browser_lang().filter(|tag| Lang::of_tag(tag) == Some(lang));
    let tag = own.as_deref().unwrap_or(lang.tag());
    let key = format!("{tag} {fields:?}");
    let known = FORMATTERS
        .with_borrow(|formatters| formatters.iter().find(|(of, _)| *of == key).map(|(_, formatter)| formatter.clone()));
    let formatter = known.unwrap_or_else(|| {
        let formatter = formatter(tag, fields);
        FORMATTERS.with_borrow_mut(|formatters| formatters.push((key, formatter.clone())));
        formatter
    });
    let date = JsValue::from_f64(milliseconds as f64);
    formatter.call1(&JsValue::NULL, &date).ok().and_then(|text| text.as_string()).unwrap_or_default()
}

fn formatter(tag: &str, fields: &[(&str, &str)]) -> Function {
    let options = Object::new();
    for (field, value) in fields {
        let _ = Reflect::set(&options, &JsValue::from_str(field), &JsValue::from_str(value));
    }
    DateTimeFormat::new(&Array::of1(&JsValue::from_str(tag)), &options).format()
}

/// End of a challenge in the reader's time zone: the time of day, for a weekly one with the day.
pub fn until(texts: PageTexts, challenge: ChallengeDate) -> String {
    let week: &[_] = &[("weekday", "short"), ("hour", "numeric"), ("minute", "2-digit")];
    let fields = if matches!(challenge, ChallengeDate::Day(_)) { &week[1..] } else { week };
    texts.until_here(date(texts.0, challenge.ends(), fields))
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
