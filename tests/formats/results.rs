//! Looking back: stored results of finished games, their statistics, and the challenge of the day.

use history::{
    CampaignResult, ChallengeDate, Day, Finished, Marks, Note, Waiting, attempt, csv, is_advised, keeping,
    number_of_chapter,
};
use kernel::{Chance, Declared, Game, Lang, Seed, Setup, Spoken, Table, random_choice};
use paladins::Paladins;
use viscounts::Viscounts;

/// A game of these seats, played to the end at random.
fn played<G: Game>(setup: Setup, seed: &str) -> Table<G> {
    let mut table = Table::<G>::new(setup, seed.parse().unwrap()).unwrap();
    let (mut chance, mut list) = (Chance::new(5), Vec::new());
    while let Some(choice) = random_choice(table.state(), &mut chance, &mut list) {
        table.choose(choice).unwrap();
    }
    table
}

fn finished<G: Spoken>(id: u64, seats: &[&str], seed: &str) -> Finished {
    Finished::of(id, 1_795_284_300_000, &played::<G>(Setup::of(seats), seed), Marks::default()).unwrap()
}

/// A result that finds no room is written once, when there is room, and the last one of a game replaces the one before.
#[test]
fn a_result_waits_until_there_is_room() {
    let game = finished::<Paladins>(1, &["human", "solo-easy"], "7");
    let other = Finished { id: 2, ended: game.ended - 1, ..game.clone() };
    let mut waiting = Waiting::new();
    waiting.add(Finished { ranks: vec![9, 9], ..game.clone() });
    waiting.add(other.clone());
    waiting.add(game.clone());
    assert!(waiting.all().eq([&other, &game]));
    assert!(waiting.settle(|_| false).is_empty() && waiting.all().count() == 2, "no room yet");
    assert_eq!(waiting.settle(|game| game.id == 2), [2], "room for one");
    assert!(waiting.all().eq([&game]) && waiting.in_memory().eq([&game]), "known here only");
    waiting.made_safe(&game);
    assert!(waiting.all().eq([&game]) && waiting.in_memory().next().is_none(), "a copy is elsewhere");
    assert_eq!(waiting.settle(|_| true), [1]);
    assert!(waiting.settle(|_| panic!("it is written")).is_empty());
}

/// A note without room waits like a result, and is merged into what was stored meanwhile: an attempt replaces those of
/// earlier days and never a later one, an asked adviser precedes the ninety-nine others asked last.
#[test]
fn a_note_waits_until_there_is_room_and_takes_nothing_away() {
    let of = |day: &str, id| Note::Attempt { game: "paladins".to_owned(), day: day.to_owned(), id };
    let mut waiting = Waiting::new();
    for note in [Note::Advised { id: 7 }, of("2026-11-22", 5), Note::Advised { id: 7 }] {
        waiting.add(note);
    }
    assert!(waiting.all().eq(&[of("2026-11-22", 5), Note::Advised { id: 7 }]), "each once");
    assert!(waiting.has(&Note::Advised { id: 7 }) && !waiting.has(&Note::Advised { id: 5 }));
    assert_eq!(waiting.settle(|note| note.id() == 7), [Note::Advised { id: 7 }]);

    let day = "2026-11-22".parse().unwrap();
    for (kept, written) in [("", "2026-11-22 5"), ("2026-11-21 4", "2026-11-22 5"), ("2026-11-23 6", "2026-11-23 6")] {
        assert_eq!(of("2026-11-22", 5).written_into(kept), written, "into {kept:?}");
    }
    assert_eq!((attempt("2026-11-22 5"), attempt("2026-11-22"), attempt("")), (Some((day, 5)), None, None));

    assert_eq!(Note::Advised { id: 7 }.written_into("9 7 8"), "7 9 8");
    let hundred = (0..100).map(|id| id.to_string()).collect::<Vec<_>>().join(" ");
    let kept = Note::Advised { id: 100 }.written_into(&hundred);
    assert!(is_advised(&kept, 100) && is_advised(&kept, 98) && !is_advised(&kept, 99), "{kept}");
    assert_eq!(kept.split(' ').count(), 100);
}

/// Given the maximum number of results, when the result of a game is replaced, then none is evicted. A new game evicts
/// the oldest one, and a game loaded from a file and stored under its own number changes nothing.
#[test]
fn a_result_that_replaces_another_evicts_none() {
    let of = |id: u64, seed: &str| Finished { ended: id, ..finished::<Paladins>(id, &["human", "random"], seed) };
    let kept = [of(1, "1"), of(2, "2"), of(3, "3")];
    let again = Finished { ended: 9, ..of(2, "2b") };
    let keeping_again = keeping(&kept, again.clone(), 3).unwrap();
    assert_eq!(keeping_again.oldest, [] as [u64; 0]);
    assert_eq!(keeping_again.game, Finished { ended: 2, ..again }, "it keeps its date");
    assert_eq!(keeping(&kept, of(4, "4"), 3).unwrap().oldest, [1]);
    assert_eq!(keeping(&kept, of(4, "4"), 4).unwrap().oldest, [] as [u64; 0]);
    assert_eq!(keeping(&kept, of(4, "4"), 2).unwrap().oldest, [1, 2], "where too many were kept");
    assert_eq!(keeping(&kept, of(4, "1"), 3), None, "the same game from a file");
    let both = [of(1, "1"), of(2, "2")];
    let same_as_another = keeping(&both, Finished { check: both[0].check.clone(), ..of(2, "2b") }, 3);
    assert_eq!(same_as_another.map(|keeping| keeping.game.id), Some(2), "its own number comes first");
}

/// Games saved at the same moment, such as those of a file, have consecutive numbers.
#[test]
fn a_chapter_of_a_campaign_has_the_number_of_no_other_game() {
    let campaign = 1_795_284_300_000;
    assert_eq!(number_of_chapter(campaign, 0), campaign);
    let saved = campaign..campaign + 1_000;
    for chapter in [1, 2] {
        let number = number_of_chapter(campaign, chapter);
        assert!(!saved.contains(&number) && number < 1 << 53, "{number}");
    }
    assert_ne!(number_of_chapter(campaign, 1), number_of_chapter(campaign, 2));
    assert_ne!(number_of_chapter(campaign, 1), number_of_chapter(campaign + 1, 1));
}

/// The stored scores are the game's, line by line, and the last round's points are the final ones.
#[test]
fn a_result_holds_the_whole_score() {
    let mut setup = Setup::of(&["human", "random", "human"]);
    setup.names = ["Ada", "", "Bo"].map(str::to_owned).to_vec();
    let table = played::<Paladins>(setup, "7");
    let result = Finished::of(3, 9, &table, Marks::default()).unwrap();
    let outcome = table.state().outcome();
    for sheet in table.state().scores() {
        let seat = sheet.seat.index();
        let points: Vec<i32> = sheet.lines.iter().map(|line| line.points).collect();
        assert_eq!(result.sheet(seat), points);
        assert_eq!(result.total(seat), sheet.total);
        assert_eq!(result.result(seat).won, outcome.rank(sheet.seat) == Some(1));
        assert_eq!(result.sheets[seat].len(), 7, "a sheet a round");
    }
    assert_eq!(result.rounds, [1, 2, 3, 4, 5, 6, 7]);
    assert_eq!(result.mode(), "human+human+random");
    assert_eq!(result.people().collect::<Vec<_>>(), [0, 2]);
    assert_eq!(result.names, ["Ada", "", "Bo"]);
    assert!(result.is_complete());
    let text = serde_json::to_string(&result).unwrap();
    assert_eq!(serde_json::from_str::<Finished>(&text).unwrap(), result);
    assert!(text.len() < 2_500, "{} bytes", text.len());
}

/// A campaign is stored with its last chapter, by its tomes.
#[test]
fn the_end_of_a_campaign_is_kept_with_its_last_chapter() {
    let campaign = CampaignResult { tomes: vec![[3, 0, 4], [2, 1, 4]], winner: 1 };
    let result = Finished { campaign: Some(campaign.clone()), ..finished::<Viscounts>(3, &["human", "random"], "7") };
    assert!(result.is_complete());
    let text = serde_json::to_string(&result).unwrap();
    assert_eq!(serde_json::from_str::<Finished>(&text).unwrap(), result);
    assert_eq!(
        (campaign.result(0).points, campaign.result(1).points),
        (7, 7),
        "a tie that the Victory Tomes do not break"
    );
    assert!(!campaign.result(0).won && campaign.result(1).won);
    for broken in [vec![[1, 1, 1]], vec![[1, 1, 1]; 3]] {
        let campaign = CampaignResult { tomes: broken, ..campaign.clone() };
        assert!(!Finished { campaign: Some(campaign), ..result.clone() }.is_complete());
    }
    let other = CampaignResult { winner: 2, ..campaign };
    assert!(!Finished { campaign: Some(other), ..result }.is_complete());
}

/// Any game with the kernel's trait: Viscounts has no fixed rounds, so its progress is stored in tenths.
#[test]
fn a_game_without_rounds_is_reported_in_tenths() {
    let result = finished::<Viscounts>(1, &["human", "random"], "7");
    assert!(result.is_complete());
    assert_eq!(result.rounds.last(), Some(&10));
    assert!(result.rounds.len() <= 10 && result.rounds.is_sorted());
}

#[test]
fn only_a_finished_game_of_people_is_a_result() {
    let table = Table::<Paladins>::new(Setup::of(&["human", "random"]), Seed::from(1)).unwrap();
    assert_eq!(Finished::of(1, 1, &table, Marks::default()), None);
    let alone = played::<Paladins>(Setup::of(&["random", "random"]), "1");
    assert_eq!(Finished::of(1, 1, &alone, Marks::default()), None);
}

/// The same game under another number (loaded from a file) is not a second one; another game of the same deal is.
#[test]
fn a_game_is_known_by_its_number_and_by_its_record() {
    let result = finished::<Paladins>(1, &["human", "random"], "7");
    let loaded = Finished { id: 2, ..result.clone() };
    let other = finished::<Paladins>(3, &["human", "random"], "8");
    let undone = Finished { id: 1, ..other.clone() };
    assert!(result.is_same(&loaded) && result.is_same(&undone) && !result.is_same(&other));
}

#[test]
fn what_is_not_whole_is_known() {
    let whole = finished::<Paladins>(1, &["human", "random"], "7");
    assert!(!Finished { names: Vec::new(), ..whole.clone() }.is_complete());
    assert!(!Finished { ranks: vec![1], ..whole.clone() }.is_complete());
    assert!(!Finished { rounds: Vec::new(), ..whole.clone() }.is_complete());
    assert!(!Finished { lines: Vec::new(), ..whole.clone() }.is_complete());
    assert!(!Finished { seats: Vec::new(), ..whole }.is_complete());
}

/// A row per seat and a column per line and round, of every contained game; names cannot be formulas.
#[test]
fn the_table_of_results_has_a_row_a_seat() {
    let mut paladins = finished::<Paladins>(1, &["human", "solo-hard"], "7");
    paladins.names[0] = "=cmd|' /C calc'!A0".to_owned();
    paladins.names[1] = "Rival, the \"Hard\"".to_owned();
    let viscounts = finished::<Viscounts>(2, &["human", "random", "human"], "7");
    let table = csv(&[paladins.clone(), viscounts.clone()], Lang::En);
    let rows: Vec<&str> = table.strip_prefix('\u{feff}').unwrap().split_terminator("\r\n").collect();
    assert_eq!(rows.len(), 1 + 2 + 3);
    assert!(rows[0].starts_with("ended,game,mode,"));
    assert!(rows[0].contains("King's Orders") && rows[0].ends_with(",round 10"), "{}", rows[0]);
    assert!(rows[1].starts_with("2026-11-21 18:05,paladins,human+solo-hard,,7,,,,,1,human,'=cmd|"), "{}", rows[1]);
    assert!(rows[2].contains(",\"Rival, the \"\"Hard\"\"\","), "{}", rows[2]);
    // Without the quoted name, all rows have as many fields.
    let fields = |row: &str| row.replace("\"Rival, the \"\"Hard\"\"\"", "").split(',').count();
    assert!(rows.iter().all(|row| fields(row) == fields(rows[0])));
    assert!(rows[3].contains(&format!(",{},{},", viscounts.ranks[0], viscounts.total(0))));
}

/// In languages with a decimal comma, spreadsheets separate fields at semicolons, and would show a single column.
#[test]
fn the_table_of_results_is_written_as_spreadsheets_in_the_language_read_it() {
    let mut game = finished::<Paladins>(1, &["human", "solo-hard"], "7");
    game.names[0] = "Odila; of Paris, the \"Elder\"".to_owned();
    game.names[1] = "\u{200b}\u{200b}".to_owned();
    let [english, french] = [Lang::En, Lang::Fr].map(|lang| csv(&[game.clone()], lang));
    let quoted = "\"Odila; of Paris, the \"\"Elder\"\"\"";
    assert_eq!(english.replace(quoted, "Odila").replace(',', ";"), french.replace(quoted, "Odila"));
    assert!(
        french.contains(&format!(";human;{quoted};")) && english.contains(&format!(",human,{quoted},")),
        "{french}"
    );
    assert!(french.contains(";solo-hard;;"), "a name that shows nothing is none: {french}");
    let rows: Vec<usize> = french.replace(quoted, "").lines().map(|row| row.split(';').count()).collect();
    assert!(rows.len() == 3 && rows.iter().all(|&fields| fields == rows[0] && fields > 20), "{rows:?}");
}

/// Fixed forever: seats and deals on some dates, of a week and two days that are hard on calendars.
#[test]
fn the_challenge_of_a_day_is_the_same_for_ever() {
    let reported = |date: &str| {
        let date: ChallengeDate = date.parse().unwrap();
        let (setup, seed) = date.deal(Declared::of::<Paladins>()).unwrap();
        [setup.seats.join("+"), setup.modules.join("+"), seed.text().to_owned()].join(" ")
    };
    let dates = [
        "2026-11-16",
        "2026-11-17",
        "2026-11-18",
        "2026-11-19",
        "2026-11-20",
        "2026-11-21",
        "2026-11-22",
        "2000-02-29",
        "2100-03-01",
    ];
    let golden = include_str!("../golden/daily.txt");
    assert_eq!(dates.map(reported).join("\n"), golden.trim_end());
    // Nine weeks: each number of seats with each difficulty.
    let weeks = (0..9).map(|week| ChallengeDate::week_of(Day(20_780 + 7 * week)).to_string());
    let golden = include_str!("../golden/weekly.txt");
    assert_eq!(weeks.map(|week| reported(&week)).collect::<Vec<_>>().join("\n"), golden.trim_end());
}

#[test]
fn a_challenge_is_known_by_its_seed_and_set_up() {
    let game = Declared::of::<Paladins>();
    for text in ["2026-11-21", "week-2026-11-23"] {
        let date: ChallengeDate = text.parse().unwrap();
        let (mut setup, seed) = date.deal(game).unwrap();
        setup.names.push("Ada".to_owned());
        assert_eq!(ChallengeDate::of(game, &setup, &seed), Some(date));
        assert_eq!(ChallengeDate::of(game, &Setup::of(&["human", "solo-easy"]), &seed), None);
        assert_eq!(ChallengeDate::of(game, &setup, &Seed::from(7)), None);
        assert_eq!(ChallengeDate::of(game, &setup, &"daily-2026-02-30".parse().unwrap()), None);
        let result = Finished::of(1, 1, &played::<Paladins>(setup, seed.text()), Marks::default());
        assert_eq!(result.unwrap().day.as_deref(), Some(text));
    }
}

/// On any day, both games can be set up, and the week brings every opponent.
#[test]
fn every_week_brings_every_opponent() {
    fn week<G: Game>() {
        let mut opponents: Vec<String> = Vec::new();
        for day in 20_000..20_007 {
            let (setup, _) = ChallengeDate::Day(Day(day)).deal(Declared::of::<G>()).unwrap();
            assert!(setup.kinds::<G>().is_ok());
            opponents.extend(setup.seats.into_iter().skip(1));
        }
        assert!(
            G::OFFICIALS.iter().all(|official| opponents.iter().any(|opponent| opponent == official)),
            "{opponents:?}"
        );
    }
    week::<Paladins>();
    week::<Viscounts>();
}
