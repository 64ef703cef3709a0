//! Help, reference, glossary, tutorial.

texts! {
    rules: "Rules", "Règles";
    search_rules: "Search the rules", "Chercher dans les règles";
    contents: "Contents", "Sommaire";
    nothing_found: "No rule speaks of that. Try another word.", "Aucune règle n’en parle. Essayez un autre mot.";
    rules_missing: "The rules could not be fetched. They come with the first visit: try again with a connection.", "Impossible de charger les règles. Elles viennent avec la première visite : réessayez avec une connexion.";
    the_rule: "The rule", "La règle";
    the_signs: "The signs on it", "Ses signes";
    glossary: "Glossary of the signs", "Lexique des signes";
    first_time: "First time here?", "Première visite ?";
    learn_hint: "A game with comments: you make the marked moves, and go on by yourself after that.", "Une partie commentée : vous jouez les coups marqués, puis vous continuez par vous-même.";
    lesson: "Lesson", "Leçon";
    lesson_leave: "Leave the lesson; it can be taken up again", "Quitter la leçon ; elle peut être reprise";
    lesson_next: "Next", "Suite";
    lesson_show: "Show me", "Montrez-moi";
    lesson_play_on: "Play on by myself", "Jouer par moi-même";
    lesson_choose: "Choose what is marked.", "Choisissez ce qui est marqué.";
    lesson_other: "Also a move, but the lesson goes on with what is marked.", "Un coup aussi, mais la leçon continue avec ce qui est marqué.";
    lesson_missing: "The lesson could not be fetched. Try again with a connection.", "Impossible de charger la leçon. Réessayez avec une connexion.";
    examples: "Examples", "Exemples";
    example: "Example", "Exemple";
    examples_hint: "The rules, one situation at a time. Each opens as a practice game: play it as it is told, or try something else. It is not saved, and your games stay as they are.", "Les règles, une situation à la fois. Chacune s’ouvre comme une partie d’entraînement : jouez-la comme il est dit, ou essayez autre chose. Elle n’est pas enregistrée, et vos parties restent telles quelles.";
    all_examples: "All examples", "Tous les exemples";
    the_text: "What is told of it", "Ce qui en est dit";
    read_the_rules: "Read the rules", "Lire les règles";
}

phrases! {
    learn(game): "Learn {game} in ten minutes", "Apprendre {game} en dix minutes";
    rules_title(game): "The rules of {game}", "Les règles de {game}";
    examples_title(game): "{game}: examples", "{game} : exemples";
    open_example(title): "Open: {title}", "Ouvrir : {title}";
    in_the_rules(title): "{title}: the whole rule", "{title} : toute la règle";
}
