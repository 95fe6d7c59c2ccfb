import { MOVES, TURN } from '../../../engine/conditions/asked.ts'
import type { HexReader } from '../../../scenario/checks/hexes.ts'
import type { NapoleonAtWaterlooScenario, NawVictoryCondition } from '../format/index.ts'
import { LEVELS } from '../format/index.ts'
import type { Compiled, Conditions } from './conditions.ts'

export type Goal = {
  readonly side: number
  readonly level: number
  readonly check: NonNullable<NawVictoryCondition['check']>
  readonly when: Compiled
}

/** How a battle is won, and when losses demoralise. */
export type VictoryPlan = {
  readonly goals: readonly Goal[]
  /** The points of every condition that asks who destroyed them first. */
  readonly firsts: readonly number[]
  /** The points that demoralise a side, 0 where nothing does; one bit a side that they can demoralise. */
  readonly points: number
  readonly demoralisable: number
  /** The side that controls each hex at the start though nobody stands there, or -1; empty where no condition asks. */
  readonly control: Int32Array
}

export function readVictory(
  scenario: NapoleonAtWaterlooScenario,
  sides: readonly string[],
  reader: HexReader,
  conditions: Conditions,
  firsts: readonly number[],
): VictoryPlan {
  const goals = scenario.victory.map(({ side, level, check = 'immediately', when }) => ({
    side: sides.indexOf(side),
    level: LEVELS[level ?? 'decisive'],
    check,
    when: conditions.add(when, side),
  }))
  // A standard game may be won by a move, or by the beginning of a turn.
  const isWonByMoves = goals.some(({ check, when }) => check === 'immediately' && (when.watch & (MOVES | TURN)) !== 0)
  if (scenario.edition === 'standard' && isWonByMoves) conditions.watchChanges()
  const { points = 0, sides: shaken = [] } = scenario.demoralisation ?? {}
  const demoralisable = shaken.reduce((bits, side) => bits | (1 << sides.indexOf(side)), 0)
  return { goals, firsts, points, demoralisable, control: readControl(scenario, sides, reader, conditions) }
}

function readControl(
  { control = {} }: NapoleonAtWaterlooScenario,
  sides: readonly string[],
  reader: HexReader,
  conditions: Conditions,
): Int32Array {
  if (!conditions.atoms.some(({ kind }) => kind === 'controls')) return new Int32Array(0)
  const owners = new Int32Array(reader.grid.size).fill(-1)
  for (const [side, list] of Object.entries(control)) {
    for (const hex of reader.set(list, [])) owners[hex] = sides.indexOf(side)
  }
  return owners
}
