//! The languages of the house.

use serde::{Deserialize, Serialize};

/// A language that every text exists in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
}

impl Lang {
    /// Every language, in the order in which they are offered.
    pub const ALL: [Self; 2] = [Self::En, Self::Fr];

    /// The language's tag, as in the `lang` attribute of a page.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Fr => "fr",
        }
    }

    /// The language of a tag such as `fr-CA`, if it is one of ours.
    pub fn of_tag(tag: &str) -> Option<Self> {
        let start = tag.split(['-', '_']).next()?.to_ascii_lowercase();
        Self::ALL.into_iter().find(|lang| lang.tag() == start)
    }
}
