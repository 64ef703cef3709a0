//! Texts of the settings, of movements, and of following the others.

use super::PageTexts;
use kernel::{phrases, texts};

texts! {
    PageTexts;
    text_size: "Size of text";
    movement: "Movement and pace";
    speed_off: "None";
    speed_quick: "Quick";
    speed_normal: "Normal";
    speed_slow: "Slow";
    movement_hint: "How fast things travel, and how long the computer waits so that one can follow. A tap skips what moves.";
    movement_still: "This device asks for less movement: nothing moves.";
    scenes: "Turns of others";
    scenes_on: "Step by step";
    scenes_hint: "What others do is told on the table before you are asked. A touch of the table stops it. Without movement it is not told.";
    moment_nothing: "nothing changes";
    in_this_round: "this round";
    pauses: "Pause";
    goes_on: "Continue";
    skip_scenes: "Skip to your turn";
    ask_before: "Ask before a card is revealed";
    ask_always: "Each time";
    ask_once: "Once a game";
    ask_never: "Never";
    ask_hint: "What reveals a card cannot be undone.";
    left_hand: "Left-handed bar";
    left_hand_hint: "the buttons at the bottom move to the left";
    sounds: "Sounds";
    sounds_hint: "Wood, coins and paper, softly.";
    vibration: "Vibrate";
    vibration_hint: "when it is your turn after others";
    stay_awake: "Keep the screen on";
    stay_awake_hint: "while a game is on the table";
    full_screen: "Full screen";
    reset_settings: "Reset the settings";
    once_more: "This cannot be undone";
    shows_card: "A card will be revealed.";
    do_it: "Do it";
    not_yet: "Not yet";
    leave_title: "Leave this set-up?";
    leave_text: "What you changed is not kept.";
    leave_yes: "Leave";
    stay: "Stay";
    your_turn: "Your turn";
    turn_again: "What happened";
    step_back: "Back one step";
    step_on: "Next step";
    go_on: "Go on";
    show_it: "show it on the table";
}

phrases! {
    PageTexts;
    decides_now(name): "[{name} decides|You decide]";
    round_ends(round): "Round {round} ends";
    points_more(points, by): "{points} points, {by} more than a round ago";
    leads_by(points): "ahead by {points}";
    step_of(step, steps): "Step {step} of {steps}";
}
