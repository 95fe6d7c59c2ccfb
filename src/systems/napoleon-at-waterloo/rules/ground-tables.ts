import type { NapoleonAtWaterlooScenario, NawGround, Options, Tables } from '../format/index.ts'
import { kindsOf, sidesOf } from '../format/index.ts'
import { type Gait, listGaits } from './gaits.ts'
import { compileSides, type SideTables } from './hexsides.ts'
import { backstepCost, entryCost, isWayOff, stepCost } from './step-costs.ts'

/** Everything about a battlefield that its ground decides, in tables. */
export type GroundTables = {
  /** For each hex its terrain, an index into the kinds of ground of its tables. */
  readonly terrain: Uint8Array
  /** For each hex and direction the movement points of the step, 0 where nobody may take it. */
  readonly steps: Uint8Array
  /** By gait the same; and for units that fall back: the points that they must have, although they pay none. */
  readonly stepsOf: readonly Uint8Array[]
  readonly backstepsOf: readonly Uint8Array[]
  readonly sideTables: SideTables
  /** For each hex the movement points of whoever comes onto the board there, 0 where nobody may; and the same by gait. */
  readonly entry: Uint8Array
  readonly entryOf: readonly Uint8Array[]
  /** For each hex: by how much it multiplies its defenders, by how many columns it shifts attacks, whether it stops fire. */
  readonly defence: Uint8Array
  readonly shift: Int8Array
  readonly blocks: Uint8Array
  /** For each side the hexes by which it may leave the board. */
  readonly exits: readonly [Uint8Array, Uint8Array]
}

/** The gait of whoever may go where anybody may, such as a leader: the last of them. */
const ANYBODY = 3

export function compileGround(
  scenario: NapoleonAtWaterlooScenario,
  ground: NawGround,
  charts: Tables,
  options: Options,
): GroundTables {
  const { grid, reader, terrain } = ground
  const effect = (hex: number) => charts.terrain[terrain[hex]!]!
  const exits = sidesOf(scenario).map((side) => {
    const flags = new Uint8Array(grid.size)
    for (const hex of reader.set(scenario.exits?.[side] ?? [], [])) flags[hex] = Number(isWayOff(ground, charts, hex))
    return flags
  })
  const tabulate = (costOf: (hex: number, direction: number) => number | undefined) =>
    Uint8Array.from({ length: grid.size * 6 }, (_, i) => costOf(Math.floor(i / 6), i % 6) ?? 0)
  const gaits = listGaits(scenario, charts, kindsOf(scenario.troops).values())
  // Only hexsides, and ground of the battle's own, make a difference between units; a leader goes where anybody may.
  const isOneForAll = !ground.hexsides && scenario.ground === undefined
  const byGait = (tabulateFor: (gait: Gait | undefined) => Uint8Array) => {
    const anybody = tabulateFor(undefined)
    return gaits.list.map((gait) => (gait && !isOneForAll ? tabulateFor(gait) : anybody))
  }
  const stepsOf = byGait((gait) => tabulate((hex, direction) => stepCost(ground, charts, hex, direction, gait)))
  const entryOf = byGait((gait) =>
    Uint8Array.from({ length: grid.size }, (_, hex) => entryCost(ground, charts, hex, gait) ?? 0),
  )
  return {
    terrain,
    steps: stepsOf[ANYBODY]!,
    stepsOf,
    backstepsOf: byGait((gait) =>
      tabulate((hex, direction) => backstepCost(ground, charts, options, hex, direction, gait)),
    ),
    sideTables: compileSides(ground),
    entry: entryOf[ANYBODY]!,
    entryOf,
    defence: Uint8Array.from({ length: grid.size }, (_, hex) => effect(hex).defence),
    shift: Int8Array.from({ length: grid.size }, (_, hex) => effect(hex).shift),
    blocks: Uint8Array.from({ length: grid.size }, (_, hex) => Number(effect(hex).blocksFire)),
    exits: [exits[0]!, exits[1]!],
  }
}
