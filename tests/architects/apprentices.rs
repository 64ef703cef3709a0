//! Every Apprentice: printed values and effects. Skills and numbers are those of the cards,
//! written a second time.

use architects::components::{APPRENTICES, Ability, ApprenticeId, Skill, Slot};
use architects::scenario::ScenarioExt as _;
use architects::scenario::{Scenario, scenario};
use architects::{Event, Question};
use engine::ChoiceArg;
use kernel::{Lang, Seat};

/// Key, title, skills (Carpentry, Tiling, Masonry) and Virtue, by number.
#[rustfmt::skip]
const PRINTED: [(&str, &str, &str, i32); 43] = [
    ("acolyte-1", "Acolyte", "C", 1),
    ("acolyte-2", "Acolyte", "T", 1),
    ("acolyte-3", "Acolyte", "M", 1),
    ("conspirator-4", "Conspirator", "C", 0),
    ("conspirator-5", "Conspirator", "C", 0),
    ("debt-collector-6", "Debt Collector", "T", 0),
    ("debt-collector-7", "Debt Collector", "M", 0),
    ("debt-collector-8", "Debt Collector", "C", 0),
    ("gatekeeper", "Gatekeeper", "M", -1),
    ("illusionist", "Illusionist", "C", -1),
    ("jeweller-11", "Jeweller", "T", 0),
    ("jeweller-12", "Jeweller", "T", 0),
    ("labourer", "Labourer", "CTM", 0),
    ("merchant-14", "Merchant", "T", 0),
    ("merchant-15", "Merchant", "M", 0),
    ("merchant-16", "Merchant", "T", 0),
    ("merchant-17", "Merchant", "M", 0),
    ("merchant-18", "Merchant", "C", 0),
    ("miner-19", "Miner", "T", 0),
    ("miner-20", "Miner", "T", 0),
    ("patron-21", "Patron", "T", 0),
    ("patron-22", "Patron", "M", 0),
    ("patron-23", "Patron", "M", 0),
    ("patron-24", "Patron", "C", 0),
    ("pickpocket", "Pickpocket", "T", -1),
    ("squire-26", "Squire", "T", 1),
    ("squire-27", "Squire", "M", 1),
    ("squire-28", "Squire", "C", 1),
    ("stonecutter-29", "Stonecutter", "M", 0),
    ("stonecutter-30", "Stonecutter", "M", 0),
    ("swindler-31", "Swindler", "T", -1),
    ("swindler-32", "Swindler", "M", -1),
    ("swindler-33", "Swindler", "C", -1),
    ("thief", "Thief", "C", 0),
    ("trader-35", "Trader", "T", 0),
    ("trader-36", "Trader", "M", 0),
    ("trader-37", "Trader", "C", 0),
    ("trickster", "Trickster", "M", -1),
    ("woodcutter-39", "Woodcutter", "C", 0),
    ("woodcutter-40", "Woodcutter", "C", 0),
    ("enforcer", "Enforcer", "T", 0),
    ("overseer", "Overseer", "M", 0),
    ("peddler", "Peddler", "C", -1),
];

fn apprentice(key: &str) -> ApprenticeId {
    ApprenticeId::read(key).unwrap_or_else(|| panic!("no Apprentice has the key {key}"))
}

#[test]
fn every_apprentice_is_hired_and_brings_the_printed_virtue_and_skills() {
    for ((number, (key, title, skills, virtue)), card) in (1..).zip(PRINTED).zip(&APPRENTICES) {
        assert_eq!((apprentice(key).number(), card.title.one(Lang::En)), (number, title));
        let table = scenario(2).silver(4).face_up("a1", key);
        let change = if virtue == 0 { String::new() } else { format!("virtue {virtue}, ") };
        let expected = format!("silver -4, {change}apprentices 1, workers -1");
        assert_eq!(table.gains("place:workshop hire:a1"), expected, "{key}");
        let after = table.play("place:workshop hire:a1");
        let named = [('C', Skill::Carpentry), ('T', Skill::Tiling), ('M', Skill::Masonry)];
        let printed: Vec<Skill> =
            named.into_iter().filter(|(letter, _)| skills.contains(*letter)).map(|(_, skill)| skill).collect();
        assert_eq!(
            Skill::ALL.into_iter().filter(|skill| after.you().skilled(*skill) > 0).collect::<Vec<_>>(),
            printed,
            "{key}"
        );
        let (seat, slot) = (Seat(0), Slot::at(0, 0));
        assert_eq!(after.count(|event| *event == Event::Hired { seat, apprentice: apprentice(key), slot }), 1, "{key}");
    }
    // In the game's own 40 cards each skill occurs 14 times, including the Labourer's.
    for letter in ['C', 'T', 'M'] {
        assert_eq!(PRINTED[..40].iter().filter(|row| row.2.contains(letter)).count(), 14);
    }
}

type Position = fn() -> Scenario;

/// For the advance to the first level of the Cathedral; the Reward gives 2 Virtue.
const ADVANCE: Position = || scenario(2).goods([0, 0, 0, 1, 0]).hand(&["keep"]).next_rewards(&[9]);
/// A third Worker at the Town Centre, where three groups can be captured at two locations.
const CAPTURE: Position =
    || scenario(2).silver(3).at("town-centre", 2).at("quarry", 1).seat(1).at("quarry", 2).at("forest", 1);
const CAPTURES: &str = "place:town-centre capture:quarry:0 capture:quarry:1 capture:forest:1";
/// A Debt to pay.
const DEBT: Position = || scenario(2).silver(6).debts(1, 0);
/// The other seat places the third Worker in the Black Market.
const RESET: Position = || scenario(2).turn_of(1).seat(1).silver(3).in_market("market-left").in_market("market-middle");
/// A space of the Black Market that gives a Marble.
const MARKET: Position = || scenario(2).silver(1).left_market(&[1]);
const ALONE: Position = || scenario(2);
/// Enough for the cost of any trade.
const TRADE: Position = || scenario(2).silver(3).goods([3, 2, 2, 0, 0]);
const JAIL: Position = || scenario(2).captured(1, 2);

/// Effects of each Apprentice: card, position, choices, and change. The first row of a position, without a card, is the
/// change without any.
#[rustfmt::skip]
const ABILITIES: [(&str, Position, &str, &str); 67] = [
    ("", ADVANCE, "place:guildhall", "gold -1, virtue 2, plans -1, level 1, workers -1"),
    ("acolyte-1", ADVANCE, "place:guildhall", "gold -1, virtue 2, level 1, workers -1"),
    ("acolyte-2", ADVANCE, "place:guildhall", "clay 2, gold -1, virtue 2, plans -1, level 1, workers -1"),
    ("acolyte-3", ADVANCE, "place:guildhall", "silver 2, gold -1, virtue 2, plans -1, level 1, workers -1"),

    ("", CAPTURE, CAPTURES, "silver -3, captives 3"),
    ("conspirator-4", CAPTURE, CAPTURES, "silver -2, captives 3"),
    ("conspirator-5", CAPTURE, CAPTURES, "silver -2, captives 3"),
    ("conspirator-4 conspirator-5", CAPTURE, CAPTURES, "silver -1, captives 3"),

    ("", DEBT, "place:guardhouse", "silver -6, virtue 1, unpaid -1, paid 1, workers -1"),
    ("debt-collector-6", DEBT, "place:guardhouse", "silver -6, clay 2, virtue 1, unpaid -1, paid 1, workers -1"),
    ("debt-collector-7", DEBT, "place:guardhouse", "silver -6, stone 2, virtue 1, unpaid -1, paid 1, workers -1"),
    ("debt-collector-8", DEBT, "place:guardhouse", "silver -6, wood 2, virtue 1, unpaid -1, paid 1, workers -1"),

    ("", RESET, "place:market-right", ""),
    ("squire-26", RESET, "place:market-right", "gold 1"),
    ("squire-27", RESET, "place:market-right", "marble 1"),
    ("squire-28", RESET, "place:market-right", "virtue 2"),
    ("squire-26 squire-27 squire-28", RESET, "place:market-right", "gold 1, marble 1, virtue 2"),
    ("peddler", RESET, "place:market-right", "silver 2"),
    ("", || RESET().seat(0).in_prison(2), "place:market-right", ""),
    ("squire-26", || RESET().seat(0).in_prison(1), "place:market-right", ""),
    ("squire-27", || RESET().seat(0).in_prison(1), "place:market-right", ""),
    ("squire-28", || RESET().seat(0).in_prison(1), "place:market-right", ""),
    ("peddler", || RESET().seat(0).in_prison(1), "place:market-right", "silver 2"),
    ("gatekeeper", || RESET().seat(0).in_prison(4), "place:market-right release:2", "workers 2, prison -2"),
    ("gatekeeper", || RESET().seat(0).in_prison(2), "place:market-right release:1", "workers 1, prison -1"),
    ("gatekeeper", || RESET().seat(0).in_prison(2), "place:market-right release:0", ""),

    ("", MARKET, "place:market-left", "silver -1, marble 1, virtue -1, workers -1"),
    ("illusionist", MARKET, "place:market-left", "silver -1, marble 1, workers -1"),
    ("swindler-31", MARKET, "place:market-left", "silver -1, clay 2, marble 1, virtue -1, workers -1"),
    ("swindler-32", MARKET, "place:market-left", "silver -1, stone 1, marble 1, virtue -1, workers -1"),
    ("swindler-33", MARKET, "place:market-left", "silver -1, wood 1, marble 1, virtue -1, workers -1"),
    ("trickster", MARKET, "place:market-left", "marble 1, virtue -1, workers -1"),
    ("trickster", || scenario(2).silver(2), "place:market-right", "silver -2, wood 1, stone 1, marble 2, virtue -1, workers -1"),

    ("", ALONE, "place:silversmith", "silver 2, workers -1"),
    ("jeweller-11", ALONE, "place:silversmith", "silver 3, workers -1"),
    ("jeweller-12", ALONE, "place:silversmith", "silver 3, workers -1"),
    ("jeweller-11 jeweller-12", ALONE, "place:silversmith", "silver 4, workers -1"),
    ("", ALONE, "place:mines", "clay 2, workers -1"),
    ("miner-19", ALONE, "place:mines", "clay 3, workers -1"),
    ("miner-20", ALONE, "place:mines", "clay 3, workers -1"),
    ("miner-19 miner-20", || scenario(2).at("mines", 1), "place:mines dig:gold", "clay 2, gold 1, workers -1"),
    ("", ALONE, "place:quarry", "stone 1, workers -1"),
    ("stonecutter-29", ALONE, "place:quarry", "stone 2, workers -1"),
    ("stonecutter-30", ALONE, "place:quarry", "stone 2, workers -1"),
    ("", ALONE, "place:forest", "wood 1, workers -1"),
    ("woodcutter-39", ALONE, "place:forest", "wood 2, workers -1"),
    ("woodcutter-40", ALONE, "place:forest", "wood 2, workers -1"),
    ("", ALONE, "place:tax-stand", "silver 4, virtue -2, workers -1"),
    ("pickpocket", ALONE, "place:tax-stand", "silver 4, gold 1, virtue -2, workers -1"),
    ("thief", ALONE, "place:tax-stand", "silver 4, virtue -1, workers -1"),

    ("merchant-14", TRADE, "place:storehouse trade:merchant-14", "silver -1, clay 3, workers -1"),
    ("merchant-15", TRADE, "place:storehouse trade:merchant-15", "silver -2, gold 1, workers -1"),
    ("merchant-16", TRADE, "place:storehouse trade:merchant-16", "silver -3, marble 1, workers -1"),
    ("merchant-17", TRADE, "place:storehouse trade:merchant-17", "silver -1, stone 2, workers -1"),
    ("merchant-18", TRADE, "place:storehouse trade:merchant-18", "silver -1, wood 2, workers -1"),
    ("patron-21", TRADE, "place:storehouse trade:patron-21", "clay -1, virtue 1, workers -1"),
    ("patron-22", TRADE, "place:storehouse trade:patron-22", "silver -2, virtue 1, workers -1"),
    ("patron-23", TRADE, "place:storehouse trade:patron-23", "stone -1, virtue 1, workers -1"),
    ("patron-24", TRADE, "place:storehouse trade:patron-24", "wood -1, virtue 1, workers -1"),
    ("trader-35", TRADE, "place:storehouse trade:trader-35", "clay -3, marble 1, workers -1"),
    ("trader-36", TRADE, "place:storehouse trade:trader-36", "stone -2, marble 1, workers -1"),
    ("trader-37", TRADE, "place:storehouse trade:trader-37", "wood -2, marble 1, workers -1"),
    ("overseer patron-21", TRADE, "place:storehouse trade:patron-21 trade:patron-21", "clay -2, virtue 2, workers -1"),

    ("", JAIL, "place:guardhouse", "silver 2, workers -1, captives -2"),
    ("enforcer", JAIL, "place:guardhouse", "silver 2, gold 1, workers -1, captives -2"),
    ("labourer", ALONE, "place:quarry", "stone 1, workers -1"),
    ("overseer", ALONE, "place:storehouse", "workers -1"),
];

#[test]
fn every_apprentice_does_what_its_card_says() {
    for (keys, position, script, expected) in ABILITIES {
        let own: Vec<&str> = keys.split_whitespace().collect();
        let table = position().seat(0).hired(&own);
        assert_eq!(table.gains(script), expected, "{keys}: {script}");
        // Nothing is left to decide for this seat.
        let next = u8::from(!(script.starts_with("place:market-right") && table.game().turn() == Seat(1)));
        assert_eq!(table.play(script).asked(), Some((Seat(next), Question::Place)), "{keys}: {script}");
    }
}

/// A Gatekeeper chooses how many to release, and is not asked where nobody is in the Prison.
#[test]
fn a_gatekeeper_may_release_up_to_two() {
    let table = RESET().seat(0).hired(&["gatekeeper"]);
    assert_eq!(table.clone().play("place:market-right").asked(), Some((Seat(0), Question::Place)));
    let table = table.in_prison(1).play("place:market-right");
    assert_eq!(table.choices(), ["release:1", "release:0"]);
    // The released Workers empty the Prison for a Squire.
    let table = RESET().seat(0).hired(&["gatekeeper", "squire-26"]).in_prison(2);
    assert_eq!(table.gains("place:market-right release:2"), "gold 1, workers 2, prison -2");
}

#[test]
fn every_apprentice_has_its_row() {
    for (key, ..) in PRINTED {
        let rows = ABILITIES.iter().filter(|row| row.0.split_whitespace().any(|own| own == key));
        assert!(rows.count() > 0, "{key}");
    }
    let plain = PRINTED.iter().filter(|row| matches!(apprentice(row.0).card().ability, Ability::None));
    assert_eq!(plain.map(|row| row.0).collect::<Vec<_>>(), ["labourer"]);
}
