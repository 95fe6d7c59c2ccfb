import { useMemo } from 'react'
import { pointOf } from '../../../src/board/table/places.ts'
import type { SurveyedShape } from '../../../src/engine/table-scenario-editor.ts'
import type { BoardLayout } from '../../../src/scene/layout.ts'
import type { Overlay } from '../../canvas/overlay.ts'
import { useDocument, useView, useWorkbench, type Workbench } from '../../state/workbench.ts'
import { chosenKind } from '../../tools/table/chosen.ts'
import { turningHandle } from '../../tools/table/handle.ts'
import { selectedPieces, selectedShape, selectedShapes } from '../../tools/table/hit-targets.ts'
import { ringsScattered, scatteredKind } from '../../tools/table/scatter.ts'
import type { TableDesk } from '../../tools/tool.ts'
import { tableDeskOf } from '../../tools/tool-board.ts'
import type { DrawnOutline } from '../../view/gesture-overlay.ts'
import { type Drafting, drawDrafting } from './draw-drafting.ts'

/** What is selected, drawn and measured on a table, as it lies over the map; nothing on other boards. */
export function useDrafting(layout: BoardLayout): Overlay['sketch'] {
  const workbench = useWorkbench()
  const survey = useDocument((state) => state.survey)
  const portrait = useDocument((state) => state.portrait)
  const items = useView((state) => state.items)
  const corner = useView((state) => state.corner)
  const outline = useView((state) => state.outline)
  const ruler = useView((state) => state.ruler)
  const gesture = useView((state) => state.gesture)
  const tool = useView((state) => state.tool)
  const rule = useView((state) => state.rule)
  // Only what is being drawn follows the hand.
  const hand = useView(({ hover, cursor }) => (outline ? (hover ?? cursor) : undefined))
  return useMemo(() => {
    const drafting = draftingOf(workbench, hand)
    return drafting && ((pen, parts) => drawDrafting(pen, parts, drafting))
  }, [workbench, layout, survey, portrait, items, corner, outline, ruler, gesture, tool, rule, hand])
}

function draftingOf(workbench: Workbench, hand: number | undefined): Drafting | undefined {
  const desk = tableDeskOf(workbench)
  if (!desk) return undefined
  const { view, document } = workbench
  const { gesture, corner, outline, ruler, tool } = view.getState()
  const shape = selectedShape(document.state, view.getState())
  const isDrawing = tool === 'area' || tool === 'line'
  const kind = isDrawing ? chosenKind(tool, workbench) : undefined
  const isRing = kind?.form === 'ring'
  const drawn: DrawnOutline | undefined = outline && { points: outline, isClosed: isRing }
  return {
    pieces: gesture?.pieces?.length ? [] : selectedPieces(desk).map(({ portrait }) => portrait),
    shape: isDrawing || gesture?.outlines ? undefined : (gesture?.outline ?? (shape && outlineOf(shape))),
    // Of several nobody takes hold by their corners.
    shapes:
      isDrawing || shape ? [] : (gesture?.outlines ?? selectedShapes(document.state, view.getState()).map(outlineOf)),
    corner,
    outline: isDrawing ? (gesture?.outline ?? drawn) : undefined,
    hand: gesture || hand === undefined ? undefined : pointOf(desk.size, hand),
    kind,
    scattered: scatteredBy(desk),
    handle: gesture || tool !== 'select' ? undefined : turningHandle(desk),
    rectangle: gesture?.rectangle,
    ruler: gesture?.ruler ?? ruler,
  }
}

function scatteredBy(desk: Omit<TableDesk, 'near'>): Drafting['scattered'] {
  const { rule } = desk.view.getState()
  const kind = rule?.kind === 'scatter' ? scatteredKind(desk, rule) : undefined
  return rule?.kind === 'scatter' && kind ? { kind, rings: ringsScattered(desk, rule) } : undefined
}

const outlineOf = ({ points, form }: SurveyedShape): DrawnOutline => ({ points, isClosed: form === 'ring' })
