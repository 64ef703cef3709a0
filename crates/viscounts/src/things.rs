//! The things of Viscounts, one row each: everything that a seat gains, pays, loses and counts.

use super::components::{BuildingKind, Effect, Resource, Ribbon, Tier, TownsfolkId, UNPAID_POINTS};
use super::state::{MOST_HELD, MOST_PLEDGES, Player};
use super::texts::names;
use kernel::grammar::{fill, localize};
use kernel::{Lang, Seat};
use lang::{Noun, Text};
use ui::{Atom, ChangeKind, Face, Meaning, ResourceInfo, SentenceForm};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    Silver,
    Resource(Resource),
    AnyResource,
    Corruption,
    Virtue,
    UnpaidDebt,
    /// Paid Debts. Each was an unpaid one.
    PaidDebt,
    Deed,
    /// Approved Deeds. Each was an acquired one.
    ApprovedDeed,
    FutureScheme,
    Townsfolk,
    /// This Townsfolk dismissed; `None` for the one printed on the board.
    Dismissed(Option<TownsfolkId>),
    Building(BuildingKind),
    /// A Link that also gives to another seat.
    SharedLink(Seat),
    Worker,
    Inwards,
    Third,
    Bumped(Tier),
    Bumps(Seat),
    Leader,
    Manuscript,
    Bonus(Ribbon),
    Discarded,
    Destroyed,
    Collision,
    End,
    OverlordWorker,
    Posted,
}

impl ui::Thing for Thing {
    fn row(self) -> &'static ResourceInfo {
        Self::row(self)
    }
}

const fn good(noun: Noun, sign: &'static str, anchor: &'static str) -> ResourceInfo {
    ResourceInfo::of(noun, sign).at(anchor).to("").most(MOST_HELD)
}

/// The resources, in the order of [`Resource::ALL`].
const RESOURCES: &[ResourceInfo; Resource::ALL.len()] = &[
    good(names::resource(Resource::Ink), "ink", "held:ink").repeated(),
    good(names::resource(Resource::Stone), "stone", "held:stone").repeated(),
    good(names::resource(Resource::Gold), "gold", "held:gold").repeated(),
];

const fn pledge(noun: Noun, sign: &'static str, anchor: &'static str) -> ResourceInfo {
    ResourceInfo::of(noun, sign).at(anchor).single().most(MOST_PLEDGES as u16)
}

const fn named(text: Text, sign: &'static str) -> ResourceInfo {
    ResourceInfo::of(Noun::alike(text), sign)
}

impl Thing {
    pub const fn row(self) -> &'static ResourceInfo {
        match self {
            Self::Silver => const { &good(names::SILVER, "silver", "held:silver") },
            Self::Resource(resource) => &RESOURCES[resource as usize],
            Self::AnyResource => const { &ResourceInfo::of(names::ANY, "any-res").repeated() },
            Self::Corruption => {
                const { &ResourceInfo::of(names::CORRUPTION, "corruption").at("track").single().repeated() }
            }
            Self::Virtue => const { &ResourceInfo::of(names::VIRTUE, "virtue").at("track").single().repeated() },
            Self::UnpaidDebt => {
                const TAKES: SentenceForm = SentenceForm::Together(text!("[{0} takes|You take] {1}."));
                const ROW: ResourceInfo =
                    pledge(names::DEBT, "debt-unpaid", "debts").from("poverty").burden().points(UNPAID_POINTS);
                const LEFT: Noun = Noun::alike(text!("Debts left"));
                const { &ROW.worded(ChangeKind::Gained, TAKES).fact(LEFT, "poverty", Meaning::Left(1)) }
            }
            Self::PaidDebt => {
                const PAYS: SentenceForm = SentenceForm::Alone(text!("[{0} pays|You pay] a Debt off."));
                const ROW: ResourceInfo = pledge(names::DEBT, "debt-paid", "debts").worded(ChangeKind::Gained, PAYS);
                const { &ROW.given(noun!("Debt flipped", "Debts flipped"), "flip-debt").repeated() }
            }
            Self::Deed => {
                const LEFT: Noun = Noun::alike(text!("Deeds left"));
                const ROW: ResourceInfo = pledge(names::DEED, "deed", "deeds").from("prosperity");
                const { &ROW.fact(LEFT, "prosperity", Meaning::Left(1)) }
            }
            Self::ApprovedDeed => {
                const APPROVED: SentenceForm = SentenceForm::Alone(text!("[{0} has|You have] a Deed approved."));
                const ROW: ResourceInfo =
                    pledge(names::DEED, "deed-approved", "deeds").worded(ChangeKind::Gained, APPROVED);
                const { &ROW.given(noun!("Deed flipped", "Deeds flipped"), "flip-deed").repeated() }
            }
            Self::FutureScheme => const { &ResourceInfo::of(names::FUTURE_SCHEME, "ui-deck").from("").repeated() },
            Self::Townsfolk => const { &ResourceInfo::of(names::TOWNSFOLK, "act-recruit") },
            Self::Dismissed(_) => {
                const { &ResourceInfo::of(noun!("Townsfolk dismissed", "Townsfolk dismissed"), "dismiss") }
            }
            Self::Building(BuildingKind::TradingPost) => {
                const { &ResourceInfo::of(names::building(BuildingKind::TradingPost), "b-post") }
            }
            Self::Building(BuildingKind::Guildhall) => {
                const { &ResourceInfo::of(names::building(BuildingKind::Guildhall), "b-guild") }
            }
            Self::Building(BuildingKind::Workshop) => {
                const { &ResourceInfo::of(names::building(BuildingKind::Workshop), "b-workshop") }
            }
            Self::SharedLink(_) => {
                const { &named(text!("a Link that gives the same to its other owner"), "ui-person") }
            }
            Self::Worker => {
                const PLACED: Noun = noun!("Worker placed in the Castle", "Workers placed in the Castle");
                const { &ResourceInfo::of(names::WORKER, "v-worker").at("held:v-worker").given(PLACED, "v-worker") }
            }
            Self::Inwards => const { &named(text!("Second tier"), "act-workers") },
            Self::Third => const { &named(text!("Third tier"), "ui-crown") },
            Self::Bumped(Tier::First) => const { &named(text!("bumped off the first tier"), "castle-move") },
            Self::Bumped(Tier::Second) => const { &named(text!("bumped off the second tier"), "castle-move") },
            Self::Bumps(_) => const { &named(text!("a Worker of another player is bumped"), "castle-move") },
            Self::Leader => const { &named(text!("Castle Leader"), "leader") },
            Self::Manuscript => const { &ResourceInfo::of(names::MANUSCRIPT, "manuscript") },
            Self::Bonus(ribbon) => &BONUSES[ribbon as usize],
            Self::Discarded => {
                const DISCARDED: Noun = noun!("card discarded", "cards discarded");
                const { &ResourceInfo::of(names::CARD, "discard").given(DISCARDED, "discard").repeated() }
            }
            Self::Destroyed => {
                const DESTROYED: Noun = noun!("card destroyed", "cards destroyed");
                const { &ResourceInfo::of(names::CARD, "destroy").given(DESTROYED, "destroy").repeated() }
            }
            Self::Collision => const { &named(text!("collision"), "collision").warns() },
            Self::End => const { &named(text!("end of the game after the next round"), "ui-flag").warns() },
            Self::OverlordWorker => const { &ResourceInfo::of(names::OVERLORD_WORKER, "overlord").burden() },
            Self::Posted => {
                const PLACED: Noun = noun!("Worker on the ring", "Workers on the ring");
                const { &ResourceInfo::of(PLACED, "v-worker") }
            }
        }
    }
}

/// The Cleric Bonus cards, in the order of [`Ribbon::ALL`].
const BONUSES: &[ResourceInfo; Ribbon::ALL.len()] = &[
    named(text!("Cleric Bonus cards"), "rib-grey"),
    named(text!("Cleric Bonus cards"), "rib-black"),
    named(text!("Cleric Bonus cards"), "rib-yellow"),
    named(text!("Cleric Bonus cards"), "rib-blue"),
];

impl Atom for Effect {
    type Thing = Thing;

    fn plain(self) -> Option<(ChangeKind, Thing, u8)> {
        let (thing, count) = match self {
            Self::Silver(count) => (Thing::Silver, count),
            Self::Gain(resource, count) => (Thing::Resource(resource), count),
            Self::Any(count) => (Thing::AnyResource, count),
            Self::Debt(count) => (Thing::UnpaidDebt, count),
            Self::Deed(count) => (Thing::Deed, count),
            Self::FlipDebt => (Thing::PaidDebt, 1),
            Self::FlipDeed => (Thing::ApprovedDeed, 1),
            Self::Corruption(count) => (Thing::Corruption, count),
            Self::Virtue(count) => (Thing::Virtue, count),
            Self::Discard(count) => (Thing::Discarded, count),
            Self::Destroy(count) => (Thing::Destroyed, count),
            Self::Workers(count) => (Thing::Worker, count),
            Self::FutureScheme => (Thing::FutureScheme, 1),
            _ => return None,
        };
        Some((ChangeKind::Gained, thing, count))
    }

    fn peculiar(self) -> (Face, u8) {
        let (noun, sign, count) = match self {
            Self::Flip(count) => (noun!("Debt or Deed flipped", "Debts or Deeds flipped"), "flip-any", count),
            Self::Rearrange => (noun!("rearranging of the line", "rearrangings"), "rearrange", 1),
            Self::Shuffle => (noun!("shuffle of the discards", "shuffles"), "shuffle", 1),
            Self::CastleMove => (noun!("castle move", "castle moves"), "castle-move", 1),
            Self::FreeHire(count) => {
                (noun!("Townsfolk hired for free", "Townsfolk hired for free"), "free-recruit", count)
            }
            Self::FreeManuscript => (noun!("free Manuscript that costs 3 or 4", "free Manuscripts"), "manuscript", 1),
            Self::FreeBuilding(kind) | Self::BuildHere(kind) => {
                (names::building(kind), Thing::Building(kind).row().sign, 1)
            }
            _ => (Thing::Dismissed(None).row().noun, "dismiss", 1),
        };
        (Face { repeat: true, ..Face::of(noun, sign) }, count)
    }

    fn localize(self, lang: Lang) -> String {
        let (face, count) = self.face();
        let template = match self {
            Self::FreeBuilding(_) => text!("1 {0} for free"),
            Self::BuildHere(_) => text!("1 {0} for free on the own space"),
            _ => return face.noun.count(count, lang),
        };
        fill(lang, localize(lang, template), &[face.noun.one(lang)])
    }
}

impl Player {
    pub(super) const fn good_mut(&mut self, thing: Thing) -> Option<&mut u16> {
        match thing {
            Thing::Silver => Some(&mut self.silver),
            Thing::Resource(resource) => Some(&mut self.resources[resource as usize]),
            _ => None,
        }
    }
}
