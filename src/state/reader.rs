//! Reading and analysing games of one kind.

use super::any_table::AnyTable;
use super::at_table::AtTable;
use campaign::Ended;
use history::{Finished, Marks};
use kernel::{Chance, Lang, Link, PackedChoices, Record, RecordError, Seat, Seed, Setup, Table, TimelineUnit, sent};
use players::one_step;
use std::marker::PhantomData;
use ui::svg::Picture;
use ui::{DealtPart, DelayCost, position};

/// Operations on a kind of game that starting a game does not need: records and links are read, and whole tables are
/// analysed. For a table of another kind they return nothing. It is a trait because they are
/// in a file of their own, fetched after the code of the game.
pub trait Reader: Sync {
    /// Parses a record and replays it.
    fn read(&self, text: &str) -> Result<Box<dyn AnyTable>, RecordError>;
    /// Replays a record.
    fn replay(&self, record: &Record) -> Result<Box<dyn AnyTable>, RecordError>;
    /// Parses the text of a link.
    fn read_link(&self, text: &str) -> Result<Link, RecordError>;
    /// Position of a worked example of the rules, by its key; `None` for an unknown key.
    fn example(&self, key: &str) -> Option<Result<Box<dyn AnyTable>, RecordError>>;
    /// Key of the example whose table explains topics outside of a running game.
    fn explained_on(&self) -> &'static str;
    /// Things that a set-up deals to the seats by lot.
    fn dealt(&self, setup: &Setup, lang: Lang) -> Vec<DealtPart>;
    /// The game up to the present, as the text of a link.
    fn link(&self, table: &dyn AnyTable) -> Option<Result<String, RecordError>>;
    /// Picture of a table after a step.
    fn picture(
        &self,
        table: &dyn AnyTable,
        step: usize,
        head: position::PictureHead<'_>,
        names: &[String],
        lang: Lang,
    ) -> Option<Picture>;
    /// Snapshot of the present state, for a record.
    fn snapshot(&self, table: &dyn AnyTable) -> Option<serde_json::Value>;
    /// State as the deciding seat could believe it to be, sent to the workers.
    fn redealt(&self, table: &dyn AnyTable, chance: &mut Chance) -> Option<Vec<u8>>;
    /// The game as it stood after a step, to be continued from there.
    fn branch(&self, table: &dyn AnyTable, step: usize) -> Option<Box<dyn AnyTable>>;
    /// True if a stretch of the game begins with the state after this step.
    fn begins(&self, table: &dyn AnyTable, step: usize, jump: TimelineUnit) -> bool;
    /// Start of the next stretch if `on`, otherwise of this one or of the one before.
    fn jump(&self, table: &dyn AnyTable, step: usize, jump: TimelineUnit, on: bool) -> Option<usize>;
    /// Information that a seat may see now, for scripts.
    fn view(&self, table: &dyn AnyTable, seat: Seat) -> Option<serde_json::Value>;
    /// Key of the choice that looks best one step ahead.
    fn one_step(&self, table: &dyn AnyTable, chance: &mut Chance) -> Option<String>;
    /// Effect of a delay on a choice while another one is made first.
    fn cost_of_waiting(&self, table: &dyn AnyTable, choice: &str, first: &str, lang: Lang) -> Option<DelayCost>;
    /// Result, once the game is over and if a person played.
    fn finished(&self, table: &dyn AnyTable, id: u64, ended: u64, marks: Marks) -> Option<Finished>;
    /// Choices of a game, for the link of a campaign.
    fn pack(&self, record: &Record) -> Result<PackedChoices, RecordError>;
    /// Record of a game whose choices a campaign's link holds, and its end if it is over.
    fn unpack(&self, packed: &PackedChoices, setup: Setup, seed: Seed) -> Result<(Record, Option<Ended>), RecordError>;
    /// Data for a campaign, once the game is over and is one of its chapters.
    fn ended(&self, table: &dyn AnyTable) -> Option<Ended>;
}

struct ReaderFor<G>(PhantomData<fn() -> G>);

/// The reader of a rule set.
pub const fn reader_of<G: AtTable>() -> &'static dyn Reader {
    const { &ReaderFor::<G>(PhantomData) }
}

fn typed<G: AtTable>(table: &dyn AnyTable) -> Option<&Table<G>> {
    table.as_any().downcast_ref()
}

impl<G: AtTable> Reader for ReaderFor<G> {
    fn read(&self, text: &str) -> Result<Box<dyn AnyTable>, RecordError> {
        Ok(Box::new(Table::<G>::read(text)?))
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn AnyTable>, RecordError> {
        Ok(Box::new(Table::<G>::replay(record)?))
    }

    fn read_link(&self, text: &str) -> Result<Link, RecordError> {
        Link::read::<G>(text)
    }

    fn example(&self, key: &str) -> Option<Result<Box<dyn AnyTable>, RecordError>> {
        G::example(key).map(|record| self.replay(&record))
    }

    fn explained_on(&self) -> &'static str {
        G::DEFAULT_HELP_EXAMPLE
    }

    fn dealt(&self, setup: &Setup, lang: Lang) -> Vec<DealtPart> {
        G::dealt(setup, lang)
    }

    fn link(&self, table: &dyn AnyTable) -> Option<Result<String, RecordError>> {
        typed(table).map(|table: &Table<G>| Link::to(table).write::<G>())
    }

    fn picture(
        &self,
        table: &dyn AnyTable,
        step: usize,
        head: position::PictureHead<'_>,
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

    fn begins(&self, table: &dyn AnyTable, step: usize, jump: TimelineUnit) -> bool {
        typed(table).is_some_and(|table: &Table<G>| table.begins(step, jump))
    }

    fn jump(&self, table: &dyn AnyTable, step: usize, jump: TimelineUnit, on: bool) -> Option<usize> {
        let table: &Table<G> = typed(table)?;
        if on { table.step_on(step, jump) } else { table.step_back(step, jump) }
    }

    fn view(&self, table: &dyn AnyTable, seat: Seat) -> Option<serde_json::Value> {
        typed(table).map(|table: &Table<G>| table.state().view(seat))
    }

    fn one_step(&self, table: &dyn AnyTable, chance: &mut Chance) -> Option<String> {
        typed(table).and_then(|table: &Table<G>| one_step(table.state(), chance)).map(|choice| choice.to_string())
    }

    fn cost_of_waiting(&self, table: &dyn AnyTable, choice: &str, first: &str, lang: Lang) -> Option<DelayCost> {
        let table: &Table<G> = typed(table)?;
        table.state().cost_of_waiting(choice.parse().ok()?, first.parse().ok()?, lang)
    }

    fn finished(&self, table: &dyn AnyTable, id: u64, ended: u64, marks: Marks) -> Option<Finished> {
        typed(table).and_then(|table: &Table<G>| Finished::of(id, ended, table, marks))
    }

    fn pack(&self, record: &Record) -> Result<PackedChoices, RecordError> {
        PackedChoices::of::<G>(record)
    }

    fn unpack(&self, packed: &PackedChoices, setup: Setup, seed: Seed) -> Result<(Record, Option<Ended>), RecordError> {
        let record = packed.record::<G>(setup, seed)?;
        let ended = Ended::of(Table::<G>::replay(&record)?.state());
        Ok((record, ended))
    }

    fn ended(&self, table: &dyn AnyTable) -> Option<Ended> {
        typed(table).and_then(|table: &Table<G>| Ended::of(table.state()))
    }
}
