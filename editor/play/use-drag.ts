import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import type { Portrait } from '../../src/engine/portrait.ts'
import type { BoardLayout } from '../../src/scene/layout.ts'
import type { BoardPointer } from '../canvas/board-pointer.ts'
import { follow, goneTo, hasMoved, overlayOf, type PieceDrag, takeUp, turnedBy, withCorner } from './drag.ts'
import type { Dragged } from './play-view.ts'

type Options = {
  readonly portrait: Portrait
  readonly layout: BoardLayout
  /** Whether something can be dragged from a place. */
  readonly canDrag: (from: number) => boolean
  /** What would be meant by letting go. */
  readonly onDrag: (way: readonly number[], facing: number | undefined) => Dragged | undefined
  readonly onDrop: (way: readonly number[], facing: number | undefined) => void
}

/**
 * Dragging a piece over the map: its ghost goes along. By keys: M takes up, arrow keys move, L and R turn, V sets a
 * corner, Enter lets go and Escape gives up.
 */
export function useDrag({ portrait, layout, canDrag, onDrag, onDrop }: Options) {
  const [shown, show] = useState<PieceDrag>()
  // Several events come before the page is drawn again.
  const drag = useRef<PieceDrag>(undefined)
  // The pointer is still down, and what it does until it is up means nothing.
  const isGivenUp = useRef(false)
  const set = (next: PieceDrag | undefined) => {
    drag.current = next
    show(next)
  }
  const drop = ({ way, facing }: PieceDrag) => {
    set(undefined)
    onDrop(way, facing)
  }

  /** Whether a gesture is a drag, and followed here. Who has not moved has clicked. */
  const onPointer = (event: BoardPointer): boolean => {
    const { type, place, ctrl } = event
    if (isGivenUp.current) {
      isGivenUp.current = type === 'move'
      if (type !== 'down') return true
    }
    if (type === 'down') set(place !== undefined && canDrag(place) ? takeUp(place, false, ctrl) : undefined)
    const { current } = drag
    if (!current || current.isByKey || type === 'down') return false
    if (type === 'move') set(follow(current, event, layout))
    else if (type === 'up' && hasMoved(current)) drop(current)
    else if (type === 'up' || type === 'cancel') set(undefined)
    return hasMoved(current)
  }

  /** Whether a key is for what is dragged; `cursor` is where the keyboard is. */
  const onKey = ({ key }: KeyboardEvent, cursor: number | undefined): boolean => {
    const { current } = drag
    if (current && !current.isByKey) {
      if (key !== 'Escape') return false
      isGivenUp.current = true
      set(undefined)
      return true
    }
    if (!current) {
      if (key !== 'm' || cursor === undefined || !canDrag(cursor)) return false
      set(takeUp(cursor, true))
      return true
    }
    const step = 360 / layout.directions.length
    if (key === 'Enter') drop(current)
    else if (key === 'Escape') set(undefined)
    else if (key === 'v') set(withCorner(current))
    else if (key === 'l' || key === 'r') set(turnedBy(current, key === 'l' ? -step : step, portrait))
    else return false
    return true
  }

  /** The cursor of the keyboard has moved. */
  const onCursor = (place: number) => {
    const { current } = drag
    if (current?.isByKey) set(goneTo(current, place))
  }

  const dragged = useMemo(
    () => (shown && hasMoved(shown) ? onDrag(shown.way, shown.facing) : undefined),
    [shown, onDrag],
  )
  const overlay = useMemo(() => {
    const ghosts = dragged?.ghosts ?? []
    return { ...overlayOf(shown, portrait), ...(ghosts.length > 0 && { pieces: ghosts.map(({ piece }) => piece) }) }
  }, [shown, portrait, dragged])
  const isCarrying = () => drag.current?.isByKey ?? false
  return {
    onPointer,
    onKey,
    onCursor,
    isCarrying,
    isDragging: shown !== undefined && hasMoved(shown),
    /** Where it comes from, and where it is now. */
    from: shown?.way[0],
    place: shown?.way.at(-1),
    dragged,
    overlay,
  }
}
