//! The grammar of English. Its texts are in the code that uses them.

use super::letters::vowel;
use super::{Gender, Grammar, NounForms};

pub(super) const GRAMMAR: Grammar = Grammar {
    tag: "en",
    name: "English",
    colon: ": ",
    semicolon: "; ",
    and: " and ",
    you: "You",
    decimal: '.',
    thousands: ',',
    is_one: |number| number == 1,
    a: |noun| if vowel(noun.one) { "an " } else { "a " },
    the: |_| "the ",
    of_the: |_| "of the ",
    of: |_| "of ",
    join: |text, part| text.push_str(part),
};

pub(super) const fn noun(one: &'static str, many: &'static str) -> NounForms {
    NounForms { one, many, gender: Gender::None }
}
