import { NOWHERE } from '../../src/board/nowhere.ts'
import type { Portrait } from '../../src/engine/portrait.ts'
import type { BattleChange } from '../../src/scenario/diff/change.ts'
import { compareBattles } from '../../src/scenario/diff/compare.ts'
import { hexesIn } from '../../src/scenario/diff/hexes.ts'
import { count } from '../../src/scenario/wording.ts'
import { layoutOf } from '../../src/scene/layout.ts'
import { drawSideBySide, type Half } from '../../src/scene/side-by-side.ts'
import { THEMES, type ThemeName } from '../../src/scene/theme.ts'
import { checkBytes } from '../checking/check.ts'
import { describeTally, tally } from '../checking/results.ts'
import { type Compared, type DiffReport, diffExitCode } from '../diff-report.ts'
import { STDIN } from '../files/files.ts'
import { parseGitSource, readGitSource } from '../files/git-source.ts'
import { DIFF_FORMATS, type DiffFormatName } from '../formats/diff/index.ts'
import { EXIT, type Io } from '../io.ts'
import { writeOutput } from '../output/output.ts'
import { colorsFor, visible, widthFor } from '../output/terminal.ts'
import { pictureFormat, renderPicture } from '../render/index.ts'
import { readOrRefuse, refuseDefinitions, UsageError } from '../usage-error.ts'
import { refuseVariants } from '../variants.ts'

/** The flags of `berthier diff`. */
export type DiffOptions = {
  readonly format: DiffFormatName
  readonly picture?: string
  readonly theme: ThemeName
  readonly force?: boolean
  readonly variant?: readonly string[]
}

/** Two boards of the usual size are half as wide; a wider picture would take more memory than there may be. */
const WIDEST = 6000

/** `berthier diff`: what changed between two battles, or between a battle and its variant, in the game's words. */
export async function runDiff(
  first: string,
  second: string | undefined,
  options: DiffOptions,
  io: Io,
): Promise<number> {
  const { picture } = options
  if (picture !== undefined) pictureFormat(picture)
  if (first === '-' && second === '-') throw new UsageError('only one of the two battles can come from standard input.')
  const battles = await readBattles(first, second, options.variant, io)
  if (!battles) return EXIT.interrupted
  const [before, after] = battles
  const comparison = await compareBattles(before.validation, after.validation, await io.rulebooks())
  if (!comparison) throw new UsageError(`${incomparable(before, after)} Run berthier validate for details.`)
  const report: DiffReport = { before, after, ...comparison }
  warnOfErrors(report, io)
  const format = await DIFF_FORMATS[options.format]()
  io.stdout.write(format(report, { colors: colorsFor(io.stdout, io.env), width: widthFor(io.stdout) }))
  if (picture !== undefined) await drawPicture(report, picture, options, io)
  return diffExitCode(report)
}

/** Nothing where the person has stopped it. */
async function readBattles(
  first: string,
  second: string | undefined,
  variant: readonly string[] | undefined,
  io: Io,
): Promise<[Compared, Compared] | undefined> {
  try {
    if (second !== undefined) return [await readBattle(first, variant, io), await readBattle(second, variant, io)]
    if (!variant) throw new UsageError('name a second battle, or a variant to compare the first with: --variant NAME.')
    if (first === '-') throw new UsageError('name the file of the battle to compare it with its variant.')
    return [await readBattle(first, undefined, io), await readBattle(first, variant, io)]
  } catch (error) {
    if (io.signal.aborted) return undefined
    throw error
  }
}

async function readBattle(word: string, variant: readonly string[] | undefined, io: Io): Promise<Compared> {
  const source = parseGitSource(word)
  const bytes = source ? await readGitSource(source, io) : await readOrRefuse(word === '-' ? STDIN : word, io)
  const result = await checkBytes(word === '-' ? STDIN : word, bytes, { variant }, io)
  if ('failure' in result) throw new UsageError(result.failure)
  refuseVariants(word, result.validation, variant)
  return result
}

function incomparable(before: Compared, after: Compared): string {
  if (before.validation.kind !== after.validation.kind) {
    const [definitions, battle] = before.validation.kind ? [before, after] : [after, before]
    return `cannot compare ${before.path} with ${after.path}: ${definitions.path} has definitions, ${battle.path} a battle.`
  }
  const lost = [before, after].filter(({ validation }) => !(validation.draft ?? validation.sample))
  return lost.map((file) => `cannot compare ${file.path}: ${describeTally(tally([file]))}.`).join(' ')
}

/** A comparison of battles with errors is not the whole truth, and says so. */
function warnOfErrors({ before, after, skipped }: DiffReport, io: Io): void {
  for (const file of new Set([before, after])) {
    const { errors } = tally([file])
    if (errors === 0) continue
    const told = `${visible(file.path)} has ${count(errors, 'error')}: only its valid parts are compared.`
    io.stderr.write(`${told} Run berthier validate for details.\n`)
  }
  if (skipped.length > 0) io.stderr.write(`Not compared because of errors: ${visible(skipped.join(', '))}.\n`)
}

/** Both battles beside each other. The file's extension chooses the kind of picture, as for `berthier preview`. */
export async function drawPicture(
  report: DiffReport,
  file: string,
  { theme, force = false }: Pick<DiffOptions, 'theme' | 'force'>,
  io: Io,
): Promise<void> {
  const { before, after, changes } = report
  const halves = await Promise.all([portray(before, changes, 'before', io), portray(after, changes, 'after', io)])
  const scene = drawSideBySide(
    ...halves,
    changes.map(({ text }) => text),
    THEMES[theme],
  )
  await writeOutput(file, await renderPicture(scene, pictureFormat(file), Math.min(scene.width, WIDEST)), { force }, io)
  io.stderr.write(`Wrote ${visible(file)}.\n`)
}

async function portray(
  file: Compared,
  changes: readonly BattleChange[],
  side: 'before' | 'after',
  io: Io,
): Promise<Half> {
  const { draft } = file.validation
  refuseDefinitions(file.path, file.validation)
  const system = (await io.rulebooks()).find(({ id }) => id === (draft as { system?: unknown }).system)
  const boardView = await system?.loadBoardView()
  // Who arrives later is drawn where that is what changed.
  const turn = changes.some(({ part }) => part === 'arrivals') ? Infinity : 1
  const portrait = boardView?.portrayScenario(draft, turn)
  if (!portrait) throw new UsageError(`${file.path} has no valid board to draw.`)
  return { portrait, marks: marksOn(portrait, changes, side) }
}

/** Where on one of the boards something is different, with the number that the change has in the list. */
function marksOn({ board }: Portrait, changes: readonly BattleChange[], side: 'before' | 'after'): Half['marks'] {
  const layout = layoutOf(board)
  return changes.flatMap((change, i) =>
    (board.kind === 'hex' ? hexesIn(change[side]) : change[side])
      .map((label) => layout.find(label))
      .filter((place) => place !== NOWHERE)
      .map((place) => ({ place, number: i + 1, text: change.text })),
  )
}
