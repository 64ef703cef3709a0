//! Points of finished games as bars, and as a table for screen readers.

use super::modes::tenths;
use super::points::Bar;
use crate::info::{GameInfo, info, localize};
use crate::texts::PageTexts;
use history::Finished;
use markup::{CollectView, View, html};

pub fn bar(label: String, game: &Finished, sheet: &[i32]) -> Bar {
    let lines = sheet.iter().enumerate().map(|(line, points)| (game.key(line), *points));
    Bar::of(label, info(&game.game), lines)
}

pub fn bars_by_round(game: &Finished, seat: usize) -> Vec<Bar> {
    game.rounds.iter().zip(&game.sheets[seat]).map(|(round, sheet)| bar(round.to_string(), game, sheet)).collect()
}

pub fn bar_table(texts: PageTexts, game: &GameInfo, name: &str, first: &'static str, bars: &[Bar]) -> View {
    let number = |points: f64| tenths(texts.0, (points * 10.0).round() as i64);
    let row = |bar: &Bar| {
        let label = format!("{}{}", bar.label, if bar.star { " ★" } else { "" });
        let gains = bar.gains.iter().map(|points| html! { <td>{number(*points)}</td> });
        html! {
            <tr>
                <th scope="row">{label}</th>
                {gains.collect_view()}
                <td>{number(bar.lost)}</td>
                <td>{number(bar.total())}</td>
            </tr>
        }
    };
    let heads = game.groups.map(|group| html! { <th scope="col">{localize(texts.0, group)}</th> });
    html! {
        <details class="as-table">
            <summary>{texts.as_a_table(name)}</summary>
            <table>
                <thead>
                    <tr>
                        <th scope="col">{first}</th>
                        {heads.into_iter().collect_view()}
                        <th scope="col">{texts.lost_points()}</th>
                        <th scope="col">{texts.total()}</th>
                    </tr>
                </thead>
                <tbody>{bars.iter().map(row).collect_view()}</tbody>
            </table>
        </details>
    }
}
