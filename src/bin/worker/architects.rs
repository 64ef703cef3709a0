//! The worker of Architects.

#[path = "../worker.rs"]
mod worker;

fn main() {
    worker::export(francia::bots::jobs_of::architects());
}
