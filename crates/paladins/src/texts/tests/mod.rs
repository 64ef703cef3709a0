mod cards;
mod grammar;
mod narrated;
mod played;

use crate::Paladins;
use kernel::{Chance, Game, Lang, Setup};

/// Words that occur in English only.
const ENGLISH: &str = "\
    Worker Workers Silver Faith Strength Townsfolk Outsider Outsiders Attack Attacked Convert Develop Hunt Trade \
    Recruit Pray Conspire Fortify Garrisons Absolve Monk Monks Outpost Jar Wall Walls Workshop Tavern Debt Debts \
    Tax Round Labourer Labourers Scout Scouts Merchant Merchants Fighter Fighters Cleric Clerics Criminal \
    Criminals King Favour Order Crew Quest Scheme VP Player the The of and or with Space Saracen Byzantine Squire";

/// Words that occur in French only.
const FRENCH: &str = "\
    Ouvrier Ouvriers Pièce Pièces Foi Force Villageois Envahisseur Attaquer Convertir Moine Rempart Dette Taxe \
    Manche Paysan Clerc Roi PV le la et ou avec";

fn assert_text(text: &str, lang: Lang) {
    assert!(!text.is_empty());
    assert_eq!(text.trim(), text);
    for never in ["{", "}", "  ", "'", "..", " .", " ,", "?)", "Region ?", "Région ?"] {
        assert!(!text.contains(never), "{never:?} in {text:?}");
    }
    let others = if lang == Lang::En { FRENCH } else { ENGLISH };
    for word in text.split(|letter: char| !letter.is_alphanumeric()) {
        assert!(others.split(' ').all(|other| other != word), "{word:?} in {text:?}");
    }
    for (place, mark) in text.char_indices().filter(|(_, mark)| ":;?!".contains(*mark)) {
        let before = text[..place].chars().next_back();
        let spaced = before == Some(if mark == ':' { '\u{a0}' } else { '\u{202f}' });
        assert_eq!(spaced, lang == Lang::Fr, "the space before {mark:?} in {text:?}");
    }
    if lang == Lang::En {
        assert!(!text.contains(['\u{a0}', '\u{202f}']), "{text:?}");
    }
    for unelided in
        [" de a", " de e", " de i", " de o", " de u", " de É", " de I", " le a", " le A", " la I", " le É", " que a"]
    {
        assert!(lang == Lang::En || !text.contains(unelided), "{unelided:?} in {text:?}");
    }
}

/// Replaces non-breaking spaces, so that expected texts stay readable.
fn plain(text: &str) -> String {
    text.replace(['\u{a0}', '\u{202f}'], " ")
}

fn dealt(seats: &[&str], seed: u64) -> Paladins {
    dealt_with(seats, &[], seed)
}

fn dealt_with(seats: &[&str], parts: &[&str], seed: u64) -> Paladins {
    let mut setup = Setup::of(seats);
    setup.modules = [&["bonus-townsfolk"], parts].concat().iter().map(|&word| word.to_owned()).collect();
    Paladins::deal(&setup, Chance::new(seed), &mut kernel::NullSink).unwrap()
}

fn names() -> Vec<String> {
    ["Odila", "Aubert", "Ermentrude", "Hugues"].map(str::to_owned).to_vec()
}

#[test]
#[should_panic(expected = "Silver")]
fn an_english_word_in_a_french_text_is_found() {
    assert_text("coûte 1 Silver", Lang::Fr);
}

#[test]
#[should_panic(expected = "the space before")]
fn a_colon_without_its_space_is_found() {
    assert_text("Prier: 1 Clerc", Lang::Fr);
}
