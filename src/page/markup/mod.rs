//! Views that are compiled once. Leptos makes a type of its own of every view, and compiles drawing it, drawing it anew and taking
//! it away for each: two and a half times the bytes. Here a view is data: its HTML is a text, read by the browser once and copied
//! whenever it is drawn, and what fills the holes in it is a list ([`html!`]). Drawing anew touches only the holes whose values
//! are others. Memos are compiled once, too ([`Memo`]); signals and effects are those of Leptos.

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

/// What the page draws.
pub enum View {
    /// Nothing, in its place.
    Nothing,
    /// A text.
    Text(Cow<'static, str>),
    /// An element.
    Marked(Marked),
    /// Views beside each other.
    Several(Vec<View>),
    /// Elements beside each other, each known again by its key ([`keyed`]).
    Keyed(Vec<(String, View)>),
    /// What a function says, drawn anew when a signal changes that it read.
    Live(Box<dyn FnMut() -> View>),
    /// What looks the same as before is not touched ([`same`]).
    Same(Same),
}

/// An element: its text, and what fills the holes in the order of the text.
pub struct Marked {
    template: &'static Template,
    holes: Box<[Hole]>,
}

/// What fills a hole.
pub enum Hole {
    /// A child.
    View(View),
    /// An attribute, a class, a property.
    Value(Value),
    /// What is done when something happens.
    Listener(Box<dyn FnMut(Event)>),
    /// Who wants to know the element.
    Reference(Box<dyn FnOnce(&Element)>),
}

impl View {
    /// An element of this text. [`html!`] alone makes one: what fills the holes has to fit.
    pub fn marked(template: &'static Template, holes: Box<[Hole]>) -> Self {
        Self::Marked(Marked { template, holes })
    }
}

/// What can be drawn.
pub trait IntoView {
    /// As a view.
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

/// Views beside each other.
pub trait CollectView {
    /// As one view.
    fn collect_view(self) -> View;
}

impl<I: IntoIterator<Item: IntoView>> CollectView for I {
    fn collect_view(self) -> View {
        View::Several(self.into_iter().map(IntoView::into_view).collect())
    }
}

/// Elements beside each other. One whose key stays is drawn on in its own element, which keeps its focus and its state, whatever
/// comes or goes before it.
pub fn keyed(rows: impl IntoIterator<Item = (String, View)>) -> View {
    View::Keyed(rows.into_iter().collect())
}

/// A listener for an event. A name in [`html!`] becomes the type of the event.
pub fn listener<E: EventDescriptor>(_: E, mut listens: impl FnMut(E::EventType) + 'static) -> Hole
where
    E::EventType: JsCast,
{
    Hole::Listener(Box::new(move |event| listens(event.unchecked_into())))
}

/// A reference to an element.
pub fn reference<E>(to: NodeRef<E>) -> Hole
where
    E: ElementType + 'static,
    NodeRef<E>: NodeRefContainer<E>,
{
    Hole::Reference(Box::new(move |element| to.load(element)))
}

/// What is there while a function says so, and what is in its place else.
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

/// Draws something from data alone, and draws it anew only when the data are others.
///
/// What is drawn has no signals or listeners of its own: they would end with the first drawing.
pub fn same<D: PartialEq + 'static>(data: D, draw: impl FnOnce(&D) -> View + 'static) -> View {
    View::Same(Box::new(|last| {
        if last.and_then(<dyn Any>::downcast_ref) == Some(&data) {
            return None;
        }
        let view = draw(&data);
        Some((Box::new(data), view))
    }))
}
