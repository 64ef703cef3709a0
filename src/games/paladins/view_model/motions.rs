//! What an event of Paladins looks like when it happens: what travels from where to where, by the anchors of the table.

use super::signs::{action_icon, attribute_icon, worker_icon};
use crate::engine::{Motion, Piece};
use crate::games::paladins::components::{Action, Attribute};
use crate::games::paladins::{Deed, Event, Good};
use crate::kernel::Seat;

/// The movements of a row of events, a beat for each that shows, as the one whose board lies large sees them.
pub fn motions(events: &[Event], viewer: Seat) -> Vec<Vec<Motion>> {
    let mut source = Source { viewer, seat: viewer, anchor: String::new() };
    events.iter().map(|event| source.motions(event)).filter(|beat| !beat.is_empty()).collect()
}

/// What the latest gains come from.
struct Source {
    viewer: Seat,
    /// Who acts.
    seat: Seat,
    anchor: String,
}

impl Source {
    /// An anchor of the own board; for all others the strip that stands for theirs.
    fn of(&self, seat: Seat, own: &str) -> String {
        if seat == self.viewer { own.to_owned() } else { format!("seat:{}", seat.0) }
    }

    fn action(&self, seat: Seat, action: Action) -> String {
        self.of(seat, &format!("action:{}", action.word()))
    }

    fn held(&self, seat: Seat, good: Good) -> (String, &'static str) {
        match good {
            Good::Worker(worker) => {
                (self.of(seat, &format!("worker:{}|workers", worker.letter())), worker_icon(worker))
            }
            Good::Silver => (self.of(seat, "held:silver"), "silver"),
            Good::Provisions => (self.of(seat, "held:provision"), "provision"),
        }
    }

    /// What is gained from here on comes from this thing.
    fn turns_to(&mut self, seat: Seat, anchor: String) {
        self.seat = seat;
        self.anchor = anchor;
    }

    /// Where a seat's gains come from.
    fn from(&self, seat: Seat) -> String {
        if seat == self.seat { self.anchor.clone() } else { String::new() }
    }

    #[expect(clippy::too_many_lines, reason = "one arm for each event")]
    fn motions(&mut self, event: &Event) -> Vec<Motion> {
        let one = |piece: Piece, from: String, to: String| vec![Motion::new(piece, from, to)];
        let pops = |anchor: String| vec![Motion::new(Piece::Nothing, String::new(), anchor)];
        match *event {
            Event::Acted { seat, deed: Deed::Action(action), workers } => {
                let to = self.action(seat, action);
                let placed = workers.iter().map(|worker| {
                    let (from, icon) = self.held(seat, Good::Worker(worker));
                    Motion::new(Piece::Icon(icon, None), from, to.clone())
                });
                let placed = placed.collect();
                self.turns_to(seat, to);
                placed
            }
            Event::RivalActed { seat, deed: Deed::Action(action), .. } => {
                self.turns_to(seat, String::new());
                one(Piece::Icon(action_icon(action), None), String::new(), self.of(seat, ""))
            }
            Event::FavourUsed { seat, favour } => {
                let to = format!("favour:{}", favour.0);
                self.turns_to(seat, to.clone());
                one(Piece::Icon("w-any", None), self.of(seat, "workers"), to)
            }
            Event::Spent { seat, good, count } => {
                let (from, icon) = self.held(seat, good);
                // What is paid goes to what it is paid for.
                let to = self.from(seat);
                (0..count.min(3)).map(|_| Motion::new(Piece::Icon(icon, None), from.clone(), to.clone())).collect()
            }
            Event::Gained { seat, good, count } => {
                let (to, icon) = self.held(seat, good);
                let from = self.from(seat);
                (0..count.min(3)).map(|_| Motion::new(Piece::Icon(icon, None), from.clone(), to.clone())).collect()
            }
            Event::TaxTaken { seat, count, .. } => {
                let (to, _) = self.held(seat, Good::Silver);
                let coin = || Motion::new(Piece::Icon("tax", None), "tax".to_owned(), to.clone());
                (0..count.min(3)).map(|_| coin()).collect()
            }
            Event::SuspicionDrawn { seat, .. } => {
                one(Piece::Icon("suspicion", None), "tax".to_owned(), self.of(seat, "suspicion"))
            }
            Event::SuspicionRemoved { seat, .. } => {
                one(Piece::Icon("suspicion", None), self.of(seat, "suspicion"), String::new())
            }
            Event::DebtGained { seat } => {
                one(Piece::Icon("debt-unpaid", None), self.from(seat), self.of(seat, "debts"))
            }
            Event::DebtPaid { seat } => one(Piece::Icon("debt-paid", None), self.from(seat), self.of(seat, "debts")),
            Event::DebtDestroyed { seat } => {
                one(Piece::Icon("debt-unpaid", None), self.of(seat, "debts"), String::new())
            }
            Event::Raised { seat, attribute, .. } => self.raised(seat, attribute),
            Event::Recruited { seat, townsfolk } => {
                let card = format!("townsfolk:{}", townsfolk.0);
                let to = self.of(seat, &card);
                let moved = one(Piece::Thing, card.clone(), to);
                self.turns_to(seat, if seat == self.viewer { card } else { String::new() });
                moved
            }
            Event::Quested { seat, townsfolk } => {
                let card = format!("townsfolk:{}", townsfolk.0);
                self.turns_to(seat, card.clone());
                one(Piece::Thing, card, self.of(seat, ""))
            }
            Event::MonkPlaced { seat, space } => self.placed(seat, "monk", Action::Commission, space),
            Event::OutpostPlaced { seat, space } => self.placed(seat, "outpost", Action::Garrison, space),
            Event::WallBuilt { seat, .. } => {
                one(Piece::Icon("wall", Some(seat)), String::new(), self.action(seat, Action::Fortify))
            }
            Event::JarMoved { seat, .. } => {
                one(Piece::Icon("jar", Some(seat)), String::new(), self.action(seat, Action::Absolve))
            }
            Event::Attacked { seat, outsider } => {
                let card = format!("outsider:{}", outsider.0);
                self.turns_to(seat, card.clone());
                one(Piece::Thing, card, self.action(seat, Action::Attack))
            }
            Event::Converted { seat, outsider } => {
                let card = format!("outsider:{}", outsider.0);
                self.turns_to(seat, card.clone());
                one(Piece::Thing, card, self.action(seat, Action::Convert))
            }
            Event::WorkshopMoved { seat, action, .. } => {
                let from = self.action(seat, Action::Develop);
                one(Piece::Icon("workshop", Some(seat)), from, self.action(seat, action))
            }
            Event::RivalDeveloped { seat, .. } => {
                one(Piece::Icon("workshop", Some(seat)), "order:0".to_owned(), self.of(seat, ""))
            }
            Event::Cleared { seat, action } => pops(self.action(seat, action)),
            Event::AbilityWorked { seat, townsfolk } => {
                let card = self.of(seat, &format!("townsfolk:{}", townsfolk.0));
                self.turns_to(seat, card.clone());
                pops(card)
            }
            Event::PaladinWorked { seat, paladin } => {
                let card = self.of(seat, &format!("paladin:{}", paladin.0));
                self.turns_to(seat, card.clone());
                pops(card)
            }
            Event::RivalGained { seat, .. } => one(Piece::Icon("ui-bag", None), String::new(), self.of(seat, "")),
            Event::Passed { seat } | Event::RivalRested { seat } => pops(self.of(seat, "")),
            Event::InquisitionBegan | Event::InquisitionEnded { .. } | Event::TaxReturned { .. } => {
                pops("tax".to_owned())
            }
            Event::OrderRevealed { slot, .. } => pops(format!("order:{slot}")),
            Event::FavourRevealed { favour, .. } => pops(format!("favour:{}", favour.0)),
            Event::TownsfolkLeft { townsfolk } => {
                one(Piece::Thing, format!("townsfolk:{}", townsfolk.0), String::new())
            }
            Event::OutsiderLeft { outsider } => one(Piece::Thing, format!("outsider:{}", outsider.0), String::new()),
            Event::TownsfolkRevealed { townsfolk, .. } => pops(format!("townsfolk:{}", townsfolk.0)),
            Event::OutsiderRevealed { outsider, .. } => pops(format!("outsider:{}", outsider.0)),
            Event::PaladinRevealed { seat, paladin } => pops(self.of(seat, &format!("paladin:{}", paladin.0))),
            _ => Vec::new(),
        }
    }

    fn raised(&self, seat: Seat, attribute: Attribute) -> Vec<Motion> {
        let icon = attribute_icon(attribute);
        vec![Motion::new(Piece::Icon(icon, None), self.from(seat), self.of(seat, &format!("track:{icon}")))]
    }

    /// A piece of a seat goes onto a space of the board.
    fn placed(&mut self, seat: Seat, icon: &'static str, action: Action, space: u8) -> Vec<Motion> {
        let to = format!("space:{space}");
        self.turns_to(seat, to.clone());
        vec![Motion::new(Piece::Icon(icon, Some(seat)), self.action(seat, action), to)]
    }
}
