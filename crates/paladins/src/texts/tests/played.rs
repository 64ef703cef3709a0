use super::super::choices::full;
use super::{assert_text, dealt, dealt_with, names, plain};
use crate::components::*;
use crate::{Choice, Event, Intent, Paladins, Question, Source, Target, Task};
use kernel::Lang::{self, En, Fr};
use kernel::{Chance, Game, Seat, Spoken, random_choice};

fn play(seats: &[&str], parts: &[&str], seed: u64, mut visit: impl FnMut(&Paladins, &[Choice], &[Event])) {
    let mut game = dealt_with(seats, parts, seed);
    let mut chance = Chance::new(seed);
    let (mut list, mut events) = (Vec::new(), Vec::new());
    while let Some(choice) = random_choice(&game, &mut chance, &mut list) {
        visit(&game, &list, &events);
        events.clear();
        game.apply(choice, &mut events).unwrap();
    }
    visit(&game, &[], &events);
}

#[test]
fn whole_games_are_reported_in_every_language() {
    let tables: [(&[&str], &[&str], u64); 5] = [
        (&["human"; 4], &[], 1),
        (&["human"; 2], &[], 2),
        (&["human", "solo-standard"], &[], 3),
        (&["human"; 3], &["coop", "coop-insane", "coop-choice"], 4),
        (&["human"; 4], &["coop"], 5),
    ];
    for (seats, parts, seed) in tables {
        play(seats, parts, seed, |game, choices, events| {
            for lang in Lang::ALL {
                assert_eq!(Spoken::question(game, lang).is_empty(), choices.is_empty());
                for &choice in choices {
                    let text = Spoken::choice(game, choice, lang);
                    assert_text(&text, lang);
                    assert_ne!(text, choice.to_string());
                }
                for sentence in super::super::events::sentences(events, &names(), lang) {
                    assert_text(&sentence, lang);
                }
                for action in Action::ALL {
                    for why in game.why_not(Seat(0), Intent::Action(action)) {
                        assert_text(&Paladins::reason(&why, lang), lang);
                    }
                }
            }
            if !choices.is_empty() {
                assert_text(&Spoken::question(game, En), En);
                assert_text(&Spoken::question(game, Fr), Fr);
            }
        });
    }
}

#[test]
fn typical_choices() {
    let mut game = dealt(&["human", "human"], 5);
    game.round = 3;
    game.board.town[0] = Some(TownsfolkId(1));
    game.board.outsiders[2] = Some(OutsiderId(25));
    game.board.favours[0] = FavourId(4);
    game.players[0].silver = 9;
    let commission = Task { intent: Intent::Action(Action::Commission), target: Target::Space(20) };
    let both = |asked: Question, choice: Choice| {
        [En, Fr].map(|lang| plain(&full(&game, Seat(0), Some(asked), choice, lang).unwrap()))
    };
    assert_eq!(
        both(Question::Recruit, Choice::Quest(0)),
        [
            "Send the Abbot on a quest: 1 action cleared (Pray); costs 3 Silver or 1 Debt",
            "Envoyer l’Abbé en Quête : 1 action libérée (Prier) ; coûte 3 Pièces ou 1 Dette",
        ]
    );
    assert_eq!(
        both(Question::Draft, Choice::Take(0)),
        [
            "Recruit the Abbot: 1 Provision at once; 1 Provision each time you Absolve",
            "Recruter l’Abbé : aussitôt 1 Provision ; 1 Provision à chaque action Absoudre",
        ]
    );
    assert_eq!(
        both(Question::Outsider(Action::Attack), Choice::Outsider(2)),
        [
            "Attack the Mercenary (Viking): 1 Influence, 2 Labourers; costs 3 Silver",
            "Attaquer le Mercenaire (Viking) : 1 Influence, 2 Paysans ; coûte 3 Pièces",
        ]
    );
    assert_eq!(
        both(Question::Outsider(Action::Convert), Choice::Outsider(2))[1],
        "Convertir le Mercenaire (Viking) : 1 Force ; en fin de partie, 1 PV, et encore 1 PV par Mercenaire converti, celui-ci compris"
    );
    assert_eq!(
        both(Question::Space(Action::Commission), Choice::Space(15)),
        ["Space in region III: 1 Scout", "Emplacement en région III : 1 Éclaireur"]
    );
    assert_eq!(
        both(Question::Pay(commission), Choice::Pay(Workers::of([Worker::Scout, Worker::Labourer, Worker::Criminal]))),
        ["Place 1 Labourer, 1 Scout and 1 Criminal", "Placer 1 Paysan, 1 Éclaireur et 1 Criminel"]
    );
    assert_eq!(
        both(Question::Turn, Choice::Act(Action::Commission)),
        [
            "Commission: a Monk goes onto the main board; needs 1 Scout, 1 Cleric and 1 Worker of any type; costs 1 Provision",
            "Missionner : un Moine part sur le Plateau Principal ; demande 1 Éclaireur, 1 Clerc et 1 Ouvrier au choix ; coûte 1 Provision",
        ]
    );
    assert_eq!(
        both(Question::Turn, Choice::Favour(0)),
        [
            "King’s Favour: 1 Debt paid or 2 Suspicion removed; costs 1 Fighter, 1 Silver",
            "Faveur du Roi : 1 Dette remboursée ou 2 Suspicions retirées ; coûte 1 Combattant, 1 Pièce",
        ]
    );
    assert_eq!(
        both(Question::Turn, Choice::Pass),
        ["Pass: you have no Worker to keep", "Passer : vous n’avez aucun Ouvrier à garder"]
    );
    assert_eq!(
        both(Question::Workshop, Choice::Workshop(Action::Attack, 0)),
        ["Attack: cover the Scout space", "Attaquer : couvrir l’emplacement Éclaireur"]
    );
    assert_eq!(
        both(Question::RaiseAny, Choice::Raise(Attribute::Influence)),
        ["Raise Influence by 1, to 1", "Augmenter l’Influence de 1, jusqu’au niveau 1"]
    );
    assert_eq!(
        both(Question::Either(Source::Wall(WallId(9))), Choice::Left),
        ["Left reward: 1 Suspicion removed", "Récompense de gauche : 1 Suspicion retirée"]
    );
    assert_eq!(
        both(Question::Ability, Choice::Resolve(TownsfolkId(9))),
        ["Ability of the Conspirator: 1 Suspicion removed", "Capacité du Conspirateur : 1 Suspicion retirée"]
    );
    assert_eq!(
        [Choice::RemoveSuspicion, Choice::KeepSuspicion].map(|choice| both(Question::AbsolveSuspicion, choice)),
        [["Remove 1 Suspicion", "Retirer 1 Suspicion"], ["Keep the Suspicion", "Garder la Suspicion"]]
    );
}

#[test]
fn workers_kept_are_counted() {
    let mut game = dealt(&["human", "human"], 5);
    game.round = 3;
    let pass = |game: &Paladins| {
        [En, Fr].map(|lang| plain(&full(game, Seat(0), Some(Question::Turn), Choice::Pass, lang).unwrap()))
    };
    game.players[0].workers = Workers::of([Worker::Scout]);
    assert_eq!(
        pass(&game),
        ["Pass: you keep 1 Worker for the next round", "Passer : vous gardez 1 Ouvrier pour la prochaine manche"]
    );
    game.players[0].workers = Workers::of([Worker::Scout; 5]);
    assert_eq!(
        pass(&game),
        [
            "Pass: of your 5 Workers, you keep 3 for the next round",
            "Passer : de vos 5 Ouvriers, vous en gardez 3 pour la prochaine manche",
        ]
    );
}

#[test]
fn a_choice_that_names_nothing_is_given_as_its_word() {
    let game = dealt(&["human", "human"], 5);
    assert_eq!(Spoken::choice(&game, Choice::Space(200), En), "space:200");
    assert_eq!(Spoken::choice(&game, Choice::Quest(200), Fr), "quest:200");
}
