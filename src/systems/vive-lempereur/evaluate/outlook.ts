import { NOWHERE } from '../../../board/nowhere.ts'
import { ARTILLERY, CAVALRY, INFANTRY } from '../format/index.ts'
import { type Around, aroundOf, type Battlefield, BattleState, copy, isHiddenPiece, NOBODY } from '../rules/index.ts'
import { type Aims, aimsOf, countSectors, killsMissing } from './aims.ts'
import { type FireChances, fireChances } from './chances.ts'
import { recordChanges, THEIRS } from './changes.ts'
import { Front } from './front.ts'
import { DANGERS, GainCache, PIECES } from './gain-cache.ts'
import { Rings, SCALE, type Threats, threatOf, threatsOf } from './threats.ts'
import { type Worths, worthsOf } from './worth.ts'

/**
 * How a side sees a position: a copy to try things on, where its enemies are, and what they threaten. One serves a side
 * of a battlefield, look after look: what has not changed since the last is kept, and nothing is allocated.
 */
export class Outlook {
  /** To try things on; whoever changes it puts it back. */
  readonly state: BattleState
  readonly side: number
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
   * By arm and hex: elements that fire, and shock, are likely to cost a unit there in the coming round, in parts of
   * SCALE: whole numbers, so that what is taken away again leaves nothing behind.
   */
  readonly #shots: Int32Array
  readonly #shocks: Int32Array
  /** By piece: where it was and how it faced at the last look. */
  readonly #lastHex: Int32Array
  readonly #lastFacing: Int32Array
  readonly #front: Front
  /** Losses, sectors and victory points at the last look. */
  readonly #course = new Float64Array(9)
  readonly #rings: Rings
  readonly #threats: Threats
  /** What pieces are worth. */
  readonly worths: Worths

  constructor(field: Battlefield, around: Around, side: number) {
    const { size } = field.grid
    const aims = aimsOf(field)
    this.state = new BattleState(field)
    this.side = side
    this.aims = aims[side as 0 | 1]
    this.enemyAims = aims[(1 - side) as 0 | 1]
    this.chances = fireChances(field.charts)
    this.gainCache = new GainCache(field)
    this.#front = new Front(field, around, this.gainCache)
    this.far = this.#front.far
    this.zone = this.#front.zone
    this.#shots = new Int32Array(3 * size)
    this.#shocks = new Int32Array(3 * size)
    this.#lastHex = new Int32Array(field.roster.size).fill(NOWHERE)
    this.#lastFacing = new Int32Array(field.roster.size)
    this.enemyHexes = new Int32Array(field.roster.size)
    this.#threats = threatsOf(field)
    this.worths = worthsOf(field.roster)
    this.#rings = new Rings(field.tables, this.#threats.reach)
  }

  look(state: BattleState): this {
    // Before the copy, this.state is what the last look saw.
    const changed = recordChanges(this.gainCache, this.state, state, this.side)
    copy(state, this.state)
    if (changed === 0) return this
    countSectors(state, this.sectors)
    this.killsMissing = killsMissing(state, this.aims)
    this.lossesMissing = killsMissing(state, this.enemyAims)
    if ((changed & THEIRS) !== 0) this.#findEnemies()
    this.#noteCourse()
    this.gainCache.update()
    return this
  }

  /** Notes what has changed that a plan may go by wherever the piece is: losses, sectors, and who holds the aims. */
  #noteCourse(): void {
    const { sectors, gainCache: known, aims, enemyAims } = this
    let isNew = this.#isNew(0, this.killsMissing)
    isNew = this.#isNew(1, this.lossesMissing) || isNew
    // Where many are, one more or less makes no difference: see fallGain, fallCost and standing.
    for (let i = 0; i < sectors.length; i++) isNew = this.#isNew(2 + i, Math.min(sectors[i]!, 4)) || isNew
    // Points that have been scored once are not scored again.
    if (aims.prizes.length > 0) {
      isNew = this.#isNew(8, this.state.field.scoreboard.score(this.state.memory, this.side)) || isNew
    }
    if (isNew) known.changeCourse()
    const isTaken = (hex: number) => known.hasChanged(PIECES, hex)
    if (aims.hexes.some(isTaken) || enemyAims.hexes.some(isTaken)) known.forgetAll()
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
    return this.#shots[arm * this.far.length + hex]! / SCALE
  }

  /** Elements that enemy cavalry is likely to cost it. */
  shocks(arm: number, hex: number): number {
    return this.#shocks[arm * this.far.length + hex]! / SCALE
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
      if (lastHex !== NOWHERE) this.#spread(enemy, lastHex, lastFacing, -1)
      if (hex !== NOWHERE) this.#spread(enemy, hex, facing, 1)
      if (hex !== lastHex) {
        if (lastHex !== NOWHERE) this.#front.leave(lastHex, roster.zone[enemy] === 1)
        if (hex !== NOWHERE) this.#front.enter(hex, roster.zone[enemy] === 1)
      }
      this.#lastHex[enemy] = hex
      this.#lastFacing[enemy] = facing
    }
    this.#front.measure(this.enemyHexes, this.enemyCount)
  }

  /** Adds what an enemy threatens to the maps, or takes it away. */
  #spread(enemy: number, hex: number, facing: number, sign: number): void {
    const { roster, tables } = this.state.field
    const row = roster.row[enemy]!
    const isCavalry = roster.arm[enemy] === CAVALRY
    const map = isCavalry ? this.#shocks : this.#shots
    const { length } = this.far
    const ring = this.#rings.around(hex)
    const distances = tables.distancesFrom(hex)
    for (let i = 0; i < ring.length; i++) {
      const other = ring[i]!
      const far = distances[other]!
      const onInfantry = threatOf(this.#threats, row, INFANTRY, far)
      if (onInfantry === 0) return
      if (isCavalry && !tables.isInFront(hex, facing, other)) continue
      this.gainCache.change(DANGERS, other)
      map[INFANTRY * length + other]! += sign * onInfantry
      map[CAVALRY * length + other]! += sign * threatOf(this.#threats, row, CAVALRY, far)
      map[ARTILLERY * length + other]! += sign * threatOf(this.#threats, row, ARTILLERY, far)
    }
  }
}

/** The position as a side sees it, until the next look of that side at the same battlefield. */
export function outlookFor(state: BattleState, side: number): Outlook {
  const around = aroundOf(state)
  return outlooksOn(around, state.field)[side]!.look(state)
}

/** Where what lies between hexes changes, each state of it has its own. */
function outlooksOn(around: Around, field: Battlefield): readonly Outlook[] {
  const known = OUTLOOKS.get(around)
  if (known) return known
  const made = [new Outlook(field, around, 0), new Outlook(field, around, 1)]
  OUTLOOKS.set(around, made)
  return made
}

const OUTLOOKS = new WeakMap<Around, readonly Outlook[]>()
