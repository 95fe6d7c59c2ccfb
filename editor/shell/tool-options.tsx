import type { ClearTarget } from '../../src/engine/hex-scenario-editor.ts'
import { hexSurveyOf } from '../document/by-board.ts'
import { wayAndSideWords } from '../document/way-words.ts'
import { useBoardKind, useDocument, useGrid, useHexPalette, useView, useWorkbench } from '../state/workbench.ts'
import { brushSizeOf } from '../tools/hexes/brush.ts'
import { chosenHexside, chosenTerrain, chosenUnit, chosenWay } from '../tools/hexes/chosen.ts'
import { chosenArea } from '../tools/hexes/zone.ts'
import { toolFor } from '../tools/index.ts'
import type { HexDesk } from '../tools/tool.ts'
import { ALL_CLEAR_TARGETS, isSized, LARGEST_SIZE, type SizedTool, type ToolId } from '../view/view-state.ts'
import { Choice } from '../widgets/choice.tsx'
import { RadioGroup } from '../widgets/radio-group.tsx'
import { usePart } from '../widgets/use-part.ts'
import { ArrivalNote } from './arrival-note.tsx'
import { ScoutingLegend } from './board/scouting-legend.tsx'
import { Aligning, Picking } from './board-tasks.tsx'
import { TableToolChoice } from './table-options.tsx'

const WITH_SUBSTANCES: ReadonlySet<ToolId> = new Set(['erase', 'select'])

const SUBSTANCES: Readonly<Record<ClearTarget, string>> = {
  terrain: 'Terrain',
  ways: 'Roads, rivers, hexsides',
  pieces: 'Units',
  names: 'Names',
  areas: 'Areas',
}

const loadPaintingTask = () => import('./painting-task.tsx')

/** What the tool in hand can be set to, and what to do with it. */
export function ToolOptions() {
  const board = useBoardKind()
  const wanted = useView((state) => state.tool)
  const picking = useView((state) => state.picking)
  const rule = useView((state) => state.rule)
  const painting = usePart(loadPaintingTask, rule !== undefined)
  const isAligning = useView((state) => state.aligning !== undefined && state.underlay !== undefined)
  const isScouting = useView((state) => state.scouting !== undefined)
  if (isAligning) return <Aligning />
  if (picking) return <Picking />
  if (rule) return painting && <painting.PaintingTask rule={rule} />
  const { id: tool, name, hint } = toolFor(board, wanted)
  return (
    <div className="options" aria-label="Tool options" role="group">
      <strong>{name}</strong>
      {board === 'table' ? <TableToolChoice tool={tool} /> : <HexToolChoice tool={tool} />}
      {tool === 'stamp' && <ArrivalNote />}
      {isScouting ? (
        <ScoutingLegend />
      ) : (
        <span className="hint" title={hint}>
          {hint}
        </span>
      )}
    </div>
  )
}

function HexToolChoice({ tool }: { readonly tool: ToolId }) {
  return (
    <>
      <ToolChoice tool={tool} />
      {isSized(tool) && <ToolSize tool={tool} />}
      {WITH_SUBSTANCES.has(tool) && <ClearTargets tool={tool} />}
    </>
  )
}

function ToolChoice({ tool }: { readonly tool: ToolId }) {
  const { document, view } = useWorkbench()
  const grid = useGrid()
  const palette = useHexPalette()
  // What is chosen follows from the view; these say when to look again.
  useView(
    ({ terrain, way, hexside, unitType, nation, side, area }) =>
      `${terrain} ${way} ${hexside} ${unitType} ${nation} ${side} ${JSON.stringify(area)}`,
  )
  const survey = useDocument(hexSurveyOf)
  const sides = useDocument((state) => state.portrait?.sides) ?? []
  if (!grid || !palette) return null
  const desk: HexDesk = { document, view, grid }
  switch (tool) {
    case 'brush':
    case 'fill':
      return (
        <Choice
          label="Terrain"
          value={chosenTerrain(desk)?.id}
          options={palette.terrain.map(({ id, name }) => ({ id, name }))}
          onChoose={(terrain) => view.setState({ terrain })}
        />
      )
    case 'way':
      return (
        <>
          <Choice
            label="Kind of way"
            value={chosenWay(desk)?.id}
            options={palette.ways}
            onChoose={(way) => view.setState({ way })}
          />
          <FindsItsWay />
        </>
      )
    case 'hexside':
      return (
        <Choice
          label="Kind of hexside"
          value={chosenHexside(desk)?.id}
          options={palette.hexsides.map(({ id, name }) => ({ id, name }))}
          onChoose={(hexside) => view.setState({ hexside })}
        />
      )
    case 'stamp': {
      const chosen = chosenUnit(desk)
      const listed = palette.units.filter((unit) => chosen && unit.sides.includes(chosen.side))
      const isListed = listed.some(({ type }) => type === chosen?.unit.type)
      const own = chosen && !isListed ? [...listed, chosen.unit] : listed
      return (
        <>
          <Choice label="Side" value={chosen?.side} options={sides} onChoose={(side) => view.setState({ side })} />
          <Choice
            label="Unit"
            value={chosen?.unit.type}
            options={own.map(({ type, name }) => ({ id: type, name }))}
            onChoose={(unitType) => view.setState({ unitType })}
          />
          {chosen && chosen.nations.length > 1 && (
            <Choice
              label="Nation"
              value={chosen.nation?.id}
              options={chosen.nations}
              onChoose={(nation) => view.setState({ nation })}
            />
          )}
        </>
      )
    }
    case 'zone':
      return (
        <Choice
          label="Area"
          value={JSON.stringify(chosenArea(desk)?.path)}
          options={(survey?.areas ?? []).map(({ path, label }) => ({ id: JSON.stringify(path), name: label }))}
          onChoose={(area) => view.setState({ area: JSON.parse(area) as readonly (string | number)[] })}
        />
      )
    default:
      return null
  }
}

/** Whether a road or river finds its way between where it begins and where the hand is. */
function FindsItsWay() {
  const { view } = useWorkbench()
  const isRouted = useView((state) => state.isRouted)
  return (
    <label className="check">
      <input type="checkbox" checked={isRouted} onChange={() => view.setState({ isRouted: !isRouted })} />
      Finds its way
    </label>
  )
}

/** How wide the tool is; what is one hex by its nature has no size to choose. */
function ToolSize({ tool }: { readonly tool: SizedTool }) {
  const { document, view } = useWorkbench()
  const grid = useGrid()
  const size = useView(({ sizes }) => sizes[tool])
  useView(({ terrain }) => terrain)
  if (tool === 'brush' && grid && brushSizeOf({ document, view, grid }) !== size)
    return <small>One hex at a time</small>
  return (
    <RadioGroup
      label="Size"
      options={Array.from({ length: LARGEST_SIZE }, (_, i) => ({ value: i + 1, content: i + 1 }))}
      value={size}
      onChoose={(wanted) => view.setState(({ sizes }) => ({ sizes: { ...sizes, [tool]: wanted } }))}
    />
  )
}

/** What erasing concerns, or copying. */
function ClearTargets({ tool }: { readonly tool: ToolId }) {
  const { view } = useWorkbench()
  const palette = useHexPalette()
  const chosen = useView((state) => state.clearTargets)
  const toggle = (one: ClearTarget) => {
    const next = new Set(chosen)
    if (!next.delete(one)) next.add(one)
    view.setState({ clearTargets: next })
  }
  return (
    <details className="dropdown">
      <summary>
        {tool === 'erase' ? 'Erase' : 'Copy and clear'}:{' '}
        {chosen.size === ALL_CLEAR_TARGETS.length ? 'everything' : `${chosen.size} of ${ALL_CLEAR_TARGETS.length}`}
      </summary>
      <div>
        {ALL_CLEAR_TARGETS.map((one) => (
          <label key={one}>
            <input type="checkbox" checked={chosen.has(one)} onChange={() => toggle(one)} />
            {one === 'ways' && palette ? wayAndSideWords(palette) : SUBSTANCES[one]}
          </label>
        ))}
      </div>
    </details>
  )
}
