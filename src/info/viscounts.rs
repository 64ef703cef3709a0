use super::game_info::{Extra, GameInfo, Lesson, NeighbourExchange, OpponentInfo, TENTHS, Text};
use kernel::Declared;
use viscounts::{ScoreLine, Variant, Viscounts};

pub const INFO: GameInfo = GameInfo {
    key: "viscounts",
    name: "Viscounts",
    about: text!("win the Castle"),
    sprite: "icons-viscounts.svg",
    signs: "v-builder v-noble ink any-res corruption collision deed deed-approved flip-debt \
        flip-deed flip-any discard destroy rearrange shuffle castle-move b-workshop b-post b-guild v-worker \
        viscount rib-grey rib-black rib-yellow rib-blue manuscript act-construct act-workers act-transcribe \
        dismiss ph-cards ph-move ph-action ph-draw t-now t-stay t-drop v-coin v-house poverty prosperity leader \
        hand-plus ui-discard no-criminal",
    declared: Declared::of::<Viscounts>(),
    cover: COVER,
    attempts: "francia.daily.viscounts",
    rivals: &[
        rival(
            "solo-cleric",
            text!("Cleric"),
            text!("transcribes Manuscripts"),
            "manuscript",
            text!("Alcuin the Cleric"),
        ),
        rival(
            "solo-builder",
            text!("Builder"),
            text!("constructs Buildings"),
            "v-builder",
            text!("Einhard the Builder"),
        ),
        rival("solo-noble", text!("Noble"), text!("sends Workers to the Castle"), "v-noble", text!("Gerold the Noble")),
        rival(
            "solo-card",
            text!("Card"),
            text!("flips Debts and Deeds"),
            "deed-approved",
            text!("Fortunata of the Cards"),
        ),
    ],
    which_rival: text!("Which opponent"),
    about_rivals: text!("Every Future Scheme in the pile makes the opponent harder."),
    usual_rival: 0,
    about_harder: text!("Future Schemes"),
    strengths: &[],
    extras: &[Extra {
        key: Variant::BonusHeroes.key(),
        sign: "ui-crown",
        name: text!("Bonus Heroes"),
        line: text!("Six more Heroes may lead your people"),
    }],
    groups: [text!("Buildings"), text!("Castle"), text!("Manuscripts"), text!("Debts and Deeds"), text!("Bonus cards")],
    stretches: &TENTHS,
    lines: ScoreLine::ROWS,
    ties: text!("Ties go to the most Silver and resources left; then the victory is shared."),
    official_ties: text!("A tie with the opponent is lost: you must score more than it does."),
    settled_together: &[],
    exchange: Some(&NeighbourExchange {
        title: text!("Reference cards"),
        line: text!("Dealt in turn order from the first player, whom the lot names. You may exchange them."),
        neighbours: Variant::exchanged,
    }),
    lessons: &[Lesson::of_game("learn-12"), Lesson::of_team("learn-236")],
};

const COVER: &str = concat!(
    "<path d=\"M0 0h200v300H0z\" fill=\"var(--door-sky)\"/>",
    "<circle cx=\"100\" cy=\"132\" r=\"88\" fill=\"var(--door-sun)\" opacity=\".22\"/>",
    "<circle cx=\"100\" cy=\"132\" r=\"64\" fill=\"var(--door-sun)\" opacity=\".75\"/>",
    "<path d=\"M0 232l50-34 44 22 46-30 60 40v74H0z\" fill=\"var(--door-far)\"/>",
    "<path d=\"M30 300V190h16v-50h14v-14h10v14h12v-14h10v14h8V86h8V72h10v14h12V72h10v14h8v54h22v50h14v110z\" ",
    "fill=\"var(--silver)\" stroke=\"var(--line-ink)\" stroke-width=\"2.5\" stroke-linejoin=\"round\"/>",
    "<path d=\"M108 72V44h28l-8 9 8 9h-28\" fill=\"var(--a-s)\" stroke=\"var(--line-ink)\" stroke-width=\"2\"/>",
    "<path d=\"M62 300v-48a18 18 0 0 1 36 0v48z\" fill=\"var(--line-ink)\"/>",
    "<path d=\"M60 168h8v20h-8zM80 168h8v20h-8zM124 108h8v22h-8zM120 168h8v20h-8zM142 168h8v20h-8z\" fill=\"var(--line-ink)\"/>",
    "<path d=\"M0 268c50-18 110-14 200 8v30H0z\" fill=\"var(--door-near)\"/>",
    "<path d=\"M0 290c40-16 70 10 110-4s60 2 90-6v24H0z\" fill=\"var(--water)\"/>",
);

const fn rival(key: &'static str, name: Text, line: Text, sign: &'static str, listed: Text) -> OpponentInfo {
    OpponentInfo { key, name, line, signs: (sign, 1), listed }
}
