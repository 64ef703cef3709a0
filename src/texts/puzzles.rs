use super::PageTexts;
use kernel::{phrases, texts};

texts! {
    PageTexts;
    puzzle_of_day: "Position of the day";
    puzzle_row: "Ten in a row";
    puzzle_ask: "What is the best choice? Tap one to look at it, and again to answer. Nothing is saved.";
    puzzle_answer: "Answer with this";
    puzzle_is_best: "That is the best choice.";
    puzzle_next: "Next position";
    puzzle_other_row: "Another ten";
    puzzle_missing: "The positions could not be fetched. Try again with a connection.";
    puzzle_position: "Position";
    puzzle_open: "Find the best choice";
    puzzle_hint: "The same for all; the first answer counts.";
    puzzle_found: "Found at the first try.";
    puzzle_missed: "Not found at the first try.";
    puzzle_leave: "Leave the positions";
    answer_waits: "The browser’s local storage is full: this answer is noted there once there is room. Wiping past games makes some.";
    answer_waits_here: "The browser’s local storage is full: this answer is known only for as long as this page is open. Wiping past games makes room.";
}

phrases! {
    PageTexts;
    puzzle_n(number): "Position {number}";
    puzzle_title(game, number): "{game}: position {number}";
    puzzle_good(points): "A good choice. It costs about {points} points against the best one.";
    puzzle_costs(points): "This costs about {points} points against the best choice.";
    puzzle_best_is(choice): "Best: {choice}";
    puzzle_yours_is(choice): "Yours: {choice}";
    puzzle_row_over(found, all): "{found} of {all} found at the first try.";
    puzzle_days(count): "Found on {count} days running.";
}
