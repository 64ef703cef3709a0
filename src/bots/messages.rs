//! What a page and a worker say to each other, a JSON text a message: [`Order`] there, [`Report`] back.

use super::adviser::{Advice, TurningPoint, later, others};
use super::evaluation::Judged;
use crate::kernel::Lang;
use crate::kernel::grammar::capital;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What is asked of a worker.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Deed {
    /// Choose for the seat that must decide, as a level does.
    #[default]
    Choose,
    /// Name the best choices of the seat that must decide.
    Advise,
    /// Find the turning points of a finished game.
    Review,
    /// Count decisions and iterations a second.
    Measure,
    /// Add what another worker found in its part of the same order: its last report is the matter.
    Gather,
    /// Be done at once with what was found so far.
    Hurry,
    /// Drop it.
    Cancel,
}

/// One order to a worker. A new one takes the place of what it was at.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Order {
    /// The number that the reports carry; that of the earlier order where one is to be hurried or dropped.
    pub id: u32,
    /// What to do.
    pub deed: Deed,
    /// The game's word.
    pub game: String,
    /// The level, by its place in [`levels`](super::levels).
    #[serde(default)]
    pub level: usize,
    /// How long at most, in milliseconds; 0 is as long as it takes.
    #[serde(default)]
    pub milliseconds: u32,
    /// What the worker's chance starts from. It tells nothing about the deal.
    #[serde(default)]
    pub seed: u64,
    /// The seat whose turning points are asked for.
    #[serde(default)]
    pub seat: Option<u8>,
    /// Of how many workers that share the order this one is which: 0 leads, gathers what the others found, and answers.
    #[serde(default)]
    pub part: u32,
    /// How many share it; 0 and 1 are one alone.
    #[serde(default)]
    pub parts: u32,
    /// The state to think about, all that is hidden dealt anew; for a review the record of the finished game.
    #[serde(default)]
    pub matter: Value,
}

/// What a worker tells about an order.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Report {
    /// The order's number.
    pub id: u32,
    /// Whether this is the end of it.
    pub done: bool,
    /// The share of the work that is done, from 0 to 1.
    #[serde(default)]
    pub share: f32,
    /// The choice made, in the game's own words; empty where none was asked for or could be made.
    #[serde(default)]
    pub choice: String,
    /// What a worker that does not lead found out about each choice.
    #[serde(default)]
    pub votes: Vec<Vote>,
    /// The best choices, the first one first.
    #[serde(default)]
    pub advice: Vec<Said>,
    /// The turning points, the dearest one first.
    #[serde(default)]
    pub points: Vec<Turned>,
    /// Which part of the order it was.
    #[serde(default)]
    pub part: u32,
    /// Iterations of the search, or those a second where that was asked.
    #[serde(default)]
    pub iterations: f64,
    /// Decisions a second, where that was asked.
    #[serde(default)]
    pub decisions: f64,
}

/// How much of a search went to a choice.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Vote {
    /// The choice, in the game's own words.
    pub choice: String,
    /// Its share of the iterations, from 0 to 1.
    pub share: f32,
}

/// An advised choice. All amounts are points.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Said {
    /// The choice, in the game's own words.
    pub choice: String,
    /// How much more it leads to than the best of the others.
    pub difference: f32,
    /// What its seat may expect by the end.
    pub points: f32,
    /// In 8 of 10 worlds they lie between these.
    pub span: (f32, f32),
    /// What differs most from that other choice.
    pub reasons: Vec<Reason>,
}

/// A part of the evaluation that moved.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Reason {
    /// The part's word; `others` for what another seat may expect, `later` for what the search found
    /// beyond the parts.
    pub term: String,
    /// Its name in every language, in the order of [`Lang::ALL`].
    pub names: Vec<String>,
    /// By how much.
    pub by: f32,
}

/// A turning point.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Turned {
    /// The moment of the choice, by its place in the table's past.
    pub moment: usize,
    /// Who chose.
    pub seat: u8,
    /// What was chosen.
    pub played: String,
    /// What was better.
    pub better: Said,
}

impl Said {
    /// An advised choice as it is told.
    pub fn of<G: Judged>(advice: &Advice<G>) -> Self {
        let term = |(term, by): (&super::Term, f32)| Reason {
            term: term.id.to_owned(),
            names: Lang::ALL.map(|lang| term.name(lang).to_owned()).into(),
            by,
        };
        let mut reasons: Vec<Reason> = advice.terms().map(term).collect();
        let mut more = |term: &str, by: Option<f32>, name: fn(Lang) -> &'static str| {
            let names = || Lang::ALL.map(|lang| capital(name(lang))).into();
            reasons.extend(by.map(|by| Reason { term: term.to_owned(), names: names(), by }));
        };
        more("others", advice.rival_moved(), others);
        more("later", advice.later_moved(), later);
        Self {
            choice: advice.choice.to_string(),
            difference: advice.difference,
            points: advice.points,
            span: advice.points_span,
            reasons,
        }
    }
}

impl Turned {
    /// A turning point as it is told.
    pub fn of<G: Judged>(point: &TurningPoint<G>) -> Self {
        Self {
            moment: point.moment,
            seat: point.seat.0,
            played: point.played.to_string(),
            better: Said::of(&point.better),
        }
    }
}
