//! The messages between the page and a worker: [`Request`]s to it and [`Response`]s back, each one JSON text. Large
//! parts of a request are bytes: the request is the only type that a worker reads from JSON.

use super::adviser::{Advice, TurningPoint, later, others};
use super::evaluation::Evaluate;
use kernel::Lang;
use kernel::grammar::capital;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RequestKind {
    #[default]
    Choose,
    Advise,
    Explain,
    Review,
    Measure,
    /// Merge the result of another worker of the pool into the running request; the payload is its last response.
    Merge,
    Stop,
    Cancel,
}

/// A request to a worker. A new job replaces the running one; `Merge`, `Stop` and `Cancel` concern the running one.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Request {
    /// Number of the request, repeated in its responses. `Merge`, `Stop` and `Cancel` carry the number of the running
    /// one.
    pub id: u32,
    pub kind: RequestKind,
    pub game: String,
    /// Index into [`levels`](super::levels).
    #[serde(default)]
    pub level: usize,
    /// Time limit in milliseconds; 0 means no limit.
    #[serde(default)]
    pub milliseconds: u32,
    /// Seed of the player's own random numbers. It reveals nothing about the deal.
    #[serde(default)]
    pub seed: u64,
    /// For a review, the seat whose turning points are wanted; all seats without one.
    #[serde(default)]
    pub seat: Option<u8>,
    /// Index among the workers that share this request; 0 leads and merges.
    #[serde(default)]
    pub worker: u32,
    /// Number of workers that share this request; 0 and 1 both mean a single worker.
    #[serde(default)]
    pub workers: u32,
    /// For an explanation, the choices: the best one first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub priced: Vec<Priced>,
    /// The determinized state to search; for a review the record of the finished game; for a merge the response to
    /// merge. Each is encoded as by [`sent`](kernel::sent).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub payload: Vec<u8>,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Priced {
    pub choice: String,
    pub cost: f32,
}

/// A response of a worker: progress while it works, the result once `done`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Response {
    pub id: u32,
    pub done: bool,
    #[serde(default)]
    pub progress: f32,
    /// Key of the choice; empty if none was requested or none exists.
    #[serde(default)]
    pub choice: String,
    /// Root visit shares, from a worker that does not lead.
    #[serde(default)]
    pub votes: Vec<Vote>,
    #[serde(default)]
    pub advice: Vec<WireAdvice>,
    #[serde(default)]
    pub turning_points: Vec<WireTurningPoint>,
    #[serde(default)]
    pub worker: u32,
    #[serde(default)]
    pub iterations: f64,
    #[serde(default)]
    pub decisions: f64,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Vote {
    pub choice: String,
    /// Share of the visits, from 0 to 1.
    pub share: f32,
}

/// An [`Advice`] as it is sent. All amounts are points.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct WireAdvice {
    pub choice: String,
    pub difference: f32,
    pub points: f32,
    /// Interval that holds the final score in 8 of 10 samples.
    pub span: (f32, f32),
    pub reasons: Vec<Reason>,
    /// Progress of the turn on the open tomes of a campaign, in every language; empty for none.
    #[serde(default)]
    pub tome: Vec<String>,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Reason {
    /// Id of the term; `others` for the others' evaluation, `later` for what the search found beyond the evaluation.
    pub term: String,
    /// Name of the term in every language, in the order of [`Lang::ALL`].
    pub names: Vec<String>,
    pub by: f32,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct WireTurningPoint {
    pub step: usize,
    pub seat: u8,
    pub played: String,
    pub better: WireAdvice,
}

impl WireAdvice {
    pub fn of<G: Evaluate>(advice: &Advice<G>) -> Self {
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
        more("others", advice.others_moved(), others);
        more("later", advice.later_moved(), later);
        Self {
            choice: advice.choice.to_string(),
            difference: advice.difference,
            points: advice.points,
            span: advice.points_span,
            reasons,
            tome: advice.tome.iter().flatten().cloned().collect(),
        }
    }
}

impl WireTurningPoint {
    pub fn of<G: Evaluate>(point: &TurningPoint<G>) -> Self {
        Self {
            step: point.step,
            seat: point.seat.0,
            played: point.played.to_string(),
            better: WireAdvice::of(&point.better),
        }
    }
}
