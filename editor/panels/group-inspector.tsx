import { Compass } from 'lucide-react'
import { DIRECTIONS, type HexGrid } from '../../src/board/hex-grid.ts'
import { count } from '../../src/scenario/wording.ts'
import { hexSurveyOf, onHexes } from '../document/by-board.ts'
import { useDocument, useHexPalette, useWorkbench } from '../state/workbench.ts'

type Props = { readonly grid: HexGrid; readonly hexes: readonly number[] }

/** Several hexes: what is in them, and what can be done to all of it. */
export function GroupInspector({ grid, hexes }: Props) {
  const { document, view } = useWorkbench()
  const survey = useDocument(hexSurveyOf)
  const palette = useHexPalette()
  const chosen = new Set(hexes)
  const pieces = survey?.pieces.filter(({ place }) => chosen.has(place)) ?? []
  const types = new Map<string, number>()
  for (const { type } of pieces) types.set(type, (types.get(type) ?? 0) + 1)
  const nameOf = (type: string) => palette?.units.find((unit) => unit.type === type)?.name ?? type
  const areas = survey?.areas.filter((area) => area.hexes.some((hex) => chosen.has(hex))) ?? []
  return (
    <>
      <h3>{hexes.length} hexes selected</h3>
      <p>
        {pieces.length === 0
          ? 'No units in them.'
          : [...types].map(([type, number]) => `${number} × ${nameOf(type)}`).join(', ')}
      </p>
      <div className="field short">
        <label htmlFor="terrain-of-all">Terrain of all</label>
        <select
          id="terrain-of-all"
          value=""
          onChange={(event) => {
            const { value } = event.currentTarget
            document.draw(
              `Paint ${value} on ${count(hexes.length, 'hex', 'hexes')}`,
              onHexes((scenarioEditor, draft) => scenarioEditor.ground.paint(draft, hexes, value)),
            )
          }}
        >
          <option value="" disabled>
            Choose…
          </option>
          {palette?.terrain.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {pieces.some(({ facing }) => facing !== undefined) && (
        <div className="facings" role="group" aria-label="Turn all units">
          <Compass aria-hidden="true" />
          {DIRECTIONS.map((direction, i) => (
            <button
              key={direction}
              type="button"
              onClick={() =>
                document.draw(`Turn ${count(pieces.length, 'unit')} to ${direction}`, (scenarioEditor, draft) =>
                  scenarioEditor.pieces.turn(
                    draft,
                    pieces.flatMap(({ path, facing }) => (facing === undefined ? [] : [path])),
                    i,
                  ),
                )
              }
            >
              {direction}
            </button>
          ))}
        </div>
      )}
      <div className="buttons">
        <button type="button" onClick={() => view.setState({ namingHexes: hexes })}>
          Name them…
        </button>
        <button
          type="button"
          disabled={pieces.length === 0}
          onClick={() =>
            document.draw(`Remove ${count(pieces.length, 'unit')}`, (scenarioEditor, draft) =>
              scenarioEditor.pieces.dismiss(
                draft,
                pieces.map(({ path }) => path),
              ),
            )
          }
        >
          Remove the units
        </button>
      </div>
      {areas.length > 0 && (
        <>
          <h3>Areas they touch</h3>
          <ul className="plain">
            {areas.map(({ path, label }) => (
              <li key={path.join('/')}>{label}</li>
            ))}
          </ul>
        </>
      )}
      <p className="about">{labels(grid, hexes)}</p>
    </>
  )
}

function labels(grid: HexGrid, hexes: readonly number[]): string {
  const shown = hexes
    .slice(0, 40)
    .map((hex) => grid.label(hex))
    .join(', ')
  return hexes.length > 40 ? `${shown} … and ${hexes.length - 40} more` : shown
}
