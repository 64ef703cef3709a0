//! A record, or a challenge, as a short text for the `#fragment` of an address.
//!
//! `f4` and base64url (RFC 4648, section 5, without padding) of one code ([`Coder`]): the head, whose parts are in `link/coded.rs`,
//! then the choices, each by its place among the legal ones in as few bits as it is likely ([`ChoiceModel`]). A finished game of two takes some
//! 100 characters. A whole campaign has a form of its own (`crates/campaign/src/link.rs`). There is exactly one text for a game:
//! whatever reads as the same game but is written differently was altered.
//!
//! [`ChoiceModel`]: super::choice_model::ChoiceModel

pub mod coded;
pub(super) mod head;
pub(super) mod text;

use crate::choice_codec::{code, of_these_rules};
use crate::coder::Coder;
use crate::{Declared, Game, Quoted, Record, RecordError, Seed, Setup, Table};
use head::LinkHead;
use std::hash::Hasher;
use std::ops::RangeInclusive;
use text::{bytes_of, text_of};

/// Start of a link: Francia, and the version of the form.
const FORM: &str = "f4";
/// Form of the link of a campaign.
const CAMPAIGN: &str = "f5";
/// Versions of future forms.
const NEWER: RangeInclusive<char> = '6'..='9';

/// Content of a link.
#[derive(Clone, Debug, PartialEq)]
pub enum Link {
    /// A game as far as it was played: sealed, and without a snapshot.
    Game(Record),
    /// A game to be played from the start.
    Challenge(Challenge),
}

/// A set-up with its seed, and the score to beat.
#[derive(Clone, Debug, PartialEq)]
pub struct Challenge {
    /// Key of the game.
    pub game: String,
    /// Version of the rules that deal it.
    pub rules: u32,
    /// The seats and the modules.
    pub setup: Setup,
    /// Seed of the deal.
    pub seed: Seed,
    /// The score to beat.
    pub score: i32,
}

impl Link {
    /// Start of the link of a campaign, which the campaign crate reads and writes.
    pub const CAMPAIGN: &'static str = CAMPAIGN;

    /// The link to a game being played.
    pub fn to<G: Game>(table: &Table<G>) -> Self {
        let mut record = table.record();
        record.snapshot = None;
        Self::Game(record)
    }

    /// Returns the key of the link's game without reading the rest; `games` are the known ones.
    pub fn game_of(text: &str, games: impl IntoIterator<Item = &'static Declared>) -> Result<String, RecordError> {
        let Opened { game, .. } = open(text)?;
        games
            .into_iter()
            .find(|known| known.number == game)
            .map(|known| known.name.to_owned())
            .ok_or_else(|| RecordError::of_another_game(&game.to_string()))
    }

    /// Reads a link of this game. The result can be played: the set-up, every choice and the fingerprint are checked.
    ///
    /// A link has no snapshot: one of older rules is [`RecordError::NoSnapshot`].
    pub fn read<G: Game>(text: &str) -> Result<Self, RecordError> {
        let Opened { game, head, mut coder } = open(text)?;
        if game != G::NUMBER {
            return Err(RecordError::of_another_game(&game.to_string()));
        }
        let link = Self::of_head::<G>(head, &mut coder);
        let link = link.map_err(|error| if coder.is_used_up() { unfinished(error) } else { error })?;
        let again = link.write::<G>()?;
        if again == text { Ok(link) } else { Err(RecordError::Altered) }
    }

    /// The link of a head, with the choices that the coder reads after it.
    fn of_head<G: Game>(head: LinkHead, coder: &mut Coder) -> Result<Self, RecordError> {
        let declared = Declared::of::<G>();
        let setup = head.setup(declared);
        // Newer rules may know modules that these do not, so that the version is checked before the set-up.
        of_these_rules(head.rules, setup.as_ref().map_or(declared.rules, |setup| declared.rules_of(setup)))?;
        let setup = setup?;
        let LinkHead { rules, seed, practice, score, check, .. } = head;
        let game = G::NAME.to_owned();
        let link = if let Some(score) = score {
            Self::Challenge(Challenge { game, rules, setup, seed, score })
        } else {
            let choices = code::<G>(coder, &setup, &seed, &[])?;
            Self::Game(Record { game, rules, setup, seed, choices, practice, check: None, snapshot: None }.sealed())
        };
        if link.check() == check { Ok(link) } else { Err(RecordError::Altered) }
    }

    /// Writes the link's text. A game that cannot be played under today's rules is an error.
    pub fn write<G: Game>(&self) -> Result<String, RecordError> {
        self.text(Declared::of::<G>(), |coder, record| {
            code::<G>(coder, &record.setup, &record.seed, &record.choices).map(|_| ())
        })
    }

    /// Writes the text; `code` writes the choices.
    fn text(
        &self,
        game: &Declared,
        code: impl FnOnce(&mut Coder, &Record) -> Result<(), RecordError>,
    ) -> Result<String, RecordError> {
        let head = self.head(game)?;
        let mut coder = Coder::writing();
        coded::head(&mut coder, game.number, Some(head))?;
        if let Self::Game(record) = self {
            code(&mut coder, record)?;
        }
        text_of(FORM, &coder.bytes())
    }

    /// Returns everything before the choices.
    fn head(&self, game: &Declared) -> Result<LinkHead, RecordError> {
        let (record, score) = match self {
            Self::Game(record) => (record, None),
            Self::Challenge(challenge) => (&challenge.record(), Some(challenge.score)),
        };
        let head = LinkHead::of(record, score, self.check(), game)?;
        of_these_rules(head.rules, game.rules_of(&record.setup))?;
        Ok(head)
    }

    /// FNV-1a over the record's fingerprint and the score. It covers the texts of the choices, not their places: should
    /// the order of choices ever change, old links are refused instead of showing another game.
    fn check(&self) -> [u8; 8] {
        let mut hasher = fnv::FnvHasher::default();
        match self {
            Self::Game(record) => hasher.write(record.fingerprint().as_bytes()),
            Self::Challenge(challenge) => {
                hasher.write(challenge.record().fingerprint().as_bytes());
                hasher.write(challenge.score.to_string().as_bytes());
            }
        }
        hasher.finish().to_le_bytes()
    }
}

impl Challenge {
    /// Writes the link to it. It needs no code of the game, because there are no choices yet.
    pub fn link(self, game: &Declared) -> Result<String, RecordError> {
        Link::Challenge(self).text(game, |_, _| Ok(()))
    }

    /// The record of the game before its first choice.
    pub fn record(&self) -> Record {
        Record {
            game: self.game.clone(),
            rules: self.rules,
            setup: self.setup.clone(),
            seed: self.seed.clone(),
            choices: Vec::new(),
            practice: false,
            check: None,
            snapshot: None,
        }
        .sealed()
    }
}

/// A link taken apart: its game's number, its head, and what reads the choices.
struct Opened {
    game: u32,
    head: LinkHead,
    coder: Coder,
}

/// Converts the error of a link whose code is used up. The rules come first; any other error means a missing end.
fn unfinished(error: RecordError) -> RecordError {
    match error {
        RecordError::NoSnapshot | RecordError::NewerRules { .. } => error,
        _ => RecordError::Incomplete,
    }
}

fn open(text: &str) -> Result<Opened, RecordError> {
    if let Some(bytes) = bytes_of(FORM, text)? {
        let mut coder = Coder::reading(&bytes);
        let (game, head) = coded::head(&mut coder, 0, None)
            .map_err(|error| if coder.is_used_up() { unfinished(error) } else { error })?;
        return Ok(Opened { game, head, coder });
    }
    let mut letters = text.chars();
    let newer = letters.next() == Some('f') && letters.next().is_some_and(|version| NEWER.contains(&version));
    Err(if newer { RecordError::NewerForm } else { RecordError::Unreadable(Quoted::own("not a link")) })
}
