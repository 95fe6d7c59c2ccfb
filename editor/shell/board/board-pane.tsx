import { type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react'
import { valueAt } from '../../../src/scenario/value-at.ts'
import { HexLayout } from '../../../src/scene/hex-layout.ts'
import type { BoardLayout } from '../../../src/scene/layout.ts'
import type { Point } from '../../../src/scene/shapes.ts'
import { HeatLegend } from '../../balance/heat-legend.tsx'
import { BoardCanvas, type BoardHandle } from '../../canvas/board-canvas.tsx'
import type { BoardPointer } from '../../canvas/board-pointer.ts'
import type { Camera } from '../../canvas/camera.ts'
import { editAt } from '../../commands/edit-at.ts'
import { menuAt } from '../../commands/menus/index.ts'
import { tableSurveyOf } from '../../document/by-board.ts'
import { useDocument, useLayout, useView, useWorkbench } from '../../state/workbench.ts'
import { toolFor } from '../../tools/index.ts'
import { isSamePath } from '../../tools/table/hit-targets.ts'
import type { Held } from '../../tools/tool.ts'
import { toolBoardOf } from '../../tools/tool-board.ts'
import { withPoint } from '../../view/aligning.ts'
import type { ToolId } from '../../view/view-state.ts'
import { useContextMenu } from '../../widgets/context-menu.tsx'
import { useMapTheme } from '../../widgets/map-theme.ts'
import { Minimap } from './minimap.tsx'
import { Naming } from './naming/index.tsx'
import { PlaceMirror } from './place-mirror.tsx'
import { StackFan } from './stack-fan.tsx'
import { useBoardKeys } from './use-board-keys.ts'
import { useOverlay } from './use-overlay.ts'

export type BoardControls = { fit(): void; zoom(by: number): void; reveal(place: number): void }

type Props = { readonly controls: Ref<BoardControls>; readonly onText: () => void }

/** The board, and the hand over it: by mouse, finger, pen or keyboard. */
export function BoardPane({ controls, onText }: Props) {
  const portrait = useDocument((state) => state.portrait)
  const isBroken = useDocument((state) => state.isBroken)
  const layout = useLayout()
  if (!portrait || !layout) return <Empty isBroken={isBroken} />
  return (
    <>
      {isBroken && (
        <div className="notice problem broken" role="status">
          <p>The text is not valid YAML. The map shows the last valid text and cannot be changed.</p>
          <button type="button" onClick={onText}>
            Show the text
          </button>
        </div>
      )}
      <Board controls={controls} layout={layout} />
    </>
  )
}

/** A board may be smaller than the one that the cursor was on. */
function useCursorOn(layout: BoardLayout): void {
  const { view } = useWorkbench()
  const cursor = useView((state) => state.cursor)
  useEffect(() => {
    if (!layout.has(cursor)) view.setState({ cursor: 0, selection: new Set() })
  }, [view, layout, cursor])
}

/** What is selected on a table may have gone with an undo, and its corners with another text. */
function useLivingItems(): void {
  const { view } = useWorkbench()
  const data = useDocument((state) => state.data)
  const survey = useDocument(tableSurveyOf)
  useEffect(() => {
    const { items, corner } = view.getState()
    const living = items.filter((path) => valueAt(data, path) !== undefined)
    if (living.length < items.length) view.setState({ items: living, corner: undefined })
    const shape = survey?.shapes.find(({ path }) => isSamePath(path, items[0]))
    if (corner !== undefined && corner >= (shape?.points.length ?? 0)) view.setState({ corner: undefined })
  }, [view, data, survey])
}

function Board({ controls, layout }: { readonly controls: Ref<BoardControls>; readonly layout: BoardLayout }) {
  const workbench = useWorkbench()
  const { document, view, gestures } = workbench
  const portrait = useDocument((state) => state.portrait)!
  const theme = useMapTheme()
  const layers = useView((state) => state.layers)
  const tool = useView((state) => state.tool)
  const inHand = toolFor(portrait.board.kind, tool)
  const underlay = useView((state) => state.underlay)
  const [camera, setCamera] = useState<Camera>()
  const handle = useRef<BoardHandle>(null)
  const isByKey = useRef(false)
  const lastPoint = useRef<Point>(undefined)
  const id = useId()
  const overlay = useOverlay(layout)
  const { menu, show } = useContextMenu()
  useCursorOn(layout)
  useLivingItems()
  useImperativeHandle(controls, () => ({
    fit: () => handle.current?.fit(),
    zoom: (by) => handle.current?.zoomBy(by),
    reveal: (place) => handle.current?.reveal(place),
  }))

  const ground = (isFinger = false) => toolBoardOf(document.state, handle.current!.view().camera.k, isFinger)
  /** On a table the hand is where the pointer is, even a little beside it: what lies there is for the tool to find. */
  const placeUnder = ({ place, point }: BoardPointer) => (layout.isGrid ? place : nearestPlace(layout, point))
  /** For the tool that paints sides, and whoever picks some, those that the pointer has come by. */
  const withSides = (event: BoardPointer): Held => {
    const { tool: inUse, picking } = view.getState()
    const areWanted = picking ? picking.areSides : inUse === 'hexside'
    return areWanted && layout instanceof HexLayout
      ? { ...event, sides: sidesUnder(layout, lastPoint.current, event) }
      : event
  }
  const beginWith = (event: BoardPointer) => {
    const [board, place] = [ground(event.pointerType === 'touch'), placeUnder(event)]
    if (board && place !== undefined) gestures.begin(board, place, withSides(event), 'pointer')
  }
  const aimWith = (event: BoardPointer) => {
    const [board, place] = [ground(), placeUnder(event)]
    // A hand that hovers means the side that it is at, not those that it has come by.
    lastPoint.current = event.point
    gestures.aim(
      board && place !== undefined ? { ground: board, place, held: withSides({ ...event, points: [] }) } : undefined,
    )
  }
  const onGesture = (event: BoardPointer) => {
    const { type } = event
    // Whoever draws means the very point; everybody else the piece that lies there.
    const place = EXACT.has(view.getState().tool) ? placeUnder(event) : event.place
    isByKey.current = false
    if (type === 'hover' || type === 'move') {
      if (view.getState().hover !== place) view.setState({ hover: place })
    }
    if (type === 'leave') {
      view.setState({ hover: undefined })
      gestures.aim(undefined)
    }
    if (type === 'hover') aimWith(event)
    if (type === 'down' && event.button === 0) {
      const { aligning } = view.getState()
      if (aligning) view.setState({ aligning: withPoint(aligning, event.point) })
      else {
        beginWith(event)
        // A click beside the board lets go of what is selected, as everywhere.
        const isBeside = layout.isGrid && event.place === undefined && inHand.id === 'select'
        if (isBeside && !event.shift) view.setState({ selection: new Set(), fanned: undefined })
      }
    }
    if (type === 'down' || type === 'hover') lastPoint.current = event.point
    if (type === 'doubletap') editAt(workbench, place, handle.current!.nameAt(event.point))
    if (type === 'contextmenu' && event.place !== undefined) {
      const pointed = {
        place: layout.isGrid ? event.place : (placeUnder(event) ?? event.place),
        side: layout instanceof HexLayout ? layout.sideAt(event.point) : undefined,
        name: handle.current!.nameAt(event.point),
      }
      const asked = menuAt(workbench, layout, pointed)
      if (asked) show({ title: asked.title, groups: asked.parts, at: event.client })
    }
    if (gestures.leader !== 'pointer') return
    if (type === 'cancel') gestures.cancel()
    if (type === 'up') gestures.finish()
    if (type !== 'move') return
    const held = withSides(event)
    lastPoint.current = event.point
    // Along the sides of a hex the hand stays in it.
    if (held.sides && place !== undefined) gestures.pass([place], held)
    else gestures.pass(layout.isGrid ? event.passed : placesUnder(layout, event.points), event)
  }
  useEffect(() => () => gestures.aim(undefined), [gestures])
  const keys = useBoardKeys(layout, () => ground(), handle)
  return (
    <div className="board" onKeyUp={keys.onKeyUp}>
      <BoardCanvas
        className="canvas"
        portrait={portrait}
        theme={theme}
        layers={layers}
        camera={camera}
        onCamera={(moved) => {
          keys.onPan()
          setCamera(moved)
        }}
        underlay={underlay}
        overlay={overlay}
        onGesture={onGesture}
        handle={handle}
        onKeyDown={(event) => {
          isByKey.current = true
          keys.onKeyDown(event)
        }}
        onFocus={() => view.setState({ hasFocus: true })}
        onBlur={() => view.setState({ hasFocus: false })}
        pointer={POINTERS[tool] ?? 'crosshair'}
        aria-label={`Map of ${portrait.title}. ${inHand.name}: ${inHand.hint}`}
        aria-describedby={id}
      />
      <PlaceMirror id={id} layout={layout} board={handle} camera={camera} />
      <Naming layout={layout} board={handle} camera={camera} />
      <StackFan layout={layout} board={handle} camera={camera} takesFocus={isByKey.current} />
      <HeatLegend />
      <Minimap layout={layout} board={handle} camera={camera} />
      {menu}
    </div>
  )
}

/** The place of a table that a pointer means, also where it is up to an inch beside it. */
function nearestPlace(layout: BoardLayout, [x, y]: Point): number | undefined {
  const frame = layout.frame(layout.halfWidth * 2)
  if (x < frame.x || y < frame.y || x > frame.x + frame.width || y > frame.y + frame.height) return undefined
  const { x: left, y: top, width, height } = layout.frame(0)
  return layout.at([Math.max(left, Math.min(left + width, x)), Math.max(top, Math.min(top + height, y))])
}

function placesUnder(layout: BoardLayout, points: readonly Point[]): number[] {
  return points.flatMap((point) => nearestPlace(layout, point) ?? [])
}

/** The sides along the way of a pointer: it moves faster than it tells. */
function sidesUnder(layout: HexLayout, from: Point | undefined, { points, point }: BoardPointer): number[] {
  const way = [from ?? point, ...(points.length > 0 ? points : [point])]
  return way.slice(1).flatMap((to, i) => {
    const [ax, ay] = way[i]!
    const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - ax, to[1] - ay) / (layout.halfWidth / 5)))
    return Array.from({ length: steps }, (_, step) => {
      const share = (step + 1) / steps
      return layout.sideAt([ax + (to[0] - ax) * share, ay + (to[1] - ay) * share])
    })
  })
}

const EXACT: ReadonlySet<ToolId> = new Set(['area', 'line', 'ruler'])

const POINTERS: Readonly<Record<string, string>> = { select: 'default' }

function Empty({ isBroken }: { readonly isBroken: boolean }) {
  return (
    <div className="board no-board">
      <p>
        {isBroken
          ? 'This file is not valid YAML, so there is no map to show. The text panel shows the error.'
          : 'There is no board to show. The problems panel lists what is missing.'}
      </p>
    </div>
  )
}
