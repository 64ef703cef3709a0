//! Every Townsfolk card: printed values and effects.

use kernel::{Game, Seat};
use viscounts::components::{BuildingKind, Icon, PrimaryAction, Tier};
use viscounts::scenario::ScenarioExt as _;
use viscounts::scenario::{Scenario, change, scenario, townsfolk};
use viscounts::{Event, Intent, Question, Thing, WhyNot};

/// Key, title, value, icons and hire effect of every card, copied from the card list.
#[rustfmt::skip]
const CARDS: [(&str, &str, u8, &str, &str); 92] = [
    ("abbot", "Abbot", 2, "C", ""),
    ("squire", "Squire", 2, "N", ""),
    ("labourer", "Labourer", 2, "B", ""),
    ("trader", "Trader", 1, "M", ""),
    ("lender", "Lender", 1, "MM", ""),
    ("journeyman", "Journeyman", 2, "MM", ""),
    ("financier", "Financier", 3, "M", ""),
    ("thief", "Thief", 1, "X", ""),
    ("ada", "Ada", 2, "X", ""),
    ("bertha", "Bertha", 3, "NM", ""),
    ("clovis", "Clovis", 3, "XM", ""),
    ("emma", "Emma", 3, "C", ""),
    ("guntram", "Guntram", 2, "CM", ""),
    ("judith", "Judith", 1, "BM", ""),
    ("lothaire", "Lothaire", 1, "M", ""),
    ("merovech", "Merovech", 2, "B", ""),
    ("rudolf", "Rudolf", 2, "N", ""),
    ("therese", "Therese", 3, "MMM", ""),
    ("caroline", "Caroline", 4, "CM", ""),
    ("gisela", "Gisela", 1, "N", ""),
    ("hugo", "Hugo", 1, "X", ""),
    ("larena", "Larena", 2, "MM", ""),
    ("samson", "Samson", 3, "B", ""),
    ("walaric", "Walaric", 1, "BCN", ""),
    ("acolyte", "Acolyte", 3, "CM", "discard"),
    ("antagonist", "Antagonist", 3, "XX", "corruption"),
    ("architect", "Architect", 1, "BM", "rearrange"),
    ("aristocrat", "Aristocrat", 2, "NM", "virtue"),
    ("artisan", "Artisan", 3, "BM", "discard"),
    ("artist", "Artist", 3, "N", "discard"),
    ("benefactor", "Benefactor", 2, "MM", "virtue"),
    ("bishop", "Bishop", 3, "CC", "debt"),
    ("charlatan", "Charlatan", 3, "BB", "debt"),
    ("chevalier", "Chevalier", 3, "NM", "discard"),
    ("clergyman", "Clergyman", 1, "CM", "rearrange"),
    ("conspirator", "Conspirator", 2, "X", "discard"),
    ("courier", "Courier", 1, "MMM", "shuffle"),
    ("deacon-3", "Deacon", 3, "C", "rearrange"),
    ("deacon-2", "Deacon", 2, "C", "virtue"),
    ("debt-collector-deed", "Debt Collector", 3, "X", "corruption"),
    ("debt-collector-hire", "Debt Collector", 3, "X", "corruption"),
    ("debt-collector-virtue", "Debt Collector", 2, "X", "corruption"),
    ("debt-collector-any", "Debt Collector", 2, "X", "corruption"),
    ("defender", "Defender", 1, "BM", "shuffle"),
    ("diplomat", "Diplomat", 1, "NM", "rearrange"),
    ("disciple", "Disciple", 1, "CM", "shuffle"),
    ("enforcer", "Enforcer", 3, "NN", "debt"),
    ("foreman", "Foreman", 2, "BM", "virtue"),
    ("friar", "Friar", 2, "C", "virtue"),
    ("gatekeeper", "Gatekeeper", 1, "NM", "rearrange"),
    ("illusionist", "Illusionist", 1, "X", "rearrange"),
    ("jeweller", "Jeweller", 2, "MM", "virtue"),
    ("lookout", "Lookout", 1, "X", "shuffle"),
    ("mason", "Mason", 1, "BM", "rearrange"),
    ("meddler", "Meddler", 2, "X", "corruption"),
    ("miner", "Miner", 2, "B", "virtue"),
    ("missionary-3", "Missionary", 3, "CM", "discard"),
    ("missionary-2", "Missionary", 2, "CM", "discard"),
    ("overseer-3", "Overseer", 3, "N", "rearrange"),
    ("overseer-2", "Overseer", 2, "N", "virtue"),
    ("pastor", "Pastor", 1, "CM", "rearrange"),
    ("patron-3", "Patron", 3, "NM", "discard"),
    ("patron-2", "Patron", 2, "NM", "discard"),
    ("peddler-ink", "Peddler", 2, "MMM", "virtue"),
    ("peddler-gold", "Peddler", 2, "MMM", "virtue"),
    ("peddler-stone", "Peddler", 2, "MMM", "virtue"),
    ("peddler-silver", "Peddler", 1, "MMM", "discard"),
    ("pickpocket", "Pickpocket", 1, "X", "discard"),
    ("priest", "Priest", 3, "C", "discard"),
    ("princess", "Princess", 2, "N", "virtue"),
    ("racketeer-2", "Racketeer", 2, "X", "shuffle"),
    ("racketeer-1", "Racketeer", 1, "X", "shuffle"),
    ("scoundrel-gold", "Scoundrel", 1, "X", "discard"),
    ("scoundrel-ink", "Scoundrel", 1, "X", "discard"),
    ("scoundrel-stone", "Scoundrel", 1, "X", "discard"),
    ("sculptor", "Sculptor", 3, "B", "discard"),
    ("stonecutter-3", "Stonecutter", 3, "BM", "discard"),
    ("stonecutter-2", "Stonecutter", 2, "BM", "discard"),
    ("strongman", "Strongman", 2, "MM", "virtue"),
    ("swindler-stone", "Swindler", 3, "X", "corruption"),
    ("swindler-gold", "Swindler", 3, "X", "corruption"),
    ("swindler-ink", "Swindler", 3, "X", "corruption"),
    ("tinker-stone", "Tinker", 2, "CN", "virtue"),
    ("tinker-gold", "Tinker", 2, "BC", "virtue"),
    ("tinker-ink", "Tinker", 2, "BN", "virtue"),
    ("traitor", "Traitor", 2, "X", "shuffle"),
    ("traveller", "Traveller", 2, "MM", "virtue"),
    ("trickster", "Trickster", 3, "X", "corruption"),
    ("vicar", "Vicar", 2, "CM", "virtue"),
    ("watchman", "Watchman", 1, "NM", "shuffle"),
    ("woodcutter-2", "Woodcutter", 2, "B", "virtue"),
    ("woodcutter-3", "Woodcutter", 3, "B", "rearrange"),
];

fn letters(icons: impl Iterator<Item = Icon>) -> String {
    let mut letters: Vec<char> = icons
        .map(|icon| match icon {
            Icon::Merchant => 'M',
            Icon::Builder => 'B',
            Icon::Noble => 'N',
            Icon::Cleric => 'C',
            Icon::Criminal => 'X',
        })
        .collect();
    letters.sort_unstable();
    letters.into_iter().collect()
}

#[test]
fn every_card_is_as_printed() {
    for (key, title, value, icons, hire) in CARDS {
        let card = townsfolk(key).card();
        let mut printed: Vec<char> = icons.chars().collect();
        printed.sort_unstable();
        let read = (card.title, card.value, letters(card.icons.iter()), card.hire.is_some());
        assert_eq!(read, (title, value, printed.into_iter().collect(), !hire.is_empty()), "{key}");
    }
    let totals = |effect: &str| CARDS.iter().filter(|card| card.4 == effect).count();
    let effects = ["virtue", "discard", "corruption", "rearrange", "shuffle", "debt"];
    assert_eq!(effects.map(totals), [19, 18, 10, 10, 8, 3]);
}

/// Phase 4, and the effects of hiring: each of the 68 neutral cards is hired once.
#[test]
fn every_neutral_card_is_hired_for_its_value_and_gives_its_hire_effect() {
    for (key, _, value, _, hire) in CARDS.into_iter().skip(24) {
        let table = scenario(2).silver(5).line(["abbot", "squire", "trader"]).at("a").townsfolk("a", key).recruiting();
        assert_eq!(table.choices(), ["hire:a", "pass"], "{key}");
        let before = *table.you();
        let after = table.play("hire:a");
        let expected = match hire {
            "corruption" => ", corruption 1, cards 1",
            "debt" => ", unpaid 1, cards 1",
            // A Shuffle without a Criminal on the player board is a Virtue too.
            "virtue" | "shuffle" => ", virtue 1, cards 1",
            _ => ", cards 1",
        };
        assert_eq!(change(&before, after.you()), format!("silver -{value}{expected}"), "{key}");
        let asked = after.asked().map(|(_, question)| question);
        match hire {
            "discard" => assert_eq!(asked, Some(Question::Discard(1)), "{key}"),
            "rearrange" => assert_eq!(asked, Some(Question::Rearrange), "{key}"),
            _ => assert_eq!(asked, Some(Question::Play), "{key}: the other seat's turn"),
        }
        let shuffled = after.count(|event| matches!(event, Event::Shuffled { .. }));
        assert_eq!(shuffled, usize::from(hire == "shuffle"), "{key}");
        let discarded = after.you().discard.contains(&townsfolk(key));
        assert_eq!(discarded, hire != "shuffle", "{key} is in the deck");
    }
}

/// A seat that plays a card, with some of everything.
fn playing(key: &str) -> Scenario {
    scenario(2)
        .hand(&["abbot", "labourer"])
        .line(["", "squire", "trader"])
        .debts(1, 0)
        .deeds(1, 0)
        .workers(Tier::First, 1, 1)
        .townsfolk("a", "artisan")
        .hand_too(key)
}

/// Immediate effects: the card, the choices after it is played, and the change.
const IMMEDIATE: [(&str, &str, &str); 37] = [
    ("antagonist", "", "unpaid 1, corruption 2"),
    ("architect", "left order:321", ""),
    ("architect", "right discard:abbot discard:labourer", ""),
    ("aristocrat", "left destroy:abbot", "silver 2, cards -1"),
    ("aristocrat", "right discard-top", ""),
    ("courier", "left destroy:abbot", "silver 2, cards -1"),
    ("courier", "right discard:abbot discard-top", ""),
    ("foreman", "left destroy:abbot", "silver 2, cards -1"),
    ("foreman", "right pass", ""),
    ("friar", "", "virtue 1"),
    ("gatekeeper", "left order:213", ""),
    ("gatekeeper", "right discard:abbot pass", ""),
    ("illusionist", "left order:132", "corruption 1"),
    ("illusionist", "right pass", "corruption 1"),
    ("lookout", "left hire:a pass", "corruption 1, cards 1"),
    ("lookout", "right destroy:labourer", "silver 2, corruption 1, cards -1"),
    ("miner", "", "virtue 1"),
    ("missionary-2", "", "ink 1"),
    ("pastor", "left pass", ""),
    ("pastor", "right discard-top discard-top", ""),
    ("patron-2", "", "gold 1"),
    ("pickpocket", "left destroy:abbot", "silver 2, corruption 1, cards -1"),
    ("pickpocket", "right", "silver 2, corruption 1"),
    ("princess", "", "virtue 1"),
    ("scoundrel-gold", "", "gold 1, corruption 1"),
    ("scoundrel-ink", "", "ink 1, corruption 1"),
    ("scoundrel-stone", "", "stone 1, corruption 1"),
    ("stonecutter-2", "", "stone 1"),
    ("vicar", "left destroy:abbot", "silver 2, cards -1"),
    ("vicar", "right discard:abbot", ""),
    ("financier", "discard:abbot", "silver 2"),
    ("bertha", "right", "virtue 1"),
    ("clovis", "hire:a pass", "corruption 1, cards 1"),
    ("judith", "right flip:debt take:gold", "gold 1, unpaid -1, paid 1"),
    ("lothaire", "", "ink 1, stone 1, gold 1"),
    ("caroline", "pass", "corruption 1, virtue 1"),
    ("walaric", "", "silver 2"),
];

#[test]
fn immediate_effects_come_when_the_card_is_played() {
    for (key, script, expected) in IMMEDIATE {
        let keys = format!("play:{key} {script}");
        let table = playing(key);
        assert_eq!(table.gains(&keys), expected, "{keys}");
        assert_eq!(table.play(&keys).asked().map(|(_, question)| question), Some(Question::Move), "{keys}");
    }
}

/// B-5: Caroline brings Corruption, then Virtue, then the line may be rearranged.
#[test]
fn caroline_brings_corruption_then_virtue_then_a_new_line() {
    let table = playing("caroline").play("play:caroline");
    let moved = table.events().iter().filter_map(|event| match event {
        Event::MarkerMoved { thing, count, .. } => Some((*thing, *count)),
        _ => None,
    });
    assert_eq!(moved.collect::<Vec<_>>(), [(Thing::Corruption, 1), (Thing::Virtue, 1)]);
    assert_eq!(table.asked(), Some((Seat(0), Question::Rearrange)));
}

#[test]
fn berthas_castle_move_moves_a_worker_to_the_next_section() {
    let after = playing("bertha").play("play:bertha left shift:1-");
    assert_eq!(after.tier(Tier::First, 0), [0, 0, 0, 0, 1]);
}

#[test]
fn judith_destroys_instead() {
    assert_eq!(playing("judith").gains("play:judith left destroy-top"), "silver 1, cards -1");
}

/// A seat whose right card drops off.
fn dropping(key: &str) -> Scenario {
    scenario(2)
        .line(["squire", "trader", key])
        .hand(&["abbot", "labourer", "financier"])
        .debts(1, 0)
        .deeds(1, 0)
        .townsfolk("a", "patron-2")
        .turn()
}

/// Drop-off effects: the card, the choices, and the change.
const DROP_OFF: [(&str, &str, &str); 28] = [
    ("acolyte", "flip:deed", "acquired -1, approved 1"),
    ("artisan", "flip:debt take:stone", "stone 1, unpaid -1, paid 1"),
    ("chevalier", "flip:deed", "acquired -1, approved 1"),
    ("conspirator", "", "virtue 1"),
    ("defender", "left hire:b", "cards 1"),
    ("defender", "right destroy:abbot", "silver 2, cards -1"),
    ("disciple", "left hire:b", "cards 1"),
    ("disciple", "right pass", ""),
    ("meddler", "", "unpaid 1, acquired 1"),
    ("missionary-3", "", "ink 2"),
    ("patron-3", "", "gold 2"),
    ("stonecutter-3", "", "stone 2"),
    ("swindler-stone", "", "stone 2"),
    ("swindler-gold", "", "gold 2"),
    ("swindler-ink", "", "ink 2"),
    ("tinker-stone", "", "stone 1"),
    ("tinker-gold", "", "gold 1"),
    ("tinker-ink", "", "ink 1"),
    ("traitor", "take:gold", "gold 1"),
    ("trickster", "flip:deed", "acquired -1, approved 1"),
    ("watchman", "left hire:b", "cards 1"),
    ("watchman", "right destroy-top", "silver 1, cards -1"),
    ("lender", "flip:deed", "acquired -1, approved 1"),
    ("thief", "", "silver 1, unpaid 1"),
    ("rudolf", "left destroy:abbot destroy:labourer", "silver 4, cards -2"),
    ("rudolf", "right take:ink take:gold", "ink 1, gold 1"),
    ("therese", "discard:abbot", "virtue 2"),
    ("hugo", "take:ink take:ink", "ink 2, corruption 1"),
];

#[test]
fn drop_off_effects_come_when_the_card_leaves_the_line() {
    for (key, script, expected) in DROP_OFF {
        // A Townsfolk whose hire effect asks nothing here: without discards to shuffle it would be a Virtue.
        let table = dropping(key).townsfolk("b", "architect");
        let keys = script.replace("hire:b", "hire:b pass");
        assert_eq!(table.gains(&keys), expected, "{key}: {keys}");
        let after = table.play(&keys);
        assert!(after.you().discard.contains(&townsfolk(key)), "{key} is discarded");
        assert_eq!(after.asked().map(|(_, question)| question), Some(Question::Play), "{key}: {keys}");
    }
}

/// B-7: Hugo brings Corruption, then 2 resources of choice, alike or not.
#[test]
fn hugo_brings_corruption_and_two_resources() {
    let table = dropping("hugo");
    assert_eq!(table.asked(), Some((Seat(0), Question::Resource(2))), "the Corruption asks nothing");
    assert_eq!(table.gains("take:ink take:ink"), "ink 2, corruption 1");
    assert_eq!(table.gains("take:ink take:gold"), "ink 1, gold 1, corruption 1");
}

#[test]
fn guntram_takes_one_of_a_kind_and_flips_one_of_the_other() {
    assert_eq!(dropping("guntram").gains("left"), "unpaid 1, acquired -1, approved 1");
    assert_eq!(dropping("guntram").gains("right take:ink"), "ink 1, unpaid -1, paid 1, acquired 1");
}

#[test]
fn a_journeyman_hires_for_free_and_gains_a_virtue() {
    assert_eq!(dropping("journeyman").gains("hire:a pass"), "virtue 1, cards 1");
}

/// B-6: Samson flips a Debt or a Deed, then shuffles the discards: he is among them, and his own seat has no Criminal.
#[test]
fn samson_flips_and_shuffles() {
    let table = dropping("samson");
    assert_eq!(table.gains("flip:deed"), "acquired -1, approved 1, virtue 1");
    assert_eq!(table.choices(), ["flip:debt", "flip:deed"]);
    assert!(table.play("flip:deed").you().discard.is_empty());
}

/// Abilities after an action: the card, its owner's space, the action, the choices, and the change.
const AFTER: [(&str, &str, &str, &str); 16] = [
    ("trader", "1", "trade exchange:6", "silver 7"),
    ("jeweller", "1", "trade exchange:7", "silver 7, virtue 1"),
    ("charlatan", "2", "construct build:workshop:1 right", "corruption 1, buildings 1"),
    ("woodcutter-2", "2", "construct build:workshop:1 right", "virtue 1, buildings 1"),
    ("woodcutter-3", "2", "construct build:workshop:1 right left destroy:abbot", "silver 2, cards -1, buildings 1"),
    ("merovech", "2", "construct build:workshop:1 right right discard:abbot", "buildings 1"),
    ("merovech", "2", "construct build:workshop:1 right left order:321", "buildings 1"),
    ("enforcer", "a", "place-workers workers:1", "corruption 1, workers -1"),
    ("overseer-2", "a", "place-workers workers:1", "virtue 1, workers -1"),
    ("overseer-3", "a", "place-workers workers:1 left destroy:abbot", "silver 2, workers -1, cards -1"),
    ("gisela", "a", "place-workers workers:1 right", "silver 2, workers -1"),
    ("gisela", "a", "place-workers workers:1 left hire:a pass", "workers -1, cards 1"),
    ("bishop", "a", "transcribe", "virtue 1, corruption 1, manuscripts 1"),
    ("deacon-2", "a", "transcribe", "virtue 2, manuscripts 1"),
    ("deacon-3", "a", "transcribe left destroy:abbot", "silver 2, virtue 1, cards -1, manuscripts 1"),
    ("deacon-3", "a", "transcribe right discard:abbot", "virtue 1, manuscripts 1"),
];

/// A seat with this card in its line, about to act on a space. Three Criminals and Merchants pay for everything; the
/// spots of space 2 are destroy and flip, neither of use.
fn acting_with(key: &str, space: &str) -> Scenario {
    scenario(2)
        .line([key, "antagonist", "peddler-ink"])
        .hand(&["abbot", "labourer"])
        .bonus(viscounts::components::Ribbon::Grey)
        .bonus(viscounts::components::Ribbon::Black)
        .manuscript("a", 0)
        .townsfolk("a", "artisan")
        .at(space)
        .acting()
}

/// B-4: after each Place Workers the owner of Gisela chooses a free hire or 2 Silver.
#[test]
fn gisela_brings_a_free_hire_or_silver() {
    let placed = acting_with("gisela", "a").play("place-workers workers:1");
    assert_eq!(
        (placed.asked().map(|(seat, _)| seat), placed.choices()),
        (Some(Seat(0)), vec!["left".into(), "right".into()])
    );
    assert_eq!(placed.gains("right"), "silver 2");
    assert_eq!(placed.gains("left hire:a pass"), "cards 1");
}

#[test]
fn ongoing_abilities_work_after_their_action() {
    for (key, space, script, expected) in AFTER {
        let table = acting_with(key, space);
        let script = script.replace("workshop:1 right", "workshop:1 spot:a3");
        let mut keys: Vec<&str> = expected.split(", ").collect();
        keys.sort_unstable();
        let gains = table.gains(&script);
        let mut gained: Vec<&str> = gains.split(", ").collect();
        gained.sort_unstable();
        assert_eq!(gained, keys, "{key}: {script}");
    }
}

/// Artist, Priest and Sculptor: one resource counts as two icons, once.
#[test]
fn one_resource_counts_as_two_icons() {
    let nobles = scenario(2).line(["artist", "lender", "trader"]).resources(0, 0, 5).at("a").acting();
    assert_eq!(nobles.gains("place-workers workers:2"), "gold -1, workers -2");
    assert_eq!(nobles.gains("place-workers workers:3"), "ink 1, stone 1, gold -3, workers -3");
    let clerics = scenario(2).line(["priest", "lender", "trader"]).resources(5, 0, 0).manuscript("a", 22).at("a");
    assert_eq!(clerics.acting().gains("transcribe"), "ink -2, virtue 2, manuscripts 1");
    let builders = scenario(2).line(["sculptor", "lender", "trader"]).resources(0, 5, 0).at("1").acting();
    assert_eq!(builders.gains("construct build:workshop:2 spot:a1"), "stone -1, gold 1, buildings 1");
}

/// Clergyman, Diplomat and Mason: every 2 Silver count as an icon.
#[test]
fn two_silver_count_as_an_icon() {
    let nobles =
        scenario(2).line(["diplomat", "lender", "trader"]).silver(4).townsfolk("a", "jeweller").at("a").acting();
    assert_eq!(nobles.gains("place-workers workers:2"), "silver -4, workers -2");
    let clerics = scenario(2)
        .line(["clergyman", "lender", "trader"])
        .silver(4)
        .townsfolk("a", "jeweller")
        .manuscript("a", 0)
        .at("a")
        .acting();
    assert_eq!(clerics.gains("transcribe"), "silver -4, virtue 1, manuscripts 1");
    let builders =
        scenario(2).line(["mason", "lender", "trader"]).silver(4).townsfolk("a", "jeweller").at("1").acting();
    assert_eq!(builders.gains("construct build:workshop:2 spot:a1"), "silver -4, gold 1, buildings 1");
    let both = scenario(2)
        .line(["mason", "lender", "trader"])
        .silver(4)
        .townsfolk("a", "jeweller")
        .resources(0, 2, 0)
        .at("1")
        .acting();
    let both = both.play("construct build:workshop:2");
    assert_eq!(both.choices(), ["pay:stone2", "pay:stone1+silver2", "pay:silver4"]);
}

/// Benefactor, Strongman and Traveller: every two Merchants count as an icon, a dismissed card's among them.
#[test]
fn two_merchants_count_as_an_icon() {
    for (key, action, expected) in [
        ("benefactor", "place-workers workers:2", "workers -2"),
        ("strongman", "construct build:workshop:2 spot:a1", "gold 1, buildings 1"),
        ("traveller", "transcribe", "virtue 1, manuscripts 1"),
    ] {
        let space = if key == "strongman" { "1" } else { "a" };
        let table = scenario(2).line([key, "lender", "journeyman"]).manuscript("a", 0).at(space).acting();
        assert_eq!(table.gains(action), expected, "{key}");
    }
    let table = scenario(2).line(["benefactor", "lender", "trader"]).silver(3).townsfolk("a", "chevalier").at("a");
    assert_eq!(table.acting().gains("place-workers workers:2 pass"), "silver -3, workers -2");
}

/// A Townsfolk without an icon of the action may be dismissed only if its Merchants make a pair with those on the
/// board, and a Benefactor, a Strongman or a Traveller counts the pair as the icon.
#[test]
fn merchants_are_dismissed_where_they_make_a_pair() {
    for (line, at, action, expected) in [
        (
            ["benefactor", "abbot", "labourer"],
            "a",
            "place-workers workers:2",
            "silver -2, gold -1, virtue 1, workers -2",
        ),
        (
            ["strongman", "abbot", "squire"],
            "1",
            "construct build:workshop:2 spot:a1",
            "silver -2, stone -1, gold 1, virtue 1, buildings 1",
        ),
        (["traveller", "squire", "labourer"], "a", "transcribe", "silver -2, ink -1, virtue 2, manuscripts 1"),
    ] {
        // The pair in the line and one resource are an icon short.
        let table = scenario(2).line(line).resources(1, 1, 1).silver(2).at(at);
        let table = table.townsfolk("a", "jeweller").manuscript("a", 0).acting();
        assert_eq!(table.gains(action), expected, "{line:?}");
    }
    let why = |line, beside| {
        let table = scenario(2).line(line).silver(3).townsfolk("a", beside).at("a").start();
        table.game().why_not(Seat(0), Intent::Dismiss(PrimaryAction::PlaceWorkers))
    };
    let no_match = WhyNot::NoMatch { icon: Icon::Noble };
    assert!(why(["abbot", "lender", "labourer"], "jeweller").contains(&no_match), "nothing counts pairs");
    assert!(why(["benefactor", "lender", "abbot"], "artisan").contains(&no_match), "a fifth Merchant makes no pair");
    assert!(!why(["benefactor", "trader", "abbot"], "artisan").contains(&no_match), "a fourth one does");
}

#[test]
fn emma_writes_with_gold_and_stone() {
    let table = scenario(2).line(["emma", "lender", "trader"]).resources(1, 1, 1).manuscript("a", 0).at("a").acting();
    let table = table.play("transcribe");
    assert_eq!(table.choices(), ["pay:ink1+stone1", "pay:ink1+gold1", "pay:stone1+gold1"]);
    assert_eq!(table.gains("pay:stone1+gold1"), "stone -1, gold -1, virtue 1, manuscripts 1");
}

/// B-3: 1 Silver less for each hire and each dismissal, and never below 0: the second Trading Post has made it 1
/// already.
#[test]
fn larena_saves_a_silver_on_hiring_and_dismissing() {
    let table = scenario(2).line(["larena", "squire", "trader"]).silver(3).townsfolk("a", "friar").at("a").recruiting();
    assert_eq!(table.gains("hire:a"), "silver -1, virtue 1, cards 1");
    let table = scenario(2).line(["larena", "lender", "thief"]).silver(1).resources(1, 0, 0).manuscript("a", 0);
    let table = table.townsfolk("a", "friar").at("a").acting();
    assert_eq!(table.gains("transcribe"), "silver -1, ink -1, virtue 2, manuscripts 1");
    let free = table.built(BuildingKind::TradingPost, 2, "b1").silver(0);
    assert_eq!(free.gains("transcribe"), "ink -1, virtue 2, manuscripts 1");
}

/// Abilities on collisions, of any owner. The collision itself gives its owner 2 Silver, a Debt and a Deed.
#[test]
fn collisions_make_peddlers_and_ada_work() {
    for (key, script, expected) in [
        ("peddler-ink", "", "ink 1"),
        ("peddler-gold", "", "gold 1"),
        ("peddler-stone", "", "stone 1"),
        ("peddler-silver", "", "silver 2"),
        ("ada", "take:gold", "gold 1, virtue 1"),
    ] {
        let table = scenario(2).line([key, "squire", "abbot"]).seat(1).markers(4, 4).line(["lender", "", ""]);
        let table = table.passes_to(1).colliding();
        assert_eq!(table.gains(&format!("{script} pass")), expected, "{key}");
    }
}

#[test]
fn debt_collectors_work_on_a_flipped_debt() {
    for (key, script, expected) in [
        ("debt-collector-deed", "take:ink", "ink 1, unpaid -1, paid 1, acquired -1, approved 1"),
        ("debt-collector-hire", "take:ink left hire:a pass", "ink 1, unpaid -1, paid 1, cards 1"),
        ("debt-collector-hire", "take:ink right destroy:abbot", "silver 2, ink 1, unpaid -1, paid 1, cards -1"),
        ("debt-collector-virtue", "take:ink", "silver 1, ink 1, unpaid -1, paid 1, virtue 1"),
        ("debt-collector-any", "take:ink take:gold", "ink 1, gold 1, unpaid -1, paid 1"),
    ] {
        let table = scenario(2).line([key, "squire", "trader"]).debts(1, 0).deeds(1, 0).townsfolk("a", "artisan");
        assert_eq!(table.given(viscounts::Effect::FlipDebt).gains(script), expected, "{key}");
    }
}

#[test]
fn racketeers_work_on_every_debt_gained() {
    for (key, script, expected) in [
        ("racketeer-2", "left destroy:abbot right discard-top", "silver 2, unpaid 2, cards -1"),
        ("racketeer-1", "left order:321 right discard:abbot", "unpaid 2"),
    ] {
        let table = scenario(2).line([key, "squire", "trader"]);
        assert_eq!(table.given(viscounts::Effect::Debt(2)).gains(script), expected, "{key}");
    }
}

/// The cards without an ability have none, and every other ability was tested above.
#[test]
fn every_ability_has_its_test() {
    use viscounts::components::Ability;
    let plain = CARDS.iter().filter(|card| matches!(townsfolk(card.0).card().ability, Ability::None));
    assert_eq!(plain.map(|card| card.0).collect::<Vec<_>>(), ["abbot", "squire", "labourer"]);
    let ongoing = CARDS.iter().skip(24).filter(|card| matches!(townsfolk(card.0).card().ability, Ability::Ongoing(_)));
    assert_eq!(ongoing.count(), 29);
    let in_table = |key: &&str| {
        IMMEDIATE.iter().chain(&DROP_OFF).any(|row| row.0 == *key) || AFTER.iter().any(|row| row.0 == *key)
    };
    let elsewhere: Vec<&str> = CARDS.iter().map(|card| card.0).filter(|key| !in_table(key)).collect();
    assert_eq!(elsewhere.len(), 28, "{elsewhere:?}");
}
