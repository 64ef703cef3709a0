//! Complete random campaigns: every invariant holds after every choice, every tome is won, and a record replays to the
//! same end.

use campaign::{
    Campaign, CampaignError, CampaignRecord, CampaignSetup, Ended, Stage, chronicle, objectives, picture, shelf,
};
use kernel::{Chance, Game, Lang, Record, RecordError, Seat, Seed, Setup, Spoken, Table, random_choice};
use std::collections::BTreeSet;
use trilogy::with_game;

const BONUS: [&str; 2] = ["bonus-townsfolk", "bonus-heroes"];

fn plan(seats: usize, bonus: bool) -> CampaignSetup {
    CampaignSetup {
        seats: vec!["random".to_owned(); seats],
        modules: BONUS.iter().filter(|_| bonus).map(|&key| key.to_owned()).collect(),
        ..CampaignSetup::default()
    }
}

/// Plays a chapter at random, checking every invariant.
fn played<G: Game + Spoken>(setup: Setup, seed: Seed, chance: &mut Chance) -> (Record, Ended) {
    let mut table = Table::<G>::new(setup, seed).unwrap();
    let mut list = Vec::new();
    while let Some(choice) = random_choice(table.state(), chance, &mut list) {
        let made = table.choose(choice).unwrap();
        for event in &made.events {
            for lang in Lang::ALL {
                let reported = G::event(event, &[], lang);
                assert!(reported.is_none_or(|sentence| !sentence.contains('{')), "{event:?}");
            }
        }
        assert_eq!(table.state().broken(), None, "{} after {}", G::NAME, choice);
    }
    let record = table.record();
    (record, Ended::of(table.state()).expect("a chapter that is over"))
}

/// Plays a campaign at random.
fn random(plan: CampaignSetup, seed: u64) -> (Campaign, CampaignRecord) {
    let mut chance = Chance::new(seed);
    let mut campaign = Campaign::new(plan, Seed::from(seed)).unwrap();
    let mut records = Vec::new();
    while let Some((game, setup, seed)) = campaign.next() {
        let (record, ended) = with_game!(game, G => played::<G>(setup, seed, &mut chance)).unwrap();
        records.push(record);
        campaign.close(&ended).unwrap();
        if let Stage::Token(_) = campaign.stage() {
            let left: Vec<_> = campaign.tokens().collect();
            campaign.take(left[chance.below(left.len() as u32) as usize]).unwrap();
        }
    }
    let record = CampaignRecord::of(&campaign, records);
    (campaign, record)
}

#[test]
fn a_hundred_campaigns_at_random_end_with_a_winner_and_every_rule_held() {
    let mut won = BTreeSet::new();
    for seed in 0..100 {
        let seats = 2 + (seed % 3) as usize;
        let (campaign, _) = random(plan(seats, seed % 2 == 0), seed);
        assert_eq!((campaign.stage(), campaign.closed().len()), (Stage::Over, 3));
        let standing = campaign.standing().unwrap();
        assert_eq!((standing.len(), campaign.winner()), (seats, standing.first().copied()));
        let tomes: u32 = campaign.seats().map(|seat| u32::from(campaign.holdings(seat).all())).sum();
        let objectives = campaign.closed().iter().flat_map(|closed| &closed.objectives);
        let taken = objectives.filter(|(_, owner)| owner.is_some()).count() as u32;
        let crest_tomes: u32 = campaign.closed().iter().map(|closed| closed.crest_tomes.len() as u32).sum();
        assert_eq!(tomes, 9 + taken + crest_tomes, "three Victory Tomes a chapter, and what was won");
        for (closed, of) in campaign.closed().iter().zip(campaign.chapters()) {
            won.extend(
                closed
                    .objectives
                    .iter()
                    .filter(|(_, owner)| owner.is_some())
                    .map(|(tome, _)| of.chapter.tomes[*tome].key),
            );
        }
    }
    assert!(won.len() >= 9, "tomes are won at random: {won:?}");
}

#[test]
fn every_chapter_has_three_crests_of_a_kind_and_words_of_its_own() {
    let chapters = campaign::chapters();
    assert_eq!(chapters.iter().map(|of| of.chapter.number).collect::<Vec<_>>(), [1, 2, 3]);
    let mut keys = BTreeSet::new();
    for (place, of) in chapters.iter().enumerate() {
        for crest in kernel::Crest::ALL {
            let count = of.chapter.tomes.iter().flat_map(|tome| tome.crests).filter(|own| **own == crest).count();
            assert_eq!(count, 3, "{} {crest:?}", of.game.name);
        }
        for tome in &of.chapter.tomes {
            assert!(keys.insert(tome.key), "{} is there twice", tome.key);
            // Its advantage in the next chapter is declared there under its key.
            let next = chapters.get(place + 1);
            assert!(next.is_none_or(|next| next.game.carries.iter().any(|own| own.key == tome.key)), "{}", tome.key);
        }
    }
}

#[test]
fn the_record_of_a_campaign_is_played_to_the_same_end() {
    for seed in 0..6 {
        let (campaign, record) = random(plan(2 + (seed % 3) as usize, true), seed);
        let text = record.write();
        assert!(CampaignRecord::is_one(&text));
        let read = CampaignRecord::read(&text).unwrap();
        assert_eq!(read, record);
        let again = read.replay().unwrap();
        assert_eq!(again.report(), campaign.report());
        assert_eq!(CampaignRecord::of(&again, read.chapters).write(), text);
    }
}

#[test]
fn the_chronicle_tells_every_chapter_and_the_end_in_both_languages() {
    for seed in 0..20 {
        let (campaign, _) = random(plan(2 + (seed % 3) as usize, false), seed);
        for lang in Lang::ALL {
            let names: Vec<String> = vec![kernel::grammar::you(lang).to_owned(), "Odila".into(), "Berno".into()];
            let reported = chronicle(&campaign, &names, lang);
            assert_eq!(reported.len(), 4, "three chapters and the end");
            for sentence in reported.iter().flatten() {
                assert!(sentence.ends_with('.') && !sentence.contains(['{', '[', '|']), "{sentence}");
            }
            let all = reported.iter().flatten().cloned().collect::<Vec<_>>().join(" ");
            for (closed, of) in campaign.closed().iter().zip(campaign.chapters()) {
                for (tome, _) in &closed.objectives {
                    let title = of.chapter.tomes[*tome].title.localize(lang).to_lowercase();
                    assert!(all.to_lowercase().contains(&title), "{all}");
                }
            }
        }
    }
}

#[test]
fn a_campaign_that_is_being_played_is_kept_as_it_stands() {
    let (_, whole) = random(plan(3, false), 11);
    for chapters in 0..3 {
        let mut campaign = Campaign::new(whole.plan.clone(), whole.seed.clone()).unwrap();
        let mut tokens = whole.tokens.iter();
        for record in &whole.chapters[..chapters] {
            let ended = with_game!(record.game.as_str(), G => Ended::of(Table::<G>::replay(record).unwrap().state()));
            campaign.close(&ended.unwrap().unwrap()).unwrap();
            campaign.take(*tokens.next().unwrap()).unwrap();
        }
        // The current chapter, halfway.
        let mut records = whole.chapters[..chapters].to_vec();
        let mut half = whole.chapters[chapters].clone();
        half.choices.truncate(half.choices.len() / 2);
        half.snapshot = None;
        records.push(half.sealed());
        let record = CampaignRecord::of(&campaign, records);
        let read = CampaignRecord::read(&record.write()).unwrap().replay().unwrap();
        assert_eq!((read.stage(), read.closed().len()), (Stage::Chapter(chapters), chapters));
    }
}

#[test]
fn a_record_that_is_not_that_of_its_campaign_is_refused() {
    let (campaign, whole) = random(plan(3, false), 12);
    let resealed = |change: &dyn Fn(&mut CampaignRecord)| {
        let mut record = whole.clone();
        change(&mut record);
        record.check = None;
        CampaignRecord::read(&record.write()).and_then(|record| record.replay().map(|_| ()))
    };
    assert_eq!(resealed(&|_| {}), Ok(()));
    let swapped = resealed(&|record| record.chapters.swap(0, 1));
    assert_eq!(swapped, Err(CampaignError::NotDealt { number: 1 }));
    let seed = resealed(&|record| record.seed = Seed::from(99));
    assert_eq!(seed, Err(CampaignError::NotDealt { number: 1 }));
    let token = resealed(&|record| record.tokens = vec![record.tokens[0]; record.tokens.len()]);
    assert!(matches!(token, Err(CampaignError::Token | CampaignError::NotDealt { .. })), "{token:?}");
    let more = resealed(&|record| record.chapters.push(record.chapters[2].clone()));
    assert_eq!(more, Err(CampaignError::NotDealt { number: 4 }));
    let carried = resealed(&|record| record.chapters[1].setup.carried.clear());
    assert_eq!(carried, Err(CampaignError::NotDealt { number: 2 }));
    // A careless change is detected by the fingerprint.
    let text = whole.write().replacen("random", "novice", 1);
    assert_eq!(CampaignRecord::read(&text).unwrap_err(), CampaignError::Record(RecordError::Altered));
    let _ = campaign;
}

#[test]
fn texts_that_are_no_campaign_are_refused_with_a_sentence() {
    for text in ["", "{}", "[]", "{\"campaign\":1}", "{\"campaign\":2,\"seats\":[],\"seed\":\"1\",\"chapters\":[]}"] {
        let error = CampaignRecord::read(text).unwrap_err();
        assert!(!error.to_string().is_empty(), "{text}");
    }
}

/// A shelf holds exactly the tomes of its seat.
#[test]
fn the_shelves_hold_the_tomes_that_each_seat_won() {
    for seed in 0..6 {
        let (campaign, _) = random(plan(2 + (seed % 3) as usize, false), seed);
        for seat in campaign.seats() {
            assert_eq!(
                shelf(&campaign, seat).len(),
                usize::from(campaign.holdings(seat).all()),
                "seed {seed}, {seat:?}"
            );
        }
    }
}

/// An objective is taken by a seat that reaches its goal. While nobody has taken it, nobody has reached it.
#[test]
fn the_progress_of_an_objective_reaches_its_goal_with_the_tome() {
    let campaign = Campaign::new(plan(3, false), Seed::from(3)).unwrap();
    let (game, setup, seed) = campaign.next().unwrap();
    let looked = with_game!(game, G => {
        let (mut table, mut chance, mut list, mut looked) = (Table::<G>::new(setup, seed).unwrap(), Chance::new(3), Vec::new(), 0);
        while let Some(choice) = random_choice(table.state(), &mut chance, &mut list) {
            table.choose(choice).unwrap();
            for objective in objectives(table.state()).into_iter().filter(|_| table.state().decision().is_some()) {
                looked += 1;
                let reached = campaign.seats().any(|seat| objective.count(seat) >= objective.tome.goal);
                assert!(objective.owner.is_some() || !reached, "{objective:?}");
                assert!(objective.owner.is_none() || campaign.seats().all(|seat| !objective.is_near(seat)));
            }
        }
        looked
    });
    assert!(looked > Some(100), "the objectives are laid out");
}

/// Going back some choices after a failure stays in the same chapter, with the earlier ones unchanged.
#[test]
fn a_record_some_choices_earlier_is_the_same_campaign_in_its_last_chapter() {
    let (_, record) = random(plan(2, false), 5);
    let earlier = record.clone().earlier(3);
    let read = CampaignRecord::read(&earlier.write()).unwrap();
    assert_eq!(read.replay().unwrap().closed().len(), 2);
    assert_eq!(read.chapters[..2], record.chapters[..2]);
    assert_eq!(read.chapters[2].choices.len() + 3, record.chapters[2].choices.len());
}

/// The statistics of a campaign agree with its shelves.
#[test]
fn the_result_of_a_campaign_counts_the_tomes_of_each_seat_by_their_kind() {
    for seed in 0..6 {
        let (campaign, _) = random(plan(2 + (seed % 3) as usize, false), seed);
        let result = campaign.result().unwrap();
        assert_eq!(Some(result.winner), campaign.winner().map(Seat::index));
        for seat in campaign.seats() {
            let points = result.result(seat.index()).points;
            assert_eq!(usize::try_from(points).unwrap(), shelf(&campaign, seat).len(), "seed {seed}, {seat:?}");
        }
    }
    assert_eq!(Campaign::new(plan(2, false), Seed::from(1)).unwrap().result(), None, "it is not over");
}

/// The picture has the contents of the chronicle and every name, and escapes names.
#[test]
fn the_picture_of_a_chronicle_holds_its_words_and_every_shelf() {
    for seats in 2..=4 {
        let (campaign, _) = random(plan(seats, false), 4);
        let names: Vec<String> = ["Odila & <b>", "Œdipe", "\"Wido\"", "Berno"].map(str::to_owned).into();
        for lang in Lang::ALL {
            let drawn = picture(&campaign, &names, "The Tomesaga", lang);
            assert!(drawn.svg.starts_with("<svg ") && drawn.svg.ends_with("</svg>") && drawn.height > 900);
            assert!(drawn.svg.contains("Odila &amp; &lt;b&gt;") && !drawn.svg.contains("<b>"));
            assert_eq!(drawn.svg.matches("<text").count(), drawn.svg.matches("</text>").count());
            let reported = chronicle(&campaign, &names, lang);
            for key in reported.iter().flatten().flat_map(|sentence| sentence.split(' ')).filter(|key| key.is_ascii()) {
                let key = key.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;");
                assert!(drawn.svg.contains(&key), "{key}");
            }
            let books: usize = campaign.seats().map(|seat| shelf(&campaign, seat).len()).sum();
            assert_eq!(drawn.svg.matches("opacity=\".6\"").count(), books, "a spine a tome");
        }
    }
}
