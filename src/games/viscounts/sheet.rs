//! The explanation of a card, a place or an action: its parts, and the consequences for the viewer now.

use super::cards::{manuscript_face, townsfolk_face};
use crate::state::store::Store;
use crate::table::drawers::Sheet;
use crate::table::rule::rule;
use crate::texts::PageTexts;
use kernel::Lang;
use kernel::grammar::{capital, headed};
use markup::{IntoView, View, html};
use ui::Atom;
use ui::portraits::{OVERLORD, Portrait};
use viscounts::components::{
    APPROVED_POINTS, Building, BuildingKind, Command, DISMISSALS, Effect, FLIPPED_POINTS, ManuscriptId, PrimaryAction,
    Ribbon, Script, Section, Segment, Site, Space, Spot, TRACK_END, TownsfolkId, UNPAID_POINTS,
};
use viscounts::table::Texts;
use viscounts::table::overlord::plan;
use viscounts::table::portraits;
use viscounts::table::scene::Scene;
use viscounts::table::scene::SceneExt as _;
use viscounts::table::signs::{action_sign, building_sign, ribbon_sign};
use viscounts::texts::{self, names};
use viscounts::{Intent, ScoreLine};

struct SheetText {
    sign: &'static str,
    title: String,
    line: String,
    face: Option<View>,
    intro: String,
    parts: Vec<(String, String)>,
    now: Option<String>,
}

pub fn view(store: Store, scene: &Scene, key: &str) -> View {
    let Some(SheetText { sign, title, line, face, intro, parts, now }) = sheet(scene, key) else {
        return ().into_view();
    };
    let intro = (!intro.is_empty()).then(|| html! { <p>{intro}</p> });
    let rule = rule(store, chapter(key), key).into_view();
    let portrait = portrait_of(key);
    Sheet { sign, title, line, portrait, face, intro, parts, now: now.into_iter().collect(), rule }
        .view(store, scene.lang)
}

fn sheet(scene: &Scene, key: &str) -> Option<SheetText> {
    let (kind, rest) = key.split_once(':').unwrap_or((key, ""));
    let number = rest.parse::<usize>().ok();
    match (kind, number) {
        ("townsfolk", Some(id)) => TownsfolkId::at(id).map(|id| townsfolk(id, scene.lang)),
        ("manuscript", Some(id)) => ManuscriptId::at(id).map(|id| manuscript(id, scene)),
        ("printed", _) => Segment::of_key(rest).map(|segment| printed(segment, scene.lang)),
        ("building", _) => building(rest, scene),
        ("action", _) => PrimaryAction::of_key(rest).map(|action| self::action(action, scene)),
        ("space", _) => space(rest, scene),
        ("spot", _) => spot(rest, scene),
        ("reference", _) => reference(rest, scene),
        ("section", Some(number)) => Some(section(Section::around(number + 4), scene)),
        _ => general(kind, scene),
    }
}

/// Face of a person that is explained.
fn portrait_of(key: &str) -> Option<Portrait> {
    match key.split_once(':').unwrap_or((key, "")) {
        ("townsfolk", number) => TownsfolkId::at(number.parse().ok()?).and_then(portraits::townsfolk),
        ("overlord", _) => Some(OVERLORD),
        _ => None,
    }
}

/// Section of the rules for a topic.
fn chapter(key: &str) -> &'static str {
    let (kind, rest) = key.split_once(':').unwrap_or((key, ""));
    match kind {
        "action" => PrimaryAction::of_key(rest).map_or("turn", PrimaryAction::key),
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

fn plain(sign: &'static str, title: &str, text: String) -> SheetText {
    let title = capital(title);
    SheetText { sign, title, line: String::new(), face: None, intro: text, parts: Vec::new(), now: None }
}

fn townsfolk(id: TownsfolkId, lang: Lang) -> SheetText {
    let texts = Texts(lang);
    let card = id.card();
    let mut parts = vec![
        (texts.value_of(card.value), texts.value_means().to_owned()),
        (texts.icons().to_owned(), texts::icons(card.icons, lang)),
    ];
    if let Some(hire) = card.hire {
        parts.push((texts.hired_or_dismissed().to_owned(), hire.localize(lang)));
    }
    if let Some(ability) = texts::townsfolk_ability(id, lang) {
        parts.push((texts.ability().to_owned(), capital(&ability)));
    }
    let line = if id.is_hero() {
        texts.a_hero()
    } else if id.is_starting() {
        texts.a_starting_card()
    } else {
        texts.a_townsfolk()
    };
    let face = html! { <span class="card townsfolk large">{townsfolk_face(id, lang)}</span> };
    let title = names::townsfolk(id, lang).to_owned();
    let intro = String::new();
    SheetText { sign: "act-recruit", title, line: line.to_owned(), face: Some(face), intro, parts, now: None }
}

fn manuscript(id: ManuscriptId, scene: &Scene) -> SheetText {
    let lang = scene.lang;
    let texts = Texts(lang);
    let tile = id.tile();
    let does = texts::script_text(tile.script, lang);
    let when = if matches!(tile.script, Script::Immediate(_)) { texts.at_once() } else { texts.at_the_end() };
    let held = scene.me().ribbons(tile.ribbon);
    let parts = vec![
        (texts.ribbon().to_owned(), texts::bonus_text(tile.ribbon, lang)),
        (texts.it_needs().to_owned(), names::icon(PrimaryAction::Transcribe.icon()).count(tile.cost, lang)),
        (capital(when), capital(&does)),
    ];
    let face =
        html! { <span class="card manuscript large">{manuscript_face(Some(id), scene.own_segment(), lang)}</span> };
    SheetText {
        sign: ribbon_sign(tile.ribbon),
        title: names::MANUSCRIPT.one(lang).to_owned(),
        line: names::ribbon(tile.ribbon, lang).to_owned(),
        face: Some(face.into_view()),
        intro: String::new(),
        parts,
        now: Some(texts.ribbons_held(held)),
    }
}

fn printed(segment: Segment, lang: Lang) -> SheetText {
    plain("ui-info", Texts(lang).printed(), texts::printed_text(segment, lang))
}

fn building(key: &str, scene: &Scene) -> Option<SheetText> {
    let lang = scene.lang;
    let (kind, slot) = key.split_once(':')?;
    let kind = BuildingKind::ALL.into_iter().find(|known| known.key() == kind)?;
    let building = Building { kind, slot: slot.parse().ok()? };
    let texts = Texts(lang);
    let points: Vec<String> = kind.points().iter().skip(1).map(ToString::to_string).collect();
    let mut sheet = plain(building_sign(kind), names::building(kind).one(lang), String::new());
    sheet.parts = vec![
        (texts.it_needs().to_owned(), names::icon(PrimaryAction::Construct.icon()).count(kind.cost(), lang)),
        (texts.it_reveals().to_owned(), capital(&texts::reveal_text(building, lang))),
        (texts.points_for_so_many().to_owned(), points.join(", ")),
    ];
    sheet.now = scene.why_not(Intent::Build(building));
    Some(sheet)
}

fn action(action: PrimaryAction, scene: &Scene) -> SheetText {
    let lang = scene.lang;
    let page_texts = PageTexts(lang);
    let texts = Texts(page_texts.0);
    let mut sheet = plain(action_sign(action), names::action(action, lang), page_texts.about_action(action).to_owned());
    let stands_in = action.resource().map_or(names::SILVER, names::resource);
    let text = headed(names::icon(action.icon()).many(lang), stands_in.one(lang), lang);
    sheet.parts.push((texts.paid_with().to_owned(), text));
    sheet.now = scene.why_not(Intent::Act(action));
    sheet
}

fn space(key: &str, scene: &Scene) -> Option<SheetText> {
    let lang = scene.lang;
    let texts = Texts(lang);
    let space = match key.parse::<u8>() {
        Ok(number) => Space::numbered(number)?,
        Err(_) => Space { segment: Segment::of_key(key)?, site: Site::Inside },
    };
    let [left, right] = space.segment.face().exchanges;
    let text = match space.site {
        Site::Left => texts::exchange_text(left, lang),
        Site::Right => texts::exchange_text(right, lang),
        Site::Inside => texts.about_inside().to_owned(),
    };
    let mut sheet = plain("ph-move", &names::space(space, lang), text);
    sheet.now = scene.why_not(Intent::Move(space));
    Some(sheet)
}

fn spot(key: &str, scene: &Scene) -> Option<SheetText> {
    let lang = scene.lang;
    let texts = Texts(lang);
    let (letter, place) = key.split_at_checked(1)?;
    let spot = Spot { segment: Segment::of_key(letter)?, place: place.parse::<u8>().ok()?.checked_sub(1)? };
    let side = scene.state.side(spot.segment);
    let given = side.spots.get(usize::from(spot.place))?;
    let mut sheet = plain("v-house", &names::spot(spot.space(side), lang), String::new());
    sheet.parts = vec![(texts.building_here().to_owned(), given.localize(lang))];
    if let Some(link) = side.links.get(usize::from(spot.place)).copied().flatten() {
        sheet.parts.push((texts.link_after().to_owned(), link.localize(lang)));
    }
    if let Some(built) = scene.state.built_on(spot) {
        let whose = headed(names::building(built.kind).one(lang), &scene.name(built.owner), lang);
        sheet.parts.push((texts.built().to_owned(), whose));
    }
    Some(sheet)
}

fn section(section: Section, scene: &Scene) -> SheetText {
    let lang = scene.lang;
    let texts = Texts(lang);
    let mut sheet = plain("act-workers", names::section(section, lang), String::new());
    sheet.parts = vec![
        (texts.first_tier().to_owned(), texts.about_first_tier().to_owned()),
        (texts.second_tier().to_owned(), texts::section_text(section, lang)),
        (texts.third_tier().to_owned(), texts::third_tier_text(lang)),
    ];
    sheet
}

fn reference(key: &str, scene: &Scene) -> Option<SheetText> {
    let lang = scene.lang;
    scene.state.team()?;
    let reference = Ribbon::ALL.into_iter().find(|ribbon| names::ribbon(*ribbon, Lang::En) == key)?;
    let mut sheet = plain(ribbon_sign(reference), Texts(lang).reference_card(), String::new());
    names::ribbon(reference, lang).clone_into(&mut sheet.line);
    sheet.parts = vec![
        (Texts(lang).ribbon().to_owned(), capital(&texts::upper_text(reference, lang))),
        (Texts(lang).lower_parts().to_owned(), capital(&texts::lower_text(reference, lang))),
    ];
    Some(sheet)
}

fn revealed(poverty: bool, scene: &Scene) -> SheetText {
    let (lang, board) = (scene.lang, scene.state.board());
    let texts = Texts(lang);
    let (line, sign, left) = if poverty {
        (ScoreLine::Poverty, "poverty", board.debts_left)
    } else {
        (ScoreLine::Prosperity, "prosperity", board.deeds_left)
    };
    let text = match (scene.state.team(), poverty) {
        (Some(_), true) => texts.about_poverty_together(left, FLIPPED_POINTS),
        (Some(_), false) => texts.about_prosperity_together(left, FLIPPED_POINTS),
        (None, true) => texts.about_poverty(left),
        (None, false) => texts.about_prosperity(left),
    };
    plain(sign, line.row().name.localize(lang), text)
}

fn general(kind: &str, scene: &Scene) -> Option<SheetText> {
    let lang = scene.lang;
    let texts = Texts(lang);
    Some(match kind {
        "poverty" | "prosperity" => revealed(kind == "poverty", scene),
        "overlord" => {
            scene.state.team()?;
            let mut sheet = plain("overlord-token", texts.the_overlord(), texts.about_overlord().to_owned());
            let does =
                |(hire, _): (Effect, &[Command])| (capital(&hire.localize(lang)), texts::commands_text(hire, lang));
            let plan = plan(scene, scene.proposal).map_or_else(Vec::new, |plan| plan.steps);
            let steps: Vec<String> = plan.into_iter().map(|(text, ..)| text).collect();
            let next = (!steps.is_empty()).then(|| (texts.then_the_overlord().to_owned(), steps.join(" ")));
            sheet.parts = next.into_iter().chain(DISMISSALS.into_iter().map(does)).collect();
            sheet.parts.push((texts.orders().to_owned(), texts.about_orders().to_owned()));
            sheet.parts.push((texts.his_line().to_owned(), texts.about_line().to_owned()));
            sheet
        }
        "leader" => plain("leader", texts.castle_leader(), texts::leader_text(lang)),
        "third" => plain("act-workers", texts.third_tier(), texts::third_tier_text(lang)),
        "bonuses" => {
            let mut sheet = plain("manuscript", texts.bonus_cards(), String::new());
            sheet.parts = Ribbon::ALL
                .into_iter()
                .map(|ribbon| (capital(names::ribbon(ribbon, lang)), texts::bonus_text(ribbon, lang)))
                .collect();
            sheet
        }
        "track" => {
            let mut sheet = plain("collision", texts.collision(), texts.about_collision().to_owned());
            for position in 1..=TRACK_END {
                let [own, others] = texts::track_text(position, lang);
                sheet.parts.push((own, capital(&others)));
            }
            sheet
        }
        "debts" => plain("debt-unpaid", names::DEBT.many(lang), texts.about_debts(-UNPAID_POINTS)),
        "deeds" => plain("deed", names::DEED.many(lang), texts.about_deeds(APPROVED_POINTS)),
        "manuscripts" => plain("manuscript", names::MANUSCRIPT.many(lang), texts.about_manuscripts().to_owned()),
        "workers" => plain("v-worker", names::WORKER.many(lang), texts.about_first_tier().to_owned()),
        "piles" => plain("ui-deck", texts.draw_and_discard(), texts.about_piles().to_owned()),
        _ => return None,
    })
}

impl PageTexts {
    const fn about_action(self, action: PrimaryAction) -> &'static str {
        match action {
            PrimaryAction::Trade => Texts(self.0).about_trade(),
            PrimaryAction::Construct => Texts(self.0).about_construct(),
            PrimaryAction::PlaceWorkers => Texts(self.0).about_place_workers(),
            PrimaryAction::Transcribe => Texts(self.0).about_transcribe(),
        }
    }
}
