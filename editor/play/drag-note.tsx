import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Breakdown } from '../../src/engine/system.ts'
import type { BoardHandle } from '../canvas/board-canvas.tsx'
import type { Dragged, PlayChoice } from './play-view.ts'

/** How far below the pointer it begins: neither a finger nor whoever is dragged is in front of it. */
const BELOW = 46

/** What letting go would do, or why it may not be, beside whoever is dragged. */
export function DragNote({
  place,
  dragged,
  explain,
  board,
}: {
  readonly place: number | undefined
  readonly dragged: Dragged | undefined
  readonly explain: (choice: PlayChoice) => Breakdown | undefined
  readonly board: RefObject<BoardHandle | null>
}) {
  const note = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    const element = note.current
    const home = element?.offsetParent?.getBoundingClientRect()
    if (!element || !home || place === undefined || !board.current) return
    const [x, y] = board.current.positionOf(place)
    const [width, height] = [element.offsetWidth, element.offsetHeight]
    const left = Math.max(6, Math.min(x - home.left - width / 2, home.width - width - 6))
    const below = y - home.top + BELOW
    const top = below + height < home.height - 6 ? below : y - home.top - BELOW - height
    element.style.translate = `${left}px ${Math.max(6, top)}px`
  })
  if (!dragged || place === undefined) return null
  const { refusal, choices } = dragged
  const chances = refusal ? [] : (explain(choices[0]!)?.chances ?? [])
  return (
    <p ref={note} className={refusal ? 'drag-note refused' : 'drag-note'} role="status">
      {refusal ? (
        <>
          <strong aria-hidden="true">✕</strong> {refusal.reason} <small>({refusal.rule})</small>
          {choices.length > 0 && (
            <em>Allowed instead: {[...new Set(choices.map(({ offer }) => offer.group))].join(', ')}</em>
          )}
        </>
      ) : (
        <>
          <strong aria-hidden="true">✓</strong> {choices[0]!.offer.group}: {choices[0]!.offer.label}
          {chances.length > 0 && <em>{chances.length === 1 ? chances[0]!.result : 'This leads to a fight.'}</em>}
        </>
      )}
    </p>
  )
}
