//! A game as a chapter of a campaign: its objectives are checked after every completed step.

use super::Gain;
use kernel::{Chance, Column, Game, Lang, Seat, Sink, TOMES, TomeEvent, Tomes, first_shown};

/// Rules that may be a chapter of a campaign. The chapter's data is [`Game::CHAPTER`].
pub trait Chaptered: Game {
    /// Wraps an event about tomes as an event of the game.
    const TELLS: fn(TomeEvent) -> Self::Event;

    /// Tomes, present while objectives are checked, and the game's chance.
    fn tomes_mut(&mut self) -> (&mut Option<Tomes>, &mut Chance);

    /// True while objectives can be met: until the effects of final scoring begin (ruling C-6).
    fn collects(&self) -> bool;

    /// The active seat. It comes first among seats that meet an objective by the same step (ruling C-3).
    fn active_seat(&self) -> Seat;

    /// Lays out the objectives at the end of the set-up. Returns the first seat in turn order.
    fn open_chapter(&mut self, holder: Seat, out: &mut impl Sink<Self::Event>) -> Seat {
        let (tomes, chance) = self.tomes_mut();
        let Some(tomes) = tomes else { return holder };
        let first = tomes.lay_out(holder, chance);
        let mut open = tomes.objectives().map(|(tome, _)| tome as u8);
        let laid = std::array::from_fn(|_| open.next().unwrap_or_default());
        out.tell(Self::TELLS(TomeEvent::LaidOut { tomes: laid }));
        first
    }

    /// Gives each open tome to the first seat that meets its objective, after a completed step (ruling C-1).
    fn collect_tomes(&mut self, out: &mut impl Sink<Self::Event>) {
        if self.tomes().is_some() && self.collects() {
            self.hand_out_tomes(out);
        }
    }

    /// Gives each open tome to the first seat that meets its objective. It is not inlined, so that a game without tomes
    /// pays only for one check after each of its steps.
    #[inline(never)]
    fn hand_out_tomes(&mut self, out: &mut impl Sink<Self::Event>) {
        let (Some(mut tomes), Some(chapter)) = (self.tomes().copied(), Self::CHAPTER) else { return };
        let meets = |seat, tome: usize| self.counts(seat, tome) >= chapter.tomes[tome].goal;
        if tomes.collect(chapter, self.active_seat(), meets, |event| out.tell(Self::TELLS(event))) {
            *self.tomes_mut().0 = Some(tomes);
        }
    }
}

/// The open tomes that a choice takes, for its preview. Empty where the choice shows something.
pub fn tomes_taken<G: Game>(game: &G, choice: G::Choice, lang: Lang) -> Vec<Gain> {
    let (Some(open), Some(chapter), Some(asked)) = (game.tomes(), G::CHAPTER, game.decision()) else {
        return Vec::new();
    };
    let mut after = game.clone();
    // The events are dropped. Another sink type than that of a table would compile all rules of the game again.
    if first_shown(game, choice).is_some() || after.apply(choice, &mut Vec::new()).is_err() {
        return Vec::new();
    }
    let owners = after.tomes().into_iter().flat_map(Tomes::objectives);
    let taken = open.objectives().zip(owners).filter(|((_, before), _)| before.is_none());
    taken
        .filter_map(|((tome, _), (_, owner))| {
            let title = chapter.tomes[tome % TOMES].title.said(lang);
            match owner? {
                seat if seat == asked.seat => Some(Gain::new("tome", 1, title)),
                seat => Some(Gain { seat: Some(seat), ..Gain::within(Column::Then, "tome", 1, title) }),
            }
        })
        .collect()
}
