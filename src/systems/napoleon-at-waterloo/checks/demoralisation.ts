import { forEachEntry } from '../../../scenario/checks/hexes.ts'
import { isSide } from '../../../scenario/checks/sides.ts'
import { kinOf } from '../../../scenario/likeness.ts'
import { type CheckedBattle, isUnsure, pointsOf } from './checked-battle.ts'

/** Demoralisation: of sides and nations that there are, and by losses that they can have. */
export function checkDemoralisation(battle: CheckedBattle): void {
  const { draft, report } = battle
  const { demoralisation } = draft
  if (!demoralisation) return
  forEachEntry(demoralisation.sides, ['demoralisation', 'sides'], (side, path) => {
    if (!isSide(battle, side, path) || isUnsure(battle)) return
    const points = pointsOf(battle, side)
    // A side without any units is told already.
    if (points === 0 || demoralisation.points <= points) return
    const message = `${side} has ${points} strength points, so it can never lose ${demoralisation.points}.`
    report.add({ code: 'demoralisation/unreachable', path, message })
  })
  const nations = Object.values(draft.sides ?? {}).flatMap((side) => side.nations)
  const kin = new Set(nations.flatMap((nation) => kinOf(draft.nations, nation)))
  forEachEntry(demoralisation.spares, ['demoralisation', 'spares'], (nation, path) => {
    if (kin.has(nation) || !report.isComplete('sides')) return
    const hint = `Nations: ${nations.join(', ')}.`
    report.add({ code: 'unit/wrong-nation', path, message: `No side has ${nation} troops.`, hint })
  })
}
