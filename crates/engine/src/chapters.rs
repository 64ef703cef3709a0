//! A game as a chapter of a campaign: its objectives are checked after every completed step.

use kernel::{Chance, EventSink, Game, Seat, TomeEvent, Tomes};

/// Rules that may be a chapter of a campaign. The chapter's data is [`Game::CHAPTER`].
pub trait Chaptered: Game {
    /// Wraps an event about tomes as an event of the game.
    const TOME_EVENT: fn(TomeEvent) -> Self::Event;

    /// Tomes, present while objectives are checked, and the game's chance.
    fn tomes_mut(&mut self) -> (&mut Option<Tomes>, &mut Chance);

    /// True while objectives can be met: until the effects of final scoring begin (ruling C-6).
    fn collects(&self) -> bool;

    /// The active seat. It comes first among seats that meet an objective by the same step (ruling C-3).
    fn active_seat(&self) -> Seat;

    /// First seat in turn order, if this seat has the Start Player marker for the set-up.
    fn first_to_go(&self, holder: Seat) -> Seat {
        self.tomes().map_or(holder, |tomes| tomes.first_after(holder))
    }

    /// Lays out the objectives at the end of the set-up. Returns the first seat in turn order.
    fn open_chapter(&mut self, holder: Seat, out: &mut impl EventSink<Self::Event>) -> Seat {
        let (tomes, chance) = self.tomes_mut();
        let Some(tomes) = tomes else { return holder };
        let first = tomes.lay_out(holder, chance);
        let mut open = tomes.objectives().map(|(tome, _)| tome as u8);
        let laid = std::array::from_fn(|_| open.next().unwrap_or_default());
        out.emit(Self::TOME_EVENT(TomeEvent::LaidOut { tomes: laid }));
        first
    }

    /// Gives each open tome to the first seat that meets its objective, after a completed step (ruling C-1).
    fn collect_tomes(&mut self, out: &mut impl EventSink<Self::Event>) {
        if self.tomes().is_some() && self.collects() {
            self.hand_out_tomes(out);
        }
    }

    /// Gives each open tome to the first seat that meets its objective. It is not inlined, so that a game without tomes
    /// pays only for one check after each of its steps.
    #[inline(never)]
    fn hand_out_tomes(&mut self, out: &mut impl EventSink<Self::Event>) {
        let (Some(mut tomes), Some(chapter)) = (self.tomes().copied(), Self::CHAPTER) else { return };
        let meets = |seat, tome: usize| self.counts(seat, tome) >= chapter.tomes[tome].goal;
        if tomes.collect(chapter, self.active_seat(), meets, |event| out.emit(Self::TOME_EVENT(event))) {
            *self.tomes_mut().0 = Some(tomes);
        }
    }
}
