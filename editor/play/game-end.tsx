import { useEffect, useRef } from 'react'
import type { Headline } from '../../src/engine/presenter.ts'
import type { Outcome } from '../../src/engine/system.ts'

/** How the battle ended, and why. */
export function GameEnd({
  headline,
  outcome,
  onReplay,
  onAnalyse,
}: {
  readonly headline: Headline
  readonly outcome: Outcome
  readonly onReplay: () => void
  readonly onAnalyse: (() => void) | undefined
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <section className={`outcome side-${outcome.winner ?? 'none'}`} aria-label="Outcome">
      <p>The battle is over</p>
      <h2 ref={heading} tabIndex={-1}>
        {headline.title}
      </h2>
      <p className="detail">{headline.detail}</p>
      <div className="next">
        {onAnalyse && (
          <button type="button" className="primary" onClick={onAnalyse}>
            Analyse the game
          </button>
        )}
        <button type="button" onClick={onReplay}>
          Watch it again from the start
        </button>
      </div>
    </section>
  )
}
