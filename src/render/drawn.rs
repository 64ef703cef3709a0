//! The drawn state of views, and its update to new views.

use super::template::{Kind, Place, Template};
use super::{Hole, Marked, Same, Value, View};
use any_spawner::Executor;
use leptos::prelude::{Owner, document};
use leptos::reactive::effect::RenderEffect;
use leptos::reactive::graph::{Subscriber, ToAnySubscriber};
use leptos::wasm_bindgen::closure::Closure;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::js_sys::Reflect;
use leptos::web_sys::{Element, Event, HtmlElement, Node, Text};
use std::any::Any;
use std::borrow::Cow;
use std::cell::RefCell;
use std::rc::Rc;

/// A drawn view: its nodes, with the data that they show.
enum Drawn {
    /// Nothing. A comment keeps the place.
    Nothing(Node),
    Text(Lettered),
    Marked(Element, &'static Template, Box<[Filled]>),
    /// Views beside each other; a comment ends them.
    Several(Vec<Drawn>, Node),
    /// Views beside each other, by key.
    Keyed(Vec<(String, Drawn)>, Node),
    Live(Followed<Drawn>),
    Same(Box<dyn Any>, Box<Drawn>),
}

/// A text node. A translator or a reading aid may replace it, wrap it or split it at any time: a comment behind it
/// keeps its place.
struct Lettered {
    node: Text,
    text: Cow<'static, str>,
    end: Node,
    /// Parent element of the text, if the text fills a hole.
    within: Option<Node>,
}

/// Effect that follows a function, with its drawn or set value.
struct Followed<T: 'static>(RenderEffect<T>);

impl<T> Followed<T> {
    fn new(says: impl FnMut(Option<T>) -> T + 'static, last: Option<T>) -> Self {
        Self(RenderEffect::new_with_value(says, last))
    }
}

impl<T> Drop for Followed<T> {
    /// A dropped effect keeps its value until its task ends, later. Its content would be redrawn meanwhile, from
    /// disposed signals. The drop also unsubscribes: a permanent signal, such as the language, would keep the effect
    /// forever.
    fn drop(&mut self) {
        drop(self.0.take_value());
        let subscriber = self.0.to_any_subscriber();
        subscriber.clear_sources(&subscriber);
    }
}

struct Filled {
    kind: Kind,
    name: &'static str,
    node: Node,
    with: With,
}

enum With {
    View(Drawn),
    Value(Set),
    Heard(Rc<RefCell<Heard>>),
    Reference,
}

/// A set value: the value itself, or the effect that sets it.
enum Set {
    Once(Value),
    Live(Followed<Value>),
}

/// Listener of an event.
enum Heard {
    By(Box<dyn FnMut(Event)>),
    /// The listener is running.
    Busy,
    /// The element is gone.
    Gone,
}

/// A drawn page, which lasts as long as this handle.
pub struct Root {
    _owner: Owner,
    _drawn: Drawn,
}

/// Draws a view at the end of an element.
pub fn mount(into: &HtmlElement, draw: impl FnOnce() -> View) -> Root {
    // Effects run as tasks of the browser. An executor that is already initialized is no error.
    let _ = Executor::init_wasm_bindgen();
    let owner = Owner::new();
    let drawn = owner.with(|| Drawn::of(draw(), None));
    drawn.put(into, None);
    Root { _owner: owner, _drawn: drawn }
}

fn comment() -> Node {
    document().create_comment("").unchecked_into()
}

fn remove(node: &Node) {
    if let Some(parent) = node.parent_node() {
        let _ = parent.remove_child(node);
    }
}

impl Lettered {
    fn new(text: Cow<'static, str>, end: Option<Node>) -> Self {
        let within = end.as_ref().and_then(Node::parent_node);
        Self { node: document().create_text_node(&text), text, end: end.unwrap_or_else(comment), within }
    }

    fn become_text(&mut self, text: Cow<'static, str>) {
        if self.text == text {
            return;
        }
        self.node.set_data(&text);
        self.text = text;
        if self.node.next_sibling().as_ref() != Some(&self.end) {
            self.clear();
            if let Some(parent) = self.parent() {
                let _ = parent.insert_before(&self.node, Some(&self.end));
            }
        }
    }

    /// Parent of the comment. A removed comment is put back at the end of its element.
    fn parent(&self) -> Option<Node> {
        self.end.parent_node().or_else(|| {
            let within = self.within.clone()?;
            while let Some(foreign) = within.last_child().filter(is_foreign) {
                remove(&foreign);
            }
            let _ = within.append_child(&self.end);
            Some(within)
        })
    }

    /// Removes the text and its replacement.
    fn clear(&self) {
        let Some(parent) = self.parent() else { return };
        // The text, or its wrapper.
        let mut first: Option<Node> = Some(self.node.clone().unchecked_into());
        while let Some(inner) = first.as_ref()
            && inner.parent_node().as_ref() != Some(&parent)
        {
            first = inner.parent_node();
        }
        let mut next = first.or_else(|| self.end.previous_sibling().filter(is_foreign));
        while let Some(node) = next.filter(|node| *node != self.end) {
            next = node.next_sibling();
            remove(&node);
        }
    }
}

/// True for a node that an extension put in place of a text: a text, a `font`, or a custom element.
fn is_foreign(node: &Node) -> bool {
    let name = node.node_name();
    name == "#text" || name == "FONT" || name.contains('-')
}

impl Drawn {
    /// Draws a view. `end`: a comment that already lies at the end of its place.
    fn of(view: View, end: Option<Node>) -> Self {
        match view {
            View::Nothing => Self::Nothing(end.unwrap_or_else(comment)),
            View::Text(text) => Self::Text(Lettered::new(text, end)),
            View::Marked(marked) => Self::marked(marked),
            View::Several(views) => {
                let drawn = views.into_iter().map(|view| Self::of(view, None)).collect();
                Self::Several(drawn, end.unwrap_or_else(comment))
            }
            View::Keyed(rows) => {
                let drawn = rows.into_iter().map(|(key, row)| (key, Self::of(row, None))).collect();
                Self::Keyed(drawn, end.unwrap_or_else(comment))
            }
            View::Live(draw) => Self::Live(follow(draw, None, end)),
            View::Same(draw) => Self::same(draw, end),
        }
    }

    fn marked(Marked { template, holes }: Marked) -> Self {
        let (root, places) = template.copy();
        let filled = places.into_iter().zip(holes).map(|(place, hole)| Filled::with(place, hole)).collect();
        Self::Marked(root, template, filled)
    }

    fn same(draw: Same, end: Option<Node>) -> Self {
        match draw(None) {
            Some((data, view)) => Self::Same(data, Box::new(Self::of(view, end))),
            // Empty data draw nothing.
            None => Self::Nothing(end.unwrap_or_else(comment)),
        }
    }

    /// Updates the drawn nodes to a view.
    fn become_view(&mut self, view: View) {
        match (&mut *self, view) {
            (Self::Nothing(_), View::Nothing) => {}
            (Self::Text(drawn), View::Text(text)) => drawn.become_text(text),
            (Self::Marked(_, last, filled), View::Marked(Marked { template, holes }))
                if std::ptr::eq(*last, template) =>
            {
                for (filled, hole) in filled.iter_mut().zip(holes) {
                    filled.become_filled(hole);
                }
            }
            (Self::Several(drawn, end), View::Several(views)) => become_several(drawn, end, views),
            (Self::Keyed(drawn, end), View::Keyed(rows)) => become_keyed(drawn, end, rows),
            (Self::Live(effect), View::Live(draw)) => {
                let last = effect.0.take_value();
                *effect = follow(draw, last, None);
            }
            (Self::Same(data, drawn), View::Same(draw)) => {
                if let Some((now, view)) = draw(Some(&**data)) {
                    *data = now;
                    drawn.become_view(view);
                }
            }
            (_, view) => {
                let now = Self::of(view, None);
                if let Self::Text(drawn) = self {
                    let _ = drawn.parent();
                }
                if let Some(anchor) = self.anchor()
                    && let Some(parent) = anchor.parent_node()
                {
                    now.put(&parent, anchor.next_sibling().as_ref());
                    self.remove();
                }
                *self = now;
            }
        }
    }

    /// Inserts the nodes into a parent, before one of its children or at its end. That child may be the last of the
    /// nodes.
    fn put(&self, parent: &Node, before: Option<&Node>) {
        let put = |node: &Node| {
            if before != Some(node) {
                let _ = parent.insert_before(node, before);
            }
        };
        match self {
            Self::Nothing(node) => put(node),
            Self::Text(drawn) => {
                let _ = parent.insert_before(&drawn.node, before);
                put(&drawn.end);
            }
            Self::Marked(root, ..) => drop(parent.insert_before(root, before)),
            Self::Several(drawn, end) => {
                for drawn in drawn {
                    drawn.put(parent, before);
                }
                put(end);
            }
            Self::Keyed(drawn, end) => {
                for (_, drawn) in drawn {
                    drawn.put(parent, before);
                }
                put(end);
            }
            Self::Live(effect) => {
                effect.0.with_value_mut(|drawn| drawn.put(parent, before));
            }
            Self::Same(_, drawn) => drawn.put(parent, before),
        }
    }

    /// The last node, which is never a text.
    fn anchor(&self) -> Option<Node> {
        match self {
            Self::Nothing(end) | Self::Text(Lettered { end, .. }) | Self::Several(_, end) | Self::Keyed(_, end) => {
                Some(end.clone())
            }
            Self::Marked(root, ..) => Some(root.clone().unchecked_into()),
            Self::Live(effect) => effect.0.with_value_mut(|drawn| drawn.anchor()).flatten(),
            Self::Same(_, drawn) => drawn.anchor(),
        }
    }

    fn remove(&self) {
        match self {
            Self::Nothing(node) => remove(node),
            Self::Text(drawn) => {
                drawn.clear();
                remove(&drawn.end);
            }
            Self::Marked(root, ..) => remove(root),
            Self::Several(drawn, end) => {
                drawn.iter().for_each(Self::remove);
                remove(end);
            }
            Self::Keyed(drawn, end) => {
                for (_, drawn) in drawn {
                    drawn.remove();
                }
                remove(end);
            }
            Self::Live(effect) => {
                effect.0.with_value_mut(|drawn| drawn.remove());
            }
            Self::Same(_, drawn) => drawn.remove(),
        }
    }
}

/// Effect that draws the view of a function, starting from the previous drawing.
fn follow(mut draw: Box<dyn FnMut() -> View>, last: Option<Drawn>, mut end: Option<Node>) -> Followed<Drawn> {
    let anew = move |last: Option<Drawn>| {
        let view = draw();
        match last {
            Some(mut drawn) => {
                drawn.become_view(view);
                drawn
            }
            None => Drawn::of(view, end.take()),
        }
    };
    Followed::new(anew, last)
}

/// Updates views beside each other, index by index.
fn become_several(drawn: &mut Vec<Drawn>, end: &Node, views: Vec<View>) {
    while drawn.len() > views.len() {
        if let Some(gone) = drawn.pop() {
            gone.remove();
        }
    }
    let known = drawn.len();
    for (place, view) in views.into_iter().enumerate() {
        if place < known {
            drawn[place].become_view(view);
        } else {
            let new = Drawn::of(view, None);
            if let Some(parent) = end.parent_node() {
                new.put(&parent, Some(end));
            }
            drawn.push(new);
        }
    }
}

/// Updates keyed elements. Each becomes the one with its key; only those out of order are moved.
fn become_keyed(drawn: &mut Vec<(String, Drawn)>, end: &Node, rows: Vec<(String, View)>) {
    let mut known = std::mem::take(drawn);
    for (key, view) in rows {
        let row = match known.iter().position(|(known, _)| *known == key) {
            Some(place) => {
                let mut row = known.swap_remove(place).1;
                row.become_view(view);
                row
            }
            None => Drawn::of(view, None),
        };
        drawn.push((key, row));
    }
    for (_, gone) in &known {
        gone.remove();
    }
    let Some(parent) = end.parent_node() else { return };
    let mut next = end.clone();
    for (_, row) in drawn.iter().rev() {
        let Some(root) = row.anchor() else { continue };
        if root.next_sibling().as_ref() != Some(&next) {
            row.put(&parent, Some(&next));
        }
        next = root;
    }
}

impl Filled {
    fn with(Place { kind, name, node }: Place, hole: Hole) -> Self {
        let with = match hole {
            Hole::View(view) => {
                let drawn = Drawn::of(view, Some(node.clone()));
                if let Some(parent) = node.parent_node() {
                    drawn.put(&parent, Some(&node));
                    if drawn.anchor().as_ref() != Some(&node) {
                        let _ = parent.remove_child(&node);
                    }
                }
                With::View(drawn)
            }
            Hole::Value(value) => With::Value(Set::of(kind, name, &node, value, None)),
            Hole::Listener(listener) => With::Heard(listen(name, &node, listener)),
            Hole::Reference(tell) => {
                tell(node.unchecked_ref());
                With::Reference
            }
        };
        Self { kind, name, node, with }
    }

    fn become_filled(&mut self, hole: Hole) {
        match (&mut self.with, hole) {
            (With::View(drawn), Hole::View(view)) => drawn.become_view(view),
            (With::Value(set), Hole::Value(value)) => {
                let last = set.last();
                *set = Set::of(self.kind, self.name, &self.node, value, last);
            }
            (With::Heard(heard), Hole::Listener(listener)) => *heard.borrow_mut() = Heard::By(listener),
            (With::Reference, Hole::Reference(tell)) => tell(self.node.unchecked_ref()),
            // A hole keeps its kind, since both come from one template.
            _ => {}
        }
    }
}

impl Drop for Filled {
    fn drop(&mut self) {
        if let With::Heard(heard) = &self.with {
            *heard.borrow_mut() = Heard::Gone;
        }
    }
}

/// Adds a listener. The browser keeps the function as long as the element.
fn listen(name: &str, node: &Node, listener: Box<dyn FnMut(Event)>) -> Rc<RefCell<Heard>> {
    let heard = Rc::new(RefCell::new(Heard::By(listener)));
    let tells = heard.clone();
    let function = Closure::<dyn FnMut(Event)>::new(move |event| {
        let listener = std::mem::replace(&mut *tells.borrow_mut(), Heard::Busy);
        if let Heard::By(mut listener) = listener {
            listener(event);
            let mut now = tells.borrow_mut();
            if matches!(*now, Heard::Busy) {
                *now = Heard::By(listener);
            }
        } else {
            *tells.borrow_mut() = listener;
        }
    });
    let _ = node.add_event_listener_with_callback(name, function.into_js_value().unchecked_ref());
    heard
}

impl Set {
    fn of(kind: Kind, name: &'static str, node: &Node, value: Value, last: Option<Value>) -> Self {
        match value {
            Value::Live(mut value) => {
                let node = node.clone();
                let anew = move |last: Option<Value>| {
                    let mut now = value();
                    // A function of a function is called until it returns a value.
                    while let Value::Live(mut inner) = now {
                        now = inner();
                    }
                    set(kind, name, &node, &now, last.as_ref());
                    now
                };
                Self::Live(Followed::new(anew, last))
            }
            value => {
                set(kind, name, node, &value, last.as_ref());
                Self::Once(value)
            }
        }
    }

    /// The value that was set last.
    fn last(&mut self) -> Option<Value> {
        match self {
            Self::Once(value) => Some(std::mem::replace(value, Value::No)),
            Self::Live(effect) => effect.0.take_value(),
        }
    }
}

/// Sets a value if it differs from the last one.
fn set(kind: Kind, name: &str, node: &Node, value: &Value, last: Option<&Value>) {
    if last.is_some_and(|last| last.is(value)) {
        return;
    }
    let element: &Element = node.unchecked_ref();
    let text = value.text();
    match kind {
        Kind::Attribute if name == "class" => {
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
        Kind::Attribute => match text {
            Some(text) => drop(element.set_attribute(name, text)),
            None if last.is_some() => drop(element.remove_attribute(name)),
            None => {}
        },
        Kind::Class => match text {
            Some(_) => drop(element.class_list().add_1(name)),
            None if last.is_some() => drop(element.class_list().remove_1(name)),
            None => {}
        },
        Kind::Style => {
            let style = element.unchecked_ref::<HtmlElement>().style();
            match text {
                Some(text) => drop(style.set_property(name, text)),
                None => drop(style.remove_property(name)),
            }
        }
        Kind::Property => {
            let value = match value {
                Value::No => JsValue::FALSE,
                Value::Yes => JsValue::TRUE,
                _ => JsValue::from_str(text.unwrap_or_default()),
            };
            let _ = Reflect::set(element, &JsValue::from_str(name), &value);
        }
        Kind::Html => element.set_inner_html(text.unwrap_or_default()),
        Kind::Child | Kind::Event | Kind::Reference => {}
    }
}

impl Value {
    /// The value as text; `None` if it is absent.
    fn text(&self) -> Option<&str> {
        match self {
            Self::No | Self::Live(_) => None,
            Self::Yes => Some(""),
            Self::Text(text) => Some(text),
        }
    }

    fn is(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::No, Self::No) | (Self::Yes, Self::Yes) => true,
            (Self::Text(one), Self::Text(other)) => one == other,
            _ => false,
        }
    }
}
