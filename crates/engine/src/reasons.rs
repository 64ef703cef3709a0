//! Reasons against something: all of them, the first one, or only whether there is one.
//!
//! A rule is written once, as a function that reports reasons and ends as soon as no further ones are needed:
//! `note.when(price > silver, WhyNot::Silver)?`. The compiler instantiates it for each kind of receiver, so that a list
//! of legal choices costs no reasons.

use std::ops::ControlFlow::{self, Break, Continue};

/// Break: the caller needs no further reasons. Continue: keep checking.
pub type Check = ControlFlow<()>;

/// Breaks once there is enough.
pub const fn stop_if(enough: bool) -> Check {
    if enough { Break(()) } else { Continue(()) }
}

/// A receiver of reasons.
pub trait ReasonSink<W> {
    /// Receives a reason.
    fn add(&mut self, why: W) -> Check;

    /// Receives a reason if it applies.
    fn when(&mut self, stands: bool, why: W) -> Check {
        if stands { self.add(why) } else { Continue(()) }
    }
}

/// A receiver that only records whether there is a reason.
#[derive(Clone, Copy, Debug)]
pub struct AnyReason;

/// True if there is no reason against something.
pub fn is_allowed(look: impl FnOnce(&mut AnyReason) -> Check) -> bool {
    look(&mut AnyReason).is_continue()
}

/// Returns the first reason as an error.
pub fn first<W>(look: impl FnOnce(&mut Option<W>) -> Check) -> Result<(), W> {
    let mut first = None;
    match (look(&mut first), first) {
        (_, Some(why)) => Err(why),
        (_, None) => Ok(()),
    }
}

/// Returns all reasons.
pub fn all_reasons<W>(look: impl FnOnce(&mut Vec<W>) -> Check) -> Vec<W> {
    let mut all = Vec::new();
    match look(&mut all) {
        Continue(()) | Break(()) => all,
    }
}

/// Returns the values that no reason is against.
pub fn allowed<T: Copy>(
    values: impl IntoIterator<Item = T>,
    look: impl Fn(T, &mut AnyReason) -> Check,
) -> impl Iterator<Item = T> {
    values.into_iter().filter(move |value| is_allowed(|reasons| look(*value, reasons)))
}

impl<W> ReasonSink<W> for AnyReason {
    fn add(&mut self, _: W) -> Check {
        Break(())
    }
}

/// Keeps the first reason.
impl<W> ReasonSink<W> for Option<W> {
    fn add(&mut self, why: W) -> Check {
        self.get_or_insert(why);
        Break(())
    }
}

/// Keeps all reasons.
impl<W> ReasonSink<W> for Vec<W> {
    fn add(&mut self, why: W) -> Check {
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

    fn look(reasons: &mut impl ReasonSink<char>) -> Check {
        reasons.when(false, 'a')?;
        reasons.when(true, 'b')?;
        reasons.add('c')
    }

    #[test]
    fn a_sink_takes_what_it_wants_to_know() {
        assert_eq!((first(look), all_reasons(look)), (Err('b'), vec!['b', 'c']));
        assert!(!is_allowed(look) && is_allowed(|_: &mut AnyReason| Continue(())));
        let even = allowed([1, 2, 3, 4], |number, reasons| reasons.when(number % 2 == 1, "it is odd"));
        assert_eq!(even.collect::<Vec<_>>(), [2, 4]);
    }
}
