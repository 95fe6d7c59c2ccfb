import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { HexGrid } from '../../src/board/hex-grid.ts'
import type { SurveyedPiece } from '../../src/engine/scenario-editor.ts'
import type { Palette } from '../../src/engine/scenario-editors.ts'
import type { TablePalette } from '../../src/engine/table-scenario-editor.ts'
import type { BoardLayout } from '../../src/scene/layout.ts'
import { boardIn, gridOf, hexPaletteIn, layoutIn, paletteIn } from '../document/board.ts'
import type { DocumentState } from '../document/document-state.ts'
import type { ScenarioDocument } from '../document/scenario-document.ts'
import type { GestureController } from '../tools/gesture-controller.ts'
import { pickedIn } from '../view/stack.ts'
import type { ViewState, ViewStore } from '../view/view-state.ts'

/** What everything on the screen works with: the document, how it is looked at, and the hand. */
export type Workbench = {
  readonly document: ScenarioDocument
  readonly view: ViewStore
  readonly gestures: GestureController
}

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

export const useBoardKind = () => useDocument(boardIn)

/** Where the places of the board on the screen are. */
export function useLayout(): BoardLayout | undefined {
  return useDocument(layoutIn)
}

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

/** The same of a table. */
export function useTablePalette(): TablePalette | undefined {
  const palette = usePalette()
  return palette?.kind === 'table' ? palette : undefined
}
