//! What a seat cannot see: dealing it anew, and leaving it out of what is shown (ruling R25).

use super::components::{ALL_BUILDINGS, ApprenticeId, BuildingId, Location, Slot, Thing};
use super::{Architects, Question, apprentices, plans};
use crate::engine::{Rules, deal_anew};
use crate::kernel::{Chance, Pile, Seat, Set};
use serde_json::{Value, json};

impl Architects {
    /// The same game as a seat could believe it to be. Hidden from it are the plans of the others, the order of all piles,
    /// which Reward cards are in the game, the order of a solo opponent's cards, and the chance to come. What was shown
    /// before and lies face down again is dealt anew too.
    pub(super) fn dealt_anew(&self, seat: Seat, chance: &mut Chance) -> Self {
        let mut game = self.clone();
        game.chance = Chance::new(chance.bits_64());
        let mut pool: Pile<BuildingId, ALL_BUILDINGS> = game.board.plan_pile;
        for other in game.others(seat) {
            let player = game.player(other);
            pool.extend(plans(player.hand).chain(plans(player.drawn)));
        }
        deal_anew(&mut pool, chance);
        let able = game.able_plan(seat, &mut pool);
        for other in game.others(seat) {
            let first = able.filter(|(builder, _)| *builder == other).map(|(_, plan)| plan);
            let player = game.player_mut(other);
            player.hand = dealt(self.player(other).hand.len(), first, &mut pool);
            player.drawn = dealt(player.drawn.len(), None, &mut pool);
        }
        game.board.plan_pile = pool;
        let board = &mut game.board;
        deal_anew(&mut board.apprentice_pile, chance);
        deal_anew(&mut board.rewards, chance);
        let below = board.small.len().saturating_sub(1);
        deal_anew(&mut board.small[..below], chance);
        if let Some(opponent) = &mut game.opponent {
            deal_anew(&mut opponent.draw, chance);
        }
        game
    }

    /// Whoever is about to build can: another seat knows that much of the plans of this one. Takes one that allows it.
    fn able_plan(&mut self, viewer: Seat, pool: &mut Pile<BuildingId, ALL_BUILDINGS>) -> Option<(Seat, BuildingId)> {
        let (seat, question) = self.asked().filter(|(seat, _)| *seat != viewer)?;
        if question != Question::Guildhall || self.player(seat).hand.is_empty() {
            return None;
        }
        let allows = |place: &usize| {
            let mut only = Set::EMPTY;
            only.insert(pool[*place].index());
            self.player_mut(seat).hand = only;
            self.has_choice(seat, question)
        };
        let place = (0..pool.len()).find(allows)?;
        Some((seat, pool.take(place)?))
    }

    /// What a seat may see, for scripts.
    pub(super) fn seen_by(&self, seat: Seat) -> Value {
        let board = &self.board;
        let circles = Location::CIRCLES.into_iter().zip(board.circles).map(|(location, workers)| {
            (location.word().to_owned(), json!(workers[..usize::from(self.seats).min(workers.len())]))
        });
        let opponent = self.opponent.as_ref().map(|opponent| {
            json!({
                "kind": opponent.kind,
                "stock": opponent.stock,
                "draw": opponent.draw.len(),
                "discard": opponent.discard,
            })
        });
        let players: Vec<Value> = self.all_seats().map(|other| self.player_seen_by(seat, other)).collect();
        json!({
            "round": self.round,
            "first": self.first,
            "turn": self.turn,
            "turns_left": self.turns_left,
            "over": self.over,
            "reset_comes": self.resets,
            "circles": circles.collect::<serde_json::Map<_, _>>(),
            "market": board.market,
            "guildhall": board.guildhall[..usize::from(board.taken).min(board.guildhall.len())],
            "capacity": self.capacity(),
            "tax": board.tax,
            "apprentices": Slot::all().map(|slot| self.apprentice(slot).map(key)).collect::<Vec<_>>(),
            "laid": board.laid,
            "apprentices_left": board.apprentice_pile.len(),
            "plans_left": board.plan_pile.len(),
            "rewards_left": self.rewards_left(),
            "small_market": board.small.last(),
            "small_left": board.small.len(),
            "large_market": board.large,
            "players": players,
            "opponent": opponent,
            "tomes": self.tomes,
        })
    }

    fn player_seen_by(&self, seat: Seat, other: Seat) -> Value {
        let player = self.player(other);
        let keys = |set: Set| plans(set).map(|plan| plan.card().key).collect::<Vec<_>>();
        let hidden = |set: Set| if seat == other { json!(keys(set)) } else { json!(set.len()) };
        let goods = Thing::GOODS.into_iter().map(|good| (good.word().to_owned(), json!(player.has(good))));
        json!({
            "board": player.board.map(|board| board.card().key),
            "workers": player.workers,
            "prison": player.prison,
            "beside": player.beside,
            "captured": player.captured[..usize::from(self.seats).min(player.captured.len())],
            "goods": goods.collect::<serde_json::Map<_, _>>(),
            "virtue": player.virtue,
            "unpaid": player.unpaid,
            "paid": player.paid,
            "cathedral": player.cathedral,
            "apprentices": apprentices(player.apprentices).map(key).collect::<Vec<_>>(),
            "built": keys(player.built),
            "hand": hidden(player.hand),
            "drawn": hidden(player.drawn),
        })
    }
}

fn key(apprentice: ApprenticeId) -> &'static str {
    apprentice.card().key
}

/// So many cards off a pile; the first one may be taken already.
fn dealt(count: usize, first: Option<BuildingId>, pool: &mut Pile<BuildingId, ALL_BUILDINGS>) -> Set {
    let mut set = Set::EMPTY;
    if let Some(plan) = first {
        set.insert(plan.index());
    }
    while set.len() < count
        && let Some(plan) = pool.pop()
    {
        set.insert(plan.index());
    }
    set
}
