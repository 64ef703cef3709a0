//! The tiles of a player board: how they stand, and their pips.

use super::icon::icon;
use leptos::prelude::*;

/// How a tile stands to the question that is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It can be chosen now.
    Legal,
    /// It is being done.
    Current,
    /// It was used.
    Used,
    /// It cannot be chosen.
    Locked,
    /// It is not asked about.
    Quiet,
    /// It is what the question looks for.
    Target,
    /// It is what was aimed at.
    Targeted,
}

impl Standing {
    /// Its class.
    pub const fn class(self) -> &'static str {
        match self {
            Self::Legal => "legal",
            Self::Current => "current",
            Self::Used => "used",
            Self::Locked => "locked",
            Self::Quiet => "",
            Self::Target => "target",
            Self::Targeted => "targeted",
        }
    }
}

/// One place in a row of things to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pip {
    /// Done: the sign of what lies there.
    Done(&'static str),
    /// The next one; what doing it scores in all, if it scores.
    Next(i32),
    /// Still to come; what doing it scores in all, if it scores.
    Open(i32),
}

/// A row of pips.
pub fn pips(row: &[Pip]) -> AnyView {
    let number = |points: i32| (points > 0).then(|| view! { <b>{points}</b> });
    let each = |pip: &Pip| match *pip {
        Pip::Done(sign) => view! { <span class="pip done">{icon(sign, 17)}</span> }.into_any(),
        Pip::Next(points) => view! { <span class="pip next">{number(points)}</span> }.into_any(),
        Pip::Open(points) => view! { <span class="pip">{number(points)}</span> }.into_any(),
    };
    view! { <span class="pips" aria-hidden="true">{row.iter().map(each).collect_view()}</span> }.into_any()
}
