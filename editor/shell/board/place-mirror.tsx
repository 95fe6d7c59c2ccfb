import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { BoardLayout } from '../../../src/scene/layout.ts'
import type { BoardHandle } from '../../canvas/board-canvas.tsx'
import type { Camera } from '../../canvas/camera.ts'
import { describeChange } from '../../document/history.ts'
import { useDocument, usePicked, useView, useWorkbench } from '../../state/workbench.ts'
import { describePlace } from './describe-place.ts'
import { foundAt } from './scouting-legend.tsx'

type Props = {
  readonly id: string
  readonly layout: BoardLayout
  readonly board: RefObject<BoardHandle | null>
  readonly camera: Camera | undefined
}

/**
 * The place under the cursor as an element of the page, where the canvas draws it: for screen readers and magnifiers. What
 * the hand does and every change of the document is told as well.
 */
export function PlaceMirror({ id, layout, board, camera }: Props) {
  const { document } = useWorkbench()
  const note = useRef<HTMLParagraphElement>(null)
  const cursor = useView((state) => state.cursor)
  const words = useView((state) => state.gesture?.description)
  const selected = useView(({ selection, items }) => selection.size + items.length)
  const picked = usePicked()
  const hasFocus = useView((state) => state.hasFocus)
  const announcement = useAnnouncement()
  useDocument((state) => state.survey)
  const found = useView(({ scouting }) => foundAt(scouting, cursor))
  const here = [describePlace(document.state, layout, cursor), found].filter(Boolean).join('. ')
  useLayoutEffect(() => {
    const element = note.current!
    const home = element.offsetParent?.getBoundingClientRect()
    if (!board.current || !home) return
    const [x, y] = board.current.positionOf(cursor)
    element.style.translate = `${x - home.left}px ${y - home.top}px`
  }, [board, camera, cursor])
  return (
    <>
      <p id={id} ref={note} className="place-mirror">
        {here}
        {picked ? `. ${picked.label} picked` : selected > 0 ? `. ${selected} selected` : ''}
      </p>
      <div className="unseen" aria-live="polite">
        {hasFocus ? (words ?? here) : ''}
      </div>
      <div className="unseen" aria-live="polite">
        {announcement}
      </div>
    </>
  )
}

/** What was done, undone or redone last. The same words twice differ by a space, or nobody would hear them again. */
function useAnnouncement(): string {
  const { document } = useWorkbench()
  const [announcement, setAnnouncement] = useState('')
  useEffect(
    () =>
      document.store.subscribe(({ history }, before) => {
        const words = describeChange(before.history, history)
        if (words !== undefined) setAnnouncement((last) => (last === words ? `${words}\u00a0` : words))
      }),
    [document],
  )
  return announcement
}
