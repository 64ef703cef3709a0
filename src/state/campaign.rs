//! The campaign that the game on the table is a chapter of: it is saved as a whole with every choice.

use super::saves::Card;
use campaign::{Campaign, CampaignRecord, Ended, Stage};
use kernel::{Chance, Crest, Record, Seat, SeatKind};
use std::any::Any;

/// What a game on the table is a part of, as the store saves it. The one campaign that there is lies behind a trait since its
/// code is loaded lazily, and the store is not.
pub trait Whole: Send + Sync {
    /// The campaign itself, for the code that knows it.
    fn as_any(&self) -> &dyn Any;
    /// How many chapters came before the one on the table.
    fn before(&self) -> u8;
    /// The seat that is to take a Token before it goes on.
    fn to_take(&self) -> Option<Seat>;
    /// The text that is saved, with the record of the chapter on the table.
    fn text(&self, chapter: Record) -> String;
    /// What the lists show of it, from the card of the chapter on the table.
    fn card(&self, chapter: Card) -> Card;
}

/// A campaign whose newest chapter lies on the table. While that is played the campaign does not know it yet; once it is over
/// the campaign closes it.
#[derive(Clone, Debug)]
pub struct Open {
    campaign: Campaign,
    /// The records of the chapters before the one on the table.
    before: Vec<Record>,
}

impl Open {
    /// A campaign with the records of the chapters before the one on the table.
    pub const fn new(campaign: Campaign, before: Vec<Record>) -> Self {
        Self { campaign, before }
    }

    /// The campaign, as far as its chapters are closed.
    pub const fn campaign(&self) -> &Campaign {
        &self.campaign
    }

    /// The records of the chapters before the one on the table.
    pub fn records_before(&self) -> &[Record] {
        &self.before
    }

    /// Whether the chapter on the table is closed.
    pub fn is_closed(&self) -> bool {
        self.campaign.closed().len() > self.before.len()
    }

    /// The same with the chapter on the table closed, and with the Token taken where a computer takes it.
    #[must_use]
    pub fn closing(mut self, ended: &Ended) -> Self {
        if !self.is_closed() && self.campaign.close(ended).is_err() {
            return self;
        }
        self.with_computers_token()
    }

    /// The same with the Token taken that a computer is to take now.
    #[must_use]
    pub fn with_computers_token(mut self) -> Self {
        if let Stage::Token(seat) = self.campaign.stage()
            && let Some(crest) = self.computers_token(seat)
        {
            let _ = self.campaign.take(crest);
        }
        self
    }

    /// The same with the Token that a seat took; `None` where that is not possible.
    pub fn taking(mut self, crest: Crest) -> Option<Self> {
        self.campaign.take(crest).ok().map(|()| self)
    }

    /// The campaign before its next chapter, with the record of the one on the table.
    #[must_use]
    pub fn going_on(mut self, chapter: Record) -> Self {
        self.before.push(chapter);
        self
    }

    /// The Token that a computer on a seat takes; none where a person decides.
    fn computers_token(&self, seat: Seat) -> Option<Crest> {
        let kinds = self.campaign.plan().kinds().ok()?;
        match kinds.get(seat.index())? {
            SeatKind::Random => {
                let left: Vec<Crest> = self.campaign.tokens().collect();
                // The same campaign goes on in the same way.
                let mut seed = self.campaign.seed().chance();
                let mut chance = Chance::new(seed.bits_64() ^ self.campaign.closed().len() as u64);
                left.get(chance.below(left.len() as u32) as usize).copied()
            }
            kind if kind.is_computer() => self.campaign.best_token(),
            _ => None,
        }
    }
}

impl Whole for Open {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn before(&self) -> u8 {
        self.before.len() as u8
    }

    fn to_take(&self) -> Option<Seat> {
        match self.campaign.stage() {
            Stage::Token(seat) => Some(seat),
            Stage::Chapter(_) | Stage::Over => None,
        }
    }

    fn text(&self, chapter: Record) -> String {
        let chapters = self.before.iter().cloned().chain([chapter]).collect();
        CampaignRecord::of(&self.campaign, chapters).write()
    }

    fn card(&self, chapter: Card) -> Card {
        let seats = self.campaign.seats();
        Card {
            chapter: self.before() + 1,
            tomes: seats.map(|seat| self.campaign.holdings(seat).all()).collect(),
            over: self.campaign.stage() == Stage::Over,
            ..chapter
        }
    }
}

/// The campaign of a table, if it is a chapter of one.
pub fn open(whole: Option<&dyn Whole>) -> Option<&Open> {
    whole?.as_any().downcast_ref()
}
