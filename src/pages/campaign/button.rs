use crate::components::icon;
use crate::state::store::Store;
use markup::{View, html};

pub fn campaign_button(store: Store, class: &'static str) -> View {
    html! {
        <button type="button" class=class data-campaign="" on:click=move |_| store.show_campaign()>
            {icon("tome-open", 20)}
            {move || store.texts().chronicle()}
        </button>
    }
}
