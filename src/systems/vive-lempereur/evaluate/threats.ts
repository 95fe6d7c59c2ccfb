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

/** What units threaten, by the row of their values. */
export type Threats = {
  /** By row, distance and target's arm: the elements that it is likely to cost in the coming round, in parts of SCALE. */
  readonly all: Int32Array
  /** How many distances there are, 0 included, where nobody threatens anybody. */
  readonly width: number
  /** By row: how far it threatens. */
  readonly reaches: Uint8Array
}

/** What units threaten by their values and the tables of a battle. */
export const threatsOf = memoize(({ roster: { rows }, charts }: Battlefield): Threats => {
  const width = 1 + rows.reduce((most, row) => Math.max(most, row.fire.length), REACH)
  const all = new Int32Array(rows.length * width * 3)
  const reaches = Uint8Array.from(rows, (row, i) => {
    const threat = (arm: number, far: number) => Math.round(SCALE * ORDERED * likelyLoss(charts, row, arm, far))
    // Who does not threaten infantry at a distance threatens nobody from there on.
    let far = 1
    for (; far < width && threat(INFANTRY, far) > 0; far++) {
      for (const arm of [INFANTRY, CAVALRY, ARTILLERY]) all[(i * width + far) * 3 + arm] = threat(arm, far)
    }
    return far - 1
  })
  return { all, width, reaches }
})

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
