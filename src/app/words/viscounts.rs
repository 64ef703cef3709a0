//! The texts of the table of Viscounts.

texts! {
    the_kingdom: "The kingdom", "Le royaume";
    kingdom: "Kingdom", "Royaume";
    the_castle: "Castle", "Château";
    my_board: "My board", "Mon plateau";
    scores: "Scores", "Scores";
    areas: "Areas", "Zones";
    rivals: "Rivals", "Adversaires";
    primary_actions: "Primary actions", "Actions principales";
    your_line: "Cards on your board", "Cartes sur votre plateau";
    what_you_own: "What you own", "Ce que vous possédez";
    your_buildings: "Your Buildings", "Vos Bâtiments";
    your_hand: "Your hand", "Votre main";
    points_so_far: "points so far", "points jusqu’ici";
    open_the_board: "Open the board", "Ouvrir le plateau";

    // Cards.
    at_once: "at once", "aussitôt";
    when_it_drops: "when it drops off", "en quittant la ligne";
    while_it_lies: "while on the board", "tant qu’il est sur le plateau";
    at_the_end: "at the end of the game", "en fin de partie";
    hire_gives: "hire", "gain";
    printed: "Printed card", "Carte imprimée";
    value_means: "Silver to hire, dismiss or destroy it, and the steps that it moves.", "Pièces pour le recruter, le congédier ou le détruire, et cases dont il fait avancer.";
    icons: "Icons", "Icônes";
    hired_or_dismissed: "When hired or dismissed", "Recruté ou congédié";
    ability: "Ability", "Capacité";
    a_hero: "a Hero", "un Héros";
    a_starting_card: "a Starting card", "une carte de départ";
    a_townsfolk: "a Townsfolk", "un Villageois";
    empty_space: "empty card space with its printed icons", "espace de carte vide avec ses icônes imprimées";
    draw_and_discard: "Draw Pile and discards", "Pioche et défausse";
    about_piles: "When the Draw Pile is empty, the discards are shuffled into a new one.", "Quand la pioche est vide, la défausse est mélangée pour en former une nouvelle.";

    // The ring.
    free: "free", "libre";
    chosen: "chosen", "choisi";
    built: "Built", "Construit";
    out_of_reach: "Out of your Viscount’s reach", "Hors de portée de votre Vicomte";
    go_there: "your Viscount may go there", "votre Vicomte peut y aller";
    link: "Link", "Lien";
    previous_lobe: "Previous segment", "Segment précédent";
    next_lobe: "Next segment", "Segment suivant";
    building_here: "For a Building here", "Pour un Bâtiment ici";
    link_after: "Link to the next plot, for both owners", "Lien vers l’emplacement suivant, pour les deux propriétaires";
    about_inside: "Here Workers are placed in the Castle and Manuscripts transcribed.", "On y place des Ouvriers au Château et on y transcrit des Manuscrits.";

    // The two cards at a lobe.
    dismiss: "Dismiss", "Congédier";
    hire: "Hire", "Recruter";
    not_here: "Only beside your Viscount", "Seulement à côté de votre Vicomte";
    for_an_action: "Only while an action is paid for", "Seulement en payant une action";
    after_the_action: "After the action", "Après l’action";
    from_inside: "from the inside path", "depuis le chemin intérieur";
    take_it: "Take it", "Le prendre";

    // Castle and races.
    first_tier: "First tier", "Premier niveau";
    second_tier: "Second tier", "Deuxième niveau";
    third_tier: "Third tier", "Troisième niveau";
    castle_here: "Castle here", "Château ici";
    castle_leader: "Castle Leader", "Maître du Château";
    debts_left: "Debts left", "Dettes restantes";
    deeds_left: "Deeds left", "Titres restants";
    bonus_cards: "Cleric Bonus cards", "Cartes Bonus de Clerc";
    bumped_first: "bumped off the first tier", "délogé du premier niveau";
    bumped_second: "bumped off the second tier", "délogé du deuxième niveau";
    about_first_tier: "Where three Workers of one colour stand, one moves inwards and the two others move one section each way. Of more than three Workers, one is bumped: its owner takes it back with 2 Silver.", "Là où se tiennent trois Ouvriers d’une couleur, l’un avance vers l’intérieur et les deux autres d’une section de chaque côté. Au-delà de trois Ouvriers, l’un est délogé : son propriétaire le reprend avec 2 Pièces.";

    // Phases.
    phase_cards: "card", "carte";
    phase_move: "move", "déplacement";
    phase_action: "action", "action";
    phase_hire: "hire", "recrutement";
    phase_draw: "draw", "pioche";
    collision: "collision", "collision";
    round_short: "Round", "Manche";
    last_round: "Last round", "Dernière manche";

    // Strips.
    decides_short: "decides now", "décide";
    on_turn: "on turn", "joue";
    plays_next: "plays next", "joue ensuite";
    waits: "waits", "attend";
    hidden_from_you: "Hidden from you: the cards in hand and in the Draw Pile. All else is public.", "Cachées : les cartes en main et dans la pioche. Tout le reste est public.";
    if_it_ended: "If the game ended now", "Si la partie finissait là";

    // Solo opponent.
    schemes: "Schemes", "Intrigues";
    its_focus: "It cares most for:", "Il tient surtout à :";
    it_takes: "It takes:", "Il prend :";
    all_the_same: "all are the same to it", "toutes se valent pour lui";
    opponent_rules: "It never pays Silver, always moves along the outside path, and acts from where it stands.", "Il ne paie jamais de Pièces, avance toujours sur le chemin extérieur et agit de là où il est.";

    // Set-up.
    choose_a_pair: "Choose a Player Card with its Hero", "Choisissez une carte Joueur avec son Héros";
    start_here: "start here", "départ possible";
    starts_on: "starts here", "départ";

    // Actions.
    place_workers_short: "Workers", "Ouvriers";
    and_spends: "and spends", "et dépense";
    spends: "spends", "dépense";
    the_manuscript: "the Manuscript here:", "le Manuscrit ici :";
    nothing_more: "Nothing more", "Rien de plus";
    top_unseen: "top card, unseen", "première carte, à l’aveugle";
    about_trade: "Merchants for the exchange of your outside space, as often as they last. Silver may stand in for Merchants, unless Silver is what one gains.", "Des Marchands pour l’échange de votre case extérieure, autant de fois que possible. Des Pièces remplacent les Marchands, sauf là où l’on gagne des Pièces.";
    about_construct: "Builders for one Building, on a free plot of your outside space, on its side of the River.", "Des Bâtisseurs pour un Bâtiment, sur un emplacement libre de votre case extérieure, de son côté de la rivière.";
    about_place_workers: "Nobles for one to four Workers, in the section of the Castle beside your inside space.", "Des Nobles pour un à quatre Ouvriers, dans la section du Château à côté de votre case intérieure.";
    about_transcribe: "Clerics for the Manuscript beside your inside space.", "Des Clercs pour le Manuscrit à côté de votre case intérieure.";
    paid_with: "What stands in for the icons", "Ce qui remplace les icônes";
    it_needs: "It needs", "Il demande";
    it_reveals: "It reveals", "Il révèle";
    points_for_so_many: "Points for one, two, three of them", "Points pour un, deux, trois";
    ribbon: "Ribbon", "Ruban";
    for_you_now: "For you, now", "Pour vous, maintenant";
    markers_meet: "The markers meet: a collision", "Les marqueurs se rejoignent : une collision";
    about_collision: "Where your markers of Virtue and Corruption meet, you gain what stands above, and the others what stands below if it concerns them. Then both go back.", "Là où vos marqueurs de Vertu et de Corruption se rejoignent, vous gagnez ce qui est au-dessus, et les autres ce qui est au-dessous s’ils sont concernés. Puis les deux repartent.";
    about_manuscripts: "Different ribbons make sets: 1, 4, 9 or 16 points for one, two, three or four colours.", "Les rubans différents forment des séries : 1, 4, 9 ou 16 points pour une, deux, trois ou quatre couleurs.";

    // Hints.
    hint_pick: "Tap another lit place to change.", "Touchez un autre endroit allumé pour changer.";
    hint_shift: "Tap a section with a Worker; tap it again for the other way.", "Touchez une section avec un Ouvrier ; touchez encore pour l’autre sens.";
    hint_play: "It moves your Viscount as far as its coin says.", "Sa pièce dit de combien avance votre Vicomte.";
    hint_act: "A tile with a green edge can be chosen.", "Une tuile à bord vert peut être choisie.";
    hint_building: "Tap a lit slot of your Buildings.", "Touchez une case allumée de vos Bâtiments.";
}

phrases! {
    viscount_of(name): "Viscount of {name}", "Vicomte de {name}";
    go_there_for(silver): "your Viscount may go there for {silver}", "votre Vicomte peut y aller pour {silver}";
    spaces_of(first, second): "Spaces {first} and {second}", "Cases {first} et {second}";
    at_your_viscount(space): "At your Viscount: {space}", "Près de votre Vicomte : {space}";
    first_to(count): "first to {count}:", "premier à {count} :";
    up_to(count): "up to {count}", "jusqu’à {count}";
    so_often(times): "up to {times}×", "jusqu’à {times}×";
    piles(draw, discard): "Draw Pile {draw}, discards {discard}", "Pioche {draw}, défausse {discard}";
    free_in_hand(count): "room for {count} more in hand", "place pour {count} de plus en main";
    cards_in_hand(count): "{count} in hand", "{count} en main";
    markers(corruption, virtue): "Corruption on {corruption}, Virtue on {virtue} of 7", "Corruption sur {corruption}, Vertu sur {virtue} de 7";
    debts_held(unpaid, paid): "Debts: {unpaid} unpaid, {paid} paid", "Dettes : {unpaid} impayées, {paid} payées";
    deeds_held(acquired, approved): "Deeds: {acquired} acquired, {approved} approved", "Titres : {acquired} acquis, {approved} approuvés";
    workers_left(workers): "{workers} in the supply", "{workers} en réserve";
    value_of(value): "Value {value}", "Valeur {value}";
    ribbons_held(count): "You have {count} with this ribbon.", "Vous en avez {count} avec ce ruban.";
    phase_of(round, phase, name): "Round {round}, phase {phase} of 6: {name}", "Manche {round}, phase {phase} sur 6 : {name}";
    hint_move(value): "Lit spaces are {value} steps away or more; each step beyond costs 1 Silver.", "Les cases allumées sont à {value} pas ou plus ; chaque pas au-delà coûte 1 Pièce.";
    what_it_did(name): "What {name} did", "Ce que {name} a fait";
    until(count): "until {count}", "jusqu’à {count}";
    scheme_piles(draw, discard, future): "{draw} to come, {discard} discarded, {future} Future Schemes left", "{draw} à venir, {discard} défaussées, {future} Intrigues futures restantes";
    about_poverty(left): "{left} Debts are left. When the last one is taken the end is near, and the most approved Deeds score 12 points.", "Il reste {left} Dettes. Quand la dernière est prise, la fin est proche, et le plus de Titres approuvés rapporte 12 points.";
    about_prosperity(left): "{left} Deeds are left. When the last one is taken the end is near, and the most paid Debts score 12 points.", "Il reste {left} Titres. Quand le dernier est pris, la fin est proche, et le plus de Dettes payées rapporte 12 points.";
    about_debts(points): "An unpaid Debt costs {points} points at the end. Flipping it pays it, and gives a resource of choice.", "Une Dette impayée coûte {points} points en fin de partie. La retourner la paie et rapporte une ressource au choix.";
    about_deeds(points): "An acquired Deed is 1 point at the end, an approved one {points}.", "Un Titre acquis vaut 1 point en fin de partie, un Titre approuvé {points}.";
}
