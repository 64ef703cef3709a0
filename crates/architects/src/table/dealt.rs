//! The player boards that a set-up may deal, shown before the game begins.

use crate::Variant;
use crate::components::{BoardId, Thing};
use crate::setup::boards_of;
use crate::texts::{board_ability, in_the_prison};
use kernel::grammar::capital;
use kernel::{Lang, Setup};
use ui::{DealtPart, Localize, Sign};

pub fn dealt(setup: &Setup, lang: Lang) -> Vec<DealtPart> {
    let added = Variant::added(setup);
    let on = |variant: Variant| added.has(variant as usize);
    if on(Variant::Variable) { boards_of(on).map(|id| board(id, lang)).collect() } else { Vec::new() }
}

fn board(id: BoardId, lang: Lang) -> DealtPart {
    let board = id.card();
    let things = Thing::GOODS.into_iter().zip(board.goods);
    let more = [(Thing::Plan, board.plans), (Thing::Debt, board.debts)];
    let sign = |(thing, count): (Thing, u8)| Sign::many(thing.row().sign, count, (thing, count).localize(lang));
    let mut start = vec![sign((Thing::Virtue, board.virtue))];
    start.extend(things.chain(more).filter(|(_, count)| *count > 0).map(sign));
    if board.prison > 0 {
        start.push(Sign::many("loc-prison", board.prison, in_the_prison(board.prison, lang)));
    }
    DealtPart { title: capital(board.title.one(lang)), start, does: capital(&board_ability(id, lang)) }
}
