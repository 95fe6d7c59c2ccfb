import { X } from 'lucide-react'
import type { BoardLayout } from '../../src/scene/layout.ts'
import { useLayout, useView, useWorkbench } from '../state/workbench.ts'
import { useMapTheme } from '../widgets/map-theme.ts'
import { depthOf, formatFigure, type Heat, heatColour, sizeOf } from './heat.ts'
import { simulationOf } from './simulation.ts'
import { useHeat } from './use-heat.ts'

/** What the places over the map mean, and the figure of the one under the pointer or the cursor. */
export function HeatLegend() {
  const heat = useHeat()
  return heat ? <Legend heat={heat} /> : null
}

function Legend({ heat }: { readonly heat: Heat }) {
  const simulation = simulationOf(useWorkbench().document)
  const layout = useLayout()!
  const theme = useMapTheme()
  const place = useView(({ hover, cursor }) => hover ?? cursor)
  const figure = heat.figures.get(place) ?? 0
  const here = layout.has(place) ? `${layout.label(place)}: ${figure === 0 ? 'none' : formatFigure(figure)}` : ''
  return (
    <section className="heat-legend" aria-label="Legend of the map">
      <p>
        <strong>{heat.title}</strong>
        {heat.sideName}: {heat.unit}
        {!heat.isCurrent && <em>, before the last changes</em>}
      </p>
      {heat.most > 0 ? (
        <Scale most={heat.most} colour={heatColour(theme, heat)} layout={layout} />
      ) : (
        <p>Nothing to show in these games.</p>
      )}
      <p className="heat-here" aria-live="polite">
        {here}
      </p>
      <button
        type="button"
        className="icon-button"
        aria-label="Remove from the map"
        title="Remove from the map"
        onClick={() => simulation.setHeat(undefined)}
      >
        <X aria-hidden="true" />
      </button>
    </section>
  )
}

type ScaleProps = { readonly most: number; readonly colour: string; readonly layout: BoardLayout }

/** Three sizes with their figures. */
function Scale({ most, colour, layout }: ScaleProps) {
  const steps = most >= 3 ? [most, most / 3, most / 12].map((step) => Math.max(1, Math.round(step))) : [most, most / 4]
  return (
    <ul className="heat-scale">
      {[...new Set(steps)].map((step) => (
        <li key={step}>
          <svg viewBox="-40 -40 80 80" aria-hidden="true">
            <polygon points={corners(layout, sizeOf(step, most))} fill={colour} fillOpacity={depthOf(step, most)} />
            <polygon points={corners(layout, 1)} fill="none" stroke="var(--faint)" strokeWidth="2" />
          </svg>
          {formatFigure(step)}
        </li>
      ))}
    </ul>
  )
}

/** A cell around the origin, as large as the picture. */
function corners(layout: BoardLayout, share: number): string {
  const [x, y] = layout.centre(0)
  const scale = 38 / layout.halfWidth
  return layout
    .cell(0, share)
    .map(([px, py]) => `${(px - x) * scale},${(py - y) * scale}`)
    .join(' ')
}
