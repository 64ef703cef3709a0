//! What a thing on the table could do for somebody now, and what stands in its way.

texts! {
    is_missing: "What is missing", "Ce qui manque";
    workers_could: "What these Workers could still do", "Ce que ces Ouvriers peuvent encore faire";
    workers_cannot: "Nothing more on the right side.", "Plus rien à droite du plateau.";
    possible_now: "possible now", "possible maintenant";
    costs_nothing: "it costs nothing", "c’est gratuit";
}

phrases! {
    of_action(name, what): "{name}: {what}.", "{name} : {what}.";
    it_costs(price): "it costs {price}", "coûte {price}";
    price_and_purse(price, held): "Costs {price}; you have {held}.", "Coûte {price} ; vous en avez {held}.";
    times_left(name, times, reward): "{name} can still be done {times} times: each time {reward}.", "{name} : encore {times} fois possible, chaque fois {reward}.";
    namesakes_bring(list): "The others of this name bring {list}.", "Les autres de ce nom apportent {list}.";
    would_score(points): "Converted now, it would count {points} at the end.", "Converti maintenant, il compterait {points} à la fin.";
    nth_of(number, most): "{number} of {most}", "{number} sur {most}";
}
