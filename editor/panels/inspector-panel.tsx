import type { HexGrid } from '../../src/board/hex-grid.ts'
import { hexSurveyOf, onHexes } from '../document/by-board.ts'
import { useDocument, useGrid, useHexPalette, usePicked, useView, useWorkbench } from '../state/workbench.ts'
import { GroupInspector } from './group-inspector.tsx'
import { PieceInspector } from './piece-inspector.tsx'

/** What is selected: one hex with all that is in it, or a group with what can be done to it. */
export function InspectorPanel() {
  const selection = useView((state) => state.selection)
  const cursor = useView((state) => state.cursor)
  const grid = useGrid()
  if (!grid) return <p className="empty">There is no board yet.</p>
  const hexes = selection.size > 0 ? [...selection] : [cursor]
  return hexes.length === 1 ? <OneHex grid={grid} hex={hexes[0]!} /> : <GroupInspector grid={grid} hexes={hexes} />
}

function OneHex({ grid, hex }: { readonly grid: HexGrid; readonly hex: number }) {
  const { document } = useWorkbench()
  const survey = useDocument(hexSurveyOf)
  const palette = useHexPalette()
  const picked = usePicked()
  if (!survey || !palette) return <p className="empty">{grid.label(hex)}</p>
  const here = survey.pieces.filter((piece) => piece.place === hex)
  const pieces = picked ? [picked, ...here.filter((piece) => piece !== picked)] : here
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
            document.draw(
              `Paint ${wanted.name.toLowerCase()} on ${grid.label(hex)}`,
              onHexes((scenarioEditor, draft) => scenarioEditor.ground.paint(draft, [hex], wanted.id)),
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
        <PieceInspector key={piece.path.join('/')} piece={piece} isPicked={piece === picked} />
      ))}
    </>
  )
}
