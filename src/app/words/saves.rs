//! Saved games: their page, storage, tabs, recovery.

texts! {
    looking_for_saves: "Looking for your games …", "Recherche de vos parties…";
    newer_save: "A newer version of Francia wrote this game. It stays as it is: update Francia, then open it.", "Cette partie vient d’une version plus récente de Francia. Elle reste telle quelle : mettez Francia à jour, puis ouvrez-la.";
    of_a_newer_version: "From a newer version", "D’une version plus récente";
    save_is_gone: "This game is no longer here: it was deleted.", "Cette partie n’est plus là : elle a été supprimée.";
    save_unreadable: "The browser does not give this game back just now. Try again.", "Le navigateur ne rend pas cette partie pour l’instant. Réessayez.";
    unreadable: "Something unreadable", "Un contenu illisible";
    unreadable_hint: "A part of a save was damaged. Nothing is thrown away: save it as a file, or delete it. The game itself goes on from its other copy, if that one is whole.", "Une partie d’une sauvegarde est abîmée. Rien n’est jeté : enregistrez-la dans un fichier, ou supprimez-la. La partie elle-même continue à partir de son autre copie, si celle-ci est intacte.";
    open_pasted: "Open", "Ouvrir";
    paste_here: "Paste a link or a game’s text", "Collez un lien ou le texte d’une partie";
    rename: "Rename", "Renommer";
    duplicate: "Duplicate", "Dupliquer";
    name_of_game: "Name of the game", "Nom de la partie";
    mode_solo: "alone", "seul";
    mode_computers: "with computers", "avec l’ordinateur";
    mode_table: "at one table", "à une table";

    other_tab: "This game is open in another tab", "Cette partie est ouverte dans un autre onglet";
    other_tab_hint: "Only one can play on. This one is watching.", "Un seul peut jouer. Celui-ci regarde.";
    play_here: "Play here", "Jouer ici";
    storage_full: "This device has no room left", "Il n’y a plus de place sur cet appareil";
    storage_full_hint: "The game goes on, but it is no longer saved. Free some space, or save it as a file.", "La partie continue, mais n’est plus enregistrée. Libérez de la place, ou enregistrez-la dans un fichier.";
    storage_off: "This browser does not keep the game", "Ce navigateur ne garde pas la partie";
    storage_off_hint: "It goes on, but closing the page ends it. Save it as a file.", "Elle continue, mais fermer la page y met fin. Enregistrez-la dans un fichier.";
    game_missing: "This game could not be fetched. Try again with a connection.", "Impossible de charger ce jeu. Réessayez avec une connexion.";
    install: "Put Francia on the home screen", "Mettez Francia sur l’écran d’accueil";
    install_how: "Safari forgets the games of a site that is not visited for a week, but not those of an installed app. Tap Share, then “Add to Home Screen”, and play from there. Games begun here do not move by themselves: save them as files and load them there.", "Safari oublie les parties d’un site après une semaine sans visite, mais pas celles d’une app installée. Touchez Partager, puis « Sur l’écran d’accueil », et jouez depuis là. Les parties commencées ici ne suivent pas : enregistrez-les dans des fichiers et chargez-les là-bas.";

    crashed: "Francia stopped, your game did not", "Francia s’est arrêtée, pas votre partie";
    crashed_hint: "Something in the page went wrong. The game is saved up to the last choice that you saw.", "Quelque chose a mal tourné dans la page. La partie est enregistrée jusqu’au dernier choix que vous avez vu.";
    crashed_again: "It went wrong again at the same place. Open the game one choice earlier: that makes a game of its own, and this one stays as it is.", "Cela s’est reproduit au même endroit. Ouvrez la partie un choix plus tôt : ce sera une autre partie, et celle-ci reste telle quelle.";
    crashed_without_game: "Something in the page went wrong. Your saved games are not touched.", "Quelque chose a mal tourné dans la page. Vos parties enregistrées sont intactes.";
    open_again: "Open the game again", "Rouvrir la partie";
    reopen_back: "Step back one choice and open", "Rouvrir un choix plus tôt";
    nothing_is_sent: "This report holds the game and the message, nothing about you. Nothing is sent.", "Ce rapport contient la partie et le message, rien sur vous. Rien n’est envoyé.";
}

phrases! {
    more_for(name): "More for {name}", "Plus, pour {name}";
    to_play(name): "{name} to play", "à {name} de jouer";
    copy_of(name): "{name}, copy", "{name}, copie";
    was_deleted(name): "“{name}” was deleted.", "« {name} » a été supprimée.";
}
