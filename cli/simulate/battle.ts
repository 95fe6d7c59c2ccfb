import { basename, dirname, resolve } from 'node:path'
import { whyIncomparable } from '../../src/balance/comparison.ts'
import type { BoardView } from '../../src/engine/portrait.ts'
import type { StatisticsRecorder } from '../../src/engine/statistics-recorder.ts'
import type { Game, System } from '../../src/engine/system.ts'
import { validateJson } from '../../src/scenario/convert/json.ts'
import type { Scenario } from '../../src/scenario/types.gen.ts'
import type { UsesContext } from '../../src/scenario/uses/uses-context.ts'
import { count } from '../../src/scenario/wording.ts'
import { checkBytes } from '../checking/check.ts'
import { describeTally, tally } from '../checking/results.ts'
import { usesOf } from '../checking/used-files.ts'
import { parseGitSource, readGitSource } from '../files/git-source.ts'
import { findBattle } from '../files/shipped.ts'
import type { Io } from '../io.ts'
import { readOrRefuse, refuseDefinitions, UsageError } from '../usage-error.ts'
import { refuseVariants } from '../variants.ts'

/** A battle that can be played, with everything that playing and telling of it takes. */
export type SimulatedBattle = {
  /** What the caller named it by. */
  readonly source: string
  /** Its file. */
  readonly path: string
  readonly scenario: Scenario
  readonly system: System
  readonly game: Game<unknown, unknown>
  readonly recorder: StatisticsRecorder<unknown> | undefined
  readonly boardView: BoardView<unknown>
}

/** The sides of a battle by their places. */
export function sidesOf({
  game,
  scenario,
}: SimulatedBattle): readonly { readonly id: string; readonly name: string }[] {
  return game.sides(game.setup(scenario, 0)).map((id) => ({ id, name: scenario.sides[id]?.name ?? id }))
}

/** Opens a battle by its file or its id; one with errors cannot be played. */
export async function openBattle(name: string, io: Io, variant?: readonly string[]): Promise<SimulatedBattle> {
  const path = findBattle(name, io)
  return openBytes(name, path, await readOrRefuse(path, io), io, { variant })
}

/** A battle, and the one that it is compared with, if there is any. */
export async function openBattles(
  name: string,
  compared: string | undefined,
  io: Io,
  variant?: readonly string[],
): Promise<readonly SimulatedBattle[]> {
  const battle = await openBattle(name, io, variant)
  return compared === undefined ? [battle] : [battle, await openEarlier(compared, battle, io, variant)]
}

/**
 * The battle to compare with: a file, an id, `git:REV:PATH`, or with `git:REV` the same file as that revision has it. Of an earlier
 * revision it is the same variant; of a file it is the battle itself, so that a variant can be compared with its own battle.
 */
async function openEarlier(
  name: string,
  battle: SimulatedBattle,
  io: Io,
  variant?: readonly string[],
): Promise<SimulatedBattle> {
  const read = await readGit(name, battle, io)
  const other = read
    ? await openBytes(name, name, read.bytes, io, { uses: read.uses, variant })
    : await openBattle(name, io)
  const hindrance = whyIncomparable(other.scenario, battle.scenario)
  if (hindrance !== undefined) throw new UsageError(`cannot compare ${name} with ${battle.source}: ${hindrance}.`)
  return other
}

/** What git has under a name; nothing where it names a file. For `git:REV`, git is asked in the folder of the battle. */
async function readGit(
  name: string,
  { path }: SimulatedBattle,
  io: Io,
): Promise<{ readonly bytes: Uint8Array; readonly uses: UsesContext } | undefined> {
  const revision = /^git:([^:]+)$/.exec(name)?.[1]
  const source = parseGitSource(revision === undefined ? name : `${name}:./${basename(path)}`)
  if (!source) return undefined
  if (revision === undefined) return { bytes: await readGitSource(source, io), uses: usesOf(name, io) }
  const { env, signal } = io
  const hint = `If it had another name then, use ${name}:PATH.`
  const there = { cwd: dirname(resolve(io.cwd, path)), env, signal }
  return { bytes: await readGitSource(source, there, hint), uses: usesOf(`${name}:./${basename(path)}`, there) }
}

/** The battle that a recorded game has with it: data that somebody may have changed, and so checked like a file. */
export async function openRecorded(data: unknown, file: string, io: Io): Promise<SimulatedBattle> {
  const { scenario, diagnostics } = validateJson(JSON.stringify(data), await io.rulebooks())
  if (scenario) return load(scenario.id, file, scenario, io)
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  throw new UsageError(
    `the battle in ${file} has ${count(errors.length, 'error')}, first: ${errors[0]!.message} Name a valid battle with --scenario FILE.`,
  )
}

async function openBytes(
  source: string,
  path: string,
  bytes: Uint8Array,
  io: Io,
  { uses, variant }: { readonly uses?: UsesContext; readonly variant?: readonly string[] | undefined },
): Promise<SimulatedBattle> {
  const result = await checkBytes(path, bytes, { variant }, io, uses)
  if ('validation' in result) {
    refuseDefinitions(source, result.validation)
    refuseVariants(source, result.validation, variant)
  }
  const scenario = 'validation' in result ? result.validation.scenario : undefined
  if (!scenario) {
    throw new UsageError(`cannot play ${source}: ${describeTally(tally([result]))}. Run berthier validate for details.`)
  }
  return load(source, path, scenario, io)
}

async function load(source: string, path: string, scenario: Scenario, io: Io): Promise<SimulatedBattle> {
  const system = (await io.rulebooks()).find(({ id }) => id === scenario.system)!
  const [game, recorder, boardView] = await Promise.all([
    system.loadGame(),
    system.loadStatisticsRecorder?.(),
    system.loadBoardView(),
  ])
  return { source, path, scenario, system, game, recorder, boardView }
}
