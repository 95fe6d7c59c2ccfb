import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine } from 'lucide-react'
import { simplify, smooth } from '../../src/board/table/curve.ts'
import type { Point } from '../../src/board/table/point.ts'
import { findTangle } from '../../src/board/table/ring.ts'
import type { SurveyedShape } from '../../src/engine/table-scenario-editor.ts'
import type { Path } from '../../src/scenario/diagnostic.ts'
import { keyNames } from '../commands/keys.ts'
import { restackSelected } from '../commands/restack.ts'
import { turnGroup } from '../commands/table-actions.ts'
import { tableSurveyOf } from '../document/by-board.ts'
import { useDocument, useTablePalette, useView, useWorkbench } from '../state/workbench.ts'
import { reshape } from '../tools/table/bend.ts'
import { chosenKind, chosenUnit, kindsFor } from '../tools/table/chosen.ts'
import { commandsIn } from '../tools/table/commands.ts'
import { endOutline } from '../tools/table/drawing.ts'
import { selectedPieces, selectedShape } from '../tools/table/hit-targets.ts'
import { keepOn } from '../tools/table/snap.ts'
import type { TableDesk } from '../tools/tool.ts'
import { tableDeskOf } from '../tools/tool-board.ts'
import type { ToolId } from '../view/view-state.ts'
import { Choice } from '../widgets/choice.tsx'

/** What the tools of a table can be set to. */
export function TableToolChoice({ tool }: { readonly tool: ToolId }) {
  switch (tool) {
    case 'area':
    case 'line':
      return <DrawingChoice tool={tool} />
    case 'stamp':
      return <StampChoice />
    case 'select':
      return <SelectedActions />
    default:
      return null
  }
}

function DrawingChoice({ tool }: { readonly tool: 'area' | 'line' }) {
  const workbench = useWorkbench()
  const { view } = workbench
  const palette = useTablePalette()
  // What is chosen follows from the view; this says when to look again.
  useView(({ terrain, way }) => `${terrain} ${way}`)
  const isSmooth = useView((state) => state.isSmooth)
  const corners = useView((state) => state.outline?.length)
  const desk = tableDeskOf(workbench)
  if (!palette || !desk) return null
  return (
    <>
      <Choice
        label="What to draw"
        value={chosenKind(tool, workbench)?.id}
        options={kindsFor(tool, palette)}
        onChoose={(id) => view.setState({ outline: undefined, ...(tool === 'area' ? { terrain: id } : { way: id }) })}
      />
      <label className="check">
        <input type="checkbox" checked={isSmooth} onChange={() => view.setState({ isSmooth: !isSmooth })} />
        Smooth
      </label>
      {corners !== undefined && (
        <>
          <button type="button" className="primary" onClick={() => endOutline(desk)}>
            Finish ({corners})
          </button>
          <button type="button" onClick={() => view.setState({ outline: undefined })}>
            Discard
          </button>
        </>
      )}
    </>
  )
}

function StampChoice() {
  const workbench = useWorkbench()
  const { view } = workbench
  const palette = useTablePalette()
  const commands = useDocument((state) => tableSurveyOf(state)?.commands) ?? []
  useView(({ command, unitType, items, side }) => `${command?.join()} ${unitType} ${items.join()} ${side}`)
  const chosen = chosenUnit(workbench)
  const choices = commandsIn(commands).map(({ path, label }) => ({ id: JSON.stringify(path), name: label }))
  return (
    <>
      <Choice
        label="Formation"
        value={JSON.stringify(chosen?.command.path)}
        options={choices}
        onChoose={(command) => view.setState({ command: JSON.parse(command) as Path, side: '' })}
      />
      <Choice
        label="Unit"
        value={chosen?.unit.type}
        options={(palette?.units ?? []).map(({ type, name }) => ({ id: type, name }))}
        onChoose={(unitType) => view.setState({ unitType })}
      />
    </>
  )
}

/** What can be done to what is selected, for whoever has no keyboard. */
function SelectedActions() {
  const workbench = useWorkbench()
  const items = useView((state) => state.items)
  const shape = useDocument((state) => selectedShape(state, { items }))
  const desk = tableDeskOf(workbench)
  if (items.length === 0 || !desk) return null
  if (shape) return <ShapeActions desk={desk} shape={shape} />
  if (!selectedPieces(desk).some(({ piece }) => piece.facing !== undefined)) return null
  return (
    <span className="buttons">
      <button type="button" title="Turn anticlockwise ([)" onClick={() => turnGroup(workbench, -1)}>
        ↺
      </button>
      <button type="button" title="Turn clockwise (])" onClick={() => turnGroup(workbench, 1)}>
        ↻
      </button>
    </span>
  )
}

type ShapeProps = { readonly desk: Omit<TableDesk, 'near'>; readonly shape: SurveyedShape }

/** The corners of a drawing bent into a curve, or made fewer; and where it lies among the others. */
function ShapeActions({ desk, shape }: ShapeProps) {
  const workbench = useWorkbench()
  const { form, points, label } = shape
  if (form === 'point') return null
  const isRing = form === 'ring'
  const curve = () => smooth(points, isRing).map((point) => keepOn(desk.size, point))
  // The first corner of a ring is its last as well, so that no edge is forgotten.
  const few = () => (isRing ? simplify([...points, points[0]!], COARSE).slice(0, -1) : simplify(points, COARSE))
  const apply = (words: string, to: readonly Point[]) => {
    desk.view.setState({ corner: undefined })
    if (!isRing || (to.length > 2 && !findTangle(to))) reshape(desk, shape, to, words)
    else desk.document.notify('The outline would cross or touch itself.', true)
  }
  return (
    <span className="buttons">
      <button type="button" onClick={() => apply(`Bend ${label} into a curve`, curve())}>
        Curve
      </button>
      <button type="button" onClick={() => apply(`Fewer corners for ${label}`, few())}>
        Fewer corners
      </button>
      {LAYERINGS.map(({ how, name, keys, Icon }) => (
        <button
          key={how}
          type="button"
          className="icon-button"
          aria-label={name}
          title={`${name} (${keyNames([keys])})`}
          onClick={() => restackSelected(workbench, how)}
        >
          <Icon aria-hidden="true" />
        </button>
      ))}
    </span>
  )
}

const LAYERINGS = [
  { how: 'raise', name: 'Raise', keys: 'Ctrl+ArrowUp', Icon: ArrowUp },
  { how: 'lower', name: 'Lower', keys: 'Ctrl+ArrowDown', Icon: ArrowDown },
  { how: 'top', name: 'Lay on top', keys: 'Ctrl+Shift+ArrowUp', Icon: ArrowUpToLine },
  { how: 'bottom', name: 'Lay at the bottom', keys: 'Ctrl+Shift+ArrowDown', Icon: ArrowDownToLine },
] as const

/** How far from its outline a corner may lie and still be left out, in tenths. */
const COARSE = 2
