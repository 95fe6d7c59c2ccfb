import { CAVALRY, GARRISON, INFANTRY } from '../format/index.ts'
import {
  aimRefusal,
  type BattleState,
  fireReadinessRefusal,
  formationRefusal,
  groundAt,
  isGeneral,
  movedRefusal,
  NOBODY,
  rallyRefusal,
  rangeOf,
  SQUARE,
  stayRefusal,
  unitRow,
} from '../rules/index.ts'
import { assaultGain } from './assault.ts'
import { bestFacing, firingFacing, flankRisk, NEAR } from './flanks.ts'
import { ENEMIES, type GainCache, PIECES, plansOf, ROOM } from './gain-cache.ts'
import { CHANGE_FORMATION, ENDING, FIRING, Options, RALLYING, STEP, TURN } from './options.ts'
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
  readonly #outlook: Outlook
  readonly #state: BattleState
  readonly #ways: Ways
  /** What is looked at is noted here. */
  readonly #known: GainCache
  /** How much better the best plan is than to stay. */
  #gain = Number.NEGATIVE_INFINITY
  #piece = NOBODY
  #facing = 0
  /** How good it is to be where the piece is now. */
  #here = Number.NEGATIVE_INFINITY
  /** What each first action leads to. */
  readonly options: Options
  /** The number of a plan that nobody will ask for again. */
  readonly unnumbered: number

  constructor(outlook: Outlook) {
    this.#outlook = outlook
    this.#state = outlook.state
    this.#ways = new Ways(outlook)
    this.#known = outlook.gainCache
    const { roster } = outlook.state.field
    this.unnumbered = plansOf(roster)
    this.options = new Options(plansOf(roster) + 1, roster.size)
  }

  /** The better of a gain that is known and a rally. */
  withRally(gain: number): number {
    const rallied = this.#gainOfRally()
    return rallied > gain && !rallyRefusal(this.#state) ? rallied : gain
  }

  /** The options of the plan that was made or opened last, and a rally, for whoever may. */
  optionsWithRally(): Options {
    // Who wants to rally does not move first, even where he may.
    this.options.set(RALLYING, this.#state.steps === 0 ? this.#gainOfRally() : Number.NEGATIVE_INFINITY)
    return this.options
  }

  /** 12.0: what a rally would gain. Apart from plans, because enemies anywhere on the board may prevent it. */
  #gainOfRally(): number {
    const { active: piece, elements, field } = this.#state
    const row = field.roster.row[piece]!
    const { worths } = this.#outlook
    return RALLIED * (worthOf(worths, row, elements[piece]! + 1) - worthOf(worths, row, elements[piece]!))
  }

  /** Makes a plan under a number: the best that the order can gain, a rally excepted. */
  plan(number: number): number {
    this.options.clear(number)
    const state = this.#state
    const piece = state.active
    const start = state.hex[piece]!
    const isLeader = isGeneral(state, piece)
    this.#piece = piece
    this.#facing = state.facing[piece]!
    this.#here = standing(this.#outlook, piece, start)
    this.#gain = Number.NEGATIVE_INFINITY
    if (!isLeader || state.steps === 0 || !stayRefusal(state, piece, start)) this.#consider(0, ENDING)
    if (!isLeader && state.steps === 0) this.#considerFormation(start)

    this.#ways.find()
    if (isLeader) this.#considerPlaces()
    else this.#considerFights(start)
    return this.#gain
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
    this.#consider(gain, CHANGE_FORMATION)
  }

  /** A general ends his order in one of the places. */
  #considerPlaces(): void {
    const { count, hexes, firstSteps } = this.#ways
    for (let i = 1; i < count; i++) {
      const hex = hexes[i]!
      if (stayRefusal(this.#state, this.#piece, hex)) continue
      this.#consider(standing(this.#outlook, this.#piece, hex) - this.#here, STEP + firstSteps[i]!)
    }
  }

  /** A unit ends its order in one of the places: with fire at somebody, or without. */
  #considerFights(start: number): void {
    const state = this.#state
    const { steps, byRoad } = state
    const { hexes, count, firstSteps, tolls } = this.#ways
    const { far } = this.#outlook
    // 8.3: at most, on a hill.
    const reach = unitRow(state, this.#piece).fire.length + 1
    // While the places are tried the unit and the general who rides with it are not where they come from.
    const wasLeader = state.leader[start]!
    const rider = state.riding === 1 ? wasLeader : NOBODY
    state.troops[start] = NOBODY
    if (rider !== NOBODY) state.leader[start] = NOBODY
    this.#considerTurning(start)
    this.#considerTargets(0, start, 0, rider)
    for (let i = 1; i < count; i++) {
      const hex = hexes[i]!
      const gain = this.#gainOf(hex) - tolls[i]!
      this.#consider(gain, STEP + firstSteps[i]!)
      // 8.4: who enters a building does not fire.
      if (far[hex]! <= reach && !groundAt(state, hex).building) this.#considerTargets(i, hex, gain, rider)
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
    if (faced === 1 || field.roster.nature[this.#piece] === GARRISON) return
    // An enemy who comes nearer than the nearest is a new danger.
    if (this.#outlook.far[hex]! < NEAR) this.#known.dependAround(ENEMIES, hex, NEAR - 1)
    const now = flankRisk(this.#outlook, this.#piece, hex, this.#facing)
    if (now === 0) return
    const wanted = bestFacing(this.#outlook, this.#piece, hex, this.#facing)
    const gain = now - flankRisk(this.#outlook, this.#piece, hex, wanted)
    if (wanted !== this.#facing) this.#consider(gain, TURN + wanted)
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
    if (outlook.far[hex]! <= range && !fireReadinessRefusal(state, piece) && !movedRefusal(state, piece)) {
      this.#known.dependAround(ENEMIES, hex, Math.max(range, NEAR - 1))
      if (rider !== NOBODY) state.leader[hex] = rider
      const risk = i > 0 ? 0 : flankRisk(outlook, piece, hex, this.#facing)
      const distances = tables.distancesFrom(hex)
      for (let j = 0; j < outlook.enemyCount; j++) {
        const target = outlook.enemyHexes[j]!
        if (distances[target]! > range) continue
        this.#dependOnTarget(hex, target)
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
    let refusal = aimRefusal(state, piece, target)
    if (state.faced === 0 && (refusal === 'not-in-front' || refusal === 'not-facing')) {
      wanted = firingFacing(outlook, piece, hex, this.#facing, target)
      state.facing[piece] = wanted
      refusal = aimRefusal(state, piece, target)
    }
    if (refusal === undefined) {
      const total = gain + assaultGain(outlook, piece, target) - flankRisk(outlook, piece, hex, wanted) + risk
      if (i > 0) this.#consider(total, STEP + this.#ways.firstSteps[i]!)
      else if (wanted === this.#facing) this.#consider(total, FIRING + state.troops[target]!)
      else this.#consider(total, TURN + wanted)
    }
    state.facing[piece] = this.#facing
  }

  /** A retreat needs room (10.1 B), fire sight, and a reaction to cavalry sight of where it comes from (9.3). */
  #dependOnTarget(hex: number, target: number): void {
    const { roster, tables } = this.#state.field
    const { startHex } = this.#state
    const known = this.#known
    known.dependOn(ROOM, target)
    if (roster.arm[this.#piece] === CAVALRY) known.dependAround(PIECES, startHex, tables.distance(startHex, target))
    else known.dependOnLine(PIECES, hex, target)
  }

  /** What an action that begins a plan leads to. */
  #consider(gain: number, option: number): void {
    if (gain > this.#gain) this.#gain = gain
    this.options.add(option, gain)
  }
}
