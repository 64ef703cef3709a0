//! `window.francia`: the table for scripts. Called at the wrong time or with the wrong arguments, a function throws an
//! `Error` with one clear sentence and changes nothing.

use super::shelf::{self, COVERS};
use super::store::{Screen, Store};
use crate::kernel::{Record, Seed, Setup, UndoError};
use crate::lang::Text;
use leptos::prelude::*;
use leptos::wasm_bindgen::closure::Closure;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::js_sys::{Error, Function, Object, Reflect};
use serde::{Deserialize, Serialize};

/// What `new_game` takes.
#[derive(Deserialize)]
struct NewGame {
    game: String,
    seats: Vec<String>,
    #[serde(default)]
    seed: Option<SeedWord>,
    #[serde(default)]
    names: Vec<String>,
    #[serde(default)]
    modules: Vec<String>,
}

/// A seed as a script writes it: a text or a whole number.
#[derive(Deserialize)]
#[serde(untagged)]
enum SeedWord {
    Text(String),
    Number(u64),
}

/// What `decision` returns.
#[derive(Serialize)]
struct Asked {
    seat: usize,
    prompt: String,
    choices: Vec<Offered>,
}

/// A choice of a decision.
#[derive(Serialize)]
struct Offered {
    index: usize,
    text: String,
    word: String,
}

type Answer = Result<JsValue, JsValue>;

/// Puts `francia` into the window.
pub fn offer(store: Store) {
    let table = Object::new();
    let function = |name: &str, call: Box<dyn Fn(JsValue) -> Answer>| {
        let call: Function = Closure::<dyn Fn(JsValue) -> Answer>::wrap(call).into_js_value().unchecked_into();
        let _ = Reflect::set(&table, &JsValue::from_str(name), &call);
    };
    function("new_game", Box::new(move |setup| new_game(store, setup)));
    function("decision", Box::new(move |_| decision(store)));
    function("choose", Box::new(move |index| choose(store, &index)));
    function("state", Box::new(move |_| state(store)));
    function("record", Box::new(move |_| record(store)));
    function("record_text", Box::new(move |_| record_text(store)));
    function("look_back", Box::new(move |step| look_back(store, &step)));
    function("open", Box::new(move |text| open(store, &text)));
    function("scores", Box::new(move |_| scores(store)));
    function("undo", Box::new(move |_| undo(store)));
    function("shown", Box::new(move |_| Ok(JsValue::from_bool(!store.is_ahead()))));
    let _ = Reflect::set(&window(), &JsValue::from_str("francia"), &table);
}

/// A JavaScript error of one sentence.
fn error(text: &str) -> JsValue {
    Error::new(text).into()
}

fn written(value: &impl Serialize) -> Answer {
    let writer = serde_wasm_bindgen::Serializer::json_compatible();
    value.serialize(&writer).map_err(|failed| error(&failed.to_string()))
}

/// A sentence for scripts, in the language of the page.
fn say(store: Store, text: Text) -> &'static str {
    text.said(store.lang.get_untracked())
}

/// Whether a game is on the table.
fn playing(store: Store) -> Result<(), JsValue> {
    if store.has_game() {
        return Ok(());
    }
    Err(error(say(store, text!("No game is on the table: call new_game first."))))
}

/// Whether the table is shown as it is now.
fn at_the_present(store: Store) -> Result<(), JsValue> {
    if store.back.get_untracked().is_none() {
        return Ok(());
    }
    Err(error(say(store, text!("The page looks back: nothing can be chosen in the past."))))
}

fn new_game(store: Store, setup: JsValue) -> Answer {
    let asked: NewGame = serde_wasm_bindgen::from_value(setup).map_err(|failed| {
        let takes = say(store, text!("new_game takes {game, seats, seed}:"));
        error(&format!("{takes} {}", failed.to_string().trim_start_matches("Error: ")))
    })?;
    if !shelf::has(&asked.game) {
        let known = say(store, text!("No such game; there is:"));
        return Err(error(&format!("{known} {}.", COVERS.map(|cover| cover.word).join(", "))));
    }
    let seed = match asked.seed {
        Some(SeedWord::Text(text)) => text.parse::<Seed>().map_err(|failed| error(&failed.to_string()))?,
        Some(SeedWord::Number(number)) => Seed::from(number),
        None => super::pages::setup::fresh_seed(),
    };
    let setup = Setup { seats: asked.seats, names: asked.names, modules: asked.modules };
    store.begin(shelf::cover(&asked.game).word, setup, seed, false).map_err(|failed| error(&failed.to_string()))?;
    decision(store)
}

fn decision(store: Store) -> Answer {
    let lang = store.lang.get_untracked();
    let asked = untrack(|| {
        store.with_table_of_scripts(|table| {
            let seat = table.to_move().filter(|_| store.has_game() && store.back.get().is_none())?;
            let words = table.words(usize::MAX).into_iter().enumerate();
            let offered =
                words.map(|(index, word)| Offered { index, text: table.text(usize::MAX, &word, lang), word }).collect();
            Some(Asked { seat: seat.index(), prompt: table.question(usize::MAX, lang), choices: offered })
        })
    });
    match asked {
        Some(asked) => written(&asked),
        None => Ok(JsValue::NULL),
    }
}

#[allow(clippy::cast_sign_loss)] // checked to be a whole number from 0 on
fn choose(store: Store, index: &JsValue) -> Answer {
    playing(store)?;
    at_the_present(store)?;
    let choices = store.with_table_of_scripts(|table| table.words(usize::MAX));
    if choices.is_empty() {
        return Err(error(say(store, text!("The game is over: there is nothing to choose."))));
    }
    let number = index.as_f64().filter(|number| number.fract() == 0.0 && *number >= 0.0);
    let choice = number.and_then(|number| choices.get(number as usize));
    let Some(choice) = choice else {
        let text = say(store, text!("choose takes the index of a choice, a whole number below"));
        return Err(error(&format!("{text} {}.", choices.len())));
    };
    if store.choose_exactly(choice) {
        Ok(JsValue::UNDEFINED)
    } else {
        Err(error(say(store, text!("That choice is not legal now."))))
    }
}

fn state(store: Store) -> Answer {
    playing(store)?;
    let seen = untrack(|| {
        let seat = store.viewer.get();
        store.with_table_of_scripts(|table| {
            shelf::reader(table.game().cover().word)?.view(table, table.to_move().unwrap_or(seat))
        })
    });
    written(&seen)
}

fn record(store: Store) -> Answer {
    playing(store)?;
    // Without the snapshot: its chance is held in numbers larger than a script's are exact, and the choices are the game.
    written(&Record { snapshot: None, ..store.record_of_scripts() })
}

/// The record as an exported file holds it. It is a text, so that the snapshot's numbers keep all their digits.
fn record_text(store: Store) -> Answer {
    playing(store)?;
    Ok(JsValue::from_str(&store.record_of_scripts().write()))
}

#[allow(clippy::cast_sign_loss)] // checked to be a whole number from 0 on
fn look_back(store: Store, step: &JsValue) -> Answer {
    playing(store)?;
    if step.is_undefined() || step.is_null() {
        store.back_to_now();
        return Ok(JsValue::UNDEFINED);
    }
    let number = step.as_f64().filter(|number| number.fract() == 0.0 && *number >= 0.0);
    let Some(number) = number else {
        let text = say(store, text!("look_back takes a step, a whole number."));
        return Err(error(text));
    };
    store.look_back(number as usize);
    Ok(JsValue::UNDEFINED)
}

fn open(store: Store, text: &JsValue) -> Answer {
    let Some(text) = text.as_string() else {
        let text = say(store, text!("open takes the text of a link’s fragment or of a record."));
        return Err(error(text));
    };
    store.open(&text);
    Ok(JsValue::UNDEFINED)
}

fn scores(store: Store) -> Answer {
    playing(store)?;
    written(&store.with_table_of_scripts(|table| table.standings(usize::MAX)))
}

fn undo(store: Store) -> Answer {
    playing(store)?;
    at_the_present(store)?;
    store.undo_by_script().map_err(|failed| {
        error(match failed {
            UndoError::Start => say(store, text!("There is nothing to undo.")),
            UndoError::Revealed => say(store, text!("The last choice showed something that cannot be unseen.")),
        })
    })?;
    if store.screen.get_untracked() != Screen::Play {
        store.screen.set(Screen::Play);
    }
    Ok(JsValue::UNDEFINED)
}
