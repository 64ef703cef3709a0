use super::PageTexts;
use kernel::texts;

texts! {
    PageTexts;
    part_coming: "One moment …";
    part_missing: "This part of the program could not be fetched. Try again with a connection.";
    try_again: "Try again";
    no_such_address: "Nothing in Francia has this address. Here is home.";
}
