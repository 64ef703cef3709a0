use crate::components::{icon, sign};
use kernel::Lang;
use markup::{CollectView, IntoView, View, html};
use paladins::components::{EffectTree, Reward, When};
use paladins::table::names::localize;
use paladins::table::signs::{action_icon, reward_signs};
use paladins::texts;
use ui::Sign;

pub fn effect_view(effect: EffectTree, size: u8, lang: Lang) -> View {
    let row =
        |rewards: &[Reward]| reward_signs(rewards, lang).iter().map(|one| sign(one, size)).collect_view().into_view();
    match effect {
        EffectTree::All(rewards) => row(rewards),
        EffectTree::OneOf(options) => options
            .iter()
            .enumerate()
            .map(|(place, side)| {
                let or = (place > 0).then(|| html! { <i>{localize(lang, text!("or"))}</i> });
                html! { {or} {row(side)} }
            })
            .collect_view()
            .into_view(),
    }
}

pub fn when_view(when: When, size: u8, lang: Lang) -> View {
    let (name, condition) = match when {
        When::Action(action) => (action_icon(action), None),
        When::PaysDebt => ("debt-paid", None),
        When::GainsDebt => ("debt-unpaid", None),
        When::UsesFavour => ("seal-favour", None),
        When::Inquisition => ("inquisition", None),
        When::InquisitionSuspected => ("inquisition", Some("2+")),
        When::InquisitionClean => ("inquisition", Some("0")),
    };
    let size = if condition.is_some() { size.saturating_sub(2) } else { size };
    let condition = condition.map(|number| {
        html! { <span class="line number" aria-hidden="true">{number}{icon("suspicion", 15)}</span> }
    });
    html! { {sign(&Sign::one(name, texts::when(when, lang)), size)} {condition} }
}
