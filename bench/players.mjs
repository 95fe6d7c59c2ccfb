import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { bundle, root, run, time, waterloo } from './processes.mjs'
import { atLeast, atMost, printNote, rate, report } from './report.mjs'

const berthier = join(root, 'dist/berthier.js')

/** Moves a CPU second as published in PERFORMANCE.md, measured there on another machine. */
const PUBLISHED = {
  'AWI hex wargame, heuristic': 5_900,
  'Rally the Troops, Waterloo 1815, random': 11_000,
  'boardgame.io, a small hex game, random': 14_000,
  'chessops, random': 217_000,
}

/** Playing well, and many games at once: speed, threads, memory. */
export async function benchPlayers(folder, { games, seriesGames }) {
  await benchHeuristic(folder)
  benchThreads(seriesGames)
  await benchMemory(folder, games)
}

async function benchHeuristic(folder) {
  const play = await measure('play.ts', folder)
  const { waterloo: actions, actionsPerGame } = play
  printNote(`heuristic play of Waterloo: ${rate(actions / actionsPerGame, 'games')}, ${rate(actions, 'actions')}`)
  printNote(
    `chessops: ${rate(play.chess, 'moves')} at random, ${rate(play.greedyChess, 'moves')} by one look ahead; boardgame.io's tic-tac-toe at random: ${rate(play.ticTacToe, 'moves')}`,
  )
  printNote('published in PERFORMANCE.md, measured elsewhere and not in this run:')
  for (const [what, figure] of Object.entries(PUBLISHED)) printNote(`  ${what}: ${rate(figure, 'moves')}`)
  // What the other machine is to this one, by the peer that was measured on both.
  const machine = play.chess / PUBLISHED['chessops, random']
  const awi = PUBLISHED['AWI hex wargame, heuristic'] * machine
  printNote(`chessops is ${machine.toFixed(2)} times as fast here: AWI would come to about ${rate(awi, 'moves')}`)
  report("actions in heuristic play, to AWI's published moves, machines made equal", actions / awi, atLeast(10))
  report(
    "actions in heuristic play, to random moves of boardgame.io's tic-tac-toe",
    actions / play.ticTacToe,
    atLeast(2),
  )
  printNote(`to moves of chessops by one look ahead: ${(actions / play.greedyChess).toFixed(2)}`)
}

/** The best of three of each, taking turns: whatever else the machine does makes a run slower, never faster. */
function benchThreads(games) {
  if (availableParallelism() < 2) {
    printNote('this machine has one thread: no figure for two')
    return
  }
  const play = (jobs) =>
    time(() => run([berthier, 'simulate', 'waterloo', '--games', String(games), '--jobs', String(jobs)]))
  const best = { 1: Infinity, 2: Infinity }
  for (let round = 0; round < 3; round++) for (const jobs of [1, 2]) best[jobs] = Math.min(best[jobs], play(jobs))
  printNote(
    `simulate, ${games} games of Waterloo: ${(best[1] / 1000).toFixed(1)} s on one thread, ${(best[2] / 1000).toFixed(1)} s on two`,
  )
  report('speed of simulate on two threads, to one', best[1] / best[2], atLeast(1.7))
}

async function benchMemory(folder, games) {
  const { early, late } = await measure('memory.ts', folder, String(games))
  printNote(
    `memory of a thread: ${early.toFixed(2)} MB after ${games / 10} games, ${late.toFixed(2)} MB after ${games}`,
  )
  report('growth of memory between the two, in MB', late - early, atMost(1))
}

/** What a measurement prints, in a process of its own, with the peers as in production. */
async function measure(entry, folder, ...args) {
  const script = await bundle(`players/${entry}`, folder)
  return JSON.parse(run(['--expose-gc', script, waterloo, ...args], { NODE_ENV: 'production' }))
}
