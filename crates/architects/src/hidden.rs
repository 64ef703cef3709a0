//! Hidden information: dealing it anew, and removing it from a view (ruling R25).

use super::components::{ALL_BUILDINGS, ApprenticeId, BuildingId, Location, Slot, Thing};
use super::state::at;
use super::{Architects, Question, Team, apprentices, plans};
use engine::{Dealer, Rules};
use kernel::{Pile, Seat, Set};
use serde_json::{Value, json};

impl Architects {
    /// Returns a game that this seat cannot tell from the present one. Hidden from it are the plans of the others,
    /// the order of all piles, the Reward cards in the game, the order of a solo opponent's cards, and future chance.
    /// Cards that were shown before and lie face down again are dealt anew, too.
    pub(super) fn dealt_anew(&self, seat: Seat, dealer: &mut Dealer<'_>) -> Self {
        let mut game = self.clone();
        game.chance = dealer.chance();
        match &mut game.team {
            // Hands are open in a team (ruling K-3).
            Some(team) => {
                team.deal_anew(dealer);
                dealer.deal(&mut game.board.plan_pile);
            }
            None => game.deal_hands_anew(seat, dealer),
        }
        let board = &mut game.board;
        dealer.deal(&mut board.apprentice_pile);
        dealer.deal(&mut board.rewards);
        let below = board.small.len().saturating_sub(1);
        dealer.deal(&mut board.small[..below]);
        if let Some(opponent) = &mut game.opponent {
            dealer.deal(&mut opponent.draw);
        }
        game
    }

    fn deal_hands_anew(&mut self, seat: Seat, dealer: &mut Dealer<'_>) {
        let mut pool: Pile<BuildingId, ALL_BUILDINGS> = self.board.plan_pile;
        for other in self.others(seat) {
            let player = self.player(other);
            pool.extend(plans(player.hand).chain(plans(player.drawn)));
        }
        dealer.deal(&mut pool);
        let held = self.players.map(|player| player.hand.len());
        let able = self.able_plan(seat, &mut pool);
        for other in self.others(seat) {
            let first = able.filter(|(builder, _)| *builder == other).map(|(_, plan)| plan);
            let player = self.player_mut(other);
            player.hand = dealt(held[at(other)], first, &mut pool);
            player.drawn = dealt(player.drawn.len(), None, &mut pool);
        }
        self.board.plan_pile = pool;
    }

    /// Takes from the pool a plan that keeps the asked seat's choice at the Guildhall legal. Other seats know that it
    /// can construct or advance.
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

    pub(super) fn seen_by(&self, seat: Seat) -> Value {
        let board = &self.board;
        let circles = Location::CIRCLES.into_iter().zip(board.circles).map(|(location, workers)| {
            (location.key().to_owned(), json!(workers[..usize::from(self.seats).min(workers.len())]))
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
            "team": self.team.as_ref().map(|team| self.team_seen(team)),
            "tomes": self.tomes,
        })
    }

    fn team_seen(&self, team: &Team) -> Value {
        let circles = Location::CIRCLES.into_iter().zip(team.circles);
        let demands = team.demands(self.seats as usize).map(|open| {
            json!({ "demand": open.demand, "item": open.demand.card().item, "given": open.given, "asked": open.asked })
        });
        json!({
            "difficulty": team.difficulty,
            "workers": team.workers,
            "prison": team.prison,
            "circles": circles.map(|(at, count)| (at.key().to_owned(), json!(count))).collect::<serde_json::Map<_, _>>(),
            "coming": team.coming().collect::<Vec<_>>(),
            "discard": team.discard,
            "schemes_left": team.schemes_left(),
            "future_left": team.future_left(),
            "demands": demands.collect::<Vec<_>>(),
            "events_left": team.events_left(),
            "target": self.target_of(team),
        })
    }

    fn player_seen_by(&self, seat: Seat, other: Seat) -> Value {
        let player = self.player(other);
        let keys = |set: Set| plans(set).map(|plan| plan.card().key).collect::<Vec<_>>();
        let open = seat == other || self.team.is_some();
        let hidden = |set: Set| if open { json!(keys(set)) } else { json!(set.len()) };
        let goods = Thing::GOODS.into_iter().map(|good| (good.key().to_owned(), json!(player.has(good))));
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
            "member": self.team.as_ref().map(|_| player.member),
            "hand": hidden(player.hand),
            "drawn": hidden(player.drawn),
        })
    }
}

fn key(apprentice: ApprenticeId) -> &'static str {
    apprentice.card().key
}

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
