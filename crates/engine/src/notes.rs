//! What stands in the way of something, as it is noted: all of it, the first of it, or only whether there is anything.
//!
//! A rule is written once, as a function that notes what stands in the way and ends as soon as nobody wants to hear more:
//! `note.when(price > silver, WhyNot::Silver)?`. Each kind of listener makes a function of its own of it, so that who lists
//! what is legal pays for no reasons.

use std::ops::ControlFlow::{self, Break, Continue};

/// Whether who is told has heard enough (`Break`) or wants to hear more.
pub type Heard = ControlFlow<()>;

/// Stops whoever hands things over, once there is enough of them.
pub const fn stop_if(enough: bool) -> Heard {
    if enough { Break(()) } else { Continue(()) }
}

/// Who is told what stands in the way.
pub trait Note<W> {
    /// Takes a reason.
    fn note(&mut self, why: W) -> Heard;

    /// Takes a reason that may stand in the way, if it does.
    fn when(&mut self, stands: bool, why: W) -> Heard {
        if stands { self.note(why) } else { Continue(()) }
    }
}

/// Who wants to know whether anything stands in the way, and nothing else.
#[derive(Clone, Copy, Debug)]
pub struct Whether;

/// Whether nothing stands in the way.
pub fn nothing(look: impl FnOnce(&mut Whether) -> Heard) -> bool {
    look(&mut Whether).is_continue()
}

/// The first thing that stands in the way, as an error.
pub fn first<W>(look: impl FnOnce(&mut Option<W>) -> Heard) -> Result<(), W> {
    let mut first = None;
    match (look(&mut first), first) {
        (_, Some(why)) => Err(why),
        (_, None) => Ok(()),
    }
}

/// All that stands in the way.
pub fn all<W>(look: impl FnOnce(&mut Vec<W>) -> Heard) -> Vec<W> {
    let mut all = Vec::new();
    match look(&mut all) {
        Continue(()) | Break(()) => all,
    }
}

/// Those of some values that nothing stands in the way of.
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

/// The first thing that stands in the way.
impl<W> Note<W> for Option<W> {
    fn note(&mut self, why: W) -> Heard {
        self.get_or_insert(why);
        Break(())
    }
}

/// All of it.
impl<W> Note<W> for Vec<W> {
    fn note(&mut self, why: W) -> Heard {
        self.push(why);
        Continue(())
    }
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
