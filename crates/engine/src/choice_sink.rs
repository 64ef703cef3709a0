//! Collector of the legal choices of a question.

use crate::{Check, stop_if};

/// Collects choices: all of them in a list, or a given number, of which it keeps the first. It replaces a `dyn`
/// closure: WebAssembly passes a choice to a closure through memory, and the processor stalls when the closure reads it
/// back at once. A struct writes the choice straight into the list, and the rules are still compiled only once.
#[derive(Debug)]
pub struct ChoiceSink<'a, C> {
    list: Option<&'a mut Vec<C>>,
    first: Option<C>,
    left: u32,
}

impl<'a, C: Copy> ChoiceSink<'a, C> {
    /// Collects all choices in a list.
    pub const fn all(into: &'a mut Vec<C>) -> Self {
        Self { list: Some(into), first: None, left: 0 }
    }

    /// Stops after this number of choices.
    pub const fn some(enough: u32) -> Self {
        Self { list: None, first: None, left: enough }
    }

    /// Adds a choice.
    pub fn take(&mut self, choice: C) -> Check {
        if let Some(list) = &mut self.list {
            list.push(choice);
            return Check::Continue(());
        }
        self.first.get_or_insert(choice);
        self.left = self.left.saturating_sub(1);
        stop_if(self.left == 0)
    }

    /// First choice, for a collector made by [`some`](Self::some).
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
        let mut all = ChoiceSink::all(&mut list);
        assert!(('a'..='c').try_for_each(|choice| all.take(choice)).is_continue());
        assert_eq!(list, ['a', 'b', 'c']);
        let mut two = ChoiceSink::some(2);
        assert_eq!(two.first(), None);
        assert!(two.take('a').is_continue() && two.take('b').is_break());
        assert_eq!(two.first(), Some('a'));
    }
}
