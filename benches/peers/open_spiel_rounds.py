"""OpenSpiel as a peer of `make bench`: random games, chosen and applied in its own C++ loop (evaluate_bots)."""

import sys
import time

import pyspiel

# So many games that a round takes a few tenths of a second.
GAMES = {"tic_tac_toe": 40_000, "backgammon": 150, "gin_rummy": 60}

games = {name: pyspiel.load_game(name) for name in GAMES}
print("ready", flush=True)
seed = 0
for line in sys.stdin:
    name = line.strip()
    game = games[name]
    states, seconds = [], 0.0
    for _ in range(GAMES[name]):
        seed += 1
        state = game.new_initial_state()
        bots = [pyspiel.make_uniform_random_bot(seat, seed + seat) for seat in range(game.num_players())]
        start = time.perf_counter()
        pyspiel.evaluate_bots(state, bots, seed)
        seconds += time.perf_counter() - start
        states.append(state)
    # Decisions of players: chance is none, as in our rows.
    decisions = sum(1 for state in states for step in state.full_history() if step.player >= 0)
    print(decisions, seconds, flush=True)
