//! Previews of choices of Architects match the results: the price, the gains, and the consequences.

use architects::components::{GuardAction, Thing};
use architects::scenario::ScenarioExt as _;
use architects::scenario::{Scenario, scenario};
use architects::{Architects, Event};
use kernel::{Chance, Column, Game, Lang, NullSink, Preview, Seat, Seed, Setup};
use ui::warnings;

fn sum(preview: &Preview<Architects>, thing: Thing) -> i32 {
    preview.changes.iter().filter(|change| change.is_own() && change.thing == thing).map(|change| change.by).sum()
}

/// Holdings of a player, counted without events. Tax is Silver, a paid Debt is an unpaid one less, and a Building a
/// plan less.
fn held(game: &Architects, seat: Seat) -> [(&'static [(Thing, i32)], i32); 13] {
    let player = game.player(seat);
    let [silver, clay, wood, stone, gold, marble] = player.goods.map(i32::from);
    let number = |count: usize| i32::try_from(count).unwrap();
    [
        (&[(Thing::Silver, 1), (Thing::Tax, 1)], silver),
        (&[(Thing::Clay, 1)], clay),
        (&[(Thing::Wood, 1)], wood),
        (&[(Thing::Stone, 1)], stone),
        (&[(Thing::Gold, 1)], gold),
        (&[(Thing::Marble, 1)], marble),
        (&[(Thing::Virtue, 1)], player.virtue.into()),
        (&[(Thing::Debt, 1), (Thing::PaidDebt, -1)], player.unpaid.into()),
        (&[(Thing::PaidDebt, 1)], player.paid.into()),
        (&[(Thing::Plan, 1), (Thing::Building, -1)], number(player.hand.len())),
        (&[(Thing::Apprentice, 1)], number(player.apprentices.len())),
        (&[(Thing::Building, 1)], number(player.built.len())),
        (&[(Thing::Level, 1)], player.cathedral.into()),
    ]
}

/// Every number on the own board changes as previewed, whatever event reports it.
#[test]
fn every_number_on_the_own_board_changes_by_what_is_shown_before_the_choice() {
    let tables: [&[&str]; 5] =
        [&["human"; 2], &["human"; 3], &["human"; 4], &["human"; 5], &["human", "solo-constantine"]];
    let (mut compared, mut list) = (0, Vec::new());
    for number in 0..40_u64 {
        let mut setup = Setup::of(tables[number as usize % tables.len()]);
        if number % 2 == 0 {
            setup.modules = ["variable", "promo", "promo-boards", "bonus-boards"].map(str::to_owned).into();
        }
        let mut chance = Chance::new(number);
        let mut game = Architects::deal(&setup, Seed::from(number).chance(), &mut NullSink).expect("a set-up");
        while let Some(decision) = game.decision() {
            game.choices(&mut list);
            let choice = list[chance.below(list.len() as u32) as usize];
            let preview = Preview::of(&game, choice).expect("a listed choice");
            if let Some(after) = preview.after.as_ref().filter(|after| game.is_set_up() && after.turn() == game.turn())
            {
                let (before, after) = (held(&game, decision.seat), held(after, decision.seat));
                for ((things, before), (_, after)) in before.into_iter().zip(after) {
                    let reported: i32 = things.iter().map(|(thing, sign)| sum(&preview, *thing) * sign).sum();
                    assert_eq!(reported, after - before, "{choice}: {things:?}");
                }
                compared += 1;
            }
            game.apply(choice, &mut NullSink).expect("a listed choice");
        }
    }
    assert!(compared > 2_000, "only {compared} choices were compared");
}

/// Preview of a choice, column by column.
fn reported(table: &Scenario, key: &str) -> [Vec<(Thing, i32)>; 3] {
    let table = table.clone().start();
    let preview = Preview::of(table.game(), key.parse().unwrap()).expect("a legal choice");
    [Column::Costs, Column::Brings, Column::Then]
        .map(|column| preview.column(column).map(|change| (change.thing, change.by)).collect())
}

#[test]
fn a_construction_tells_its_price_and_what_it_brings() {
    let table = scenario(2).cathedral(5).hand(&["well"]).goods([0, 2, 2, 0, 0]);
    let [costs, brings, then] = reported(&table, "place:guildhall");
    assert_eq!(costs, [(Thing::Wood, -2), (Thing::Stone, -2)]);
    assert_eq!((brings, then), (vec![(Thing::Building, 1), (Thing::Clay, 4)], vec![(Thing::End, -1)]));
    let last = table.seat(1).in_guildhall(11).seat(0);
    assert_eq!(reported(&last, "place:guildhall")[2], [(Thing::End, 1), (Thing::End, -1)]);
    assert_eq!(warned(&last, "place:guildhall", Lang::En), ["End of the game after one more turn each"]);
}

#[test]
fn the_black_market_tells_its_price_its_goods_and_a_reset() {
    let table = scenario(2).silver(3).hired(&["swindler-31"]).right_market(1);
    let [costs, brings, then] = reported(&table, "place:market-right");
    assert_eq!(costs, [(Thing::Silver, -3), (Thing::Virtue, -1)]);
    assert_eq!(brings, [(Thing::Clay, 2), (Thing::Marble, 2), (Thing::Wood, 2)]);
    assert_eq!(then, []);
    let third = table.in_market("market-left").in_market("market-middle");
    let [costs, _, then] = reported(&third, "place:market-right");
    // Three own Workers go to the Prison: a Virtue more, and a Debt.
    assert_eq!(costs, [(Thing::Silver, -3), (Thing::Virtue, -1), (Thing::Virtue, -1), (Thing::Debt, 1)]);
    assert_eq!(then, [(Thing::Reset, 1)]);
    let warned = |lang| warned(&third, "place:market-right", lang);
    assert_eq!(warned(Lang::En), ["Black Market reset: you lose 1 Virtue and take 1 Debt (−2)"]);
    assert_eq!(warned(Lang::Fr), ["Réinitialisation du Marché Noir : vous perdez 1 Vertu et contractez 1 Dette (−2)"]);
}

/// The warnings of a choice, in a language.
fn warned(table: &Scenario, key: &str, lang: Lang) -> Vec<String> {
    let table = table.clone().start();
    let preview = Preview::of(table.game(), key.parse().unwrap()).expect("a legal choice");
    warnings(&preview, lang).into_iter().map(|warning| warning.sign.label).collect()
}

#[test]
fn a_hire_tells_tax_silver_and_what_lies_on_the_card_and_shows_the_next_one() {
    let table = scenario(2).silver(6).laid("a3", 2).play("place:workshop");
    let preview = Preview::of(table.game(), "hire:a3".parse().unwrap()).expect("a legal choice");
    assert!(preview.shows(), "the next Apprentice is turned up");
    assert_eq!((sum(&preview, Thing::Tax), sum(&preview, Thing::Apprentice)), (-2, 1));
    // 2 Silver, 2 more that are laid on the row, 2 that lie on the card.
    assert_eq!(sum(&preview, Thing::Silver), -2);
    let plans = Preview::of(table.game(), "plans".parse().unwrap()).expect("a legal choice");
    assert_eq!((plans.shows(), sum(&plans, Thing::Plan)), (true, 1));
}

#[test]
fn the_guardhouse_and_the_town_centre_tell_who_comes_and_goes() {
    let table = scenario(2).silver(9).in_prison(2).captured(1, 3).debts(1, 0).seat(1).captured(0, 4).seat(0);
    let table = table.at("guardhouse", 1).play("place:guardhouse");
    let guard = |action: GuardAction| reported(&table, &format!("guard:{}", action.key()));
    assert_eq!(guard(GuardAction::Release)[1], [(Thing::Worker, 2)]);
    assert_eq!(guard(GuardAction::Imprison)[1], [(Thing::Silver, 3)]);
    let ransom = [vec![(Thing::Tax, -2), (Thing::Silver, -3)], vec![(Thing::Worker, 4)], vec![(Thing::Tax, 2)]];
    assert_eq!(guard(GuardAction::Ransom), ransom);
    let debt = [vec![(Thing::Debt, 1), (Thing::Virtue, -1)], vec![(Thing::Worker, 4)], vec![]];
    assert_eq!(guard(GuardAction::RansomByDebt), debt);
    let paid = guard(GuardAction::PayDebt);
    assert_eq!(paid[0], [(Thing::Tax, -3), (Thing::Silver, -3)]);
    assert_eq!(paid[1], [(Thing::PaidDebt, 1), (Thing::Virtue, 1)]);
    let town = scenario(2).silver(2).at("quarry", 3).seat(1).at("quarry", 2).seat(0).play("place:town-centre");
    let [costs, brings, _] = reported(&town, "capture:quarry:1");
    assert_eq!((costs, brings), (vec![(Thing::Tax, -1)], vec![(Thing::Captive, 2)]));
    assert_eq!(reported(&town, "capture:quarry:0")[1], [(Thing::Worker, 3)]);
}

/// The preview ends before the opponent's turn: its card stays hidden.
#[test]
fn the_solo_opponents_turn_is_not_reported_beforehand() {
    let table = architects::scenario::solo("solo-helena").at("quarry", 2).next_cards(&["H6"]).start();
    let preview = Preview::of(table.game(), "place:quarry".parse().unwrap()).expect("a legal choice");
    assert_eq!(sum(&preview, Thing::Stone), 3);
    assert!(preview.events.iter().all(|event| !matches!(event, Event::SoloCardTurned { .. } | Event::Captured { .. })));
}
