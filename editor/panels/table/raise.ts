import type { SurveyedCommand } from '../../../src/engine/table-scenario-editor.ts'
import type { Path } from '../../../src/scenario/diagnostic.ts'
import { onTable } from '../../document/by-board.ts'
import type { Workbench } from '../../state/workbench.ts'

type Troops = Pick<Workbench, 'document' | 'view'>

/** Adds a command under another; the stamp is then in the hand, to put units into it. */
export function raise({ document, view }: Troops, { path, label, raises }: SurveyedCommand): void {
  let made: Path | undefined
  const isDone = document.draw(
    `Add a ${raises} to ${label}`,
    onTable((scenarioEditor, draft) => {
      const raised = scenarioEditor.commands.raise(draft, path)
      made = raised?.made
      return raised?.changes
    }),
  )
  if (!isDone) return
  view.setState({ tool: 'stamp', command: made, side: '', items: [], corner: undefined })
  document.notify('It has no units yet. Click on the table to place some.', false)
}

/** Takes a command away, with all who are under it. */
export function disband({ document, view }: Troops, { path, label }: SurveyedCommand): void {
  const isDone = document.draw(
    `Disband ${label}`,
    onTable((scenarioEditor, draft) => scenarioEditor.commands.disband(draft, path)),
  )
  if (isDone) view.setState({ items: [], corner: undefined })
}
