import type { SurveyedArea } from '../../src/engine/draftsman.ts'
import { useDocument, useView, useWorkbench } from '../app/workbench.ts'

const KINDS: Readonly<Record<SurveyedArea['kind'], string>> = {
  sector: 'Sectors',
  zone: 'Deployment',
  control: 'Held at the start',
  objective: 'Objectives',
  entrance: 'Entrances',
  exit: 'Exits',
  name: 'Names',
  rule: 'Special rules',
}

/** Every set of hexes that the scenario speaks of: choosing one takes up the zone tool for it. */
export function AreasPanel() {
  const areas = useDocument((state) => state.survey?.areas)
  if (!areas || areas.length === 0) return <p className="empty">There are no areas yet.</p>
  return (
    <>
      <p className="about">Choose an area, then drag on the map to add hexes or take them out.</p>
      {(Object.keys(KINDS) as SurveyedArea['kind'][]).map((kind) => {
        const own = areas.filter((area) => area.kind === kind)
        if (own.length === 0) return null
        return (
          <section key={kind}>
            <h3>{KINDS[kind]}</h3>
            {own.map((area) => (
              <Area key={area.path.join('/')} area={area} />
            ))}
          </section>
        )
      })}
    </>
  )
}

function Area({ area }: { readonly area: SurveyedArea }) {
  const { view } = useWorkbench()
  const key = JSON.stringify(area.path)
  const isChosen = useView(({ tool, area: chosen }) => tool === 'zone' && JSON.stringify(chosen) === key)
  return (
    <button
      type="button"
      className="swatch area"
      aria-pressed={isChosen}
      onClick={() => view.setState({ tool: 'zone', area: area.path })}
      onPointerEnter={() => view.setState({ pointedOut: area.hexes })}
      onPointerLeave={() => view.setState({ pointedOut: [] })}
    >
      <strong>{area.label}</strong>
      <small>{area.hexes.length === 1 ? '1 hex' : `${area.hexes.length} hexes`}</small>
    </button>
  )
}
