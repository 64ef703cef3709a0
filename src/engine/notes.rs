//! What stands in the way of something, as it is noted: all of it, the first of it, or only whether there is anything.

/// Who is told what stands in the way. Whoever only wants to know whether anything does pays for nothing else.
pub trait Note<W> {
    /// Takes a reason.
    fn note(&mut self, why: W);

    /// Takes a reason that may stand in the way, if it does.
    fn when(&mut self, stands: bool, why: W) {
        if stands {
            self.note(why);
        }
    }
}

/// Whether anything stands in the way.
#[derive(Clone, Copy, Debug)]
pub struct Whether(bool);

/// Whether nothing stands in the way, after a look at all that may.
pub fn nothing(look: impl FnOnce(&mut Whether)) -> bool {
    let mut whether = Whether(false);
    look(&mut whether);
    !whether.0
}

/// Those of some values that nothing stands in the way of.
pub fn open<T: Copy>(values: impl IntoIterator<Item = T>, look: impl Fn(T, &mut Whether)) -> impl Iterator<Item = T> {
    values.into_iter().filter(move |value| nothing(|lacks| look(*value, lacks)))
}

impl<W> Note<W> for Whether {
    fn note(&mut self, _: W) {
        self.0 = true;
    }
}

/// The first thing that stands in the way.
impl<W> Note<W> for Option<W> {
    fn note(&mut self, why: W) {
        self.get_or_insert(why);
    }
}

/// All of it.
impl<W> Note<W> for Vec<W> {
    fn note(&mut self, why: W) {
        self.push(why);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn look(note: &mut impl Note<char>) {
        note.when(false, 'a');
        note.when(true, 'b');
        note.note('c');
    }

    #[test]
    fn whoever_is_told_takes_what_it_wants_to_know() {
        let (mut first, mut all) = (None, Vec::new());
        look(&mut first);
        look(&mut all);
        assert_eq!((first, all.as_slice()), (Some('b'), &['b', 'c'][..]));
        assert!(!nothing(look) && nothing(|_: &mut Whether| {}));
        let even = open([1, 2, 3, 4], |number, lacks| lacks.when(number % 2 == 1, "it is odd"));
        assert_eq!(even.collect::<Vec<_>>(), [2, 4]);
    }
}
