//! A campaign, with all that was chosen in it, as a short text for the `#fragment` of an address.
//!
//! `f3` and base64url (RFC 4648, section 5, without padding) of a [`Head`] in postcard, which holds each chapter as the choices
//! made in it: the campaign itself deals it, so that neither set-up nor seed is written twice. There is exactly one text for a
//! campaign.

use super::chapters::chapters;
use super::record::{CampaignError, CampaignRecord};
use super::state::{Campaign, Ended, Plan, Stage};
use crate::kernel::{Crest, Link, Packed, Record, RecordError, SeedText, Table, places, seat_numbers, seats_of, words};
use crate::kernel::{Seed, Setup};
use crate::with_game;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use serde::{Deserialize, Serialize};
use std::hash::Hasher;

/// What a link holds.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Head {
    /// A number a seat, as in the link of a game.
    seats: Vec<u8>,
    names: Vec<String>,
    /// The bonus content by its places among that of all chapters.
    modules: Vec<u8>,
    seed: SeedText,
    /// The Tokens taken, in their order.
    tokens: Vec<Crest>,
    chapters: Vec<Packed>,
    check: [u8; 8],
}

/// The link of a campaign, taken apart: its chapters are still to be played.
#[derive(Clone, Debug, PartialEq)]
pub struct CampaignLink(Head);

impl CampaignLink {
    /// Whether a text claims to be one.
    pub fn is_one(text: &str) -> bool {
        text.starts_with(Link::CAMPAIGN)
    }

    /// Takes a link apart.
    pub fn open(text: &str) -> Result<Self, CampaignError> {
        if text.len() > Link::MOST {
            return Err(RecordError::TooLarge.into());
        }
        let unreadable = || CampaignError::from(RecordError::Unreadable("the link is cut off or altered".to_owned()));
        let body = text.strip_prefix(Link::CAMPAIGN).ok_or_else(unreadable)?;
        let bytes = BASE64.decode(body).map_err(|_| unreadable())?;
        let link = Self(postcard::from_bytes(&bytes).map_err(|_| unreadable())?);
        if link.write()? == text { Ok(link) } else { Err(RecordError::Altered.into()) }
    }

    /// The words of the games whose chapters it holds, in their order.
    pub fn games(&self) -> impl Iterator<Item = &'static str> {
        chapters().into_iter().map(|of| of.game.name).take(self.0.chapters.len())
    }

    /// The link's text.
    pub fn write(&self) -> Result<String, CampaignError> {
        let bytes = postcard::to_allocvec(&self.0).map_err(|error| RecordError::Unreadable(error.to_string()))?;
        let mut text = Link::CAMPAIGN.to_owned();
        BASE64.encode_string(bytes, &mut text);
        if text.len() > Link::MOST { Err(RecordError::TooLarge.into()) } else { Ok(text) }
    }

    /// The link of a campaign, with what packs the record of a chapter.
    pub fn of_with(
        record: &CampaignRecord,
        pack: impl FnMut(&Record) -> Result<Packed, RecordError>,
    ) -> Result<Self, CampaignError> {
        record.plan.kinds().map_err(CampaignError::Setup)?;
        let game = chapters().first().ok_or(RecordError::Altered)?.game;
        Ok(Self(Head {
            seats: seat_numbers(&record.plan.seats, game),
            names: record.plan.names.clone(),
            modules: places(&record.plan.modules, &bonus()),
            seed: SeedText::of(&record.seed),
            tokens: record.tokens.clone(),
            chapters: record.chapters.iter().map(pack).collect::<Result<_, _>>()?,
            check: check(record),
        }))
    }

    /// The link of a campaign, with the registry's games.
    pub fn of(record: &CampaignRecord) -> Result<Self, CampaignError> {
        Self::of_with(record, |record| {
            let packed = with_game!(record.game.as_str(), G => Packed::of::<G>(record));
            packed.unwrap_or_else(|| Err(RecordError::of_another_game(&record.game)))
        })
    }

    /// The record of the campaign, with the registry's games.
    pub fn record(self) -> Result<CampaignRecord, CampaignError> {
        self.record_with(|game, packed, setup, seed| {
            let played = with_game!(game, G => packed.record::<G>(setup, seed).and_then(|record| {
                Table::<G>::replay(&record).map(|table| (record, Ended::of(table.state())))
            }));
            played.unwrap_or_else(|| Err(RecordError::of_another_game(game)))
        })
    }

    /// The record of the campaign. `chapter` plays what was chosen in the chapter of a game: its record, and how it ended unless it
    /// is still being played.
    pub fn record_with(
        self,
        mut chapter: impl FnMut(&'static str, &Packed, Setup, Seed) -> Result<(Record, Option<Ended>), RecordError>,
    ) -> Result<CampaignRecord, CampaignError> {
        let head = self.0;
        let game = chapters().first().ok_or(RecordError::Altered)?.game;
        let (seats, modules) = (seats_of(&head.seats, game)?, words(&head.modules, &bonus())?);
        let plan = Plan { seats, names: head.names, modules };
        let mut campaign = Campaign::new(plan, head.seed.seed()?).map_err(CampaignError::Setup)?;
        let (mut tokens, mut records, mut running) = (head.tokens.into_iter(), Vec::new(), false);
        for (place, packed) in head.chapters.iter().enumerate() {
            let number = place + 1;
            let next = campaign.next().filter(|_| !running);
            let (game, setup, seed) = next.ok_or(CampaignError::NotDealt { number })?;
            let (record, ended) =
                chapter(game, packed, setup, seed).map_err(|error| CampaignError::Chapter { number, error })?;
            records.push(record);
            running = ended.is_none();
            if let Some(ended) = ended {
                campaign.close(&ended).map_err(|_| CampaignError::NotDealt { number })?;
                if let Stage::Token(_) = campaign.stage()
                    && let Some(crest) = tokens.next()
                {
                    campaign.take(crest).map_err(|_| CampaignError::Token)?;
                }
            }
        }
        if tokens.next().is_some() {
            return Err(CampaignError::Token);
        }
        let record = CampaignRecord::of(&campaign, records);
        if check(&record) == head.check { Ok(record) } else { Err(RecordError::Altered.into()) }
    }
}

/// The bonus content of all chapters.
fn bonus() -> Vec<&'static str> {
    chapters().into_iter().flat_map(|of| of.chapter.bonus).copied().collect()
}

/// FNV-1a over the fingerprint of the campaign without snapshots, which no link holds.
fn check(record: &CampaignRecord) -> [u8; 8] {
    let mut hasher = fnv::FnvHasher::default();
    hasher.write(record.clone().bare().fingerprint().as_bytes());
    hasher.finish().to_le_bytes()
}
