//! Previews of choices of Paladins match the results: the price, the gains, and the possible consequences.

use kernel::{Chance, Column, CostOfWaiting, Game, Lang, NullSink, Preview, Seat, Seed, Setup};
use paladins::components::{Action, Attribute, FavourId, OrderId, OutsiderId, TownsfolkId, WallId, Worker};
use paladins::scenario::ScenarioExt as _;
use paladins::scenario::{Scenario, scenario, solo};
use paladins::{Choice, Paladins, Question, Thing};
use ui::{HasMoments, warnings};

/// The sum of a thing of the choosing seat over all columns.
fn sum(preview: &Preview<Paladins>, thing: Thing) -> i32 {
    preview.changes.iter().filter(|change| change.is_own() && change.thing == thing).map(|change| change.by).sum()
}

/// Holdings of a player, counted without events.
fn held(game: &Paladins, seat: Seat) -> Vec<(Thing, i32)> {
    let things = [
        Thing::Silver,
        Thing::Provisions,
        Thing::Townsfolk,
        Thing::Wall,
        Thing::Attacked,
        Thing::Converted,
        Thing::Suspicion,
        Thing::PaidDebt,
        Thing::Workshop,
        Thing::Jar,
        Thing::Monk,
        Thing::Outpost,
    ];
    let levels = Attribute::ALL.map(Thing::Level);
    things.into_iter().chain(levels).map(|thing| (thing, game.player(seat).has(thing).into())).collect()
}

/// Every number on the own board changes as previewed, whatever event reports it.
#[test]
fn every_number_on_the_own_board_changes_by_what_is_shown_before_the_choice() {
    let tables: [&[&str]; 4] = [&["human"; 2], &["human"; 3], &["human"; 4], &["human", "solo-hard"]];
    let (mut compared, mut list) = (0, Vec::new());
    for number in 0..40_u64 {
        let seats = tables[number as usize % tables.len()];
        let mut chance = Chance::new(number);
        let mut game = Paladins::deal(&Setup::of(seats), Seed::from(number).chance(), &mut NullSink).expect("a set-up");
        while let Some(decision) = game.decision() {
            game.choices(&mut list);
            let choice = list[chance.below(list.len() as u32) as usize];
            let preview = Preview::of(&game, choice).expect("a listed choice");
            if let Some(after) = &preview.after {
                let (before, after) = (held(&game, decision.seat), held(after, decision.seat));
                for ((thing, before), (_, after)) in before.into_iter().zip(after) {
                    assert_eq!(sum(&preview, thing), after - before, "{choice}: {thing:?}");
                }
                compared += 1;
            }
            game.apply(choice, &mut NullSink).expect("a listed choice");
        }
    }
    assert!(compared > 2_000, "only {compared} choices were compared");
}

/// Preview of the Workers proposed for these keys.
fn preview(table: &Scenario, keys: &str) -> Preview<Paladins> {
    let (before, last) = keys.rsplit_once(' ').expect("words and Workers");
    Preview::of(table.clone().play(before).game(), last.parse().expect("a choice")).expect("a legal choice")
}

fn column(preview: &Preview<Paladins>, column: Column) -> Vec<(Thing, i32)> {
    preview.column(column).map(|change| (change.thing, change.by)).collect()
}

/// A table at which the fifth Wall completes the King's Order for 4 points.
fn fifth_wall() -> Scenario {
    scenario(2).orders(&[OrderId(1)]).walls(4).influence(8).provisions(5).workers("LSM")
}

/// Fortify: a Wall and its Strength are certain, and so is the Order; which Wall is not, whichever lies on top.
#[test]
fn fortify_says_its_price_the_wall_its_strength_and_the_order_and_not_which_wall() {
    for wall in WallId::all() {
        let table = fifth_wall();
        if table.you().walls.contains(&wall) {
            continue;
        }
        let preview = preview(&table.wall_on_top(wall), "fortify pay:LSM");
        assert_eq!(column(&preview, Column::Costs), [(Thing::Provisions, -2)], "{wall:?}");
        let brings = column(&preview, Column::Brings);
        assert_eq!(brings, [(Thing::Wall, 1), (Thing::Level(Attribute::Strength), 1)], "{wall:?}");
        assert_eq!(column(&preview, Column::Then), [(Thing::Order(OrderId(1)), 1)], "{wall:?}");
        assert!(preview.shows() && preview.bars_undo);
    }
}

/// Effects after the hidden Wall are certain, too: the Gatekeeper's Tax.
#[test]
fn what_a_crew_adds_after_a_hidden_card_is_shown() {
    let table = fifth_wall().crew(TownsfolkId(19)).wall_on_top(WallId(6)).debts(1, 0);
    let brings = column(&preview(&table, "fortify pay:LSM"), Column::Brings);
    assert!(brings.contains(&(Thing::Silver, 1)), "{brings:?}");
}

/// Attack: the price stands beside the refund, even if they are equal.
#[test]
fn attack_says_its_price_and_the_silver_that_comes_back() {
    let table = scenario(2).strength(3).silver(3).workers("LSF").outsider(3, OutsiderId(24));
    let preview = preview(&table, "attack outsider:3 pay:LSF");
    assert_eq!(column(&preview, Column::Costs), [(Thing::Silver, -2)]);
    let brings = column(&preview, Column::Brings);
    assert!(brings.contains(&(Thing::Silver, 2)), "{brings:?}");
    assert!(brings.contains(&(Thing::Attacked, 1)) && !preview.bars_undo, "{brings:?}");
}

/// Suspicion: the card is certain, and negative; its Tax is unknown.
#[test]
fn a_criminal_says_its_suspicion_and_not_the_tax_on_the_card() {
    for tax in [0, 2] {
        let preview = preview(&scenario(2).workers("L").suspicion_on_top(&[tax]), "conspire pay:L");
        assert_eq!(column(&preview, Column::Costs), [(Thing::Suspicion, 1)]);
        assert_eq!(column(&preview, Column::Brings), [(Thing::Worker(Worker::Criminal), 1)]);
        assert!(preview.shows());
    }
}

/// The last coin of the Tax supply: the preview shows the Inquisition.
#[test]
fn the_last_tax_says_that_an_inquisition_follows() {
    let table = scenario(2).tax(2).strength(7).workers("LSF").outsider(0, OutsiderId(24));
    let then = column(&preview(&table, "attack outsider:0 pay:LSF"), Column::Then);
    assert_eq!(then[0], (Thing::Inquisition, 1));
}

/// The warnings of the Workers proposed for these keys, in a language.
fn warned(table: &Scenario, keys: &str, lang: Lang) -> Vec<String> {
    warnings(&preview(table, keys), lang).into_iter().map(|warning| warning.sign.label).collect()
}

/// Attack takes the last coins; the seat with the most Suspicion takes the Debt.
#[test]
fn an_inquisition_is_warned_of_with_the_debt_that_it_brings() {
    let table = |own: &[u8]| {
        let table = scenario(2).seat(1).suspicion(&[1]).seat(0).suspicion(own).tax(2).strength(7).workers("LSF");
        table.outsider(0, OutsiderId(24))
    };
    let warned = |table: &Scenario, lang| warned(table, "attack outsider:0 pay:LSF", lang);
    assert_eq!(warned(&table(&[1, 1]), Lang::En), ["Inquisition: you take a Debt (−3)"]);
    assert_eq!(warned(&table(&[1, 1]), Lang::Fr), ["Inquisition : vous contractez une Dette (−3)"]);
    assert_eq!(warned(&table(&[]), Lang::En), ["Inquisition"]);
    assert!(warned(&table(&[1, 1]).tax(5), Lang::En).is_empty());
}

/// A Suspicion card takes 0 to 2 Tax: with one coin left Conspire may bring an Inquisition, whatever lies on top.
#[test]
fn an_inquisition_that_depends_on_a_hidden_card_is_called_possible() {
    for top in [0, 2] {
        let table = scenario(2).tax(1).workers("L").suspicion_on_top(&[top]);
        let possible = ["Inquisition possible: you take a Debt (−3)"];
        assert_eq!(warned(&table, "conspire pay:L", Lang::En), possible, "{top}");
        assert!(warned(&table.tax(3), "conspire pay:L", Lang::En).is_empty());
    }
}

/// The remaining Tax is previewed with its present amount, before the last coin is in danger.
#[test]
fn the_tax_that_is_left_is_reported_before_it_is_taken() {
    let table = scenario(2).tax(4).strength(7).workers("LSF").outsider(0, OutsiderId(24));
    let preview = preview(&table, "attack outsider:0 pay:LSF");
    let left = preview.column(Column::Then).find(|change| change.thing == Thing::Tax).expect("the Tax");
    assert_eq!(left.levels, Some((4, 2)));
}

/// An Inquisition is previewed with its effects on the others, by seat.
#[test]
fn an_inquisition_says_who_takes_the_debt() {
    let table = scenario(2).seat(1).suspicion(&[1]).seat(0).tax(2).strength(7).workers("LSF");
    let preview = preview(&table.outsider(0, OutsiderId(24)), "attack outsider:0 pay:LSF");
    let debt = preview.changes.iter().find(|change| change.thing == Thing::UnpaidDebt).expect("a Debt");
    assert_eq!((debt.column, debt.seat, debt.by), (Column::Then, Some(Seat(1)), 1));
}

/// Solo: the opponent's next Scheme card is not revealed by the choice, though nothing can be undone after it.
#[test]
fn an_official_opponents_turn_is_no_part_of_a_preview() {
    let preview = preview(&solo("solo-easy").rival(5, 0).workers("LM"), "trade pay:LM");
    assert!(preview.bars_undo && !preview.shows());
    assert!(column(&preview, Column::Brings).contains(&(Thing::Silver, 3)));
}

/// A reward with a question: the preview ends there.
#[test]
fn a_preview_ends_where_something_is_to_be_decided() {
    let table = scenario(2).round(7).favour(4, FavourId(3)).workers("X");
    let preview = preview(&table, "favour:4 pay:X");
    assert_eq!((preview.next, preview.changes), (Some(Question::RaiseAny), Vec::new()));
}

/// With two Workers, Develop takes both: after a Hunt it can no longer be done on the next turn.
#[test]
fn an_action_whose_workers_another_one_takes_is_gone_where_it_is_put_off() {
    let table = scenario(2).workers("LS").silver(9);
    let (develop, hunt) = (Choice::Act(Action::Develop), Choice::Act(Action::Hunt));
    assert_eq!(CostOfWaiting::of(table.game(), develop, hunt), Some(CostOfWaiting::Gone));
}

/// With many Workers a Hunt after a Development still has its present gains.
#[test]
fn an_action_that_is_as_good_on_the_next_turn_can_wait() {
    let table = scenario(2).workers("LLLLLL").silver(9);
    let (develop, hunt) = (Choice::Act(Action::Develop), Choice::Act(Action::Hunt));
    assert_eq!(CostOfWaiting::of(table.game(), hunt, develop), None);
}

/// Only a choice that begins a turn can be deferred to the next one.
#[test]
fn a_choice_inside_a_turn_cannot_be_put_off() {
    let table = scenario(2).workers("LSM").silver(9).play("develop");
    let mut choices = Vec::new();
    table.game().choices(&mut choices);
    assert_eq!(CostOfWaiting::of(table.game(), choices[0], choices[1]), None);
}

/// The fifth Wall completes the Order of Fortify: a moment at its place. The fourth does not.
#[test]
fn the_piece_that_completes_a_kings_order_is_a_moment() {
    let moments = |walls: usize| {
        let table = scenario(2).orders(&[OrderId(1), OrderId(3), OrderId(0)]).walls(walls).influence(9).provisions(3);
        let table = table.workers("LSM").play("fortify pay:LSM");
        let found = table.events().iter().filter_map(|event| table.game().moment(event));
        found.flat_map(|row| row.places).filter(|place| place.starts_with("order:")).count()
    };
    assert_eq!((moments(3), moments(4)), (0, 1));
}
