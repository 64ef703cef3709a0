//! The yield of the next Worker of a seat at a location, including Apprentices.

use super::amounts::Amount;
use crate::Architects;
use crate::components::{CAPTURE_TAX, Ease, HIRE_TAX, LEAST_GOLD_MINERS, Location, Occasion, TAX_STAND_VIRTUE, Thing};
use crate::table::Texts;
use kernel::{Lang, Seat};
use lang::Noun;

const TRADE: Noun = noun!("trade", "trades");
const ACTION: Noun = noun!("action", "actions");
const CAPTURE: Noun = noun!("capture", "captures");

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Yields {
    pub sides: Vec<Vec<Amount>>,
    /// Word for them, if the signs are not clear.
    pub text: &'static str,
}

impl Yields {
    pub fn label(&self, lang: Lang) -> String {
        let side = |side: &Vec<Amount>| side.iter().map(|amount| amount.label.clone()).collect::<Vec<_>>().join(", ");
        let sides: Vec<String> = self.sides.iter().map(side).collect();
        sides.join(&format!(" {} ", Texts(lang).or_else_word()))
    }
}

pub fn next(game: &Architects, seat: Seat, location: Location, lang: Lang) -> Yields {
    of(game, seat, location, game.workers_at(location, seat) + 1, lang)
}

/// Returns the yield of a seat's Worker at a large circle as the last of `workers`.
pub fn of(game: &Architects, seat: Seat, location: Location, workers: u8, lang: Lang) -> Yields {
    let gathered = |thing: Thing| {
        let mut gains = vec![(thing, Architects::gathered(location, thing, workers))];
        for (_, brought, count) in Occasion::at(location).into_iter().flat_map(|when| game.bringing(seat, when)) {
            match gains.iter_mut().find(|gain| gain.0 == brought) {
                Some(gain) => gain.1 += count,
                None => gains.push((brought, count)),
            }
        }
        let counted = gains.into_iter().filter(|gain| gain.1 > 0);
        counted.map(|(thing, count)| Amount::of(thing, count, lang)).collect::<Vec<_>>()
    };
    let counted = |icon: &'static str, number: u8, noun: Noun| {
        let of = Amount { number: number.into(), icon, label: noun.count(number, lang) };
        (of, if number == 1 { noun.one(lang) } else { noun.many(lang) })
    };
    let (sides, text) = match location {
        Location::Quarry => (vec![gathered(Thing::Stone)], ""),
        Location::Forest => (vec![gathered(Thing::Wood)], ""),
        Location::Silversmith => (vec![gathered(Thing::Silver)], ""),
        Location::Mines => {
            let gold = (workers >= LEAST_GOLD_MINERS).then(|| gathered(Thing::Gold));
            ([gathered(Thing::Clay)].into_iter().chain(gold).collect(), "")
        }
        Location::Storehouse => {
            let trades = workers + game.player(seat).eased(Ease::Storehouse);
            let (trades, text) = counted("act-trade", trades, TRADE);
            (vec![vec![trades]], text)
        }
        Location::Workshop => {
            let silver = game.tax_due(seat, HIRE_TAX) + game.hire_price(seat);
            let plans = Architects::plans_for(workers);
            (vec![vec![Amount::of(Thing::Silver, silver, lang)], vec![Amount::of(Thing::Plan, plans, lang)]], "")
        }
        Location::TownCentre => {
            let tax = game.tax_due(seat, CAPTURE_TAX);
            let (captures, _) = counted("capture", workers, CAPTURE);
            let tax = (tax > 0).then(|| Amount::lost(Thing::Tax, tax, lang));
            (vec![[captures].into_iter().chain(tax).collect()], "")
        }
        Location::Guardhouse => {
            let (actions, text) = counted("release", workers, ACTION);
            (vec![vec![actions]], text)
        }
        Location::TaxStand => {
            let virtue = TAX_STAND_VIRTUE.saturating_sub(game.player(seat).eased(Ease::TaxStandVirtue));
            let silver = u8::try_from(game.board().tax).unwrap_or(u8::MAX);
            let mut side = vec![Amount::of(Thing::Silver, silver, lang)];
            side.extend(
                game.bringing(seat, Occasion::TaxStand).map(|(_, thing, count)| Amount::of(thing, count, lang)),
            );
            if virtue > 0 {
                side.push(Amount::lost(Thing::Virtue, virtue, lang));
            }
            (vec![side], "")
        }
        _ => (Vec::new(), ""),
    };
    Yields { sides, text }
}
