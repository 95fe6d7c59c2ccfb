import { type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react'
import type { BoardLayout } from '../../src/scene/layout.ts'
import { HeatLegend } from '../balance/heat-legend.tsx'
import { BoardCanvas, type BoardHandle } from '../canvas/board-canvas.tsx'
import type { BoardPointer } from '../canvas/board-pointer.ts'
import type { Camera } from '../canvas/camera.ts'
import { toolById } from '../tools/index.ts'
import { withPoint } from '../view/aligning.ts'
import { PlaceMirror } from './place-mirror.tsx'
import { StackFan } from './stack-fan.tsx'
import { useMapTheme } from './theme.ts'
import { useBoardKeys } from './use-board-keys.ts'
import { useOverlay } from './use-overlay.ts'
import { useDocument, useGrid, useLayout, useView, useWorkbench } from './workbench.ts'

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
          <p>The text is not YAML just now: the map shows the last text that was, and cannot be changed.</p>
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

function Board({ controls, layout }: { readonly controls: Ref<BoardControls>; readonly layout: BoardLayout }) {
  const { view, hand } = useWorkbench()
  // The tools draw on hexes: any other board is looked at.
  const grid = useGrid()
  const portrait = useDocument((state) => state.portrait)!
  const theme = useMapTheme()
  const layers = useView((state) => state.layers)
  const tool = useView((state) => state.tool)
  const underlay = useView((state) => state.underlay)
  const [camera, setCamera] = useState<Camera>()
  const handle = useRef<BoardHandle>(null)
  const isByKey = useRef(false)
  const id = useId()
  const overlay = useOverlay(layout)
  useCursorOn(layout)
  useImperativeHandle(controls, () => ({
    fit: () => handle.current?.fit(),
    zoom: (by) => handle.current?.zoomBy(by),
    reveal: (place) => handle.current?.reveal(place),
  }))

  const onGesture = (event: BoardPointer) => {
    const { place, type } = event
    isByKey.current = false
    if (type === 'hover' || type === 'move') {
      if (view.getState().hover !== place) view.setState({ hover: place })
    }
    if (type === 'leave') view.setState({ hover: undefined })
    if (type === 'down' && event.button === 0) {
      const { aligning } = view.getState()
      if (aligning) view.setState({ aligning: withPoint(aligning, event.point) })
      else if (grid && place !== undefined) hand.begin(grid, place, event, 'pointer')
    }
    if (hand.leader !== 'pointer') return
    if (type === 'cancel') hand.cancel()
    if (type === 'up') hand.finish()
    if (type === 'move') hand.pass(event.passed)
  }
  const keys = useBoardKeys(layout, grid, handle)
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
        aria-label={`Map of ${portrait.title}. ${toolById(tool).name}: ${toolById(tool).hint}`}
        aria-describedby={id}
      />
      <PlaceMirror id={id} layout={layout} board={handle} camera={camera} />
      <StackFan layout={layout} board={handle} camera={camera} takesFocus={isByKey.current} />
      <HeatLegend />
    </div>
  )
}

const POINTERS: Readonly<Record<string, string>> = { select: 'default' }

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
