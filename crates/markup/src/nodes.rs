//! Nodes that keep a place, and the removal of nodes.

use leptos::prelude::document;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::Node;

pub fn comment() -> Node {
    document().create_comment("").unchecked_into()
}

pub fn remove(node: &Node) {
    if let Some(parent) = node.parent_node() {
        let _ = parent.remove_child(node);
    }
}
