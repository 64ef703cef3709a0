//! The curtain between two people, before a choice that only one of them may see.

use crate::components::{icon, seat_face};
use crate::state::store::{Store, use_store};
use kernel::Seat;
use leptos::html::Button;
use leptos::prelude::*;
use markup::{View, html};
use std::fmt::Write;

/// Curtain before a seat's hidden choice. The page contains nothing of the table meanwhile.
pub fn curtain(seat: Seat) -> View {
    let store: Store = use_store();
    let button = NodeRef::<Button>::new();
    Effect::new(move || {
        if let Some(button) = button.get() {
            let _ = button.focus();
        }
    });
    let can_undo = move || store.undo.refused.get().is_none();
    html! {
        <main class="curtain">
            <svg
                class="cloth"
                viewBox="0 0 1024 768"
                preserveAspectRatio="xMidYMid slice"
                aria-hidden="true"
                inner_html=cloth()
            ></svg>
            <section class="curtain-arch" role="dialog" aria-modal="true" aria-labelledby="curtain-name">
                <svg class="curtain-frame" viewBox="0 0 520 560" preserveAspectRatio="none" aria-hidden="true">
                    <path
                        d="M6 554V250C6 110 120 6 260 6s254 104 254 244v304z"
                        fill="var(--card)" stroke="var(--gold-line)" stroke-width="6"
                    ></path>
                    <path
                        d="M17 543V250C17 118 126 17 260 17s243 101 243 233v293z"
                        fill="none" stroke="var(--gold)" stroke-width="3"
                    ></path>
                </svg>
                <div class="curtain-in">
                    {seat_face(store.table.portrait(seat), seat, 92)}
                    <p class="before">{move || store.texts().hand_to()}</p>
                    <h1 id="curtain-name">{move || store.table.name(seat)}</h1>
                    <p class="hint">{move || store.texts().curtain_how()}</p>
                    <button
                        type="button"
                        class="btn go big"
                        data-continue=""
                        node_ref=button
                        on:click=move |_| store.lift_curtain()
                    >
                        {icon("ui-tablet", 24)}
                        {move || store.texts().i_am(store.table.name(seat))}
                    </button>
                    <Show when=can_undo>
                        <button
                            type="button"
                            class="btn bare"
                            on:click=move |_| {
                                let _ = store.undo();
                            }
                        >
                            {icon("ui-undo", 18)}
                            {move || store.texts().undo()}
                        </button>
                    </Show>
                </div>
            </section>
        </main>
    }
}

fn cloth() -> String {
    let mut cloth = String::from("<path d=\"M0 0h1024v768H0z\" fill=\"var(--curtain-2)\"/>");
    for fold in 0..16 {
        let left = fold * 64;
        if fold % 2 == 0 {
            let _ = write!(cloth, "<path d=\"M{left} 0h64v768h-64z\" fill=\"var(--curtain-1)\"/>");
        }
        let shade = left + 46;
        let _ = write!(cloth, "<path d=\"M{shade} 0q8 384-4 768h22V0z\" fill=\"var(--line-ink)\" opacity=\".16\"/>");
    }
    cloth.push_str("<path d=\"M0 0h1024v30H0z\" fill=\"var(--desk-2)\"/>");
    cloth
        .push_str("<path d=\"M0 22h1024v16H0z\" fill=\"var(--gold)\" stroke=\"var(--gold-line)\" stroke-width=\"2\"/>");
    for ring in 0..16 {
        let middle = ring * 64 + 32;
        let _ = write!(
            cloth,
            "<circle cx=\"{middle}\" cy=\"36\" r=\"13\" fill=\"none\" stroke=\"var(--gold-line)\" stroke-width=\"7\"/>\
             <circle cx=\"{middle}\" cy=\"36\" r=\"13\" fill=\"none\" stroke=\"var(--gold)\" stroke-width=\"4\"/>"
        );
    }
    for tip in 0..32 {
        let (left, fill) = (tip * 32, if tip % 2 == 0 { "--gold" } else { "--pillar-2" });
        let _ = write!(
            cloth,
            "<path d=\"M{left} 704h32v44l-16 14-16-14z\" fill=\"var({fill})\" stroke=\"var(--gold-line)\" stroke-width=\"1.5\"/>"
        );
    }
    cloth
}
