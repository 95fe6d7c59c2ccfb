import { useEffect, useRef } from 'react'
import type { Portrait } from '../../src/engine/portrait.ts'

/** The turn record of a battle that has one: the time of each turn, who comes, and a marker on the turn that it is. */
export function TurnRecord({ portrait: { turns = [], turn } }: { readonly portrait: Portrait }) {
  const now = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const [box, list] = [now.current, now.current?.parentElement]
    if (box && list) list.scrollLeft = box.offsetLeft - (list.clientWidth - box.clientWidth) / 2
  }, [turn])
  if (turns.length === 0) return null
  return (
    <ol className="turns" aria-label="Turn record">
      {turns.map(({ label, note }, i) => {
        const isNow = i + 1 === turn
        return (
          <li
            // biome-ignore lint: turns are known by their place.
            key={i}
            ref={isNow ? now : undefined}
            className={i + 1 > (turn ?? 0) ? 'coming' : ''}
            aria-current={isNow ? 'step' : undefined}
            title={note}
          >
            <b>{i + 1}</b>
            <span>{label}</span>
            <small>{note}</small>
          </li>
        )
      })}
    </ol>
  )
}
