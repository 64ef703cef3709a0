//! The log of Architects: actions and their causes. A cause is a value of the event, and its words are made from it.

use architects::Variant;
use architects::scenario::ScenarioExt as _;
use architects::scenario::{Scenario, dealt, scenario, solo, together};
use architects::texts::parts;
use kernel::Lang;
use kernel::grammar::prose;

const COOP: &[&str] = &["coop"];

/// The log of all events, as the page joins it.
fn reported(table: &Scenario, lang: Lang) -> String {
    let names = ["Odila", "Wido", "Ada"].map(str::to_owned);
    let sentences: Vec<String> = parts(table.events(), &names, lang).into_iter().map(|part| part.1).collect();
    prose(&sentences, &names, lang).join(" ").replace(['\u{a0}', '\u{202f}'], " ")
}

fn log(table: &Scenario) -> String {
    reported(table, Lang::En)
}

/// Asserts that the log contains these words, in both languages.
fn logs(table: &Scenario, english: &str, french: &str) {
    let (en, fr) = (log(table), reported(table, Lang::Fr));
    assert!(en.contains(english), "“{english}” is not told: {en}");
    assert!(fr.contains(french), "« {french} » is not told: {fr}");
}

/// A round: each places a Worker at the Forest, then the Overlord has his turn.
fn round(table: Scenario) -> Scenario {
    let people = table.game().all_seats().count();
    table.play(&["place:forest"].repeat(people).join(" "))
}

#[test]
fn who_pays_beside_the_full_guildhall_cannot_be_misread() {
    let table = scenario(2).hand(&["keep"]).goods([0, 0, 0, 1, 0]).virtue(6).last_turns(2).play("place:guildhall");
    logs(
        &table,
        "Odila places a Worker beside the full Guildhall, pays 1 Gold and discards 1 plan for the Cathedral.",
        "Odila place un Ouvrier à côté de la Maison de guilde pleine, paie 1 Or et défausse 1 plan pour la Cathédrale.",
    );
}

#[test]
fn plans_that_are_kept_at_the_set_up_are_counted() {
    let table = dealt(&["human", "solo-helena"], &[], 3);
    let first = table.choices().swap_remove(0);
    logs(&table.play(&first), "keeps 3 plans", "garde 3 plans");
}

#[test]
fn a_plan_is_discarded_for_something() {
    let judith = scenario(2).player_board("judith").cathedral(5).hand(&["well", "keep"]).goods([0, 2, 1, 0, 0]);
    let paid = judith.play("place:guildhall");
    logs(&paid, "discards 1 plan in place of resources", "défausse 1 plan à la place de ressources");
    assert!(log(&paid).contains("Judith works for Odila."), "{}", log(&paid));
    let six = ["keep", "well", "smithy", "church", "chapel", "palace"];
    let many = scenario(2).hand(&six).next_plans(&["castle"]).play("place:workshop");
    let choice = many.choices().swap_remove(0);
    logs(&many.play(&choice), "discards 1 plan beyond the hand limit", "défausse 1 plan au-delà de la limite de main");
    let library = scenario(2).cathedral(5).hired(&["labourer"]).hand(&["library", "keep"]).goods([0, 4, 2, 0, 1]);
    let sold = library.clone().play("place:guildhall discard:keep");
    logs(&sold, "sells 1 plan and gains 2 Gold", "vend 1 plan et gagne 2 Or");
    logs(&library.play("place:guildhall pass"), "sells no plan", "ne vend aucun plan");
    let merovech =
        scenario(2).player_board("merovech").hand(&["keep"]).silver(1).play("place:market-left discard:keep");
    logs(&merovech, "discards 1 plan in place of Virtue", "défausse 1 plan à la place de Vertu");
}

/// Each loss of a reset has its cause before it, so that two Debts of one seat are not one sentence.
#[test]
fn a_reset_tells_who_loses_what_and_why() {
    let table = scenario(2).silver(3).virtue(1).in_prison(2).in_market("market-left").in_market("market-middle");
    let table = table.seat(1).in_prison(3).seat(0).play("place:market-right");
    logs(
        &table,
        "With 3 or more Workers in the Prison: Odila and Wido. Odila has no Virtue left to lose and takes 1 Debt. \
         Wido loses 1 Virtue. With the most Workers in the Prison: Odila. Odila takes 1 Debt.",
        "Avec 3 Ouvriers ou plus en Prison : Odila et Wido. Odila n’a plus de Vertu à perdre et contracte 1 Dette. \
         Wido perd 1 Vertu. Avec le plus d’Ouvriers en Prison : Odila. Odila contracte 1 Dette.",
    );
    let few = scenario(2).silver(3).in_market("market-left").seat(1).in_market("market-middle").in_prison(1).seat(0);
    logs(
        &few.play("place:market-right"),
        "Nobody has 3 or more Workers in the Prison. With the most Workers in the Prison: Odila and Wido.",
        "Personne n’a 3 Ouvriers ou plus en Prison. Avec le plus d’Ouvriers en Prison : Odila et Wido.",
    );
    // He counts, and takes no Debt.
    let his = together(2, COOP).overlord_in_prison(4).silver(3).in_market("market-left").in_market("market-middle");
    logs(
        &his.play("place:market-right"),
        "With the most Workers in the Prison: the Overlord.",
        "Avec le plus d’Ouvriers en Prison : le Seigneur suprême.",
    );
    // The Watchtower inspects the Prison, too.
    let tower = scenario(2).cathedral(5).hired(&["labourer"]).hand(&["watchtower"]).goods([3, 4, 0, 1, 1]);
    logs(&tower.play("place:guildhall"), "Nobody has 3 or more", "Personne n’a 3 Ouvriers ou plus");
}

#[test]
fn what_nobody_wants_leaves_a_line() {
    let gate = scenario(2).silver(3).hired(&["gatekeeper"]).in_prison(2);
    let gate = gate.in_market("market-left").in_market("market-middle").play("place:market-right release:0");
    logs(&gate, "Odila releases nobody.", "Odila ne libère personne.");
    let captures = scenario(2).silver(3).play("place:town-centre pass");
    logs(&captures, "captures nobody", "ne capture personne");
    let some = scenario(2).silver(3).at("town-centre", 1).seat(1).at("quarry", 1).seat(0);
    let some = some.play("place:town-centre capture:quarry:1 pass");
    assert!(!log(&some).contains("nobody"), "who stops after one has captured somebody: {}", log(&some));
    logs(&scenario(2).play("place:storehouse"), "makes no trade", "ne fait aucun échange");
    let trade =
        scenario(2).at("storehouse", 1).goods([2, 0, 2, 0, 0]).play("place:storehouse trade:virtue pay:clay2 pass");
    assert!(!log(&trade).contains("no trade"), "{}", log(&trade));
    let five = ["labourer", "squire-26", "miner-19", "miner-20", "jeweller-11"];
    let tavern = scenario(2).cathedral(5).hand(&["tavern"]).goods([0, 3, 2, 1, 0]).hired(&five);
    logs(&tavern.play("place:guildhall pass"), "hires nobody", "n’embauche personne");
    let church = scenario(2).cathedral(5).debts(1, 0).hand(&["church"]).goods([3, 0, 3, 0, 0]);
    logs(&church.play("place:guildhall pass"), "destroys no Debt", "ne détruit aucune Dette");
    let barracks = scenario(2).cathedral(5).hired(&["labourer"]).hand(&["barracks"]).goods([2, 6, 0, 2, 0]);
    let barracks = barracks.seat(1).at("quarry", 1).seat(0).play("place:guildhall pass");
    logs(&barracks, "makes no use of the Barracks", "n’utilise pas la Caserne");
    let scoundrel = together(2, COOP).hired(&["scoundrel-1"]).silver(2).play("place:market-left pass");
    logs(&scoundrel, "makes no Donation", "ne fait aucun Don");
}

/// An impossible part of a card is reported, not left out.
#[test]
fn a_card_of_the_opponent_that_does_nothing_says_so() {
    let guard = solo("solo-helena").next_cards(&["H9"]).play("place:quarry");
    logs(&guard, "places a Worker at the Guardhouse and finds nothing to do there", "n’y trouve rien à faire");
    let nobody = solo("solo-helena").next_cards(&["H6"]).hand(&["keep"]).goods([0, 0, 0, 1, 0]).virtue(6);
    logs(
        &nobody.play("place:guildhall"),
        "captures nobody and gains 1 Stock",
        "ne capture personne et gagne 1 Réserve",
    );
    let high = solo("solo-helena").next_cards(&["H12"]).seat(1).virtue(10).play("place:quarry");
    logs(&high, "cannot go to the Black Market", "ne peut pas aller au Marché Noir");
    let low = solo("solo-constantine").next_cards(&["C14"]).seat(1).virtue(4).play("place:quarry");
    logs(&low, "cannot advance on the Cathedral", "ne peut pas avancer sur la Cathédrale");
}

#[test]
fn silver_of_the_tax_stand_is_silver_and_somebody_moves_it() {
    let taken = scenario(2).tax(12).virtue(6).play("place:tax-stand");
    logs(&taken, "takes 12 Silver from the Tax Stand", "prend 12 Pièces au Bureau des taxes");
    let helena = |tax| solo("solo-helena").next_cards(&["H11"]).tax(tax).play("place:quarry");
    logs(
        &helena(5),
        "empties the Tax Stand into the supply (5 Silver)",
        "vide le Bureau des taxes dans la réserve (5 Pièces)",
    );
    logs(&helena(1), "puts 1 Silver of the supply on the Tax Stand", "met 1 Pièce de la réserve au Bureau des taxes");
    let check = round(together(2, COOP).tax(4).next_schemes(&["S2"]));
    logs(
        &check,
        "The Overlord empties the Tax Stand into the supply (4 Silver).",
        "Le Seigneur suprême vide le Bureau des taxes",
    );
}

#[test]
fn the_cards_of_the_opponent_are_shuffled_by_nobody() {
    let table = solo("solo-helena").all_cards_discarded().play("place:quarry");
    logs(&table, "The cards of Wido are shuffled.", "Les cartes de Wido sont mélangées.");
}

/// an impossible line is reported, and a raid without a victim.
#[test]
fn what_the_overlord_skips_is_reported() {
    let poor = round(together(2, COOP).tax(0).next_schemes(&["S2"]));
    logs(
        &poor,
        "The Overlord finds nobody to capture or to imprison.",
        "ne trouve personne à capturer ni à emprisonner",
    );
    logs(&poor, "Skipped: from 4 Silver on the Tax Stand on", "Sans effet : dès 4 Pièces au Bureau des taxes");
    let full = together(2, COOP).last_turns(2).turn_of(1).next_schemes(&["S1"]).play("place:forest");
    logs(&full, "Skipped: a Worker at the Guildhall.", "Sans effet : un Ouvrier à la Maison de guilde.");
    let all = round(together(2, COOP).revealed(4).next_schemes(&["S6"]));
    logs(&all, "Skipped: the next Demand is revealed.", "Sans effet : l’Exigence suivante est révélée.");
    let none = round(together(2, COOP).last_future(&[]).next_schemes(&["S4"]));
    logs(
        &none,
        "Skipped: the top Future Scheme to the discards.",
        "Sans effet : la première Intrigue future à la défausse.",
    );
    // E4: all discard a plan; seats without one lose nothing.
    let archives = round(together(2, COOP).hand(&["keep"]).next_events(&["E4"]).next_schemes(&["S7"]));
    logs(
        &archives,
        "Odila discards 1 plan for the Event. Wido has nothing to lose by it.",
        "Wido n’a rien à y perdre.",
    );
}

#[test]
fn whoever_sends_somebody_somewhere_is_named() {
    let guard = scenario(2).captured(1, 2).play("place:guardhouse");
    logs(&guard, "Odila sends 2 Workers of Wido to the Prison", "Odila envoie en Prison 2 Ouvriers de Wido");
    let his = round(together(2, COOP).held_by_overlord(2).next_schemes(&["S5"]));
    logs(
        &his,
        "The Overlord sends 2 Workers of Odila to the Prison.",
        "Le Seigneur suprême envoie en Prison 2 Ouvriers d’Odila.",
    );
    // E7: a player with an Apprentice; the last in turn order decides.
    let named = together(2, COOP).hired(&["miner-19"]).seat(1).hired(&["miner-20"]).seat(0);
    let named = round(named.next_events(&["E7"]).next_schemes(&["S7"])).play("player:0");
    logs(&named, "Wido decides that it falls on Odila", "Wido décide que cela tombe sur Odila");
    let third = scenario(2).variant(Variant::ThirdSpace).cathedral(5).hand(&["well"]);
    let third = third.goods([0, 2, 2, 0, 0]).seat(1).in_guildhall(2).seat(0).play("place:guildhall");
    logs(
        &third,
        "Discarded by the third space of the row: the Conspirator and the Merchant (1 Silver for 3 Clay).",
        "Défaussés par le troisième emplacement de la rangée : le Conspirateur et le Marchand",
    );
    // Released by another player, nobody releases anybody.
    let freed = together(2, COOP).seat(1).in_prison(2).seat(0).play("place:guardhouse");
    logs(&freed, "Wido gets 2 Workers back from the Prison", "Wido récupère 2 Ouvriers de la Prison");
}

/// Ruling R36: a Debt gained or destroyed at an end of the Virtue track has its cause, in final scoring, too.
#[test]
fn the_ends_of_the_virtue_track_are_reported() {
    let monument = scenario(2).virtue(14).debts(2, 0).cathedral(5).hired(&["labourer"]).hand(&["monument"]);
    let monument = monument.goods([0, 2, 3, 0, 2]).play("place:guildhall");
    logs(&monument, "destroys a Debt with Virtue above 14", "détruit une Dette avec la Vertu au-delà de 14");
    let low = scenario(2).virtue(1).tax(3).play("place:tax-stand");
    logs(
        &low,
        "loses 1 Virtue and has no Virtue left to lose. Odila takes 1 Debt",
        "perd 1 Vertu et n’a plus de Vertu à perdre. Odila contracte 1 Dette",
    );
    let end = scenario(2).virtue(1).built(&["dungeon"]).last_turns(1).play("place:quarry");
    logs(&end, "Odila loses 1 Virtue, has no Virtue left to lose and takes 1 Debt.", "contracte 1 Dette");
}
