//! Filled holes: the children, values and listeners of an element.

use crate::effect::LiveEffect;
use crate::rendered::Rendered;
use crate::template::{HoleKind, HoleNode};
use crate::{Hole, Value};
use leptos::wasm_bindgen::closure::Closure;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::js_sys::Reflect;
use leptos::web_sys::{Element, Event, HtmlElement, Node};
use std::cell::RefCell;
use std::rc::Rc;

/// A filled hole of an element.
pub struct RenderedHole {
    kind: HoleKind,
    name: &'static str,
    node: Node,
    content: Content,
}

enum Content {
    View(Rendered),
    Value(Bound),
    Listener(Rc<RefCell<Listener>>),
    Reference,
}

/// A value that was set: the value itself, or the effect that sets it.
enum Bound {
    Fixed(Value),
    Dynamic(LiveEffect<Value>),
}

/// Listener of an event.
enum Listener {
    Idle(Box<dyn FnMut(Event)>),
    /// The function is running.
    Running,
    /// The element is gone.
    Gone,
}

impl RenderedHole {
    pub fn new(HoleNode { kind, name, node }: HoleNode, hole: Hole) -> Self {
        let content = match hole {
            Hole::View(view) => {
                let rendered = Rendered::new(view, Some(node.clone()));
                if let Some(parent) = node.parent_node() {
                    rendered.insert(&parent, Some(&node));
                    if rendered.last_node().as_ref() != Some(&node) {
                        let _ = parent.remove_child(&node);
                    }
                }
                Content::View(rendered)
            }
            Hole::Value(value) => Content::Value(Bound::new(kind, name, &node, value, None)),
            Hole::Listener(function) => Content::Listener(listen(name, &node, function)),
            Hole::Reference(receive) => {
                receive(node.unchecked_ref());
                Content::Reference
            }
        };
        Self { kind, name, node, content }
    }

    pub fn update(&mut self, hole: Hole) {
        match (&mut self.content, hole) {
            (Content::View(rendered), Hole::View(view)) => rendered.update(view),
            (Content::Value(bound), Hole::Value(value)) => {
                let last = bound.last();
                *bound = Bound::new(self.kind, self.name, &self.node, value, last);
            }
            (Content::Listener(listener), Hole::Listener(function)) => {
                *listener.borrow_mut() = Listener::Idle(function);
            }
            (Content::Reference, Hole::Reference(receive)) => receive(self.node.unchecked_ref()),
            // A hole keeps its kind, since both come from one template.
            _ => {}
        }
    }
}

impl Drop for RenderedHole {
    fn drop(&mut self) {
        if let Content::Listener(listener) = &self.content {
            *listener.borrow_mut() = Listener::Gone;
        }
    }
}

/// Adds a listener. The browser keeps the function as long as the element.
fn listen(name: &str, node: &Node, function: Box<dyn FnMut(Event)>) -> Rc<RefCell<Listener>> {
    let listener = Rc::new(RefCell::new(Listener::Idle(function)));
    let shared = listener.clone();
    let closure = Closure::<dyn FnMut(Event)>::new(move |event| {
        let now = std::mem::replace(&mut *shared.borrow_mut(), Listener::Running);
        if let Listener::Idle(mut function) = now {
            function(event);
            let mut now = shared.borrow_mut();
            if matches!(*now, Listener::Running) {
                *now = Listener::Idle(function);
            }
        } else {
            *shared.borrow_mut() = now;
        }
    });
    let _ = node.add_event_listener_with_callback(name, closure.into_js_value().unchecked_ref());
    listener
}

impl Bound {
    fn new(kind: HoleKind, name: &'static str, node: &Node, value: Value, last: Option<Value>) -> Self {
        match value {
            Value::Dynamic(mut function) => {
                let node = node.clone();
                let bind = move |last: Option<Value>| {
                    let mut now = function();
                    // A function of a function is called until it returns a value.
                    while let Value::Dynamic(mut inner) = now {
                        now = inner();
                    }
                    set(kind, name, &node, &now, last.as_ref());
                    now
                };
                Self::Dynamic(LiveEffect::new(bind, last))
            }
            value => {
                set(kind, name, node, &value, last.as_ref());
                Self::Fixed(value)
            }
        }
    }

    /// The value that was set last.
    fn last(&mut self) -> Option<Value> {
        match self {
            Self::Fixed(value) => Some(std::mem::replace(value, Value::Absent)),
            Self::Dynamic(effect) => effect.take(),
        }
    }
}

/// Sets a value if it differs from the last one.
fn set(kind: HoleKind, name: &str, node: &Node, value: &Value, last: Option<&Value>) {
    if last.is_some_and(|last| last.is(value)) {
        return;
    }
    let element: &Element = node.unchecked_ref();
    let text = value.text();
    match kind {
        HoleKind::Attribute if name == "class" => {
            let classes = text.unwrap_or_default();
            match last.map(|last| last.text().unwrap_or_default()) {
                None => {
                    if !classes.is_empty() {
                        let _ = element.set_attribute(name, classes);
                    }
                }
                // Classes that are set one by one stay.
                Some(last) => {
                    for gone in
                        last.split_whitespace().filter(|gone| !classes.split_whitespace().any(|class| class == *gone))
                    {
                        let _ = element.class_list().remove_1(gone);
                    }
                    for class in classes.split_whitespace() {
                        let _ = element.class_list().add_1(class);
                    }
                }
            }
        }
        HoleKind::Attribute => match text {
            Some(text) => drop(element.set_attribute(name, text)),
            None if last.is_some() => drop(element.remove_attribute(name)),
            None => {}
        },
        HoleKind::Class => match text {
            Some(_) => drop(element.class_list().add_1(name)),
            None if last.is_some() => drop(element.class_list().remove_1(name)),
            None => {}
        },
        HoleKind::Style => {
            let style = element.unchecked_ref::<HtmlElement>().style();
            match text {
                Some(text) => drop(style.set_property(name, text)),
                None => drop(style.remove_property(name)),
            }
        }
        HoleKind::Property => {
            let value = match value {
                Value::Absent => JsValue::FALSE,
                Value::Empty => JsValue::TRUE,
                _ => JsValue::from_str(text.unwrap_or_default()),
            };
            let _ = Reflect::set(element, &JsValue::from_str(name), &value);
        }
        HoleKind::Html => element.set_inner_html(text.unwrap_or_default()),
        HoleKind::Child | HoleKind::Event | HoleKind::Reference => {}
    }
}

impl Value {
    /// The value as text; `None` if it is absent.
    fn text(&self) -> Option<&str> {
        match self {
            Self::Absent | Self::Dynamic(_) => None,
            Self::Empty => Some(""),
            Self::Text(text) => Some(text),
        }
    }

    fn is(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Absent, Self::Absent) | (Self::Empty, Self::Empty) => true,
            (Self::Text(one), Self::Text(other)) => one == other,
            _ => false,
        }
    }
}
