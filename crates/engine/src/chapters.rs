//! A game as a chapter of a campaign: its objectives are looked at after every completed step.

use kernel::{Chance, Game, Seat, Sink, TomeEvent, Tomes};

/// Rules that may be a chapter of a campaign. What a chapter has to offer stands in [`Game::CHAPTER`].
pub trait Chaptered: Game {
    /// How the game tells what happens to tomes.
    const TELLS: fn(TomeEvent) -> Self::Event;

    /// The tomes as long as objectives are looked at, and the game's chance.
    fn tomes_mut(&mut self) -> (&mut Option<Tomes>, &mut Chance);

    /// Whether objectives can still be met: not once the effects of final scoring have begun (ruling C-6).
    fn collects(&self) -> bool;

    /// The active seat: of several who meet an objective by one step it comes first (ruling C-3).
    fn active_seat(&self) -> Seat;

    /// The set-up is done: the objectives are laid out. Returns who is first in turn order.
    fn open_chapter(&mut self, holder: Seat, out: &mut impl Sink<Self::Event>) -> Seat {
        let (tomes, chance) = self.tomes_mut();
        let Some(tomes) = tomes else { return holder };
        let first = tomes.lay_out(holder, chance);
        let mut open = tomes.objectives().map(|(tome, _)| tome as u8);
        let laid = std::array::from_fn(|_| open.next().unwrap_or_default());
        out.tell(Self::TELLS(TomeEvent::LaidOut { tomes: laid }));
        first
    }

    /// A step is completed: whoever meets an objective first takes its tome (ruling C-1).
    fn collect_tomes(&mut self, out: &mut impl Sink<Self::Event>) {
        if self.tomes().is_some() && self.collects() {
            self.hand_out_tomes(out);
        }
    }

    /// Whoever meets an objective takes its tome. It stays a function of its own, so that a game by itself, which has no tomes,
    /// pays for nothing but the question after each of its steps.
    #[inline(never)]
    fn hand_out_tomes(&mut self, out: &mut impl Sink<Self::Event>) {
        let (Some(mut tomes), Some(chapter)) = (self.tomes().copied(), Self::CHAPTER) else { return };
        let meets = |seat, tome: usize| self.counts(seat, tome) >= chapter.tomes[tome].goal;
        if tomes.collect(chapter, self.active_seat(), meets, |event| out.tell(Self::TELLS(event))) {
            *self.tomes_mut().0 = Some(tomes);
        }
    }
}
