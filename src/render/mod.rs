//! Views that are compiled once. Leptos makes a type of every view, and compiles its drawing, redrawing and removal for
//! each: two and a half times the bytes. Here a view is data. Its HTML is a text that the browser parses once and
//! clones for each drawing; a list fills the holes ([`html!`]). A redraw touches only the holes whose values changed.
//! Memos are compiled once, too ([`Memo`]). Signals and effects are those of Leptos.

mod drawn;
mod memo;
mod template;
mod value;

pub use drawn::{Root, mount};
pub use francia_markup::html;
pub use memo::Memo;
pub use template::Template;
pub use value::{IntoValue, Value};

use leptos::ev::EventDescriptor;
use leptos::html::ElementType;
use leptos::prelude::NodeRef;
use leptos::tachys::html::node_ref::NodeRefContainer;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, Event};
use std::any::Any;
use std::borrow::Cow;

/// A view.
pub enum View {
    /// Nothing; the place is kept.
    Nothing,
    /// A text.
    Text(Cow<'static, str>),
    /// An element.
    Marked(Marked),
    /// Views beside each other.
    Several(Vec<View>),
    /// Elements beside each other, matched by their keys ([`keyed`]).
    Keyed(Vec<(String, View)>),
    /// Result of a function, redrawn when a signal that it read changes.
    Live(Box<dyn FnMut() -> View>),
    /// A view that is redrawn only when its data change ([`same`]).
    Same(Same),
}

/// An element: its template, and the content of the holes in the order of the template.
pub struct Marked {
    template: &'static Template,
    holes: Box<[Hole]>,
}

/// Content of a hole.
pub enum Hole {
    View(View),
    /// Value of an attribute, a class or a property.
    Value(Value),
    /// Listener of an event.
    Listener(Box<dyn FnMut(Event)>),
    /// Receiver of the element.
    Reference(Box<dyn FnOnce(&Element)>),
}

impl View {
    /// An element of this template. Only [`html!`] makes one, since the holes have to match.
    pub fn marked(template: &'static Template, holes: Box<[Hole]>) -> Self {
        Self::Marked(Marked { template, holes })
    }
}

/// A type that can be drawn.
pub trait IntoView {
    /// Converts into a view.
    fn into_view(self) -> View;
}

impl IntoView for View {
    fn into_view(self) -> View {
        self
    }
}

impl IntoView for () {
    fn into_view(self) -> View {
        View::Nothing
    }
}

impl IntoView for &'static str {
    fn into_view(self) -> View {
        View::Text(Cow::Borrowed(self))
    }
}

impl IntoView for String {
    fn into_view(self) -> View {
        View::Text(Cow::Owned(self))
    }
}

impl<T: IntoView> IntoView for Option<T> {
    fn into_view(self) -> View {
        self.map_or(View::Nothing, IntoView::into_view)
    }
}

impl<T: IntoView> IntoView for Vec<T> {
    fn into_view(self) -> View {
        self.collect_view()
    }
}

impl<T: IntoView, const N: usize> IntoView for [T; N] {
    fn into_view(self) -> View {
        self.collect_view()
    }
}

impl<A: IntoView, B: IntoView> IntoView for (A, B) {
    fn into_view(self) -> View {
        View::Several(vec![self.0.into_view(), self.1.into_view()])
    }
}

impl<A: IntoView, B: IntoView, C: IntoView> IntoView for (A, B, C) {
    fn into_view(self) -> View {
        View::Several(vec![self.0.into_view(), self.1.into_view(), self.2.into_view()])
    }
}

impl<T: IntoView, F: FnMut() -> T + 'static> IntoView for F {
    fn into_view(mut self) -> View {
        View::Live(Box::new(move || self().into_view()))
    }
}

macro_rules! numbers {
    ($($number:ty),*) => { $(
        impl IntoView for $number {
            fn into_view(self) -> View {
                View::Text(Cow::Owned(self.to_string()))
            }
        }

        impl IntoValue for $number {
            fn into_value(self) -> Value {
                Value::Text(Cow::Owned(self.to_string()))
            }
        }
    )* };
}
numbers!(u8, u16, u32, u64, usize, i32, i64, f64);

/// An iterator of views.
pub trait CollectView {
    /// Joins them into one view.
    fn collect_view(self) -> View;
}

impl<I: IntoIterator<Item: IntoView>> CollectView for I {
    fn collect_view(self) -> View {
        View::Several(self.into_iter().map(IntoView::into_view).collect())
    }
}

/// Elements beside each other. An element whose key stays is kept, with its focus and its state, whatever comes or goes
/// before it.
pub fn keyed(rows: impl IntoIterator<Item = (String, View)>) -> View {
    View::Keyed(rows.into_iter().collect())
}

/// Listener of an event. A name in [`html!`] becomes the type of the event.
pub fn listener<E: EventDescriptor>(_: E, mut listens: impl FnMut(E::EventType) + 'static) -> Hole
where
    E::EventType: JsCast,
{
    Hole::Listener(Box::new(move |event| listens(event.unchecked_into())))
}

pub fn reference<E>(to: NodeRef<E>) -> Hole
where
    E: ElementType + 'static,
    NodeRef<E>: NodeRefContainer<E>,
{
    Hole::Reference(Box::new(move |element| to.load(element)))
}

/// Draws the children while `when` is true, otherwise the fallback.
pub fn show<F: IntoView>(
    when: impl Fn() -> bool + Send + Sync + 'static,
    inside: impl Fn() -> View + 'static,
    fallback: impl Fn() -> F + 'static,
) -> View {
    let when = Memo::new(when);
    View::Live(Box::new(move || if when.get() { inside() } else { fallback().into_view() }))
}

/// Draws something from data alone, where the data are others than the last ones, and hands the data over.
pub type Same = Box<dyn FnOnce(Option<&dyn Any>) -> Option<(Box<dyn Any>, View)>>;

/// Draws a view from data alone, and redraws it only when the data change.
///
/// It has no signals or listeners of its own: they would end with the first drawing.
pub fn same<D: PartialEq + 'static>(data: D, draw: impl FnOnce(&D) -> View + 'static) -> View {
    View::Same(Box::new(|last| {
        if last.and_then(<dyn Any>::downcast_ref) == Some(&data) {
            return None;
        }
        let view = draw(&data);
        Some((Box::new(data), view))
    }))
}
