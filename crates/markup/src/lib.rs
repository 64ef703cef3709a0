//! The macro `html!`: HTML as data.
//!
//! The static part of a view is a text that is known at compile time. The dynamic parts are its holes: children,
//! attributes, classes, listeners. A view is therefore compiled to one text, the steps from hole to hole in it, and an
//! array of the holes' contents; `src/render` renders it. Leptos generates a type for every view, with its own
//! rendering code: two and a half times the bytes.

mod nesting;
mod shape;

use proc_macro::TokenStream;
use quote::quote;
use rstml::node::{KVAttributeValue, KeyedAttributeValue, Node, NodeAttribute, NodeBlock, NodeElement};
use shape::Shape;
use syn::spanned::Spanned;
use syn::{Error, Expr, ExprBlock, Stmt};

/// A view of HTML: `html! { <p class=class>{text}</p> }`.
///
/// - `name="text"` is part of the text; `name=expression` is a hole for a `Value`: a function is reactive.
/// - `class:name=expression` toggles a class; `style=("--name", expression)` sets a property of the style;
///   `prop:name=expression` sets one of the element; `on:event=function` listens; `node_ref=reference` stores the element.
/// - `{expression}` is a child, anything that becomes a `View`: a function is reactive.
/// - `<Show when=function fallback=function>…</Show>` is present while the function returns true.
#[proc_macro]
pub fn html(tokens: TokenStream) -> TokenStream {
    let config = rstml::ParserConfig::default().recover_block(true);
    let (nodes, errors) =
        rstml::Parser::new(config).parse_recoverable(proc_macro2::TokenStream::from(tokens)).split_vec();
    let views = match roots(&nodes) {
        Ok(views) => views,
        Err(error) => return error.to_compile_error().into(),
    };
    let view = beside(&views);
    let mut told = Vec::new();
    for error in errors {
        told.push(error.emit_as_expr_tokens());
    }
    if told.is_empty() { view.into() } else { quote!({ #(#told)* #view }).into() }
}

/// Joins sibling views into one.
fn beside(views: &[proc_macro2::TokenStream]) -> proc_macro2::TokenStream {
    match views {
        [] => quote!(crate::render::View::Nothing),
        [view] => quote!(#view),
        _ => quote!(crate::render::View::Several(::std::vec![#(#views),*])),
    }
}

/// The sibling views of these nodes.
fn roots(nodes: &[Node]) -> Result<Vec<proc_macro2::TokenStream>, Error> {
    let mut views = Vec::new();
    for node in nodes {
        match node {
            Node::Fragment(fragment) => views.extend(roots(&fragment.children)?),
            Node::Element(element) => views.push(drawn(element)?),
            Node::Text(text) => {
                let text = &text.value;
                views.push(quote!(crate::render::View::Text(::std::borrow::Cow::Borrowed(#text))));
            }
            Node::Block(block) => views.push(child(block)),
            Node::Comment(_) => {}
            other => return Err(Error::new(other.span(), "html!: an element, a text in quotes or a block in braces")),
        }
    }
    Ok(views)
}

/// An element at the root of a view, or the `Show` component.
fn drawn(element: &NodeElement<rstml::Infallible>) -> Result<proc_macro2::TokenStream, Error> {
    let name = element.name().to_string();
    if name == "Show" {
        return shown(element);
    }
    let mut shape = Shape::new(&name);
    shape.element(element, &mut Vec::new())?;
    let (html, steps, holes) = shape.done();
    Ok(quote! {
        crate::render::View::marked(
            const { &crate::render::Template { html: #html, steps: #steps } },
            ::std::boxed::Box::new([#(#holes),*]),
        )
    })
}

/// The component `<Show when=… fallback=…>…</Show>`.
fn shown(element: &NodeElement<rstml::Infallible>) -> Result<proc_macro2::TokenStream, Error> {
    let (mut when, mut fallback) = (None, quote!(|| crate::render::View::Nothing));
    for attribute in element.attributes() {
        let NodeAttribute::Attribute(attribute) = attribute else {
            return Err(Error::new(attribute.span(), "html!: a name and its value"));
        };
        let value = attribute.value().ok_or_else(|| Error::new(attribute.span(), "html!: a value"))?;
        match attribute.key.to_string().as_str() {
            "when" => when = Some(quote!(#value)),
            "fallback" => fallback = quote!(#value),
            _ => return Err(Error::new(attribute.span(), "html!: Show has `when` and `fallback`")),
        }
    }
    let when = when.ok_or_else(|| Error::new(element.span(), "html!: Show needs `when`"))?;
    let inside = beside(&roots(element.children())?);
    Ok(quote!(crate::render::show(#when, move || #inside, #fallback)))
}

/// A child in braces.
fn child(block: &NodeBlock) -> proc_macro2::TokenStream {
    let inside = bare(block);
    quote!(crate::render::IntoView::into_view(#inside))
}

/// The content of a block, without its braces if it is one expression.
fn bare(block: &NodeBlock) -> proc_macro2::TokenStream {
    if let NodeBlock::ValidBlock(block) = block
        && let [Stmt::Expr(expression, None)] = &block.stmts[..]
    {
        return quote!(#expression);
    }
    quote!(#block)
}

/// The value of an attribute, without its braces if it is one expression.
fn bare_value(value: &Expr) -> proc_macro2::TokenStream {
    if let Expr::Block(ExprBlock { block, label: None, .. }) = value
        && let [Stmt::Expr(expression, None)] = &block.stmts[..]
    {
        return quote!(#expression);
    }
    quote!(#value)
}

/// The expression of an attribute; `None` for a name alone.
fn expression(value: &KeyedAttributeValue) -> Result<Option<&Expr>, Error> {
    match value {
        KeyedAttributeValue::None => Ok(None),
        KeyedAttributeValue::Value(value) => match &value.value {
            KVAttributeValue::Expr(expression) => Ok(Some(expression)),
            KVAttributeValue::InvalidBraced(block) => Err(Error::new(block.span(), "html!: this is no expression")),
        },
        KeyedAttributeValue::Binding(binding) => Err(Error::new(binding.span(), "html!: a value stands after `=`")),
    }
}
