import type { Path } from '../../src/scenario/diagnostic.ts'
import { tableSurveyOf } from '../document/by-board.ts'
import { chosenKind, chosenUnit, kindsFor } from '../tools/table/chosen.ts'
import { endOutline } from '../tools/table/drawing.ts'
import { commandsIn } from '../tools/table/things.ts'
import type { ToolId } from '../tools/tool.ts'
import { Choice } from './choice.tsx'
import { turnGroup } from './on-table.ts'
import { tableDeskOf, useDocument, useTablePalette, useView, useWorkbench } from './workbench.ts'

/** What the tools of a table can be set to. */
export function TableToolChoice({ tool }: { readonly tool: ToolId }) {
  switch (tool) {
    case 'area':
    case 'line':
      return <DrawingChoice tool={tool} />
    case 'stamp':
      return <StampChoice />
    case 'select':
      return <GroupActions />
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
        label="What is drawn"
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
            End it ({corners})
          </button>
          <button type="button" onClick={() => view.setState({ outline: undefined })}>
            Give up
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
        onChoose={(command) => view.setState({ command: JSON.parse(command) as Path })}
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

/** What can be done to the selected units, for whoever has no keyboard. */
function GroupActions() {
  const workbench = useWorkbench()
  const count = useView((state) => state.items.length)
  if (count === 0) return null
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
