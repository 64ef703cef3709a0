//! The history: every finished game, statistics by mode, plots of the points, and the export as CSV.

use super::bars::{bar, bar_table, bars_by_round};
use super::download::save_as;
use super::modes::{date, mode_name, seat_names, tenths};
use super::past_game::past_game;
use super::points::{Bar, extent, key, patterns, plot, rounded};
use crate::components::{icon, spoken_icon};
use crate::info::{info, localize, name_of};
use crate::state::results;
use crate::state::store::{Screen, Store, use_store};
use crate::table::controls::{light_or_dark, tool};
use crate::texts::PageTexts;
use history::{CampaignResult, Finished, SeatResult, Tally, csv};
use kernel::grammar::grouped;
use leptos::prelude::*;
use markup::{CollectView, IntoView, RwSignal, View, html, keyed};
use wasm_bindgen_futures::spawn_local;

/// Number of games that the list shows at first, and that each tap adds.
const PAGE: usize = 20;
const PLOTTED: usize = 10;

#[derive(Clone, Copy)]
struct HistoryPage {
    store: Store,
    /// Every finished game, oldest first.
    games: RwSignal<Vec<Finished>>,
    wiped: RwSignal<Option<Vec<Finished>>>,
    /// Key of the selected game; empty for that of the last finished game.
    game: RwSignal<String>,
    /// Selected mode; empty for all.
    mode: RwSignal<String>,
    /// Selected person; empty for the first one at each table.
    person: RwSignal<String>,
    marked: RwSignal<bool>,
    shown: RwSignal<usize>,
}

impl HistoryPage {
    fn game(self) -> String {
        let chosen = self.game.get();
        let known = |games: &Vec<Finished>| games.iter().any(|game| game.game == chosen);
        self.games.with(|games| {
            if known(games) { chosen.clone() } else { games.last().map(|game| game.game.clone()).unwrap_or_default() }
        })
    }

    /// The selected mode if a game of this kind has it, otherwise empty.
    fn mode(self) -> String {
        let (key, mode) = (self.game(), self.mode.get());
        let fits = self.games.with(|games| games.iter().any(|game| game.game == key && game.mode() == mode));
        if fits { mode } else { String::new() }
    }

    /// The selected person if they played such a game, otherwise empty.
    fn person(self) -> String {
        let (key, mode, person) = (self.game(), self.mode(), self.person.get());
        if self.played(&key, &mode, &person).is_empty() { String::new() } else { person }
    }

    fn chosen(self) -> Vec<(Finished, usize)> {
        self.played(&self.game(), &self.mode(), &self.person())
    }

    /// Games of a kind and mode that a person played, each with their seat. An empty mode means any, an empty person
    /// the first one.
    fn played(self, key: &str, mode: &str, person: &str) -> Vec<(Finished, usize)> {
        self.with_seats(person, |game| game.game == key && (mode.is_empty() || game.mode() == mode))
    }

    /// The wanted games, each with the seat of a person. An empty name means the first person.
    fn with_seats(self, person: &str, wanted: impl Fn(&Finished) -> bool) -> Vec<(Finished, usize)> {
        let texts = self.store.texts();
        let seat = |game: &Finished| {
            if person.is_empty() {
                return game.people().next();
            }
            let names = seat_names(texts, game);
            game.people().find(|&seat| names[seat] == person)
        };
        self.games.with(|games| {
            games.iter().filter(|game| wanted(game)).filter_map(|game| Some((game.clone(), seat(game)?))).collect()
        })
    }

    fn bring(self, id: u64) {
        let listed = self.chosen().iter().rev().take(self.shown.get()).any(|(game, _)| game.id == id);
        let key = self.games.with(|games| games.iter().find(|game| game.id == id).map(|game| game.game.clone()));
        if let Some(key) = key.filter(|_| !listed) {
            self.game.set(key);
            self.mode.set(String::new());
            self.person.set(String::new());
            self.shown.set(usize::MAX);
        }
    }

    /// Campaigns that count. Each is stored with its last chapter.
    fn campaigns(self) -> Vec<(Finished, usize)> {
        let marked = self.marked.get();
        self.with_seats(&self.person(), |game| game.campaign.is_some() && (marked || !game.marks.any()))
    }

    fn counted(self) -> Vec<(Finished, usize)> {
        let marked = self.marked.get();
        self.chosen().into_iter().filter(|(game, _)| marked || !game.marks.any()).collect()
    }
}

pub fn history() -> View {
    let store = use_store();
    on_cleanup(move || store.pages.past.set(None));
    let book = HistoryPage {
        store,
        games: RwSignal::new(results::all()),
        wiped: RwSignal::new(None),
        game: RwSignal::new(String::new()),
        mode: RwSignal::new(String::new()),
        person: RwSignal::new(String::new()),
        marked: RwSignal::new(false),
        shown: RwSignal::new(PAGE),
    };
    Effect::new(move || {
        if let Some(id) = store.pages.past.get() {
            untrack(|| book.bring(id));
        }
    });
    // Some may wait for space since an earlier visit.
    spawn_local(async move {
        results::look_for_waiting().await;
        let games = results::all();
        // The page may have been left meanwhile.
        if book.games.try_with_untracked(Vec::len).is_some_and(|known| known != games.len()) {
            book.games.set(games);
        }
    });
    let inside = move || {
        if book.games.with(Vec::is_empty) {
            return html! { <p class="panel none">{store.texts().no_history()}</p> };
        }
        html! { {filters(book)} {move || sums(book)} {move || campaigns(book)} {move || plots(book)} {move || list(book)} }
    };
    html! {
        <main class="history">
            {patterns()} <header class="page-head">
                {tool("ui-back", 26, PageTexts::back, move || store.screen.set(Screen::Home))}
                <h1>{move || store.texts().past_games()}</h1>
                <span class="grow"></span>
                {tools(book)}
                {light_or_dark()}
            </header> {move || regret(book)} {inside}
            <footer class="panel save-foot">
                {icon("ui-info", 20)} <span>{move || store.texts().history_here()}</span>
            </footer>
        </main>
    }
}

fn tools(book: HistoryPage) -> View {
    let store = book.store;
    let sure = RwSignal::new(false);
    let none = move || book.games.with(Vec::is_empty);
    let export = move |_| {
        let lang = store.settings.lang.get_untracked();
        save_as(store, &book.games.with_untracked(|games| csv(games, lang)), "francia.csv");
    };
    let wipe = move |_| {
        if !sure.get_untracked() {
            return sure.set(true);
        }
        sure.set(false);
        book.wiped.set(Some(results::wipe()));
        book.games.set(Vec::new());
    };
    html! {
        <button type="button" class="btn csv" disabled=none on:click=export>
            {icon("ui-export", 20)}
            <span>{move || store.texts().export_csv()}</span>
        </button>
        <button
            type="button"
            class="btn wipe"
            class:sure=move || sure.get()
            disabled=none
            on:click=wipe
            on:blur=move |_| sure.set(false)
        >
            {icon("ui-trash", 20)}
            <span>{move || if sure.get() { store.texts().wipe_sure() } else { store.texts().wipe() }}</span>
        </button>
    }
}

fn regret(book: HistoryPage) -> View {
    let back = move |_| {
        if let Some(games) = book.wiped.get_untracked() {
            results::restore(&games);
            book.wiped.set(None);
            book.games.set(results::all());
        }
    };
    let texts = book.store.texts();
    let reported = book.wiped.with(Option::is_some).then(|| {
        html! {
            <p class="panel regret">
                <span class="grow">{texts.wiped()}</span>
                <button type="button" class="btn" on:click=back>
                    {icon("ui-undo", 20)}
                    {texts.undo()}
                </button>
            </p>
        }
    });
    html! { <div role="status">{reported}</div> }
}

/// Selector of a value; `None` without an alternative.
fn choice(label: &'static str, value: RwSignal<String>, current: &str, options: Vec<(String, String)>) -> View {
    if options.len() < 2 {
        return ().into_view();
    }
    let option = |(key, name): (String, String)| {
        let selected = key == current;
        (key.clone(), html! { <option value=key prop:selected=selected>{name}</option> })
    };
    html! {
        <label>
            <span>{label}</span>
            <select on:change=move |event| value.set(event_target_value(&event))>
                {keyed(options.into_iter().map(option))}
            </select>
        </label>
    }
}

fn different<T: PartialEq>(values: impl Iterator<Item = T>) -> Vec<T> {
    let mut list = Vec::new();
    for value in values {
        if !list.contains(&value) {
            list.push(value);
        }
    }
    list
}

fn filters(book: HistoryPage) -> View {
    let inside = move || {
        let texts = book.store.texts();
        let (key, mode, person) = (book.game(), book.mode(), book.person());
        let options = |keys: Vec<String>, name: &dyn Fn(&str) -> String| -> Vec<(String, String)> {
            keys.into_iter().map(|key| (key.clone(), name(&key))).collect()
        };
        let games = book.games.with(|games| different(games.iter().map(|game| game.game.clone())));
        let games = options(games, &name_of);
        // Each selector offers the values that exist under the other selections.
        let modes = different(book.played(&key, "", &person).iter().map(|(game, _)| game.mode()));
        let mut modes = options(modes, &|mode| mode_name(texts, mode));
        modes.insert(0, (String::new(), texts.every_table().to_owned()));
        let played = book.played(&key, &mode, "");
        let people = played.iter().flat_map(|(game, _)| {
            let names = seat_names(texts, game);
            game.people().map(move |seat| names[seat].clone())
        });
        let mut people = options(different(people), &str::to_owned);
        if people.len() > 1 || !person.is_empty() {
            people.insert(0, (String::new(), texts.first_person().to_owned()));
        }
        html! {
            {choice(texts.the_game(), book.game, &key, games)}
            {choice(texts.who_played(), book.mode, &mode, modes)}
            {choice(texts.the_player(), book.person, &person, people)}
        }
    };
    let marked = move || book.games.with(|games| games.iter().any(|game| game.marks.any()));
    html! {
        <section class="panel filters">
            {inside}
            <Show when=marked>
                <label class="count-marked">
                    <input
                        type="checkbox"
                        prop:checked=move || book.marked.get()
                        on:change=move |_| book.marked.update(|marked| *marked = !*marked)
                    />
                    <span>{move || book.store.texts().count_marked()}</span>
                </label>
            </Show>
        </section>
    }
}

/// Best, average, win rate and streaks: one row for each mode and one for all. Then the same for team games, by
/// difficulty.
fn sums(book: HistoryPage) -> View {
    let texts = book.store.texts();
    let (chosen, counted) = (book.chosen().len(), book.counted());
    let left_out = (chosen > counted.len()).then(|| {
        html! { <p class="panel none left-out">{texts.not_counted(grouped(texts.0, chosen - counted.len()))}</p> }
    });
    if counted.is_empty() {
        return left_out.map_or_else(|| html! { <p class="panel none">{texts.none_chosen()}</p> }, IntoView::into_view);
    }
    let by_mode =
        sums_by(texts, "panel sums", texts.by_mode(), &counted, Finished::mode, |mode| mode_name(texts, mode));
    let together: Vec<_> = counted.into_iter().filter(|(game, _)| game.together().is_some()).collect();
    let by_scenario = (!together.is_empty()).then(|| {
        let scenario = |game: &Finished| game.together().unwrap_or_default();
        sums_by(texts, "panel sums of-teams", texts.by_scenario(), &together, scenario, |coop| coop.called(texts.0))
    });
    html! { {by_mode} {by_scenario} {left_out} }
}

fn sums_by<K: PartialEq>(
    texts: PageTexts,
    class: &'static str,
    title: &'static str,
    counted: &[(Finished, usize)],
    kind_of: impl Fn(&Finished) -> K,
    name: impl Fn(&K) -> String,
) -> View {
    let tally = |kind: Option<&K>| {
        let of_kind = counted.iter().filter(|(game, _)| kind.is_none_or(|kind| kind_of(game) == *kind));
        Tally::of(of_kind.map(|(game, seat)| game.result(*seat)))
    };
    let row = |name: String, tally: Tally| {
        let won = tally.percent().map(|share| texts.percent(share)).unwrap_or_default();
        let best = tally.best.map(|best| rounded(f64::from(best))).unwrap_or_default();
        let average = tally.tenths().map(|average| tenths(texts.0, average)).unwrap_or_default();
        html! {
            <tr>
                <th scope="row">{name}</th>
                <td>{grouped(texts.0, tally.games)}</td>
                <td>{won}</td>
                <td>{best}</td>
                <td>{average}</td>
                <td>{texts.streak(tally.streak, tally.longest)}</td>
            </tr>
        }
    };
    let kinds = different(counted.iter().map(|(game, _)| kind_of(game)));
    let all = (kinds.len() != 1).then(|| row(texts.all_together().to_owned(), tally(None)));
    let rows = kinds.iter().map(|kind| row(name(kind), tally(Some(kind)))).collect_view();
    let heads =
        [texts.games_played(), texts.games_won(), texts.best_score(), texts.average_score(), texts.win_streak()];
    let heads = heads.map(|head| html! { <th scope="col">{head}</th> }).into_iter().collect_view().into_view();
    table_of(class, title, heads, html! { {rows} {all} })
}

fn table_of(class: &'static str, title: &'static str, heads: View, rows: View) -> View {
    html! {
        <section class=class>
            <h2>{title}</h2>
            <table>
                <thead>
                    <tr>
                        <td></td>
                        {heads}
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        </section>
    }
}

fn campaigns(book: HistoryPage) -> View {
    let texts = book.store.texts();
    let counted = book.campaigns();
    if counted.is_empty() {
        return ().into_view();
    }
    let row = |name: String, mode: Option<&str>| {
        let of_mode = || counted.iter().filter(|(game, _)| mode.is_none_or(|mode| game.mode() == mode));
        let ended = || of_mode().filter_map(|(game, seat)| game.campaign.as_ref().map(|ended| (ended, *seat)));
        let tally = Tally::of(ended().map(|(ended, seat)| ended.result(seat)));
        let kind = |kind: usize| {
            let of_kind = |(ended, seat): (&CampaignResult, usize)| SeatResult {
                points: ended.tomes.get(seat).map_or(0, |tomes| i32::from(tomes[kind])),
                won: false,
            };
            Tally::of(ended().map(of_kind)).tenths().map(|average| tenths(texts.0, average)).unwrap_or_default()
        };
        let won = tally.percent().map(|share| texts.percent(share)).unwrap_or_default();
        let average = tally.tenths().map(|average| tenths(texts.0, average)).unwrap_or_default();
        html! {
            <tr>
                <th scope="row">{name}</th>
                <td>{grouped(texts.0, tally.games)}</td>
                <td>{won}</td>
                <td>{average}</td>
                <td>{kind(0)}</td>
                <td>{kind(1)}</td>
                <td>{kind(2)}</td>
            </tr>
        }
    };
    let modes = different(counted.iter().map(|(game, _)| game.mode()));
    let all = (modes.len() != 1).then(|| row(texts.all_together().to_owned(), None));
    let rows = modes.iter().map(|mode| row(mode_name(texts, mode), Some(mode))).collect_view();
    let heads = [texts.games_played(), texts.games_won(), texts.tomes_each()];
    let kinds =
        [("tome", texts.by_objectives()), ("tome-crest", texts.crest_tomes()), ("tome-victory", texts.victory_tomes())];
    let kinds =
        kinds.map(|(sign, name)| html! { <th scope="col">{spoken_icon(sign, 24, "icon", name.to_owned())}</th> });
    let heads = heads.map(|head| html! { <th scope="col">{head}</th> }).into_iter().collect_view();
    let heads = html! { {heads} {kinds.into_iter().collect_view()} };
    table_of("panel sums of-campaigns", texts.campaigns(), heads, html! { {rows} {all} })
}

fn average(games: &[(Finished, usize)]) -> Vec<Bar> {
    let mut rounds = different(games.iter().flat_map(|(game, _)| game.rounds.iter().copied()));
    rounds.sort_unstable();
    let mean = |round: u32| {
        let label = round.to_string();
        let all = games.iter().flat_map(|(game, seat)| bars_by_round(game, *seat)).filter(|bar| bar.label == label);
        let (mut mean, mut count) = (Bar::default(), 0.0);
        for bar in all {
            count += 1.0;
            mean.lost += bar.lost;
            mean.gains.iter_mut().zip(bar.gains).for_each(|(sum, points)| *sum += points);
        }
        mean.lost /= count;
        mean.gains.iter_mut().for_each(|sum| *sum /= count);
        Bar { label, ..mean }
    };
    rounds.into_iter().map(mean).collect()
}

fn plots(book: HistoryPage) -> View {
    let texts = book.store.texts();
    let games = book.counted();
    if games.is_empty() {
        return ().into_view();
    }
    let game = info(&book.game());
    let mean = average(&games);
    let last = &games[games.len().saturating_sub(PLOTTED)..];
    let day = |game: &Finished| date(texts.0, game.ended, &[("day", "numeric"), ("month", "numeric")]);
    let ends =
        last.iter().map(|(game, seat)| Bar { star: game.result(*seat).won, ..bar(day(game), game, game.sheet(*seat)) });
    let ends: Vec<Bar> = ends.collect();
    let best = ends.iter().map(Bar::total).fold(f64::MIN, f64::max);
    let scale = extent(mean.iter().chain(&ends));
    let label = texts.average_of(localize(texts.0, game.stretches.average), grouped(texts.0, games.len()));
    let last_label = texts.plot_of_last(ends.len(), rounded(best));
    html! {
        <section class="panel plots">
            <div class="two-plots">
                {plot(html! { <b>{localize(texts.0, game.stretches.average)}</b> }, label, &mean, scale, 190)}
                {plot(
                    html! { <b>{texts.last_games()}</b> <em>{texts.star_is_won()}</em> },
                    last_label,
                    &ends,
                    scale,
                    190,
                )}
            </div>
            {key(texts, game)}
            {bar_table(texts, game, localize(texts.0, game.stretches.average), localize(texts.0, game.stretches.one), &mean)}
            {bar_table(texts, game, texts.last_games(), texts.the_date(), &ends)}
        </section>
    }
}

fn list(book: HistoryPage) -> View {
    let texts = book.store.texts();
    let games = book.chosen();
    let (count, shown) = (games.len(), book.shown.get());
    let row = |(game, seat): (Finished, usize)| (game.id.to_string(), past_game(book.store, game, seat));
    let rows = keyed(games.into_iter().rev().take(shown).map(row));
    let more = (count > shown).then(|| {
        html! {
            <button type="button" class="btn" on:click=move |_| book.shown.update(|shown| *shown += PAGE)>
                {texts.more_games()}
            </button>
        }
    });
    html! {
        <section class="panel past-list">
            <h2>{texts.finished_games()} <small>{format!(" ({})", grouped(texts.0, count))}</small></h2>
            {rows}
            {more}
        </section>
    }
}
