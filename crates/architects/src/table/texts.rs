use kernel::{Lang, phrases, texts};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Texts(pub Lang);

texts! {
    Texts;
    // The town.
    the_town: "The town";
    town_tab: "Town";
    storehouse_short: "Storehouse";
    the_market: "Black Market";
    the_workshop: "Workshop";
    the_guildhall: "Guildhall";
    the_cathedral: "Cathedral";
    the_virtue_road: "Virtue road";
    points_at_the_end: "points at the end";
    nothing_more_at_the_end: "nothing more";
    or_else_word: "or";
    nobody_there: "nobody stands there";
    no_one: "nobody";
    free_place: "free";
    any_of_them: "any";

    // Plans.
    ready: "ready";
    ready_after: "ready after this";
    no_skill: "no skill";
    your_plans: "Your plans";
    your_apprentices: "Your Apprentices and Buildings";
    no_building_yet: "no Building yet";

    // The end.
    last_turn: "Last turn";

    // The Overlord.
    overlord_title: "The Overlord";
    next_scheme: "Next Scheme";
    top_of_discards: "Top of his discards";
    whom_he_holds: "Whom he holds";
    his_workers: "His Workers";
    the_target: "Target";
    future_schemes: "Future Schemes";
    to_whom: "to whom";

    // A reset.
    clears_the_market: "It clears the Black Market";
    cards_turn: "The cards turn: other goods on the left and on the right";

    // Boards.
    her_next_worker: "What the next Worker would give";
    whom_it_holds: "Captured Workers";
    hidden_plans: "Hidden from you: the plans in hand. All else is public.";
    still_in_its_pile: "Still in its pile";
    solo_rules: "It turns up one card a turn, and pays with Stock alone.";
    all_skills: "three skills";

    // Accounts.
    to_the_supply: "to the supply";
    nothing_on_the_card: "nothing comes with the card";
    comes_with_the_card: "comes with the card";
    your_captures: "Your captures";
    less_button: "Take the last trade back";

    all_you_captured: "all that you captured";
    yours_in_prison: "yours in the Prison come home";
    yours_held: "yours on other boards come home";
    a_debt_is_paid: "an unpaid Debt becomes a paid one";
    choose_next: "choose";
    pays_with: "paid with";

    hint_place: "Tap a place, or the Apprentice or plan that you want.";
    hint_capture: "Tap a lit place, then whose Workers you take.";
    hint_hire: "Tap a lit Apprentice to look.";
    hint_guildhall: "Tap a lit plan, or the Cathedral.";
    hint_plan: "Tap a plan to look.";
    hint_draft: "A plan is a Building that you can construct later.";
    hint_put_back: "You keep the others: Buildings that you can construct later.";
    hint_dismiss: "Tap one of your Apprentices.";

    to_discard_for_the_cathedral: "Choose the plan to discard for the Cathedral";
    no_reward_left: "1 Virtue: no Reward card is left";
}

phrases! {
    Texts;
    one_of_so_many(count): "one of {count}";
    his_to_place(count): "{count} to be placed";
    his_on_places(count): "{count} in the town";
    his_in_market(count): "{count} in the Black Market";
    his_in_guildhall(count): "{count} in the Guildhall";
    his_in_prison(count): "{count} in the Prison";
    his_captured(count): "{count} captured by you all";
    donated(given, asked, items): "{given} of {asked} {items}";
    demands_hidden(count, points): "{count} not revealed yet; {points} each if the last one never is";
    events_left(count, each, none): "{count} left: {each} each at the end for each of them; if one is asked for and none is left, the game ends and it is {none} each";
    target_of(each, players, workers, target): "{each} × {players} players × {workers} Workers of his in the Guildhall: {target}";
    future_left(count): "{count} left; they come into play one after the other, the Final one last";
    to_the_tax_stand(before, after): "to the Tax Stand: {before} become {after}";
    onto_the_cards(names): "on {names}";
    in_column(column): "column {column}";
    together_of(paid, held): "{paid} of your {held} Silver";
    next_capture(left): "next capture, of {left} left";
    most_places(count): "at most {count} places";
    traded_for(thing): "For {thing}";
    points_when_it_ends(points): "{points} at the end";
    worth_now(points): "Points if the game ended now: {points}";
    counts_today(points): "today {points}";
    virtue_of_at_least(least, have): "Virtue {least} or more: you have {have}";
    spaces_on_level(level, free, all): "level {level}: {free} of {all} spaces free";
    to_discard(plan): "{plan} to discard";
    reward_comes(left): "1 Reward card, {left} left";
    next_gives(gains): "your next Worker: {gains}";
    who_stands(list): "there now: {list}";
    spaces_taken(taken, all): "Guildhall {taken} of {all}";
    without_skill(skill): "no {skill}";
    plans_of(held, most): "{held} of {most} in hand";
    gates(cathedral, market): "The Cathedral is open from {cathedral}, the Black Market closed from {market}.";
    less_tax(count): "{count} less";
    open_from(virtue): "Cathedral open from {virtue}";
    closed_from(virtue): "Black Market closed from {virtue}";
    rewards_left(count): "{count} left";
    holds_yours(count): "{count} of yours held";
    to_the_prison(names): "To the Prison: {names}";
    they_act(names): "Apprentices act: {names}";
    they_lose(virtue, names): "{virtue}: {names}";
    they_owe(debt, names): "{debt}: {names}";
    plans_in_hand(count): "{count} plans in hand";
    captured_worth(count, silver): "{count} captured, worth {silver} Silver";
    prisoners(count, points): "Your Workers here: {count}. Points lost for them at the end: {points}.";
    your_workers(count): "{count} of your Workers left";
    ready_or_level(ready, level): "{ready} ready, or level {level}";
    ready_only(ready): "{ready} ready";
}
