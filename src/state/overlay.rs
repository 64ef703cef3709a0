//! The layer over the page: at most one overlay, and above it a question that needs an answer.

use super::screen::{Confirmation, Screen};
use kernel::Seat;
use leptos::prelude::*;
use markup::Memo;
use markup::RwSignal;
use ui::Overlay;

/// The open overlay, if any.
#[derive(Clone, Copy)]
pub struct OpenOverlay {
    open: RwSignal<Option<Overlay>>,
    /// Overlay in which the open explanation was asked for. It returns once that is closed.
    under: StoredValue<Option<Overlay>>,
    /// Action that waits for a confirmation.
    pub question: RwSignal<Option<Confirmation>>,
    /// Topic of the open explanation.
    pub topic: Memo<Option<String>>,
    /// Seat whose board is open.
    pub board: Memo<Option<Seat>>,
}

impl OpenOverlay {
    /// A state with nothing open.
    pub(super) fn new() -> Self {
        let open: RwSignal<Option<Overlay>> = RwSignal::new(None);
        let topic =
            |open: &Option<Overlay>| if let Some(Overlay::Help(topic)) = open { Some(topic.clone()) } else { None };
        let board = |open: &Option<Overlay>| if let Some(Overlay::Board(seat)) = open { Some(*seat) } else { None };
        Self {
            open,
            under: StoredValue::new(None),
            question: RwSignal::new(None),
            topic: Memo::new(move || open.with(topic)),
            board: Memo::new(move || open.with(board)),
        }
    }

    /// Opens an overlay in place of another one, and forgets one below it.
    pub fn open(self, overlay: Overlay) {
        self.under.set_value(None);
        self.open.set(Some(overlay));
    }

    /// Explains a topic. Once that is closed, the drawer below returns; an earlier explanation does not.
    pub fn explain(self, topic: String) {
        if self.topic.with_untracked(Option::is_none) {
            self.under.set_value(self.open.get_untracked());
        }
        self.open.set(Some(Overlay::Help(topic)));
    }

    /// Opens an overlay, or closes it if it is open.
    pub fn toggle(self, overlay: Overlay) {
        if self.open.with_untracked(|open| open.as_ref() == Some(&overlay)) {
            self.close();
        } else {
            self.open(overlay);
        }
    }

    /// Closes the open overlay. The drawer below an explanation returns.
    pub fn close(self) {
        let under = self.under.try_update_value(Option::take).flatten();
        if self.open.with_untracked(Option::is_some) {
            self.open.set(under);
        }
    }

    /// Closes an explanation, and no other overlay.
    pub fn close_explanation(self) {
        if self.topic.with_untracked(Option::is_some) {
            self.close();
        }
    }

    /// Closes the adviser, even below an explanation.
    pub fn close_adviser(self) {
        self.under.update_value(|under| *under = under.take().filter(|under| *under != Overlay::Adviser));
        if self.open.with_untracked(|open| *open == Some(Overlay::Adviser)) {
            self.close();
        }
    }

    /// Closes everything. Returns true if something was open.
    pub(super) fn close_all(self) -> bool {
        self.under.set_value(None);
        let open = self.open.with_untracked(Option::is_some);
        let asks = self.question.with_untracked(Option::is_some);
        if open {
            self.open.set(None);
        }
        if asks {
            self.question.set(None);
        }
        open || asks
    }

    /// True if this overlay is open. Tracked.
    pub fn is(self, overlay: &Overlay) -> bool {
        self.open.with(|open| open.as_ref() == Some(overlay))
    }

    /// True while the adviser is open, if only below an explanation. Tracked by the open overlay alone.
    pub fn has_adviser(self) -> bool {
        self.is(&Overlay::Adviser) || self.under.with_value(|under| *under == Some(Overlay::Adviser))
    }

    /// The open overlay, if this screen shows it. Tracked.
    pub fn shown_on(self, screen: Screen) -> Option<Overlay> {
        self.open.get().filter(|overlay| fits(overlay, screen))
    }
}

/// True if a screen shows an overlay.
fn fits(overlay: &Overlay, screen: Screen) -> bool {
    match overlay {
        Overlay::Settings | Overlay::Keys | Overlay::Help(_) | Overlay::Question => true,
        Overlay::Share => matches!(screen, Screen::Play | Screen::Score | Screen::Campaign),
        Overlay::Log => matches!(screen, Screen::Play | Screen::Score),
        Overlay::Menu | Overlay::Points | Overlay::Tomes | Overlay::Board(_) | Overlay::Adviser => {
            screen == Screen::Play
        }
    }
}
