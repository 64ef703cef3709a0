//! Mounts the page. Natively there is no page: `make play` builds and serves it.

#[cfg(target_arch = "wasm32")]
fn main() {
    francia::app::mount();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
