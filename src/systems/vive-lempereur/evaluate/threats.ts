import type { HexTables } from '../../../board/hex-tables.ts'
import { ARTILLERY, CAVALRY, INFANTRY, MODIFIERS, UNIT_TYPES, UNITS, type UnitRow } from '../format/index.ts'
import { chancesFor } from './chances.ts'

/** How far a unit's threat reaches: cavalry comes three hexes and shocks, guns fire as far. */
const REACH = 5

/** Threats are whole numbers: so many are an element. */
export const SCALE = 65_536

/** How likely it is that a unit gets the order for it, and that it comes off. */
const ORDERED = 0.3
const AFTER_A_MOVE = 0.85

/** By type, target's arm and distance: the elements that a unit of the type is likely to cost in the coming round. */
const THREAT: readonly Int32Array[] = UNIT_TYPES.map((type) => {
  const row = UNITS[type]
  const threat = new Int32Array(3 * (REACH + 1))
  for (const arm of [INFANTRY, CAVALRY, ARTILLERY]) {
    for (let far = 1; far <= REACH; far++)
      threat[arm * (REACH + 1) + far] = Math.round(SCALE * ORDERED * likelyLoss(row, arm, far))
  }
  return threat
})

/** What a unit of a type threatens, by the target's arm and the distance, in parts of SCALE. */
export function threatOf(type: number, arm: number, far: number): number {
  return THREAT[type]![arm * (REACH + 1) + far]!
}

function likelyLoss({ arm, fire, fireAfterMoving, movesAndFires }: UnitRow, against: number, far: number): number {
  if (arm === undefined || fire.length === 0) return 0
  const loss = (value: number) => chancesFor(value).meanLoss
  if (arm === 'cavalry') {
    if (far > 4) return 0
    const more = against === CAVALRY ? 0 : MODIFIERS.cavalryOnInfantry.add
    return loss(fire[0]! + more) * (far > 1 ? AFTER_A_MOVE : 1)
  }
  let most = 0
  for (let steps = 0; steps <= movesAndFires && far - steps >= 1; steps++) {
    const range = far - steps
    const values = steps > 0 && fireAfterMoving ? fireAfterMoving : fire
    const value = values[range - 1]
    if (value === undefined) continue
    const less = against === CAVALRY ? -2 : against === ARTILLERY && (arm === 'artillery' || range === 2) ? -2 : 0
    most = Math.max(most, loss(value + less) * (steps > 0 ? AFTER_A_MOVE : 1))
  }
  return most
}

/** The hexes within reach of each hex, the nearest first. */
export class Rings {
  readonly #tables: HexTables
  readonly #rings: (Int32Array | undefined)[] = []

  constructor(tables: HexTables) {
    this.#tables = tables
  }

  around(hex: number): Int32Array {
    return (this.#rings[hex] ??= this.#draw(hex))
  }

  #draw(hex: number): Int32Array {
    const found: number[] = []
    for (let other = 0; other < this.#tables.grid.size; other++) {
      const far = this.#tables.distance(hex, other)
      if (far > 0 && far <= REACH) found.push(other)
    }
    return Int32Array.from(found.sort((a, b) => this.#tables.distance(hex, a) - this.#tables.distance(hex, b)))
  }
}
