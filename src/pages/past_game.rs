//! A finished game in the list: one line, with its complete score on a tap.

use super::bars::{bar_table, bars_by_round};
use super::home::go_on;
use super::modes::{full_date, mark_names, mode_name, seat_names};
use super::points::{Bar, rounded, seat_plots};
use crate::components::{emblem, icon, seat_face};
use crate::info::{info, localize};
use crate::state::people::faces;
use crate::state::saves;
use crate::state::store::Store;
use crate::table::controls::seat_points;
use history::Finished;
use kernel::Seat;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, Event};
use markup::{CollectView, View, html};

/// Width of the faces in the lists of games.
pub const SMALL_FACE: u16 = 24;

/// Line of a game, seen from a seat. Its content is drawn when it is opened.
pub fn past_game(store: Store, game: Finished, seat: usize) -> View {
    let texts = store.texts();
    let id = game.id;
    let open = move || store.pages.past.get() == Some(id);
    let toggle = move |event: Event| {
        let details = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        match (details.is_some_and(|details| details.has_attribute("open")), store.pages.past.get_untracked()) {
            (true, _) => store.pages.past.set(Some(id)),
            (false, Some(shown)) if shown == id => store.pages.past.set(None),
            (false, _) => {}
        }
    };
    let seats = seat_names(texts, &game).into_iter().zip(faces(&game.seats, &game.names)).enumerate();
    let seats = seats.map(|(seat, (name, face))| {
        seat_points(seat_face(face, Seat(seat as u8), SMALL_FACE), name, game.total(seat), 26)
    });
    let seats = seats.collect_view();
    let won = game.result(seat).won.then(|| html! { <span class="won">"★ " {texts.games_won_one()}</span> });
    let marks = mark_names(texts, &game).into_iter().map(|mark| html! { <em class="mark">{mark}</em> });
    let marks = marks.collect_view();
    let line = html! {
        <span class="past-when">
            <b>{mode_name(texts, &game.mode())}</b>
            <small>{full_date(texts.0, game.ended)}</small>
        </span>
        <span class="past-marks">{won} {marks}</span>
        <span class="past-seats">{seats}</span>
    };
    html! {
        <details class="past-game" open=open on:toggle=toggle>
            <summary>{line} {icon("ui-down", 20)}</summary>
            {move || open().then(|| full_score(store, &game))}
        </details>
    }
}

fn full_score(store: Store, game: &Finished) -> View {
    let texts = store.texts();
    let names = seat_names(texts, game);
    let heads = names.iter().enumerate().map(|(seat, name)| {
        html! { <th scope="col">{emblem(Seat(seat as u8), 15, None)} <span>{name.clone()}</span></th> }
    });
    let row = |line: usize| {
        let points = (0..game.seats.len()).map(|seat| {
            let points = game.sheet(seat).get(line).copied().unwrap_or(0);
            html! { <td class="value" class:zero=points == 0 class:loss=points.is_negative()>{rounded(f64::from(points))}</td> }
        });
        html! {
            <tr>
                <th scope="row">{game.line(line, texts.0).to_owned()}</th>
                {points.collect_view()}
            </tr>
        }
    };
    let totals =
        (0..game.seats.len()).map(|seat| html! { <td class="value">{rounded(f64::from(game.total(seat)))}</td> });
    let team = game.shared.as_ref().map(|team| {
        let text = texts.of_target(rounded(f64::from(team.points)), rounded(f64::from(team.target)));
        let why = team.why.get(texts.0 as usize).map(|why| format!(" · {why}"));
        html! {
            <tr class="totals">
                <th scope="row">{texts.team()}</th>
                <td class="value" colspan=game.seats.len()>
                    {text}
                    {why}
                </td>
            </tr>
        }
    });
    let bars: Vec<Vec<Bar>> = (0..game.seats.len()).map(|seat| bars_by_round(game, seat)).collect();
    let tables = names.iter().zip(&bars).map(|(name, bars)| {
        bar_table(texts, info(&game.game), name, localize(texts.0, info(&game.game).stretches.one), bars)
    });
    let card = saves::list().into_iter().find(|card| card.id == game.id);
    let reopen = card.map(|card| {
        html! {
            <button type="button" class="btn" on:click=move |_| go_on(store, &card)>
                {icon("ui-next", 20)}
                {texts.see_score()}
            </button>
        }
    });
    let modules = info(&game.game).parts(&game.modules, texts.0);
    let deal = std::iter::once(game.seed.clone()).chain(modules).collect::<Vec<_>>().join(" · ");
    html! {
        <div class="past-score">
            <div class="sheet">
                <table>
                    <thead>
                        <tr>
                            <th scope="col" class="left">
                                {texts.what_it_was()}
                            </th>
                            {heads.collect_view()}
                        </tr>
                    </thead>
                    <tbody>{(0..game.lines.len()).map(row).collect_view()}</tbody>
                    <tfoot>
                        <tr class="totals">
                            <th scope="row">{texts.total()}</th>
                            {totals.collect_view()}
                        </tr>
                        {team}
                    </tfoot>
                </table>
            </div>
            <div class="plots">{seat_plots(texts, &names, &bars)} {tables.collect_view()}</div>
            <p class="note past-deal">
                {icon("ui-dice", 20)} <span class="grow">{deal}</span> {reopen}
            </p>
        </div>
    }
}
