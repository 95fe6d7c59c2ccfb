import { memo, useEffect, useRef, useState } from 'react'
import { isLogHeading } from '../../src/engine/log-headings.ts'
import type { Reference } from '../../src/engine/presenter.ts'
import { digestLines } from './digest-lines.ts'
import type { TimelineStep } from './game-timeline.ts'
import type { GameSession } from './session.ts'

/** As much as is shown at first: the whole log of a long battle would slow every move down. */
const RECENT = 120

/** Shows the places of a line on the map; those of a line that was chosen are brought into sight. */
export type OnPointOut = (places: readonly number[], isChosen: boolean) => void

/** What happened, turn by turn, with its dice and rules. A line points out its places, and leads to its moment. */
export function Log({ session, onPointOut }: { readonly session: GameSession; readonly onPointOut: OnPointOut }) {
  const [showsAll, setShowsAll] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const { steps, viewedStep, viewer, state, battle } = session
  // Around the moment that is looked at.
  const to = showsAll ? steps.length : Math.min(steps.length, viewedStep + RECENT / 4)
  const from = showsAll ? 0 : Math.max(0, to - RECENT)
  const listed = steps
    .slice(from, to)
    .map((step, i) => ({ ...step, number: from + i + 1 }))
    .map((step) => {
      // The log has headings of its own.
      const hidden = step.lines.filter(
        ({ event, text }) =>
          isLogHeading(text) || (viewer !== undefined && battle.presenter.conceals(state, event, viewer)),
      )
      return hidden.length === 0 ? step : { ...step, lines: step.lines.filter((line) => !hidden.includes(line)) }
    })
    .filter(({ lines }) => lines.length > 0)
  useEffect(() => {
    // Only the log itself: the page stays where it is.
    const box = list.current
    const current = box?.querySelector('[aria-current]')?.getBoundingClientRect()
    if (!box) return
    const frame = box.getBoundingClientRect()
    if (viewedStep === steps.length || !current) box.scrollTop = box.scrollHeight
    else if (current.top < frame.top + 30 || current.bottom > frame.bottom)
      box.scrollTop += current.top - frame.top - frame.height / 2
  }, [steps.length, viewedStep])
  // An action without a line of its own belongs to the one before it.
  const last = listed.findLast(({ number }) => number <= viewedStep)?.number
  // Whatever was pointed at is gone with the log.
  useEffect(() => () => onPointOut([], false), [onPointOut])
  if (listed.length === 0) return <p className="empty">Nothing has happened yet.</p>
  return (
    <div className="log" ref={list} onMouseLeave={() => onPointOut([], false)} onBlur={() => onPointOut([], false)}>
      {from > 0 && (
        <button type="button" className="more" onClick={() => setShowsAll(true)}>
          Show {from} earlier
        </button>
      )}
      {listed.map((step, i, all) => (
        <div key={step.number}>
          {step.time !== all[i - 1]?.time && <h3>{step.time}</h3>}
          <Record
            lines={step.lines}
            number={step.number}
            isShown={step.number === last}
            side={step.side}
            session={session}
            onPointOut={onPointOut}
          />
        </div>
      ))}
      {to < steps.length && (
        <button type="button" className="more" onClick={() => setShowsAll(true)}>
          Show {steps.length - to} later
        </button>
      )}
    </div>
  )
}

const Record = memo(function Record({
  lines,
  number,
  isShown,
  side,
  session,
  onPointOut,
}: {
  readonly lines: TimelineStep['lines']
  readonly number: number
  readonly isShown: boolean
  readonly side: number
  readonly session: GameSession
  readonly onPointOut: OnPointOut
}) {
  const [showsAll, setShowsAll] = useState(false)
  const places = lines.flatMap(({ reference }) => reference?.places ?? [])
  const shown = digestLines(lines)
  const record = (
    <button
      type="button"
      className={`record side-${side}`}
      aria-current={isShown ? 'step' : undefined}
      title={`Look at the battle after action ${number}`}
      onFocus={() => onPointOut(places, false)}
      onClick={() => {
        session.viewStep(number)
        onPointOut(places, true)
      }}
    >
      {(showsAll ? lines : shown).map(({ text, reference }, i) => (
        // biome-ignore lint: the list never changes its order.
        <span key={i} onMouseMove={() => onPointOut(reference?.places ?? [], false)}>
          {text}
          {reference && <Footnote reference={reference} />}
        </span>
      ))}
    </button>
  )
  if (shown.length === lines.length) return record
  return (
    <>
      {record}
      <button type="button" className="details" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
        {showsAll ? 'In short' : `All ${lines.length} lines`}
      </button>
    </>
  )
})

/** The dice that fell, and the rule. Faces that are words stand in the sentence. */
function Footnote({ reference: { dice, rule } }: { readonly reference: Reference }) {
  const numbers = dice.filter((face) => /^\d+$/.test(face))
  return (
    <>
      {numbers.length > 0 && (
        <span className="dice" aria-hidden="true">
          {numbers.map((face, i) => (
            // biome-ignore lint: dice lie as they fell.
            <b key={i}>{face}</b>
          ))}
        </span>
      )}
      {/* A rule that has no number only says what the sentence does. */}
      {rule !== undefined && /\d/.test(rule) && <small className="rule"> {rule}</small>}
    </>
  )
}

/** What happened last, for whoever cannot see it. */
export function Announcer({ session }: { readonly session: GameSession }) {
  const last = session.steps.at(-1)
  const { viewer, state, battle } = session
  const lines = last?.lines.filter(
    ({ event, text }) =>
      !isLogHeading(text) && (viewer === undefined || !battle.presenter.conceals(state, event, viewer)),
  )
  return (
    <div className="unseen" aria-live="polite">
      {lines &&
        digestLines(lines)
          .map(({ text }) => text)
          .join('. ')}
    </div>
  )
}
