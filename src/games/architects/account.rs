//! The account beside the town: costs and gains of a hire or of the captures of a turn, and the trades with their
//! steppers.

use super::signs::{amount, amounts};
use crate::components::{icon, tap_button};
use crate::state::store::Store;
use architects::components::Location;
use architects::table::Texts;
use architects::table::ledger::{Ledger, LedgerLine};
use architects::table::reset::ResetReport;
use architects::table::trades::{Paid, TradeRow, Trades};
use architects::texts::names;
use markup::{CollectView, View, html};
use ui::Tap;

pub fn ledger_view(ledger: &Ledger) -> View {
    let line = |line: &LedgerLine| {
        let class = if line.comes { "line account-line due" } else { "line account-line" };
        html! {
            <li class=class>{icon(line.sign, 20)} <span class="grow">{line.text.clone()}</span> <b>{amounts(&line.amounts, 16)}</b></li>
        }
    };
    html! {
        <section class="account column panel" aria-label=ledger.title.clone()>
            <h2 class="line">
                {icon(ledger.sign, 24)} <b class="name">{ledger.title.clone()}</b> <i>{ledger.note.clone()}</i>
            </h2>
            <ol>{ledger.lines.iter().map(line).collect_view()}</ol>
            <p class="account-foot">{ledger.foot.clone()}</p>
        </section>
    }
}

pub fn trades_view(store: Store, trades: &Trades) -> View {
    let texts = Texts(trades.lang);
    let row = |row: &TradeRow| {
        let class = match (row.made, &row.more) {
            (_, Tap::Look { looked: true, .. }) => "card line trade made looked",
            (0, _) => "card line trade",
            _ => "card line trade made",
        };
        let back = move |_| {
            let _ = store.undo();
        };
        let less = html! {
            <button type="button" class="step" aria-label=texts.less_button() aria-disabled=(!row.last).then_some("true") disabled=!row.last on:click=back>
                "−"
            </button>
        };
        let more = tap_button(row.more.clone(), None, "step target-step".to_owned(), row.label.clone(), html! { "+" });
        let paid = (!row.payments.is_empty()).then(|| {
            let payment = |payment: &Paid| {
                let class = if payment.chosen { "button way proposed" } else { "button way" };
                tap_button(payment.tap.clone(), None, class.to_owned(), payment.label.clone(), amounts(&payment.amounts, 16))
            };
            let label = texts.pays_with();
            html! { <span class="line paid" role="group" aria-label=label><i>{label}</i> {row.payments.iter().map(payment).collect_view()}</span> }
        });
        html! {
            <li class=class>
                {icon(row.sign, 26)}
                <span class="grow col">
                    <b class="name">{row.name.clone()}</b>
                    <span class="line">{amounts(&row.cost, 18)} {icon("ui-next", 10)} {amount(&row.gains, 18)}</span>
                </span>
                <span class="stepper">{less} <b>{row.made}</b> {more}</span>
                {paid}
            </li>
        }
    };
    let made = |(place, sign): (usize, &&'static str)| {
        html! { <span class="chip"><span class="step-number">{place + 1}</span>{icon(sign, 18)}</span> }
    };
    let note = if trades.paying { String::new() } else { texts.rewards_left(trades.left) };
    let title = names::location(Location::Storehouse, trades.lang);
    html! {
        <section class="account trades column panel" data-row="" aria-label=title>
            <h2 class="line">
                {icon("loc-storehouse", 28)} <b class="name">{title}</b> {trades.made.iter().enumerate().map(made).collect_view()}
                <i>{note}</i>
            </h2>
            <ol>{trades.rows.iter().map(row).collect_view()}</ol>
        </section>
    }
}

pub fn reset_view(report: &ResetReport) -> View {
    let line = |(place, (sign, text)): (usize, &(&'static str, String))| {
        html! { <li class="line account-line"><span class="step-number">{place + 1}</span>{icon(sign, 16)}<span>{text.clone()}</span></li> }
    };
    let texts = Texts(report.lang);
    html! {
        <div class="account reset-told panel" data-over="reset" data-speaks="place:market">
            <h2 class="line">{icon("market-reset", 24)} <b class="name">{texts.clears_the_market()}</b></h2> <ol>{report.lines.iter().enumerate().map(line).collect_view()}</ol>
        </div>
    }
}
