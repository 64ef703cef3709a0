//! Drawers, which slide over the table and never over the dock.

use super::icon::icon;
use leptos::prelude::*;
use markup::{View, html};

/// A drawer with its head (sign, name, one line) and its content. A tap on the shade, or Escape (which presses the
/// close button), closes it too.
pub fn drawer(
    class: &'static str,
    sign: View,
    name: String,
    line: View,
    close_label: &'static str,
    close: Callback<()>,
    inside: View,
) -> View {
    let label = name.clone();
    html! {
        <div class="shade" on:click=move |_| close.run(())></div>
        <section class=format!("drawer {class}") role="dialog" aria-label=label>
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
}
