//! Sheaves in the page: its static data, available before its code is loaded, and its table.

use super::Sheaves;
use francia::info::GameInfo;
use francia::state::code::{GameCode, GameFiles, GameReader};
use francia::state::{any_table::game_of, at_table::AtTable, reader::reader_of, store::use_store};
use francia::table::plain_table::plain_table;
use kernel::Declared;
use markup::View;

const INFO: GameInfo = GameInfo {
    key: "sheaves",
    name: "Sheaves",
    declared: Declared::of::<Sheaves>(),
    attempts: "francia.daily.sheaves",
    ..GameInfo::UNKNOWN
};

impl AtTable for Sheaves {
    const INFO: &'static GameInfo = &INFO;

    fn table() -> View {
        plain_table(use_store())
    }
}

/// The game, as passed to the page.
pub const FILES: GameFiles = GameFiles {
    info: &INFO,
    code: || Box::pin(async { Ok(const { &GameCode(game_of::<Sheaves>()) }) }),
    reader: || Box::pin(async { Ok(const { &GameReader(reader_of::<Sheaves>()) }) }),
};
