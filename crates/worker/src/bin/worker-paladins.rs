//! The worker of Paladins.

fn main() {
    worker::export(players::jobs_of::paladins());
}
