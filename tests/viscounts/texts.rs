//! Requirements of every text, and exact texts of typical cases.

use kernel::Lang::{En, Fr};
use kernel::{Chance, Game, Lang, Setup, random_choice};
use std::collections::BTreeSet;
use ui::Atom;
use viscounts::components::{
    Building, BuildingKind, DISMISSALS, Effect, Icon, ManuscriptId, OpponentKind, PlayerCardId, PrimaryAction,
    Resource, Ribbon, SECTIONS, SchemeId, Section, Segment, Site, Space, Spot, TOWNSFOLK, TRACK_END, TownsfolkId,
};
use viscounts::scenario::ScenarioExt as _;
use viscounts::scenario::{scenario, townsfolk};
use viscounts::table::Texts;
use viscounts::texts::{
    bonus_text, building_text, choice, collisions_text, commands_text, costs_text, event, exchange_text, leader_text,
    links_text, manuscript_text, names, parts, player_card_text, printed_text, question, reason, reference_text,
    scheme_text, section_text, spot_text, third_tier_text, townsfolk_ability, townsfolk_text, track_text,
};
use viscounts::{Choice, Event, ScoreLine, Thing, Viscounts, WhyNot};

/// Words that exist only in English.
const ENGLISH: &str = "\
    Worker Workers Silver Townsfolk Trade Construct Place Transcribe Debt Debts Deed Deeds Virtue Manuscript \
    Manuscripts Building Buildings Guildhall Workshop Ink Stone Gold Merchant Merchants Builder Builders Nobles' \
    Cleric Clerics Criminal Criminals Hire hired Hired discarded destroyed flipped free the The of and or with for \
    each when card cards Draw Pile Player takes pays Choose You VP Squire Thief";

/// Words that exist only in French.
const FRENCH: &str = "\
    Ouvrier Ouvriers Pièce Pièces Villageois Commercer Construire Transcrire Dette Dettes Titre Titres Vertu \
    Manuscrit Bâtiment Atelier Encrier Pierre Or Marchand Bâtisseur Clerc Criminel le la les de du et ou carte PV";

fn assert_text(text: &str, lang: Lang) {
    assert!(!text.trim().is_empty() && text.trim() == text, "{text:?}");
    assert!(!text.contains(['{', '}', '_']) && !text.contains("  ") && !text.contains(".."), "{text:?}");
    let foreign = if lang == Lang::Fr { ENGLISH } else { FRENCH };
    for key in text.split(|letter: char| !letter.is_alphabetic()) {
        assert!(foreign.split(' ').all(|other| other != key), "{key:?} in {text:?}");
    }
}

fn plain(text: &str) -> String {
    text.replace(['\u{a0}', '\u{202f}'], " ")
}

#[test]
fn every_card_and_board_has_its_text_in_every_language() {
    for lang in Lang::ALL {
        let mut texts: Vec<String> = Vec::new();
        texts.extend((0..TOWNSFOLK.len()).filter_map(TownsfolkId::at).map(|id| townsfolk_text(id, lang)));
        texts.extend(ManuscriptId::all().map(|id| manuscript_text(id, lang)));
        texts.extend(PlayerCardId::all().map(|id| player_card_text(id, lang)));
        texts.extend(Building::all().map(|building| building_text(building, lang)));
        texts.extend(Ribbon::ALL.map(|ribbon| bonus_text(ribbon, lang)));
        texts.extend([leader_text(lang), third_tier_text(lang)]);
        texts.extend(Ribbon::ALL.map(|reference| reference_text(reference, lang)));
        texts.extend(DISMISSALS.map(|(hire, _)| commands_text(hire, lang)));
        texts.extend(Section::all().map(|section| section_text(section, lang)));
        texts.extend((1..=TRACK_END).flat_map(|position| track_text(position, lang)));
        texts.extend(Segment::ALL.map(|segment| printed_text(segment, lang)));
        for segment in Segment::ALL {
            let face = segment.face();
            texts.extend(face.exchanges.map(|exchange| exchange_text(exchange, lang)));
            for side in [&face.small, &face.large] {
                let spots = (0..side.spots.len() as u8).map(|place| Spot { segment, place });
                texts.extend(spots.map(|spot| spot_text(spot, side, lang)));
                texts.extend(side.links.iter().flatten().map(|link| link.localize(lang)));
            }
        }
        for kind in OpponentKind::ALL {
            texts.push(names::opponent(kind, lang).to_owned());
            texts.extend(SchemeId::all().map(|scheme| scheme_text(scheme, kind, lang)));
        }
        texts.extend(ScoreLine::ROWS.map(|row| row.name.localize(lang).to_owned()));
        assert!(texts.len() > 300);
        for text in texts {
            assert_text(&text, lang);
        }
    }
}

/// Two cards with the same text have the same effects.
#[test]
fn cards_that_do_something_else_read_differently() {
    for lang in Lang::ALL {
        let texts: BTreeSet<String> =
            (0..TOWNSFOLK.len()).filter_map(TownsfolkId::at).map(|id| townsfolk_text(id, lang)).collect();
        assert_eq!(texts.len(), TOWNSFOLK.len());
    }
    let french: BTreeSet<&str> =
        (0..TOWNSFOLK.len()).filter_map(TownsfolkId::at).map(|id| names::townsfolk(id, Fr)).collect();
    let english: BTreeSet<&str> = TOWNSFOLK.iter().map(|card| card.title).collect();
    assert_eq!(french.len(), english.len(), "no two names are one in French");
}

fn both(text: impl Fn(Lang) -> String) -> [String; 2] {
    [plain(&text(En)), plain(&text(Fr))]
}

#[test]
fn typical_cards() {
    assert_eq!(
        both(|lang| townsfolk_text(townsfolk("acolyte"), lang)),
        [
            "Acolyte (value 3): 1 Merchant and 1 Cleric. Hired or dismissed: 1 card discarded. When it drops off: 1 Debt or Deed flipped.",
            "Acolyte (valeur 3) : 1 Marchand et 1 Clerc. Recruté ou congédié : 1 carte défaussée. En quittant la ligne : 1 Dette ou Titre retourné.",
        ]
    );
    assert_eq!(
        both(|lang| townsfolk_text(townsfolk("guntram"), lang)),
        [
            "Guntram (value 2): 1 Merchant and 1 Cleric. When it drops off: 1 Debt and 1 Deed flipped, or else 1 Deed and 1 Debt flipped.",
            "Guntram (valeur 2) : 1 Marchand et 1 Clerc. En quittant la ligne : 1 Dette et 1 Titre retourné, ou bien 1 Titre et 1 Dette retournée.",
        ]
    );
    assert_eq!(
        both(|lang| townsfolk_ability(townsfolk("artist"), lang).unwrap()),
        [
            "to Place Workers, 1 Gold counts as 2 Nobles, once",
            "pour Placer des Ouvriers, 1 Or compte comme 2 Nobles, une fois",
        ]
    );
    assert_eq!(
        both(|lang| manuscript_text(ManuscriptId::at(24).unwrap(), lang)),
        [
            "Manuscript, yellow ribbon, 6 Clerics: at the end, 1 VP for every 2 Stone",
            "Manuscrit au ruban jaune, 6 Clercs : en fin de partie, 1 PV par tranche de 2 Pierres",
        ]
    );
}

#[test]
fn reasons_are_short_and_in_their_language() {
    let all = [
        WhyNot::GameOver,
        WhyNot::NotAsked,
        WhyNot::NotYourTurn,
        WhyNot::NotNow,
        WhyNot::NoSuchThing,
        WhyNot::Mandatory,
        WhyNot::Icons { icon: Icon::Cleric, short: 2 },
        WhyNot::Silver { need: 3, have: 1 },
        WhyNot::WrongPayment,
        WhyNot::OutsideOnly,
        WhyNot::InsideOnly,
        WhyNot::NoSpot,
        WhyNot::SpotTaken,
        WhyNot::OutOfReach,
        WhyNot::Constructed,
        WhyNot::AllConstructed,
        WhyNot::Workers { need: 3, have: 2 },
        WhyNot::NoMatch { icon: Icon::Builder },
        WhyNot::DismissedAlready,
        WhyNot::NotEnoughStill,
        WhyNot::PileEmpty,
        WhyNot::TooDear,
        WhyNot::FewCards,
        WhyNot::TooFar,
    ];
    for lang in Lang::ALL {
        let texts: BTreeSet<String> = all.iter().map(|why| reason(*why, lang)).collect();
        assert_eq!(texts.len(), all.len());
        for text in &texts {
            assert_text(text, lang);
        }
        assert!(all.iter().all(|why| !why.rule().is_empty()));
    }
    assert_eq!(reason(all[6], En), "2 more Clerics");
    assert_eq!(reason(all[7], Fr), "3 Pièces, vous en avez 1");
}

#[test]
fn everything_in_whole_games_can_be_read() {
    let tables: [&[&str]; 10] = [
        &["random", "random"],
        &["random"; 3],
        &["random"; 4],
        &["random", "solo-cleric"],
        &["random", "solo-builder"],
        &["random", "solo-noble"],
        &["random", "solo-card"],
        &["random", "random"],
        &["random"; 3],
        &["random"; 4],
    ];
    // The last three tables play together.
    let competing = 7;
    let seats = ["Ada".to_owned(), "Bo".to_owned(), "Cy".to_owned(), String::new()];
    let mut list = Vec::new();
    let mut reported = BTreeSet::new();
    for (number, table) in tables.into_iter().enumerate() {
        for round in 0..2u64 {
            let mut setup = Setup::of(table);
            setup.modules.push(viscounts::Variant::BonusHeroes.key().to_owned());
            let together: &[&str] = if number < competing { &[] } else { &["coop", "coop-hard"] };
            setup.modules.extend(together.iter().map(|&key| key.to_owned()));
            let mut events = Vec::new();
            let mut chance = Chance::new(number as u64 * 7 + round);
            let mut game = Viscounts::deal(&setup, Chance::new(number as u64 + 50 * round), &mut events).unwrap();
            while let Some(chosen) = random_choice(&game, &mut chance, &mut list) {
                for lang in Lang::ALL {
                    let asked = question(&game, lang);
                    assert_text(&asked, lang);
                    assert!(asked.ends_with('.'), "{asked}");
                    let mut texts = BTreeSet::new();
                    for &offered in &list {
                        let text = choice(&game, offered, lang);
                        assert_text(&text, lang);
                        assert_ne!(text, offered.to_string(), "{offered} has words");
                        assert!(texts.insert(text.clone()), "{text:?} stands for two choices of {list:?}");
                    }
                }
                game.apply(chosen, &mut events).unwrap();
            }
            for happened in &events {
                reported.insert(format!("{happened:?}").split([' ', '{']).next().unwrap_or_default().to_owned());
                for lang in Lang::ALL {
                    let text = event(happened, &seats, lang).unwrap();
                    assert!(text.ends_with('.'), "{text}");
                    assert!(!text.contains(['{', '}']), "{text}");
                }
            }
            assert_eq!(question(&game, En), "");
        }
    }
    assert!(reported.len() > 45, "{} kinds of events: {reported:?}", reported.len());
}

#[test]
fn what_is_gained_in_a_row_shares_a_sentence() {
    let names = ["Odila", "L’adversaire clerc"].map(str::to_owned);
    let (seat, other) = (kernel::Seat(0), kernel::Seat(1));
    let ink = Event::Gained { seat, thing: Thing::Resource(Resource::Ink), count: 1 };
    let row = [
        Event::TurnBegan { seat: other },
        Event::MarkerMoved { seat, thing: Thing::Virtue, count: 2, to: 2 },
        ink,
        Event::Gained { seat, thing: Thing::Deed, count: 1 },
        ink,
        Event::Gained { seat, thing: Thing::UnpaidDebt, count: 1 },
        Event::Gained { seat, thing: Thing::UnpaidDebt, count: 1 },
        Event::TownsfolkRevealed { segment: Segment::C, townsfolk: Some(townsfolk("enforcer")) },
        Event::Instead { seat: other, of: Effect::FlipDebt, gains: Effect::Virtue(1) },
    ];
    let reported = |lang| parts(&row, &names, lang).into_iter().map(|(_, sentence)| sentence).collect::<Vec<_>>();
    assert_eq!(
        reported(Fr),
        [
            "C’est au tour de l’adversaire clerc.",
            "Odila gagne 2 Vertu, 2 Encriers et 1 Titre.",
            "Odila contracte 2 Dettes.",
            "Un Sbire apparaît aux cases 5 et 6.",
            "L’adversaire clerc a droit à 1 Vertu au lieu de 1 Dette retournée.",
        ]
    );
    assert_eq!(
        reported(En)[1..4].join(" "),
        "Odila gains 2 Virtue, 2 Ink Wells and 1 Deed. Odila takes 2 Debts. An Enforcer shows at spaces 5 and 6."
    );
}

#[test]
fn typical_events_and_choices() {
    let names = ["Odila".to_owned()];
    let seat = kernel::Seat(0);
    let reported = |happened: Event| both(|lang| event(&happened, &names, lang).unwrap());
    assert_eq!(
        reported(Event::Hired { seat, townsfolk: townsfolk("abbot"), free: true }),
        ["Odila hires the Abbot for free.", "Odila recrute l’Abbé gratuitement."]
    );
    assert_eq!(
        reported(Event::DroppedOff { seat, townsfolk: townsfolk("ada") }),
        ["Ada drops off the line of Odila.", "Ada quitte la ligne d’Odila."]
    );
    assert_eq!(
        reported(Event::Moved { seat, to: Space { segment: Segment::C, site: Site::Right }, paid: 1 }),
        ["Odila goes to space 6.", "Odila se déplace vers la case 6."]
    );
    assert_eq!(
        reported(Event::Moved { seat, to: Space { segment: Segment::C, site: Site::Inside }, paid: 0 }),
        ["Odila goes to the inside space between 5 and 6.", "Odila se déplace vers la case intérieure entre 5 et 6."]
    );
    let table = scenario(2).moving("thief").at("2").silver(1).start();
    let choice_of = |key: &str| {
        let made = key.parse().unwrap();
        both(|lang| choice(table.game(), made, lang))
    };
    assert_eq!(
        choice_of("move:4"),
        [
            "Go to space 4, paying 1 Silver: 2 Merchants for 1 Stone",
            "Aller à la case 4, en payant 1 Pièce : 2 Marchands contre 1 Pierre",
        ]
    );
    assert_eq!(choice_of("pass"), ["Pass", "Passer"]);
}

/// A card of value 1 uses the singular.
#[test]
fn a_hint_reads_well_for_a_single_step() {
    let hint = |steps: u8| both(|lang| Texts(lang).hint_move(steps));
    assert_eq!(
        hint(1),
        [
            "Lit spaces are 1 or more steps away; each step beyond costs 1 Silver.",
            "Les cases allumées sont à 1 pas ou plus ; chaque pas au-delà coûte 1 Pièce.",
        ]
    );
    assert_eq!(hint(3)[0], hint(1)[0].replacen('1', "3", 1));
}

/// Segment letters, spot numbers and section numbers are keys of the record: no board shows them.
#[test]
fn places_are_named_by_what_is_printed_on_the_board() {
    let names = ["Odila".to_owned()];
    let seat = kernel::Seat(0);
    let [gold, virtue] = [Section::around(2), Section::around(4)];
    let reported = |happened: Event| both(|lang| event(&happened, &names, lang).unwrap());
    assert_eq!(
        reported(Event::MovedAround { seat, from: gold, to: virtue }),
        [
            "A Worker of Odila moves from the Gold section to the Virtue section.",
            "Un Ouvrier d’Odila passe de la section Or à la section Vertu.",
        ]
    );
    let workshop = Building { kind: BuildingKind::Workshop, slot: 2 };
    let spot = Spot { segment: Segment::C, place: 2 };
    let small = &Segment::C.face().small;
    assert_eq!(
        reported(Event::Constructed {
            seat,
            building: workshop,
            spot,
            space: spot.space(small),
            effect: Effect::Deed(1)
        }),
        [
            "Odila places a Workshop on the spot of space 6 (1 Deed).",
            "Odila place un Atelier sur l’emplacement de la case 6 (1 Titre).",
        ]
    );
    let text = |lang| spot_text(spot, small, lang);
    assert_eq!(both(text), ["The spot of space 6: 1 Deed", "L’emplacement de la case 6 : 1 Titre"]);
}

#[test]
fn no_two_spots_or_sections_have_the_same_name() {
    for lang in Lang::ALL {
        for large in [false, true] {
            let mut texts = BTreeSet::new();
            let mut spots = 0;
            for segment in Segment::ALL {
                let side = if large { &segment.face().large } else { &segment.face().small };
                for place in 0..side.spots.len() as u8 {
                    spots += 1;
                    texts.insert(spot_text(Spot { segment, place }, side, lang));
                }
            }
            assert_eq!(texts.len(), spots);
        }
        let sections: BTreeSet<&str> = Section::all().map(|section| names::section(section, lang)).collect();
        assert_eq!(sections.len(), SECTIONS);
    }
}

/// The text of a board holds all that the board shows: the ends of Links, prices, and the effects of collisions.
#[test]
fn boards_are_put_in_texts() {
    let seats = ["You".to_owned(), "Odila".to_owned()];
    let spot = Spot { segment: Segment::C, place: 1 };
    let table =
        scenario(2).seat(1).built(BuildingKind::Workshop, 1, "c3").seat(0).markers(2, 4).at("c").acting().start();
    let game = table.game();
    let links = |lang| links_text(game, spot, &seats, lang).join(". ");
    assert_eq!(
        both(links),
        [
            "Link with the Workshop of Odila on the spot of space 6 (1 Deed): 1 Virtue",
            "Lien avec l’Atelier d’Odila sur l’emplacement de la case 6 (1 Titre) : 1 Vertu",
        ]
    );
    let costs = |lang| costs_text(game, PrimaryAction::PlaceWorkers, lang);
    assert_eq!(
        both(costs),
        [
            "1 Worker for 1 Noble, 2 Workers for 3 Nobles, 3 Workers for 5 Nobles, 4 Workers for 8 Nobles",
            "1 Ouvrier contre 1 Noble, 2 Ouvriers contre 3 Nobles, 3 Ouvriers contre 5 Nobles, 4 Ouvriers contre 8 Nobles",
        ]
    );
    let brings = collisions_text(game, kernel::Seat(0), En);
    let positions: Vec<&str> = brings.split(". ").map(|one| &one[..15]).collect();
    assert_eq!(positions, ["Collision on 2:", "Collision on 3:", "Collision on 4:"], "{brings}");
    let beside = |lang| choice(game, Choice::Section(Section::around(4)), lang);
    assert_eq!(
        both(beside),
        [
            "The Virtue section, beside spaces 9 and 10: 2 Virtue",
            "La section Vertu, à côté des cases 9 et 10 : 2 Vertu",
        ]
    );
}
