//! Mounts the page. Natively there is no page: `make play` builds and serves it.

#[cfg(target_arch = "wasm32")]
fn main() {
    use leptos::prelude::*;

    console_error_panic_hook::set_once();
    // The shell of index.html lives in #app until the program is here.
    let root = document().get_element_by_id("app").expect("index.html has #app");
    root.set_inner_html("");
    mount_to(leptos::wasm_bindgen::JsCast::unchecked_into(root), || {
        view! { <main><h1>"Francia"</h1></main> }
    })
    .forget();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
