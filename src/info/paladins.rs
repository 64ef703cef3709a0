use super::game_info::{Extra, GameInfo, Lesson, OpponentInfo, ROUNDS, Text};
use kernel::Declared;
use paladins::{Paladins, ScoreLine, Variant};

pub const INFO: GameInfo = GameInfo {
    key: "paladins",
    name: "Paladins",
    about: text!("hold the walls"),
    sprite: "icons.svg",
    signs: "",
    declared: Declared::of::<Paladins>(),
    cover: COVER,
    attempts: "francia.daily",
    rivals: &[
        rival("solo-easy", text!("Easy"), text!("for beginners"), 1, text!("Ganelon, easy")),
        rival("solo-standard", text!("Standard"), text!("even match"), 3, text!("Ganelon, standard")),
        rival("solo-hard", text!("Hard"), text!("for experts"), 5, text!("Ganelon, hard")),
    ],
    which_rival: text!("How strong"),
    about_rivals: Text::NONE,
    usual_rival: 1,
    about_harder: Text::NONE,
    strengths: &[],
    extras: &[Extra {
        key: Variant::BonusTownsfolk.key(),
        sign: "act-recruit",
        name: text!("Bonus Townsfolk"),
        line: text!("Aristocrat and Swindler join the pile"),
    }],
    groups: [text!("Attributes"), text!("Orders"), text!("Pieces"), text!("Converts"), text!("Debts, goods")],
    stretches: &ROUNDS,
    lines: ScoreLine::ROWS,
    ties: TIES,
    official_ties: TIES,
    settled_together: &[],
    exchange: None,
    lessons: &[Lesson::of_game("learn-6"), Lesson::of_team("learn-168")],
};

const COVER: &str = concat!(
    "<path d=\"M0 0h200v300H0z\" fill=\"var(--door-sky)\"/>",
    "<circle cx=\"100\" cy=\"152\" r=\"92\" fill=\"var(--door-sun)\" opacity=\".22\"/>",
    "<circle cx=\"100\" cy=\"152\" r=\"70\" fill=\"var(--door-sun)\" opacity=\".75\"/>",
    "<path d=\"M0 190l46-52 36 34 40-54 78 78v104H0z\" fill=\"var(--door-far)\"/>",
    "<path d=\"M0 214c40-26 84-26 124-8s56 14 76 4v90H0z\" fill=\"var(--door-mid)\"/>",
    "<path d=\"M0 258c50-22 110-18 200 6v40H0z\" fill=\"var(--door-near)\"/>",
    "<path d=\"M132 300c-8-22 26-30 22-48-2-10-16-14-14-26 14 6 32 12 34 26 2 20-30 26-22 48z\" fill=\"var(--water)\"/>",
    "<path d=\"M22 226l9-22 9 22zM38 232l10-26 10 26zM170 220l8-20 8 20z\" fill=\"var(--door-near)\"/>",
    "<g transform=\"translate(46.4 84) scale(1.675)\">",
    "<path d=\"M4 4h56v42c0 20-14 30-28 36C18 76 4 66 4 46z\" fill=\"var(--a-s)\"/>",
    "<path d=\"M4 4h28v78C18 76 4 66 4 46z\" fill=\"var(--w-m)\"/>",
    "<path d=\"M4 36h56v10H4z\" fill=\"var(--gold)\"/>",
    "<path d=\"M32 12c9 0 13.5 6.5 13.5 15v15.5c0 3-2.5 6-5.5 8.5l-8 5-8-5c-3-2.5-5.5-5.5-5.5-8.5V27c0-8.5 4.500-15 13.5-15z\" ",
    "fill=\"var(--silver)\" stroke=\"var(--line-ink)\" stroke-width=\"1.8\"/>",
    "<path d=\"M30 12h4v18l8 1.5v5l-8-1V52h-4V35.5l-8 1v-5l8-1.5z\" fill=\"var(--gold)\" stroke=\"var(--line-ink)\" stroke-width=\"1.2\"/>",
    "<path d=\"M20.5 32.5l8-1v3l-8 1zM43.5 32.5l-8-1v3l8 1z\" fill=\"var(--line-ink)\"/>",
    "<path d=\"M4 4h56v42c0 20-14 30-28 36C18 76 4 66 4 46z\" fill=\"none\" stroke=\"var(--line-ink)\" stroke-width=\"2.5\"/></g>",
);

const fn rival(key: &'static str, name: Text, line: Text, workshops: u8, listed: Text) -> OpponentInfo {
    OpponentInfo { key, name, line, signs: ("workshop", workshops), listed }
}

const TIES: Text = text!("Ties go to King’s Orders, then to the least Suspicion.");
