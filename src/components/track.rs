//! Tracks: cells from 0 to the end, a marker, and the lent part.

use super::icon::{icon, spoken_icon};
use markup::{CollectView, View, html};
use ui::TrackRow;

pub fn track_row(row: &TrackRow) -> View {
    let reach = (row.level + row.lent).min(row.end);
    let cells = (0..=row.end)
        .map(|place| {
            let class = match place {
                place if place > row.lid && place != row.level => "cell beyond",
                place if place == row.level => "cell marker",
                place if place > row.level && place <= reach && place == reach => "cell lent lent-end",
                place if place > row.level && place <= reach => "cell lent",
                place if place > 0 && place < row.level => "cell on",
                _ => "cell",
            };
            let marker = (place == row.level).then(|| icon(row.icon, 18));
            html! { <span class=class>{marker}</span> }
        })
        .collect_view();
    html! {
        <div class=format!("track-row {}", row.class) data-anchor=format!("track:{}", row.icon) data-topic=format!("icon:{}", row.icon) role="img" aria-label=row.label.clone()>
            <span class="track-level"><b>{row.level + row.lent}</b></span>
            {cells}
        </div>
    }
}

/// Points along a track. Equal neighbours share one place.
pub fn track_points(levels: &[i32], label: String) -> View {
    let mut groups: Vec<(i32, usize)> = Vec::new();
    for &points in levels {
        match groups.last_mut() {
            Some((same, width)) if *same == points => *width += 1,
            _ => groups.push((points, 1)),
        }
    }
    let places = groups
        .into_iter()
        .map(|(points, width)| html! { <span class="segment" style:flex=width.to_string()>{points}</span> })
        .collect_view();
    html! {
        <div class="track-row track-points">
            <span class="track-level">{spoken_icon("vp", 17, "icon", label)}</span>
            {places}
        </div>
    }
}
