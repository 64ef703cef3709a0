//! Texts of the time line, links, files and challenges.

use super::PageTexts;
use kernel::{phrases, texts};

texts! {
    PageTexts;
    look_back: "Look back";
    time_line: "Time line";
    step: "Step";
    step_before: "One step back";
    step_after: "One step on";
    turn_before: "To the turn before";
    turn_after: "To the next turn";
    round_before: "To the round before";
    round_after: "To the next round";
    back_to_now: "Back to now";
    play_on_from_here: "Play on from here";
    share: "Share";
    share_link: "The whole game as a link";
    link_holds: "The link itself holds the whole game, also what is still hidden in it. It goes to no server: who has the link has the game.";
    share_challenge: "This deal as a challenge";
    share_file: "The whole game as a file";
    file_holds: "To keep it, or to open it on another device: drop the file onto the page there.";
    copy_link: "Copy the link";
    send: "Send …";
    link_copied: "The link is copied.";
    copy_by_hand: "The browser does not copy for us: the link is selected, copy it by hand.";
    opened_finished: "A finished game";
    opened_running: "A game in progress";
    opened_practice: "A practice game: something was taken back that had shown hidden cards.";
    look_at_it: "Look at it";
    play_on_as_new: "Play on as a new game";
    take_up: "Take up the challenge";
    not_now: "Not now";
    challenge_how: "The same cards in the same order, from the start. The rest is up to you.";
    rules_version: "Rules";
    cannot_open: "This cannot be opened";
    refused_unreadable: "It is no game, or it is damaged or cut off. If it came by message, ask for the link again: it has to be copied whole.";
    refused_incomplete: "The link is incomplete: its end seems to be missing. Ask for it again, and copy it whole.";
    refused_large: "It is larger than any game can be.";
    refused_foreign: "It is of a game that is not in this house.";
    refused_newer: "It comes from a newer Francia. Update this page, then open it again.";
    refused_older: "It was made under older rules and cannot be played through under those of today.";
    refused_setup: "No table can be set up like the one in it.";
    refused_altered: "It was altered: its parts do not fit each other.";
    practice_does_not_count: "A practice game does not count.";
    restart_turn: "Restart the turn";
    a_new_game: "This is a game of its own now. The one it was taken from stays in Saved games.";
}

phrases! {
    PageTexts;
    beat(score): "Beat my {score}";
    challenge_holds(beat): "{beat}: who opens it plays the same cards from the start, and is told your score. Your choices are not in it.";
    choices_made(count): "· choices: {count}";
    refused_choice(number): "Choice {number} in it is not allowed: it was altered or damaged.";
    beaten(score, by): "The challenge, {score}, is beaten by {by}.";
    equalled(score): "The challenge, {score}, is equalled.";
    not_beaten(score, by): "The challenge, {score}, was missed by {by}.";
    to_beat(score): "{score} to beat";
    at_step(step, last): "Looking back: step {step} of {last}";
    chose(name, choice): "{name}: {choice}";
    chose_in_secret(name): "[{name} chooses|You choose] in secret.";
}
