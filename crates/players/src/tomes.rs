//! Value of a campaign's tomes to a seat, in points of the game: of the taken ones, and of those within reach.

use super::bounds::Bounds;
use super::evaluation::Evaluate;
use kernel::grammar::fill;
use kernel::{Crest, Game, Lang, Seat};

/// Value of a taken tome. For an open objective a seat gets the share that it has met. A major victory brings two or
/// three for about ten points of lead.
const TOME: f32 = 12.0;
const ALMOST: f32 = 1.5;

pub fn tomes<G: Game>(game: &G, seat: Seat) -> f32 {
    let (Some(tomes), Some(chapter)) = (game.tomes(), G::CHAPTER) else { return 0.0 };
    let over = game.decision().is_none();
    let mut value = 0.0;
    for (place, owner) in tomes.objectives() {
        value += match owner {
            Some(owner) if owner == seat => TOME,
            None if !over => {
                let goal = f32::from(chapter.tomes[place].goal.max(1));
                let share = (f32::from(game.counts(seat, place)) / goal).at_most(1.0);
                TOME * share
            }
            _ => 0.0,
        };
    }
    for crest in Crest::ALL {
        value += match tomes.crests().owner(crest) {
            Some(owner) if owner == seat => TOME,
            None if tomes.crests().held(seat, crest) + 1 >= Crest::needed(tomes.players()) => ALMOST,
            _ => 0.0,
        };
    }
    value
}

/// Returns a seat's progress on the open objectives in a later state, in words: a tome taken, or a tome one short of
/// its goal. `None` without progress.
pub fn brings<G: Game>(game: &G, after: &G, seat: Seat) -> Option<[String; Lang::ALL.len()]> {
    let (open, chapter) = (game.tomes()?, G::CHAPTER?);
    let taken = |tome: usize| after.tomes()?.objectives().find(|(place, _)| *place == tome)?.1;
    let reported = |(tome, _): (usize, Option<Seat>)| {
        let row = chapter.tomes.get(tome)?;
        let (was, is) = (game.counts(seat, tome), after.counts(seat, tome));
        match taken(tome) {
            Some(owner) if owner == seat => {
                let text = text!("This takes {0}.", "a tome");
                Some((true, Lang::ALL.map(|lang| fill(lang, text.localize(lang), &[row.title.localize(lang)]))))
            }
            None if is > was && is + 1 == row.goal => Some((false, Lang::ALL.map(|lang| row.near(lang)))),
            _ => None,
        }
    };
    let all = open.objectives().filter(|(_, owner)| owner.is_none()).filter_map(reported);
    all.max_by_key(|(takes, _)| *takes).map(|(_, reported)| reported)
}

/// Evaluation of a seat including its tomes: the objective of a player in a campaign.
pub fn worth<G: Evaluate>(game: &G, seat: Seat, weights: &[f32]) -> f32 {
    game.evaluate(seat, weights) + tomes(game, seat)
}
