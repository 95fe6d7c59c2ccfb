import type { NapoleonAtWaterlooScenario, NawCondition } from '../format/index.ts'
import { LEVELS } from '../format/index.ts'

/** A condition, compiled; `first` names a row of `VictoryPlan.firsts`. */
export type Test =
  | { readonly kind: 'destroyed'; readonly points: number }
  | { readonly kind: 'first'; readonly row: number }
  | { readonly kind: 'demoralised' | 'leader-exited' | 'leader-eliminated' }
  | { readonly kind: 'exited'; readonly units: number }
  | { readonly kind: 'all' | 'any'; readonly parts: readonly Test[] }

type Goal = { readonly side: number; readonly level: number; readonly test: Test }

/** How a battle is won, and when losses demoralise. */
export type VictoryPlan = {
  readonly goals: readonly Goal[]
  /** The points of every condition that asks who destroyed them first. */
  readonly firsts: readonly number[]
  /** The points that demoralise a side, 0 where nothing does; one bit a side that they can demoralise. */
  readonly points: number
  readonly demoralisable: number
}

export function readVictory(scenario: NapoleonAtWaterlooScenario, sides: readonly string[]): VictoryPlan {
  const firsts: number[] = []
  const goals = scenario.victory.map(({ side, level, when }) => ({
    side: sides.indexOf(side),
    level: LEVELS[level ?? 'decisive'],
    test: readTest(when, firsts),
  }))
  const { points = 0, sides: shaken = [] } = scenario.demoralisation ?? {}
  const demoralisable = shaken.reduce((bits, side) => bits | (1 << sides.indexOf(side)), 0)
  return { goals, firsts, points, demoralisable }
}

function readTest(condition: NawCondition, firsts: number[]): Test {
  if (condition.all) return { kind: 'all', parts: condition.all.map((part) => readTest(part, firsts)) }
  if (condition.any) return { kind: 'any', parts: condition.any.map((part) => readTest(part, firsts)) }
  if (condition.destroyed !== undefined) return { kind: 'destroyed', points: condition.destroyed }
  if (condition.exited !== undefined) return { kind: 'exited', units: condition.exited }
  if (condition.leaderExited) return { kind: 'leader-exited' }
  if (condition.leaderEliminated) return { kind: 'leader-eliminated' }
  if (condition.demoralised) return { kind: 'demoralised' }
  const points = condition.destroyedFirst!
  const row = firsts.indexOf(points)
  return { kind: 'first', row: row < 0 ? firsts.push(points) - 1 : row }
}
