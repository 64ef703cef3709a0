//! The worker in which the computer players search. It is built for speed, and `public/opponents.js` loads it and passes its
//! messages on. Natively there is no worker.

#[cfg(target_arch = "wasm32")]
fn main() {
    worker::export();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {}

#[cfg(target_arch = "wasm32")]
mod worker {
    use francia::bots::{GameJobs, Jobs, Request, RequestKind, Response};
    use francia::with_table;
    use js_sys::{Date, Function, Reflect, global};
    use std::cell::RefCell;
    use std::rc::Rc;
    use wasm_bindgen::closure::Closure;
    use wasm_bindgen::{JsCast, JsValue};

    /// Milliseconds of work between two looks at incoming messages.
    const SLICE: f64 = 12.0;

    /// The jobs of the game that the last request was about.
    #[derive(Default)]
    struct Worker {
        game: String,
        jobs: Option<Box<dyn Jobs>>,
    }

    /// Defines `hear` and `work` in the worker's global scope. `hear` takes a request; `work` works for one slice. Both return
    /// a response or nothing.
    pub fn export() {
        let worker = Rc::new(RefCell::new(Worker::default()));
        let clock = clock();
        let (hearing, now) = (Rc::clone(&worker), clock.clone());
        function("hear", move |text| {
            let request: Request = serde_json::from_str(&text.as_string()?).ok()?;
            hearing.borrow_mut().take(&request, &now)
        });
        function("work", move |_| {
            let mut worker = worker.borrow_mut();
            worker.jobs.as_mut()?.work(clock() + SLICE, &clock)
        });
    }

    impl Worker {
        fn take(&mut self, request: &Request, clock: &dyn Fn() -> f64) -> Option<Response> {
            let names_no_game = matches!(request.kind, RequestKind::Stop | RequestKind::Cancel | RequestKind::Merge);
            if self.game != request.game && !names_no_game {
                let jobs: Option<Box<dyn Jobs>> =
                    with_table!(request.game.as_str(), G => Box::new(GameJobs::<G>::default()) as Box<dyn Jobs>);
                self.jobs = jobs;
                self.game.clone_from(&request.game);
            }
            let Some(jobs) = &mut self.jobs else {
                return Some(Response { id: request.id, done: true, ..Response::default() });
            };
            jobs.take(request, clock)
        }
    }

    /// Defines a global function that takes a text and returns a response as a text, or nothing.
    fn function(name: &str, call: impl Fn(JsValue) -> Option<Response> + 'static) {
        let call = move |text: JsValue| {
            call(text)
                .and_then(|response| serde_json::to_string(&response).ok())
                .map_or(JsValue::UNDEFINED, JsValue::from)
        };
        let call: Function = Closure::<dyn Fn(JsValue) -> JsValue>::new(call).into_js_value().unchecked_into();
        let _ = Reflect::set(&global(), &JsValue::from_str(name), &call);
    }

    /// The worker's clock, in milliseconds.
    fn clock() -> impl Fn() -> f64 + Clone {
        let performance = Reflect::get(&global(), &JsValue::from_str("performance")).unwrap_or_default();
        let now: Option<Function> =
            Reflect::get(&performance, &JsValue::from_str("now")).ok().and_then(|now| now.dyn_into().ok());
        move || now.as_ref().and_then(|now| now.call0(&performance).ok()?.as_f64()).unwrap_or_else(Date::now)
    }
}
