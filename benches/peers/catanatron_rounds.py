"""catanatron as a peer of `make bench`: random games of Catan with four players."""

import random
import sys
import time

from catanatron import Color, Game, RandomPlayer

COLORS = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
GAMES = 10

print("ready", flush=True)
seed = 0
for _ in sys.stdin:
    games, seconds = [], 0.0
    for _ in range(GAMES):
        seed += 1
        random.seed(seed)
        game = Game([RandomPlayer(color) for color in COLORS], seed=seed)
        start = time.perf_counter()
        game.play()
        seconds += time.perf_counter() - start
        games.append(game)
    print(sum(len(game.state.actions) for game in games), seconds, flush=True)
