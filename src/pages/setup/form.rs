//! The questions of the set-up page, and the set-up that their answers make.

use crate::browser::faces::{self, Who};
use crate::browser::settings::{recall, remember};
use crate::info::{CAMPAIGN, Extra, GameInfo, NeighbourExchange, games, info};
use crate::state::pages::{set_usual_game, usual_game};
use crate::state::store::Store;
use crate::texts::PageTexts;
use campaign::{CampaignSetup, chapters};
use kernel::{Coop, LEVELS, MAX_NAME, Seat, Seed, SeedPhrase, Setup, plain};
use leptos::prelude::*;
use leptos::web_sys::js_sys::Math;
use markup::RwSignal;
use std::array::from_fn;
use ui::NewGame;
use ui::characters::{GUEST_NAMES, guests};

const NAMES: [&str; MOST_SEATS] =
    ["francia.name", "francia.name.2", "francia.name.3", "francia.name.4", "francia.name.5"];
const AWAY: &str = "francia.elsewhere";
pub const USUAL_LEVEL: usize = 1;
pub const MOST_SEATS: usize = 5;

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Sitter {
    Person,
    Computer,
    Official,
    Nobody,
}

impl Sitter {
    pub const ALL: [Self; 4] = [Self::Person, Self::Computer, Self::Official, Self::Nobody];

    pub fn name(self, texts: PageTexts) -> &'static str {
        match self {
            Self::Person => texts.person(),
            Self::Computer => texts.computer(),
            Self::Official => texts.official(),
            Self::Nobody => texts.nobody(),
        }
    }

    pub const fn icon(self) -> &'static str {
        match self {
            Self::Person => "ui-person",
            Self::Computer => "ui-cpu",
            Self::Official => "ui-crown",
            Self::Nobody => "ui-close",
        }
    }

    /// True if it may sit there: an official opponent by the declaration of the game, nobody only after the first seat.
    pub fn may_sit(self, place: usize, game: &GameInfo) -> bool {
        match self {
            Self::Person | Self::Computer => true,
            Self::Official => game.official_may_sit(place),
            Self::Nobody => place > 0,
        }
    }
}

#[derive(Clone, Copy)]
pub struct SetupForm {
    pub store: Store,
    pub game: RwSignal<&'static str>,
    pub sitters: [RwSignal<Sitter>; MOST_SEATS],
    pub names: [RwSignal<String>; MOST_SEATS],
    /// Guest whose face was chosen for each seat.
    pub faces: RwSignal<[Option<usize>; MOST_SEATS]>,
    /// Level of a computer on each seat, by index; one past the last level for random choices.
    pub levels: [RwSignal<usize>; MOST_SEATS],
    pub rival: RwSignal<usize>,
    pub harder: RwSignal<usize>,
    pub together: RwSignal<Option<Coop>>,
    /// Keys of the modules, and of the exchanges before a co-op scenario.
    pub extras: RwSignal<Vec<&'static str>>,
    pub practice: RwSignal<bool>,
    pub seed: RwSignal<String>,
    /// Seats whose people play on other devices, as indices into all seats of the page.
    away: RwSignal<Vec<usize>>,
}

impl SetupForm {
    /// The usual game: a person against the official opponent of the last game that was set up.
    pub fn new(store: Store) -> Self {
        let names = NAMES.map(|key| recall(key).unwrap_or_default());
        let game = usual_game();
        let form = Self {
            store,
            game: RwSignal::new(game.key),
            sitters: usual_sitters(game).map(RwSignal::new),
            names: names.map(RwSignal::new),
            faces: RwSignal::new(from_fn(|place| faces::chosen(Who::Seat(place)))),
            levels: [USUAL_LEVEL; MOST_SEATS].map(RwSignal::new),
            rival: RwSignal::new(game.usual_rival),
            harder: RwSignal::new(0),
            together: RwSignal::new(None),
            extras: RwSignal::new(Vec::new()),
            practice: RwSignal::new(false),
            seed: RwSignal::new(fresh_seed().text().to_owned()),
            away: RwSignal::new(remembered_away()),
        };
        if let Some(new) = store.pages.new_game.get_untracked() {
            form.fill(&new);
        }
        form
    }

    pub fn new_game(self) -> NewGame {
        let (game, setup, practice, seed) = self.now();
        let Setup { seats, modules, .. } = setup;
        NewGame { game: game.to_owned(), seats, modules, practice, seed: (!seed.is_empty()).then_some(seed) }
    }

    pub fn fill(self, new: &NewGame) {
        let game = info(&new.game);
        self.choose_game(game);
        // An address may omit the players and the seed: then the usual table and a fresh deal are used.
        if new.seats.is_empty() {
            self.sit_usual(game);
        } else {
            (0..MOST_SEATS).for_each(|place| self.sit_by_key(place, new.seats.get(place).map_or("", String::as_str)));
        }
        let named = |key: &&'static str| new.modules.iter().any(|module| module == key);
        self.harder.set(game.declared.harder.iter().filter(|key| named(key)).count());
        self.together.set(Coop::named_by(&new.modules).filter(|coop| self.scenarios().contains(coop)));
        let exchanges = game.exchange.map(|exchange| (exchange.neighbours)(&new.modules, None));
        let extras = extras_of(game).map(|extra| extra.key).filter(named);
        self.extras.set(extras.chain(exchanges.unwrap_or_default()).collect());
        self.practice.set(new.practice);
        self.seed.set(new.seed.clone().unwrap_or_else(|| fresh_seed().text().to_owned()));
    }

    /// Stores the answers that its address does not contain: names and devices.
    pub fn remember(self) {
        for (place, key) in NAMES.iter().enumerate() {
            let name = self.given_name(place);
            if !name.is_empty() || recall(key).is_some() {
                remember(key, &name);
            }
            self.keep_face(place);
        }
        if self.people() > 1 {
            let places = self.away.with(|away| away.iter().map(ToString::to_string).collect::<Vec<_>>());
            remember(AWAY, &places.join(" "));
        }
    }

    pub fn takes(self, asked: &NewGame) -> bool {
        let chosen = self.new_game();
        (asked.seats.is_empty() || asked.seats == chosen.seats)
            && asked.modules.iter().all(|module| chosen.modules.contains(module))
            && asked.seed.as_ref().is_none_or(|seed| chosen.seed.as_ref() == Some(seed))
    }

    fn sit_by_key(self, place: usize, key: &str) {
        let game = info(self.game.get_untracked());
        let rival = game.rivals.iter().position(|rival| rival.key == key);
        let level = LEVELS.iter().chain(&["random"]).position(|level| *level == key);
        let sitter = match (key, rival, level) {
            ("human", ..) => Sitter::Person,
            (_, Some(_), _) => Sitter::Official,
            (_, _, Some(_)) => Sitter::Computer,
            _ => Sitter::Nobody,
        };
        let nobody = if place == 0 { Sitter::Person } else { Sitter::Nobody };
        self.sitters[place].set(if sitter.may_sit(place, game) { sitter } else { nobody });
        if let Some(rival) = rival {
            self.rival.set(rival);
        }
        if let Some(level) = level {
            self.levels[place].set(level);
        }
    }

    pub fn info(self) -> &'static GameInfo {
        info(self.game.get())
    }

    pub fn most_seats(self) -> usize {
        (*self.info().declared.seats.end()).min(MOST_SEATS)
    }

    /// Chooses another game. The players stay, as far as it has seats; the parts are reset.
    pub fn choose_game(self, game: &'static GameInfo) {
        if self.game.get_untracked() != game.key {
            self.game.set(game.key);
            self.rival.set(game.usual_rival);
            self.harder.set(0);
            self.together.set(None);
            self.extras.set(Vec::new());
            (untrack(|| self.most_seats())..MOST_SEATS).for_each(|place| self.sitters[place].set(Sitter::Nobody));
            let sits = |place: &usize| self.sitters[*place].get_untracked().may_sit(*place, game);
            if !(0..MOST_SEATS).all(|place| sits(&place)) {
                self.sit_usual(game);
            }
        }
    }

    fn sit_usual(self, game: &GameInfo) {
        usual_sitters(game).into_iter().zip(self.sitters).for_each(|(sitter, seat)| seat.set(sitter));
        self.rival.set(game.usual_rival);
    }

    pub fn sit(self, place: usize, sitter: Sitter) {
        self.sitters[place].set(sitter);
        let official = |place: &usize| self.sitters[*place].get_untracked() == Sitter::Official;
        if sitter == Sitter::Official {
            // An official opponent sits last, and alone of its kind.
            (place + 1..MOST_SEATS).for_each(|later| self.sitters[later].set(Sitter::Nobody));
        }
        if sitter != Sitter::Nobody {
            (0..place).filter(official).for_each(|earlier| self.sitters[earlier].set(Sitter::Person));
        }
    }

    pub fn scenarios(self) -> Vec<Coop> {
        untrack(|| self.info()).scenarios().collect()
    }

    pub fn is_official(self) -> bool {
        self.sitters.iter().any(|sitter| sitter.get() == Sitter::Official)
    }

    pub fn switch(self, extra: &'static str) {
        self.extras.update(|extras| {
            if extras.contains(&extra) {
                extras.retain(|key| *key != extra);
            } else {
                extras.push(extra);
            }
        });
    }

    fn exchanges(self) -> Vec<&'static str> {
        let added = |key: &&str| extras_of(self.info()).any(|extra| extra.key == *key);
        self.extras.with(|keys| keys.iter().copied().filter(|key| !added(key)).collect())
    }

    pub fn exchange(self, exchange: &NeighbourExchange, place: usize) {
        let before = untrack(|| self.exchanges());
        let named: Vec<String> = before.iter().map(|&key| key.to_owned()).collect();
        let after = (exchange.neighbours)(&named, Some(place));
        self.extras.update(|keys| {
            keys.retain(|key| !before.contains(key));
            keys.extend(after);
        });
    }

    /// Modules for the current answers. A co-op scenario fixes some of them.
    pub fn offered(self) -> impl Iterator<Item = &'static Extra> {
        let info = self.info();
        let settled = if self.plays_together() { info.settled_together } else { &[] };
        extras_of(info).filter(move |extra| !settled.contains(&extra.key))
    }

    pub fn taken(self) -> Vec<usize> {
        (0..MOST_SEATS).filter(|&place| self.sitters[place].get() != Sitter::Nobody).collect()
    }

    pub fn people(self) -> usize {
        self.taken().into_iter().filter(|&place| self.sitters[place].get() == Sitter::Person).count()
    }

    /// Seats whose people play on other devices, as the game counts them. Empty for fewer than two people, and never
    /// all.
    pub fn elsewhere(self) -> Vec<Seat> {
        let people = self.seats_of_people();
        let away: Vec<Seat> = people
            .iter()
            .filter(|(place, _)| self.away.with(|away| away.contains(place)))
            .map(|(_, seat)| *seat)
            .collect();
        if people.len() < 2 || away.len() == people.len() { Vec::new() } else { away }
    }

    pub fn set_elsewhere(self, seats: &[Seat]) {
        let people = untrack(|| self.seats_of_people());
        let away = people.into_iter().filter(|(_, seat)| seats.contains(seat)).map(|(place, _)| place);
        self.away.set(away.collect());
    }

    pub fn seats_of_people(self) -> Vec<(usize, Seat)> {
        let taken = self.taken().into_iter().enumerate().map(|(seat, place)| (place, Seat(seat as u8)));
        taken.filter(|(place, _)| self.sitters[*place].get() == Sitter::Person).collect()
    }

    /// Word of whoever sits on a seat in a set-up; `None` for nobody.
    pub fn key(self, place: usize) -> Option<&'static str> {
        Some(match self.sitters[place].get() {
            Sitter::Person => "human",
            Sitter::Computer => LEVELS.get(self.levels[place].get()).copied().unwrap_or("random"),
            Sitter::Official => self.info().rivals.get(self.rival.get()).map_or("random", |rival| rival.key),
            Sitter::Nobody => return None,
        })
    }

    /// The set-up of the answers.
    pub fn setup(self) -> Setup {
        let info = self.info();
        let (seats, mut names) = self.words_and_names();
        if self.people() > 1 {
            // A guest other than the one whom the record alone would name is named in it.
            let (sits, by_record) = (self.guests(&seats, &names), guests(&seats, &names, &[]));
            for (seat, own) in self.taken().into_iter().enumerate() {
                let person = self.sitters[own].get() == Sitter::Person && names[seat].is_empty();
                if let Some(guest) = sits[seat].filter(|_| person && sits[seat] != by_record[seat]) {
                    GUEST_NAMES[guest].clone_into(&mut names[seat]);
                }
            }
        }
        while names.last().is_some_and(String::is_empty) {
            names.pop();
        }
        // In the order of the game's list, whatever the order of the taps.
        let extras = self.offered().map(|extra| extra.key).filter(|key| self.extras.with(|on| on.contains(key)));
        let harder = if self.is_official() { self.harder.get() } else { 0 };
        let together = self.together.get().filter(|_| !self.is_official());
        let exchanges = together.map(|_| self.exchanges()).unwrap_or_default();
        let together = together.map_or(&[][..], Coop::keys).iter().copied().chain(exchanges);
        let modules = extras
            .chain(info.declared.harder.iter().copied().take(harder))
            .chain(together)
            .map(str::to_owned)
            .collect();
        Setup { seats, names, modules, ..Setup::default() }
    }

    pub fn plays_together(self) -> bool {
        !self.is_official() && self.together.get().is_some()
    }

    /// All answers: game, set-up, practice and seed.
    pub fn now(self) -> (&'static str, Setup, bool, String) {
        (self.game.get(), self.setup(), self.practice.get(), self.seed.get())
    }

    /// True for the usual game: a person against the usual opponent, without additions.
    pub fn is_usual(self) -> bool {
        let game = self.info();
        let (own, usual) = (self.setup(), usual(game));
        own.seats == usual.seats && own.modules == usual.modules && !self.is_practice()
    }

    /// True if undo may pass hidden cards: only with a single person.
    pub fn is_practice(self) -> bool {
        self.may_practise() && self.practice.get()
    }

    /// True if practice may be chosen. A campaign excludes it, since its tomes could not be taken back.
    pub fn may_practise(self) -> bool {
        self.people() == 1 && !self.is_campaign()
    }

    pub fn is_campaign(self) -> bool {
        self.game.get() == CAMPAIGN.key
    }

    /// Name that a person wrote for a seat; empty if it would show nothing. Tracked.
    pub fn given_name(self, place: usize) -> String {
        plain(&self.names[place].get(), MAX_NAME)
    }

    pub fn begin(self) {
        let texts = self.store.settings.texts_now();
        let Ok(seed) = self.seed.get_untracked().parse::<Seed>() else {
            return self.store.notices.show_toast(texts.bad_seed().to_owned());
        };
        untrack(|| self.remember());
        let game = self.game.get_untracked();
        set_usual_game(info(game));
        let practice = untrack(|| self.is_practice());
        let setup = untrack(|| self.setup());
        let elsewhere = untrack(|| self.elsewhere());
        let begun = if untrack(|| self.is_campaign()) {
            let Setup { seats, names, modules, .. } = setup;
            self.store.begin_campaign(CampaignSetup { seats, names, modules }, seed, elsewhere)
        } else if !elsewhere.is_empty() {
            self.store.begin_by_link(game, setup, seed, elsewhere)
        } else {
            self.store.begin(game, setup, seed, practice)
        };
        if begun.is_err() {
            self.store.notices.show_toast(texts.no_table().to_owned());
        }
    }
}

pub fn extras_of(game: &'static GameInfo) -> impl Iterator<Item = &'static Extra> {
    let bonus: Vec<&str> = if game.key == CAMPAIGN.key {
        chapters().iter().flat_map(|of| of.chapter.bonus).copied().collect()
    } else {
        Vec::new()
    };
    let offered = games().iter().flat_map(|game| game.extras).filter(move |extra| bonus.contains(&extra.key));
    game.extras.iter().chain(offered)
}

fn remembered_away() -> Vec<usize> {
    recall(AWAY).unwrap_or_default().split(' ').filter_map(|place| place.parse().ok()).collect()
}

/// Players of a game's usual table: a person against its official opponent, or against two computers.
fn usual_sitters(game: &GameInfo) -> [Sitter; MOST_SEATS] {
    let rivals = if game.rivals.is_empty() { [Sitter::Computer; 2] } else { [Sitter::Official, Sitter::Nobody] };
    [Sitter::Person, rivals[0], rivals[1], Sitter::Nobody, Sitter::Nobody]
}

fn usual(game: &GameInfo) -> Setup {
    let computer = LEVELS[USUAL_LEVEL];
    if game.rivals.is_empty() { Setup::of(&["human", computer, computer]) } else { solo(game, game.usual_rival, 0) }
}

/// A person against an official opponent. `harder`: number of parts that make it harder.
pub fn solo(game: &GameInfo, rival: usize, harder: usize) -> Setup {
    let rival = game.rivals.get(rival).map_or("random", |rival| rival.key);
    let modules = game.declared.harder.iter().take(harder).map(|&key| key.to_owned()).collect();
    named(Setup { modules, ..Setup::of(&["human", rival]) })
}

/// A set-up without names, except the stored one on the first seat.
pub fn named(mut setup: Setup) -> Setup {
    if let Some(name) = recall(NAMES[0]).map(|name| plain(&name, MAX_NAME)).filter(|name| !name.is_empty()) {
        setup.names.push(name);
    }
    setup
}

pub fn fresh_seed() -> Seed {
    SeedPhrase::new(below).seed()
}

/// A number below `bound` from the browser's random source, for seeds only.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
fn below(bound: u32) -> u32 {
    (Math::random() * f64::from(bound)) as u32
}
