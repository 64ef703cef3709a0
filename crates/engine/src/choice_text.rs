//! Texts of values in records, links and scripts: one table writes and reads them.

use kernel::{Seat, Setup};
use std::fmt;

/// A value with a text, as part of the texts of choices.
pub trait ChoiceArg: Sized {
    /// Writes its text.
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result;

    /// Reads a value. It may accept a few other texts, because the caller compares the text of the complete choice.
    fn read(text: &str) -> Option<Self>;
}

/// The parts that a set-up adds, as values of a game. Keys of other games are skipped.
pub fn variants<V: ChoiceArg>(setup: &Setup) -> Vec<V> {
    setup.modules.iter().filter_map(|key| V::read(key)).collect()
}

impl ChoiceArg for u8 {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
    fn read(text: &str) -> Option<Self> {
        text.parse().ok()
    }
}

/// Texts `+` and `-`.
impl ChoiceArg for bool {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self { "+" } else { "-" })
    }
    fn read(text: &str) -> Option<Self> {
        ["-", "+"].iter().position(|key| *key == text).map(|place| place == 1)
    }
}

impl ChoiceArg for Seat {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.write(f)
    }
    fn read(text: &str) -> Option<Self> {
        u8::read(text).map(Self)
    }
}

/// Displays a value as its text.
#[derive(Clone, Copy, Debug)]
pub struct Displayed<W>(pub W);

impl<W: ChoiceArg> fmt::Display for Displayed<W> {
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
    /// The fields of a text that begins like the pattern.
    pub fn of(pattern: &'static str, text: &'a str) -> Option<Self> {
        let start = pattern.find('{').unwrap_or(pattern.len());
        Some(Self { pattern: &pattern[start..], text: text.strip_prefix(&pattern[..start])? })
    }

    /// Reads the next field and returns it with the remaining ones. The field ends where the following text of the
    /// pattern begins; directly before another field it is one letter long.
    pub fn next<W: ChoiceArg>(self) -> Option<(W, Self)> {
        let (_, behind) = self.pattern.split_once('}')?;
        let between = behind.split('{').next().unwrap_or_default();
        let (field, text) = match between {
            "" if behind.is_empty() => (self.text, ""),
            "" => self.text.split_at_checked(1)?,
            _ => self.text.split_once(between)?,
        };
        Some((W::read(field)?, Self { pattern: &behind[between.len()..], text }))
    }

    /// True if nothing is left to read.
    pub const fn is_done(self) -> bool {
        self.pattern.is_empty() && self.text.is_empty()
    }
}

/// Defines an enum, each variant with the pattern of its text: `Take(slot: u8) = "take:{slot}"`. The rows write and
/// read it. A variant whose pattern is a field alone comes last.
#[macro_export]
macro_rules! text_enum {
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
                        $($(let $place = $crate::Displayed($place);)+)?
                        $($(let $field = $crate::Displayed($field);)+)?
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
                    // Each value has exactly one text: "take:02" does not stand for "take:2".
                    return if read.to_string() == text { Ok(read) } else { Err(()) };
                } )+
                Err(())
            }
        }

        impl $crate::ChoiceArg for $name {
            fn write(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(self, f)
            }
            fn read(text: &str) -> Option<Self> {
                text.parse().ok()
            }
        }
    };
}

/// Defines an enum without fields, each variant with its key: `Faith = "faith"`.
#[macro_export]
macro_rules! named {
    ($(#[$meta:meta])* pub enum $name:ident { $( $(#[$note:meta])* $variant:ident = $key:literal ),+ $(,)? }) => {
        $(#[$meta])*
        pub enum $name { $( $(#[$note])* $variant ),+ }

        impl $name {
            /// All variants, in their order.
            pub const ALL: [Self; Self::KEYS.len()] = [$(Self::$variant),+];

            /// Keys of the variants in records, in the same order.
            pub const KEYS: [&'static str; [$($key),+].len()] = [$($key),+];

            /// Key in records.
            pub const fn key(self) -> &'static str {
                Self::KEYS[self as usize]
            }

            /// The variant with this key.
            pub fn of_key(key: &str) -> Option<Self> {
                Self::KEYS.iter().position(|known| *known == key).map(|place| Self::ALL[place])
            }
        }

        impl $crate::ChoiceArg for $name {
            fn write(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.key())
            }
            fn read(text: &str) -> Option<Self> {
                Self::of_key(text)
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::ChoiceArg;

    named! {
        /// A direction.
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub enum Direction {
            /// Up.
            Up = "up",
            /// Down.
            Down = "down",
        }
    }

    text_enum! {
        /// A choice.
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub enum Choice {
            /// No choice.
            Pass = "pass",
            /// A slot.
            Take(slot: u8) = "take:{slot}",
            /// A number of steps.
            Walk(way: Direction, steps: u8) = "walk:{way}:{steps}",
            /// A step.
            Step {
                /// Start of the step.
                from: u8,
                /// True for a step to the right.
                right: bool,
            } = "step:{from}{right}",
            /// A key alone.
            Go(way: Direction) = "{way}",
        }
    }

    #[test]
    fn a_row_writes_and_reads() {
        let rows = [
            (Choice::Pass, "pass"),
            (Choice::Take(12), "take:12"),
            (Choice::Walk(Direction::Down, 2), "walk:down:2"),
            (Choice::Step { from: 3, right: false }, "step:3-"),
            (Choice::Go(Direction::Up), "up"),
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
        assert_eq!((Direction::read("down"), Direction::of_key("Down")), (Some(Direction::Down), None));
    }
}
