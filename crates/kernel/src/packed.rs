//! The choices of a game as bytes, for links: each by its place among the legal ones, so that a forced one costs nothing.

use crate::coder::Coder;
use crate::habits::Habits;
use crate::record::MAX_CHOICES;
use crate::{Declared, Game, Record, RecordError, Revealed, Seat, Seed, Setup};

/// What was chosen in a game whose set-up and seed are known from elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Packed {
    /// The version of the rules under which it was played.
    pub rules: u32,
    /// The choices; where they end, they tell by themselves.
    pub bytes: Vec<u8>,
}

impl Packed {
    /// The choices of a record.
    pub fn of<G: Game>(record: &Record) -> Result<Self, RecordError> {
        of_these_rules(record.rules, Declared::of::<G>().rules_of(&record.setup))?;
        let mut coder = Coder::writing();
        code::<G>(&mut coder, &record.setup, &record.seed, &record.choices)?;
        Ok(Self { rules: record.rules, bytes: coder.bytes() })
    }

    /// The record of the game, sealed and without a snapshot. There is exactly one text for it.
    pub fn record<G: Game>(&self, setup: Setup, seed: Seed) -> Result<Record, RecordError> {
        of_these_rules(self.rules, Declared::of::<G>().rules_of(&setup))?;
        let choices = code::<G>(&mut Coder::reading(&self.bytes), &setup, &seed, &[])?;
        let (game, rules) = (G::NAME.to_owned(), self.rules);
        let record =
            Record { game, rules, setup, seed, choices, practice: false, check: None, snapshot: None }.sealed();
        if Self::of::<G>(&record)?.bytes == self.bytes { Ok(record) } else { Err(RecordError::Altered) }
    }
}

/// Whether a link of these rules can be played: it has no snapshot to go on from.
pub(super) fn of_these_rules(rules: u32, known: u32) -> Result<(), RecordError> {
    match rules.cmp(&known) {
        std::cmp::Ordering::Less => Err(RecordError::NoSnapshot),
        std::cmp::Ordering::Equal => Ok(()),
        std::cmp::Ordering::Greater => Err(RecordError::NewerRules { rules, known }),
    }
}

/// The odds that a game ends before it is over, and that it goes on. They cost half a bit where it does to the end.
const GOES_ON: [u64; 2] = [1, 1023];

/// Writes the choices of a game, or reads them, and hands them back: each as likely as players' habits make it. Before each stands
/// whether there is one more; a game that is over has none.
pub(super) fn code<G: Game>(
    coder: &mut Coder,
    setup: &Setup,
    seed: &Seed,
    choices: &[String],
) -> Result<Vec<String>, RecordError> {
    let mut habits = Habits::of(G::HABITS);
    let words = play::<G>(setup, seed, |place, seat, list| {
        let more = seat.filter(|_| coder.flag(place < choices.len(), GOES_ON));
        let Some(seat) = more else { return Ok(None) };
        let made = choices.get(place).map_or(Ok(0), |text| place_of(place, text, list))?;
        let made = coder.one_of(made, habits.weigh(seat, list));
        habits.follow(seat, made);
        Ok(Some(made))
    })?;
    match choices.get(words.len()) {
        Some(text) => Err(RecordError::at(words.len(), text, true)),
        None => Ok(words),
    }
}

/// The place of a choice's word among the legal ones.
fn place_of<C: Copy + Eq + std::str::FromStr>(place: usize, text: &str, list: &[C]) -> Result<usize, RecordError> {
    let choice = text.parse::<C>().map_err(|_| RecordError::at(place, text, false))?;
    list.iter().position(|legal| *legal == choice).ok_or_else(|| RecordError::at(place, text, true))
}

/// Deals a game and plays it on as long as `next` says the place of another choice, by its number, the seat that decides (none
/// once the game is over) and the legal choices. Returns the words of what was chosen.
fn play<G: Game>(
    setup: &Setup,
    seed: &Seed,
    mut next: impl FnMut(usize, Option<Seat>, &[G::Choice]) -> Result<Option<usize>, RecordError>,
) -> Result<Vec<String>, RecordError> {
    let mut game = G::deal(setup, seed.chance(), &mut Revealed::default()).map_err(RecordError::Setup)?;
    let (mut list, mut words) = (Vec::new(), Vec::new());
    loop {
        game.choices(&mut list);
        let seat = game.decision().map(|decision| decision.seat);
        let Some(made) = next(words.len(), seat, &list)? else { return Ok(words) };
        if words.len() == MAX_CHOICES {
            return Err(RecordError::TooLarge);
        }
        let choice = list.get(made).ok_or_else(|| RecordError::at(words.len(), "", false))?;
        game.apply(*choice, &mut Revealed::default()).map_err(|_| RecordError::at(words.len(), "", true))?;
        words.push(choice.to_string());
    }
}
