use super::super::components::{Building, BuildingKind, Effect, PrimaryAction, Site, Spot};
use super::super::event::Event;
use super::super::question::{Question, Reach};
use super::super::state::{Built, Viscounts};
use super::super::step::Step;
use super::super::why_not::WhyNot;
use engine::{Check, ReasonSink, Rules, stop_if};
use kernel::{EventSink, Seat};

impl Viscounts {
    /// Notes the reasons against constructing. It needs the outside path, a free spot on this side of the River, a
    /// Building left, and Builders for it.
    pub(in super::super) fn check_construct(&self, reasons: &mut impl ReasonSink<WhyNot>) -> Check {
        let player = self.player(self.turn);
        if player.space.is_inside() {
            return reasons.add(WhyNot::OutsideOnly);
        }
        reasons.when(!self.has_spot(self.turn, Reach::Here), WhyNot::NoSpot)?;
        let left = Building::all().filter(|building| !player.has_built(*building));
        match left.map(|building| building.kind.cost()).min() {
            None => reasons.add(WhyNot::AllConstructed),
            Some(cheapest) => self.check_icons(PrimaryAction::Construct, cheapest, reasons),
        }
    }

    /// Notes the reasons against constructing this Building: already constructed, or not payable with this number of
    /// Builders within reach.
    pub(in super::super) fn check_building(
        &self,
        building: Building,
        builders: u16,
        reasons: &mut impl ReasonSink<WhyNot>,
    ) -> Check {
        if !(1..=3).contains(&building.slot) {
            return reasons.add(WhyNot::NoSuchThing);
        }
        if self.player(self.turn).has_built(building) {
            return reasons.add(WhyNot::Constructed);
        }
        PrimaryAction::Construct.check_reach(building.kind.cost(), builders, reasons)
    }

    /// Chooses the Building first, then funds it, then places it, as in the rulebook's example.
    pub(in super::super) fn construct(&mut self, building: Building) {
        self.flow.push(Step::Place(self.turn, building, Reach::Here));
        self.flow.push(Step::Fund(PrimaryAction::Construct, building.kind.cost()));
    }

    /// Offers a Building of a kind for free. Skipped if none of it or no spot is left.
    pub(in super::super) fn offer_building(
        &mut self,
        seat: Seat,
        kind: BuildingKind,
        reach: Reach,
        out: &mut impl EventSink<Event>,
    ) {
        if self.has_spot(seat, reach) {
            self.offer(seat, Question::Slot(kind, reach), out);
        }
    }

    fn has_spot(&self, seat: Seat, reach: Reach) -> bool {
        self.each_spot(seat, reach, |_| Check::Break(())).is_break()
    }

    /// Passes on the free spots within reach, clockwise from the Viscount's segment.
    pub(in super::super) fn each_spot(&self, seat: Seat, reach: Reach, mut hand: impl FnMut(Spot) -> Check) -> Check {
        let space = self.player(seat).space;
        match reach {
            Reach::Here => {
                let side = self.side(space.segment);
                let places = match space.site {
                    Site::Left => 0..side.left,
                    Site::Right => side.left..side.spots.len() as u8,
                    Site::Inside => 0..0,
                };
                for spot in places.map(|place| Spot { segment: space.segment, place }) {
                    if self.built_on(spot).is_none() {
                        hand(spot)?;
                    }
                }
            }
            Reach::Anywhere => {
                let start = self.ring_place(space.segment);
                for step in 0..self.board.ring.len() {
                    let segment = self.board.ring[(start + step) % self.board.ring.len()];
                    for place in 0..self.side(segment).spots.len() as u8 {
                        let spot = Spot { segment, place };
                        if self.built_on(spot).is_none() {
                            hand(spot)?;
                        }
                    }
                }
            }
        }
        Check::Continue(())
    }

    /// Notes the reasons against a Building on a spot. It must be free and within reach.
    pub(in super::super) fn check_spot(
        &self,
        seat: Seat,
        reach: Reach,
        spot: Spot,
        reasons: &mut impl ReasonSink<WhyNot>,
    ) -> Check {
        if spot.place as usize >= self.side(spot.segment).spots.len() {
            return reasons.add(WhyNot::NoSuchThing);
        }
        if self.built_on(spot).is_some() {
            return reasons.add(WhyNot::SpotTaken);
        }
        let found = self.each_spot(seat, reach, |other| stop_if(other == spot));
        reasons.when(found.is_continue(), WhyNot::OutOfReach)
    }

    /// Places a Building. Its owner gains the spot's effect. Both owners of each Link that it completes gain the Link's
    /// effect, once if they are the same.
    pub(in super::super) fn place_building(
        &mut self,
        seat: Seat,
        building: Building,
        spot: Spot,
        out: &mut impl EventSink<Event>,
    ) {
        let segment = spot.segment.index();
        let Some(cell) = self.board.spots[segment].get_mut(spot.place as usize) else { return };
        *cell = Some(Built { owner: seat, kind: building.kind });
        self.player_mut(seat).built[building.kind as usize] |= 1 << building.slot;
        let side = self.side(spot.segment);
        let Some(&effect) = side.spots.get(spot.place as usize) else { return };
        out.emit(Event::Constructed { seat, building, spot, space: spot.space(side), effect });
        // Pushed in reverse order: right Link, left Link, spot.
        self.link(seat, spot, self.next_spot(spot), out);
        self.link(seat, self.previous_spot(spot), spot, out);
        if self.is_opponent(seat) {
            self.reveal_for_opponent(building);
        }
        self.flow.push(Step::Effect(seat, effect));
    }

    fn link(&mut self, seat: Seat, from: Spot, to: Spot, out: &mut impl EventSink<Event>) {
        let Some(effect) = self.side(from.segment).links.get(from.place as usize).copied().flatten() else { return };
        let (Some(one), Some(two)) = (self.built_on(from), self.built_on(to)) else { return };
        let other = if one.owner == seat { two.owner } else { one.owner };
        out.emit(Event::Linked { seat, other, spot: from, effect });
        if other != seat {
            self.flow.push(Step::Effect(other, effect));
        }
        self.flow.push(Step::Effect(seat, effect));
    }

    /// Returns the Links of a spot, clockwise first: the spot at the other end, and the effect of the Link.
    pub fn links(&self, spot: Spot) -> impl Iterator<Item = (Spot, Effect)> {
        let [next, previous] = [self.next_spot(spot), self.previous_spot(spot)];
        [(spot, next), (previous, previous)].into_iter().filter_map(|(from, other)| {
            let link = self.side(from.segment).links.get(from.place as usize).copied().flatten();
            link.map(|link| (other, link))
        })
    }

    pub fn next_spot(&self, spot: Spot) -> Spot {
        if (spot.place as usize) + 1 < self.side(spot.segment).spots.len() {
            return Spot { place: spot.place + 1, ..spot };
        }
        let next = (self.ring_place(spot.segment) + 1) % self.board.ring.len();
        Spot { segment: self.board.ring[next], place: 0 }
    }

    fn previous_spot(&self, spot: Spot) -> Spot {
        if spot.place > 0 {
            return Spot { place: spot.place - 1, ..spot };
        }
        let segments = self.board.ring.len();
        let segment = self.board.ring[(self.ring_place(spot.segment) + segments - 1) % segments];
        Spot { segment, place: self.side(segment).spots.len() as u8 - 1 }
    }
}
