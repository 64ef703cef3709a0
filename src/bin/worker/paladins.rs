//! The worker of Paladins.

#[path = "../worker.rs"]
mod worker;

fn main() {
    worker::export(francia::bots::jobs_of::paladins());
}
