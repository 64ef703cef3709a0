//! Costs, gains and consequences of a choice as chips, from its preview.

use crate::table::Texts;
use crate::texts::names;
use crate::{Event, Question, Thing, Viscounts};
use kernel::{Change, Column, Lang, Previews, Seat};
use ui::{Gain, is_warned_of, warnings};

pub fn gains(
    state: &Viscounts,
    seat: Seat,
    paid: &[Event],
    preview: &kernel::Preview<Viscounts>,
    lang: Lang,
) -> Vec<Gain> {
    let paid = paid.iter().filter_map(|event| Viscounts::change(event, seat));
    let paid = paid.filter(|change| change.column != Column::Brings);
    let points = state.points_of(seat, &preview.changes);
    let points = (points != 0).then(|| Gain::new("vp", points, Texts(lang).points_for_it()));
    let changes = preview.changes.iter().copied().filter(|change| !is_warned_of(change));
    let chips = Gain::sum(paid.chain(changes).map(|change| chip(change, seat, lang)).chain(points));
    [warnings(preview, lang), chips].concat()
}

/// Returns the chip of a change. A dismissed Townsfolk is named.
fn chip(change: Change<Thing>, seat: Seat, lang: Lang) -> Gain {
    let chip = ui::chip(change, seat, lang);
    let Thing::Dismissed(townsfolk) = change.thing else { return chip };
    let texts = Texts(lang);
    let name = townsfolk.map_or(texts.printed(), |townsfolk| names::townsfolk(townsfolk, lang));
    Gain::within(chip.column, chip.sign.icon, chip.change, texts.dismissed(name))
}

/// The card that a choice makes known, with its article.
pub fn shows(preview: &kernel::Preview<Viscounts>, lang: Lang) -> Option<String> {
    let card = match preview.shown? {
        Event::TownsfolkRevealed { .. } => names::TOWNSFOLK,
        Event::ManuscriptRevealed { .. } => names::MANUSCRIPT,
        _ => names::CARD,
    };
    Some(card.a(lang))
}

pub fn leads_to(preview: &kernel::Preview<Viscounts>) -> Option<&'static str> {
    Some(match preview.next? {
        Question::Resource(_) => "any-res",
        Question::Flip(_) => "flip-any",
        Question::Either(_) => "ui-swap",
        Question::FreeHire(_) => "free-recruit",
        Question::FreeManuscript => "manuscript",
        Question::Rearrange => "rearrange",
        Question::Discard(_) => "discard",
        Question::Destroy(_) => "destroy",
        Question::CastleMove | Question::Section(_) | Question::Cascade | Question::Bump(..) => "castle-move",
        Question::Spot(..) => "v-house",
        _ => return None,
    })
}
