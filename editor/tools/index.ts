import { boardIn, type HexOrTable, hexPaletteIn } from '../document/board.ts'
import type { DocumentState } from '../document/document-state.ts'
import type { ToolId } from '../view/view-state.ts'
import { brush, fill } from './hexes/brush.ts'
import { erase } from './hexes/erase.ts'
import { facing } from './hexes/facing.ts'
import { hexside } from './hexes/hexside.ts'
import { name } from './hexes/name.ts'
import { scout } from './hexes/scout.ts'
import { select } from './hexes/select.ts'
import { stamp } from './hexes/stamp.ts'
import { way } from './hexes/way.ts'
import { zone } from './hexes/zone.ts'
import { area, line } from './table/drawing.ts'
import { erase as eraseOnTable } from './table/erase.ts'
import { facing as facingOnTable } from './table/facing.ts'
import { name as nameOnTable } from './table/name.ts'
import { ruler } from './table/ruler.ts'
import { scout as scoutOnTable } from './table/scout.ts'
import { select as selectOnTable } from './table/select.ts'
import { stamp as stampOnTable } from './table/stamp.ts'
import type { HexTool, TableTool, Tool } from './tool.ts'

/** The tools of each kind of board, in the order of the toolbar. Those that do the same have the same id and key. */
export const TOOLS: { readonly hex: readonly HexTool[]; readonly table: readonly TableTool[] } = {
  hex: [select, brush, fill, erase, way, hexside, stamp, facing, name, zone, scout],
  table: [selectOnTable, area, line, eraseOnTable, stampOnTable, facingOnTable, nameOnTable, ruler, scoutOnTable],
}

/** The tools that a battle has any use for: a rulebook without fronts has none that turns units. */
export function toolsIn(state: DocumentState): readonly Tool[] {
  const kind = boardIn(state)
  const palette = hexPaletteIn(state)
  return kind === 'hex' && palette ? TOOLS.hex.filter(({ isOffered }) => isOffered?.(palette) ?? true) : TOOLS[kind]
}

/** A tool of a board; where it has none of this id, the one that selects. */
export function toolFor(board: 'hex', id: ToolId): HexTool
export function toolFor(board: 'table', id: ToolId): TableTool
export function toolFor(board: HexOrTable, id: ToolId): Tool
export function toolFor(board: HexOrTable, id: ToolId): Tool {
  const tools: readonly Tool[] = TOOLS[board]
  return tools.find((tool) => tool.id === id) ?? tools[0]!
}
