import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { BoardHandle } from '../canvas/board-canvas.tsx'
import type { Camera } from '../canvas/camera.ts'

type Props = {
  readonly id: string
  readonly place: number | undefined
  readonly words: string
  /** Whether the map has the focus. */
  readonly isSpoken: boolean
  readonly board: RefObject<BoardHandle | null>
  readonly camera: Camera | undefined
}

/** The place under the cursor as an element of the page, where the canvas draws it: for screen readers and magnifiers. */
export function PlaceNote({ id, place, words, isSpoken, board, camera }: Props) {
  const note = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    const element = note.current!
    const home = element.offsetParent?.getBoundingClientRect()
    if (place === undefined || !board.current || !home) return
    const [x, y] = board.current.positionOf(place)
    element.style.translate = `${x - home.left}px ${y - home.top}px`
  }, [board, camera, place])
  return (
    <>
      <p id={id} ref={note} className="place-mirror">
        {words}
      </p>
      <div className="unseen" aria-live="polite">
        {isSpoken ? words : ''}
      </div>
    </>
  )
}
