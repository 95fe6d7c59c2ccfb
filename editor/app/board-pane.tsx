import { type KeyboardEvent, type Ref, useEffect, useId, useImperativeHandle, useMemo, useRef, useState } from 'react'
import type { HexGrid } from '../../src/board/hex-grid.ts'
import { NOWHERE } from '../../src/board/hex-grid.ts'
import { HeatLegend } from '../balance/heat-legend.tsx'
import { useHeatSketch } from '../balance/use-heat.ts'
import { BoardCanvas, type BoardHandle } from '../canvas/board-canvas.tsx'
import type { BoardPointer } from '../canvas/board-pointer.ts'
import type { Camera } from '../canvas/camera.ts'
import type { Overlay } from '../canvas/overlay.ts'
import { toolById } from '../tools/index.ts'
import type { Held } from '../tools/tool.ts'
import { cursorAfter } from './cursor.ts'
import { HexMirror } from './hex-mirror.tsx'
import { ScoutedCard, shortNotes } from './scouted.tsx'
import { useMapTheme } from './theme.ts'
import { useDocument, useGrid, useView, useWorkbench } from './workbench.ts'

export type BoardControls = { fit(): void; zoom(by: number): void; reveal(hex: number): void }

/** The board, and the hand over it: by mouse, finger, pen or keyboard. */
export function BoardPane({ controls }: { readonly controls: Ref<BoardControls> }) {
  const portrait = useDocument((state) => state.portrait)
  const isBroken = useDocument((state) => state.isBroken)
  const grid = useGrid()
  if (!portrait || !grid) return <Empty isBroken={isBroken} />
  return <Board controls={controls} grid={grid} />
}

/** A board may be smaller than the one that the cursor was on. */
function useCursorOn(grid: HexGrid): void {
  const { view } = useWorkbench()
  const cursor = useView((state) => state.cursor)
  useEffect(() => {
    if (cursor >= grid.size) view.setState({ cursor: 0, selection: new Set() })
  }, [view, grid, cursor])
}

function Board({ controls, grid }: { readonly controls: Ref<BoardControls>; readonly grid: HexGrid }) {
  const workbench = useWorkbench()
  const { view, hand } = workbench
  const portrait = useDocument((state) => state.portrait)!
  const theme = useMapTheme()
  const layers = useView((state) => state.layers)
  const tool = useView((state) => state.tool)
  const underlay = useView((state) => state.underlay)
  const [camera, setCamera] = useState<Camera>()
  const [hasFocus, setFocus] = useState(false)
  const handle = useRef<BoardHandle>(null)
  /** Whether the map was moved since the space bar was pressed. */
  const hasPanned = useRef(false)
  const id = useId()
  const overlay = useOverlay(grid, hasFocus)
  useCursorOn(grid)
  useImperativeHandle(controls, () => ({
    fit: () => handle.current?.fit(),
    zoom: (by) => handle.current?.zoomBy(by),
    reveal: (hex) => handle.current?.reveal(hex),
  }))

  const onGesture = (event: BoardPointer) => {
    const { hex, type } = event
    if (type === 'hover' || type === 'move') {
      if (view.getState().hover !== hex) view.setState({ hover: hex })
    }
    if (type === 'leave') view.setState({ hover: undefined })
    if (type === 'cancel') hand.cancel()
    if (type === 'up') hand.finish()
    if (type === 'move') for (const step of event.passed) hand.move(grid, step)
    if (type === 'down' && event.button === 0) {
      const { aligning } = view.getState()
      if (aligning && aligning.length < 6) view.setState({ aligning: [...aligning, event.point] })
      else if (hex !== undefined) hand.begin(grid, hex, event)
    }
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { cursor } = view.getState()
    const next = cursorAfter(grid, cursor, event.key)
    if (next !== undefined && !event.ctrlKey && !event.metaKey && !event.altKey) {
      if (event.shiftKey && !hand.isBusy) hand.begin(grid, cursor, NOTHING_HELD)
      if (next !== NOWHERE) {
        view.setState({ cursor: next, hover: undefined })
        hand.move(grid, next)
        handle.current?.reveal(next)
      }
    } else if (event.key === 'Enter') {
      hand.begin(grid, cursor, { shift: event.shiftKey, alt: event.altKey, ctrl: event.ctrlKey || event.metaKey })
      hand.finish()
    } else if (event.key === ' ') {
      if (!event.repeat) hasPanned.current = false
    } else return
    event.preventDefault()
  }
  const onKeyUp = (event: KeyboardEvent) => {
    // Letting Shift go ends what was dragged with it held.
    if (event.key === 'Shift' && hand.isBusy) hand.finish()
    // The space bar held is for moving the map; pressed, it presses the tool down or lets it go.
    if (event.key !== ' ' || hasPanned.current) return
    if (hand.isBusy) hand.finish()
    else hand.begin(grid, view.getState().cursor, NOTHING_HELD)
  }
  return (
    <div className="board" onKeyUp={onKeyUp}>
      <BoardCanvas
        className="canvas"
        portrait={portrait}
        theme={theme}
        layers={layers}
        camera={camera}
        onCamera={(moved) => {
          hasPanned.current = true
          setCamera(moved)
        }}
        underlay={underlay}
        overlay={overlay}
        onGesture={onGesture}
        handle={handle}
        onKeyDown={onKeyDown}
        onFocus={() => setFocus(true)}
        onBlur={() => setFocus(false)}
        pointer={POINTERS[tool] ?? 'crosshair'}
        aria-label={`Map of ${portrait.title}. ${toolById(tool).name}: ${toolById(tool).hint}`}
        aria-describedby={id}
      />
      <HexMirror id={id} grid={grid} hasFocus={hasFocus} board={handle} camera={camera} />
      <ScoutedCard grid={grid} />
      <HeatLegend />
    </div>
  )
}

const NOTHING_HELD: Held = { shift: false, alt: false, ctrl: false }

const POINTERS: Readonly<Record<string, string>> = { select: 'default' }

/** What lies over the map for the moment. */
function useOverlay(grid: HexGrid, hasFocus: boolean): Overlay {
  const selection = useView((state) => state.selection)
  const hover = useView((state) => state.hover)
  const cursor = useView((state) => state.cursor)
  const gesture = useView((state) => state.gesture)
  const picking = useView((state) => state.picking)
  const pointedOut = useView((state) => state.pointedOut)
  const scouting = useView((state) => state.scouting)
  const area = useView((state) => (state.tool === 'zone' ? state.area : undefined))
  const showsProblems = useView((state) => state.layers.has('marks'))
  const diagnostics = useDocument((state) => state.diagnostics)
  const survey = useDocument((state) => state.survey)
  const problems = useMemo(
    () =>
      showsProblems
        ? diagnostics.flatMap(({ at = [], severity }) =>
            at.flatMap((label) => {
              const hex = grid.find(label)
              return hex === NOWHERE ? [] : [{ hex, severity }]
            }),
          )
        : [],
    [diagnostics, grid, showsProblems],
  )
  const areas = useMemo(() => {
    const key = JSON.stringify(area)
    const shown = survey?.areas.filter(({ path }) => JSON.stringify(path) === key) ?? []
    return shown.map(({ hexes, label }) => ({ hexes, label }))
  }, [survey, area])
  const pieces = useDocument((state) => state.portrait?.pieces)
  const painted = useMemo(() => {
    if (!gesture?.painted) return undefined
    const hexes = new Set(gesture.painted.hexes)
    return { ...gesture.painted, standing: (pieces ?? []).filter(({ hex }) => hexes.has(hex)) }
  }, [gesture, pieces])
  const sketch = useHeatSketch()
  const scouted = useMemo(() => scouting && shortNotes(scouting), [scouting])
  return useMemo(
    () => ({
      selection,
      hover,
      cursor: hasFocus ? cursor : undefined,
      painted,
      chosen: gesture?.chosen ?? picking?.hexes ?? pointedOut,
      path: gesture?.path,
      pieces: gesture?.pieces,
      areas,
      problems,
      scouting: scouted,
      sketch,
    }),
    [selection, hover, cursor, hasFocus, gesture, painted, picking, pointedOut, areas, problems, scouted, sketch],
  )
}

function Empty({ isBroken }: { readonly isBroken: boolean }) {
  return (
    <div className="board no-board">
      <p>
        {isBroken
          ? 'This file is not YAML, so that there is no map to show. The text panel shows where it goes wrong.'
          : 'There is no board to show. The problems panel says what the file lacks.'}
      </p>
    </div>
  )
}
