//! The rules, their worked examples and the set-up are opened, and left for where they were opened.

use super::Store;
use crate::browser::addresses;
use crate::info::{CAMPAIGN, GameInfo};
use crate::state::screen::Screen;
use crate::state::usual::{set_usual_game, usual_game};
use ui::NewGame;

impl Store {
    /// Opens the rules at a section.
    pub fn open_rules(self, section: &str) {
        self.look_at_game();
        self.close_drawers();
        self.help.section.set(section.to_owned());
        self.screen.set(Screen::Rules);
    }

    /// Opens the list of the worked examples.
    pub fn open_examples(self) {
        self.look_at_game();
        self.close_drawers();
        self.screen.set(Screen::Examples);
    }

    /// Shows the page of a new game of a kind, or of a new campaign.
    pub fn set_up(self, game: &'static GameInfo) {
        set_usual_game(game);
        self.new_game.set(Some(NewGame { game: game.word.to_owned(), ..NewGame::default() }));
        self.screen.set(Screen::Setup);
    }

    /// Closes every drawer. Before the code of the running table is here none is open.
    fn close_drawers(self) {
        if let Some(running) = self.running.here() {
            running.0.close_all(self);
        }
    }

    /// Leaves a page for the one before it, and for home where that is not the page's own.
    pub fn leave_page(self) {
        if !addresses::back() {
            self.screen.set(Screen::Home);
        }
    }

    /// Looks at the rules of the game on the table, or of the one that was set up last.
    fn look_at_game(self) {
        match self.screen.get_untracked() {
            Screen::Campaign => self.help.game.set(CAMPAIGN.word),
            Screen::Play | Screen::Score => self.help.game.set(self.game.get_untracked()),
            Screen::Examples | Screen::Rules => {}
            _ => self.help.game.set(usual_game().word),
        }
    }
}
