// boardgame.io as a peer of `make bench`: random games of tic-tac-toe, as its tutorial writes it, through its local client.
process.env.NODE_ENV = 'production';
const path = require('node:path');
const { createRequire } = require('node:module');
const installed = createRequire(path.resolve(__dirname, '../../target/peers/node/package.json'));
const { Client } = installed('boardgame.io/client');
const { INVALID_MOVE } = installed('boardgame.io/core');

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const TicTacToe = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (LINES.some((line) => line.every((cell) => G.cells[cell] !== null && G.cells[cell] === G.cells[line[0]])))
      return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};

const GAMES = 400;
console.log('ready');
require('node:readline').createInterface({ input: process.stdin }).on('line', () => {
  let decisions = 0;
  const start = process.hrtime.bigint();
  for (let played = 0; played < GAMES; played += 1) {
    const client = Client({ game: TicTacToe, debug: false });
    client.start();
    for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
      const free = state.G.cells.flatMap((mark, cell) => (mark === null ? [cell] : []));
      client.moves.mark(free[Math.floor(Math.random() * free.length)]);
      decisions += 1;
    }
    client.stop();
  }
  console.log(decisions, Number(process.hrtime.bigint() - start) / 1e9);
});
