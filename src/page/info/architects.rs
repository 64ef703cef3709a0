//! What is known of Architects, which is still to come.

use super::game_info::ShutDoor;

/// The door of Architects.
pub const SHUT: ShutDoor = ShutDoor { word: "architects", name: "Architects", door: DOOR };

const DOOR: &str = concat!(
    "<path d=\"M0 0h200v300H0z\" fill=\"var(--well)\"/>",
    "<path d=\"M40 300V178l60-54 60 54v122zM58 130V92h10v30M128 132V78h18v66z\" fill=\"var(--hill-3)\"/>",
    "<path d=\"M28 300V70h6v230zM30 74 118 58l2 6-88 18zM110 62h3v40h-3zM102 102h19v14h-19z\" fill=\"var(--line-2)\"/>",
    "<circle cx=\"100\" cy=\"200\" r=\"20\" fill=\"var(--well)\"/>",
);
