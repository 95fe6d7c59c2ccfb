import type { NewPiece } from '../../../engine/scenario-editor.ts'
import { isFixed } from '../../../scenario/arrivals/timing.ts'
import type { Change } from '../../../scenario/edit/change.ts'
import { addPlacements, inOrder, makePlacement } from '../../../scenario/edit/hexes/placements.ts'
import { openDraft, readPlacements, type ScenarioDraft } from '../format/index.ts'
import { describeFacing } from './sides.ts'

type Group = NonNullable<ScenarioDraft['reinforcements']>[number]

/** Has units arrive in a turn (13.0): with the group of their side that comes then, or as a group of their own. */
export function reinforce(data: unknown, unit: NewPiece, hexes: readonly number[], turn: number): Change[] {
  const opened = openDraft(data)
  if (!opened) return []
  const { draft, grid, reader } = opened
  const { side, type, facing, nation } = unit
  const groups = draft.reinforcements
  const at = groups?.findIndex((group) => joins(group, side, turn)) ?? -1
  const there =
    at < 0 ? [] : readPlacements(unitsOf(groups![at]), side, () => undefined, ['reinforcements', at], reader)
  const placements = [...new Set(hexes)]
    .filter((hex) => !there.some((one) => one.type === type && one.hex === hex))
    .map((hex) => makePlacement(grid.label(hex), { facing: describeFacing(draft, side, type, facing), nation }))
  if (placements.length === 0) return []
  if (at >= 0) {
    const list = ['reinforcements', at, 'units', type]
    return addPlacements(
      draft,
      placements.map((placement) => ({ list, placement })),
    )
  }
  const group = { side, turn, units: { [type]: inOrder(placements) } }
  return groups
    ? [{ kind: 'insert', path: ['reinforcements', groups.length], value: group }]
    : [{ kind: 'set', path: ['reinforcements'], value: [group] }]
}

/** Whether a unit of a side can come with a group: one that waits for something, or has a nation, is another matter. */
function joins(group: Group | undefined, side: string, turn: number): boolean {
  if (!group || 'stages' in group || group.side !== side || group.nation !== undefined) return false
  return (group.turn ?? 1) === turn && isFixed(group)
}

const unitsOf = (group: Group | undefined) => (group && !('stages' in group) ? group.units : {})
