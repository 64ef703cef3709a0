//! A campaign on the table: started, continued from chapter to chapter, read again. The code is loaded lazily.

use super::Store;
use crate::state::campaign::{OpenCampaign, open};
use crate::state::import_preview::NotRead;
use crate::state::results::{self, ResultKept};
use crate::state::saves::{self, SaveSummary};
use crate::state::saving::ChangeOrigin;
use crate::state::screen::Screen;
use crate::state::session::Session;
use campaign::{Campaign, CampaignLink, CampaignRecord, CampaignSetup};
use history::number_of_chapter;
use kernel::{Crest, RecordError, Seat, Seed, SetupError};
use leptos::prelude::untrack;
use std::sync::Arc;
use wasm_bindgen_futures::spawn_local;

impl Store {
    /// Starts a campaign with its first chapter, once the code of that is loaded. `elsewhere`: seats whose people play
    /// on other devices.
    pub fn begin_campaign(self, plan: CampaignSetup, seed: Seed, elsewhere: Vec<Seat>) -> Result<(), SetupError> {
        self.deal_chapter(saves::fresh_id(), OpenCampaign::new(Campaign::new(plan, seed)?, Vec::new()), elsewhere);
        Ok(())
    }

    /// Shows the campaign. A finished chapter is closed first.
    pub fn show_campaign(self) {
        self.close_all();
        self.with_reader(move |reader| {
            let Some(session) = self.newest() else { return };
            let closed = open(session.campaign.as_deref())
                .filter(|open| !open.is_closed() && !self.saving.watching.get_untracked())
                .and_then(|open| Some(open.clone().closing(&reader.ended(&*session.table)?)));
            if let Some(open) = closed {
                let session = Session { campaign: Some(Arc::new(open)), ..session };
                self.write_down(session.clone(), ChangeOrigin::Shown, None);
                self.table.session.set(Some(session));
            }
            self.newest().iter().for_each(keep_end_of);
            self.screen.set(Screen::Campaign);
        });
    }

    /// Takes a Crest Token for the person who has to take one on this device. The campaign is saved, then shown.
    pub fn take_token(self, crest: Crest) {
        let Some(session) = self.newest() else { return };
        let taken = open(session.campaign.as_deref()).and_then(|open| open.clone().taking(crest));
        if let Some(open) = taken.filter(|_| session.awaited().is_none() && !self.saving.watching.get_untracked()) {
            let session = Session { campaign: Some(Arc::new(open)), ..session };
            keep_end_of(&session);
            self.write_down(session, ChangeOrigin::Undo, None);
        }
    }

    /// Lays out the next chapter, once the one on the table is closed.
    pub fn next_chapter(self) {
        let Some(session) = self.newest() else { return };
        let (Some(open), Some(id)) = (open(session.campaign.as_deref()), session.id) else { return };
        if open.is_closed() && !self.saving.watching.get_untracked() {
            let next = open.clone().going_on(self.code.record_of(&*session.table));
            self.deal_chapter(id, next, session.elsewhere.clone());
        }
    }

    fn deal_chapter(self, id: u64, open: OpenCampaign, elsewhere: Vec<Seat>) {
        let Some((game, setup, seed)) = open.campaign().next() else { return };
        self.code.with_game(game, move |code| match code.deal(setup, seed) {
            Ok(table) => {
                let session = Session::of(table, Some(id), false);
                self.begin_session(Session { elsewhere, campaign: Some(Arc::new(open)), ..session });
            }
            Err(error) => self.notices.show_toast(error.to_string()),
        });
    }

    /// Keeps the results of the earlier chapters, if they were played on another device.
    pub(super) async fn keep_chapters_before(self) {
        let Some(session) = self.newest() else { return };
        let (Some(open), Some(id)) = (open(session.campaign.as_deref()), session.id) else { return };
        for (place, record) in (0..).zip(open.records_before()) {
            if let Ok(reader) = self.code.reader_of(&record.game).await
                && let Ok(table) = reader.replay(record)
            {
                self.keep_result_as(number_of_chapter(id, place), table, false);
            }
        }
    }

    /// Text of the complete campaign on the table.
    pub fn campaign_text(self) -> String {
        self.newest().map_or_else(String::new, |session| self.text_of_session(&session))
    }

    /// The current campaign as the text of a link; `None` if the code that writes it cannot be fetched.
    pub async fn campaign_link(self) -> Option<String> {
        let record = CampaignRecord::read(&self.campaign_text()).ok()?;
        let mut readers = Vec::new();
        for chapter in &record.chapters {
            readers.push(self.code.reader_of(&chapter.game).await.ok()?);
        }
        let mut readers = readers.into_iter();
        let link = CampaignLink::of_with(&record, |chapter| readers.next().ok_or(RecordError::Altered)?.pack(chapter));
        link.and_then(|link| link.write()).ok()
    }

    /// Record of the campaign in a link.
    pub(super) async fn campaign_of_link(self, text: &str) -> Result<CampaignRecord, NotRead> {
        let link = CampaignLink::open(text).map_err(RecordError::from)?;
        let mut readers = Vec::new();
        for game in link.games() {
            readers.push(self.code.reader_of(game).await?);
        }
        let mut readers = readers.into_iter();
        let record = link.record_with(|_, packed, setup, seed| {
            readers.next().ok_or(RecordError::Altered)?.unpack(packed, setup, seed)
        });
        Ok(record.map_err(RecordError::from)?)
    }

    /// Session of a record of a game or of a campaign, to be saved under a number.
    pub(super) async fn session_of(self, text: &str, id: u64) -> Result<Session, NotRead> {
        if !CampaignRecord::is_one(text) {
            let table = self.code.table_of(text).await?;
            let practice = table.practice();
            return Ok(Session::of(table, Some(id), practice));
        }
        let record = CampaignRecord::read(text).map_err(RecordError::from)?;
        let mut readers = Vec::new();
        for chapter in &record.chapters {
            readers.push(self.code.reader_of(&chapter.game).await?);
        }
        let (mut readers, mut last) = (readers.into_iter(), None);
        let campaign = record.replay_with(|chapter| {
            let reader = readers.next().ok_or(RecordError::Altered)?;
            let table = reader.read(&chapter.write())?;
            let ended = reader.ended(&*table);
            last = Some(table);
            Ok(ended)
        });
        let (campaign, table) = (campaign.map_err(RecordError::from)?, last.ok_or(RecordError::Altered)?);
        let mut before = record.chapters;
        before.pop();
        let campaign = OpenCampaign::new(campaign, before).with_computers_token();
        Ok(Session { campaign: Some(Arc::new(campaign)), ..Session::of(table, Some(id), false) })
    }
}

impl Store {
    /// Keeps the results of games whose page ended between the last choice and the storage of the result.
    pub async fn keep_missing_results(self) {
        let of = |card: &SaveSummary| (number_of_chapter(card.id, card.chapter.saturating_sub(1)), card.saved);
        let ended: Vec<SaveSummary> =
            untrack(saves::list).into_iter().filter(|card| card.turn.is_none() && card.ended_here).collect();
        let missing = results::missing(&ended.iter().map(of).collect::<Vec<_>>());
        for card in ended.iter().filter(|card| missing.contains(&of(card).0)) {
            let Some(content) = saves::peek(card.id).await else { continue };
            let Ok(session) = self.session_of(&content.record, card.id).await else { continue };
            if session.table.is_over() {
                self.keep_result_as(of(card).0, session.table, card.practice);
            }
        }
    }
}

/// Adds the end of the campaign to the finished games, if it is over.
fn keep_end_of(session: &Session) {
    let ended = open(session.campaign.as_deref()).and_then(|open| open.campaign().result());
    if let (Some(id), Some(ended)) = (session.result_id(), ended)
        && results::keep_campaign(id, ended) != ResultKept::Known
    {
        spawn_local(async move {
            let _ = results::put_aside(id).await;
        });
    }
}
