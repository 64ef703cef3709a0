//! The people of the table: every colour of their rows is in the style sheet, and the typeface's files are what their names say.

use architects::components::{ApprenticeId, BoardId};
use kernel::LEVELS;
use paladins::components::{OutsiderId, PaladinId, TownsfolkId};
use std::fs;
use std::path::Path;
use ui::characters::{GUEST_NAMES, OF_A_LEVEL};
use ui::portraits::{OVERLORD, Portrait, guest, level, official, proclaims};
use viscounts::components::TownsfolkId as Card;
use xtask::hash::hash;

/// Most bytes of the sprites of all people.
const SPRITES: usize = 36_000;

fn everybody() -> Vec<Portrait> {
    let levels = (0..LEVELS.len()).flat_map(|of| (0..OF_A_LEVEL).map(move |nth| *level(of, nth)));
    let officials = ["solo-easy", "solo-cleric", "solo-builder", "solo-noble", "solo-card", "solo-constantine"];
    let officials = officials.into_iter().chain(["solo-helena"]).filter_map(official).copied();
    let seats = levels.chain(officials).chain((0..GUEST_NAMES.len()).map(|number| *guest(number)));
    let paladins = PaladinId::all().map(paladins::table::portraits::paladin);
    let town = TownsfolkId::all().map(paladins::table::portraits::townsfolk);
    let outsiders = OutsiderId::all().map(paladins::table::portraits::outsider);
    let cards = Card::all().filter_map(viscounts::table::portraits::townsfolk);
    let apprentices = ApprenticeId::all().filter_map(architects::table::portraits::apprentice);
    let boards = BoardId::all().filter_map(architects::table::portraits::board);
    let all = seats.chain(paladins).chain(town).chain(outsiders).chain(cards).chain(apprentices).chain(boards);
    all.chain(proclaims("inquisition").copied()).chain([OVERLORD]).collect()
}

fn read(file: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap()
}

#[test]
fn every_colour_of_a_person_is_in_the_style_sheet() {
    let sheet = read("style/portrait.css");
    for class in
        everybody().iter().flat_map(|person| person.colours().split(' ').map(str::to_owned).collect::<Vec<_>>())
    {
        assert!(sheet.contains(&format!(".{class} {{")), "{class}");
    }
}

#[test]
fn the_people_are_few_bytes() {
    let sprites = ["people-first.svg", "people.svg", "people-paladins.svg"];
    let bytes: usize = sprites.iter().map(|file| read(&format!("public/{file}")).len()).sum();
    assert!(bytes <= SPRITES, "{bytes} bytes of at most {SPRITES}");
}

/// A file of the typeface has its hash in its name, so that browsers may keep it for ever, and stands in the style sheet.
#[test]
fn the_files_of_the_typeface_are_what_their_names_say() {
    let (sheet, folder) = (read("style/type.css"), Path::new(env!("CARGO_MANIFEST_DIR")).join("public/fonts"));
    let mut fonts = 0;
    for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
        let name = entry.file_name().into_string().unwrap();
        let Some(stem) = name.strip_suffix(".woff2") else { continue };
        let digits = &hash(fs::read(entry.path()).unwrap())[..8];
        assert!(stem.ends_with(&format!("-{digits}")) && sheet.contains(&format!("fonts/{name}")), "{name}");
        fonts += 1;
    }
    assert_eq!(fonts, 3);
}
