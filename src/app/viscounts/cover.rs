//! What is known of Viscounts before its code is here.

use crate::app::shelf::{Cover, Extra, Rival, Text};
use crate::viscounts::{BONUS, HARDER};

/// Viscounts on the shelf.
pub const COVER: Cover = Cover {
    word: "viscounts",
    name: "Viscounts",
    sprite: "icons-viscounts.svg",
    signs: "v-builder v-noble ink stone gold any-res virtue corruption collision deed deed-approved flip-debt \
        flip-deed flip-any discard destroy rearrange shuffle castle-move b-workshop b-post b-guild v-worker \
        viscount rib-grey rib-black rib-yellow rib-blue manuscript act-construct act-workers act-transcribe \
        dismiss ph-cards ph-move ph-action ph-draw t-now t-stay t-drop v-coin v-house poverty prosperity leader \
        hand-plus ui-deck ui-discard no-criminal",
    rivals: &[
        rival(
            "solo-cleric",
            ["Cleric", "Clerc"],
            ["transcribes Manuscripts", "copie des manuscrits"],
            "manuscript",
            ["Cleric opponent", "Adversaire clerc"],
        ),
        rival(
            "solo-builder",
            ["Builder", "Bâtisseur"],
            ["constructs Buildings", "construit des bâtiments"],
            "v-builder",
            ["Builder opponent", "Adversaire bâtisseur"],
        ),
        rival(
            "solo-noble",
            ["Noble", "Noble"],
            ["sends Workers to the Castle", "envoie des ouvriers au Château"],
            "v-noble",
            ["Noble opponent", "Adversaire noble"],
        ),
        rival(
            "solo-card",
            ["Card", "Cartes"],
            ["flips Debts and Deeds", "retourne dettes et titres"],
            "deed-approved",
            ["Card opponent", "Adversaire des cartes"],
        ),
    ],
    which_rival: ["Which opponent", "Quel adversaire"],
    about_rivals: [
        "Each plays by a board of its own and gathers other points. Every Future Scheme in its pile makes it harder.",
        "Chacun joue selon son propre plateau et vise d’autres points. Chaque Intrigue future dans sa pile le rend plus fort.",
    ],
    usual_rival: 0,
    harder: &HARDER,
    about_harder: ["Future Schemes", "Intrigues futures"],
    extras: &[Extra {
        word: BONUS,
        sign: "ui-crown",
        name: ["Bonus Heroes", "Héros bonus"],
        line: ["Six more Heroes may lead your people", "Six Héros de plus peuvent mener vos gens"],
    }],
    groups: [
        ["Buildings", "Bâtiments"],
        ["Castle", "Château"],
        ["Manuscripts", "Manuscrits"],
        ["Debts and Deeds", "Dettes et titres"],
        ["Bonus cards", "Cartes bonus"],
    ],
    line,
    term_icon,
    ties: [
        "Ties go to the most Silver and resources left.",
        "En cas d’égalité : le plus d’argent et de ressources restants.",
    ],
    lesson: Some("learn-12"),
};

const fn rival(word: &'static str, name: Text, line: Text, sign: &'static str, seat: Text) -> Rival {
    Rival { word, name, line, signs: (sign, 1), seat, listed: seat }
}

/// The symbol of a line of the score sheet, and its group.
fn line(name: &str) -> (&'static str, usize) {
    match name {
        "Buildings" => ("act-construct", 0),
        "Workers in the Castle" => ("v-worker", 1),
        "Castle Leader" => ("leader", 1),
        "Sets of ribbons" => ("rib-blue", 2),
        "Manuscripts" => ("manuscript", 2),
        "Cleric Bonus cards" => ("w-cleric", 4),
        "Unpaid Debts" => ("debt-unpaid", 3),
        "Acquired Deeds" => ("deed", 3),
        "Approved Deeds" => ("deed-approved", 3),
        "Poverty" => ("poverty", 4),
        "Prosperity" => ("prosperity", 4),
        _ => ("silver", 4),
    }
}

/// The symbol of a part of the evaluation, by its word.
fn term_icon(term: &str) -> &'static str {
    match term {
        "buildings" => "act-construct",
        "castle" => "v-worker",
        "manuscripts" => "manuscript",
        "leader" => "leader",
        "bonuses" => "w-cleric",
        "debts" => "debt-unpaid",
        "deeds" => "deed",
        "resources" => "any-res",
        "workers" => "act-workers",
        "cards" => "ph-cards",
        "tracks" => "virtue",
        "others" => "ui-person",
        _ => "ui-next",
    }
}
