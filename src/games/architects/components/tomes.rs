//! The tomes of this game in a campaign (Tomesaga). Titles, Crests and most objectives are house values.

use crate::kernel::{Chapter, Crest, Tome};
use crate::lang::Text;
use Crest::{Cross, Crown, Sword};

const fn tome(word: &'static str, title: Text, objective: Text, goal: u8, crests: &'static [Crest]) -> Tome {
    Tome { word, title, objective, goal, crests }
}

/// The chapter of a campaign that this game is: the first one.
#[rustfmt::skip]
pub const CHAPTER: Chapter = Chapter {
    number: 1,
    major: 10,
    modules: &["apprentice-draft", Chapter::MODULE],
    bonus: &[],
    tomes: [
        tome("builders", text!("The Builders"), text!("have constructed {0} Buildings"), 4, &[Crown]),
        tome("quarrymen", text!("The Quarrymen"), text!("hold {0} Marble at once"), 8, &[Cross, Crown]),
        tome("debtors", text!("The Debtors"), text!("have {0} unpaid Debts at once"), 5, &[Sword]),
        tome("masters", text!("The Masters"), text!("have {0} Apprentices at once"), 5, &[Crown, Sword]),
        tome("cathedral", text!("The Cathedral"), text!("reach level {0} of the Cathedral"), 4, &[Cross]),
        tome("saints", text!("The Saints"), text!("reach {0} Virtue"), 13, &[Cross, Sword]),
    ],
    advantages: &[],
};
