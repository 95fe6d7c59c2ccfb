import type { SurveyedCommand } from '../../../src/engine/table-draftsman.ts'
import type { Path } from '../../../src/scenario/diagnostic.ts'
import type { Workbench } from '../../app/workbench.ts'
import { onTable } from '../../document/by-board.ts'

/** Puts units under another command, and keeps them selected. */
export function regroup({ document, view }: Workbench, units: readonly Path[], command: SurveyedCommand): void {
  const what = units.length === 1 ? 'a unit' : `${units.length} units`
  let moved: readonly Path[] = []
  const isDone = document.edit(
    `Put ${what} under ${command.label}`,
    onTable((draftsman, draft) => {
      const edit = draftsman.regroup(draft, units, command.path)
      moved = edit.moved
      return edit
    }),
  )
  if (isDone) view.setState({ items: moved, corner: undefined })
}
