//! A campaign with all its choices, as a short text for the `#fragment` of an address.
//!
//! `f5` and base64url (RFC 4648, section 5, without padding) of one code, as the link of a game has it (`crates/kernel/src/link.rs`): the
//! head, then each chapter as the choices made in it. The campaign itself deals it, so that neither set-up nor seed is written
//! twice. There is exactly one text for a campaign.

use super::chapters::chapters;
use super::record::{CampaignError, CampaignRecord};
use super::state::{Campaign, CampaignSetup, Ended, Stage};
use kernel::{
    Coder, Crest, Link, PackedChoices, Record, RecordError, Table, altered, bytes_of, coded, keys, places,
    seat_numbers, seats_of, text_of,
};
use kernel::{Seed, Setup};
use std::hash::Hasher;
use trilogy::with_game;

#[derive(Clone, Debug, PartialEq)]
struct CampaignLinkHead {
    seats: Vec<u8>,
    names: Vec<String>,
    modules: Vec<u8>,
    seed: Seed,
    tokens: Vec<Crest>,
    chapters: Vec<PackedChoices>,
    check: [u8; 8],
}

/// The link of a campaign, taken apart. Its chapters are not played yet.
#[derive(Clone, Debug, PartialEq)]
pub struct CampaignLink {
    head: CampaignLinkHead,
    is_cut: bool,
}

impl CampaignLinkHead {
    /// Writes the head, or reads one, depending on the coder. A reader passes no head.
    fn coded(coder: &mut Coder, head: Option<&Self>) -> Result<Self, RecordError> {
        let nothing = Self {
            seats: Vec::new(),
            names: Vec::new(),
            modules: Vec::new(),
            seed: Seed::from(0),
            tokens: Vec::new(),
            chapters: Vec::new(),
            check: [0; 8],
        };
        let head = head.unwrap_or(&nothing);
        let all = chapters().len();
        let seats = coded::seats(coder, &head.seats)?;
        let modules = coded::places(coder, &head.modules)?;
        let names = coded::names(coder, &head.names)?;
        let seed = coded::seed(coder, &head.seed)?;
        let place_of = |token: &Crest| Crest::ALL.iter().position(|crest| crest == token);
        let tokens: Vec<usize> = head.tokens.iter().filter_map(place_of).collect();
        let tokens = coded::list(coder, all, &tokens, |coder, place| Ok(coder.one_of(place, &[1; Crest::ALL.len()])))?;
        let tokens = tokens.into_iter().filter_map(|place| Crest::ALL.get(place).copied()).collect();
        let check = coded::check(coder, head.check);
        let chapters: Vec<(u32, Vec<u8>)> =
            head.chapters.iter().map(|packed| (packed.rules, packed.bytes.clone())).collect();
        let chapters = coded::list(coder, all, &chapters, |coder, (rules, bytes)| {
            let rules = u32::try_from(coder.number(rules.into(), 1)).map_err(|_| altered())?;
            Ok(PackedChoices { rules, bytes: coded::bytes(coder, &bytes)? })
        });
        Ok(Self { seats, names, modules, seed, tokens, chapters: chapters?, check })
    }
}

impl CampaignLink {
    pub fn is_one(text: &str) -> bool {
        text.starts_with(Link::CAMPAIGN)
    }

    /// Takes a link apart. There is exactly one text for it.
    pub fn open(text: &str) -> Result<Self, CampaignError> {
        let bytes = bytes_of(Link::CAMPAIGN, text)?.ok_or_else(altered)?;
        let mut coder = Coder::reading(&bytes);
        let read = CampaignLinkHead::coded(&mut coder, None);
        let is_cut = coder.is_overdrawn();
        let link = Self { head: read.map_err(|error| if is_cut { RecordError::Incomplete } else { error })?, is_cut };
        match link.write()? {
            again if again == text => Ok(link),
            _ if is_cut => Err(RecordError::Incomplete.into()),
            _ => Err(RecordError::Altered.into()),
        }
    }

    pub fn games(&self) -> impl Iterator<Item = &'static str> {
        chapters().into_iter().map(|of| of.game.name).take(self.head.chapters.len())
    }

    pub fn write(&self) -> Result<String, CampaignError> {
        let mut coder = Coder::writing();
        CampaignLinkHead::coded(&mut coder, Some(&self.head))?;
        Ok(text_of(Link::CAMPAIGN, &coder.bytes())?)
    }

    pub fn of_with(
        record: &CampaignRecord,
        pack: impl FnMut(&Record) -> Result<PackedChoices, RecordError>,
    ) -> Result<Self, CampaignError> {
        record.plan.kinds().map_err(CampaignError::Setup)?;
        let game = chapters().first().ok_or(RecordError::Altered)?.game;
        let head = CampaignLinkHead {
            seats: seat_numbers(&record.plan.seats, game),
            names: record.plan.names.clone(),
            modules: places(&record.plan.modules, &bonus()),
            seed: record.seed.clone(),
            tokens: record.tokens.clone(),
            chapters: record.chapters.iter().map(pack).collect::<Result<_, _>>()?,
            check: check(record),
        };
        Ok(Self { head, is_cut: false })
    }

    pub fn of(record: &CampaignRecord) -> Result<Self, CampaignError> {
        Self::of_with(record, |record| {
            let packed = with_game!(record.game.as_str(), G => PackedChoices::of::<G>(record));
            packed.unwrap_or_else(|| Err(RecordError::of_another_game(&record.game)))
        })
    }

    pub fn record(self) -> Result<CampaignRecord, CampaignError> {
        self.record_with(|game, packed, setup, seed| {
            let played = with_game!(game, G => packed.record::<G>(setup, seed).and_then(|record| {
                Table::<G>::replay(&record).map(|table| (record, Ended::of(table.state())))
            }));
            played.unwrap_or_else(|| Err(RecordError::of_another_game(game)))
        })
    }

    /// The record of the campaign. `chapter` plays the choices of a chapter. It returns the record and the result,
    /// `None` while the chapter is being played.
    pub fn record_with(
        self,
        chapter: impl FnMut(&'static str, &PackedChoices, Setup, Seed) -> Result<(Record, Option<Ended>), RecordError>,
    ) -> Result<CampaignRecord, CampaignError> {
        let is_cut = self.is_cut;
        self.played_with(chapter).map_err(|error| if is_cut { RecordError::Incomplete.into() } else { error })
    }

    fn played_with(
        self,
        mut chapter: impl FnMut(&'static str, &PackedChoices, Setup, Seed) -> Result<(Record, Option<Ended>), RecordError>,
    ) -> Result<CampaignRecord, CampaignError> {
        let head = self.head;
        let game = chapters().first().ok_or(RecordError::Altered)?.game;
        let (seats, modules) = (seats_of(&head.seats, game)?, keys(&head.modules, &bonus())?);
        let plan = CampaignSetup { seats, names: head.names, modules };
        let mut campaign = Campaign::new(plan, head.seed).map_err(CampaignError::Setup)?;
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

fn bonus() -> Vec<&'static str> {
    chapters().into_iter().flat_map(|of| of.chapter.bonus).copied().collect()
}

/// FNV-1a over the fingerprint of the campaign without snapshots, which no link holds.
fn check(record: &CampaignRecord) -> [u8; 8] {
    let mut hasher = fnv::FnvHasher::default();
    hasher.write(record.clone().bare().fingerprint().as_bytes());
    hasher.finish().to_le_bytes()
}
