//! The Castle: Workers placed, moving inwards and around, and bumped.

use super::components::{EffectTree, FULL, Section, THIRD_TIER, Tier};
use super::event::Event;
use super::question::{Question, Source};
use super::state::Viscounts;
use super::step::Step;
use engine::Rules;
use kernel::{EventSink, Seat};

impl Viscounts {
    pub(super) fn in_first(&self, section: Section, seat: Seat) -> u8 {
        self.in_tier(Tier::First, section, seat)
    }

    pub(super) fn in_tier(&self, tier: Tier, section: Section, seat: Seat) -> u8 {
        let cells = match tier {
            Tier::First => &self.board.castle.first,
            Tier::Second => &self.board.castle.second,
        };
        cells[section.index()].get(seat.index()).copied().unwrap_or(0)
    }

    fn cell(&mut self, tier: Tier, section: Section, seat: Seat) -> &mut u8 {
        let cells = match tier {
            Tier::First => &mut self.board.castle.first,
            Tier::Second => &mut self.board.castle.second,
        };
        let seats = cells[section.index()].len();
        &mut cells[section.index()][seat.index() % seats]
    }

    pub(super) fn enter_castle(&mut self, seat: Seat, section: Section, count: u8, out: &mut impl EventSink<Event>) {
        let count = count.min(self.player(seat).workers);
        if count == 0 {
            return;
        }
        self.player_mut(seat).workers -= count;
        *self.cell(Tier::First, section, seat) += count;
        out.emit(Event::WorkersPlaced { seat, section, count });
        self.flow.push(Step::Castle(seat));
    }

    /// Castle move: one Worker goes to an adjacent first-tier section.
    pub(super) fn castle_move(&mut self, seat: Seat, from: Section, clockwise: bool, out: &mut impl EventSink<Event>) {
        self.move_around(seat, from, if clockwise { from.clockwise() } else { from.counter_clockwise() }, out);
        // Within a longer movement it is part of that, and bumping follows once all is done.
        if !self.flow.contains(&Step::Castle(seat)) {
            self.flow.push(Step::Castle(seat));
        }
    }

    fn move_around(&mut self, seat: Seat, from: Section, to: Section, out: &mut impl EventSink<Event>) {
        if self.in_first(from, seat) > 0 {
            *self.cell(Tier::First, from, seat) -= 1;
            *self.cell(Tier::First, to, seat) += 1;
            out.emit(Event::MovedAround { seat, from, to });
        }
    }

    pub(super) fn must_move_on(&self, section: Section, seat: Seat) -> bool {
        self.in_first(section, seat) >= FULL
    }

    /// Placing Workers: resolves a seat's first tier while three of its Workers stand together, then its second tier,
    /// then bumps surplus Workers. The seat decides the moves of its own Workers. The seat whose turn it is decides the
    /// bumped ones, whoever's Workers moved.
    pub(super) fn settle_castle(&mut self, seat: Seat, out: &mut impl EventSink<Event>) {
        if Section::all().any(|section| self.must_move_on(section, seat)) {
            self.flow.push(Step::Castle(seat));
            if self.is_opponent(seat) {
                // Solo: clockwise from the section beside its Viscount.
                let start = self.section_beside(self.player(seat).space.segment);
                let next = (0..).map(|step| Section::around(start.index() + step)).take(super::components::SECTIONS);
                if let Some(section) = next.into_iter().find(|section| self.must_move_on(*section, seat)) {
                    self.move_inwards(seat, section, out);
                }
            } else {
                self.offer(seat, Question::Cascade, out);
            }
            return;
        }
        if let Some(section) = Section::all().find(|section| self.in_tier(Tier::Second, *section, seat) >= FULL) {
            self.flow.push(Step::Castle(seat));
            self.reach_third_tier(seat, section, out);
            return;
        }
        let crowded = Tier::ALL.into_iter().find_map(|tier| {
            Section::all().find(|section| self.is_crowded(tier, *section)).map(|section| (tier, section))
        });
        if let Some((tier, section)) = crowded {
            self.flow.push(Step::Castle(seat));
            let current = self.turn;
            if self.is_opponent(current) {
                // Solo: it always bumps the other seat's Workers if there are any.
                let others = self.others(current).find(|owner| self.in_tier(tier, section, *owner) > 0);
                self.bump(tier, section, others.unwrap_or(current), out);
            } else {
                self.offer(current, Question::Bump(tier, section), out);
            }
        }
    }

    /// Moves one Worker inwards to the second tier, whose effect comes at once. Then one Worker of the section moves
    /// clockwise and one counter-clockwise.
    pub(super) fn move_inwards(&mut self, seat: Seat, section: Section, out: &mut impl EventSink<Event>) {
        *self.cell(Tier::First, section, seat) -= 1;
        *self.cell(Tier::Second, section, seat) += 1;
        out.emit(Event::MovedInwards { seat, section });
        self.flow.push(Step::Spread(seat, section));
        match section.reward() {
            // Solo: it takes the first option of a choice.
            reward @ EffectTree::OneOf(_) if self.is_opponent(seat) => self.flow.give(seat, reward.option(0)),
            reward => self.flow.give_effects(seat, reward, Source::SecondTier(section)),
        }
    }

    pub(super) fn spread(&mut self, seat: Seat, section: Section, out: &mut impl EventSink<Event>) {
        self.move_around(seat, section, section.clockwise(), out);
        self.move_around(seat, section, section.counter_clockwise(), out);
    }

    /// Moves one of three Workers in a second-tier section to the third tier. The first seat with a Worker there leads
    /// the Castle, until another one has more.
    fn reach_third_tier(&mut self, seat: Seat, section: Section, out: &mut impl EventSink<Event>) {
        *self.cell(Tier::Second, section, seat) -= 1;
        let castle = &mut self.board.castle;
        let place = seat.index() % castle.third.len();
        castle.third[place] += 1;
        out.emit(Event::ReachedThirdTier { seat, section });
        let leads = match castle.leader {
            None => true,
            Some(leader) => {
                leader != seat && castle.third[place] > castle.third.get(leader.index()).copied().unwrap_or(0)
            }
        };
        if leads {
            castle.leader = Some(seat);
            out.emit(Event::LeaderTaken { seat });
        }
        self.flow.push(Step::Effect(seat, THIRD_TIER));
    }

    /// Bumps a Worker: it returns to its owner, who gains for it.
    pub(super) fn bump(&mut self, tier: Tier, section: Section, owner: Seat, out: &mut impl EventSink<Event>) {
        if self.leave_castle(tier, section, owner) {
            out.emit(Event::Bumped { owner, tier, section });
            self.flow.give(owner, tier.bumped());
        }
    }

    pub(super) fn leave_castle(&mut self, tier: Tier, section: Section, owner: Seat) -> bool {
        let stands = self.in_tier(tier, section, owner) > 0;
        if stands {
            *self.cell(tier, section, owner) -= 1;
            self.player_mut(owner).workers += 1;
        }
        stands
    }
}
