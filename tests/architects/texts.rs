//! The requirements of every text, and exact texts for typical ones.

use architects::components::{
    ApprenticeId, BoardId, BuildingId, DemandId, EventId, GuardAction, LEVELS, Location, OpponentKind, SchemeId, Skill,
    SoloCardId, Thing,
};
use architects::scenario::scenario;
use architects::texts::{
    apprentice_text, board_text, building_text, choice, does, event, guard_text, level_text, names, overlord, parts,
    question, reason, solo_card_text,
};
use architects::{Architects, Choice, Event, Purpose, ScoreLine, WhyNot};
use kernel::Lang::{En, Fr};
use kernel::grammar::prose;
use kernel::{Chance, Game, Lang, Seat, Setup, random_choice};
use std::collections::BTreeSet;

/// Words that occur in English only.
const ENGLISH: &str = "\
    Worker Workers Silver Clay Wood Stone Gold Marble Virtue Debt Tax Building Apprentice Workshop Hire hired Draw \
    Keep the The of and or with for each your takes pays Choose VP";

/// Words that occur in French only.
const FRENCH: &str = "\
    Ouvrier Ouvriers Pièce Pièces Argile Bois Pierre Or Marbre Vertu Dette Taxe Bâtiment Apprenti Atelier le la \
    les du et ou vos pour PV";

pub fn assert_text(text: &str, lang: Lang) {
    assert!(!text.trim().is_empty() && text.trim() == text, "{text:?}");
    let odd = ["{", "}", "_", "  ", "..", "::", "()", " ,"].into_iter().find(|odd| text.contains(odd));
    assert_eq!(odd, None, "{text:?}");
    let foreign = if lang == Fr { ENGLISH } else { FRENCH };
    let is_foreign = |key: &&str| foreign.split(' ').any(|other| other == *key);
    let found = text.split(|letter: char| !letter.is_alphabetic()).find(is_foreign);
    assert_eq!(found, None, "{text:?}");
}

fn both(text: impl Fn(Lang) -> String) -> [String; 2] {
    Lang::ALL.map(|lang| text(lang).replace(['\u{a0}', '\u{202f}'], " "))
}

/// Cards with different effects have different texts.
#[test]
fn every_card_and_board_has_its_text_in_every_language() {
    for lang in Lang::ALL {
        let buildings: BTreeSet<String> = BuildingId::all().map(|id| building_text(id, lang)).collect();
        let apprentices: BTreeSet<String> = ApprenticeId::all().map(|id| apprentice_text(id, lang)).collect();
        let boards: BTreeSet<String> = BoardId::all().map(|id| board_text(id, lang)).collect();
        // Five Apprentices exist twice: Conspirator, Jeweller, Miner, Stonecutter and Woodcutter. So do those of the
        // co-op scenario, a Scoundrel and a Clergyman for each skill.
        assert_eq!([buildings.len(), apprentices.len(), boards.len()], [43, 38 + 6, 14]);
        let mut texts: Vec<String> = [buildings, apprentices, boards].into_iter().flatten().collect();
        texts.extend(SoloCardId::all().map(|id| solo_card_text(id, lang)));
        texts.extend(SchemeId::all().map(|id| overlord::scheme_text(id, lang)));
        texts.extend(EventId::all().map(|id| overlord::event_text(id, lang)));
        texts.extend(DemandId::all().map(|id| overlord::demand_text(id, 4, lang)));
        texts.extend((1..=LEVELS as u8).filter_map(|level| level_text(level, lang)));
        texts.extend(Location::ALL.map(|location| names::location(location, lang).to_owned()));
        let table = scenario(2);
        texts.extend(GuardAction::ALL.map(|action| guard_text(table.game(), action, lang)));
        texts.extend(OpponentKind::ALL.map(|kind| names::opponent(kind, lang).to_owned()));
        texts.extend(ScoreLine::ROWS.map(|row| row.name.localize(lang).to_owned()));
        for text in &texts {
            assert_text(text, lang);
        }
    }
}

#[test]
fn typical_cards() {
    let building = |key| BuildingId::all().find(|id| id.card().key == key).unwrap();
    assert_eq!(
        both(|lang| building_text(building("dungeon"), lang)),
        [
            "Dungeon (14 VP): needs Carpentry, Tiling and Masonry; costs 4 Stone, 2 Gold and 2 Marble; 1 Virtue lost; at the end of the game: 2 Virtue lost",
            "Cachot (14 PV) : demande Charpente, Tuilerie et Maçonnerie ; coûte 4 Pierres, 2 Or et 2 Marbres ; 1 Vertu en moins ; en fin de partie : 2 Vertu en moins",
        ]
    );
    assert_eq!(
        both(|lang| does(building("clay-market").card().does, lang)),
        [
            "at the end of the game: 2 VP for the most Clay, without a tie",
            "en fin de partie : 2 PV pour le plus d’Argiles, sans égalité",
        ]
    );
    let apprentice = |key| ApprenticeId::all().find(|id| id.card().key == key).unwrap();
    assert_eq!(
        both(|lang| apprentice_text(apprentice("pickpocket"), lang)),
        [
            "Pickpocket (Tiling): 1 Gold at each action at the Tax Stand; 1 Virtue lost when hired",
            "Coupe-bourse (Tuilerie) : 1 Or à chaque action au Bureau des taxes ; 1 Vertu en moins à l’embauche",
        ]
    );
    let board = |key| BoardId::all().find(|id| id.card().key == key).unwrap();
    assert_eq!(
        both(|lang| board_text(board("caroline"), lang)),
        [
            "Caroline: 10 Silver, 1 Marble, 1 Debt, Virtue 3, 8 Workers in the Prison; 1 plan at each action at the Black Market",
            "Caroline : 10 Pièces, 1 Marbre, 1 Dette, Vertu 3, 8 Ouvriers en Prison ; 1 plan à chaque action au Marché Noir",
        ]
    );
}

#[test]
fn reasons_say_what_is_missing() {
    let all = [
        WhyNot::NoWorker,
        WhyNot::Goods { thing: Thing::Stone, short: 2 },
        WhyNot::Mixed { short: 1, clay: false },
        WhyNot::Mixed { short: 3, clay: true },
        WhyNot::Silver { need: 5, have: 3 },
        WhyNot::Skill { skill: Skill::Tiling },
        WhyNot::LowVirtue { need: 5, have: 4 },
        WhyNot::HighVirtue { most: 9, have: 11 },
        WhyNot::Places { most: 1 },
        WhyNot::Places { most: 2 },
    ];
    for lang in Lang::ALL {
        for why in all {
            assert_text(&reason(why, lang), lang);
        }
    }
    assert_eq!(
        all.map(|why| reason(why, En)).join(" / "),
        "no Worker is left on your board / 2 more Stone / 1 more Stone or Wood / 3 more Stone, Wood or Clay / \
         5 Silver, you have 3 / no Apprentice with Tiling / Virtue 5, you have 4 / Virtue 9 at most, you have 11 / \
         all captures of an action are in one place / the captures of an action are in 2 places at most"
    );
    assert_eq!(reason(all[6], Fr), "Vertu 5, vous en êtes à 4");
}

#[test]
fn everything_in_whole_games_can_be_read() {
    let tables: [(&[&str], &[&str]); 7] = [
        (&["random"; 2], &[]),
        (&["random"; 4], &["coop", "bonus-boards"]),
        (&["random"; 2], &["coop", "coop-hard", "promo", "promo-boards"]),
        (&["random"; 3], &["variable", "apprentice-draft", "promo", "promo-boards", "bonus-boards", "third-space"]),
        (&["random"; 5], &["variable", "promo-boards", "bonus-boards"]),
        (&["random", "solo-constantine"], &["variable", "harder-1"]),
        (&["random", "solo-helena"], &["promo", "harder-1", "harder-2"]),
    ];
    let names = ["Ada", "Bo", "Cy", "", "Emma"].map(str::to_owned);
    let (mut list, mut reported) = (Vec::new(), BTreeSet::new());
    for (number, (table, parts)) in (0..).zip(tables) {
        let mut setup = Setup::of(table);
        setup.modules.extend(parts.iter().map(|part| (*part).to_owned()));
        let mut chance = Chance::new(number);
        let mut events = Vec::new();
        let mut game = <Architects as Game>::deal(&setup, Chance::new(number + 9), &mut events).unwrap();
        while let Some(chosen) = random_choice(&game, &mut chance, &mut list) {
            for lang in Lang::ALL {
                let asked = question(&game, lang);
                assert_text(&asked, lang);
                assert!(asked.ends_with(['.', '?']), "{asked}");
                let mut texts = BTreeSet::new();
                for &offered in &list {
                    let text = choice(&game, offered, lang);
                    assert_text(&text, lang);
                    assert_ne!(text, offered.to_string(), "{offered} has words");
                    // Two equal Apprentices may share a text.
                    let new = texts.insert(text.clone()) || matches!(offered, Choice::Dismiss(_));
                    assert!(new, "{text:?} stands for two choices of {list:?}");
                }
            }
            game.apply(chosen, &mut events).unwrap();
        }
        for happened in &events {
            reported.insert(format!("{happened:?}").split([' ', '{']).next().unwrap_or_default().to_owned());
            for lang in Lang::ALL {
                let text = event(happened, &names, lang).unwrap();
                assert_text(&text, lang);
                assert!(text.ends_with('.'), "{text}");
            }
        }
        assert_eq!(question(&game, En), "");
    }
    assert!(reported.len() > 40, "{} kinds of events: {reported:?}", reported.len());
}

/// Gains of one seat in a row share a sentence, and the reader is addressed as "you".
#[test]
fn events_in_a_row_share_a_sentence() {
    let (seat, other) = (Seat(0), Seat(1));
    let row = [
        Event::Placed { seat, location: Location::Mines, count: 3 },
        Event::Gained { seat, thing: Thing::Clay, count: 1 },
        Event::Gained { seat, thing: Thing::Clay, count: 4 },
        Event::Captured { seat, location: Location::Silversmith, owner: other.into(), count: 2 },
        Event::Imprisoned { owner: other.into(), count: 2, holder: None },
        Event::Imprisoned { owner: seat.into(), count: 1, holder: None },
        Event::Gained { seat: other, thing: Thing::Debt, count: 1 },
        Event::PlanDiscarded { seat: other, purpose: Purpose::HandLimit },
    ];
    let reported = |names: [&str; 2], lang| {
        let names = names.map(str::to_owned);
        let sentences: Vec<String> = parts(&row, &names, lang).into_iter().map(|(_, sentence)| sentence).collect();
        prose(&sentences, &names, lang).join(" ")
    };
    assert_eq!(
        reported(["Odila", "Wido"], En),
        "Odila places a Worker at the Mines (3 there now), gains 5 Clay and captures 2 Workers of Wido at the Silversmith. \
         To the Prison: 2 Workers of Wido and 1 Worker of Odila. Wido takes 1 Debt and discards 1 plan beyond the hand limit."
    );
    assert_eq!(
        reported(["Vous", "Hélène"], Fr).replace('\u{a0}', " "),
        "Vous placez un Ouvrier aux Mines (3 sur place), gagnez 5 Argiles et capturez à l’Orfèvre 2 Ouvriers d’Hélène. \
         En Prison : 2 Ouvriers d’Hélène et 1 Ouvrier à vous. Hélène contracte 1 Dette et défausse 1 plan au-delà de la limite de main."
    );
}
