//! The button to the campaign.

use crate::page::markup::{View, html};
use crate::page::play::store::Store;
use crate::page::widgets::icon;

/// Button from the score of a chapter, or from its table, to the campaign.
pub fn campaign_button(store: Store, class: &'static str) -> View {
    html! {
        <button type="button" class=class data-campaign="" on:click=move |_| store.show_campaign()>
            {icon("tome-open", 20)}
            {move || store.words().chronicle()}
        </button>
    }
}
