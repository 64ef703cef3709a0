//! The Overlord of the co-op scenario (Tomesaga): his Schemes, the Events, the Demands, and all of his numbers.
//!
//! INFERRED, unless a row names a source: the faces of the cards. The rules give their kinds, their numbers and a
//! worked example of each.

use super::{Effect, Location, MOST_SEATS, Thing};
use engine::card_id;
use kernel::Coop;
use lang::Text;

/// A line of a card of the Overlord. Lines are carried out from top to bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SchemeLine {
    /// He places a Worker at a large circle, or in the Guildhall.
    Worker(Location),
    /// He places a Worker at a large circle, and a section of his board acts there.
    Raid(Location, BoardSection),
    /// He places a Worker on the right-most empty space of the Black Market.
    Market,
    /// With much Silver on the Tax Stand, all players lose Virtue and that Silver returns to the supply.
    TaxCheck,
    /// A Black Market reset.
    Reset,
    /// The top Future Scheme goes to the discards.
    FutureDiscarded,
    /// The top Future Scheme goes on top of the draw pile, face down.
    FutureOnTop,
    /// The next Demand is revealed.
    Demand,
    /// The next Event is revealed and carried out.
    Event,
    /// The next Scheme is revealed and carried out.
    Scheme,
    /// Every player suffers the effect, in turn order.
    All(Effect),
    /// One player suffers the effect; the players choose which.
    One(Effect),
}

/// A section of the Overlord's board, at which the arrow of a line points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardSection {
    /// The upper one: he captures at the location. If nobody is there, all his captives go to the Prison.
    Capture,
    /// The lower one: all his captives go to the Prison. If he has none, he captures at the location.
    Imprison,
}

/// A Scheme of the Overlord, or an Event.
#[derive(Clone, Copy, Debug)]
pub struct OverlordCard {
    /// Name of the card.
    pub name: Text,
    /// Lines of the card, in order.
    pub lines: &'static [SchemeLine],
}

const fn card(name: Text, lines: &'static [SchemeLine]) -> OverlordCard {
    OverlordCard { name, lines }
}

use BoardSection::{Capture, Imprison};
use Effect::{DiscardPlan, Dismiss, Gain, LevySilver, LoseVirtue, RemoveJailed, RemoveWorker};
use Location::{Forest, Guardhouse, Guildhall, Mines, Quarry, Silversmith, Storehouse, TownCentre, Workshop};
use SchemeLine::{
    All, Demand, Event, FutureDiscarded, FutureOnTop, Market, One, Raid, Reset, Scheme, TaxCheck, Worker,
};

/// Number of Starting Schemes; the Future ones follow in the table. The ninth needs the Age of Artisans.
pub const STARTING_SCHEMES: usize = 8;
/// Number of Schemes.
pub const ALL_SCHEMES: usize = STARTING_SCHEMES + FUTURE_SCHEMES;
/// Number of Future Schemes. The last one is the Final one.
pub const FUTURE_SCHEMES: usize = 6;
/// The Final Scheme, at the bottom of the Future ones.
pub const FINAL_SCHEME: SchemeId = SchemeId(ALL_SCHEMES as u8 - 1);

/// The Schemes: the Starting ones, the Future ones, the Final one. The lines of the first are those of the worked
/// example in the rules. The number of Starting ones that bring a Worker into the Guildhall, 1 to 3, is tuned by
/// measurement (docs/together.md).
#[rustfmt::skip]
pub const SCHEMES: [OverlordCard; ALL_SCHEMES] = [
    card(text!("The King’s Toll"), &[Worker(Guildhall), Raid(Storehouse, Capture)]),
    card(text!("Raid on the Quarry"), &[Raid(Quarry, Capture), TaxCheck]),
    card(text!("Raid on the Forest"), &[Raid(Forest, Capture), Market]),
    card(text!("Raid on the Mines"), &[Raid(Mines, Capture), FutureDiscarded]),
    card(text!("The Silver Round"), &[Raid(Silversmith, Imprison), Market]),
    card(text!("No Hiring"), &[Raid(Workshop, Imprison), Demand]),
    card(text!("The Watch"), &[Raid(Guardhouse, Imprison), Event]),
    card(text!("The Proclamation"), &[Raid(TownCentre, Capture), FutureOnTop]),

    card(text!("New Demands"), &[Raid(Quarry, Capture), Demand]),
    card(text!("The Gallows"), &[Raid(Mines, Imprison), All(RemoveJailed), Event]),
    card(text!("The Lock-out"), &[Worker(Guildhall), Raid(Forest, Capture)]),
    card(text!("The Summons"), &[Raid(Workshop, Capture), Demand, FutureDiscarded]),
    card(text!("The Double Blow"), &[Raid(Silversmith, Capture), Event, Scheme]),
    card(text!("The Reckoning"), &[Worker(Guildhall), Event, Scheme]),
];

card_id! {
    /// A Scheme by its place in [`SCHEMES`].
    pub struct SchemeId(u8);
    fn card() -> OverlordCard = SCHEMES;
}

impl SchemeId {
    /// Returns true for a Future Scheme, the Final one included.
    pub const fn is_future(self) -> bool {
        self.index() >= STARTING_SCHEMES
    }
}

/// Number of Events.
pub const ALL_EVENTS: usize = 8;

/// The Events.
#[rustfmt::skip]
pub const EVENTS: [OverlordCard; ALL_EVENTS] = [
    card(text!("Scandal"), &[All(LoseVirtue(1))]),
    card(text!("The Usurer"), &[One(Gain(Thing::Debt, 1))]),
    card(text!("The Levy"), &[All(LevySilver(2))]),
    card(text!("Fire in the Archives"), &[All(DiscardPlan)]),
    card(text!("Executions"), &[All(RemoveJailed)]),
    card(text!("Conscription"), &[One(RemoveWorker)]),
    card(text!("Desertion"), &[One(Dismiss)]),
    card(text!("The Audit"), &[TaxCheck, Reset]),
];

card_id! {
    /// An Event by its place in [`EVENTS`].
    pub struct EventId(u8);
    fn card() -> OverlordCard = EVENTS;
}

/// A demand of the Overlord on all players together.
#[derive(Clone, Copy, Debug)]
pub struct DemandCard {
    /// Name of the card.
    pub name: Text,
    /// Item to donate. For Debts, paid and unpaid ones count.
    pub item: Thing,
    /// Number of items for each player.
    pub per_player: u8,
    /// Points of every player once it is met.
    pub met: i32,
    /// Points of every player at the end if it is revealed and not met.
    pub missed: i32,
}

const fn demand(name: Text, item: Thing, per_player: u8, met: i32, missed: i32) -> DemandCard {
    DemandCard { name, item, per_player, met, missed }
}

/// Number of levels of Demands. One of the two of each level is in the game.
pub const DEMAND_LEVELS: usize = 4;

/// The Demands, two of each level from the first on. The numbers of the first are those of the rules. The others are
/// INFERRED; their amounts are tuned by measurement (docs/together.md), by one at most and to no less than 1.
#[rustfmt::skip]
pub const DEMANDS: [DemandCard; 2 * DEMAND_LEVELS] = [
    demand(text!("Bricks for the Wall"), Thing::Clay, 3, 1, -5),
    demand(text!("The King’s Purse"), Thing::Silver, 3, 1, -5),
    demand(text!("Scaffolding"), Thing::Wood, 2, 2, -5),
    demand(text!("Foundations"), Thing::Stone, 2, 2, -5),
    demand(text!("The Drawings"), Thing::Plan, 1, 3, -5),
    demand(text!("The Crown Jewels"), Thing::Gold, 1, 3, -5),
    demand(text!("The Altar"), Thing::Marble, 1, 4, -5),
    demand(text!("The Ledgers"), Thing::Debt, 1, 4, -5),
];

card_id! {
    /// A Demand by its place in [`DEMANDS`].
    pub struct DemandId(u8);
    fn card() -> DemandCard = DEMANDS;
}

impl DemandId {
    /// One of the two Demands of a level, from 0.
    pub const fn of(level: usize, second: bool) -> Self {
        Self((2 * (level % DEMAND_LEVELS) + second as usize) as u8)
    }

    /// Returns true when it accepts the item. A Demand for Debts accepts paid ones, too.
    pub fn takes(self, item: Thing) -> bool {
        let asked = self.card().item;
        asked == item || asked == Thing::Debt && item == Thing::PaidDebt
    }

    /// Number of items that it asks of this many players.
    pub fn asks(self, players: usize) -> u8 {
        self.card().per_player.saturating_mul(players.min(MOST_SEATS) as u8)
    }
}

/// Points of every player if the last Demand was never revealed; they stand on its back.
pub const LAST_DEMAND_HIDDEN: i32 = 5;
/// Points of every player for each Event that was not revealed.
pub const EVENT_LEFT: i32 = 5;
/// Points of every player if an Event was due and none was left.
pub const EVENTS_USED_UP: i32 = -10;

/// Number of Events in the pile.
pub const fn events_in_play(difficulty: Coop) -> usize {
    match difficulty {
        Coop::Standard => 6,
        Coop::Hard | Coop::Insane => 4,
    }
}

/// Points that the team needs for each player and for each Worker of the Overlord in the Guildhall.
pub const fn target_for_each(difficulty: Coop) -> i32 {
    match difficulty {
        Coop::Standard => 10,
        Coop::Hard | Coop::Insane => 12,
    }
}

/// Number of the Overlord's Workers.
pub const OVERLORD_WORKERS: u8 = 20;
/// Workers of each player captured for each Worker of his at the location.
pub const CAPTURED_FOR_EACH: u8 = 2;
/// Silver for each Worker of the Overlord that a player sends to the Prison.
pub const OVERLORD_JAIL_SILVER: u8 = 2;
/// Least Silver on the Tax Stand for which a Tax check strikes.
pub const CHECKED_TAX: u16 = 4;
/// Virtue that a Tax check costs every player.
pub const CHECKED_VIRTUE: u8 = 1;
/// Virtue lost by a player who cannot pay a levy in full.
pub const LEVY_VIRTUE: u8 = 1;
/// Donations in a step of the King's Storehouse, in place of its trade.
pub const STOREHOUSE_DONATIONS: u8 = 1;
