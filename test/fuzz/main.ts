// The fuzzer: see `npm run fuzz -- --help`. scripts/fuzz.mjs bundles and starts it.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { makeReplay, type Replay } from '../../src/engine/replay.ts'
import type { Scenario } from '../../src/scenario/types.gen.ts'
import { validate } from '../../src/scenario/validate.ts'
import { SYSTEMS } from '../../src/systems/index.ts'
import { type Bout, playBout } from './campaign.ts'
import { Chance } from './chance.ts'
import { FULL_CARE, replayChecked, USUAL_CARE } from './checked-game.ts'
import { FUZZED, fuzzedFor } from './systems.ts'

const HELP = `npm run fuzz -- [options]
  --seconds N      how long (usually 60)
  --games N        instead: so many games of each shipped battle
  --seed S         where to begin (usually by the clock); a failure names the seed of its game
  --scenario FILE  only this battle
  --system ID      only battles of this system
  --generated      only generated battles
  --failures DIR   where failures go (usually fuzz-failures)
  --replay FILE    plays a failure again, with everything checked at every step`

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    games: { type: 'string' },
    seed: { type: 'string' },
    scenario: { type: 'string' },
    system: { type: 'string' },
    generated: { type: 'boolean' },
    failures: { type: 'string', default: 'fuzz-failures' },
    replay: { type: 'string' },
    help: { type: 'boolean' },
  },
})

const statistics = { games: 0, actions: 0, generated: 0, unsound: 0, start: performance.now(), told: 0 }
const seen = new Set<string>()
const systems = FUZZED.filter(({ probe }) => values.system === undefined || probe.system === values.system)
const shipped = systems.flatMap((system) => system.shipped)

if (values.help) console.log(HELP)
else if (values.replay !== undefined) replay(values.replay)
else fuzz()

/** Battles and seeds without end; the game with a seed is the same whatever was played before it. */
function* battles(first: number): Generator<readonly [Scenario, number]> {
  const files = values.scenario === undefined ? shipped : [readBattle(values.scenario)]
  if (values.games !== undefined) {
    for (let i = 0; i < Number(values.games); i++) for (const scenario of files) yield [scenario, first + i]
    return
  }
  const onlyFiles = values.scenario !== undefined
  for (let seed = first; ; seed++) {
    // One shipped battle to eight generated ones: they are much longer.
    const scenario =
      onlyFiles || (!values.generated && seed % 9 === 0) ? files[Math.floor(seed / 9) % files.length]! : generated(seed)
    if (scenario) yield [scenario, seed]
  }
}

function generated(seed: number): Scenario | undefined {
  statistics.generated++
  const scenario = systems[seed % systems.length]!.generate(seed)
  if (!scenario) statistics.unsound++
  return scenario
}

function fuzz(): void {
  const first = values.seed === undefined ? Date.now() % 1_000_000_000 : Number(values.seed)
  const seconds = values.games === undefined ? Number(values.seconds) : Number.POSITIVE_INFINITY
  console.log(`From seed ${first}.`)
  for (const [scenario, seed] of battles(first)) {
    const { game, probe, players } = fuzzedFor(scenario)
    const bout = playBout(game, probe, players, scenario, seed, USUAL_CARE)
    statistics.games++
    seen.add(scenario.id)
    statistics.actions += bout.actions.length
    if (bout.trouble) return fail(bout)
    if (performance.now() - statistics.told > 3000) printProgress()
    if (performance.now() - statistics.start > seconds * 1000) break
  }
  printProgress()
}

function printProgress(): void {
  statistics.told = performance.now()
  const { games, actions, generated: made, unsound, start } = statistics
  const rate = Math.round(actions / ((performance.now() - start) / 1000))
  const sound =
    made === 0
      ? ''
      : `, ${made - unsound} of ${made} generated battles sound (${Math.round((100 * (made - unsound)) / made)} %)`
  console.log(`${games} games of ${seen.size} battles, ${actions} actions, ${rate} a second${sound}`)
}

function fail({ trouble, scenario, seed, player, actions }: Bout): void {
  const folder = values.failures
  mkdirSync(folder, { recursive: true })
  const name = `${scenario.id}-${seed}`
  writeFileSync(join(folder, `${scenario.id}.json`), `${JSON.stringify(scenario, undefined, 1)}\n`)
  const { game, probe } = fuzzedFor(scenario)
  const record = makeReplay({ system: probe.system, game, scenario, seed, actions })
  writeFileSync(join(folder, `${name}.replay.json`), `${JSON.stringify(record, undefined, 1)}\n`)
  console.log(`FAILED (${trouble!.kind}): ${trouble!.message}`)
  console.log(`  ${scenario.id}, seed ${seed}, ${player}, after ${actions.length} actions, the last: ${actions.at(-1)}`)
  console.log(`  again: npm run fuzz -- --replay ${join(folder, `${name}.replay.json`)}`)
  process.exitCode = 1
}

function replay(file: string): void {
  const record = JSON.parse(readFileSync(file, 'utf8')) as Replay
  const beside = join(dirname(file), `${record.scenario.id}.json`)
  const scenario =
    values.scenario !== undefined || existsSync(beside)
      ? readBattle(values.scenario ?? beside)
      : shipped.find(({ id }) => id === record.scenario.id)
  if (!scenario) throw new Error(`There is no ${beside}: name the battle by --scenario.`)
  const { seed } = record
  const { game, probe } = fuzzedFor(scenario)
  const table = { game, probe, scenario, seed, chance: new Chance(seed), care: FULL_CARE }
  const { trouble, actions } = replayChecked(table, record.actions)
  if (trouble) {
    console.log(`FAILED (${trouble.kind}): ${trouble.message}`)
    console.log(`  after ${actions.length} of ${record.actions.length} actions, the last: ${actions.at(-1)}`)
    process.exitCode = 1
  } else console.log(`${actions.length} actions, nothing wrong.`)
}

function readBattle(file: string): Scenario {
  const { scenario, diagnostics } = validate(readFileSync(file, 'utf8'), SYSTEMS)
  if (!scenario) throw new Error(`${file} is not sound: ${diagnostics[0]?.message}`)
  return scenario
}
