import { DIRECTIONS, NOWHERE } from '../../../board/hex-grid.ts'
import { doneRefusal, formationRefusal } from '../acting.ts'
import { type Action, DONE, FACE, FIRE, FORM_COMBAT, FORM_SQUARE, MOVE, makeAction, RALLY } from '../actions.ts'
import { GENERAL_STOPS, stopAt, ZONE_STOPS } from '../allowance.ts'
import { fireRefusal, rangeOf } from '../fire.ts'
import { stepRefusal } from '../movement.ts'
import { groundAt, isGeneral } from '../position.ts'
import { rallyRefusal } from '../rally.ts'
import { GARRISON, INFANTRY } from '../roster.ts'
import { type BattleState, NOBODY, SQUARE } from '../state.ts'
import { assaultGain } from './assault.ts'
import { bestFacing, firingFacing, flankRisk } from './flanks.ts'
import type { Outlook } from './outlook.ts'
import { likelyCost, standing } from './standing.ts'
import { worthOf } from './worth.ts'

/** The hexes that a piece can reach in an order. */
const MOST_HEXES = 128
/** 12.0: about what a rally brings back. */
const RALLIED = 0.9
/** A square cannot move: it is worth nothing unless cavalry threatens. */
const STIFFNESS = 0.4
/** 9.4.2: what it is worth to hunt a lone general. */
const HUNT = 0.8

/**
 * Looks for the best that the active piece can do with its order: where it ends, whom it fires at, and what comes first.
 * It tries on the outlook's state, which is left as it was; one planner serves an outlook, so that nothing is allocated.
 */
export class Planner {
  /** How much better the best plan is than to stay, and its first action. */
  gain = 0
  first: Action = 0
  readonly #outlook: Outlook
  readonly #state: BattleState
  /** By hex: the search that found it last, so that nothing is cleared between searches. */
  readonly #seen: Float64Array
  #stamp = 0
  /** The places found: hex, place that it was entered from, steps, whether by road only, and what stops there. */
  readonly #hexes = new Int32Array(MOST_HEXES)
  readonly #cameFrom = new Int32Array(MOST_HEXES)
  readonly #steps = new Int32Array(MOST_HEXES)
  readonly #byRoad = new Int32Array(MOST_HEXES)
  readonly #stopped = new Int32Array(MOST_HEXES)
  #count = 0
  #piece = NOBODY
  #isLeader = false
  #start = NOWHERE
  #facing = 0
  #here = 0
  /** The general who is met in the hex that is tried. */
  #met = NOBODY
  #options: Map<Action, number> | undefined

  constructor(outlook: Outlook) {
    this.#outlook = outlook
    this.#state = outlook.state
    this.#seen = new Float64Array(outlook.state.field.grid.size)
  }

  /** `options` gets the best gain that each first action leads to. */
  plan(options?: Map<Action, number>): this {
    this.#options = options
    const state = this.#state
    const piece = state.active
    const start = state.hex[piece]!
    const { steps, byRoad, stopped } = state
    const rider = state.riding === 1 ? state.leader[start]! : NOBODY
    this.#piece = piece
    this.#isLeader = isGeneral(state, piece)
    this.#start = start
    this.#facing = state.facing[piece]!
    this.#here = standing(this.#outlook, piece, start)
    this.gain = Number.NEGATIVE_INFINITY
    this.first = this.#action(DONE)
    this.#considerStaying()

    const wasLeader = state.leader[start]!
    if (!this.#isLeader) state.troops[start] = NOBODY
    if (wasLeader === piece || wasLeader === rider) state.leader[start] = NOBODY
    this.#search(rider)
    if (!this.#isLeader) state.troops[start] = piece
    state.leader[start] = wasLeader
    state.hex[piece] = start
    state.steps = steps
    state.byRoad = byRoad
    state.stopped = stopped
    return this
  }

  /** Tries every place within the order, the nearest first. */
  #search(rider: number): void {
    const state = this.#state
    this.#count = 0
    this.#stamp++
    this.#find(this.#start, -1, state.steps, state.byRoad, state.stopped)
    for (let i = 0; i < this.#count; i++) {
      const hex = this.#hexes[i]!
      state.hex[this.#piece] = hex
      state.steps = this.#steps[i]!
      state.byRoad = this.#byRoad[i]!
      state.stopped = this.#stopped[i]!
      this.#met = state.leader[hex]!
      if (rider !== NOBODY) state.leader[hex] = rider
      this.#considerEnd(i, hex)
      if (state.faced === 0) this.#expand(i, hex)
      state.leader[hex] = this.#met
    }
  }

  #find(hex: number, from: number, steps: number, byRoad: number, stopped: number): void {
    const place = this.#count++
    this.#seen[hex] = this.#stamp
    this.#hexes[place] = hex
    this.#cameFrom[place] = from
    this.#steps[place] = steps
    this.#byRoad[place] = byRoad
    this.#stopped[place] = stopped
  }

  /** Finds the hexes one step further. */
  #expand(i: number, from: number): void {
    const state = this.#state
    const { roads, tables } = state.field
    const { zone } = this.#outlook
    const hasNoRoad = roads[from] === 0
    if (this.#stopped[i] !== 0 && hasNoRoad) return
    for (let direction = 0; direction < DIRECTIONS.length; direction++) {
      const to = tables.neighbours[from * 6 + direction]!
      if (to === NOWHERE || this.#seen[to] === this.#stamp || this.#count >= MOST_HEXES) continue
      // What is out of the question is not asked about.
      if (!this.#isLeader && (state.troops[to] !== NOBODY || (zone[from] !== 0 && zone[to] !== 0))) continue
      const refusal = stepRefusal(state, to, 0)
      if (refusal === 'no-moves-left' && hasNoRoad) return
      if (refusal) continue
      const isRoad = (roads[from]! & (1 << direction)) !== 0
      let stopped = stopAt(state, to, isRoad)
      if (!this.#isLeader && state.leader[to] !== NOBODY) stopped = GENERAL_STOPS
      if (!this.#isLeader && zone[to] !== 0) stopped = ZONE_STOPS
      this.#find(to, i, this.#steps[i]! + 1, isRoad ? this.#byRoad[i]! : 0, stopped)
    }
  }

  /** What needs no step: a rally, a change of formation, nothing. */
  #considerStaying(): void {
    const state = this.#state
    const piece = this.#piece
    const { roster } = state.field
    if (!doneRefusal(state)) this.#consider(0, this.#action(DONE))
    if (this.#isLeader || state.steps > 0) return
    const elements = state.elements[piece]!
    if (elements < state.strength[piece]! && !rallyRefusal(state)) {
      const type = roster.type[piece]!
      this.#consider(RALLIED * (worthOf(type, elements + 1) - worthOf(type, elements)), this.#action(RALLY))
    }
    if (roster.arm[piece] !== INFANTRY || this.#outlook.far[this.#start]! > 5) return
    const isSquare = (state.status[piece]! & SQUARE) !== 0
    if (formationRefusal(state, !isSquare)) return
    const now = likelyCost(this.#outlook, piece, this.#start)
    state.status[piece]! ^= SQUARE
    const then = likelyCost(this.#outlook, piece, this.#start)
    state.status[piece]! ^= SQUARE
    const gain = now - then + (isSquare ? STIFFNESS : -STIFFNESS)
    this.#consider(gain, this.#action(isSquare ? FORM_COMBAT : FORM_SQUARE))
  }

  /** The order ends here: with fire at somebody, or without. */
  #considerEnd(i: number, hex: number): void {
    const state = this.#state
    const isMoved = i > 0
    if (this.#isLeader) {
      if (isMoved && !doneRefusal(state)) this.#considerMove(this.#gainOf(hex), i)
      return
    }
    const gain = isMoved ? this.#gainOf(hex) : 0
    if (isMoved) this.#considerMove(gain, i)
    else this.#considerTurning(hex)
    // 8.4: who enters a building does not fire.
    if (!isMoved || !groundAt(state, hex).building) this.#considerTargets(i, hex, gain)
  }

  /** How much better it is to be in a hex than where the piece is. */
  #gainOf(hex: number): number {
    const state = this.#state
    // Sectors are compared with the one that the piece comes from.
    state.hex[this.#piece] = this.#start
    const score = standing(this.#outlook, this.#piece, hex)
    state.hex[this.#piece] = hex
    const isHunt = this.#met !== NOBODY && state.field.roster.side[this.#met] !== this.#outlook.side
    return score - this.#here + (isHunt ? HUNT : 0)
  }

  #considerTurning(hex: number): void {
    const { faced, field } = this.#state
    if (faced === 1 || field.roster.type[this.#piece] === GARRISON) return
    const now = flankRisk(this.#outlook, this.#piece, hex, this.#facing)
    if (now === 0) return
    const wanted = bestFacing(this.#outlook, this.#piece, hex, this.#facing)
    const gain = now - flankRisk(this.#outlook, this.#piece, hex, wanted)
    if (wanted !== this.#facing) this.#consider(gain, this.#action(FACE, wanted))
  }

  #considerTargets(i: number, hex: number, gain: number): void {
    const outlook = this.#outlook
    const state = this.#state
    const piece = this.#piece
    const { tables } = state.field
    const range = rangeOf(state, piece)
    if (outlook.far[hex]! > range) return
    const risk = i > 0 ? 0 : flankRisk(outlook, piece, hex, this.#facing)
    for (let j = 0; j < outlook.enemyCount; j++) {
      const target = state.hex[outlook.enemies[j]!]!
      const far = tables.distance(hex, target)
      if (far > range) continue
      let [wanted, refusal] = [this.#facing, fireRefusal(state, target)]
      if (refusal !== undefined && state.faced === 0 && (refusal === 'not-in-front' || refusal === 'not-facing')) {
        wanted = firingFacing(outlook, piece, hex, this.#facing, target)
        state.facing[piece] = wanted
        refusal = fireRefusal(state, target)
      }
      if (refusal === undefined) {
        const total = gain + assaultGain(outlook, piece, target) - flankRisk(outlook, piece, hex, wanted) + risk
        if (i > 0) this.#considerMove(total, i)
        else this.#consider(total, wanted === this.#facing ? this.#action(FIRE, target) : this.#action(FACE, wanted))
      }
      state.facing[piece] = this.#facing
      // 6.0: who has come too far fires at nobody.
      if (refusal === 'moved-too-far' || refusal === 'guns-moved') return
    }
  }

  #considerMove(gain: number, i: number): void {
    if (gain <= this.gain && !this.#options) return
    let at = i
    while (this.#cameFrom[at]! > 0) at = this.#cameFrom[at]!
    this.#consider(gain, this.#action(MOVE, this.#hexes[at]))
  }

  #consider(gain: number, first: Action): void {
    if (this.#options && gain > (this.#options.get(first) ?? Number.NEGATIVE_INFINITY)) this.#options.set(first, gain)
    if (gain <= this.gain) return
    this.gain = gain
    this.first = first
  }

  #action(kind: number, choice = 0): Action {
    return makeAction(kind, choice, 0, this.#outlook.side)
  }
}
