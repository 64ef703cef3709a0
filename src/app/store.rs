//! The one store of the page: the table that is played, and what the page shows of it.
//!
//! It is a handful of signals, `Copy`, provided as a context ([`use_store`]). It holds no rule: it hands choices to the
//! kernel's table and tells the page what changed. A component reads its part with [`Store::look`], which renders again
//! only when that part is another one.

use super::announce::News;
use super::payment;
use super::saves;
use super::settings::{self, Theme};
use super::words::Words;
use crate::kernel::{
    Chance, Decision, Game, Lang, Record, RecordError, Reveals, Seat, SeatKind, Seed, Setup, SetupError, Spoken,
    Standing, Table, UndoError, random_choice,
};
use crate::paladins::words::tell;
use crate::paladins::{Choice, Paladins, Question};
use leptos::prelude::*;
use std::ops::Deref;
use std::time::Duration;

/// How long a player that chooses at random takes, so that one can follow it.
const PACE: Duration = Duration::from_millis(300);

/// The screens of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// What it is; continue or begin.
    Home,
    /// A new game.
    Setup,
    /// Every saved game.
    Saves,
    /// The table.
    Play,
    /// The final score.
    Score,
}

/// The game that is played, and how the page goes about it.
#[derive(Clone, Debug)]
pub struct Sitting {
    /// The table.
    pub table: Table<Paladins>,
    /// The number under which it is saved; none for the table that lies there before the first game.
    pub id: Option<u64>,
    /// Whether undo may go past what was revealed.
    pub practice: bool,
}

/// The page's store: there is one, and it lives as long as the page.
#[derive(Clone, Copy)]
pub struct Store(&'static Signals);

impl Deref for Store {
    type Target = Signals;
    fn deref(&self) -> &Signals {
        self.0
    }
}

/// The signals of the store.
pub struct Signals {
    /// The language.
    pub lang: RwSignal<Lang>,
    /// The theme.
    pub theme: RwSignal<Theme>,
    /// The screen.
    pub screen: RwSignal<Screen>,
    /// Who must decide what; `None` once the game is over.
    pub decision: Memo<Option<Decision<Question>>>,
    /// The legal choices, in the order that `data-choice` counts in.
    pub choices: Memo<Vec<Choice>>,
    /// The seat whose board is large and whose hidden cards may be seen: who decides if a person, else the last one who did.
    pub viewer: Memo<Seat>,
    /// The name of every seat.
    pub names: Memo<Vec<String>>,
    /// The seat of the person who must be alone with the device now, before the curtain is lifted.
    pub curtain: Memo<Option<Seat>>,
    /// The Workers proposed to pay or to keep with: the picked ones, else the cheapest.
    pub proposal: Memo<Option<Choice>>,
    /// What cannot be undone, and why; `None` where undo is possible.
    pub no_undo: Memo<Option<UndoError>>,
    /// What could be chosen when this turn's proposal began, while all of it can be taken back: one may change one's mind.
    pub earlier: Memo<Vec<Choice>>,
    /// Whether something undone can be done again.
    pub can_redo: Memo<bool>,
    /// A sentence that is shown for a while.
    pub toast: RwSignal<Option<String>>,
    /// What the live region reads out.
    pub news: RwSignal<News>,
    /// Whether the browser keeps what is saved.
    pub kept: RwSignal<bool>,
    /// Whether the log is open.
    pub log_open: RwSignal<bool>,
    /// Whether the menu is open.
    pub menu_open: RwSignal<bool>,
    /// The seat whose board is shown in a drawer.
    pub drawer: RwSignal<Option<Seat>>,
    sitting: RwSignal<Sitting>,
    picked: RwSignal<Option<Choice>>,
    lifted: RwSignal<Option<Seat>>,
    /// Counts what changed, so that a step planned for later knows whether it still fits.
    turn: StoredValue<u64>,
    toasts: StoredValue<u64>,
}

/// The store of the page.
pub fn use_store() -> Store {
    expect_context::<Store>()
}

/// A table whose players the page can seat. The levels that search play on the command line alone so far.
fn with_known_players(table: Table<Paladins>) -> Result<Table<Paladins>, SetupError> {
    let level = table.kinds().iter().position(|kind| matches!(kind, SeatKind::Level(_)));
    match level.and_then(|seat| table.setup().seats.get(seat)) {
        Some(word) => Err(SetupError::SeatWord(word.clone())),
        None => Ok(table),
    }
}

impl Store {
    /// A store with an empty table, in the remembered language and theme.
    pub fn new() -> Result<Self, SetupError> {
        let table = Table::new(Setup::of(&["human", "random"]), Seed::from(0))?;
        let sitting = RwSignal::new(Sitting { table, id: None, practice: false });
        let lang = RwSignal::new(settings::remembered_lang());
        let picked = RwSignal::new(None);
        let lifted = RwSignal::new(None);
        let decision = Memo::new(move |_| sitting.with(|sitting| sitting.table.decision()));
        let choices = Memo::new(move |_| sitting.with(|sitting| sitting.table.choices()));
        let viewer = Memo::new(move |_| sitting.with(|sitting| viewer(&sitting.table)));
        let names = Memo::new(move |_| {
            let words = Words(lang.get());
            sitting.with(|sitting| names(&sitting.table, words))
        });
        let curtain = Memo::new(move |_| {
            sitting.with(|sitting| curtain(&sitting.table)).filter(|seat| lifted.get() != Some(*seat))
        });
        let proposal = Memo::new(move |_| {
            choices
                .with(|choices| picked.get().filter(|picked| choices.contains(picked)).or(payment::cheapest(choices)))
        });
        let no_undo = Memo::new(move |_| sitting.with(|sitting| steps_back(sitting).err()));
        let earlier = Memo::new(move |_| sitting.with(|sitting| earlier(&sitting.table)));
        let can_redo = Memo::new(move |_| sitting.with(|sitting| sitting.table.undone() > 0));
        Ok(Self(Box::leak(Box::new(Signals {
            lang,
            theme: RwSignal::new(Theme::remembered()),
            screen: RwSignal::new(Screen::Home),
            decision,
            choices,
            viewer,
            names,
            curtain,
            proposal,
            no_undo,
            earlier,
            can_redo,
            toast: RwSignal::new(None),
            news: RwSignal::new(News::default()),
            kept: RwSignal::new(true),
            log_open: RwSignal::new(false),
            menu_open: RwSignal::new(false),
            drawer: RwSignal::new(None),
            sitting,
            picked,
            lifted,
            turn: StoredValue::new(0),
            toasts: StoredValue::new(0),
        }))))
    }

    /// The texts of the interface in the reader's language.
    pub fn words(self) -> Words {
        Words(self.lang.get())
    }

    /// A part of the state, followed: what reads the memo renders again only when the part is another one.
    pub fn look<T: PartialEq + Send + Sync + 'static>(
        self,
        part: impl Fn(&Paladins) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        Memo::new(move |_| self.with_state(&part))
    }

    /// Reads the state, and follows it as a whole.
    pub fn with_state<T>(self, read: impl FnOnce(&Paladins) -> T) -> T {
        self.sitting.with(|sitting| read(sitting.table.state()))
    }

    /// Reads the table, and follows it as a whole.
    pub fn with_table<T>(self, read: impl FnOnce(&Table<Paladins>) -> T) -> T {
        self.sitting.with(|sitting| read(&sitting.table))
    }

    /// Whether a game is on the table.
    pub fn has_game(self) -> bool {
        self.sitting.with_untracked(|sitting| sitting.id.is_some())
    }

    /// Whether undo may go past what was revealed, in this game.
    pub fn practice(self) -> bool {
        self.sitting.with(|sitting| sitting.practice)
    }

    /// What the table asks now, in one sentence.
    pub fn question(self) -> String {
        let lang = self.lang.get();
        self.with_state(|state| state.question(lang))
    }

    /// What a legal choice says.
    pub fn text_of(self, choice: Choice) -> String {
        let lang = self.lang.get();
        self.with_state(|state| state.choice(choice, lang))
    }

    /// The place of a choice in the list, if a person may make it now: the value of `data-choice`.
    pub fn index_of(self, choice: Choice) -> Option<usize> {
        self.choices.with(|choices| choices.iter().position(|other| *other == choice)).filter(|_| self.asks_person())
    }

    /// Whether the decision is one of a person who has the device.
    pub fn asks_person(self) -> bool {
        let person = self.decision.get().is_some_and(|decision| self.kind(decision.seat) == SeatKind::Human);
        person && self.curtain.get().is_none()
    }

    /// Who decides for a seat.
    pub fn kind(self, seat: Seat) -> SeatKind {
        self.with_table(|table| table.kinds().get(seat.index()).copied().unwrap_or(SeatKind::Random))
    }

    /// The name of a seat.
    pub fn name(self, seat: Seat) -> String {
        self.names.with(|names| names.get(seat.index()).cloned().unwrap_or_default())
    }

    /// The scores so far.
    pub fn standings(self) -> Vec<Standing> {
        self.with_state(Game::standings)
    }

    /// The record up to now.
    pub fn record(self) -> Record {
        self.sitting.with_untracked(|sitting| sitting.table.record())
    }

    /// Deals a new game and shows it.
    pub fn begin(self, setup: Setup, seed: Seed, practice: bool) -> Result<(), SetupError> {
        let table = with_known_players(Table::new(setup, seed)?)?;
        self.sit(Sitting { table, id: Some(saves::fresh_id()), practice });
        Ok(())
    }

    /// Goes on with a saved game.
    pub fn resume(self, card: &saves::Card) -> Result<(), RecordError> {
        let text = saves::record_text(card.id).ok_or(RecordError::NoSnapshot)?;
        let table = with_known_players(Table::read(&text)?).map_err(RecordError::Setup)?;
        self.sit(Sitting { table, id: Some(card.id), practice: card.practice });
        Ok(())
    }

    /// Goes on from a record, as a game of its own.
    pub fn load(self, text: &str) -> Result<(), RecordError> {
        let table = with_known_players(Table::read(text)?).map_err(RecordError::Setup)?;
        let practice = table.practice();
        self.sit(Sitting { table, id: Some(saves::fresh_id()), practice });
        Ok(())
    }

    fn sit(self, sitting: Sitting) {
        self.lifted.set(None);
        self.picked.set(None);
        self.close_all();
        self.toast.set(None);
        self.sitting.set(sitting);
        self.screen.set(if self.decision.with_untracked(Option::is_some) { Screen::Play } else { Screen::Score });
        self.shown(true);
        self.settle();
    }

    /// Closes every drawer. True where one was open.
    pub fn close_all(self) -> bool {
        let open =
            self.log_open.get_untracked() || self.menu_open.get_untracked() || self.drawer.get_untracked().is_some();
        if open {
            self.log_open.set(false);
            self.menu_open.set(false);
            self.drawer.set(None);
        }
        open
    }

    /// Makes a legal choice, then every step that has only one way. A choice that is not legal changes nothing.
    pub fn choose(self, choice: Choice) {
        if self.choose_exactly(choice) {
            self.settle();
        }
    }

    /// Makes a legal choice, and no step more until the page has time. False where the choice is not legal.
    pub fn choose_exactly(self, choice: Choice) -> bool {
        let done = self.sitting.try_update_untracked(|sitting| sitting.table.choose(choice).is_ok()) == Some(true);
        if done {
            self.picked.set(None);
            self.shown(false);
        }
        done
    }

    /// Takes steps back to the seat's choice of what to do, and makes this one instead. Where it is not legal there,
    /// nothing changes.
    pub fn switch(self, choice: Choice) {
        let mut table = self.sitting.with_untracked(|sitting| sitting.table.clone());
        while !table.choices().contains(&choice) {
            if table.undo().is_err() {
                return;
            }
        }
        self.sitting.update_untracked(|sitting| sitting.table = table);
        self.choose(choice);
    }

    /// Picks other Workers for the proposal.
    pub fn pick(self, choice: Choice) {
        self.picked.set(Some(choice));
    }

    /// Takes back the last step that had more than one way.
    pub fn undo(self) -> Result<(), UndoError> {
        let steps = self.sitting.with_untracked(steps_back)?;
        let lifted = self.sitting.with_untracked(|sitting| sitting.table.decision().map(|decision| decision.seat));
        self.sitting.update_untracked(|sitting| {
            for _ in 0..steps {
                let undone = if sitting.practice { sitting.table.undo_in_practice() } else { sitting.table.undo() };
                if undone.is_err() {
                    break;
                }
            }
        });
        self.picked.set(None);
        if lifted != self.sitting.with_untracked(|sitting| sitting.table.decision().map(|decision| decision.seat)) {
            self.lifted.set(None);
        }
        self.shown(true);
        Ok(())
    }

    /// Does again what was undone, up to the next step that had more than one way.
    pub fn redo(self) {
        self.sitting.update_untracked(|sitting| while sitting.table.redo() && forced(&sitting.table).is_some() {});
        self.picked.set(None);
        self.shown(true);
        self.settle();
    }

    /// Lifts the curtain: the person is alone with the device.
    pub fn lift(self) {
        self.lifted.set(self.curtain.get_untracked());
    }

    /// Shows a sentence for a while.
    pub fn say(self, text: String) {
        self.toast.set(Some(text));
        self.toasts.update_value(|count| *count += 1);
        let own = self.toasts.get_value();
        set_timeout(
            move || {
                if self.toasts.get_value() == own {
                    self.toast.set(None);
                }
            },
            Duration::from_secs(4),
        );
    }

    /// Saves, then shows what the last step changed, and plans the next one where nobody is asked.
    fn shown(self, quiet: bool) {
        let names = self.names.get_untracked();
        let kept = self.sitting.with_untracked(|sitting| {
            sitting.id.is_none_or(|id| saves::save(id, &sitting.table, names, sitting.practice))
        });
        self.turn.update_value(|turn| *turn += 1);
        self.sitting.notify();
        self.kept.set(kept);
        if self.curtain_falls() {
            self.lifted.set(None);
        }
        if !quiet {
            self.tell();
        }
        match self.decision.get_untracked() {
            None => self.end(),
            Some(_) if self.screen.get_untracked() == Screen::Score => self.screen.set(Screen::Play),
            Some(_) => {}
        }
        self.plan();
    }

    /// Whether who had the device alone no longer does.
    fn curtain_falls(self) -> bool {
        let seat = self.sitting.with_untracked(|sitting| curtain(&sitting.table));
        self.lifted.get_untracked().is_some_and(|lifted| seat != Some(lifted))
    }

    /// Feeds the live region with what the last step did.
    fn tell(self) {
        let lang = self.lang.get_untracked();
        let names = self.names.get_untracked();
        let text = self.sitting.with_untracked(|sitting| {
            let last = sitting.table.past().last();
            let texts = last.map(|moment| tell(&moment.events, &names, lang)).unwrap_or_default();
            texts.join(" ")
        });
        self.news.update(|news| news.add(&text));
    }

    /// Makes every step of a person that has only one way, and says which.
    fn settle(self) {
        while let Some(choice) = self.sitting.with_untracked(|sitting| forced(&sitting.table)) {
            let lang = self.lang.get_untracked();
            let text = self.sitting.with_untracked(|sitting| sitting.table.state().choice(choice, lang));
            if !self.choose_exactly(choice) {
                return;
            }
            if self.screen.get_untracked() == Screen::Play {
                self.say(Words(lang).forced(text));
            }
        }
    }

    /// Plans the next step where no person is asked, or where a script left one with only one way.
    fn plan(self) {
        let (random, one_way) = self.sitting.with_untracked(|sitting| {
            let seat = sitting.table.decision().map(|decision| decision.seat);
            let kind = seat.and_then(|seat| sitting.table.kinds().get(seat.index()).copied());
            (kind.is_some_and(SeatKind::is_computer), forced(&sitting.table).is_some())
        });
        if (!random && !one_way) || self.sitting.with_untracked(|sitting| sitting.id.is_none()) {
            return;
        }
        let own = self.turn.get_value();
        let pace = if settings::still() { Duration::ZERO } else { PACE };
        set_timeout(
            move || {
                let here = self.turn.get_value() == own && self.screen.get_untracked() == Screen::Play;
                if here && random {
                    self.play_random();
                } else if here {
                    self.settle();
                }
            },
            pace,
        );
    }

    /// Goes on with the players that choose at random: called when the table is shown again.
    pub fn wake(self) {
        self.plan();
    }

    fn play_random(self) {
        let choice = self.sitting.with_untracked(|sitting| {
            // One number for each step of the game: the same record goes on in the same way.
            let mut seed = sitting.table.seed().chance();
            let mut chance = Chance::new(seed.bits_64() ^ sitting.table.past().len() as u64);
            random_choice(sitting.table.state(), &mut chance, &mut Vec::new())
        });
        if let Some(choice) = choice {
            self.choose(choice);
        }
    }

    fn end(self) {
        if self.screen.get_untracked() == Screen::Play {
            self.toast.set(None);
            self.close_all();
            self.screen.set(Screen::Score);
        }
    }
}

/// The seat whose board is large.
fn viewer(table: &Table<Paladins>) -> Seat {
    let person = |seat: &Seat| table.kinds().get(seat.index()) == Some(&SeatKind::Human);
    let deciding = table.decision().map(|decision| decision.seat).filter(person);
    let last = || table.past().iter().rev().filter_map(|moment| moment.seat).find(person);
    let first = || (0..table.kinds().len() as u8).map(Seat).find(person);
    deciding.or_else(last).or_else(first).unwrap_or(Seat(0))
}

/// The names as given, and a name of the interface for each seat without one.
fn names(table: &Table<Paladins>, words: Words) -> Vec<String> {
    let given = &table.setup().names;
    let name = |(place, kind): (usize, &SeatKind)| {
        let own = given.get(place).map(|name| name.trim()).filter(|name| !name.is_empty());
        own.map_or_else(|| default_name(place, *kind, words), str::to_owned)
    };
    table.kinds().iter().enumerate().map(name).collect()
}

/// The name of a seat that was given none.
pub fn default_name(place: usize, kind: SeatKind, words: Words) -> String {
    match kind {
        SeatKind::Human => ["Odila", "Wido", "Bertha", "Hugo"].get(place).copied().unwrap_or("Odila").to_owned(),
        SeatKind::Random | SeatKind::Level(_) if place == 0 => words.computer().to_owned(),
        SeatKind::Random | SeatKind::Level(_) => words.computer_n(place + 1),
        SeatKind::Official(_) => words.rival().to_owned(),
    }
}

/// Who must be alone with the device: a person among several who is asked about cards that only they may see.
fn curtain(table: &Table<Paladins>) -> Option<Seat> {
    let people = table.kinds().iter().filter(|kind| **kind == SeatKind::Human).count();
    let decision = table.decision()?;
    let hidden = matches!(decision.question, Question::PlayPaladin | Question::TopPaladin);
    let person = table.kinds().get(decision.seat.index()) == Some(&SeatKind::Human);
    (people > 1 && hidden && person).then_some(decision.seat)
}

/// The step of a person that has only one way and needs no tap. Workers are always confirmed: that ends what a turn proposes.
fn forced(table: &Table<Paladins>) -> Option<Choice> {
    let decision = table.decision()?;
    let person = table.kinds().get(decision.seat.index()) == Some(&SeatKind::Human);
    let confirmed = matches!(decision.question, Question::Pay(_) | Question::Keep | Question::PlayPaladin);
    if person && !confirmed { table.forced() } else { None }
}

/// The legal choices at the start of the turn that is being proposed; none where nothing is proposed, or it cannot all be
/// taken back.
fn earlier(table: &Table<Paladins>) -> Vec<Choice> {
    let asked = |state: &Paladins| state.decision().map(|decision| (decision.seat, decision.question));
    let Some((seat, question)) = asked(table.state()) else { return Vec::new() };
    if question == Question::Turn {
        return Vec::new();
    }
    let past = table.past();
    for place in (1..past.len()).rev() {
        let bars = past[place].seat != Some(seat) || past[place].events.iter().any(Reveals::reveals);
        let person = table.kinds().get(seat.index()) == Some(&SeatKind::Human);
        if bars || !person {
            return Vec::new();
        }
        let before = &past[place - 1].state;
        if asked(before) == Some((seat, Question::Turn)) {
            let mut list = Vec::new();
            before.choices(&mut list);
            return list;
        }
    }
    Vec::new()
}

/// How many steps undo takes back: to the last one of a person that had more than one way.
fn steps_back(sitting: &Sitting) -> Result<usize, UndoError> {
    let past = sitting.table.past();
    let person =
        |seat: Option<Seat>| seat.is_some_and(|seat| sitting.table.kinds().get(seat.index()) == Some(&SeatKind::Human));
    let mut list = Vec::new();
    for steps in 1..past.len() {
        let place = past.len() - steps;
        let undone = &past[place];
        if !sitting.practice && (!person(undone.seat) || undone.events.iter().any(Reveals::reveals)) {
            return Err(UndoError::Revealed);
        }
        let before = &past[place - 1].state;
        before.choices(&mut list);
        let confirmed = before.decision().is_some_and(|decision| {
            matches!(decision.question, Question::Pay(_) | Question::Keep | Question::PlayPaladin)
        });
        if person(undone.seat) && (list.len() > 1 || confirmed) {
            return Ok(steps);
        }
    }
    Err(UndoError::Start)
}
