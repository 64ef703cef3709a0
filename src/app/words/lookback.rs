//! Finished games, statistics, the challenge of the day, paper.

texts! {
    past_games: "Past games", "Parties passées";
    no_history: "No finished game yet. Every game that ends will be listed here, with its score by line and by round, even once its save is deleted.", "Aucune partie terminée. Chaque partie finie apparaîtra ici, avec son score ligne par ligne et manche par manche, même si sa sauvegarde est supprimée.";
    history_here: "All of this lives in this browser only. Games marked as practice count in no statistics.", "Tout cela ne vit que dans ce navigateur. Les parties marquées ne comptent dans aucune statistique.";
    result_not_kept: "The browser has no room left for this result: it will not be among your past games. Delete a saved game, or save this one as a file.", "Le navigateur n’a plus de place pour ce résultat : il ne sera pas parmi vos parties passées. Supprimez une sauvegarde, ou enregistrez cette partie dans un fichier.";
    export_csv: "Save as CSV", "Enregistrer en CSV";
    wipe: "Wipe", "Tout effacer";
    wipe_sure: "Really wipe all?", "Vraiment tout effacer ?";
    wiped: "The finished games are wiped.", "Les parties terminées sont effacées.";
    the_game: "Game", "Jeu";
    who_played: "Who played", "Qui a joué";
    every_table: "Every table", "Toutes les tables";
    the_player: "Player", "Joueur";
    first_person: "The first person", "Le premier joueur";
    count_marked: "Count marked games too", "Compter aussi les parties marquées";
    games_played: "Games", "Parties";
    games_won: "Won", "Gagnées";
    games_won_one: "won", "gagnée";
    best_score: "Best", "Record";
    average_score: "Average", "Moyenne";
    win_streak: "Streak (longest)", "Série (record)";
    all_together: "All together", "En tout";
    by_mode: "By opponent", "Par adversaire";
    on_average: "On average, round by round", "En moyenne, manche après manche";
    last_games: "The last games", "Les dernières parties";
    star_is_won: "★ won", "★ gagnée";
    the_round: "Round", "Manche";
    the_date: "Date", "Date";
    lost_points: "Below 0", "Sous 0";
    finished_games: "Finished games", "Parties terminées";
    none_chosen: "No finished game fits these filters.", "Aucune partie terminée ne correspond à ces filtres.";
    more_games: "Older games", "Parties plus anciennes";
    mark_practice: "practice", "entraînement";
    mark_undone: "undone past hidden cards", "annulée après une carte révélée";
    mark_advised: "adviser asked", "conseiller consulté";
    daily: "Challenge of the day", "Défi du jour";
    daily_hint: "One deal for all; the first attempt counts.", "Même donne pour tous ; le premier essai compte.";
    daily_play: "Play today’s deal", "Jouer la donne du jour";
    daily_again: "Practise", "S’entraîner";
    daily_spent: "Begun, and its save is gone.", "Commencé ; sa sauvegarde a disparu.";
    daily_not_yet: "not played yet", "pas encore joué";
    daily_week: "The last seven days", "Les sept derniers jours";
    share_result: "Share", "Partager";
    copied: "Copied. Paste it wherever you like.", "Copié. Collez-le où vous voulez.";
    copy_this: "Copy this text:", "Copiez ce texte :";
    print: "Print", "Imprimer";
    at_random: "at random", "au hasard";
}

phrases! {
    as_a_table(name): "{name}: as a table", "{name} : sous forme de tableau";
    people(count): "{count} people", "{count} joueurs";
    computers(count, level): "{count} computers, {level}", "{count} ordinateurs, {level}";
    one_computer(level): "Computer, {level}", "Ordinateur, {level}";
    streak(now, longest): "{now} ({longest})", "{now} ({longest})";
    percent(share): "{share}%", "{share} %";
    average_of(name, games): "{name}, average of {games} games", "{name}, moyenne de {games} parties";
    plot_of_last(games, best): "The last {games} games; the best brought {best} points", "Les {games} dernières parties ; la meilleure a rapporté {best} points";
    day_is(day, result): "{day}: {result}", "{day} : {result}";
    daily_of(date): "Challenge of {date}", "Défi du {date}";
    daily_result(own, other): "{own} to {other}", "{own} à {other}";
    shared_result(game, day, mode, own, other, bar): "Francia · {game} · challenge of {day}\n{mode}\n{bar} {own} : {other}", "Francia · {game} · défi du {day}\n{mode}\n{bar} {own} : {other}";
    sheet_of(game, mode, date, seed): "Francia · {game} · {mode} · {date} · seed {seed}", "Francia · {game} · {mode} · {date} · graine {seed}";
}
