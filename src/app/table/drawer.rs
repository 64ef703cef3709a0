//! A drawer: it slides over the table, and never over the dock.

use super::icon::icon;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

/// A drawer with its head (sign, name, one line) and what it holds. The shade behind it closes it too, and so does Escape.
pub fn drawer(
    class: &'static str,
    sign: AnyView,
    name: String,
    line: AnyView,
    close_label: &'static str,
    close: Callback<()>,
    inside: AnyView,
) -> AnyView {
    let label = name.clone();
    let escape = move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            event.stop_propagation();
            close.run(());
        }
    };
    view! {
        <div class="shade" on:click=move |_| close.run(())></div>
        <section class=format!("drawer {class}") role="dialog" aria-label=label on:keydown=escape>
            <header class="drawer-head">
                {sign}
                <h2>{name}</h2>
                {line}
                <span class="grow"></span>
                <button type="button" class="close" aria-label=close_label on:click=move |_| close.run(())>
                    {icon("ui-close", 22)}
                </button>
            </header>
            {inside}
        </section>
    }
    .into_any()
}
