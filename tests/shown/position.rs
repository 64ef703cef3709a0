//! A position as a picture: in every game and language it contains the game's texts, and names cannot break it.

use crate::golden::HasGolden;
use kernel::grammar::signed;
use kernel::{Lang, Outcome, Previews, Spoken, Table};
use trilogy::for_each_game;
use ui::Thing;
use ui::position::{PictureHead, facts, picture};
use ui::svg::Picture;

const NAMES: [&str; 5] = ["Œdipe & fils", "<b>Wido</b>", "Bertha", "李 👩‍🌾", "Hugo"];

/// The texts that a picture shows, in their order.
fn shown(picture: &Picture) -> Vec<String> {
    let texts = picture.svg.split("<text ").skip(1).filter_map(|rest| rest.split_once('>')?.1.split_once("</text>"));
    texts
        .map(|(text, _)| text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&"))
        .collect()
}

/// The picture of a golden game after a step.
fn drawn<G: Spoken + Previews<Thing: Thing>>(table: &Table<G>, step: usize, lang: Lang) -> Picture {
    let names = NAMES.map(str::to_owned);
    let head = PictureHead { title: G::NAME, line: "line" };
    picture(table, step, head, &facts(&table.past()[step].state, &names, lang), &names, lang)
}

/// True if a text is in the picture, possibly over several lines.
fn shows(picture: &Picture, text: &str) -> bool {
    shown(picture).join(" ").contains(text)
}

fn check<G: HasGolden + Spoken + Previews<Thing: Thing>>() {
    for golden in G::GOLDEN {
        let table = Table::<G>::read(golden.record).unwrap();
        let last = table.last_step();
        for step in [0, last / 3, last] {
            let state = &table.past()[step].state;
            for lang in Lang::ALL {
                let picture = drawn(&table, step, lang);
                let texts = shown(&picture);
                assert!(texts.contains(&G::NAME.to_owned()) && texts.contains(&"line".to_owned()));
                for sheet in state.scores() {
                    let total = signed(sheet.total);
                    assert!(texts.contains(&total), "{} {step}: {total}", golden.name);
                    let name = NAMES[sheet.seat.index()];
                    assert!(texts.iter().any(|text| text.ends_with(name)), "{} {step}: {name}", golden.name);
                    for line in sheet.lines.iter().filter(|line| line.points != 0) {
                        let name = line.row.name.localize(lang).to_owned();
                        assert!(texts.contains(&name), "{} {step}: {name}", golden.name);
                    }
                }
                for fact in facts(state, &NAMES.map(str::to_owned), lang) {
                    assert!(shows(&picture, &fact), "{} {step}: {fact}", golden.name);
                }
                if state.decision().is_some() {
                    assert!(shows(&picture, &state.question(lang)), "{} {step}", golden.name);
                }
                // Names are escaped, and nothing lies outside.
                assert!(!picture.svg.contains("<b>") && !picture.svg.contains("& "), "{} {step}", golden.name);
                let lowest = picture.svg.split(" y=\"").skip(1).filter_map(|rest| rest.split('"').next()?.parse().ok());
                assert!(lowest.max() < Some(picture.height), "{} {step}", golden.name);
            }
        }
    }
}

#[test]
fn a_picture_of_a_position_says_what_the_game_says_in_every_language() {
    for_each_game!(G => check::<G>());
}

/// Ranks are shown only once a game is over. Quantities of the table are shown with their number from the deal on.
fn check_ends<G: HasGolden + Spoken + Previews<Thing: Thing>>() {
    let ranked = |table: &Table<G>| matches!(table.state().outcome(), Outcome::Ranked(_));
    let mut games = G::GOLDEN.iter().map(|golden| Table::<G>::read(golden.record).unwrap());
    let table = games.find(ranked).unwrap();
    let first = |step| shown(&drawn(&table, step, Lang::En)).iter().any(|text| text.starts_with("1. "));
    assert!(first(table.last_step()) && !first(table.last_step() / 2), "{}", G::NAME);
    let counted = facts(&table.past()[0].state, &[], Lang::En);
    let reported = |text: &String| {
        text.split_once(": ").is_some_and(|(_, value)| value.contains(|letter: char| letter.is_ascii_digit()))
    };
    assert!(!counted.is_empty() && counted.iter().any(reported), "{}: {counted:?}", G::NAME);
}

#[test]
fn places_are_reported_at_the_end_and_counts_from_the_start() {
    for_each_game!(G => check_ends::<G>());
}
