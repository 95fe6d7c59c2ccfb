import { NOWHERE } from '../../../board/nowhere.ts'
import {
  ARTILLERY,
  type Battlefield,
  type BattleState,
  BOMBARDMENT,
  CAVALRY,
  INFANTRY,
  isGun,
  isInContact,
  isInEnemyZone,
  type ModeTable,
  misfireOf,
  moraleFactor,
  moraleShift,
  NO_MODE,
  NOBODY,
  ownerOf,
  strengthInWeather,
} from '../rules/index.ts'
import { expected, placeOf, type Stakes } from './chances.ts'
import type { Outlook } from './outlook.ts'

/** Who attacks: strength, what of it is at risk, their modes (one bit each), and whether guns fire from afar. */
export class Force {
  strength = 0
  atRisk = 0
  modes = 0
  isFar = false
  /** What the hexsides multiply the defenders with, and how far they shift: by the best for the attackers, 0 before there are any. */
  cover = 0
  shift = 0

  clear(): this {
    this.strength = this.atRisk = this.modes = this.cover = this.shift = 0
    this.isFar = false
    return this
  }

  copy(other: Force): this {
    this.strength = other.strength
    this.atRisk = other.atRisk
    this.modes = other.modes
    this.isFar = other.isFar
    this.cover = other.cover
    this.shift = other.shift
    return this
  }

  add(state: BattleState, piece: number, target: number): this {
    const { field, hex } = state
    const strength = field.strength[piece]!
    const isFar = target !== NOWHERE && !isInContact(field, hex[piece]!, target)
    this.strength += field.sky ? firedOnAverage(state, piece) : strength
    // Standard Artillery C, Artillery 7: guns that fire from afar never suffer.
    this.atRisk += isFar ? 0 : strength
    this.modes |= bitOf(field, piece)
    this.isFar ||= isFar
    const { defence, shift } = field.sideTables
    if (!defence || !shift || isFar || target === NOWHERE) return this
    const side = hex[piece]! * 6 + field.hexes.directionTo(hex[piece]!, target)
    this.shift = this.cover === 0 ? shift[side]! : Math.max(this.shift, shift[side]!)
    this.cover = this.cover === 0 ? defence[side]! : Math.min(this.cover, defence[side]!)
    return this
  }
}

/** Own weather: with how much strength a piece fires on average. */
const firedOnAverage = (state: BattleState, piece: number) =>
  state.hex[piece] === NOWHERE
    ? state.field.strength[piece]!
    : (strengthInWeather(state, piece) * (6 - misfireOf(state, piece))) / 6

/** The defenders of some hexes. */
export class Prey {
  worth = 0
  defence = 0
  shift = 0
  modes = 0
  trapped = 0
  /** What the ground multiplies them with already. */
  cover = 0
  #hexes = 0

  clear(): this {
    this.worth = this.defence = this.shift = this.modes = this.trapped = this.cover = this.#hexes = 0
    return this
  }

  add(outlook: Outlook, hex: number): this {
    const { state, field } = outlook
    const owner = ownerOf(state, hex)
    this.worth += outlook.worthIn(hex)
    this.defence += outlook.defenceIn(hex, outlook.steadyIn(hex), owner)
    this.shift = this.#hexes === 0 ? field.shift[hex]! : Math.min(this.shift, field.shift[hex]!)
    this.modes |= modesIn(state, hex)
    this.cover = Math.max(this.cover, field.defence[hex]!)
    const trapped = countWaysBack(state, hex, owner) === 0 ? 1 : 0.05
    this.trapped = this.#hexes === 0 ? trapped : Math.min(this.trapped, trapped)
    this.#hexes++
    return this
  }
}

/** The modes of those in a hex, one bit each. */
export function modesIn({ field, top, below }: BattleState, hex: number): number {
  let modes = 0
  for (let piece = top[hex]!; piece !== NOBODY; piece = below[piece]!) modes |= bitOf(field, piece)
  return modes
}

function bitOf({ mode }: Battlefield, piece: number): number {
  return mode[piece] === NO_MODE ? 0 : 1 << mode[piece]!
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
  const shift = Math.min(prey.shift, prey.shift + force.shift) + moraleShift(state, side)
  const defence = force.cover > prey.cover ? (prey.defence * force.cover) / prey.cover : prey.defence
  const place = placeOf(charts, attack, defence, shift)
  stakes.atRisk = force.atRisk
  stakes.prize = prey.worth
  stakes.trapped = prey.trapped
  stakes.isBombardment = isAdvanced && state.phase === BOMBARDMENT
  const modifier = isAdvanced ? modifierOf(state.field, force, prey.modes, state.phase === BOMBARDMENT, mode) : 0
  return expected(charts, isSmooth ? place : Math.floor(place + 1e-9), modifier, stakes)
}

/** Capability: what the chart adds to the die if both choose their modes well, or in a mode of attack. */
export function modifierOf(
  { modes }: Battlefield,
  force: Force,
  defenders: number,
  isBombardment: boolean,
  mode = -1,
): number {
  const [foot, horse] = [modes.ofArm[INFANTRY]!, modes.ofArm[CAVALRY]!]
  const defence = defenders === 0 ? 1 << CAVALRY : defenders
  if (isBombardment) {
    return bestOf(modes, force.modes & ~(foot | horse) || 1 << ARTILLERY, defence, force.isFar)
  }
  const isMixed = (bits: number) => (bits & foot) !== 0 && (bits & horse) !== 0
  const isEven = isMixed(force.modes) && isMixed(defence)
  const attack = mode >= 0 ? force.modes & (1 << mode) : force.modes
  const best = bestOf(modes, attack & (isEven ? foot : foot | horse), isEven ? defence & ~horse : defence, false)
  return Number.isFinite(best) ? best : 0
}

/** The best of some modes of attack against the defenders' best answer to it. */
function bestOf({ names, chart }: ModeTable, attack: number, defence: number, isFar: boolean): number {
  let best = -Infinity
  for (let mode = 0; mode < names.length; mode++) {
    if ((attack & (1 << mode)) === 0) continue
    const row = (mode * 2 + Number(isFar)) * names.length
    let worst = Infinity
    for (let against = 0; against < names.length; against++) {
      if ((defence & (1 << against)) !== 0) worst = Math.min(worst, chart[row + against]!)
    }
    best = Math.max(best, worst)
  }
  return best
}

/** Whether a piece takes part in the attacks of the phase at all. */
export function isForPhase(state: BattleState, piece: number): boolean {
  return !state.field.isAdvanced || isGun(state, piece) === (state.phase === BOMBARDMENT)
}
