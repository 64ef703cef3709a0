//! The shelves: which tomes stand on each, and how near everybody is to those that can still be won.

use super::state::Campaign;
use kernel::{Crest, Game, Seat, TOMES, Tome};

/// A tome on a shelf.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Book {
    /// One won by an objective of a chapter, by the place of that from 0. It lies face up.
    Objective(usize, &'static Tome),
    /// One won by a victory in a chapter. It stays face down (ruling C-22).
    Victory(usize),
    /// A Crest Tome.
    Crest(Crest),
}

/// The tomes of a seat, in the order of the chapters in which it won them.
pub fn shelf(campaign: &Campaign, seat: Seat) -> Vec<Book> {
    let mut books = Vec::new();
    for (place, (closed, of)) in campaign.closed().iter().zip(campaign.chapters()).enumerate() {
        let own = closed.objectives.iter().filter(|(_, owner)| *owner == Some(seat));
        books.extend(own.map(|(tome, _)| Book::Objective(place, &of.chapter.tomes[tome % TOMES])));
        let victory = closed.victory.get(seat.index()).copied().unwrap_or(0);
        books.extend((0..victory).map(|_| Book::Victory(place)));
        let crests = closed.crest_tomes.iter().filter(|(owner, _)| *owner == seat);
        books.extend(crests.map(|(_, crest)| Book::Crest(*crest)));
    }
    books
}

/// A tome that lies open as an objective, and how far everybody is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Objective {
    /// The tome.
    pub tome: &'static Tome,
    /// Its place among the chapter's tomes.
    pub place: usize,
    /// Who took it.
    pub owner: Option<Seat>,
    /// How much each seat has of what it counts.
    pub counts: Vec<u8>,
}

impl Objective {
    /// How much a seat has of what it counts.
    pub fn count(&self, seat: Seat) -> u8 {
        self.counts.get(seat.index()).copied().unwrap_or(0)
    }

    /// Whether a seat lacks one more, and nobody took the tome.
    pub fn is_near(&self, seat: Seat) -> bool {
        self.owner.is_none() && self.count(seat) + 1 == self.tome.goal
    }
}

/// The objectives of a game that is a chapter; none before they are laid out.
pub fn objectives<G: Game>(game: &G) -> Vec<Objective> {
    let (Some(tomes), Some(chapter)) = (game.tomes(), G::CHAPTER) else { return Vec::new() };
    let seats = || Seat(0).around(tomes.players());
    let open = tomes.objectives().map(|(place, owner)| Objective {
        tome: &chapter.tomes[place % TOMES],
        place,
        owner,
        counts: seats().map(|seat| game.counts(seat, place)).collect(),
    });
    open.collect()
}
