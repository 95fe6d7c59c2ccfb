import type { HexSymmetry } from '../../../board/hex-symmetry.ts'
import type { Edit } from '../../../engine/scenario-editor.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import { changesBetween, hasHoles } from '../../../scenario/edit/changes.ts'
import { describeLost, moveHexes } from '../../../scenario/edit/hexes/move-hexes.ts'
import {
  edgeImages,
  type Margins,
  resizedGrid,
  resizeImages,
  resizeRefusal,
} from '../../../scenario/edit/hexes/resize.ts'
import { NO_COUNTERPART, transformData } from '../../../scenario/edit/hexes/symmetry.ts'
import { exchangeSides } from '../../../scenario/edit/sides.ts'
import { type NawDraft, open, SCHEMA_ROOT } from '../format/index.ts'
import { SIZES } from './blank.ts'

/** What cannot be read cannot be taken along, and would end up in the wrong place. */
const HOLES = 'Some entries cannot be read. Fix them first, so that none is lost.'

/** Mirrors or turns the whole battle. */
export function transform(data: unknown, how: HexSymmetry): Edit {
  const opened = open(data)
  if (!opened) return { changes: [], notices: ['There is no board to transform.'] }
  const { draft, grid } = opened
  if (hasHoles(draft)) return { changes: [], notices: [HOLES] }
  const { data: after, lost } = transformData(draft, SCHEMA_ROOT, grid, how, isByRows)
  return { changes: changesBetween([], draft, after), notices: describeLost(lost, NO_COUNTERPART[how]) }
}

/** Gives the board other margins. What falls off is left out and told. */
export function resize(data: unknown, margins: Margins): Edit {
  const opened = open(data)
  if (!opened) return { changes: [], notices: ['There is no board to resize.'] }
  const { draft, grid } = opened
  const refusal = hasHoles(draft) ? HOLES : resizeRefusal(grid, margins, SIZES)
  if (refusal !== undefined) return { changes: [], notices: [refusal] }
  const to = resizedGrid(grid, margins)
  const [images, edges] = [resizeImages(grid, to, margins), edgeImages(grid, to, margins)]
  const { data: moved, lost } = moveHexes(draft, SCHEMA_ROOT, {
    from: grid,
    to,
    imagesAt: (path) => (isByRows(path) ? edges : images),
  })
  const rest = moved as NawDraft
  const after = { ...rest, board: { ...rest.board, columns: to.columnRange, rows: to.rows } }
  return { changes: changesBetween([], draft, after), notices: describeLost(lost, 'The board is smaller now') }
}

/** Exits and entrances are hexes of the edge, and stay there. */
const isByRows = ([key]: Path): boolean => key === 'exits' || key === 'reinforcements'

/** Each side gets what the other has, its nations included, so that everybody is still of the same troops. */
export function swapSides(data: unknown): Edit {
  const draft = (data ?? {}) as NawDraft
  const [first, second, more] = Object.keys(draft.sides ?? {})
  if (!draft.sides || first === undefined || second === undefined || more !== undefined) {
    return { changes: [], notices: ['Only two sides can be exchanged.'] }
  }
  if (hasHoles(draft)) return { changes: [], notices: [HOLES] }
  const [a, b] = [draft.sides[first]!, draft.sides[second]!]
  const exchanged = exchangeSides(draft, SCHEMA_ROOT, [first, second], () => undefined) as NawDraft
  const sides = { ...draft.sides, [first]: { ...a, nations: b.nations }, [second]: { ...b, nations: a.nations } }
  return {
    changes: changesBetween([], draft, { ...exchanged, sides }),
    notices: [
      `The troops keep their nations: the ${a.name} side now has ${b.nations.join(', ')}, the ${b.name} side ${a.nations.join(', ')}.`,
    ],
  }
}
