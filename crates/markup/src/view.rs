//! Views as data, and the types that convert into them.

use crate::{Memo, Template, Value};
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
    Element(ElementView),
    /// Views beside each other, matched by their places.
    Fragment(Vec<View>),
    /// Views beside each other, matched by their keys ([`keyed`]).
    Keyed(Vec<(String, View)>),
    /// Result of a function, updated when a signal that it read changes.
    Dynamic(Box<dyn FnMut() -> View>),
    /// A view that is updated only when its data change ([`memoized`]).
    Memoized(Memoized),
}

/// An element: its template, and the content of the holes in the order of the template.
pub struct ElementView {
    pub(crate) template: &'static Template,
    pub(crate) holes: Box<[Hole]>,
}

/// Content of a hole.
pub enum Hole {
    /// A child.
    View(View),
    /// Value of an attribute, a class or a property.
    Value(Value),
    /// Listener of an event.
    Listener(Box<dyn FnMut(Event)>),
    /// Receiver of the element.
    Reference(Box<dyn FnOnce(&Element)>),
}

/// Takes the data of the last update, and returns the present ones with their view; `None` where both are equal.
pub type Memoized = Box<dyn FnOnce(Option<&dyn Any>) -> Option<(Box<dyn Any>, View)>>;

impl View {
    /// An element of this template. Only [`html!`](crate::html) makes one, since the holes have to match.
    pub fn element(template: &'static Template, holes: Box<[Hole]>) -> Self {
        Self::Element(ElementView { template, holes })
    }
}

/// A type that converts into a view.
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
        View::Fragment(vec![self.0.into_view(), self.1.into_view()])
    }
}

impl<A: IntoView, B: IntoView, C: IntoView> IntoView for (A, B, C) {
    fn into_view(self) -> View {
        View::Fragment(vec![self.0.into_view(), self.1.into_view(), self.2.into_view()])
    }
}

impl<T: IntoView, F: FnMut() -> T + 'static> IntoView for F {
    fn into_view(mut self) -> View {
        View::Dynamic(Box::new(move || self().into_view()))
    }
}

macro_rules! numbers {
    ($($number:ty),*) => { $(
        impl IntoView for $number {
            fn into_view(self) -> View {
                View::Text(Cow::Owned(self.to_string()))
            }
        }

        impl crate::IntoValue for $number {
            fn into_value(self) -> Value {
                Value::Text(Cow::Owned(self.to_string()))
            }
        }
    )* };
}
numbers!(u8, u16, u32, u64, usize, i32, i64, f64);

/// An iterator of views.
pub trait CollectView {
    /// Joins them into one view. An update matches them by their places; [`keyed`] matches them by keys.
    fn collect_view(self) -> View;
}

impl<I: IntoIterator<Item: IntoView>> CollectView for I {
    fn collect_view(self) -> View {
        View::Fragment(self.into_iter().map(IntoView::into_view).collect())
    }
}

/// Rows with keys: an update matches rows of equal keys, and moves the nodes of as few as possible.
///
/// The nodes of a key keep their focus, the text that was typed into them and their chosen options, whatever comes, goes
/// or moves around them. Rows that share a key are matched in their order.
///
/// ```no_run
/// # use markup::{RwSignal, View, html, keyed};
/// fn guests(names: RwSignal<Vec<String>>) -> View {
///     let guest = |name: String| (name.clone(), html! { <li>{name} <input aria-label="Wishes"/></li> });
///     html! { <ul>{move || keyed(names.get().into_iter().map(guest))}</ul> }
/// }
/// ```
pub fn keyed(rows: impl IntoIterator<Item = (String, View)>) -> View {
    View::Keyed(rows.into_iter().collect())
}

/// Draws the children while `when` is true, otherwise the fallback: `<Show when=… fallback=…>…</Show>`.
pub fn show<F: IntoView>(
    when: impl Fn() -> bool + Send + Sync + 'static,
    children: impl Fn() -> View + 'static,
    fallback: impl Fn() -> F + 'static,
) -> View {
    let when = Memo::new(when);
    View::Dynamic(Box::new(move || if when.get() { children() } else { fallback().into_view() }))
}

/// A view made from data alone, updated only when the data change.
///
/// It has no signals or listeners of its own: they would end with its first function.
///
/// ```no_run
/// # use markup::{CollectView, View, html, memoized};
/// fn stars(count: u8) -> View {
///     memoized(count, |&count| (0..count).map(|_| html! { <i class="star"></i> }).collect_view())
/// }
/// ```
pub fn memoized<D: PartialEq + 'static>(data: D, draw: impl FnOnce(&D) -> View + 'static) -> View {
    View::Memoized(Box::new(|last| {
        if last.and_then(<dyn Any>::downcast_ref) == Some(&data) {
            return None;
        }
        let view = draw(&data);
        Some((Box::new(data), view))
    }))
}

/// Listener of an event. A name in [`html!`](crate::html) becomes the type of the event.
pub fn listener<E: EventDescriptor>(_: E, mut listens: impl FnMut(E::EventType) + 'static) -> Hole
where
    E::EventType: JsCast,
{
    Hole::Listener(Box::new(move |event| listens(event.unchecked_into())))
}

/// Receiver that stores the element in a reference of Leptos.
pub fn reference<E>(to: NodeRef<E>) -> Hole
where
    E: ElementType + 'static,
    NodeRef<E>: NodeRefContainer<E>,
{
    Hole::Reference(Box::new(move |element| to.load(element)))
}
