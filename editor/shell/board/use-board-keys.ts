import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { NOWHERE } from '../../../src/board/nowhere.ts'
import type { BoardLayout } from '../../../src/scene/layout.ts'
import type { BoardHandle } from '../../canvas/board-canvas.tsx'
import { cursorAfter } from '../../canvas/cursor.ts'
import { finishDrawing, nudgeOnTable } from '../../commands/table-actions.ts'
import { useWorkbench } from '../../state/workbench.ts'
import type { GestureController } from '../../tools/gesture-controller.ts'
import { type Held, NOTHING_HELD, type ToolBoard } from '../../tools/tool.ts'
import { withPoint } from '../../view/aligning.ts'

/** How far from what it means the cursor may be on a table, in tenths. */
const NEAR = 2

/** The board by keyboard: arrow keys move the cursor, Enter clicks, Space presses the tool down and lets it go. */
export function useBoardKeys(
  layout: BoardLayout,
  groundOf: () => ToolBoard | undefined,
  board: RefObject<BoardHandle | null>,
) {
  const workbench = useWorkbench()
  const { view, gestures } = workbench
  /** What was held when the space bar went down on the board; nothing once the map was moved with it. */
  const pressed = useRef<Held>(undefined)
  /** What was held when the gesture began that is going on. */
  const begun = useRef<Held>(NOTHING_HELD)
  useHeldKeys(gestures)

  /** Ctrl with an arrow key is for half inches while something is dragged over a table. */
  const isForCursor = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) =>
    !altKey && ((!ctrlKey && !metaKey) || (gestures.leader === 'space' && !layout.isGrid))
  // Keys go to the very tenth: they miss nothing by much.
  const ground = (): ToolBoard | undefined => {
    const under = groundOf()
    return under?.kind === 'table' ? { ...under, near: NEAR } : under
  }
  const go = (next: number, { shiftKey, ctrlKey, metaKey }: KeyboardEvent) => {
    const under = ground()
    // On a table Shift is for small steps.
    if (under?.kind === 'hex' && shiftKey && !gestures.leader)
      gestures.begin(under, view.getState().cursor, NOTHING_HELD, 'shift')
    if (next === NOWHERE) return
    view.setState({ cursor: next, hover: undefined })
    // What was held with the first Space stays held; on a table Ctrl may join it.
    const held = { ...begun.current, ctrl: begun.current.ctrl || ctrlKey || metaKey }
    if (under && gestures.leader !== 'pointer') {
      gestures.jump(under, next, held)
      gestures.aim({ ground: under, place: next, held: NOTHING_HELD })
    }
    board.current?.reveal(next)
  }
  const click = (held: Held) => {
    const { cursor, aligning } = view.getState()
    if (aligning) view.setState({ aligning: withPoint(aligning, layout.centre(cursor)) })
    else if (!finishDrawing(workbench)) press(held, true)
  }
  const press = (held: Held, isClick: boolean) => {
    const under = ground()
    if (!under) return
    begun.current = held
    gestures.begin(under, view.getState().cursor, held, 'space')
    if (isClick) gestures.finish()
  }
  return {
    onKeyDown: (event: KeyboardEvent) => {
      const next = cursorAfter(layout, view.getState().cursor, event.key, event.shiftKey)
      if (!gestures.leader && nudgeOnTable(workbench, event)) event.stopPropagation()
      else if (next !== undefined && isForCursor(event)) go(next, event)
      else if (event.key === 'Enter') click(heldWith(event))
      else if (event.code === 'Space') {
        if (!event.repeat) pressed.current = heldWith(event)
      } else return
      event.preventDefault()
    },
    onKeyUp: (event: KeyboardEvent) => {
      // Letting Shift go ends what was dragged with it held, but no stroke of the mouse.
      if (event.key === 'Shift' && gestures.leader === 'shift') gestures.finish()
      if (event.code !== 'Space' || !pressed.current) return
      const held = pressed.current
      pressed.current = undefined
      if (gestures.leader === 'space') gestures.finish()
      else if (view.getState().aligning) click(held)
      else if (!gestures.leader) press(held, false)
    },
    /** The space bar held is for moving the map: then it presses nothing. */
    onPan: () => {
      pressed.current = undefined
    },
  }
}

/** A key that is pressed or let go during a gesture of the pointer counts at once, even if the pointer rests. */
function useHeldKeys(gestures: GestureController): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (gestures.leader === 'pointer' && /^(?:Control|Meta|Shift|Alt)$/.test(event.key))
        gestures.hold(heldWith(event))
    }
    addEventListener('keydown', onKey)
    addEventListener('keyup', onKey)
    return () => {
      removeEventListener('keydown', onKey)
      removeEventListener('keyup', onKey)
    }
  }, [gestures])
}

type HoldingKeys = Readonly<Record<'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey', boolean>>

const heldWith = ({ shiftKey, altKey, ctrlKey, metaKey }: HoldingKeys): Held => ({
  shift: shiftKey,
  alt: altKey,
  ctrl: ctrlKey || metaKey,
})
