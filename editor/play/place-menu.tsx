import { useEffect, useRef } from 'react'
import type { Breakdown } from '../../src/engine/system.ts'
import { Odds } from './odds.tsx'
import type { Choice } from './view.ts'

/** What can be done at a place where it is more than one thing, or a grave one. */
export function PlaceMenu({
  choices,
  considered,
  isHigh,
  explain,
  onConsider,
  onChoose,
  onClose,
}: {
  readonly choices: readonly Choice[]
  /** The one that is pointed at. */
  readonly considered: Choice | undefined
  /** At the head of the map, because what it is about is at its foot. */
  readonly isHigh: boolean
  readonly explain: (choice: Choice) => Breakdown | undefined
  readonly onConsider: (choice: Choice | undefined) => void
  readonly onChoose: (choice: Choice) => void
  readonly onClose: () => void
}) {
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    first.current?.focus()
  }, [choices])
  const meant = considered && choices.includes(considered) ? considered : choices[0]!
  const breakdown = explain(meant)
  const isSure = breakdown?.chances.length === 1 && choices.length > 1
  return (
    <div className={isHigh ? 'place-menu high' : 'place-menu'} role="dialog" aria-label="Choose what to do here">
      {choices.map((choice, i) => (
        <button
          key={`${choice.offer.group} ${choice.offer.label}`}
          ref={i === 0 ? first : undefined}
          type="button"
          className="choice"
          onClick={() => onChoose(choice)}
          onMouseEnter={() => onConsider(choice)}
          onFocus={() => onConsider(choice)}
        >
          <span>
            {choice.offer.group} {choice.offer.label}
          </span>
          {choice.offer.note !== undefined && <small>{choice.offer.note}</small>}
        </button>
      ))}
      {isSure && <p className="sure">If the enemy stays: {breakdown.chances[0]!.result}.</p>}
      {breakdown && !isSure && <Odds title="What it comes to" breakdown={breakdown} />}
      <button type="button" className="more" onClick={onClose}>
        Nothing (Esc)
      </button>
    </div>
  )
}
