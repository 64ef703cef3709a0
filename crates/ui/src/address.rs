//! Addresses of the page: the place in it, as the `#fragment` of its URL.
//!
//! A fragment is `#/` and a path of percent-encoded segments. A query after `?` holds the choices of the place and the
//! open overlay, as `key=value` pairs separated by `&`. Home has none. A fragment without the `/` is a
//! [`Link`](super::Link).

use kernel::{Seat, is_printable};
use std::fmt::{self, Display, Formatter, Write as _};
use std::str::FromStr;

/// Maximum number of bytes of an address.
const MOST_BYTES: usize = 2_000;
/// Maximum number of characters of one decoded segment.
const MOST_IN_PART: usize = 120;
const MOST_IN_LIST: usize = 16;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Address {
    pub place: Route,
    /// Overlay that lies open over the page, if any.
    pub over: Option<Overlay>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Route {
    #[default]
    Home,
    Day(String),
    Week(String),
    SetUp(NewGame),
    Saves,
    /// A link or file that was opened. Its address does not hold the content.
    Opened,
    Game(u64, Option<u32>),
    Campaign(u64),
    Past(Option<u64>),
    Rules(String, Option<String>),
    Examples(String, Option<String>),
    Explained(String, String),
    Puzzle(String, Option<usize>),
}

/// Settings of a new game. Its keys are not checked against any game here.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NewGame {
    pub game: String,
    /// Kind of each seat, by its key; empty for the usual table.
    pub seats: Vec<String>,
    pub modules: Vec<String>,
    /// True if undo may go past hidden cards.
    pub practice: bool,
    /// Seed of the deal; `None` for any.
    pub seed: Option<String>,
}

/// An overlay, of which at most one lies open over a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Overlay {
    /// The log.
    Log,
    Menu,
    Settings,
    Share,
    Points,
    Tomes,
    Keys,
    Help(String),
    /// The board of another seat.
    Board(Seat),
    /// The adviser. Its address opens nothing, since advice has to be asked for.
    Adviser,
    /// A question about an action. Its address opens nothing.
    Question,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoAddress;

/// The overlays without an argument, by their keys.
const KEYS: [(&str, Overlay); 9] = [
    ("log", Overlay::Log),
    ("menu", Overlay::Menu),
    ("settings", Overlay::Settings),
    ("share", Overlay::Share),
    ("points", Overlay::Points),
    ("tomes", Overlay::Tomes),
    ("keys", Overlay::Keys),
    ("advice", Overlay::Adviser),
    ("question", Overlay::Question),
];

impl Address {
    pub const fn of(place: Route) -> Self {
        Self { place, over: None }
    }

    /// True if both addresses are the same, or two sections of the same rules: then going there is going back.
    pub fn is_page_of(&self, other: &Self) -> bool {
        let rules = |place: &Route| if let Route::Rules(game, _) = place { Some(game.clone()) } else { None };
        let same = rules(&self.place).is_some_and(|game| rules(&other.place) == Some(game));
        self == other || (same && self.over.is_none() && other.over.is_none())
    }

    /// True if `next` replaces this entry in the browser's history. An overlay is replaced by anything opened from it;
    /// an explanation is replaced by no page. A set-up is replaced by its game, a game by another game, a puzzle by the
    /// next one. Settings made on a page are replaced by the next ones made there.
    pub fn is_replaced_by(&self, next: &Self) -> bool {
        use Route::{Day, Examples, Game, Past, Puzzle, Rules, SetUp, Week};
        let explained = matches!(self.over, Some(Overlay::Help(_)));
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
    /// Writes the fragment without the `#`; nothing for the home page.
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        let mut parts: Vec<String> = Vec::new();
        let mut chosen: Vec<(&str, String)> = Vec::new();
        match &self.place {
            Route::Home => {}
            Route::Day(game) => parts.extend(["day".to_owned(), game.clone()]),
            Route::Week(game) => parts.extend(["week".to_owned(), game.clone()]),
            Route::SetUp(new) => {
                parts.extend(["new".to_owned(), new.game.clone()]);
                let list = |list: &[String]| list.iter().map(|part| encoded(part)).collect::<Vec<_>>().join(",");
                chosen.extend((!new.seats.is_empty()).then(|| ("seats", list(&new.seats))));
                chosen.extend((!new.modules.is_empty()).then(|| ("with", list(&new.modules))));
                chosen.extend(new.practice.then(|| ("practice", "yes".to_owned())));
                chosen.extend(new.seed.as_ref().map(|seed| ("seed", encoded(seed))));
            }
            Route::Saves => parts.push("saves".to_owned()),
            Route::Opened => parts.push("opened".to_owned()),
            Route::Game(id, step) => {
                parts.extend(["game".to_owned(), id.to_string()]);
                chosen.extend(step.map(|step| ("step", step.to_string())));
            }
            Route::Campaign(id) => parts.extend(["campaign".to_owned(), id.to_string()]),
            Route::Past(open) => {
                parts.push("past".to_owned());
                parts.extend(open.map(|id| id.to_string()));
            }
            Route::Rules(game, section) => {
                parts.extend(["rules".to_owned(), game.clone()]);
                parts.extend(section.clone());
            }
            Route::Examples(game, example) => {
                parts.extend(["examples".to_owned(), game.clone()]);
                parts.extend(example.clone());
            }
            Route::Explained(game, topic) => parts.extend(["help".to_owned(), game.clone(), topic.clone()]),
            Route::Puzzle(game, puzzle) => {
                parts.extend(["puzzle".to_owned(), game.clone()]);
                parts.extend(puzzle.map(|number| number.to_string()));
            }
        }
        match &self.over {
            None => {}
            Some(Overlay::Help(topic)) => chosen.push(("help", encoded(topic))),
            Some(Overlay::Board(seat)) => chosen.push(("board", seat.0.to_string())),
            Some(over) => {
                let part = KEYS.iter().find(|(_, known)| known == over).map_or("", |(part, _)| *part);
                chosen.push(("open", part.to_owned()));
            }
        }
        if parts.is_empty() && chosen.is_empty() {
            return Ok(());
        }
        to.write_char('/')?;
        to.write_str(&parts.iter().map(|part| encoded(part)).collect::<Vec<_>>().join("/"))?;
        for (place, (key, value)) in chosen.iter().enumerate() {
            write!(to, "{}{key}={value}", if place == 0 { '?' } else { '&' })?;
        }
        Ok(())
    }
}

impl FromStr for Address {
    type Err = NoAddress;

    /// Reads a fragment without the `#`. Anything unknown in it is an error.
    fn from_str(text: &str) -> Result<Self, NoAddress> {
        if text.len() > MOST_BYTES {
            return Err(NoAddress);
        }
        if text.is_empty() {
            return Ok(Self::default());
        }
        let text = text.strip_prefix('/').ok_or(NoAddress)?;
        let (path, query) = text.split_once('?').unwrap_or((text, ""));
        let mut chosen = Chosen::read(query)?;
        let parts = if path.is_empty() { Vec::new() } else { list(path, '/')? };
        let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
        let place = match parts[..] {
            [] => Route::Home,
            ["day", game] => Route::Day(game.to_owned()),
            ["week", game] => Route::Week(game.to_owned()),
            ["new", game] => Route::SetUp(NewGame {
                game: game.to_owned(),
                seats: chosen.list("seats")?,
                modules: chosen.list("with")?,
                practice: chosen
                    .take("practice")
                    .map(|part| if part == "yes" { Ok(()) } else { Err(NoAddress) })
                    .transpose()?
                    .is_some(),
                seed: chosen.take("seed").map(decoded).transpose()?,
            }),
            ["saves"] => Route::Saves,
            ["opened"] => Route::Opened,
            ["game", id] => Route::Game(number(id)?, chosen.take("step").map(number).transpose()?),
            ["campaign", id] => Route::Campaign(number(id)?),
            ["past"] => Route::Past(None),
            ["past", id] => Route::Past(Some(number(id)?)),
            ["rules", game] => Route::Rules(game.to_owned(), None),
            ["rules", game, section] => Route::Rules(game.to_owned(), Some(section.to_owned())),
            ["examples", game] => Route::Examples(game.to_owned(), None),
            ["examples", game, example] => Route::Examples(game.to_owned(), Some(example.to_owned())),
            ["help", game, topic] => Route::Explained(game.to_owned(), topic.to_owned()),
            ["puzzle", game] => Route::Puzzle(game.to_owned(), None),
            ["puzzle", game, puzzle] => Route::Puzzle(game.to_owned(), Some(number(puzzle)?)),
            _ => return Err(NoAddress),
        };
        let over = if let Some(topic) = chosen.take("help") {
            Some(Overlay::Help(decoded(topic)?))
        } else if let Some(seat) = chosen.take("board") {
            Some(Overlay::Board(Seat(number(seat)?)))
        } else if let Some(part) = chosen.take("open") {
            let (_, overlay) = KEYS.iter().find(|(known, _)| *known == part).ok_or(NoAddress)?;
            Some(overlay.clone())
        } else {
            None
        };
        if chosen.0.is_empty() { Ok(Self { place, over }) } else { Err(NoAddress) }
    }
}

struct Chosen<'a>(Vec<(&'a str, &'a str)>);

impl<'a> Chosen<'a> {
    fn read(query: &'a str) -> Result<Self, NoAddress> {
        let pairs = query.split('&').filter(|pair| !pair.is_empty());
        pairs.map(|pair| pair.split_once('=').ok_or(NoAddress)).collect::<Result<_, _>>().map(Self)
    }

    /// Takes the value of a key. The second pair of a repeated key stays in the list.
    fn take(&mut self, key: &str) -> Option<&'a str> {
        let place = self.0.iter().position(|(known, _)| *known == key)?;
        Some(self.0.remove(place).1)
    }

    fn list(&mut self, key: &str) -> Result<Vec<String>, NoAddress> {
        self.take(key).map_or_else(|| Ok(Vec::new()), |parts| list(parts, ','))
    }
}

fn list(text: &str, between: char) -> Result<Vec<String>, NoAddress> {
    let parts: Vec<&str> = text.split(between).collect();
    if parts.len() > MOST_IN_LIST { Err(NoAddress) } else { parts.into_iter().map(decoded).collect() }
}

fn number<T: FromStr>(text: &str) -> Result<T, NoAddress> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    if digits { text.parse().map_err(|_| NoAddress) } else { Err(NoAddress) }
}

fn encoded(part: &str) -> String {
    let mut text = String::with_capacity(part.len());
    for byte in part.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~:".contains(&byte) {
            text.push(char::from(byte));
        } else {
            let _ = write!(text, "%{byte:02X}");
        }
    }
    text
}

/// Decodes a segment. An empty, too long or not plain one is an error.
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
    let part = String::from_utf8(bytes).map_err(|_| NoAddress)?;
    if part.is_empty() || part.chars().count() > MOST_IN_PART || !is_printable(&part) {
        Err(NoAddress)
    } else {
        Ok(part)
    }
}
