// Speed against peers, side by side in one run: prints each ratio and the bar it must meet, exits 1 where one is missed.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { bigBattle } from './big-battle.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const berthier = join(root, 'dist/berthier.js')
const ajvCli = join(dirname(createRequire(import.meta.url).resolve('ajv-cli/package.json')), 'dist/index.js')
const waterloo = join(root, 'scenarios/vive-lempereur/waterloo.yaml')
const folder = mkdtempSync(join(tmpdir(), 'berthier-bench-'))
let missed = 0

try {
  const schema = join(folder, 'scenario.schema.json')
  run(berthier, ['schema', '-o', schema])
  const ajv = (files) => [ajvCli, ['validate', '--strict=false', '-s', schema, '-d', files]]

  report('one Waterloo file, cold, to ajv-cli', compare([berthier, ['validate', waterloo]], ajv(waterloo), 15), 0.5)

  const many = join(folder, 'many')
  mkdirSync(many)
  for (let i = 0; i < 100; i++) cpSync(waterloo, join(many, `${i}.yaml`))
  report('100 files, to ajv-cli', compare([berthier, ['validate', many]], ajv(join(many, '*.yaml')), 7), 1.5)

  const inProcess = await bundle('in-process.ts')
  report('validate in process, to a bare yaml parse', Number(run(inProcess, [waterloo]).stdout), 1.5)

  const [small, big] = [join(folder, 'small.yaml'), join(folder, 'big.yaml')]
  writeFileSync(small, bigBattle(100, 100, 500))
  writeFileSync(big, bigBattle(200, 200, 2000))
  const once = await bundle('once.ts')
  const [little, large] = [small, big].map((file) => JSON.parse(run(once, [file]).stdout))
  report(
    '200 × 200 hexes with 2,000 units, to 100 × 100 with 500: four times the work',
    large.milliseconds / little.milliseconds,
    6,
  )
  report('memory for 200 × 200 hexes with 2,000 units, in MB', large.megabytes, 500)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.exit(missed > 0 ? 1 : 0)

/** Median wall time of one command through that of another, taking turns so that both see the same machine. */
function compare([ours, ourArguments], [theirs, theirArguments], rounds) {
  const times = { ours: [], theirs: [] }
  for (let i = 0; i < rounds; i++) {
    times.ours.push(time(() => run(ours, ourArguments)))
    times.theirs.push(time(() => run(theirs, theirArguments)))
  }
  return median(times.ours) / median(times.theirs)
}

function run(script, args) {
  const result = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' })
  if (result.status !== 0) throw new Error(`${script} failed:\n${result.stderr}${result.stdout}`)
  return result
}

function time(work) {
  const start = performance.now()
  work()
  return performance.now() - start
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
}

function report(what, figure, bar) {
  const met = figure <= bar
  if (!met) missed++
  console.log(`${met ? 'ok    ' : 'MISSED'} ${figure.toFixed(2).padStart(7)}  at most ${String(bar).padEnd(4)} ${what}`)
}

/** The library as the CLI has it: bundled. */
async function bundle(entry) {
  const file = join(folder, entry.replace('.ts', '.mjs'))
  const build = await rolldown({ input: join(root, 'bench', entry), platform: 'node' })
  await build.write({ file, format: 'esm' })
  await build.close()
  return fileURLToPath(pathToFileURL(file))
}
