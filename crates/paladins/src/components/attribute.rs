use engine::named;
use serde::{Deserialize, Serialize};

named! {
    /// One of the three Attributes.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum Attribute {
        /// Shown in black.
        #[default]
        Faith = "faith",
        /// Shown in red.
        Strength = "strength",
        /// Shown in blue.
        Influence = "influence",
    }
}

/// The last space of the Attribute track. Gains beyond it are lost.
pub const TRACK_END: u8 = 12;

/// Victory points, indexed by the space of the Attribute track.
pub const TRACK_POINTS: [i32; TRACK_END as usize + 1] = [0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20];
