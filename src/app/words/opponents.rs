//! Computer players, the adviser, turning points.

texts! {
    level: "How it plays", "Comment il joue";
    computer_at_random: "At random", "Au hasard";
    thinking: "How far the thinking is", "Avancement de la réflexion";
    hurry: "Play now", "Jouer maintenant";
    plays_itself: "The players that think could not be reached: the page plays for them, one step ahead.", "Les adversaires qui réfléchissent sont injoignables : la page joue pour eux, un coup à l’avance.";

    adviser: "The adviser", "Le conseiller";
    adviser_line: "the three best things to do now, as far as you can see: no hidden card is read", "les trois meilleurs coups, avec ce que vous voyez : aucune carte cachée n’est lue";
    adviser_thinks: "The adviser is thinking …", "Le conseiller réfléchit…";
    adviser_lost: "The adviser cannot be reached in this browser.", "Le conseiller est injoignable dans ce navigateur.";
    adviser_note: "The bar is the span of eight games in ten, the mark is the middle. Stars mark the three on the table.", "La barre couvre huit parties sur dix, le trait est la moyenne. Des étoiles marquent les trois sur la table.";
    points_by_end: "points by the end", "points à la fin";
    do_this: "Do this", "Faire ce choix";
    advised_mark: "suggested by the adviser", "suggéré par le conseiller";
    against_second: "Against the second", "Par rapport au deuxième";
    against_first: "Against the first", "Par rapport au premier";
    no_difference: "Hardly any difference.", "Presque aucune différence.";
    others_expect: "The others", "Les autres";

    turning_points: "Turning points", "Moments décisifs";
    turning_hint: "the choices that cost you most, by what you could know then", "vos choix les plus coûteux, selon ce que vous pouviez savoir";
    find_turns: "Find them", "Les chercher";
    no_turns: "None: hardly a choice cost a point.", "Aucun : presque aucun choix n’a coûté de point.";
    you_chose: "You chose", "Vous avez choisi";
    play_from_here: "Play on from here", "Rejouer d’ici";
    better_was: "Better", "Mieux";
}

phrases! {
    tried_games(count): "{count} games tried", "{count} parties essayées";
    more_points(name, points): "{name}: {points} pts more", "{name} : {points} pt de plus";
    fewer_points(name, points): "{name}: {points} pts less", "{name} : {points} pt de moins";
    less_than_first(points): "a lead {points} smaller than with the first", "une avance de {points} de moins qu’avec le premier";
    more_than_second(points): "a lead {points} larger than with the second", "une avance de {points} de plus qu’avec le deuxième";
    cost_points(points): "{points} points", "{points} points";
}
