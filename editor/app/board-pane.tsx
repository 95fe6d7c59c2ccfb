import { type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react'
import type { HexGrid } from '../../src/board/hex-grid.ts'
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
import { useDocument, useGrid, useView, useWorkbench } from './workbench.ts'

export type BoardControls = { fit(): void; zoom(by: number): void; reveal(hex: number): void }

type Props = { readonly controls: Ref<BoardControls>; readonly onText: () => void }

/** The board, and the hand over it: by mouse, finger, pen or keyboard. */
export function BoardPane({ controls, onText }: Props) {
  const portrait = useDocument((state) => state.portrait)
  const isBroken = useDocument((state) => state.isBroken)
  const grid = useGrid()
  if (!portrait || !grid) return <Empty isBroken={isBroken} />
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
      <Board controls={controls} grid={grid} />
    </>
  )
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
  const { view, hand } = useWorkbench()
  const portrait = useDocument((state) => state.portrait)!
  const theme = useMapTheme()
  const layers = useView((state) => state.layers)
  const tool = useView((state) => state.tool)
  const underlay = useView((state) => state.underlay)
  const [camera, setCamera] = useState<Camera>()
  const handle = useRef<BoardHandle>(null)
  const isByKey = useRef(false)
  const id = useId()
  const overlay = useOverlay(grid)
  useCursorOn(grid)
  useImperativeHandle(controls, () => ({
    fit: () => handle.current?.fit(),
    zoom: (by) => handle.current?.zoomBy(by),
    reveal: (hex) => handle.current?.reveal(hex),
  }))

  const onGesture = (event: BoardPointer) => {
    const { place: hex, type } = event
    isByKey.current = false
    if (type === 'hover' || type === 'move') {
      if (view.getState().hover !== hex) view.setState({ hover: hex })
    }
    if (type === 'leave') view.setState({ hover: undefined })
    if (type === 'down' && event.button === 0) {
      const { aligning } = view.getState()
      if (aligning) view.setState({ aligning: withPoint(aligning, event.point) })
      else if (hex !== undefined) hand.begin(grid, hex, event, 'pointer')
    }
    if (hand.leader !== 'pointer') return
    if (type === 'cancel') hand.cancel()
    if (type === 'up') hand.finish()
    if (type === 'move') hand.pass(event.passed)
  }
  const keys = useBoardKeys(grid, handle)
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
      <PlaceMirror id={id} grid={grid} board={handle} camera={camera} />
      <StackFan grid={grid} board={handle} camera={camera} takesFocus={isByKey.current} />
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
