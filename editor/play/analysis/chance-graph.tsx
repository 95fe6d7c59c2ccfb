import type { MouseEvent } from 'react'
import type { Analysis } from '../../../src/analysis/analyse.ts'
import { percent } from '../../../src/analysis/words.ts'

const [WIDTH, HEIGHT] = [360, 120]

/** The chances of the first side over the game: above the middle it is ahead. A click looks at that moment. */
export function ChanceGraph({
  analysis,
  viewed,
  onView,
}: {
  readonly analysis: Analysis
  readonly viewed: number
  readonly onView: (step: number) => void
}) {
  const { chances, turns, turningPoints, sides } = analysis
  const last = Math.max(1, chances.length - 1)
  const x = (step: number) => (step / last) * WIDTH
  const y = (chance: number) => (1 - chance) * HEIGHT
  const line = chances.map((chance, step) => `${x(step).toFixed(1)},${y(chance).toFixed(1)}`).join(' L')
  const onClick = (event: MouseEvent<SVGSVGElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    onView(Math.round(((event.clientX - left) / width) * last))
  }
  const words = `Chances of ${sides[0]!.name} from ${percent(chances[0] ?? 0.5)} at the start to ${percent(chances.at(-1) ?? 0.5)} at the end; the turning points are listed below.`
  return (
    // The list below leads to the same moments by keys; so does the slider under the map.
    <svg className="chances" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words} onClick={onClick}>
      <rect className="ahead side-1" width={WIDTH} height={HEIGHT} />
      <path className="ahead side-0" d={`M0,${HEIGHT} L${line} L${WIDTH},${HEIGHT}Z`} />
      {turns.map(({ turn, action }) => (
        <g key={turn} className="turn">
          <path d={`M${x(action - 1)},0V${HEIGHT}`} />
          <text x={x(action - 1) + 2} y={9}>
            {turn}
          </text>
        </g>
      ))}
      <path className="even" d={`M0,${HEIGHT / 2}H${WIDTH}`} />
      <path className="course" d={`M${line}`} />
      {turningPoints.map(({ number, after }, i) => (
        <g key={number} className="point" transform={`translate(${x(number)},${y(after)})`}>
          <circle r={6.5} />
          <text y={3.2}>{i + 1}</text>
        </g>
      ))}
      <path className="viewed" d={`M${x(viewed)},0V${HEIGHT}`} />
    </svg>
  )
}
