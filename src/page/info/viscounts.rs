//! What is known of Viscounts before its code is here.

use super::game_info::{Extra, GameInfo, Rival, TENTHS, Text};
use crate::games::viscounts::{ScoreLine, Variant, Viscounts};
use crate::kernel::Game;

/// Viscounts on the shelf.
pub const INFO: GameInfo = GameInfo {
    word: "viscounts",
    name: "Viscounts",
    about: text!("win the Castle"),
    sprite: "icons-viscounts.svg",
    signs: "v-builder v-noble ink stone gold any-res virtue corruption collision deed deed-approved flip-debt \
        flip-deed flip-any discard destroy rearrange shuffle castle-move b-workshop b-post b-guild v-worker \
        viscount rib-grey rib-black rib-yellow rib-blue manuscript act-construct act-workers act-transcribe \
        dismiss ph-cards ph-move ph-action ph-draw t-now t-stay t-drop v-coin v-house poverty prosperity leader \
        hand-plus ui-deck ui-discard no-criminal",
    officials: Viscounts::OFFICIALS,
    rivals: &[
        rival("solo-cleric", text!("Cleric"), text!("transcribes Manuscripts"), "manuscript", text!("Cleric opponent")),
        rival("solo-builder", text!("Builder"), text!("constructs Buildings"), "v-builder", text!("Builder opponent")),
        rival("solo-noble", text!("Noble"), text!("sends Workers to the Castle"), "v-noble", text!("Noble opponent")),
        rival("solo-card", text!("Card"), text!("flips Debts and Deeds"), "deed-approved", text!("Card opponent")),
    ],
    which_rival: text!("Which opponent"),
    about_rivals: text!(
        "Each plays by a board of its own and gathers other points. Every Future Scheme in its pile makes it harder."
    ),
    usual_rival: 0,
    harder: &[Variant::HARDER[0].word(), Variant::HARDER[1].word(), Variant::HARDER[2].word()],
    about_harder: text!("Future Schemes"),
    extras: &[Extra {
        word: Variant::BonusHeroes.word(),
        sign: "ui-crown",
        name: text!("Bonus Heroes"),
        line: text!("Six more Heroes may lead your people"),
    }],
    groups: [text!("Buildings"), text!("Castle"), text!("Manuscripts"), text!("Debts and Deeds"), text!("Bonus cards")],
    stretches: &TENTHS,
    lines: ScoreLine::ROWS,
    ties: text!("Ties go to the most Silver and resources left; then the victory is shared."),
    official_ties: text!("A tie with the opponent is lost: you must score more than it does."),
    lesson: Some("learn-12"),
};

const fn rival(word: &'static str, name: Text, line: Text, sign: &'static str, seat: Text) -> Rival {
    Rival { word, name, line, signs: (sign, 1), seat, listed: seat }
}
