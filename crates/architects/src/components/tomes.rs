//! The tomes of this game in a campaign (Tomesaga). Titles, Crests and most objectives are our own values.

use Crest::{Cross, Crown, Sword};
use kernel::{Chapter, Crest, tome};

/// The first chapter of a campaign.
#[rustfmt::skip]
pub const CHAPTER: Chapter = Chapter {
    number: 1,
    major: 10,
    modules: &["apprentice-draft", Chapter::MODULE],
    bonus: &[],
    tomes: [
        tome("builders", text!("The Builders"), text!("have constructed {0} Buildings"), text!("Building", "the last of a tome"), 4, &[Crown]).at("buildings"),
        tome("quarrymen", text!("The Quarrymen"), text!("hold {0} Marble at once"), text!("Marble", "the last of a tome"), 8, &[Cross, Crown]).at("held:marble"),
        tome("debtors", text!("The Debtors"), text!("have {0} unpaid Debts at once"), text!("unpaid Debt", "the last of a tome"), 5, &[Sword]).at("held:debt"),
        tome("masters", text!("The Masters"), text!("have {0} Apprentices at once"), text!("Apprentice", "the last of a tome"), 5, &[Crown, Sword]).at("apprentices"),
        tome("cathedral", text!("The Cathedral"), text!("reach level {0} of the Cathedral"), text!("level of the Cathedral", "the last of a tome"), 4, &[Cross]).at("cathedral"),
        tome("saints", text!("The Saints"), text!("reach {0} Virtue"), text!("Virtue", "the last of a tome"), 13, &[Cross, Sword]).at("virtue"),
    ],
    advantages: &[],
};
