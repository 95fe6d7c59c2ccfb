import { ahead, bearing } from '../../../board/table/facing.ts'
import type { Point } from '../../../board/table/point.ts'
import { isInArea } from '../format/index.ts'
import { type BattleState, DEPLOYED, isBattery, isCavalry, isOnTable, NOBODY } from '../rules/index.ts'
import type { Council } from './council.ts'
import { distance, type FormationStrength } from './formation-strength.ts'
import { WEARY } from './missions.ts'

/** Battalions in line that are enough to keep an area, if they are not worn out; cavalry has to be free to ride. */
const ENOUGH_TO_HOLD = 3
/** Enemies further from an area than this do not come at it yet. */
const COMING = 300

/** The area that a formation has to keep by standing in it; nothing where it keeps it better from where it is, or others do. */
export function keepOf(council: Council, { formation, centre }: FormationStrength): number {
  const { middles, missions, enemies } = council
  const mission = missions.of.get(formation)
  if (mission?.kind !== 'hold') return NOBODY
  const middle = middles[mission.area]!
  const coming = enemies.filter((enemy) => !enemy.isSpent && distance(enemy.centre, middle) < COMING)
  const isBetween = coming.every((enemy) => distance(enemy.centre, centre) < distance(enemy.centre, middle))
  if (coming.length > 0 && isBetween) return NOBODY
  return holdersOf(council, mission.area, formation) < ENOUGH_TO_HOLD ? mission.area : NOBODY
}

/** Whoever is worn out so much falls back from enemies who are so near, unless all hangs on what he holds. */
const [WORN, TOO_NEAR, ALL] = [0.75, 120, 1]

/** Where a formation that defends goes: into what it has to keep, where it can get there; the worn out away from the enemy. */
export function postFor(
  council: Council,
  body: FormationStrength,
  enemy: FormationStrength | undefined,
): Point | undefined {
  const { state, middles, stakes } = council
  const { formation, centre, weariness } = body
  const area = keepOf(council, body)
  const isNeeded = area !== NOBODY && stakes[area]! >= ALL
  if (enemy && weariness > WORN && !isNeeded && distance(enemy.centre, centre) < TOO_NEAR) {
    return ahead(centre, bearing(centre[0] - enemy.centre[0], centre[1] - enemy.centre[1]), TOO_NEAR)
  }
  if (area === NOBODY) return undefined
  const middle = middles[area]!
  const anchor: Point = [state.anchorX[formation]!, state.anchorY[formation]!]
  const { defend } = state.field.tables.directives
  const canGetThere = distance(anchor, middle) < 2 * defend && distance(centre, middle) < 2 * defend
  return canGetThere ? middle : undefined
}

/** Battalions of other formations that keep an area, and can be relied on. */
function holdersOf({ state, own }: Council, area: number, but: number): number {
  let count = 0
  for (const { formation, weariness, isSpent } of own) {
    if (formation === but || isSpent || weariness > WEARY) continue
    for (let unit = 0; unit < state.formation.length; unit++) {
      if (state.formation[unit] !== formation || isCavalry(state, unit) || !isHolder(state, unit)) continue
      if (isInArea(state.field.areas[area]!, state.x[unit]!, state.y[unit]!)) count++
    }
  }
  return count
}

/** 13.1: deployed infantry and cavalry keep an area. */
export const isHolder = (state: BattleState, unit: number) =>
  isOnTable(state, unit) && state.stance[unit] === DEPLOYED && !isBattery(state, unit)
