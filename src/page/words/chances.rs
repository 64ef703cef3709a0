//! What a thing on the table could do for somebody now, and what stands in its way.

use crate::kernel::{phrases, texts};

texts! {
    is_missing: "What is missing";
    workers_could: "What these Workers could still do";
    workers_cannot: "Nothing more on the right side.";
    possible_now: "possible now";
    costs_nothing: "it costs nothing";
}

phrases! {
    of_action(name, what): "{name}: {what}.";
    it_costs(price): "it costs {price}";
    price_and_purse(price, held): "Costs {price}; you have {held}.";
    times_left(name, times, reward): "{name} can still be done {times}×: each time {reward}.";
    namesakes_bring(list): "The others of this name bring {list}.";
    would_score(points): "Converted now, it would count {points} at the end.";
    nth_of(number, most): "{number} of {most}";
}
