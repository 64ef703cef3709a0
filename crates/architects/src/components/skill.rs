//! The three skills of Apprentices, which Buildings ask for.

use engine::named;
use serde::{Deserialize, Serialize};

named! {
    /// A skill.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Skill {
        /// Shown as an axe.
        Carpentry = "carpentry",
        /// Shown as a trowel.
        Tiling = "tiling",
        /// Shown as a hammer.
        Masonry = "masonry",
    }
}
