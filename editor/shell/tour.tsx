import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { recall, remember } from '../browser/storage.ts'

type Stop = { readonly title: string; readonly text: string; readonly target: string }

const STOPS: readonly Stop[] = [
  {
    title: 'A battle, yours to change',
    text: 'The map is the file: what you paint is written into its text, and what you type there is painted. You can undo everything.',
    target: '.board',
  },
  {
    title: 'A key for each tool',
    text: 'Paint terrain, lay roads, deploy units, turn and name them. All of them work with the keyboard too: arrow keys move the cursor, Enter clicks, Space drags.',
    target: '.toolbar',
  },
  {
    title: 'The whole scenario, not only the map',
    text: 'Forces, reinforcements on a turn track, victory conditions in plain English, special rules: each has its panel, made from the rulebook.',
    target: '.rail',
  },
  {
    title: 'Checked while you work',
    text: 'Every change gets the same checks as berthier validate. A click leads to the place and the line; a safe fix takes one more.',
    target: '.problem-count',
  },
  {
    title: 'Nothing is lost',
    text: 'Save writes the file. Until then your work is kept in this browser, even if the tab is closed. P plays the battle. Press ? for all shortcuts.',
    target: '.top > .primary',
  },
]

/** A walk through the page for whoever is here for the first time. It stands beside the work and blocks nothing. */
export function Tour() {
  const [stop, setStop] = useState(() => (recall('tour') === 'done' ? undefined : 0))
  const [ring, setRing] = useState<DOMRect>()
  const card = useRef<HTMLElement>(null)
  const shown = stop === undefined ? undefined : STOPS[stop]
  useLayoutEffect(() => {
    if (!shown) return
    const measure = () => setRing(document.querySelector(shown.target)?.getBoundingClientRect())
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [shown])
  useEffect(() => {
    if (stop !== undefined && stop > 0) card.current?.focus()
  }, [stop])
  if (!shown || stop === undefined) return null
  const end = () => {
    remember('tour', 'done')
    setStop(undefined)
  }
  const isLast = stop === STOPS.length - 1
  return (
    <>
      {ring && (
        <div
          className="tour-ring"
          aria-hidden="true"
          style={{ left: ring.left, top: ring.top, width: ring.width, height: ring.height }}
        />
      )}
      <section ref={card} className="tour" aria-label="A short tour" tabIndex={-1}>
        <small>
          {stop + 1} of {STOPS.length}
        </small>
        <h2>{shown.title}</h2>
        <p>{shown.text}</p>
        <div className="buttons end">
          <button type="button" onClick={end}>
            {isLast ? 'Close' : 'Skip the tour'}
          </button>
          {!isLast && (
            <button type="button" className="primary" onClick={() => setStop(stop + 1)}>
              Next
            </button>
          )}
        </div>
      </section>
    </>
  )
}
