//! Play by link: the seats whose people play on other devices, and a saved game that goes on with the link that comes back.

use super::Store;
use super::ahead::Way;
use super::session::Session;
use crate::kernel::{Compared, Record, Seat};
use crate::page::info::info;
use crate::page::play::any_table::AnyTable;
use crate::page::play::offered::{Known, Offered};
use crate::page::play::saves::{self, Card};
use crate::page::play::screen::Screen;
use crate::page::services::tabs;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

impl Store {
    /// Goes on with one's own game of the same deal, as the one that was offered goes on from it, and tells what happened since.
    pub fn go_on_with_offered(self) {
        let Some(Offered::Game(table, Some(Known { id, practice, elsewhere, .. }))) = self.offered.get_untracked()
        else {
            return;
        };
        self.offered.set(None);
        spawn_local(async move {
            if !tabs::hold(id).await {
                tabs::take(id).await;
                let _ = saves::take_over(id).await;
            }
            self.begin_session(Session { elsewhere, ..Session::of(table, Some(id), practice) });
            self.keep_result();
            self.tell_again();
        });
    }

    /// Opens one's own game of the same deal as it is.
    pub fn open_own(self) {
        if let Some(Offered::Game(_, Some(known))) = self.offered.get_untracked() {
            self.offered.set(None);
            self.resume_now(known.id);
        }
    }

    /// Offers to send the table whenever a choice made here leaves the next one to somebody on another device.
    pub fn follow_awaited(self) {
        Effect::new(move |before: Option<(Option<u64>, Option<Seat>)>| {
            let now = (self.saved_as.get(), self.awaited.get());
            let passes_on = before.is_some_and(|(id, awaited)| id == now.0 && awaited.is_none()) && now.1.is_some();
            if passes_on && self.screen.get_untracked() == Screen::Play {
                self.close_all();
                self.share_open.set(true);
            }
            now
        });
    }

    /// The seat of the only person on this device; none where all people share it. Followed.
    pub fn only_here(self) -> Option<Seat> {
        self.session.with(|session| {
            let mut here = session.table.seats().filter(|seat| session.is_here(*seat));
            here.next().filter(|_| !session.elsewhere.is_empty() && here.next().is_none())
        })
    }

    /// Says who plays on this device: one person alone, or all of them.
    pub fn set_here(self, here: Option<Seat>) {
        let mut session = self.newest();
        session.elsewhere = others(&*session.table, here);
        self.session.update(|shown| shown.elsewhere.clone_from(&session.elsewhere));
        self.write_down(session, Way::Shown, None);
    }

    /// The saved game of the same deal that is nearest to a record from outside.
    pub(super) async fn known(self, record: &Record) -> Option<Known> {
        let near = |compared: Compared| match compared {
            Compared::Same => (3, 0),
            Compared::Longer(by) => (2, usize::MAX - by),
            Compared::Shorter(by) => (1, usize::MAX - by),
            Compared::Forked(after) => (0, after),
        };
        let mut nearest: Option<Known> = None;
        let cards = saves::listing().with_untracked(saves::Listing::cards);
        let alike = |card: &Card| card.game == record.game && card.seats == record.setup.seats && card.chapter == 0;
        for card in cards.into_iter().filter(alike) {
            let Some(content) = saves::peek(card.id).await else { continue };
            let Ok(own) = Record::read_of(info(&record.game).declared, &content.record) else { continue };
            let Some(compared) = own.compared(record) else { continue };
            if nearest.as_ref().is_none_or(|known| near(compared) > near(known.compared)) {
                let (practice, elsewhere) = (card.practice, card.seats_elsewhere());
                nearest = Some(Known { id: card.id, compared, practice, elsewhere });
            }
        }
        nearest
    }
}

/// The seats of the people who are not on this device.
pub(super) fn others(table: &dyn AnyTable, here: Option<Seat>) -> Vec<Seat> {
    let Some(here) = here else { return Vec::new() };
    table.seats().filter(|seat| table.is_person(*seat) && *seat != here).collect()
}
