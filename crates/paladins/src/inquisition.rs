//! Suspicion, Tax and the Inquisition.

use super::components::{Reward, TAX_SUPPLY, TownsfolkId, When};
use super::event::Event;
use super::question::Question;
use super::state::Paladins;
use super::step::Step;
use super::things::Thing;
use kernel::{EventSink, Seat, Set};

impl Paladins {
    pub fn full_tax(&self) -> u8 {
        TAX_SUPPLY[self.seats().min(TAX_SUPPLY.len() - 1)]
    }

    /// Suspicion: draws the top card and takes its printed Tax. An empty pile is refilled from the discards. Without
    /// any, an Inquisition is held first.
    pub(super) fn draw_suspicion(&mut self, seat: Seat, again: bool, events: &mut impl EventSink<Event>) {
        let board = &mut self.board;
        let (next, _) = board.suspicion_deck.pop_or_reshuffle(&mut board.suspicion_discard, &mut self.chance);
        match next {
            Some(tax) => {
                self.player_mut(seat).suspicion.push(tax);
                events.emit(Event::Gained { seat, thing: Thing::Suspicion, count: 1 });
                if self.is_rival(seat) {
                    self.return_tax_for_rival(seat, tax, events);
                } else {
                    self.take_tax(seat, tax, events);
                }
            }
            None if !again => {
                self.flow.push(Step::Suspicion { seat, again: true });
                self.flow.push(Step::Inquisition);
            }
            None => {}
        }
    }

    /// Tax: takes Silver from the Tax supply, the rest from the main supply. The last coin triggers the Inquisition
    /// at once.
    pub(super) fn take_tax(&mut self, seat: Seat, count: u8, events: &mut impl EventSink<Event>) {
        if count == 0 {
            return;
        }
        let from_supply = self.empty_tax(count);
        let player = self.player_mut(seat);
        player.silver = player.silver.saturating_add(count);
        events.emit(Event::TaxTaken { seat, count, from_supply });
    }

    pub(super) fn empty_tax(&mut self, count: u8) -> u8 {
        let taken = count.min(self.board.tax);
        self.board.tax -= taken;
        if taken > 0 && self.board.tax == 0 {
            self.flow.push(Step::Inquisition);
        }
        taken
    }

    /// Starts the Inquisition: the crews act, from the active player on, then the verdict follows.
    pub(super) fn inquisition(&mut self, events: &mut impl EventSink<Event>) {
        events.emit(Event::InquisitionBegan);
        self.flow.push(Step::Verdict);
        for seat in self.active.around(self.seats()).rev() {
            if !self.is_rival(seat) {
                self.flow.push(Step::Inquire(seat));
            }
        }
    }

    /// Queues a crew's abilities for the Inquisition, even if its owner has passed.
    pub(super) fn inquire(&mut self, seat: Seat) {
        self.inquiry = Set::EMPTY;
        for townsfolk in &self.players[seat.index()].crew {
            if townsfolk.at_inquisition().is_some() {
                self.inquiry.insert(townsfolk.0 as usize);
            }
        }
        self.flow.push(Step::InquireNext(seat));
    }

    /// Resolves the next ability. The owner is asked for the order if it matters. Otherwise Peddlers act before
    /// Conspirators, and Squires last, which costs nothing.
    pub(super) fn inquire_next(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        if self.order_matters(seat) {
            self.flow.ask(seat, Question::Ability);
            return;
        }
        let first = self.inquiry.iter().map(|id| TownsfolkId(id as u8)).min_by_key(|&townsfolk| rank(townsfolk));
        if let Some(townsfolk) = first {
            self.resolve_ability(seat, townsfolk, events);
        }
    }

    fn order_matters(&self, seat: Seat) -> bool {
        // A loss of Honour is never better earlier, so it waits for the Conspirators without a question.
        let acts = |id: usize| TownsfolkId(id as u8).at_inquisition().filter(|(_, given)| !takes_honour(*given));
        let left = |when: When| self.inquiry.iter().filter(|&id| acts(id).is_some_and(|(at, _)| at == when)).count();
        let suspicion = self.player(seat).suspicion.len();
        let conspirators = left(When::Inquisition);
        let after = suspicion.saturating_sub(conspirators);
        conspirators > 0
            && (left(When::InquisitionSuspected) > 0 && suspicion >= 2 && after < 2
                || left(When::InquisitionClean) > 0 && suspicion > 0 && after == 0)
    }

    pub(super) fn resolve_ability(&mut self, seat: Seat, townsfolk: TownsfolkId, events: &mut impl EventSink<Event>) {
        self.inquiry.remove(townsfolk.0 as usize);
        self.flow.push(Step::InquireNext(seat));
        let suspicion = self.player(seat).suspicion.len();
        let Some((when, given)) = townsfolk.at_inquisition() else { return };
        let works = match when {
            When::Inquisition => suspicion > 0,
            When::InquisitionSuspected => suspicion >= 2,
            When::InquisitionClean => suspicion == 0,
            _ => false,
        };
        if works {
            events.emit(if takes_honour(given) {
                Event::SuspicionResented { seat, townsfolk }
            } else {
                Event::AbilityWorked { seat, townsfolk }
            });
            self.flow.push(Step::Reward(seat, given));
        }
    }

    /// Gives each seat with the most Suspicion a Debt, removes half of its Suspicion, rounded down, and fills the Tax
    /// supply.
    pub(super) fn verdict(&mut self, events: &mut impl EventSink<Event>) {
        let most = self.players[..self.seats()].iter().map(|player| player.suspicion.len()).max().unwrap_or(0);
        for seat in self.active.around(self.seats()) {
            if most > 0 && self.player(seat).suspicion.len() == most {
                self.impose_debt(seat, events);
                self.remove_suspicion(seat, (most / 2) as u8, events);
            }
        }
        self.board.tax = self.full_tax();
        events.emit(Event::InquisitionEnded { tax: self.board.tax });
    }

    pub(super) fn spend(&mut self, seat: Seat, silver: u8, provisions: u8, events: &mut impl EventSink<Event>) {
        let player = self.player_mut(seat);
        player.silver = player.silver.saturating_sub(silver);
        player.provisions = player.provisions.saturating_sub(provisions);
        for (thing, count) in [(Thing::Silver, silver), (Thing::Provisions, provisions)] {
            if count > 0 {
                events.emit(Event::Paid { seat, thing, count });
            }
        }
    }
}

const fn takes_honour(given: Reward) -> bool {
    matches!(given, Reward::LoseHonour(_))
}

/// Returns the best order of the Inquisition's abilities. Losses of Honour come last.
fn rank(townsfolk: TownsfolkId) -> u8 {
    match townsfolk.at_inquisition() {
        Some((_, given)) if takes_honour(given) => 3,
        Some((When::InquisitionSuspected, _)) => 0,
        Some((When::Inquisition, _)) => 1,
        _ => 2,
    }
}
