//! What is known of the Tomesaga, which is still to come.

use super::game_info::ShutDoor;

/// The door of the Tomesaga.
pub const SHUT: ShutDoor = ShutDoor { word: "tomesaga", name: "Tomesaga", door: DOOR };

const DOOR: &str = concat!(
    "<path d=\"M0 0h200v300H0z\" fill=\"var(--well)\"/>",
    "<path d=\"M100 138c-24-18-50-20-72-14v120c22-6 48-4 72 14 24-18 50-20 72-14V124c-22-6-48-4-72 14z\" ",
    "fill=\"var(--hill-3)\" stroke=\"var(--line-2)\" stroke-width=\"3\"/>",
    "<path d=\"M100 138v120M44 150c14-2 28 0 40 8M44 174c14-2 28 0 40 8M44 198c14-2 28 0 40 8M156 150c-14-2-28 0-40 8M156 ",
    "174c-14-2-28 0-40 8M156 198c-14-2-28 0-40 8\" fill=\"none\" stroke=\"var(--line-2)\" stroke-width=\"3\"/>",
);
