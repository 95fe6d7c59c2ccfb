import type { SurveyedPiece } from '../../src/engine/draftsman.ts'
import { useDocument, useGrid, usePalette, useView, useWorkbench } from '../app/workbench.ts'
import { UnitSample } from './samples.tsx'

/** The order of battle: what each side has at the start and what comes later, with totals. */
export function ForcesPanel() {
  const sides = useDocument(({ portrait }) => portrait?.sides)
  const survey = useDocument((state) => state.survey)
  if (!sides || !survey) return <p className="empty">There are no armies yet.</p>
  return (
    <>
      <table className="forces totals">
        <caption className="unseen">Totals of both sides</caption>
        <thead>
          <tr>
            <th scope="col">Side</th>
            <th scope="col">At the start</th>
            <th scope="col">Later</th>
            <th scope="col">Strength</th>
          </tr>
        </thead>
        <tbody>
          {sides.map(({ id, name }, place) => {
            const own = survey.pieces.filter(({ side }) => side === id)
            const later = own.filter(({ arrives }) => arrives !== undefined).length
            const waiting = survey.arrivals.flatMap((arrival) => (arrival.side === id && arrival.waiting) || [])
            return (
              <tr key={id} data-side={place}>
                <th scope="row">{name}</th>
                <td>{own.length - later}</td>
                <td>{waiting.reduce((sum, { units }) => sum + units, later)}</td>
                <td>{[...own, ...waiting].reduce((sum, { strength }) => sum + strength, 0)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {survey.arrivals.some(({ isStaged }) => isStaged) && (
        <p className="about">
          Units that dice bring in are not counted: see {survey.arrivals.filter(({ isStaged }) => isStaged).length}{' '}
          stages of arrival under Reinforcements.
        </p>
      )}
      {sides.map(({ id, name }, place) => (
        <Army key={id} name={name} place={place} pieces={survey.pieces.filter(({ side }) => side === id)} />
      ))}
    </>
  )
}

type ArmyProps = { readonly name: string; readonly place: number; readonly pieces: readonly SurveyedPiece[] }

function Army({ name, place, pieces }: ArmyProps) {
  const palette = usePalette()
  const types = (palette?.units ?? []).filter(({ type }) => pieces.some((piece) => piece.type === type))
  return (
    <section>
      <h3 data-side={place}>{name}</h3>
      {types.length === 0 && <p className="empty">No units yet.</p>}
      <ul className="plain army">
        {types.map(({ type, name: unit, values, portrait }) => {
          const own = pieces.filter((piece) => piece.type === type)
          return (
            <li key={type}>
              <UnitSample unit={portrait} side={place} />
              <span>
                <strong>
                  {own.length} × {unit}
                </strong>
                <small>{values}</small>
                <Stations pieces={own} />
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Where they stand: each leads to its hex. */
function Stations({ pieces }: { readonly pieces: readonly SurveyedPiece[] }) {
  const { view } = useWorkbench()
  const selection = useView((state) => state.selection)
  const grid = useGrid()
  return (
    <span className="stations">
      {pieces.map(({ path, hex, arrives }) => (
        <button
          key={path.join('/')}
          type="button"
          className="link"
          aria-pressed={selection.has(hex)}
          onClick={() => view.setState({ selection: new Set([hex]), cursor: hex })}
        >
          {grid?.label(hex)}
          {arrives === undefined ? '' : ` (turn ${arrives})`}
        </button>
      ))}
    </span>
  )
}
