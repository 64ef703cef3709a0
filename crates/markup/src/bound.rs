//! Values of an element: attributes, classes, styles, properties.

use crate::Value;
use crate::effect::LiveEffect;
use crate::template::HoleKind;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::js_sys::Reflect;
use leptos::web_sys::{Element, HtmlElement, Node};

/// A value that was set: the value itself, or the effect that sets it.
pub enum Bound {
    Fixed(Value),
    Dynamic(LiveEffect<Value>),
}

impl Bound {
    pub fn new(kind: HoleKind, name: &'static str, node: &Node, value: Value, last: Option<Value>) -> Self {
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

    /// Takes the value that was set last, for the value that replaces it.
    pub fn take_last(&mut self) -> Option<Value> {
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
