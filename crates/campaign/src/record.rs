//! The record of a campaign: one text that is a save, a file and a bug report, and the one door for those from outside.

use super::state::{Campaign, Ended, Plan, Stage};
use kernel::{Crest, Record, RecordError, Seed, SetupError, Table};
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::hash::Hasher;
use trilogy::with_game;

/// The most bytes that the text may have: three games with their states have a tenth of them.
const MAX_BYTES: usize = 1 << 20;
/// The form that this version writes and reads.
const FORM: u32 = 1;

/// Set-up, seed, the records of the chapters and the Tokens taken: the whole campaign.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CampaignRecord {
    /// The form of this text.
    campaign: u32,
    /// Who plays, and with which parts.
    #[serde(flatten)]
    pub plan: Plan,
    /// What the chapters' seeds come from.
    pub seed: Seed,
    /// The records of the chapters, the last of them perhaps still being played.
    pub chapters: Vec<Record>,
    /// The Tokens taken, in their order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tokens: Vec<Crest>,
    /// The fingerprint of all of the above.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub check: Option<String>,
}

impl CampaignRecord {
    /// The record of a campaign with the records of its chapters, sealed.
    pub fn of(campaign: &Campaign, chapters: Vec<Record>) -> Self {
        let tokens = campaign.closed().iter().filter_map(|closed| closed.token).collect();
        let (plan, seed) = (campaign.plan().clone(), campaign.seed().clone());
        let mut record = Self { campaign: FORM, plan, seed, chapters, tokens, check: None };
        record.check = Some(record.fingerprint());
        record
    }

    /// Whether a text claims to be one.
    pub fn is_one(text: &str) -> bool {
        #[derive(Deserialize)]
        struct Head {
            #[allow(dead_code)] // it is there
            campaign: IgnoredAny,
        }
        text.len() <= MAX_BYTES && serde_json::from_str::<Head>(text).is_ok()
    }

    /// Reads one. Whether its chapters can be played shows when they are replayed.
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

    /// The record as text.
    pub fn write(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// The same so many choices earlier in the last chapter, for who goes on from there.
    #[must_use]
    pub fn earlier(mut self, back: usize) -> Self {
        self.tokens.truncate(self.chapters.len().saturating_sub(1));
        if let Some(last) = self.chapters.last_mut() {
            last.choices.truncate(last.choices.len().saturating_sub(back));
            (last.check, last.snapshot) = (None, None);
        }
        Self { check: None, ..self }
    }

    /// Plays it through with the registry's games.
    pub fn replay(&self) -> Result<Campaign, CampaignError> {
        self.replay_with(|record| {
            let known = with_game!(record.game.as_str(), G => {
                // The same door as for a record by itself: its set-up, size and fingerprint are checked, too.
                Table::<G>::read(&record.write()).map(|table| Ended::of(table.state()))
            });
            known.unwrap_or_else(|| Err(RecordError::of_another_game(&record.game)))
        })
    }

    /// Plays it through. `play` says how a chapter ended, or that it is still being played.
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

    /// The same without the states of its chapters, which are no part of what was chosen.
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
            add(token.word());
        }
        format!("{:016x}", hasher.finish())
    }
}

/// Why a campaign cannot be played on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CampaignError {
    /// Not the text of a campaign's record.
    Record(RecordError),
    /// No campaign can be set up like this.
    Setup(SetupError),
    /// A chapter cannot be played.
    Chapter {
        /// Its number, from 1.
        number: usize,
        /// Why not.
        error: RecordError,
    },
    /// A chapter that this campaign would not deal, or not yet.
    NotDealt {
        /// Its number, from 1.
        number: usize,
    },
    /// A Token that nobody could take then.
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
    /// The same as what can be wrong with the record of a game.
    fn from(error: CampaignError) -> Self {
        match error {
            CampaignError::Record(error) | CampaignError::Chapter { error, .. } => error,
            CampaignError::Setup(error) => Self::Setup(error),
            CampaignError::NotDealt { .. } | CampaignError::Token => Self::Altered,
        }
    }
}
