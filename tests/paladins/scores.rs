//! The score of Paladins, computed independently from the saved state.

use kernel::{Chance, Game, NullSink, Seed, Setup, random_choice};
use paladins::Paladins;
use serde_json::Value;

/// Points by the space of the Attribute track.
const TRACK: [i64; 13] = [0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20];
/// The faction of each Outsider of the deck: Saracen, Byzantine, Viking.
const FACTIONS: &[u8; 36] = b"SVBSBVBVSVBSBVBSBSBVSVBSSVSVBVBVSVBS";

#[allow(clippy::cast_possible_wrap, clippy::cast_sign_loss)] // counts and numbers of cards are small
/// The score of a seat, from the saved state.
fn counted(state: &Value, seat: usize) -> i64 {
    let player = &state["players"][seat];
    let rival = seat == 1 && !state["rival"].is_null();
    let number = |key: &str| player[key].as_i64().unwrap();
    let cards = |key: &str| -> Vec<usize> {
        player[key].as_array().unwrap().iter().map(|card| card.as_u64().unwrap() as usize).collect()
    };
    let level = |attribute: usize| player["attributes"][attribute].as_i64().unwrap();
    let (walls, attacked, converted) = (cards("walls"), cards("attacked"), cards("converted"));
    let workshops = player["workshops"].to_string().matches("true").count() as i64;
    let done = [
        number("monks"),
        walls.len() as i64,
        number("outposts"),
        number("absolved"),
        attacked.len() as i64,
        converted.len() as i64,
    ];
    let revealed = state["round"].as_u64().unwrap().min(3) as usize;
    let orders: Vec<i64> = (0..revealed)
        .filter(|&slot| done[state["board"]["orders"][slot].as_u64().unwrap() as usize] >= 5)
        .map(|slot| [4, 6, 8][slot])
        .collect();
    let from_five = |count: i64, points: [i64; 3]| if count < 5 { 0 } else { points[count as usize - 5] };
    let driven_off = |faction: u8| attacked.iter().filter(|&&card| FACTIONS[card] == faction).count() as i64;
    let outsider = |card: usize| match card {
        0 | 1 => done[0] / 2,
        2 | 3 => done[2] / 2,
        4 | 5 => level(1) / 4,
        6 | 7 => driven_off(b'S'),
        8 | 9 => driven_off(b'B'),
        10 | 11 => 1 + orders.len() as i64,
        12 | 13 => workshops / 2,
        14 | 15 => cards("crew").len() as i64 / 2,
        16 | 17 => driven_off(b'V'),
        18 | 19 => done[1] / 2,
        20 | 21 => level(2) / 4,
        22..=25 => 1 + converted.iter().filter(|card| (22..=25).contains(*card)).count() as i64,
        26 | 27 => number("paid"),
        28 | 29 => cards("suspicion").len() as i64,
        30 | 31 => number("unpaid"),
        32 | 33 => done[3] / 2,
        _ => level(0) / 4,
    };
    let developed = if rival { 0 } else { [0, 0, 0, 0, 0, 0, 1, 3, 6][workshops as usize] };
    orders.iter().sum::<i64>()
        + (0..3).map(|attribute| TRACK[level(attribute) as usize]).sum::<i64>()
        + from_five(done[0], [2, 5, 9])
        + from_five(done[2], [2, 5, 9])
        + from_five(done[1], [1, 3, 6])
        + from_five(done[3], [1, 3, 6])
        + walls.iter().map(|&card| [0, 0, 1, 1, 2, 2].get(card).copied().unwrap_or(0)).sum::<i64>()
        + developed
        + converted.iter().map(|&card| outsider(card).max(i64::from(rival))).sum::<i64>()
        + number("paid")
        - 3 * number("unpaid")
        + (number("silver") + number("provisions")) / 3
}

#[test]
fn a_score_counted_from_the_table_is_the_score_shown() {
    let tables: [&[&str]; 5] =
        [&["random"; 2], &["random"; 3], &["random"; 4], &["random", "solo-easy"], &["random", "solo-hard"]];
    for number in 0..50_u64 {
        let mut setup = Setup::of(tables[number as usize % tables.len()]);
        if number % 2 == 0 {
            setup.modules.push("bonus-townsfolk".to_owned());
        }
        let mut game = Paladins::deal(&setup, Seed::from(number).chance(), &mut NullSink).unwrap();
        let (mut chance, mut list) = (Chance::new(number + 1), Vec::new());
        while let Some(choice) = random_choice(&game, &mut chance, &mut list) {
            game.apply(choice, &mut NullSink).unwrap();
            let state = serde_json::to_value(&game).unwrap();
            for sheet in game.scores() {
                let own = counted(&state, sheet.seat.index());
                assert_eq!(i64::from(sheet.total), own, "game {number}, seat {}: after {choice}", sheet.seat.0);
            }
        }
    }
}
