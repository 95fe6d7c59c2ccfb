import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { BoardHandle } from '../canvas/board-canvas.tsx'
import type { Camera } from '../canvas/camera.ts'

type Props = {
  readonly id: string
  readonly hex: number | undefined
  readonly words: string
  /** Whether the map has the focus. */
  readonly isSpoken: boolean
  readonly board: RefObject<BoardHandle | null>
  readonly camera: Camera | undefined
}

/** The hex under the cursor as an element of the page, where the canvas draws it: for screen readers and magnifiers. */
export function HexNote({ id, hex, words, isSpoken, board, camera }: Props) {
  const place = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    const element = place.current!
    const home = element.offsetParent?.getBoundingClientRect()
    if (hex === undefined || !board.current || !home) return
    const [x, y] = board.current.positionOf(hex)
    element.style.translate = `${x - home.left}px ${y - home.top}px`
  }, [board, camera, hex])
  return (
    <>
      <p id={id} ref={place} className="hex-mirror">
        {words}
      </p>
      <div className="unseen" aria-live="polite">
        {isSpoken ? words : ''}
      </div>
    </>
  )
}
