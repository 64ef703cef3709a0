use super::game_info::{Extra, GameInfo, Lesson, OpponentInfo, Strength, TENTHS, Text};
use architects::components::DIFFICULTIES;
use architects::{Architects, ScoreLine, Variant};
use kernel::Declared;

pub const INFO: GameInfo = GameInfo {
    key: "architects",
    name: "Architects",
    about: text!("build the city"),
    sprite: "icons-architects.svg",
    signs: "clay wood marble any-sw any-swc skill-carp skill-til skill-mas skill-none worker-disc \
        worker-lozenge worker-square worker-triangle worker-cross loc-mines loc-quarry loc-forest \
        loc-silversmith loc-storehouse loc-town loc-guardhouse loc-prison loc-tax loc-market \
        loc-guildhall loc-cathedral cathedral-1 cathedral-2 cathedral-3 cathedral-4 cathedral-5 \
        building plan-draw plan-discard apprentice capture imprison release ransom recall reach \
        coin-card market-small market-large market-reset bell virtue-down tax-off market-shut \
        cathedral-shut reward strength-n scheme",
    declared: Declared::of::<Architects>(),
    cover: COVER,
    attempts: "francia.daily.architects",
    rivals: &[
        rival("solo-constantine", text!("Constantine"), text!("advances on the Cathedral"), "loc-cathedral"),
        rival("solo-helena", text!("Helena"), text!("constructs Buildings"), "building"),
    ],
    which_rival: text!("Which opponent"),
    about_rivals: Text::NONE,
    usual_rival: 0,
    about_harder: text!("what it begins with"),
    strengths: &[
        strength(text!("Easy"), text!("no head start")),
        strength(text!("Standard"), text!("12 Stock, 3 Buildings")),
        strength(text!("Hard"), text!("16 Stock, 4 Buildings")),
    ],
    extras: &[
        extra(Variant::Variable, "ui-swap", text!("Variable set-up"), text!("Each plays a board of their own, by lot")),
        extra(
            Variant::ApprenticeDraft,
            "apprentice",
            text!("Free Apprentice"),
            text!("Before the draft everybody takes one, the last player first"),
        ),
        extra(Variant::Promo, "ui-star", text!("Promo cards"), text!("Three Apprentices and three Buildings more")),
        extra(
            Variant::PromoBoards,
            "ui-flag",
            text!("Promo boards"),
            text!("Five more boards for the variable set-up"),
        ),
        extra(
            Variant::BonusBoards,
            "ui-crown",
            text!("Boards of the Tomesaga"),
            text!("Four more boards for the variable set-up"),
        ),
        extra(
            Variant::ThirdSpace,
            "loc-guildhall",
            text!("Third space"),
            text!("Some spaces of the Guildhall discard Apprentices"),
        ),
    ],
    groups: [text!("Buildings"), text!("Cathedral"), text!("Virtue"), text!("Debts and Prison"), text!("Goods")],
    stretches: &TENTHS,
    lines: ScoreLine::ROWS,
    ties: text!("Ties go to the higher Virtue, then to more Silver; then the victory is shared."),
    official_ties: text!(
        "A tie in points goes to the higher Virtue, then to the opponent. For the Markets it counts as holding half its Stock."
    ),
    settled_together: &[Variant::Variable.key(), Variant::ApprenticeDraft.key(), Variant::ThirdSpace.key()],
    exchange: None,
    lessons: &[Lesson::of_game("learn-49"), Lesson::of_team("learn-388")],
};

/// Checks the numbers in the texts of [`GameInfo::strengths`].
const _: () = {
    let [easy, standard, hard] = DIFFICULTIES;
    assert!(easy.stock == 0 && easy.buildings == 0);
    assert!(standard.stock == 12 && standard.buildings == 3);
    assert!(hard.stock == 16 && hard.buildings == 4);
};

const COVER: &str = concat!(
    "<path d=\"M0 0h200v300H0z\" fill=\"var(--door-sky)\"/>",
    "<circle cx=\"142\" cy=\"112\" r=\"84\" fill=\"var(--door-sun)\" opacity=\".22\"/>",
    "<circle cx=\"142\" cy=\"112\" r=\"58\" fill=\"var(--door-sun)\" opacity=\".75\"/>",
    "<path d=\"M0 206l44-46 30 26 46-58 80 84v88H0z\" fill=\"var(--door-far)\"/>",
    "<path d=\"M0 236c40-20 110-20 200 4v60H0z\" fill=\"var(--door-mid)\"/>",
    "<path d=\"M46 300V184l54-50 54 50v116zM64 138V96h12v34M124 130V82h20v66z\" fill=\"var(--silver)\" ",
    "stroke=\"var(--line-ink)\" stroke-width=\"2.5\" stroke-linejoin=\"round\"/>",
    "<path d=\"M60 96l10-20 10 20zM120 82l14-28 14 28z\" fill=\"var(--clay)\" stroke=\"var(--line-ink)\" stroke-width=\"2\"/>",
    "<path d=\"M84 300v-42a16 16 0 0 1 32 0v42z\" fill=\"var(--line-ink)\"/>",
    "<circle cx=\"100\" cy=\"196\" r=\"15\" fill=\"var(--gold)\" stroke=\"var(--line-ink)\" stroke-width=\"2\"/>",
    "<path d=\"M26 300V66h6v234zM28 70l86-16 2 6-84 18zM110 58h3v36h-3z\" fill=\"var(--line-ink)\"/>",
    "<path d=\"M102 94h19v14h-19z\" fill=\"var(--stone)\" stroke=\"var(--line-ink)\" stroke-width=\"2\"/>",
    "<path d=\"M0 276c50-16 120-12 200 10v14H0z\" fill=\"var(--door-near)\"/>",
);

const fn rival(key: &'static str, name: Text, line: Text, sign: &'static str) -> OpponentInfo {
    OpponentInfo { key, name, line, signs: (sign, 1), listed: name }
}

const fn strength(name: Text, line: Text) -> Strength {
    Strength { name, line }
}

const fn extra(variant: Variant, sign: &'static str, name: Text, line: Text) -> Extra {
    Extra { key: variant.key(), sign, name, line }
}
