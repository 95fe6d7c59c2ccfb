// Prints actions a CPU second in random games of Waterloo, and moves in random games of two peers.
import { makeDice } from '../../src/engine/dice.ts'
import { hand, measure } from '../measure.ts'
import { playChess } from '../peers/chess.ts'
import { playTicTacToe } from '../peers/tic-tac-toe.mjs'
import { playWaterloo } from '../waterloo.ts'

const GAMES = { waterloo: 100, ticTacToe: 300, chess: 100 }
const dice = makeDice(1)
let seed = 0
let [games, actions] = [0, 0]

const rates = measure({
  waterloo: () =>
    repeat(GAMES.waterloo, () => {
      const number = playWaterloo(seed++)
      games++
      actions += number
      return number
    }),
  ticTacToe: () => repeat(GAMES.ticTacToe, () => playTicTacToe(dice)),
  chess: () => repeat(GAMES.chess, () => playChess(dice)),
})
hand({ ...rates, actionsPerGame: actions / games })

function repeat(times: number, work: () => number): number {
  let done = 0
  for (let i = 0; i < times; i++) done += work()
  return done
}
