import { NOWHERE } from '../../src/board/nowhere.ts'
import type { Portrait } from '../../src/engine/portrait.ts'
import type { System } from '../../src/engine/system.ts'
import type { Validation } from '../../src/scenario/validation.ts'
import { count } from '../../src/scenario/wording.ts'
import { drawScene } from '../../src/scene/draw.ts'
import { layoutOf } from '../../src/scene/layout.ts'
import type { Mark } from '../../src/scene/marks.ts'
import { LAYERS, type LayerId } from '../../src/scene/shapes.ts'
import { THEMES, type ThemeName } from '../../src/scene/theme.ts'
import { checkBytes } from '../checking/check.ts'
import { tally } from '../checking/results.ts'
import { findBattle } from '../files/shipped.ts'
import { EXIT, type Io } from '../io.ts'
import { inlinePicture } from '../output/inline-picture.ts'
import { writeOutput } from '../output/output.ts'
import { visible } from '../output/terminal.ts'
import { refuseCrowdedBoard } from '../render/crowded-board.ts'
import { pictureFormat, renderPicture } from '../render/index.ts'
import { stateAt } from '../replayed-state.ts'
import { readOrRefuse, refuseDefinitions, UsageError } from '../usage-error.ts'
import { refuseVariants } from '../variants.ts'

export type PreviewOptions = {
  readonly output?: string
  readonly theme: ThemeName
  readonly layer?: readonly string[]
  readonly width: number
  readonly mark?: 'diagnostics'
  readonly at?: string
  readonly replay?: string
  readonly step?: number
  readonly force?: boolean
  readonly variant?: readonly string[]
}

/** Draws a battle: as the file has it, at a later turn, or at a step of a recorded game. */
export async function runPreview(name: string, options: PreviewOptions, io: Io): Promise<number> {
  const { output } = options
  if (output === undefined && !inlinePicture.isPossible(io)) {
    throw new UsageError('this terminal cannot show pictures. Name a file with -o, such as -o battle.svg.')
  }
  if (options.step !== undefined && options.replay === undefined) throw new UsageError('--step needs --replay FILE.')
  const format = output === undefined ? 'png' : pictureFormat(output)
  const path = findBattle(name, io)
  const { variant } = options
  const bytes = await readOrRefuse(path, io)
  const checked = await checkBytes(path, bytes, { variant }, io)
  if ('failure' in checked) throw new UsageError(checked.failure)
  const { validation } = checked
  refuseDefinitions(name, validation)
  refuseVariants(name, validation, variant)
  const portrait = await portray(name, validation, await io.rulebooks(bytes), options, io)
  const marks = options.mark === 'diagnostics' || !validation.scenario ? marksOf(validation, portrait) : []
  const scene = drawScene(portrait, { theme: THEMES[options.theme], marks, ...layersOf(options) })
  const picture = await renderPicture(scene, format, options.width)
  if (output === undefined) io.stdout.write(inlinePicture.write(Buffer.from(picture), io))
  else {
    await writeOutput(output, picture, options, io)
    io.stdout.write(`Wrote ${visible(output)}.\n`)
  }
  const { errors } = tally([checked])
  if (errors === 0) return EXIT.clean
  io.stderr.write(
    `${visible(name)} has ${count(errors, 'error')}, ${describeMarked(validation, marks)}. Run berthier validate for details.\n`,
  )
  return EXIT.problems
}

/** Not every mistake has a place on the map. */
function describeMarked({ diagnostics }: Validation, marks: readonly Mark[]): string {
  const errors = diagnostics.flatMap(({ severity }, i) => (severity === 'error' ? [i + 1] : []))
  const numbers = new Set(marks.map(({ number }) => number))
  const marked = errors.filter((number) => numbers.has(number)).length
  if (marked === 0) return 'none of which can be marked in the picture'
  return marked === errors.length ? 'marked in the picture' : `${marked} of them marked in the picture`
}

async function portray(
  name: string,
  validation: Validation,
  rulebooks: readonly System[],
  options: PreviewOptions,
  io: Io,
): Promise<Portrait> {
  const { draft, scenario } = validation
  const id = (draft as { system?: unknown } | undefined)?.system
  const isNamed = (one: System) => one.id === id
  const system = rulebooks.find(isNamed) ?? (await io.rulebooks()).find(isNamed)
  const boardView = await system?.loadBoardView()
  if (options.replay !== undefined) {
    if (!scenario || !system) throw new UsageError(`${name} has errors, so no game of it can be drawn.`)
    return boardView!.portrayState(await stateAt(system, scenario, options.replay, options.step, io))
  }
  const portrait = boardView?.portrayScenario(draft, turnOf(options.at))
  if (!portrait) throw new UsageError(`${name} has no valid board to draw. Run berthier validate for details.`)
  refuseCrowdedBoard(portrait, name)
  return portrait
}

/** `turn 4` or `4`. */
function turnOf(at: string | undefined): number {
  if (at === undefined) return 1
  const turn = /^(?:turn )?([1-9]\d?)$/.exec(at.trim())?.[1]
  if (turn === undefined) throw new UsageError(`--at ${at}: name a turn, such as --at "turn 4".`)
  return Number(turn)
}

function layersOf({ layer }: PreviewOptions): { layers?: ReadonlySet<LayerId> } {
  if (!layer) return {}
  const names = layer.flatMap((one) => one.split(',')).map((one) => one.trim())
  const unknown = names.find((one) => !LAYERS.some((id) => id === one))
  if (unknown !== undefined) throw new UsageError(`unknown layer ${unknown}. Layers: ${LAYERS.join(', ')}.`)
  return { layers: new Set(['paper', ...(names as LayerId[])]) }
}

/** More would hide the board, and each other. */
const MOST_MARKS = 500

/** Where on the board something is wrong, numbered like the diagnostics; the first places only where there are very many. */
function marksOf({ diagnostics }: Validation, { board }: Portrait): Mark[] {
  const layout = layoutOf(board)
  const marks: Mark[] = []
  for (const [i, { at = [], message }] of diagnostics.entries()) {
    for (const label of at) {
      if (marks.length === MOST_MARKS) return marks
      const place = layout.find(label)
      if (place !== NOWHERE) marks.push({ place, number: i + 1, text: message })
    }
  }
  return marks
}
