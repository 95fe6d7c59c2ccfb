import { EXIT, type Io, printError } from '../io.ts'
import { openRecorded, type SimulatedBattle } from '../simulate/battle.ts'
import { mergeParts, type NamedPart } from '../simulate/merge-parts.ts'
import { digestOfRun, type Part, readPart } from '../simulate/part.ts'
import type { RequestedTelling, Undertaking } from '../simulate/undertaking.ts'
import { readWholeOrRefuse, UsageError } from '../usage-error.ts'

/** `berthier merge`: puts the parts of a run together, and tells of it as the run itself would have done. */
export async function runMerge(files: readonly string[], options: RequestedTelling, io: Io): Promise<number> {
  const parts: NamedPart[] = []
  for (const name of files) {
    parts.push({ name, part: readPart((await readWholeOrRefuse(name, io)).toString('utf8'), name) })
  }
  refuseStrangers(parts)
  const { run } = parts[0]!.part
  const undertaking = await findUndertaking(parts[0]!)
  const told = undertaking.telling(options, io)
  const battles = await openBattles(parts[0]!.part, files[0]!)
  const { series, remarks, isWhole } = mergeParts(undertaking.plan(battles, run.terms), parts)
  for (const remark of remarks) printError(io, remark)
  const exit = await undertaking.finish(battles, run.terms, series, told, io)
  return isWhole ? exit : EXIT.problems
}

/** Parts of several runs have nothing to do with each other. */
function refuseStrangers(parts: readonly NamedPart[]): void {
  const [first] = parts
  const digest = digestOfRun(first!.part.run)
  const stranger = parts.find(({ part }) => digestOfRun(part.run) !== digest)
  if (!stranger) return
  const [own, other] = [first!.part.run, stranger.part.run]
  const keys = ['command', 'terms', 'battles'] as const
  const what = keys.filter((key) => JSON.stringify(own[key]) !== JSON.stringify(other[key]))
  const names = { command: 'the command', terms: 'the options', battles: 'the battle or the version of the rules' }
  throw new UsageError(
    `${stranger.name} is part of another run than ${first!.name}: ${what.map((key) => names[key]).join(' and ')} differ. Merge each run by itself.`,
  )
}

async function findUndertaking({ name, part }: NamedPart): Promise<Undertaking<unknown, unknown>> {
  const load = UNDERTAKINGS[part.run.command]
  if (!load) throw new UsageError(`${name} is of the command ${part.run.command}, which this Berthier does not have.`)
  return (await load()) as Undertaking<unknown, unknown>
}

const UNDERTAKINGS: Readonly<Record<string, () => Promise<unknown>>> = {
  simulate: async () => (await import('./simulate.ts')).SIMULATE,
  prove: async () => (await import('./prove.ts')).PROVE,
  tournament: async () => (await import('./tournament.ts')).TOURNAMENT,
}

async function openBattles({ run }: Part, file: string): Promise<readonly SimulatedBattle[]> {
  return Promise.all(
    run.battles.map(async ({ source, rules, scenario }) => {
      const battle = await openRecorded(scenario, file)
      if (battle.game.version !== rules) {
        throw new UsageError(
          `${file} was played by rules ${rules} of ${battle.system.id}, and this Berthier has ${battle.game.version}. Merge it with the version that played it.`,
        )
      }
      return { ...battle, source }
    }),
  )
}
