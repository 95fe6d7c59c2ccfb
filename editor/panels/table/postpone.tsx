import type { SurveyedCommand } from '../../../src/engine/table-scenario-editor.ts'
import { onTable, tableSurveyOf } from '../../document/by-board.ts'
import { useDocument, useWorkbench } from '../../state/workbench.ts'
import { commandsIn } from '../../tools/table/commands.ts'
import { Menu } from '../../widgets/menu.tsx'

/** The turn on which somebody arrives who has been on the table so far; the track moves him on. */
const SOON = 2

/** Formations that march on later, or are on the table from the start after all. */
export function Postpone() {
  const { document } = useWorkbench()
  const commands = useDocument((state) => tableSurveyOf(state)?.commands)
  if (!commands) return null
  const all = commandsIn(commands)
  const schedule = ({ path, label }: SurveyedCommand, turn: number | undefined) =>
    document.edit(
      turn === undefined ? `${label} on the table from the start` : `${label} to arrive on turn ${turn}`,
      onTable((scenarioEditor, draft) => scenarioEditor.commands.postpone(draft, path, turn)),
    )
  return (
    <div className="move-to buttons">
      <Formations
        name="Let a formation arrive later…"
        among={all.filter(({ arrives }) => arrives === undefined)}
        onChoose={(command) => schedule(command, SOON)}
      />
      <Formations
        name="Put a formation on the table from the start…"
        among={all.filter(({ arrives }) => arrives !== undefined)}
        onChoose={(command) => schedule(command, undefined)}
      />
    </div>
  )
}

type FormationsProps = {
  readonly name: string
  readonly among: readonly SurveyedCommand[]
  readonly onChoose: (command: SurveyedCommand) => void
}

function Formations({ name, among, onChoose }: FormationsProps) {
  if (among.length === 0) return null
  return (
    <Menu name={name}>
      {among.map((command) => (
        <button key={command.path.join('/')} type="button" role="menuitem" onClick={() => onChoose(command)}>
          {command.label}
          <small>{command.note}</small>
        </button>
      ))}
    </Menu>
  )
}
