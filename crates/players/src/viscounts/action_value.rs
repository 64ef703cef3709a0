//! Values of the actions from a space, estimated without taking them.

use super::team::OverlordForce;
use super::time::time;
use super::weights::{Weight, Weights};
use crate::bounds::Bounds;
use engine::Check;
use kernel::Seat;
use viscounts::Viscounts;
use viscounts::components::{
    BONUS_AT, BuildingKind, Counted, Effect, EffectTree, FULL, Icons, PRINTED_MANUSCRIPT_COST, PrimaryAction, Resource,
    Ribbon, SET_POINTS, Script, Section, Segment, Site, Space, Spot, TownsfolkId, WORKERS_CHART,
};

type Beside = Option<(Icons, f32)>;

pub(super) struct ActionValues<'a> {
    pub(super) game: &'a Viscounts,
    pub(super) seat: Seat,
    pub(super) weights: &'a Weights,
    segment: Segment,
    site: Site,
    silver: u16,
    pub(super) stand: Option<OverlordForce>,
    pub(super) icons: Icons,
    pub(super) left: f32,
    pub(super) using: f32,
}

impl<'a> ActionValues<'a> {
    pub(super) fn new(game: &'a Viscounts, seat: Seat, weights: &'a Weights) -> Self {
        let player = game.player(seat);
        let (left, using) = time(game);
        let (segment, site) = (player.space.segment, player.space.site);
        let icons = game.icons(seat);
        let (silver, stand) = (player.silver, OverlordForce::of(game));
        Self { game, seat, weights, segment, site, silver, stand, icons, left, using }
    }

    /// Passes the value of each space that the Viscount can move to, in the order of the choices.
    pub(super) fn moves(&mut self, mut hand: impl FnMut(f32)) {
        let silver = self.silver;
        let held = self.silver_worth(silver);
        let game = self.game;
        let _ = game.each_move(|space, paid| {
            self.silver = silver.saturating_sub(paid.into());
            (self.segment, self.site) = (space.segment, space.site);
            hand(self.space() - held + self.silver_worth(self.silver));
            Check::Continue(())
        });
    }

    const fn weight(&self, weight: Weight) -> f32 {
        self.weights[weight as usize]
    }

    fn silver_worth(&self, silver: u16) -> f32 {
        self.using * f32::from(silver).sqrt() * 2.0 * self.weight(Weight::Silver)
    }

    pub(super) fn goods(&self, resource: Resource) -> f32 {
        self.using * self.weights[Weight::Ink as usize + resource as usize]
    }

    pub(super) fn action(&self, action: PrimaryAction) -> f32 {
        let beside = self.beside();
        let own = match action {
            PrimaryAction::Trade => self.trade(beside) + self.weight(Weight::ActTrade),
            PrimaryAction::Construct => self.construct(beside) + self.weight(Weight::ActConstruct),
            PrimaryAction::PlaceWorkers => self.place_workers(beside) + self.weight(Weight::ActPlaceWorkers),
            PrimaryAction::Transcribe => self.transcribe(beside) + self.weight(Weight::ActTranscribe),
        };
        own + self.lower(action)
    }

    fn lower(&self, action: PrimaryAction) -> f32 {
        let space = Space { segment: self.segment, site: self.site };
        self.stand.map_or(0.0, |stand| stand.lower(self.game, self.seat, space, action))
    }

    /// Returns the value of an action that may not be possible. A possible one includes the effect of the Reference
    /// card after it.
    fn with_lower(&self, action: PrimaryAction, value: f32) -> f32 {
        if value > 0.0 { value + self.lower(action) } else { value }
    }

    fn space(&self) -> f32 {
        let beside = self.beside();
        let action = if self.site == Site::Inside {
            self.with_lower(PrimaryAction::PlaceWorkers, self.place_workers(beside))
                .at_least(self.with_lower(PrimaryAction::Transcribe, self.transcribe(beside)))
        } else {
            self.with_lower(PrimaryAction::Trade, self.trade(beside))
                .at_least(self.with_lower(PrimaryAction::Construct, self.construct(beside)))
        };
        let hire = self.game.visible_townsfolk(self.segment).map_or(0.0, |card| self.hire(card));
        action.at_least(0.0) + hire.at_least(0.0)
    }

    fn hire(&self, card: TownsfolkId) -> f32 {
        let price = self.game.hire_price(self.seat, card);
        if u16::from(price) > self.silver {
            return 0.0;
        }
        let paid = self.silver_worth(self.silver) - self.silver_worth(self.silver - u16::from(price));
        let hire = card.card().hire.map_or(0.0, |effect| self.effect(effect));
        self.weight(Weight::Hire) + hire - paid
    }

    fn beside(&self) -> Beside {
        let card = self.game.visible_townsfolk(self.segment)?.card();
        if self.silver < u16::from(card.value) {
            return None;
        }
        let paid = self.silver_worth(self.silver) - self.silver_worth(self.silver - u16::from(card.value));
        Some((card.icons, paid - card.hire.map_or(0.0, |effect| self.effect(effect))))
    }

    /// The icons for an action: free ones, additional ones for dismissing the Townsfolk beside, and the cost of that.
    fn icons(&self, action: PrimaryAction, beside: Beside) -> (u16, u16, f32) {
        let icon = action.icon();
        let free = u16::from(self.icons.counting_as(icon));
        match beside {
            Some((icons, dismissal)) if icons.counting_as(icon) > 0 => {
                (free, u16::from(icons.counting_as(icon)), dismissal)
            }
            _ => (free, 0, 0.0),
        }
    }

    /// Cost of a number of icons; `None` if out of reach.
    fn price(&self, need: u8, action: PrimaryAction, icons: (u16, u16, f32)) -> Option<f32> {
        let (free, more, dismissal) = icons;
        let (held, each) = action
            .resource()
            .map_or((0, 0.0), |resource| (self.game.player(self.seat).has(resource), self.goods(resource)));
        let pay = |icons: u16| {
            let short = u16::from(need).saturating_sub(icons);
            (short <= held).then(|| f32::from(short) * each)
        };
        let with = if more > 0 { pay(free + more).map(|paid| paid + dismissal) } else { None };
        match (pay(free), with) {
            (Some(one), Some(other)) => Some(one.at_most(other)),
            (one, other) => one.or(other),
        }
    }

    fn trade(&self, beside: Beside) -> f32 {
        let [left, right] = self.segment.face().exchanges;
        let exchange = if self.site == Site::Left { left } else { right };
        let (free, more, dismissal) = self.icons(PrimaryAction::Trade, beside);
        let rate = u16::from(exchange.merchants);
        let each = self.effect(exchange.effect);
        let without = f32::from(free / rate) * each;
        let with = if more > 0 { f32::from((free + more) / rate) * each - dismissal } else { 0.0 };
        without.at_least(with)
    }

    fn construct(&self, beside: Beside) -> f32 {
        let game = self.game;
        let player = game.player(self.seat);
        let side = game.side(self.segment);
        let places = if self.site == Site::Left { 0..side.left } else { side.left..side.spots.len() as u8 };
        let spots = places.map(|place| Spot { segment: self.segment, place });
        let spot = spots.filter(|spot| game.built_on(*spot).is_none()).map(|spot| self.spot(spot));
        let Some(spot) = spot.reduce(f32::at_least) else { return 0.0 };
        let icons = self.icons(PrimaryAction::Construct, beside);
        let mut best = 0.0_f32;
        for kind in BuildingKind::ALL {
            if player.count_built(kind) < 3
                && let Some(price) = self.price(kind.cost(), PrimaryAction::Construct, icons)
            {
                best = best.at_least(self.building(kind) - price);
            }
        }
        if best > 0.0 { best + spot } else { 0.0 }
    }

    pub(super) fn building(&self, kind: BuildingKind) -> f32 {
        let built = self.game.player(self.seat).count_built(kind).min(2);
        let points = (kind.points()[built + 1] - kind.points()[built]) as f32;
        points + self.left * self.weights[Weight::TradingPost as usize + kind as usize]
    }

    fn spot(&self, spot: Spot) -> f32 {
        let side = self.game.side(spot.segment);
        let place = spot.place as usize;
        let built = |place: u8| self.game.built_on(Spot { place, ..spot }).is_some();
        let link = |place: usize| side.links.get(place).copied().flatten().map_or(0.0, |effect| self.effect(effect));
        let mut value = side.spots.get(place).map_or(0.0, |&effect| self.effect(effect));
        if built(spot.place + 1) {
            value += link(place);
        }
        if place > 0 && built(spot.place - 1) {
            value += link(place - 1);
        }
        value
    }

    fn place_workers(&self, beside: Beside) -> f32 {
        let icons = self.icons(PrimaryAction::PlaceWorkers, beside);
        let mut best = 0.0_f32;
        for (count, &nobles) in (1..=self.game.player(self.seat).workers.min(4)).zip(&WORKERS_CHART) {
            if let Some(price) = self.price(nobles, PrimaryAction::PlaceWorkers, icons) {
                best = best.at_least(self.workers(count) - price);
            }
        }
        best
    }

    pub(super) fn workers(&self, count: u8) -> f32 {
        let castle = &self.game.board().castle;
        let section = self.game.section_beside(self.segment);
        let place = self.seat.index() % castle.third.len();
        let there = |section: Section| castle.first[section.index()][place];
        let mut value = f32::from(count) * (1.0 + self.left * self.weight(Weight::OuterWorker));
        if there(section) + count >= FULL {
            value += self.moves_inwards(section);
            for beside in [section.clockwise(), section.counter_clockwise()] {
                if there(beside) + 1 >= FULL {
                    value += self.moves_inwards(beside);
                }
            }
        }
        value
    }

    fn moves_inwards(&self, section: Section) -> f32 {
        let reward = match section.reward() {
            EffectTree::All(effects) => effects.iter().map(|&effect| self.effect(effect)).sum(),
            EffectTree::OneOf(options) => options
                .iter()
                .map(|effects| effects.iter().map(|&effect| self.effect(effect)).sum::<f32>())
                .fold(0.0, f32::at_least),
        };
        1.0 + self.left * (self.weight(Weight::InnerWorker) - self.weight(Weight::OuterWorker)) + reward
    }

    fn transcribe(&self, beside: Beside) -> f32 {
        let player = self.game.player(self.seat);
        let icons = self.icons(PrimaryAction::Transcribe, beside);
        let Some(manuscript) = self.game.visible_manuscript(self.segment) else {
            let effects = self.segment.face().manuscript.iter().map(|&effect| self.effect(effect)).sum::<f32>();
            let price = self.price(PRINTED_MANUSCRIPT_COST, PrimaryAction::Transcribe, icons);
            return price.map_or(0.0, |price| effects - price);
        };
        let tile = manuscript.tile();
        let Some(price) = self.price(tile.cost, PrimaryAction::Transcribe, icons) else { return 0.0 };
        let ribbons = player.all_ribbons();
        let own = ribbons[tile.ribbon as usize];
        let others = Ribbon::ALL.into_iter().filter(|&other| other != tile.ribbon);
        let beside = others.filter(|&other| ribbons[other as usize] > own).count();
        let mut value = (SET_POINTS[beside + 1] - SET_POINTS[beside]) as f32;
        if own + 1 == BONUS_AT && self.game.board().bonuses[tile.ribbon as usize].is_none() {
            value += 3.0 + self.left * self.weight(Weight::Bonus);
        }
        value += match tile.script {
            Script::Immediate(effects) => effects.iter().map(|&effect| self.effect(effect)).sum(),
            Script::Points(counted, each) => self.counted(counted) / f32::from(each.max(1)),
        };
        value + self.left * self.weight(Weight::Manuscript) - price
    }

    fn counted(&self, counted: Counted) -> f32 {
        let player = self.game.player(self.seat);
        match counted {
            Counted::Icons(icon) => f32::from(self.game.all_icons(self.seat).count(icon)),
            Counted::Buildings => player.buildings() as f32,
            Counted::Resource(resource) => f32::from(player.has(resource)),
            Counted::Resources => f32::from(player.resources.iter().sum::<u16>()),
            Counted::Manuscripts => player.manuscripts.len() as f32 + 1.0,
            Counted::Approved => f32::from(player.approved),
            Counted::Paid => f32::from(player.paid),
        }
    }

    fn any(&self) -> f32 {
        Resource::ALL.into_iter().map(|resource| self.goods(resource)).fold(0.0, f32::at_least)
    }

    pub(super) fn effect(&self, effect: Effect) -> f32 {
        let player = self.game.player(self.seat);
        let debt = self.left * self.weight(Weight::Unpaid) - 2.0;
        let deed = self.left * self.weight(Weight::Acquired) + 1.0;
        let flip_debt = || match player.unpaid {
            0 => 0.0,
            _ => self.left * self.weight(Weight::Paid) - debt + self.any(),
        };
        let flip_deed = || match player.acquired {
            0 => 0.0,
            _ => self.left * self.weight(Weight::Approved) + 3.0 - deed,
        };
        let times = |count: u8, each: f32| f32::from(count) * each;
        match effect {
            Effect::Silver(count) => self.silver_worth(self.silver + u16::from(count)) - self.silver_worth(self.silver),
            Effect::Gain(resource, count) => times(count, self.goods(resource)),
            Effect::Any(count) => times(count, self.any()),
            Effect::Debt(count) => times(count, debt),
            Effect::Deed(count) => times(count, deed),
            Effect::FlipDebt => flip_debt(),
            Effect::FlipDeed => flip_deed(),
            Effect::Flip(count) => times(count, flip_debt().at_least(flip_deed())),
            Effect::Corruption(count) => times(count, self.using * self.weight(Weight::StepCorruption)),
            Effect::Virtue(count) => times(count, self.using * self.weight(Weight::StepVirtue)),
            Effect::Destroy(count) => times(count, self.using * self.weight(Weight::Destroying)),
            Effect::FreeHire(count) => times(count, self.using * self.weight(Weight::FreeHiring)),
            Effect::FreeManuscript => 5.0 + self.left * self.weight(Weight::Manuscript),
            Effect::FreeBuilding(kind) | Effect::BuildHere(kind) => self.building(kind),
            Effect::Workers(count) => times(count, 1.0 + self.left * self.weight(Weight::OuterWorker)),
            Effect::Rearrange
            | Effect::Discard(_)
            | Effect::Shuffle
            | Effect::CastleMove
            | Effect::FutureScheme
            | Effect::Dismiss => self.using * self.weight(Weight::Turning),
        }
    }
}
