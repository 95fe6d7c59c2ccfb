import type { HexGrid } from '../../../board/hex-grid.ts'
import { HexReader, makeGrid } from '../../checks/hexes.ts'
import { Report } from '../../diagnostic.ts'

/** A draft with a board, ready to be read and edited. What is wrong in it has been reported elsewhere. */
export type OpenBoard<Draft> = { readonly draft: Draft; readonly grid: HexGrid; readonly reader: HexReader }

/** Opens a draft; nothing where it has no board, because then no hex can be told from another. */
export function openBoard<Draft extends { readonly board?: unknown }>(data: unknown): OpenBoard<Draft> | undefined {
  const draft = (data ?? {}) as Draft
  const { columns = '', rows = 0 } = (draft.board ?? {}) as { columns?: string; rows?: number }
  const report = new Report()
  const grid = makeGrid(columns, rows, report)
  return grid && { draft, grid, reader: new HexReader(grid, report) }
}
