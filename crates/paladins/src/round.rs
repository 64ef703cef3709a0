use super::components::{
    Attribute, FAVOURS_IN_PLAY, FIRST_FAVOUR_ROUND, MOST_KEPT, ORDERS_IN_PLAY, PaladinId, ROUNDS, Scheme, Workers,
};
use super::event::Event;
use super::question::Question;
use super::state::Paladins;
use super::step::Step;
use engine::{Chaptered, Check, Flow};
use kernel::{EventSink, Seat, Set};

impl Paladins {
    /// Slides the Townsfolk to the right and fills the empty slots from the deck, as far as it lasts.
    pub(super) fn fill_town(&mut self, events: &mut impl EventSink<Event>) {
        let last = self.board.town.len() - 1;
        let mut kept = last + 1;
        for slot in (0..=last).rev() {
            if let Some(townsfolk) = self.board.town[slot].take() {
                kept -= 1;
                self.board.town[kept] = Some(townsfolk);
            }
        }
        for slot in (0..kept).rev() {
            let Some(townsfolk) = self.board.town_deck.pop() else { break };
            self.board.town[slot] = Some(townsfolk);
            events.emit(Event::TownsfolkRevealed { slot: slot as u8, townsfolk });
        }
    }

    /// Slides the Outsiders to the left and fills the empty slots from the deck, as far as it lasts.
    pub(super) fn fill_outsiders(&mut self, events: &mut impl EventSink<Event>) {
        let mut kept = 0;
        for slot in 0..self.board.outsiders.len() {
            if let Some(outsider) = self.board.outsiders[slot].take() {
                self.board.outsiders[kept] = Some(outsider);
                kept += 1;
            }
        }
        for slot in kept..self.board.outsiders.len() {
            let Some(outsider) = self.board.outsider_deck.pop() else { break };
            self.board.outsiders[slot] = Some(outsider);
            events.emit(Event::OutsiderRevealed { slot: slot as u8, outsider });
        }
    }

    /// Round structure, steps 1 to 5: Start Player marker, King's cards, Taverns, Paladins, Workers.
    pub(super) fn begin_round(&mut self, events: &mut impl EventSink<Event>) {
        self.round += 1;
        let people = self.people();
        self.start = if self.round > 1 { self.start.next(people) } else { self.open_chapter(self.start, events) };
        self.active = self.start;
        events.emit(Event::RoundBegan { round: self.round, start: self.start });
        self.reveal_kings_cards(events);
        self.reveal_threats(events);
        self.reveal_taverns(events);
        self.flow.push(Step::Turn(self.start));
        if self.rival.is_some() {
            self.flow.push(Step::RivalWorkers);
        }
        for seat in self.start.around(people).rev() {
            self.flow.push(Step::RevealPaladin(seat));
        }
        for seat in self.start.around(people).rev() {
            self.flow.push(Step::DrawPaladins(seat));
        }
    }

    /// Reveals King's Orders in rounds 1 to 3 and King's Favours in rounds 3 to 7. In the solo game an Order moves a
    /// Workshop of the opponent, and a Favour adds a Scheme card.
    fn reveal_kings_cards(&mut self, events: &mut impl EventSink<Event>) {
        let round = self.round as usize;
        if round <= ORDERS_IN_PLAY {
            let order = self.board.orders[round - 1];
            events.emit(Event::OrderRevealed { slot: round as u8 - 1, order });
            if let Some(action) = order.card().task() {
                self.rival_develops(action, events);
            }
        }
        if self.round >= FIRST_FAVOUR_ROUND {
            let slot = self.round - FIRST_FAVOUR_ROUND;
            if let Some(&favour) = self.board.favours.get(slot as usize) {
                events.emit(Event::FavourRevealed { slot, favour });
            }
            if let Some(rival) = &mut self.rival {
                rival.scheme_discard.push(Scheme::KingsFavour);
            }
        }
    }

    /// Reveals the Tavern cards: one more than there are players.
    fn reveal_taverns(&mut self, events: &mut impl EventSink<Event>) {
        for _ in 0..=self.people() {
            let board = &mut self.board;
            let (next, _) = board.tavern_deck.pop_or_reshuffle(&mut board.tavern_discard, &mut self.chance);
            if let Some(tavern) = next {
                self.board.taverns.push(tavern);
                events.emit(Event::TavernRevealed { tavern });
            }
        }
    }

    pub(super) fn draw_paladins(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        let player = self.player_mut(seat);
        for _ in 0..3 {
            if let Some(paladin) = player.deck.pop() {
                player.hand.push(paladin);
            }
        }
        player.known_top = false;
        player.known_bottom = player.known_bottom.min(player.deck.len() as u8);
        events.emit(Event::PaladinsDrawn { seat });
        self.flow.ask(seat, Question::PlayPaladin);
    }

    pub(super) fn lay_paladin(&mut self, seat: Seat, paladin: PaladinId, events: &mut impl EventSink<Event>) {
        let player = self.player_mut(seat);
        if player.hand.remove(paladin) {
            player.chosen = Some(paladin);
        }
        events.emit(Event::PaladinLaid { seat });
        self.flow.ask(seat, Question::TopPaladin);
    }

    /// Returns one of the other two to the top of the deck and the last one to the bottom.
    pub(super) fn return_paladins(&mut self, seat: Seat, top: PaladinId) {
        let player = self.player_mut(seat);
        for paladin in player.hand.take_all().iter().filter(|&&paladin| paladin != top) {
            player.deck.push_bottom(*paladin);
            player.known_bottom += 1;
        }
        player.deck.push(top);
        player.known_top = true;
    }

    pub(super) fn reveal_paladin(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        self.active = seat;
        self.flow.ask(seat, Question::Tavern);
        let player = self.player_mut(seat);
        player.paladin = player.chosen.take();
        if let Some(paladin) = player.paladin {
            events.emit(Event::PaladinRevealed { seat, paladin });
            self.push_workers(seat, Workers::of(paladin.card().workers));
        }
    }

    pub(super) fn take_tavern(&mut self, seat: Seat, place: u8, events: &mut impl EventSink<Event>) {
        let Some(&tavern) = self.board.taverns.get(place as usize) else { return };
        self.board.taken.insert(place as usize);
        events.emit(Event::TavernTaken { seat, tavern });
        self.push_workers(seat, Workers::of(*tavern.card()));
    }

    /// Begins the turn of a seat, or of the next one that has not passed. Without any, the round ends.
    pub(super) fn turn(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        let Some(seat) = seat.around(self.seats()).find(|&seat| !self.player(seat).passed) else {
            self.flow.push(Step::EndRound);
            return;
        };
        self.active = seat;
        self.flow.push(Step::Turn(seat.next(self.seats())));
        if !self.is_rival(seat) {
            self.flow.ask(seat, Question::Turn);
        } else if self.rival.as_ref().is_some_and(|rival| rival.workers > 0) {
            self.flow.push(Step::Scheme(seat));
        } else {
            self.player_mut(seat).passed = true;
            events.emit(Event::Passed { seat });
        }
    }

    /// Passes: clears the board and keeps at most three Workers.
    pub(super) fn pass(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        let player = self.player_mut(seat);
        player.passed = true;
        player.clear_board();
        events.emit(Event::Passed { seat });
        self.keep_workers(seat, events);
    }

    /// Asks a seat with more Workers than allowed which ones it keeps. After the last round there is no choice.
    pub(super) fn keep_workers(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        let held = self.player(seat).workers;
        if held.total() <= MOST_KEPT {
            return;
        }
        let mut picks = 0;
        let mut last = Workers::NONE;
        let _ = held.each_pick(MOST_KEPT, |pick| {
            picks += 1;
            last = pick;
            Check::Continue(())
        });
        if picks == 1 || self.round == ROUNDS {
            self.keep(seat, last, events);
        } else {
            self.flow.ask(seat, Question::Keep);
        }
    }

    pub(super) fn keep(&mut self, seat: Seat, kept: Workers, events: &mut impl EventSink<Event>) {
        let player = self.player_mut(seat);
        let returned = player.workers.minus(kept);
        player.workers = kept;
        events.emit(Event::Kept { seat, kept, returned });
    }

    /// Ends the round once all have passed. Workers gained since then count against the limit of three, too. In the
    /// co-op scenario the Threats strike afterwards (ruling P-16), and their Inquisition may bring Workers again.
    pub(super) fn end_round(&mut self) {
        self.flow.push(Step::Refresh);
        self.return_excess();
        if self.team.is_some() {
            self.flow.push(Step::Threats(0));
            self.return_excess();
        }
    }

    fn return_excess(&mut self) {
        for seat in self.start.around(self.seats()).rev() {
            if !self.is_rival(seat) {
                self.flow.push(Step::Excess(seat));
            }
        }
    }

    /// Lowers each Attribute above a player's Honour to it, before scoring (ruling P-24).
    fn fall_to_honour(&mut self, events: &mut impl EventSink<Event>) {
        for seat in self.start.around(self.seats()) {
            for attribute in Attribute::ALL {
                let player = self.player(seat);
                let above = player.track(attribute) - player.lasting(attribute);
                self.lower(seat, attribute, above, events);
            }
        }
    }

    /// Round structure, step 7, or the end of the game after the last round. The solo game discards two cards of each
    /// row.
    pub(super) fn refresh(&mut self, events: &mut impl EventSink<Event>) {
        for player in &mut self.players[..self.seats as usize] {
            if let Some(paladin) = player.paladin.take() {
                player.spent.push(paladin);
            }
        }
        if self.round == ROUNDS {
            self.fall_to_honour(events);
            self.flow = Flow::new();
            events.emit(Event::Ended);
            return;
        }
        let discards = if self.rival.is_some() { 2 } else { 1 };
        let slots = self.board.town.len();
        for slot in (slots - discards..slots).rev() {
            if let Some(townsfolk) = self.board.town[slot].take() {
                self.board.town_discard.push(townsfolk);
                events.emit(Event::TownsfolkLeft { townsfolk });
            }
        }
        self.fill_town(events);
        for slot in 0..discards {
            if let Some(outsider) = self.board.outsiders[slot].take() {
                self.board.outsider_discard.push(outsider);
                events.emit(Event::OutsiderLeft { outsider });
            }
        }
        self.fill_outsiders(events);
        self.board.tavern_discard.extend(self.board.taverns.take_all().iter().copied());
        self.board.taken = Set::EMPTY;
        self.board.favour_workers = [None; FAVOURS_IN_PLAY];
        if let Some(team) = &mut self.team {
            team.again = [0; FAVOURS_IN_PLAY];
        }
        for player in &mut self.players[..self.seats as usize] {
            player.passed = false;
        }
        if let Some(rival) = &mut self.rival {
            rival.used = Set::EMPTY;
        }
        self.flow.push(Step::Round);
    }
}
