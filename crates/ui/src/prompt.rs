//! The pending question of a table, and the taps that answer it.

use kernel::grammar::capital;

#[derive(Clone, Debug, PartialEq)]
pub struct Prompt {
    pub icon: &'static str,
    pub title: String,
    pub hint: String,
}

/// Letters of a title that has one line beside the consequences.
const TITLE: usize = 48;

impl Prompt {
    /// With the chosen thing as its title, and the question below it. Of a long text only the name before its details is
    /// the title, and the details are below it.
    #[must_use]
    pub fn of_choice(self, choice: Option<String>) -> Self {
        let Some(choice) = choice else { return self };
        if choice.chars().count() <= TITLE {
            return Self { title: capital(&choice), hint: self.title, ..self };
        }
        let details = choice.find([':', '(', ';', '.', ',']);
        let (name, details) = choice.split_at(details.unwrap_or(choice.len()));
        let name = name.trim_end();
        if name.chars().count() > TITLE {
            return Self { hint: choice, ..self };
        }
        let details = details.trim_start_matches([':', ';', '.', ',']).trim();
        Self { title: capital(name), hint: details.to_owned(), ..self }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tap {
    Choose(usize),
    /// Proposes the choice with this place, to be confirmed by another tap.
    Pick(usize),
    /// Selects the choice with this place, or makes it once it is `looked` at. It is found by its place.
    Look {
        place: usize,
        /// True if it is already selected.
        looked: bool,
    },
    /// Takes steps back, then makes this choice (by its text).
    Switch(String),
    /// Makes a choice that begins an action, then one of the following question, both by their texts. A thing of the
    /// table thus needs no tap on the action before.
    Ahead(String, String),
    /// Shows the reason why it cannot be chosen, and explains the thing.
    Why(String),
    Explain(String),
}

#[cfg(test)]
mod tests {
    use super::*;

    fn titled(choice: &str) -> (String, String) {
        let question =
            Prompt { icon: "ui-next", title: "Choose a space".to_owned(), hint: "Tap what is lit.".to_owned() };
        let prompt = question.of_choice(Some(choice.to_owned()));
        (prompt.title, prompt.hint)
    }

    #[test]
    fn what_is_chosen_is_the_title_and_the_question_stands_below_it() {
        assert_eq!(titled("place 2 Workers"), ("Place 2 Workers".to_owned(), "Choose a space".to_owned()));
        let long = "Hire the Woodcutter (value 2; 1 Builder; while in the line, a Building brings 1 Silver)";
        let (title, hint) = titled(long);
        assert_eq!((title.as_str(), &hint[..9]), ("Hire the Woodcutter", "(value 2;"));
    }
}
