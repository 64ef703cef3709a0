//! The rendered state of views, and its update to new views.

use crate::bound::Bound;
use crate::effect::LiveEffect;
use crate::listener::Listener;
use crate::nodes::{comment, remove};
use crate::rows::staying;
use crate::template::{HoleKind, HoleNode};
use crate::text::RenderedText;
use crate::view::{ElementView, Memoized};
use crate::{Hole, Template, View};
use any_spawner::Executor;
use leptos::prelude::{Owner, document};
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, HtmlElement, Node};
use std::any::Any;

/// A rendered page, which lasts as long as this handle.
pub struct Root {
    _owner: Owner,
    _rendered: Rendered,
}

/// Renders a view at the end of an element.
///
/// ```no_run
/// # use markup::{html, mount};
/// # let body = leptos::prelude::document().body().unwrap();
/// let root = mount(&body, || html! { <h1>"Francia"</h1> });
/// // A page that lasts as long as its tab:
/// std::mem::forget(root);
/// ```
pub fn mount(into: &HtmlElement, view: impl FnOnce() -> View) -> Root {
    // Effects run as tasks of the browser. An executor that is already initialized is no error.
    let _ = Executor::init_wasm_bindgen();
    let owner = Owner::new();
    let rendered = owner.with(|| Rendered::new(view(), None));
    rendered.insert(into, None);
    Root { _owner: owner, _rendered: rendered }
}

/// A key, and the rendered view of its row.
type Row = (String, Rendered);

/// A rendered view: its nodes, with the data that they show.
pub enum Rendered {
    /// Nothing. A comment keeps the place.
    Nothing(Node),
    Text(RenderedText),
    Element(Element, &'static Template, Box<[RenderedHole]>),
    /// Views beside each other; a comment ends them.
    Fragment(Vec<Rendered>, Node),
    /// Views beside each other, by key, between two comments.
    Keyed(Vec<Row>, [Node; 2]),
    Dynamic(LiveEffect<Rendered>),
    Memoized(Box<dyn Any>, Box<Rendered>),
}

/// A hole of an element, with its rendered content.
pub struct RenderedHole {
    kind: HoleKind,
    name: &'static str,
    node: Node,
    content: Content,
}

enum Content {
    View(Rendered),
    Value(Bound),
    Listener(Listener),
    Reference,
}

impl Rendered {
    /// Renders a view. `end`: a comment that already lies at the end of its place.
    pub fn new(view: View, end: Option<Node>) -> Self {
        match view {
            View::Nothing => Self::Nothing(end.unwrap_or_else(comment)),
            View::Text(text) => Self::Text(RenderedText::new(text, end)),
            View::Element(element) => Self::element(element),
            View::Fragment(views) => {
                let children = views.into_iter().map(|view| Self::new(view, None)).collect();
                Self::Fragment(children, end.unwrap_or_else(comment))
            }
            View::Keyed(rows) => {
                let rows = rows.into_iter().map(|(key, row)| (key, Self::new(row, None))).collect();
                Self::Keyed(rows, [comment(), end.unwrap_or_else(comment)])
            }
            View::Dynamic(function) => Self::Dynamic(follow(function, None, end)),
            View::Memoized(view) => Self::memoized(view, end),
        }
    }

    fn element(ElementView { template, holes }: ElementView) -> Self {
        let (root, places) = template.copy();
        let holes = places.into_iter().zip(holes).map(|(place, hole)| RenderedHole::new(place, hole)).collect();
        Self::Element(root, template, holes)
    }

    fn memoized(view: Memoized, end: Option<Node>) -> Self {
        match view(None) {
            Some((data, view)) => Self::Memoized(data, Box::new(Self::new(view, end))),
            // Without former data there is always a view; nothing else could be drawn.
            None => Self::Nothing(end.unwrap_or_else(comment)),
        }
    }

    /// Updates the nodes to a view. A view of another kind or template replaces them.
    pub fn update(&mut self, view: View) {
        match (&mut *self, view) {
            (Self::Nothing(_), View::Nothing) => {}
            (Self::Text(last), View::Text(text)) => last.update(text),
            (Self::Element(_, last, last_holes), View::Element(ElementView { template, holes }))
                if std::ptr::eq(*last, template) =>
            {
                for (last, hole) in last_holes.iter_mut().zip(holes) {
                    last.update(hole);
                }
            }
            (Self::Fragment(children, end), View::Fragment(views)) => update_fragment(children, end, views),
            (Self::Keyed(last, ends), View::Keyed(rows)) => update_rows(last, ends, rows),
            (Self::Dynamic(effect), View::Dynamic(function)) => {
                let last = effect.take();
                *effect = follow(function, last, None);
            }
            (Self::Memoized(data, last), View::Memoized(view)) => {
                if let Some((now, view)) = view(Some(&**data)) {
                    *data = now;
                    last.update(view);
                }
            }
            (_, view) => {
                let now = Self::new(view, None);
                // Puts back the comment behind a text that a translator has removed: the place of the new nodes.
                if let Self::Text(text) = self {
                    let _ = text.parent();
                }
                if let Some(last) = self.last_node()
                    && let Some(parent) = last.parent_node()
                {
                    now.insert(&parent, last.next_sibling().as_ref());
                    self.remove();
                }
                *self = now;
            }
        }
    }

    /// Inserts the nodes into a parent, before one of its children or at its end. That child may be the last of the
    /// nodes.
    pub fn insert(&self, parent: &Node, before: Option<&Node>) {
        let insert = |node: &Node| {
            if before != Some(node) {
                let _ = parent.insert_before(node, before);
            }
        };
        match self {
            Self::Nothing(node) => insert(node),
            Self::Text(text) => {
                let _ = parent.insert_before(&text.node, before);
                insert(&text.end);
            }
            Self::Element(root, ..) => drop(parent.insert_before(root, before)),
            Self::Fragment(children, end) => {
                for child in children {
                    child.insert(parent, before);
                }
                insert(end);
            }
            Self::Keyed(rows, [start, end]) => {
                insert(start);
                for (_, row) in rows {
                    row.insert(parent, before);
                }
                insert(end);
            }
            Self::Dynamic(effect) => drop(effect.with(|rendered| rendered.insert(parent, before))),
            Self::Memoized(_, rendered) => rendered.insert(parent, before),
        }
    }

    /// The last node, which is never a text: a translator may take a text away.
    fn last_node(&self) -> Option<Node> {
        match self {
            Self::Nothing(end)
            | Self::Text(RenderedText { end, .. })
            | Self::Fragment(_, end)
            | Self::Keyed(_, [_, end]) => Some(end.clone()),
            Self::Element(root, ..) => Some(root.clone().unchecked_into()),
            Self::Dynamic(effect) => effect.with(|rendered| rendered.last_node()).flatten(),
            Self::Memoized(_, rendered) => rendered.last_node(),
        }
    }

    pub fn remove(&self) {
        match self {
            Self::Nothing(node) => remove(node),
            Self::Text(text) => {
                text.clear();
                remove(&text.end);
            }
            Self::Element(root, ..) => remove(root),
            Self::Fragment(children, end) => {
                children.iter().for_each(Self::remove);
                remove(end);
            }
            Self::Keyed(rows, ends) => {
                for (_, row) in rows {
                    row.remove();
                }
                ends.iter().for_each(remove);
            }
            Self::Dynamic(effect) => drop(effect.with(|rendered| rendered.remove())),
            Self::Memoized(_, rendered) => rendered.remove(),
        }
    }
}

impl RenderedHole {
    fn new(HoleNode { kind, name, node }: HoleNode, hole: Hole) -> Self {
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
            Hole::Listener(function) => Content::Listener(Listener::new(name, &node, function)),
            Hole::Reference(receive) => {
                receive(node.unchecked_ref());
                Content::Reference
            }
        };
        Self { kind, name, node, content }
    }

    fn update(&mut self, hole: Hole) {
        match (&mut self.content, hole) {
            (Content::View(last), Hole::View(view)) => last.update(view),
            (Content::Value(bound), Hole::Value(value)) => {
                let last = bound.take_last();
                *bound = Bound::new(self.kind, self.name, &self.node, value, last);
            }
            (Content::Listener(listener), Hole::Listener(function)) => listener.replace(function),
            (Content::Reference, Hole::Reference(receive)) => receive(self.node.unchecked_ref()),
            // A hole keeps its kind, since both come from one template.
            _ => {}
        }
    }
}

/// Effect that renders the view of a function, starting from what the previous function rendered.
fn follow(
    mut function: Box<dyn FnMut() -> View>,
    last: Option<Rendered>,
    mut end: Option<Node>,
) -> LiveEffect<Rendered> {
    let render = move |last: Option<Rendered>| {
        let view = function();
        match last {
            Some(mut rendered) => {
                rendered.update(view);
                rendered
            }
            None => Rendered::new(view, end.take()),
        }
    };
    LiveEffect::new(render, last)
}

/// Updates views beside each other, place by place.
fn update_fragment(children: &mut Vec<Rendered>, end: &Node, views: Vec<View>) {
    while children.len() > views.len() {
        if let Some(gone) = children.pop() {
            gone.remove();
        }
    }
    let known = children.len();
    for (place, view) in views.into_iter().enumerate() {
        if place < known {
            children[place].update(view);
        } else {
            let new = Rendered::new(view, None);
            if let Some(parent) = end.parent_node() {
                new.insert(&parent, Some(end));
            }
            children.push(new);
        }
    }
}

/// Updates the rows between two comments. A row becomes the one with its key.
fn update_rows(rows: &mut Vec<Row>, [start, end]: &[Node; 2], views: Vec<(String, View)>) {
    let mut known: Vec<Option<Row>> = std::mem::take(rows).into_iter().map(Some).collect();
    // Former place of each row; `None` for a new one.
    let mut places = Vec::with_capacity(views.len());
    // Most rows keep their order: the search begins behind the row that was found last.
    let mut next = 0;
    for (key, view) in views {
        let found = (next..known.len())
            .chain(0..next)
            .find(|place| known[*place].as_ref().is_some_and(|(known, _)| *known == key));
        let row = match found.and_then(|place| known[place].take()) {
            Some((_, mut row)) => {
                row.update(view);
                row
            }
            None => Rendered::new(view, None),
        };
        rows.push((key, row));
        places.push(found);
        next = found.map_or(next, |place| place + 1);
    }
    for (_, gone) in known.iter().flatten() {
        gone.remove();
    }
    let Some(parent) = end.parent_node() else { return };
    let moved = !places.iter().flatten().is_sorted();
    let focused = if moved { focused(rows, &places, start) } else { None };
    let staying = staying(&places, focused);
    let mut last = start.clone();
    for (place, (_, row)) in rows.iter().enumerate() {
        if !staying[place] {
            // Removed first: a translator's text beside a text would stay behind.
            row.remove();
            row.insert(&parent, last.next_sibling().as_ref());
        }
        last = row.last_node().unwrap_or(last);
    }
}

/// The row that contains the focused element. The browser takes the focus from a node that moves.
fn focused(rows: &[Row], places: &[Option<usize>], start: &Node) -> Option<usize> {
    let focused = document().active_element()?;
    let follows =
        |node: &Node, other: &Node| node.compare_document_position(other) & Node::DOCUMENT_POSITION_FOLLOWING != 0;
    if !follows(start, &focused) {
        return None;
    }
    // The first one, in the former order, that ends in or behind the focused element.
    let ends =
        |row: &Row| row.1.last_node().is_some_and(|last| last.contains(Some(&focused)) || follows(&focused, &last));
    (0..rows.len()).filter(|row| places[*row].is_some() && ends(&rows[*row])).min_by_key(|row| places[*row])
}
