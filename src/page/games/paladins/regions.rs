//! The six regions: thresholds, spaces for Monks and Outposts, the Outsider below.

use super::names::{self, numeral, say};
use super::outsider;
use super::scene::Scene;
use crate::engine::Sign;
use crate::games::paladins::components::{Action, Attribute, OutsiderId, REGION_FAITH, REGION_STRENGTH, SPACES};
use crate::games::paladins::view_model::signs::{attribute_icon, reward_signs};
use crate::games::paladins::words;
use crate::games::paladins::words::names::SILVER;
use crate::games::paladins::{Choice, Piece, Question, Target, WhyNot};
use crate::kernel::grammar::{fill, headed};
use crate::kernel::{Lang, Seat};
use crate::page::widgets::{Tap, emblem, icon, icon_in, seat_class, sign, spoken_icon, tap_button};
use crate::page::words::Words;
use leptos::prelude::*;

/// A region, as it is drawn.
#[derive(Clone, PartialEq)]
pub struct Region {
    number: usize,
    thresholds: [Threshold; 2],
    /// What is missing of the Attribute that the action under way needs.
    short: Option<(Attribute, u8)>,
    rows: Vec<Vec<Space>>,
    card: Option<OutsiderId>,
    /// What a tap on the Outsider does, and whether it is aimed at.
    card_tap: Tap,
    card_aimed: bool,
    /// What the action under way would cost on the Outsider, in Silver; none where it is about something else.
    price: Option<Price>,
    lang: Lang,
}

#[derive(Clone, Copy, PartialEq)]
struct Price {
    silver: u8,
    /// Whether the viewer has so much.
    held: bool,
}

#[derive(Clone, Copy, PartialEq)]
struct Threshold {
    attribute: Attribute,
    level: u8,
    /// Whether the level is met, where the question is about it.
    met: Option<bool>,
}

#[derive(Clone, PartialEq)]
struct Space {
    number: u8,
    look: Look,
    tap: Tap,
    /// The name of the owner of the piece on it.
    owner: String,
}

#[derive(Clone, Copy, PartialEq)]
enum Look {
    Taken(Piece),
    Legal,
    Aimed(Seat, bool),
    Far,
    Open,
}

/// The Attribute by which the action under way reaches a region.
fn reach(scene: &Scene) -> Option<Attribute> {
    scene
        .action()
        .filter(|action| matches!(action, Action::Commission | Action::Garrison | Action::Attack | Action::Convert))
        .and_then(Action::needs)
}

/// A region as a scene shows it.
pub fn region(scene: &Scene, number: usize) -> Region {
    let asked = reach(scene);
    let threshold = |attribute: Attribute, level: u8| Threshold {
        attribute,
        level,
        met: (asked == Some(attribute)).then(|| scene.me().level(attribute) >= level),
    };
    let thresholds =
        [threshold(Attribute::Faith, REGION_FAITH[number]), threshold(Attribute::Strength, REGION_STRENGTH[number])];
    let short = thresholds
        .iter()
        .find(|threshold| threshold.met == Some(false))
        .map(|threshold| (threshold.attribute, threshold.level.saturating_sub(scene.me().level(threshold.attribute))));
    let slot = number as u8;
    let card = scene.state.board().outsiders[number];
    let aimed = scene.target() == Some(Target::Outsider(slot));
    let key = card.map(|card| format!("outsider:{}", card.0)).unwrap_or_default();
    let card_tap = scene
        .choose(Choice::Outsider(slot))
        .or_else(|| scene.switch(Choice::Outsider(slot)).filter(|_| !aimed))
        .or_else(|| short.filter(|_| card_asked(scene)).map(|short| Tap::Why(shortage(scene, short))))
        .unwrap_or(Tap::Explain(key));
    let rows = rows(scene, number, short);
    // Silver may make up for what is missing: a region with something to choose is not out of reach.
    let has_target = aimed
        || matches!(card_tap, Tap::Choose(_) | Tap::Switch(_))
        || rows.iter().flatten().any(|space| matches!(space.look, Look::Legal | Look::Aimed(..)));
    Region {
        number,
        thresholds,
        short: short.filter(|_| !has_target),
        rows,
        card,
        card_tap,
        card_aimed: aimed,
        price: card.and_then(|_| price(scene, slot, short)),
        lang: scene.lang,
    }
}

/// The Silver that the action under way would cost on the Outsider in a slot, where it is within reach.
fn price(scene: &Scene, slot: u8, short: Option<(Attribute, u8)>) -> Option<Price> {
    let silver = match scene.action()? {
        Action::Attack => scene.state.attack_cost(scene.viewer, slot),
        Action::Convert if short.is_none() => scene.me().silver_cost(Action::Convert),
        _ => return None,
    };
    Some(Price { silver, held: silver <= scene.me().silver })
}

/// Whether Outsiders are what the action under way is about.
fn card_asked(scene: &Scene) -> bool {
    matches!(scene.action(), Some(Action::Attack | Action::Convert))
}

fn shortage(scene: &Scene, (attribute, short): (Attribute, u8)) -> String {
    let have = scene.me().level(attribute);
    scene.reason(&[WhyNot::Attribute { attribute, need: have + short, have }])
}

/// The spaces of a region in rows: two for two seats, three for more.
fn rows(scene: &Scene, number: usize, short: Option<(Attribute, u8)>) -> Vec<Vec<Space>> {
    let seats = scene.state.seats();
    let open: Vec<Space> = SPACES
        .iter()
        .enumerate()
        .filter(|(_, space)| usize::from(space.region) == number && usize::from(space.players) <= seats.max(1))
        .map(|(place, _)| space(scene, place, short))
        .collect();
    let rows = match (open.len(), seats) {
        (0..=2, _) => 1,
        (_, 0..=2) | (3..=4, _) => 2,
        _ => 3,
    };
    let (each, mut extra) = (open.len() / rows, open.len() % rows);
    let mut left = open.into_iter();
    (0..rows)
        .map(|row| {
            // A row too many goes to the middle of three, else to the first.
            let more = usize::from(extra > 0 && (rows < 3 || row == 1 || extra > 1));
            extra -= more;
            left.by_ref().take(each + more).collect()
        })
        .collect()
}

fn space(scene: &Scene, place: usize, short: Option<(Attribute, u8)>) -> Space {
    let number = place as u8;
    let choice = Choice::Space(number);
    let piece = scene.state.board().spaces.get(place).copied().flatten();
    let aimed = scene.target() == Some(Target::Space(number));
    let asked = matches!(scene.action(), Some(Action::Commission | Action::Garrison));
    let (look, tap) = match piece {
        Some(piece) => {
            let taken = say(scene.lang, text!("Taken by [{0}|you]"));
            let by = fill(scene.lang, taken, &[&scene.name(piece.seat)]);
            (Look::Taken(piece), Tap::Why(by))
        }
        None if aimed => {
            let outpost = scene.action() == Some(Action::Garrison);
            (Look::Aimed(scene.viewer, outpost), Tap::Explain(format!("space:{number}")))
        }
        None => match (scene.choose(choice).or_else(|| scene.switch(choice)), short) {
            (Some(tap), _) => (Look::Legal, tap),
            (None, Some(short)) if asked => (Look::Far, Tap::Why(shortage(scene, short))),
            _ => (Look::Open, Tap::Explain(format!("space:{number}"))),
        },
    };
    let owner = piece.map(|piece| scene.name(piece.seat)).unwrap_or_default();
    Space { number, look, tap, owner }
}

/// What is asked of the regions: a phone leaves out the rest.
pub fn asks(scene: &Scene) -> &'static str {
    match scene.question() {
        Some(Question::Space(_)) => "spaces",
        Some(Question::Outsider(_)) => "outsiders",
        _ => "",
    }
}

/// Draws a region.
pub fn region_view(region: &Region) -> AnyView {
    let lang = region.lang;
    let far = region.short.is_some();
    let short = region.short.map(|(attribute, short)| {
        let label = Words(lang).attribute_short(short, names::attribute(attribute, lang));
        let text = Words(lang).short(short);
        view! { <span class="short" role="img" aria-label=label>{icon("ui-lock", 12)}<span aria-hidden="true">{text}</span></span> }
    });
    let thresholds = region
        .thresholds
        .iter()
        .map(|threshold| {
            let class = match threshold.met {
                Some(true) => "threshold line met",
                Some(false) => "threshold line miss",
                None => "threshold line",
            };
            let name = names::attribute(threshold.attribute, lang).to_owned();
            view! {
                <span class=class>{spoken_icon(attribute_icon(threshold.attribute), 17, "icon", name)}<b>{threshold.level}</b></span>
            }
        })
        .collect_view();
    let rows = region
        .rows
        .iter()
        .map(|row| view! { <div class="spaces-row">{row.iter().map(|space| space_view(space, lang)).collect_view()}</div> })
        .collect_view();
    let label = format!("{} {}", say(lang, text!("Region")), numeral(region.number));
    // On a phone, a region out of reach is folded to its reason; its head unfolds it.
    let open = RwSignal::new(false);
    let unfold = far.then(|| {
        let label = headed(&label, say(lang, text!("show it all")), lang);
        view! {
            <button
                type="button"
                class="unfold"
                aria-label=label
                aria-expanded=move || open.get().to_string()
                on:click=move |_| open.update(|open| *open = !*open)
            >
                {icon("ui-down", 16)}
            </button>
        }
    });
    view! {
        <section
            class="region"
            class:far=far
            class:open=move || open.get()
            data-anchor=format!("region:{}", region.number)
            aria-label=label
        >
            <header class="line"><span class="numeral name">{numeral(region.number)}</span>{short}{thresholds}{unfold}</header>
            <div class="spaces">{rows}</div>
            {outsider_view(region)}
        </section>
    }
    .into_any()
}

fn outsider_view(region: &Region) -> AnyView {
    let lang = region.lang;
    let Some(card) = region.card else {
        return view! {
            <div class="outsider card gone">
                <span>{say(lang, text!("Gone this round. A new card comes at its end."))}</span>
            </div>
        }
        .into_any();
    };
    let stand = match (&region.card_tap, region.card_aimed) {
        (_, true) => " selected",
        (Tap::Choose(_) | Tap::Switch(_), _) => " target",
        (Tap::Why(_), _) => " far",
        _ => "",
    };
    let text = words::outsider_text(card, lang);
    let label = match region.price {
        None => text,
        Some(Price { silver: 0, .. }) => format!("{text} {}", Words(lang).costs_nothing()),
        Some(Price { silver, .. }) => format!("{text} {}", Words(lang).it_costs(SILVER.count(silver, lang))),
    };
    tap_button(
        region.card_tap.clone(),
        Some(format!("outsider:{}", card.0)),
        format!("{}{stand}", outsider::card_class(card)),
        label,
        view! { {outsider::face(card, lang)} {region.price.map(price_view)} }.into_any(),
    )
}

fn price_view(price: Price) -> AnyView {
    let class = if price.held { "tag" } else { "tag stop" };
    view! { <span class=class><b>{price.silver}</b>{icon("silver", 16)}</span> }.into_any()
}

fn space_view(space: &Space, lang: Lang) -> AnyView {
    let Some(printed) = SPACES.get(usize::from(space.number)) else {
        return ().into_any();
    };
    let gives = reward_signs(printed.reward, lang);
    let spoken = gives.iter().map(|one| one.label.as_str()).collect::<Vec<_>>().join(", ");
    let (class, label, inside) = match space.look {
        Look::Taken(piece) => {
            let (name, word) = piece_words(piece.outpost, lang);
            let inside = view! {
                {icon_in(name, 28, "icon")} <span class="owner">{emblem(piece.seat, 11, None)}</span>
            };
            let label = format!("{word}, {} ({spoken})", space.owner);
            (format!("space taken {}", seat_class(piece.seat)), label, inside.into_any())
        }
        Look::Aimed(seat, outpost) => {
            let (name, _) = piece_words(outpost, lang);
            let inside = view! {
                <span class="ghost">{icon_in(name, 28, "icon")}</span>
                <span class="get">{gives.first().map(|one| sign(one, 17))}</span>
            };
            let label = format!("{spoken}, {}", say(lang, text!("chosen")));
            (format!("space selected {}", seat_class(seat)), label, inside.into_any())
        }
        Look::Legal => ("space legal".to_owned(), format!("{spoken}, {}", say(lang, text!("free"))), gift(&gives)),
        Look::Far => ("space far".to_owned(), format!("{spoken}, {}", say(lang, text!("out of reach"))), gift(&gives)),
        Look::Open => ("space".to_owned(), format!("{spoken}, {}", say(lang, text!("free"))), gift(&gives)),
    };
    tap_button(space.tap.clone(), Some(format!("space:{}", space.number)), class, label, inside)
}

/// A Monk's or an Outpost's symbol and word.
fn piece_words(outpost: bool, lang: Lang) -> (&'static str, &'static str) {
    if outpost { ("outpost", say(lang, text!("Outpost"))) } else { ("monk", say(lang, text!("Monk"))) }
}

/// What a free space gives: large where it is one sign.
fn gift(gives: &[Sign]) -> AnyView {
    let size = match gives {
        [one] if one.count == 1 => 22,
        [one] if !one.repeat => 18,
        _ => 16,
    };
    gives.iter().map(|one| sign(one, size)).collect_view().into_any()
}

/// The hills behind the regions.
pub fn land() -> AnyView {
    view! {
        <svg class="land" viewBox="0 0 1008 132" preserveAspectRatio="none" aria-hidden="true">
            <path d="M0 0h1008v132H0z" fill="var(--land-sky)"></path>
            <path d="M520 70l60-42 34 22 52-44 70 52 50-30 62 44 60-34 100 60v60H480z" fill="var(--land-1)"></path>
            <path d="M0 74c90-34 170-30 260-6s180 20 270-8 210-14 300 10 130 6 178-4v66H0z" fill="var(--land-2)"></path>
            <path d="M0 104c120-28 230-14 330 2s210 6 330-6 230 14 348-4v36H0z" fill="var(--land-3)"></path>
            <path d="M168 132c20-20 70-22 96-34s30-22 62-26-10 16-24 26-40 16-50 34z" fill="var(--land-water)"></path>
            <path
                d="M40 78l7-16 7 16zM56 82l8-19 8 19zM352 74l7-16 7 16zM366 78l8-19 8 19zM694 76l7-16 7 16zM540 82l7-15 7 15zM880 74l8-18 8 18zM896 78l7-16 7 16z"
                fill="var(--land-tree)"
            ></path>
        </svg>
    }
    .into_any()
}
