//! The macro `html!`: HTML as data.
//!
//! What a view looks like is a text that is known when the page is compiled. What changes is its holes: children, attributes,
//! classes, listeners. So a view is compiled to one text, the way from hole to hole in it, and an array of what fills them;
//! `src/render` draws it. Leptos makes a type of its own of every view, and compiles drawing it anew for each: that is
//! two and a half times the bytes.

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
/// - `name="text"` is part of the text; `name=expression` is a hole, whatever becomes a `Value`: a function is followed.
/// - `class:name=expression` puts a class on or takes it away; `style=("--name", expression)` sets a property of the style;
///   `prop:name=expression` one of the element itself; `on:event=function` listens; `node_ref=reference` tells where it is.
/// - `{expression}` is a child, whatever becomes a `View`: a function is followed.
/// - `<Show when=function fallback=function>…</Show>` is there while the function says so.
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

/// Views beside each other, as one.
fn beside(views: &[proc_macro2::TokenStream]) -> proc_macro2::TokenStream {
    match views {
        [] => quote!(crate::render::View::Nothing),
        [view] => quote!(#view),
        _ => quote!(crate::render::View::Several(::std::vec![#(#views),*])),
    }
}

/// What stands beside each other in a view.
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

/// An element at the root of a view, or the one component.
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

/// `<Show when=… fallback=…>…</Show>`.
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

/// What stands in braces, without them where it is one expression.
fn bare(block: &NodeBlock) -> proc_macro2::TokenStream {
    if let NodeBlock::ValidBlock(block) = block
        && let [Stmt::Expr(expression, None)] = &block.stmts[..]
    {
        return quote!(#expression);
    }
    quote!(#block)
}

/// The same for the value of an attribute.
fn bare_value(value: &Expr) -> proc_macro2::TokenStream {
    if let Expr::Block(ExprBlock { block, label: None, .. }) = value
        && let [Stmt::Expr(expression, None)] = &block.stmts[..]
    {
        return quote!(#expression);
    }
    quote!(#value)
}

/// The expression of an attribute; nothing where only its name stands.
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
