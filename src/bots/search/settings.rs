//! What steers a search, and where it judges.

/// Up to where a leaf is played on before it is judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Horizon {
    /// So many turns from now on, this one among them. Counted from where the search stands and not from the leaf: else
    /// a leaf after one's own turn would be compared with one after the answer to it.
    Turns(u32),
    /// The end of the round, or of so many more rounds.
    Rounds(u32),
    /// The end of the game.
    End,
}

/// A judgement on the way to the horizon: what is near is seen sharply, what is far without bias, so that both together tell
/// more than either.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Midway {
    /// After so many turns from now on, this one among them.
    pub turns: u32,
    /// The share that it has of the outcome, from 0 to 1; the rest is judged at the horizon.
    pub share: f32,
}

/// What steers a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// How many times the iterations of a level are made.
    pub patience: u32,
    /// How eagerly it tries what it knows little about.
    pub exploration: f32,
    /// How many points at a glance make a choice e times as likely to be tried first.
    pub temperature: f32,
    /// How often, of 100, a choice beyond the tree is made at random.
    pub random: u32,
    /// Where it stops and judges.
    pub horizon: Horizon,
    /// Where it judges before that, if anywhere.
    pub midway: Option<Midway>,
}

impl Settings {
    /// What both games share, and their search begins from.
    pub const USUAL: Self =
        Self { patience: 1, exploration: 0.7, temperature: 1.5, random: 10, horizon: Horizon::End, midway: None };

    /// Where what follows from a choice is told apart best: nothing far away blurs it.
    pub(super) fn near(&self) -> Horizon {
        self.midway.map_or(self.horizon, |midway| Horizon::Turns(midway.turns))
    }
}
