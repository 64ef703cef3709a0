//! The worker in which computer players think, built for speed and loaded by `public/opponents.js`, which hands its
//! messages to and fro. Natively there is no worker.

#[cfg(target_arch = "wasm32")]
fn main() {
    worker::offer();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {}

#[cfg(target_arch = "wasm32")]
mod worker {
    use francia::bots::{Deed, Desk, DeskOf, Order, Report};
    use francia::with_game;
    use js_sys::{Date, Function, Reflect, global};
    use std::cell::RefCell;
    use std::rc::Rc;
    use wasm_bindgen::closure::Closure;
    use wasm_bindgen::{JsCast, JsValue};

    /// How long it works before it lets messages in, in milliseconds.
    const SLICE: f64 = 12.0;

    /// What lies on the table: the desk of the game that was asked about last.
    #[derive(Default)]
    struct Worker {
        game: String,
        desk: Option<Box<dyn Desk>>,
    }

    /// Puts `hear` and `work` into the worker's global scope. `hear` takes an order; `work` works for a moment. Both
    /// return a report where there is one.
    pub fn offer() {
        let worker = Rc::new(RefCell::new(Worker::default()));
        let clock = clock();
        let (hearing, now) = (Rc::clone(&worker), clock.clone());
        function("hear", move |text| {
            let order: Order = serde_json::from_str(&text.as_string()?).ok()?;
            hearing.borrow_mut().take(&order, &now)
        });
        function("work", move |_| {
            let mut worker = worker.borrow_mut();
            worker.desk.as_mut()?.work(clock() + SLICE, &clock)
        });
    }

    impl Worker {
        fn take(&mut self, order: &Order, clock: &dyn Fn() -> f64) -> Option<Report> {
            let about_another = matches!(order.deed, Deed::Hurry | Deed::Cancel | Deed::Gather);
            if self.game != order.game && !about_another {
                let desk: Option<Box<dyn Desk>> =
                    with_game!(order.game.as_str(), G => Box::new(DeskOf::<G>::default()) as Box<dyn Desk>);
                self.desk = desk;
                self.game.clone_from(&order.game);
            }
            let Some(desk) = &mut self.desk else {
                return Some(Report { id: order.id, done: true, ..Report::default() });
            };
            desk.take(order, clock)
        }
    }

    /// A function that takes a text and returns a report as a text, or nothing.
    fn function(name: &str, call: impl Fn(JsValue) -> Option<Report> + 'static) {
        let call = move |text: JsValue| {
            call(text).and_then(|report| serde_json::to_string(&report).ok()).map_or(JsValue::UNDEFINED, JsValue::from)
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
