//! Texts of computer players, the adviser and turning points.

use super::PageTexts;
use kernel::{phrases, texts};

texts! {
    PageTexts;
    level: "How it plays";
    computer_at_random: "At random";
    thinking: "How far the thinking is";
    hurry: "Play now";
    plays_itself: "The players that think could not be reached: the page plays for them, one step ahead.";

    adviser: "The adviser";
    adviser_line: "the three best things to do now, as far as you can see: no hidden card is read";
    adviser_thinks: "The adviser is thinking …";
    adviser_lost: "The adviser cannot be reached in this browser.";
    adviser_note: "The bar is the span of eight games in ten, the mark is the middle. Stars mark the three on the table.";
    points_by_end: "points by the end";
    do_this: "Do this";
    advised_mark: "suggested by the adviser";
    against_second: "Against the second";
    against_first: "Against the first";
    no_difference: "Hardly any difference.";
    others_expect: "The others";
    later_gone: "On your next turn it can no longer be done.";

    turning_points: "Turning points";
    turning_hint: "the choices that cost you most, by what you could know then";
    find_turning_points: "Find them";
    no_turning_points: "None: hardly a choice cost a point.";
    you_chose: "You chose";
    play_from_here: "Play on from here";
    better_was: "Better";
}

phrases! {
    PageTexts;
    tried_games(count): "{count} games tried";
    more_points(name, points): "{name}: {points} pts more";
    fewer_points(name, points): "{name}: {points} pts less";
    less_than_first(points): "a lead {points} smaller than with the first";
    more_than_second(points): "a lead {points} larger than with the second";
    later_worse(list): "A turn later it is worse. {list}";
    cost_points(points): "{points} points";
}
