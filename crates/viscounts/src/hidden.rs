//! Hidden information of a seat: dealing it anew, and leaving it out of views.

use super::components::{ManuscriptId, SchemeId, Segment, TownsfolkId};
use super::state::{MOST_CARDS, Opponent, Player, Viscounts};
use engine::Dealer;
use kernel::{Game, Pile, Seat};
use serde_json::{Value, json};

impl Viscounts {
    /// Returns the game as a seat could believe it to be. Hidden from the seat are the order of its own Draw Pile, the
    /// hands among the others' undiscarded cards, all but the top of each pile on the board, the order of the solo
    /// opponent's Schemes, and future chance. Cards that were seen and lie face down again are dealt anew too.
    pub(super) fn dealt_anew(&self, seat: Seat, dealer: &mut Dealer<'_>) -> Self {
        let mut game = self.clone();
        game.chance = dealer.chance();
        for other in game.all_seats() {
            let own = other == seat;
            let settled = game.is_set_up() || !game.player(other).hand.is_empty();
            let open = game.team.is_some();
            let player = game.player_mut(other);
            // In a team hands are open (ruling K-3).
            if own || open || !settled {
                if settled {
                    dealer.deal(&mut player.draw);
                }
                continue;
            }
            let held = player.hand.len();
            let mut pool: Pile<TownsfolkId, MOST_CARDS> = player.draw;
            player.hand.iter().for_each(|card| pool.push(*card));
            dealer.deal(&mut pool);
            player.hand = Pile::of(pool.iter().rev().take(held).copied());
            player.draw = Pile::of(pool.iter().take(pool.len() - held).copied());
        }
        redeal_piles(&mut game.board.townsfolk, dealer);
        redeal_piles(&mut game.board.manuscripts, dealer);
        if let Some(opponent) = &mut game.opponent {
            redeal_schemes(opponent, dealer);
        }
        game
    }

    pub(super) fn seen_by(&self, seat: Seat) -> Value {
        let keys = |cards: &[TownsfolkId]| cards.iter().map(|card| card.card().key).collect::<Vec<_>>();
        let players: Vec<Value> = self.all_seats().map(|other| self.player_seen_by(seat, other)).collect();
        let segments: Vec<Value> = self.board.ring.into_iter().map(|segment| self.segment_seen(segment)).collect();
        let opponent = self.opponent.as_ref().map(|opponent| {
            json!({
                "kind": opponent.kind,
                "line": opponent.line,
                "discard": opponent.discard,
                "draw": opponent.draw.len(),
                "future": opponent.future.len(),
            })
        });
        let pairs: Vec<Value> = self
            .pairs
            .iter()
            .map(|pair| json!({ "card": pair.card.number(), "hero": keys(&[pair.hero])[0] }))
            .collect();
        json!({
            "round": self.round,
            "last_round": self.last_round,
            "first": self.first,
            "turn": self.turn,
            "over": self.over,
            "segments": segments,
            "castle": self.board.castle,
            "bonuses": self.board.bonuses,
            "debts_left": self.board.debts_left,
            "deeds_left": self.board.deeds_left,
            "pairs": pairs,
            "players": players,
            "opponent": opponent,
            "tomes": self.tomes,
            "team": self.team,
            "target": self.target(),
            "played": self.played.map(|card| card.card().key),
        })
    }

    fn segment_seen(&self, segment: Segment) -> Value {
        let index = segment.index();
        json!({
            "segment": segment,
            "section": self.section_beside(segment).index() + 1,
            "townsfolk": self.visible_townsfolk(segment).map(|card| card.card().key),
            "townsfolk_left": self.board.townsfolk[index].len(),
            "manuscript": self.visible_manuscript(segment),
            "manuscripts_left": self.board.manuscripts[index].len(),
            "spots": self.board.spots[index][..self.side(segment).spots.len()],
        })
    }

    fn player_seen_by(&self, seat: Seat, other: Seat) -> Value {
        let player: &Player = self.player(other);
        let keys = |cards: &[TownsfolkId]| cards.iter().map(|card| card.card().key).collect::<Vec<_>>();
        let mut deck = keys(&player.draw);
        // The cards left in the Draw Pile are known, their order is not.
        deck.sort_unstable();
        let hand =
            if seat == other || self.team.is_some() { json!(keys(&player.hand)) } else { json!(player.hand.len()) };
        let [ink, stone, gold] = player.resources;
        json!({
            "card": player.card,
            "space": player.card.map(|_| player.space),
            "silver": player.silver,
            "ink": ink,
            "stone": stone,
            "gold": gold,
            "unpaid": player.unpaid,
            "paid": player.paid,
            "acquired": player.acquired,
            "approved": player.approved,
            "corruption": player.corruption,
            "virtue": player.virtue,
            "workers": player.workers,
            "built": player.built,
            "line": player.line.map(|card| card.map(|card| card.card().key)),
            "hand": hand,
            "draw": if seat == other { json!(deck) } else { json!(player.draw.len()) },
            "discard": keys(&player.discard),
            "manuscripts": player.manuscripts.iter().map(|tile: &ManuscriptId| tile.index()).collect::<Vec<_>>(),
        })
    }
}

/// Deals all but the visible tops of piles anew, keeping the size of each pile.
fn redeal_piles<T: Copy + Default + Ord, const N: usize>(piles: &mut [Pile<T, N>; 5], dealer: &mut Dealer<'_>) {
    let mut hidden: Pile<T, MOST_CARDS> = Pile::new();
    for pile in piles.iter() {
        let below = pile.len().saturating_sub(1);
        pile.iter().take(below).for_each(|card| hidden.push(*card));
    }
    dealer.deal(&mut hidden);
    for pile in piles.iter_mut() {
        let below = pile.len().saturating_sub(1);
        for place in pile.iter_mut().take(below) {
            if let Some(card) = hidden.pop() {
                *place = card;
            }
        }
    }
}

/// Deals a solo opponent's face-down Schemes anew. An unseen Future Scheme in the Draw Pile might be any unseen one.
fn redeal_schemes(opponent: &mut Opponent, dealer: &mut Dealer<'_>) {
    let unseen = |scheme: &SchemeId| scheme.is_future() && !opponent.seen.has(scheme.index());
    let mut pool: Pile<SchemeId, 16> = Pile::of(opponent.draw.iter().chain(&opponent.future).copied().filter(unseen));
    dealer.deal(&mut pool);
    let seen = opponent.seen;
    for scheme in opponent.draw.iter_mut().chain(opponent.future.iter_mut()) {
        if scheme.is_future()
            && !seen.has(scheme.index())
            && let Some(other) = pool.pop()
        {
            *scheme = other;
        }
    }
    dealer.deal(&mut opponent.draw);
    dealer.deal(&mut opponent.future);
}
