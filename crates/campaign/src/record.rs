//! The record of a campaign: save, file and bug report in one text. It is the entry point for campaigns from outside.

use super::state::{Campaign, CampaignSetup, Ended, Stage};
use kernel::{Crest, Record, RecordError, Seed, SetupError, Table};
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::hash::Hasher;
use trilogy::with_game;

/// Maximum number of bytes of the text: three games with their states have a tenth of it.
const MAX_BYTES: usize = 1 << 20;
const FORM: u32 = 1;

/// Set-up, seed, the records of the chapters and the Tokens taken: the complete campaign.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CampaignRecord {
    campaign: u32,
    #[serde(flatten)]
    pub plan: CampaignSetup,
    pub seed: Seed,
    /// Records of the chapters. The last one may be unfinished.
    pub chapters: Vec<Record>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tokens: Vec<Crest>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub check: Option<String>,
}

impl CampaignRecord {
    pub fn of(campaign: &Campaign, chapters: Vec<Record>) -> Self {
        let tokens = campaign.closed().iter().filter_map(|closed| closed.token).collect();
        let (plan, seed) = (campaign.plan().clone(), campaign.seed().clone());
        let mut record = Self { campaign: FORM, plan, seed, chapters, tokens, check: None };
        record.check = Some(record.fingerprint());
        record
    }

    pub fn is_one(text: &str) -> bool {
        #[derive(Deserialize)]
        struct CampaignMark {
            #[allow(dead_code)] // only its presence counts
            campaign: IgnoredAny,
        }
        text.len() <= MAX_BYTES && serde_json::from_str::<CampaignMark>(text).is_ok()
    }

    /// Reads a record. Its chapters are checked when they are replayed.
    pub fn read(text: &str) -> Result<Self, CampaignError> {
        if text.len() > MAX_BYTES {
            return Err(CampaignError::Record(RecordError::TooLarge));
        }
        let record: Self = serde_json::from_str(text).map_err(RecordError::from)?;
        if record.campaign > FORM {
            return Err(CampaignError::Record(RecordError::NewerForm));
        }
        record.plan.kinds().map_err(CampaignError::Setup)?;
        if record.check.as_ref().is_some_and(|check| *check != record.fingerprint()) {
            return Err(CampaignError::Record(RecordError::Altered));
        }
        Ok(record)
    }

    pub fn write(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// The record without the last `back` choices of its last chapter.
    #[must_use]
    pub fn earlier(mut self, back: usize) -> Self {
        self.tokens.truncate(self.chapters.len().saturating_sub(1));
        if let Some(last) = self.chapters.last_mut() {
            last.choices.truncate(last.choices.len().saturating_sub(back));
            (last.check, last.snapshot) = (None, None);
        }
        Self { check: None, ..self }
    }

    pub fn replay(&self) -> Result<Campaign, CampaignError> {
        self.replay_with(|record| {
            let known = with_game!(record.game.as_str(), G => {
                // Reading the text again also checks the record's set-up, size and fingerprint.
                Table::<G>::read(&record.write()).map(|table| Ended::of(table.state()))
            });
            known.unwrap_or_else(|| Err(RecordError::of_another_game(&record.game)))
        })
    }

    /// Plays it through. `play` returns the result of a chapter, or `None` while it is being played.
    pub fn replay_with(
        &self,
        mut play: impl FnMut(&Record) -> Result<Option<Ended>, RecordError>,
    ) -> Result<Campaign, CampaignError> {
        let mut campaign = Campaign::new(self.plan.clone(), self.seed.clone()).map_err(CampaignError::Setup)?;
        let mut tokens = self.tokens.iter();
        let mut running = false;
        for (place, record) in self.chapters.iter().enumerate() {
            let number = place + 1;
            let laid_out = campaign.next().filter(|_| !running);
            let (game, setup, seed) = laid_out.ok_or(CampaignError::NotDealt { number })?;
            if record.game != game || record.setup != setup || record.seed != seed {
                return Err(CampaignError::NotDealt { number });
            }
            match play(record).map_err(|error| CampaignError::Chapter { number, error })? {
                None => running = true,
                Some(ended) => {
                    campaign.close(&ended).map_err(|_| CampaignError::NotDealt { number })?;
                    if let Stage::Token(_) = campaign.stage()
                        && let Some(crest) = tokens.next()
                    {
                        campaign.take(*crest).map_err(|_| CampaignError::Token)?;
                    }
                }
            }
        }
        if tokens.next().is_some() { Err(CampaignError::Token) } else { Ok(campaign) }
    }

    /// The record without the states of its chapters, which are no choices.
    #[must_use]
    pub fn bare(mut self) -> Self {
        for record in &mut self.chapters {
            let bare = Record { check: None, snapshot: None, ..record.clone() };
            *record = bare.sealed();
        }
        self
    }

    /// FNV-1a over the parts that make the campaign, each ended by a byte that no text holds.
    pub(super) fn fingerprint(&self) -> String {
        let mut hasher = fnv::FnvHasher::default();
        let mut add = |text: &str| {
            hasher.write(text.as_bytes());
            hasher.write_u8(0xff);
        };
        for list in [&self.plan.seats, &self.plan.names, &self.plan.modules] {
            for text in list {
                add(text);
            }
            add("");
        }
        add(self.seed.text());
        for record in &self.chapters {
            add(&record.write());
        }
        add("");
        for token in &self.tokens {
            add(token.key());
        }
        format!("{:016x}", hasher.finish())
    }
}

/// Reason why a campaign cannot be continued.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CampaignError {
    Record(RecordError),
    Setup(SetupError),
    Chapter {
        number: usize,
        error: RecordError,
    },
    /// A chapter that this campaign does not deal, or not yet.
    NotDealt {
        number: usize,
    },
    Token,
}

impl fmt::Display for CampaignError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Record(error) => write!(f, "{error}"),
            Self::Setup(error) => write!(f, "this campaign cannot be set up: {error}"),
            Self::Chapter { number, error } => write!(f, "chapter {number}: {error}"),
            Self::NotDealt { number } => write!(f, "chapter {number} is not the one that this campaign deals"),
            Self::Token => write!(f, "a Crest Token was taken that could not be"),
        }
    }
}

impl std::error::Error for CampaignError {}

impl From<RecordError> for CampaignError {
    fn from(error: RecordError) -> Self {
        Self::Record(error)
    }
}

impl From<CampaignError> for RecordError {
    fn from(error: CampaignError) -> Self {
        match error {
            CampaignError::Record(error) | CampaignError::Chapter { error, .. } => error,
            CampaignError::Setup(error) => Self::Setup(error),
            CampaignError::NotDealt { .. } | CampaignError::Token => Self::Altered,
        }
    }
}
