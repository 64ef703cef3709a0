//! The worker of Architects.

fn main() {
    worker::export(players::jobs_of::architects());
}
