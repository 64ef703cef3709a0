//! Play by link: seats whose people play on other devices, and a saved game that continues with the link that comes
//! back.

use super::Store;
use crate::browser::{database_health, tabs};
use crate::info::info;
use crate::state::import_preview::{ImportPreview, SameDeal};
use crate::state::saves::{self, SaveSummary};
use crate::state::saving::ChangeOrigin;
use crate::state::screen::Screen;
use crate::state::session::Session;
use campaign::CampaignRecord;
use kernel::{Compared, Record, Seat, Seed, Setup, SetupError};
use leptos::prelude::*;
use ui::Overlay;
use wasm_bindgen_futures::spawn_local;

impl Store {
    /// Continues the own game of the same deal with the choices of the offered one, and shows what happened since.
    pub fn go_on_with_offered(self) {
        let (table, campaign, known) = match self.import.offered.get_untracked() {
            Some(ImportPreview::Game(table, Some(known))) => (table, None, known),
            Some(ImportPreview::Campaign(table, campaign, Some(known))) => (table, Some(campaign), known),
            _ => return,
        };
        let SameDeal { id, practice, elsewhere, .. } = known;
        self.import.offered.set(None);
        spawn_local(async move {
            if !tabs::hold(id).await {
                tabs::take(id).await;
                let _ = saves::take_over(id).await;
            }
            let ended_here = table.is_over();
            self.begin_session(Session { elsewhere, ended_here, campaign, ..Session::of(table, Some(id), practice) });
            self.keep_chapters_before().await;
            self.keep_result();
            if self.screen.get_untracked() == Screen::Campaign {
                self.show_campaign();
            } else {
                self.replay_story();
            }
        });
    }

    /// Opens the own game of the same deal as it is.
    pub fn open_own(self) {
        if let Some(ImportPreview::Game(_, Some(known)) | ImportPreview::Campaign(_, _, Some(known))) =
            self.import.offered.get_untracked()
        {
            self.import.offered.set(None);
            self.resume_now(known.id);
        }
    }

    /// Offers to send the table whenever a choice made here leaves the next one to a person on another device.
    pub fn follow_awaited(self) {
        Effect::new(move |before: Option<(Option<u64>, Option<Seat>)>| {
            let now = (self.table.saved_as.get(), self.table.awaited.get());
            let passes_on = before.is_some_and(|(id, awaited)| id == now.0 && awaited.is_none()) && now.1.is_some();
            if passes_on && self.screen.get_untracked() == Screen::Play {
                self.close_all();
                self.overlay.open(Overlay::Share);
            }
            now
        });
    }

    pub fn set_elsewhere(self, seats: Vec<Seat>) {
        let Some(mut session) = self.newest() else { return };
        session.elsewhere = seats;
        self.table.session.update(|shown| {
            if let Some(shown) = shown {
                shown.elsewhere.clone_from(&session.elsewhere);
            }
        });
        self.write_down(session, ChangeOrigin::Shown, None);
    }

    /// Deals a new game with some people on other devices, and shows it.
    pub fn begin_by_link(self, game: &str, setup: Setup, seed: Seed, elsewhere: Vec<Seat>) -> Result<(), SetupError> {
        setup.kinds_in(info(game).declared)?;
        self.code.with_game(game, move |code| match code.deal(setup, seed) {
            Ok(table) => {
                self.begin_session(Session { elsewhere, ..Session::of(table, Some(saves::fresh_id()), false) });
            }
            Err(error) => self.notices.show_toast(error.to_string()),
        });
        Ok(())
    }

    /// The saved game of the same deal that is closest to a record from outside.
    pub(super) async fn known(self, record: &Record) -> Option<SameDeal> {
        let alike =
            |card: &SaveSummary| card.game == record.game && card.seats == record.setup.seats && card.chapter == 0;
        let declared = info(&record.game).declared;
        nearest(alike, |text| Record::read_of(declared, text).ok()?.compared(record)).await
    }

    /// The saved campaign of the same deal that is closest to one from outside.
    pub(super) async fn known_campaign(self, record: &CampaignRecord) -> Option<SameDeal> {
        let alike = |card: &SaveSummary| card.chapter > 0 && card.seats == record.plan.seats;
        nearest(alike, |text| CampaignRecord::read(text).ok()?.compared(record)).await
    }
}

/// The saved game whose record is closest to one from outside, among those with a matching card.
async fn nearest(
    alike: impl Fn(&SaveSummary) -> bool,
    compared: impl Fn(&str) -> Option<Compared>,
) -> Option<SameDeal> {
    let near = |compared: Compared| match compared {
        Compared::Same => (3, 0),
        Compared::Longer(by) => (2, usize::MAX - by),
        Compared::Shorter(by) => (1, usize::MAX - by),
        Compared::Forked(after) => (0, after),
    };
    let mut nearest: Option<SameDeal> = None;
    // The page may have been opened by this link, with the saves not searched yet.
    database_health::unless_silent(&mut database_health::task(saves::list_again())).await;
    let cards = saves::listing().with_untracked(saves::Listing::cards);
    for card in cards.into_iter().filter(alike) {
        let Some(content) = saves::peek(card.id).await else { continue };
        let Some(compared) = compared(&content.record) else { continue };
        if nearest.as_ref().is_none_or(|known| near(compared) > near(known.compared)) {
            let (practice, elsewhere) = (card.practice, card.seats_elsewhere());
            nearest = Some(SameDeal { id: card.id, compared, practice, elsewhere });
        }
    }
    nearest
}
