import { memo } from 'react'
import type { TimelineStep } from './game-timeline.ts'

/** As many marks as can be told apart. */
const PLACES = 400

/** Over the slider: where each turn begins, and where units were lost, by side. The steps of a game are one list, which grows. */
export const SliderMarks = memo(function SliderMarks({
  steps,
  length,
}: {
  readonly steps: readonly TimelineStep[]
  readonly length: number
}) {
  const at = (step: number) => Math.round((step / Math.max(1, length)) * PLACES)
  const turns = steps.flatMap(({ time }, i) => (i > 0 && turnOf(time) !== turnOf(steps[i - 1]!.time) ? [i] : []))
  const lossesOf = (side: number) =>
    steps.flatMap(({ lines }, i) => (lines.some(({ reference }) => reference?.lost === side) ? [at(i + 1)] : []))
  return (
    <svg className="marks" viewBox={`0 0 ${PLACES} 12`} preserveAspectRatio="none" aria-hidden="true">
      {turns.map((step) => (
        <path key={step} className="tick" d={`M${at(step)} 4V12`} />
      ))}
      {[0, 1].map((side) => (
        <path
          key={side}
          className={`lost side-${side}`}
          d={[...new Set(lossesOf(side))].map((x) => `M${x} ${side * 4}v3.5`).join('')}
        />
      ))}
    </svg>
  )
})

/** `Turn 3 of 10`: what a time begins with. */
const turnOf = (time: string) => time.split(',')[0]
