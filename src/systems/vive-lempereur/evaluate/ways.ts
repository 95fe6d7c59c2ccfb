import { DIRECTIONS } from '../../../board/hex-grid.ts'
import { NOWHERE } from '../../../board/nowhere.ts'
import {
  areEnemies,
  aroundOf,
  type BattleState,
  BY_ROAD_ONLY,
  canLead,
  crossingRefusal,
  GENERAL_STOPS,
  generalStepRefusal,
  groundAt,
  isAdmitted,
  isBeaten,
  isGeneral,
  isNextToFoe,
  mayUseRoadBonus,
  moveReadinessRefusal,
  movesOf,
  NOBODY,
  stopAfter,
  ZONE_STOPS,
} from '../rules/index.ts'
import { DANGERS, type GainCache, PIECES, ROOM } from './gain-cache.ts'
import type { Outlook } from './outlook.ts'
import { riskOfGround } from './standing.ts'

/** The hexes that a piece can reach in an order. */
const MOST_HEXES = 128

/**
 * The places that the active piece can come to in its order, the nearest first; the first is where it is. What
 * `stepRefusal` says of each step, with what is the same for all steps of an order asked once: a test compares the two.
 */
export class Ways {
  /** How many places were found, and for each: its hex, the direction of the first step, and how the piece comes there. */
  count = 0
  readonly hexes = new Int32Array(MOST_HEXES)
  readonly firstSteps = new Int32Array(MOST_HEXES)
  readonly steps = new Int32Array(MOST_HEXES)
  readonly byRoad = new Int32Array(MOST_HEXES)
  /** What weak ground on the way is likely to cost, the place itself apart; always 0 where a battle has none. */
  readonly tolls = new Float64Array(MOST_HEXES)
  readonly #stopped = new Int32Array(MOST_HEXES)
  readonly #outlook: Outlook
  readonly #state: BattleState
  readonly #zone: Uint8Array
  readonly #known: GainCache
  /** By hex: the search that found it last, so that nothing is cleared between searches. */
  readonly #seen: Float64Array
  #stamp = 0

  constructor(outlook: Outlook) {
    this.#outlook = outlook
    this.#state = outlook.state
    this.#zone = outlook.zone
    this.#known = outlook.gainCache
    this.#seen = new Float64Array(outlook.state.field.grid.size)
  }

  find(): void {
    const state = this.#state
    const piece = state.active
    const start = state.hex[piece]!
    this.count = 0
    this.#stamp++
    this.#known.dependOn(PIECES, start)
    this.#add(start, 0, state.steps, state.byRoad, state.stopped)
    if (isGeneral(state, piece)) this.#findForGeneral(piece)
    else if (moveReadinessRefusal(state, piece) === undefined) this.#findForUnit(piece)
  }

  #add(hex: number, firstStep: number, steps: number, byRoad: number, stopped: number): void {
    const place = this.count++
    this.#known.dependOn(DANGERS, hex)
    this.#seen[hex] = this.#stamp
    this.hexes[place] = hex
    this.firstSteps[place] = firstStep
    this.steps[place] = steps
    this.byRoad[place] = byRoad
    this.#stopped[place] = stopped
  }

  #findForUnit(unit: number): void {
    const state = this.#state
    const { roads, tables } = state.field
    const { hexsides } = aroundOf(state)
    const { neighbours } = tables
    const { troops, leader } = state
    const zone = this.#zone
    const seen = this.#seen
    const stamp = this.#stamp
    const moves = movesOf(state, unit)
    if (moves === 0) return
    const hasBonus = mayUseRoadBonus(state)
    const side = state.field.roster.side[unit]!
    const isHalted = isBeaten(state, side)
    const hasWeakGround = state.field.special.weakAt !== undefined
    if (isHalted) this.#known.dependAround(PIECES, this.hexes[0]!, moves + 2)
    for (let i = 0; i < this.count; i++) {
      const from = this.hexes[i]!
      const links = roads[from]!
      const steps = this.steps[i]!
      const stopped = this.#stopped[i]!
      const isBonus = steps >= moves
      if (stopped !== 0 && stopped !== BY_ROAD_ONLY) continue
      if (isBonus && (steps > moves || !hasBonus || this.byRoad[i] === 0)) continue
      const needsRoad = isBonus || stopped === BY_ROAD_ONLY
      if (needsRoad && links === 0) continue
      this.#known.dependOn(ROOM, from)
      const isHeld = zone[from] !== 0
      const toll = hasWeakGround && i > 0 ? this.tolls[i]! + riskOfGround(this.#outlook, unit, from) : 0
      for (let direction = 0; direction < DIRECTIONS.length; direction++) {
        const isRoad = (links & (1 << direction)) !== 0
        if (needsRoad && !isRoad) continue
        const to = neighbours[from * 6 + direction]!
        if (to === NOWHERE || seen[to] === stamp || troops[to] !== NOBODY || (isHeld && zone[to] !== 0)) continue
        if (isHalted && isNextToFoe(state, to, side)) continue
        if (this.count >= MOST_HEXES || !this.#mayEnter(unit, to)) continue
        if (hexsides && crossingRefusal(state, unit, from * 6 + direction)) continue
        const stop =
          zone[to] !== 0
            ? ZONE_STOPS
            : leader[to] !== NOBODY
              ? GENERAL_STOPS
              : stopAfter(state, from, direction, isRoad)
        if (hasWeakGround) this.tolls[this.count] = toll
        this.#add(to, i === 0 ? direction : this.firstSteps[i]!, steps + 1, isRoad ? this.byRoad[i]! : 0, stop)
      }
    }
  }

  /** Whether ground, special rules and generals let a unit into a hex without troops. */
  #mayEnter(unit: number, hex: number): boolean {
    const state = this.#state
    if (!groundAt(state, hex).passable || !isAdmitted(state, unit, hex)) return false
    const general = state.leader[hex]!
    if (general === NOBODY || areEnemies(state, unit, general)) return true
    return state.riding === 0 && canLead(state, general, unit)
  }

  #findForGeneral(general: number): void {
    const state = this.#state
    const { roads, tables } = state.field
    const moves = movesOf(state, general)
    // He may look further than he gets, for a way on from where he cannot stay.
    this.#known.dependAround(PIECES, this.hexes[0]!, moves + 1)
    const hasBonus = mayUseRoadBonus(state)
    for (let i = 0; i < this.count; i++) {
      const from = this.hexes[i]!
      const steps = this.steps[i]!
      const byRoad = this.byRoad[i]!
      const stopped = this.#stopped[i]!
      const links = roads[from]!
      const isBonus = steps >= moves
      if (stopped !== 0 && stopped !== BY_ROAD_ONLY) continue
      if (isBonus && (steps > moves || !hasBonus || byRoad === 0)) continue
      const needsRoad = isBonus || stopped === BY_ROAD_ONLY
      if (needsRoad && links === 0) continue
      for (let direction = 0; direction < DIRECTIONS.length; direction++) {
        const isRoad = (links & (1 << direction)) !== 0
        if (needsRoad && !isRoad) continue
        const to = tables.neighbours[from * 6 + direction]!
        if (to === NOWHERE || this.#seen[to] === this.#stamp || this.count >= MOST_HEXES) continue
        if (generalStepRefusal(state, general, to, from, steps, byRoad, stopped)) continue
        const firstStep = i === 0 ? direction : this.firstSteps[i]!
        this.#add(to, firstStep, steps + 1, isRoad ? byRoad : 0, stopAfter(state, from, direction, isRoad))
      }
    }
  }
}
