import { placeAfter, walkThrough } from '../../../board/table/line-walk.ts'
import type { Point } from '../../../board/table/point.ts'
import { isInFeature } from '../format/index.ts'
import { rollOne } from './dice.ts'
import { type Events, emitGroundTried } from './events.ts'
import { remove } from './movement/rout.ts'
import { isOnTable, unitsOf } from './queries.ts'
import type { WeakFeature } from './special-plan.ts'
import type { BattleState } from './state.ts'
import { changeGround } from './upheaval.ts'

// Ground that breaks is no part of the sheet: RULES.md has it among what Berthier adds. A battle without any pays nothing for it.

/** 14.15: the weak features that have not broken, and are there. */
export function weakFeatures({ field, memory }: BattleState): readonly WeakFeature[] {
  const { weak } = field.special
  if (weak === undefined) return []
  return weak.filter(({ id, row }) => memory[row] === 0 && field.ground.features.some((feature) => feature.id === id))
}

/** 14.15: whether a point lies in a weak feature. */
function isOnWeak({ field }: BattleState, weak: WeakFeature, point: Point): boolean {
  const feature = field.ground.features.find(({ id }) => id === weak.id)
  return feature !== undefined && isInFeature(feature, point)
}

/** 14.15: whether a way that does not begin in a weak feature leads into it. */
function entersWeak(state: BattleState, weak: WeakFeature, way: Iterable<Point>): boolean {
  let isFirst = true
  for (const point of way) {
    if (isOnWeak(state, weak, point)) return !isFirst
    isFirst = false
  }
  return false
}

/** 14.15: how likely it is that no ground breaks under a unit on its way. */
export function chanceToCross(state: BattleState, way: readonly Point[]): number {
  let chance = 1
  for (const weak of weakFeatures(state)) {
    if (weak.entry > 0 && entersWeak(state, weak, way)) chance *= (weak.entry - 1) / 6
  }
  return chance
}

/** 14.15: a unit has moved: what is weak on its way may break under it. */
export function breakOnWay(state: BattleState, unit: number, way: () => Iterable<Point>, events: Events): void {
  for (const weak of weakFeatures(state)) {
    if (!isOnTable(state, unit)) return
    if (weak.entry > 0 && entersWeak(state, weak, way())) tryGround(state, weak, weak.entry, [unit], events)
  }
}

/** 14.15: the same of a unit that has gone straight from a place to where it is. */
export function breakOnStraightWay(state: BattleState, unit: number, from: Point, events: Events): void {
  breakOnWay(state, unit, () => stepsTo(from, [state.x[unit]!, state.y[unit]!]), events)
}

/** Every place on a straight way. */
function* stepsTo(from: Point, to: Point): Iterable<Point> {
  const walk = walkThrough([from, to])
  for (let step = 0; step <= walk.steps; step++) yield placeAfter(walk, step)
}

/** 14.15: guns have fired at a formation: what is weak under its units may break. */
export function breakUnderFire(state: BattleState, target: number, events: Events): void {
  for (const weak of weakFeatures(state)) {
    if (weak.fire === 0) continue
    const there = unitsOf(state, target).filter(
      (unit) => isOnTable(state, unit) && isOnWeak(state, weak, [state.x[unit]!, state.y[unit]!]),
    )
    if (there.length > 0) tryGround(state, weak, weak.fire, there, events)
  }
}

function tryGround(
  state: BattleState,
  weak: WeakFeature,
  least: number,
  units: readonly number[],
  events: Events,
): void {
  const die = rollOne(state)
  emitGroundTried(events, weak, die, die >= least)
  if (die < least) return
  for (const unit of units) remove(state, unit, events)
  state.memory[weak.row] = state.turn
  changeGround(state, events)
}
