//! Links, files and challenges, in and out. Data from outside are shown first; then the person decides about them.

use super::Store;
use crate::browser::paint::{once_painted, painted};
use crate::browser::settings::{recall, remember};
use crate::info::{games, info};
use crate::state::any_table::{AnyTable, PRESENT};
use crate::state::import_preview::{ImportPreview, NotRead, NotTaken};
use crate::state::notices::Painted;
use crate::state::saves::{self, SaveSummary};
use crate::state::screen::Screen;
use crate::state::session::Session;
use campaign::{CampaignLink, CampaignRecord};
use kernel::grammar::grouped;
use kernel::{
    Bundle, Bundled, Challenge, Link, RecordError, Refused, Seat, Setup, SetupError, Trouble, game_of, readings,
};
use leptos::prelude::*;
use std::collections::HashSet;
use wasm_bindgen_futures::spawn_local;

/// Time, in milliseconds, that an import runs before the page is painted.
const STRETCH: u64 = 100;

/// Result of the import of a saved game.
enum Imported {
    New,
    Known,
    /// It is no playable game.
    Unreadable(RecordError),
    /// The code that reads it could not be fetched.
    Missing,
    /// The storage refused it.
    Refused(Trouble),
}

impl Store {
    /// Reads a link's fragment or a record, and shows its content without further effect. Implemented in the lazily
    /// loaded part.
    pub fn open_now(self, text: String) {
        spawn_local(async move {
            let read = async |seen: Painted| {
                seen.await;
                self.offered_within(&text).await
            };
            match self.notices.at_work(read).await {
                Ok(ImportPreview::Game(table, _)) => {
                    let known = self.known(&table.record()).await;
                    self.offer(ImportPreview::Game(table, known));
                }
                Ok(ImportPreview::Campaign(table, campaign, _)) => {
                    let record = CampaignRecord::read(&campaign.text(table.record()));
                    let known = match &record {
                        Ok(record) => self.known_campaign(record).await,
                        Err(_) => None,
                    };
                    self.offer(ImportPreview::Campaign(table, campaign, known));
                }
                Ok(offered) => self.offer(offered),
                Err(NotRead::Record(why)) => self.offer(ImportPreview::Refused(why)),
                Err(why) => {
                    // A page opened by its address shows nothing else yet.
                    if self.screen.get_untracked() == Screen::Opened
                        && self.import.offered.with_untracked(Option::is_none)
                    {
                        self.screen.set(Screen::Home);
                    }
                    let reason = why.text(self.settings.texts_now());
                    once_painted(move || self.notices.show_toast(reason));
                }
            }
        });
    }

    /// Shows data from outside.
    pub fn offer(self, offered: ImportPreview) {
        self.close_all();
        if self.screen.get_untracked() != Screen::Opened {
            self.import.opened_from.set_value(self.screen.get_untracked());
        }
        self.import.offered.set(Some(offered));
        self.screen.set(Screen::Opened);
    }

    /// Drops the offer and shows the previous screen again.
    pub fn not_now(self) {
        self.import.offered.set(None);
        let before = self.import.opened_from.get_value();
        let gone = matches!(before, Screen::Play | Screen::Score) && !self.table.has_game();
        self.screen.set(if gone { Screen::Home } else { before });
    }

    /// Shows the offered game without playing or saving it: the scores if it is over, otherwise its last step; the
    /// chronicle of a campaign.
    pub fn look_at_offered(self) {
        let table = match self.import.offered.get_untracked() {
            Some(ImportPreview::Game(table, _)) => table,
            Some(ImportPreview::Campaign(table, campaign, _)) => {
                self.put_out(Session { campaign: Some(campaign), ..Session::of(table, None, false) });
                return self.show_campaign();
            }
            _ => return,
        };
        let past = (!table.is_over()).then(|| table.until(PRESENT));
        let over = past.is_none();
        self.put_out(Session { past, ..Session::of(table, None, false) });
        self.screen.set(if over { Screen::Score } else { Screen::Play });
    }

    /// Lays a session on the table without saving it.
    fn put_out(self, session: Session) {
        self.choosing.lifted.set(None);
        self.table.laid.set(None);
        self.table.session.set(Some(session));
        self.table.turned();
    }

    /// Continues the offered game as an own one. `elsewhere`: seats whose people play on other devices.
    pub fn play_offered(self, elsewhere: Vec<Seat>) {
        let session = match self.import.offered.get_untracked() {
            Some(ImportPreview::Game(table, _)) => offered_game(table),
            Some(ImportPreview::Campaign(table, campaign, _)) => {
                Session { campaign: Some(campaign), ..offered_game(table) }
            }
            _ => return,
        };
        let session = Session { elsewhere, ..session };
        self.import.offered.set(None);
        self.begin_session(session);
    }

    /// Imports the offered saved games, each one checked, and shows the result. `done` receives the number of checked
    /// games.
    pub async fn keep_offered(self, done: impl Fn(usize)) {
        let Some(ImportPreview::Saves(offered)) = self.import.offered.get_untracked() else { return };
        let mut known: HashSet<String> = saves::all().await.into_iter().map(|(_, content)| content.record).collect();
        let texts = self.settings.texts_now();
        let (mut new, mut here, mut unkept) = (0, 0, 0);
        let mut not_taken = Vec::new();
        let mut why_not = None;
        let mut pause = saves::now() + STRETCH;
        for (place, save) in offered.iter().enumerate() {
            match self.keep_one(save, &mut known).await {
                Imported::New => new += 1,
                Imported::Known => here += 1,
                Imported::Unreadable(why) => {
                    not_taken.push(NotTaken { number: place + 1, title: save.title.clone(), why });
                }
                Imported::Missing => why_not = Some(texts.game_missing().to_owned()),
                Imported::Refused(trouble) => {
                    let why = match trouble {
                        Trouble::Full => texts.full(saves::is_in_database()),
                        Trouble::Silent => texts.storage_silent(),
                        Trouble::Blocked | Trouble::Failed => texts.storage_off(),
                        Trouble::Newer => texts.storage_newer(),
                    };
                    why_not = Some(why.to_owned() + ".");
                }
            }
            done(place + 1);
            if why_not.is_some() {
                unkept = offered.len() - place;
                break;
            }
            // Keeps the page responsive during a long list. Leaving the screen ends the import. A frame after every
            // game would take longer than the games.
            if saves::now() >= pause {
                painted().await;
                pause = saves::now() + STRETCH;
            }
            if self.screen.get_untracked() != Screen::Opened {
                break;
            }
        }
        let number = |count: usize| grouped(texts.0, count);
        let report = [
            Some(texts.games_added(number(new))),
            (here > 0).then(|| texts.games_known(number(here))),
            (!not_taken.is_empty()).then(|| texts.games_unreadable(number(not_taken.len()))),
            (unkept > 0).then(|| texts.games_not_kept(number(unkept))),
            why_not,
        ];
        let report = report.into_iter().flatten().collect::<Vec<_>>().join(" ");
        if self.screen.get_untracked() == Screen::Opened {
            if !not_taken.is_empty() {
                return self.import.offered.set(Some(ImportPreview::NotTaken(report, not_taken)));
            }
            self.import.offered.set(None);
            self.screen.set(Screen::Saves);
        }
        // A new screen clears the message of the one before.
        painted().await;
        self.notices.show_toast(report);
    }

    async fn keep_one(self, save: &Bundled, known: &mut HashSet<String>) -> Imported {
        if known.contains(&save.record) {
            return Imported::Known;
        }
        let session = match self.offered_in(&save.record).await {
            Ok(ImportPreview::Game(table, _)) => offered_game(table),
            Ok(ImportPreview::Campaign(table, campaign, _)) => {
                Session { campaign: Some(campaign), ..offered_game(table) }
            }
            Ok(_) => return Imported::Unreadable(RecordError::Altered),
            Err(NotRead::Record(why)) => return Imported::Unreadable(why),
            Err(NotRead::Missing) => return Imported::Missing,
        };
        let record = self.text_of_session(&session);
        if !known.insert(record.clone()) {
            return Imported::Known;
        }
        let Some(card) = self.card(&session) else { return Imported::Known };
        let card = SaveSummary { title: save.title.clone(), saved: save.saved.min(card.saved), ..card };
        match saves::keep(card, record).await {
            Err(Refused::Trouble(trouble)) => Imported::Refused(trouble),
            _ => Imported::New,
        }
    }

    /// Starts the offered challenge, and stores the score to beat.
    pub fn take_up(self) -> Result<(), SetupError> {
        let Some(ImportPreview::Challenge(challenge)) = self.import.offered.get_untracked() else { return Ok(()) };
        // Another person plays than the one named in it.
        let challenge = unnamed(&challenge);
        let game = info(&challenge.game).key;
        self.begin(game, challenge.setup.clone(), challenge.seed.clone(), false)?;
        remember(&key(&challenge), &challenge.score.to_string());
        self.import.offered.set(None);
        Ok(())
    }

    /// Score to beat, if this game is an accepted challenge. Tracks the table.
    pub fn score_to_beat(self) -> Option<i32> {
        // A game under older rules was accepted under those.
        let rules = self.table.with_present(|table| table.record().rules);
        recall(&key(&unnamed(&Challenge { rules, ..self.as_challenge()? })))?.parse().ok()
    }

    /// The current game as the text of a link.
    pub fn link(self) -> Option<String> {
        self.table.with_present(|table| self.code.reader(table)?.link(table)?.ok())
    }

    /// This deal with its score to beat, as the text of a link.
    pub fn challenge_link(self) -> Option<String> {
        self.as_challenge()?.link(self.table.info().declared).ok()
    }

    fn as_challenge(self) -> Option<Challenge> {
        let score = self.table.own_score();
        self.table.with_present(|table| {
            let game = table.game().info().declared;
            let (setup, seed) = (table.setup().clone(), table.seed().clone());
            Some(Challenge { game: game.name.to_owned(), rules: game.rules_of(&setup), setup, seed, score })
        })
    }

    /// Content of a received text: the first of its interpretations that can be parsed.
    async fn offered_within(self, text: &str) -> Result<ImportPreview, NotRead> {
        let mut refused = None;
        for reading in readings(text) {
            match self.offered_in(&reading).await {
                Err(why) => refused = refused.or(Some(why)),
                offered => return offered,
            }
        }
        Err(refused.unwrap_or(NotRead::Missing))
    }

    /// Content of a link's fragment or of a record of a game.
    async fn offered_in(self, text: &str) -> Result<ImportPreview, NotRead> {
        if Bundle::is_one(text) {
            return Ok(ImportPreview::Saves(Bundle::read(text)?.saves));
        }
        let of_link;
        let text = if CampaignLink::is_one(text) {
            of_link = self.campaign_of_link(text).await?.write();
            &of_link
        } else {
            text
        };
        if CampaignRecord::is_one(text) {
            let Session { table, campaign, .. } = self.session_of(text, saves::fresh_id()).await?;
            return campaign
                .map(|campaign| ImportPreview::Campaign(table, campaign, None))
                .ok_or(RecordError::Altered.into());
        }
        let key = if text.starts_with('{') {
            game_of(text)?
        } else {
            Link::game_of(text, games().iter().map(|info| info.declared))?
        };
        let game = self.code.reader_of(&key).await?;
        if text.starts_with('{') {
            return Ok(ImportPreview::Game(game.read(text)?, None));
        }
        match game.read_link(text)? {
            Link::Game(record) => Ok(ImportPreview::Game(game.replay(&record)?, None)),
            Link::Challenge(challenge) => {
                game.replay(&challenge.record())?;
                Ok(ImportPreview::Challenge(Box::new(challenge)))
            }
        }
    }
}

/// A game from outside as an own one.
fn offered_game(table: Box<dyn AnyTable>) -> Session {
    let practice = table.practice();
    Session::of(table, Some(saves::fresh_id()), practice)
}

/// The challenge without the names of its players.
fn unnamed(challenge: &Challenge) -> Challenge {
    Challenge { setup: Setup { names: Vec::new(), ..challenge.setup.clone() }, ..challenge.clone() }
}

/// Key of the score to beat, one for each deal.
fn key(challenge: &Challenge) -> String {
    format!("francia.challenge.{}", challenge.record().check.unwrap_or_default())
}
