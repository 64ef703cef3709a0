//! Reasons against something: all of them, the first one, or only whether there is one.
//!
//! A rule is written once, as a function that reports reasons and ends as soon as no further ones are needed:
//! `note.when(price > silver, WhyNot::Silver)?`. The compiler instantiates it for each kind of receiver, so that a list
//! of legal choices costs no reasons.

use std::ops::ControlFlow::{self, Break, Continue};

/// Break: the caller needs no further reasons. Continue: keep checking.
pub type Heard = ControlFlow<()>;

/// Breaks once there is enough.
pub const fn stop_if(enough: bool) -> Heard {
    if enough { Break(()) } else { Continue(()) }
}

/// A receiver of reasons.
pub trait Note<W> {
    /// Receives a reason.
    fn note(&mut self, why: W) -> Heard;

    /// Receives a reason if it applies.
    fn when(&mut self, stands: bool, why: W) -> Heard {
        if stands { self.note(why) } else { Continue(()) }
    }
}

/// A receiver that only records whether there is a reason.
#[derive(Clone, Copy, Debug)]
pub struct Whether;

/// True if there is no reason against something.
pub fn nothing(look: impl FnOnce(&mut Whether) -> Heard) -> bool {
    look(&mut Whether).is_continue()
}

/// Returns the first reason as an error.
pub fn first<W>(look: impl FnOnce(&mut Option<W>) -> Heard) -> Result<(), W> {
    let mut first = None;
    match (look(&mut first), first) {
        (_, Some(why)) => Err(why),
        (_, None) => Ok(()),
    }
}

/// Returns all reasons.
pub fn all<W>(look: impl FnOnce(&mut Vec<W>) -> Heard) -> Vec<W> {
    let mut all = Vec::new();
    match look(&mut all) {
        Continue(()) | Break(()) => all,
    }
}

/// Returns the values that no reason is against.
pub fn open<T: Copy>(
    values: impl IntoIterator<Item = T>,
    look: impl Fn(T, &mut Whether) -> Heard,
) -> impl Iterator<Item = T> {
    values.into_iter().filter(move |value| nothing(|lacks| look(*value, lacks)))
}

impl<W> Note<W> for Whether {
    fn note(&mut self, _: W) -> Heard {
        Break(())
    }
}

/// Keeps the first reason.
impl<W> Note<W> for Option<W> {
    fn note(&mut self, why: W) -> Heard {
        self.get_or_insert(why);
        Break(())
    }
}

/// Keeps all reasons.
impl<W> Note<W> for Vec<W> {
    fn note(&mut self, why: W) -> Heard {
        self.push(why);
        Continue(())
    }
}

/// Defines the reasons why something is not legal. Reasons with a constant text come first, each in a row with its
/// text. The others follow, each with its comment.
#[macro_export]
macro_rules! reasons {
    ($(#[$meta:meta])* pub enum $name:ident {
        $( $plain:ident = $text:literal; )+
        $( $(#[$note:meta])+ $other:ident $({ $($field:ident: $of:ty),+ })?, )+
    }) => {
        $(#[$meta])*
        #[allow(missing_docs)] // a reason's fields are the parts of its text
        pub enum $name {
            $( #[doc = concat!("“", $text, "”")] $plain, )+
            $( $(#[$note])+ $other $({ $($field: $of),+ })?, )+
        }

        impl $name {
            /// Text of a reason whose text is constant.
            pub const fn text(self) -> Option<$crate::in_macros::kernel::grammar::Text> {
                match self {
                    $( Self::$plain => Some(text!($text)), )+
                    _ => None,
                }
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    fn look(note: &mut impl Note<char>) -> Heard {
        note.when(false, 'a')?;
        note.when(true, 'b')?;
        note.note('c')
    }

    #[test]
    fn whoever_is_told_takes_what_it_wants_to_know() {
        assert_eq!((first(look), all(look)), (Err('b'), vec!['b', 'c']));
        assert!(!nothing(look) && nothing(|_: &mut Whether| Continue(())));
        let even = open([1, 2, 3, 4], |number, lacks| lacks.when(number % 2 == 1, "it is odd"));
        assert_eq!(even.collect::<Vec<_>>(), [2, 4]);
    }
}
