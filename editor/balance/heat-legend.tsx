import { X } from 'lucide-react'
import { CORNERS, RADIUS } from '../../src/scene/hex-layout.ts'
import { useMapTheme } from '../app/theme.ts'
import { useGrid, useView, useWorkbench } from '../app/workbench.ts'
import { depthOf, type Heat, heatColour, sizeOf, writeFigure } from './heat.ts'
import { simulationOf } from './simulation.ts'
import { useHeat } from './use-heat.ts'

/** What the places over the map mean, and the figure of the one under the pointer or the cursor. */
export function HeatLegend() {
  const heat = useHeat()
  return heat ? <Legend heat={heat} /> : null
}

function Legend({ heat }: { readonly heat: Heat }) {
  const simulation = simulationOf(useWorkbench().document)
  const grid = useGrid()!
  const theme = useMapTheme()
  const place = useView(({ hover, cursor }) => hover ?? cursor)
  const figure = heat.figures.get(place) ?? 0
  const here = place < grid.size ? `${grid.label(place)}: ${figure === 0 ? 'none' : writeFigure(figure)}` : ''
  return (
    <section className="heat-legend" aria-label="Legend of the map">
      <p>
        <strong>{heat.title}</strong>
        {heat.sideName}: {heat.unit}
        {!heat.isCurrent && <em>, before the last changes</em>}
      </p>
      {heat.most > 0 ? (
        <Scale most={heat.most} colour={heatColour(theme, heat)} />
      ) : (
        <p>Nothing of the kind in these games.</p>
      )}
      <p className="heat-here" aria-live="polite">
        {here}
      </p>
      <button
        type="button"
        className="icon-button"
        aria-label="Take it off the map"
        title="Take it off the map"
        onClick={() => simulation.showHeat(undefined)}
      >
        <X aria-hidden="true" />
      </button>
    </section>
  )
}

/** Three sizes with their figures. */
function Scale({ most, colour }: { readonly most: number; readonly colour: string }) {
  const steps = most >= 3 ? [most, most / 3, most / 12].map((step) => Math.max(1, Math.round(step))) : [most, most / 4]
  return (
    <ul className="heat-scale">
      {[...new Set(steps)].map((step) => (
        <li key={step}>
          <svg viewBox="-40 -40 80 80" aria-hidden="true">
            <polygon points={corners(sizeOf(step, most))} fill={colour} fillOpacity={depthOf(step, most)} />
            <polygon points={corners(1)} fill="none" stroke="var(--faint)" strokeWidth="2" />
          </svg>
          {writeFigure(step)}
        </li>
      ))}
    </ul>
  )
}

const corners = (size: number) =>
  CORNERS.map(([x, y]) => `${x * size * (38 / RADIUS)},${y * size * (38 / RADIUS)}`).join(' ')
