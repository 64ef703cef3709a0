//! The native tests, as one program: a file has one subject, and all are compiled and linked once. Shared modules come
//! first. A file's tests run alone by its name: `cargo test --profile fast --test native golden::`.

#[macro_use]
mod every;
mod changes;
mod gains;
#[path = "golden/mod.rs"]
mod games;
#[path = "smallest/mod.rs"]
mod sheaves;
mod siege;

mod addresses;
mod allocations;
mod architects_apprentices;
mod architects_board;
mod architects_buildings;
mod architects_cards;
mod architects_coop;
mod architects_examples;
mod architects_help;
mod architects_log;
mod architects_moments;
mod architects_previews;
mod architects_rulings_r1_to_r20;
mod architects_rulings_r21_to_r41;
mod architects_solo;
mod architects_tables;
mod bots;
mod campaign;
mod campaign_links;
mod campaign_players;
mod campaign_rulings;
mod decided;
mod documents;
mod examples;
mod fewest_taps;
mod former_rules;
mod forms_of_links;
mod fuzz;
#[path = "golden.rs"]
mod golden;
mod invariants;
mod links;
mod moments;
mod paladins_actions;
mod paladins_boards;
mod paladins_cards;
mod paladins_coop;
mod paladins_evaluation;
mod paladins_examples;
mod paladins_previews;
mod paladins_rounds;
mod paladins_rulings;
mod paladins_scores;
mod paladins_solo;
mod panels;
mod pool;
mod position;
mod previews;
mod puzzles;
mod qr;
mod results;
mod saves;
mod short_links;
#[path = "smallest.rs"]
mod smallest;
mod sources;
mod styles;
mod team;
mod texts;
mod timeline;
mod travelled;
mod value_network;
mod versions;
mod viscounts_boards;
mod viscounts_choices;
mod viscounts_coop;
mod viscounts_examples;
mod viscounts_scores;
mod viscounts_solo;
mod viscounts_townsfolk;
mod viscounts_turns;
