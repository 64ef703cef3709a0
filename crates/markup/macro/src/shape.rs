//! The text of an element, the path from hole to hole in it, and the holes' contents.

use crate::{bare_value, child, expression, nesting};
use proc_macro2::TokenStream;
use quote::quote;
use rstml::node::{KeyedAttribute, Node, NodeAttribute, NodeElement};
use std::fmt::Write;
use syn::spanned::Spanned;
use syn::{Error, Expr, ExprLit, Lit};

/// Elements without content.
const VOID: [&str; 6] = ["br", "hr", "img", "input", "wbr", "col"];

/// Elements that occur in an `svg` alone. If one is the root of a view, its text is parsed inside an `svg`.
const SVG: [&str; 19] = [
    "circle",
    "clipPath",
    "defs",
    "ellipse",
    "g",
    "image",
    "line",
    "linearGradient",
    "marker",
    "mask",
    "path",
    "pattern",
    "polygon",
    "polyline",
    "rect",
    "stop",
    "text",
    "tspan",
    "use",
];

/// The compiled form of an element.
pub struct Shape {
    html: String,
    path: String,
    holes: Vec<TokenStream>,
    /// Current position of the path: the places among the children, from the root on.
    at: Vec<usize>,
    /// Ancestors of the current element, from the root on.
    within: Vec<String>,
    svg: bool,
}

impl Shape {
    /// A shape with a root of this name.
    pub fn new(root: &str) -> Self {
        let svg = SVG.contains(&root);
        let html = if svg { "<svg>".to_owned() } else { String::new() };
        let path = if svg { "s".to_owned() } else { String::new() };
        Self { html, path, holes: Vec::new(), at: Vec::new(), within: Vec::new(), svg }
    }

    /// The text, the path, and the holes' contents.
    pub fn done(mut self) -> (String, String, Vec<TokenStream>) {
        if self.svg {
            self.html.push_str("</svg>");
        }
        (self.html, self.path, self.holes)
    }

    /// Adds an element at this place.
    pub fn element(&mut self, element: &NodeElement<rstml::Infallible>, place: &mut Vec<usize>) -> Result<(), Error> {
        let name = element.name().to_string();
        if name.starts_with(char::is_uppercase) {
            return Err(Error::new(element.name().span(), "html!: a function in braces, in place of a component"));
        }
        if let Some(wrong) = nesting::wrong(&self.within, &name) {
            return Err(Error::new(element.name().span(), format!("html!: {wrong}")));
        }
        self.html.push('<');
        self.html.push_str(&name);
        for attribute in element.attributes() {
            let NodeAttribute::Attribute(attribute) = attribute else {
                return Err(Error::new(attribute.span(), "html!: a name and its value"));
            };
            self.attribute(attribute, place)?;
        }
        self.html.push('>');
        if VOID.contains(&name.as_str()) {
            return Ok(());
        }
        self.within.push(name.clone());
        place.push(0);
        self.children(element.children(), place, &mut false)?;
        place.pop();
        self.within.pop();
        let _ = write!(self.html, "</{name}>");
        Ok(())
    }

    /// Adds children. The last entry of `place` is the place of the next child; `text` is true just after a text.
    fn children(&mut self, children: &[Node], place: &mut Vec<usize>, text: &mut bool) -> Result<(), Error> {
        for node in children {
            match node {
                Node::Fragment(fragment) => {
                    self.children(&fragment.children, place, text)?;
                    continue;
                }
                Node::Comment(_) => continue,
                Node::Text(keys) => {
                    let keys = keys.value_string();
                    if keys.is_empty() {
                        continue;
                    }
                    self.html.push_str(&escaped(&keys));
                    // Adjacent texts are one node.
                    if !*text {
                        *last(place) += 1;
                    }
                    *text = true;
                    continue;
                }
                Node::Element(element) if element.name().to_string() != "Show" => self.element(element, place)?,
                Node::Element(element) => {
                    let view = crate::element_view(element)?;
                    self.child(place, quote!(::markup::Hole::View(#view)));
                }
                Node::Block(block) => {
                    let view = child(block);
                    self.child(place, quote!(::markup::Hole::View(#view)));
                }
                other => {
                    return Err(Error::new(other.span(), "html!: an element, a text in quotes or a block in braces"));
                }
            }
            *text = false;
            *last(place) += 1;
        }
        Ok(())
    }

    /// Adds a child that is a hole: a comment holds its place until it is filled.
    fn child(&mut self, place: &[usize], view: TokenStream) {
        self.html.push_str("<!>");
        self.go(place);
        self.path.push('.');
        self.holes.push(view);
    }

    /// Adds an attribute of the element at this place.
    fn attribute(&mut self, attribute: &KeyedAttribute, place: &[usize]) -> Result<(), Error> {
        let name = attribute.key.to_string().replace(' ', "");
        let value = expression(&attribute.possible_value)?;
        let (kind, own) = match name.split_once(':') {
            Some((kind, own)) => (kind, own),
            None => ("", name.as_str()),
        };
        let given = || value.ok_or_else(|| Error::new(attribute.span(), "html!: a value"));
        match (kind, own) {
            ("class", class) => {
                let value = bare_value(given()?);
                self.value(place, '+', class, &value);
            }
            ("style", property) => {
                let value = bare_value(given()?);
                self.value(place, '~', property, &value);
            }
            ("prop", property) => {
                let value = bare_value(given()?);
                self.value(place, '^', property, &value);
            }
            ("on", event) => {
                let listens = bare_value(given()?);
                let event_type = syn::Ident::new(event, attribute.key.span());
                self.hole(place, '@', event, quote!(::markup::listener(::markup::ev::#event_type, #listens)));
            }
            ("", "node_ref") => {
                let reference = bare_value(given()?);
                self.hole(place, '#', "", quote!(::markup::reference(#reference)));
            }
            ("", "inner_html") => {
                let html = bare_value(given()?);
                self.value(place, '*', "", &html);
            }
            ("", "style") => {
                let Expr::Tuple(pair) = given()? else {
                    return Err(Error::new(attribute.span(), "html!: a pair of a property's name and its value"));
                };
                let [Expr::Lit(ExprLit { lit: Lit::Str(property), .. }), value] =
                    &pair.elems.iter().collect::<Vec<_>>()[..]
                else {
                    return Err(Error::new(attribute.span(), "html!: a pair of a property's name and its value"));
                };
                let value = bare_value(value);
                self.value(place, '~', &property.value(), &value);
            }
            ("", name) => self.plain(place, name, value),
            _ => return Err(Error::new(attribute.span(), "html!: class:, style:, prop: or on:")),
        }
        Ok(())
    }

    /// Adds an attribute to the text, or as a hole if its value is not constant.
    fn plain(&mut self, place: &[usize], name: &str, value: Option<&Expr>) {
        let literal = match value {
            None => Some(String::new()),
            Some(Expr::Lit(ExprLit { lit, .. })) => match lit {
                Lit::Str(text) => Some(text.value()),
                Lit::Int(number) => Some(number.base10_digits().to_owned()),
                Lit::Bool(set) if set.value => Some(String::new()),
                Lit::Bool(_) => return,
                _ => None,
            },
            Some(_) => None,
        };
        match (literal, value) {
            (Some(text), _) if text.is_empty() => {
                let _ = write!(self.html, " {name}");
            }
            (Some(text), _) => {
                let _ = write!(self.html, " {name}=\"{}\"", escaped(&text));
            }
            (None, Some(value)) => {
                let value = bare_value(value);
                self.value(place, '=', name, &value);
            }
            (None, None) => {}
        }
    }

    fn value(&mut self, place: &[usize], kind: char, name: &str, value: &TokenStream) {
        let hole = quote!(::markup::Hole::Value(::markup::IntoValue::into_value(#value)));
        self.hole(place, kind, name, hole);
    }

    fn hole(&mut self, place: &[usize], kind: char, name: &str, hole: TokenStream) {
        self.go(place);
        let _ = write!(self.path, "{kind}{name};");
        self.holes.push(hole);
    }

    /// Adds the path to a place at or behind the current position in the text.
    fn go(&mut self, place: &[usize]) {
        let common = self.at.iter().zip(place).take_while(|(here, there)| here == there).count();
        let mut depth = common;
        if self.at.len() > common {
            self.path.extend(std::iter::repeat_n('u', self.at.len() - common - 1));
            self.path.extend(std::iter::repeat_n('n', place[common] - self.at[common]));
            depth += 1;
        }
        for &among in &place[depth..] {
            self.path.push('d');
            self.path.extend(std::iter::repeat_n('n', among));
        }
        place.clone_into(&mut self.at);
    }
}

fn last(place: &mut [usize]) -> &mut usize {
    place.last_mut().expect("children lie in an element")
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}
