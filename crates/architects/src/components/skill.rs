//! The three skills of Apprentices, which Buildings ask for.

use engine::named;
use serde::{Deserialize, Serialize};

named! {
    /// A skill.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Skill {
        /// The axe.
        Carpentry = "carpentry",
        /// The trowel.
        Tiling = "tiling",
        /// The hammer.
        Masonry = "masonry",
    }
}
