//! Settings, movement, following the others.

texts! {
    text_size: "Size of text", "Taille du texte";
    movement: "Movement and pace", "Mouvements et rythme";
    speed_off: "None", "Aucun";
    speed_quick: "Quick", "Vif";
    speed_normal: "Normal", "Normal";
    speed_slow: "Slow", "Lent";
    movement_hint: "How fast things travel, and how long the computer waits so that one can follow. A tap skips what moves.", "La vitesse des déplacements, et l’attente de l’ordinateur pour qu’on puisse suivre. Un appui saute ce qui bouge.";
    movement_still: "This device asks for less movement: nothing moves.", "Cet appareil demande moins de mouvements : rien ne bouge.";
    ask_before: "Ask before a card is revealed", "Demander avant de révéler une carte";
    ask_always: "Each time", "Toujours";
    ask_once: "Once a game", "Une fois par partie";
    ask_never: "Never", "Jamais";
    ask_hint: "What reveals a card cannot be undone.", "Ce qui révèle une carte ne peut pas être annulé.";
    left_hand: "Left-handed bar", "Barre pour gaucher";
    left_hand_hint: "the buttons at the bottom move to the left", "les boutons du bas passent à gauche";
    stay_awake: "Keep the screen on", "Garder l’écran allumé";
    stay_awake_hint: "while a game is on the table", "tant qu’une partie est sur la table";
    full_screen: "Full screen", "Plein écran";
    reset_settings: "Reset the settings", "Réinitialiser les réglages";
    once_more: "This cannot be undone", "Impossible à annuler";
    shows_card: "A card will be revealed.", "Une carte sera révélée.";
    do_it: "Do it", "Continuer";
    not_yet: "Not yet", "Pas encore";
    leave_title: "Leave this set-up?", "Quitter cette préparation ?";
    leave_text: "What you changed is not kept.", "Vos changements ne seront pas gardés.";
    leave_yes: "Leave", "Quitter";
    stay: "Stay", "Rester";
    your_turn: "Your turn", "À vous";
    told_again: "What happened", "Ce qui s’est passé";
    step_back: "Back one step", "Un pas en arrière";
    step_on: "Next step", "Pas suivant";
    go_on: "Go on", "Continuer la partie";
    show_it: "show it on the table", "le montrer sur la table";
}

phrases! {
    decides_now(name): "{name} decides", "{name} décide";
    step_of(step, steps): "Step {step} of {steps}", "Étape {step} sur {steps}";
}
