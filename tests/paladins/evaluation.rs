//! The evaluation of Paladins in the middle of a game.

use kernel::{Chance, Game, NullSink, Seat, Setup};
use paladins::Paladins;
use players::{ComputerPlayer, Evaluate, Method, levels};

/// With a biased lead the values saturate, and a search cannot distinguish its choices.
#[test]
fn the_lead_over_the_solo_opponent_is_evaluated_without_bias_in_the_middle_of_the_game() {
    let lead = |game: &Paladins| {
        let [own, rival] = [Seat(0), Seat(1)].map(|seat| game.evaluate(seat, Paladins::weights()));
        own - rival
    };
    let (mut sum, mut count) = (0.0, 0);
    for seed in 0..8 {
        let mut game = Paladins::deal(&Setup::of(&["count", "solo-hard"]), Chance::new(seed), &mut NullSink).unwrap();
        let mut computer = ComputerPlayer::new(levels()[3], Chance::new(seed));
        computer.level.method = Method::Search(100);
        let mut leads = Vec::new();
        while let Some(choice) = computer.choose(&game, &mut |_| true) {
            // In the middle of the game, once per round.
            if (3..=5).contains(&game.round()) && leads.len() + 3 == game.round() as usize {
                leads.push(lead(&game));
            }
            game.apply(choice, &mut NullSink).unwrap();
        }
        sum += leads.iter().map(|foreseen| foreseen - lead(&game)).sum::<f32>();
        count += leads.len();
    }
    let misses = sum / count as f32;
    assert!(count == 24 && misses.abs() < 12.0, "the lead is overestimated by {misses} points in {count} rounds");
}
