//! The link of a campaign: lossless, unique, and refused if altered.

use campaign::{Campaign, CampaignError, CampaignLink, CampaignRecord, CampaignSetup, Ended};
use kernel::{Chance, Compared, Crest, Link, Record, RecordError, Seed, Setup, Table, random_choice};
use players::{ComputerPlayer, Evaluate, levels};
use trilogy::with_game;

const STEWARD: usize = 1;

/// Plays a chapter: at random, or by stewards.
fn played<G: Evaluate>(setup: Setup, seed: Seed, stewards: bool, chance: &mut Chance) -> (Record, Ended) {
    let mut table = Table::<G>::new(setup, seed).unwrap();
    let mut steward = ComputerPlayer::<G>::new(levels()[STEWARD], Chance::new(chance.bits_64()));
    let mut next = |game: &G| {
        if stewards { steward.choose(game, &mut |_| true) } else { random_choice(game, chance, &mut Vec::new()) }
    };
    while let Some(choice) = next(table.state()) {
        table.choose(choice).unwrap();
    }
    (table.record(), Ended::of(table.state()).unwrap())
}

/// A campaign of a number of chapters, the last of which is cut off after this share of its choices in hundredths.
fn campaign(plan: &CampaignSetup, seed: &str, chapters: usize, last: usize, stewards: bool) -> CampaignRecord {
    let mut chance = Chance::new(seed.len() as u64 + chapters as u64);
    let mut campaign = Campaign::new(plan.clone(), seed.parse().unwrap()).unwrap();
    let mut records = Vec::new();
    while let Some((game, setup, seed)) = campaign.next().filter(|_| records.len() < chapters) {
        let (mut record, ended) = with_game!(game, G => played::<G>(setup, seed, stewards, &mut chance)).unwrap();
        if records.len() + 1 == chapters && last < 100 {
            record.choices.truncate(record.choices.len() * last / 100);
            record.snapshot = None;
            records.push(record.sealed());
            break;
        }
        records.push(record);
        campaign.close(&ended).unwrap();
        if let Some(crest) = campaign.best_token() {
            campaign.take(crest).unwrap();
        }
    }
    CampaignRecord::of(&campaign, records)
}

fn plan(seats: usize) -> CampaignSetup {
    CampaignSetup { seats: vec!["random".to_owned(); seats], ..CampaignSetup::default() }
}

fn read(text: &str) -> Result<CampaignRecord, CampaignError> {
    CampaignLink::open(text)?.record()
}

#[test]
fn a_campaign_comes_back_from_its_link_as_far_as_it_was_played() {
    for (number, last) in [(0, 0), (1, 40), (1, 100), (2, 0), (2, 70), (3, 50), (3, 100)] {
        for seats in 2..=4 {
            let record = campaign(&plan(seats), "17", number, last, false);
            let text = CampaignLink::of(&record).unwrap().write().unwrap();
            assert!(CampaignLink::is_one(&text) && CampaignLink::open(&text).unwrap().games().count() == number);
            let back = read(&text).unwrap();
            assert_eq!((&back.plan, &back.seed, &back.tokens), (&record.plan, &record.seed, &record.tokens));
            for (one, other) in back.chapters.iter().zip(&record.chapters) {
                assert_eq!((&one.choices, &one.setup), (&other.choices, &other.setup));
            }
            assert_eq!(back.replay().unwrap().report(), record.replay().unwrap().report());
            assert_eq!(CampaignLink::of(&back).unwrap().write().unwrap(), text, "there is one text for a campaign");
        }
    }
}

#[test]
fn names_bonus_content_and_the_text_of_a_seed_come_back() {
    let plan = CampaignSetup {
        seats: vec!["human".to_owned(), "baron".to_owned(), "human".to_owned()],
        names: vec!["Œdipe".to_owned(), String::new(), "李".to_owned()],
        modules: vec!["bonus-heroes".to_owned(), "bonus-townsfolk".to_owned()],
    };
    let record = campaign(&plan, "Odila of Paris", 2, 30, false);
    let back = read(&CampaignLink::of(&record).unwrap().write().unwrap()).unwrap();
    assert_eq!((back.plan, back.seed), (plan, "Odila of Paris".parse().unwrap()));
}

#[test]
fn the_link_of_a_campaign_of_players_who_mean_it_fits_an_address() {
    for seats in 2..=4 {
        let length = |chapters, last| {
            CampaignLink::of(&campaign(&plan(seats), "5", chapters, last, true)).unwrap().write().unwrap().len()
        };
        let (running, whole) = (length(3, 50), length(3, 100));
        println!("{seats} seats: {running} characters in the midst of the last chapter, {whole} at the end");
        assert!(running <= 900, "{seats} seats: {running} characters");
    }
}

#[test]
fn a_link_that_was_altered_or_cut_off_is_refused() {
    let text = CampaignLink::of(&campaign(&plan(3), "3", 2, 60, false)).unwrap().write().unwrap();
    let letters = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let mut chance = Chance::new(1);
    for place in 2..text.len() {
        let mut bytes = text.clone().into_bytes();
        while bytes[place] == text.as_bytes()[place] {
            bytes[place] = letters[chance.below(letters.len() as u32) as usize];
        }
        let changed = String::from_utf8(bytes).unwrap();
        assert!(read(&changed).is_err(), "letter {place}");
    }
    for length in 0..text.len() {
        assert!(read(&text[..length]).is_err(), "{length} letters");
    }
    let incomplete = |length: &usize| read(&text[..*length]) == Err(CampaignError::Record(RecordError::Incomplete));
    let reported = (2..text.len() - 1).filter(incomplete).count();
    assert!(reported * 20 >= (text.len() - 3) * 19, "of {} lengths {reported} are told as incomplete", text.len() - 3);
    assert!(read(&(text.clone() + "A")).is_err());
    let long = format!("{}{}", Link::CAMPAIGN, "A".repeat(1 << 20));
    assert_eq!(read(&long), Err(CampaignError::Record(RecordError::TooLarge)));
}

/// Number of choices of a campaign, including Tokens taken.
fn made(record: &CampaignRecord) -> usize {
    record.chapters.iter().map(|chapter| chapter.choices.len()).sum::<usize>() + record.tokens.len()
}

/// A campaign that comes back as a link is recognized: the choices since then are counted over its chapters and Tokens.
#[test]
fn a_campaign_that_comes_back_is_the_same_longer_or_shorter() {
    let at = |chapters, last| {
        let link = CampaignLink::of(&campaign(&plan(3), "17", chapters, last, false)).unwrap().write().unwrap();
        read(&link).unwrap()
    };
    let begun = campaign(&plan(3), "17", 2, 100, false);
    let until = |chapters: usize, choices: usize| {
        let mut record = begun.clone();
        record.chapters.truncate(chapters);
        record.chapters[chapters - 1].choices.truncate(choices);
        record.tokens.truncate(chapters - 1);
        record
    };
    let first = begun.chapters[0].choices.len();
    assert_eq!(begun.compared(&begun), Some(Compared::Same));
    // Within a chapter, over its end and the Token after it, and from one chapter into the next.
    for (here, there) in [
        (until(1, 0), until(1, 7)),
        (until(1, 7), until(1, first)),
        (until(1, first), until(2, 0)),
        (until(1, 9), until(2, 5)),
        (until(2, 5), begun.clone()),
    ] {
        let by = made(&there) - made(&here);
        assert!(by > 0, "there is more");
        assert_eq!(here.compared(&there), Some(Compared::Longer(by)));
        assert_eq!(there.compared(&here), Some(Compared::Shorter(by)));
    }
    // Links are compared by the choices, not by names and states.
    let mut named = at(2, 40);
    named.plan.names = vec!["Œdipe".to_owned()];
    assert_eq!(at(2, 40).compared(&named), Some(Compared::Same));
    for other in [campaign(&plan(3), "18", 2, 40, false), campaign(&plan(2), "17", 2, 40, false)] {
        assert_eq!(at(2, 40).compared(&other), None, "another deal");
    }
}

#[test]
fn a_campaign_that_went_another_way_is_reported_from_where() {
    let whole = campaign(&plan(3), "17", 2, 100, false);
    let first = whole.chapters[0].choices.len();
    // Another choice in the first chapter: everything after it was dealt for another game.
    let mut other = whole.clone();
    other.chapters.truncate(1);
    other.chapters[0].choices[12] = "another way".to_owned();
    assert_eq!(whole.compared(&other), Some(Compared::Forked(12)), "the same Tokens after it or not");
    // Another Token: the chapter after it differs from its first choice on.
    let mut other = whole.clone();
    other.tokens[0] = if whole.tokens[0] == Crest::Crown { Crest::Sword } else { Crest::Crown };
    other.chapters[1].setup.carried.clear();
    assert_eq!(whole.compared(&other), Some(Compared::Forked(first)));
}
