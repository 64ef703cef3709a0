use super::super::cards::*;
use super::super::names;
use super::{assert_text, plain};
use crate::components::*;
use kernel::Lang::{self, En, Fr};
use ui::Atom;

#[test]
fn every_card_and_space_has_its_text_in_every_language() {
    for lang in Lang::ALL {
        let mut texts: Vec<String> = Vec::new();
        texts.extend(TownsfolkId::all().map(|id| townsfolk_text(id, lang)));
        texts.extend(TownsfolkId::all().map(|id| townsfolk_quest(id, lang)));
        texts.extend(TownsfolkId::all().map(|id| townsfolk_ability(id, lang)));
        texts.extend(TownsfolkId::all().map(|id| townsfolk_crew(id, lang)));
        texts.extend(TownsfolkId::all().filter_map(|id| townsfolk_recruited(id, lang)));
        texts.extend(OutsiderId::all().map(|id| outsider_text(id, lang)));
        texts.extend(OutsiderId::all().map(|id| the_outsider(id, lang)));
        texts.extend(WallId::all().map(|id| wall_text(id, lang)));
        texts.extend(FavourId::all().map(|id| favour_text(id, lang)));
        texts.extend(OrderId::all().flat_map(|id| [0, 1, 2].map(|slot| order_text(id, slot, lang))));
        texts.extend(ThreatId::all().map(|id| threat_text(id, lang)));
        texts.extend(PaladinId::all().map(|id| paladin_text(id, lang)));
        texts.extend(TavernId::all().map(|id| tavern_text(id, lang)));
        texts.extend((0..SPACES.len() as u8).map(|space| space_text(space, lang)));
        texts.extend((0..JAR_SPACES.len() as u8).map(|space| jar_reward(space, lang)));
        texts.extend(SCHEMES.into_iter().chain([Scheme::KingsFavour]).map(|scheme| scheme_text(scheme, lang)));
        texts.extend(Action::ALL.map(|action| names::action(action, lang).to_owned()));
        texts.extend(Action::ALL.map(|action| names::done(action).count(5, lang)));
        texts.push(Reward::DestroyDebt.localize(lang));
        assert!(texts.len() > 350);
        for text in texts {
            assert_text(&text, lang);
        }
    }
}

#[test]
fn cards_that_give_something_else_read_differently() {
    for lang in Lang::ALL {
        for id in TownsfolkId::all() {
            for other in TownsfolkId::all().filter(|other| other != &id) {
                let same = townsfolk_text(id, lang) == townsfolk_text(other, lang);
                assert_eq!(same, id.card() == other.card(), "{id:?} and {other:?}");
            }
        }
    }
}

fn townsfolk(name: TownsfolkName, nth: usize) -> TownsfolkId {
    TownsfolkId::all().filter(|id| id.card().name == name).nth(nth).unwrap()
}

fn outsider(name: OutsiderName, faction: Faction) -> OutsiderId {
    OutsiderId::all().find(|id| (id.card().name, id.card().faction) == (name, faction)).unwrap()
}

fn both(text: impl Fn(Lang) -> String) -> [String; 2] {
    [plain(&text(En)), plain(&text(Fr))]
}

#[test]
fn typical_townsfolk() {
    assert_eq!(
        both(|lang| townsfolk_text(townsfolk(TownsfolkName::Abbot, 2), lang)),
        [
            "Abbot. Quest: 1 Debt destroyed. Crew: 1 Suspicion removed at once; 1 Tax each time you Absolve.",
            "Abbé. Quête : 1 Dette détruite. Équipe : aussitôt 1 Suspicion retirée ; 1 Taxe à chaque action Absoudre.",
        ]
    );
    assert_eq!(
        both(|lang| townsfolk_text(townsfolk(TownsfolkName::Peddler, 2), lang)),
        [
            "Peddler. Quest: 2 Suspicion removed. Crew: 2 Silver at each Inquisition with 2 or more Suspicion.",
            "Colporteur. Quête : 2 Suspicions retirées. Équipe : 2 Pièces à chaque Inquisition avec 2 Suspicions ou plus.",
        ]
    );
    assert_eq!(
        both(|lang| townsfolk_ability(townsfolk(TownsfolkName::DebtCollector, 1), lang)),
        ["1 Fighter each time you pay a Debt", "1 Combattant à chaque Dette remboursée"]
    );
}

#[test]
fn typical_outsiders() {
    assert_eq!(
        both(|lang| outsider_text(outsider(OutsiderName::Marauder, Faction::Saracen), lang)),
        [
            "Marauder (Saracen). Attack: 2 Influence. Convert: 1 Strength; at the end, 1 VP for every 4 levels of Influence.",
            "Maraudeur (Sarrasin). Attaquer : 2 Influence. Convertir : 1 Force ; en fin de partie, 1 PV par tranche de 4 niveaux d’Influence.",
        ]
    );
    assert_eq!(
        both(|lang| outsider_converted(outsider(OutsiderName::Invader, Faction::Byzantine), lang)),
        [
            "2 Strength; at the end, 1 VP for each Viking attacked",
            "2 Force ; en fin de partie, 1 PV par Viking attaqué"
        ]
    );
    assert_eq!(
        both(|lang| the_outsider(outsider(OutsiderName::Armourer, Faction::Viking), lang)),
        ["the Armourer (Viking)", "l’Armurier (Viking)"]
    );
}

#[test]
fn typical_walls_favours_and_orders() {
    assert_eq!(both(|lang| wall_text(WallId(0), lang)), ["2 Strength", "2 Force"]);
    assert_eq!(both(|lang| wall_text(WallId(2), lang)), ["1 Strength, 1 Labourer; 1 VP", "1 Force, 1 Paysan ; 1 PV"]);
    assert_eq!(
        both(|lang| wall_text(WallId(6), lang)),
        ["1 Strength; 1 Debt paid or 2 Silver", "1 Force ; 1 Dette remboursée ou 2 Pièces"]
    );
    assert_eq!(
        both(|lang| favour_text(FavourId(6), lang)),
        [
            "1 Merchant, 1 Provision: 1 Workshop moved for free, or else 1 Fighter and 1 Cleric",
            "1 Marchand, 1 Provision : 1 Atelier développé gratuitement, ou bien 1 Combattant et 1 Clerc",
        ]
    );
    assert_eq!(
        both(|lang| order_text(OrderId(3), 2, lang)),
        ["at least 5 Jars moved: 8 VP", "au moins 5 Jarres déplacées : 8 PV"]
    );
}

#[test]
fn typical_paladins_and_spaces() {
    assert_eq!(
        both(|lang| paladin_text(PaladinId(1), lang)),
        [
            "Bérengier: 1 Merchant and 1 Fighter; +3 Strength, +1 Influence; Garrison costs no Provisions",
            "Bérengier : 1 Marchand et 1 Combattant ; +3 Force, +1 Influence ; Établir une Garnison ne coûte aucune Provision",
        ]
    );
    assert_eq!(
        both(|lang| ability(PaladinId(5).card().ability, lang)),
        ["2 Provisions more each time you Hunt", "2 Provisions de plus à chaque action Chasser"]
    );
    assert_eq!(
        both(|lang| space_text(25, lang)),
        ["Region IV: 1 Labourer, 1 Scout", "Région IV : 1 Paysan, 1 Éclaireur"]
    );
}
