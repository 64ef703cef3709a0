//! Opening of the rules, their examples and the set-up, and the return to where they were opened.

use super::Store;
use crate::browser::addresses;
use crate::info::{CAMPAIGN, GameInfo};
use crate::state::pages::{set_usual_game, usual_game};
use crate::state::screen::Screen;
use ui::NewGame;

impl Store {
    pub fn open_rules(self, section: &str) {
        self.look_at_game();
        self.close_drawers();
        self.help.section.set(section.to_owned());
        self.screen.set(Screen::Rules);
    }

    /// Opens the list of examples.
    pub fn open_examples(self) {
        self.look_at_game();
        self.close_drawers();
        self.screen.set(Screen::Examples);
    }

    /// Shows the set-up page of a game, or of a campaign.
    pub fn set_up(self, game: &'static GameInfo) {
        set_usual_game(game);
        self.pages.new_game.set(Some(NewGame { game: game.key.to_owned(), ..NewGame::default() }));
        self.screen.set(Screen::Setup);
    }

    /// Closes every drawer. None is open before the code of the running table is here.
    fn close_drawers(self) {
        if let Some(running) = self.code.running.here() {
            (running.close_all)();
        }
    }

    /// Leaves a page for the previous one, or for home.
    pub fn leave_page(self) {
        if !addresses::back() {
            self.screen.set(Screen::Home);
        }
    }

    /// Selects the rules of the game on the table, or of the last one that was set up.
    fn look_at_game(self) {
        match self.screen.get_untracked() {
            Screen::Campaign => self.help.game.set(CAMPAIGN.key),
            Screen::Play | Screen::Score => self.help.game.set(self.table.game.get_untracked()),
            Screen::Examples | Screen::Rules => {}
            _ => self.help.game.set(usual_game().key),
        }
    }
}
