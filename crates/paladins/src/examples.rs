//! The rulebook's worked examples as positions. Tests play them to their documented end, and the page shows them.
//!
//! Each has a key. Its title and description are texts in `public/rules/`.

use super::Question;
use super::components::{Action, FavourId, OrderId, OutsiderId, Scheme, TownsfolkId, WallId};
use super::scenario::{Scenario, dealt, scenario, solo};
use crate::scenario::ScenarioExt as _;

const COMMISSION: OrderId = OrderId(0);
const FORTIFY: OrderId = OrderId(1);
const ATTACK: OrderId = OrderId(4);
const CONVERT: OrderId = OrderId(5);
const ABBOT: TownsfolkId = TownsfolkId(0);
const ARCHITECT: TownsfolkId = TownsfolkId(7);
const ARCHITECT_OF_TAX: TownsfolkId = TownsfolkId(8);
const CONSPIRATORS: [TownsfolkId; 2] = [TownsfolkId(9), TownsfolkId(10)];
const DEBT_COLLECTOR: TownsfolkId = TownsfolkId(11);
const DEFENDER: TownsfolkId = TownsfolkId(14);
const GATEKEEPER: TownsfolkId = TownsfolkId(18);
const PEDDLER: TownsfolkId = TownsfolkId(24);
const SQUIRES: [TownsfolkId; 2] = [TownsfolkId(26), TownsfolkId(27)];
pub type Example = (&'static str, fn() -> Scenario);

pub const EXAMPLES: [Example; 26] = [
    ("architect", || dealt(2, 1).townsfolk(2, ARCHITECT)),
    ("kings-order", || {
        let table = scenario(2).orders(&[FORTIFY, ATTACK, COMMISSION]).walls(4).influence(7);
        table.provisions(2).workers("LSM")
    }),
    ("taverns", || dealt(4, 1).first_choices_until(|question| question == Question::Tavern)),
    ("engelier", || dealt(2, 10).play("take:0 take:1")),
    ("engelier-attacks", || scenario(2).paladin("Engelier").workers("LSF").outsider(0, OutsiderId(19))),
    ("round-end", round_end),
    ("develop", || scenario(2).workers("LF").silver(4)),
    ("abbot", || scenario(2).townsfolk(2, ABBOT).silver(2).workers("X")),
    ("gatekeeper", || scenario(2).townsfolk(0, GATEKEEPER).silver(3).workers("LF")),
    ("pray", || scenario(2).workers("X").silver(2).placed(Action::Absolve, "CLM").placed(Action::Hunt, "L-")),
    ("commission", || {
        let table = scenario(2).paladin("Anséis").faith(2).influence(1).workshop(Action::Commission, 0);
        table.workers("LC").provisions(1)
    }),
    ("fortify", || scenario(2).paladin("Anséis").influence(2).walls(3).wall_on_top(WallId(17)).workers("LSM")),
    ("garrison", || scenario(2).strength(5).workers("LMF").provisions(1).placed(Action::Absolve, "CLM")),
    ("absolve", || scenario(2).workers("LMC").silver(1).debts(1, 0).suspicion(&[1, 2])),
    ("attack", || scenario(2).strength(5).silver(3).workers("LSF").outsider(3, OutsiderId(25))),
    ("convert", convert),
    ("suspicion", || scenario(2).round(3).favour(0, FavourId(2)).workers("L").tax(1).suspicion_on_top(&[2, 1])),
    ("inquisition", || {
        let table = scenario(4).seat(2).suspicion(&[0, 1, 2]).seat(3).suspicion(&[2, 1, 0]).seat(0).suspicion(&[1]);
        table.townsfolk(4, ARCHITECT_OF_TAX).tax(2).workers("L")
    }),
    ("inquisition-order", || {
        let crew = CONSPIRATORS.into_iter().chain(SQUIRES);
        let table = crew.fold(scenario(2).crew(PEDDLER).suspicion(&[0, 1]), Scenario::crew);
        table.townsfolk(4, ARCHITECT_OF_TAX).tax(1).workers("L")
    }),
    ("score", score),
    ("solo-track", || turned(solo("solo-standard").rival(4, 2), Scheme::Action(Action::Recruit))),
    ("solo-workers", || solo("solo-standard").round(3).rival(0, 0)),
    ("solo-commission", || {
        let table = solo("solo-standard").seat(1).no_workshops().workshop(Action::Commission, 0);
        turned(table.rival(2, 0), Scheme::Action(Action::Commission))
    }),
    ("solo-favour", || {
        let table = solo("solo-standard").round(7).favour(1, FavourId(1)).favour_used(4).favour_used(0);
        let table = table.seat(1).suspicion(&[0, 0]).faith(3).influence(2).strength(4).rival(4, 4).tax(5);
        turned(table, Scheme::KingsFavour)
    }),
    ("solo-order", || {
        let table = solo("solo-standard").round(3).orders(&[FORTIFY, CONVERT, COMMISSION]).rival(6, 0).seat(1);
        turned(table.outsider(0, OutsiderId(22)), Scheme::KingsOrder)
    }),
    ("solo-score", solo_score),
];

pub fn example(key: &str) -> Option<Scenario> {
    EXAMPLES.iter().find(|(known, _)| *known == key).map(|(_, position)| position())
}

fn turned(table: Scenario, scheme: Scheme) -> Scenario {
    table.seat(0).workers("L").schemes(&[scheme])
}

fn round_end() -> Scenario {
    let town = [(1, SQUIRES[0]), (3, DEFENDER), (4, DEBT_COLLECTOR)];
    let outsiders = [(1, OutsiderId(4)), (2, OutsiderId(8)), (4, OutsiderId(16)), (5, OutsiderId(25))];
    let table = town.into_iter().fold(scenario(4).no_townsfolk(), |table, (slot, card)| table.townsfolk(slot, card));
    outsiders.into_iter().fold(table.no_outsiders(), |table, (slot, card)| table.outsider(slot, card))
}

fn convert() -> Scenario {
    let table = scenario(2).paladin("Anséis").faith(3).silver(2).workers("LFC");
    // An Adventurer and an Archer of the Saracens, and a Marauder of the Vikings.
    let attacked = [0, 3, 21].into_iter().fold(table, |table, card| table.attacked(OutsiderId(card)));
    attacked.converted(OutsiderId(14)).converted(OutsiderId(10)).outsider(1, OutsiderId(7))
}

fn score() -> Scenario {
    let mut table = scenario(2).round(7).orders(&[FORTIFY, ATTACK, COMMISSION]).strength(11).influence(10).faith(6);
    for space in [0, 1, 4, 5, 6, 7] {
        table = table.monk(space);
    }
    for wall in [4, 2, 6, 9, 13, 20] {
        table = table.wall(WallId(wall));
    }
    for outsider in [0, 34, 35, 7] {
        table = table.converted(OutsiderId(outsider));
    }
    for saracen in [3, 8, 11] {
        table = table.attacked(OutsiderId(saracen));
    }
    table.debts(1, 2).silver(1).provisions(2)
}

fn solo_score() -> Scenario {
    let mut table = solo("solo-standard").seat(1).round(7).orders(&[FORTIFY, COMMISSION, CONVERT]).no_workshops();
    for (action, space) in [
        (Action::Commission, 0),
        (Action::Commission, 1),
        (Action::Fortify, 0),
        (Action::Attack, 0),
        (Action::Absolve, 0),
        (Action::Convert, 0),
    ] {
        table = table.workshop(action, space);
    }
    for space in [0, 1, 4, 5, 6, 7] {
        table = table.monk(space);
    }
    for space in [11, 12, 13, 14, 15] {
        table = table.outpost(space);
    }
    for wall in [13, 14] {
        table = table.wall(WallId(wall));
    }
    // Armourer, Lookout, Guardian, Protector, Invader and Hunter; two Vikings Attacked.
    for outsider in [4, 18, 12, 26, 16, 14] {
        table = table.converted(OutsiderId(outsider));
    }
    for viking in [1, 21] {
        table = table.attacked(OutsiderId(viking));
    }
    table.strength(12).influence(11).faith(10).debts(2, 1).rival(0, 0)
}
