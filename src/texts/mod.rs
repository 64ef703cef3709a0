//! The texts of the interface by name, in English. Each translation is a file in `crates/lang/src`.

use kernel::{Lang, phrases, texts};

mod addresses;
mod by_link;
mod campaign;
mod help;
mod lookback;
mod motion;
mod opponents;
mod puzzles;
mod saves;
mod scripts;
mod table;
mod timeline;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PageTexts(pub Lang);

impl PageTexts {
    /// The round as a title; the set-up for 0.
    pub fn round_title(self, round: u32) -> String {
        if round == 0 { self.set_up_line().to_owned() } else { self.round_n(round) }
    }
}

texts! {
    PageTexts;
    // The site.
    tagline: "Board games of the western realm, at your own table.";
    unofficial: "An unofficial fan project. Works offline; nothing leaves this device.";
    about_fan: "Francia is an unofficial fan implementation. It is not connected with the makers of the published games and uses none of their artwork.";
    language: "Language";
    theme: "Light or dark";
    theme_light: "Light";
    theme_dark: "Dark";
    theme_system: "As the system";
    menu: "Menu";
    close: "Close";
    back: "Back";
    home: "Home";
    skip: "Skip to the question";

    // What is fetched later.
    part_coming: "One moment …";
    part_missing: "This part of the program could not be fetched. Try again with a connection.";
    try_again: "Try again";

    // First page.
    resume: "Continue";
    back_to_turn: "Back to your turn";
    see_score: "See the score";
    new_solo: "New solo game";
    new_solo_hint: "You against a rival of the game’s own. Pick which one, then begin.";
    at_one_table: "or set up another table";
    saved_games: "Saved games";
    all_saves: "All saved games";
    just_now: "saved just now";
    begin: "Begin";

    // Set-up.
    new_game: "New game";
    usual_game: "The usual game";
    this_game: "Your game";
    at_the_table: "At the table";
    person: "Person";
    computer: "Computer";
    official: "Official";
    nobody: "Nobody";
    plays_at_random: "chooses at random";
    either_kind: "a person or the computer";
    write_name: "write your name";
    choose_face: "Choose a face";
    together: "Together?";
    against_each_other: "No";
    everybody_for_themselves: "everybody for themselves";
    against_the_overlord: "all against the Overlord";
    about_together: "Together all win or lose: the points of all against a target. Computers are partners.";
    no_official: "Only the official opponent has this: choose “Official” on the second seat.";
    second_seat: "Second seat";
    third_seat: "Third seat";
    fourth_seat: "Fourth seat";
    fifth_seat: "Fifth seat";
    name: "Name";
    curtain_hint: "With a second person, a curtain falls before each hidden choice.";
    how_strong: "How strong";
    as_it_is: "As it is";
    in_the_box: "What is in the box";
    dealt_by_lot: "Dealt by lot";
    exchange_next: "Exchange with the next";
    one_each: "Each player has one of these, with what it brings from the start and for the whole game.";
    practice: "Practice";
    practice_hint: "undo past hidden cards, as often as you like";
    practice_solo: "only for one person";
    shuffle: "The shuffle";
    seed: "Seed";
    another: "Another";
    seed_hint: "The same words deal the same game, on any device.";
    no_table: "A game takes two seats or more, without a gap.";
    bad_seed: "A seed is a text of 1 to 64 characters.";

    // The table.
    undo: "Undo";
    redo: "Redo";
    confirm: "Confirm";
    nothing_to_undo: "There is nothing to undo.";
    cannot_unsee: "A card was revealed or another player chose: that cannot be taken back.";
    log: "Log";
    everyone: "All";
    log_empty: "Nothing has happened yet.";
    settings: "Settings";
    the_question: "What is asked";
    all_choices: "All choices";
    newer_version: "A newer Francia is ready. Your games stay.";
    update_now: "Update";
    save_record: "Save the record";
    leave: "Back to the start page (the game is saved)";
    practice_game: "practice game";
    score_numbers: "The small number: how many there are, or the level reached.";
    set_up_line: "Set-up";
    setting_up: "Set-up";

    // Round start.
    play_it: "Play";
    top: "Top";
    bottom: "Bottom";
    yours_this_round: "Yours this round";
    drawn_next_round: "You draw it again next round";
    under_the_pile: "Under the pile, for much later";
    tavern: "Tavern";
    good_for: "Good for";
    tavern_ahead: "Tap one now: it is taken when your turn comes, if it is still there.";
    tavern_hint: "Every player takes one card; the last one stays.";
    taken: "taken";
    brings_suspicion: "brings Suspicion";
    see_the_board: "See the board";
    back_to_choice: "Back to the choice";

    // Curtain.
    hand_to: "Hand the device to";
    curtain_how: "Give the device on. What is under the curtain is only for the next player.";

    // Inquisition.
    inquisition: "Inquisition";

    inquisition_hint: "Before the count, each ability of the crew may act. Which one is next?";
    abilities_left: "Abilities still to come";
    the_count: "The count";

    // Score.
    what_it_was: "What it was";
    total: "Total";
    rank: "Place";
    team: "Together";
    target_met: "Exactly what was needed.";
    by_round_hint: "if the game had ended there";

    group_below: "below 0";

    // Saves.
    export: "Save as a file";
    import: "Load a file";
    delete: "Delete";
    finished: "finished";
    only_here: "Games live in this browser only. Save one as a file to keep it or to take it elsewhere.";
    no_saves: "No saved game yet.";

    // Recovery.
    what_happened: "What happened";
    reload: "Reload";
}

phrases! {
    PageTexts;
    enough_for_so_many(count): "Workers enough for {count} of";
    may_end_the_tax(count): "may end the Tax ({count} left)";
    more_of_it(count): "+{count} more";
    players_up_to(most): "1 to {most} players";
    round_of(round, last): "Round {round} of {last}";
    round_n(round): "Round {round}";
    on_the_way(round, share): "Round {round}, about {share} played";
    saved_minutes(minutes): "saved {minutes} min ago";
    saved_hours(hours): "saved {hours} h ago";
    saved_days(days): "saved {days} d ago";
    new_game_of(game): "New game of {game}";
    resume_game(game): "Continue {game}";
    usual_hint(rival): "You against {rival}.";
    face_of(name): "[{name}’s face|Your face]";
    i_am(name): "I am {name}";
    wins(name, points, other): "[{name} wins|You win], {points} to {other}";
    wins_at(name, points): "[{name} wins|You win] with {points} points";
    loses_by(points): "You lose by {points}";
    loses_tie(points): "You lose on a tie, {points} to {points}";
    shared_by(names, points): "A shared victory: {names}, {points} points";
    ahead_by(points): "Ahead by {points}.";
    team_wins(points, target): "A victory together: {points} points, {target} were needed";
    team_loses(points, target): "A defeat together: {points} points, {target} were needed";
    team_is_short(points): "Points that are missing: {points}.";
    of_target(points, target): "{points} of {target}";
    forced(text): "Only one way: {text}";
    computer_n(number): "Computer {number}";
    plot_of(name, points): "{name}: {points} points at the end";
    cannot_load(why): "That cannot be loaded: {why}";
    chooses(name): "[{name} chooses|You choose]";
    with_parts(parts, seed): "{parts}, seed {seed}";
}
