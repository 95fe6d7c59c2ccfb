// Prints the memory that a thread of `berthier simulate` has in use after a tenth of many games of Waterloo, and after all.
import { once } from 'node:events'
import { writeSync } from 'node:fs'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import { recordGame } from '../../src/balance/game-record.ts'
import { seedOfGame } from '../../src/balance/seeds.ts'
import { findPlayer } from '../../src/players/index.ts'
import { SYSTEMS } from '../../src/systems/index.ts'
import { hand, memoryInUse } from '../measure.ts'
import { waterloo } from '../waterloo.ts'

if (isMainThread) {
  const thread = new Worker(new URL(import.meta.url), { argv: process.argv.slice(2) })
  const [figures] = (await once(thread, 'message')) as [Record<string, number>]
  hand(figures)
} else {
  parentPort!.postMessage(await playAll(Number(process.argv[3])))
}

/** Plays what a thread of the command plays, and as there nobody keeps a record once it is handed over. */
async function playAll(games: number): Promise<Record<string, number>> {
  const system = SYSTEMS.find(({ id }) => id === waterloo.system)!
  const [game, recorder] = [await system.loadGame(), await system.loadStatisticsRecorder?.()]
  const player = await findPlayer(system, 'heuristic')
  const setting = { game, recorder, scenario: waterloo, players: [player, player] } as const
  let early = 0
  for (let number = 1; number <= games; number++) {
    recordGame(setting, number, seedOfGame(1, number))
    if (number === games / 10) early = memoryInUse()
    // What a thread says on the console waits until it is idle, which is at the end.
    if (number % (games / 10) === 0) writeSync(2, `       ${number} of ${games} games by heuristic\n`)
  }
  return { early, late: memoryInUse() }
}
