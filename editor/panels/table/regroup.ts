import type { SurveyedCommand } from '../../../src/engine/table-scenario-editor.ts'
import type { Path } from '../../../src/scenario/diagnostic.ts'
import { onTable, tableSurveyOf } from '../../document/by-board.ts'
import type { Workbench } from '../../state/workbench.ts'
import { allCommands } from '../../tools/table/commands.ts'
import { isSamePath } from '../../tools/table/hit-targets.ts'

/** Puts units, or a whole command, under another, and keeps them selected. */
export function regroup({ document, view }: Workbench, things: readonly Path[], command: SurveyedCommand): void {
  const whole = commandIn({ document }, things[0])
  const what = whole?.label ?? (things.length === 1 ? 'a unit' : `${things.length} units`)
  let moved: readonly Path[] = []
  const isDone = document.edit(
    `Put ${what} under ${command.label}`,
    onTable((scenarioEditor, draft) => {
      const edit = scenarioEditor.commands.regroup(draft, things, command.path)
      moved = edit.moved
      return edit
    }),
  )
  if (!isDone) return
  const units = commandIn({ document }, moved[0])?.units.map(({ path }) => path)
  view.setState({ items: units ?? moved, corner: undefined })
}

/** The command that a path leads to, if it leads to one. */
function commandIn({ document }: Pick<Workbench, 'document'>, path: Path | undefined): SurveyedCommand | undefined {
  const commands = tableSurveyOf(document.state)?.commands ?? []
  return path && allCommands(commands).find((command) => isSamePath(command.path, path))
}
