//! The words that stand for values in records, links and scripts: one table writes and reads them.

use kernel::Seat;
use std::fmt;

/// A value that a text stands for, in the texts of choices.
pub trait Word: Sized {
    /// Writes its text.
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result;

    /// The value of a text. A few other texts may be read, too: the whole choice is held against its own text.
    fn read(text: &str) -> Option<Self>;
}

impl Word for u8 {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
    fn read(text: &str) -> Option<Self> {
        text.parse().ok()
    }
}

/// `+` and `-`.
impl Word for bool {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self { "+" } else { "-" })
    }
    fn read(text: &str) -> Option<Self> {
        ["-", "+"].iter().position(|word| *word == text).map(|place| place == 1)
    }
}

impl Word for Seat {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.write(f)
    }
    fn read(text: &str) -> Option<Self> {
        u8::read(text).map(Self)
    }
}

/// A value as its text.
#[derive(Clone, Copy, Debug)]
pub struct Text<W>(pub W);

impl<W: Word> fmt::Display for Text<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.write(f)
    }
}

/// A text that is read by a pattern such as `workshop:{action}:{space}`, one field after the other.
#[derive(Clone, Copy, Debug)]
pub struct Fields<'a> {
    pattern: &'static str,
    text: &'a str,
}

impl<'a> Fields<'a> {
    /// The fields of a text that begins as a pattern does.
    pub fn of(pattern: &'static str, text: &'a str) -> Option<Self> {
        let start = pattern.find('{').unwrap_or(pattern.len());
        Some(Self { pattern: &pattern[start..], text: text.strip_prefix(&pattern[..start])? })
    }

    /// The next field, and those after it. It ends where what follows it in the pattern begins; where another field
    /// follows at once, it is one letter long.
    pub fn next<W: Word>(self) -> Option<(W, Self)> {
        let (_, behind) = self.pattern.split_once('}')?;
        let between = behind.split('{').next().unwrap_or_default();
        let (field, text) = match between {
            "" if behind.is_empty() => (self.text, ""),
            "" => self.text.split_at_checked(1)?,
            _ => self.text.split_once(between)?,
        };
        Some((W::read(field)?, Self { pattern: &behind[between.len()..], text }))
    }

    /// Whether nothing is left to be read.
    pub const fn is_done(self) -> bool {
        self.pattern.is_empty() && self.text.is_empty()
    }
}

/// An enum each of whose variants stands in a row with the pattern of its text: `Take(slot: u8) = "take:{slot}"`. It is
/// written and read by these rows; a variant whose pattern is nothing but a field comes last.
#[macro_export]
macro_rules! words {
    ($(#[$meta:meta])* pub enum $name:ident { $(
        $(#[$doc:meta])* $variant:ident
        $(($($place:ident : $of:ty),+))? $({ $($(#[$note:meta])* $field:ident : $with:ty),+ $(,)? })?
        = $pattern:literal
    ),+ $(,)? }) => {
        $(#[$meta])*
        pub enum $name { $( $(#[$doc])* $variant $(($($of),+))? $({ $($(#[$note])* $field: $with),+ })? ),+ }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match *self {
                    $( Self::$variant $(($($place),+))? $({ $($field),+ })? => {
                        $($(let $place = $crate::Text($place);)+)?
                        $($(let $field = $crate::Text($field);)+)?
                        write!(f, $pattern)
                    } )+
                }
            }
        }

        impl std::str::FromStr for $name {
            type Err = ();
            fn from_str(text: &str) -> Result<Self, ()> {
                $( if let Some(fields) = $crate::Fields::of($pattern, text)
                    $($(&& let Some(($place, fields)) = fields.next())+)?
                    $($(&& let Some(($field, fields)) = fields.next())+)?
                    && fields.is_done()
                {
                    let read = Self::$variant $(($($place),+))? $({ $($field),+ })?;
                    // One text a value: "take:02" is no second way to say "take:2".
                    return if read.to_string() == text { Ok(read) } else { Err(()) };
                } )+
                Err(())
            }
        }

        impl $crate::Word for $name {
            fn write(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(self, f)
            }
            fn read(text: &str) -> Option<Self> {
                text.parse().ok()
            }
        }
    };
}

/// An enum without fields each of whose variants stands in a row with its word: `Faith = "faith"`.
#[macro_export]
macro_rules! named {
    ($(#[$meta:meta])* pub enum $name:ident { $( $(#[$note:meta])* $variant:ident = $word:literal ),+ $(,)? }) => {
        $(#[$meta])*
        pub enum $name { $( $(#[$note])* $variant ),+ }

        impl $name {
            /// All of them, in their order.
            pub const ALL: [Self; Self::WORDS.len()] = [$(Self::$variant),+];

            /// Their words in records, in the same order.
            pub const WORDS: [&'static str; [$($word),+].len()] = [$($word),+];

            /// The word that stands for it in records.
            pub const fn word(self) -> &'static str {
                Self::WORDS[self as usize]
            }

            /// What a word stands for.
            pub fn of_word(word: &str) -> Option<Self> {
                Self::WORDS.iter().position(|known| *known == word).map(|place| Self::ALL[place])
            }
        }

        impl $crate::Word for $name {
            fn write(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.word())
            }
            fn read(text: &str) -> Option<Self> {
                Self::of_word(text)
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::Word;

    named! {
        /// A way to go.
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub enum Way {
            /// Up.
            Up = "up",
            /// Down.
            Down = "down",
        }
    }

    words! {
        /// What may be chosen.
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub enum Choice {
            /// Nothing.
            Pass = "pass",
            /// A slot.
            Take(slot: u8) = "take:{slot}",
            /// So many steps.
            Walk(way: Way, steps: u8) = "walk:{way}:{steps}",
            /// A step.
            Step {
                /// From where.
                from: u8,
                /// Whether to the right.
                right: bool,
            } = "step:{from}{right}",
            /// A word by itself.
            Go(way: Way) = "{way}",
        }
    }

    #[test]
    fn a_row_writes_and_reads() {
        let rows = [
            (Choice::Pass, "pass"),
            (Choice::Take(12), "take:12"),
            (Choice::Walk(Way::Down, 2), "walk:down:2"),
            (Choice::Step { from: 3, right: false }, "step:3-"),
            (Choice::Go(Way::Up), "up"),
        ];
        for (choice, text) in rows {
            assert_eq!((choice.to_string().as_str(), text.parse()), (text, Ok(choice)));
        }
    }

    #[test]
    fn other_texts_are_refused() {
        let others =
            ["", "pass:", "take", "take:", "take:02", "take:+2", "take:256", "walk:down", "walk:2:down", "step:3"];
        for text in others.into_iter().chain(["step:+", "step:é+", "step:33+", "left", "up "]) {
            assert_eq!(text.parse::<Choice>(), Err(()), "{text}");
        }
        assert_eq!((Way::read("down"), Way::of_word("Down")), (Some(Way::Down), None));
    }
}
