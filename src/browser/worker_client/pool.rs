//! The workers beside the first one, for long requests (root-parallel search and shared reviews; the worker's side is
//! in [`players`]). Nothing depends on them: a failed one is removed, and a slow one is not awaited.

use kernel::sent;
use leptos::prelude::window;
use leptos::web_sys::Worker;
use players::{Request, RequestKind, Response};

/// Upper bound on any machine: each worker has a program and a search tree in memory.
const MAX_SIZE: usize = 3;

/// Size of the pool on this machine: one core is left for the page and one for the first worker.
fn size() -> usize {
    let cores = window().navigator().hardware_concurrency();
    (1..=MAX_SIZE).rfind(|&size| cores >= (size + 2) as f64).unwrap_or(0)
}

struct PoolWorker {
    number: u32,
    worker: Worker,
    ready: bool,
    request: Option<Request>,
}

#[derive(Default)]
pub(super) struct WorkerPool {
    workers: Vec<PoolWorker>,
    /// Number of workers that failed. They are not replaced.
    failed: usize,
}

impl WorkerPool {
    /// Shares a request with all workers of the pool; returns their number, the first worker included. The first call
    /// starts them with `start`; `started` counts all workers.
    pub(super) fn share(
        &mut self,
        request: &Request,
        started: &mut u32,
        start: fn(&str, u32) -> Option<Worker>,
    ) -> u32 {
        while self.workers.len() + self.failed < size() {
            *started += 1;
            let Some(worker) = start(&request.game, *started) else {
                self.failed += 1;
                continue;
            };
            self.workers.push(PoolWorker { number: *started, worker, ready: false, request: None });
        }
        let workers = self.workers.len() as u32 + 1;
        for (member, worker) in self.workers.iter_mut().zip(1..) {
            member.request = Some(Request { worker, workers, ..request.clone() });
            member.send();
        }
        workers
    }

    /// Handles a message of a worker. Returns the message that passes its final result to the first worker.
    pub(super) fn hear(&mut self, number: u32, text: &str) -> Option<Request> {
        if text == "failed" {
            self.remove(number);
            return None;
        }
        let member = self.workers.iter_mut().find(|member| member.number == number)?;
        if text == "ready" {
            member.ready = true;
            member.send();
            return None;
        }
        let id = member.request.as_ref()?.id;
        let response: Response = serde_json::from_str(text).ok()?;
        if response.id != id || !response.done {
            return None;
        }
        member.request = None;
        Some(Request { id, kind: RequestKind::Merge, payload: sent(&response), ..Request::default() })
    }

    pub(super) fn cancel(&mut self, id: u32) {
        for member in &mut self.workers {
            if member.request.take_if(|request| request.id == id).is_some() && member.ready {
                post(&member.worker, &Request { id, kind: RequestKind::Cancel, ..Request::default() });
            }
        }
    }

    pub(super) fn let_go(&mut self) {
        for member in self.workers.drain(..) {
            member.worker.terminate();
        }
    }

    pub(super) fn remove(&mut self, number: u32) {
        if let Some(place) = self.workers.iter().position(|member| member.number == number) {
            self.workers.remove(place).worker.terminate();
            self.failed += 1;
        }
    }
}

impl PoolWorker {
    fn send(&self) {
        if let (Some(request), true) = (&self.request, self.ready) {
            post(&self.worker, request);
        }
    }
}

pub(super) fn post(worker: &Worker, request: &Request) {
    let text = serde_json::to_string(request).unwrap_or_default();
    let _ = worker.post_message(&text.into());
}
