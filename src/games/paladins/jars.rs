//! The full row of Absolve: seven Jars with threshold, cost and points, and the ten spaces of the viewer's board.

use crate::components::{drawer, emblem, icon, points, seat_class, sign, tap_button};
use crate::state::screen::Page;
use crate::state::store::Store;
use crate::texts::PageTexts;
use leptos::prelude::*;
use markup::{CollectView, IntoView, View, html};
use paladins::components::{Action, Attribute, JAR_INFLUENCE, JAR_SPACES, MOST_OF_AN_ACTION, Reward};
use paladins::table::Texts;
use paladins::table::drags::{JAR, jar_space};
use paladins::table::names::{self, localize};
use paladins::table::scene::Scene;
use paladins::table::scene::SceneExt as _;
use paladins::table::signs::{action_icon, reward_signs};
use paladins::texts;
use paladins::{Choice, Question, WhyNot};
use ui::{Atom, Tap};

/// Draws the row. Closing it takes the action back while the row is the question.
pub fn view(store: Store, close: Callback<()>, scene: &Scene) -> View {
    let lang = scene.lang;
    let asked = scene.question() == Some(Question::Jar);
    let close = Callback::new(move |()| {
        if asked {
            let _ = store.undo();
        } else {
            close.run(());
        }
    });
    let line = localize(lang, text!("A Jar goes to one of the ten spaces of your board; each space once a game."));
    let also = [Reward::Raise(Attribute::Faith, 1), Reward::RemoveSuspicion(1)];
    let line = html! {
        <p>{line}</p>
        <span class="grow"></span>
        <span class="chip ok">
            {localize(lang, text!("each also gives"))}
            {reward_signs(&also, lang).iter().map(|one| sign(one, 18)).collect_view()}
        </span>
    };
    let inside = html! {
        {shelf(scene)}
        <div class="jar-spaces" data-row="">{(0..JAR_SPACES.len()).map(|place| space(scene, place)).collect_view()}</div>
        {(!asked).then(|| store.code.page(Page::RuleLinks("absolve")))}
    };
    let sign = icon(action_icon(Action::Absolve), 26);
    drawer(
        "wide absolve",
        sign,
        names::action(Action::Absolve, lang).to_owned(),
        line,
        PageTexts(lang).close(),
        close,
        inside,
    )
}

fn shelf(scene: &Scene) -> View {
    let lang = scene.lang;
    let player = scene.me();
    let influence = player.level(Attribute::Influence);
    let lent = player.boost(Attribute::Influence);
    let done = usize::from(player.done(Action::Absolve));
    let costs = Action::Absolve.silver_costs();
    let levels = Action::Absolve.points();
    let asked = scene.question() == Some(Question::Jar);
    let jar = |place: usize| {
        let need = JAR_INFLUENCE.get(place).copied().unwrap_or_default();
        let cost = costs.and_then(|costs| costs.get(place)).copied().unwrap_or_default();
        let points_of = levels.and_then(|levels| levels.get(place + 1)).copied().unwrap_or_default();
        let short = need.saturating_sub(influence);
        let (class, state) = match (place.cmp(&done), short) {
            (std::cmp::Ordering::Less, _) => {
                let label = localize(lang, text!("used"));
                ("col jar done", html! { <span class="line jar-state">{icon("ui-check", 13)}{label}</span> })
            }
            (std::cmp::Ordering::Equal, 0) => {
                ("col jar now", html! { <span class="line jar-state">{localize(lang, text!("this one"))}</span> })
            }
            (_, 0) => {
                ("col jar far", html! { <span class="line jar-state">{localize(lang, text!("in reach"))}</span> })
            }
            (_, short) => {
                let text = Texts(lang).more(short);
                ("col jar far", html! { <span class="line why-line">{icon("ui-lock", 12)}{text}</span> })
            }
        };
        let next = (asked && place == done).then_some(JAR);
        let seal = (points_of > 0).then(|| html! { <span class="jar-points">{points(points_of, 26, None)}</span> });
        html! {
            <div class=class>
                <span class="line"><b>{need}</b>{icon("influence", 17)}</span>
                <span class="pot" data-anchor=next>{icon("jar", 46)}</span>
                {seal}
                <span class="line"><b>{cost}</b>{icon("silver", 16)}</span>
                {state}
            </div>
        }
    };
    let note = if lent > 0 { Texts(lang).of_it_from_paladin(lent) } else { String::new() };
    html! {
        <div class="shelf">
            <div class="col have">
                <span>{localize(lang, text!("Your Influence"))}</span>
                <b class="name">{influence}</b>
                <em>{note}</em>
            </div>
            <div class="jars">{(0..MOST_OF_AN_ACTION).map(jar).collect_view()}</div>
        </div>
    }
}

fn space(scene: &Scene, place: usize) -> View {
    let lang = scene.lang;
    let Some(reward) = JAR_SPACES.get(place).copied() else { return ().into_view() };
    let number = place as u8;
    let filled = scene.me().jars.has(place);
    let aimed = scene.target() == Some(paladins::Target::Jar(number));
    let choice = Choice::Jar(number);
    let tap = scene.choose(choice).or_else(|| scene.switch(choice)).unwrap_or_else(|| {
        if filled {
            Tap::Why(scene.reasons_text(&[WhyNot::SpaceTaken]).unwrap_or_default())
        } else {
            Tap::Explain("action:absolve".to_owned())
        }
    });
    let one = reward.sign(lang);
    let label = texts::jar_reward(number, lang);
    let (class, inside) = match (filled, aimed, &tap) {
        (true, ..) => {
            let inside = html! { {icon("jar", 28)} <span class="owner">{emblem(scene.viewer, 11, None)}</span> };
            (format!("space taken {}", seat_class(scene.viewer)), inside.into_view())
        }
        (_, true, _) => ("space selected".to_owned(), icon("jar", 28)),
        (_, _, Tap::Choose(_) | Tap::Switch(_)) => ("space legal".to_owned(), sign(&one, 24)),
        _ => ("space".to_owned(), sign(&one, 24)),
    };
    let row = if filled { "line jar-space taken" } else { "line jar-space" };
    let note = filled.then(|| html! { <em>{localize(lang, text!("taken", "a space"))}</em> });
    html! {
        <div class=row data-anchor=jar_space(number)>{tap_button(tap, Some("action:absolve".to_owned()), class, label.clone(), inside)}<b class="name">{label}</b>{note}</div>
    }
}
