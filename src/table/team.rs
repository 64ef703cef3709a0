//! The state of a team at the top of its table: its points and its target.

use crate::components::icon;
use kernel::grammar::fill;
use kernel::grammar::signed;
use kernel::{Lang, Outcome};
use lang::localize;
use markup::{IntoView, Memo, View, html};

/// Draws the state of a team; nothing in a competitive game. `stands`: outcome and language of a scene.
pub fn standing<S: Send + Sync + 'static>(scene: Memo<S>, stands: fn(&S) -> (Outcome, Lang)) -> View {
    let team = Memo::new(move || match scene.with(stands) {
        (Outcome::Shared(team), lang) => Some((team.points, team.target, lang)),
        (Outcome::Ranked(_), _) => None,
    });
    (move || team.get().map(|(points, target, lang)| team_view((points, target), lang))).into_view()
}

fn team_view((points, target): (i32, i32), lang: Lang) -> View {
    let label = fill(
        lang,
        localize(lang, text!("The team has {0} points of {1}")),
        &[&points.to_string(), &target.to_string()],
    );
    let share = (100 * points.max(0) / target.max(1)).min(100);
    html! {
        <span class="team-standing" role="img" aria-label=label data-anchor="team" data-topic="icon:coop">
            {icon("coop", 20)} <b data-count="">{signed(points)}</b> <em>{localize(lang, text!("of", "a target"))} " " {target}</em>
            <span class="team-bar"><i style=("--share", format!("{share}%"))></i></span>
        </span>
    }
}
