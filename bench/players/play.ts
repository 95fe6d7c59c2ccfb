// Prints actions a CPU second in games of Waterloo by the player that looks one action ahead, and moves of two peers.
import { makeDice } from '../../src/engine/dice.ts'
import { findPlayer } from '../../src/players/index.ts'
import { playGame } from '../../src/players/play-game.ts'
import { SYSTEMS } from '../../src/systems/index.ts'
import { hand, measure } from '../measure.ts'
import { playChess, playGreedyChess } from '../peers/chess.ts'
import { playTicTacToe } from '../peers/tic-tac-toe.mjs'
import { waterloo } from '../waterloo.ts'

const GAMES = { waterloo: 10, ticTacToe: 300, chess: 100, greedyChess: 100 }

const system = SYSTEMS.find(({ id }) => id === waterloo.system)!
const [game, player] = [await system.loadGame(), await findPlayer(system, 'heuristic')]
const dice = makeDice(1)
let seed = 0
let [games, actions] = [0, 0]

const rates = measure({
  waterloo: () =>
    repeat(GAMES.waterloo, () => {
      const played = playGame({ game, scenario: waterloo, seed: seed++, players: [player, player] })
      games++
      actions += played.actions
      return played.actions
    }),
  ticTacToe: () => repeat(GAMES.ticTacToe, () => playTicTacToe(dice)),
  chess: () => repeat(GAMES.chess, () => playChess(dice)),
  greedyChess: () => repeat(GAMES.greedyChess, () => playGreedyChess(dice)),
})
hand({ ...rates, actionsPerGame: actions / games })

function repeat(times: number, work: () => number): number {
  let done = 0
  for (let i = 0; i < times; i++) done += work()
  return done
}
