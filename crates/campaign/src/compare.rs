//! Comparison of two records of one campaign: a link against a saved campaign.

use super::record::CampaignRecord;
use kernel::Compared;

impl CampaignRecord {
    /// Compares a record from elsewhere with this one; `None` where the deal differs. A Token taken counts as a choice.
    /// Names are not compared, as in a game.
    pub fn compared(&self, from_elsewhere: &Self) -> Option<Compared> {
        let (here, there) = (self, from_elsewhere);
        let same =
            here.seed == there.seed && here.plan.seats == there.plan.seats && here.plan.modules == there.plan.modules;
        if !same {
            return None;
        }
        let made = |record: &Self| {
            record.chapters.iter().map(|chapter| chapter.choices.len()).sum::<usize>() + record.tokens.len()
        };
        let (mut common, mut alike) = (0, 0);
        for (own, other) in here.chapters.iter().zip(&there.chapters) {
            // Another Token before it deals another chapter.
            let Some(compared) = own.compared(other) else { break };
            common += match compared {
                Compared::Same | Compared::Longer(_) => own.choices.len(),
                Compared::Shorter(_) => other.choices.len(),
                Compared::Forked(after) => after,
            };
            if compared != Compared::Same {
                break;
            }
            alike += 1;
        }
        // A Token is taken after its chapter. If the chapters differ, the same Token is no common choice.
        let tokens = here.tokens.iter().zip(&there.tokens).take(alike);
        common += tokens.take_while(|(here, there)| here == there).count();
        Some(Compared::of(common, made(here), made(there)))
    }
}
