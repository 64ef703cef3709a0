use super::PageTexts;
use kernel::{phrases, texts};

texts! {
    PageTexts;
    copy_this_address: "Copy the address of this";
    copy_set_up: "Copy the address of this set-up";
    address_copied: "The address is copied: it opens this very place.";
    no_such_section: "These rules have no such section: here they are from the start.";
    not_all_known: "Not all that this address names is known here: look through the set-up.";
    no_such_help: "What this address asks about is not explained here.";
    no_such_address: "Nothing in Francia has this address. Here is home.";
    challenge_was_begun: "This challenge was begun on this device before: it stands on this page.";
}

phrases! {
    PageTexts;
    copy_address_of(title): "Copy the address: {title}";
    address_by_hand(address): "The browser does not copy for us. This is the address: {address}";
}
