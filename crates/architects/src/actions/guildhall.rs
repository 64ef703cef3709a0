//! Guildhall: constructing Buildings and advancing on the Cathedral.

use super::super::components::{
    BoardAbility, BuildingId, CATHEDRAL, DISCARD_COLUMN, Effect, LEAST_CATHEDRAL_VIRTUE, NO_DISCARD_ROW, Occasion,
    PRINTED_REWARD, RESET_ROWS, Slot, guildhall_width,
};
use super::super::{Architects, Bill, Departure, Event, Owner, Purpose, Step, Variant, WhyNot, plans};
use engine::{Check, ReasonSink, all_reasons, is_allowed};
use kernel::{EventSink, Seat};

impl Architects {
    /// Moves a Worker into the Guildhall for good and triggers its space. Once all spaces are taken, the Worker
    /// stands beside it (ruling R35).
    pub(in super::super) fn enter_guildhall(&mut self, seat: Seat, out: &mut impl EventSink<Event>) {
        let full = self.is_full();
        let player = self.player_mut(seat);
        player.workers = player.workers.saturating_sub(1);
        if full {
            player.beside += 1;
            return out.emit(Event::GuildhallEntered { seat, space: None });
        }
        out.emit(Event::GuildhallEntered { seat, space: Some(self.board.taken + 1) });
        self.fill_space(seat.into(), out);
    }

    pub(in super::super) fn fill_space(&mut self, by: Owner, out: &mut impl EventSink<Event>) {
        let place = usize::from(self.board.taken);
        self.board.guildhall[place] = Some(by);
        self.board.taken += 1;
        let width = guildhall_width(self.seats as usize);
        let (row, column) = (place / width, place % width);
        self.resets |= column == 0 && RESET_ROWS.contains(&row);
        if column == DISCARD_COLUMN && row != NO_DISCARD_ROW && self.plays_with(Variant::ThirdSpace) {
            self.discard_column(out);
        }
        if self.is_full() {
            out.emit(Event::EndTriggered { by });
        }
    }

    pub(super) fn can_build(&self, seat: Seat) -> bool {
        let can = |plan| is_allowed(|reasons| self.check_construction(seat, plan, reasons));
        plans(self.player(seat).hand).any(can) || is_allowed(|reasons| self.check_advance(seat, reasons))
    }

    pub fn why_not_plan(&self, seat: Seat, plan: BuildingId) -> Vec<WhyNot> {
        all_reasons(|reasons| self.check_for(seat, plan, reasons))
    }

    pub fn why_not_advance(&self, seat: Seat) -> Vec<WhyNot> {
        all_reasons(|reasons| self.check_advance(seat, reasons))
    }

    pub(in super::super) fn check_construction(
        &self,
        seat: Seat,
        plan: BuildingId,
        reasons: &mut impl ReasonSink<WhyNot>,
    ) -> Check {
        reasons.when(!self.player(seat).hand.has(plan.index()), WhyNot::NoSuchThing)?;
        self.check_for(seat, plan, reasons)
    }

    fn check_for(&self, seat: Seat, plan: BuildingId, reasons: &mut impl ReasonSink<WhyNot>) -> Check {
        for skill in plan.card().skills {
            reasons.when(self.player(seat).skilled(*skill) == 0, WhyNot::Skill { skill: *skill })?;
        }
        self.check_goods(seat, Bill::Building(plan), reasons)
    }

    pub(in super::super) fn check_advance(&self, seat: Seat, reasons: &mut impl ReasonSink<WhyNot>) -> Check {
        let player = self.player(seat);
        let need = LEAST_CATHEDRAL_VIRTUE;
        reasons.when(player.virtue < need, WhyNot::LowVirtue { need, have: player.virtue })?;
        let Some(level) = CATHEDRAL.get(usize::from(player.cathedral)) else {
            return reasons.add(WhyNot::HighestLevel);
        };
        reasons.when(self.on_level(player.cathedral + 1) >= level.spaces, WhyNot::LevelFull)?;
        reasons.when(player.hand.is_empty() && !player.can(BoardAbility::FreeAdvance), WhyNot::NoPlan)?;
        self.check_goods(seat, Bill::Cathedral, reasons)
    }

    /// Constructs a plan and queues its payment, its Virtue, its effect and the board's ability (rulings R7, R40).
    pub(in super::super) fn construct(&mut self, seat: Seat, building: BuildingId, out: &mut impl EventSink<Event>) {
        let player = self.player_mut(seat);
        player.hand.remove(building.index());
        player.built.insert(building.index());
        out.emit(Event::Constructed { seat, building });
        if self.player(seat).can(BoardAbility::BuildingPlan) {
            self.flow.push(Step::Built);
        }
        self.flow.give_effects(seat, building.immediate(), building);
        if building.card().virtue != 0 {
            self.flow.push(Step::Give(seat, Effect::virtue(building.card().virtue)));
        }
        self.flow.push(Step::Bill(Bill::Building(building)));
    }

    /// Queues an advance on the Cathedral: the cost, a plan, then the marker (ruling R38).
    pub(in super::super) fn advance_marker(&mut self, seat: Seat) {
        self.flow.push(Step::Climb);
        if !self.player(seat).can(BoardAbility::FreeAdvance) {
            self.flow.push(Step::Discards(seat, Purpose::Cathedral, 1));
        }
        self.flow.push(Step::Bill(Bill::Cathedral));
    }

    pub(in super::super) fn climb(&mut self, seat: Seat, out: &mut impl EventSink<Event>) {
        let player = self.player_mut(seat);
        player.cathedral = (player.cathedral + 1).min(CATHEDRAL.len() as u8);
        out.emit(Event::Advanced { seat, level: self.player(seat).cathedral });
        self.bring(seat, Occasion::Advance, out);
        let gives = self.turn_reward(seat, out);
        self.flow.give(seat, gives);
    }

    /// Turns up the top Reward card and returns its effects. Once none is left, the printed reward applies.
    pub(in super::super) fn turn_reward(&mut self, seat: Seat, out: &mut impl EventSink<Event>) -> &'static [Effect] {
        let reward = if self.rewards_left() > 0 { self.board.rewards.pop() } else { None };
        out.emit(Event::RewardRevealed { seat, reward });
        reward.map_or(PRINTED_REWARD, |reward| *reward.card()).gives
    }

    /// Sends another Worker into the Guildhall, if the seat has one and can construct or advance (ruling R9).
    pub(in super::super) fn build_again(&mut self, seat: Seat, out: &mut impl EventSink<Event>) {
        if self.player(seat).workers > 0 && self.can_build(seat) {
            self.enter_guildhall(seat, out);
            self.flow.push(Step::Build);
        }
    }

    /// Applies the rule of the third space: the left-most Apprentices leave, the upper one first (ruling R37).
    pub(in super::super) fn discard_column(&mut self, out: &mut impl EventSink<Event>) {
        for row in 0..2 {
            self.send_away(Slot::at(row, 0), Departure::ThirdSpace, out);
        }
        for row in 0..2 {
            self.move_up(row, out);
        }
    }
}
