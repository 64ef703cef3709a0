//! The flow of a game: a stack of small steps, taken from the top until a seat must choose.

use crate::{Chaptered, Check, ChoiceSink, Effects, ReasonSink, first, is_allowed};
use kernel::{Decision, EventSink, Pile, Seat};
use serde::{Deserialize, Serialize};
use std::ops::{Deref, DerefMut};

/// One thing still to be resolved. Besides its own steps every game has three.
pub trait Step: Copy + Default {
    /// Question to a seat.
    type Question: Copy;
    /// One effect for a seat.
    type Atom: Copy + 'static;
    /// Origin of a choice of effects.
    type Source: Copy;

    /// Waits for a seat's choice.
    const ASK: fn(Seat, Self::Question) -> Self;
    /// Gives a seat an effect.
    const GIVE: fn(Seat, Self::Atom) -> Self;
    /// Gives a seat one of the effects of an origin.
    const EITHER: fn(Seat, Self::Source) -> Self;

    /// Seat and question, if it waits for a choice.
    fn asks(&self) -> Option<(Seat, Self::Question)>;

    /// True if a turn begins with it. The steps above it belong to the turn before.
    fn begins_turn(&self) -> bool;
}

/// Implements [`Step`] by the names of the three common steps and a pattern of those that begin a turn:
/// `common_steps!(Step: Ask(Question), Give(Effect), Either(Source); turns: Step::Turn)`.
#[macro_export]
macro_rules! common_steps {
    ($step:ident: $ask:ident($question:ty), $give:ident($atom:ty), $either:ident($source:ty); turns: $turns:pat) => {
        impl $crate::Step for $step {
            type Question = $question;
            type Atom = $atom;
            type Source = $source;
            const ASK: fn($crate::in_macros::kernel::Seat, $question) -> Self = Self::$ask;
            const GIVE: fn($crate::in_macros::kernel::Seat, $atom) -> Self = Self::$give;
            const EITHER: fn($crate::in_macros::kernel::Seat, $source) -> Self = Self::$either;

            fn asks(&self) -> Option<($crate::in_macros::kernel::Seat, $question)> {
                match *self {
                    Self::$ask(seat, question) => Some((seat, question)),
                    _ => None,
                }
            }

            fn begins_turn(&self) -> bool {
                matches!(self, $turns)
            }
        }
    };
}

/// The steps still to be resolved, the next one on top. A question on top waits for a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent, bound(deserialize = "S: Copy + Default + Deserialize<'de>"))]
pub struct Flow<S, const N: usize>(Pile<S, N>);

impl<S: Step, const N: usize> Flow<S, N> {
    /// An empty flow.
    pub fn new() -> Self {
        Self(Pile::new())
    }

    /// Lays a step on top.
    pub fn push(&mut self, step: S) {
        self.0.push(step);
    }

    /// A flow of these steps, the last one on top.
    pub fn of(steps: impl IntoIterator<Item = S>) -> Self {
        Self(Pile::of(steps))
    }

    /// Asks a seat before all waiting steps.
    pub fn ask(&mut self, seat: Seat, question: S::Question) {
        self.push(S::ASK(seat, question));
    }

    /// Gives a seat these effects in order, before all waiting steps.
    pub fn give(&mut self, seat: Seat, atoms: &[S::Atom]) {
        for &atom in atoms.iter().rev() {
            self.push(S::GIVE(seat, atom));
        }
    }

    /// Gives a seat effects; `source` is their origin where there is a choice.
    pub fn give_effects(&mut self, seat: Seat, effects: Effects<S::Atom>, source: S::Source) {
        match effects {
            Effects::All(atoms) => self.give(seat, atoms),
            Effects::OneOf(_) => self.push(S::EITHER(seat, source)),
        }
    }

    /// The pending question and its seat.
    pub fn asked(&self) -> Option<(Seat, S::Question)> {
        self.last().and_then(S::asks)
    }
}

impl<S: Step, const N: usize> Default for Flow<S, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<S, const N: usize> Deref for Flow<S, N> {
    type Target = Pile<S, N>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl<S, const N: usize> DerefMut for Flow<S, N> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

/// Rules as a flow of at most `N` steps. A game implements each step (`run`), the legal answers to each question
/// (`each_choice`, `check_choice`) and what they do (`resolve`); all else follows from these. A choice comes in by
/// `answer`: `take` checks it and resolves it, then `advance` completes the steps on top, up to the next question.
pub trait Rules<const N: usize>: Chaptered {
    /// A step of the flow.
    type Step: Step<Question = Self::Question>;

    /// Reason why no choice is legal once the game is over.
    const OVER: Self::WhyNot;

    /// The steps still to be resolved.
    fn flow(&mut self) -> &mut Flow<Self::Step, N>;

    /// Resolves a step without a question.
    fn run(&mut self, step: Self::Step, events: &mut impl EventSink<Self::Event>);

    /// Passes every legal choice for a question, in a fixed order, to `sink` until it has enough.
    fn each_choice(&self, seat: Seat, question: Self::Question, sink: &mut ChoiceSink<'_, Self::Choice>) -> Check;

    /// Reports the reasons against answering a question with a choice.
    fn check_choice(
        &self,
        seat: Seat,
        question: Self::Question,
        choice: Self::Choice,
        reasons: &mut impl ReasonSink<Self::WhyNot>,
    ) -> Check;

    /// Carries out a legal choice.
    fn resolve(
        &mut self,
        seat: Seat,
        question: Self::Question,
        choice: Self::Choice,
        events: &mut impl EventSink<Self::Event>,
    );

    /// Lists every legal choice in `into`, which is emptied first.
    fn list(&self, into: &mut Vec<Self::Choice>) {
        into.clear();
        if let Some(Decision { seat, question }) = self.decision() {
            let _ = self.each_choice(seat, question, &mut ChoiceSink::all(into));
        }
    }

    /// True if a choice answers a question legally.
    fn is_legal(&self, seat: Seat, question: Self::Question, choice: Self::Choice) -> bool {
        is_allowed(|reasons| self.check_choice(seat, question, choice, reasons))
    }

    /// True if a question has a legal choice.
    fn has_choice(&self, seat: Seat, question: Self::Question) -> bool {
        self.each_choice(seat, question, &mut ChoiceSink::some(1)).is_break()
    }

    /// Resolves steps until a seat must choose, or the game is over.
    fn advance(&mut self, events: &mut impl EventSink<Self::Event>) {
        while self.flow().asked().is_none()
            && let Some(step) = self.flow().pop()
        {
            self.complete(step, events);
        }
    }

    /// Resolves a step, then checks the objectives of a campaign.
    fn complete(&mut self, step: Self::Step, events: &mut impl EventSink<Self::Event>) {
        self.run(step, events);
        self.collect_tomes(events);
    }

    /// Asks a seat if there are several choices; makes the only one at once; does nothing without any.
    fn offer(&mut self, seat: Seat, question: Self::Question, events: &mut impl EventSink<Self::Event>) {
        let mut two = ChoiceSink::some(2);
        let several = self.each_choice(seat, question, &mut two);
        match two.first() {
            _ if several.is_break() => self.flow().ask(seat, question),
            Some(choice) => self.resolve(seat, question, choice, events),
            None => {}
        }
    }

    /// Makes a choice and resolves its consequences.
    fn answer(&mut self, choice: Self::Choice, events: &mut impl EventSink<Self::Event>) -> Result<(), Self::WhyNot> {
        self.take(choice, events)?;
        self.advance(events);
        Ok(())
    }

    /// Makes a choice and resolves its consequences for this number of events: it stops as soon as there are as many, and
    /// before the step that would report more.
    fn answer_up_to(&mut self, choice: Self::Choice, most: usize) -> Result<(), Self::WhyNot> {
        let mut events = Vec::new();
        let mut before = self.clone();
        self.take(choice, &mut events)?;
        while events.len() < most && self.flow().asked().is_none() {
            before = self.clone();
            let Some(step) = self.flow().pop() else { break };
            self.complete(step, &mut events);
        }
        if events.len() > most {
            *self = before;
        }
        Ok(())
    }

    /// Makes one of the legal choices and resolves its consequences.
    fn answer_listed(&mut self, listed: Self::Choice, events: &mut impl EventSink<Self::Event>) {
        if let Some((seat, question)) = self.flow().asked() {
            debug_assert!(self.is_legal(seat, question, listed), "{listed:?} is listed, but not legal");
            self.take_listed(seat, question, listed, events);
            self.advance(events);
        }
    }

    /// Makes a choice and resolves its consequences before the next turn begins.
    fn answer_in_turn(
        &mut self,
        choice: Self::Choice,
        events: &mut impl EventSink<Self::Event>,
    ) -> Result<(), Self::WhyNot> {
        self.take(choice, events)?;
        while self.flow().last().is_some_and(|step| step.asks().is_none() && !step.begins_turn())
            && let Some(step) = self.flow().pop()
        {
            self.complete(step, events);
        }
        Ok(())
    }

    /// Makes a choice without resolving its consequences.
    fn take(&mut self, choice: Self::Choice, events: &mut impl EventSink<Self::Event>) -> Result<(), Self::WhyNot> {
        let (seat, question) = self.flow().asked().ok_or(Self::OVER)?;
        first(|reasons| self.check_choice(seat, question, choice, reasons))?;
        self.take_listed(seat, question, choice, events);
        Ok(())
    }

    /// Makes a legal choice without resolving its consequences.
    fn take_listed(
        &mut self,
        seat: Seat,
        question: Self::Question,
        choice: Self::Choice,
        events: &mut impl EventSink<Self::Event>,
    ) {
        self.flow().pop();
        self.resolve(seat, question, choice, events);
        self.collect_tomes(events);
    }
}

/// Implements the methods of `Game` that are the same for every game whose rules are a flow of steps. Those about
/// decisions and choices are the flow's. The others read the state's fields, or are the functions `dealt_anew`,
/// `seen_by`, `counted_for` and `first_broken`.
#[macro_export]
macro_rules! game_by_flow {
    () => {
        fn decision(&self) -> Option<$crate::in_macros::kernel::Decision<Self::Question>> {
            self.asked().map(|(seat, question)| $crate::in_macros::kernel::Decision { seat, question })
        }

        fn choices(&self, into: &mut Vec<Self::Choice>) {
            self.list(into);
        }

        fn apply(
            &mut self,
            choice: Self::Choice,
            events: &mut impl $crate::in_macros::kernel::EventSink<Self::Event>,
        ) -> Result<(), Self::WhyNot> {
            self.answer(choice, events)
        }

        fn apply_up_to(&mut self, choice: Self::Choice, most: usize) -> Result<(), Self::WhyNot> {
            self.answer_up_to(choice, most)
        }

        fn make(&mut self, listed: Self::Choice, events: &mut impl $crate::in_macros::kernel::EventSink<Self::Event>) {
            self.answer_listed(listed, events);
        }

        fn redeal(
            &self,
            seat: $crate::in_macros::kernel::Seat,
            chance: &mut $crate::in_macros::kernel::Chance,
        ) -> Self {
            self.dealt_anew(seat, &mut $crate::Dealer::by(chance))
        }

        fn in_order(&self, seat: $crate::in_macros::kernel::Seat) -> Self {
            self.dealt_anew(seat, &mut $crate::Dealer::in_order())
        }

        fn view(&self, seat: $crate::in_macros::kernel::Seat) -> $crate::in_macros::Value {
            self.seen_by(seat)
        }

        fn tomes(&self) -> Option<&$crate::in_macros::kernel::Tomes> {
            self.tomes.as_ref()
        }

        fn counts(&self, seat: $crate::in_macros::kernel::Seat, tome: usize) -> u8 {
            self.counted_for(seat, tome)
        }

        fn broken(&self) -> Option<&'static str> {
            self.first_broken()
        }

        fn seats(&self) -> usize {
            self.seats as usize
        }

        fn round_number(&self) -> u32 {
            u32::from(self.round)
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Its questions are letters, its atoms numbers, its origins booleans.
    #[derive(Clone, Copy, Debug, Default, PartialEq)]
    enum SmallStep {
        #[default]
        Begin,
        Ask(Seat, char),
        Give(Seat, u8),
        Either(Seat, bool),
    }

    common_steps!(SmallStep: Ask(char), Give(u8), Either(bool); turns: SmallStep::Begin);

    #[test]
    fn what_comes_first_lies_on_top_and_a_question_waits_there_alone() {
        let seat = Seat(1);
        let mut flow: Flow<SmallStep, 8> = Flow::of([SmallStep::Begin]);
        flow.ask(seat, 'a');
        assert_eq!(flow.asked(), Some((seat, 'a')));
        flow.give_effects(seat, Effects::OneOf(&[&[1], &[2]]), true);
        flow.give_effects(seat, Effects::All(&[3, 4]), false);
        assert_eq!(flow.asked(), None);
        let expected = [
            SmallStep::Give(seat, 3),
            SmallStep::Give(seat, 4),
            SmallStep::Either(seat, true),
            SmallStep::Ask(seat, 'a'),
        ];
        assert!(expected.into_iter().all(|step| flow.pop() == Some(step)));
    }
}
