//! The campaign page: its chronicle under three arches, the Tome Board, the shelves, and the next step.

mod arcade;
mod beside_table;
mod board;
mod button;
mod podium;
mod share;
mod shelves;
mod signs;
mod tome_card;

pub use beside_table::{tomes_drawer, tomes_now};
pub use button::campaign_button;
pub use share::{campaign_file, campaign_share_panel, share_campaign};
pub use signs::numeral;

use crate::components::{cover, icon};
use crate::info::{CAMPAIGN, info};
use crate::pages::opened::own_game_button;
use crate::pages::print::print_button;
use crate::pages::share_link::open_button;
use crate::pages::share_link::share_button;
use crate::state::campaign::OpenCampaign;
use crate::state::store::{ImportPreview, Screen, Store, use_store};
use crate::table::controls::{light_or_dark, tool};
use crate::table::thinking::send_button;
use crate::texts::PageTexts;
use arcade::arcade;
use board::tome_board;
use campaign::Stage;
use kernel::Crest;
use markup::{IntoView, RwSignal, View, html};
use podium::podium;
use shelves::shelves;
use ui::portraits::OVERLORD;

pub fn chronicle() -> View {
    let store = use_store();
    let picked = RwSignal::new(None);
    let inside = move || {
        let Some(open) = store.table.campaign() else { return ().into_view() };
        let then = open.clone();
        // The shelves include the chosen Token.
        let after = move || picked.get().and_then(|crest| then.clone().taking(crest)).unwrap_or_else(|| then.clone());
        // Until the next chapter is laid out, the page shows the end of the last one.
        let ended = open.is_closed() && open.campaign().stage() != Stage::Over;
        let above = if ended { podium(store, open.campaign()) } else { arcade(store, open.campaign()) };
        html! {
            {above} {tome_board(store, &open, picked)} {move || shelves(store, after().campaign())}
            {foot(store, &open, picked)}
        }
    };
    html! {
        <main class="campaign">
            <header class="page-head">
                {tool("ui-back", 26, PageTexts::home, move || store.screen.set(Screen::Home))}
                {cover(&OVERLORD, 32)}
                <h1>{move || title(store)}</h1>
                <p class="campaign-when">{move || when(store)}</p>
                <span class="grow"></span>
                {tool("ui-book", 24, PageTexts::rules, move || store.open_rules("aim"))}
                {light_or_dark()}
            </header>
            {inside}
        </main>
    }
}

fn title(store: Store) -> String {
    let texts = store.texts();
    let Some(open) = store.table.campaign() else { return CAMPAIGN.name.to_owned() };
    let last = open.campaign().closed().last().filter(|_| open.is_closed());
    let first = last.and_then(|closed| closed.order.first());
    match (open.campaign().winner(), first) {
        (Some(seat), _) => texts.wins_campaign(store.table.name(seat)),
        (None, Some(seat)) => texts.wins_chapter(store.table.name(*seat)),
        (None, None) => CAMPAIGN.name.to_owned(),
    }
}

fn when(store: Store) -> String {
    let texts = store.texts();
    let Some(open) = store.table.campaign() else { return String::new() };
    let campaign = open.campaign();
    match campaign.stage() {
        Stage::Over => texts.campaign_is_over().to_owned(),
        _ => texts.chapter_of((campaign.closed().len() + 1).min(campaign.chapters().len()), campaign.chapters().len()),
    }
}

fn foot(store: Store, open: &OpenCampaign, picked: RwSignal<Option<Crest>>) -> View {
    let (texts, campaign) = (store.texts(), open.campaign());
    if store.table.id().is_none() {
        return looked_at(store);
    }
    let chapter_score = open.is_closed().then(|| {
        html! {
            <button type="button" class="btn" data-score="" on:click=move |_| store.screen.set(Screen::Score)>
                {texts.to_the_score()}
            </button>
        }
    });
    let awaited = store.table.awaited.get();
    let (line, go) = match campaign.stage() {
        Stage::Token(seat) if awaited == Some(seat) => {
            (texts.token_is_awaited(store.table.name(seat)), send_button(store, "btn go"))
        }
        Stage::Token(seat) => {
            let take = move |_| {
                if let Some(crest) = picked.get_untracked() {
                    picked.set(None);
                    store.take_token(crest);
                }
            };
            let button = html! {
                <button type="button" class="btn go" data-take="" disabled=move || picked.get().is_none() on:click=take>
                    {icon("ui-check", 20)}
                    {texts.take_the_token()}
                </button>
            };
            (texts.has_not_chosen(store.table.name(seat)), button.into_view())
        }
        Stage::Chapter(place) => {
            let of = &campaign.chapters()[place];
            let (game, number) = (info(of.game.name).name, numeral(of.chapter.number));
            let (press, text): (fn(Store), _) = if open.is_closed() {
                (Store::next_chapter, texts.lay_out_chapter(number))
            } else {
                (|store| store.to_table(), texts.to_the_table().to_owned())
            };
            let button = html! {
                <button type="button" class="btn go" data-go-on="" on:click=move |_| press(store)>
                    {text}
                    {icon("ui-next", 20)}
                </button>
            };
            (texts.chapter_next(number, game), button.into_view())
        }
        Stage::Over => {
            let again = html! {
                <button type="button" class="btn go" data-new="" on:click=move |_| store.set_up(&CAMPAIGN)>
                    {texts.another_campaign()}
                </button>
            };
            (texts.campaign_is_over().to_owned(), again.into_view())
        }
    };
    html! {
        <footer class="panel campaign-foot">
            <b role="status">{awaited.map(|_| icon("ui-tablet", 20))} <span>{line}</span></b>
            {chapter_score} {awaited.is_none().then(|| share_button(store))} {print_button(store)} {go}
        </footer>
    }
}

fn looked_at(store: Store) -> View {
    let texts = store.texts();
    let over = store.table.campaign().is_some_and(|open| open.campaign().stage() == Stage::Over);
    let known = match store.import.offered.get() {
        Some(ImportPreview::Campaign(_, _, known)) => known,
        _ => None,
    };
    let play = match known {
        Some(known) => Some(own_game_button(store, &known, over, true)),
        None => (!over).then(|| {
            open_button("play", true, "ui-play", texts.play_on_as_new_campaign(), move || {
                store.play_offered(Vec::new());
            })
        }),
    };
    html! {
        <footer class="panel campaign-foot">
            <b role="status">{texts.looked_at_campaign()}</b>
            {print_button(store)} {play}
        </footer>
    }
}
