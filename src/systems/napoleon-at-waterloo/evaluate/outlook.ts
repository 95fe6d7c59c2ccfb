import { NOWHERE } from '../../../board/nowhere.ts'
import {
  type Battlefield,
  type BattleState,
  isHiddenPiece,
  isInEnemyZone,
  isInReserve,
  LASTING,
  mayLeave,
  moraleFactor,
  NO_ARM,
  NOBODY,
  PHASES,
  WORLD,
} from '../rules/index.ts'
import { type Calls, callsFor } from './calls.ts'
import { type Disks, disksOf, landingOf } from './disks.ts'
import { type Goals, goalsOf } from './goals.ts'
import { chooseGuard } from './guard.ts'
import { type Posture, USUAL } from './postures.ts'
import { chooseRunners } from './runners.ts'
import { LEADER_SHARE } from './weights.ts'

/** How a battle looks to a side: what the enemy can do, and where he is. Lasts until the next look at the same battle. */
export class Outlook {
  readonly field: Battlefield
  readonly goals: Goals
  /** By hex: the strength of the enemies who could attack it in their turn, and how many they are. */
  readonly threat: Float64Array
  readonly threats: Int32Array
  /** What a point destroyed is worth, in the currency of `value`. */
  pointWorth = 1
  /** How eager the side is to close with the enemy, from 0 to 1. */
  zeal = 1
  /** Whether reinforcements are still to come: until then the side holds on. */
  isWaiting = false
  /** What would bring troops into the battle. */
  calls: Calls = { hexes: [], alarms: [] }
  /** How the side conducts itself. */
  posture: Posture = USUAL
  state!: BattleState
  side = 0
  /** How often it was looked: plans are as old as the look. */
  updates = 0
  /** How often an enemy was found elsewhere than at the look before. */
  enemyMoves = 0
  /** How often an enemy was found to threaten other hexes than at the look before. */
  threatChanges = 0
  /** By piece, of the enemy's at the last look: where it was, and the hexes that it could attack. */
  readonly #at: Int32Array
  readonly #within: Int32Array[]
  readonly #disks: Disks
  /** What hardly anybody asks for while attacks are made is found when it is first asked for; undefined and false until then. */
  readonly #near: Int32Array
  #isMeasured = false
  readonly #runners: Uint8Array
  #hasRunners = false
  #guard: number | undefined
  readonly #queue: Int32Array

  constructor(field: Battlefield) {
    this.field = field
    this.goals = goalsOf(field)
    this.threat = new Float64Array(field.grid.size)
    this.threats = new Int32Array(field.grid.size)
    this.#near = new Int32Array(field.grid.size)
    this.#runners = new Uint8Array(field.pieces)
    this.#at = new Int32Array(field.pieces).fill(NOT_SEEN)
    this.#within = Array.from(this.#at, () => NO_HEXES)
    this.#disks = disksOf(field)
    this.#queue = new Int32Array(field.grid.size)
  }

  update(state: BattleState, side: number): this {
    this.state = state
    this.side = side
    this.updates++
    const points = [0, 0]
    let [coming, hasMoved] = [0, false]
    const { pieces, side: sides, strength, arrival } = this.field
    for (let piece = 0; piece < pieces; piece++) {
      // Nobody reckons with enemies whom he has not seen.
      const isUnseen = sides[piece] !== side && isHiddenPiece(state, piece)
      const hex = isUnseen ? NOWHERE : state.hex[piece]!
      const isGone = (state.status[piece]! & LASTING) !== 0
      if (hex !== NOWHERE) points[sides[piece]!]! += strength[piece]!
      if (sides[piece] === side) {
        if (hex === NOWHERE && !isGone && arrival[piece]! > 0 && this.#isExpected(piece, LAST))
          coming += strength[piece]!
        continue
      }
      if (this.#at[piece] !== hex) hasMoved = true
      this.#at[piece] = hex
      this.#threaten(piece, isGone ? NO_HEXES : this.#hexesWithin(piece, hex))
    }
    if (hasMoved) {
      this.enemyMoves++
      this.#isMeasured = false
    }
    this.isWaiting = coming > 0
    this.zeal = this.#zealOf(points, coming)
    this.pointWorth = POINTS_OF_VICTORY / Math.max(this.goals.points[0], this.goals.points[1])
    this.calls = callsFor(state, side)
    this.#hasRunners = false
    this.#guard = undefined
    return this
  }

  /** By hex: how far the nearest enemy is. */
  get near(): Int32Array {
    if (!this.#isMeasured) this.#measure()
    return this.#near
  }

  /** By piece: 1 for who is to leave the board, once it has the chance. */
  get runners(): Uint8Array {
    if (!this.#hasRunners) chooseRunners(this, this.#runners)
    this.#hasRunners = true
    return this.#runners
  }

  /** Who stays with the leader, or NOBODY. */
  get guard(): number {
    return (this.#guard ??= chooseGuard(this))
  }

  /** What a piece is worth, in points: its strength, and more where its fate decides the battle. */
  worth(piece: number): number {
    const { arm, strength, side } = this.field
    const { prizes } = this.goals
    if (arm[piece] !== NO_ARM) return prizes.length === 0 ? strength[piece]! : strength[piece]! + prizes[piece]!
    return this.goals.leaderMatters[side[piece] as 0 | 1] ? LEADER_SHARE * this.goals.points[side[piece] as 0 | 1] : 1
  }

  worthIn(hex: number): number {
    let sum = 0
    for (let piece = this.state.top[hex]!; piece !== NOBODY; piece = this.state.below[piece]!) sum += this.worth(piece)
    return sum
  }

  strengthIn(hex: number): number {
    const { top, below } = this.state
    let sum = 0
    for (let piece = top[hex]!; piece !== NOBODY; piece = below[piece]!) sum += this.field.strength[piece]!
    return sum
  }

  /** With what those in a hex stand an attack, before ground and morale. */
  steadyIn(hex: number): number {
    const { top, below } = this.state
    const { strength, steadiness } = this.field
    let sum = 0
    for (let piece = top[hex]!; piece !== NOBODY; piece = below[piece]!) sum += strength[piece]! * steadiness[piece]!
    return sum
  }

  /** Combat 4: with what those in a hex defend themselves. */
  defenceIn(hex: number, strength: number, side: number): number {
    return strength * this.field.defence[hex]! * moraleFactor(this.state, side)
  }

  /** The hexes that an enemy could attack in his turn, as far as the ground and the zones there are now let him. */
  #hexesWithin(piece: number, hex: number): Int32Array {
    const { movement, strength, range } = this.field
    if (hex === NOWHERE) return this.#comesNext(piece) ? landingOf(this.field, piece) : NO_HEXES
    if (strength[piece] === 0) return NO_HEXES
    const isHeld =
      isInReserve(this.state, piece) ||
      (isInEnemyZone(this.state, hex, 1 - this.side) && !mayLeave(this.state, piece, hex))
    const reach = (isHeld ? 0 : movement[piece]!) + range[piece]!
    return this.#disks.around(hex, reach)
  }

  /** Takes an enemy away from the hexes that he threatened, and adds him to those that he threatens now. */
  #threaten(piece: number, hexes: Int32Array): void {
    const before = this.#within[piece]!
    if (before === hexes) return
    this.threatChanges++
    this.#addThreat(this.field.strength[piece]!, before, -1)
    this.#addThreat(this.field.strength[piece]!, hexes, 1)
    this.#within[piece] = hexes
  }

  #addThreat(strength: number, hexes: Int32Array, sign: number): void {
    for (let i = 0; i < hexes.length; i++) {
      this.threat[hexes[i]!]! += sign * strength
      this.threats[hexes[i]!]! += sign
    }
  }

  /** Set-up, Prussians: whether an enemy off the board arrives in his next turn. */
  #comesNext(piece: number): boolean {
    const turn = this.state.turn + (this.side === 1 && this.state.side === 1 ? 1 : 0)
    return this.field.arrival[piece]! > 0 && this.field.arrival[piece]! <= turn && this.#isExpected(piece, turn)
  }

  /** Whether nothing but the turn, or dice, keeps a piece from arriving up to a turn. */
  #isExpected(piece: number, turn: number): boolean {
    const { recruits, timetable, conditions } = this.field
    const { timing } = timetable.arrivals[recruits[piece]!.arrival!]!
    if (timing.row < 0) return true
    const set = this.state.memory[timing.row]!
    return set > 0 ? set <= turn : !timing.when || conditions.holds(WORLD, this.state, timing.when)
  }

  /** How far every hex is from the enemies, whatever the ground; but nobody comes across a river where it has no bridge. */
  #measure(): void {
    const { sideTables, pieces, side: sides } = this.field
    const { ways } = sideTables
    this.#isMeasured = true
    this.#near.fill(-1)
    let tail = 0
    for (let piece = 0; piece < pieces; piece++) {
      const hex = this.state.hex[piece]!
      if (hex === NOWHERE || sides[piece] === this.side || this.#near[hex] === 0) continue
      if (isHiddenPiece(this.state, piece)) continue
      this.#near[hex] = 0
      this.#queue[tail++] = hex
    }
    for (let i = 0; i < tail; i++) {
      const hex = this.#queue[i]!
      for (let j = hex * 6; j < hex * 6 + 6; j++) {
        const next = ways[j]!
        if (next === NOWHERE || this.#near[next]! >= 0) continue
        this.#near[next] = this.#near[hex]! + 1
        this.#queue[tail++] = next
      }
    }
    if (!sideTables.cost || tail === 0) return
    for (let hex = 0; hex < this.#near.length; hex++) if (this.#near[hex]! < 0) this.#near[hex] = this.#near.length
  }

  /** Who waits for reinforcements keeps back until he is the stronger. */
  #zealOf(points: readonly number[], coming: number): number {
    const ratio = points[this.side]! / Math.max(1, points[1 - this.side]!)
    if (coming > 0 && ratio < 1.3) return 0
    return ratio >= 0.7 ? 1 : 0.4
  }
}

const NOT_SEEN = -2
/** Later than any turn. */
const LAST = 1000
const NO_HEXES = new Int32Array(0)

/** What the points that decide a battle are worth together, in the currency of `value`. */
const POINTS_OF_VICTORY = 60

/** The look of a side at a battle. The same position is not looked at twice in a row. */
export function outlookFor(state: BattleState, side: number, posture: Posture = USUAL): Outlook {
  let looks = LOOKS.get(state.field)
  if (!looks) {
    const make = (): Look => ({
      outlook: new Outlook(state.field),
      words: new Int32Array(state.words.length),
      moment: -1,
    })
    LOOKS.set(state.field, (looks = [make(), make()]))
  }
  const look = looks[side as 0 | 1]
  look.outlook.posture = posture
  const moment = ((state.turn * 2 + state.side) * PHASES.length + state.phase) * 3 + state.demoralised + 1
  if (look.moment === moment && isSamePosition(look.words, state)) {
    look.outlook.state = state
    return look.outlook
  }
  look.moment = moment
  look.words.set(state.words)
  return look.outlook.update(state, side)
}

type Look = { readonly outlook: Outlook; readonly words: Int32Array; moment: number }
const LOOKS = new WeakMap<Battlefield, readonly [Look, Look]>()

/** Whether everything but the dice and what is to be decided just now is the same. */
function isSamePosition(words: Int32Array, state: BattleState): boolean {
  for (let i = state.now.length + state.dice.length; i < words.length; i++)
    if (words[i] !== state.words[i]) return false
  return true
}
