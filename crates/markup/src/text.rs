//! Text nodes.

use crate::nodes::{comment, remove};
use leptos::prelude::document;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Node, Text};
use std::borrow::Cow;

/// A text node. A translator or a reading aid may replace it, wrap it or split it at any time: a comment behind it
/// keeps its place.
pub struct RenderedText {
    pub node: Text,
    text: Cow<'static, str>,
    pub end: Node,
    /// Parent element of the text, if the text fills a hole.
    within: Option<Node>,
}

impl RenderedText {
    pub fn new(text: Cow<'static, str>, end: Option<Node>) -> Self {
        let within = end.as_ref().and_then(Node::parent_node);
        Self { node: document().create_text_node(&text), text, end: end.unwrap_or_else(comment), within }
    }

    pub fn update(&mut self, text: Cow<'static, str>) {
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
    pub fn parent(&self) -> Option<Node> {
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
    pub fn clear(&self) {
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
