//! The solo opponents: their turns, and their reading of effects. Their decisions follow from the rules and chance
//! alone.

use super::components::{
    Attempt, Building, BuildingKind, Effect, FocusKind, Icon, ManuscriptId, OPPONENT_BUILDINGS,
    PRINTED_MANUSCRIPT_COST, PrimaryAction, Resource, SchemeId, Segment, Space, Spot, WORKERS_CHART,
};
use super::event::Event;
use super::question::Reach;
use super::rewards::FREE_MANUSCRIPT;
use super::state::{Opponent, Viscounts};
use super::step::Step;
use super::things::Thing;
use engine::Check;
use kernel::{EventSink, Seat};

impl Viscounts {
    /// Solo set-up, steps 5 and 6: its Viscount takes the space of the last Player Card, and it gains the effects that
    /// its board lists.
    pub(super) fn opponent_arrives(&mut self, space: Space, out: &mut impl EventSink<Event>) {
        let Some(opponent) = self.opponent else { return };
        let seat = opponent.seat;
        self.player_mut(seat).space = space;
        out.emit(Event::OpponentArrived { seat, space });
        self.flow.give(seat, opponent.kind.board().start);
    }

    /// AI turns: the line shifts, and the top Scheme goes into its left space. A Criminal brings a Corruption for each
    /// one on the board. Then the card is read from top to bottom.
    pub(super) fn turn_scheme(&mut self, out: &mut impl EventSink<Event>) {
        let Some(opponent) = &mut self.opponent else { return };
        let seat = opponent.seat;
        let [left, middle, right] = opponent.line;
        opponent.line = [None, left, middle];
        if let Some(dropped) = right {
            opponent.discard.push(dropped);
        }
        if opponent.draw.is_empty() {
            self.shuffle_schemes(seat, out);
        }
        let Some(opponent) = &mut self.opponent else { return };
        let Some(scheme) = opponent.draw.pop() else { return };
        opponent.line[0] = Some(scheme);
        opponent.seen.insert(scheme.index());
        out.emit(Event::SchemeTurned { seat, scheme });
        self.flow.push(Step::SchemeAttempt(scheme));
        self.flow.push(Step::SchemeMove(scheme));
        self.flow.give(seat, scheme.card().effects);
        if scheme.card().icons.count(Icon::Criminal) > 0 {
            // After the gains of the shuffle, which lie above.
            let criminals = self.criminals(seat);
            self.gain_corruption(seat, criminals, out);
        }
    }

    pub(super) fn scheme_move(&mut self, scheme: SchemeId, out: &mut impl EventSink<Event>) {
        let space = self.along_outside(self.player(self.turn).space, scheme.card().steps);
        self.arrive(space, 0, out);
    }

    pub(super) fn scheme_attempt(&mut self, scheme: SchemeId, out: &mut impl EventSink<Event>) {
        let Some(kind) = self.opponent.map(|opponent| opponent.kind) else { return };
        let seat = self.turn;
        for &attempt in scheme.card().attempts {
            let done = match attempt {
                Attempt::Act(action) => self.opponent_acts(seat, action, attempt, out),
                Attempt::Focus => match kind.board().focus {
                    FocusKind::Act(action) => self.opponent_acts(seat, action, attempt, out),
                    FocusKind::Flip => {
                        let player = self.player(seat);
                        let flips = player.unpaid + player.acquired > 0;
                        if flips {
                            self.attempted(seat, attempt, out);
                            self.flow.push(Step::Effect(seat, Effect::Flip(1)));
                        }
                        flips
                    }
                },
                Attempt::Gain(effects) => {
                    self.attempted(seat, attempt, out);
                    self.flow.give(seat, effects);
                    true
                }
            };
            if done {
                return;
            }
            out.emit(Event::AttemptFailed { seat, kind, attempt });
        }
    }

    fn attempted(&self, seat: Seat, attempt: Attempt, out: &mut impl EventSink<Event>) {
        let kind = self.opponent.map_or_else(Default::default, |opponent| opponent.kind);
        out.emit(Event::AttemptMade { seat, kind, attempt });
    }

    /// Primary actions: it takes them from the outside path, with icons and the resource that stands in for them.
    fn opponent_acts(
        &mut self,
        seat: Seat,
        action: PrimaryAction,
        attempt: Attempt,
        out: &mut impl EventSink<Event>,
    ) -> bool {
        let segment = self.player(seat).space.segment;
        let most = self.opponent_most(seat, action);
        match action {
            PrimaryAction::Trade => false,
            PrimaryAction::Construct => {
                // The left-most Building that it can afford, on the left-most spot of its space.
                let left = OPPONENT_BUILDINGS.into_iter().flat_map(Building::of);
                let player = self.player(seat);
                let affordable =
                    |building: &Building| !player.has_built(*building) && u16::from(building.kind.cost()) <= most;
                let (Some(building), Some(spot)) =
                    (left.into_iter().find(affordable), self.left_most(seat, Reach::Here))
                else {
                    return false;
                };
                self.attempted(seat, attempt, out);
                self.opponent_pays(seat, action, building.kind.cost(), out);
                self.place_building(seat, building, spot, out);
                true
            }
            PrimaryAction::PlaceWorkers => {
                // As many as possible, but never a single one.
                let workers = self.player(seat).workers;
                let counts = (2..=4u8).rev();
                let fits = |count: &u8| *count <= workers && u16::from(WORKERS_CHART[*count as usize - 1]) <= most;
                let Some(count) = counts.into_iter().find(fits) else { return false };
                self.attempted(seat, attempt, out);
                self.opponent_pays(seat, action, WORKERS_CHART[count as usize - 1], out);
                self.enter_castle(seat, self.section_beside(segment), count, out);
                true
            }
            PrimaryAction::Transcribe => {
                let visible = self.visible_manuscript(segment);
                let cost = visible.map_or(PRINTED_MANUSCRIPT_COST, |manuscript| manuscript.tile().cost);
                if u16::from(cost) > most {
                    return false;
                }
                self.attempted(seat, attempt, out);
                self.opponent_pays(seat, action, cost, out);
                self.take_manuscript(seat, segment, out);
                true
            }
        }
    }

    /// Resources that it may spend on an action, in order of use. To the Card opponent all are the same.
    fn opponent_purse(&self, action: PrimaryAction) -> &'static [Resource] {
        const EACH: [&[Resource]; 3] = [&[Resource::Ink], &[Resource::Stone], &[Resource::Gold]];
        let same = self.opponent.is_some_and(|opponent| opponent.kind.board().resources.is_none());
        match action.resource() {
            Some(_) if same => &Resource::ALL,
            Some(resource) => EACH[resource as usize],
            None => &[],
        }
    }

    fn opponent_most(&self, seat: Seat, action: PrimaryAction) -> u16 {
        let icons = self.icons(seat).counting_as(action.icon());
        let purse = self.opponent_purse(action).iter().map(|resource| self.player(seat).has(*resource)).sum::<u16>();
        u16::from(icons) + purse
    }

    fn opponent_pays(&mut self, seat: Seat, action: PrimaryAction, need: u8, out: &mut impl EventSink<Event>) {
        let mut short = need.saturating_sub(self.icons(seat).counting_as(action.icon()));
        for &resource in self.opponent_purse(action) {
            let paid = u16::from(short).min(self.player(seat).has(resource)) as u8;
            self.spend(seat, Thing::Resource(resource), paid, out);
            short -= paid;
        }
    }

    fn left_most(&self, seat: Seat, reach: Reach) -> Option<Spot> {
        let mut first = None;
        let _ = self.each_spot(seat, reach, |spot| {
            first = Some(spot);
            Check::Break(())
        });
        first
    }

    /// General rules: gives a solo opponent its version of an effect. Nothing is asked.
    pub(super) fn give_opponent(&mut self, seat: Seat, effect: Effect, out: &mut impl EventSink<Event>) {
        match effect {
            Effect::Silver(silver) => {
                // Every 2 Silver are a resource to it; a single one is nothing.
                if silver >= 2 {
                    self.instead(seat, effect, Effect::Any(silver / 2), out);
                }
            }
            Effect::Gain(resource, count) => self.gain(seat, Thing::Resource(resource), count, out),
            Effect::Any(count) => {
                for _ in 0..count {
                    self.gain(seat, Thing::Resource(self.wanted(seat)), 1, out);
                }
            }
            Effect::Debt(count) => self.gain_debts(seat, count, out),
            Effect::Deed(count) => self.gain_deeds(seat, count, out),
            Effect::FlipDebt => {
                if self.player(seat).unpaid == 0 {
                    return self.instead(seat, effect, Effect::Virtue(1), out);
                }
                self.after_opponent_flip(seat, out);
                self.flip_debt(seat, out);
            }
            Effect::FlipDeed => {
                if self.player(seat).acquired == 0 {
                    return self.instead(seat, effect, Effect::Virtue(1), out);
                }
                self.after_opponent_flip(seat, out);
                self.flip_deed(seat, out);
            }
            Effect::Flip(0) | Effect::FreeHire(0) => {}
            Effect::Flip(count) => {
                self.flow.push(Step::Effect(seat, Effect::Flip(count - 1)));
                // The kind that it has flipped less, a Debt if equal; the only kind left otherwise.
                let player = self.player(seat);
                let debt = match (player.unpaid > 0, player.acquired > 0) {
                    (true, true) => player.paid <= player.approved,
                    (_, acquired) => !acquired,
                };
                self.flow.push(Step::Effect(seat, if debt { Effect::FlipDebt } else { Effect::FlipDeed }));
            }
            Effect::Corruption(count) => self.gain_corruption(seat, count, out),
            Effect::Virtue(count) => self.gain_virtue(seat, count, out),
            Effect::Rearrange => self.instead(seat, effect, Effect::Any(1), out),
            Effect::Discard(count) => self.instead(seat, effect, Effect::Virtue(count), out),
            Effect::Destroy(count) => self.instead(seat, effect, Effect::Flip(count), out),
            Effect::CastleMove => self.instead(seat, effect, Effect::Virtue(1), out),
            Effect::FreeHire(count) => {
                self.flow.push(Step::Effect(seat, Effect::FreeHire(count - 1)));
                self.instead(seat, effect, Effect::FutureScheme, out);
            }
            Effect::FutureScheme => self.gain_scheme(seat, out),
            Effect::Dismiss => self.opponent_dismisses(seat, out),
            Effect::Shuffle => {
                if self.opponent.is_some_and(|opponent| !opponent.discard.is_empty()) {
                    self.shuffle_schemes(seat, out);
                }
            }
            Effect::FreeManuscript => self.opponent_free_manuscript(seat, out),
            Effect::FreeBuilding(kind) => self.opponent_free_building(seat, kind, Reach::Anywhere, out),
            Effect::BuildHere(kind) => self.opponent_free_building(seat, kind, Reach::Here, out),
            Effect::Workers(count) => {
                let section = self.section_beside(self.player(seat).space.segment);
                self.enter_castle(seat, section, count, out);
            }
        }
    }

    fn instead(&mut self, seat: Seat, of: Effect, gains: Effect, out: &mut impl EventSink<Event>) {
        out.emit(Event::Instead { seat, of, gains });
        self.flow.push(Step::Effect(seat, gains));
    }

    fn wanted(&self, seat: Seat) -> Resource {
        let order = self.opponent.and_then(|opponent| opponent.kind.board().resources);
        let player = self.player(seat);
        let wanted = order
            .and_then(|order| order.into_iter().find(|(resource, enough)| player.has(*resource) < u16::from(*enough)));
        wanted.map_or(Resource::Ink, |(resource, _)| resource)
    }

    /// Its third Trading Post: whenever it flips a card, it dismisses the Townsfolk beside its Viscount.
    fn after_opponent_flip(&mut self, seat: Seat, out: &mut impl EventSink<Event>) {
        self.opponent_building_works(seat, BuildingKind::TradingPost, 3, Effect::Dismiss, out);
    }

    fn opponent_building_works(
        &mut self,
        seat: Seat,
        kind: BuildingKind,
        slot: u8,
        effect: Effect,
        out: &mut impl EventSink<Event>,
    ) {
        let building = Building { kind, slot };
        if self.player(seat).has_built(building) {
            out.emit(Event::BuildingWorked { seat, building });
            self.flow.push(Step::Effect(seat, effect));
        }
    }

    /// Its first Trading Post gives it a Future Scheme when placed.
    pub(super) fn reveal_for_opponent(&mut self, building: Building) {
        if let (BuildingKind::TradingPost, 1, Some(opponent)) = (building.kind, building.slot, &self.opponent) {
            self.flow.push(Step::Effect(opponent.seat, Effect::FutureScheme));
        }
    }

    /// Puts the top Future Scheme face up on its discards. With none left, it flips a card. Its first Workshop then
    /// dismisses the Townsfolk beside its Viscount.
    fn gain_scheme(&mut self, seat: Seat, out: &mut impl EventSink<Event>) {
        let Some(opponent) = &mut self.opponent else { return };
        let Some(scheme) = opponent.future.pop() else {
            return self.instead(seat, Effect::FutureScheme, Effect::Flip(1), out);
        };
        opponent.discard.push(scheme);
        opponent.seen.insert(scheme.index());
        out.emit(Event::SchemeGained { seat, scheme });
        self.opponent_building_works(seat, BuildingKind::Workshop, 1, Effect::Dismiss, out);
    }

    /// Shuffles its discards into its Draw Pile. Like any shuffle, this brings a Corruption with a Criminal on its
    /// board, else a Virtue. Its third Workshop adds a Corruption, its second a Virtue. Corruption comes first.
    fn shuffle_schemes(&mut self, seat: Seat, out: &mut impl EventSink<Event>) {
        let Some(Opponent { draw, discard, .. }) = &mut self.opponent else { return };
        draw.reshuffle(discard, &mut self.chance);
        out.emit(Event::SchemesShuffled { seat });
        let corrupt = self.criminals(seat) > 0;
        for (slot, shuffles, effect) in [(3, corrupt, Effect::Corruption(1)), (2, !corrupt, Effect::Virtue(1))] {
            if shuffles {
                self.give_opponent(seat, effect, out);
            }
            let building = Building { kind: BuildingKind::Workshop, slot };
            if self.player(seat).has_built(building) {
                out.emit(Event::BuildingWorked { seat, building });
                self.give_opponent(seat, effect, out);
            }
        }
    }

    /// Dismisses the Townsfolk beside its Viscount for its hire effect, without use of the icons.
    fn opponent_dismisses(&mut self, seat: Seat, out: &mut impl EventSink<Event>) {
        let segment = self.player(seat).space.segment;
        let effect = self.townsfolk_beside(segment).hire;
        self.flow.push(Step::Effect(seat, effect));
        self.remove_townsfolk(segment, |townsfolk| Event::Dismissed { seat, segment, townsfolk }, out);
    }

    /// Takes a free Manuscript: the first that costs 3 or 4, from its segment on clockwise.
    fn opponent_free_manuscript(&mut self, seat: Seat, out: &mut impl EventSink<Event>) {
        let start = self.ring_place(self.player(seat).space.segment);
        let segments = (0..self.board.ring.len()).map(|step| self.board.ring[(start + step) % self.board.ring.len()]);
        let cheap = |segment: &Segment| {
            self.visible_manuscript(*segment).map(ManuscriptId::tile).is_some_and(|tile| tile.cost <= FREE_MANUSCRIPT)
        };
        if let Some(segment) = segments.into_iter().find(cheap) {
            self.take_manuscript(seat, segment, out);
        }
    }

    /// Places a free Building: the left-most of its kind on the first free spot, from the left of its space on
    /// clockwise, and across Rivers.
    fn opponent_free_building(
        &mut self,
        seat: Seat,
        kind: BuildingKind,
        reach: Reach,
        out: &mut impl EventSink<Event>,
    ) {
        let player = self.player(seat);
        let building = Building::of(kind).find(|building| !player.has_built(*building));
        // Its own side of the River comes first.
        let spot = self.left_most(seat, Reach::Here).or_else(|| match reach {
            Reach::Here => None,
            Reach::Anywhere => self.onward_spot(seat),
        });
        if let (Some(building), Some(spot)) = (building, spot) {
            self.place_building(seat, building, spot, out);
        }
    }

    /// Returns the first free spot clockwise from its Viscount. Spots behind it on its segment come last.
    fn onward_spot(&self, seat: Seat) -> Option<Spot> {
        let space = self.player(seat).space;
        let behind = |spot: Spot| {
            spot.segment == space.segment
                && matches!(space.site, super::components::Site::Right)
                && spot.place < self.side(spot.segment).left
        };
        let (mut first, mut last) = (None, None);
        let _ = self.each_spot(seat, Reach::Anywhere, |spot| {
            if behind(spot) { &mut last } else { &mut first }.get_or_insert(spot);
            Check::Continue(())
        });
        first.or(last)
    }
}
