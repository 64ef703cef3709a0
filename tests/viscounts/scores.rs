//! The points of finished games, computed independently.
#![allow(clippy::cast_possible_wrap, clippy::cast_sign_loss)] // counts are small

use kernel::{Chance, Game, NullSink, Seat, Seed, Setup, play_out};
use viscounts::Viscounts;
use viscounts::components::{Building, BuildingKind, Counted, Icon, Resource, Ribbon, Script};

#[test]
fn scores_of_whole_games_are_counted_twice() {
    for seed in 0..60u64 {
        let table = 2 + (seed % 3) as usize;
        let mut game =
            Viscounts::deal(&Setup::of(&vec!["random"; table]), Seed::from(seed).chance(), &mut NullSink).unwrap();
        play_out(&mut game, &mut Chance::new(seed), &mut Vec::new(), 10_000);
        for sheet in game.scores() {
            assert_eq!(sheet.total, counted(&game, sheet.seat), "seed {seed}, seat {}", sheet.seat.0);
            // Quantity that a line counts.
            let own = game.player(sheet.seat);
            let number = |name: &str| sheet.lines.iter().find(|line| line.row.key == name).unwrap().number;
            let built = game.board().spots.iter().flatten().flatten().filter(|built| built.owner == sheet.seat);
            assert_eq!(number("Buildings"), Some(built.count() as u16));
            assert_eq!(number("Manuscripts"), Some(own.manuscripts.len() as u16));
            assert_eq!(number("Approved Deeds"), Some(u16::from(own.approved)));
            assert_eq!(number("Castle Leader"), None);
        }
    }
}

/// All points of a seat.
fn counted(game: &Viscounts, seat: Seat) -> i32 {
    let board = game.board();
    let own = game.player(seat);
    let pledges = i32::from(own.acquired) + 3 * i32::from(own.approved) - 2 * i32::from(own.unpaid);
    let bonuses = 3 * board.bonuses.iter().filter(|holder| **holder == Some(seat)).count() as i32;
    let leads = if board.castle.leader == Some(seat) { 5 } else { 0 };
    let flipped_deeds: Vec<u8> = game.all_seats().map(|seat| game.player(seat).approved).collect();
    let flipped_debts: Vec<u8> = game.all_seats().map(|seat| game.player(seat).paid).collect();
    let poverty = if board.debts_left == 0 { share(&flipped_deeds, seat) } else { 0 };
    let prosperity = if board.deeds_left == 0 { share(&flipped_debts, seat) } else { 0 };
    built(game, seat)
        + workers(game, seat)
        + sets(game, seat)
        + written(game, seat)
        + pledges
        + bonuses
        + leads
        + poverty
        + prosperity
}

/// The pieces on the board, by kind.
fn built(game: &Viscounts, seat: Seat) -> i32 {
    let pieces = |kind| {
        let all = game.board().spots.iter().flatten().flatten();
        all.filter(|built| built.owner == seat && built.kind == kind).count()
    };
    // Points added by the first, the second and the third of a kind.
    let worth = [
        (BuildingKind::TradingPost, [4, 5, 6]),
        (BuildingKind::Guildhall, [6, 7, 8]),
        (BuildingKind::Workshop, [2, 3, 4]),
    ];
    worth.iter().map(|(kind, adds)| adds.iter().take(pieces(*kind)).sum::<i32>()).sum()
}

fn workers(game: &Viscounts, seat: Seat) -> i32 {
    let castle = &game.board().castle;
    let tier = |rows: &[[u8; 4]; 5]| rows.iter().map(|row| i32::from(row[seat.index()])).sum::<i32>();
    tier(&castle.first) + 2 * tier(&castle.second) + 3 * i32::from(castle.third[seat.index()])
}

/// The colour with the fewest Manuscripts gives the number of sets of four, and so on.
fn sets(game: &Viscounts, seat: Seat) -> i32 {
    let mut colours = Ribbon::ALL.map(|ribbon| game.player(seat).ribbons(ribbon) as i32);
    colours.sort_unstable();
    let [a, b, c, d] = colours;
    16 * a + 9 * (b - a) + 4 * (c - b) + (d - c)
}

fn written(game: &Viscounts, seat: Seat) -> i32 {
    let own = game.player(seat);
    let has = |resource: Resource| i32::from(own.resources[resource as usize]);
    let points = own.manuscripts.iter().map(|tile| match tile.tile().script {
        Script::Immediate(_) => 0,
        Script::Points(Counted::Icons(icon), each) => icons(game, seat, icon) / i32::from(each),
        Script::Points(Counted::Buildings, _) => Building::all().filter(|slot| own.has_built(*slot)).count() as i32,
        Script::Points(Counted::Resource(resource), _) => has(resource) / 2,
        Script::Points(Counted::Resources, _) => Resource::ALL.map(has).iter().sum::<i32>() / 2,
        Script::Points(Counted::Manuscripts, _) => own.manuscripts.len() as i32 / 2,
        Script::Points(Counted::Approved, _) => i32::from(own.approved),
        Script::Points(Counted::Paid, _) => i32::from(own.paid),
    });
    points.sum()
}

/// Icons on all cards, on the player board and on the bonus cards.
fn icons(game: &Viscounts, seat: Seat, icon: Icon) -> i32 {
    let own = game.player(seat);
    let on_cards: i32 = own.cards().map(|card| i32::from(card.card().icons.count(icon))).sum();
    let (kind, slot, ribbon) = match icon {
        Icon::Builder => (BuildingKind::Guildhall, 1, Ribbon::Grey),
        Icon::Noble => (BuildingKind::Guildhall, 2, Ribbon::Yellow),
        Icon::Cleric => (BuildingKind::Guildhall, 3, Ribbon::Black),
        Icon::Merchant => (BuildingKind::TradingPost, 3, Ribbon::Blue),
        Icon::Criminal => return on_cards,
    };
    let each = if icon == Icon::Merchant { 2 } else { 1 };
    let sources = [own.has_built(Building { kind, slot }), game.holds_bonus(seat, ribbon)];
    on_cards + each * sources.iter().filter(|source| **source).count() as i32
}

/// The points of the tied seats' ranks, divided among them.
fn share(flipped: &[u8], seat: Seat) -> i32 {
    let own = flipped[seat.index()];
    let mut order = flipped.to_vec();
    order.sort_unstable_by(|one, two| two.cmp(one));
    let places: &[i32] = if flipped.len() == 2 { &[12, 4] } else { &[12, 8, 4, 0] };
    let mine: Vec<i32> =
        order.iter().zip(places).filter(|(count, _)| **count == own).map(|(_, points)| *points).collect();
    if own == 0 { 0 } else { mine.iter().sum::<i32>() / mine.len() as i32 }
}
