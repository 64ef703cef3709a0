//! Choices of a game as bytes, for links: each by its place among the legal ones, so that a forced one costs nothing.

use crate::choice_model::ChoiceModel;
use crate::coder::Coder;
use crate::record::MAX_CHOICES;
use crate::{Declared, Game, Record, RecordError, RevealProbe, Seat, Seed, Setup};

/// Choices of a game whose set-up and seed are known from elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackedChoices {
    /// Version of the rules under which it was played.
    pub rules: u32,
    /// The choices; where they end, they tell by themselves.
    pub bytes: Vec<u8>,
}

impl PackedChoices {
    /// Packs the choices of a record.
    pub fn of<G: Game>(record: &Record) -> Result<Self, RecordError> {
        of_these_rules(record.rules, Declared::of::<G>().rules_of(&record.setup))?;
        let mut coder = Coder::writing();
        code::<G>(&mut coder, &record.setup, &record.seed, &record.choices)?;
        Ok(Self { rules: record.rules, bytes: coder.bytes() })
    }

    /// Unpacks the record of the game, sealed and without a snapshot. There is exactly one text for it.
    pub fn record<G: Game>(&self, setup: Setup, seed: Seed) -> Result<Record, RecordError> {
        of_these_rules(self.rules, Declared::of::<G>().rules_of(&setup))?;
        let choices = code::<G>(&mut Coder::reading(&self.bytes), &setup, &seed, &[])?;
        let (game, rules) = (G::NAME.to_owned(), self.rules);
        let record =
            Record { game, rules, setup, seed, choices, practice: false, check: None, snapshot: None }.sealed();
        if Self::of::<G>(&record)?.bytes == self.bytes { Ok(record) } else { Err(RecordError::Altered) }
    }
}

/// Checks that a link of these rules can be played: it has no snapshot to continue from.
pub(super) fn of_these_rules(rules: u32, known: u32) -> Result<(), RecordError> {
    match rules.cmp(&known) {
        std::cmp::Ordering::Less => Err(RecordError::NoSnapshot),
        std::cmp::Ordering::Equal => Ok(()),
        std::cmp::Ordering::Greater => Err(RecordError::NewerRules { rules, known }),
    }
}

/// Odds that an unfinished game stops here, and that it goes on. Together they cost half a bit in a finished game.
const GOES_ON: [u64; 2] = [1, 1023];

/// Writes or reads the choices of a game and returns them. Each is coded with the probability that players' habits give
/// it. A flag before each marks that there is one more; a finished game has no such flag at its end.
pub(super) fn code<G: Game>(
    coder: &mut Coder,
    setup: &Setup,
    seed: &Seed,
    choices: &[String],
) -> Result<Vec<String>, RecordError> {
    let mut habits = ChoiceModel::of(G::HABITS);
    let made_choices = play::<G>(setup, seed, |place, seat, list| {
        let more = seat.filter(|_| coder.flag(place < choices.len(), GOES_ON));
        let Some(seat) = more else { return Ok(None) };
        let made = choices.get(place).map_or(Ok(0), |text| place_of(place, text, list))?;
        let made = coder.one_of(made, habits.weigh(seat, list));
        habits.follow(seat, made);
        Ok(Some(made))
    })?;
    match choices.get(made_choices.len()) {
        Some(text) => Err(RecordError::at(made_choices.len(), text, true)),
        None => Ok(made_choices),
    }
}

/// Place of a choice's text among the legal ones.
fn place_of<C: Copy + Eq + std::str::FromStr>(place: usize, text: &str, list: &[C]) -> Result<usize, RecordError> {
    let choice = text.parse::<C>().map_err(|_| RecordError::at(place, text, false))?;
    list.iter().position(|legal| *legal == choice).ok_or_else(|| RecordError::at(place, text, true))
}

/// Deals a game and plays it while `next` returns the place of another choice. `next` receives the number of choices so
/// far, the deciding seat (`None` once the game is over) and the legal choices. Returns the texts of the choices.
fn play<G: Game>(
    setup: &Setup,
    seed: &Seed,
    mut next: impl FnMut(usize, Option<Seat>, &[G::Choice]) -> Result<Option<usize>, RecordError>,
) -> Result<Vec<String>, RecordError> {
    let mut game = G::deal(setup, seed.chance(), &mut RevealProbe::default()).map_err(RecordError::Setup)?;
    let (mut list, mut made_choices) = (Vec::new(), Vec::new());
    loop {
        game.choices(&mut list);
        let seat = game.decision().map(|decision| decision.seat);
        let Some(made) = next(made_choices.len(), seat, &list)? else { return Ok(made_choices) };
        if made_choices.len() == MAX_CHOICES {
            return Err(RecordError::TooLarge);
        }
        let choice = list.get(made).ok_or_else(|| RecordError::at(made_choices.len(), "", false))?;
        game.apply(*choice, &mut RevealProbe::default()).map_err(|_| RecordError::at(made_choices.len(), "", true))?;
        made_choices.push(choice.to_string());
    }
}
