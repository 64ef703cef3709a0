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
    /// Where it stops.
    pub horizon: Horizon,
    /// A leaf is judged as soon as its turn is settled and so many turns are over since the search began; without, at the horizon.
    pub soon: Option<u32>,
    /// The share that what the network foresees has in a judgement, from 0 to 1, where the game has a network; the rest is the evaluation's.
    pub foresight: f32,
}

impl Settings {
    /// What both games share, and their search begins from.
    pub const USUAL: Self = Self {
        patience: 1,
        exploration: 0.7,
        temperature: 1.5,
        random: 10,
        horizon: Horizon::End,
        soon: None,
        foresight: 0.0,
    };

    /// Where a leaf is judged.
    pub(super) fn leaf(&self) -> Horizon {
        self.soon.map_or(self.horizon, Horizon::Turns)
    }

    /// These with some changed, as in `horizon=turn4+soon=2`. `None` if a word is unknown.
    pub fn changed(mut self, changes: &str) -> Option<Self> {
        for change in changes.split('+') {
            let (word, value) = change.split_once('=')?;
            match word {
                "patience" => self.patience = value.parse().ok()?,
                "exploration" => self.exploration = value.parse().ok()?,
                "temperature" => self.temperature = value.parse().ok()?,
                "random" => self.random = value.parse().ok()?,
                "horizon" => self.horizon = Horizon::named(value)?,
                "soon" => self.soon = if value == "none" { None } else { Some(value.parse().ok()?) },
                "foresight" => self.foresight = value.parse().ok()?,
                _ => return None,
            }
        }
        Some(self)
    }
}

impl Horizon {
    /// By its word: `end`, or a number of rounds or turns such as `round1` or `turn4`.
    fn named(word: &str) -> Option<Self> {
        if word == "end" {
            return Some(Self::End);
        }
        let number = |kind: &str| word.strip_prefix(kind)?.parse().ok();
        number("turn").map(Self::Turns).or_else(|| number("round").map(Self::Rounds))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_changed_by_their_words() {
        let changed = Settings::USUAL.changed("horizon=turn4+soon=2+foresight=0.9+exploration=0.3").unwrap();
        assert_eq!((changed.horizon, changed.soon), (Horizon::Turns(4), Some(2)));
        assert_eq!((changed.foresight, changed.exploration), (0.9, 0.3));
        assert_eq!(
            changed.changed("horizon=round1+soon=none").map(|settings| settings.leaf()),
            Some(Horizon::Rounds(1))
        );
        assert_eq!(Settings::USUAL.changed("horizon=turn"), None);
        assert_eq!(Settings::USUAL.changed("haste=2"), None);
    }
}
