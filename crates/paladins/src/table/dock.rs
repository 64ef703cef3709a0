//! The dock: the Workers and goods of a seat, the effect of passing, and the question.

use super::gains;
use super::names::localize;
use super::scene::Scene;
use super::signs::action_icon;
use super::worker_sources::{WorkerSources, worker_sources};
use crate::components::{Action, GATHERED, MOST_KEPT, Workers};
use crate::table::Texts;
use crate::table::scene::SceneExt as _;
use crate::{Choice, Intent, Question, Source, Target, texts};
use kernel::grammar::capital;
use kernel::{Column, Game, Lang, Preview, Seat, Spoken};
use ui::{Consequences, Gain, Prompt, Tap};

#[derive(Clone, Debug, PartialEq)]
pub struct HeldWorkers {
    pub seat: Seat,
    pub held: Workers,
    pub away: Workers,
    pub text: String,
    /// True when others could go instead.
    pub exchange: bool,
    pub sources: Option<WorkerSources>,
    pub lang: Lang,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Goods {
    pub silver: u8,
    pub provisions: u8,
    pub honour: Option<u8>,
    pub total: i32,
    pub lang: Lang,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Pass {
    pub place: Option<usize>,
    pub kept: usize,
    pub lost: usize,
    pub lang: Lang,
}

pub fn hand(scene: &Scene) -> HeldWorkers {
    let player = scene.me();
    let lang = scene.lang;
    let keeping = scene.question() == Some(Question::Keep);
    let proposal = scene.proposed_workers().unwrap_or_default();
    let away = if keeping { player.workers.minus(proposal) } else { proposal };
    let losing = scene.question() == Some(Question::LoseWorker);
    let text = match (keeping || losing, away.total()) {
        (true, lost) => Texts(lang).given_back(lost),
        (false, 0) => String::new(),
        (false, placed) => Texts(lang).to_place(placed),
    };
    let exchange = scene.choices.len() > 1 && scene.proposed_workers().is_some();
    HeldWorkers { seat: scene.viewer, held: player.workers, away, text, exchange, sources: worker_sources(scene), lang }
}

pub fn goods(scene: &Scene) -> Goods {
    let player = scene.me();
    let total = scene.state.scores().get(scene.viewer.index()).map_or(0, |sheet| sheet.total);
    let honour = player.member.map(|member| member.honour);
    Goods { silver: player.silver, provisions: player.provisions, honour, total, lang: scene.lang }
}

pub fn pass(scene: &Scene) -> Option<Pass> {
    let held = scene.me().workers.total();
    (scene.question() == Some(Question::Turn) && !scene.choices.is_empty()).then(|| Pass {
        place: scene.place(Choice::Pass),
        kept: held.min(MOST_KEPT),
        lost: held.saturating_sub(MOST_KEPT),
        lang: scene.lang,
    })
}

pub fn ask(scene: &Scene) -> Option<Prompt> {
    let lang = scene.lang;
    let asked = scene.state.asked();
    if !scene.own.asked {
        return None;
    }
    let question = scene.state.question(lang);
    // Of a task, the dock names what is done, and proposes the Workers for it.
    let chosen = scene.proposal.filter(|_| scene.task().is_none());
    let chosen = chosen.map(|choice| texts::choice(&scene.state, choice, lang));
    let (title, hint) = match (scene.task(), question.split_once(". ")) {
        // Beside a ledger of proposed Workers the text names the task only.
        (Some(task), _) => (capital(&texts::task_text(&scene.state, task, lang)), String::new()),
        (None, Some((first, rest))) => (format!("{first}."), rest.to_owned()),
        (None, None) => (question, String::new()),
    };
    let more = match asked.map(|(_, question)| question) {
        Some(Question::Pay(_) | Question::Keep | Question::LoseWorker) if scene.choices.len() > 1 => {
            localize(lang, text!("Tap a Worker to exchange it."))
        }
        Some(Question::Space(_) | Question::Outsider(_)) => localize(lang, text!("Tap what is lit.")),
        Some(Question::TopPaladin) => {
            localize(lang, text!("Tap the roles: the cards swap. After Confirm there is no undo."))
        }
        Some(Question::Turn) => localize(lang, text!("A tile with a green edge can be chosen.")),
        _ => "",
    };
    let trades = scene.question() == Some(Question::TopPaladin);
    let hint = if hint.is_empty() || trades { more.to_owned() } else { hint };
    // A question of two lines leaves no room for a hint.
    let space = if scene.proposed_workers().is_some() { 30 } else { 84 };
    let hint = if title.chars().count() > space { String::new() } else { hint };
    let icon = match (scene.intent(), asked.map(|(_, question)| question)) {
        (Some(Intent::Action(action)), _) => action_icon(action),
        (Some(Intent::Favour(_)), _) => "seal-favour",
        (Some(Intent::Order(_)), _) => "seal-order",
        (None, Some(Question::Prayer | Question::PrayerOf(_))) => "pray",
        (None, Some(Question::Receiver { .. })) => "give",
        (None, Some(Question::LoseWorker)) => "lose-worker",
        (None, Some(Question::LoseWorkshop)) => "lose-workshop",
        (None, Some(Question::Either(Source::Threat(_)))) => "threat",
        (None, Some(Question::Draft | Question::FreeRecruit | Question::Starting)) => "free-recruit",
        (None, Some(Question::FreeWorkshop)) => "workshop",
        (None, Some(Question::Ability)) => "inquisition",
        (None, Some(Question::Turn)) => "ui-crown",
        (None, Some(Question::AbsolveSuspicion)) => action_icon(Action::Absolve),
        _ => "ui-next",
    };
    Some(Prompt { icon, title, hint }.of_choice(chosen))
}

pub fn other_cost(scene: &Scene) -> Option<(Choice, Tap)> {
    let Target::Townsfolk { debt, .. } = scene.target()? else { return None };
    let other = if debt { Choice::Silver } else { Choice::Debt };
    Some((other, scene.switch(other)?))
}

pub fn offers(scene: &Scene) -> Vec<(usize, Choice)> {
    let offered = |(_, choice): &(usize, Choice)| match choice {
        Choice::Silver => silver(scene).is_some(),
        Choice::Left | Choice::Right => matches!(scene.question(), Some(Question::Either(_))),
        Choice::Debt
        | Choice::RemoveSuspicion
        | Choice::KeepSuspicion
        | Choice::Raise(_)
        | Choice::Resolve(_)
        | Choice::Starting(_)
        | Choice::Give(_)
        | Choice::Play(_)
        | Choice::Tavern(_) => true,
        _ => false,
    };
    scene.choices.iter().copied().enumerate().filter(offered).collect()
}

pub fn silver(scene: &Scene) -> Option<u8> {
    match scene.target() {
        Some(Target::Townsfolk { slot, .. }) => Some(scene.me().townsfolk_cost(usize::from(slot))),
        _ => scene.me().silver_or_debt(scene.question()?),
    }
}

pub fn brings(scene: &Scene) -> Option<Consequences> {
    let (seat, lang) = (scene.viewer, scene.lang);
    let proposed = scene.proposal?;
    // The Paladin itself shows its gains. The only other effect is that undo ends.
    if matches!(proposed, Choice::Top(_)) {
        let lock = Gain::within(Column::Then, "ui-lock", 0, localize(lang, text!("no undo after this")));
        return Some(Consequences { chips: vec![Gain { worded: true, ..lock }], next: None, shows: None, seat, lang });
    }
    let preview = Preview::of(&*scene.state, proposed)?;
    let chips = gains::gains(&scene.state, seat, &preview, lang);
    let (next, shows) = (gains::leads_to(&preview), gains::shows(&preview, lang));
    Some(Consequences { chips, next, shows, seat, lang })
}

/// Returns a player's Silver or Provisions before and after receiving the gain of Hunt or Trade. None for other
/// actions.
pub fn given(scene: &Scene, seat: Seat) -> Option<(u8, u8)> {
    let Some(Question::Receiver { task, workers }) = scene.question() else { return None };
    let gathered = GATHERED[usize::from(workers > 1)];
    let player = scene.state.player(seat);
    let before = match task.intent {
        Intent::Action(Action::Hunt) => player.provisions,
        Intent::Action(Action::Trade) => player.silver,
        _ => return None,
    };
    Some((before, before.saturating_add(gathered)))
}
