//! The table in the page: the session that is shown, and what everything else reads of it.
//!
//! Before the first game there is no session, and every read returns a default.

use super::any_table::{AnyTable, PRESENT};
use super::campaign::{OpenCampaign, open};
use super::people::faces;
use super::screen::Laid;
use super::session::{Session, names, secret, viewer};
use super::settings::Settings;
use crate::info::{GameInfo, info};
use crate::texts::PageTexts;
use kernel::{Game, Lang, Outcome, ScoreSheet, Seat, SeatKind, Table};
use leptos::prelude::*;
use markup::{Memo, RwSignal};
use ui::portraits::{self, Portrait};

#[derive(Clone, Copy)]
pub struct OpenTable {
    /// The session that is shown; none before the first game. Choices that are still being written are in
    /// [`Saving`](super::saving::Saving).
    pub(super) session: RwSignal<Option<Session>>,
    /// Example or puzzle on the table, if any.
    pub laid: RwSignal<Option<Laid>>,
    /// Key of the game on the table.
    pub game: Memo<&'static str>,
    /// Number under which the game on the table is saved; `None` if it is not.
    pub saved_as: Memo<Option<u64>>,
    /// Seat that decides; `None` once the game is over.
    pub to_move: Memo<Option<Seat>>,
    /// Keys of the legal choices. Their indices are the values of `data-choice`.
    pub choices: Memo<Vec<String>>,
    /// Seat whose board is large and whose hidden cards are visible: the deciding person, otherwise the last one who
    /// decided.
    pub viewer: Memo<Seat>,
    pub names: Memo<Vec<String>>,
    /// The person on another device who has to choose: the table is passed on to them.
    pub awaited: Memo<Option<Seat>>,
    /// The visible step while the page looks back.
    pub back: Memo<Option<usize>>,
    /// True while the table shows a turn of others as far as it is told.
    pub tells: Memo<bool>,
    /// Counter of changes. A planned step compares it to know whether it is still valid.
    pub(super) turn: StoredValue<u64>,
    /// Turn whose next step is already planned.
    pub(super) planned: StoredValue<Option<u64>>,
    /// Saved game that is opened only for viewing, once it is read.
    pub(super) look_at: StoredValue<Option<u64>>,
    /// True if the game on the table has just ended.
    pub(super) just_ended: StoredValue<bool>,
}

impl OpenTable {
    pub(super) fn new(settings: Settings) -> Self {
        let session: RwSignal<Option<Session>> = RwSignal::new(None);
        let names = move || {
            let texts = settings.texts();
            read(session, |session| names(session.shown(), texts))
        };
        let seat = |session: &Session| Some(viewer(session, session.at_hand()));
        Self {
            session,
            laid: RwSignal::new(None),
            game: Memo::new(move || read(session, |session| session.shown().game().info().key)),
            saved_as: Memo::new(move || read(session, |session| session.id)),
            to_move: Memo::new(move || read(session, |session| session.at_hand().to_move())),
            choices: Memo::new(move || read(session, |session| session.shown().keys(PRESENT))),
            viewer: Memo::new(move || read(session, seat).unwrap_or(Seat(0))),
            names: Memo::new(names),
            awaited: Memo::new(move || read(session, |session| session.awaited().filter(|_| session.past.is_none()))),
            back: Memo::new(move || read(session, |session| session.past.as_ref().map(|past| past.last_step()))),
            tells: Memo::new(move || read(session, |session| session.told.is_some())),
            turn: StoredValue::new(0),
            planned: StoredValue::new(None),
            look_at: StoredValue::new(None),
            just_ended: StoredValue::new(false),
        }
    }

    /// Reads the session. Not tracked.
    pub(super) fn with_session<T: Default>(self, read: impl FnOnce(&Session) -> T) -> T {
        self.session.with_untracked(|session| session.as_ref().map(read).unwrap_or_default())
    }

    /// Reads the session. Tracked.
    pub(super) fn follow_session<T: Default>(self, of: impl FnOnce(&Session) -> T) -> T {
        read(self.session, of)
    }

    /// Reads the visible table. Tracked.
    pub fn with<T: Default>(self, read: impl FnOnce(&dyn AnyTable) -> T) -> T {
        self.follow_session(|session| read(session.shown()))
    }

    /// Reads the present table, whatever step is visible. Tracked.
    pub fn with_present<T: Default>(self, read: impl FnOnce(&dyn AnyTable) -> T) -> T {
        self.follow_session(|session| read(&*session.table))
    }

    /// Reads the visible table with its type; `None` if it is of another game. Tracked.
    pub fn with_typed<G: Game + Send + Sync, T>(self, read: impl FnOnce(&Table<G>) -> T) -> Option<T>
    where
        Table<G>: 'static,
    {
        self.with(|table| table.as_any().downcast_ref().map(read))
    }

    /// Memo of a part of the visible table, which notifies only when the part changes.
    pub fn look<T: Default + PartialEq + Send + Sync + 'static>(
        self,
        part: impl Fn(&dyn AnyTable) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        Memo::new(move || self.with(&part))
    }

    /// Metadata of the game on the table. Tracked.
    pub fn info(self) -> &'static GameInfo {
        info(self.game.get())
    }

    /// True if the table holds a playable game: an own one, or a laid out one. Not tracked.
    pub fn has_game(self) -> bool {
        self.id().is_some() || self.laid.with_untracked(Option::is_some)
    }

    /// Number of the game on the table. Not tracked.
    pub fn id(self) -> Option<u64> {
        self.with_session(|session| session.id)
    }

    /// Number of the result of the game on the table. Not tracked.
    pub fn result_id(self) -> Option<u64> {
        self.with_session(Session::result_id)
    }

    /// True while the page looks back. Not tracked.
    pub(super) fn is_back(self) -> bool {
        self.with_session(|session| session.past.is_some())
    }

    /// True if the game is over, told or not. Not tracked.
    pub(super) fn is_over(self) -> bool {
        self.with_session(|session| session.table.is_over())
    }

    /// Index of the level that decides now, if any. Not tracked.
    pub(super) fn level(self) -> Option<usize> {
        self.with_session(|session| {
            let seat = session.table.to_move()?;
            match session.table.kinds().get(seat.index()) {
                Some(SeatKind::Level(level)) => Some(*level),
                _ => None,
            }
        })
    }

    /// True while a computer decides. Tracked.
    pub fn thinks(self) -> bool {
        self.to_move.get().is_some_and(|seat| matches!(self.kind(seat), SeatKind::Level(_)))
            && self.back.get().is_none()
    }

    /// True if undo may pass revealed information in this game. Tracked.
    pub fn practice(self) -> bool {
        self.follow_session(|session| session.practice)
    }

    /// Progress of the game, and its value at the end. Tracked.
    pub fn progress(self) -> (u32, u32) {
        self.with(|table| table.now().progress)
    }

    /// Number of choices made so far, whatever step is visible. Tracked.
    pub(super) fn made(self) -> usize {
        self.with_present(|table| table.last_step())
    }

    /// Kind of player on a seat. Tracked.
    pub fn kind(self, seat: Seat) -> SeatKind {
        self.with(|table| table.kinds().get(seat.index()).copied()).unwrap_or(SeatKind::Random)
    }

    /// Number of seats. Tracked.
    pub fn seats(self) -> u8 {
        self.with(|table| table.kinds().len() as u8)
    }

    /// Name of a seat. Tracked.
    pub fn name(self, seat: Seat) -> String {
        self.names.with(|names| names.get(seat.index()).cloned().unwrap_or_default())
    }

    /// Face of whoever sits on a seat. Not tracked: a face goes with its name.
    pub fn portrait(self, seat: Seat) -> &'static Portrait {
        let place = seat.index();
        let face = |session: &Session| {
            let setup = session.table.setup();
            faces(&setup.seats, &setup.names).get(place).copied()
        };
        self.with_session(face).unwrap_or_else(|| portraits::guest(place))
    }

    /// Current score sheets. Tracked.
    pub fn scores(self) -> Vec<ScoreSheet> {
        self.with(|table| table.scores(PRESENT))
    }

    /// Outcome by these scores. Tracked.
    pub fn outcome(self) -> Outcome {
        self.with(|table| Some(table.outcome(PRESENT))).unwrap_or(Outcome::Ranked(Vec::new()))
    }

    /// Points that a challenge compares. Tracked.
    pub fn own_score(self) -> i32 {
        self.with(|table| table.outcome(PRESENT).score(&table.scores(PRESENT), table.kinds()))
    }

    /// Seats whose people play on other devices. Tracked.
    pub fn elsewhere(self) -> Vec<Seat> {
        self.follow_session(|session| session.elsewhere.clone())
    }

    /// Campaign whose chapter is on the table. Tracked.
    pub fn campaign(self) -> Option<OpenCampaign> {
        self.follow_session(|session| open(session.campaign.as_deref()).cloned())
    }

    /// True if the game on the table is a chapter of a campaign. Tracked.
    pub fn in_campaign(self) -> bool {
        self.follow_session(|session| session.campaign.is_some())
    }

    /// The log of a step; its choice if the log is empty. A choice about hidden cards stays hidden. Tracked.
    pub fn line_of(self, step: usize, lang: Lang) -> String {
        let names = self.names.get();
        self.with_present(|table| {
            let narrated = table.narrated(step, &names, lang);
            let before = step.checked_sub(1).zip(table.chosen(step)).filter(|_| narrated.is_empty());
            let Some((before, key)) = before else { return narrated.join(" ") };
            let name = table.step(step).seat.and_then(|seat| names.get(seat.index())).map_or("", String::as_str);
            let texts = PageTexts(lang);
            if secret(table, table.step(before)).is_some() {
                texts.chose_in_secret(name)
            } else {
                texts.chose(name, table.text(before, &key, lang))
            }
        })
    }

    /// True if the game on the table has ended since the last call.
    pub fn has_just_ended(self) -> bool {
        self.just_ended.try_update_value(std::mem::take).unwrap_or(false)
    }

    /// The saved game that is resumed next is opened only for viewing.
    pub fn look_at(self, id: u64) {
        self.look_at.set_value(Some(id));
    }

    /// Replaces the visible step without notifying.
    pub(super) fn set_past(self, past: Option<Box<dyn AnyTable>>) {
        self.session.update_untracked(|session| {
            if let Some(session) = session {
                session.past = past;
            }
        });
    }

    /// Replaces the table that is shown as far as it is told.
    pub(super) fn set_told(self, told: Option<Box<dyn AnyTable>>) {
        if told.is_none() && self.with_session(|session| session.told.is_none()) {
            return;
        }
        self.session.update(|session| {
            if let Some(session) = session {
                session.told = told;
            }
        });
    }

    /// Cancels the steps that were planned for the previous table.
    pub(super) fn turned(self) {
        self.turn.update_value(|turn| *turn += 1);
        self.session.notify();
    }
}

/// Reads the session, and follows it.
fn read<T: Default>(session: RwSignal<Option<Session>>, read: impl FnOnce(&Session) -> T) -> T {
    session.with(|session| session.as_ref().map(read).unwrap_or_default())
}
