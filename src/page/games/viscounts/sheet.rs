//! A card, a place or an action explained: its parts in words, and what it means for you now.

use super::cards::{manuscript_face, townsfolk_face};
use crate::engine::Atom;
use crate::games::viscounts::components::{
    APPROVED_POINTS, Building, BuildingKind, Command, DISMISSALS, Effect, FLIPPED_POINTS, ManuscriptId, PrimaryAction,
    Ribbon, Script, Section, Segment, Site, Space, Spot, TRACK_END, TownsfolkId, UNPAID_POINTS,
};
use crate::games::viscounts::view_model::overlord::plan;
use crate::games::viscounts::view_model::scene::Scene;
use crate::games::viscounts::view_model::signs::{action_sign, building_sign, ribbon_sign};
use crate::games::viscounts::words::{self, names};
use crate::games::viscounts::{Intent, ScoreLine};
use crate::kernel::Lang;
use crate::kernel::grammar::{capital, headed};
use crate::page::board::drawers::Sheet;
use crate::page::board::rule::rule;
use crate::page::markup::{IntoView, View, html};
use crate::page::play::store::Store;
use crate::page::words::Words;

/// What a sheet shows.
struct Said {
    sign: &'static str,
    title: String,
    line: String,
    face: Option<View>,
    /// What stands before the numbered parts.
    intro: String,
    parts: Vec<(String, String)>,
    now: Option<String>,
}

/// Draws the sheet of a thing.
pub fn view(store: Store, scene: &Scene, key: &str) -> View {
    let Some(Said { sign, title, line, face, intro, parts, now }) = sheet(scene, key) else { return ().into_view() };
    let intro = (!intro.is_empty()).then(|| html! { <p>{intro}</p> });
    let rule = rule(store, chapter(key), key).into_view();
    Sheet { sign, title, line, face, intro, parts, now: now.into_iter().collect(), rule }.view(store, scene.lang)
}

fn sheet(scene: &Scene, key: &str) -> Option<Said> {
    let (kind, rest) = key.split_once(':').unwrap_or((key, ""));
    let number = rest.parse::<usize>().ok();
    match (kind, number) {
        ("townsfolk", Some(id)) => TownsfolkId::at(id).map(|id| townsfolk(id, scene.lang)),
        ("manuscript", Some(id)) => ManuscriptId::at(id).map(|id| manuscript(id, scene)),
        ("printed", _) => Segment::of_word(rest).map(|segment| printed(segment, scene.lang)),
        ("building", _) => building(rest, scene),
        ("action", _) => PrimaryAction::of_word(rest).map(|action| self::action(action, scene)),
        ("space", _) => space(rest, scene),
        ("spot", _) => spot(rest, scene),
        ("reference", _) => reference(rest, scene),
        ("section", Some(number)) => Some(section(Section::around(number + 4), scene)),
        _ => general(kind, scene),
    }
}

/// The section of the rules that a topic belongs to.
fn chapter(key: &str) -> &'static str {
    let (kind, rest) = key.split_once(':').unwrap_or((key, ""));
    match kind {
        "action" => PrimaryAction::of_word(rest).map_or("turn", PrimaryAction::word),
        "townsfolk" | "printed" => "townsfolk",
        "manuscript" | "manuscripts" | "bonuses" => "manuscripts",
        "building" | "spot" => "construct",
        "space" => "movement",
        "section" | "third" | "leader" | "workers" => "castle",
        "track" => "collisions",
        "piles" => "draw",
        "poverty" | "prosperity" | "debts" | "deeds" => "debts",
        "overlord" => "together",
        "reference" => "references",
        _ => "icons",
    }
}

fn plain(sign: &'static str, title: &str, text: String) -> Said {
    let title = capital(title);
    Said { sign, title, line: String::new(), face: None, intro: text, parts: Vec::new(), now: None }
}

fn townsfolk(id: TownsfolkId, lang: Lang) -> Said {
    let words = Words(lang);
    let card = id.card();
    let mut parts = vec![
        (words.value_of(card.value), words.value_means().to_owned()),
        (words.icons().to_owned(), words::icons(card.icons, lang)),
    ];
    if let Some(hire) = card.hire {
        parts.push((words.hired_or_dismissed().to_owned(), hire.said(lang)));
    }
    if let Some(ability) = words::townsfolk_ability(id, lang) {
        parts.push((words.ability().to_owned(), capital(&ability)));
    }
    let line = if id.is_hero() {
        words.a_hero()
    } else if id.is_starting() {
        words.a_starting_card()
    } else {
        words.a_townsfolk()
    };
    let face = html! { <span class="card townsfolk large">{townsfolk_face(id, lang)}</span> };
    let title = names::townsfolk(id, lang).to_owned();
    let intro = String::new();
    Said { sign: "act-recruit", title, line: line.to_owned(), face: Some(face), intro, parts, now: None }
}

fn manuscript(id: ManuscriptId, scene: &Scene) -> Said {
    let lang = scene.lang;
    let words = Words(lang);
    let tile = id.tile();
    let does = words::script_text(tile.script, lang);
    let when = if matches!(tile.script, Script::Immediate(_)) { words.at_once() } else { words.at_the_end() };
    let held = scene.me().ribbons(tile.ribbon);
    let parts = vec![
        (words.ribbon().to_owned(), words::bonus_text(tile.ribbon, lang)),
        (words.it_needs().to_owned(), names::icon(PrimaryAction::Transcribe.icon()).count(tile.cost, lang)),
        (capital(when), capital(&does)),
    ];
    let face =
        html! { <span class="card manuscript large">{manuscript_face(Some(id), scene.own_segment(), lang)}</span> };
    Said {
        sign: ribbon_sign(tile.ribbon),
        title: names::MANUSCRIPT.one(lang).to_owned(),
        line: names::ribbon(tile.ribbon, lang).to_owned(),
        face: Some(face.into_view()),
        intro: String::new(),
        parts,
        now: Some(words.ribbons_held(held)),
    }
}

fn printed(segment: Segment, lang: Lang) -> Said {
    plain("ui-info", Words(lang).printed(), words::printed_text(segment, lang))
}

fn building(word: &str, scene: &Scene) -> Option<Said> {
    let lang = scene.lang;
    let (kind, slot) = word.split_once(':')?;
    let kind = BuildingKind::ALL.into_iter().find(|known| known.word() == kind)?;
    let building = Building { kind, slot: slot.parse().ok()? };
    let words = Words(lang);
    let points: Vec<String> = kind.points().iter().skip(1).map(ToString::to_string).collect();
    let mut sheet = plain(building_sign(kind), names::building(kind).one(lang), String::new());
    sheet.parts = vec![
        (words.it_needs().to_owned(), names::icon(PrimaryAction::Construct.icon()).count(kind.cost(), lang)),
        (words.it_reveals().to_owned(), capital(&words::reveal_text(building, lang))),
        (words.points_for_so_many().to_owned(), points.join(", ")),
    ];
    sheet.now = scene.why_not(Intent::Build(building));
    Some(sheet)
}

fn action(action: PrimaryAction, scene: &Scene) -> Said {
    let lang = scene.lang;
    let words = Words(lang);
    let mut sheet = plain(action_sign(action), names::action(action, lang), words.about_action(action).to_owned());
    let stands_in = action.resource().map_or(names::SILVER, names::resource);
    let text = headed(names::icon(action.icon()).many(lang), stands_in.one(lang), lang);
    sheet.parts.push((words.paid_with().to_owned(), text));
    sheet.now = scene.why_not(Intent::Act(action));
    sheet
}

fn space(word: &str, scene: &Scene) -> Option<Said> {
    let lang = scene.lang;
    let words = Words(lang);
    let space = match word.parse::<u8>() {
        Ok(number) => Space::numbered(number)?,
        Err(_) => Space { segment: Segment::of_word(word)?, site: Site::Inside },
    };
    let [left, right] = space.segment.face().exchanges;
    let text = match space.site {
        Site::Left => words::exchange_text(left, lang),
        Site::Right => words::exchange_text(right, lang),
        Site::Inside => words.about_inside().to_owned(),
    };
    let mut sheet = plain("ph-move", &names::space(space, lang), text);
    sheet.now = scene.why_not(Intent::Move(space));
    Some(sheet)
}

fn spot(word: &str, scene: &Scene) -> Option<Said> {
    let lang = scene.lang;
    let words = Words(lang);
    let (letter, place) = word.split_at_checked(1)?;
    let spot = Spot { segment: Segment::of_word(letter)?, place: place.parse::<u8>().ok()?.checked_sub(1)? };
    let side = scene.state.side(spot.segment);
    let given = side.spots.get(usize::from(spot.place))?;
    let mut sheet = plain("v-house", &names::spot(spot.space(side), lang), String::new());
    sheet.parts = vec![(words.building_here().to_owned(), given.said(lang))];
    if let Some(link) = side.links.get(usize::from(spot.place)).copied().flatten() {
        sheet.parts.push((words.link_after().to_owned(), link.said(lang)));
    }
    if let Some(built) = scene.state.built_on(spot) {
        let whose = headed(names::building(built.kind).one(lang), &scene.name(built.owner), lang);
        sheet.parts.push((words.built().to_owned(), whose));
    }
    Some(sheet)
}

fn section(section: Section, scene: &Scene) -> Said {
    let lang = scene.lang;
    let words = Words(lang);
    let mut sheet = plain("act-workers", names::section(section, lang), String::new());
    sheet.parts = vec![
        (words.first_tier().to_owned(), words.about_first_tier().to_owned()),
        (words.second_tier().to_owned(), words::section_text(section, lang)),
        (words.third_tier().to_owned(), words::third_tier_text(lang)),
    ];
    sheet
}

/// A Reference card, by the English name of its colour.
fn reference(word: &str, scene: &Scene) -> Option<Said> {
    let lang = scene.lang;
    scene.state.team()?;
    let reference = Ribbon::ALL.into_iter().find(|ribbon| names::ribbon(*ribbon, Lang::En) == word)?;
    let mut sheet = plain(ribbon_sign(reference), Words(lang).reference_card(), String::new());
    names::ribbon(reference, lang).clone_into(&mut sheet.line);
    sheet.parts = vec![
        (Words(lang).ribbon().to_owned(), capital(&words::upper_text(reference, lang))),
        (Words(lang).lower_parts().to_owned(), capital(&words::lower_text(reference, lang))),
    ];
    Some(sheet)
}

/// The card of Poverty or of Prosperity: what it scores, by the number of cards left on it.
fn revealed(poverty: bool, scene: &Scene) -> Said {
    let (lang, board) = (scene.lang, scene.state.board());
    let words = Words(lang);
    let (line, sign, left) = if poverty {
        (ScoreLine::Poverty, "poverty", board.debts_left)
    } else {
        (ScoreLine::Prosperity, "prosperity", board.deeds_left)
    };
    let text = match (scene.state.team(), poverty) {
        (Some(_), true) => words.about_poverty_together(left, FLIPPED_POINTS),
        (Some(_), false) => words.about_prosperity_together(left, FLIPPED_POINTS),
        (None, true) => words.about_poverty(left),
        (None, false) => words.about_prosperity(left),
    };
    plain(sign, line.row().name.said(lang), text)
}

fn general(kind: &str, scene: &Scene) -> Option<Said> {
    let lang = scene.lang;
    let words = Words(lang);
    Some(match kind {
        "poverty" | "prosperity" => revealed(kind == "poverty", scene),
        "overlord" => {
            scene.state.team()?;
            let mut sheet = plain("overlord-token", words.the_overlord(), words.about_overlord().to_owned());
            let does = |(hire, _): (Effect, &[Command])| (capital(&hire.said(lang)), words::commands_text(hire, lang));
            let plan = plan(scene, scene.proposal).map_or_else(Vec::new, |plan| plan.steps);
            let steps: Vec<String> = plan.into_iter().map(|(text, ..)| text).collect();
            let next = (!steps.is_empty()).then(|| (words.then_the_overlord().to_owned(), steps.join(" ")));
            sheet.parts = next.into_iter().chain(DISMISSALS.into_iter().map(does)).collect();
            sheet.parts.push((words.orders().to_owned(), words.about_orders().to_owned()));
            sheet.parts.push((words.his_line().to_owned(), words.about_line().to_owned()));
            sheet
        }
        "leader" => plain("leader", words.castle_leader(), words::leader_text(lang)),
        "third" => plain("act-workers", words.third_tier(), words::third_tier_text(lang)),
        "bonuses" => {
            let mut sheet = plain("manuscript", words.bonus_cards(), String::new());
            sheet.parts = Ribbon::ALL
                .into_iter()
                .map(|ribbon| (capital(names::ribbon(ribbon, lang)), words::bonus_text(ribbon, lang)))
                .collect();
            sheet
        }
        "track" => {
            let mut sheet = plain("collision", words.collision(), words.about_collision().to_owned());
            for position in 1..=TRACK_END {
                let [own, others] = words::track_text(position, lang);
                sheet.parts.push((own, capital(&others)));
            }
            sheet
        }
        "debts" => plain("debt-unpaid", names::DEBT.many(lang), words.about_debts(-UNPAID_POINTS)),
        "deeds" => plain("deed", names::DEED.many(lang), words.about_deeds(APPROVED_POINTS)),
        "manuscripts" => plain("manuscript", names::MANUSCRIPT.many(lang), words.about_manuscripts().to_owned()),
        "workers" => plain("v-worker", names::WORKER.many(lang), words.about_first_tier().to_owned()),
        "piles" => plain("ui-deck", words.draw_and_discard(), words.about_piles().to_owned()),
        _ => return None,
    })
}

impl Words {
    /// What a primary action does.
    pub const fn about_action(self, action: PrimaryAction) -> &'static str {
        match action {
            PrimaryAction::Trade => self.about_trade(),
            PrimaryAction::Construct => self.about_construct(),
            PrimaryAction::PlaceWorkers => self.about_place_workers(),
            PrimaryAction::Transcribe => self.about_transcribe(),
        }
    }
}
