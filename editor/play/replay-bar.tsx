import { type ReactNode, useEffect, useState } from 'react'
import { Icon } from './icons.tsx'
import type { GameSession } from './session.ts'
import { SliderMarks } from './slider-marks.tsx'

/** Goes through the game: first, back, forward, last, by itself, or anywhere by the slider. */
export function ReplayBar({
  session,
  isWatching,
  children,
}: {
  readonly session: GameSession
  /** Whether the last action is still being shown. */
  readonly isWatching: boolean
  readonly children: ReactNode
}) {
  const [plays, setPlays] = useState(false)
  const { viewedStep, steps, isLive } = session
  const last = steps.length
  useEffect(() => {
    if (!plays) return
    if (isLive) {
      setPlays(false)
      return
    }
    if (isWatching) return
    const timer = setTimeout(() => session.viewStep(viewedStep + 1), 350)
    return () => clearTimeout(timer)
  }, [plays, viewedStep, isLive, session, isWatching])
  const go = (step: number) => {
    setPlays(false)
    session.viewStep(step)
  }
  const play = () => {
    // From the end it begins again.
    if (isLive) session.viewStep(0)
    setPlays(!plays || isLive)
  }
  return (
    <div className="replay" role="group" aria-label="Replay">
      <button type="button" aria-label="First action" disabled={viewedStep === 0} onClick={() => go(0)}>
        <Icon name="first" />
      </button>
      <button type="button" aria-label="One action back" disabled={viewedStep === 0} onClick={() => go(viewedStep - 1)}>
        <Icon name="back" />
      </button>
      <button
        type="button"
        aria-label={plays ? 'Stop the replay' : 'Play the replay'}
        disabled={last === 0}
        onClick={play}
      >
        <Icon name={plays ? 'pause' : 'play'} />
      </button>
      <button type="button" aria-label="One action forward" disabled={isLive} onClick={() => go(viewedStep + 1)}>
        <Icon name="forward" />
      </button>
      <button type="button" aria-label="Last action" disabled={isLive} onClick={() => go(last)}>
        <Icon name="last" />
      </button>
      <div className="slider">
        <SliderMarks steps={steps} length={last} />
        <input
          type="range"
          aria-label="Moment of the game"
          min={0}
          max={last}
          value={viewedStep}
          disabled={last === 0}
          onChange={(event) => go(Number(event.currentTarget.value))}
        />
      </div>
      <output>
        {viewedStep} / {last}
      </output>
      {children}
    </div>
  )
}
