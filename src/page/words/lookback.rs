//! Finished games, statistics, the challenge of the day, paper.

use crate::kernel::{phrases, texts};

texts! {
    past_games: "Past games";
    no_history: "No finished game yet. Every game that ends will be listed here, with its score by line and by round, even once its save is deleted.";
    history_here: "All of this lives in this browser only. Games marked as practice count in no statistics.";
    result_waits: "The browser’s local storage is full: this result waits, and is written there once there is room. Wiping past games makes some.";
    result_waits_here: "The browser’s local storage is full: this result waits until there is room, for as long as this page is open. Wiping past games makes some.";
    attempt_waits: "The browser’s local storage is full: that this attempt counts is noted there once there is room. Wiping past games makes some.";
    attempt_waits_here: "The browser’s local storage is full: that this attempt counts is known only for as long as this page is open. Wiping past games makes room.";
    advice_waits: "The browser’s local storage is full: that the adviser was asked is noted there once there is room. Wiping past games makes some.";
    advice_waits_here: "The browser’s local storage is full: that the adviser was asked is known only for as long as this page is open. Wiping past games makes room.";
    export_csv: "Save as CSV";
    wipe: "Wipe";
    wipe_sure: "Really wipe all?";
    wiped: "The finished games are wiped.";
    the_game: "Game";
    who_played: "Who played";
    every_table: "Every table";
    the_player: "Player";
    first_person: "The first person";
    count_marked: "Count marked games too";
    games_played: "Games";
    games_won: "Won";
    games_won_one: "won";
    best_score: "Best";
    average_score: "Average";
    win_streak: "Streak (longest)";
    all_together: "All together";
    by_mode: "By opponent";
    last_games: "The last games";
    star_is_won: "★ won";
    the_date: "Date";
    lost_points: "Below 0";
    finished_games: "Finished games";
    none_chosen: "No finished game fits these filters.";
    more_games: "Older games";
    mark_practice: "practice";
    mark_undone: "undone past hidden cards";
    mark_advised: "adviser asked";
    daily: "Challenge of the day";
    daily_hint: "One deal for all; the first attempt counts.";
    daily_once: "Everybody is dealt the same game. This first attempt counts; every later one is practice.";
    daily_counts: "this attempt counts";
    daily_play: "Play today’s deal";
    daily_again: "Practise";
    daily_spent: "Begun, and its save is gone.";
    daily_not_yet: "not played yet";
    daily_week: "The last seven days";
    share_result: "Share";
    copied: "Copied. Paste it wherever you like.";
    copy_this: "Copy this text:";
    print: "Print";
    at_random: "at random";
    who_is_ahead: "who is ahead, line by line";
    so_far: "so far";
    skip_count: "Skip to the total";
    tap_counts: "A tap goes to the total.";
    rematch: "Rematch";
}

phrases! {
    as_a_table(name): "{name}: as a table";
    counting(points): "Counting: {points}";
    still_to_count(lines): "Still to count: {lines}.";
    who_leads_by(name, points): "[{name} leads|You lead] by {points}.";
    lead_of(name, points): "{name}, by {points}";
    decided_by_gain(line, points, name, lead): "{line} decided it: {points} of these points came in one move, and [{name} leads|you lead] by {lead}.";
    decided_by_loss(line, name, points, lead): "{line} decided it: one move cost [{name}|you] {points}, and the lead is {lead}.";
    decided_by_line(line, own, other, name, lead): "{line} decided it, {own} to {other}: [{name} leads|you lead] by {lead}.";
    decided_by_many(name, ahead, of): "Many small things decided it: [{name} is|you are] ahead in {ahead} of {of} lines.";
    move_of_game(round, choice): "The move of the game ({round}): {choice}.";
    rematch_begun_by(name): "Rematch: [{name} begins|you begin]";
    people(count): "{count} people";
    computers(count, level): "{count} computers, {level}";
    one_computer(level): "Computer, {level}";
    streak(now, longest): "{now} ({longest})";
    percent(share): "{share}%";
    average_of(name, games): "{name}, average of {games} games";
    plot_of_last(games, best): "The last {games} games; the best brought {best} points";
    day_is(day, result): "{day}: {result}";
    daily_of(date): "Challenge of {date}";
    daily_result(own, other): "{own} to {other}";
    shared_result(game, day, mode, own, other, bar): "Francia · {game} · challenge of {day}\n{mode}\n{bar} {own} : {other}";
    sheet_of(game, mode, date, seed): "Francia · {game} · {mode} · {date} · seed {seed}";
}
