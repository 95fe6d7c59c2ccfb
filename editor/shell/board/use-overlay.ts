import { useMemo } from 'react'
import { NOWHERE } from '../../../src/board/nowhere.ts'
import { lookWith, type PiecePortrait } from '../../../src/engine/portrait.ts'
import { HexLayout } from '../../../src/scene/hex-layout.ts'
import type { BoardLayout } from '../../../src/scene/layout.ts'
import { useHeatSketch } from '../../balance/use-heat.ts'
import type { Overlay } from '../../canvas/overlay.ts'
import { hexSurveyOf } from '../../document/by-board.ts'
import { placesOfChanges } from '../../document/problem-places.ts'
import { useDocument, useGrid, usePicked, useView, useWorkbench } from '../../state/workbench.ts'
import { hexesPainted, terrainOf } from '../../tools/hexes/painting-rules.ts'
import type { GestureOverlay } from '../../view/gesture-overlay.ts'
import { stackIn } from '../../view/stack.ts'
import { drawnAhead } from './draw-ahead.ts'
import { drawAligning } from './draw-aligning.ts'
import { shortNotes } from './scouting-legend.tsx'
import { useDrafting } from './use-drafting.ts'

/** What lies over the map for the moment. */
export function useOverlay(layout: BoardLayout): Overlay {
  const hasFocus = useView((state) => state.hasFocus)
  const selection = useView((state) => state.selection)
  const hover = useView((state) => state.hover)
  const cursor = useView((state) => state.cursor)
  // What the hand does, or would do.
  const ruled = useRulePreview()
  const gesture = useView((state) => state.gesture ?? ruled ?? state.preview)
  const picking = useView((state) => state.picking)
  const pointedOut = useView((state) => state.pointedOut)
  const scouting = useView((state) => state.scouting)
  const area = useView((state) => (state.tool === 'zone' ? state.area : undefined))
  const showsProblems = useView((state) => state.layers.has('marks'))
  const diagnostics = useDocument((state) => state.diagnostics)
  const survey = useDocument(hexSurveyOf)
  const problems = useMemo(
    () =>
      showsProblems
        ? diagnostics.flatMap(({ at = [], severity }) =>
            at.flatMap((label) => {
              const place = layout.find(label)
              return place === NOWHERE ? [] : [{ place, severity }]
            }),
          )
        : [],
    [diagnostics, layout, showsProblems],
  )
  const differences = useDocument((state) => state.differences)
  const differing = useMemo(() => [...new Set(placesOfChanges(differences, layout))], [differences, layout])
  const areas = useMemo(() => {
    const key = JSON.stringify(area)
    const shown = survey?.areas.filter(({ path }) => JSON.stringify(path) === key) ?? []
    return shown.map(({ hexes, label }) => ({ places: hexes, label }))
  }, [survey, area])
  const pieces = useDocument((state) => state.portrait?.pieces)
  const painted = useMemo(() => {
    if (!gesture?.painted) return undefined
    const { hexes, ground } = gesture.painted
    const changed = new Set(hexes)
    return { places: hexes, ground, standing: (pieces ?? []).filter(({ place }) => changed.has(place)) }
  }, [gesture, pieces])
  const cleared = useMemo(() => {
    if (!gesture?.sides || gesture.sides.kind || !(layout instanceof HexLayout)) return undefined
    return gesture.sides.sides.map((side) => layout.endsOf(side))
  }, [gesture, layout])
  const pickedSides = useMemo(() => {
    const sides = gesture?.pickedSides ?? (picking?.areSides ? picking.places : undefined)
    return sides && layout instanceof HexLayout ? sides.map((side) => layout.endsOf(side)) : undefined
  }, [gesture, picking, layout])
  const drawn = useMemo(() => gesture && drawnAhead(gesture), [gesture])
  const picked = usePickedPortrait()
  const sketch = useSketch(layout)
  const scouted = useMemo(() => scouting && shortNotes(scouting), [scouting])
  return useMemo(
    () => ({
      selection,
      hover,
      cursor: hasFocus ? cursor : undefined,
      painted,
      chosen: gesture?.chosen ?? (picking?.areSides ? undefined : picking?.places) ?? pointedOut,
      pickedSides,
      path: gesture?.path?.hexes,
      cleared,
      drawn,
      pieces: gesture?.pieces,
      picked,
      areas,
      problems,
      differing,
      scouting: scouted,
      sketch,
    }),
    [
      selection,
      hover,
      cursor,
      hasFocus,
      gesture,
      painted,
      cleared,
      pickedSides,
      drawn,
      picking,
      pointedOut,
      picked,
      areas,
      problems,
      differing,
      scouted,
      sketch,
    ],
  )
}

/** What a rule would paint. */
function useRulePreview(): GestureOverlay | undefined {
  const { document, view } = useWorkbench()
  const rule = useView((state) => state.rule)
  const selection = useView((state) => state.selection)
  const survey = useDocument(hexSurveyOf)
  const grid = useGrid()
  return useMemo(() => {
    const terrain = rule && terrainOf({ document }, rule)
    if (!rule || !grid || !terrain) return undefined
    const hexes = hexesPainted({ document, view, grid }, rule)
    return { painted: { hexes, ground: lookWith(terrain.pattern, terrain.colour) }, description: '' }
  }, [document, view, rule, selection, survey, grid])
}

/** Whoever is meant alone of a stack, while it is at home. */
function usePickedPortrait(): PiecePortrait | undefined {
  const { document } = useWorkbench()
  const picked = usePicked()
  const isCarried = useView(({ gesture }) => (gesture?.pieces?.length ?? 0) > 0)
  const portrait = useDocument((state) => state.portrait)
  return useMemo(() => {
    const stack = picked && !isCarried ? stackIn(document.state, picked.place) : []
    return stack.length > 1 ? stack.find(({ piece }) => piece === picked)?.portrait : undefined
  }, [document, picked, isCarried, portrait])
}

/** What is drawn by others: the heat of games, work on a table, and the points that a picture is aligned by. */
function useSketch(layout: BoardLayout): Overlay['sketch'] {
  const heat = useHeatSketch()
  const drafting = useDrafting(layout)
  const points = useView((state) => state.aligning)
  return useMemo(() => {
    return (pen, parts) => {
      heat?.(pen, parts)
      drafting?.(pen, parts)
      if (points) drawAligning(pen, points)
    }
  }, [heat, drafting, points])
}
