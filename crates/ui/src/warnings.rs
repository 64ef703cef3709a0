//! Warnings in words: the certain harm of a choice to its seat besides its price, from the changes of its preview.

use super::gains::Gain;
use super::resources::{ChangeKind, ResourceChange, Thing};
use super::spotlight::Tone;
use kernel::event_text::sentences;
use kernel::grammar::{capital, fill, headed, localize, prose, signed, small, you};
use kernel::{Change, Column, Lang, Preview, Previews, Seat};

/// True for a change that a warning tells, so that it needs no chip: a rare effect at the table, what is suffered by
/// it, and what costs points.
pub fn is_warned_of<T: Thing>(change: &Change<T>) -> bool {
    let row = change.thing.row();
    let rare = change.column == Column::Then && row.warns;
    change.is_own() && (rare || change.suffered && (row.points != 0 || rare_cause(change).is_some()))
}

fn rare_cause<T: Thing>(change: &Change<T>) -> Option<T> {
    change.cause.filter(|cause| cause.row().warns)
}

/// The warnings of a preview, one for each rare effect: "Inquisition: you take a Debt (−3)". One without such a head
/// comes first; what is only possible comes last.
pub fn warnings<G: Previews<Thing: Thing>>(preview: &Preview<G>, lang: Lang) -> Vec<Gain> {
    let possible = localize(lang, text!("{0} possible"));
    [of_changes(&preview.changes, "{0}", lang), of_changes(&preview.possible, possible, lang)].concat()
}

fn of_changes<T: Thing>(changes: &[Change<T>], head_form: &str, lang: Lang) -> Vec<Gain> {
    let warned = || changes.iter().filter(|change| is_warned_of(change));
    let heads = warned().filter(|change| !change.suffered).map(|change| Some(change.thing));
    let warning = |head: Option<T>| {
        let suffered: Vec<&Change<T>> =
            warned().filter(|change| change.suffered && rare_cause(change) == head).collect();
        let thing = head.or(suffered.first().map(|change| change.thing))?;
        let sentence = sentence(&suffered, lang);
        let name = head.map(|head| capital(&fill(lang, head_form, &[head.row().noun.one(lang)])));
        let text = match (name, sentence) {
            (Some(name), Some(sentence)) => headed(&name, &uncapitalized(&sentence), lang),
            (name, sentence) => name.or(sentence)?,
        };
        Some(Gain { tone: Tone::Danger, worded: true, ..Gain::within(Column::Then, thing.row().sign, 0, text) })
    };
    std::iter::once(None).chain(heads).filter_map(warning).collect()
}

/// "You lose 1 Virtue and take 1 Debt (−2)"; `None` where nothing is suffered.
fn sentence<T: Thing>(suffered: &[&Change<T>], lang: Lang) -> Option<String> {
    let names = [you(lang).to_owned()];
    let counted = |change: &&Change<T>| {
        let kind = if change.by > 0 { ChangeKind::Gained } else { ChangeKind::Lost };
        let count = u8::try_from(change.by.unsigned_abs()).unwrap_or(u8::MAX);
        ResourceChange { seat: Seat(0), kind, thing: change.thing, count, level: None }
    };
    let counted: Vec<ResourceChange<T>> = suffered.iter().map(counted).collect();
    let told = sentences(&counted, &names, lang, |one| one.sentence(&names, lang));
    let told: Vec<String> = told.into_iter().map(|(_, sentence)| sentence).collect();
    let told = prose(&told, &names, lang).join(" ");
    let points: i32 = suffered.iter().map(|change| change.by * change.thing.row().points).sum();
    let cost = if points == 0 { String::new() } else { format!(" ({})", signed(points)) };
    (!told.is_empty()).then(|| format!("{}{cost}", told.trim_end_matches('.')))
}

fn uncapitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| std::iter::once(small(first)).chain(letters).collect())
}
