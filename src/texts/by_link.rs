use super::PageTexts;
use kernel::{phrases, texts};

texts! {
    PageTexts;
    by_link: "Play by link";
    by_link_how: "Everyone plays on a device of their own. After your turn you send the table as a link; who opens it sees what happened, plays, and sends it back.";
    for_friends: "A link holds the whole deal, also what is hidden in it: this is for friends.";
    who_is_here: "Who plays on this device?";
    all_here: "All of us";
    on_another_device: "Continue on another device";
    position_picture: "This position as a picture";
    position_holds: "The points line by line, and what happened last: to show around, or to keep.";
    send_table: "Send the table";
    as_qr: "QR code";
    qr_how: "The camera of another device reads it, and opens the page there.";
    qr_too_long: "This link is too long for a QR code: send it, or save the file.";
    saved_game: "saved game";
    saved_campaign: "saved campaign";
    open_mine: "Open my game";
    open_my_campaign: "Open my campaign";
    play_on_as_new_campaign: "Play on as a new campaign";
    the_end_of_it: "To the end of it";
}

phrases! {
    PageTexts;
    send_table_to(name): "Send the table to {name}";
    known_same(saved): "This is your {saved}, as it is here.";
    known_longer(saved, by): "Your {saved} goes on with it. Choices since: {by}.";
    known_shorter(saved, by): "This is an older link: your {saved} is further. Choices since: {by}.";
    known_forked(saved, after): "Your {saved} has the same deal, but went another way after choice {after}. Yours stays as it is, whatever you do here.";
    of_somebody_else(name): "It is {name}’s turn, on another device: look at it, or send it on.";
}
