//! The seats of the set-up: who sits there, with which face and name, and how well a computer plays.

use super::form::{SetupForm, Sitter, USUAL_LEVEL};
use super::one;
use crate::browser::elements::all;
use crate::components::{Frame, emblem, face, icon, seat_face};
use kernel::{MAX_NAME, Seat};
use leptos::prelude::*;
use leptos::web_sys::KeyboardEvent;
use markup::{CollectView, IntoView, RwSignal, View, html, keyed};
use players::levels;
use ui::characters::GUEST_NAMES;
use ui::portraits;

/// A seat. `open`: the seat whose faces are offered.
pub fn seat_row(form: SetupForm, open: RwSignal<Option<usize>>, place: usize) -> View {
    let store = form.store;
    let sitter = form.sitters[place];
    let title = move || {
        let texts = store.texts();
        let seats = ["", texts.second_seat(), texts.third_seat(), texts.fourth_seat(), texts.fifth_seat()];
        if sitter.get() == Sitter::Nobody { seats[place].to_owned() } else { form.name(place) }
    };
    let line = move || {
        let texts = store.texts();
        match sitter.get() {
            Sitter::Person if form.people() > 1 && form.given_name(place).is_empty() => texts.write_name(),
            Sitter::Nobody => texts.either_kind(),
            _ => "",
        }
    };
    let name = move || {
        if sitter.get() == Sitter::Person && form.people() > 1 {
            let change = move |event| form.names[place].set(event_target_value(&event));
            html! {
                <input
                    class="seat-name"
                    aria-label=move || store.texts().name()
                    maxlength=MAX_NAME.to_string()
                    autocomplete="off"
                    placeholder=move || form.guest(place).map_or("", |guest| GUEST_NAMES[guest])
                    prop:value=form.names[place].get_untracked()
                    on:input=change
                />
            }
        } else {
            html! { <b>{title}</b> }
        }
    };
    let button = move |who: Sitter| {
        let cur = move || sitter.get() == who;
        let view = html! {
            <button
                type="button"
                class:cur=cur
                aria-pressed=move || cur().to_string()
                on:click=move |_| form.sit(place, who)
            >
                {icon(who.icon(), 17)}
                <span>{move || who.name(store.texts())}</span>
            </button>
        };
        (who.icon().to_owned(), view)
    };
    // The level of a computer and its line, below the name.
    let plays = move || match sitter.get() {
        Sitter::Computer => {
            let texts = store.texts();
            let line = levels().get(form.levels[place].get());
            let line = line.map_or(texts.plays_at_random(), |level| level.sentence(texts.0));
            Some(html! { <p class="seat-plays">{level_choice(form, place)} <em>{line}</em></p> })
        }
        Sitter::Official | Sitter::Person | Sitter::Nobody => None,
    };
    html! {
        <div class="seat-row" class:off=move || sitter.get() == Sitter::Nobody>
            {move || seat_sign(form, open, place)} {move || faces(form, open, place)}
            <span class="seat-who">{name} <em>{line}</em></span>
            <div class="seg" role="group" aria-label=title>
                {keyed(Sitter::ALL.into_iter().filter(|who| who.may_sit(place, form.info())).map(button))}
            </div>
            {plays}
        </div>
    }
}

/// The face of whoever sits on a seat. A person's is a button, which offers other faces.
fn seat_sign(form: SetupForm, open: RwSignal<Option<usize>>, place: usize) -> View {
    let seat = Seat(place as u8);
    let face = move || form.face(place).map(|face| seat_face(face, seat, 36));
    match form.sitters[place].get() {
        Sitter::Nobody => emblem(seat, 30, None),
        Sitter::Computer | Sitter::Official => face.into_view(),
        Sitter::Person => {
            let toggle = move |_| open.update(|open| *open = (*open != Some(place)).then_some(place));
            html! {
                <button
                    type="button"
                    class="own-face"
                    data-face-of=place.to_string()
                    aria-label=move || form.store.texts().face_of(form.name(place))
                    title=move || form.store.texts().choose_face()
                    aria-expanded=move || (open.get() == Some(place)).to_string()
                    on:click=toggle
                >
                    {face}
                </button>
            }
        }
    }
}

/// The faces among which a person chooses, while they are offered. Each has the name of its guest.
fn faces(form: SetupForm, open: RwSignal<Option<usize>>, place: usize) -> Option<View> {
    let person = form.sitters[place].get() == Sitter::Person;
    let close = move || {
        // The button stays, and with it the focus.
        if let Some(button) = all(&format!("[data-face-of=\"{place}\"]")).first() {
            let _ = button.focus();
        }
        open.set(None);
    };
    let one_face = move |(guest, name): (usize, &'static str)| {
        let inside = html! { {face(portraits::guest(guest), Frame::Disc(44))} <small>{name}</small> };
        let choose = move || {
            form.choose_face(place, guest);
            close();
        };
        one(move || form.guest(place) == Some(guest), choose, inside.into_view())
    };
    (person && open.get() == Some(place)).then(|| {
        let escape = move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                event.stop_propagation();
                close();
            }
        };
        html! {
            <div
                class="faces"
                role="radiogroup"
                aria-label=move || form.store.texts().face_of(form.name(place))
                on:keydown=escape
            >
                {GUEST_NAMES.into_iter().enumerate().map(one_face).collect_view()}
            </div>
        }
    })
}

fn level_choice(form: SetupForm, place: usize) -> View {
    let store = form.store;
    let chosen = form.levels[place];
    let choose = move |event| chosen.set(event_target_value(&event).parse().unwrap_or(USUAL_LEVEL));
    let options = move || {
        let texts = store.texts();
        let names = levels().iter().map(|level| level.name(texts.0)).chain([texts.computer_at_random()]);
        names
            .enumerate()
            .map(|(level, name)| html! { <option value=level.to_string() prop:selected=move || chosen.get() == level>{name}</option> })
            .collect_view()
    };
    html! {
        <select class="seat-level" aria-label=move || store.texts().level() data-level=place.to_string() on:change=choose>
            {options}
        </select>
    }
}
