use super::PageTexts;
use kernel::{phrases, texts};

texts! {
    PageTexts;
    for_you_now: "For you, now";
    rules: "Rules";
    search_rules: "Search the rules";
    contents: "Contents";
    nothing_found: "No rule speaks of that. Try another word.";
    rules_missing: "The rules could not be fetched. They come with the first visit: try again with a connection.";
    the_rule: "The rule";
    the_signs: "The signs on it";
    glossary: "Glossary of the signs";
    first_time: "First time here?";
    learn_hint: "Ten minutes, with comments: you make the marked moves, and go on by yourself after that.";
    lesson: "Lesson";
    lesson_leave: "Leave the lesson";
    lesson_next: "Next";
    lesson_show: "Show me";
    lesson_play_on: "Play on by myself";
    lesson_choose: "Choose what is marked.";
    lesson_other: "Also a move, but the lesson goes on with what is marked.";
    back_to_lesson: "Back to the lesson";
    lesson_missing: "The lesson could not be fetched. Try again with a connection.";
    examples: "Examples";
    example: "Example";
    examples_hint: "The rules, one situation at a time. Each opens as a practice game: play it as it is told, or try something else. It is not saved, and your games stay as they are.";
    all_examples: "All examples";
    the_text: "What is told of it";
    read_the_rules: "Read the rules";
}

phrases! {
    PageTexts;
    learn(game): "Learn {game} in ten minutes";
    learn_together(game): "Learn {game} together in five minutes";
    rules_title(game): "The rules of {game}";
    examples_title(game): "{game}: examples";
    open_example(title): "Open: {title}";
    in_the_rules(title): "{title}: the whole rule";
}
