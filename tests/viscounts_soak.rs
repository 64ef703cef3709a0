//! Random games.
use francia::kernel::*;
use francia::viscounts::*;
#[test]
fn soak() {
    let mut list = Vec::new();
    let setups: [&[&str]; 7] = [
        &["random", "random"],
        &["random"; 3],
        &["random"; 4],
        &["random", "solo-cleric"],
        &["random", "solo-builder"],
        &["random", "solo-noble"],
        &["random", "solo-card"],
    ];
    for seats in setups {
        let mut setup = Setup::of(seats);
        setup.modules.push("bonus-heroes".into());
        let (mut total, mut rounds, mut most) = (0, 0, 0);
        let n = 30;
        for seed in 0..n {
            let mut game = Viscounts::deal(&setup, Seed::from(seed).chance(), &mut Quiet).unwrap();
            let mut chance = Chance::new(seed);
            let mut k = 0;
            while let Some(choice) = random_choice(&game, &mut chance, &mut list) {
                if let Some(b) = game.broken() {
                    panic!("{b} seed {seed} {k} {game:?}");
                }
                game.apply(choice, &mut Quiet).unwrap();
                k += 1;
                assert!(k < 20000);
            }
            assert_eq!(game.broken(), None);
            assert_eq!(game.decision(), None);
            total += k;
            rounds += game.round();
            most = most.max(k);
        }
        println!("{seats:?} decisions {} most {most} rounds {}", total / n, rounds as u64 / n);
    }
}
