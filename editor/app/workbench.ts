import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import { HexGrid } from '../../src/board/hex-grid.ts'
import type { HexPalette } from '../../src/engine/hex-scenario-editor.ts'
import type { BoardPortrait } from '../../src/engine/portrait.ts'
import type { SurveyedPiece } from '../../src/engine/scenario-editor.ts'
import type { Palette } from '../../src/engine/scenario-editors.ts'
import type { TablePalette } from '../../src/engine/table-scenario-editor.ts'
import { type BoardLayout, layoutOf } from '../../src/scene/layout.ts'
import { TENTH } from '../../src/scene/table-layout.ts'
import type { DocumentState } from '../document/document-state.ts'
import type { ScenarioDocument } from '../document/scenario-document.ts'
import type { Hand } from '../tools/hand.ts'
import type { BoardKind, Ground, TableDesk } from '../tools/tool.ts'
import { pickedIn } from '../view/stack.ts'
import type { View, ViewState } from '../view/view-state.ts'

/** What everything on the screen works with: the document, how it is looked at, and the hand. */
export type Workbench = { readonly document: ScenarioDocument; readonly view: View; readonly hand: Hand }

export const WorkbenchContext = createContext<Workbench | undefined>(undefined)

export function useWorkbench(): Workbench {
  const workbench = useContext(WorkbenchContext)
  if (!workbench) throw new Error('there is no document on the workbench')
  return workbench
}

/** A part of the document; the component is drawn again when it changes. */
export function useDocument<Part>(select: (state: DocumentState) => Part): Part {
  return useStore(useWorkbench().document.store, select)
}

/** A part of how it is looked at. */
export function useView<Part>(select: (state: ViewState) => Part): Part {
  return useStore(useWorkbench().view, select)
}

/** The grid of the board on the screen, where it is one of hexes. */
export function useGrid(): HexGrid | undefined {
  return useDocument(gridOf)
}

export function gridOf({ portrait }: DocumentState): HexGrid | undefined {
  const board = portrait?.board
  return board?.kind === 'hex' ? HexGrid.of(board.firstColumn, board.columns, board.rows) : undefined
}

/** The kind of board that is worked on; while it cannot be drawn, the one that its rulebook has; of hexes without any. */
export const boardIn = ({ portrait, instruments }: DocumentState): BoardKind =>
  portrait?.board.kind ?? instruments?.scenarioEditor?.kind ?? 'hex'

export const useBoardKind = () => useDocument(boardIn)

/** How far a hand may miss what it means on a table, in pixels of the page: a finger is thicker than a mouse. */
const [MISS, FINGER] = [9, 18] as const

/** The board under the hand, looked at so near that a unit of the picture has `k` pixels. */
export function groundIn(state: DocumentState, k: number, isFinger = false): Ground | undefined {
  const board = state.portrait?.board
  if (board?.kind === 'table')
    return { kind: 'table', size: board, near: Math.max(1, (isFinger ? FINGER : MISS) / (k * TENTH)) }
  const grid = gridOf(state)
  return grid && { kind: 'hex', grid }
}

/** The table on the desk, for what is done to it without a hand. */
export function tableDeskOf({ document, view }: Workbench): Omit<TableDesk, 'near'> | undefined {
  const board = document.state.portrait?.board
  return board?.kind === 'table' ? { document, view, size: board } : undefined
}

/** Where the places of the board on the screen are. */
export function useLayout(): BoardLayout | undefined {
  return useDocument(layoutIn)
}

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

/** The unit that is meant alone. */
export function usePicked(): SurveyedPiece | undefined {
  const { view } = useWorkbench()
  useView(({ picked }) => picked)
  useView(({ selection }) => selection)
  return useDocument((state) => pickedIn(view.getState(), state))
}

/** What can be painted and deployed in this battle. */
export function usePalette(): Palette | undefined {
  return useDocument(paletteIn)
}

/** The same of a board of hexes. */
export const useHexPalette = () => useDocument(hexPaletteIn)

export function hexPaletteIn(state: DocumentState): HexPalette | undefined {
  const palette = paletteIn(state)
  return palette?.kind === 'hex' ? palette : undefined
}

/** The same of a table. */
export function useTablePalette(): TablePalette | undefined {
  const palette = usePalette()
  return palette?.kind === 'table' ? palette : undefined
}

/** Made once for a draft, however many ask. */
function paletteIn({ instruments, draft }: DocumentState): Palette | undefined {
  const scenarioEditor = instruments?.scenarioEditor
  if (!scenarioEditor || typeof draft !== 'object' || draft === null) return undefined
  let palette = PALETTES.get(draft)
  if (!palette) {
    palette = scenarioEditor.palette(draft)
    PALETTES.set(draft, palette)
  }
  return palette
}

const PALETTES = new WeakMap<object, Palette>()
