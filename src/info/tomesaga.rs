//! Metadata of the campaign, available before its code is loaded. It is set up like a game, and played as its chapters,
//! which are games.

use super::game_info::GameInfo;
use campaign::CampaignSetup;
use kernel::Declared;

/// The campaign over all games. It has no table and no official opponents. Its modules are those of its
/// chapters.
pub const CAMPAIGN: GameInfo = GameInfo {
    key: "tomesaga",
    name: "Tomesaga",
    about: text!("all three, one chronicle"),
    sprite: "icons-tomesaga.svg",
    signs: "tome tome-victory tome-crest tome-open crest-crown hole-crest-crown token-crown crest-cross hole-crest-cross \
            token-cross crest-sword hole-crest-sword token-sword crest-any ui-quill \
            overlord threat threat-outsider threat-king honour act-honour give coop lose-worker lose-workshop \
            w-overlord overlord-token overlord-off overlord-turn advancement protected tier-danger demand event",
    declared: &Declared {
        name: "tomesaga",
        number: 0,
        rules: 0,
        revised: &[],
        seats: CampaignSetup::SEATS,
        officials: &[],
        modules: &[],
        harder: &[],
        carries: &[],
    },
    cover: COVER,
    ..GameInfo::UNKNOWN
};

const COVER: &str = concat!(
    "<path d=\"M0 0h200v300H0z\" fill=\"var(--curtain-1)\"/>",
    "<path d=\"M0 26h200M0 94h200M0 196h200\" stroke=\"var(--gold)\" stroke-width=\"9\" stroke-dasharray=\"9 31\" opacity=\".32\"/>",
    "<circle cx=\"100\" cy=\"112\" r=\"60\" fill=\"var(--door-sun)\" opacity=\".4\"/>",
    "<g stroke=\"var(--line-ink)\" stroke-width=\"2\" stroke-linejoin=\"round\"><path d=\"M100 100c-18-13-42-17-68-15v62c26-2 50 2 68 15 18-13 ",
    "42-17 68-15V85c-26-2-50 2-68 15zv62\" fill=\"var(--paper)\"/>",
    "<path d=\"M44 122c18-1 34 2 48 7M44 133c18-1 34 2 48 7M108 107c14-6 30-9 48-8M108 118c14-6 30-9 48-8\" fill=\"none\"/>",
    "<path d=\"M44 97h15v17H44z\" fill=\"var(--wax-order)\"/>",
    "<path d=\"M128 134c10-30 22-50 40-66-2 26-12 46-34 64z\" fill=\"var(--silver)\"/>",
    "<path d=\"M0 262h200v12H0z\" fill=\"var(--land-3)\"/><path d=\"M30 261v-78h30v78z\" fill=\"var(--wax-order)\"/>",
    "<path d=\"M62 261v-86h34v86z\" fill=\"var(--gold)\"/><path d=\"M98 261v-74h30v74z\" fill=\"var(--a-i)\"/>",
    "<path d=\"M130 261v-66h18v66zM151 261v-66h18v66z\" fill=\"var(--w-c)\"/></g>",
);
