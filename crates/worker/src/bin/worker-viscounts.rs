//! The worker of Viscounts.

fn main() {
    worker::export(players::jobs_of::viscounts());
}
