//! HTML as data: the macro [`html!`] and the renderer of its views, on the reactive graph of Leptos.
//!
//! A view is written as in Leptos, and compiled as in Solid. Its static part is one text, which the browser parses once
//! and clones for each use. Its dynamic parts are the **holes** of that text: children, attributes, properties,
//! listeners. [`html!`] compiles to the text, the path from hole to hole in it, and an array of what fills the holes. No
//! view has a type of its own, so that the code that renders them exists once.
//!
//! ```ignore
//! use markup::{RwSignal, View, html, mount};
//!
//! fn counter() -> View {
//!     let count = RwSignal::new(0);
//!     html! {
//!         <p class:many={move || count.get() > 9}>
//!             <button type="button" on:click=move |_| count.update(|count| *count += 1)>"More"</button>
//!             " " {move || count.get()} " so far"
//!         </p>
//!     }
//! }
//!
//! let body = leptos::prelude::document().body().unwrap();
//! std::mem::forget(mount(&body, counter));
//! ```
//!
//! # Grammar
//!
//! A view is any number of elements, texts in quotes and blocks in braces beside each other. Spaces between them are
//! dropped; a space that counts is in quotes. Comments are Rust's.
//!
//! | written | meaning |
//! | --- | --- |
//! | `"text"` | a text |
//! | `{expression}` | a child: any [`IntoView`] |
//! | `name="text"`, `name` | an attribute, part of the static text |
//! | `name=expression` | an attribute: any [`IntoValue`]; `false` and `None` mean that it is absent |
//! | `class:name=expression` | a class beside those of `class` |
//! | `style:name=expression`, `style=("--name", expression)` | a property of the style |
//! | `prop:name=expression` | a property of the element, such as `value`, `checked`, `selected` |
//! | `inner_html=expression` | the HTML inside of the element |
//! | `on:event=function` | a listener; its event has the type that Leptos gives it |
//! | `node_ref=reference` | stores the element in a `NodeRef` of Leptos |
//! | `<Show when=function fallback=function>…</Show>` | the children while `when` is true, otherwise the fallback |
//!
//! `IntoView` are texts, numbers, `()`, an [`Option`], a [`Vec`], an array, a pair or triple of views, and every function
//! that returns one. A component is a function, called in braces. An expression that needs a space or a comparison is
//! in braces, too: `class:on={count > 0}`.
//!
//! Nesting that the parser of a browser would rearrange, such as a block in a paragraph, is a compile error, since the
//! path to the holes would be wrong. So are an unknown prefix and a component in capitals.
//!
//! # What is reactive
//!
//! A function is: `{move || …}`, `name=move || …`. It is an effect of its own, which runs again when a signal that it
//! read changes. An expression that is no function is evaluated once, with the view around it.
//!
//! ```ignore
//! # use markup::{RwSignal, View, html};
//! fn greeting(name: RwSignal<String>) -> View {
//!     html! {
//!         // Follows the signal.
//!         <p lang=move || (name.get() == "Élise").then_some("fr")>"Hello " {move || name.get()}</p>
//!         // Shows the first name for ever.
//!         <p>"You were " {name.get_untracked()}</p>
//!     }
//! }
//! ```
//!
//! A function that runs again returns a whole view, which is **matched** with what is rendered. An element of the same
//! `html!` stays, and only the holes are set whose values differ. Anything else is replaced. A view is therefore
//! cheap to describe anew, and the usual way to write one is a function of some signals around plain data.
//! [`memoized`] does not even describe what data did not change.
//!
//! A function owns what it creates: signals, memos, effects and `on_cleanup` of Leptos end when it runs again, or when
//! its place is removed. State that has to outlive a run is created outside of the function.
//!
//! # Lists
//!
//! Views beside each other ([`CollectView`], [`Vec`]) are matched by their places: the third one becomes the third.
//! That is right for lists that only change in place, and wrong for one in which rows come, go or move while
//! somebody is in them: the focus and the typed text would stay at the place instead of the row. [`keyed`] matches rows
//! by keys:
//!
//! ```ignore
//! # use markup::{RwSignal, View, html, keyed};
//! #[derive(Clone)]
//! struct Save { id: u32, title: String }
//!
//! fn saves(all: RwSignal<Vec<Save>>) -> View {
//!     let rename = move |id: u32, title: String| {
//!         all.update(|all| all.iter_mut().filter(|save| save.id == id).for_each(|save| save.title.clone_from(&title)));
//!     };
//!     let row = move |Save { id, title }: Save| {
//!         let change = move |event| rename(id, leptos::prelude::event_target_value(&event));
//!         (id.to_string(), html! { <li><input prop:value=title on:change=change/></li> })
//!     };
//!     html! { <ul>{move || keyed(all.get().into_iter().map(row))}</ul> }
//! }
//! ```
//!
//! - A new row is one new node; a removed one takes its listeners and effects with it; nobody else is touched.
//! - Where the order changes, the largest set of rows that are still in order stays in the document, and the others move.
//!   The row that contains the focus always stays.
//! - A key is unique among its siblings. Rows that share one are matched in their order.
//! - A row can be any view. A key belongs to one list: a row that changes its list is a new one.
//!
//! The difference to `For` of Leptos: the function of a row runs again with the list, and the row is updated to what it
//! returns. No row holds data from when it was created, and no signal of a row outlives the run of the list.
//!
//! # Form controls
//!
//! A property is set when its value differs from the one set last, not from what a person made of it. What is
//! typed or chosen therefore stays until the page itself has another value. The options of a `select` are keyed, and
//! the chosen one has `prop:selected`: `prop:value` of the `select` is set before its options exist.
//!
//! # Signals and memos
//!
//! [`RwSignal`] and [`Memo`] stand in the place of those of Leptos: they have the same names and methods, and hold their
//! values in boxes. Leptos compiles reading, writing and tracking for each type that is held, about 2 KB for a signal and
//! 1 KB for a memo. Here that code exists once, and only the reader knows the type: 4 KB less on the first page,
//! and 14 to 15 KB less in a game. The price is a box for each value of a memo, and a `downcast` for each reading.
//!
//! A `use` of them by name shadows the glob `leptos::prelude::*`. Whatever takes a `Signal` of Leptos takes them by
//! `into`. There is one graph: effects, owners and signals of both kinds follow each other.
//!
//! # Why it is there, and what it costs
//!
//! Leptos makes a type of every view and compiles creating, updating and removing it for each. All of that is
//! fetched before somebody can play. With brotli, the first page of Francia with a game had 444 to 463 KB with the
//! `view!` of Leptos, and has 382 to 403 KB with this crate; the code of the views of one game shrank from 290 to 112 KB
//! before compression (`docs/decisions/014-a-renderer-of-our-own.md`).
//!
//! For these 60 KB of 460 a reader pays:
//!
//! - some 1,900 lines that have to be known and kept, in place of a library with a book, tools and thousands of users;
//! - no components with named properties, `For`, `Suspense`, router, server rendering or hydration;
//! - work at run time: holes are boxed, every dynamic value is an effect, and an update compares value by value;
//! - a wrong type in a view is reported as a missing [`IntoView`] or [`IntoValue`], which says little.
//!
//! Leptos with type-erased views (`into_any`) lies between the two, and is what to measure before this crate grows.
//!
//! # Limits
//!
//! - For browsers alone: natively the crate is empty. `cargo doc --target wasm32-unknown-unknown -p markup` shows this page.
//! - Effects run when the code that changed a signal has returned, not within it.
//! - A row that moves, other than the focused one, loses its scroll position and starts its animations again, as any node
//!   that moves does. An `iframe` would load anew.
//! - Listeners are the elements' own; nothing is delegated. One that is removed while it runs ends its run first.
//! - Classes set by others stay beside those of `class`; other attributes set by others are overwritten at the next change.
//! - A translator may replace or wrap a text. The next change of the text puts it back; until then it is left alone.

#![cfg(target_arch = "wasm32")]

mod bound;
mod effect;
mod listener;
mod memo;
mod nodes;
mod rendered;
mod rows;
mod signal;
mod template;
mod text;
mod value;
mod view;

#[doc(hidden)]
pub use leptos::ev;
pub use markup_macro::html;
pub use memo::Memo;
pub use rendered::{Root, mount};
pub use signal::RwSignal;
pub use template::Template;
pub use value::{IntoValue, Value};
pub use view::{CollectView, ElementView, Hole, IntoView, Memoized, View, keyed, listener, memoized, reference, show};
