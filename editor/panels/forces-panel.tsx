import type { SurveyedPiece, SurveyedReserve } from '../../src/engine/scenario-editor.ts'
import { useDocument, useLayout, usePalette, useView, useWorkbench } from '../state/workbench.ts'
import { pick } from '../view/stack.ts'
import { totalsOf } from './order-of-battle.ts'
import { UnitSample } from './samples.tsx'

/** The order of battle: what each side has at the start and what comes later, with totals. */
export function ForcesPanel() {
  const sides = useDocument(({ portrait }) => portrait?.sides)
  const survey = useDocument((state) => state.survey)
  if (!sides || !survey) return <p className="empty">There are no armies yet.</p>
  return (
    <>
      <Totals />
      {sides.map(({ id, name }, place) => (
        <Army
          key={id}
          name={name}
          place={place}
          pieces={survey.pieces.filter(({ side }) => side === id)}
          reserves={survey.reserves.filter(({ side }) => side === id)}
        />
      ))}
    </>
  )
}

/** What each side has, in numbers. */
export function Totals() {
  const sides = useDocument(({ portrait }) => portrait?.sides) ?? []
  const survey = useDocument((state) => state.survey)
  if (!survey) return null
  return (
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
          const { atTheStart, later, strength } = totalsOf(survey, id)
          return (
            <tr key={id} data-side={place}>
              <th scope="row">{name}</th>
              <td>{atTheStart}</td>
              <td>{later}</td>
              <td>{strength.toLocaleString('en')}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

type ArmyProps = {
  readonly name: string
  readonly place: number
  readonly pieces: readonly SurveyedPiece[]
  readonly reserves: readonly SurveyedReserve[]
}

function Army({ name, place, pieces, reserves }: ArmyProps) {
  const palette = usePalette()
  const colour = useDocument(({ portrait }) => portrait?.sides[place]?.colour)
  const types = (palette?.units ?? []).filter((unit) => [...pieces, ...reserves].some(({ type }) => type === unit.type))
  return (
    <section>
      <h3 data-side={place}>{name}</h3>
      {types.length === 0 && <p className="empty">No units yet.</p>}
      <ul className="plain army">
        {types.map(({ type, name: unit, values, portrait }) => {
          const own = pieces.filter((piece) => piece.type === type)
          const kept = reserves.filter((reserve) => reserve.type === type)
          return (
            <li key={type}>
              <UnitSample unit={portrait} side={place} colour={colour} />
              <span>
                <strong>
                  {kept.reduce((sum, { count }) => sum + count, own.length)} × {unit}
                </strong>
                <small>{values}</small>
                <Stations pieces={own} />
                {kept.map(({ path, count, comes }) => (
                  <small key={path.join('/')}>
                    {count} {comes === 'later' ? 'from the pool, by dice' : 'deployed by the player'}
                  </small>
                ))}
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
  const layout = useLayout()
  return (
    <span className="stations">
      {pieces.map((piece) => (
        <button
          key={piece.path.join('/')}
          type="button"
          className="link"
          aria-pressed={selection.has(piece.place)}
          onClick={() => view.setState(pick(piece))}
        >
          {layout?.label(piece.place)}
          {piece.arrives === undefined ? '' : ` (turn ${piece.arrives})`}
        </button>
      ))}
    </span>
  )
}
