//! The signs of a campaign: numerals, books, Crests.

use crate::components::icon;
use crate::texts::PageTexts;
use campaign::ShelfBook;
use kernel::{Crest, Lang};
use markup::View;

pub const fn numeral(number: u8) -> &'static str {
    match number {
        1 => "I",
        2 => "II",
        3 => "III",
        _ => "IV",
    }
}

/// Class with the colours of a book, by the index of its chapter; `None` for books outside of chapters.
pub fn book_class(chapter: Option<usize>) -> &'static str {
    chapter.and_then(|place| ["book-1", "book-2", "book-3"].get(place)).copied().unwrap_or("book-x")
}

/// Sign of a Crest. `how`: `crest` for a held one, `hole-crest` for a missing one, `token` on a Token.
pub fn crest_sign(how: &str, crest: Crest, size: u8) -> View {
    let kind = match crest {
        Crest::Crown => "crown",
        Crest::Cross => "cross",
        Crest::Sword => "sword",
    };
    icon(&format!("{how}-{kind}"), size)
}

pub fn book_name(texts: PageTexts, book: ShelfBook) -> String {
    match book {
        ShelfBook::Objective(_, tome) => tome.title.localize(texts.0).to_owned(),
        ShelfBook::Victory(_) => texts.victory_tome().to_owned(),
        ShelfBook::Crest(crest) => texts.tome_of(crest.name(texts.0)),
    }
}

pub fn asked_for(objective: lang::Text, goal: u8, lang: Lang) -> String {
    objective.localize(lang).replace("{0}", &goal.to_string())
}
