//! The rules and their worked examples are opened, and left for where they were opened.

use super::Store;
use crate::page::play::screen::Screen;
use crate::page::play::usual::usual_game;
use leptos::prelude::*;
use std::time::Duration;

impl Store {
    /// Opens the rules at a section; from another page, that page is where [`Store::leave_rules`] leads.
    pub fn open_rules(self, section: &str) {
        let screen = self.screen.get_untracked();
        // The way from the rules to the examples and back to the rules is none.
        let returns = screen == Screen::Examples && self.help.before_examples.get_value() == Screen::Rules;
        if screen != Screen::Rules && !returns {
            self.help.before.set_value((screen, self.help.topic.get_untracked()));
            self.look_at_game(screen);
        }
        self.close_all();
        self.help.section.set(section.to_owned());
        self.screen.set(Screen::Rules);
    }

    /// Opens the list of the worked examples; [`Store::leave_examples`] leads back to this page.
    pub fn open_examples(self) {
        let screen = self.screen.get_untracked();
        let returns = screen == Screen::Rules && self.help.before.get_value().0 == Screen::Examples;
        if !returns {
            self.help.before_examples.set_value(screen);
        }
        if screen != Screen::Rules {
            self.look_at_game(screen);
        }
        self.close_all();
        self.screen.set(Screen::Examples);
    }

    /// Back from the examples to where their list was opened.
    pub fn leave_examples(self) {
        self.screen.set(self.help.before_examples.get_value());
    }

    /// Looks at the rules of the game on the table, or of the one that was set up last.
    fn look_at_game(self, screen: Screen) {
        match screen {
            Screen::Play | Screen::Score => self.help.game.set(self.game.get_untracked()),
            Screen::Examples => {}
            _ => self.help.game.set(usual_game().word),
        }
    }

    /// Back from the rules to where they were opened: the page, and what was explained on it.
    pub fn leave_rules(self) {
        let (screen, topic) = self.help.before.get_value();
        self.screen.set(screen);
        set_timeout(move || self.help.topic.set(topic), Duration::ZERO);
    }
}
