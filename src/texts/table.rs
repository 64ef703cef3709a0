use super::PageTexts;
use kernel::{phrases, texts};

texts! {
    PageTexts;
    waits: "waits";
    plays_next: "plays next";
    on_turn: "on turn";
    decides_short: "decides now";
    open_the_board: "Open the board";
    points_so_far: "points so far";
    if_it_ended: "If the game ended now";
    rivals: "Rivals";
    shortcuts: "Keys";
    key_tab: "to the next row; with Shift, to the one before";
    key_arrows: "inside a row";
    key_enter_name: "Enter, Space";
    key_enter: "choose; on what is not lit: why not";
    key_next: "to the next thing that may be chosen; with Shift, back";
    key_explain: "explain what the keyboard is on";
    key_back: "look back; then arrows go by choice, with Shift by turn";
    key_escape_name: "Esc";
    key_escape: "close what is on top";
    key_undo: "take back";
    key_redo: "do it again";
    key_log: "open or close the log";
    key_list: "this list";
    key_drag_name: "Mouse, finger";
    key_drag: "tap, or drag pieces and cards to a lit place; Esc puts them back";

    // The tabs of a small screen.
    areas: "Areas";
    my_board: "My board";
    overlord_tab: "Overlord";
    has_choice: "something can be chosen there";

    // Consequences of a choice.
    column_costs: "Costs";
    column_brings: "Brings";
    column_then: "Then";
    and_then_a_choice: "and then a choice";
    then_no_undo: "then no undo";
    choose_first: "Choose first";
}

phrases! {
    PageTexts;
    what_it_did(name): "What {name} did";
    shows_what(card): "shows {card}";
}
