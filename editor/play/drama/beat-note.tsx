import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Portrait } from '../../../src/engine/portrait.ts'
import type { BoardHandle } from '../../canvas/board-canvas.tsx'
import type { Camera } from '../../canvas/camera.ts'
import { Card } from '../cards/card.tsx'
import { Dice } from './dice.tsx'
import { standBeside } from './stand-beside.ts'
import type { Show } from './use-drama.ts'

/** The dice of an action and what came of them, beside where it happened. The log says the same to whoever cannot see it. */
export function BeatNote({
  show: { beat, number, rolls },
  portrait,
  board,
  camera,
}: {
  readonly show: Show
  readonly portrait: Portrait
  readonly board: RefObject<BoardHandle | null>
  readonly camera: Camera | undefined
}) {
  const note = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (note.current && board.current) standBeside(note.current, board.current, portrait, beat?.place)
  }, [board, camera, portrait, beat])
  if (!beat) return null
  return (
    <div key={number} ref={note} className={rolls > 0 ? 'beat rolling' : 'beat'} aria-hidden="true">
      {beat.dice.length > 0 && <Dice beat={beat} rolls={rolls} />}
      {beat.cards.length > 0 && (
        <div className="turned-up">
          {beat.cards.map((card) => (
            <Card key={`${card.side} ${card.name}`} card={card} />
          ))}
        </div>
      )}
      {beat.words.length > 0 && (
        <div className="words" style={{ animationDelay: `${rolls}ms` }}>
          {beat.words.map((text, i) => (
            // biome-ignore lint: the list never changes its order.
            <p key={i}>{text}</p>
          ))}
        </div>
      )}
    </div>
  )
}
