//! What an event of Viscounts looks like when it happens: what travels from where to where, by the anchors of the table.
//! Every Worker of a cascade in the Castle is a beat of its own.

use super::anchors::{card, castle, space_word, spot};
use super::signs::{action_sign, building_sign, good_sign, ribbon_sign};
use crate::engine::{Motion, Piece};
use crate::games::viscounts::components::Tier;
use crate::games::viscounts::{Event, Good};
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

    fn held(&self, seat: Seat, good: Good) -> (String, &'static str) {
        let icon = good_sign(good);
        (self.of(seat, &format!("held:{icon}")), icon)
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
        let worker =
            |seat: Seat, from: String, to: String| vec![Motion::new(Piece::Icon("v-worker", Some(seat)), from, to)];
        match *event {
            Event::Played { seat, townsfolk, .. } => {
                let to = self.of(seat, &card(townsfolk));
                let from = if seat == self.viewer { card(townsfolk) } else { self.of(seat, "") };
                self.turns_to(seat, to.clone());
                one(if seat == self.viewer { Piece::Thing } else { Piece::Icon("ph-cards", None) }, from, to)
            }
            Event::DroppedOff { seat, townsfolk } => {
                let from = self.of(seat, &card(townsfolk));
                self.turns_to(seat, from.clone());
                one(Piece::Thing, from, self.of(seat, "piles"))
            }
            Event::Moved { seat, to, .. } => {
                let space = format!("space:{}", space_word(to));
                self.turns_to(seat, space.clone());
                one(Piece::Icon("viscount", Some(seat)), format!("viscount:{}", seat.0), space)
            }
            Event::Acted { seat, action } => {
                let tile = self.of(seat, &format!("action:{}", action.word()));
                self.turns_to(seat, String::new());
                one(Piece::Icon(action_sign(action), None), String::new(), tile)
            }
            Event::Hired { seat, townsfolk, .. } => {
                self.turns_to(seat, card(townsfolk));
                one(Piece::Thing, card(townsfolk), self.of(seat, "piles"))
            }
            Event::Dismissed { seat, townsfolk: Some(townsfolk), .. } => {
                self.turns_to(seat, card(townsfolk));
                one(Piece::Thing, card(townsfolk), String::new())
            }
            Event::OpponentArrived { space, .. } => pops(format!("space:{}", space_word(space))),
            Event::TownsfolkRevealed { townsfolk: Some(townsfolk), .. } => pops(card(townsfolk)),
            Event::TownsfolkRevealed { townsfolk: None, segment }
            | Event::ManuscriptRevealed { manuscript: None, segment }
            | Event::TranscribedPrinted { segment, .. } => pops(format!("printed:{}", segment.word())),
            Event::ManuscriptRevealed { manuscript: Some(id), .. } => pops(format!("manuscript:{}", id.index())),
            Event::Gained { seat, good, count } => {
                let (to, icon) = self.held(seat, good);
                let from = self.from(seat);
                (0..count.min(3)).map(|_| Motion::new(Piece::Icon(icon, None), from.clone(), to.clone())).collect()
            }
            Event::Spent { seat, good, count } => {
                let (from, icon) = self.held(seat, good);
                (0..count.min(3)).map(|_| Motion::new(Piece::Icon(icon, None), from.clone(), String::new())).collect()
            }
            Event::Constructed { seat, building, spot: on, .. } => {
                let from = self.of(seat, &format!("building:{}:{}", building.kind.word(), building.slot));
                self.turns_to(seat, spot(on));
                one(Piece::Icon(building_sign(building.kind), Some(seat)), from, spot(on))
            }
            Event::Linked { seat, spot: from, .. } => {
                self.turns_to(seat, spot(from));
                pops(spot(from))
            }
            Event::WorkersPlaced { seat, section, count } => {
                let to = castle(Tier::First, section);
                let from = self.of(seat, "held:v-worker");
                self.turns_to(seat, to.clone());
                (0..count).flat_map(|_| worker(seat, from.clone(), to.clone())).collect()
            }
            Event::MovedInwards { seat, section } => {
                let to = castle(Tier::Second, section);
                self.turns_to(seat, to.clone());
                worker(seat, castle(Tier::First, section), to)
            }
            Event::ReachedThirdTier { seat, section } => {
                self.turns_to(seat, "third".to_owned());
                worker(seat, castle(Tier::Second, section), "third".to_owned())
            }
            Event::MovedAround { seat, from, to } => worker(seat, castle(Tier::First, from), castle(Tier::First, to)),
            Event::Bumped { owner, tier, section } => {
                self.turns_to(owner, castle(tier, section));
                worker(owner, castle(tier, section), self.of(owner, "held:v-worker"))
            }
            Event::LeaderTaken { seat } => {
                one(Piece::Icon("leader", None), "leader".to_owned(), self.of(seat, "total"))
            }
            Event::Transcribed { seat, manuscript, .. } => {
                let from = format!("manuscript:{}", manuscript.index());
                self.turns_to(seat, from.clone());
                one(Piece::Thing, from, self.of(seat, "manuscripts"))
            }
            Event::BonusTaken { seat, ribbon } => {
                one(Piece::Icon(ribbon_sign(ribbon), None), "bonuses".to_owned(), self.of(seat, "manuscripts"))
            }
            Event::DebtGained { seat } => {
                one(Piece::Icon("debt-unpaid", None), "poverty".to_owned(), self.of(seat, "debts"))
            }
            Event::DeedGained { seat, .. } => {
                one(Piece::Icon("deed", None), "prosperity".to_owned(), self.of(seat, "deeds"))
            }
            Event::DebtFlipped { seat } => one(Piece::Icon("debt-paid", None), self.from(seat), self.of(seat, "debts")),
            Event::DeedFlipped { seat } => {
                one(Piece::Icon("deed-approved", None), self.from(seat), self.of(seat, "deeds"))
            }
            Event::CorruptionGained { seat, .. } => {
                one(Piece::Icon("corruption", None), self.from(seat), self.of(seat, "track"))
            }
            Event::VirtueGained { seat, .. } => {
                one(Piece::Icon("virtue", None), self.from(seat), self.of(seat, "track"))
            }
            Event::Collided { seat, .. } | Event::MarkersReset { seat } => {
                self.turns_to(seat, self.of(seat, "track"));
                pops(self.of(seat, "track"))
            }
            Event::Discarded { seat, townsfolk, .. } => {
                one(Piece::Thing, self.of(seat, &card(townsfolk)), self.of(seat, "piles"))
            }
            Event::Destroyed { seat, townsfolk, .. } => {
                let from = self.of(seat, &card(townsfolk));
                self.turns_to(seat, from.clone());
                one(Piece::Thing, from, String::new())
            }
            Event::Drew { seat, .. } => {
                one(Piece::Icon("ph-draw", None), self.of(seat, "piles"), self.of(seat, "hand"))
            }
            Event::Shuffled { seat } => pops(self.of(seat, "piles")),
            Event::AbilityWorked { seat, townsfolk } => {
                let from = self.of(seat, &card(townsfolk));
                self.turns_to(seat, from.clone());
                pops(from)
            }
            Event::BuildingWorked { seat, building } => {
                let from = self.of(seat, &format!("building:{}:{}", building.kind.word(), building.slot));
                self.turns_to(seat, from.clone());
                pops(from)
            }
            Event::SchemeTurned { seat, .. } | Event::SchemeGained { seat, .. } => {
                self.turns_to(seat, String::new());
                one(Piece::Icon("ui-deck", None), String::new(), self.of(seat, ""))
            }
            _ => Vec::new(),
        }
    }
}
