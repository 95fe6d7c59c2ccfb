import { formationRefusal } from '../acting.ts'
import { type Action, DONE, FACE, FIRE, FORM_COMBAT, FORM_SQUARE, MOVE, makeAction, RALLY } from '../actions.ts'
import { movesOf } from '../allowance.ts'
import { fireRefusal, movedRefusal, rangeOf, readinessRefusal } from '../fire.ts'
import { stayRefusal } from '../generals.ts'
import { groundAt, isGeneral } from '../position.ts'
import { rallyRefusal } from '../rally.ts'
import { CAVALRY, GARRISON, INFANTRY } from '../roster.ts'
import { type BattleState, NOBODY, SQUARE } from '../state.ts'
import { assaultGain } from './assault.ts'
import { bestFacing, firingFacing, flankRisk, NEAR } from './flanks.ts'
import { DANGERS, ENEMIES, type KnownGains, PIECES } from './known-gains.ts'
import type { Outlook } from './outlook.ts'
import { likelyCost, standing } from './standing.ts'
import { Ways } from './ways.ts'
import { worthOf } from './worth.ts'

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
  /** How much better the best plan is than to stay. */
  gain = Number.NEGATIVE_INFINITY
  readonly #outlook: Outlook
  readonly #state: BattleState
  readonly #ways: Ways
  /** What is looked at is noted here. */
  readonly #known: KnownGains
  #piece = NOBODY
  #facing = 0
  /** How good it is to be where the piece is now. */
  #here = Number.NEGATIVE_INFINITY
  #options: Map<Action, number> | undefined

  constructor(outlook: Outlook) {
    this.#outlook = outlook
    this.#state = outlook.state
    this.#ways = new Ways(outlook)
    this.#known = outlook.known
  }

  /** `options` gets the best gain that each first action leads to. */
  plan(options?: Map<Action, number>): this {
    this.#options = options
    const state = this.#state
    const piece = state.active
    const start = state.hex[piece]!
    const isLeader = isGeneral(state, piece)
    this.#piece = piece
    this.#facing = state.facing[piece]!
    this.#here = standing(this.#outlook, piece, start)
    this.gain = Number.NEGATIVE_INFINITY
    if (!isLeader || state.steps === 0 || !stayRefusal(state, piece, start)) this.#consider(0, DONE, 0)
    if (!isLeader && state.steps === 0) this.#considerFormation(start)

    this.#ways.find()
    if (isLeader) this.#considerPlaces(start)
    else this.#considerFights(start)
    return this
  }

  /** 12.0: whether a rally is better than the plan. Apart from it, because enemies anywhere on the board may prevent it. */
  addRally(): this {
    const state = this.#state
    const piece = state.active
    const elements = state.elements[piece]!
    if (elements >= state.strength[piece]! || state.steps > 0) return this
    const type = state.field.roster.type[piece]!
    const gain = RALLIED * (worthOf(type, elements + 1) - worthOf(type, elements))
    if ((gain > this.gain || this.#options) && !rallyRefusal(state)) this.#consider(gain, RALLY, 0)
    return this
  }

  /** A change of formation takes the whole order. */
  #considerFormation(start: number): void {
    const state = this.#state
    const piece = this.#piece
    const { roster } = state.field
    if (roster.arm[piece] !== INFANTRY || this.#outlook.far[start]! > 5) return
    const isSquare = (state.status[piece]! & SQUARE) !== 0
    if (formationRefusal(state, !isSquare)) return
    const now = likelyCost(this.#outlook, piece, start)
    state.status[piece]! ^= SQUARE
    const then = likelyCost(this.#outlook, piece, start)
    state.status[piece]! ^= SQUARE
    const gain = now - then + (isSquare ? STIFFNESS : -STIFFNESS)
    this.#consider(gain, isSquare ? FORM_COMBAT : FORM_SQUARE, 0)
  }

  /** A general ends his order in one of the places. */
  #considerPlaces(start: number): void {
    const { count, hexes, firstSteps } = this.#ways
    const reach = movesOf(this.#state, this.#piece) + 1
    this.#depend(PIECES, start, reach)
    this.#depend(DANGERS, start, reach)
    for (let i = 1; i < count; i++) {
      const hex = hexes[i]!
      if (stayRefusal(this.#state, this.#piece, hex)) continue
      this.#consider(standing(this.#outlook, this.#piece, hex) - this.#here, MOVE, firstSteps[i]!)
    }
  }

  /** A unit ends its order in one of the places: with fire at somebody, or without. */
  #considerFights(start: number): void {
    const state = this.#state
    const { steps, byRoad } = state
    const { hexes, count, firstSteps } = this.#ways
    // While the places are tried the unit and the general who rides with it are not where they come from.
    const wasLeader = state.leader[start]!
    const rider = state.riding === 1 ? wasLeader : NOBODY
    state.troops[start] = NOBODY
    if (rider !== NOBODY) state.leader[start] = NOBODY
    this.#dependOnPlace(start)
    this.#considerTurning(start)
    this.#considerTargets(0, start, 0, rider)
    for (let i = 1; i < count; i++) {
      const hex = hexes[i]!
      const gain = this.#gainOf(hex)
      this.#dependOnPlace(hex)
      this.#consider(gain, MOVE, firstSteps[i]!)
      // 8.4: who enters a building does not fire.
      if (!groundAt(state, hex).building) this.#considerTargets(i, hex, gain, rider)
    }
    state.troops[start] = this.#piece
    state.leader[start] = wasLeader
    state.hex[this.#piece] = start
    state.steps = steps
    state.byRoad = byRoad
  }

  /** How much better it is to be in a hex than where the piece is. */
  #gainOf(hex: number): number {
    const state = this.#state
    const met = state.leader[hex]!
    const isHunt = met !== NOBODY && state.field.roster.side[met] !== this.#outlook.side
    return standing(this.#outlook, this.#piece, hex) - this.#here + (isHunt ? HUNT : 0)
  }

  #considerTurning(hex: number): void {
    const { faced, field } = this.#state
    if (faced === 1 || field.roster.type[this.#piece] === GARRISON) return
    // An enemy who comes nearer than the nearest is a new danger.
    if (this.#outlook.far[hex]! < NEAR) this.#depend(ENEMIES, hex, NEAR - 1)
    const now = flankRisk(this.#outlook, this.#piece, hex, this.#facing)
    if (now === 0) return
    const wanted = bestFacing(this.#outlook, this.#piece, hex, this.#facing)
    const gain = now - flankRisk(this.#outlook, this.#piece, hex, wanted)
    if (wanted !== this.#facing) this.#consider(gain, FACE, wanted)
  }

  /** `gain` is what the place itself is worth. */
  #considerTargets(i: number, hex: number, gain: number, rider: number): void {
    const outlook = this.#outlook
    const state = this.#state
    const piece = this.#piece
    const { tables } = state.field
    const start = state.hex[piece]!
    const met = state.leader[hex]!
    state.hex[piece] = hex
    state.steps = this.#ways.steps[i]!
    state.byRoad = this.#ways.byRoad[i]!
    const range = rangeOf(state, piece)
    if (outlook.far[hex]! <= range && !readinessRefusal(state, piece) && !movedRefusal(state, piece)) {
      this.#depend(ENEMIES, hex, Math.max(range, NEAR - 1))
      if (rider !== NOBODY) state.leader[hex] = rider
      const risk = i > 0 ? 0 : flankRisk(outlook, piece, hex, this.#facing)
      for (let j = 0; j < outlook.enemyCount; j++) {
        const target = state.hex[outlook.enemies[j]!]!
        const far = tables.distance(hex, target)
        if (far > range) continue
        this.#dependOnTarget(hex, target, far)
        this.#considerTarget(i, hex, target, gain, risk)
      }
      state.leader[hex] = met
    }
    state.hex[piece] = start
  }

  #considerTarget(i: number, hex: number, target: number, gain: number, risk: number): void {
    const outlook = this.#outlook
    const state = this.#state
    const piece = this.#piece
    let wanted = this.#facing
    let refusal = fireRefusal(state, target)
    if (state.faced === 0 && (refusal === 'not-in-front' || refusal === 'not-facing')) {
      wanted = firingFacing(outlook, piece, hex, this.#facing, target)
      state.facing[piece] = wanted
      refusal = fireRefusal(state, target)
    }
    if (refusal === undefined) {
      const total = gain + assaultGain(outlook, piece, target) - flankRisk(outlook, piece, hex, wanted) + risk
      if (i > 0) this.#consider(total, MOVE, this.#ways.firstSteps[i]!)
      else if (wanted === this.#facing) this.#consider(total, FIRE, target)
      else this.#consider(total, FACE, wanted)
    }
    state.facing[piece] = this.#facing
  }

  /** Where a unit gets from a place depends on who is around it; what the place is worth, on what threatens it. */
  #dependOnPlace(hex: number): void {
    this.#depend(PIECES, hex, 1)
    this.#depend(DANGERS, hex, 0)
  }

  /** Fire needs sight, and a retreat room (10.1 B); 9.3: a reaction to cavalry, sight of where it comes from. */
  #dependOnTarget(hex: number, target: number, far: number): void {
    const { roster, tables } = this.#state.field
    const { startHex } = this.#state
    this.#depend(PIECES, target, 1)
    if (far > 1) this.#depend(PIECES, hex, far)
    if (roster.arm[this.#piece] === CAVALRY) this.#depend(PIECES, startHex, tables.distance(startHex, target))
  }

  /** Only the best gain is remembered, not what all first actions lead to. */
  #depend(kind: number, hex: number, radius: number): void {
    if (!this.#options) this.#known.depend(kind, hex, radius)
  }

  /** What an action that begins a plan leads to. */
  #consider(gain: number, kind: number, choice: number): void {
    if (gain > this.gain) this.gain = gain
    if (!this.#options) return
    const first = makeAction(kind, choice, 0, this.#outlook.side)
    if (gain > (this.#options.get(first) ?? Number.NEGATIVE_INFINITY)) this.#options.set(first, gain)
  }
}
