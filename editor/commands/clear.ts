import type { ClearTarget } from '../../src/engine/hex-scenario-editor.ts'
import type { Edit } from '../../src/engine/scenario-editor.ts'
import { onHexes } from '../document/by-board.ts'
import type { ScenarioDocument } from '../document/scenario-document.ts'
import type { Workbench } from '../state/workbench.ts'
import { unlocked } from '../view/locks.ts'
import { pickedIn } from '../view/stack.ts'
import { concernedHexes } from '../view/view-state.ts'

/** Takes the units out of what is selected; where there are none, everything else that is ticked. */
export function clearSelection({ document, view }: Workbench): void {
  const clearTargets = unlocked(view.getState(), view.getState().clearTargets)
  const hexes = concernedHexes(view.getState())
  if (hexes.length === 0) {
    document.notify('Nothing is selected. Select the hexes to clear first.', true)
    return
  }
  const picked = pickedIn(view.getState(), document.state)
  if (picked && !view.getState().locked.has('pieces')) {
    // Somebody else may come to its place in the data.
    view.setState({ picked: undefined, fanned: undefined })
    document.draw(`Remove ${picked.label}`, (scenarioEditor, draft) =>
      scenarioEditor.pieces.dismiss(draft, [picked.path]),
    )
    return
  }
  const units = clearTargets.has('pieces') ? countUnits(document, hexes) : 0
  if (units === 0) {
    const what = hexes.length === 1 ? 'a hex' : `${hexes.length} hexes`
    document.draw(
      `Clear ${what}`,
      onHexes((scenarioEditor, draft) => scenarioEditor.ground.clear(draft, hexes, clearTargets)),
    )
    return
  }
  const rest = new Set<ClearTarget>([...clearTargets].filter((one) => one !== 'pieces'))
  document.edit(
    units === 1 ? 'Remove a unit' : `Remove ${units} units`,
    onHexes((scenarioEditor, draft): Edit => {
      const isGroundLeft = scenarioEditor.ground.clear(draft, hexes, rest).length > 0
      return {
        changes: scenarioEditor.ground.clear(draft, hexes, new Set(['pieces'])),
        notices: isGroundLeft ? ['The ground is unchanged. Clear again to remove it too.'] : [],
      }
    }),
  )
}

/** How many units stand there at the start: those that arrive later are not cleared. */
function countUnits(document: ScenarioDocument, hexes: readonly number[]): number {
  const chosen = new Set(hexes)
  const pieces = document.state.survey?.pieces ?? []
  return pieces.filter(({ place, arrives }) => arrives === undefined && chosen.has(place)).length
}
