//! The puzzle on the table: a position that asks for the best choice. A choice is judged and not made. Its cost comes
//! from the text of the puzzles, the reasons from the adviser.

use super::positions::{PuzzleRow, begin_row, go_on, known};
use crate::browser::elements::all;
use crate::browser::panels;
use crate::components::icon;
use crate::info::{GameInfo, info};
use crate::state::results;
use crate::state::store::{Laid, Screen, Store, use_store};
use crate::table::adviser::reasons;
use crate::texts::PageTexts;
use history::{Answer, Puzzle, Verdict};
use leptos::prelude::*;
use markup::{IntoView, Memo, RwSignal, View, html};
use players::{Priced, Reason, signed};
use std::time::Duration;
use ui::Overlay;

#[derive(Clone, PartialEq)]
struct Judged {
    place: usize,
    verdict: Verdict,
}

#[derive(Clone, PartialEq)]
enum Why {
    Coming,
    Advised(Vec<Reason>),
    Lost,
}

#[derive(Clone, Copy)]
struct PuzzlePage {
    store: Store,
    game: &'static GameInfo,
    number: usize,
    judged: RwSignal<Option<Judged>>,
    why: RwSignal<Why>,
    shown: RwSignal<bool>,
    answered: RwSignal<bool>,
}

impl PuzzlePage {
    fn puzzle(self) -> Option<Puzzle> {
        known(self.game.key)?.get(self.number).cloned()
    }

    fn best(self) -> Option<usize> {
        self.puzzle()?.costs.iter().position(|cost| *cost == 0)
    }

    /// Handles a choice. The first tap previews it, the second one answers. Only the first answer counts, and only
    /// without help.
    fn hear(self, key: &str) {
        if self.store.choosing.picked().as_deref() != Some(key) {
            return self.store.pick(key);
        }
        let place = self.store.table.choices.with_untracked(|choices| choices.iter().position(|choice| choice == key));
        let Some((place, puzzle)) = place.zip(self.puzzle()) else { return };
        let Some(verdict) = puzzle.verdict(place) else { return };
        let helped = self.store.opponents.advice.with_untracked(Option::is_some);
        self.note(match verdict {
            _ if helped => Answer::Shown,
            Verdict::Best => Answer::Best,
            Verdict::Good(_) => Answer::Good,
            Verdict::Costs(_) => Answer::Costs,
        });
        self.store.close_all();
        self.judged.set(Some(Judged { place, verdict }));
        self.explain();
        // The keyboard continues here.
        set_timeout(
            || {
                if let Some(button) = all(".puzzle [data-next]").first() {
                    let _ = button.focus();
                }
            },
            Duration::ZERO,
        );
    }

    /// The previewed choice, which may become the answer. Tracked.
    fn looked_at(self) -> Option<String> {
        let asks = self.judged.with(Option::is_none) && !self.shown.get();
        self.store.choosing.picked().filter(|_| asks)
    }

    /// Marks the best choice on the table. Before an answer, this counts as no answer.
    fn show(self) {
        self.note(Answer::Shown);
        self.shown.set(true);
        if let Some(anchor) = self.best().and_then(|place| panels::anchor_of_choice(&place.to_string())) {
            self.store.stories.point.set(panels::on_the_boards(&[anchor]));
        }
        if self.judged.with_untracked(Option::is_none) {
            self.explain();
        }
    }

    fn again(self) {
        self.judged.set(None);
        self.shown.set(false);
        self.store.choosing.pick_none();
        self.store.lesson.ask();
    }

    /// Stores the first answer, in the row and permanently.
    fn note(self, answer: Answer) {
        if self.answered.get_untracked() {
            return;
        }
        self.answered.set(true);
        PuzzleRow::note(self.game.key, self.number, answer == Answer::Best);
        let of_day = known(self.game.key).is_some_and(|puzzles| puzzles.of_day(results::today()) == self.number);
        if let Some(note) = results::answered(self.game.key, self.number, answer, of_day) {
            self.store.notices.let_wait(
                results::put_note_aside(note),
                PageTexts::answer_waits,
                PageTexts::answer_waits_here,
            );
        }
    }

    fn explain(self) {
        self.why.set(Why::Coming);
        let Some((puzzle, best)) = self.puzzle().zip(self.best()) else { return };
        let judged = self.judged.get_untracked().map(|judged| judged.place).filter(|place| *place != best);
        let costs = puzzle.costs.iter().enumerate().filter(|(place, _)| *place != best);
        let next = costs.min_by_key(|(_, cost)| **cost).map(|(place, _)| place);
        let keys = self.store.table.choices.get_untracked();
        let priced = |place: usize| {
            let cost = puzzle.verdict(place).map_or(0.0, Verdict::cost);
            keys.get(place).map(|key| Priced { choice: key.clone(), cost })
        };
        let pair: Vec<Priced> = [Some(best), judged.or(next)].into_iter().flatten().filter_map(priced).collect();
        self.store.explain(pair, move |advised| {
            let advised = advised.and_then(|advised| advised.into_iter().nth(usize::from(judged.is_some())));
            self.why.try_set(advised.map_or(Why::Lost, |advised| Why::Advised(advised.reasons)));
        });
    }
}

pub fn puzzle_on_the_table() -> View {
    let store = use_store();
    let lies = Memo::new(move || match store.table.laid.get() {
        Some(Laid::Puzzle(number)) => Some((store.table.game.get(), number)),
        _ => None,
    });
    (move || lies.get().map(|(game, number)| panel(store, info(game), number))).into_view()
}

fn panel(store: Store, game: &'static GameInfo, number: usize) -> View {
    let asked = PuzzlePage {
        store,
        game,
        number,
        judged: RwSignal::new(None),
        why: RwSignal::new(Why::Coming),
        shown: RwSignal::new(false),
        answered: RwSignal::new(false),
    };
    follow(asked);
    let folded = RwSignal::new(false);
    let speaks = move || {
        let place = if asked.shown.get() { asked.best() } else { asked.judged.get().map(|judged| judged.place) };
        place.map(|place| format!("choice:{place}")).unwrap_or_default()
    };
    let place_in_row = move || {
        asked.answered.track();
        let row = PuzzleRow::with(game.key, number)?;
        let at = row.numbers.iter().position(|own| *own == number)? + 1;
        Some(format!("{at} / {}", row.numbers.len()))
    };
    html! {
        <section
            class="lesson puzzle over panel"
            data-over="puzzle"
            data-speaks=speaks
            aria-label=move || store.texts().puzzle_n(number)
            hidden=move || store.table.back.with(Option::is_some)
        >
            <header class="row">
                {icon("ui-star", 20)}
                <b class="grow">{move || store.texts().puzzle_n(number)}</b>
                <span class="lesson-place">{place_in_row}</span>
                <button
                    type="button"
                    class="tool"
                    aria-label=move || store.texts().the_text()
                    aria-expanded=move || (!folded.get()).to_string()
                    on:click=move |_| folded.update(|folded| *folded = !*folded)
                >
                    {move || icon(if folded.get() { "ui-info" } else { "ui-down" }, 20)}
                </button>
                <button
                    type="button"
                    class="tool"
                    data-leave=""
                    aria-label=move || store.texts().puzzle_leave()
                    on:click=move |_| store.screen.set(Screen::Home)
                >
                    {icon("ui-close", 20)}
                </button>
            </header>
            <div class="lesson-text" aria-live="polite" hidden=move || folded.get()>
                {move || reported(asked)}
            </div>
            <div class="row puzzle-ways">{move || buttons(asked)}</div>
            // The reasons arrive late, so they stay below the buttons: nothing moves under a finger.
            <div class="lesson-text puzzle-why" aria-live="polite" hidden=move || folded.get()>
                {move || reasons_of(asked)}
            </div>
        </section>
    }
}

/// Hears the answer, and keeps the reasons and the marks on the table up to date while the puzzle is open.
fn follow(asked: PuzzlePage) {
    let store = asked.store;
    Effect::new(move || {
        if let Some(key) = store.lesson.answer.get() {
            untrack(|| asked.hear(&key));
        }
    });
    // The adviser may have interrupted the request for the reasons.
    Effect::new(move |was: Option<bool>| {
        let open = store.overlay.is(&Overlay::Adviser);
        let reported = untrack(|| asked.judged.with(Option::is_some) || asked.shown.get());
        if was == Some(true) && !open && reported && asked.why.with_untracked(|why| *why == Why::Coming) {
            asked.explain();
        }
        open
    });
    // After the table is redrawn, its marks are renewed.
    Effect::new(move || {
        store.table.choices.track();
        let seen = store.screen.get() == Screen::Play && store.table.back.get().is_none();
        let looked_at = asked.looked_at().and_then(|key| store.index_of(key));
        let marked = if asked.shown.get() { asked.best() } else { looked_at }.filter(|_| seen);
        let ring = move || store.lesson.ring(marked, &[]);
        set_timeout(ring, Duration::ZERO);
    });
    on_cleanup(move || store.lesson.ring(None, &[]));
}

fn reported(asked: PuzzlePage) -> View {
    let store = asked.store;
    let texts = store.texts();
    let points = |cost: f32| signed(cost, texts.0).replace('+', "");
    let best = asked.best().map(|place| texts.puzzle_best_is(store.text_at(place)));
    let shown = asked.shown.get();
    let judged = asked.judged.get();
    if judged.is_none() && !shown {
        let text = match asked.looked_at() {
            Some(key) => texts.puzzle_yours_is(store.text_of(key)),
            None => texts.puzzle_ask().to_owned(),
        };
        return html! { <p>{text}</p> };
    }
    let verdict = judged.as_ref().map(|judged| match judged.verdict {
        Verdict::Best => texts.puzzle_is_best().to_owned(),
        Verdict::Good(cost) => texts.puzzle_good(points(cost)),
        Verdict::Costs(cost) => texts.puzzle_costs(points(cost)),
    });
    let is_best = judged.as_ref().is_none_or(|judged| judged.verdict == Verdict::Best);
    let own = judged.filter(|_| !is_best).map(|judged| texts.puzzle_yours_is(store.text_at(judged.place)));
    let best = best.filter(|_| shown || is_best);
    html! {
        {verdict.map(|text| html! { <p class="verdict" data-best=is_best.then_some("")>{icon(if is_best { "ui-check" } else { "ui-info" }, 20)} <b>{text}</b></p> })}
        {own.map(|text| html! { <p>{text}</p> })}
        {best.map(|text| html! { <p class="best">{text}</p> })}
    }
}

/// The reasons, once the adviser has sent them; empty before an answer.
fn reasons_of(asked: PuzzlePage) -> View {
    let texts = asked.store.texts();
    let judged = asked.judged.get();
    if judged.is_none() && !asked.shown.get() {
        return ().into_view();
    }
    match asked.why.get() {
        Why::Coming => html! { <p>{texts.adviser_thinks()}</p> },
        Why::Lost => html! { <p>{texts.adviser_lost()}</p> },
        Why::Advised(advised) => {
            let is_best = judged.is_none_or(|judged| judged.verdict == Verdict::Best);
            let heading = if is_best { texts.against_second() } else { texts.against_first() };
            html! { <h2>{heading}</h2> {reasons(&advised, asked.store)} }
        }
    }
}

fn buttons(asked: PuzzlePage) -> View {
    let PuzzlePage { store, game, number, .. } = asked;
    let texts = store.texts();
    let (judged, shown) = (asked.judged.get(), asked.shown.get());
    let answered = judged.is_some() || shown;
    let found = judged.as_ref().is_some_and(|judged| judged.verdict == Verdict::Best);
    let row = PuzzleRow::with(game.key, number).filter(|row| answered && row.is_over());
    let over = row.map(|row| {
        let found = row.found.iter().filter(|found| **found).count();
        html! { <b class="row-over" role="status">{texts.puzzle_row_over(found, row.numbers.len())}</b> }
    });
    let again = answered.then(|| {
        html! {
            <button type="button" class="btn" data-again="" on:click=move |_| asked.again()>
                {icon("ui-undo", 18)}
                {texts.try_again()}
            </button>
        }
    });
    let show = (!found && !shown).then(|| {
        html! {
            <button type="button" class="btn" data-show="" on:click=move |_| asked.show()>
                {icon("ui-hint", 18)}
                {texts.lesson_show()}
            </button>
        }
    });
    let answer = asked.looked_at().map(|key| {
        html! {
            <button type="button" class="btn go" data-answer="" on:click=move |_| untrack(|| asked.hear(&key))>
                {icon("ui-check", 18)}
                {texts.puzzle_answer()}
            </button>
        }
    });
    let row_is_over = over.is_some();
    let next = move |_| {
        if row_is_over {
            begin_row(store, game);
        } else {
            go_on(store, game, number);
        }
    };
    let label = if row_is_over { texts.puzzle_other_row() } else { texts.puzzle_next() };
    let next = answered.then(|| {
        html! {
            <button type="button" class="btn go" data-next="" on:click=next>
                {label}
                {icon("ui-next", 18)}
            </button>
        }
    });
    html! { {over} {again} {show} <span class="grow"></span> {answer} {next} }
}
