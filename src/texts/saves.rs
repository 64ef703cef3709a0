use super::PageTexts;
use kernel::{phrases, texts};

texts! {
    PageTexts;
    looking_for_saves: "Looking for your games …";
    newer_save: "A newer version of Francia wrote this game. It stays as it is: update Francia, then open it.";
    of_a_newer_version: "From a newer version";
    save_is_gone: "This game is no longer here: it was deleted.";
    save_unreadable: "The browser does not give this game back just now. Try again.";
    not_saved_as: "The browser did not save the file. Try again, or use another browser.";
    file_unread: "The browser could not read this file. Try again.";
    unreadable: "Something unreadable";
    unreadable_hint: "A part of a save was damaged. Nothing is thrown away: save it as a file, or delete it. The game itself goes on from its other copy, if that one is whole.";
    lost_game: "A saved game is damaged";
    lost_hint: "No copy can be read. Nothing is thrown away: what is left is among the saved games, to be saved as a file or deleted.";
    open_pasted: "Open";
    paste_here: "Paste a link or a game’s text";
    export_all: "Save all as a file";
    games_hint: "Each one is checked, then put with your saved games. What is here already stays as it is.";
    keep_games: "Put them with mine";
    not_all_taken: "Not every game could be taken";
    rename: "Rename";
    duplicate: "Duplicate";
    name_of_game: "Name of the game";
    mode_solo: "alone";
    mode_computers: "with computers";
    mode_table: "at one table";

    other_tab: "This game is open in another tab";
    other_tab_hint: "Only one can play on. This one is watching.";
    play_here: "Play here";
    storage_full: "The browser’s database is full";
    storage_full_hint: "The game goes on, but it is no longer saved. Delete saved games you no longer need, or save this one as a file.";
    local_storage_full: "The browser’s local storage is full";
    storage_silent: "The browser’s database does not answer";
    storage_silent_hint: "The game goes on, and is saved once it answers. Until then, closing the page loses it: save it as a file.";
    storage_silent_away: "Your saved games show as soon as it does.";
    storage_given_up: "What you play now is saved beside it. Your earlier games are not shown: load the page again.";
    storage_off: "This browser does not keep the game";
    storage_off_hint: "It goes on, but closing the page ends it. Save it as a file.";
    storage_newer: "A newer version of Francia keeps your games now";
    storage_newer_hint: "The game goes on, and is saved once you load the page again.";
    others_deleted: "Another tab deleted the games saved in this browser.";
    saved_again: "The one on the table is saved again.";
    game_missing: "This game could not be fetched. Try again with a connection.";
    install: "Put Francia on the home screen";
    install_how: "Safari forgets the games of a site that is not visited for a week, but not those of an installed app. Tap Share, then “Add to Home Screen”, and play from there. Games begun here do not move by themselves: save them as files and load them there.";

    crashed: "Francia stopped, your game did not";
    crashed_hint: "Something in the page went wrong. The game is saved up to the last choice that you saw.";
    crashed_again: "It went wrong again at the same place. Open the game one choice earlier: that makes a game of its own, and this one stays as it is.";
    crashed_without_game: "Something in the page went wrong. Your saved games are not touched.";
    open_again: "Open the game again";
    reopen_back: "Step back one choice and open";
    nothing_is_sent: "This report holds the game and the message, nothing about you. Nothing is sent.";
}

impl crate::texts::PageTexts {
    /// Message that the storage of the saved games is full: the database, or local storage.
    pub const fn full(self, database: bool) -> &'static str {
        if database { self.storage_full() } else { self.local_storage_full() }
    }
}

phrases! {
    PageTexts;
    saves_here(count, size): "{count} on this device, {size} KB.";
    games_in_file(count): "Saved games: {count}";
    games_looked_at(done, count): "{done} of {count}";
    games_added(count): "Games added: {count}.";
    games_known(count): "Here already: {count}.";
    games_unreadable(count): "Could not be read: {count}.";
    games_not_kept(count): "Not saved: {count}.";
    game_number(number): "Game {number}";
    more_for(name): "More for {name}";
    against(rival): "against {rival}";
    to_play(name): "[{name}|you] to play";
    copy_of(name): "{name}, copy";
    lost_games(count): "{count} saved games are damaged";
    was_deleted(name): "“{name}” was deleted.";
}
