//! The Reference cards of a set-up, shown before the game begins.

use super::signs::ribbon_sign;
use crate::components::Ribbon;
use crate::setup::references_of;
use crate::table::Texts;
use crate::texts::{names, reference_text, upper_text};
use kernel::grammar::capital;
use kernel::{Coop, Lang, Setup};
use ui::{Atom, DealtPart, Sign};

/// Returns the Reference cards in dealing order, from the first player. Empty outside of the co-op scenario.
pub fn dealt(setup: &Setup, lang: Lang) -> Vec<DealtPart> {
    if Coop::of(setup).is_none() {
        return Vec::new();
    }
    let (texts, seats) = (Texts(lang), setup.seats.len());
    let whose = [texts.first_player(), texts.second_player(), texts.third_player(), texts.fourth_player()];
    let card = |(place, reference): (usize, Ribbon)| {
        // Two players get two cards each; only the lower part of the front one counts (ruling V-1).
        let (owner, behind) = if seats == 2 { (place / 2, place % 2 == 1) } else { (place, false) };
        let title = match whose.get(owner).filter(|_| owner < seats) {
            None => texts.not_dealt().to_owned(),
            Some(owner) if behind => format!("{owner}, {}", texts.behind()),
            Some(owner) => (*owner).to_owned(),
        };
        let ribbon = Sign::one(ribbon_sign(reference), names::ribbon(reference, lang).to_owned());
        let does = if behind { capital(&upper_text(reference, lang)) } else { reference_text(reference, lang) };
        DealtPart { title, start: vec![ribbon, reference.reference().gains.sign(lang)], does }
    };
    references_of(setup).into_iter().enumerate().map(card).collect()
}
