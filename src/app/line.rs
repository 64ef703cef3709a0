//! The line to the worker in which computer players think (`public/opponents.js`). There is one order at a time; a worker
//! that falls silent is replaced and told the order once more, and when that is in vain too, the one who asked hears so.
//! A long order is shared with helpers, where there are cores: workers that do a part each, for the first one to gather.

mod helpers;

use super::settings::hidden;
use crate::bots::{Deed, Order, Report};
use helpers::Helpers;
use leptos::prelude::*;
use leptos::wasm_bindgen::closure::Closure;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::js_sys::{Date, Function, JSON, Reflect};
use leptos::web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};
use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

/// After so many milliseconds without a sign of life a worker at work is given up.
const SILENCE: f64 = 4_000.0;
/// The same for one that is still being loaded.
const LOADING: f64 = 20_000.0;
/// How often that is looked at.
const LOOK: u32 = 500;
/// After so many orders in vain no worker is started any more, until the page is loaded anew.
const IN_VAIN: u32 = 3;

/// What comes back.
pub enum Answer {
    /// A report about the order.
    Told(Told),
    /// No worker could carry it out.
    Lost,
}

/// A report, as far as everyone reads it: the browser's own reader is here already, the one for the whole of it comes later.
pub struct Told {
    /// The order's number.
    id: u32,
    /// Whether this is the end of it.
    pub done: bool,
    /// The share of the work that is done, from 0 to 1.
    pub share: f32,
    /// The choice made, in the game's own words; empty where none was asked for or could be made.
    pub choice: String,
    text: String,
}

impl Told {
    fn read(text: &str) -> Option<Self> {
        let report = JSON::parse(text).ok()?;
        let part = |name: &str| Reflect::get(&report, &JsValue::from_str(name)).ok();
        Some(Self {
            id: u32::try_from(part("id")?.as_f64()? as i64).ok()?,
            done: part("done")?.is_truthy(),
            share: part("share")?.as_f64().unwrap_or_default() as f32,
            choice: part("choice")?.as_string().unwrap_or_default(),
            text: text.to_owned(),
        })
    }

    /// The whole report.
    pub fn whole(&self) -> Report {
        serde_json::from_str(&self.text).unwrap_or_default()
    }
}

type Tell = Rc<dyn Fn(Answer)>;

#[derive(Default)]
struct Line {
    worker: Option<Worker>,
    /// Counts the workers and helpers, so that one that was given up is not heard any more.
    workers: u32,
    /// The number of the worker.
    leader: u32,
    ready: bool,
    helpers: Helpers,
    order: Option<(Order, Tell)>,
    orders: u32,
    /// When the worker gave its last sign of life, and when that was looked at.
    heard: f64,
    looked: f64,
    /// How often the present order was lost.
    lost: u32,
    /// How many orders were in vain, one after the other.
    in_vain: u32,
}

thread_local! {
    static LINE: RefCell<Line> = RefCell::default();
}

fn line<T>(with: impl FnOnce(&mut Line) -> T) -> T {
    LINE.with(|line| with(&mut line.borrow_mut()))
}

/// Gives an order, in place of the last one, and returns its number. `tell` hears how it goes.
pub fn order(order: Order, tell: impl Fn(Answer) + 'static) -> u32 {
    give(order, false, Rc::new(tell))
}

/// The same for an order that takes long: helpers do a part of it.
pub fn share_order(order: Order, tell: impl Fn(Answer) + 'static) -> u32 {
    give(order, true, Rc::new(tell))
}

fn give(mut order: Order, shared: bool, tell: Tell) -> u32 {
    let id = line(|line| {
        line.orders += 1;
        order.id = line.orders;
        line.start();
        if shared {
            order.parts = line.helpers.take(&order, &mut line.workers);
        }
        let id = order.id;
        line.order = Some((order, tell));
        line.lost = 0;
        line.send();
        id
    });
    watch(id);
    id
}

/// Asks for the best found so far. An order that is no longer worked on is left alone.
pub fn hurry(id: u32) {
    line(|line| line.tell(id, Deed::Hurry));
}

/// Drops an order: nothing more is heard of it.
pub fn cancel(id: u32) {
    line(|line| {
        line.tell(id, Deed::Cancel);
        line.take_order(id);
    });
}

impl Line {
    /// Starts a worker where there is none.
    fn start(&mut self) {
        if self.worker.is_none() && self.in_vain < IN_VAIN {
            self.ready = false;
            self.workers += 1;
            self.leader = self.workers;
            self.worker = start(self.leader);
        }
    }

    /// Sends the order, to a new worker where there is none.
    fn send(&mut self) {
        self.heard = Date::now();
        self.start();
        if let (Some(worker), Some((order, _)), true) = (&self.worker, &self.order, self.ready) {
            post(worker, order);
        }
    }

    fn tell(&self, id: u32, deed: Deed) {
        self.add(&Order { id, deed, ..Order::default() });
    }

    /// Says something about the present order.
    fn add(&self, said: &Order) {
        let current = self.order.as_ref().is_some_and(|(order, _)| order.id == said.id);
        if let (Some(worker), true) = (self.worker.as_ref().filter(|_| self.ready), current) {
            post(worker, said);
        }
    }

    /// What a helper said.
    fn hear_helper(&mut self, number: u32, text: &str) {
        let Some(said) = self.helpers.hear(number, text) else { return };
        self.add(&said);
    }

    /// Takes the order of a number off the table, with its helpers, and returns who hears of it.
    fn take_order(&mut self, id: u32) -> Option<Tell> {
        let (_, tell) = self.order.take_if(|(order, _)| order.id == id)?;
        self.helpers.drop_order(id);
        Some(tell)
    }

    fn is_silent(&mut self) -> bool {
        let now = Date::now();
        // Where the page itself slept, the worker may have spoken unheard.
        if now - self.looked > 2.0 * f64::from(LOOK) {
            self.heard = now;
        }
        self.looked = now;
        self.worker.is_none() || now - self.heard > if self.ready { SILENCE } else { LOADING }
    }

    /// Gives the worker up. Returns who must hear that there is no other.
    fn give_up(&mut self) -> Option<Tell> {
        if let Some(worker) = self.worker.take() {
            worker.terminate();
        }
        let id = self.order.as_ref()?.0.id;
        self.lost += 1;
        if self.lost < 2 && self.in_vain < IN_VAIN {
            self.send();
            return None;
        }
        self.in_vain += 1;
        self.take_order(id)
    }
}

fn post(worker: &Worker, order: &Order) {
    let text = serde_json::to_string(order).unwrap_or_default();
    let _ = worker.post_message(&text.into());
}

/// Starts a worker; its address names the page's program, so that no cache mixes two versions.
fn start(number: u32) -> Option<Worker> {
    let program = document().query_selector("script[data-wasm]").ok()??.get_attribute("data-wasm")?;
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let address = format!("opponents.js?{}", program.trim_start_matches("./"));
    let worker = Worker::new_with_options(&address, &options).ok()?;
    let told = move |event: MessageEvent| hear(number, &event.data().as_string().unwrap_or_default());
    let told: Function = Closure::<dyn Fn(MessageEvent)>::new(told).into_js_value().unchecked_into();
    let failed: Function = Closure::<dyn Fn()>::new(move || hear_of_failure(number)).into_js_value().unchecked_into();
    worker.set_onmessage(Some(&told));
    worker.set_onerror(Some(&failed));
    Some(worker)
}

fn hear(worker: u32, text: &str) {
    if line(|line| line.leader) != worker {
        return line(|line| line.hear_helper(worker, text));
    }
    match text {
        "failed" => return hear_of_failure(worker),
        "ready" => {
            return line(|line| {
                line.ready = true;
                line.send();
            });
        }
        _ => {}
    }
    let Some(report) = Told::read(text) else { return };
    let tell = line(|line| {
        line.heard = Date::now();
        if report.done {
            line.in_vain = 0;
            line.take_order(report.id)
        } else {
            line.order.as_ref().filter(|(order, _)| order.id == report.id).map(|(_, tell)| Rc::clone(tell))
        }
    });
    if let Some(tell) = tell {
        tell(Answer::Told(report));
    }
}

fn hear_of_failure(worker: u32) {
    if line(|line| line.leader) == worker {
        lose();
    } else {
        line(|line| line.helpers.dismiss(worker));
    }
}

fn lose() {
    if let Some(tell) = line(Line::give_up) {
        tell(Answer::Lost);
    }
}

/// Looks again and again whether the worker lives, as long as the order is not carried out.
fn watch(id: u32) {
    set_timeout(
        move || {
            let waits = line(|line| line.order.as_ref().is_some_and(|(order, _)| order.id == id));
            if !waits {
                return;
            }
            if line(Line::is_silent) && !hidden() {
                lose();
            }
            watch(id);
        },
        Duration::from_millis(u64::from(LOOK)),
    );
}
