//! The shelves: the tomes on each, and the progress of each seat towards the open ones.

use super::state::Campaign;
use kernel::{Crest, Game, Seat, TOMES, Tome};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShelfBook {
    /// Won by an objective of a chapter, whose place counts from 0. It lies face up.
    Objective(usize, &'static Tome),
    /// Won by a victory in a chapter. It stays face down (ruling C-22).
    Victory(usize),
    Crest(Crest),
}

/// The tomes of a seat, in the order of the chapters in which it won them.
pub fn shelf(campaign: &Campaign, seat: Seat) -> Vec<ShelfBook> {
    let mut books = Vec::new();
    for (place, (closed, of)) in campaign.closed().iter().zip(campaign.chapters()).enumerate() {
        let own = closed.objectives.iter().filter(|(_, owner)| *owner == Some(seat));
        books.extend(own.map(|(tome, _)| ShelfBook::Objective(place, &of.chapter.tomes[tome % TOMES])));
        let victory = closed.victory.get(seat.index()).copied().unwrap_or(0);
        books.extend((0..victory).map(|_| ShelfBook::Victory(place)));
        let crests = closed.crest_tomes.iter().filter(|(owner, _)| *owner == seat);
        books.extend(crests.map(|(_, crest)| ShelfBook::Crest(*crest)));
    }
    books
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Objective {
    pub tome: &'static Tome,
    pub place: usize,
    pub owner: Option<Seat>,
    pub counts: Vec<u8>,
}

impl Objective {
    pub fn count(&self, seat: Seat) -> u8 {
        self.counts.get(seat.index()).copied().unwrap_or(0)
    }

    pub fn is_near(&self, seat: Seat) -> bool {
        self.owner.is_none() && self.count(seat) + 1 == self.tome.goal
    }
}

/// The objectives of a game that is a chapter; empty before they are laid out.
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
