import type { Balance } from './report.ts'
import { mean, percent, range } from './report-text.ts'
import { figures, type ReportSection } from './section.ts'
import type { Ending, MarginTally, Spread } from './victory-points.ts'

/** What is told of victory points: by side, by award, and which victories the lead brought. Nothing where there are none. */
export function pointSections({ cast, statistics: { points } }: Balance): readonly ReportSection[] {
  if (!points) return []
  const nameOf = (side: number) => cast.sides[side]!.name
  return [
    {
      id: 'points',
      title: 'Victory points',
      note: 'What each side has at the end of a game; half of the games lie between the quarters.',
      columns: [
        { label: 'Side' },
        ...['Mean', 'Least', 'Lower quarter', 'Median', 'Upper quarter', 'Most'].map((label) => figures(label)),
      ],
      rows: [
        ...points.sides.map((spread, side) => [nameOf(side), ...cells(spread)]),
        [`Lead of the ${nameOf(0)} side`, ...cells(points.lead)],
      ],
    },
    {
      id: 'awards',
      title: 'What victory points were scored for',
      columns: [
        { label: 'Side' },
        ...['Games', 'Share', '95 %', 'Times a game', 'Points a game', 'Of its points'].map((label) => figures(label)),
        { label: 'Victory points' },
      ],
      rows: points.awards.map(({ award, scored, times, points: own, share }) => [
        nameOf(cast.awards![award]!.side),
        String(scored.games),
        percent(scored.share.value),
        range(scored.share),
        mean(times, 2),
        mean(own),
        percent(share),
        cast.awards![award]!.text,
      ]),
    },
    {
      id: 'margins',
      title: 'Victories by margin',
      note: 'In how many games a lead ended in which victory.',
      columns: [
        { label: 'Lead' },
        figures('Games'),
        ...points.endings.map((ending) => figures(describeEnding(ending, nameOf))),
      ],
      rows: points.margins.map((row) => [
        describeMargin(row, nameOf),
        String(row.games),
        ...row.counts.map((games) => (games === 0 ? '–' : String(games))),
      ]),
    },
  ]
}

const cells = ({ mean: average, least, lowerQuarter, median, upperQuarter, most }: Spread) => [
  mean(average),
  ...[least, lowerQuarter, median, upperQuarter, most].map((figure) => String(figure).replace('-', '−')),
]

const describeEnding = ({ winner, level }: Ending, nameOf: (side: number) => string) =>
  winner === null ? 'Drawn' : `${nameOf(winner)}, ${level}`

/** `French 6–10`, `Equal`, `Allied 3`. */
function describeMargin({ from, to }: MarginTally, nameOf: (side: number) => string): string {
  if (from === 0) return 'Equal'
  const side = from > 0 ? 0 : 1
  const [low, high] = from > 0 ? [from, to] : [-to, -from]
  return `${nameOf(side)} ${low === high ? low : `${low}–${high}`}`
}
