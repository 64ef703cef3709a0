use crate::kernel::*;
use crate::paladins::*;
#[test]
fn dump() {
    for (setup, lang) in [
        (Setup::of(&["human", "human", "human"]), Lang::En),
        (Setup::of(&["human", "solo-hard"]), Lang::Fr),
        (Setup::of(&["human", "human", "human"]), Lang::Fr),
    ] {
        let mut chance = Chance::new(7);
        let mut ev: Vec<Event> = Vec::new();
        let mut game = Paladins::deal(&setup, Chance::new(3), &mut ev).unwrap();
        let names: Vec<String> = ["Odila", "Hugues", "Ermentrude"].iter().map(|s| s.to_string()).collect();
        for t in super::tell(&ev, &names, lang) {
            println!("  > {t}");
        }
        let mut list = Vec::new();
        for n in 0..400 {
            let Some(c) = random_choice(&game, &mut chance, &mut list) else { break };
            if n < 90 || n > 330 {
                println!("{}", game.question(lang));
                for c in list.iter().take(12) {
                    println!("    - {}", Spoken::choice(&game, *c, lang));
                }
                println!("  * {}", Spoken::choice(&game, c, lang));
            }
            let mut ev: Vec<Event> = Vec::new();
            game.apply(c, &mut ev).unwrap();
            for t in super::tell(&ev, &names, lang) {
                println!("  > {t}");
            }
        }
    }
}
