//! The shelves: the tomes of each seat as books, and its Crests.

use super::signs::{book_class, book_name, crest_sign};
use crate::components::{cover, emblem, icon};
use crate::state::store::Store;
use campaign::{Campaign, ShelfBook, shelf};
use kernel::{Crest, Seat};
use markup::{CollectView, View, html};

pub fn shelves(store: Store, campaign: &Campaign) -> View {
    let most = campaign.seats().map(|seat| campaign.holdings(seat).all()).max().unwrap_or(0);
    let alone = campaign.seats().filter(|seat| campaign.holdings(*seat).all() == most).count() == 1;
    let seats = campaign.seats().map(|seat| {
        let count = campaign.holdings(seat).all();
        one(store, campaign, seat, alone && count == most && count > 0)
    });
    html! { <section class="shelves" aria-label=store.texts().shelves()>{seats.collect_view()}</section> }
}

fn one(store: Store, campaign: &Campaign, seat: Seat, leads: bool) -> View {
    let texts = store.texts();
    let books = shelf(campaign, seat);
    let count = books.len();
    let books = if books.is_empty() {
        html! { <p class="void">{texts.empty_shelf()}</p> }
    } else {
        html! { <ul class="books">{books.into_iter().map(|book| spine(store, book)).collect_view()}</ul> }
    };
    let needed = Crest::needed(campaign.plan().seats.len());
    let crest = |crest: Crest| {
        let held = campaign.crests().held(seat, crest);
        let signs =
            (0..needed.max(held)).map(|place| crest_sign(if place < held { "crest" } else { "hole-crest" }, crest, 22));
        let text = texts.named_and_count(crest.name(texts.0), texts.has_of(held, needed));
        html! { <li role="img" aria-label=text>{signs.collect_view()} <b>{held} "/" {needed}</b></li> }
    };
    html! {
        <article class="panel tome-shelf" data-seat=seat.0.to_string()>
            <header>
                {emblem(seat, 20, None)} <h2>{store.table.name(seat)}</h2> {leads.then(|| html! { <em class="leads">{texts.leads()}</em> })}
                <span class="grow"></span> <b class="how-many">{count}</b> <small>{texts.tomes()}</small>
            </header>
            <div class="shelf-board">
                {cover(store.table.portrait(seat), 110)} {books} <ul class="crests">{Crest::ALL.map(crest).into_iter().collect_view()}</ul>
            </div>
        </article>
    }
}

fn spine(store: Store, book: ShelfBook) -> View {
    let texts = store.texts();
    let name = book_name(texts, book);
    let (class, inside) = match book {
        ShelfBook::Objective(chapter, _) => (book_class(Some(chapter)), html! { <span>{name}</span> }),
        ShelfBook::Victory(_) => {
            (book_class(None), html! { {icon("tome-victory", 20)} <span class="sr">{name}</span> })
        }
        ShelfBook::Crest(crest) => {
            (book_class(None), html! { {crest_sign("crest", crest, 20)} <span class="sr">{name}</span> })
        }
    };
    let thin = matches!(book, ShelfBook::Victory(_) | ShelfBook::Crest(_));
    html! { <li class=format!("spine {class}") class:thin=thin>{inside}</li> }
}
