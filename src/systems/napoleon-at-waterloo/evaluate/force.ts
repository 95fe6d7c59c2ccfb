import { NOWHERE } from '../../../board/nowhere.ts'
import { ARMS } from '../format/index.ts'
import {
  type Battlefield,
  type BattleState,
  BOMBARDMENT,
  CAVALRY,
  INFANTRY,
  isGun,
  isInEnemyZone,
  moraleFactor,
  moraleShift,
  NO_ARM,
  NOBODY,
  ownerOf,
} from '../rules/index.ts'
import { expected, placeOf, type Stakes } from './chances.ts'
import type { Outlook } from './outlook.ts'

/** Who attacks: strength, what of it is at risk, the arms (one bit each), and whether guns fire from afar. */
export class Force {
  strength = 0
  atRisk = 0
  arms = 0
  isFar = false

  clear(): this {
    this.strength = this.atRisk = this.arms = 0
    this.isFar = false
    return this
  }

  copy(other: Force): this {
    this.strength = other.strength
    this.atRisk = other.atRisk
    this.arms = other.arms
    this.isFar = other.isFar
    return this
  }

  add({ field, hex }: BattleState, piece: number, target: number): this {
    const strength = field.strength[piece]!
    const isFar = target !== NOWHERE && field.hexes.distance(hex[piece]!, target) > 1
    this.strength += strength
    // Standard Artillery C, Artillery 7: guns that fire from afar never suffer.
    this.atRisk += isFar ? 0 : strength
    this.arms |= bitOf(field, piece)
    this.isFar ||= isFar
    return this
  }
}

/** The defenders of some hexes. */
export class Prey {
  worth = 0
  defence = 0
  shift = 0
  arms = 0
  trapped = 0
  #hexes = 0

  clear(): this {
    this.worth = this.defence = this.shift = this.arms = this.trapped = this.#hexes = 0
    return this
  }

  add(outlook: Outlook, hex: number): this {
    const { state, field } = outlook
    const owner = ownerOf(state, hex)
    this.worth += outlook.worthIn(hex)
    this.defence += outlook.defenceIn(hex, outlook.strengthIn(hex), owner)
    this.shift = this.#hexes === 0 ? field.shift[hex]! : Math.min(this.shift, field.shift[hex]!)
    this.arms |= armsIn(state, hex)
    const trapped = countWaysBack(state, hex, owner) === 0 ? 1 : 0.05
    this.trapped = this.#hexes === 0 ? trapped : Math.min(this.trapped, trapped)
    this.#hexes++
    return this
  }
}

export function armsIn({ field, top, below }: BattleState, hex: number): number {
  let arms = 0
  for (let piece = top[hex]!; piece !== NOBODY; piece = below[piece]!) arms |= bitOf(field, piece)
  return arms
}

function bitOf({ arm }: Battlefield, piece: number): number {
  return arm[piece] === NO_ARM ? 0 : 1 << arm[piece]!
}

/** Retreat: over how many hexsides those in a hex could fall back. */
export function countWaysBack(state: BattleState, hex: number, owner: number): number {
  const { hexes, steps } = state.field
  let ways = 0
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const next = hexes.neighbours[i]!
    if (next === NOWHERE || steps[i] === 0 || ownerOf(state, next) === 1 - owner) continue
    if (!isInEnemyZone(state, next, owner)) ways++
  }
  return ways
}

const stakes: Stakes = { atRisk: 0, prize: 0, trapped: 0, isBombardment: false }

/** What an attack comes to on average, in points; smoothly between the columns, or in the column that it really has. */
export function attackValue(
  state: BattleState,
  side: number,
  force: Force,
  prey: Prey,
  isSmooth: boolean,
  mode = -1,
): number {
  const { charts, isAdvanced } = state.field
  const attack = force.strength * moraleFactor(state, side)
  const shift = prey.shift + moraleShift(state, side)
  const place = placeOf(charts, attack, prey.defence, shift)
  stakes.atRisk = force.atRisk
  stakes.prize = prey.worth
  stakes.trapped = prey.trapped
  stakes.isBombardment = isAdvanced && state.phase === BOMBARDMENT
  const modifier = isAdvanced ? modifierOf(state.field, force, prey.arms, state.phase === BOMBARDMENT, mode) : 0
  return expected(charts, isSmooth ? place : Math.floor(place + 1e-9), modifier, stakes)
}

const BOTH = (1 << INFANTRY) | (1 << CAVALRY)

/** Capability: what the chart adds to the die if both choose their modes well, or in a mode of attack. */
export function modifierOf(
  field: Battlefield,
  force: Force,
  defenders: number,
  isBombardment: boolean,
  mode = -1,
): number {
  const { capability } = field.charts
  const defence = defenders === 0 ? 1 << CAVALRY : defenders
  if (isBombardment) return worstFor(capability[force.isFar ? 'artillery-2' : 'artillery-1'], defence)
  const isEven = (force.arms & defence & BOTH) === BOTH
  const modes = isEven ? defence & ~(1 << CAVALRY) : defence
  const infantry = (force.arms & (1 << INFANTRY)) !== 0 || isEven
  const cavalry = (force.arms & (1 << CAVALRY)) !== 0 && !isEven
  const asInfantry = infantry && mode !== CAVALRY ? worstFor(capability.infantry, modes) : -Infinity
  const asCavalry = cavalry && mode !== INFANTRY ? worstFor(capability.cavalry, modes) : -Infinity
  const best = Math.max(asInfantry, asCavalry)
  return Number.isFinite(best) ? best : 0
}

function worstFor(row: Readonly<Record<(typeof ARMS)[number], number>>, modes: number): number {
  let worst = Infinity
  for (let arm = 0; arm < ARMS.length; arm++) {
    if ((modes & (1 << arm)) !== 0) worst = Math.min(worst, row[ARMS[arm]!])
  }
  return worst
}

/** Whether a piece takes part in the attacks of the phase at all. */
export function isForPhase(state: BattleState, piece: number): boolean {
  return !state.field.isAdvanced || isGun(state, piece) === (state.phase === BOMBARDMENT)
}
