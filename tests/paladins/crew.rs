//! The crew: when a new member works for the first time, and the Suspicion that Absolve may keep for one.

use kernel::{Chance, Game, NullSink, Setup};
use paladins::components::{Action, Attribute, FavourId, OutsiderId, TownsfolkId, WallId};
use paladins::scenario::ScenarioExt as _;
use paladins::scenario::{Scenario, scenario};
use paladins::{Event, Paladins, Question};

const ACOLYTE: TownsfolkId = TownsfolkId(4);
const OTHER_ACOLYTE: TownsfolkId = TownsfolkId(3);
const ABBOT: TownsfolkId = TownsfolkId(0);
const ARCHITECT: TownsfolkId = TownsfolkId(7);
const PEDDLER: TownsfolkId = TownsfolkId(23);
const SQUIRE: TownsfolkId = TownsfolkId(26);
const ARISTOCRAT: TownsfolkId = TownsfolkId(32);
const SWINDLER: TownsfolkId = TownsfolkId(33);
const THIEF: OutsiderId = OutsiderId(28);
const MERCENARY: OutsiderId = OutsiderId(22);

/// The Townsfolk that worked, in order.
fn worked(table: &Scenario) -> Vec<TownsfolkId> {
    let works = table.events().iter().filter_map(|event| match event {
        Event::AbilityWorked { townsfolk, .. } => Some(*townsfolk),
        _ => None,
    });
    works.collect()
}

/// B-2: the Debt is the price, gained before he joins. The next one pays him.
#[test]
fn the_debt_that_bought_the_swindler_brings_him_no_silver() {
    let bought = scenario(2).townsfolk(0, SWINDLER).workers("LF").silver(0).play("recruit crew:0 pay:LF");
    assert_eq!((bought.you().silver, bought.you().unpaid, worked(&bought)), (0, 1, vec![]));
    let next = scenario(2).crew(SWINDLER).townsfolk(0, ABBOT).workers("LF").silver(0).play("recruit crew:0 pay:LF");
    assert_eq!((next.you().silver, worked(&next)), (2, vec![SWINDLER]));
}

/// Commission on a free Recruit (the first space of the first region): 1 Silver for each later Commission only.
#[test]
fn the_commission_that_brings_the_acolyte_does_not_make_him_work() {
    let table = || scenario(2).provisions(1).silver(0).townsfolk(2, ACOLYTE).workers("LSC");
    let came = table().play("commission space:0 pay:LSC take:2");
    // His left side gives 1 Silver.
    assert_eq!((came.you().silver, worked(&came)), (1, vec![]));
    let next = scenario(2).provisions(1).crew(ACOLYTE).workers("LSC").play("commission space:0 pay:LSC take:2");
    assert_eq!(worked(&next), [ACOLYTE]);
}

/// Two Acolytes: the earlier one works, the newcomer does not.
#[test]
fn who_was_in_the_crew_works_though_a_namesake_joins_meanwhile() {
    let table = scenario(2).provisions(1).crew(OTHER_ACOLYTE).townsfolk(2, ACOLYTE).workers("LSC");
    let after = table.play("commission space:0 pay:LSC take:2");
    assert_eq!((worked(&after), after.you().crew[..].to_vec()), (vec![OTHER_ACOLYTE], vec![OTHER_ACOLYTE, ACOLYTE]));
}

#[test]
fn the_jar_space_that_brings_the_abbot_does_not_make_him_work() {
    let after = scenario(2).silver(1).townsfolk(2, ABBOT).workers("LMC").play("absolve jar:0 pay:LMC take:2");
    assert_eq!((worked(&after), after.you().crew[..].to_vec()), (vec![], vec![ABBOT]));
}

#[test]
fn the_favour_that_brings_the_aristocrat_does_not_make_him_work() {
    let table = || scenario(2).round(3).favour(0, FavourId(0)).workers("S");
    let came = table().townsfolk(2, ARISTOCRAT).play("favour:0 pay:S take:2");
    assert_eq!((worked(&came), came.you().crew[..].to_vec()), (vec![], vec![ARISTOCRAT]));
    assert_eq!(worked(&table().crew(ARISTOCRAT).play("favour:0 pay:S take:2")), [ARISTOCRAT]);
}

/// A newcomer works from the next trigger on, and an Inquisition in the same turn is one: the Squire's Influence.
#[test]
fn a_newcomer_acts_in_an_inquisition_of_the_same_turn() {
    let table = scenario(2).provisions(1).tax(1).crew(TownsfolkId(5)).townsfolk(2, SQUIRE).workers("LSC");
    let after = table.play("commission space:0 pay:LSC take:2");
    // The Acolyte's Tax takes the last coin.
    assert_eq!(worked(&after), [TownsfolkId(5), SQUIRE]);
}

/// The Architect waits for the Develop action; a Workshop moved by a King's Favour is none.
#[test]
fn a_free_workshop_is_no_develop_for_the_architect() {
    let favour = scenario(2).round(3).crew(ARCHITECT).favour(0, FavourId(6)).provisions(1).workers("M");
    let after = favour.play("favour:0 pay:M left workshop:attack:0");
    assert_eq!((after.you().developed(), worked(&after)), (1, vec![]));
    let action = scenario(2).crew(ARCHITECT).silver(4).workers("LL").play("develop workshop:attack:0 pay:LL");
    assert_eq!((action.you().developed(), worked(&action)), (1, vec![ARCHITECT]));
}

fn absolve(table: Scenario) -> Scenario {
    table.silver(1).workers("LMC").play("absolve jar:1 pay:LMC")
}

#[test]
fn absolve_removes_a_suspicion_without_asking_where_no_card_counts_it() {
    let after = absolve(scenario(2).suspicion(&[0, 1]).converted(MERCENARY).crew(SQUIRE));
    assert_eq!((after.you().suspicion.len(), after.you().track(Attribute::Faith)), (1, 1));
    assert_ne!(after.game().asked().map(|(_, question)| question), Some(Question::AbsolveSuspicion));
}

#[test]
fn absolve_may_keep_the_suspicion_that_a_thief_or_a_peddler_counts() {
    for table in [scenario(2).converted(THIEF), scenario(2).crew(PEDDLER)] {
        let asked = absolve(table.suspicion(&[0, 1]));
        assert_eq!(asked.game().asked().map(|(_, question)| question), Some(Question::AbsolveSuspicion));
        assert_eq!(asked.choices(), ["remove-suspicion", "keep-suspicion"]);
        assert_eq!(asked.game().broken(), None);
        let left = |table: &Scenario| (table.you().suspicion.len(), table.you().track(Attribute::Faith));
        let (removed, kept) = (asked.clone().play("remove-suspicion"), asked.play("keep-suspicion"));
        assert_eq!((left(&removed), left(&kept)), ((1, 1), (2, 1)));
    }
}

#[test]
fn absolve_asks_nothing_about_suspicion_that_is_not_there() {
    let after = absolve(scenario(2).converted(THIEF));
    assert_ne!(after.game().asked().map(|(_, question)| question), Some(Question::AbsolveSuspicion));
}

/// The Peddler gained by the Jar's own space counts Suspicion, too, when it comes to removing it.
#[test]
fn absolve_asks_for_the_peddler_that_its_jar_space_brings() {
    let table = scenario(2).suspicion(&[0, 1]).silver(1).townsfolk(2, PEDDLER).townsfolk(3, ABBOT).workers("LMC");
    let free = table.play("absolve jar:0 pay:LMC");
    assert_eq!(free.game().broken(), None);
    assert_eq!(free.clone().play("take:2").choices(), ["remove-suspicion", "keep-suspicion"]);
    assert_eq!(free.play("take:3").you().suspicion.len(), 1);
}

/// Other removals of Suspicion are no Absolve and ask nothing.
#[test]
fn a_wall_that_removes_suspicion_does_not_ask_whether_to_keep_it() {
    let table = scenario(2).converted(THIEF).suspicion(&[0]).provisions(1).wall_on_top(WallId(9)).workers("LSM");
    assert_eq!(table.play("fortify pay:LSM left").you().suspicion.len(), 0);
    let garrison = scenario(2).converted(THIEF).suspicion(&[0]).provisions(1).strength(3).workers("LMF");
    let after = garrison.placed(Action::Garrison, "---").play("garrison space:7 pay:LMF");
    assert_eq!(after.you().suspicion.len(), 0);
}

/// A state from outside with the Bonus Townsfolk is invalid for a table without them.
#[test]
fn a_state_fits_its_own_added_parts_alone() {
    let [plain, bonus] = [&[][..], &["bonus-townsfolk".to_owned()]].map(|modules| {
        let setup = Setup { modules: modules.to_vec(), ..Setup::of(&["human", "human"]) };
        (Paladins::deal(&setup, Chance::new(1), &mut NullSink).unwrap(), setup)
    });
    assert!(plain.0.fits(&plain.1) && bonus.0.fits(&bonus.1));
    assert!(!plain.0.fits(&bonus.1) && !bonus.0.fits(&plain.1));
}
