use super::super::names::{self, ANY_WORKER, DEBT, OUTPOST, SILVER, SUSPICION, TOWNSFOLK};
use super::super::rewards::workers;
use super::plain;
use crate::ScoreLine;
use crate::components::{Attribute, TownsfolkName, Worker, Workers};
use kernel::Lang::{self, En, Fr};
use kernel::grammar::{capital, fill, listed};

#[test]
fn numbers_choose_the_form() {
    let scout = names::worker(Worker::Scout);
    assert_eq!([0, 1, 2].map(|number| scout.count(number, En)), ["0 Scouts", "1 Scout", "2 Scouts"]);
    assert_eq!([0, 1, 2].map(|number| scout.count(number, Fr)), ["0 Éclaireur", "1 Éclaireur", "2 Éclaireurs"]);
    assert_eq!([1, 2].map(|number| SILVER.count(number, En)), ["1 Silver", "2 Silver"]);
    assert_eq!([1, 2].map(|number| SILVER.count(number, Fr)), ["1 Pièce", "2 Pièces"]);
    assert_eq!([1, 2].map(|number| TOWNSFOLK.count(number, Fr)), ["1 Villageois", "2 Villageois"]);
    assert_eq!([1, 3].map(|number| SUSPICION.count(number, Fr)), ["1 Suspicion", "3 Suspicions"]);
    assert_eq!(ANY_WORKER.count(2, Fr), "2 Ouvriers au choix");
    assert_eq!(names::attribute(Attribute::Strength).count(2, Fr), "2 Force");
}

#[test]
fn articles_and_elisions_fit_the_noun() {
    use TownsfolkName::{Abbot, Architect, DebtCollector, Gatekeeper, Squire, Swindler, Watchman};
    let the = |name: TownsfolkName, lang: Lang| names::townsfolk_name(name).the(lang);
    assert_eq!(
        [Abbot, Architect, DebtCollector, Swindler, Squire, Gatekeeper, Watchman].map(|name| the(name, Fr)),
        [
            "l’Abbé",
            "l’Architecte",
            "l’Agent de Recouvrement",
            "l’Escroc",
            "le Châtelain",
            "la Gardienne",
            "la Sentinelle"
        ]
    );
    assert_eq!(
        [Abbot, Squire, Watchman].map(|name| names::townsfolk_name(name).of_the(Fr)),
        ["de l’Abbé", "du Châtelain", "de la Sentinelle"]
    );
    assert_eq!(
        Attribute::ALL.map(|attribute| names::attribute(attribute).of(Fr)),
        ["de Foi", "de Force", "d’Influence"]
    );
    assert_eq!(names::worker(Worker::Scout).the(Fr), "l’Éclaireur");
    assert_eq!(
        [OUTPOST.a(En), OUTPOST.a(Fr), DEBT.a(En), DEBT.a(Fr)],
        ["an Outpost", "une Garnison", "a Debt", "une Dette"]
    );
    assert_eq!([the(Abbot, En), names::townsfolk_name(Abbot).a(En)], ["the Abbot", "an Abbot"]);
}

#[test]
fn lists_are_read_as_sentences() {
    let items = |number: usize| ["a", "b", "c"][..number].iter().map(|&item| item.to_owned()).collect::<Vec<_>>();
    assert_eq!([0, 1, 2, 3].map(|number| listed(&items(number), En)), ["", "a", "a and b", "a, b and c"]);
    assert_eq!(listed(&items(3), Fr), "a, b et c");
    let band = Workers::of([Worker::Scout, Worker::Labourer, Worker::Scout, Worker::Criminal]);
    assert_eq!(workers(band, En), "1 Labourer, 2 Scouts and 1 Criminal");
    assert_eq!(workers(band, Fr), "1 Paysan, 2 Éclaireurs et 1 Criminel");
    assert_eq!([workers(Workers::NONE, En), workers(Workers::NONE, Fr)], ["no Worker", "aucun Ouvrier"]);
}

#[test]
fn templates_take_what_there_is() {
    assert_eq!(fill(En, "{1} and {0}, {7}!", &["a", "{0}"]), "{0} and a, !");
    assert_eq!(fill(En, "open {", &["a"]), "open ");
    assert_eq!([capital("l’Abbé"), capital("élan"), capital("")], ["L’Abbé", "Élan", ""]);
}

#[test]
fn every_line_of_the_score_sheet_has_a_name() {
    let named = |lang| ScoreLine::ALL.map(|line| line.row().name.localize(lang));
    let french = named(Fr);
    assert_eq!(
        french,
        [
            "Ordres du Roi",
            "Foi",
            "Force",
            "Influence",
            "Moines",
            "Remparts",
            "Garnisons",
            "Jarres",
            "Ateliers",
            "Envahisseurs convertis",
            "Dettes payées",
            "Dettes non payées",
            "Pièces et Provisions",
            "Menaces",
        ]
    );
    let english = named(En);
    assert_eq!(plain(english[0]), "King’s Orders");
    assert_eq!(english[1..5], ["Faith", "Strength", "Influence", "Monks"]);
    assert_eq!(english[5..10], ["Walls", "Outposts", "Jars", "Workshops", "Outsiders converted"]);
    assert_eq!(english[10..], ["Paid Debts", "Unpaid Debts", "Silver and Provisions", "Threats"]);
}
