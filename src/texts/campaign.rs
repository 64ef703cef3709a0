//! Texts of a campaign: its set-up, the chronicle, the tomes.

use super::PageTexts;
use kernel::{phrases, texts};

texts! {
    PageTexts;
    // Set-up.
    usual_campaign: "You and two computer players, three games in a row. Stop whenever you like.";
    three_chapters: "Three chapters";
    stop_any_time: "stop after any turn: it is kept on this device";
    crest_tome_rule: "Three Crests of a kind win their Crest Tome; with two players it takes four.";
    new_campaign: "New Tomesaga";

    // The chronicle.
    chronicle: "The chronicle";
    to_the_table: "Back to the table";
    to_the_score: "The score of the chapter";
    not_written: "Not yet written. Who has fewer tomes than the leader begins with the difference in Silver, and each tome of the chapter before brings a gift of its own.";
    tome_board: "The Tome Board";
    first_takes_it: "the first to do it takes the tome";
    still_closed: "Six closed tomes: three of them are laid out as objectives once the table is set.";
    victory_tomes_left: "3 Victory Tomes for the first and second place";
    crest_tokens: "Crest Tokens";
    crest_tomes: "Crest Tomes";
    nobodys: "nobody’s";
    shelves: "Shelves";
    empty_shelf: "an empty shelf";
    victory_tome: "Victory Tome, kept closed";
    leads: "leads", "in tomes";
    tomes: "tomes";
    the_tomes: "Tomes";
    in_next_chapter: "In the next chapter";

    // The end of a chapter and of the campaign.
    take_a_token: "Choose your Crest Token";
    take_a_token_hint: "Enough Crests of a kind win their Crest Tome at once.";
    wins_the_tome: "it wins the Crest Tome";
    is_taken: "taken already";
    take_the_token: "Take it";
    campaign_is_over: "The campaign is over";
    copy_chronicle: "Copy the chronicle";
    campaign_link: "The whole campaign as a link";
    campaign_link_holds: "The link itself holds every chapter, also what is still hidden in it. It goes to no server: who has the link can read the chronicle and play on.";
    chronicle_picture: "The chronicle as a picture";
    picture_holds: "What happened, and the shelves as they stand now.";
    save_picture: "Save the picture";
    no_picture: "The browser does not draw this picture for us.";
    chronicle_text: "The chronicle as text";
    campaign_file: "The whole campaign as a file";
    opened_campaign: "A campaign that was sent to you";
    read_the_chronicle: "Read the chronicle";
    looked_at_campaign: "You are reading a campaign that was sent to you.";
    not_copied: "The browser does not copy for us: print the chronicle instead.";
    another_campaign: "Another campaign";

    spoils: "What the chapter brought";
    a_crest_token: "Crest Token";
    objectives_won: "Objectives";
    won_nothing: "No tome";
    major_victory: "Major victory";
    minor_victory: "Minor victory";

    // The statistics.
    campaigns: "Campaigns";
    tomes_each: "Tomes, average";
    by_objectives: "by objectives";
    victory_tomes: "Victory Tomes";
}

phrases! {
    PageTexts;
    chapter_of(number, last): "Chapter {number} of {last}";
    chapter_next(number, game): "Chapter {number}: {game}";
    lay_out_chapter(number): "Lay out chapter {number}";
    chapter_is_played(game, when): "{game} is being played: {when}.";
    has_not_chosen(name): "[{name} chooses|You choose] a Crest Token.";
    token_is_awaited(name): "{name} chooses a Crest Token, on another device.";
    has_of(held, needed): "{held} of {needed}";
    first_to_do(what): "first to {what}";
    taken_by(name): "[{name} has|you have] it";
    lead_and_major(ahead, major): "{ahead} ahead; more than {major} is a major victory";
    wins_chapter(name): "[{name} wins|You win] the chapter";
    wins_campaign(name): "[{name} wins|You win] the campaign";
    tome_of(crest): "Crest Tome of {crest}";
    token_of(crest): "Crest Token of {crest}";
    named_and_count(name, count): "{name}: {count}";
}
