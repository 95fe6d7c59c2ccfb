import { bundle, run, waterloo } from './processes.mjs'
import { atLeast, atMost, printNote, rate, report } from './report.mjs'

/** Playing Waterloo at random, and what that rests on. All rates are per CPU second. */
export async function benchEngine(folder, games) {
  /** What a measurement prints, in a process of its own, with the peers as in production. */
  async function measure(entry, ...args) {
    const script = await bundle(`engine/${entry}`, folder)
    return JSON.parse(run(['--expose-gc', script, waterloo, ...args], { NODE_ENV: 'production' }))
  }

  const play = await measure('play.ts')
  printNote(
    `random play of Waterloo: ${rate(play.waterloo / play.actionsPerGame, 'games')}, ${rate(play.waterloo, 'actions')}`,
  )
  printNote(`boardgame.io's tic-tac-toe: ${rate(play.ticTacToe, 'moves')}; chessops: ${rate(play.chess, 'moves')}`)
  report("actions in random play, to moves of boardgame.io's tic-tac-toe", play.waterloo / play.ticTacToe, atLeast(8))
  report('actions in random play, to moves of chessops', play.waterloo / play.chess, atLeast(0.5))

  const { positions, actionsPerPosition } = await measure('actions.ts')
  printNote(`all legal actions: ${rate(positions, 'positions')}, ${actionsPerPosition.toFixed(1)} actions in each`)

  const hexes = await measure('hexes.ts')
  printNote(`line of sight: ${rate(hexes.sight, 'pairs')}; honeycomb-grid: ${rate(hexes.honeycombSight, 'pairs')}`)
  report('lines of sight, to honeycomb-grid', hexes.sight / hexes.honeycombSight, atLeast(20))
  printNote(
    `movement range of 6: ${rate(hexes.range, 'ranges')}; honeycomb-grid: ${rate(hexes.honeycombRange, 'ranges')}`,
  )
  report('movement ranges, to honeycomb-grid', hexes.range / hexes.honeycombRange, atLeast(25))

  const copy = await measure('copy.ts')
  printNote(`copy of ${copy.bytes} bytes: ${rate(copy.pooled, 'pooled copies')}, ${rate(copy.fresh, 'fresh copies')}`)
  printNote(`structuredClone: ${rate(copy.clone, 'states')}; of the bare memory: ${rate(copy.cloneWords, 'arrays')}`)
  report('pooled copies, to structuredClone', copy.pooled / copy.clone, atLeast(50))

  const { early, late } = await measure('memory.ts', String(games))
  printNote(`memory in use: ${early.toFixed(2)} MB after ${games / 10} games, ${late.toFixed(2)} MB after ${games}`)
  report('growth of memory between the two, in MB', late - early, atMost(1))
}
