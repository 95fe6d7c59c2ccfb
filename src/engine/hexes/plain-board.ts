import { HexGrid } from '../../board/hex-grid.ts'
import type { HexSymmetry } from '../../board/hex-symmetry.ts'
import { changesBetween, hasHoles } from '../../scenario/edit/changes.ts'
import { describeLost, moveHexes } from '../../scenario/edit/hexes/move-hexes.ts'
import { openBoard } from '../../scenario/edit/hexes/open-board.ts'
import { type Margins, resizedGrid, resizeImages, resizeRefusal } from '../../scenario/edit/hexes/resize.ts'
import { NO_COUNTERPART, transformData } from '../../scenario/edit/hexes/symmetry.ts'
import { exchangeSides } from '../../scenario/edit/sides.ts'
import { rootPlace } from '../../scenario/schema-nodes.ts'
import type { Edit } from '../scenario-editor.ts'
import type { HexEditorDefinition, PlainDraft } from './editor-definition.ts'

/** What cannot be read cannot be taken along, and would end up in the wrong place. */
const HOLES = 'Some entries cannot be read: mend them first, so that the battle stays whole.'

const refuse = (why: string): Edit => ({ changes: [], notices: [why] })

/** How a plain battle is changed as a whole. */
export function plainBoard(definition: HexEditorDefinition) {
  const { schema, sizes } = definition
  const root = rootPlace(schema)

  function transform(data: unknown, how: HexSymmetry): Edit {
    const opened = openBoard<PlainDraft>(data)
    if (!opened) return refuse('There is no board to transform.')
    if (hasHoles(data)) return refuse(HOLES)
    const { data: after, lost } = transformData(data, root, opened.grid, how, () => false)
    return { changes: changesBetween([], data, after), notices: describeLost(lost, NO_COUNTERPART[how]) }
  }

  /** What falls off is left out and told. */
  function resize(data: unknown, margins: Margins): Edit {
    const opened = openBoard<PlainDraft>(data)
    if (!opened) return refuse('There is no board to resize.')
    const { draft, grid } = opened
    const refusal = hasHoles(draft) ? HOLES : resizeRefusal(grid, margins, sizes)
    if (refusal !== undefined) return refuse(refusal)
    const to = resizedGrid(grid, margins)
    const images = resizeImages(grid, to, margins)
    const { data: moved, lost } = moveHexes(draft, root, { from: grid, to, imagesAt: () => images })
    const rest = moved as PlainDraft
    const after = { ...rest, board: { ...rest.board, columns: to.columnRange, rows: to.rows } }
    return { changes: changesBetween([], draft, after), notices: describeLost(lost, 'The board is smaller now') }
  }

  function swap(data: unknown): Edit {
    const draft = (data ?? {}) as PlainDraft
    const [first, second, more] = Object.keys(draft.sides ?? {})
    if (first === undefined || second === undefined || more !== undefined)
      return refuse('Only two sides can be exchanged.')
    if (hasHoles(draft)) return refuse(HOLES)
    const after = exchangeSides(draft, root, [first, second], () => undefined)
    return { changes: changesBetween([], draft, after), notices: [] }
  }

  function begin({ columns, rows }: { readonly columns: number; readonly rows: number }): string {
    const fits = (size: number, [least, most]: readonly [number, number]) =>
      Number.isInteger(size) && size >= least && size <= most
    if (!fits(columns, sizes.columns) || !fits(rows, sizes.rows))
      throw new RangeError(`no board of ${columns} columns and ${rows} rows`)
    return definition.blank(HexGrid.of(0, columns, rows))
  }

  return { board: { transform, resize, sizes, blank: begin }, swap, root }
}
