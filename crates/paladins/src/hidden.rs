//! Hidden information: dealing it anew, and removing it from a view.

use super::components::{FAVOURS_IN_PLAY, ORDERS_IN_PLAY, PaladinId};
use super::state::Paladins;
use engine::Dealer;
use kernel::{Pile, Seat};
use serde_json::{Value, json};

impl Paladins {
    /// Deals anew all that a seat cannot see. It knows the cards of its own Paladin deck that it placed there. Two
    /// states with the same view give the same game for the same chance.
    pub(super) fn dealt_anew(&self, seat: Seat, dealer: &mut Dealer<'_>) -> Self {
        let mut game = self.clone();
        game.chance = dealer.chance();
        let board = &mut game.board;
        dealer.deal(&mut board.town_deck);
        dealer.deal(&mut board.outsider_deck);
        dealer.deal(&mut board.wall_deck);
        dealer.deal(&mut board.tavern_deck);
        dealer.deal(&mut board.suspicion_deck);
        let orders = board.orders(self.round).len();
        dealer.deal(&mut board.orders[orders..]);
        let favours = board.favours(self.round).len();
        dealer.deal(&mut board.favours[favours..]);
        if let Some(team) = &mut game.team {
            let revealed = team.revealed(self.round);
            dealer.deal(&mut team.threats[revealed..]);
        }
        if let Some(rival) = &mut game.rival {
            dealer.deal(&mut rival.schemes);
        }
        for (place, player) in game.players.iter_mut().enumerate() {
            if place == seat.index() {
                let first = (player.known_bottom as usize).min(player.deck.len());
                let last = player.deck.len().saturating_sub(usize::from(player.known_top)).max(first);
                dealer.deal(&mut player.deck[first..last]);
                continue;
            }
            // The hidden cards of another seat form one pool: the chosen card, the hand and the deck. In a team the
            // chosen card and the hand are open (ruling K-3).
            let mut pool: Pile<PaladinId, 12> = player.deck;
            if game.team.is_some() {
                dealer.deal(&mut player.deck);
                continue;
            }
            for paladin in player.hand.iter().copied().chain(player.chosen) {
                pool.push(paladin);
            }
            dealer.deal(&mut pool);
            for paladin in player.hand.iter_mut().chain(player.chosen.as_mut()).chain(player.deck.iter_mut()) {
                if let Some(dealt) = pool.pop() {
                    *paladin = dealt;
                }
            }
        }
        game
    }

    /// Returns the view of a seat as JSON. Hidden piles appear as their number of cards.
    pub(super) fn seen_by(&self, seat: Seat) -> Value {
        let mut view = serde_json::to_value(self).unwrap_or(Value::Null);
        let Some(game) = view.as_object_mut() else { return Value::Null };
        game.remove("chance");
        game.remove("flow");
        if let Some(board) = game.get_mut("board").and_then(Value::as_object_mut) {
            for pile in ["town_deck", "outsider_deck", "wall_deck", "tavern_deck", "suspicion_deck"] {
                count_only(board, pile);
            }
            board.insert("orders".into(), json!(self.board.orders(self.round)));
            board.insert("favours".into(), json!(self.board.favours(self.round)));
            board.insert("orders_hidden".into(), json!(ORDERS_IN_PLAY - self.board.orders(self.round).len()));
            board.insert("favours_hidden".into(), json!(FAVOURS_IN_PLAY - self.board.favours(self.round).len()));
        }
        if let (Some(team), Some(own)) = (game.get_mut("team").and_then(Value::as_object_mut), &self.team) {
            team.insert("threats".into(), json!(own.threats[..own.revealed(self.round)]));
            team.insert("target".into(), json!(self.team_target()));
        }
        if let Some(rival) = game.get_mut("rival").and_then(Value::as_object_mut) {
            count_only(rival, "schemes");
        }
        if let Some(players) = game.get_mut("players").and_then(Value::as_array_mut) {
            players.truncate(self.seats());
            for (place, player) in players.iter_mut().enumerate() {
                let Some(player) = player.as_object_mut() else { continue };
                count_only(player, "deck");
                player.remove("known_bottom");
                player.remove("known_top");
                if place != seat.index() && self.team.is_none() {
                    count_only(player, "hand");
                    let laid = player.get("chosen").is_some_and(|chosen| !chosen.is_null());
                    player.insert("chosen".into(), json!(laid));
                }
            }
        }
        view
    }
}

fn count_only(object: &mut serde_json::Map<String, Value>, pile: &str) {
    let count = object.get(pile).and_then(Value::as_array).map_or(0, Vec::len);
    object.insert(pile.to_owned(), json!(count));
}
