use kernel::{Lang, phrases, texts};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Texts(pub Lang);

texts! {
    Texts;
    the_kingdom: "The kingdom";
    kingdom: "Kingdom";
    the_castle: "Castle";
    scores: "Scores";
    primary_actions: "Primary actions";
    your_line: "Cards on your board";
    what_you_own: "What you own";
    your_buildings: "Your Buildings";
    your_hand: "Your hand";

    // Cards.
    at_once: "at once";
    when_it_drops: "when it drops off";
    while_it_lies: "while on the board";
    at_the_end: "at the end of the game";
    hire_gives: "hire", "what it gives";
    printed: "Printed card";
    value_means: "Silver to hire, dismiss or destroy it, and the steps that it moves.";
    icons: "Icons";
    hired_or_dismissed: "When hired or dismissed";
    ability: "Ability";
    a_hero: "a Hero";
    a_starting_card: "a Starting card";
    a_townsfolk: "a Townsfolk";
    empty_space: "empty card space with its printed icons";
    draw_and_discard: "Draw Pile and discards";
    about_piles: "When the Draw Pile is empty, the discards are shuffled into a new one.";

    // The ring.
    free: "free";
    chosen: "chosen";
    built: "Built";
    out_of_reach: "Out of your Viscount’s reach";
    go_there: "your Viscount may go there";
    link: "Link";
    previous_lobe: "Previous segment";
    next_lobe: "Next segment";
    building_here: "For a Building here";
    link_after: "Link to the next spot, for both owners";
    about_inside: "Here Workers are placed in the Castle and Manuscripts transcribed.";

    // The two cards at a lobe.
    dismiss: "Dismiss";
    hire: "Hire";
    not_here: "Only beside your Viscount";
    for_an_action: "Only while an action is paid for";
    after_the_action: "After the action";
    from_inside: "from the inside path";
    take_it: "Take it";

    // Castle and races.
    first_tier: "First tier";
    second_tier: "Second tier";
    third_tier: "Third tier";
    tier_three: "Tier 3";
    castle_here: "Castle here";
    castle_leader: "Castle Leader";
    debts_left: "Debts left";
    deeds_left: "Deeds left";
    bonus_cards: "Cleric Bonus cards";
    points_for_it: "points at the end";
    the_cascade: "What happens in the Castle";
    about_first_tier: "Where three Workers of one colour stand, one moves inwards and the two others move one section each way. Of more than three Workers, one is bumped, chosen by whoever’s turn it is: its owner takes it back with 2 Silver.";

    // Phases.
    phase_cards: "card";
    phase_move: "move";
    phase_action: "action";
    phase_hire: "hire";
    phase_draw: "draw";
    collision: "collision";
    round_short: "Round";
    last_round: "Last round";

    // Strips.
    hidden_from_team: "Hidden: the order of the Draw Pile. In a team hands are open.";
    hand: "Hand";
    hidden_from_you: "Hidden from you: the cards in hand and in the Draw Pile. All else is public.";

    // Solo opponent.
    schemes: "Schemes";
    its_focus: "It cares most for:";
    it_takes: "It takes:";
    all_the_same: "all are the same to it";
    opponent_rules: "It never pays Silver, always moves along the outside path, and acts from where it stands. A shuffle of its Schemes brings it a Corruption with a Criminal on its board, else a Virtue.";

    // The Overlord.
    the_overlord: "the Overlord";
    protected: "protected";
    then_the_overlord: "Then the Overlord";
    route_hidden: "A card is turned over beside him first: his way is not known yet.";
    then_places: "then a Worker is placed here";
    lower_parts: "After your primary actions";
    about_overlord: "After each turn he moves clockwise by the value of the Townsfolk beside him. Where players’ Workers stand he removes one, on an empty space he places one of his, and where his own stand he dismisses the Townsfolk there.";
    about_orders: "Three or more of his Workers on a space: one goes each way and one inwards, by the inside space and both tiers to the third tier. There, or with none left to place, all players lose.";
    about_line: "None of his Workers on his space, the inside space there and both tiers behind it can be removed or bumped.";
    orders: "Advancement Orders";
    reference_card: "Reference card";
    first_player: "First player";
    second_player: "Second player";
    third_player: "Third player";
    fourth_player: "Fourth player";
    behind: "behind";
    not_dealt: "Not dealt";
    his_line: "The line that he protects";

    // Set-up.
    choose_a_pair: "Choose a Player Card with its Hero";
    start_here: "start here";
    starts_on: "starts here";

    // Actions.
    place_workers_short: "Workers";
    and_spends: "and spends";
    spends: "spends";
    the_manuscript: "the Manuscript here:";
    nothing_more: "Nothing more";
    top_unseen: "top card, unseen";
    about_trade: "Merchants for the exchange of your outside space, as often as you like while they last. Silver may stand in for Merchants, unless Silver is what one gains.";
    about_construct: "Builders for one Building, on a free spot of your outside space, on its side of the River.";
    about_place_workers: "Nobles for one to four Workers, in the section of the Castle beside your inside space.";
    about_transcribe: "Clerics for the Manuscript beside your inside space.";
    paid_with: "What stands in for the icons";
    it_needs: "It needs";
    it_reveals: "It reveals";
    points_for_so_many: "Points for one, two, three of them";
    ribbon: "Ribbon";
    markers_meet: "The markers meet: a collision";
    about_collision: "Where your markers of Virtue and Corruption meet, you gain what stands above, and the others what stands below if it concerns them. Then both go back.";
    about_manuscripts: "Different ribbons make sets: 1, 4, 9 or 16 points for one, two, three or four colours.";

    // Hints.
    hint_pick: "Or tap another lit place.";
    hint_shift: "Tap a section with a Worker; tap it again for the other way.";
    hint_play: "It moves your Viscount as far as its coin says.";
    hint_act: "A tile with a green edge can be chosen.";
    hint_building: "Tap a lit slot of your Buildings.";
}

phrases! {
    Texts;
    posted(name, count): "[Workers of {name}|your Workers]: {count}";
    then_removes(workers): "then remove up to {workers} from this space";
    then_left(left): "then {left}";
    his_supply(left, all): "Overlord Workers in the supply: {left} of {all}";
    averted(danger): "averted: {danger}";
    about_poverty_together(left, points): "{left} Debts are left. When the last one is taken the end is near, an Overlord Worker is removed from each unprotected space of the ring with two, and every approved Deed scores {points} points more.";
    about_prosperity_together(left, points): "{left} Deeds are left. When the last one is taken the end is near, an Overlord Worker is removed from each unprotected space of the ring with two, and every paid Debt scores {points} points more.";
    dismissed(name): "dismissed: {name}";
    viscount_of(name): "[Viscount of {name}|your Viscount]";
    go_there_for(silver): "your Viscount may go there for {silver}";
    at_your_viscount(space): "At your Viscount: {space}";
    first_to(count): "first to {count}:";
    up_to(count): "up to {count}";
    so_often(times): "up to {times}×";
    piles(draw, discard): "Draw Pile {draw}, discards {discard}";
    free_in_hand(count): "room for {count} more in hand";
    cards_in_hand(count): "{count} in hand";
    markers(corruption, virtue): "Corruption on {corruption}, Virtue on {virtue} of 7";
    debts_held(unpaid, paid): "Debts: {unpaid} unpaid, {paid} paid";
    deeds_held(acquired, approved): "Deeds: {acquired} acquired, {approved} approved";
    workers_left(workers): "{workers} in the supply";
    value_of(value): "Value {value}";
    ribbons_held(count): "You have {count} with this ribbon.";
    phase_of(round, phase, name): "Round {round}, phase {phase} of 6: {name}";
    hint_move(value): "Lit spaces are {value} or more steps away; each step beyond costs 1 Silver.";
    until(count): "until {count}";
    scheme_piles(draw, discard, future): "{draw} to come, {discard} discarded, {future} Future Schemes left";
    about_poverty(left): "{left} Debts are left. When the last one is taken the end is near, and the most approved Deeds score 12 points.";
    about_prosperity(left): "{left} Deeds are left. When the last one is taken the end is near, and the most paid Debts score 12 points.";
    about_debts(points): "An unpaid Debt costs {points} points at the end. Flipping it pays it, and gives a resource of choice.";
    about_deeds(points): "An acquired Deed is 1 point at the end, an approved one {points}.";
}
