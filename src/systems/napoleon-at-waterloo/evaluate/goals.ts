import type { HexGrid } from '../../../board/hex-grid.ts'
import { memoize } from '../../../board/memoize.ts'
import { NOWHERE } from '../../../board/nowhere.ts'
import type { Battlefield, BattleState, Test } from '../rules/index.ts'

/** What a side has to know of the conditions of victory, from the scenario alone. */
export type Goals = {
  /** By side: the points whose loss is nearest to deciding something. */
  readonly points: readonly [number, number]
  /** By side: how many of its units are asked to leave the board, 0 for none. */
  readonly exits: readonly [number, number]
  /** By side: the row of `firsts` that has to be won together with the exits, or -1. */
  readonly first: readonly [number, number]
  /** By side: whether its leader decides a victory by leaving, or by falling. */
  readonly leaderLeaves: readonly [boolean, boolean]
  readonly leaderMatters: readonly [boolean, boolean]
  /** By side and hex: the movement points to leave the board from there, by the ground alone. */
  readonly wayOut: readonly [Int32Array, Int32Array]
}

/** Far from any way out. */
const NO_WAY_OUT = 999

export const goalsOf = memoize((field: Battlefield): Goals => {
  const both = <T>(make: (side: number) => T): readonly [T, T] => [make(0), make(1)]
  return {
    points: both((side) => pointsAgainst(field, side)),
    exits: both((side) =>
      Math.max(0, ...testsOf(field, side).map((test) => (test.kind === 'exited' ? test.units : 0))),
    ),
    first: both((side) => firstWithExits(field, side)),
    leaderLeaves: both((side) => testsOf(field, side).some(({ kind }) => kind === 'leader-exited')),
    leaderMatters: both(
      (side) =>
        testsOf(field, side).some(({ kind }) => kind === 'leader-exited') ||
        testsOf(field, 1 - side).some(({ kind }) => kind === 'leader-eliminated'),
    ),
    wayOut: both((side) => tabulateWayOut(field, side)),
  }
})

/** Who has won the race for the first points that a side needs beside its exits: 1 it, -1 the enemy, 0 nobody yet. */
export function raceFor(state: BattleState, side: number): number {
  const row = goalsOf(state.field).first[side]!
  if (row < 0) return state.demoralised < 0 ? 0 : state.demoralised === 1 - side ? 1 : -1
  const bits = state.firsts[row]!
  return bits === 0 ? 0 : (bits & (1 << side)) !== 0 ? 1 : -1
}

/** Every condition that speaks for a side, whatever it is part of. */
function testsOf({ victory }: Battlefield, side: number): Test[] {
  return victory.goals.filter((goal) => goal.side === side).flatMap(({ test }) => partsOf(test))
}

function partsOf(test: Test): Test[] {
  return 'parts' in test ? test.parts.flatMap(partsOf) : [test]
}

/** The smallest number of points that brings the enemy something, or what demoralises. */
function pointsAgainst(field: Battlefield, side: number): number {
  const { victory } = field
  const asked = testsOf(field, 1 - side).flatMap((test) =>
    test.kind === 'destroyed' ? [test.points] : test.kind === 'first' ? [victory.firsts[test.row]!] : [],
  )
  const least = Math.min(...asked, victory.points || Infinity)
  return Number.isFinite(least) ? least : 40
}

function firstWithExits(field: Battlefield, side: number): number {
  for (const goal of field.victory.goals) {
    if (goal.side !== side) continue
    const parts = partsOf(goal.test)
    const first = parts.find(({ kind }) => kind === 'first')
    if (first?.kind === 'first' && parts.some(({ kind }) => kind === 'exited')) return first.row
  }
  return -1
}

/** From the exits inwards; a step costs what its hex costs whoever enters it. */
function tabulateWayOut({ grid, exits, entry, steps }: Battlefield, side: number): Int32Array {
  const far = new Int32Array(grid.size).fill(NO_WAY_OUT)
  let front = [...far.keys()].filter((hex) => exits[side as 0 | 1][hex] === 1 && entry[hex]! > 0)
  for (const hex of front) far[hex] = 1
  while (front.length > 0) front = front.flatMap((hex) => spread(grid, steps, far, hex))
  return far
}

function spread(grid: HexGrid, steps: Uint8Array, far: Int32Array, to: number): number[] {
  const found: number[] = []
  for (let direction = 0; direction < 6; direction++) {
    const from = grid.neighbour(to, direction)
    const cost = from === NOWHERE ? 0 : steps[from * 6 + ((direction + 3) % 6)]!
    if (cost === 0 || far[to]! + cost >= far[from]!) continue
    far[from] = far[to]! + cost
    found.push(from)
  }
  return found
}
