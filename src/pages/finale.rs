//! The finale: the points of a game that has just ended are counted line by line. One sentence names the decisive line.

use crate::browser::sound::{self, Sound};
use crate::components::{emblem, icon, points};
use crate::info::localize;
use crate::state::store::Store;
use kernel::grammar::{listed, signed};
use kernel::{Decided, Outcome, ScoreSheet, Seat, counted, decided};
use leptos::prelude::*;
use markup::{CollectView, RwSignal, View, html};
use std::time::Duration;

/// Duration of a line, in milliseconds.
const LINE: u32 = 450;
/// Duration of a line that is decisive or changes the leader, in milliseconds.
const TURN: u32 = 900;
/// Upper bound of the duration of all lines, in milliseconds.
const ALL: u32 = 6_000;

#[derive(Clone, Copy)]
pub struct ScoreReveal {
    store: Store,
    shown: RwSignal<usize>,
    lines: usize,
    /// True if the game has just ended with a victory to celebrate.
    pub celebrates: bool,
}

/// The reason of the victory, with winner and runner-up. There is none in a team or with a shared victory.
#[derive(Clone, Copy)]
pub struct DecisiveLine {
    pub decided: Decided,
    winner: Seat,
    other: Seat,
    lead: i32,
}

impl ScoreReveal {
    /// Starts at the first line if the game has just ended and motion is on. Otherwise all is counted.
    pub fn begin(store: Store, verdict: Option<&DecisiveLine>) -> Self {
        let sheets = untrack(|| store.table.scores());
        let lines = sheets.first().map_or(0, |sheet| sheet.lines.len());
        let moves = store.settings.prefs.get_untracked().moves().travel() > 0;
        let just_ended = store.table.has_just_ended();
        let counts = just_ended && moves && lines > 0;
        let kinds = untrack(|| store.table.with(|table| table.kinds().to_vec()));
        let celebrates = just_ended && untrack(|| store.table.outcome()).is_crowned(&sheets, &kinds);
        let count = Self { store, shown: RwSignal::new(if counts { 0 } else { lines }), lines, celebrates };
        if counts {
            let line = verdict.and_then(DecisiveLine::line);
            let leaders = counted(&sheets).into_iter().map(|counted| counted.leader.map(|(seat, _)| seat));
            let leaders: Vec<Option<Seat>> = leaders.collect();
            let turns = |place: usize| line == Some(place) || place > 0 && leaders[place] != leaders[place - 1];
            let times: Vec<u32> = (0..lines).map(|place| if turns(place) { TURN } else { LINE }).collect();
            let all = times.iter().sum::<u32>().max(ALL);
            count.go_on(times.into_iter().map(|time| time * ALL / all).collect());
        } else {
            count.ring();
        }
        count
    }

    pub fn complete(store: Store) -> Self {
        let lines = store.table.scores().first().map_or(0, |sheet| sheet.lines.len());
        Self { store, shown: RwSignal::new(lines), lines, celebrates: false }
    }

    /// Counts the next line after its time, and so on.
    fn go_on(self, times: Vec<u32>) {
        let Some(time) = times.get(self.shown.get_untracked()).copied() else { return };
        set_timeout(
            move || {
                let Some(shown) = self.shown.try_get_untracked().filter(|shown| *shown < self.lines) else { return };
                self.shown.set(shown + 1);
                if shown + 1 < self.lines {
                    self.go_on(times);
                } else {
                    self.ring();
                }
            },
            Duration::from_millis(u64::from(time)),
        );
    }

    pub fn has(self, line: usize) -> bool {
        line < self.shown.get()
    }

    pub fn goes_on(self) -> bool {
        self.shown.get() < self.lines
    }

    pub fn skip(self) {
        if self.shown.get_untracked() < self.lines {
            self.shown.set(self.lines);
            self.ring();
        }
    }

    /// Rings the bells for a victory, if sounds are on.
    fn ring(self) {
        if self.celebrates {
            let volume = self.store.settings.prefs.get_untracked().volume;
            sound::play(std::iter::once(Sound::Bells), volume);
        }
    }

    /// Sum of the counted points, by seat. Tracked.
    pub fn totals(self, sheets: &[ScoreSheet]) -> Vec<i32> {
        let shown = self.shown.get();
        let sum = |sheet: &ScoreSheet| sheet.lines.iter().take(shown).map(|line| line.points).sum();
        sheets.iter().map(sum).collect()
    }

    /// Head during the count: the points so far, and the result of the last line.
    pub fn head(self) -> (String, String) {
        let (texts, shown) = (self.store.texts(), self.shown.get());
        let sheets = self.store.table.scores();
        let totals: Vec<String> = self.totals(&sheets).into_iter().map(signed).collect();
        let counted = counted(&sheets);
        let last = shown.checked_sub(1).and_then(|line| Some((line, counted.get(line)?)));
        let reported = last.map(|(line, so_far)| {
            let name = sheets.first().map_or("", |sheet| localize(texts.0, sheet.lines[line].row.name));
            let brought = sheets.iter().map(|sheet| signed(sheet.lines[line].points)).collect::<Vec<_>>().join(" : ");
            let leads = so_far.leader.map(|(seat, lead)| texts.who_leads_by(self.store.table.name(seat), lead));
            format!("{name}: {brought}. {}", leads.unwrap_or_default())
        });
        (texts.counting(totals.join(" : ")), reported.unwrap_or_default())
    }

    /// Placeholder for the turning points: the current points on large seals, and the lines still to count.
    pub fn seals(self) -> View {
        let (texts, sheets) = (self.store.texts(), self.store.table.scores());
        let totals = self.totals(&sheets);
        let seal = |(sheet, total): (&ScoreSheet, i32)| {
            html! {
                <span class="seal">
                    {points(total, 96, None)} <b>{emblem(sheet.seat, 20, None)} " " {self.store.table.name(sheet.seat)}</b>
                </span>
            }
        };
        let left = sheets.first().into_iter().flat_map(|sheet| &sheet.lines).skip(self.shown.get());
        let left: Vec<&str> = left.map(|line| localize(texts.0, line.row.name)).collect();
        html! {
            <section class="panel seals">
                <div class="row">{sheets.iter().zip(totals).map(seal).collect_view()}</div>
                <p>{texts.still_to_count(left.join(", "))}</p>
            </section>
        }
    }

    pub fn skip_button(self) -> View {
        html! {
            <button type="button" class="btn go" data-skip="" on:click=move |_| self.skip()>
                {icon("ui-last", 20)}
                {move || self.store.texts().skip_count()}
            </button>
        }
    }
}

impl DecisiveLine {
    /// Verdict on the finished game. Not tracked.
    pub fn of(store: Store) -> Option<Self> {
        untrack(|| {
            let (sheets, outcome) = (store.table.scores(), store.table.outcome());
            let Outcome::Ranked(_) = outcome else { return None };
            let first: Vec<&ScoreSheet> = sheets.iter().filter(|sheet| outcome.rank(sheet.seat) == Some(1)).collect();
            let [winner] = first[..] else { return None };
            let other = sheets.iter().filter(|sheet| sheet.seat != winner.seat).max_by_key(|sheet| sheet.total)?;
            let steps: Vec<Vec<ScoreSheet>> =
                store.table.with(|table| (0..=table.last_step()).map(|step| table.scores(step)).collect());
            let decided = decided(&steps, winner.seat, other.seat);
            Some(Self { decided, winner: winner.seat, other: other.seat, lead: winner.total - other.total })
        })
    }

    pub const fn line(&self) -> Option<usize> {
        match self.decided {
            Decided::Step { line, .. } | Decided::Line(line) => Some(line),
            Decided::Most { lines: [line, ..], .. } => line,
            Decided::ManySmall { .. } | Decided::Tie => None,
        }
    }

    /// The verdict in a sentence, with the decisive choice. Tracked.
    pub fn reported(self, store: Store) -> Option<String> {
        let texts = store.texts();
        let sheets = store.table.scores();
        let sheet = |seat: Seat| sheets.iter().find(|sheet| sheet.seat == seat);
        // When another game begins, its sheets appear for a moment before this page leaves.
        let name = |line: usize| {
            sheets.first().and_then(|sheet| sheet.lines.get(line)).map_or("", |line| localize(texts.0, line.row.name))
        };
        let of =
            |seat: Seat, line: usize| sheet(seat).and_then(|sheet| sheet.lines.get(line)).map_or(0, |line| line.points);
        let (winner, other) = (store.table.name(self.winner), store.table.name(self.other));
        Some(match self.decided {
            Decided::Tie => return None,
            Decided::ManySmall { ahead, of } => texts.decided_by_many(winner, ahead, of),
            Decided::Line(line) | Decided::Most { lines: [Some(line), None, ..], .. }
                if of(self.winner, line) == 0 && of(self.other, line) < 0 =>
            {
                texts.decided_by_cost(name(line), other, -of(self.other, line), self.lead)
            }
            Decided::Line(line) => {
                let (own, others) = (signed(of(self.winner, line)), signed(of(self.other, line)));
                texts.decided_by_line(name(line), own, others, winner, self.lead)
            }
            Decided::Most { lines, ahead } => {
                let names: Vec<String> = lines.into_iter().flatten().map(|line| name(line).to_owned()).collect();
                texts.decided_by_most(listed(&names, texts.0), ahead, self.lead, winner)
            }
            Decided::Step { seat, line, points, step } => {
                let reported = if seat == self.winner {
                    texts.decided_by_gain(name(line), points, winner, self.lead)
                } else {
                    texts.decided_by_loss(name(line), other, -points, self.lead)
                };
                let choice = step.checked_sub(1).and_then(|before| {
                    store.table.with(|table| {
                        let text = table.text(before, &table.chosen(step)?, texts.0);
                        Some(texts.move_of_game(texts.round_title(table.step(step).round), text.trim_end_matches('.')))
                    })
                });
                choice.map_or(reported.clone(), |choice| format!("{reported} {choice}"))
            }
        })
    }
}
