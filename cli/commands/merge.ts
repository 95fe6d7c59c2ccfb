import type { Scenario } from '../../src/scenario/types.gen.ts'
import { EXIT, type Io, printError } from '../io.ts'
import { openRecorded, type SimulatedBattle } from '../simulate/battle.ts'
import { refuseStrangeGames } from '../simulate/check-part.ts'
import { mergeParts, type NamedPart } from '../simulate/merge-parts.ts'
import { digestOfRun, type Run, readPart } from '../simulate/part.ts'
import type { RequestedOutput, Undertaking } from '../simulate/undertaking.ts'
import { readWholeOrRefuse, UsageError } from '../usage-error.ts'

/** `berthier merge`: puts the parts of a run together, and reports as the run itself would have done. */
export async function runMerge(files: readonly string[], options: RequestedOutput, io: Io): Promise<number> {
  const { run, parts } = await readParts(files, io)
  const undertaking = await findUndertaking(run)
  const output = undertaking.chooseOutput(options, io)
  const battles = await openBattles(run, files[0]!, io)
  const plans = undertaking.plan(battles, run.terms)
  refuseStrangeGames(plans, parts, battles)
  const { series, remarks, isWhole } = mergeParts(plans, parts)
  for (const remark of remarks) printError(io, remark)
  const exit = await undertaking.finish(battles, run.terms, series, output, io)
  return isWhole ? exit : EXIT.problems
}

/** Reads parts of one run. Of a thousand parts, the battle is kept once. */
async function readParts(
  [first, ...others]: readonly string[],
  io: Io,
): Promise<{ readonly run: Run; readonly parts: readonly NamedPart[] }> {
  const read = async (name: string) => readPart(await readWholeOrRefuse(name, io), name)
  const { run, series } = await read(first!)
  const digest = digestOfRun(run)
  const parts: NamedPart[] = [{ name: first!, series }]
  for (const name of others) {
    const part = await read(name)
    if (digestOfRun(part.run) !== digest) throw new UsageError(whyStrange(name, part.run, first!, run))
    parts.push({ name, series: part.series })
  }
  return { run, parts }
}

/** Parts of several runs have nothing to do with each other. */
function whyStrange(name: string, run: Run, first: string, own: Run): string {
  const keys = ['command', 'terms', 'battles'] as const
  const what = keys.filter((key) => JSON.stringify(own[key]) !== JSON.stringify(run[key]))
  const names = { command: 'the command', terms: 'the options', battles: 'the battle or the version of the rules' }
  return `${name} is part of another run than ${first}: ${what.map((key) => names[key]).join(' and ')} differ. Merge each run by itself.`
}

async function findUndertaking({ command }: Run): Promise<Undertaking<unknown, unknown>> {
  return (await UNDERTAKINGS[command]()) as Undertaking<unknown, unknown>
}

const UNDERTAKINGS: Readonly<Record<Run['command'], () => Promise<unknown>>> = {
  simulate: async () => (await import('./simulate.ts')).SIMULATE,
  prove: async () => (await import('./prove.ts')).PROVE,
  tournament: async () => (await import('./tournament.ts')).TOURNAMENT,
}

/** Opens the battles of a run, each once: a part may name the same one again and again. */
async function openBattles({ battles }: Run, file: string, io: Io): Promise<readonly SimulatedBattle[]> {
  const opened = new Map<string, Promise<SimulatedBattle>>()
  const open = (scenario: Scenario) => {
    const key = JSON.stringify(scenario)
    const battle = opened.get(key) ?? openRecorded(scenario, file, io)
    opened.set(key, battle)
    return battle
  }
  return Promise.all(
    battles.map(async ({ source, rules, scenario }) => {
      const battle = await open(scenario)
      if (battle.game.version !== rules) {
        throw new UsageError(
          `${file} was played by rules ${rules} of ${battle.system.id}, and this Berthier has ${battle.game.version}. Merge it with the version that played it.`,
        )
      }
      return { ...battle, source }
    }),
  )
}
