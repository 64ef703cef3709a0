//! Available Workers as tokens, and their sources at the start of a round.

use super::view::TableView;
use crate::components::{emblem, icon, worded};
use crate::texts::PageTexts;
use kernel::{Lang, Seat};
use markup::{CollectView, IntoView, View, html};
use paladins::components::{Worker, Workers};
use paladins::table::Texts;
use paladins::table::names::{self, localize};
use paladins::table::signs::worker_icon;
use paladins::table::worker_sources::{BROUGHT, WorkerSources};

fn token(worker: Worker, count: u8, away: bool, exchange: bool, lang: Lang, view: TableView) -> View {
    let name = names::worker(worker, lang);
    let label = if away { Texts(lang).proposed(count, name) } else { format!("{count} × {name}") };
    let number = (count > 1).then(|| html! { <b class="token-count" aria-hidden="true">{count}</b> });
    let class = if away { "token away" } else { "token" };
    let key = format!("worker:{}", worker.letter());
    let (anchor, topic) = (key.clone(), key.clone());
    let press = move |_| if exchange { view.exchange.set(true) } else { view.overlay.explain(key.clone()) };
    html! {
        <button type="button" class=class data-anchor=anchor data-topic=topic on:click=press>
            {worded(label, html! { {icon(worker_icon(worker), 34)} {number} })}
        </button>
    }
}

/// Workers as tokens: one each while there is room, otherwise one a type with its number.
pub(super) fn tokens(band: Workers, away: bool, grouped: bool, exchange: bool, lang: Lang, view: TableView) -> View {
    if grouped {
        let types = Worker::ALL.into_iter().filter(|worker| band.count(*worker) > 0);
        return types
            .map(|worker| token(worker, band.count(worker), away, exchange, lang, view))
            .collect_view()
            .into_view();
    }
    band.iter().map(|worker| token(worker, 1, away, exchange, lang, view)).collect_view().into_view()
}

pub(super) fn worker_sources(seat: Seat, sources: &WorkerSources, lang: Lang, view: TableView) -> View {
    let WorkerSources { kept, paladin, tavern } = sources;
    let group = |label: String, workers: View| {
        html! {
            <span class="line source" role="group" aria-label=label.clone()>
                <span class="label" aria-hidden="true">{label.clone()}</span>
                {workers}
            </span>
        }
    };
    let more = |count: usize| html! { <b class="more">"+"{count}</b> };
    let hand = |band: Workers| tokens(band, false, false, false, lang, view);
    let kept_group = (kept.total() > 0).then(|| group(localize(lang, text!("kept")).to_owned(), hand(*kept)));
    let (name, workers) = match paladin {
        Some((name, workers)) => ((*name).to_owned(), hand(*workers)),
        None => (localize(lang, text!("Paladin")).to_owned(), more(BROUGHT)),
    };
    let total = kept.total() + BROUGHT + tavern;
    html! {
        {emblem(seat, 24, None)}
        <span class="label own-label">{localize(lang, text!("Your"))}<br/>{localize(lang, text!("workers"))}</span>
        <div class="tokens sources" data-anchor="workers" role="group" aria-label=localize(lang, text!("Your Workers"))>
            {kept_group} {group(name, workers)} {group(PageTexts(lang).tavern().to_owned(), more(*tavern))}
            <b class="total">{worded(Texts(lang).workers_in_all(total), html! { "= "{total} })}</b>
        </div>
    }
}
