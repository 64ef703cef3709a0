//! The time line, links, files and challenges.

texts! {
    look_back: "Look back", "Revoir la partie";
    time_line: "Time line", "Fil de la partie";
    step: "Step", "Étape";
    step_before: "One step back", "Une étape en arrière";
    step_after: "One step on", "Une étape en avant";
    turn_before: "To the turn before", "Au tour précédent";
    turn_after: "To the next turn", "Au tour suivant";
    round_before: "To the round before", "À la manche précédente";
    round_after: "To the next round", "À la manche suivante";
    back_to_now: "Back to now", "Revenir au présent";
    play_on_from_here: "Play on from here", "Rejouer à partir d’ici";
    share: "Share", "Partager";
    share_link: "The whole game as a link", "La partie entière en un lien";
    link_holds: "The link itself holds the whole game, also what is still hidden in it. It goes to no server: who has the link has the game.", "Le lien lui-même contient toute la partie, y compris ce qui y est encore caché. Rien ne va sur un serveur : qui a le lien a la partie.";
    share_challenge: "This deal as a challenge", "Cette donne comme défi";
    share_file: "The whole game as a file", "La partie entière en un fichier";
    file_holds: "To keep it, or to open it on another device: drop the file onto the page there.", "Pour la garder, ou l’ouvrir sur un autre appareil : déposez-y le fichier sur la page.";
    copy_link: "Copy the link", "Copier le lien";
    send: "Send …", "Envoyer…";
    link_copied: "The link is copied.", "Le lien est copié.";
    copy_by_hand: "The browser does not copy for us: the link is selected, copy it by hand.", "Le navigateur refuse de copier : le lien est sélectionné, copiez-le vous-même.";
    opened_finished: "A finished game", "Une partie terminée";
    opened_running: "A game in progress", "Une partie en cours";
    opened_practice: "A practice game: something was taken back that had shown hidden cards.", "Une partie d’entraînement : on y est revenu sur des cartes révélées.";
    look_at_it: "Look at it", "La regarder";
    play_on_as_new: "Play on as a new game", "La continuer comme nouvelle partie";
    take_up: "Take up the challenge", "Relever le défi";
    not_now: "Not now", "Pas maintenant";
    challenge_how: "The same cards in the same order, from the start. The rest is up to you.", "Les mêmes cartes dans le même ordre, depuis le début. Le reste dépend de vous.";
    rules_version: "Rules", "Règles";
    cannot_open: "This cannot be opened", "Impossible d’ouvrir ceci";
    refused_unreadable: "It is no game, or it is damaged or cut off. If it came by message, ask for the link again: it has to be copied whole.", "Ce n’est pas une partie, ou elle est abîmée ou coupée. Si le lien vient d’un message, redemandez-le : il doit être copié en entier.";
    refused_large: "It is larger than any game can be.", "C’est plus gros que ne peut l’être une partie.";
    refused_foreign: "It is of a game that is not in this house.", "C’est un jeu qui n’est pas dans cette maison.";
    refused_newer: "It comes from a newer Francia. Update this page, then open it again.", "Cela vient d’une version plus récente de Francia. Mettez cette page à jour, puis rouvrez-le.";
    refused_older: "It was played under older rules and cannot be played through under those of today.", "Cela a été joué sous d’anciennes règles et ne peut être rejoué sous celles d’aujourd’hui.";
    refused_setup: "No table can be set up like the one in it.", "Aucune table ne peut être préparée ainsi.";
    refused_altered: "It was altered: its parts do not fit each other.", "Cela a été modifié : ses parties ne vont pas ensemble.";
    practice_does_not_count: "A practice game does not count.", "Une partie d’entraînement ne compte pas.";
    restart_turn: "Restart the turn", "Recommencer le tour";
    a_new_game: "This is a game of its own now. The one it was taken from stays in Saved games.", "C’est désormais une partie à part. Celle dont elle est tirée reste dans les parties enregistrées.";
}

phrases! {
    beat(score): "Beat my {score}", "Battez mon {score}";
    challenge_holds(beat): "{beat}: who opens it plays the same cards from the start, and is told your score. Your choices are not in it.", "{beat} : qui l’ouvre joue les mêmes cartes depuis le début et connaît votre score. Vos choix n’y sont pas.";
    choices_made(count): "· {count} choices", "· {count} choix";
    refused_game(game): "It is a game of {game}, which has no table in this page yet.", "C’est une partie de {game}, qui n’a pas encore de table dans cette page.";
    refused_choice(number): "Choice {number} in it is not allowed: it was altered or damaged.", "Le choix {number} n’y est pas permis : cela a été modifié ou abîmé.";
    beaten(score, by): "The challenge, {score}, is beaten by {by}.", "Le défi, {score}, est battu de {by}.";
    equalled(score): "The challenge, {score}, is equalled.", "Le défi, {score}, est égalé.";
    not_beaten(score, by): "The challenge, {score}, was missed by {by}.", "Le défi, {score}, est manqué de {by}.";
    to_beat(score): "{score} to beat", "{score} à battre";
    at_step(step, last): "Looking back: step {step} of {last}", "Retour en arrière : étape {step} sur {last}";
    chose(name, choice): "{name}: {choice}", "{name} : {choice}";
    chose_in_secret(name): "{name} chooses in secret.", "{name} choisit en secret.";
}
