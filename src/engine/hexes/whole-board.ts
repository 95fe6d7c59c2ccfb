import type { HexGrid } from '../../board/hex-grid.ts'
import type { HexSymmetry } from '../../board/hex-symmetry.ts'
import type { Path } from '../../scenario/diagnostic.ts'
import { changesBetween } from '../../scenario/edit/changes.ts'
import { describeLost, moveHexes } from '../../scenario/edit/hexes/move-hexes.ts'
import { type OpenBoard, openBoard } from '../../scenario/edit/hexes/open-board.ts'
import { edgeImages, type Margins, resizedGrid, resizeImages, resizeRefusal } from '../../scenario/edit/hexes/resize.ts'
import { NO_COUNTERPART, transformData } from '../../scenario/edit/hexes/symmetry.ts'
import type { SchemaPlace } from '../../scenario/schema/nodes.ts'
import type { HexBoardSizes, HexScenarioEditor } from '../hex-scenario-editor.ts'
import type { Edit } from '../scenario-editor.ts'
import { editWhole, refuseEdit } from '../whole-battle.ts'

/** What a rulebook says of its boards as a whole. */
export type WholeBoard<Draft> = {
  /** Where the schema of its scenarios begins. */
  readonly root: SchemaPlace
  readonly sizes: HexBoardSizes
  /** Whether hexes are ground of the board rather than of the country: a mirror leaves them in their rows. */
  readonly isByRows: (path: Path) => boolean
  /** What a mirrored or turned battle has otherwise than the image of it would. */
  describeChange?(after: Draft, how: HexSymmetry): readonly string[]
  /** Whether hexes of the edge stay on it when it moves. */
  staysOnEdge?(path: Path): boolean
  /** The keys of the board that do not move with the rest, because they share it out whatever its size. */
  shareOut?(opened: OpenBoard<Draft>, to: HexGrid, margins: Margins): object
  /** The text of a small sound battle on a board of a size that fits. */
  blank(columns: number, rows: number): string
}

/** How boards of hexes are mirrored, turned, given other margins and begun. */
export function makeBoard<Draft extends { readonly board?: object }>(board: WholeBoard<Draft>) {
  const { root, sizes } = board

  function transform(data: unknown, how: HexSymmetry): Edit {
    const opened = openBoard<Draft>(data)
    if (!opened) return refuseEdit('There is no board to transform.')
    return editWhole(opened.draft, (draft) => {
      const { data: after, lost } = transformData(draft, root, opened.grid, how, board.isByRows)
      const notices = [
        ...describeLost(lost, NO_COUNTERPART[how]),
        ...(board.describeChange?.(after as Draft, how) ?? []),
      ]
      return { changes: changesBetween([], draft, after), notices }
    })
  }

  /** What falls off is left out and told. */
  function resize(data: unknown, margins: Margins): Edit {
    const opened = openBoard<Draft>(data)
    if (!opened) return refuseEdit('There is no board to resize.')
    const { grid } = opened
    return editWhole(opened.draft, (draft) => {
      const refusal = resizeRefusal(grid, margins, sizes)
      if (refusal !== undefined) return refuseEdit(refusal)
      const to = resizedGrid(grid, margins)
      const [images, edges] = [resizeImages(grid, to, margins), edgeImages(grid, to, margins)]
      const shared = board.shareOut?.(opened, to, margins) ?? {}
      const moving = Object.entries(draft.board ?? {}).filter(([key]) => !Object.hasOwn(shared, key))
      const { data: moved, lost } = moveHexes({ ...draft, board: Object.fromEntries(moving) }, root, {
        from: grid,
        to,
        imagesAt: (path) => (board.staysOnEdge?.(path) ? edges : images),
      })
      const rest = moved as Draft
      const after = { ...rest, board: { ...rest.board, columns: to.columnRange, rows: to.rows, ...shared } }
      return { changes: changesBetween([], draft, after), notices: describeLost(lost, 'The board is smaller now') }
    })
  }

  function blank({ columns, rows }: { readonly columns: number; readonly rows: number }): string {
    const fits = (size: number, [least, most]: readonly [number, number]) =>
      Number.isInteger(size) && size >= least && size <= most
    if (!fits(columns, sizes.columns) || !fits(rows, sizes.rows)) {
      throw new RangeError(`no board of ${columns} columns and ${rows} rows`)
    }
    return board.blank(columns, rows)
  }

  return { transform, resize, sizes, blank } satisfies HexScenarioEditor['board']
}
