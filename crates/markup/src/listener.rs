//! Listeners of events.

use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::closure::Closure;
use leptos::web_sys::{Event, Node};
use std::cell::RefCell;
use std::rc::Rc;

/// The function that an event of an element calls. It can be replaced, and is gone with this handle.
pub struct Listener(Rc<RefCell<ListenerState>>);

enum ListenerState {
    Idle(Box<dyn FnMut(Event)>),
    /// The function is running; an event that it causes meanwhile is not heard.
    Running,
    /// The handle, and the element with it, is gone.
    Gone,
}

impl Listener {
    /// Adds a listener. The browser keeps the function as long as the element.
    pub fn new(name: &str, node: &Node, function: Box<dyn FnMut(Event)>) -> Self {
        let listener = Rc::new(RefCell::new(ListenerState::Idle(function)));
        let shared = listener.clone();
        let closure = Closure::<dyn FnMut(Event)>::new(move |event| {
            let now = std::mem::replace(&mut *shared.borrow_mut(), ListenerState::Running);
            if let ListenerState::Idle(mut function) = now {
                function(event);
                let mut now = shared.borrow_mut();
                if matches!(*now, ListenerState::Running) {
                    *now = ListenerState::Idle(function);
                }
            } else {
                *shared.borrow_mut() = now;
            }
        });
        let _ = node.add_event_listener_with_callback(name, closure.into_js_value().unchecked_ref());
        Self(listener)
    }

    pub fn replace(&self, function: Box<dyn FnMut(Event)>) {
        *self.0.borrow_mut() = ListenerState::Idle(function);
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        *self.0.borrow_mut() = ListenerState::Gone;
    }
}
