import { APART, CONTACT, OVERLAP } from '../../../../board/table/footprint.ts'
import { placeAfter, type Walk, walkThrough } from '../../../../board/table/line-walk.ts'
import { isBeaten } from '../army-morale.ts'
import { isRunning, sideOfUnit } from '../queries.ts'
import { ATTACK, type BattleState, DEFEND, MOVE, NOBODY, RESERVE, RESERVED } from '../state.ts'
import { isUnderTruce, keepsTruce } from '../truce.ts'
import { meetingAt, meetingEnemies, meetingReach, slantingSpot } from './contact.ts'
import { edgeBeyond, exitsOf } from './exits.ts'
import { allowanceOf, costOn, type Gait, isBarred, isInDense, marksUnder } from './rates.ts'
import type { Route } from './route.ts'

/** What ends a way: being there, or what stops it on the way. `left` is off the table (7.11). */
export type WayEnd = 'there' | 'points' | 'enemy' | 'edge' | 'ground' | 'dense' | 'left'

/** How near the units of a formation go to enemies (5), and where they may leave the table. */
export type Caution = {
  readonly mayContact: boolean
  /** The square of the distance at and below which they come no nearer to an enemy; -1 where there is none. */
  readonly keepOff: number
  /** Edges of the table by which they may leave, as bits. */
  readonly exits: number
}

/** 5: what its directive says of the ways of a formation. */
export function cautionOf(state: BattleState, formation: number): Caution {
  const { directives } = state.field.tables
  const order = state.order[formation]
  return {
    mayContact: order === ATTACK && !isBeaten(state, state.field.formations[formation]!.side),
    keepOff:
      order === DEFEND
        ? directives.defendEnemy * directives.defendEnemy
        : order === RESERVED
          ? directives.reserveEnemy * directives.reserveEnemy
          : order === MOVE
            ? directives.moveMustStop * directives.moveMustStop - 1 // It stops at this distance, the others before it.
            : -1,
    exits: isRunning(state, formation) ? ALL_EDGES : exitsOf(state, state.field.formations[formation]!.side),
  }
}

const ALL_EDGES = 15

/** A unit on its way: it pays for each tenth, and looks out for enemies and for what is under it. */
export class Mover {
  readonly unit: number
  readonly walk: Walk
  readonly facing: number
  /** How it faced before it turned to go. */
  readonly firstFacing: number
  x: number
  y: number
  step = 0
  spent: number
  /** Whether its last step has brought it into contact, or an enemy has stopped it there. */
  isTouching = false
  /** The enemies whom it has moved into contact with, or who have stopped it there (12.1). */
  readonly met = new Set<number>()
  /** How the way has ended; nothing while it goes on. */
  end: WayEnd | undefined
  /** Where the next step leads and what it costs. */
  nextX = Number.NaN
  nextY = Number.NaN
  nextCost = Number.NaN
  /** Beyond which edge of the table that is, if it is off it. */
  edge: number = NOBODY

  readonly #state: BattleState
  readonly #gait: Gait
  readonly #caution: Caution
  readonly #enemies: readonly number[]
  /** How much nearer an enemy can come in one unit of the clock. */
  readonly #closing: number
  readonly #near: number
  readonly #allowance: number
  /** The side that a truce keeps out of somewhere (14.11); NOBODY where none does. */
  readonly #kept: number
  #isDense: boolean
  #nextMarks = Number.NaN
  /** No enemy can be near before this time. */
  #checkAt = 0

  constructor(
    state: BattleState,
    { unit, points, facing }: Route,
    gait: Gait,
    caution: Caution,
    enemies: readonly number[],
    closing: number,
    firstFacing = facing,
  ) {
    this.#state = state
    this.unit = unit
    this.walk = walkThrough(points)
    this.facing = facing
    this.firstFacing = firstFacing
    this.#gait = gait
    this.#caution = caution
    this.#enemies = enemies
    this.#closing = closing
    this.#near = meetingReach(state)
    this.#allowance = allowanceOf(state, unit, gait)
    const side = sideOfUnit(state, unit)
    this.#kept = keepsTruce(state, side) ? side : NOBODY
    this.x = state.x[unit]!
    this.y = state.y[unit]!
    this.spent = state.spentBy[unit]!
    this.#isDense = isInDense(gait, marksUnder(state.field.ground, this.x, this.y))
    this.#lookAhead()
  }

  /** Takes the next step if nothing is in its way; what is ends the way. */
  take(clock: number): void {
    if (clock >= this.#checkAt && !this.#isFreeOfEnemies(clock)) {
      this.end = 'enemy'
      return
    }
    this.#go(this.nextX, this.nextY)
    const isDense = isInDense(this.#gait, this.#nextMarks)
    if (isDense === this.#isDense) this.#lookAhead()
    else this.end = 'dense'
    this.#isDense = isDense
  }

  /** Whether the points are enough for the rest of the way whatever the ground. */
  get isSurelyPaid(): boolean {
    return this.spent + (this.walk.steps - this.step) * this.#gait.dearest <= this.#allowance
  }

  /** Goes back along its way to an earlier step (7.9). */
  backTo(step: number): void {
    this.step = step
    ;[this.x, this.y] = placeAfter(this.walk, step)
  }

  #go(x: number, y: number): void {
    this.x = x
    this.y = y
    this.step++
    this.spent += this.nextCost
  }

  #lookAhead(): void {
    if (this.step >= this.walk.steps) {
      this.end = 'there'
      return
    }
    const { ground } = this.#state.field
    const next = placeAfter(this.walk, this.step + 1)
    const x = next[0]
    const y = next[1]
    if (!ground.isOnTable(x, y) && ground.isOnTable(this.x, this.y)) {
      this.edge = edgeBeyond(this.#state, x, y)
      this.end = ((1 << this.edge) & this.#caution.exits) !== 0 ? 'left' : 'edge'
      return
    }
    this.#nextMarks = marksUnder(ground, x, y)
    if (isBarred(this.#gait, this.#nextMarks) || (this.#kept !== NOBODY && this.#breaksTruce(x, y))) {
      this.end = 'ground'
      return
    }
    this.nextX = x
    this.nextY = y
    this.nextCost = costOn(this.#gait, this.#nextMarks)
    if (this.spent + this.nextCost > this.#allowance) this.end = 'points'
  }

  /** 14.11: whether a step leads into an area that a truce keeps it out of. */
  #breaksTruce(x: number, y: number): boolean {
    const [state, side] = [this.#state, this.#kept]
    return isUnderTruce(state, side, x, y) && !isUnderTruce(state, side, this.x, this.y)
  }

  /** 14.11: whether a truce spares an enemy there. */
  #isSpared(x: number, y: number): boolean {
    return this.#kept !== NOBODY && isUnderTruce(this.#state, this.#kept, x, y)
  }

  /** Whether the next step keeps far enough from all enemies (7.8, 5). */
  #isFreeOfEnemies(clock: number): boolean {
    const { mayContact, keepOff } = this.#caution
    const state = this.#state
    const x = this.nextX
    const y = this.nextY
    const near = this.#near * this.#near
    this.isTouching = false
    let nearest = Number.POSITIVE_INFINITY
    for (const enemy of this.#enemies) {
      if (state.stance[enemy]! >= RESERVE) continue
      const ex = state.x[enemy]!
      const ey = state.y[enemy]!
      const square = (ex - x) * (ex - x) + (ey - y) * (ey - y)
      nearest = Math.min(nearest, square)
      if (square <= keepOff && square < (ex - this.x) * (ex - this.x) + (ey - this.y) * (ey - this.y)) return false
      if (square > near) continue
      const meeting = meetingAt(state, this.unit, x, y, this.facing, enemy)
      if (meeting === OVERLAP) {
        this.isTouching = !this.#isSpared(ex, ey) && this.#edgesUp()
        if (this.isTouching) this.#meetThoseAhead()
        return false
      }
      if (meeting !== CONTACT) continue
      if (meetingAt(state, this.unit, this.x, this.y, this.facing, enemy) === APART) {
        // Whoever runs out of contact goes through the last of it; nobody else gets into it.
        if (!mayContact || this.#isSpared(ex, ey)) return false
        this.met.add(enemy)
      }
      this.isTouching = mayContact
    }
    // Rounded down, and with a tenth to spare: when it looks again must not depend on the last digit of a root.
    const far = Math.floor(Math.sqrt(nearest)) - 1 - Math.max(this.#near, Math.ceil(Math.sqrt(Math.max(0, keepOff))))
    this.#checkAt = far > 0 ? clock + Math.floor(far / this.#closing) : clock
    return true
  }

  /** Whether it is in contact where it is, or gets there with half a slanting step. */
  #edgesUp(): boolean {
    const [state, unit, facing] = [this.#state, this.unit, this.facing]
    if (!this.#caution.mayContact) return false
    const spot = slantingSpot(state, unit, [this.x, this.y], [this.nextX, this.nextY], facing)
    if (!spot) return meetingEnemies(state, unit, this.x, this.y, facing) === CONTACT
    this.#go(...spot)
    return true
  }

  /** Those into whom the next step would lead are met where it stops. */
  #meetThoseAhead(): void {
    const [state, unit, facing] = [this.#state, this.unit, this.facing]
    for (const enemy of this.#enemies) {
      if (state.stance[enemy]! >= RESERVE) continue
      if (meetingAt(state, unit, this.nextX, this.nextY, facing, enemy) !== OVERLAP) continue
      if (meetingAt(state, unit, this.x, this.y, facing, enemy) === CONTACT) this.met.add(enemy)
    }
  }
}
