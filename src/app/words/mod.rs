//! The texts of the interface. Every one exists in every language, or the program does not compile.

use crate::kernel::Lang;

/// The texts of the interface in one language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Words(pub Lang);

/// Texts without a part that changes: `name: English, French;`.
macro_rules! texts {
    ($($name:ident: $en:literal, $fr:literal;)*) => {
        impl $crate::app::words::Words {
            $(
                #[doc = $en]
                pub const fn $name(self) -> &'static str {
                    match self.0 {
                        $crate::kernel::Lang::En => $en,
                        $crate::kernel::Lang::Fr => $fr,
                    }
                }
            )*
        }
    };
}

/// Texts with parts that change: `name(part): English, French;`, the part in braces in both.
macro_rules! phrases {
    ($($name:ident($($part:ident),+): $en:literal, $fr:literal;)*) => {
        impl $crate::app::words::Words {
            $(
                #[doc = $en]
                pub fn $name(self, $($part: impl ::std::fmt::Display),+) -> String {
                    match self.0 {
                        $crate::kernel::Lang::En => format!($en),
                        $crate::kernel::Lang::Fr => format!($fr),
                    }
                }
            )*
        }
    };
}

mod chances;
mod help;
mod later;
mod lookback;
mod motion;
mod opponents;
mod saves;
mod table;
mod timeline;
mod viscounts;

texts! {
    // The house.
    tagline: "Board games of the western realm, at your own table.", "Des jeux du royaume de l’ouest, à votre propre table.";
    unofficial: "An unofficial fan project. Works offline; nothing leaves this device.", "Un projet d’amateurs, non officiel. Fonctionne hors ligne ; rien ne quitte cet appareil.";
    about_fan: "Francia is an unofficial fan implementation. It is not connected with the makers of the published games and uses none of their artwork.", "Francia est une adaptation d’amateurs, non officielle. Elle n’a aucun lien avec les éditeurs des jeux publiés et n’utilise aucune de leurs illustrations.";
    language: "Language", "Langue";
    theme: "Light or dark", "Clair ou sombre";
    theme_light: "Light", "Clair";
    theme_dark: "Dark", "Sombre";
    theme_system: "As the system", "Comme le système";
    menu: "Menu", "Menu";
    close: "Close", "Fermer";
    back: "Back", "Retour";
    home: "Home", "Accueil";
    skip: "Skip to the question", "Aller à la question";

    // Home.
    more_rooms: "More rooms are being built", "D’autres salles sont en construction";
    ready: "Ready to play", "Prêt à jouer";
    later: "Opening later", "Ouvre plus tard";
    resume: "Continue", "Reprendre";
    back_to_turn: "Back to your turn", "Revenir à votre tour";
    see_score: "See the score", "Voir le score";
    new_solo: "New solo game", "Nouvelle partie en solo";
    new_solo_hint: "You against a rival of the game’s own. Pick which one, then begin.", "Vous contre un rival propre au jeu. Choisissez lequel, puis commencez.";
    at_one_table: "or set up another table", "ou préparer une autre table";
    saved_games: "Saved games", "Parties enregistrées";
    all_saves: "All saved games", "Toutes les parties";
    just_now: "saved just now", "enregistrée à l’instant";
    begin: "Begin", "Commencer";

    // Set-up.
    new_game: "New game", "Nouvelle partie";
    usual_game: "The usual game", "La partie habituelle";
    begin_this: "Begin this game", "Commencer cette partie";
    at_the_table: "At the table", "Autour de la table";
    person: "Person", "Joueur";
    computer: "Computer", "Ordinateur";
    official: "Official", "Officiel";
    nobody: "Nobody", "Personne";
    plays_at_random: "chooses at random", "choisit au hasard";
    only_two: "only with two seats", "seulement à deux places";
    either_kind: "a person or the computer", "un joueur ou l’ordinateur";
    second_seat: "Second seat", "Deuxième place";
    third_seat: "Third seat", "Troisième place";
    fourth_seat: "Fourth seat", "Quatrième place";
    name: "Name", "Nom";
    curtain_hint: "With a second person, a curtain falls before each hidden choice.", "À plusieurs, un rideau tombe avant chaque choix secret.";
    how_strong: "How strong", "Quelle force";
    as_it_is: "As it is", "Tel quel";
    in_the_box: "What is in the box", "Dans la boîte";
    practice: "Practice", "Entraînement";
    practice_hint: "undo past hidden cards, as often as you like", "annuler même après une carte révélée, sans limite";
    practice_solo: "only for one person", "seulement pour une personne";
    shuffle: "The shuffle", "Le mélange";
    seed: "Seed", "Graine";
    another: "Another", "Une autre";
    seed_hint: "The same words deal the same game, on any device.", "Les mêmes mots donnent la même partie, sur tout appareil.";
    no_table: "A game takes two seats or more, without a gap.", "Il faut au moins deux places, sans vide entre elles.";
    bad_seed: "A seed is a text of 1 to 64 characters.", "Une graine est un texte de 1 à 64 caractères.";

    // The table.
    undo: "Undo", "Annuler";
    redo: "Redo", "Rétablir";
    confirm: "Confirm", "Confirmer";
    nothing_to_undo: "There is nothing to undo.", "Il n’y a rien à annuler.";
    cannot_unsee: "A card was revealed or another player chose: that cannot be taken back.", "Une carte a été révélée ou un autre a joué : impossible de revenir en arrière.";
    log: "Log", "Journal";
    everyone: "All", "Tous";
    log_empty: "Nothing has happened yet.", "Rien ne s’est encore passé.";
    settings: "Settings", "Réglages";
    the_question: "What is asked", "Ce qui est demandé";
    all_choices: "All choices", "Tous les choix";
    newer_version: "A newer Francia is ready. Your games stay.", "Une nouvelle version de Francia est prête. Vos parties restent.";
    update_now: "Update", "Mettre à jour";
    save_record: "Save the record", "Enregistrer la partie dans un fichier";
    leave: "Leave for home (the game is saved)", "Retour à l’accueil (la partie est enregistrée)";
    practice_game: "practice game", "partie d’entraînement";
    set_up_line: "Set-up", "Mise en place";
    setting_up: "Set-up", "Mise en place";

    // Round start.
    three_paladins: "Three Paladins", "Trois Paladins";
    three_hint: "One to play, one on top of the pile, one below it. Tap a part: the cards swap.", "Un à jouer, un sur la pioche, un dessous. Touchez un rôle : les cartes s’échangent.";
    revealed_paladins: "The Paladins of this round", "Les Paladins de cette manche";
    play_it: "Play", "Jouer";
    top: "Top", "Dessus";
    bottom: "Bottom", "Dessous";
    yours_this_round: "Yours this round", "À vous cette manche";
    tavern: "Tavern", "Taverne";
    tavern_hint: "Every player takes one card; the last one stays.", "Chaque joueur prend une carte ; la dernière reste.";
    taken: "taken", "prise";
    brings_suspicion: "brings Suspicion", "apporte une Suspicion";
    see_the_board: "See the board", "Voir le plateau";
    back_to_choice: "Back to the choice", "Revenir au choix";

    // Curtain.
    hand_to: "Hand the device to", "Passez l’appareil à";
    curtain_how: "Give the device on. What is under the curtain is only for the next player.", "Passez l’appareil. Ce qui est sous le rideau n’est que pour le joueur suivant.";

    // Inquisition.
    inquisition: "Inquisition", "Inquisition";

    inquisition_hint: "Before the count, each ability of the crew may act. Which one is next?", "Avant le décompte, chaque capacité de l’équipe peut agir. Laquelle ensuite ?";
    abilities_left: "Abilities still to come", "Capacités encore à résoudre";
    the_count: "The count", "Le décompte";

    // Score.
    what_it_was: "What it was", "Pour quoi";
    total: "Total", "Total";
    rank: "Place", "Rang";
    by_round: "Points, round by round", "Les points, manche après manche";
    by_round_hint: "if the game had ended there", "si la partie s’était arrêtée là";

    group_below: "below 0", "sous 0";

    // Saves.
    export: "Save as a file", "Enregistrer dans un fichier";
    import: "Load a file", "Charger un fichier";
    delete: "Delete", "Supprimer";
    finished: "finished", "terminée";
    only_here: "Games live in this browser only. Save one as a file to keep it or to take it elsewhere.", "Les parties ne vivent que dans ce navigateur. Enregistrez-les dans un fichier pour les garder ou les emporter.";
    no_saves: "No saved game yet.", "Aucune partie enregistrée.";

    // Recovery.
    what_happened: "What happened", "Ce qui s’est passé";
    reload: "Reload", "Recharger";
}

phrases! {
    round_of(round, last): "Round {round} of {last}", "Manche {round} sur {last}";
    round_n(round): "Round {round}", "Manche {round}";
    on_the_way(round, share): "Round {round}, about {share} played", "Manche {round}, environ {share} joués";
    saved_minutes(minutes): "saved {minutes} min ago", "enregistrée il y a {minutes} min";
    saved_hours(hours): "saved {hours} h ago", "enregistrée il y a {hours} h";
    saved_days(days): "saved {days} days ago", "enregistrée il y a {days} jours";
    new_game_of(game): "New game of {game}", "Nouvelle partie de {game}";
    usual_hint(rival): "You against: {rival}.", "Vous contre : {rival}.";
    i_am(name): "I am {name}", "Je suis {name}";
    wins(name, points, other): "{name} wins, {points} to {other}", "{name} l’emporte, {points} à {other}";
    wins_at(name, points): "{name} wins with {points} points", "{name} l’emporte avec {points} points";
    shared_by(names, points): "A shared victory: {names}, {points} points", "Victoire partagée : {names}, {points} points";
    ahead_by(points): "{points} points ahead.", "{points} points d’avance.";
    forced(text): "Only one way: {text}", "Un seul choix : {text}";
    computer_n(number): "Computer {number}", "Ordinateur {number}";
    plot_of(name, points): "{name}: {points} points at the end", "{name} : {points} points à la fin";
    cannot_load(why): "That cannot be loaded: {why}", "Chargement impossible : {why}";
    chooses(name): "{name} chooses", "{name} choisit";
    with_parts(parts, seed): "{parts}, seed {seed}", "{parts}, graine {seed}";
}
