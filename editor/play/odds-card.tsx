import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Portrait } from '../../src/engine/portrait.ts'
import type { Breakdown } from '../../src/engine/system.ts'
import type { BoardHandle } from '../canvas/board-canvas.tsx'
import type { Camera } from '../canvas/camera.ts'
import { standBeside } from './drama/stand-beside.ts'
import { Odds } from './odds.tsx'
import type { PlayChoice } from './play-view.ts'

/** The numbers behind the choice that is being considered, where there is something to chance; beside its target. */
export function OddsCard({
  choice,
  target,
  explain,
  nameResult,
  portrait,
  board,
  camera,
}: {
  readonly choice: PlayChoice | undefined
  /** What is attacked, where the choice is to fight now. */
  readonly target: number | undefined
  readonly explain: (choice: PlayChoice) => Breakdown | undefined
  readonly nameResult: (result: string) => string
  readonly portrait: Portrait
  readonly board: RefObject<BoardHandle | null>
  readonly camera: Camera | undefined
}) {
  const card = useRef<HTMLDivElement>(null)
  const { place = target, from, group, label } = choice?.offer ?? {}
  useLayoutEffect(() => {
    if (card.current && board.current) standBeside(card.current, board.current, portrait, place ?? from)
  }, [board, camera, portrait, place, from, choice])
  const breakdown = choice && explain(choice)
  if (!breakdown || breakdown.chances.length < 2) return null
  return (
    <div ref={card} className="odds-card">
      <Odds title={`${group} ${label}`} breakdown={breakdown} nameResult={nameResult} />
    </div>
  )
}
