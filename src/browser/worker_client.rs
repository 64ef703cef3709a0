//! Client of the worker in which the computer players search (`public/opponents.js`).
//!
//! One request runs at a time. Each game has a worker of its own, which replaces that of another game. A worker without
//! a sign of life is replaced and the request is sent again; if that fails too, the caller is informed. A long request
//! is shared with the [`WorkerPool`]; the first worker leads and merges.

mod pool;

use super::fetch;
use super::presence::hidden;
use leptos::prelude::*;
use leptos::wasm_bindgen::closure::Closure;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::js_sys::{Date, Function, JSON, Reflect};
use leptos::web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};
use players::{Request, RequestKind, Response};
use pool::{WorkerPool, post};
use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

/// Time without a sign of life, in milliseconds, after which a busy worker is given up.
const HEALTH: f64 = 4_000.0;
/// The same for a worker that is still loading.
const LOADING: f64 = 20_000.0;
/// Interval between two such checks, in milliseconds.
const CHECK: u32 = 500;
/// Number of consecutive failures after which no worker is started until the page is reloaded.
const MAX_FAILURES: u32 = 3;

pub enum WorkerReply {
    Response(ResponseHead),
    Lost,
}

/// Head of a response. The browser parses it; the code for the whole response is loaded later.
pub struct ResponseHead {
    id: u32,
    pub done: bool,
    /// Fraction of the work that is done, from 0 to 1.
    pub progress: f32,
    /// Key of the choice; empty if none was asked for or none exists.
    pub choice: String,
    text: String,
}

impl ResponseHead {
    fn read(text: &str) -> Option<Self> {
        let response = JSON::parse(text).ok()?;
        let field = |name: &str| Reflect::get(&response, &JsValue::from_str(name)).ok();
        Some(Self {
            id: u32::try_from(field("id")?.as_f64()? as i64).ok()?,
            done: field("done")?.is_truthy(),
            progress: field("progress")?.as_f64().unwrap_or_default() as f32,
            choice: field("choice")?.as_string().unwrap_or_default(),
            text: text.to_owned(),
        })
    }

    pub fn complete(&self) -> Response {
        serde_json::from_str(&self.text).unwrap_or_default()
    }
}

type ReplyListener = Rc<dyn Fn(WorkerReply)>;

#[derive(Default)]
struct Client {
    worker: Option<Worker>,
    game: String,
    /// Number of workers started so far, those of the pool included. Numbers are never reused.
    started: u32,
    /// Number of the first worker, which leads the pool.
    leader: u32,
    ready: bool,
    pool: WorkerPool,
    request: Option<(Request, ReplyListener)>,
    requests: u32,
    /// Time of the worker's last sign of life, and of the last check.
    last_message: f64,
    checked: f64,
    lost: u32,
    failures: u32,
}

thread_local! {
    static CLIENT: RefCell<Client> = RefCell::default();
}

fn client<T>(with: impl FnOnce(&mut Client) -> T) -> T {
    CLIENT.with(|client| with(&mut client.borrow_mut()))
}

/// Sends a request to one worker, in place of the running one, and returns its number. `reply` receives the answers.
pub fn request(request: Request, reply: impl Fn(WorkerReply) + 'static) -> u32 {
    begin(request, false, Rc::new(reply))
}

pub fn request_shared(request: Request, reply: impl Fn(WorkerReply) + 'static) -> u32 {
    begin(request, true, Rc::new(reply))
}

fn begin(mut request: Request, shared: bool, reply: ReplyListener) -> u32 {
    let id = client(|client| {
        client.requests += 1;
        request.id = client.requests;
        client.serve(&request.game);
        client.start();
        if shared {
            request.workers = client.pool.share(&request, &mut client.started, start);
        }
        let id = request.id;
        client.request = Some((request, reply));
        client.lost = 0;
        client.send();
        id
    });
    watch(id);
    id
}

/// Requests the best result so far. Has no effect if the request is no longer running.
pub fn stop(id: u32) {
    client(|client| client.control(id, RequestKind::Stop));
}

/// Drops a request: its caller gets no further answers.
pub fn cancel(id: u32) {
    client(|client| {
        client.control(id, RequestKind::Cancel);
        client.take_request(id);
    });
}

impl Client {
    fn serve(&mut self, game: &str) {
        if self.game != game {
            game.clone_into(&mut self.game);
            self.pool.let_go();
            if let Some(worker) = self.worker.take() {
                worker.terminate();
            }
        }
    }

    fn start(&mut self) {
        if self.worker.is_none() && self.failures < MAX_FAILURES {
            self.ready = false;
            self.started += 1;
            self.leader = self.started;
            self.worker = start(&self.game, self.leader);
        }
    }

    /// Sends the running request, to a new worker if there is none.
    fn send(&mut self) {
        self.last_message = Date::now();
        self.start();
        if let (Some(worker), Some((request, _)), true) = (&self.worker, &self.request, self.ready) {
            post(worker, request);
        }
    }

    fn control(&self, id: u32, kind: RequestKind) {
        self.forward(&Request { id, kind, ..Request::default() });
    }

    fn forward(&self, message: &Request) {
        let current = self.request.as_ref().is_some_and(|(request, _)| request.id == message.id);
        if let (Some(worker), true) = (self.worker.as_ref().filter(|_| self.ready), current) {
            post(worker, message);
        }
    }

    fn hear_pool(&mut self, number: u32, text: &str) {
        let Some(merge) = self.pool.hear(number, text) else { return };
        self.forward(&merge);
    }

    fn take_request(&mut self, id: u32) -> Option<ReplyListener> {
        let (_, reply) = self.request.take_if(|(request, _)| request.id == id)?;
        self.pool.cancel(id);
        Some(reply)
    }

    fn is_silent(&mut self) -> bool {
        let now = Date::now();
        // While the page itself was suspended, the worker may have sent signs unheard.
        if now - self.checked > 2.0 * f64::from(CHECK) {
            self.last_message = now;
        }
        self.checked = now;
        self.worker.is_none() || now - self.last_message > if self.ready { HEALTH } else { LOADING }
    }

    /// Gives the worker up and sends the request again, or returns the callback of a lost request.
    fn give_up(&mut self) -> Option<ReplyListener> {
        if let Some(worker) = self.worker.take() {
            worker.terminate();
        }
        let id = self.request.as_ref()?.0.id;
        self.lost += 1;
        if self.lost < 2 && self.failures < MAX_FAILURES {
            self.send();
            return None;
        }
        self.failures += 1;
        self.take_request(id)
    }
}

fn start(game: &str, number: u32) -> Option<Worker> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    options.set_name(game);
    let worker = Worker::new_with_options(&fetch::address("opponents.js"), &options).ok()?;
    let last_message = move |event: MessageEvent| hear(number, &event.data().as_string().unwrap_or_default());
    let last_message: Function = Closure::<dyn Fn(MessageEvent)>::new(last_message).into_js_value().unchecked_into();
    let failed: Function = Closure::<dyn Fn()>::new(move || hear_of_failure(number)).into_js_value().unchecked_into();
    worker.set_onmessage(Some(&last_message));
    worker.set_onerror(Some(&failed));
    Some(worker)
}

fn hear(worker: u32, text: &str) {
    if client(|client| client.leader) != worker {
        return client(|client| client.hear_pool(worker, text));
    }
    match text {
        "failed" => return hear_of_failure(worker),
        "ready" => {
            return client(|client| {
                client.ready = true;
                client.send();
            });
        }
        _ => {}
    }
    let Some(response) = ResponseHead::read(text) else { return };
    let reply = client(|client| {
        client.last_message = Date::now();
        if response.done {
            client.failures = 0;
            client.take_request(response.id)
        } else {
            client.request.as_ref().filter(|(request, _)| request.id == response.id).map(|(_, reply)| Rc::clone(reply))
        }
    });
    if let Some(reply) = reply {
        reply(WorkerReply::Response(response));
    }
}

fn hear_of_failure(worker: u32) {
    if client(|client| client.leader) == worker {
        lose();
    } else {
        client(|client| client.pool.remove(worker));
    }
}

fn lose() {
    if let Some(reply) = client(Client::give_up) {
        reply(WorkerReply::Lost);
    }
}

fn watch(id: u32) {
    set_timeout(
        move || {
            let waits = client(|client| client.request.as_ref().is_some_and(|(request, _)| request.id == id));
            if !waits {
                return;
            }
            if client(Client::is_silent) && !hidden() {
                lose();
            }
            watch(id);
        },
        Duration::from_millis(u64::from(CHECK)),
    );
}
