import type { SurveyedCommand } from '../../../src/engine/table-draftsman.ts'
import type { Path } from '../../../src/scenario/diagnostic.ts'
import type { Workbench } from '../../app/workbench.ts'
import { onTable } from '../../document/by-board.ts'

/** Puts units under another command, and keeps them selected. */
export function regroup({ document, view }: Workbench, units: readonly Path[], command: SurveyedCommand): void {
  const what = units.length === 1 ? 'a unit' : `${units.length} units`
  let moved: readonly Path[] = []
  const before = document.state.text
  const isDone = document.edit(
    `Put ${what} under ${command.label}`,
    onTable((draftsman, draft) => {
      const edit = draftsman.regroup(draft, units, command.path)
      moved = edit.moved
      return edit
    }),
  )
  if (!isDone) return
  view.setState({ items: moved, corner: undefined })
  if (commentsIn(before) > commentsIn(document.state.text)) {
    document.tell('What stood in the text as a comment on them could not go with them: undo brings it back.', true)
  }
}

/** How many comments a text has, as far as one can tell without reading it. */
const commentsIn = (text: string) => text.match(/(?:^|\s)#/gm)?.length ?? 0
