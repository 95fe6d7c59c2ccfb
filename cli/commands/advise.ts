import { resolve } from 'node:path'
import { ADVISED_PARTS, type AdvisedPart, type Candidate, listCandidates } from '../../src/balance/advice/candidates.ts'
import { type Finished, raceEdits, type Wanted } from '../../src/balance/advice/race-edits.ts'
import { castOf, type GameResult } from '../../src/balance/game-record.ts'
import { points, share } from '../../src/balance/report-text.ts'
import { shareOf } from '../../src/balance/verdict.ts'
import { HexGrid } from '../../src/board/hex-grid.ts'
import { compareBattles } from '../../src/scenario/diff/compare.ts'
import { ImpossibleChange } from '../../src/scenario/edit/change.ts'
import { changeText } from '../../src/scenario/edit/change-text.ts'
import { applyEdits } from '../../src/scenario/edit/text-edits.ts'
import { didYouMean, suggest } from '../../src/scenario/suggest.ts'
import type { Scenario } from '../../src/scenario/types.gen.ts'
import { count } from '../../src/scenario/wording.ts'
import { checkBytes } from '../check.ts'
import type { Compared } from '../diff-report.ts'
import { EXIT, type Io } from '../io.ts'
import { openBattle, type SimulatedBattle } from '../simulate/battle.ts'
import { parseClaim, parsePlayers } from '../simulate/options.ts'
import { playGames } from '../simulate/play-games.ts'
import { visible } from '../terminal.ts'
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

/** An edit that leads to a sound battle. */
type Edited = Candidate & { readonly scenario: Scenario; readonly file: Compared }

/** So many are listed. */
const MOST_LISTED = 5

/** `berthier advise`: finds small edits that give a side the wanted share. `worker` is for tests. */
export async function runAdvise(name: string, options: AdviseOptions, io: Io, worker?: string): Promise<number> {
  const players = parsePlayers(options.players)
  const may = parseParts(options.may)
  const battle = await openBattle(name, io)
  const { side, low, high, text: want } = parseClaim(options.want, castOf(battle), '--want')
  const wanted: Wanted = { side, low, high }
  const bytes = await readOrRefuse(battle.path, io)
  const before = (await checkBytes(battle.path, bytes, {}, io)) as Compared
  const play = async (scenarios: readonly Scenario[], numbers: readonly number[]) => {
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
  try {
    const [first] = await play(
      [battle.scenario],
      Array.from({ length: 60 }, (_, i) => i + 1),
    )
    const now = shareOf(first!, side).value
    const edits = await soundEdits(battle, before, may, now < (low + high) / 2 ? side : 1 - side, io)
    const race = await raceEdits(battle.scenario, edits, wanted, play)
    return await printAdvice(battle, before, bytes, want, race, edits.length, options, io)
  } catch (error) {
    if (error instanceof Interrupted) return EXIT.interrupted
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

/** The edits after which the battle is as sound as before, each battle once. */
async function soundEdits(
  { system, scenario, boardView, path }: SimulatedBattle,
  before: Compared,
  may: ReadonlySet<AdvisedPart>,
  favoured: number,
  io: Io,
): Promise<Edited[]> {
  const editor = await system.loadScenarioEditor?.()
  if (!editor) throw new UsageError(`the rulebook ${system.id} cannot be edited, so there is nothing to advise.`)
  const board = boardView.portrayScenario(scenario)?.board
  const grid = board?.kind === 'hex' ? HexGrid.of(board.firstColumn, board.columns, board.rows) : undefined
  const draft = before.validation.draft
  const side = Object.keys(scenario.sides)[favoured]!
  const seen = new Set([before.validation.text])
  const edits: Edited[] = []
  for (const candidate of listCandidates({ editor, draft, grid, favoured: side }, may)) {
    const text = editedText(before.validation.text, candidate)
    if (text === undefined || seen.has(text)) continue
    seen.add(text)
    const file = (await checkBytes(path, Buffer.from(text), {}, io)) as Compared
    const { scenario: edited } = file.validation
    if (edited && warningsIn(file) <= warningsIn(before)) edits.push({ ...candidate, scenario: edited, file })
  }
  return edits
}

/** An edit that would do more than it says, or that the text does not allow, is none. */
function editedText(text: string, { changes }: Candidate): string | undefined {
  try {
    return changes.length === 0 ? undefined : applyEdits(text, changeText(text, changes))
  } catch (error) {
    if (error instanceof ImpossibleChange) return undefined
    throw error
  }
}

const warningsIn = ({ validation }: Compared) =>
  validation.diagnostics.filter(({ severity }) => severity !== 'info').length

async function printAdvice(
  battle: SimulatedBattle,
  before: Compared,
  bytes: Uint8Array,
  want: string,
  { now, finished }: { readonly now: Parameters<typeof share>[0]; readonly finished: readonly Finished<Edited>[] },
  tried: number,
  { apply, pictures, force = false }: AdviseOptions,
  io: Io,
): Promise<number> {
  const reaching = finished.filter(({ reaches }) => reaches)
  const listed = finished.slice(0, MOST_LISTED)
  io.stdout.write(
    `${visible(battle.scenario.title)}: ${share(now)} now; wanted: ${visible(want)}. ${count(tried, 'edit')} tried, ${reaching.length} reach it.\n`,
  )
  for (const [i, { edited, share: own, change, reaches }] of listed.entries()) {
    const comparison = (await compareBattles(before.validation, edited.file.validation, await io.rulebooks()))!
    const texts = comparison.changes.map(({ text }) => text).join('; ')
    io.stdout.write(
      `${i + 1}. ${share(own)}, ${points(change.change)}${reaches ? '' : ' (comes near)'}: ${visible(texts)}\n`,
    )
    if (pictures === undefined) continue
    await drawPicture(
      { before, after: edited.file, ...comparison },
      `${pictures}/${i + 1}.svg`,
      { theme: 'light', force },
      io,
    )
  }
  if (apply !== undefined) {
    const chosen = listed[apply - 1]
    if (!chosen)
      throw new UsageError(`--apply ${apply}: there is no such advice; ${count(listed.length, 'edit')} listed.`)
    await writeOrRefuse(battle.path, chosen.edited.file.validation.text, bytes, io)
    io.stderr.write(`Wrote ${visible(resolve(io.cwd, battle.path) === battle.path ? battle.source : battle.path)}.\n`)
  }
  return reaching.length > 0 ? EXIT.clean : EXIT.problems
}
