//! `window.francia`: the table for scripts. A call at the wrong time or with wrong arguments throws an `Error` with one
//! clear sentence and has no effect.

use super::recovery::leave_alone;
use crate::info::{games, has};
use crate::state::any_table::{AnyTable, PRESENT};
use crate::state::store::{Screen, Store};
use campaign::CampaignSetup;
use kernel::{Record, Seed, Setup, SetupError, UndoError, given_name};
use lang::Text;
use leptos::prelude::*;
use leptos::wasm_bindgen::closure::Closure;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::js_sys::{Error, Function, Object, Reflect};
use serde::Serialize;

#[derive(Serialize)]
struct ScriptDecision {
    seat: usize,
    prompt: String,
    choices: Vec<ScriptChoice>,
}

#[derive(Serialize)]
struct ScriptChoice {
    index: usize,
    text: String,
    #[serde(rename = "word")]
    key: String,
}

type ScriptResult = Result<JsValue, JsValue>;

/// Installs `window.francia`.
pub fn offer(store: Store) {
    let table = Object::new();
    let function = |name: &str, call: Box<dyn Fn(JsValue) -> ScriptResult>| {
        let call = move |asked| call(asked).inspect_err(leave_alone);
        let call = Box::new(call) as Box<dyn Fn(JsValue) -> ScriptResult>;
        let call: Function = Closure::<dyn Fn(JsValue) -> ScriptResult>::wrap(call).into_js_value().unchecked_into();
        let _ = Reflect::set(&table, &JsValue::from_str(name), &call);
    };
    function("new_game", Box::new(move |asked| new_game(store, &asked)));
    function("new_campaign", Box::new(move |asked| new_campaign(store, &asked)));
    function("campaign", Box::new(move |_| campaign(store)));
    function("decision", Box::new(move |_| decision(store)));
    function("choose", Box::new(move |index| choose(store, &index)));
    function("state", Box::new(move |_| state(store)));
    function("record", Box::new(move |_| record(store)));
    function("record_text", Box::new(move |_| record_text(store)));
    function("look_back", Box::new(move |step| look_back(store, &step)));
    function("open", Box::new(move |text| open(store, &text)));
    function("scores", Box::new(move |_| scores(store)));
    function("team", Box::new(move |_| team(store)));
    function("undo", Box::new(move |_| undo(store)));
    function("shown", Box::new(move |_| Ok(JsValue::from_bool(!store.saving.is_ahead()))));
    let _ = Reflect::set(&window(), &JsValue::from_str("francia"), &table);
}

fn error(text: &str) -> JsValue {
    Error::new(text).into()
}

fn written(value: &impl Serialize) -> ScriptResult {
    let writer = serde_wasm_bindgen::Serializer::json_compatible();
    value.serialize(&writer).map_err(|failed| error(&failed.to_string()))
}

fn localize(store: Store, text: Text) -> &'static str {
    text.localize(store.settings.lang.get_untracked())
}

fn playing(store: Store) -> Result<(), JsValue> {
    if store.table.has_game() {
        return Ok(());
    }
    Err(error(localize(store, text!("No game is on the table: call new_game first."))))
}

fn at_the_present(store: Store) -> Result<(), JsValue> {
    if store.table.back.get_untracked().is_none() {
        return Ok(());
    }
    Err(error(localize(store, text!("The page looks back: nothing can be chosen in the past."))))
}

fn new_game(store: Store, asked: &JsValue) -> ScriptResult {
    if !asked.is_object() {
        return Err(error(localize(store, text!("new_game takes an object: {game, seats, seed, names, modules}."))));
    }
    let Some(game) = field(asked, "game")?.and_then(|key| key.as_string()).filter(|key| has(key)) else {
        let known = localize(store, text!("No such game; there is:"));
        let keys: Vec<&str> = games().iter().map(|game| game.key).collect();
        return Err(error(&format!("{known} {}.", keys.join(", "))));
    };
    let (CampaignSetup { seats, names, modules }, seed) = asked_table(store, asked)?;
    let setup = Setup { seats, names, modules, ..Setup::default() };
    let begun = store.begin(&game, setup, seed, false);
    begun.map_err(|failed| error(&store.settings.texts_now().wrong_setup(&failed)))?;
    decision(store)
}

fn new_campaign(store: Store, asked: &JsValue) -> ScriptResult {
    if !asked.is_object() {
        return Err(error(localize(store, text!("new_campaign takes an object: {seats, seed, names, modules}."))));
    }
    let (plan, seed) = asked_table(store, asked)?;
    let begun = store.begin_campaign(plan, seed, Vec::new());
    begun.map_err(|failed| error(&store.settings.texts_now().wrong_setup(&failed)))?;
    decision(store)
}

/// Report on the campaign of the table, up to its last closed chapter; null without one.
fn campaign(store: Store) -> ScriptResult {
    written(&untrack(|| store.table.campaign()).map(|open| open.campaign().report()))
}

fn asked_table(store: Store, asked: &JsValue) -> Result<(CampaignSetup, Seed), JsValue> {
    let list = |name, otherwise: Option<Vec<String>>, refused| {
        let list = field(asked, name)?.map_or(Ok(otherwise), |list| texts(&list))?;
        list.ok_or_else(|| error(localize(store, refused)))
    };
    let seats = list("seats", None, text!("seats is a list of words: who plays on each seat."))?;
    let names = list("names", Some(Vec::new()), text!("names is a list of texts: one for each seat."))?;
    let modules = list("modules", Some(Vec::new()), text!("modules is a list of words: the parts that are added."))?;
    if names.iter().any(|name| !name.is_empty() && given_name(name).is_none()) {
        return Err(error(&store.settings.texts_now().wrong_setup(&SetupError::Names)));
    }
    let seed = match field(asked, "seed")? {
        None => Some(super::setup::fresh_seed()),
        Some(seed) => seed.as_string().and_then(|text| text.parse().ok()).or_else(|| integer(&seed).map(Seed::from)),
    };
    let Some(seed) = seed else {
        return Err(error(localize(store, text!("seed is a text of 1 to 64 characters, or a whole number."))));
    };
    Ok((CampaignSetup { seats, names, modules }, seed))
}

/// A field of a script's object. An exception of its getter is passed on.
fn field(object: &JsValue, name: &str) -> Result<Option<JsValue>, JsValue> {
    let value = Reflect::get(object, &JsValue::from_str(name))?;
    Ok(Some(value).filter(|value| !value.is_undefined() && !value.is_null()))
}

/// Texts of a short list; `None` for any other value. It is read with `Reflect` alone, which passes exceptions of
/// getters and proxies on: an exception that unwinds through the program corrupts it.
fn texts(list: &JsValue) -> Result<Option<Vec<String>>, JsValue> {
    /// Above the number of seats, or parts, of any table.
    const MOST: u64 = 100;
    let length = if list.is_object() { integer(&Reflect::get(list, &"length".into())?) } else { None };
    let Some(length) = length.filter(|length| *length <= MOST) else { return Ok(None) };
    (0..length as u32).map(|place| Reflect::get_u32(list, place).map(|key| key.as_string())).collect()
}

#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // checked
fn integer(value: &JsValue) -> Option<u64> {
    /// Largest exact integer of JavaScript.
    const MOST: f64 = 9_007_199_254_740_991.0;
    let number = value.as_f64().filter(|number| number.fract() == 0.0 && (0.0..=MOST).contains(number))?;
    Some(number as u64)
}

fn decision(store: Store) -> ScriptResult {
    let lang = store.settings.lang.get_untracked();
    let asked = untrack(|| {
        store.with_table_of_scripts(|table| {
            let seat = table.to_move().filter(|_| store.table.has_game() && store.table.back.get().is_none())?;
            let keys = table.keys(PRESENT).into_iter().enumerate();
            let offered =
                keys.map(|(index, key)| ScriptChoice { index, text: table.text(PRESENT, &key, lang), key }).collect();
            Some(ScriptDecision { seat: seat.index(), prompt: table.question(PRESENT, lang), choices: offered })
        })
    });
    match asked {
        Some(asked) => written(&asked),
        None => Ok(JsValue::NULL),
    }
}

fn choose(store: Store, index: &JsValue) -> ScriptResult {
    playing(store)?;
    at_the_present(store)?;
    let choices = store.with_table_of_scripts(|table| table.keys(PRESENT));
    if choices.is_empty() {
        return Err(error(localize(store, text!("The game is over: there is nothing to choose."))));
    }
    let choice = integer(index).and_then(|place| choices.get(usize::try_from(place).ok()?));
    let Some(choice) = choice else {
        let text = localize(store, text!("choose takes the index of a choice, a whole number below"));
        return Err(error(&format!("{text} {}.", choices.len())));
    };
    if store.choose_exactly(choice) {
        Ok(JsValue::UNDEFINED)
    } else {
        Err(error(localize(store, text!("That choice is not legal now."))))
    }
}

fn state(store: Store) -> ScriptResult {
    playing(store)?;
    let seen = untrack(|| {
        let seat = store.table.viewer.get();
        store.with_table_of_scripts(|table| store.code.reader(table)?.view(table, table.to_move().unwrap_or(seat)))
    });
    written(&seen)
}

fn record(store: Store) -> ScriptResult {
    playing(store)?;
    // Without the snapshot: its random state exceeds the exact integers of a script, and the choices define the game.
    written(&store.record_of_scripts().map(|record| Record { snapshot: None, ..record }))
}

/// The record in the format of an exported file. It is a text, so that the numbers of the snapshot keep all their
/// digits.
fn record_text(store: Store) -> ScriptResult {
    playing(store)?;
    Ok(store.record_of_scripts().map_or(JsValue::NULL, |record| JsValue::from_str(&record.write())))
}

fn look_back(store: Store, step: &JsValue) -> ScriptResult {
    playing(store)?;
    if step.is_undefined() || step.is_null() {
        store.back_to_now();
        return Ok(JsValue::UNDEFINED);
    }
    let last = untrack(|| store.table.with_present(|table| table.last_step()));
    let step = integer(step).and_then(|step| usize::try_from(step).ok()).filter(|step| *step <= last);
    let Some(step) = step else {
        let text = localize(store, text!("look_back takes a step, a whole number from 0 to"));
        return Err(error(&format!("{text} {last}.")));
    };
    store.look_back(step);
    Ok(JsValue::UNDEFINED)
}

fn open(store: Store, text: &JsValue) -> ScriptResult {
    let Some(text) = text.as_string() else {
        let text = localize(store, text!("open takes the text of a link’s fragment or of a record."));
        return Err(error(text));
    };
    store.open(&text);
    Ok(JsValue::UNDEFINED)
}

fn scores(store: Store) -> ScriptResult {
    playing(store)?;
    let rows = |table: &dyn AnyTable| table.outcome(PRESENT).report(table.scores(PRESENT));
    written(&store.with_table_of_scripts(rows))
}

fn team(store: Store) -> ScriptResult {
    playing(store)?;
    written(&store.with_table_of_scripts(|table| table.outcome(PRESENT).team()))
}

fn undo(store: Store) -> ScriptResult {
    playing(store)?;
    at_the_present(store)?;
    store.undo_by_script().map_err(|failed| {
        error(match failed {
            UndoError::Start => localize(store, text!("There is nothing to undo.")),
            UndoError::Revealed => localize(store, text!("The last choice showed something that cannot be unseen.")),
        })
    })?;
    if store.screen.get_untracked() != Screen::Play {
        store.screen.set(Screen::Play);
    }
    Ok(JsValue::UNDEFINED)
}
