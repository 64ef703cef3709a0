//! The texts of the table as a thing to sit at: keys, tabs, drawers.

texts! {
    shortcuts: "Keys", "Touches du clavier";
    key_tab: "to the next row; with Shift, to the one before", "vers la rangée suivante ; avec Maj, la précédente";
    key_arrows: "inside a row", "à l’intérieur d’une rangée";
    key_enter_name: "Enter, Space", "Entrée, Espace";
    key_enter: "choose; on what is not lit: why not", "choisir ; sur ce qui n’est pas allumé : pourquoi";
    key_next: "to the next thing that may be chosen; with Shift, back", "vers le prochain choix permis ; avec Maj, en arrière";
    key_explain: "explain what the keyboard is on", "expliquer ce qui est sélectionné";
    key_back: "look back; then arrows go by choice, with Shift by turn", "regarder en arrière ; puis les flèches, choix par choix, avec Maj tour par tour";
    key_escape_name: "Esc", "Échap";
    key_escape: "close what is on top; else take back what you propose", "fermer ce qui est au-dessus ; sinon reprendre votre proposition";
    key_undo: "take back", "annuler";
    key_redo: "do it again", "rétablir";
    key_log: "open or close the log", "ouvrir ou fermer le journal";
    key_list: "this list", "cette liste";

    // What a choice would bring.
    it_brings: "It brings", "Effet";
    and_then_a_choice: "and then a choice", "puis un choix";
    a_card: "a card", "une carte";
    a_card_no_undo: "a card, which cannot be undone", "une carte, sans annulation possible";
}
