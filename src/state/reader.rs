//! What reads games of a kind.

use super::any_table::AnyTable;
use super::at_table::AtTable;
use campaign::Ended;
use history::{Finished, Marks};
use kernel::{Chance, Lang, Link, Packed, Record, RecordError, Seat, Seed, Setup, Stride, Table, sent};
use players::one_step;
use std::marker::PhantomData;
use ui::paper::Picture;
use ui::{Dealt, Waits, position};

/// What can be done with a kind of game once that part of its code is here which nobody needs to begin a game: records and links
/// are read, and tables are looked at as a whole. A table of another kind has none of it.
pub trait Reader: Sync {
    /// Reads a record's text and plays it through.
    fn read(&self, text: &str) -> Result<Box<dyn AnyTable>, RecordError>;
    /// Plays a record through.
    fn replay(&self, record: &Record) -> Result<Box<dyn AnyTable>, RecordError>;
    /// Reads the text of a link.
    fn read_link(&self, text: &str) -> Result<Link, RecordError>;
    /// The position of a worked example of the rules, by its word; none where there is no such example.
    fn example(&self, word: &str) -> Option<Result<Box<dyn AnyTable>, RecordError>>;
    /// The word of the example on whose table things are explained that belong to no running game.
    fn explained_on(&self) -> &'static str;
    /// What a set-up with these parts deals to the seats by lot.
    fn dealt(&self, setup: &Setup, lang: Lang) -> Vec<Dealt>;
    /// A game up to the present as the text of a link.
    fn link(&self, table: &dyn AnyTable) -> Option<Result<String, RecordError>>;
    /// A picture of a table as it stood after a step.
    fn picture(
        &self,
        table: &dyn AnyTable,
        step: usize,
        head: position::Head<'_>,
        names: &[String],
        lang: Lang,
    ) -> Option<Picture>;
    /// The state of the present, for a record.
    fn snapshot(&self, table: &dyn AnyTable) -> Option<serde_json::Value>;
    /// The state as the seat that decides could believe it to be, as it is sent to those who think elsewhere.
    fn redealt(&self, table: &dyn AnyTable, chance: &mut Chance) -> Option<Vec<u8>>;
    /// The game as it stood after a step, to be played on from there.
    fn branch(&self, table: &dyn AnyTable, step: usize) -> Option<Box<dyn AnyTable>>;
    /// Whether a stretch of the game begins with the state after this step.
    fn begins(&self, table: &dyn AnyTable, step: usize, stride: Stride) -> bool;
    /// The start of the next stretch, or, not `on`, of this one or the one before it.
    fn stride(&self, table: &dyn AnyTable, step: usize, stride: Stride, on: bool) -> Option<usize>;
    /// What a seat may see now, for scripts.
    fn view(&self, table: &dyn AnyTable, seat: Seat) -> Option<serde_json::Value>;
    /// The word of the choice that looks best one step ahead.
    fn one_step(&self, table: &dyn AnyTable, chance: &mut Chance) -> Option<String>;
    /// What becomes of a choice where it is put off and another one is made first.
    fn put_off(&self, table: &dyn AnyTable, choice: &str, first: &str, lang: Lang) -> Option<Waits>;
    /// The result, once the game is over and where a person played.
    fn finished(&self, table: &dyn AnyTable, id: u64, ended: u64, marks: Marks) -> Option<Finished>;
    /// What was chosen in a game, for the link of a campaign.
    fn pack(&self, record: &Record) -> Result<Packed, RecordError>;
    /// The record of a game of which a campaign's link holds the choices, and how it ended if it did.
    fn unpack(&self, packed: &Packed, setup: Setup, seed: Seed) -> Result<(Record, Option<Ended>), RecordError>;
    /// What a campaign needs to know of it, once the game is over and is a chapter of one.
    fn ended(&self, table: &dyn AnyTable) -> Option<Ended>;
}

/// The kind of game that a rule set makes.
struct Kind<G>(PhantomData<fn() -> G>);

/// What reads the games that a rule set makes.
pub const fn reader_of<G: AtTable>() -> &'static dyn Reader {
    const { &Kind::<G>(PhantomData) }
}

fn typed<G: AtTable>(table: &dyn AnyTable) -> Option<&Table<G>> {
    table.as_any().downcast_ref()
}

impl<G: AtTable> Reader for Kind<G> {
    fn read(&self, text: &str) -> Result<Box<dyn AnyTable>, RecordError> {
        Ok(Box::new(Table::<G>::read(text)?))
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn AnyTable>, RecordError> {
        Ok(Box::new(Table::<G>::replay(record)?))
    }

    fn read_link(&self, text: &str) -> Result<Link, RecordError> {
        Link::read::<G>(text)
    }

    fn example(&self, word: &str) -> Option<Result<Box<dyn AnyTable>, RecordError>> {
        G::example(word).map(|record| self.replay(&record))
    }

    fn explained_on(&self) -> &'static str {
        G::EXPLAINED_ON
    }

    fn dealt(&self, setup: &Setup, lang: Lang) -> Vec<Dealt> {
        G::dealt(setup, lang)
    }

    fn link(&self, table: &dyn AnyTable) -> Option<Result<String, RecordError>> {
        typed(table).map(|table: &Table<G>| Link::to(table).write::<G>())
    }

    fn picture(
        &self,
        table: &dyn AnyTable,
        step: usize,
        head: position::Head<'_>,
        names: &[String],
        lang: Lang,
    ) -> Option<Picture> {
        let table: &Table<G> = typed(table)?;
        let facts = table.past().get(step).unwrap_or(table.past().last()?).state.facts(names, lang);
        Some(position::picture(table, step, head, &facts, names, lang))
    }

    fn snapshot(&self, table: &dyn AnyTable) -> Option<serde_json::Value> {
        typed(table).and_then(|table: &Table<G>| serde_json::to_value(table.state()).ok())
    }

    fn redealt(&self, table: &dyn AnyTable, chance: &mut Chance) -> Option<Vec<u8>> {
        let table: &Table<G> = typed(table)?;
        let seat = table.decision()?.seat;
        Some(sent(&table.state().redeal(seat, chance)))
    }

    fn branch(&self, table: &dyn AnyTable, step: usize) -> Option<Box<dyn AnyTable>> {
        typed(table).map(|table: &Table<G>| -> Box<dyn AnyTable> { Box::new(table.branch(step)) })
    }

    fn begins(&self, table: &dyn AnyTable, step: usize, stride: Stride) -> bool {
        typed(table).is_some_and(|table: &Table<G>| table.begins(step, stride))
    }

    fn stride(&self, table: &dyn AnyTable, step: usize, stride: Stride, on: bool) -> Option<usize> {
        let table: &Table<G> = typed(table)?;
        if on { table.step_on(step, stride) } else { table.step_back(step, stride) }
    }

    fn view(&self, table: &dyn AnyTable, seat: Seat) -> Option<serde_json::Value> {
        typed(table).map(|table: &Table<G>| table.state().view(seat))
    }

    fn one_step(&self, table: &dyn AnyTable, chance: &mut Chance) -> Option<String> {
        typed(table).and_then(|table: &Table<G>| one_step(table.state(), chance)).map(|choice| choice.to_string())
    }

    fn put_off(&self, table: &dyn AnyTable, choice: &str, first: &str, lang: Lang) -> Option<Waits> {
        let table: &Table<G> = typed(table)?;
        table.state().put_off(choice.parse().ok()?, first.parse().ok()?, lang)
    }

    fn finished(&self, table: &dyn AnyTable, id: u64, ended: u64, marks: Marks) -> Option<Finished> {
        typed(table).and_then(|table: &Table<G>| Finished::of(id, ended, table, marks))
    }

    fn pack(&self, record: &Record) -> Result<Packed, RecordError> {
        Packed::of::<G>(record)
    }

    fn unpack(&self, packed: &Packed, setup: Setup, seed: Seed) -> Result<(Record, Option<Ended>), RecordError> {
        let record = packed.record::<G>(setup, seed)?;
        let ended = Ended::of(Table::<G>::replay(&record)?.state());
        Ok((record, ended))
    }

    fn ended(&self, table: &dyn AnyTable) -> Option<Ended> {
        typed(table).and_then(|table: &Table<G>| Ended::of(table.state()))
    }
}
