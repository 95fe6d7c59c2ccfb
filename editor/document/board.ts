import { HexGrid } from '../../src/board/hex-grid.ts'
import type { HexPalette } from '../../src/engine/hex-scenario-editor.ts'
import type { BoardPortrait } from '../../src/engine/portrait.ts'
import type { Palette } from '../../src/engine/scenario-editors.ts'
import { type BoardLayout, layoutOf } from '../../src/scene/layout.ts'
import type { DocumentState } from './document-state.ts'

export type HexOrTable = BoardPortrait['kind']

/** The grid of the board, where it is one of hexes. */
export function gridOf({ portrait }: DocumentState): HexGrid | undefined {
  const board = portrait?.board
  return board?.kind === 'hex' ? HexGrid.of(board.firstColumn, board.columns, board.rows) : undefined
}

/** The kind of board that is worked on; while it cannot be drawn, the one that its rulebook has; of hexes without any. */
export const boardIn = ({ portrait, systemTools }: DocumentState): HexOrTable =>
  portrait?.board.kind ?? systemTools?.scenarioEditor?.kind ?? 'hex'

/** Made once for a board, however many ask. */
export function layoutIn({ portrait }: DocumentState): BoardLayout | undefined {
  const board = portrait?.board
  if (!board) return undefined
  let layout = LAYOUTS.get(board)
  if (!layout) {
    layout = layoutOf(board)
    LAYOUTS.set(board, layout)
  }
  return layout
}

const LAYOUTS = new WeakMap<BoardPortrait, BoardLayout>()

/** What can be painted and deployed on hexes. */
export function hexPaletteIn(state: DocumentState): HexPalette | undefined {
  const palette = paletteIn(state)
  return palette?.kind === 'hex' ? palette : undefined
}

/** What can be painted and deployed in this battle. Made once for a draft, however many ask. */
export function paletteIn({ systemTools, draft }: DocumentState): Palette | undefined {
  const scenarioEditor = systemTools?.scenarioEditor
  if (!scenarioEditor || typeof draft !== 'object' || draft === null) return undefined
  let palette = PALETTES.get(draft)
  if (!palette) {
    palette = scenarioEditor.palette(draft)
    PALETTES.set(draft, palette)
  }
  return palette
}

const PALETTES = new WeakMap<object, Palette>()
