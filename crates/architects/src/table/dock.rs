//! The dock: the holdings of a seat, the question, the consequences, and the choices without a place on a board.

use super::amounts::Amount;
use super::gains::{self, change_of};
use super::preview::TablePreview;
use super::scene::Scene;
use super::signs::{guard_sign, place_sign};
use super::town;
use super::worth;
use crate::components::{GOODS, Location, Thing};
use crate::table::Texts;
use crate::table::scene::SceneExt as _;
use crate::texts;
use crate::{Architects, Bill, Choice, Gift, Owner, Purpose, Question, Recipient};
use engine::ChoiceArg;
use kernel::grammar::capital;
use kernel::{Game, Lang, Seat};
use ui::{Consequences, Prompt, Tap};

/// Largest number of offers beside the question, and letters of one. Larger offers stand above it.
const BESIDE: usize = 2;
const LETTERS: usize = 16;

#[derive(Clone, Debug, PartialEq)]
pub struct Tray {
    pub seat: Seat,
    pub workers: u8,
    pub captives: (u8, u8),
    pub goods: [(Thing, u16, i32); GOODS],
    pub debts: (u8, u8),
    pub total: i32,
    pub lang: Lang,
}

pub fn tray(scene: &Scene) -> Tray {
    let player = scene.me();
    let looked = scene.looked_at();
    let change = |thing: Thing| looked.as_ref().map_or(0, |preview| change_of(&preview.known, thing));
    let captives = player.captives();
    Tray {
        seat: scene.viewer,
        workers: player.workers,
        captives: (captives, player.captives_worth()),
        goods: Thing::GOODS.map(|good| (good, player.has(good), change(good))),
        debts: (player.unpaid, player.paid),
        total: worth::total(&scene.state, scene.viewer),
        lang: scene.lang,
    }
}

pub fn ask(scene: &Scene) -> Option<Prompt> {
    let lang = scene.lang;
    let question = scene.question()?;
    let title = texts::question(&scene.state, lang);
    let title = title.trim_end_matches('.').to_owned();
    let hint = hint(question, scene.state.is_set_up(), lang).to_owned();
    let chosen = scene.proposal.map(|choice| texts::choice(&scene.state, choice, lang));
    Some(Prompt { icon: sign_of(question), title, hint }.of_choice(chosen))
}

const fn hint(question: Question, is_set_up: bool, lang: Lang) -> &'static str {
    let texts = Texts(lang);
    match question {
        Question::Place | Question::Recall => texts.hint_place(),
        Question::Capture(_) => texts.hint_capture(),
        Question::Workshop | Question::Middle | Question::FreeHire | Question::FreeApprentice => texts.hint_hire(),
        Question::Guildhall => texts.hint_guildhall(),
        Question::Draft => texts.hint_draft(),
        Question::PutBack if !is_set_up => texts.hint_put_back(),
        Question::PutBack | Question::Keep | Question::Discard(..) => texts.hint_plan(),
        Question::Dismiss => texts.hint_dismiss(),
        _ => "",
    }
}

const fn sign_of(question: Question) -> &'static str {
    match question {
        Question::Place => "strength-n",
        Question::Recall => "recall",
        Question::Dig => place_sign(Location::Mines),
        Question::Workshop => place_sign(Location::Workshop),
        Question::Middle | Question::Keep | Question::Release(_) => place_sign(Location::MarketMiddle),
        Question::FreeHire | Question::FreeApprentice | Question::Dismiss | Question::Calling(_) => "apprentice",
        Question::Trade(_) | Question::Pay(Bill::Trade(_)) => place_sign(Location::Storehouse),
        Question::Capture(_) => "capture",
        Question::Guard(_) => place_sign(Location::Guardhouse),
        Question::Guildhall | Question::Pay(Bill::Building(_)) | Question::Either(_) => "building",
        Question::Pay(Bill::Cathedral) | Question::Discard(Purpose::Cathedral, _) => "loc-cathedral",
        Question::Draft | Question::PutBack => "plan-draw",
        Question::Discard(..) => "plan-discard",
        Question::DestroyDebt => "destroy-debt",
        Question::AvoidDebt => "debt-unpaid",
        Question::Donate(_) => "give",
        Question::Suffers(_) => "overlord",
        Question::Remove => "lose-worker",
    }
}

pub fn brings(scene: &Scene, looked_at: &TablePreview) -> Consequences {
    let known = &looked_at.known;
    let chips = gains::gains(&scene.state, scene.viewer, known, scene.lang);
    let (next, shows) = (gains::leads_to(known), gains::shows(known, scene.lang));
    Consequences { chips, next, shows, seat: scene.viewer, lang: scene.lang }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Offer {
    pub choice: Choice,
    pub tap: Tap,
    pub looked: bool,
    pub icon: Option<&'static str>,
    pub owner: Option<Owner>,
    pub sides: Vec<Vec<Amount>>,
    pub text: String,
    pub label: String,
}

impl Offer {
    /// Returns true for the capture of a group on the map. Those of the Workshop are shown small in its head.
    pub fn on_map(&self) -> bool {
        matches!(self.choice, Choice::Capture { location, .. } if location != Location::Workshop)
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Offers {
    pub list: Vec<Offer>,
    pub above: bool,
    /// True when any stands beside the question on a screen with the complete map. A group that can be tapped there
    /// needs no button.
    pub beside: bool,
    /// Anchor of the thing that they concern: the Black Market, or the dock itself.
    pub about: &'static str,
    pub lang: Lang,
}

/// Returns the choices without a place on a board. Captures are limited to the place that the dock shows. None when
/// the confirm button is enough.
pub fn offers(scene: &Scene, spot: Option<DockGroup>) -> Option<Offers> {
    let (fan, gift) = match spot {
        Some(DockGroup::Place(location)) => (Some(location), None),
        Some(DockGroup::Gift(gift)) => (None, Some(gift)),
        None => (None, None),
    };
    let gifts = gifts(scene);
    let gift = gift.filter(|gift| gifts.contains(gift)).or_else(|| gifts.first().copied());
    let fan = fan.filter(|at| town::targets(scene, *at).next().is_some()).or_else(|| first_fan(scene));
    let here = |choice: &&Choice| match choice {
        Choice::Capture { location, .. } => Some(*location) == fan,
        Choice::Donate { gift: given, .. } => Some(*given) == gift,
        Choice::Place(_)
        | Choice::Recall(_)
        | Choice::Hire(_)
        | Choice::Dismiss(_)
        | Choice::Advance
        | Choice::Keep(_)
        | Choice::PutBack(_)
        | Choice::Discard(_)
        | Choice::Construct(_)
        | Choice::Guard(_)
        | Choice::Trade(_) => false,
        Choice::Pay(_) => !matches!(scene.question(), Some(Question::Pay(Bill::Trade(_)))),
        _ => true,
    };
    let list = scene.choices.iter().filter(here).filter_map(|choice| offer(scene, *choice));
    // A Donation is chosen in two steps: the item, then the recipient.
    let picks = gifts.iter().filter(|_| gifts.len() > 1).filter_map(|given| pick_gift(scene, *given, gift));
    let list: Vec<Offer> = picks.chain(hires(scene)).chain(list).collect();
    // A single choice proposed automatically needs no button beside the confirm button.
    let alone = list.len() == 1 && list[0].looked && matches!(list[0].choice, Choice::Pay(_) | Choice::Release(_));
    // The choice that stops is short and keeps its usual place.
    let long = list.iter().any(|offer| offer.choice != Choice::Pass && offer.text.chars().count() > LETTERS);
    let above = long || list.len() > BESIDE;
    // The map of five players has no room for groups that a finger can tap.
    let taps_on_map = scene.state.seats() < 5;
    let on_map = |offer: &Offer| taps_on_map && offer.on_map();
    (!list.is_empty() && !alone).then_some(Offers {
        above,
        beside: !above && !list.iter().all(on_map),
        about: about(scene),
        list,
        lang: scene.lang,
    })
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DockGroup {
    Place(Location),
    Gift(Gift),
}

impl DockGroup {
    pub fn of_key(key: &str) -> Option<Self> {
        let gift = || key.strip_prefix("gift:").and_then(Gift::read).map(Self::Gift);
        let name = key.strip_prefix("fan:");
        name.and_then(Location::read).map(Self::Place).or_else(gift)
    }
}

fn gifts(scene: &Scene) -> Vec<Gift> {
    let mut gifts = Vec::new();
    for choice in scene.choices.iter() {
        if let Choice::Donate { gift, .. } = choice
            && !gifts.contains(gift)
        {
            gifts.push(*gift);
        }
    }
    gifts
}

fn pick_gift(scene: &Scene, gift: Gift, picked: Option<Gift>) -> Option<Offer> {
    let is_of = |choice: &&Choice| matches!(choice, Choice::Donate { gift: given, .. } if *given == gift);
    let choice = *scene.choices.iter().find(is_of)?;
    let name = capital(&texts::names::gift(gift, scene.lang));
    let (icon, text) = match gift {
        Gift::Plan(plan) => ("building", texts::names::building(plan, scene.lang).to_owned()),
        Gift::Thing(thing) => (thing.row().sign, String::new()),
    };
    Some(Offer {
        choice,
        tap: Tap::Explain(format!("gift:{}", engine::Displayed(gift))),
        looked: picked == Some(gift),
        icon: Some(icon),
        owner: None,
        sides: Vec::new(),
        text,
        label: format!("{name}, {}", Texts(scene.lang).to_whom()),
    })
}

fn about(scene: &Scene) -> &'static str {
    match scene.question() {
        Some(Question::Middle) => "place:market",
        _ => "dock",
    }
}

/// Returns the place whose groups the dock shows first: the first one with any.
fn first_fan(scene: &Scene) -> Option<Location> {
    scene.choices.iter().find_map(|choice| match choice {
        Choice::Capture { location, .. } => Some(*location),
        _ => None,
    })
}

/// Returns the other half of the switch while plans can be drawn instead of a hire. It leads back to the previewed
/// Apprentice, or to the first one that can be hired.
fn hires(scene: &Scene) -> Option<Offer> {
    scene.place(Choice::Plans)?;
    let is_hire = |choice: &Choice| matches!(choice, Choice::Hire(_));
    let looked = scene.proposal.filter(is_hire);
    let choice = looked.or_else(|| scene.choices.iter().copied().find(is_hire))?;
    let tap = Tap::Pick(scene.place(choice)?);
    let (text, label) =
        (text!("Hire", "Architects").localize(scene.lang).to_owned(), texts::choice(&scene.state, choice, scene.lang));
    Some(Offer {
        choice,
        tap,
        looked: looked.is_some(),
        icon: Some("apprentice"),
        owner: None,
        sides: Vec::new(),
        text,
        label,
    })
}

fn offer(scene: &Scene, choice: Choice) -> Option<Offer> {
    let lang = scene.lang;
    let tap = scene.tap(choice);
    let label = texts::choice(&scene.state, choice, lang);
    let (mut whose, mut sides) = (None, Vec::new());
    let (icon, text) = match choice {
        Choice::Dig(thing) => {
            sides.push(vec![Amount::of(thing, digs(scene, thing), lang)]);
            (None, String::new())
        }
        Choice::Pay(payment) => {
            sides.push(payment.parts().map(|(thing, count)| Amount::of(thing, count, lang)).collect());
            (None, if sides[0].is_empty() { label.clone() } else { String::new() })
        }
        Choice::Capture { location, owner } => {
            whose = Some(owner);
            (None, format!("{} {}", scene.name_of(owner), scene.state.workers_at(location, owner)))
        }
        Choice::RecallHeld(holder) => {
            whose = Some(holder);
            (None, scene.name_of(holder))
        }
        Choice::GuardFor { action, owner } => {
            whose = Some(owner.into());
            (Some(guard_sign(action)), capital(texts::names::guard(action, lang)))
        }
        Choice::Donate { to: Recipient::Seat(to), .. } => {
            whose = Some(to.into());
            (Some("give"), scene.name(to))
        }
        Choice::Donate { gift, to: Recipient::Demand } => {
            let open = scene.state.team()?.demand_for(gift.thing(), scene.state.seats())?;
            (Some(Thing::Demand.row().sign), format!("{}/{}", open.given, open.asked))
        }
        Choice::Suffer(seat) => {
            whose = Some(seat.into());
            (None, scene.name(seat))
        }
        Choice::Plans => (Some("plan-draw"), label.clone()),
        Choice::DestroyDebt => (Some("destroy-debt"), label.clone()),
        Choice::TakeDebt => (Some("debt-unpaid"), label.clone()),
        Choice::AvoidDebt => (Some("silver"), label.clone()),
        Choice::Release(_) => (Some("release"), label.clone()),
        _ => (None, label.clone()),
    };
    Some(Offer { choice, tap: tap?, looked: scene.proposal == Some(choice), icon, owner: whose, sides, text, label })
}

fn digs(scene: &Scene, thing: Thing) -> u8 {
    Architects::gathered(Location::Mines, thing, scene.state.workers_at(Location::Mines, scene.viewer))
}
