//! Workers that do a part of a long order each. Nothing depends on them: one that fails is dismissed, and one that is slow
//! or silent is not waited for (see the workers' desk in [`bots`](crate::bots)).

use super::{post, start};
use crate::bots::{Deed, Order};
use leptos::prelude::window;
use leptos::web_sys::Worker;
use serde_json::Value;

/// No more of them, whatever the machine: each has a program and a tree of its own in memory.
const MOST: usize = 3;

/// How many helpers there may be: a core is left for the page and one is the first worker's.
fn wanted() -> usize {
    let cores = window().navigator().hardware_concurrency();
    (1..=MOST).rfind(|&helpers| cores >= (helpers + 2) as f64).unwrap_or(0)
}

struct Helper {
    number: u32,
    worker: Worker,
    ready: bool,
    /// Its part of the present order.
    order: Option<Order>,
}

/// The helpers, and what each of them is at.
#[derive(Default)]
pub(super) struct Helpers {
    all: Vec<Helper>,
    /// How many failed: nobody is started in their place.
    failed: usize,
}

impl Helpers {
    /// Gives each helper a part of an order, and returns how many parts that makes with the first worker's. They are
    /// started with the first such order; `count` numbers them.
    pub(super) fn take(&mut self, order: &Order, count: &mut u32) -> u32 {
        while self.all.len() + self.failed < wanted() {
            *count += 1;
            let Some(worker) = start(*count) else {
                self.failed += 1;
                continue;
            };
            self.all.push(Helper { number: *count, worker, ready: false, order: None });
        }
        let parts = self.all.len() as u32 + 1;
        for (helper, part) in self.all.iter_mut().zip(1..) {
            helper.order = Some(Order { part, parts, ..order.clone() });
            helper.send();
        }
        parts
    }

    /// What a helper said; where its part is done, what the first worker is told of it.
    pub(super) fn hear(&mut self, number: u32, text: &str) -> Option<Order> {
        if text == "failed" {
            self.dismiss(number);
            return None;
        }
        let helper = self.all.iter_mut().find(|helper| helper.number == number)?;
        if text == "ready" {
            helper.ready = true;
            helper.send();
            return None;
        }
        let id = helper.order.as_ref()?.id;
        let matter: Value = serde_json::from_str(text).ok()?;
        if matter["id"] != id || matter["done"] != true {
            return None;
        }
        helper.order = None;
        Some(Order { id, deed: Deed::Gather, matter, ..Order::default() })
    }

    /// Takes their parts of an order from them.
    pub(super) fn drop_order(&mut self, id: u32) {
        for helper in &mut self.all {
            if helper.order.take_if(|order| order.id == id).is_some() && helper.ready {
                post(&helper.worker, &Order { id, deed: Deed::Cancel, ..Order::default() });
            }
        }
    }

    /// Does without a helper that failed, from now on.
    pub(super) fn dismiss(&mut self, number: u32) {
        if let Some(place) = self.all.iter().position(|helper| helper.number == number) {
            self.all.remove(place).worker.terminate();
            self.failed += 1;
        }
    }
}

impl Helper {
    fn send(&self) {
        if let (Some(order), true) = (&self.order, self.ready) {
            post(&self.worker, order);
        }
    }
}
