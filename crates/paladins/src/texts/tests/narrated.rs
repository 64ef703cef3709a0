use super::super::events::sentences;
use super::super::{event, narrate, questions, reason, scheme_sentences};
use super::{assert_text, dealt, names, plain};
use crate::components::*;
use crate::{Event, Intent, Question, Source, Target, Task, Thing, WhyNot};
use kernel::Lang::{self, En, Fr};
use kernel::Seat;

const SEAT: Seat = Seat(0);

fn events() -> Vec<Event> {
    let workers = Workers::of([Worker::Labourer, Worker::Scout]);
    let (seat, townsfolk, outsider, paladin) = (SEAT, TownsfolkId(0), OutsiderId(6), PaladinId(10));
    let (action, intent) = (Action::Garrison, Intent::Action(Action::Garrison));
    vec![
        Event::Began { start: seat },
        Event::RoundBegan { round: 3, start: seat },
        Event::OrderRevealed { slot: 2, order: OrderId(0) },
        Event::FavourRevealed { slot: 0, favour: FavourId(4) },
        Event::TavernRevealed { tavern: TavernId(0) },
        Event::PaladinsDrawn { seat },
        Event::PaladinLaid { seat },
        Event::PaladinRevealed { seat, paladin },
        Event::TavernTaken { seat, tavern: TavernId(0) },
        Event::Acted { seat, intent, workers },
        Event::Acted { seat, intent: Intent::Favour(1), workers },
        Event::FavourUsed { seat, favour: FavourId(6) },
        Event::Paid { seat, thing: Thing::Silver, count: 2 },
        Event::Gained { seat, thing: Thing::Worker(Worker::Cleric), count: 2 },
        Event::TaxTaken { seat, count: 2, from_supply: 2 },
        Event::TaxTaken { seat, count: 2, from_supply: 1 },
        Event::TaxReturned { count: 1 },
        Event::TaxReturned { count: 2 },
        Event::Gained { seat, thing: Thing::Suspicion, count: 1 },
        Event::Lost { seat, thing: Thing::Suspicion, count: 2 },
        Event::Gained { seat, thing: Thing::UnpaidDebt, count: 1 },
        Event::Gained { seat, thing: Thing::PaidDebt, count: 1 },
        Event::Lost { seat, thing: Thing::UnpaidDebt, count: 1 },
        Event::Raised { seat, attribute: Attribute::Influence, by: 1, to: 4 },
        Event::Recruited { seat, townsfolk },
        Event::Quested { seat, townsfolk },
        Event::MonkPlaced { seat, space: 20 },
        Event::OutpostPlaced { seat, space: 20 },
        Event::WallBuilt { seat, wall: WallId(2) },
        Event::JarMoved { seat, space: Some(1) },
        Event::JarMoved { seat, space: None },
        Event::Attacked { seat, outsider },
        Event::Converted { seat, outsider },
        Event::WorkshopMoved { seat, action, space: 0 },
        Event::Cleared { seat, action },
        Event::AbilityWorked { seat, townsfolk },
        Event::SuspicionResented { seat, townsfolk },
        Event::PaladinWorked { seat, paladin },
        Event::InquisitionBegan,
        Event::InquisitionEnded { tax: 6 },
        Event::Passed { seat },
        Event::Kept { seat, kept: workers, returned: workers },
        Event::Kept { seat, kept: workers, returned: Workers::NONE },
        Event::TownsfolkLeft { townsfolk },
        Event::OutsiderLeft { outsider },
        Event::TownsfolkRevealed { slot: 0, townsfolk },
        Event::OutsiderRevealed { slot: 0, outsider },
        Event::RivalGainedWorkers { seat, workers: 4 },
        Event::SchemeDrawn { scheme: Scheme::Action(action) },
        Event::SchemeFailed { scheme: Scheme::KingsOrder, why: WhyNot::NoOrder },
        Event::RivalActed { seat, intent, workers: 2 },
        Event::RivalRested { seat },
        Event::MarkerMoved { by: 1, to: 4 },
        Event::Gained { seat, thing: Thing::AnyWorker, count: 1 },
        Event::RivalCleared { seat },
        Event::SchemesShuffled,
        Event::RivalDeveloped { seat, action },
        Event::Started { seat, townsfolk: TownsfolkId(35) },
        Event::OutsidersAsked { count: 2 },
        Event::OutsidersFought { done: 1, asked: 2 },
        Event::OutsidersIgnored { done: 1, asked: 2 },
        Event::ThreatRevealed { card: 1, threat: ThreatId(0), workers: 3 },
        Event::KingsThreatRevealed,
        Event::ThreatAnswered { card: 1, threat: ThreatId(1), left: 2 },
        Event::ThreatAnswered { card: 1, threat: ThreatId(1), left: 0 },
        Event::ThreatStruck { card: 1, threat: ThreatId(4) },
        Event::ThreatGrew { card: 1, threat: ThreatId(7), workers: 3 },
        Event::Acted { seat, intent: Intent::Order(1), workers },
        Event::OrderCompleted { seat, slot: 1, order: OrderId(7) },
        Event::Given { seat, receiver: Seat(1), action: Action::Trade },
        Event::Gained { seat, thing: Thing::Honour, count: 1 },
        Event::Lost { seat, thing: Thing::Honour, count: 1 },
        Event::Lost { seat, thing: Thing::Level(Attribute::Strength), count: 1 },
        Event::Lost { seat, thing: Thing::Worker(Worker::Scout), count: 1 },
        Event::WorkshopLost { seat, action, space: 0 },
        Event::Ended,
    ]
}

fn reasons() -> Vec<WhyNot> {
    vec![
        WhyNot::GameOver,
        WhyNot::NotAsked,
        WhyNot::NotYourTurn,
        WhyNot::NoSuchThing,
        WhyNot::Worker { worker: Worker::Cleric, short: 1 },
        WhyNot::Workers { short: 2 },
        WhyNot::WrongWorkers,
        WhyNot::Silver { need: 3, have: 1 },
        WhyNot::Provisions { need: 2, have: 0 },
        WhyNot::Attribute { attribute: Attribute::Faith, need: 4, have: 3 },
        WhyNot::Used,
        WhyNot::FavourUsed,
        WhyNot::FavourHidden { round: 5 },
        WhyNot::AllDone { action: Action::Commission },
        WhyNot::NoWall,
        WhyNot::NoTownsfolk,
        WhyNot::NoOutsider,
        WhyNot::NoWorkshop,
        WhyNot::NoWorkshopSpace,
        WhyNot::NothingToClear,
        WhyNot::NoSpace,
        WhyNot::SpaceTaken,
        WhyNot::SpaceClosed { players: 3 },
        WhyNot::NoOrder,
        WhyNot::NoFavour,
        WhyNot::OrderHidden { round: 2 },
        WhyNot::OrderDone,
        WhyNot::Honour { need: 2, have: 1 },
        WhyNot::HonourFull,
    ]
}

#[test]
fn every_event_is_reported_or_left_out_on_purpose() {
    for lang in Lang::ALL {
        let mut silent = Vec::new();
        for narrated in events() {
            match event(&narrated, &names(), lang) {
                Some(sentence) => {
                    assert_text(&sentence, lang);
                    assert!(sentence.ends_with('.') && !sentence.starts_with(char::is_lowercase), "{sentence}");
                }
                None => silent.push(narrated),
            }
        }
        assert_eq!(silent, [Event::TavernRevealed { tavern: TavernId(0) }, Event::PaladinsDrawn { seat: SEAT }]);
    }
}

#[test]
fn typical_events() {
    let both = |narrated: Event| [En, Fr].map(|lang| plain(&event(&narrated, &names(), lang).unwrap()));
    let seat = SEAT;
    assert_eq!(
        both(Event::MonkPlaced { seat, space: 20 }),
        ["Odila commissions a Monk in region IV.", "Odila missionne un Moine en région IV."]
    );
    assert_eq!(
        both(Event::Acted {
            seat,
            intent: Intent::Action(Action::Garrison),
            workers: Workers::of([Worker::Merchant, Worker::Criminal, Worker::Criminal])
        }),
        [
            "Odila places 1 Merchant and 2 Criminals on Garrison.",
            "Odila place 1 Marchand et 2 Criminels sur l’action Établir une Garnison.",
        ]
    );
    assert_eq!(
        both(Event::Attacked { seat: Seat(1), outsider: OutsiderId(6) }),
        ["Aubert attacks the Assassin (Byzantine).", "Aubert attaque l’Assassin (Byzantin)."]
    );
    assert_eq!(
        both(Event::Raised { seat, attribute: Attribute::Faith, by: 1, to: 4 }),
        ["Odila gains 1 Faith (now 4).", "Odila gagne 1 Foi (niveau 4)."]
    );
    assert_eq!(
        both(Event::TaxTaken { seat, count: 2, from_supply: 1 }),
        ["Odila gains 2 Tax (1 from the main supply).", "Odila gagne 2 Taxes (dont 1 de la réserve générale)."]
    );
    assert_eq!(
        both(Event::AbilityWorked { seat, townsfolk: TownsfolkId(0) }),
        ["The Abbot helps Odila.", "L’Abbé vient en aide à Odila."]
    );
    assert_eq!(
        both(Event::SchemeFailed {
            scheme: Scheme::Action(Action::Convert),
            why: WhyNot::Attribute { attribute: Attribute::Faith, need: 4, have: 3 }
        }),
        ["The Scheme fails: Faith 4, but there is 3.", "L’Objectif échoue : Foi 4 au moins (actuellement 3)."]
    );
    // A seat without a given name still has one.
    assert_eq!(
        [En, Fr].map(|lang| event(&Event::Passed { seat: Seat(1) }, &[], lang).unwrap()),
        ["Player 2 passes.", "Joueur 2 passe."]
    );
}

#[test]
fn what_follows_in_a_row_shares_a_sentence() {
    let seat = SEAT;
    let gained = |worker| Event::Gained { seat, thing: Thing::Worker(worker), count: 1 };
    let row = [
        Event::Paid { seat, thing: Thing::Silver, count: 1 },
        Event::Paid { seat, thing: Thing::Provisions, count: 2 },
        gained(Worker::Criminal),
        Event::Gained { seat, thing: Thing::Suspicion, count: 1 },
        Event::TaxTaken { seat, count: 2, from_supply: 2 },
        gained(Worker::Criminal),
        Event::Gained { seat, thing: Thing::Suspicion, count: 1 },
        Event::Raised { seat, attribute: Attribute::Strength, by: 1, to: 2 },
        Event::Raised { seat, attribute: Attribute::Strength, by: 1, to: 3 },
        Event::Gained { seat: Seat(1), thing: Thing::Provisions, count: 1 },
        Event::TownsfolkRevealed { slot: 1, townsfolk: TownsfolkId(0) },
        Event::TownsfolkRevealed { slot: 0, townsfolk: TownsfolkId(29) },
        Event::OutsiderRevealed { slot: 0, outsider: OutsiderId(2) },
        Event::PaladinsDrawn { seat },
        Event::TownsfolkLeft { townsfolk: TownsfolkId(0) },
        Event::TownsfolkLeft { townsfolk: TownsfolkId(29) },
        Event::OutsiderLeft { outsider: OutsiderId(2) },
        Event::TaxReturned { count: 1 },
        Event::Lost { seat, thing: Thing::Suspicion, count: 1 },
        Event::TaxReturned { count: 1 },
        Event::TaxReturned { count: 1 },
        Event::Lost { seat, thing: Thing::Suspicion, count: 1 },
        Event::Lost { seat, thing: Thing::Suspicion, count: 1 },
        Event::Passed { seat },
    ];
    assert_eq!(
        sentences(&row, &names(), En),
        [
            "Odila pays 1 Silver and 2 Provisions.",
            "Odila gains 2 Criminals, 2 Suspicion, 2 Tax and 2 Strength (now 3).",
            "Aubert gains 1 Provision.",
            "An Abbot and a Watchman arrive in town.",
            "An Archer (Byzantine) appears at the borders.",
            "The Abbot and the Watchman leave the town.",
            "The Archer (Byzantine) moves on.",
            "1 Silver returns from the Tax supply to the main supply.",
            "Odila discards 1 Suspicion.",
            "2 Silver return from the Tax supply to the main supply.",
            "Odila discards 2 Suspicion.",
            "Odila passes.",
        ]
    );
    assert_eq!(
        sentences(&row, &names(), Fr),
        [
            "Odila paie 1 Pièce et 2 Provisions.",
            "Odila gagne 2 Criminels, 2 Suspicions, 2 Taxes et 2 Force (niveau 3).",
            "Aubert gagne 1 Provision.",
            "Un Abbé et une Sentinelle arrivent en ville.",
            "Un Archer (Byzantin) apparaît aux frontières.",
            "L’Abbé et la Sentinelle quittent la ville.",
            "L’Archer (Byzantin) s’en va.",
            "1 Pièce retourne de la Réserve des Taxes à la réserve générale.",
            "Odila retire 1 Suspicion.",
            "2 Pièces retournent de la Réserve des Taxes à la réserve générale.",
            "Odila retire 2 Suspicions.",
            "Odila passe.",
        ]
    );
    assert_eq!(narrate(&[], &names(), En), Vec::<String>::new());
}

#[test]
fn every_reason_has_a_text() {
    for lang in Lang::ALL {
        for why in reasons() {
            assert_text(&reason(why, lang), lang);
        }
    }
    let both = |why: WhyNot| [En, Fr].map(|lang| plain(&reason(why, lang)));
    assert_eq!(both(WhyNot::Worker { worker: Worker::Cleric, short: 1 }), ["1 more Cleric", "il manque 1 Clerc"]);
    assert_eq!(both(WhyNot::Workers { short: 2 }), ["2 more Workers", "il manque 2 Ouvriers"]);
    assert_eq!(
        both(WhyNot::Attribute { attribute: Attribute::Faith, need: 4, have: 3 }),
        ["Faith 4, you have 3", "Foi 4, vous en êtes à 3"]
    );
    assert_eq!(both(WhyNot::Silver { need: 3, have: 1 }), ["3 Silver, you have 1", "3 Pièces, vous en avez 1"]);
    assert_eq!(
        both(WhyNot::AllDone { action: Action::Commission }),
        ["7 Monks commissioned already, the most there can be", "déjà 7 Moines missionnés, le maximum"]
    );
}

#[test]
fn every_question_is_asked() {
    let game = dealt(&["human", "human"], 5);
    let task = |action, target| Question::Pay(Task { intent: Intent::Action(action), target });
    let townsfolk = |crew| Target::Townsfolk { slot: 1, crew, debt: false };
    let questions = [
        Question::Draft,
        Question::PlayPaladin,
        Question::TopPaladin,
        Question::Tavern,
        Question::Turn,
        Question::Recruit,
        Question::TownsfolkCost { slot: 0, crew: true },
        Question::Space(Action::Commission),
        Question::Space(Action::Garrison),
        Question::Jar,
        Question::Outsider(Action::Attack),
        Question::Outsider(Action::Convert),
        Question::Workshop,
        Question::Clear,
        Question::FreeRecruit,
        Question::FreeWorkshop,
        Question::Prayer,
        Question::RaiseAny,
        Question::Either(Source::Wall(WallId(6))),
        Question::Either(Source::Favour(FavourId(4))),
        Question::Ability,
        Question::Keep,
        Question::Starting,
        Question::Receiver { task: Task { intent: Intent::Action(Action::Trade), target: Target::None }, workers: 2 },
        Question::PrayerOf(Seat(1)),
        Question::LoseWorker,
        Question::LoseWorkshop,
        Question::Either(Source::Threat(ThreatId(6))),
        Question::Pay(Task { intent: Intent::Order(0), target: Target::None }),
        Question::Pay(Task { intent: Intent::Favour(0), target: Target::None }),
        task(Action::Hunt, Target::None),
        task(Action::Recruit, townsfolk(true)),
        task(Action::Recruit, townsfolk(false)),
        task(Action::Commission, Target::Space(20)),
        task(Action::Absolve, Target::Jar(0)),
        task(Action::Attack, Target::Outsider(0)),
        task(Action::Develop, Target::Workshop(Action::Garrison, 0)),
        task(Action::Pray, Target::Clear(Action::Garrison)),
    ];
    let asked = |question, lang| questions::question_of(&game, SEAT, question, lang);
    for lang in Lang::ALL {
        for &question in &questions {
            let text = asked(question, lang);
            assert_text(&text, lang);
            assert!(text.ends_with(['.', '?']), "{text}");
        }
    }
    let both = |question| [En, Fr].map(|lang| plain(&asked(question, lang)));
    assert_eq!(
        both(Question::Space(Action::Garrison)),
        [
            "Garrison: choose the space for your Outpost.",
            "Établir une Garnison : choisissez l’emplacement de votre Garnison."
        ]
    );
    assert_eq!(
        both(task(Action::Commission, Target::Space(20))),
        [
            "Commission in region IV: choose the Workers to place.",
            "Missionner en région IV : choisissez les Ouvriers à placer."
        ]
    );
    assert_eq!(
        both(Question::Either(Source::Wall(WallId(6)))),
        ["Wall: choose 1 Debt paid or 2 Silver.", "Rempart : choisissez 1 Dette remboursée ou 2 Pièces."]
    );
}

/// A quest of the Rival gains a Cleric and a Labourer: two Workers in one sentence. The end of the round is not part
/// of it.
#[test]
fn what_a_scheme_brought_is_reported_whole_and_no_more() {
    let seat = Seat(1);
    let scheme = Scheme::Action(Action::Recruit);
    let gained = Event::Gained { seat, thing: Thing::AnyWorker, count: 1 };
    let events = [
        Event::Gained { seat, thing: Thing::AnyWorker, count: 2 },
        Event::SchemeDrawn { scheme },
        Event::SchemeFailed { scheme, why: WhyNot::NoTownsfolk },
        Event::RivalActed { seat, intent: Intent::Action(Action::Trade), workers: 1 },
        gained,
        gained,
        Event::TownsfolkLeft { townsfolk: TownsfolkId(0) },
        Event::RoundBegan { round: 3, start: SEAT },
    ];
    let narrated = scheme_sentences(&events, &names(), En);
    let done: Vec<bool> = narrated.iter().map(|(_, done)| *done).collect();
    assert_eq!(done, [true, false, true, true]);
    assert_eq!(narrated.last().map(|(text, _)| text.as_str()), Some("Aubert gains 2 Workers."));
    assert!(scheme_sentences(&events[..1], &names(), En).is_empty());
}
