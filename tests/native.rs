//! The native tests, as one program: a folder has one subject, and all are compiled and linked once. Shared modules come
//! first. A file's tests run alone by its name: `cargo test --profile fast --test native golden::`.

#[macro_use]
mod every;
mod changes;
mod gains;
mod golden;
mod sheaves;
mod siege;

mod architects;
mod campaign;
mod formats;
mod paladins;
mod players;
mod project;
mod rules;
mod shown;
mod viscounts;
