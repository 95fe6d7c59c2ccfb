import { hexSurveyOf } from '../document/by-board.ts'
import type { Workbench } from '../state/workbench.ts'
import { selectedShape } from '../tools/table/hit-targets.ts'
import { pickedIn, stackIn } from '../view/stack.ts'
import { selectWholeFormation } from './table-actions.ts'

/** What a double click edits where it is: the name that is written there, or that of the unit; on a table it takes the whole formation. */
export function editAt(workbench: Workbench, place: number | undefined, written: string | undefined): void {
  const { document, view } = workbench
  const { state } = document
  if (view.getState().tool !== 'select' || place === undefined) return
  if (state.portrait?.board.kind === 'table') {
    const shape = selectedShape(state, view.getState())
    if (shape) view.setState({ namingThing: shape.path })
    else selectWholeFormation(workbench)
    return
  }
  const names = hexSurveyOf(state)?.areas.filter(({ kind }) => kind === 'name') ?? []
  const named = names.find(({ label, path }) => label === written || path.at(-1) === written)
  const unit = pickedIn(view.getState(), state) ?? stackIn(state, place).at(-1)?.piece
  const here = names.find(({ hexes }) => hexes.includes(place))
  if (named) view.setState({ namingHexes: named.hexes })
  else if (unit) view.setState({ namingThing: unit.path, fanned: undefined })
  else if (here) view.setState({ namingHexes: here.hexes })
}
