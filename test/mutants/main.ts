// Which changes of the rules the cases notice: see `npm run mutate -- --help`. scripts/mutate.mjs bundles and starts it.
import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { globSync } from 'tinyglobby'
import { type Case, readCases } from '../../src/engine/cases/case-file.ts'
import { makeDice, roll } from '../../src/engine/dice.ts'
import { SYSTEMS } from '../../src/systems/index.ts'
import { shippedBattles } from '../fuzz/shipped.ts'
import { bundle, mutateSources } from './bundle.ts'
import { tryMutants } from './crew.ts'
import type { Mutant } from './find-mutants.ts'
import { isOutside, readJudgements, readOutside, refuted } from './judge.ts'
import { type Kit, recordCases } from './play.ts'
import { asJson, asText, isGood, type Run } from './report.ts'
import { readSettings } from './settings.ts'

const HELP = `npm run mutate -- SYSTEM [options]
Changes the rules of SYSTEM (${SYSTEMS.map(({ id }) => id).join(', ')}) one place at a time, and tells which changes its cases notice.
  --sample N       only N mutants, chosen by --seed
  --seed S         which ones (usually 1)
  --files GLOB     only mutants in these files of the system, such as 'rules/fire*.ts'
  --survivors      list all survivors, not the first 20
  --format json    for programs: scores, files, survivors
  --jobs N         threads (usually as many as there are processors, at most 4)
Exit code 0: at least 90 % of the mutants in rules and all in tables are noticed; 1: not, or a judgement in
test/mutants/SYSTEM.yaml does not hold; 2: it cannot be run.`

const root = process.cwd()
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    files: { type: 'string' },
    survivors: { type: 'boolean' },
    format: { type: 'string', default: 'text' },
    jobs: { type: 'string', default: String(Math.min(4, availableParallelism())) },
    help: { type: 'boolean' },
  },
})
const [system] = positionals
if (values.help) console.log(HELP)
else if (!system || !SYSTEMS.some(({ id }) => id === system)) {
  console.error(HELP)
  process.exitCode = 2
} else {
  const run = await mutate(system)
  if (run.verdicts.length === 0)
    console.error(`No file matches ${values.files}: paths begin in the folder of the system, such as 'rules/fire*.ts'.`)
  process.stdout.write(values.format === 'json' ? asJson(run) : asText(run, values.survivors ? Infinity : 20))
  process.exitCode = run.verdicts.length === 0 ? 2 : isGood(run) ? 0 : 1
}

async function mutate(id: string): Promise<Run> {
  const begun = performance.now()
  const settings = readSettings(root, id)
  const mutated = mutateSources(settings)
  const kit: Kit = {
    system: id,
    cases: await casesOf(id),
    scenarios: scenariosOf(id),
    record: await bundle(root, mutated, 'record'),
    trial: await bundle(root, mutated, 'trial'),
  }
  const recorded = await recordCases(kit)
  const judgements = readJudgements(settings, mutated.mutants)
  const problems = [...judgements.problems, ...readOutside(settings, mutated.mutants)]
  const mutants = choose(
    mutated.mutants.filter((mutant) => !recorded.ofTexts.includes(mutant.id) && !isOutside(mutant, settings)),
    settings.folder,
  )
  let done = 0
  const verdicts = await tryMutants(mutants, kit, recorded, {
    worker: new URL('worker.mjs', import.meta.url),
    jobs: Number(values.jobs),
    onVerdict: () => progress(++done, mutants.length),
  })
  const seconds = (performance.now() - begun) / 1000
  return {
    root,
    system: id,
    folder: settings.folder,
    cases: kit.cases.length,
    seconds,
    verdicts,
    judgements,
    problems: [...problems, ...refuted(verdicts, judgements)],
  }
}

/** The mutants that were asked for, in the order of the code; the same for the same seed. */
function choose(mutants: readonly Mutant[], folder: string): readonly Mutant[] {
  const { files, sample, seed } = values
  const named = new Set(globSync(files ?? '**', { cwd: folder }))
  const wanted = mutants.filter(({ file }) => named.has(file))
  if (sample === undefined) return wanted
  const dice = makeDice(Number(seed))
  const left = [...wanted]
  const chosen: Mutant[] = []
  while (chosen.length < Number(sample) && left.length > 0) {
    const at = roll(dice, left.length) - 1
    chosen.push(left[at]!)
    left[at] = left.at(-1)!
    left.pop()
  }
  return chosen.toSorted((a, b) => a.id - b.id)
}

async function casesOf(id: string): Promise<Case[]> {
  const folder = join(root, 'test/cases', id)
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'))
  const read = await Promise.all(files.toSorted().map((file) => readCases(readFileSync(join(folder, file)), SYSTEMS)))
  return read.flatMap(({ cases }) => cases)
}

function scenariosOf(id: string): Record<string, unknown> {
  return Object.fromEntries(shippedBattles(id).map((scenario) => [scenario.id, scenario]))
}

function progress(done: number, all: number): void {
  if (process.stderr.isTTY) process.stderr.write(done === all ? '\r\u001b[K' : `\r${done} of ${all}`)
}
