//! Output of `html!`: the text, the path, and the errors.

use crate::compiled;

/// The text and the path of a view of one element.
fn template(view: &str) -> (String, String) {
    let tokens = compiled(view.parse().unwrap()).to_string();
    let (_, rest) = tokens.split_once("html : ").unwrap_or_else(|| panic!("no template: {tokens}"));
    let (html, rest) = rest.split_once(" , path : ").expect("a path");
    let (path, _) = rest.split_once(" }").expect("an end");
    [html, path].map(|text| syn::parse_str::<syn::LitStr>(text).unwrap().value()).into()
}

#[track_caller]
fn becomes(view: &str, html: &str, path: &str) {
    assert_eq!(template(view), (html.to_owned(), path.to_owned()), "{view}");
}

#[track_caller]
fn fails(view: &str, reason: &str) {
    let tokens = compiled(view.parse().unwrap()).to_string();
    assert!(tokens.contains("compile_error") && tokens.contains(reason), "{view}: {tokens}");
}

#[test]
fn what_is_static_is_in_the_text_alone() {
    becomes(r#"<p class="a" hidden>"Text" <br/> "more"</p>"#, r#"<p class="a" hidden>Text<br>more</p>"#, "");
    becomes("<input readonly=true disabled=false maxlength=9/>", r#"<input readonly maxlength="9">"#, "");
    becomes(r#"<p title="<\"&">"<b> & \"c\""</p>"#, r#"<p title="&lt;&quot;&amp;">&lt;b> &amp; &quot;c&quot;</p>"#, "");
}

#[test]
fn the_path_goes_down_on_and_up_from_hole_to_hole() {
    becomes(r#"<p>"a" {b} <i>{c}</i></p>"#, "<p>a<!><i><!></i></p>", "dn.nd.");
    becomes("<p><b><i>{a}</i></b> {c}</p>", "<p><b><i><!></i></b><!></p>", "ddd.uun.");
    // Texts beside each other are one node.
    becomes(r#"<p>"a" "b" {c}</p>"#, "<p>ab<!></p>", "dn.");
}

#[test]
fn each_kind_of_hole_has_its_letter_and_name() {
    let holes =
        r#"<a href=to class:on=on prop:value=value style:top=top style=("--n", n) on:click=go node_ref=at></a>"#;
    becomes(holes, "<a></a>", "=href;+on;^value;~top;~--n;@click;#;");
    becomes("<p inner_html=html></p>", "<p></p>", "*;");
    becomes("<p data-place=place aria-label=label></p>", "<p></p>", "=data-place;=aria-label;");
}

#[test]
fn a_part_of_a_drawing_is_parsed_inside_of_one() {
    becomes("<circle r=radius></circle>", "<svg><circle></circle></svg>", "s=r;");
    becomes("<svg><circle r=radius></circle></svg>", "<svg><circle></circle></svg>", "d=r;");
}

#[test]
fn views_beside_each_other_are_a_fragment() {
    let two = compiled(r#"<i></i> "text""#.parse().unwrap()).to_string();
    assert!(two.starts_with(":: markup :: View :: Fragment"), "{two}");
    let none = compiled("".parse().unwrap()).to_string();
    assert_eq!(none, ":: markup :: View :: Nothing");
}

#[test]
fn show_is_a_function_of_its_condition() {
    let show = compiled("<Show when=on fallback=other><i></i></Show>".parse().unwrap()).to_string();
    assert!(show.starts_with(":: markup :: show (on , move ") && show.ends_with(" , other)"), "{show}");
    fails("<Show><i></i></Show>", "Show needs `when`");
    fails("<Show when=on unless=off></Show>", "Show has `when` and `fallback`");
}

#[test]
fn nesting_that_a_browser_rearranges_is_an_error() {
    fails("<p><div></div></p>", "a paragraph ends where a block begins");
    fails("<p><span><ul></ul></span></p>", "a paragraph ends where a block begins");
    fails("<button><i><button></button></i></button>", "one ends where the next begins");
    fails("<table><tr></tr></table>", "rows lie in thead, tbody or tfoot");
    fails("<textarea><b></b></textarea>", "it holds text alone");
}

#[test]
fn what_is_not_html_is_an_error() {
    fails("<p><Thing/></p>", "a function in braces, in place of a component");
    fails("<p what:is=this></p>", "class:, style:, prop: or on:");
    fails("<p style=width></p>", "a pair of a property's name and its value");
    fails("<p class:on></p>", "a value");
}
