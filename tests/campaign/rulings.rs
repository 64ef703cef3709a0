//! The rulings on campaigns, C-1 to C-27, and the worked examples T-1 to T-6 of the Tomesaga.

use architects::Architects;
use architects::Variant;
use architects::scenario as scenario_of_architects;
use architects::scenario::ScenarioExt as _;
use campaign::{Campaign, CampaignRecord, CampaignSetup, Ended, Stage, TomeHoldings};
use kernel::{
    CampaignBonus, Chapter, Crest, Game, Lang, Record, Reveals, Seat, Seed, Setup, SetupError, Spoken, Table,
    TomeEvent, Tomes,
};
use paladins::Paladins;
use paladins::components::{Action, Advantage, FavourId, OutsiderId, TownsfolkId};
use paladins::scenario as scenario_of_paladins;
use paladins::scenario::ScenarioExt as _;
use viscounts::Viscounts;
use viscounts::components::{Effect, Ribbon};
use viscounts::scenario as scenario_of_viscounts;
use viscounts::scenario::ScenarioExt as _;

/// A Townsfolk whose quest takes 2 Tax: with 2 in the supply it brings an Inquisition.
const TWO_TAX: TownsfolkId = TownsfolkId(8);
/// The Favour that brings a Debt and Workers.
const DEBT_FAVOUR: FavourId = FavourId(7);

fn campaign(seats: usize) -> Campaign {
    let plan = CampaignSetup { seats: vec!["human".to_owned(); seats], ..CampaignSetup::default() };
    Campaign::new(plan, Seed::from(1)).unwrap()
}

/// Ends a chapter with these scores and these tomes, each by seat and index.
fn close(campaign: &mut Campaign, totals: &[i32], taken: &[(u8, usize)]) {
    let mut order: Vec<Seat> = campaign.seats().collect();
    order.sort_by_key(|seat| -totals[seat.index()]);
    close_in_order(campaign, order, totals, taken);
}

fn close_in_order(campaign: &mut Campaign, order: Vec<Seat>, totals: &[i32], taken: &[(u8, usize)]) {
    let Stage::Chapter(place) = campaign.stage() else { panic!("no chapter is played") };
    let chapter = campaign.chapters()[place].chapter;
    let (_, setup, _) = campaign.next().unwrap();
    let mut open: Vec<usize> = taken.iter().map(|(_, tome)| *tome).collect();
    open.extend((0..6).filter(|tome| !taken.iter().any(|(_, own)| own == tome)));
    let open = std::array::from_fn(|place| open[place] as u8);
    let mut tomes = Tomes::of(&setup, totals.len()).unwrap().opened(open, Seat(0));
    tomes.collect(chapter, Seat(0), |seat, tome| taken.contains(&(seat.0, tome)), |_| {});
    campaign.close(&Ended { order, totals: totals.to_vec(), tomes }).unwrap();
}

fn victory(campaign: &Campaign) -> Vec<u8> {
    campaign.closed().last().unwrap().victory.clone()
}

/// The advantages of a seat in the next chapter.
fn brings(campaign: &Campaign, seat: u8) -> Vec<(String, u8)> {
    let (_, setup, _) = campaign.next().unwrap();
    setup.carried.into_iter().filter(|own| own.seat == Seat(seat)).map(|own| (own.what, own.count)).collect()
}

/// A game with these advantages.
fn carrying<G: Game>(seats: usize, carried: &[(u8, &str)], seed: u64) -> Table<G> {
    let own = |&(seat, what): &(u8, &str)| CampaignBonus { seat: Seat(seat), what: what.to_owned(), count: 1 };
    let setup = Setup {
        modules: vec!["tomes".to_owned()],
        carried: carried.iter().map(own).collect(),
        ..Setup::of(&vec!["human"; seats])
    };
    Table::new(setup, Seed::from(seed)).unwrap()
}

/// Makes the first legal choice until the set-up is done.
fn set_up<G: Game>(mut table: Table<G>) -> Table<G> {
    while table.state().round_number() == 0 {
        let first = table.choices()[0];
        table.choose(first).unwrap();
    }
    table
}

/// Ruling C-1 and worked example T-5.
#[test]
fn an_objective_is_looked_at_after_every_completed_step() {
    let table = scenario_of_architects::scenario(2).objectives(["quarrymen", "builders", "saints"]);
    let table = table.at("storehouse", 1).goods([0, 0, 2, 4, 0]).with(|own| own.goods[4] = 0);
    // The numbers of the example T-5: 7 Marble, one trade, nothing more.
    let rich = table.with(|own| own.goods = [0, 3, 3, 3, 0, 7]);
    let after = rich.play("place:storehouse trade:marble");
    let after = if after.taken().is_empty() { after.play("pay:wood2+stone1") } else { after };
    assert_eq!(after.taken(), [("quarrymen", 0)], "before the next trade");
    assert!(after.choices().contains(&"pass".to_owned()), "another trade may follow");
}

/// Ruling C-1.
#[test]
fn a_tome_stays_where_it_was_won_even_if_the_state_is_lost_later() {
    let table = scenario_of_architects::scenario(2).objectives(["debtors", "builders", "masters"]).debts(5, 0);
    let after = table.play("place:mines").with(|own| (own.unpaid, own.paid) = (0, 5)).play("place:mines");
    assert_eq!((after.taken(), after.game().player(Seat(0)).unpaid), (vec![("debtors", 0)], 0));
}

/// Ruling C-2.
#[test]
fn an_objective_is_met_on_anybodys_turn() {
    // Seat 1 has what the objective asks for when seat 0 plays.
    let table =
        scenario_of_architects::scenario(2).objectives(["debtors", "builders", "masters"]).seat(1).debts(5, 0).seat(0);
    let after = table.play("place:mines");
    assert_eq!(after.taken(), [("debtors", 1)]);
}

/// Ruling C-3.
#[test]
fn of_two_who_meet_it_by_the_same_step_the_active_one_takes_it_then_turn_order() {
    let ready = |seats: &[u8]| {
        let mut table = scenario_of_architects::scenario(3).objectives(["debtors", "builders", "masters"]);
        for seat in seats {
            table = table.seat(*seat).debts(5, 0);
        }
        table.turn_of(1).play("place:mines").taken()
    };
    assert_eq!(ready(&[0, 1, 2]), [("debtors", 1)]);
    assert_eq!(ready(&[0, 2]), [("debtors", 2)]);
}

/// Ruling C-4.
#[test]
fn one_who_meets_two_takes_both_in_the_order_of_the_row_and_then_crest_tomes_are_looked_at() {
    let table =
        scenario_of_architects::scenario(3).objectives(["saints", "debtors", "builders"]).crests(Crest::Sword, 1);
    let after = table.virtue(13).debts(5, 0).play("place:mines");
    let reported: Vec<TomeEvent> = after
        .events()
        .iter()
        .filter_map(|event| match event {
            architects::Event::Tome(event) => Some(*event),
            _ => None,
        })
        .collect();
    let sword = TomeEvent::CrestTomeTaken { seat: Seat(0), crest: Crest::Sword };
    let taken = |tome| TomeEvent::Taken { seat: Seat(0), tome };
    assert_eq!(reported, [taken(5), taken(2), sword]);
}

/// Ruling C-5.
#[test]
fn objectives_are_looked_at_from_the_first_turn_on_and_not_during_the_set_up() {
    for seed in 0..12 {
        let dealt = carrying::<Architects>(3, &[], seed);
        assert_eq!(dealt.state().tomes().unwrap().objectives().count(), 0, "none lies open yet");
        let ready = set_up(dealt);
        assert_eq!(ready.state().tomes().unwrap().objectives().count(), 3);
        let shown = &ready.past().last().unwrap().events;
        assert!(shown.iter().any(Reveals::reveals), "they are laid out by lot: undo stops there");
    }
}

/// Ruling C-6.
#[test]
fn what_final_scoring_gives_counts_for_no_objective() {
    // The Castle gives Virtue at the end: 12 become more, and the tome stays in place.
    let table = scenario_of_architects::scenario(2).objectives(["saints", "builders", "masters"]);
    let table = table.virtue(12).built(&["castle"]).goods([0, 0, 0, 6, 0]).last_turns(1);
    let after = table.turn_of(1).seat(0).play("place:mines");
    assert!(after.asked().is_none(), "the game is over");
    assert!(after.game().player(Seat(0)).virtue >= 13, "{:?}", after.game().player(Seat(0)));
    assert_eq!(after.taken(), []);
}

/// Ruling C-7.
#[test]
fn advantages_stack_and_a_cost_never_goes_below_nothing() {
    let table = scenario_of_paladins::scenario(2).paladin("Samson").brings(Advantage::CheapDevelop).workers("LLL");
    assert_eq!(table.you().silver_cost(Action::Develop), 1, "2 with Samson, 1 less with the tome");
    let after = table.silver(1).play("develop workshop:attack:0 pay:LL");
    assert_eq!(after.you().silver, 0);
    assert_eq!(
        scenario_of_paladins::scenario(2).brings(Advantage::CheapRecruit).you().townsfolk_cost(4),
        0,
        "never below"
    );
}

/// Ruling C-8.
#[test]
fn recruit_is_cheaper_for_both_kinds_but_not_where_a_debt_pays() {
    let table = scenario_of_paladins::scenario(2).brings(Advantage::CheapRecruit).workers("LSF").silver(2);
    let before = table.you().silver;
    let quest = table.clone().townsfolk(0, TWO_TAX).play("recruit quest:0 silver pay:L");
    assert_eq!(quest.you().silver, before - 2 + 2, "2 instead of 3, and 2 Tax of the quest");
    let crew = table.clone().townsfolk(1, TWO_TAX).play("recruit crew:1 silver");
    let paid = crew.choices().into_iter().find(|key| key.starts_with("pay:")).unwrap();
    assert_eq!(crew.play(&paid).you().silver, before - 1);
    let debt = table.townsfolk(0, TWO_TAX).play("recruit quest:0 debt pay:L");
    assert_eq!((debt.you().unpaid, debt.you().silver), (1, before + 2));
    assert_eq!(scenario_of_paladins::scenario(2).brings(Advantage::CheapDevelop).you().silver_cost(Action::Develop), 3);
}

/// Ruling C-9.
#[test]
fn debts_of_an_inquisition_and_of_a_favour_can_be_bought_off_and_no_others() {
    let inquisition = |silver| {
        let table = scenario_of_paladins::scenario(2).brings(Advantage::BuysOffDebts).silver(silver).suspicion(&[0, 0]);
        table.workers("L").townsfolk(4, TWO_TAX).tax(2).play("recruit quest:4 pay:L")
    };
    let asked = inquisition(2);
    assert_eq!(asked.choices(), ["silver", "debt"]);
    let bought = asked.clone().play("silver");
    assert_eq!((bought.you().unpaid, bought.you().silver, bought.you().suspicion.len()), (0, 2, 1));
    let taken = asked.play("debt");
    assert_eq!((taken.you().unpaid, taken.you().silver, taken.you().suspicion.len()), (1, 4, 1));
    // A Favour's Debt; the Swindler does not act if nothing was gained.
    let favour = scenario_of_paladins::scenario(2).round(3).favour(0, debt_favour()).brings(Advantage::BuysOffDebts);
    let favour = favour.crew(TownsfolkId(33)).silver(2).workers("X").play("favour:0 pay:X");
    let bought = favour.clone().play("silver");
    assert_eq!((bought.you().unpaid, bought.you().silver), (0, 0));
    let taken = favour.play("debt");
    assert_eq!((taken.you().unpaid, taken.you().silver), (1, 4), "the Swindler brings 2");
    // A Debt chosen as a price is not an imposed one.
    let price =
        scenario_of_paladins::scenario(2).brings(Advantage::BuysOffDebts).silver(3).workers("L").townsfolk(0, TWO_TAX);
    let price = price.play("recruit quest:0 debt pay:L");
    assert_eq!(price.you().unpaid, 1);
}

/// The Favour that brings a Debt and three Workers.
fn debt_favour() -> FavourId {
    let is_it = |card: &FavourId| {
        let gives = paladins::texts::favour_effect(*card, kernel::Lang::En);
        gives.contains("Debt") && gives.contains("Scout")
    };
    FavourId::all().find(is_it).unwrap_or(DEBT_FAVOUR)
}

/// Ruling C-10.
#[test]
fn the_cleric_of_the_saints_lies_there_before_round_1() {
    let table = carrying::<Paladins>(3, &[(1, "saints"), (2, "cathedral"), (0, "quarrymen")], 4);
    let plain = Table::<Paladins>::new(Setup::of(&["human"; 3]), Seed::from(4)).unwrap();
    let workers = |table: &Table<Paladins>, seat| table.state().player(Seat(seat)).workers.to_string();
    assert_eq!((workers(&table, 1).as_str(), workers(&plain, 1).as_str()), ("C", "-"));
    let goods = |table: &Table<Paladins>, seat: u8| {
        let player = table.state().player(Seat(seat));
        (player.silver, player.provisions)
    };
    let (silver, provisions) = goods(&plain, 0);
    assert_eq!(goods(&table, 2), (silver + 2, provisions));
    assert_eq!(goods(&table, 0), (silver, provisions + 2));
}

/// Ruling C-11.
#[test]
fn no_tome_gives_a_criminal_at_the_set_up() {
    let all: Vec<(u8, &str)> = Advantage::ALL.into_iter().map(|own| (0, own.key())).collect();
    let table = carrying::<Paladins>(2, &all, 1);
    let player = table.state().player(Seat(0));
    assert!(player.suspicion.is_empty() && !player.workers.to_string().contains('X'));
}

/// Chapter Setup, step 2: the marker is passed on after the set-up, and the log names first who is first then.
#[test]
fn the_log_of_a_later_chapter_names_first_who_is_first_after_the_set_up() {
    fn first_event<G: Game>() -> (G::Event, Seat) {
        let table = carrying::<G>(3, &[(1, Chapter::START)], 4);
        let began = table.past()[0].events[0];
        let first = set_up(table).state().tomes().unwrap().first();
        (began, first)
    }
    let (began, first) = first_event::<Paladins>();
    assert_eq!((began, first), (paladins::Event::Began { start: Seat(2) }, Seat(2)));
    let (began, first) = first_event::<Viscounts>();
    assert_eq!((began, first), (viscounts::Event::Began { start: Seat(2) }, Seat(2)));
}

/// Ruling C-12.
#[test]
fn the_deed_of_the_penitents_comes_from_the_pile_approved_and_counts() {
    let (with, without) = (carrying::<Viscounts>(2, &[(1, "penitents")], 3), carrying::<Viscounts>(2, &[], 3));
    let deeds = |table: &Table<Viscounts>| (table.state().player(Seat(1)).approved, table.state().board().deeds_left);
    let ((approved, left), (none, before)) = (deeds(&with), deeds(&without));
    assert_eq!((approved, none, left), (1, 0, before - 1));
    let table = scenario_of_viscounts::scenario(2).objectives(["landlords", "founders", "abbey"]).deeds(1, 4);
    assert_eq!(table.given(Effect::FlipDeed).start().taken(), [("landlords", 0)]);
}

/// Ruling C-13.
#[test]
fn the_workers_of_the_strangers_stand_where_no_movement_and_no_bump_follows() {
    for seed in 0..40 {
        let mut table = carrying::<Viscounts>(4, &[(2, "strangers")], seed);
        let supply = table.state().player(Seat(2)).workers;
        let mut placed = false;
        while table.state().round_number() == 0 {
            let choices = table.choices();
            let last = *choices.last().unwrap();
            placed |= last.to_string().starts_with("section") && table.decision().unwrap().seat == Seat(2);
            table.choose(last).unwrap();
            let castle = &table.state().board().castle;
            assert_eq!(castle.third, [0; 4]);
            assert!(castle.second.iter().flatten().all(|count| *count == 0), "nobody moves inwards");
            assert_eq!(table.state().broken(), None);
        }
        assert!(placed && table.state().player(Seat(2)).workers <= supply - 2);
    }
}

/// Ruling C-14.
#[test]
fn the_free_hire_of_the_renowned_comes_after_all_player_cards_and_joins_the_deck_before_it_is_shuffled() {
    for seed in 0..20 {
        let mut table = carrying::<Viscounts>(3, &[(0, "renowned"), (1, "strangers")], seed);
        let mut hired = None;
        while table.state().round_number() == 0 {
            let decision = table.decision().unwrap();
            let first = table.choices()[0];
            let before = table.state().player(Seat(0)).count_cards();
            let all_have_cards = (0..3).all(|seat| table.state().player(Seat(seat)).card.is_some());
            let asked = first.to_string().starts_with("hire:") && decision.seat == Seat(0) && all_have_cards;
            let deck_waits = table.state().player(Seat(0)).hand.is_empty();
            table.choose(first).unwrap();
            if asked && deck_waits {
                hired = Some((before, table.state().player(Seat(0)).count_cards()));
            }
        }
        let (before, after) = hired.expect("a free hire is asked for");
        assert!(after > before, "{before} cards become {after}");
        assert!(!table.state().player(Seat(0)).hand.is_empty(), "it has drawn its hand");
    }
}

/// Ruling C-15.
#[test]
fn advantages_of_the_set_up_are_taken_and_buying_off_is_asked_each_time() {
    let table = carrying::<Viscounts>(2, &[(0, "frontier"), (0, "monks"), (0, "ramparts")], 1);
    let player = table.state().player(Seat(0));
    assert_eq!(player.resources, [2, 2, 2], "nobody is asked");
    let asked = scenario_of_paladins::scenario(2).brings(Advantage::BuysOffDebts).silver(9).suspicion(&[0]);
    let asked = asked.workers("L").townsfolk(4, TWO_TAX).tax(2).play("recruit quest:4 pay:L");
    assert_eq!(asked.choices(), ["silver", "debt"]);
}

/// Ruling C-16.
#[test]
fn a_tie_that_the_game_leaves_is_won_by_the_later_seat_in_turn_order() {
    // Seats 0 and 1 have the same Virtue and the same goods; seat 0 is first in turn order.
    let game = scenario_of_architects::scenario(3).objectives(["saints", "builders", "masters"]).last_turns(1);
    let ended = game.turn_of(2).play("place:mines");
    assert!(ended.asked().is_none());
    let mut seats: Vec<u8> = Ended::of(ended.game()).unwrap().order.iter().map(|seat| seat.0).collect();
    let place = |seat: u8| seats.iter().position(|other| *other == seat).unwrap();
    assert!(place(1) < place(0), "{seats:?}");
    seats.sort_unstable();
    assert_eq!(seats, [0, 1, 2], "each seat once");
}

/// Ruling C-17.
#[test]
fn a_victory_by_tie_break_is_a_minor_one() {
    let mut campaign = campaign(3);
    close_in_order(&mut campaign, vec![Seat(2), Seat(0), Seat(1)], &[40, 12, 40], &[]);
    assert!(!campaign.closed()[0].major);
    assert_eq!((campaign.closed()[0].lead(), victory(&campaign)), (0, vec![1, 0, 2]));
}

/// Ruling C-18.
#[test]
fn with_two_players_only_a_major_victory_brings_a_token() {
    let mut minor = campaign(2);
    close(&mut minor, &[40, 30], &[]);
    assert_eq!((victory(&minor), minor.stage()), (vec![2, 1], Stage::Chapter(1)));
    let mut major = campaign(2);
    close(&mut major, &[41, 30], &[]);
    assert_eq!((victory(&major), major.stage()), (vec![3, 0], Stage::Token(Seat(1))));
}

/// Ruling C-19.
#[test]
fn victory_tomes_come_first_then_the_token_then_crest_tomes_after_the_last_chapter_too() {
    let mut campaign = campaign(3);
    close(&mut campaign, &[50, 30, 20], &[(1, 2), (1, 3)]);
    campaign.take(Crest::Crown).unwrap();
    close(&mut campaign, &[50, 30, 20], &[]);
    campaign.take(Crest::Cross).unwrap();
    close(&mut campaign, &[50, 30, 20], &[]);
    assert_eq!((victory(&campaign), campaign.stage()), (vec![3, 0, 0], Stage::Token(Seat(1))));
    assert_eq!(campaign.holdings(Seat(1)).crest, 0);
    campaign.take(Crest::Sword).unwrap();
    assert_eq!(campaign.stage(), Stage::Over);
    assert_eq!(campaign.holdings(Seat(1)).crest, 1, "swords of the Debtors, the Masters and the Token");
}

/// Ruling C-20.
#[test]
fn there_is_always_a_token_left() {
    let mut campaign = campaign(4);
    for (crest, left) in [(Crest::Crown, 3), (Crest::Sword, 2), (Crest::Cross, 1)] {
        close(&mut campaign, &[50, 49, 40, 30], &[]);
        assert_eq!(campaign.tokens().count(), left);
        campaign.take(crest).unwrap();
        assert!(campaign.take(crest).is_err(), "one each");
    }
}

/// Ruling C-21.
#[test]
fn crests_are_not_spent_and_a_tome_with_two_counts_for_both() {
    let mut campaign = campaign(3);
    close(&mut campaign, &[50, 30, 20], &[(0, 3), (0, 1), (0, 0)]);
    let held = |crest| campaign.crests().held(Seat(0), crest);
    assert_eq!((held(Crest::Crown), held(Crest::Cross), held(Crest::Sword)), (3, 1, 1));
    assert_eq!(campaign.crests().owner(Crest::Crown), Some(Seat(0)));
    assert_eq!(campaign.holdings(Seat(0)), TomeHoldings { objective: 3, crest: 1, victory: 3 });
}

/// Ruling C-22.
#[test]
fn the_number_of_face_down_tomes_is_public_and_counts_for_silver() {
    let mut campaign = campaign(3);
    close(&mut campaign, &[50, 30, 20], &[(1, 0)]);
    campaign.take(Crest::Crown).unwrap();
    let silver = |seat| brings(&campaign, seat).into_iter().find(|(what, _)| what == "silver").map(|(_, count)| count);
    assert_eq!((silver(0), silver(1), silver(2)), (None, Some(2), Some(3)));
}

/// Ruling C-23.
#[test]
fn the_silver_for_those_behind_comes_on_top_and_is_no_tax() {
    let setup = |count: u8| Setup {
        modules: vec!["tomes".to_owned()],
        carried: vec![CampaignBonus { seat: Seat(1), what: "silver".to_owned(), count }],
        ..Setup::of(&["human"; 3])
    };
    let dealt = |count| Table::<Paladins>::new(setup(count), Seed::from(2)).unwrap();
    let silver = |table: &Table<Paladins>| table.state().player(Seat(1)).silver;
    assert_eq!(silver(&dealt(4)), silver(&dealt(1)) + 3);
    assert_eq!(dealt(4).state().board().tax, dealt(1).state().board().tax);
}

/// Ruling C-24.
#[test]
fn the_seats_stay_and_official_opponents_play_no_campaign() {
    let plan = |seats: &[&str]| CampaignSetup {
        seats: seats.iter().map(|&key| key.to_owned()).collect(),
        ..CampaignSetup::default()
    };
    let solo = plan(&["human", "solo-hard"]).kinds();
    assert!(matches!(solo, Err(SetupError::SeatKey(_))), "{solo:?}");
    let mut campaign = campaign(3);
    let seats = campaign.next().unwrap().1.seats;
    close(&mut campaign, &[30, 29, 10], &[]);
    campaign.take(Crest::Crown).unwrap();
    assert_eq!(campaign.next().unwrap().1.seats, seats);
}

/// Ruling C-25.
#[test]
fn a_campaign_has_two_to_four_seats() {
    let plan = |seats: usize| CampaignSetup { seats: vec!["random".to_owned(); seats], ..CampaignSetup::default() };
    for (seats, possible) in [(1, false), (2, true), (3, true), (4, true), (5, false)] {
        assert_eq!(plan(seats).kinds().is_ok(), possible, "{seats}");
    }
}

/// Ruling C-26.
#[test]
fn the_third_space_of_the_guildhall_is_not_in_a_campaign() {
    let (game, setup, _) = campaign(3).next().unwrap();
    assert_eq!((game, setup.modules), ("architects", vec!["apprentice-draft".to_owned(), "tomes".to_owned()]));
    let plan = CampaignSetup {
        seats: vec!["random".to_owned(); 2],
        modules: vec!["third-space".into()],
        ..CampaignSetup::default()
    };
    assert!(plan.kinds().is_err());
}

/// Ruling C-27.
#[test]
fn a_finished_chapter_is_closed() {
    let mut campaign = campaign(2);
    close(&mut campaign, &[40, 30], &[(0, 0)]);
    let (_, setup, seed) = campaign.next().unwrap();
    // A record whose first chapter is not the dealt game is refused.
    let table = Table::<Paladins>::new(setup, seed).unwrap();
    let record: Record = table.record();
    let forged = CampaignRecord::of(&campaign, vec![record]);
    assert!(forged.replay().is_err());
    let again = Ended { order: vec![Seat(0), Seat(1)], totals: vec![1, 2], tomes: *table.state().tomes().unwrap() };
    assert!(campaign.close(&again).is_ok() && campaign.closed().len() == 2, "the first one stays as it was");
    assert_eq!(campaign.closed()[0].totals, [40, 30]);
}

/// Worked example T-1.
#[test]
fn three_players_52_41_41() {
    let mut campaign = campaign(3);
    close_in_order(&mut campaign, vec![Seat(0), Seat(1), Seat(2)], &[52, 41, 41], &[]);
    assert!(campaign.closed()[0].major && campaign.closed()[0].lead() == 11);
    assert_eq!((victory(&campaign), campaign.stage()), (vec![3, 0, 0], Stage::Token(Seat(1))));
}

/// Worked example T-2.
#[test]
fn four_players_70_58_55_40() {
    let mut campaign = campaign(4);
    close(&mut campaign, &[30, 29, 28, 27], &[]);
    campaign.take(Crest::Crown).unwrap();
    close(&mut campaign, &[70, 58, 55, 40], &[]);
    assert!(!campaign.closed()[1].major);
    assert_eq!((victory(&campaign), campaign.stage()), (vec![2, 1, 0, 0], Stage::Token(Seat(2))));
}

/// Worked example T-3.
#[test]
fn silver_before_the_last_chapter() {
    let mut campaign = campaign(3);
    // A: 2 face up with three swords and so a Crest Tome, 2 face down. B: 1 face up, 2 face down. C: 1.
    close(&mut campaign, &[30, 29, 10], &[(0, 2), (0, 3)]);
    campaign.take(Crest::Sword).unwrap();
    close(&mut campaign, &[29, 30, 10], &[]);
    let all: Vec<u8> = campaign.seats().map(|seat| campaign.holdings(seat).all()).collect();
    campaign.take(Crest::Crown).unwrap();
    let most = *all.iter().max().unwrap();
    for seat in 0..3 {
        let silver =
            brings(&campaign, seat).into_iter().find(|(what, _)| what == "silver").map_or(0, |(_, count)| count);
        assert_eq!(silver, most - all[usize::from(seat)]);
    }
}

/// Worked example T-4.
#[test]
fn the_third_crown_takes_the_crest_tome_at_once_and_with_two_players_the_fourth() {
    // With A4 and P6, each of a crown and a sword, the crown Token is the third crown.
    for players in [2, 3] {
        let mut campaign = campaign(players);
        let scores: &[i32] = if players == 2 { &[40, 20] } else { &[30, 20, 29] };
        close(&mut campaign, scores, &[(1, 3)]);
        campaign.take(Crest::Cross).unwrap();
        close(&mut campaign, scores, &[(1, 5)]);
        campaign.take(Crest::Crown).unwrap();
        assert_eq!(campaign.crests().held(Seat(1), Crest::Crown), 3);
        assert_eq!(campaign.crests().owner(Crest::Crown), (players == 3).then_some(Seat(1)));
    }
}

/// Worked example T-6.
#[test]
fn the_scoring_example_of_the_rulebook_counts_nine_tomes() {
    let mut campaign = campaign(3);
    // Second in a minor victory, with the tome for 8 Marble.
    close(&mut campaign, &[30, 29, 10], &[(1, 1)]);
    campaign.take(Crest::Cross).unwrap();
    // Third, with two objectives and a Token.
    close(&mut campaign, &[30, 10, 29], &[(1, 2), (1, 1)]);
    campaign.take(Crest::Crown).unwrap();
    // The first in a major victory, with one objective; three Crests of a kind brought a Crest Tome on the way.
    close(&mut campaign, &[10, 60, 20], &[(1, 2)]);
    let own = campaign.holdings(Seat(1));
    assert_eq!((own.objective, own.victory), (4, 4));
    assert!(own.crest >= 1, "{own:?}");
    assert_eq!(own.objective + own.victory + 1, 9);
}

#[test]
fn every_tome_of_paladins_counts_what_its_row_says() {
    let all = ["frontier", "monks", "penitents"];
    let table = scenario_of_paladins::scenario(2).objectives(all).workers("LMF").provisions(9).faith(12).strength(12);
    let garrison = (0..2).fold(table, scenario_of_paladins::Scenario::outpost).play("garrison space:11 pay:LMF");
    assert_eq!(garrison.taken(), [("frontier", 0)]);
    let table =
        scenario_of_paladins::scenario(2).objectives(["ramparts", "strangers", "renowned"]).strength(12).faith(12);
    let table = table
        .attacked(OutsiderId(1))
        .attacked(OutsiderId(2))
        .converted(OutsiderId(3))
        .converted(OutsiderId(4))
        .converted(OutsiderId(5));
    let table = table.outsider(0, OutsiderId(0)).walls(2).workers("LSMFC").silver(20).provisions(20).influence(12);
    let paid = |asked: &scenario_of_paladins::Scenario| {
        asked.choices().into_iter().find(|key| key.starts_with("pay:")).unwrap()
    };
    let attacks = table.clone().play("attack outsider:0");
    let attacked = attacks.clone().play(&paid(&attacks));
    assert_eq!(attacked.taken(), [("strangers", 0), ("renowned", 0)]);
    let fortifies = table.play("fortify");
    let built = fortifies.clone().play(&paid(&fortifies));
    assert_eq!(built.taken(), [("ramparts", 0), ("renowned", 0)]);
}

#[test]
fn every_tome_of_viscounts_counts_what_its_row_says() {
    let table =
        scenario_of_viscounts::scenario(2).objectives(["courtiers", "solvent", "abbey"]).debts(1, 4).third_tier(3);
    let table = table.wrote(&[0, 1, 2]);
    let met = table.clone().given(Effect::FlipDebt).start();
    assert_eq!(met.taken(), [("courtiers", 0), ("solvent", 0)]);
    // Four Manuscripts without a Bonus card do not count for the Abbey.
    let four = scenario_of_viscounts::scenario(2).objectives(["abbey", "founders", "landlords"]).wrote(&[0, 1, 2, 3]);
    assert_eq!(four.clone().given(Effect::Silver(1)).start().taken(), []);
    assert_eq!(four.bonus(Ribbon::Blue).given(Effect::Silver(1)).start().taken(), [("abbey", 0)]);
}

/// A tome is part of the state: it is in the log, and undoing the choice that won it undoes it.
#[test]
fn a_tome_is_reported_and_undone_with_the_choice_that_won_it() {
    let position =
        scenario_of_architects::scenario(2).variant(Variant::Tomes).objectives(["quarrymen", "builders", "masters"]);
    let position = position.at("storehouse", 1).goods([0, 3, 3, 0, 7]);
    let mut table = Table::<Architects>::read(&position.record().write()).unwrap();
    let taken =
        |table: &Table<Architects>| table.state().tomes().unwrap().objectives().filter(|(_, by)| by.is_some()).count();
    for key in ["place:storehouse", "trade:marble"] {
        table.choose(key.parse().unwrap()).unwrap();
        assert_eq!(taken(&table), 0);
    }
    let made = table.choose("pay:wood2+stone1".parse().unwrap()).unwrap();
    let names = ["Odila".to_owned()];
    let reported: Vec<String> =
        made.events.iter().filter_map(|event| Architects::event(event, &names, Lang::En)).collect();
    assert!(reported.contains(&"Odila takes a tome: The Quarrymen.".to_owned()), "{reported:?}");
    assert_eq!(taken(&table), 1);
    table.undo().unwrap();
    assert_eq!(taken(&table), 0);
    assert!(table.redo());
    assert_eq!(taken(&table), 1);
}
