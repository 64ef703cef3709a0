//! Mounts the page. Natively there is no page: `make play` builds and serves it.

fn main() {}
