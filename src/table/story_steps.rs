//! Builds stories: the deeds of others as scenes, and the moments, each at its place.

use super::entries::{LogEntry, entries_of_present, entries_since, entries_since_own};
use crate::browser::settings::Scenes;
use crate::state::any_table::LogSentence;
use crate::state::store::{Screen, Store};
use crate::state::story::{Story, StoryStep};
use kernel::Seat;
use leptos::prelude::*;
use ui::{Deed, Moment, MomentLine, SceneStep, scenes};

const MOST: usize = 5;

fn deeds(entries: Vec<LogEntry>) -> Vec<Deed> {
    let of_entry = |LogEntry { seat, step, lines, .. }: LogEntry| {
        lines.into_iter().map(move |LogSentence { text, motions, weight, chips, at, end, .. }| Deed {
            seat,
            step,
            at,
            end,
            text,
            weight,
            chips,
            motions,
        })
    };
    entries.into_iter().flat_map(of_entry).collect()
}

/// Steps of a moment: one, or one for each of its lines. A line takes its deeds out of `deeds`.
fn steps_of(moment: &Moment, step: usize, deeds: &mut Vec<Deed>) -> Vec<StoryStep> {
    let mut end = moment.at;
    let mut take = |line: &MomentLine| {
        let is_of = |deed: &mut Deed| deed.step == step && line.texts.contains(&deed.text);
        let taken: Vec<Deed> = deeds.extract_if(.., is_of).collect();
        end = taken.iter().map(|deed| deed.end).fold(end, usize::max);
        (end, taken.into_iter().flat_map(|deed| deed.motions).collect::<Vec<_>>())
    };
    let narrated = |(at, line): (usize, &MomentLine)| {
        let (end, motions) = take(line);
        let (text, more) = (line.title.clone(), line.texts.clone());
        StoryStep::Line(moment.clone(), at, SceneStep::line((step, moment.at, end), text, more, motions))
    };
    let lines: Vec<StoryStep> = moment.lines.iter().enumerate().map(narrated).collect();
    if lines.is_empty() { vec![StoryStep::Moment(moment.clone(), step)] } else { lines }
}

/// Scenes of the others, at most `most` a turn, and the moments from a step on, each at its place. A moment is split
/// into lines only if `most` is above 1.
fn steps(
    store: Store,
    mut deeds: Vec<Deed>,
    others: impl Fn(Option<Seat>) -> bool,
    most: usize,
    from: usize,
) -> Vec<StoryStep> {
    let (names, lang) = (store.table.names.get(), store.settings.lang.get());
    let moments = store.table.with_present(|table| {
        let of = |step: usize| table.moments(step, &names, lang).into_iter().map(move |moment| (moment, step));
        (from..=table.last_step()).flat_map(of).collect::<Vec<_>>()
    });
    let mut narrated = Vec::new();
    for (mut moment, step) in moments {
        if most == 1 {
            moment.lines.clear();
        }
        narrated.push(((step, moment.at), steps_of(&moment, step, &mut deeds)));
    }
    deeds.retain(|deed| others(deed.seat));
    let mut steps: Vec<StoryStep> = scenes(deeds, most).into_iter().map(StoryStep::Scene).collect();
    for (begins, moment) in narrated {
        // After its scene. The viewer's own deeds have no scene and precede the rest.
        let place = steps.iter().position(|narrated| narrated.begins() > begins).unwrap_or(steps.len());
        steps.splice(place..place, moment);
    }
    steps
}

pub fn replay_story(store: Store) {
    let steps = untrack(|| {
        let entries = entries_since_own(store);
        let from = entries.first().map(|entry| entry.step);
        from.map_or_else(Vec::new, |from| steps(store, deeds(entries), |_| true, MOST, from))
    });
    store.stories.story.set(Story::of(steps, false));
}

pub fn play_live(store: Store, from: usize, moments: usize) {
    let most = match store.settings.prefs.get_untracked().scenes {
        Scenes::On => MOST,
        Scenes::Quick => 1,
        Scenes::Off => return,
    };
    // This code may arrive after the game is over and counted.
    if store.screen.get_untracked() != Screen::Play {
        return;
    }
    let viewer = store.table.viewer.get_untracked();
    let others = |seat: Option<Seat>| seat.is_some_and(|seat| seat != viewer);
    let narrated = untrack(|| steps(store, deeds(entries_of_present(store, from)), others, most, moments));
    if let Some(story) = Story::of(narrated, true) {
        store.stories.story.set(Some(story));
    }
}

pub fn replay_moment(store: Store, moment: &Moment, step: usize) {
    let mut deeds = untrack(|| deeds(entries_since(store, step)));
    store.stories.story.set(Story::of(steps_of(moment, step, &mut deeds), false));
}
