import { resolve } from 'node:path'
import { type Advised, advise, NothingToEdit } from '../../src/balance/advice/advise.ts'
import { ADVISED_PARTS, type AdvisedPart } from '../../src/balance/advice/candidates.ts'
import type { PlayLap } from '../../src/balance/advice/race-edits.ts'
import { castOf, type GameResult } from '../../src/balance/game-record.ts'
import { points, share } from '../../src/balance/report-text.ts'
import { didYouMean, suggest } from '../../src/scenario/suggest.ts'
import { count } from '../../src/scenario/wording.ts'
import { checkBytes } from '../checking/check.ts'
import type { Compared } from '../diff-report.ts'
import { reason } from '../files/files.ts'
import { EXIT, type Io } from '../io.ts'
import { visible } from '../output/terminal.ts'
import { makeFolder } from '../safe-file/place.ts'
import { openBattle, type SimulatedBattle } from '../simulate/battle.ts'
import { parseClaim, parsePlayers } from '../simulate/options.ts'
import { playGames } from '../simulate/play-games.ts'
import { readOrRefuse, UsageError, writeOrRefuse } from '../usage-error.ts'
import { drawPicture } from './diff.ts'

/** The flags of `berthier advise`. */
export type AdviseOptions = {
  readonly want: string
  readonly may?: string
  readonly players: string
  readonly seed: number
  readonly budget?: number
  readonly jobs?: number
  readonly apply?: number
  readonly pictures?: string
  readonly force?: boolean
}

/** `berthier advise`: finds small edits that give a side the wanted share. `worker` is for tests. */
export async function runAdvise(name: string, options: AdviseOptions, io: Io, worker?: string): Promise<number> {
  const players = parsePlayers(options.players)
  const may = parseParts(options.may)
  const battle = await openBattle(name, io)
  const { side, low, high, text: want } = parseClaim(options.want, castOf(battle), '--want')
  // Games take minutes: whether their result can be drawn is seen before.
  if (options.pictures !== undefined) await provideFolder(resolve(io.cwd, options.pictures), options.pictures)
  const bytes = await readOrRefuse(battle.path, io)
  const before = (await checkBytes(battle.path, bytes, {}, io)) as Compared
  const play: PlayLap = async (scenarios, numbers) => {
    const encounters = scenarios.map((scenario) => ({ scenario, players }))
    const { seed, budget } = options
    const plan = {
      encounters,
      games: numbers.length,
      series: seed,
      keep: 'results',
      ...(budget !== undefined && { budget }),
    } as const
    const series = await playGames<GameResult>(plan, { jobs: options.jobs, worker }, io, () => undefined, numbers)
    if (io.signal.aborted) throw new Interrupted()
    return series.records
  }
  const check = async (text: string) =>
    ((await checkBytes(battle.path, Buffer.from(text), {}, io)) as Compared).validation
  const validation = { ...before.validation, scenario: battle.scenario }
  try {
    const advised = await advise({ validation, wanted: { side, low, high }, may, check, play }, await io.rulebooks())
    return await printAdvice(battle, before, bytes, want, advised, options, io)
  } catch (error) {
    if (error instanceof Interrupted) return EXIT.interrupted
    if (error instanceof NothingToEdit) throw new UsageError(error.message)
    throw error
  }
}

class Interrupted extends Error {}

/** `arrivals, units`: what may be changed; everything where nothing is said. */
function parseParts(text: string | undefined): ReadonlySet<AdvisedPart> {
  if (text === undefined) return new Set(ADVISED_PARTS)
  return new Set(
    text.split(',').map((word) => {
      const part = ADVISED_PARTS.find((one) => one === word.trim())
      if (part) return part
      const hint = didYouMean(suggest(word.trim(), [...ADVISED_PARTS])) ?? ''
      throw new UsageError(
        `--may ${text}: unknown part ${word.trim()}. ${`${hint} Parts: ${ADVISED_PARTS.join(', ')}.`.trim()}`,
      )
    }),
  )
}

async function printAdvice(
  battle: SimulatedBattle,
  before: Compared,
  bytes: Uint8Array,
  want: string,
  { now, tried, reaching, advice }: Advised,
  { apply, pictures, force = false }: AdviseOptions,
  io: Io,
): Promise<number> {
  io.stdout.write(
    `${visible(battle.scenario.title)}: ${share(now)} now; wanted: ${visible(want)}. ${count(tried, 'edit')} tried, ${reaching} reach it.\n`,
  )
  for (const [i, { edited, share: own, change, reaches, differences }] of advice.entries()) {
    const texts = differences.map(({ text }) => text).join('; ')
    io.stdout.write(
      `${i + 1}. ${share(own)}, ${points(change.change)}${reaches ? '' : ' (comes near)'}: ${visible(texts)}\n`,
    )
    if (pictures === undefined) continue
    const after = { ...before, validation: edited.validation }
    const report = { before, after, changes: differences, skipped: [] }
    await drawPicture(report, `${pictures}/${i + 1}.svg`, { theme: 'light', force }, io)
  }
  if (apply !== undefined) {
    const chosen = advice[apply - 1]
    if (!chosen)
      throw new UsageError(`--apply ${apply}: there is no such advice; ${count(advice.length, 'edit')} listed.`)
    await writeOrRefuse(battle.path, chosen.edited.validation.text, bytes, io)
    io.stderr.write(`Wrote ${visible(resolve(io.cwd, battle.path) === battle.path ? battle.source : battle.path)}.\n`)
  }
  return reaching > 0 ? EXIT.clean : EXIT.problems
}

async function provideFolder(folder: string, name: string): Promise<void> {
  try {
    await makeFolder(folder)
  } catch (error) {
    throw new UsageError(`cannot make the folder ${name} for pictures: ${reason(error)}.`)
  }
}
