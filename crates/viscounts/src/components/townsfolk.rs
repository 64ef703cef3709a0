//! The Townsfolk: eight Starting cards per player, the Heroes, and 68 neutral cards, one of each.

use super::Effect::{
    Any, CastleMove, Corruption, Debt, Deed, Destroy, Discard, Flip, FlipDebt, FlipDeed, FreeHire, Gain, Rearrange,
    Shuffle, Silver, Virtue,
};
use super::Icon::{Builder as B, Cleric as C, Criminal as X, Merchant as M, Noble as N};
use super::Ongoing::{
    After, AnyInk, Cheaper, Collision, Double, FlipDebt as OnFlipDebt, GainDebt, MerchantPairs, SilverPairs,
};
use super::PrimaryAction::{Construct, PlaceWorkers, Trade, Transcribe};
use super::Resource::{Gold, Ink, Stone};
use super::{Ability, Effect, EffectTree, Icon, Icons, Ongoing};
use engine::card_id;

/// A Townsfolk card.
#[derive(Clone, Copy, Debug)]
pub struct Townsfolk {
    /// Key of the card in records, unique within a deck.
    pub key: &'static str,
    /// The name on the card, in English.
    pub title: &'static str,
    /// Silver for hiring, dismissing and destroying it, and the number of spaces that it moves.
    pub value: u8,
    /// Its icons.
    pub icons: Icons,
    /// Effect when it is hired or dismissed.
    pub hire: Option<Effect>,
    /// Ability at its foot.
    pub ability: Ability,
}

card_id! {
    /// A Townsfolk card by its place in [`TOWNSFOLK`].
    pub struct TownsfolkId(u8);
    fn card() -> Townsfolk = TOWNSFOLK by key;
}

impl TownsfolkId {
    /// True for the Starting cards that every player has.
    pub const fn is_starting(self) -> bool {
        self.index() < STARTING
    }

    /// True for a Hero.
    pub const fn is_hero(self) -> bool {
        self.index() >= STARTING && self.index() < STARTING + HEROES + BONUS_HEROES
    }

    /// The Starting cards.
    pub fn starting() -> impl Iterator<Item = Self> {
        (0..STARTING).filter_map(Self::at)
    }

    /// The ten Heroes, and the six of the bonus box if requested.
    pub fn heroes(bonus: bool) -> impl Iterator<Item = Self> {
        (STARTING..STARTING + HEROES + if bonus { BONUS_HEROES } else { 0 }).filter_map(Self::at)
    }

    /// The neutral Townsfolk.
    pub fn neutral() -> impl Iterator<Item = Self> {
        (STARTING + HEROES + BONUS_HEROES..TOWNSFOLK.len()).filter_map(Self::at)
    }
}

/// Number of Starting cards per player.
pub const STARTING: usize = 8;
/// Number of Heroes.
pub const HEROES: usize = 10;
/// Number of Heroes in the bonus box.
pub const BONUS_HEROES: usize = 6;
/// Number of neutral Townsfolk.
pub const NEUTRAL: usize = 68;

const fn townsfolk(
    key: &'static str,
    title: &'static str,
    value: u8,
    icons: &'static [Icon],
    hire: Option<Effect>,
    ability: Ability,
) -> Townsfolk {
    Townsfolk { key, title, value, icons: Icons::of(icons), hire, ability }
}

const NONE: Ability = Ability::None;

const fn imm(effects: &'static [Effect]) -> Ability {
    Ability::Immediate(EffectTree::All(effects))
}

const fn imm_or(options: &'static [&'static [Effect]]) -> Ability {
    Ability::Immediate(EffectTree::OneOf(options))
}

const fn drop(effects: &'static [Effect]) -> Ability {
    Ability::DropOff(EffectTree::All(effects))
}

const fn drop_or(options: &'static [&'static [Effect]]) -> Ability {
    Ability::DropOff(EffectTree::OneOf(options))
}

const fn ong(ongoing: Ongoing) -> Ability {
    Ability::Ongoing(ongoing)
}

const fn all(effects: &'static [Effect]) -> EffectTree {
    EffectTree::All(effects)
}

const fn or(options: &'static [&'static [Effect]]) -> EffectTree {
    EffectTree::OneOf(options)
}

const VIRTUE: Option<Effect> = Some(Virtue(1));
const DISCARD: Option<Effect> = Some(Discard(1));
const CORRUPTION: Option<Effect> = Some(Corruption(1));
const REARRANGE: Option<Effect> = Some(Rearrange);
const SHUFFLE: Option<Effect> = Some(Shuffle);
const DEBT: Option<Effect> = Some(Debt(1));
const DESTROY_OR_DISCARD: &[&[Effect]] = &[&[Destroy(1)], &[Discard(1)]];
const REARRANGE_OR_DISCARD: &[&[Effect]] = &[&[Rearrange], &[Discard(1)]];
const REARRANGE_OR_DISCARD_2: &[&[Effect]] = &[&[Rearrange], &[Discard(2)]];
const HIRE_OR_DESTROY: &[&[Effect]] = &[&[FreeHire(1)], &[Destroy(1)]];

/// Every Townsfolk card: the Starting cards, the Heroes, the bonus Heroes, the neutral ones.
#[rustfmt::skip]
pub const TOWNSFOLK: [Townsfolk; STARTING + HEROES + BONUS_HEROES + NEUTRAL] = [
    townsfolk("abbot", "Abbot", 2, &[C], None, NONE),
    townsfolk("squire", "Squire", 2, &[N], None, NONE),
    townsfolk("labourer", "Labourer", 2, &[B], None, NONE),
    townsfolk("trader", "Trader", 1, &[M], None, ong(After(Trade, all(&[Silver(1)])))),
    townsfolk("lender", "Lender", 1, &[M, M], None, drop(&[Flip(1)])),
    townsfolk("journeyman", "Journeyman", 2, &[M, M], None, drop(&[FreeHire(1), Virtue(1)])),
    townsfolk("financier", "Financier", 3, &[M], None, imm(&[Discard(1), Silver(2)])),
    townsfolk("thief", "Thief", 1, &[X], None, drop(&[Debt(1), Silver(1)])),

    townsfolk("ada", "Ada", 2, &[X], None, ong(Collision(all(&[Virtue(1), Any(1)])))),
    townsfolk("bertha", "Bertha", 3, &[N, M], None, imm_or(&[&[CastleMove], &[Virtue(1)]])),
    townsfolk("clovis", "Clovis", 3, &[X, M], None, imm(&[FreeHire(1)])),
    townsfolk("emma", "Emma", 3, &[C], None, ong(AnyInk)),
    townsfolk("guntram", "Guntram", 2, &[C, M], None, drop_or(&[&[Debt(1), FlipDeed], &[Deed(1), FlipDebt]])),
    townsfolk("judith", "Judith", 1, &[B, M], None, imm_or(&[&[Destroy(1)], &[Flip(1)]])),
    townsfolk("lothaire", "Lothaire", 1, &[M], None, imm(&[Gain(Stone, 1), Gain(Gold, 1), Gain(Ink, 1)])),
    townsfolk("merovech", "Merovech", 2, &[B], None, ong(After(Construct, or(REARRANGE_OR_DISCARD)))),
    townsfolk("rudolf", "Rudolf", 2, &[N], None, drop_or(&[&[Destroy(2)], &[Any(2)]])),
    townsfolk("therese", "Therese", 3, &[M, M, M], None, drop(&[Discard(1), Virtue(2)])),

    townsfolk("caroline", "Caroline", 4, &[C, M], None, imm(&[Corruption(1), Virtue(1), Rearrange])),
    townsfolk("gisela", "Gisela", 1, &[N], None, ong(After(PlaceWorkers, or(&[&[FreeHire(1)], &[Silver(2)]])))),
    townsfolk("hugo", "Hugo", 1, &[X], None, drop(&[Corruption(1), Any(2)])),
    townsfolk("larena", "Larena", 2, &[M, M], None, ong(Cheaper)),
    townsfolk("samson", "Samson", 3, &[B], None, drop(&[Flip(1), Shuffle])),
    townsfolk("walaric", "Walaric", 1, &[B, C, N], None, imm(&[Silver(2)])),

    townsfolk("acolyte", "Acolyte", 3, &[C, M], DISCARD, drop(&[Flip(1)])),
    townsfolk("antagonist", "Antagonist", 3, &[X, X], CORRUPTION, imm(&[Debt(1)])),
    townsfolk("architect", "Architect", 1, &[B, M], REARRANGE, imm_or(REARRANGE_OR_DISCARD_2)),
    townsfolk("aristocrat", "Aristocrat", 2, &[N, M], VIRTUE, imm_or(DESTROY_OR_DISCARD)),
    townsfolk("artisan", "Artisan", 3, &[B, M], DISCARD, drop(&[Flip(1)])),
    townsfolk("artist", "Artist", 3, &[N], DISCARD, ong(Double(PlaceWorkers))),
    townsfolk("benefactor", "Benefactor", 2, &[M, M], VIRTUE, ong(MerchantPairs(N))),
    townsfolk("bishop", "Bishop", 3, &[C, C], DEBT, ong(After(Transcribe, all(&[Corruption(1)])))),
    townsfolk("charlatan", "Charlatan", 3, &[B, B], DEBT, ong(After(Construct, all(&[Corruption(1)])))),
    townsfolk("chevalier", "Chevalier", 3, &[N, M], DISCARD, drop(&[Flip(1)])),
    townsfolk("clergyman", "Clergyman", 1, &[C, M], REARRANGE, ong(SilverPairs(C))),
    townsfolk("conspirator", "Conspirator", 2, &[X], DISCARD, drop(&[Virtue(1)])),
    townsfolk("courier", "Courier", 1, &[M, M, M], SHUFFLE, imm_or(&[&[Destroy(1)], &[Discard(2)]])),
    townsfolk("deacon-3", "Deacon", 3, &[C], REARRANGE, ong(After(Transcribe, or(DESTROY_OR_DISCARD)))),
    townsfolk("deacon-2", "Deacon", 2, &[C], VIRTUE, ong(After(Transcribe, all(&[Virtue(1)])))),
    townsfolk("debt-collector-deed", "Debt Collector", 3, &[X], CORRUPTION, ong(OnFlipDebt(all(&[FlipDeed])))),
    townsfolk("debt-collector-hire", "Debt Collector", 3, &[X], CORRUPTION, ong(OnFlipDebt(or(HIRE_OR_DESTROY)))),
    townsfolk("debt-collector-virtue", "Debt Collector", 2, &[X], CORRUPTION, ong(OnFlipDebt(all(&[Silver(1), Virtue(1)])))),
    townsfolk("debt-collector-any", "Debt Collector", 2, &[X], CORRUPTION, ong(OnFlipDebt(all(&[Any(1)])))),
    townsfolk("defender", "Defender", 1, &[B, M], SHUFFLE, drop_or(HIRE_OR_DESTROY)),
    townsfolk("diplomat", "Diplomat", 1, &[N, M], REARRANGE, ong(SilverPairs(N))),
    townsfolk("disciple", "Disciple", 1, &[C, M], SHUFFLE, drop_or(HIRE_OR_DESTROY)),
    townsfolk("enforcer", "Enforcer", 3, &[N, N], DEBT, ong(After(PlaceWorkers, all(&[Corruption(1)])))),
    townsfolk("foreman", "Foreman", 2, &[B, M], VIRTUE, imm_or(DESTROY_OR_DISCARD)),
    townsfolk("friar", "Friar", 2, &[C], VIRTUE, imm(&[Virtue(1)])),
    townsfolk("gatekeeper", "Gatekeeper", 1, &[N, M], REARRANGE, imm_or(REARRANGE_OR_DISCARD_2)),
    townsfolk("illusionist", "Illusionist", 1, &[X], REARRANGE, imm_or(REARRANGE_OR_DISCARD_2)),
    townsfolk("jeweller", "Jeweller", 2, &[M, M], VIRTUE, ong(After(Trade, all(&[Virtue(1)])))),
    // The timing follows the card list, though its three siblings trigger when they drop off.
    townsfolk("lookout", "Lookout", 1, &[X], SHUFFLE, imm_or(HIRE_OR_DESTROY)),
    townsfolk("mason", "Mason", 1, &[B, M], REARRANGE, ong(SilverPairs(B))),
    townsfolk("meddler", "Meddler", 2, &[X], CORRUPTION, drop(&[Deed(1), Debt(1)])),
    townsfolk("miner", "Miner", 2, &[B], VIRTUE, imm(&[Virtue(1)])),
    townsfolk("missionary-3", "Missionary", 3, &[C, M], DISCARD, drop(&[Gain(Ink, 2)])),
    townsfolk("missionary-2", "Missionary", 2, &[C, M], DISCARD, imm(&[Gain(Ink, 1)])),
    townsfolk("overseer-3", "Overseer", 3, &[N], REARRANGE, ong(After(PlaceWorkers, or(DESTROY_OR_DISCARD)))),
    townsfolk("overseer-2", "Overseer", 2, &[N], VIRTUE, ong(After(PlaceWorkers, all(&[Virtue(1)])))),
    townsfolk("pastor", "Pastor", 1, &[C, M], REARRANGE, imm_or(REARRANGE_OR_DISCARD_2)),
    townsfolk("patron-3", "Patron", 3, &[N, M], DISCARD, drop(&[Gain(Gold, 2)])),
    townsfolk("patron-2", "Patron", 2, &[N, M], DISCARD, imm(&[Gain(Gold, 1)])),
    townsfolk("peddler-ink", "Peddler", 2, &[M, M, M], VIRTUE, ong(Collision(all(&[Gain(Ink, 1)])))),
    townsfolk("peddler-gold", "Peddler", 2, &[M, M, M], VIRTUE, ong(Collision(all(&[Gain(Gold, 1)])))),
    townsfolk("peddler-stone", "Peddler", 2, &[M, M, M], VIRTUE, ong(Collision(all(&[Gain(Stone, 1)])))),
    townsfolk("peddler-silver", "Peddler", 1, &[M, M, M], DISCARD, ong(Collision(all(&[Silver(2)])))),
    townsfolk("pickpocket", "Pickpocket", 1, &[X], DISCARD, imm_or(&[&[Destroy(1)], &[Silver(2)]])),
    townsfolk("priest", "Priest", 3, &[C], DISCARD, ong(Double(Transcribe))),
    townsfolk("princess", "Princess", 2, &[N], VIRTUE, imm(&[Virtue(1)])),
    townsfolk("racketeer-2", "Racketeer", 2, &[X], SHUFFLE, ong(GainDebt(or(DESTROY_OR_DISCARD)))),
    townsfolk("racketeer-1", "Racketeer", 1, &[X], SHUFFLE, ong(GainDebt(or(REARRANGE_OR_DISCARD)))),
    townsfolk("scoundrel-gold", "Scoundrel", 1, &[X], DISCARD, imm(&[Gain(Gold, 1)])),
    townsfolk("scoundrel-ink", "Scoundrel", 1, &[X], DISCARD, imm(&[Gain(Ink, 1)])),
    townsfolk("scoundrel-stone", "Scoundrel", 1, &[X], DISCARD, imm(&[Gain(Stone, 1)])),
    townsfolk("sculptor", "Sculptor", 3, &[B], DISCARD, ong(Double(Construct))),
    townsfolk("stonecutter-3", "Stonecutter", 3, &[B, M], DISCARD, drop(&[Gain(Stone, 2)])),
    townsfolk("stonecutter-2", "Stonecutter", 2, &[B, M], DISCARD, imm(&[Gain(Stone, 1)])),
    // INFERRED: its hire effect, after its siblings Benefactor and Traveller.
    townsfolk("strongman", "Strongman", 2, &[M, M], VIRTUE, ong(MerchantPairs(B))),
    townsfolk("swindler-stone", "Swindler", 3, &[X], CORRUPTION, drop(&[Gain(Stone, 2)])),
    townsfolk("swindler-gold", "Swindler", 3, &[X], CORRUPTION, drop(&[Gain(Gold, 2)])),
    townsfolk("swindler-ink", "Swindler", 3, &[X], CORRUPTION, drop(&[Gain(Ink, 2)])),
    townsfolk("tinker-stone", "Tinker", 2, &[C, N], VIRTUE, drop(&[Gain(Stone, 1)])),
    townsfolk("tinker-gold", "Tinker", 2, &[B, C], VIRTUE, drop(&[Gain(Gold, 1)])),
    townsfolk("tinker-ink", "Tinker", 2, &[B, N], VIRTUE, drop(&[Gain(Ink, 1)])),
    townsfolk("traitor", "Traitor", 2, &[X], SHUFFLE, drop(&[Any(1)])),
    townsfolk("traveller", "Traveller", 2, &[M, M], VIRTUE, ong(MerchantPairs(C))),
    townsfolk("trickster", "Trickster", 3, &[X], CORRUPTION, drop(&[Flip(1)])),
    townsfolk("vicar", "Vicar", 2, &[C, M], VIRTUE, imm_or(DESTROY_OR_DISCARD)),
    townsfolk("watchman", "Watchman", 1, &[N, M], SHUFFLE, drop_or(HIRE_OR_DESTROY)),
    townsfolk("woodcutter-2", "Woodcutter", 2, &[B], VIRTUE, ong(After(Construct, all(&[Virtue(1)])))),
    townsfolk("woodcutter-3", "Woodcutter", 3, &[B], REARRANGE, ong(After(Construct, or(DESTROY_OR_DISCARD)))),
];
