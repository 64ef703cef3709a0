use crate::components::{GuardAction, Location, Occasion, Skill, Thing};
use crate::texts;
use crate::{Effect, Owner};
use kernel::grammar::Noun;
use kernel::{Lang, Seat};
use ui::{Atom, ChangeKind, Face};

pub const fn skill_sign(skill: Skill) -> &'static str {
    match skill {
        Skill::Carpentry => "skill-carp",
        Skill::Tiling => "skill-til",
        Skill::Masonry => "skill-mas",
    }
}

pub fn piece_sign(owner: Owner) -> &'static str {
    owner.seat().map_or("w-overlord", worker_sign)
}

pub const fn worker_sign(seat: Seat) -> &'static str {
    match seat.0 {
        0 => "worker-disc",
        1 => "worker-lozenge",
        2 => "worker-square",
        3 => "worker-triangle",
        _ => "worker-cross",
    }
}

pub const fn place_sign(location: Location) -> &'static str {
    match location {
        Location::Quarry => "loc-quarry",
        Location::Forest => "loc-forest",
        Location::Mines => "loc-mines",
        Location::Silversmith => "loc-silversmith",
        Location::Storehouse => "loc-storehouse",
        Location::Workshop => "workshop",
        Location::Guardhouse => "loc-guardhouse",
        Location::TownCentre => "loc-town",
        Location::TaxStand => "loc-tax",
        Location::MarketLeft | Location::MarketMiddle | Location::MarketRight => "loc-market",
        Location::Guildhall => "loc-guildhall",
        Location::Prison => "loc-prison",
    }
}

pub const fn guard_sign(action: GuardAction) -> &'static str {
    match action {
        GuardAction::Imprison => "imprison",
        GuardAction::Release => "release",
        GuardAction::Ransom | GuardAction::RansomByDebt => "ransom",
        GuardAction::PayDebt => "pay-debt",
    }
}

pub const fn occasion_sign(occasion: Occasion) -> &'static str {
    match occasion {
        Occasion::Quarry => place_sign(Location::Quarry),
        Occasion::Forest => place_sign(Location::Forest),
        Occasion::Mines => place_sign(Location::Mines),
        Occasion::Silversmith => place_sign(Location::Silversmith),
        Occasion::TaxStand => place_sign(Location::TaxStand),
        Occasion::Market => "loc-market",
        Occasion::Advance => "loc-cathedral",
        Occasion::DebtPaid => "debt-paid",
        Occasion::Imprison => "imprison",
        Occasion::Reset | Occasion::ResetUnjailed => "market-reset",
    }
}

impl Atom for Effect {
    type Thing = Thing;

    fn plain(self) -> Option<(ChangeKind, Thing, u8)> {
        match self {
            Self::Gain(thing, count) => Some((ChangeKind::Gained, thing, count)),
            Self::LoseVirtue(count) => Some((ChangeKind::Lost, Thing::Virtue, count)),
            Self::DestroyDebt => Some((ChangeKind::Lost, Thing::Debt, 1)),
            Self::FreeHire => Some((ChangeKind::Gained, Thing::Apprentice, 1)),
            Self::Dismiss => Some((ChangeKind::Lost, Thing::Apprentice, 1)),
            _ => None,
        }
    }

    fn peculiar(self) -> (Face, u8) {
        let (sign, count) = match self {
            Self::Captures(count) => ("capture", count),
            Self::FreeHeld => ("ransom", 1),
            Self::LeavePrison => ("release", 1),
            Self::SellPlan(..) => ("plan-discard", 1),
            Self::EveryoneGains(count) => ("virtue", count),
            Self::PrisonersLose(_) => ("loc-prison", 1),
            Self::BuildAgain => ("loc-guildhall", 1),
            Self::PerVirtue(thing, _) => (thing.row().sign, 1),
            _ => ("ui-info", 1),
        };
        (Face::of(Noun::same(""), sign), count)
    }

    /// Every effect uses the text of the rules.
    fn localize(self, lang: Lang) -> String {
        texts::effect(self, lang)
    }
}
