//! A view in the document of the tests.

use leptos::prelude::Owner;
use markup::{Root, View, mount};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{HtmlElement, HtmlInputElement};

/// An element of the document, the view rendered in it, and the signals of the test.
pub struct Shown {
    at: HtmlElement,
    owner: Owner,
    _root: Root,
}

impl Drop for Shown {
    fn drop(&mut self) {
        self.at.remove();
    }
}

pub fn shown(view: impl FnOnce() -> View) -> Shown {
    let document = web_sys::window().unwrap().document().unwrap();
    let at: HtmlElement = document.create_element("div").unwrap().unchecked_into();
    document.body().unwrap().append_child(&at).unwrap();
    let owner = Owner::new();
    let root = owner.with(|| mount(&at, view));
    Shown { at, owner, _root: root }
}

impl Shown {
    /// The HTML of the element, without placeholder comments.
    pub fn html(&self) -> String {
        self.at.inner_html().replace("<!---->", "")
    }

    pub fn text(&self) -> String {
        self.at.text_content().unwrap()
    }

    pub fn find(&self, selector: &str) -> HtmlElement {
        self.at.query_selector(selector).unwrap().expect(selector).unchecked_into()
    }

    pub fn field(&self, selector: &str) -> HtmlInputElement {
        self.find(selector).unchecked_into()
    }

    /// Changes a signal, and waits until effects have run.
    pub async fn after(&self, change: impl FnOnce()) {
        self.owner.with(change);
        let later = js_sys::Function::new_no_args("return new Promise((done) => setTimeout(done, 0))");
        let later: js_sys::Promise = later.call0(&wasm_bindgen::JsValue::NULL).unwrap().unchecked_into();
        JsFuture::from(later).await.unwrap();
    }
}

/// True if the element has the focus.
pub fn has_focus(element: &HtmlElement) -> bool {
    let active = web_sys::window().unwrap().document().unwrap().active_element();
    active.is_some_and(|active| active.is_same_node(Some(element)))
}
