import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { Portrait } from '../../src/engine/portrait.ts'
import type { Breakdown } from '../../src/engine/system.ts'
import type { BoardHandle } from '../canvas/board-canvas.tsx'
import type { Camera } from '../canvas/camera.ts'
import { standBeside } from './drama/stand-beside.ts'
import { Odds } from './odds.tsx'
import type { PlayChoice } from './play-view.ts'

/** What can be done at a place where it is more than one thing, or a grave one. */
export function PlaceMenu({
  choices,
  considered,
  explain,
  nameResult,
  portrait,
  board,
  camera,
  onConsider,
  onChoose,
  onClose,
  onTurn,
}: {
  readonly choices: readonly PlayChoice[]
  /** The one that is pointed at. */
  readonly considered: PlayChoice | undefined
  readonly nameResult: (result: string) => string
  readonly portrait: Portrait
  readonly board: RefObject<BoardHandle | null>
  readonly camera: Camera | undefined
  readonly explain: (choice: PlayChoice) => Breakdown | undefined
  readonly onConsider: (choice: PlayChoice | undefined) => void
  readonly onChoose: (choice: PlayChoice) => void
  readonly onClose: () => void
  /** Turns whoever was dragged by so many of the ways to face; nothing where nobody was. */
  readonly onTurn: ((steps: number) => void) | undefined
}) {
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Whoever is turning goes on turning.
    if (document.activeElement?.closest('.turning')) onConsider(choices[0])
    else first.current?.focus()
  }, [choices, onConsider])
  const box = useRef<HTMLDivElement>(null)
  const { place, from } = choices[0]?.offer ?? {}
  useLayoutEffect(() => {
    if (box.current && board.current) standBeside(box.current, board.current, portrait, place ?? from)
  }, [board, camera, portrait, place, from, choices])
  const meant = considered && choices.includes(considered) ? considered : choices[0]
  const breakdown = meant && explain(meant)
  // Many ways of one and the same body are told apart by what differs.
  const isOfOne = choices.length > 1 && choices.every(({ offer }) => offer.group === choices[0]!.offer.group)
  const isSure = breakdown?.chances.length === 1 && choices.length > 1
  return (
    <div ref={box} className="place-menu" role="dialog" aria-label="Choose what to do here">
      {isOfOne && <strong>{choices[0]!.offer.group}</strong>}
      <div className="ways">
        {choices.map((choice, i) => (
          <button
            // Two ways to do the same may be called alike.
            key={`${choice.offer.group} ${choice.offer.label} ${i}`}
            ref={i === 0 ? first : undefined}
            type="button"
            className="choice"
            onClick={() => onChoose(choice)}
            onMouseMove={() => onConsider(choice)}
            onFocus={() => onConsider(choice)}
          >
            <span>
              {choice.first && choices.length > 1 && `${choice.first.offer.group}: `}
              {isOfOne ? '' : `${choice.offer.group} `}
              {choice.offer.label}
            </span>
            {choice.offer.note !== undefined && <small>{choice.offer.note}</small>}
          </button>
        ))}
      </div>
      {isSure && <p className="sure">If the enemy stays: {nameResult(breakdown.chances[0]!.result)}.</p>}
      {breakdown && !isSure && <Odds title="Expected result" breakdown={breakdown} nameResult={nameResult} />}
      {onTurn && (
        <div className="turning">
          <button type="button" aria-label="Turn left" onClick={() => onTurn(-1)}>
            ↺
          </button>
          where it faces
          <button type="button" aria-label="Turn right" onClick={() => onTurn(1)}>
            ↻
          </button>
        </div>
      )}
      <button type="button" className="more" onClick={onClose}>
        Cancel (Esc)
      </button>
    </div>
  )
}
