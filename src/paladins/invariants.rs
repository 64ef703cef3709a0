//! What holds in every state of a game, each invariant a named predicate.

use super::components::{
    Attribute, BASE_TOWNSFOLK, FAVOURS_IN_PLAY, MOST_OF_AN_ACTION, OUTSIDERS, PALADINS, RESOURCE_TRACK, ROUNDS,
    SCHEMES, SUSPICION, Scheme, TAVERNS, TOWNSFOLK, TRACK_END, WALLS, WORKSHOPS,
};
use super::question::{Deed, Question, Source, Target};
use super::state::Paladins;
use super::step::Step;
use crate::kernel::{Seat, Set};

/// What must hold, in words, and the predicate.
type Invariant = (&'static str, fn(&Paladins) -> bool);

impl Paladins {
    /// Names the first invariant that this state breaks.
    pub(super) fn first_broken(&self) -> Option<&'static str> {
        let invariants: [Invariant; 12] = [
            ("the table has 2 to 4 seats, the solo opponent in the second of two", Self::seats_are_right),
            ("the round is one of seven", Self::round_is_right),
            ("what is still to be resolved makes sense", Self::flow_is_sound),
            ("every Townsfolk is in one place", Self::townsfolk_are_conserved),
            ("every Outsider is in one place", Self::outsiders_are_conserved),
            ("every Wall and Tavern card is in one place", Self::walls_and_taverns_are_conserved),
            ("every Suspicion card is in one place", Self::suspicion_is_conserved),
            ("every King's card is in one place", Self::kings_cards_are_conserved),
            ("every Paladin and Scheme card is in one place", Self::paladins_are_conserved),
            ("the Monks and Outposts on the board are those that left the player boards", Self::pieces_are_conserved),
            ("levels, Jars and Workshops are within their rows", Self::boards_are_right),
            ("the Tax supply is between empty and full", |game| game.board.tax <= game.full_tax()),
        ];
        let broken = invariants.into_iter().find(|(_, holds)| !holds(self)).map(|(name, _)| name);
        broken.or_else(|| {
            (!self.waits_for_a_choice()).then_some("a game that is not over waits for a choice that exists")
        })
    }

    fn seats_are_right(&self) -> bool {
        let people = if self.rival.is_some() { 1 } else { self.seats() };
        (2..=4).contains(&self.seats())
            && (self.rival.is_none() || self.seats() == 2)
            && self.start.index() < people
            && self.active.index() < self.seats()
    }

    fn round_is_right(&self) -> bool {
        self.round <= ROUNDS
    }

    fn flow_is_sound(&self) -> bool {
        let seat = |seat: Seat| seat.index() < self.seats();
        let person = |other: Seat| seat(other) && !self.is_rival(other);
        let source = |source: Source| match source {
            Source::Wall(wall) => wall.exists(),
            Source::Favour(favour) => favour.exists(),
        };
        self.flow.iter().all(|step| match *step {
            Step::Ask(asked, question) => {
                person(asked)
                    && match question {
                        Question::Either(card) => source(card),
                        Question::Pay(task) => {
                            !matches!(task.deed, Deed::Favour(slot) if slot as usize >= FAVOURS_IN_PLAY)
                                && self.target_is_sound(asked, task.target)
                        }
                        _ => true,
                    }
            }
            Step::Either(gainer, card) => seat(gainer) && source(card),
            Step::Ability(owner, townsfolk) => seat(owner) && townsfolk.exists(),
            Step::Reward(gainer, _) | Step::Suspicion { seat: gainer, .. } | Step::Abilities(gainer, _) => seat(gainer),
            Step::Turn(next) => seat(next),
            Step::Scheme(rival) => self.is_rival(rival),
            Step::Inquire(person_)
            | Step::InquireNext(person_)
            | Step::DrawPaladins(person_)
            | Step::Muster(person_) => person(person_),
            Step::Excess(owner) => person(owner),
            _ => true,
        })
    }

    fn target_is_sound(&self, seat: Seat, target: Target) -> bool {
        match target {
            Target::None | Target::Clear(_) => true,
            Target::Townsfolk { slot, .. } => self.townsfolk(slot).is_some(),
            Target::Space(space) => self.board.spaces.get(space as usize) == Some(&None),
            Target::Jar(space) => !self.player(seat).jars.has(space as usize),
            Target::Outsider(slot) => self.board.outsiders.get(slot as usize).is_some_and(Option::is_some),
            Target::Workshop(action, space) => !self.player(seat).covered(action, space as usize) && space < 2,
        }
    }

    fn townsfolk_are_conserved(&self) -> bool {
        let cards = if self.bonus { TOWNSFOLK.len() } else { BASE_TOWNSFOLK };
        let board = &self.board;
        let crews = self.players.iter().flat_map(|player| player.crew.iter());
        let row = board.town.iter().flatten();
        let all = board.town_deck.iter().chain(board.town_discard.iter()).chain(row).chain(crews);
        each_once(all.map(|card| card.0), cards)
    }

    fn outsiders_are_conserved(&self) -> bool {
        let board = &self.board;
        let held = self.players.iter().flat_map(|player| player.attacked.iter().chain(player.converted.iter()));
        let row = board.outsiders.iter().flatten();
        let all = board.outsider_deck.iter().chain(board.outsider_discard.iter()).chain(row).chain(held);
        each_once(all.map(|card| card.0), OUTSIDERS.len())
    }

    fn walls_and_taverns_are_conserved(&self) -> bool {
        let board = &self.board;
        let walls = board.wall_deck.iter().chain(self.players.iter().flat_map(|player| player.walls.iter()));
        let taverns = board.tavern_deck.iter().chain(board.tavern_discard.iter()).chain(board.taverns.iter());
        each_once(walls.map(|card| card.0), WALLS.len()) && each_once(taverns.map(|card| card.0), TAVERNS.len())
    }

    fn suspicion_is_conserved(&self) -> bool {
        let board = &self.board;
        let held = self.players.iter().flat_map(|player| player.suspicion.iter());
        let all = || board.suspicion_deck.iter().chain(board.suspicion_discard.iter()).chain(held.clone());
        let mut cards = [0; SUSPICION.len()];
        for (place, card) in cards.iter_mut().zip(all()) {
            *place = *card;
        }
        cards.sort_unstable();
        all().count() == SUSPICION.len() && cards == SUSPICION
    }

    fn kings_cards_are_conserved(&self) -> bool {
        let board = &self.board;
        each_once(board.orders.iter().map(|card| card.0), board.orders.len())
            && each_once(board.favours.iter().map(|card| card.0), board.favours.len())
    }

    fn paladins_are_conserved(&self) -> bool {
        let people = if self.rival.is_some() { 1 } else { self.seats() };
        let decks = self.players[..people].iter().all(|player| {
            let open = player.paladin.iter().chain(player.chosen.iter()).chain(player.spent.iter());
            let all = player.deck.iter().chain(player.hand.iter()).chain(open);
            each_once(all.map(|card| card.0), PALADINS.len()) && player.known_bottom as usize <= player.deck.len()
        });
        let schemes = self.rival.as_ref().is_none_or(|rival| {
            let all = || rival.schemes.iter().chain(rival.scheme_discard.iter());
            let mut stack = rival.stack;
            stack.sort_unstable();
            all().filter(|scheme| **scheme != Scheme::KingsFavour).count() == SCHEMES.len()
                && SCHEMES.iter().all(|scheme| all().any(|card| card == scheme))
                && stack == Attribute::ALL
                && rival.marker < RESOURCE_TRACK
        });
        decks && schemes
    }

    fn pieces_are_conserved(&self) -> bool {
        self.players.iter().enumerate().all(|(seat, player)| {
            let placed = |outpost: bool| {
                let own = |piece: &&super::Piece| piece.seat.index() == seat && piece.outpost == outpost;
                self.board.spaces.iter().flatten().filter(own).count()
            };
            placed(false) == player.monks as usize && placed(true) == player.outposts as usize
        }) && self.board.spaces.iter().flatten().all(|piece| piece.seat.index() < self.seats())
    }

    fn boards_are_right(&self) -> bool {
        self.players.iter().enumerate().all(|(seat, player)| {
            Attribute::ALL.into_iter().all(|attribute| player.track(attribute) <= TRACK_END)
                && [player.monks, player.outposts, player.absolved]
                    .iter()
                    .all(|&done| done as usize <= MOST_OF_AN_ACTION)
                && player.developed() <= WORKSHOPS.max(8)
                && (self.is_rival(Seat(seat as u8)) || player.jars.len() == player.absolved as usize)
        })
    }

    fn waits_for_a_choice(&self) -> bool {
        let Some((seat, question)) = self.asked() else { return self.is_over() };
        let mut list = Vec::new();
        self.list(seat, question, &mut list);
        !list.is_empty()
    }
}

/// Whether the numbers are those below `count`, each once.
fn each_once(cards: impl Iterator<Item = u8>, count: usize) -> bool {
    let mut seen = Set::EMPTY;
    let mut number = 0;
    for card in cards {
        number += 1;
        if card as usize >= count {
            return false;
        }
        seen.insert(card as usize);
    }
    number == count && seen.len() == count
}
