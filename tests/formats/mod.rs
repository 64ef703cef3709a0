//! Texts that leave the program: records, links, addresses, saves, results.

mod addresses;
mod former_rules;
mod fuzz;
mod golden;
mod link_forms;
pub mod links;
mod qr;
mod results;
mod saves;
mod short_links;
mod travelled;
