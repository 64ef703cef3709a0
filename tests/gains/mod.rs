//! The gains of a card, as a short text: `1L 1C`, `2$ tax-2`, `faith+1`.

use kernel::Seat;
use paladins::Question;
use paladins::components::{Action, Attribute, Worker};
use paladins::scenario::Scenario;
use paladins::scenario::ScenarioExt as _;
use std::ops::Sub;

/// The holdings of a seat, in numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GainCount([i32; 17]);

const NAMES: [&str; 17] = [
    "L",
    "S",
    "M",
    "F",
    "C",
    "X",
    "$",
    "P",
    "tax",
    "suspicion",
    "debt",
    "paid",
    "faith",
    "strength",
    "influence",
    "hunt",
    "crew",
];

/// The holdings of seat 0.
pub fn count(table: &Scenario) -> GainCount {
    let you = table.you();
    let mut count = [0; 17];
    for worker in Worker::ALL {
        count[worker as usize] = i32::from(you.workers.count(worker));
    }
    count[6] = i32::from(you.silver);
    count[7] = i32::from(you.provisions);
    count[8] = i32::from(table.game().board().tax);
    count[9] = i32::try_from(you.suspicion.len()).unwrap();
    count[10] = i32::from(you.unpaid);
    count[11] = i32::from(you.paid);
    for attribute in Attribute::ALL {
        count[12 + attribute as usize] = i32::from(you.track(attribute));
    }
    count[15] = i32::from(you.used(Action::Hunt));
    count[16] = i32::try_from(you.crew.len()).unwrap();
    GainCount(count)
}

impl Sub for GainCount {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(std::array::from_fn(|place| self.0[place] - other.0[place]))
    }
}

impl std::fmt::Display for GainCount {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut gap = "";
        for (place, &count) in self.0.iter().enumerate().filter(|(_, count)| **count != 0) {
            if place < 8 {
                write!(f, "{gap}{count}{}", NAMES[place])?;
            } else {
                write!(f, "{gap}{}{count:+}", NAMES[place])?;
            }
            gap = " ";
        }
        Ok(())
    }
}

/// A table at which every reward can show. Seat 0 has three Suspicion cards, two unpaid Debts, level 4 on each track
/// and a Worker on Hunt; seat 1 has four Suspicion cards; the next Suspicion cards have no Tax.
pub fn rich(table: Scenario) -> Scenario {
    let table = table.seat(1).suspicion(&[0, 0, 1, 1]).seat(0).suspicion(&[1, 1, 2]).suspicion_on_top(&[0, 0]);
    table.debts(2, 0).faith(4).strength(4).influence(4).placed(Action::Hunt, "L-")
}

/// Makes the choices, pays with all Workers of seat 0, answers a Pray reward by clearing Hunt, and removes the
/// Suspicion of an Absolve. Returns the changes besides the Workers and the other costs, which were held exactly.
pub fn gained(table: Scenario, keys: &str) -> GainCount {
    let before = count(&table);
    let workers = table.you().workers;
    let (silver, provisions) = (table.you().silver, table.you().provisions);
    let mut after = table.play(&format!("{keys} pay:{workers}"));
    if after.game().asked() == Some((Seat(0), Question::Prayer)) {
        after = after.play("clear:hunt");
    }
    if after.game().asked() == Some((Seat(0), Question::AbsolveSuspicion)) {
        after = after.play("remove-suspicion");
    }
    let mut gained = count(&after) - before;
    for worker in Worker::ALL {
        gained.0[worker as usize] += i32::from(workers.count(worker));
    }
    gained.0[6] += i32::from(silver);
    gained.0[7] += i32::from(provisions);
    gained
}
