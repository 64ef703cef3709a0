//! Texts for values, one row per value.

use super::resources::Thing;
use kernel::Lang;

pub trait Localize {
    fn localize(&self, lang: Lang) -> String;
}

macro_rules! localized_as_written {
    ($($written:ty),+) => {$(
        impl Localize for $written {
            fn localize(&self, _: Lang) -> String {
                self.to_string()
            }
        }
    )+};
}

localized_as_written!(String, &str, u8, u16, usize);

/// A count of a thing: "2 Silver".
impl<T: Thing> Localize for (T, u8) {
    fn localize(&self, lang: Lang) -> String {
        self.0.row().noun.count(self.1, lang)
    }
}

#[macro_export]
macro_rules! localize_by {
    ($($of:ty => $says:path;)+) => {$(
        impl $crate::Localize for $of {
            fn localize(&self, lang: $crate::in_macros::kernel::Lang) -> String {
                $says(*self, lang).into()
            }
        }
    )+};
}

/// A text with its parts: `localized!(lang, "{0} for {1}", (Thing::Marble, 1), price)`. A note separates two texts that are
/// equal in English only: `localized!(lang, "{0} with {1}" | "a skill", noun, skill)`.
#[macro_export]
macro_rules! localized {
    ($lang:expr, { $said:expr }) => {
        $said
    };
    ($lang:expr, $text:literal $(| $note:literal)? $(, $part:expr)*) => {
        $crate::in_macros::kernel::grammar::phrase(
            $lang,
            text!($text $(, $note)?),
            &[$($crate::Localize::localize(&$part, $lang)),*],
        )
    };
    ($lang:expr, $text:tt $(, $part:expr)*) => {
        $crate::in_macros::kernel::grammar::phrase($lang, $text, &[$($crate::Localize::localize(&$part, $lang)),*])
    };
}

/// Text of a value: rows of a pattern and the arguments of [`localized!`], or an expression in braces.
#[macro_export]
macro_rules! localized_match {
    ($value:expr, $lang:expr; $(
        $pattern:pat $(if $guard:expr)? => $text:tt $(| $note:literal)? $(, $part:expr)*;
    )+) => {
        match $value {
            $( $pattern $(if $guard)? => $crate::localized!($lang, $text $(| $note)? $(, $part)*), )+
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    fn narrated(number: u8, lang: Lang) -> String {
        localized_match! { number, lang;
            0 => "nothing";
            1..=3 if number != 2 => "{0} for {1}", number, "a few";
            4 => POINTS, 2_u16;
            _ => { number.to_string() };
        }
    }

    const POINTS: kernel::grammar::Text = text!("{0} VP");

    #[test]
    fn a_row_says_a_text_with_its_parts() {
        let [none, one, two, four] = [0, 1, 2, 4].map(|number| narrated(number, Lang::En));
        assert_eq!([none.as_str(), &one, &two, &four], ["nothing", "1 for a few", "2", "2 VP"]);
        assert_eq!(narrated(0, Lang::Fr), "rien");
    }
}
