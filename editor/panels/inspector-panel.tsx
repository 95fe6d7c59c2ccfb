import { Compass, Trash2 } from 'lucide-react'
import { DIRECTIONS, type HexGrid } from '../../src/board/hex-grid.ts'
import type { SurveyedPiece } from '../../src/engine/draftsman.ts'
import { useDocument, useGrid, usePalette, useView, useWorkbench } from '../app/workbench.ts'
import { IconButton } from './form/icon-button.tsx'
import { SchemaField } from './form/schema-field.tsx'

/** What is selected: one hex with all that is in it, or a group with what can be done to it. */
export function InspectorPanel() {
  const selection = useView((state) => state.selection)
  const cursor = useView((state) => state.cursor)
  const grid = useGrid()
  if (!grid) return <p className="empty">There is no board yet.</p>
  const hexes = selection.size > 0 ? [...selection] : [cursor]
  return hexes.length === 1 ? <OneHex grid={grid} hex={hexes[0]!} /> : <Group grid={grid} hexes={hexes} />
}

function OneHex({ grid, hex }: { readonly grid: HexGrid; readonly hex: number }) {
  const { document } = useWorkbench()
  const survey = useDocument((state) => state.survey)
  const palette = usePalette()
  if (!survey || !palette) return <p className="empty">{grid.label(hex)}</p>
  const pieces = survey.pieces.filter((piece) => piece.hex === hex)
  const areas = survey.areas.filter(({ hexes }) => hexes.includes(hex))
  const ways = survey.ways.filter(({ hexes }) => hexes.includes(hex))
  const terrain = palette.terrain.find(({ id }) => id === survey.terrain[hex])
  return (
    <>
      <h3>Hex {grid.label(hex)}</h3>
      <div className="field short">
        <label htmlFor="terrain-here">Terrain</label>
        <select
          id="terrain-here"
          value={terrain?.id}
          onChange={(event) => {
            const wanted = palette.terrain.find(({ id }) => id === event.currentTarget.value)!
            document.draw(`Paint ${wanted.name.toLowerCase()} on ${grid.label(hex)}`, (draftsman, draft) =>
              draftsman.paint(draft, [hex], wanted.id),
            )
          }}
        >
          {palette.terrain.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {terrain && <p className="about">{terrain.effects}</p>}
      {ways.length > 0 && <p>{ways.map(({ name, kind }) => name ?? kind).join(', ')}</p>}
      {areas.length > 0 && (
        <>
          <h3>Belongs to</h3>
          <ul className="plain">
            {areas.map(({ path, label }) => (
              <li key={path.join('/')}>{label}</li>
            ))}
          </ul>
        </>
      )}
      <h3>Units</h3>
      {pieces.length === 0 && <p className="empty">None. Press U and click to deploy one.</p>}
      {pieces.map((piece) => (
        <Piece key={piece.path.join('/')} piece={piece} />
      ))}
    </>
  )
}

function Piece({ piece }: { readonly piece: SurveyedPiece }) {
  const { document } = useWorkbench()
  const sides = useDocument(({ portrait }) => portrait?.sides) ?? []
  const at = sides.findIndex(({ id }) => id === piece.side)
  const { path, label, facing, arrives } = piece
  return (
    <section className="entry" data-side={at} aria-label={label}>
      <div className="entry-head">
        <strong>{label}</strong>
        <small>
          {sides[at]?.name ?? piece.side}
          {arrives === undefined ? '' : `, from turn ${arrives}`}
        </small>
        <IconButton
          label={`Remove ${label}`}
          onClick={() => document.draw(`Remove ${label}`, (draftsman, draft) => draftsman.dismiss(draft, [path]))}
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
      {facing !== undefined && (
        <div className="facings" role="radiogroup" aria-label="Facing">
          <Compass aria-hidden="true" />
          {DIRECTIONS.map((direction, i) => (
            <button
              key={direction}
              type="button"
              role="radio"
              aria-checked={facing === i}
              onClick={() =>
                document.draw(`Turn ${label} to ${direction}`, (draftsman, draft) => draftsman.turn(draft, [path], i))
              }
            >
              {direction}
            </button>
          ))}
        </div>
      )}
      <Details piece={piece} />
    </section>
  )
}

/** What else can be said of a unit, by its schema; a bare hex becomes an entry with details first. */
function Details({ piece }: { readonly piece: SurveyedPiece }) {
  const { document } = useWorkbench()
  const data = useDocument((state) => state.data)
  const entry = piece.path.reduce<unknown>(
    (value, step) => (value as Readonly<Record<string | number, unknown>> | undefined)?.[step],
    data,
  )
  if (typeof entry === 'object') return <SchemaField path={piece.path} label="" />
  return (
    <form
      className="with-button"
      onSubmit={(event) => {
        event.preventDefault()
        const name = new FormData(event.currentTarget).get('name')
        if (typeof name !== 'string' || name.trim() === '') return
        document.draw(`Name ${piece.label} ${name}`, (draftsman, draft) =>
          draftsman.detail(draft, piece.path, 'name', name),
        )
      }}
    >
      <input name="name" type="text" aria-label={`Name of ${piece.label}`} placeholder="Name, e.g. Foy" />
      <button type="submit" className="add">
        Set
      </button>
    </form>
  )
}

function Group({ grid, hexes }: { readonly grid: HexGrid; readonly hexes: readonly number[] }) {
  const { document, view } = useWorkbench()
  const survey = useDocument((state) => state.survey)
  const palette = usePalette()
  const chosen = new Set(hexes)
  const pieces = survey?.pieces.filter(({ hex }) => chosen.has(hex)) ?? []
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
          : [...types].map(([type, count]) => `${count} × ${nameOf(type)}`).join(', ')}
      </p>
      <div className="field short">
        <label htmlFor="terrain-of-all">Terrain of all</label>
        <select
          id="terrain-of-all"
          value=""
          onChange={(event) => {
            const { value } = event.currentTarget
            document.draw(`Paint ${value} on ${hexes.length} hexes`, (draftsman, draft) =>
              draftsman.paint(draft, hexes, value),
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
                document.draw(`Turn ${pieces.length} units to ${direction}`, (draftsman, draft) =>
                  draftsman.turn(
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
        <button type="button" onClick={() => view.setState({ naming: hexes })}>
          Name them…
        </button>
        <button
          type="button"
          disabled={pieces.length === 0}
          onClick={() =>
            document.draw(`Remove ${pieces.length} units`, (draftsman, draft) =>
              draftsman.dismiss(
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
