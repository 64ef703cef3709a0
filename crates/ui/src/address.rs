//! The addresses of the page: where in it somebody is, as the `#fragment` of its address.
//!
//! `#/` and a path: the words of a place, each percent-encoded, then behind a `?` what is chosen there and what lies open over
//! it, as `key=value` with `&` between them. Home has no fragment. A fragment without the `/` is a [`Link`](super::Link).

use kernel::is_plain;
use std::fmt::{self, Display, Formatter, Write as _};
use std::str::FromStr;

/// The most characters that an address may have.
const MOST_CHARACTERS: usize = 2_000;
/// The most characters that one of its words may have.
const MOST_IN_WORD: usize = 120;
/// The most words in a list.
const MOST_IN_LIST: usize = 16;

/// Where in the page somebody is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Address {
    /// The page.
    pub place: Place,
    /// What lies open over it.
    pub over: Option<Over>,
}

/// A page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Place {
    /// The first page.
    #[default]
    Home,
    /// The challenge of the day of a game, by its word.
    Day(String),
    /// The challenge of the week of a game.
    Week(String),
    /// A new game with what is chosen for it.
    SetUp(NewGame),
    /// The saved games.
    Saves,
    /// What came from outside. Its address does not hold it.
    Opened,
    /// A saved game by its number, and the step that is looked back at.
    Game(u64, Option<u32>),
    /// The campaign of a saved game, by the number of that.
    Campaign(u64),
    /// The finished games, and which of them is open.
    Past(Option<u64>),
    /// The rules of a game, and a section of them.
    Rules(String, Option<String>),
    /// The worked examples of a game, and the one that lies on the table.
    Examples(String, Option<String>),
    /// What a game explains, by its topic, wherever somebody is.
    Explained(String, String),
    /// The puzzle of the day of a game, or the one with a number.
    Puzzle(String, Option<usize>),
}

/// What is chosen for a new game. Whether a game knows these words is for the page to say.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NewGame {
    /// The game's word.
    pub game: String,
    /// A word a seat; none for the usual table.
    pub seats: Vec<String>,
    /// The words of the added parts.
    pub modules: Vec<String>,
    /// Whether undo may go past hidden cards.
    pub practice: bool,
    /// What it is dealt from; none for any.
    pub seed: Option<String>,
}

/// What lies open over a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Over {
    /// The log.
    Log,
    /// The menu.
    Menu,
    /// The settings.
    Settings,
    /// The links to hand on.
    Share,
    /// The points by line.
    Points,
    /// The tomes of a chapter.
    Tomes,
    /// The list of the keys.
    Keys,
    /// The explanation of a thing, by its topic.
    Help(String),
    /// The board of another seat, by its place.
    Board(u8),
    /// What cannot be opened by an address: a question, advice.
    Passing,
}

/// A text is no address of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoAddress;

/// The drawers that have a word and nothing besides.
const DRAWERS: [(&str, Over); 8] = [
    ("log", Over::Log),
    ("menu", Over::Menu),
    ("settings", Over::Settings),
    ("share", Over::Share),
    ("points", Over::Points),
    ("tomes", Over::Tomes),
    ("keys", Over::Keys),
    ("question", Over::Passing),
];

impl Address {
    /// A page with nothing open over it.
    pub const fn of(place: Place) -> Self {
        Self { place, over: None }
    }

    /// Whether this is the page of another address, whatever section of it that names: then the way there is the way back.
    pub fn is_page_of(&self, other: &Self) -> bool {
        let rules = |place: &Place| if let Place::Rules(game, _) = place { Some(game.clone()) } else { None };
        let same = rules(&self.place).is_some_and(|game| rules(&other.place) == Some(game));
        self == other || (same && self.over.is_none() && other.over.is_none())
    }

    /// Whether this entry of the browser's history makes room for the next one: nobody wants to come back to it. A drawer makes
    /// room for what was opened from it, but an explanation for no page; a set-up for its game; a game for the game after it, and
    /// a puzzle for the puzzle after it; what is chosen on a page for what is chosen there next.
    pub fn makes_room_for(&self, next: &Self) -> bool {
        use Place::{Day, Examples, Game, Past, Puzzle, Rules, SetUp, Week};
        let explained = matches!(self.over, Some(Over::Help(_)));
        match (&self.place, &next.place) {
            (here, there) if here == there => self.over.is_some() && next.over.is_some(),
            _ if self.over.is_some() => !explained,
            (SetUp(_), SetUp(_) | Game(..))
            | (Day(_) | Week(_) | Game(_, Some(_)), Game(..))
            | (Past(Some(_)), Past(Some(_)))
            | (Puzzle(..), Puzzle(..))
            | (Rules(..), Rules(..))
            | (Examples(_, None), Examples(_, None)) => true,
            (Game(id, None), Game(other, _)) => id != other,
            _ => false,
        }
    }
}

impl Display for Address {
    /// The fragment, without the `#`; nothing for home.
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        let mut words: Vec<String> = Vec::new();
        let mut chosen: Vec<(&str, String)> = Vec::new();
        match &self.place {
            Place::Home => {}
            Place::Day(game) => words.extend(["day".to_owned(), game.clone()]),
            Place::Week(game) => words.extend(["week".to_owned(), game.clone()]),
            Place::SetUp(new) => {
                words.extend(["new".to_owned(), new.game.clone()]);
                let list = |list: &[String]| list.iter().map(|word| encoded(word)).collect::<Vec<_>>().join(",");
                chosen.extend((!new.seats.is_empty()).then(|| ("seats", list(&new.seats))));
                chosen.extend((!new.modules.is_empty()).then(|| ("with", list(&new.modules))));
                chosen.extend(new.practice.then(|| ("practice", "yes".to_owned())));
                chosen.extend(new.seed.as_ref().map(|seed| ("seed", encoded(seed))));
            }
            Place::Saves => words.push("saves".to_owned()),
            Place::Opened => words.push("opened".to_owned()),
            Place::Game(id, step) => {
                words.extend(["game".to_owned(), id.to_string()]);
                chosen.extend(step.map(|step| ("step", step.to_string())));
            }
            Place::Campaign(id) => words.extend(["campaign".to_owned(), id.to_string()]),
            Place::Past(open) => {
                words.push("past".to_owned());
                words.extend(open.map(|id| id.to_string()));
            }
            Place::Rules(game, section) => {
                words.extend(["rules".to_owned(), game.clone()]);
                words.extend(section.clone());
            }
            Place::Examples(game, example) => {
                words.extend(["examples".to_owned(), game.clone()]);
                words.extend(example.clone());
            }
            Place::Explained(game, topic) => words.extend(["help".to_owned(), game.clone(), topic.clone()]),
            Place::Puzzle(game, puzzle) => {
                words.extend(["puzzle".to_owned(), game.clone()]);
                words.extend(puzzle.map(|number| number.to_string()));
            }
        }
        match &self.over {
            None => {}
            Some(Over::Help(topic)) => chosen.push(("help", encoded(topic))),
            Some(Over::Board(seat)) => chosen.push(("board", seat.to_string())),
            Some(over) => {
                let word = DRAWERS.iter().find(|(_, drawer)| drawer == over).map_or("", |(word, _)| *word);
                chosen.push(("open", word.to_owned()));
            }
        }
        if words.is_empty() && chosen.is_empty() {
            return Ok(());
        }
        to.write_char('/')?;
        to.write_str(&words.iter().map(|word| encoded(word)).collect::<Vec<_>>().join("/"))?;
        for (place, (key, value)) in chosen.iter().enumerate() {
            write!(to, "{}{key}={value}", if place == 0 { '?' } else { '&' })?;
        }
        Ok(())
    }
}

impl FromStr for Address {
    type Err = NoAddress;

    /// Reads a fragment, without the `#`. Whatever is not understood makes it no address.
    fn from_str(text: &str) -> Result<Self, NoAddress> {
        if text.len() > MOST_CHARACTERS {
            return Err(NoAddress);
        }
        if text.is_empty() {
            return Ok(Self::default());
        }
        let text = text.strip_prefix('/').ok_or(NoAddress)?;
        let (path, query) = text.split_once('?').unwrap_or((text, ""));
        let mut chosen = Chosen::read(query)?;
        let words = if path.is_empty() { Vec::new() } else { list(path, '/')? };
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let place = match words[..] {
            [] => Place::Home,
            ["day", game] => Place::Day(game.to_owned()),
            ["week", game] => Place::Week(game.to_owned()),
            ["new", game] => Place::SetUp(NewGame {
                game: game.to_owned(),
                seats: chosen.list("seats")?,
                modules: chosen.list("with")?,
                practice: chosen
                    .take("practice")
                    .map(|word| if word == "yes" { Ok(()) } else { Err(NoAddress) })
                    .transpose()?
                    .is_some(),
                seed: chosen.take("seed").map(decoded).transpose()?,
            }),
            ["saves"] => Place::Saves,
            ["opened"] => Place::Opened,
            ["game", id] => Place::Game(number(id)?, chosen.take("step").map(number).transpose()?),
            ["campaign", id] => Place::Campaign(number(id)?),
            ["past"] => Place::Past(None),
            ["past", id] => Place::Past(Some(number(id)?)),
            ["rules", game] => Place::Rules(game.to_owned(), None),
            ["rules", game, section] => Place::Rules(game.to_owned(), Some(section.to_owned())),
            ["examples", game] => Place::Examples(game.to_owned(), None),
            ["examples", game, example] => Place::Examples(game.to_owned(), Some(example.to_owned())),
            ["help", game, topic] => Place::Explained(game.to_owned(), topic.to_owned()),
            ["puzzle", game] => Place::Puzzle(game.to_owned(), None),
            ["puzzle", game, puzzle] => Place::Puzzle(game.to_owned(), Some(number(puzzle)?)),
            _ => return Err(NoAddress),
        };
        let over = if let Some(topic) = chosen.take("help") {
            Some(Over::Help(decoded(topic)?))
        } else if let Some(seat) = chosen.take("board") {
            Some(Over::Board(number(seat)?))
        } else if let Some(word) = chosen.take("open") {
            let drawer = DRAWERS.iter().find(|(known, _)| *known == word).ok_or(NoAddress)?;
            Some(drawer.1.clone())
        } else {
            None
        };
        if chosen.0.is_empty() { Ok(Self { place, over }) } else { Err(NoAddress) }
    }
}

/// What stands behind the `?` and was not read yet.
struct Chosen<'a>(Vec<(&'a str, &'a str)>);

impl<'a> Chosen<'a> {
    fn read(query: &'a str) -> Result<Self, NoAddress> {
        let pairs = query.split('&').filter(|pair| !pair.is_empty());
        pairs.map(|pair| pair.split_once('=').ok_or(NoAddress)).collect::<Result<_, _>>().map(Self)
    }

    /// Takes the value of a key. A key that stands twice is left over.
    fn take(&mut self, key: &str) -> Option<&'a str> {
        let place = self.0.iter().position(|(known, _)| *known == key)?;
        Some(self.0.remove(place).1)
    }

    fn list(&mut self, key: &str) -> Result<Vec<String>, NoAddress> {
        self.take(key).map_or_else(|| Ok(Vec::new()), |words| list(words, ','))
    }
}

/// The decoded words of a list.
fn list(text: &str, between: char) -> Result<Vec<String>, NoAddress> {
    let words: Vec<&str> = text.split(between).collect();
    if words.len() > MOST_IN_LIST { Err(NoAddress) } else { words.into_iter().map(decoded).collect() }
}

/// A number in digits alone.
fn number<T: FromStr>(text: &str) -> Result<T, NoAddress> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    if digits { text.parse().map_err(|_| NoAddress) } else { Err(NoAddress) }
}

/// A word, percent-encoded as UTF-8, without what has a meaning in an address.
fn encoded(word: &str) -> String {
    let mut text = String::with_capacity(word.len());
    for byte in word.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~:".contains(&byte) {
            text.push(char::from(byte));
        } else {
            let _ = write!(text, "%{byte:02X}");
        }
    }
    text
}

/// The word of an encoded text: not empty, not too long, and plain.
fn decoded(text: &str) -> Result<String, NoAddress> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    let digit = |byte: Option<u8>| byte.and_then(|byte| char::from(byte).to_digit(16)).ok_or(NoAddress);
    while let Some(byte) = rest.next() {
        if byte == b'%' {
            let (high, low) = (digit(rest.next())?, digit(rest.next())?);
            bytes.push((high * 16 + low) as u8);
        } else {
            bytes.push(byte);
        }
    }
    let word = String::from_utf8(bytes).map_err(|_| NoAddress)?;
    if word.is_empty() || word.chars().count() > MOST_IN_WORD || !is_plain(&word) { Err(NoAddress) } else { Ok(word) }
}
