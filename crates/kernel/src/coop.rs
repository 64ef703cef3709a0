//! Co-op scenarios: all people and computers win or lose together (Tomesaga). All games share their set-up keys.

use super::grammar::{Text, localize};
use super::{Chapter, Lang, Setup, SetupError};

const TOGETHER: Text = text!("Together");

/// Difficulty of the co-op scenario that a set-up plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Coop {
    /// The rulebook's first difficulty.
    #[default]
    Standard,
    /// Harder.
    Hard,
    /// The hardest.
    Insane,
}

impl Coop {
    /// Key of a set-up that plays one.
    pub const KEY: &'static str = "coop";
    /// Key that makes it hard.
    pub const HARD: &'static str = "coop-hard";
    /// Key that makes it the hardest.
    pub const INSANE: &'static str = "coop-insane";

    /// All difficulties, the easiest first.
    pub const ALL: [Self; 3] = [Self::Standard, Self::Hard, Self::Insane];

    /// Keys of a set-up that plays it.
    pub const fn keys(self) -> &'static [&'static str] {
        match self {
            Self::Standard => &[Self::KEY],
            Self::Hard => &[Self::KEY, Self::HARD],
            Self::Insane => &[Self::KEY, Self::INSANE],
        }
    }

    /// Key that identifies this difficulty.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Standard => Self::KEY,
            Self::Hard => Self::HARD,
            Self::Insane => Self::INSANE,
        }
    }

    /// Name of the difficulty.
    pub const fn name(self, lang: Lang) -> &'static str {
        match self {
            Self::Standard => localize(lang, text!("Standard")),
            Self::Hard => localize(lang, text!("Hard")),
            Self::Insane => localize(lang, text!("Insane")),
        }
    }

    /// Name of the scenario, where the context does not say that all play together.
    pub fn called(self, lang: Lang) -> String {
        format!("{} ({})", localize(lang, TOGETHER), self.name(lang))
    }

    /// Difficulties of a game with these modules, the easiest first; none where it has no co-op scenario.
    pub fn of_game(parts: &[&str]) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(move |coop| coop.keys().iter().all(|key| parts.contains(key)))
    }

    /// The difficulty of a set-up; `None` where everybody plays for themselves.
    pub fn of(setup: &Setup) -> Option<Self> {
        Self::named_by(&setup.modules)
    }

    /// The difficulty that these modules name.
    pub fn named_by(modules: &[String]) -> Option<Self> {
        let named = |key: &str| modules.iter().any(|other| other == key);
        named(Self::KEY).then(|| match (named(Self::HARD), named(Self::INSANE)) {
            (_, true) => Self::Insane,
            (true, false) => Self::Hard,
            (false, false) => Self::Standard,
        })
    }

    /// Checks the co-op keys of a set-up. A scenario has a single difficulty, two seats or more and no official
    /// opponent, and is no chapter of a campaign (rulings K-1, K-5).
    pub(super) fn check(setup: &Setup, seats: usize, official: bool) -> Result<(), SetupError> {
        let named = |key: &str| setup.modules.iter().any(|other| other == key);
        let part = setup.modules.iter().find(|key| key.starts_with("coop-"));
        match part {
            Some(part) if !named(Self::KEY) => return Err(SetupError::CoopModule(part.as_str().into())),
            _ if named(Self::HARD) && named(Self::INSANE) => return Err(SetupError::CoopTwice),
            _ => {}
        }
        let alone = seats < 2 || official || !setup.carried.is_empty() || named(Chapter::MODULE);
        if named(Self::KEY) && alone { Err(SetupError::CoopAlone) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn setup(modules: &[&str]) -> Setup {
        let modules = modules.iter().map(|&key| key.to_owned()).collect();
        Setup { modules, ..Setup::of(&["human", "count"]) }
    }

    #[test]
    fn a_difficulty_belongs_to_a_scenario_and_there_is_one_of_them() {
        let checked = |modules: &[&str]| Coop::check(&setup(modules), 2, false);
        assert_eq!(checked(&["coop-hard"]), Err(SetupError::CoopModule("coop-hard".into())));
        assert_eq!(checked(&["coop", "coop-hard", "coop-insane"]), Err(SetupError::CoopTwice));
        assert_eq!(Coop::of_game(&["tomes", "coop", "coop-hard"]).collect::<Vec<_>>(), [Coop::Standard, Coop::Hard]);
        assert_eq!(Coop::of_game(&["tomes"]).next(), None);
        for (keys, coop) in [
            (&["coop"][..], Some(Coop::Standard)),
            (&["coop-hard", "coop"], Some(Coop::Hard)),
            (&["coop", "coop-insane"], Some(Coop::Insane)),
            (&[], None),
        ] {
            assert_eq!((checked(keys), Coop::of(&setup(keys))), (Ok(()), coop), "{keys:?}");
        }
    }

    #[test]
    fn a_scenario_is_for_two_seats_or_more_by_themselves() {
        assert_eq!(Coop::check(&setup(&["coop"]), 1, false), Err(SetupError::CoopAlone));
        assert_eq!(Coop::check(&setup(&["coop"]), 2, true), Err(SetupError::CoopAlone), "no official opponent");
        assert_eq!(Coop::check(&setup(&["coop", "tomes"]), 2, false), Err(SetupError::CoopAlone), "no campaign");
    }
}
