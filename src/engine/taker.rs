//! Who takes legal choices, one after the other.

use crate::engine::{Heard, stop_if};

/// Who takes choices that are handed over: all of them into a list, or so many as it takes to know enough, of which the first one is
/// kept. It is no function that is passed along, so that what lists choices is compiled once, and yet writes each straight into
/// the list: where a choice has to go through memory before, as in the browser, reading it back at once is what takes longest.
#[derive(Debug)]
pub struct Taker<'a, C> {
    list: Option<&'a mut Vec<C>>,
    first: Option<C>,
    left: u32,
}

impl<'a, C: Copy> Taker<'a, C> {
    /// Who takes all into a list.
    pub const fn all(into: &'a mut Vec<C>) -> Self {
        Self { list: Some(into), first: None, left: 0 }
    }

    /// Who has enough once so many are handed over.
    pub const fn some(enough: u32) -> Self {
        Self { list: None, first: None, left: enough }
    }

    /// Takes a choice.
    pub fn take(&mut self, choice: C) -> Heard {
        if let Some(list) = &mut self.list {
            list.push(choice);
            return Heard::Continue(());
        }
        self.first.get_or_insert(choice);
        self.left = self.left.saturating_sub(1);
        stop_if(self.left == 0)
    }

    /// The first choice, for who wanted some.
    pub const fn first(&self) -> Option<C> {
        self.first
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_are_listed_and_of_some_the_first_is_kept() {
        let mut list = vec![];
        let mut all = Taker::all(&mut list);
        assert!(('a'..='c').try_for_each(|choice| all.take(choice)).is_continue());
        assert_eq!(list, ['a', 'b', 'c']);
        let mut two = Taker::some(2);
        assert_eq!(two.first(), None);
        assert!(two.take('a').is_continue() && two.take('b').is_break());
        assert_eq!(two.first(), Some('a'));
    }
}
