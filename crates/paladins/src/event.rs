//! The events of a game of Paladins, for the log, the animation and the screen reader.

use super::components::{
    Action, Attribute, FavourId, OrderId, OutsiderId, PaladinId, Scheme, TavernId, ThreatId, TownsfolkId, WallId,
    Workers,
};
use super::question::Intent;
use super::things::Thing;
use super::why_not::WhyNot;
use kernel::{Reveals, Seat, TomeEvent};
use ui::Counted;

/// An event.
#[allow(missing_docs)] // the fields of an event are what its sentence says
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Event {
    /// The game was set up; this seat begins.
    Began { start: Seat },
    /// A round began; this seat holds the Start Player marker.
    RoundBegan { round: u8, start: Seat },
    /// A King's Order was revealed.
    OrderRevealed { slot: u8, order: OrderId },
    /// A King's Favour was revealed.
    FavourRevealed { slot: u8, favour: FavourId },
    /// A Tavern card was revealed.
    TavernRevealed { tavern: TavernId },
    /// A seat drew three Paladins.
    PaladinsDrawn { seat: Seat },
    /// A seat laid its Paladin face down.
    PaladinLaid { seat: Seat },
    /// A seat revealed its Paladin.
    PaladinRevealed { seat: Seat, paladin: PaladinId },
    /// A seat took a Tavern card.
    TavernTaken { seat: Seat, tavern: TavernId },
    /// A seat began an action with these Workers.
    Acted { seat: Seat, intent: Intent, workers: Workers },
    /// A seat used this King's Favour.
    FavourUsed { seat: Seat, favour: FavourId },
    /// A seat gained something.
    Gained { seat: Seat, thing: Thing, count: u8 },
    /// A seat paid something.
    Paid { seat: Seat, thing: Thing, count: u8 },
    /// A seat returned something.
    Lost { seat: Seat, thing: Thing, count: u8 },
    /// A seat took Tax. `from_supply` is the part from the Tax supply; the rest comes from the main supply.
    TaxTaken { seat: Seat, count: u8, from_supply: u8 },
    /// Silver of the Tax supply went to the main supply for the solo opponent.
    TaxReturned { count: u8 },
    /// A seat's Attribute rose to a level.
    Raised { seat: Seat, attribute: Attribute, by: u8, to: u8 },
    /// A Townsfolk joined a crew.
    Recruited { seat: Seat, townsfolk: TownsfolkId },
    /// A Townsfolk was sent on a quest.
    Quested { seat: Seat, townsfolk: TownsfolkId },
    /// A Monk was placed on a space of the board.
    MonkPlaced { seat: Seat, space: u8 },
    /// An Outpost was placed on a space of the board.
    OutpostPlaced { seat: Seat, space: u8 },
    /// A Wall was drawn and built.
    WallBuilt { seat: Seat, wall: WallId },
    /// A Jar was moved to a Jar space. None for the solo opponent.
    JarMoved { seat: Seat, space: Option<u8> },
    /// An Outsider was Attacked.
    Attacked { seat: Seat, outsider: OutsiderId },
    /// An Outsider was Converted.
    Converted { seat: Seat, outsider: OutsiderId },
    /// A Workshop now covers a space of an action.
    WorkshopMoved { seat: Seat, action: Action, space: u8 },
    /// An action was cleared of its Workers.
    Cleared { seat: Seat, action: Action },
    /// The ability of a crew member triggers.
    AbilityWorked { seat: Seat, townsfolk: TownsfolkId },
    /// The starting Townsfolk takes Honour for Suspicion.
    SuspicionResented { seat: Seat, townsfolk: TownsfolkId },
    /// The ability of the Paladin triggers.
    PaladinWorked { seat: Seat, paladin: PaladinId },
    /// An Inquisition began.
    InquisitionBegan,
    /// An Inquisition ended, and the Tax supply was filled again.
    InquisitionEnded { tax: u8 },
    /// A seat passed.
    Passed { seat: Seat },
    /// A seat kept some Workers and returned others.
    Kept { seat: Seat, kept: Workers, returned: Workers },
    /// A Townsfolk left the town at the end of a round.
    TownsfolkLeft { townsfolk: TownsfolkId },
    /// An Outsider left at the end of a round.
    OutsiderLeft { outsider: OutsiderId },
    /// A Townsfolk was revealed in a slot.
    TownsfolkRevealed { slot: u8, townsfolk: TownsfolkId },
    /// An Outsider was revealed in a slot.
    OutsiderRevealed { slot: u8, outsider: OutsiderId },
    /// The solo opponent gained its Workers for the round.
    RivalGainedWorkers { seat: Seat, workers: u8 },
    /// The solo opponent turned over a Scheme card.
    SchemeDrawn { scheme: Scheme },
    /// The solo opponent failed in its attempt, for this reason.
    SchemeFailed { scheme: Scheme, why: WhyNot },
    /// The solo opponent took an action with this number of Workers.
    RivalActed { seat: Seat, intent: Intent, workers: u8 },
    /// The solo opponent rested and thereby passed.
    RivalRested { seat: Seat },
    /// The Resource marker moved to a space.
    MarkerMoved { by: u8, to: u8 },
    /// The solo opponent cleared the right side of its board.
    RivalCleared { seat: Seat },
    /// All Scheme cards were shuffled.
    SchemesShuffled,
    /// The solo opponent's Workshop went from a King's Order onto its action.
    RivalDeveloped { seat: Seat, action: Action },
    /// A starting Townsfolk joined a crew with its overlay.
    Started { seat: Seat, townsfolk: TownsfolkId },
    /// The Outsider Threat asks for this many Attacks and Converts a round.
    OutsidersAsked { count: u8 },
    /// An Attack or a Convert counted for the Outsider Threat.
    OutsidersFought { done: u8, asked: u8 },
    /// The Outsider Threat struck with `done` of `asked` Attacks and Converts.
    OutsidersIgnored { done: u8, asked: u8 },
    /// An Overlord Threat was revealed below a King's card with its Workers.
    ThreatRevealed { card: u8, threat: ThreatId, workers: u8 },
    /// The King's Threat was revealed: Orders need higher levels.
    KingsThreatRevealed,
    /// An action took a Worker off an Overlord Threat, which leaves with the last one.
    ThreatAnswered { card: u8, threat: ThreatId, left: u8 },
    /// An Overlord Threat struck at the end of a round.
    ThreatStruck { card: u8, threat: ThreatId },
    /// An Overlord Threat gained another Worker.
    ThreatGrew { card: u8, threat: ThreatId, workers: u8 },
    /// A seat completed a King's Order for all.
    OrderCompleted { seat: Seat, slot: u8, order: OrderId },
    /// A seat gave the rewards of its action to another one.
    Given { seat: Seat, receiver: Seat, action: Action },
    /// A Workshop of the right side returned to the box.
    WorkshopLost { seat: Seat, action: Action, space: u8 },
    /// A change of the tomes of a campaign.
    Tome(TomeEvent),
    /// The game ended.
    Ended,
}

impl Event {
    /// Its change of a thing of a seat, for events that hold nothing else.
    pub fn counted(&self) -> Option<Counted<Thing>> {
        Some(match *self {
            Self::Gained { seat, thing, count } => Counted::gained(seat, thing, count),
            Self::Paid { seat, thing, count } => Counted::paid(seat, thing, count),
            Self::Lost { seat, thing, count } => Counted::lost(seat, thing, count),
            Self::TaxTaken { seat, count, .. } => Counted::gained(seat, Thing::Tax, count),
            Self::Raised { seat, attribute, by, to } => Counted::gained(seat, Thing::Level(attribute), by).up_to(to),
            _ => return None,
        })
    }
}

impl Reveals for Event {
    fn reveals(&self) -> bool {
        matches!(
            self,
            Self::Tome(TomeEvent::LaidOut { .. })
                | Self::OrderRevealed { .. }
                | Self::FavourRevealed { .. }
                | Self::TavernRevealed { .. }
                | Self::PaladinsDrawn { .. }
                | Self::PaladinRevealed { .. }
                | Self::Gained { thing: Thing::Suspicion, .. }
                | Self::WallBuilt { .. }
                | Self::TownsfolkRevealed { .. }
                | Self::OutsiderRevealed { .. }
                | Self::SchemeDrawn { .. }
                | Self::SchemesShuffled
                | Self::ThreatRevealed { .. }
        )
    }
}
