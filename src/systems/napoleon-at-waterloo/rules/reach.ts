import { NOWHERE } from '../../../board/nowhere.ts'
import { isClosedTo, isHindered } from './army-morale.ts'
import type { Battlefield } from './battlefield.ts'
import { entrancesOf } from './keep-time.ts'
import { isEnemyIn } from './stacks.ts'
import type { BattleState } from './state.ts'
import { allowanceOf } from './weather.ts'
import { isInEnemyZone, mayLeave } from './zones.ts'

/**
 * Where a piece can go with its movement points, and at what cost. One search after another uses the same memory, so a
 * search allocates nothing, and its result lasts until the next.
 */
export class Reach {
  /** The hexes that the last search found, the start included; as many as `count`. */
  readonly found: Int32Array
  count = 0
  /** The points to leave the board by an exit, 0 where the piece cannot; who only arrives cannot. */
  exit = 0
  readonly #costs: Int32Array
  /** By hex the search that has found it, so that nothing is cleared. */
  readonly #marks: Int32Array
  /** By hex where the cheapest way comes from. */
  readonly #from: Int32Array
  /** By cost the hexes that are still to be looked at, and how many; none comes twice at the same cost. */
  readonly #open: Int32Array[] = []
  readonly #opened: number[] = []
  #search = 0

  constructor(hexes: number) {
    this.found = new Int32Array(hexes)
    this.#costs = new Int32Array(hexes)
    this.#marks = new Int32Array(hexes)
    this.#from = new Int32Array(hexes)
  }

  /** The one for a battlefield; its result lasts until anybody searches there again. */
  static of(field: Battlefield): Reach {
    const cached = REACHES.get(field)
    if (cached) return cached
    const reach = new Reach(field.grid.size)
    REACHES.set(field, reach)
    return reach
  }

  /**
   * Movement 1 and 4, Zones 1 to 3: the hexes that a piece reaches, whatever room there is at the end. Without zones it
   * goes as if there were none, which tells what is in its way. Where only one hex is asked for, the search ends there;
   * what is shunned it does not go through.
   */
  search(state: BattleState, piece: number, wanted = NOWHERE, zones = true, shunned?: Uint8Array): this {
    const { hexes, stepsOf, gait, sideTables, side, exits, charts } = state.field
    const steps = stepsOf[gait[piece]!]!
    const { stops } = sideTables
    const { neighbours } = hexes
    const own = side[piece]!
    const points = allowanceOf(state, piece)
    const enemy = 8 - 8 * own
    const mask = zones ? 255 : 0
    const { enter: toEnter, leave: toLeave } = charts.zones
    const exitHexes = exits[own as 0 | 1]
    const isThere = state.hex[piece] !== NOWHERE
    const isKept = isHindered(state)
    this.#begin(state, piece, points, zones)
    for (let cost = 0; cost <= points; cost++) {
      const open = this.#open[cost]!
      for (let i = 0; i < this.#opened[cost]!; i++) {
        const hex = open[i]!
        if (this.#costs[hex] !== cost) continue
        this.found[this.count++] = hex
        if (hex === wanted) return this
        if (shunned && shunned[hex] !== 0 && hex !== state.hex[piece]) continue
        let start = cost
        if (((state.zones[hex]! >>> enemy) & mask) !== 0) {
          if (!mayLeave(state, piece, hex)) continue
          start += toLeave
        }
        if (isThere && exitHexes[hex] === 1 && start < points && this.exit === 0) this.exit = start + 1
        for (let side6 = hex * 6; side6 < hex * 6 + 6; side6++) {
          const step = steps[side6]!
          if (step === 0 || start + step > points) continue
          const next = neighbours[side6]!
          const zone = ((state.zones[next]! >>> enemy) & mask) === 0 ? 0 : toEnter
          if (start + step + zone > points || isEnemyIn(state, next, own)) continue
          if (isKept && isClosedTo(state, own, next)) continue
          // Whoever stops beyond a hexside has nothing left.
          this.#offer(next, stops?.[side6] === 1 ? points : start + step + zone, hex)
        }
      }
    }
    return this
  }

  /** The points to a hex by the last search, or -1 where it found no way. */
  costTo(hex: number): number {
    return this.#marks[hex] === this.#search ? this.#costs[hex]! : -1
  }

  /** Where the cheapest way to a hex comes from, or NOWHERE at its beginning. */
  before(hex: number): number {
    return this.#from[hex]!
  }

  #begin(state: BattleState, piece: number, points: number, zones: boolean): void {
    this.#search++
    this.count = 0
    this.exit = 0
    for (let cost = 0; cost <= points; cost++) {
      this.#opened[cost] = 0
      this.#open[cost] ??= new Int32Array(this.found.length)
    }
    if (state.hex[piece] !== NOWHERE) return this.#offer(state.hex[piece]!, 0, NOWHERE)
    for (const hex of entrancesOf(state, piece)) {
      const cost = costToEnter(state, piece, hex, zones)
      if (cost > 0) this.#offer(hex, cost, NOWHERE)
    }
  }

  #offer(hex: number, cost: number, from: number): void {
    if (this.#marks[hex] === this.#search && this.#costs[hex]! <= cost) return
    this.#marks[hex] = this.#search
    this.#costs[hex] = cost
    this.#from[hex] = from
    this.#open[cost]![this.#opened[cost]!++] = hex
  }
}

/** The way to a hex; own rules: nobody crosses weak ground who can go round it. */
export function findWay(state: BattleState, piece: number, to: number): Reach {
  const reach = Reach.of(state.field)
  const { weakAt } = state.field.special
  if (weakAt && reach.search(state, piece, to, true, weakAt).costTo(to) >= 0) return reach
  return reach.search(state, piece, to)
}

/** Set-up, Prussians: the points of whoever comes onto the board in a hex, 0 where the piece cannot. */
export function costToEnter(state: BattleState, piece: number, hex: number, zones = true): number {
  const { entryOf, gait, side, movement, options, charts } = state.field
  const entry = entryOf[gait[piece]!]!
  const own = side[piece]!
  if (entry[hex] === 0 || isEnemyIn(state, hex, own)) return 0
  if (isHindered(state) && isClosedTo(state, own, hex)) return 0
  const isControlled = zones && isInEnemyZone(state, hex, own)
  // In the standard game not into a zone of control, if the battle does not say otherwise.
  if (isControlled && !options.entryIntoZones) return 0
  const cost = entry[hex]! + (isControlled ? charts.zones.enter : 0)
  return cost <= movement[piece]! ? cost : 0
}

const REACHES = new WeakMap<Battlefield, Reach>()
