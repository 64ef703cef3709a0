//! The greedy policy: it plays the choice with the highest move value, without search.

use super::evaluation::Evaluate;
use kernel::Game;

pub struct GreedyPolicy<G: Game> {
    pub choices: Vec<G::Choice>,
    pub values: Vec<f32>,
}

impl<G: Game> Default for GreedyPolicy<G> {
    fn default() -> Self {
        Self { choices: Vec::new(), values: Vec::new() }
    }
}

impl<G: Evaluate> GreedyPolicy<G> {
    pub fn best(&mut self, game: &G, weights: &[f32]) -> Option<G::Choice> {
        game.choices(&mut self.choices);
        if self.choices.len() < 2 {
            return self.choices.first().copied();
        }
        game.move_values(&self.choices, weights, &mut self.values);
        let best = argmax(&self.values)?;
        self.choices.get(best).copied()
    }
}

/// Index of the greatest number, the first of equal ones.
pub fn argmax(numbers: &[f32]) -> Option<usize> {
    let mut best: Option<(usize, f32)> = None;
    for (place, &number) in numbers.iter().enumerate() {
        if best.is_none_or(|(_, most)| number > most) {
            best = Some((place, number));
        }
    }
    best.map(|(place, _)| place)
}

/// Sorts a short list by numbers, greatest first and stable. The library's sort adds five kilobytes to the worker for
/// each type.
pub fn greatest_first<T, N: PartialOrd>(list: &mut [T], number: impl Fn(&T) -> N) {
    for end in 1..list.len() {
        let mut place = end;
        while place > 0 && number(&list[place]) > number(&list[place - 1]) {
            list.swap(place - 1, place);
            place -= 1;
        }
    }
}
