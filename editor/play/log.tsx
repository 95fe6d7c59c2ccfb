import { memo, useEffect, useRef, useState } from 'react'
import type { Session, Step } from './session.ts'

/** As much as is shown at first: the whole log of a long battle would slow every move down. */
const RECENT = 120

/** What happened, turn by turn. A line leads to its moment. */
export function Log({ session }: { readonly session: Session }) {
  const [showsAll, setShowsAll] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const { steps, shown, viewer, state, battle } = session
  const told = steps
    .map((step, i) => ({ ...step, number: i + 1 }))
    .filter(({ lines }) => lines.length > 0)
    .map((step) => {
      const hidden =
        viewer === undefined ? [] : step.lines.filter(({ event }) => battle.presenter.conceals(state, event, viewer))
      return hidden.length === 0 ? step : { ...step, lines: step.lines.filter((line) => !hidden.includes(line)) }
    })
  const from = showsAll ? 0 : Math.max(0, told.length - RECENT)
  useEffect(() => {
    // Only the log itself: the page stays where it is.
    const box = list.current
    if (box) box.scrollTop = box.scrollHeight
  }, [steps.length])
  if (told.length === 0) return <p className="empty">Nothing has happened yet.</p>
  return (
    <div className="log" ref={list}>
      {from > 0 && (
        <button type="button" className="more" onClick={() => setShowsAll(true)}>
          Show {from} earlier
        </button>
      )}
      {told.slice(from).map((step, i, all) => (
        <div key={step.number}>
          {step.time !== all[i - 1]?.time && <h3>{step.time}</h3>}
          <Entry
            lines={step.lines}
            number={step.number}
            isShown={step.number === shown}
            side={step.side}
            session={session}
          />
        </div>
      ))}
    </div>
  )
}

const Entry = memo(function Entry({
  lines,
  number,
  isShown,
  side,
  session,
}: {
  readonly lines: Step['lines']
  readonly number: number
  readonly isShown: boolean
  readonly side: number
  readonly session: Session
}) {
  return (
    <button
      type="button"
      className={`entry side-${side}`}
      aria-current={isShown ? 'step' : undefined}
      title={`Look at the battle after action ${number}`}
      onClick={() => session.show(number)}
    >
      {lines.map(({ text }, i) => (
        // biome-ignore lint: the list never changes its order.
        <span key={i}>{text}</span>
      ))}
    </button>
  )
})

/** What happened last, for whoever cannot see it. */
export function Announcer({ session }: { readonly session: Session }) {
  const last = session.steps.at(-1)
  const { viewer, state, battle } = session
  const lines = last?.lines.filter(
    ({ event }) => viewer === undefined || !battle.presenter.conceals(state, event, viewer),
  )
  return (
    <div className="unseen" aria-live="polite">
      {lines?.map(({ text }) => text).join('. ')}
    </div>
  )
}
