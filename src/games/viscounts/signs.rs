use crate::components::{icon, sign};
use kernel::Lang;
use markup::{CollectView, IntoView, View, html};
use ui::{Atom, Sign};
use viscounts::components::{Ability, Counted, EffectTree, Icon, Icons, Ongoing, Resource, Reveal, Script};
use viscounts::table::Texts;
use viscounts::table::signs::{action_sign, icon_sign, icons_sign, resource_sign};
use viscounts::texts::names;
use viscounts::{Effect, Payment};

pub fn effects_view(effects: &[Effect], size: u8, lang: Lang) -> View {
    effects.iter().map(|effect| sign(&effect.sign(lang), size)).collect_view().into_view()
}

pub fn reward_view(reward: EffectTree, size: u8, lang: Lang) -> View {
    match reward {
        EffectTree::All(effects) => effects_view(effects, size, lang),
        EffectTree::OneOf(options) => options
            .iter()
            .enumerate()
            .map(|(place, side)| {
                let or = (place > 0).then(|| html! { <i>"/"</i> });
                html! { {or} {effects_view(side, size, lang)} }
            })
            .collect_view()
            .into_view(),
    }
}

pub fn icons_view(icons: Icons, size: u8, lang: Lang) -> View {
    let each = |icon: Icon| (icons.count(icon) > 0).then(|| sign(&icons_sign(icon, icons.count(icon), lang), size));
    Icon::ALL.into_iter().filter_map(each).collect_view().into_view()
}

pub fn arrow() -> View {
    html! { <span class="arrow">{icon("ui-next", 10)}</span> }
}

pub fn ability_view(ability: Ability, size: u8, lang: Lang) -> View {
    let texts = Texts(lang);
    let timing = |name: &'static str, when: &'static str| html! { <span class="line label timing">{sign(&Sign::one(name, when), 14)}</span> };
    let small = size - 1;
    match ability {
        Ability::None => html! { <i class="none">"–"</i> },
        Ability::Immediate(reward) => {
            html! { {timing("t-now", texts.at_once())} {reward_view(reward, size, lang)} }
        }
        Ability::DropOff(reward) => {
            html! { {timing("t-drop", texts.when_it_drops())} {reward_view(reward, size, lang)} }
        }
        Ability::Ongoing(ongoing) => {
            let after = |name: &'static str, label: String, reward: EffectTree| {
                html! { {sign(&Sign::one(name, label), small)} {arrow()} {reward_view(reward, size, lang)} }
            };
            let some = |icon: Icon, count: u8| sign(&icons_sign(icon, count, lang), small);
            let does = match ongoing {
                Ongoing::After(action, reward) => {
                    after(action_sign(action), names::action(action, lang).to_owned(), reward)
                }
                Ongoing::Collision(reward) => after("collision", texts.collision().to_owned(), reward),
                Ongoing::FlipDebt(reward) => after("flip-debt", Effect::FlipDebt.localize(lang), reward),
                Ongoing::GainDebt(reward) => after("debt-unpaid", Effect::Debt(1).localize(lang), reward),
                Ongoing::MerchantPairs(icon) => {
                    html! { {some(Icon::Merchant, 2)} {arrow()} {some(icon, 1)} }
                }
                Ongoing::SilverPairs(icon) => {
                    let silver = Sign::many("silver", 2, names::SILVER.count(2, lang));
                    html! { {sign(&silver, small)} {arrow()} {some(icon, 1)} }
                }
                Ongoing::Double(action) => {
                    let resource = action.resource().unwrap_or_default();
                    let one = Sign::one(resource_sign(resource), names::resource(resource).count(1, lang));
                    html! { {sign(&one, small)} {arrow()} {some(action.icon(), 2)} }
                }
                Ongoing::AnyInk => {
                    let one = |resource: Resource| {
                        sign(&Sign::one(resource_sign(resource), names::resource(resource).one(lang)), small)
                    };
                    html! { {one(Resource::Gold)} {one(Resource::Stone)} {arrow()} {some(Icon::Cleric, 1)} }
                }
                Ongoing::Cheaper => {
                    html! { {icon("act-recruit", small)} {icon("dismiss", small)} <b>"−1"</b> {icon("silver", small)} }
                }
            };
            html! { {timing("t-stay", texts.while_it_lies())} {does} }
        }
    }
}

pub fn script_view(script: Script, size: u8, lang: Lang) -> View {
    match script {
        Script::Immediate(effects) => effects_view(effects, size, lang),
        Script::Points(counted, each) => {
            let what = match counted {
                Counted::Icons(icon) => icon_sign(icon),
                Counted::Buildings => "v-house",
                Counted::Resource(resource) => resource_sign(resource),
                Counted::Resources => "any-res",
                Counted::Manuscripts => "manuscript",
                Counted::Approved => "deed-approved",
                Counted::Paid => "debt-paid",
            };
            let number = (each > 1).then(|| html! { <b class="number">{each}</b> });
            html! { {crate::components::points(1, size, None)} <i>"/"</i> {number} {icon(what, size)} }
        }
    }
}

pub fn reveal_view(reveal: Reveal, lang: Lang) -> View {
    match reveal {
        Reveal::FreeStep => html! { <b>"+1"</b> {icon("ph-move", 15)} },
        Reveal::CheapDismissal => html! { {icon("dismiss", 16)} <b>"1"</b> {icon("silver", 14)} },
        Reveal::Icons(revealed) => icons_view(revealed, 16, lang),
        Reveal::DiscardOnHire => icon("discard", 18),
        Reveal::VirtueOnCollision => icon("virtue", 17),
        Reveal::HandLimit => icon("hand-plus", 18),
    }
}

pub fn coin(value: u8, size: u8) -> View {
    html! { <span class="points coin" style=("--s", format!("{size}px"))>{icon("v-coin", size)}<b>{value}</b></span> }
}

pub fn payment_signs(payment: Payment, size: u8) -> View {
    let parts = Resource::ALL.map(|resource| (payment.of(resource), resource_sign(resource)));
    let parts = parts.into_iter().chain([(payment.silver, "silver")]).filter(|(count, _)| *count > 0);
    parts.map(|(count, name)| html! { <b>{count}</b>{icon(name, size)} }).collect_view().into_view()
}
