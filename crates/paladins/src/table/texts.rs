use kernel::{Lang, phrases, texts};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Texts(pub Lang);

texts! {
    Texts;
    three_paladins: "Three Paladins";
    three_hint: "One to play, one on top of the pile, one below it. Tap a part: the cards swap.";
    revealed_paladins: "The Paladins of this round";
    is_missing: "What is missing";
    workers_could: "What these Workers could still do";
    workers_cannot: "Nothing more on the right side.";
    possible_now: "possible now";
    costs_nothing: "it costs nothing";
}

phrases! {
    Texts;
    given_back(count): "{count} given back";
    workers_in_all(count): "{count} Workers in all";
    more_in_pile(count): "{count} more in the pile";
    to_place(count): "{count} to place";
    proposed(count, worker): "{count} × {worker}, proposed";
    keeps(count): "keeps {count}";
    keeps_loses(kept, lost): "keeps {kept}, loses {lost}";
    no_such_worker(worker): "no {worker}";
    more(count): "{count} more";
    short(count): "{count} short";
    built_of(built, all): "{built} of {all} built";
    silver_from_to(least, most): "{least} to {most} Silver";
    attribute_short(count, attribute): "{count} {attribute} short";
    tax_left(left, full, narrated): "Tax supply: {left} of {full} left. Suspicion: {told}";
    lid(honour): "{honour}; at the end no Attribute counts for more";
    outsider_threat(done, asked): "Outsider Threat: {done} of {asked} Attacks and Converts this round; if fewer, every player loses 1 Honour";
    turns_in(round): "turns in {round}";
    threat_hidden(round): "A Threat that is revealed in round {round}";
    kings_threat(more, points): "King’s Threat: from round 7 on Orders ask for {more} more of each Attribute; at the end every player loses {points} points for each Overlord Worker left";
    with_the_paladin(name, level, both): "{name} {level}, {both} with the Paladin";
    paladin_of_round(round): "Paladin of round {round}";
    debts_unpaid_paid(unpaid, paid): "Debts: {unpaid} unpaid, {paid} paid";
    schemes_left_seen(left, seen): "{left} in the pile, {seen} seen";
    resource_aim(place): "aims at Townsfolk, Favour and Outsider from place {place} on";
    criminal_for(worker): "Criminal for a {worker}";
    of_it_from_paladin(count): "{count} of it from the Paladin";

    // The present use of a thing, and the obstacles to it.
    of_action(name, what): "{name}: {what}.";
    it_costs(price): "it costs {price}";
    price_and_purse(price, held): "Costs {price}; you have {held}.";
    times_left(name, times, reward): "{name} can still be done {times}×: each time {reward}.";
    namesakes_bring(list): "The others of this name bring {list}.";
    would_score(points): "Converted now, it would count {points} at the end.";
    nth_of(number, most): "{number} of {most}";
}
