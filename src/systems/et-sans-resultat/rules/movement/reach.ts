import { placeAfter, walkThrough } from '../../../../board/table/line-walk.ts'
import type { Point } from '../../../../board/table/point.ts'
import { boundsOf } from '../../../../board/table/ring.ts'
import { type BattleState, LIMBERED, NOBODY, PLOYED } from '../state.ts'
import { isOpen } from './open-ground.ts'
import type { Outlook } from './outlook.ts'
import { allowanceOf, costOn, type Gait, gaitOf, isBarred, marksUnder } from './rates.ts'

/** How far a formation gets, and who is nearest: what the plans that are offered are made of. */

/** Whether most of those who can move are in column. */
export function mostlyPloyed({ state, units }: Outlook): boolean {
  let ployed = 0
  for (const unit of units) if (state.stance[unit] === PLOYED || state.stance[unit] === LIMBERED) ployed++
  return 2 * ployed > units.length
}

/** How far the slowest of them gets on open ground. */
export function reachOf({ state, units }: Outlook): number {
  return Math.min(
    ...units.map((unit) => {
      const gait = gaitOf(state, unit)
      return Math.floor(allowanceOf(state, unit, gait) / gait.open)
    }),
  )
}

/** How far the slowest gets from the centre straight to a place, by what the ground costs on that line. */
export function reachTowards(outlook: Outlook, to: Point): number {
  const { state, units, centre } = outlook
  const { ground } = state.field
  const slowest = units.reduce<Gait>(
    (worst, unit) => {
      const gait = gaitOf(state, unit)
      return gait.open > worst.open || (gait.open === worst.open && gait.rough > worst.rough) ? gait : worst
    },
    gaitOf(state, units[0]!),
  )
  const allowance = Math.min(...units.map((unit) => allowanceOf(state, unit, slowest)))
  const walk = walkThrough([centre, to])
  const { west, east, south, north } = boundsOf(walk.points)
  if (isOpen(ground, west, south, east, north)) return Math.min(walk.steps, Math.floor(allowance / slowest.open))
  let [step, spent] = [0, 0]
  while (step < walk.steps) {
    const [x, y] = placeAfter(walk, step + 1)
    const marks = marksUnder(ground, x, y)
    spent += costOn(slowest, marks)
    if (spent > allowance || isBarred(slowest, marks)) break
    step++
  }
  return step
}

/** Of some units the one nearest to a place; NOBODY where there are none. */
export function nearestOf(state: BattleState, units: readonly number[], place: Point): number {
  let best: number = NOBODY
  let square = Number.POSITIVE_INFINITY
  for (const unit of units) {
    const dx = state.x[unit]! - place[0]
    const dy = state.y[unit]! - place[1]
    if (dx * dx + dy * dy >= square) continue
    best = unit
    square = dx * dx + dy * dy
  }
  return best
}
