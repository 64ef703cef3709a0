//! `window.francia`: the table for scripts. Called at the wrong time or with the wrong arguments, a function throws an
//! `Error` with one clear sentence and changes nothing.

use super::store::{Screen, Store};
use crate::kernel::{Game, Lang, Record, Seed, Setup, Spoken, UndoError};
use crate::shelf::TABLES;
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
    function("scores", Box::new(move |_| scores(store)));
    function("undo", Box::new(move |_| undo(store)));
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
fn say(store: Store, en: &'static str, fr: &'static str) -> &'static str {
    match store.lang.get_untracked() {
        Lang::En => en,
        Lang::Fr => fr,
    }
}

/// Whether a game is on the table.
fn playing(store: Store) -> Result<(), JsValue> {
    if store.has_game() {
        return Ok(());
    }
    Err(error(say(
        store,
        "No game is on the table: call new_game first.",
        "Aucune partie sur la table : appelez d’abord new_game.",
    )))
}

fn new_game(store: Store, setup: JsValue) -> Answer {
    let asked: NewGame = serde_wasm_bindgen::from_value(setup).map_err(|failed| {
        let takes = say(store, "new_game takes {game, seats, seed}:", "new_game attend {game, seats, seed} :");
        error(&format!("{takes} {}", failed.to_string().trim_start_matches("Error: ")))
    })?;
    if !TABLES.contains(&asked.game.as_str()) {
        let known = say(store, "No such game; there is:", "Jeu inconnu ; il y a :");
        return Err(error(&format!("{known} {}.", TABLES.join(", "))));
    }
    let seed = match asked.seed {
        Some(SeedWord::Text(text)) => text.parse::<Seed>().map_err(|failed| error(&failed.to_string()))?,
        Some(SeedWord::Number(number)) => Seed::from(number),
        None => super::pages::setup::fresh_seed(),
    };
    let setup = Setup { seats: asked.seats, names: asked.names, modules: asked.modules };
    store.begin(setup, seed, false).map_err(|failed| error(&failed.to_string()))?;
    decision(store)
}

fn decision(store: Store) -> Answer {
    let lang = store.lang.get_untracked();
    let asked = untrack(|| {
        store.with_table(|table| {
            table.decision().filter(|_| store.has_game()).map(|decision| Asked {
                seat: decision.seat.index(),
                prompt: table.state().question(lang),
                choices: table
                    .choices()
                    .into_iter()
                    .enumerate()
                    .map(|(index, choice)| Offered {
                        index,
                        text: table.state().choice(choice, lang),
                        word: choice.to_string(),
                    })
                    .collect(),
            })
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
    let choices = untrack(|| store.with_table(crate::kernel::Table::choices));
    if choices.is_empty() {
        return Err(error(say(
            store,
            "The game is over: there is nothing to choose.",
            "La partie est finie : il n’y a rien à choisir.",
        )));
    }
    let number = index.as_f64().filter(|number| number.fract() == 0.0 && *number >= 0.0);
    let choice = number.and_then(|number| choices.get(number as usize)).copied();
    let Some(choice) = choice else {
        let text = say(
            store,
            "choose takes the index of a choice, a whole number below",
            "choose attend l’indice d’un choix, un entier inférieur à",
        );
        return Err(error(&format!("{text} {}.", choices.len())));
    };
    if store.choose_exactly(choice) {
        Ok(JsValue::UNDEFINED)
    } else {
        Err(error(say(store, "That choice is not legal now.", "Ce choix n’est pas permis maintenant.")))
    }
}

fn state(store: Store) -> Answer {
    playing(store)?;
    let seen = untrack(|| {
        let seat = store.viewer.get();
        store.with_state(|state| state.view(state.decision().map_or(seat, |decision| decision.seat)))
    });
    written(&seen)
}

fn record(store: Store) -> Answer {
    playing(store)?;
    // Without the snapshot: its chance is held in numbers larger than a script's are exact, and the choices are the game.
    written(&Record { snapshot: None, ..store.record() })
}

fn scores(store: Store) -> Answer {
    playing(store)?;
    written(&untrack(|| store.standings()))
}

fn undo(store: Store) -> Answer {
    playing(store)?;
    store.undo().map_err(|failed| {
        error(match failed {
            UndoError::Start => say(store, "There is nothing to undo.", "Il n’y a rien à annuler."),
            UndoError::Revealed => say(
                store,
                "The last choice showed something that cannot be unseen.",
                "Le dernier choix a montré quelque chose qu’on ne peut plus ignorer.",
            ),
        })
    })?;
    if store.screen.get_untracked() != Screen::Play {
        store.screen.set(Screen::Play);
    }
    Ok(JsValue::UNDEFINED)
}
