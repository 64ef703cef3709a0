//! What looks the same as before is not touched.

use leptos::prelude::*;
use leptos::tachys::html::attribute::Attribute;
use leptos::tachys::html::attribute::any_attribute::AnyAttribute;
use leptos::tachys::hydration::Cursor;
use leptos::tachys::renderer::types::{Element, Node};
use leptos::tachys::view::add_attr::AddAnyAttr;
use leptos::tachys::view::any_view::AnyViewState;
use leptos::tachys::view::{Mountable, Position, PositionState, Render, RenderHtml};

/// Draws something from data alone, and draws it anew only when the data are others. (Tachys 0.2 compares nothing: each
/// attribute of what is drawn anew is taken away and set again, which costs a layout and the copy of a symbol.)
///
/// What is drawn has no signals or listeners of its own: they would end with the first drawing.
pub fn same<D, F>(data: D, draw: F) -> AnyView
where
    D: PartialEq + Send + 'static,
    F: FnOnce(&D) -> AnyView + Send + 'static,
{
    Same { data, draw }.into_any()
}

struct Same<D, F> {
    data: D,
    draw: F,
}

/// What was drawn, and from what.
struct Drawn<D> {
    data: D,
    view: AnyViewState,
}

impl<D: PartialEq + 'static, F: FnOnce(&D) -> AnyView> Render for Same<D, F> {
    type State = Drawn<D>;

    fn build(self) -> Drawn<D> {
        let view = (self.draw)(&self.data).build();
        Drawn { data: self.data, view }
    }

    fn rebuild(self, drawn: &mut Drawn<D>) {
        if self.data != drawn.data {
            (self.draw)(&self.data).rebuild(&mut drawn.view);
            drawn.data = self.data;
        }
    }
}

impl<D> Mountable for Drawn<D> {
    fn unmount(&mut self) {
        self.view.unmount();
    }

    fn mount(&mut self, parent: &Element, marker: Option<&Node>) {
        self.view.mount(parent, marker);
    }

    fn insert_before_this(&self, child: &mut dyn Mountable) -> bool {
        self.view.insert_before_this(child)
    }

    fn elements(&self) -> Vec<Element> {
        self.view.elements()
    }
}

impl<D, F> AddAnyAttr for Same<D, F>
where
    D: PartialEq + Send + 'static,
    F: FnOnce(&D) -> AnyView + Send + 'static,
{
    type Output<A: Attribute> = Self;

    fn add_any_attr<A: Attribute>(self, _: A) -> Self::Output<A> {
        self
    }
}

/// The page is drawn in the browser alone: nothing is written to a text, and nothing is found there.
impl<D, F> RenderHtml for Same<D, F>
where
    D: PartialEq + Send + 'static,
    F: FnOnce(&D) -> AnyView + Send + 'static,
{
    type AsyncOutput = Self;
    type Owned = Self;
    const MIN_LENGTH: usize = 0;

    fn dry_resolve(&mut self) {}

    async fn resolve(self) -> Self {
        self
    }

    fn to_html_with_buf(self, _: &mut String, _: &mut Position, _: bool, _: bool, _: Vec<AnyAttribute>) {}

    fn hydrate<const FROM_SERVER: bool>(self, _: &Cursor, _: &PositionState) -> Drawn<D> {
        self.build()
    }

    fn into_owned(self) -> Self {
        self
    }
}
