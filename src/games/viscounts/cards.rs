//! Townsfolk cards and Manuscripts, in full and small.

use super::signs::{ability_view, coin, effects_view, icons_view, script_view};
use crate::components::{Frame, face, icon, longest_word, sign};
use kernel::Lang;
use markup::{View, html};
use ui::{Atom, Sign};
use viscounts::components::{Ability, Icon, ManuscriptId, PRINTED_MANUSCRIPT_COST, Script, Segment, TownsfolkId};
use viscounts::table::Texts;
use viscounts::table::portraits;
use viscounts::table::signs::{icon_sign, ribbon_sign};
use viscounts::texts::names;

pub fn townsfolk_face(id: TownsfolkId, lang: Lang) -> View {
    let card = id.card();
    let name = names::townsfolk(id, lang);
    let hire = card.hire.map(|hire| {
        html! { <span class="tag hire"><em>{Texts(lang).hire_gives()}</em>{sign(&hire.sign(lang), 19)}</span> }
    });
    let title = if name.chars().count() > 8 { "card-name long" } else { "card-name" };
    html! {
        <span class=title>{coin(card.value, 20)}<b class="name fits" style=("--letters", longest_word(name))>{name}</b></span>
        <span class="line prints">{icons_view(card.icons, 21, lang)} {hire}</span>
        <span class="line foot">{ability_view(card.ability, 17, lang)}</span>
        {portraits::townsfolk(id).map(|portrait| face(&portrait, Frame::Niche(40, 52)))}
    }
}

pub fn printed_townsfolk(segment: Segment, lang: Lang) -> View {
    let card = segment.face().townsfolk;
    let texts = Texts(lang);
    html! {
        <span class="card-name">{coin(card.value, 20)}<b class="name">{texts.printed()}</b></span>
        <span class="line prints">
            {icons_view(card.icons, 21, lang)}
            <span class="tag hire"><em>{texts.hire_gives()}</em>{sign(&card.hire.sign(lang), 19)}</span>
        </span>
        <span class="line foot">{ability_view(Ability::None, 17, lang)}</span>
    }
}

pub fn manuscript_face(id: Option<ManuscriptId>, segment: Segment, lang: Lang) -> View {
    let texts = Texts(lang);
    let (ribbon, cost, does, now) = match id {
        Some(id) => {
            let tile = id.tile();
            let now = matches!(tile.script, Script::Immediate(_));
            let ribbon = Sign::one(ribbon_sign(tile.ribbon), names::ribbon(tile.ribbon, lang));
            (Some(sign(&ribbon, 40)), tile.cost, script_view(tile.script, 20, lang), now)
        }
        None => (None, PRINTED_MANUSCRIPT_COST, effects_view(segment.face().manuscript, 20, lang), true),
    };
    let timing = if now { ("t-now", texts.at_once()) } else { ("ui-flag", texts.at_the_end()) };
    html! {
        <span class="big-ribbon">{ribbon}</span>
        <span class="line"><b class="name">{cost}</b>{icon(icon_sign(Icon::Cleric), 18)}</span>
        <span class="line effects"><span class="line label timing">{sign(&Sign::one(timing.0, timing.1), 14)}</span>{does}</span>
    }
}
