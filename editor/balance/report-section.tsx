import { useState } from 'react'
import { lossesChart } from '../../src/balance/charts/losses.ts'
import { pointsChart } from '../../src/balance/charts/points.ts'
import { lengthChart, tempoChart } from '../../src/balance/charts/turns.ts'
import type { Balance } from '../../src/balance/report.ts'
import type { ReportSection } from '../../src/balance/section.ts'
import { CHART_WIDTH, Figure } from './figure.tsx'
import { ReportTable } from './report-table.tsx'

const SIZE = { width: CHART_WIDTH, height: 220 } as const

/** What a reader wants at once. */
const FIRST: readonly ReportSection['id'][] = ['outcomes', 'ways', 'points']

/** A table of the report, with a picture where there is one. What is folded away is not made. */
export function ReportSection({ section, balance }: { readonly section: ReportSection; readonly balance: Balance }) {
  const { id, title, note } = section
  const [isOpen, setOpen] = useState(FIRST.includes(id))
  return (
    <details className="report-section" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && (
        <>
          {note !== undefined && <p className="about">{note}</p>}
          <Chart id={id} balance={balance} />
          <ReportTable section={section} />
        </>
      )}
    </details>
  )
}

function Chart({ id, balance }: { readonly id: ReportSection['id']; readonly balance: Balance }) {
  const { statistics, cast, clock } = balance
  const names = cast.sides.map(({ name }) => name)
  if (id === 'length') return <Figure of={lengthChart(statistics.length, names, SIZE, clock)} />
  if (id === 'tempo') return <Figure of={tempoChart(statistics.tempo, names, SIZE, clock)} />
  if (id === 'points' && statistics.points) return <Figure of={pointsChart(statistics.points, names, CHART_WIDTH)} />
  if (id !== 'losses') return null
  const most = Math.max(1, ...statistics.lossesByType.map(({ present }) => present))
  return names.map((name, side) => (
    <div key={name} data-side={side}>
      <h4>{name}</h4>
      <Figure of={lossesChart(statistics.lossesByType, side, name, most, CHART_WIDTH)} />
    </div>
  ))
}
