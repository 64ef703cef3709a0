//! Texts for values, one row per value.

use super::resources::Thing;
use kernel::Lang;

pub trait Said {
    fn said(&self, lang: Lang) -> String;
}

macro_rules! said_as_written {
    ($($written:ty),+) => {$(
        impl Said for $written {
            fn said(&self, _: Lang) -> String {
                self.to_string()
            }
        }
    )+};
}

said_as_written!(String, &str, u8, u16, usize);

/// A count of a thing: "2 Silver".
impl<T: Thing> Said for (T, u8) {
    fn said(&self, lang: Lang) -> String {
        self.0.row().noun.count(self.1, lang)
    }
}

#[macro_export]
macro_rules! said_by {
    ($($of:ty => $says:path;)+) => {$(
        impl $crate::Said for $of {
            fn said(&self, lang: $crate::in_macros::kernel::Lang) -> String {
                $says(*self, lang).into()
            }
        }
    )+};
}

/// A text with its parts: `said!(lang, "{0} for {1}", (Thing::Marble, 1), price)`. A note separates two texts that are
/// equal in English only: `said!(lang, "{0} with {1}" | "a skill", noun, skill)`.
#[macro_export]
macro_rules! said {
    ($lang:expr, { $said:expr }) => {
        $said
    };
    ($lang:expr, $text:literal $(| $note:literal)? $(, $part:expr)*) => {
        $crate::in_macros::kernel::grammar::phrase(
            $lang,
            text!($text $(, $note)?),
            &[$($crate::Said::said(&$part, $lang)),*],
        )
    };
    ($lang:expr, $text:tt $(, $part:expr)*) => {
        $crate::in_macros::kernel::grammar::phrase($lang, $text, &[$($crate::Said::said(&$part, $lang)),*])
    };
}

/// Text of a value: rows of a pattern and the arguments of [`said!`], or an expression in braces.
#[macro_export]
macro_rules! sayings {
    ($value:expr, $lang:expr; $(
        $pattern:pat $(if $guard:expr)? => $text:tt $(| $note:literal)? $(, $part:expr)*;
    )+) => {
        match $value {
            $( $pattern $(if $guard)? => $crate::said!($lang, $text $(| $note)? $(, $part)*), )+
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(number: u8, lang: Lang) -> String {
        sayings! { number, lang;
            0 => "nothing";
            1..=3 if number != 2 => "{0} for {1}", number, "a few";
            4 => POINTS, 2_u16;
            _ => { number.to_string() };
        }
    }

    const POINTS: kernel::grammar::Text = text!("{0} VP");

    #[test]
    fn a_row_says_a_text_with_its_parts() {
        let [none, one, two, four] = [0, 1, 2, 4].map(|number| told(number, Lang::En));
        assert_eq!([none.as_str(), &one, &two, &four], ["nothing", "1 for a few", "2", "2 VP"]);
        assert_eq!(told(0, Lang::Fr), "rien");
    }
}
