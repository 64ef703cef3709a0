//! HTML templates that the browser parses once.

use fnv::FnvHashMap;
use leptos::prelude::document;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, HtmlTemplateElement, Node};
use std::cell::RefCell;

/// HTML of an element, and the path through its holes. In the HTML a comment stands for a child.
///
/// A path is read letter by letter. `d` is the first child, `n` the next sibling, `u` the parent. `.` is a hole for a
/// child. The others are holes of the element, each with a name that a semicolon ends: `=` an attribute, `+` a class,
/// `~` a style property, `^` an element property, `*` its HTML, `@` an event, `#` a reference. A path that begins with
/// `s` is one in an `svg`, which is not drawn.
pub struct Template {
    /// The HTML.
    pub html: &'static str,
    /// The path.
    pub path: &'static str,
}

/// Kind of a hole.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum HoleKind {
    Child,
    Attribute,
    Class,
    Style,
    Property,
    Html,
    Event,
    Reference,
}

/// A hole: its kind, its name, and its node.
pub struct HoleNode {
    pub kind: HoleKind,
    pub name: &'static str,
    pub node: Node,
}

thread_local! {
    /// Parsed templates, by the address of their text.
    static READ: RefCell<FnvHashMap<usize, Element>> = RefCell::default();
}

impl Template {
    /// Returns a copy of the element with its holes.
    pub fn copy(&'static self) -> (Element, Vec<HoleNode>) {
        let key = std::ptr::from_ref(self) as usize;
        let root: Element = READ.with_borrow_mut(|read| {
            let element = read.entry(key).or_insert_with(|| self.read());
            element.clone_node_with_deep(true).map_or_else(|_| self.read(), JsCast::unchecked_into)
        });
        let places = self.places(&root);
        (root, places)
    }

    fn read(&self) -> Element {
        let template: HtmlTemplateElement =
            document().create_element("template").expect("a template can be made").unchecked_into();
        template.set_inner_html(self.html);
        let first = template.content().first_element_child();
        let first = if self.path.starts_with('s') { first.and_then(|svg| svg.first_element_child()) } else { first };
        first.expect("a view's text is an element")
    }

    /// Holes in the order of the text.
    fn places(&self, root: &Element) -> Vec<HoleNode> {
        let mut places = Vec::new();
        let mut node: Node = root.clone().unchecked_into();
        let mut rest = self.path.strip_prefix('s').unwrap_or(self.path);
        while let Some(step) = rest.bytes().next() {
            rest = &rest[1..];
            let next = match step {
                b'd' => node.first_child(),
                b'n' => node.next_sibling(),
                b'u' => node.parent_node(),
                _ => {
                    let (mut kind, mut name) = (HoleKind::Child, "");
                    if step != b'.' {
                        kind = HoleKind::of(step);
                        (name, rest) = rest.split_once(';').unwrap_or((rest, ""));
                    }
                    places.push(HoleNode { kind, name, node: node.clone() });
                    continue;
                }
            };
            // The parser moves an element only where `html!` refuses it.
            let Some(next) = next else { break };
            node = next;
        }
        places
    }
}

impl HoleKind {
    fn of(letter: u8) -> Self {
        match letter {
            b'=' => Self::Attribute,
            b'+' => Self::Class,
            b'~' => Self::Style,
            b'^' => Self::Property,
            b'*' => Self::Html,
            b'@' => Self::Event,
            _ => Self::Reference,
        }
    }
}
