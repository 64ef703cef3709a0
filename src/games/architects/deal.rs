//! Dealt or drawn plans above the town, of which one is chosen.

use super::own::plan_view;
use architects::table::deal::DealtPlans;
use markup::{CollectView, View, html};

pub fn view(deal: &DealtPlans) -> View {
    let lang = deal.lang;
    html! {
        <section class="deal column panel area" data-row="" aria-label=deal.title.clone()>
            <h2>{deal.title.clone()}</h2>
            <div class="dealt">{deal.plans.iter().map(|plan| plan_view(plan, lang)).collect_view()}</div>
        </section>
    }
}
