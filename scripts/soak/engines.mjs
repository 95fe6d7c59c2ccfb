// The same games in every JavaScript engine: every shipped battle by every player, seed after seed, and every state and event
// compared with those of the Node that runs this. Goes through the first seed in any case, then on until the time is up.
import { parseArgs } from 'node:util'
import { bundleGames, openChromium, openNode, openQuickJs, provideNode } from './js-engines.mjs'
import { partingOf, planGames } from './planned-games.mjs'

/** Versions of Node that people have, besides the one that runs this. */
const MAJORS = [22, 24]

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string', default: '1' } },
})
const end = performance.now() + Number(values.minutes) * 60_000
const engines = []
try {
  await openEngines()
  const counts = engines.map(() => ({ games: 0, actions: 0, differing: 0 }))
  const first = Number(values.seed)
  for (let seed = first; seed === first || performance.now() < end; seed++) {
    for (const game of planGames(seed)) {
      if (seed > first && performance.now() >= end) break
      await compare(game, counts)
    }
  }
  engines.forEach(({ name }, i) => {
    const { games, actions, differing } = counts[i]
    const result =
      i === 0 ? 'what the others are compared with' : differing === 0 ? 'all the same' : `${differing} differ`
    console.log(`${name}: ${games} games, ${actions} actions: ${result}`)
  })
  if (counts.some(({ differing }) => differing > 0)) process.exitCode = 1
} finally {
  for (const engine of engines) await engine.close()
}

async function openEngines() {
  const code = await bundleGames()
  engines.push(await openNode(process.execPath, code))
  for (const major of MAJORS) engines.push(await openNode(provideNode(major), code))
  engines.push(await openChromium(code), await openQuickJs(code))
}

/** Plays a game in all engines, and tells of those in which it goes another way than in the first. */
async function compare(game, counts) {
  const { battle, player, seed } = game
  const expression = `determinism.record(${JSON.stringify(game)})`
  const trails = await Promise.all(engines.map(async (engine) => (await engine.ask(expression)).trail))
  trails.forEach((trail, i) => {
    counts[i].games++
    counts[i].actions += trail.length - 1
    const parting = partingOf(trail, trails[0])
    if (parting === undefined) return
    counts[i].differing++
    console.error(
      `${battle}, ${player}, seed ${seed}: ${engines[i].name} parts from ${engines[0].name} at action ${parting}.`,
    )
  })
  console.log(`${battle}, ${player}, seed ${seed}: ${trails[0].length - 1} actions in ${engines.length} engines`)
}
