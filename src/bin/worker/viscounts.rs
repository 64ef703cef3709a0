//! The worker of Viscounts.

#[path = "../worker.rs"]
mod worker;

fn main() {
    worker::export(francia::bots::jobs_of::viscounts());
}
