//! The macro `html!` of the crate `markup`, whose documentation has its grammar. A proc macro must be a crate of its own.
//!
//! The static part of a view becomes one text, the dynamic parts become an array of the holes' contents, and a path
//! leads from hole to hole in the text.

mod nesting;
mod shape;
#[cfg(test)]
mod tests;

use proc_macro2::TokenStream;
use quote::quote;
use rstml::node::{KVAttributeValue, KeyedAttributeValue, Node, NodeAttribute, NodeBlock, NodeElement};
use shape::Shape;
use syn::spanned::Spanned;
use syn::{Error, Expr, ExprBlock, Stmt};

/// A view of HTML: `html! { <p class=class>{text}</p> }`. The page of the crate has the grammar.
#[proc_macro]
pub fn html(tokens: proc_macro::TokenStream) -> proc_macro::TokenStream {
    compiled(tokens.into()).into()
}

/// The expression of a view, or the errors in it.
fn compiled(tokens: TokenStream) -> TokenStream {
    let config = rstml::ParserConfig::default().recover_block(true);
    let (nodes, errors) = rstml::Parser::new(config).parse_recoverable(tokens).split_vec();
    let views = match roots(&nodes) {
        Ok(views) => views,
        Err(error) => return error.to_compile_error(),
    };
    let mut view = beside(&views);
    for error in errors.into_iter().rev() {
        let error = error.emit_as_expr_tokens();
        view = quote!({ #error #view });
    }
    view
}

/// Joins sibling views into one.
fn beside(views: &[TokenStream]) -> TokenStream {
    match views {
        [] => quote!(::markup::View::Nothing),
        [view] => quote!(#view),
        _ => quote!(::markup::View::Fragment(::std::vec![#(#views),*])),
    }
}

/// The sibling views of these nodes.
fn roots(nodes: &[Node]) -> Result<Vec<TokenStream>, Error> {
    let mut views = Vec::new();
    for node in nodes {
        match node {
            Node::Fragment(fragment) => views.extend(roots(&fragment.children)?),
            Node::Element(element) => views.push(element_view(element)?),
            Node::Text(text) => {
                let text = &text.value;
                views.push(quote!(::markup::View::Text(::std::borrow::Cow::Borrowed(#text))));
            }
            Node::Block(block) => views.push(child(block)),
            Node::Comment(_) => {}
            other => return Err(Error::new(other.span(), "html!: an element, a text in quotes or a block in braces")),
        }
    }
    Ok(views)
}

/// An element at the root of a view, or the `Show` component.
fn element_view(element: &NodeElement<rstml::Infallible>) -> Result<TokenStream, Error> {
    let name = element.name().to_string();
    if name == "Show" {
        return show_view(element);
    }
    let mut shape = Shape::new(&name);
    shape.element(element, &mut Vec::new())?;
    let (html, path, holes) = shape.done();
    Ok(quote! {
        ::markup::View::element(
            const { &::markup::Template { html: #html, path: #path } },
            ::std::boxed::Box::new([#(#holes),*]),
        )
    })
}

/// The component `<Show when=… fallback=…>…</Show>`.
fn show_view(element: &NodeElement<rstml::Infallible>) -> Result<TokenStream, Error> {
    let (mut when, mut fallback) = (None, quote!(|| ::markup::View::Nothing));
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
    Ok(quote!(::markup::show(#when, move || #inside, #fallback)))
}

/// A child in braces.
fn child(block: &NodeBlock) -> TokenStream {
    let inside = bare(block);
    quote!(::markup::IntoView::into_view(#inside))
}

/// The content of a block, without its braces if it is one expression.
fn bare(block: &NodeBlock) -> TokenStream {
    if let NodeBlock::ValidBlock(block) = block
        && let [Stmt::Expr(expression, None)] = &block.stmts[..]
    {
        return quote!(#expression);
    }
    quote!(#block)
}

/// The value of an attribute, without its braces if it is one expression.
fn bare_value(value: &Expr) -> TokenStream {
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
