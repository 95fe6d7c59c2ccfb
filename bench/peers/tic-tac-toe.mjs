// Plain JavaScript: the types of all else are checked where boardgame.io is not installed, too.
import { INVALID_MOVE } from 'boardgame.io/core'
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal'
import { roll } from '../../src/engine/dice.ts'

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
]

/** boardgame.io's own example, as its tutorial has it. */
const ticTacToe = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array.from({ length: 9 }, () => null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell({ G, playerID }, cell) {
      if (G.cells[cell] !== null) return INVALID_MOVE
      G.cells[cell] = playerID
      return undefined
    },
  },
  endIf({ G: { cells }, ctx }) {
    if (LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c])) {
      return { winner: ctx.currentPlayer }
    }
    return cells.includes(null) ? undefined : { draw: true }
  },
  ai: {
    enumerate({ cells }) {
      const moves = []
      cells.forEach((cell, i) => {
        if (cell === null) moves.push({ move: 'clickCell', args: [i] })
      })
      return moves
    },
  },
}

const reducer = CreateGameReducer({ game: ticTacToe })

/** Plays a game of tic-tac-toe with moves chosen at random. Gives their number. */
export function playTicTacToe(dice) {
  let state = InitializeGame({ game: ticTacToe })
  let number = 0
  while (state.ctx.gameover === undefined) {
    const { G, ctx } = state
    const moves = ticTacToe.ai.enumerate(G)
    const { move, args } = moves[roll(dice, moves.length) - 1]
    // What the library's makeMove makes, which it does not export.
    const payload = { type: move, args, playerID: ctx.currentPlayer, credentials: '' }
    state = reducer(state, { type: 'MAKE_MOVE', payload })
    number++
  }
  return number
}
