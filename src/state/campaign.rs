//! The campaign whose chapter is on the table. It is saved completely with every choice.

use super::saves::SaveSummary;
use campaign::{Campaign, CampaignRecord, Ended, Stage};
use kernel::{Chance, Crest, Record, Seat, SeatKind};
use std::any::Any;

/// The campaign of the game on the table, as the store saves it. It is a trait because the code of the campaign is
/// loaded lazily and the store is not.
pub trait AnyCampaign: Send + Sync {
    /// The concrete campaign, for the code that knows it.
    fn as_any(&self) -> &dyn Any;
    /// Number of chapters before the one on the table.
    fn before(&self) -> u8;
    /// Seat that has to take a Token before the campaign continues.
    fn to_take(&self) -> Option<Seat>;
    /// Text that is saved, with the record of the chapter on the table.
    fn text(&self, chapter: Record) -> String;
    /// Card of the campaign for the lists, from the card of its chapter.
    fn card(&self, chapter: SaveSummary) -> SaveSummary;
}

/// A campaign whose newest chapter is on the table. It learns of that chapter once it is over.
#[derive(Clone, Debug)]
pub struct OpenCampaign {
    campaign: Campaign,
    /// Records of the earlier chapters.
    before: Vec<Record>,
}

impl OpenCampaign {
    /// A campaign with the records of its earlier chapters.
    pub const fn new(campaign: Campaign, before: Vec<Record>) -> Self {
        Self { campaign, before }
    }

    /// The campaign, up to its last closed chapter.
    pub const fn campaign(&self) -> &Campaign {
        &self.campaign
    }

    /// Records of the earlier chapters.
    pub fn records_before(&self) -> &[Record] {
        &self.before
    }

    /// True once the chapter on the table is closed.
    pub fn is_closed(&self) -> bool {
        self.campaign.closed().len() > self.before.len()
    }

    /// Closes the chapter on the table, and takes the Token if a computer takes it.
    #[must_use]
    pub fn closing(mut self, ended: &Ended) -> Self {
        if !self.is_closed() && self.campaign.close(ended).is_err() {
            return self;
        }
        self.with_computers_token()
    }

    /// Takes the Token that a computer has to take now.
    #[must_use]
    pub fn with_computers_token(mut self) -> Self {
        if let Stage::Token(seat) = self.campaign.stage()
            && let Some(crest) = self.computers_token(seat)
        {
            let _ = self.campaign.take(crest);
        }
        self
    }

    /// Takes a Token for a seat; `None` if that is impossible.
    pub fn taking(mut self, crest: Crest) -> Option<Self> {
        self.campaign.take(crest).ok().map(|()| self)
    }

    /// The campaign before its next chapter, with the record of the one on the table.
    #[must_use]
    pub fn going_on(mut self, chapter: Record) -> Self {
        self.before.push(chapter);
        self
    }

    /// Token that a computer on a seat takes; `None` where a person decides.
    fn computers_token(&self, seat: Seat) -> Option<Crest> {
        let kinds = self.campaign.plan().kinds().ok()?;
        match kinds.get(seat.index())? {
            SeatKind::Random => {
                let left: Vec<Crest> = self.campaign.tokens().collect();
                // Deterministic: the same campaign makes the same choice.
                let mut seed = self.campaign.seed().chance();
                let mut chance = Chance::new(seed.bits_64() ^ self.campaign.closed().len() as u64);
                left.get(chance.below(left.len() as u32) as usize).copied()
            }
            kind if kind.is_computer() => self.campaign.best_token(),
            _ => None,
        }
    }
}

impl AnyCampaign for OpenCampaign {
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

    fn card(&self, chapter: SaveSummary) -> SaveSummary {
        let seats = self.campaign.seats();
        SaveSummary {
            chapter: self.before() + 1,
            tomes: seats.map(|seat| self.campaign.holdings(seat).all()).collect(),
            over: self.campaign.stage() == Stage::Over,
            ..chapter
        }
    }
}

/// Campaign of a table that is one of its chapters.
pub fn open(campaign: Option<&dyn AnyCampaign>) -> Option<&OpenCampaign> {
    campaign?.as_any().downcast_ref()
}
