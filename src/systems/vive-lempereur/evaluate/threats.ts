import type { HexTables } from '../../../board/hex-tables.ts'
import { memoize } from '../../../board/memoize.ts'
import { ARTILLERY, CAVALRY, INFANTRY, SITUATIONS, type Situation, type Tables, type UnitRow } from '../format/index.ts'
import type { Battlefield } from '../rules/index.ts'
import { chancesFor, fireChances } from './chances.ts'

/** How far a unit's threat reaches at least: cavalry comes three hexes and shocks, guns fire as far. */
const REACH = 5

/** Threats are whole numbers: so many are an element. */
export const SCALE = 65_536

/** How likely it is that a unit gets the order for it, and that it comes off. */
const ORDERED = 0.3
const AFTER_A_MOVE = 0.85

/** By row of values, target's arm and distance: the elements that a unit is likely to cost in the coming round. */
export type Threats = { readonly reach: number; readonly all: Int32Array }

/** What units threaten by their values and the tables of a battle. */
export const threatsOf = memoize(({ roster: { rows }, charts }: Battlefield): Threats => {
  const reach = rows.reduce((most, row) => Math.max(most, row.fire.length), REACH)
  const all = new Int32Array(rows.length * 3 * (reach + 1))
  rows.forEach((row, i) => {
    for (const arm of [INFANTRY, CAVALRY, ARTILLERY]) {
      for (let far = 1; far <= reach; far++)
        all[(i * 3 + arm) * (reach + 1) + far] = Math.round(SCALE * ORDERED * likelyLoss(charts, row, arm, far))
    }
  })
  return { reach, all }
})

/** What a unit with the values of a row threatens, by the target's arm and the distance, in parts of SCALE. */
export function threatOf({ reach, all }: Threats, row: number, arm: number, far: number): number {
  return all[(row * 3 + arm) * (reach + 1) + far]!
}

function likelyLoss(
  charts: Tables,
  { arm, fire, fireAfterMoving, movesAndFires }: UnitRow,
  against: number,
  far: number,
): number {
  if (arm === undefined || fire.length === 0) return 0
  const loss = (value: number) => chancesFor(fireChances(charts), value).meanLoss
  const firing = ARM_INDEX[arm]
  const added = (situation: Situation) => charts.modifiers[firing * SITUATIONS.length + SITUATIONS.indexOf(situation)]!
  const more = added(against === INFANTRY ? 'onInfantry' : against === CAVALRY ? 'onCavalry' : 'onArtillery')
  if (arm === 'cavalry') return far > movesAndFires + 1 ? 0 : loss(fire[0]! + more) * (far > 1 ? AFTER_A_MOVE : 1)
  let most = 0
  for (let steps = 0; steps <= movesAndFires && far - steps >= 1; steps++) {
    const range = far - steps
    const values = steps > 0 && fireAfterMoving ? fireAfterMoving : fire
    const value = values[range - 1]
    if (value === undefined) continue
    // 9.2: infantry has it against guns two hexes away only, where it need not stay: half of it counts.
    const isHalf = arm === 'infantry' && against === ARTILLERY
    const counts = isHalf ? (range === 2 ? Math.trunc(more / 2) : 0) : more
    most = Math.max(most, loss(value + counts) * (steps > 0 ? AFTER_A_MOVE : 1))
  }
  return most
}

const ARM_INDEX = { infantry: INFANTRY, cavalry: CAVALRY, artillery: ARTILLERY } as const

/** The hexes within reach of each hex, the nearest first. */
export class Rings {
  readonly #tables: HexTables
  readonly #reach: number
  readonly #rings: (Int32Array | undefined)[] = []

  constructor(tables: HexTables, reach: number) {
    this.#tables = tables
    this.#reach = reach
  }

  around(hex: number): Int32Array {
    return (this.#rings[hex] ??= this.#draw(hex))
  }

  #draw(hex: number): Int32Array {
    const found: number[] = []
    for (let other = 0; other < this.#tables.grid.size; other++) {
      const far = this.#tables.distance(hex, other)
      if (far > 0 && far <= this.#reach) found.push(other)
    }
    return Int32Array.from(found.sort((a, b) => this.#tables.distance(hex, a) - this.#tables.distance(hex, b)))
  }
}
