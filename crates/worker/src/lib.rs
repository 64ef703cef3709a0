//! The worker in which the computer players of a game search: the exports of each game's program (`src/bin/`). It is
//! built for speed. `public/opponents.js` loads it and passes its messages on. Natively there is no worker.

#[cfg(target_arch = "wasm32")]
pub use exported::export;

/// Does nothing: natively there is no worker.
#[cfg(not(target_arch = "wasm32"))]
pub fn export(_: Box<dyn players::Jobs>) {}

#[cfg(target_arch = "wasm32")]
mod exported {
    use js_sys::{Date, Function, Reflect, global};
    use players::{Jobs, Request, Response};
    use std::cell::RefCell;
    use std::rc::Rc;
    use wasm_bindgen::closure::Closure;
    use wasm_bindgen::{JsCast, JsValue};

    /// Milliseconds of work between two checks for incoming messages.
    const SLICE: f64 = 12.0;

    /// Defines `hear` and `work` in the worker's global scope. `hear` takes a request about the game of these jobs;
    /// `work` works for one slice. Both return a response or nothing.
    pub fn export(jobs: Box<dyn Jobs>) {
        let jobs = Rc::new(RefCell::new(jobs));
        let clock = clock();
        let (hearing, now) = (Rc::clone(&jobs), clock.clone());
        function("hear", move |text| {
            let request: Request = serde_json::from_str(&text.as_string()?).ok()?;
            hearing.borrow_mut().take(&request, &now)
        });
        function("work", move |_| jobs.borrow_mut().work(clock() + SLICE, &clock));
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
