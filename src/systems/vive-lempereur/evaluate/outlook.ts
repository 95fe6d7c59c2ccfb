import { NOWHERE } from '../../../board/nowhere.ts'
import { ARTILLERY, CAVALRY, INFANTRY } from '../format/index.ts'
import { type Around, aroundOf, type Battlefield, BattleState, copy, isHiddenPiece, NOBODY } from '../rules/index.ts'
import { type Aims, aimsOf, countSectors, killsMissing } from './aims.ts'
import { type FireChances, fireChances } from './chances.ts'
import { EVERYTHING, FALLEN, MOVED, recordChanges, THEIRS } from './changes.ts'
import { FlankRisks } from './flanks.ts'
import { Front } from './front.ts'
import { DANGERS, GainCache, inSector, KILLS, LOSSES, POINTS } from './gain-cache.ts'
import { Objectives } from './objectives.ts'
import { Planner } from './plans.ts'
import { Rings, SCALE, type Threats, threatsOf } from './threats.ts'
import { WEIGHTS, type Weights } from './weights.ts'
import { type Worths, worthsOf } from './worth.ts'

/**
 * How a side sees a position: a copy to try things on, where its enemies are, and what they threaten. One serves a side
 * of a battlefield, look after look: what has not changed since the last is kept, and nothing is allocated.
 */
export class Outlook {
  /** To try things on; whoever changes it puts it back. */
  readonly state: BattleState
  readonly side: number
  /** What it weighs against what. */
  readonly weights: Weights
  readonly aims: Aims
  readonly enemyAims: Aims
  /** Where the enemy's pieces on the board are that are no generals, and their number. */
  readonly enemyHexes: Int32Array
  enemyCount = 0
  /** By side and sector: combat units there. */
  readonly sectors = new Int32Array(6)
  /** How many more enemies have to fall for a victory, and how many of our own for a defeat. */
  killsMissing = 0
  lossesMissing = 0
  /** By hex: how far the nearest enemy is that is no general. */
  readonly far: Uint8Array
  /** 6.2: by hex: whether an enemy's zone of control is there. */
  readonly zone: Uint8Array
  /** 9.1: what fire does, by its value. */
  readonly chances: FireChances
  /** What orders would gain, as far as it is known from earlier looks. */
  readonly gainCache: GainCache
  /**
   * By hex and arm: elements that fire, and shock, are likely to cost a unit there in the coming round, in parts of
   * SCALE: whole numbers, so that what is taken away again leaves nothing behind.
   */
  readonly #shots: Int32Array
  readonly #shocks: Int32Array
  /** By piece: where it was and how it faced at the last look. */
  readonly #lastHex: Int32Array
  readonly #lastFacing: Int32Array
  readonly #front: Front
  /** What near enemies beside or behind threaten. */
  readonly flankRisks: FlankRisks
  /** What draws units to hexes that win the battle. */
  readonly objectives: Objectives
  /** Losses, sectors and victory points at the last look. */
  readonly #course = new Float64Array(9)
  readonly #rings: Rings
  readonly #threats: Threats
  /** By hex: how far it is from nowhere. */
  readonly #beyond: Uint8Array
  /** What pieces are worth. */
  readonly worths: Worths
  /** Who looks for the best that a piece can do. */
  readonly planner: Planner
  #isFirst = true

  constructor(field: Battlefield, around: Around, side: number, weights: Weights = WEIGHTS) {
    const { size } = field.grid
    const aims = aimsOf(field)
    this.state = new BattleState(field)
    this.side = side
    this.weights = weights
    this.aims = aims[side as 0 | 1]
    this.enemyAims = aims[(1 - side) as 0 | 1]
    this.chances = fireChances(field.charts)
    this.gainCache = new GainCache(field)
    this.#front = new Front(field, around, this.gainCache)
    this.flankRisks = new FlankRisks(field.tables, weights.flank)
    this.objectives = new Objectives(field, around, side, [this.aims, this.enemyAims], weights, this.gainCache)
    this.far = this.#front.far
    this.zone = this.#front.zone
    this.#shots = new Int32Array(3 * size)
    this.#shocks = new Int32Array(3 * size)
    this.#lastHex = new Int32Array(field.roster.size).fill(NOWHERE)
    this.#lastFacing = new Int32Array(field.roster.size)
    this.enemyHexes = new Int32Array(field.roster.size)
    this.#threats = threatsOf(field)
    this.#beyond = new Uint8Array(size).fill(0xff)
    this.worths = worthsOf(field.roster)
    this.planner = new Planner(this)
    this.#rings = new Rings(field.tables, this.#threats.width - 1)
  }

  look(state: BattleState): this {
    // Before the copy, this.state is what the last look saw.
    const found = recordChanges(this.gainCache, this.state, state, this.side)
    copy(state, this.state)
    const changed = this.#isFirst ? EVERYTHING : found
    if (changed === 0) return this
    this.#isFirst = false
    if ((changed & MOVED) !== 0) countSectors(state, this.sectors)
    if ((changed & FALLEN) !== 0) {
      this.killsMissing = killsMissing(state, this.aims)
      this.lossesMissing = killsMissing(state, this.enemyAims)
    }
    if ((changed & THEIRS) !== 0) this.#findEnemies()
    this.#noteCourse()
    this.gainCache.update()
    return this
  }

  /** Notes what has changed that a plan may go by wherever the piece is: losses, sectors, points, and who holds objectives. */
  #noteCourse(): void {
    const { sectors, gainCache: known, aims } = this
    if (this.#isNew(0, this.killsMissing)) known.changeCourse(KILLS)
    if (this.#isNew(1, this.lossesMissing)) known.changeCourse(LOSSES)
    // Where many are, one more or less makes no difference: see fallGain, fallCost and standing.
    for (let i = 0; i < sectors.length; i++) {
      if (this.#isNew(2 + i, Math.min(sectors[i]!, 4))) known.changeCourse(inSector(0, i))
    }
    // Points that have been scored once are not scored again.
    if (aims.prizes.length > 0 && this.#isNew(8, this.state.field.scoreboard.score(this.state.memory, this.side))) {
      known.changeCourse(POINTS)
    }
    this.objectives.look(this.state)
  }

  #isNew(place: number, number: number): boolean {
    const isNew = this.#course[place] !== number
    this.#course[place] = number
    return isNew
  }

  /** The unit of ours in a hex, or NOBODY. */
  ownAt(hex: number): number {
    const unit = this.state.troops[hex]!
    return unit !== NOBODY && this.state.field.roster.side[unit] === this.side ? unit : NOBODY
  }

  /** Elements that enemy fire is likely to cost a unit of an arm in the open. */
  shots(arm: number, hex: number): number {
    return this.#shots[hex * 3 + arm]! / SCALE
  }

  /** Elements that enemy cavalry is likely to cost it. */
  shocks(arm: number, hex: number): number {
    return this.#shocks[hex * 3 + arm]! / SCALE
  }

  /** Notes where the enemies are, and what those threaten who have moved or turned. */
  #findEnemies(): void {
    const { state, side } = this
    const { roster } = state.field
    this.enemyCount = 0
    const pieces = roster.bySide[1 - side]!
    for (let i = 0; i < pieces.length; i++) {
      const enemy = pieces[i]!
      const at = state.hex[enemy]!
      // What is hidden is not known.
      const hex = at !== NOWHERE && state.troops[at] === enemy && !isHiddenPiece(state, enemy) ? at : NOWHERE
      const facing = state.facing[enemy]!
      if (hex !== NOWHERE) this.enemyHexes[this.enemyCount++] = hex
      const lastHex = this.#lastHex[enemy]!
      const lastFacing = this.#lastFacing[enemy]!
      if (hex === lastHex && (facing === lastFacing || hex === NOWHERE)) continue
      // 7.1: only cavalry threatens nothing but what is in front.
      if (hex !== lastHex || roster.arm[enemy] === CAVALRY) this.#moveThreat(enemy, lastHex, lastFacing, hex, facing)
      if (hex !== lastHex) {
        if (lastHex !== NOWHERE) this.#front.leave(lastHex, roster.zone[enemy] === 1)
        if (hex !== NOWHERE) this.#front.enter(hex, roster.zone[enemy] === 1)
      }
      this.#lastHex[enemy] = hex
      this.#lastFacing[enemy] = facing
    }
    this.#front.measure(this.enemyHexes, this.enemyCount)
    this.flankRisks.forget()
  }

  /** Moves what an enemy threatens from one place, if he had any, to another, if he has any. */
  #moveThreat(enemy: number, from: number, fromFacing: number, to: number, toFacing: number): void {
    const { roster, tables } = this.state.field
    const { all, reaches, width } = this.#threats
    const row = roster.row[enemy]!
    const reach = reaches[row]!
    const isCavalry = roster.arm[enemy] === CAVALRY
    const map = isCavalry ? this.#shocks : this.#shots
    const before = from === NOWHERE ? this.#beyond : tables.distancesFrom(from)
    const after = to === NOWHERE ? this.#beyond : tables.distancesFrom(to)
    for (let isTo = 0; isTo < 2; isTo++) {
      const centre = isTo === 1 ? to : from
      if (centre === NOWHERE || (isTo === 1 && to === from)) continue
      const ring = this.#rings.around(centre)
      for (let i = 0; i < ring.length; i++) {
        const hex = ring[i]!
        const was = before[hex]!
        const is = after[hex]!
        // The nearest come first. What was within reach before has had its turn.
        if ((isTo === 1 ? is : was) > reach) break
        if (isTo === 1 && was <= reach && was > 0) continue
        const hadAny = was <= reach && (!isCavalry || tables.isInFront(from, fromFacing, hex))
        const hasAny = is <= reach && (!isCavalry || tables.isInFront(to, toFacing, hex))
        const old = (row * width + (hadAny ? was : 0)) * 3
        const now = (row * width + (hasAny ? is : 0)) * 3
        const onInfantry = all[now + INFANTRY]! - all[old + INFANTRY]!
        const onCavalry = all[now + CAVALRY]! - all[old + CAVALRY]!
        const onArtillery = all[now + ARTILLERY]! - all[old + ARTILLERY]!
        // Often nothing has changed, because he was as near before.
        if (onInfantry === 0 && onCavalry === 0 && onArtillery === 0) continue
        map[hex * 3 + INFANTRY]! += onInfantry
        map[hex * 3 + CAVALRY]! += onCavalry
        map[hex * 3 + ARTILLERY]! += onArtillery
        this.gainCache.change(DANGERS, hex)
      }
    }
  }
}

/** The position as a side sees it, until the next look of that side at the same battlefield. */
export function outlookFor(state: BattleState, side: number, weights: Weights = WEIGHTS): Outlook {
  const around = aroundOf(state)
  return outlooksOn(around, state.field, weights)[side]!.look(state)
}

/** Where what lies between hexes changes, each state of it has its own. */
function outlooksOn(around: Around, field: Battlefield, weights: Weights): readonly Outlook[] {
  let byWeights = OUTLOOKS.get(around)
  if (!byWeights) OUTLOOKS.set(around, (byWeights = new Map()))
  const known = byWeights.get(weights)
  if (known) return known
  const made = [new Outlook(field, around, 0, weights), new Outlook(field, around, 1, weights)]
  byWeights.set(weights, made)
  return made
}

const OUTLOOKS = new WeakMap<Around, Map<Weights, readonly Outlook[]>>()
