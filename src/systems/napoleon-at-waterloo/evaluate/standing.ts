import { NOWHERE } from '../../../board/nowhere.ts'
import {
  hasLineOfFire,
  isEnemyIn,
  isGun,
  MOVED,
  moraleFactor,
  moraleShift,
  NO_ARM,
  NOBODY,
  ownerOf,
} from '../rules/index.ts'
import { expected, placeOf, type Stakes } from './chances.ts'
import { GUARDS_DISTANCE } from './guard.ts'
import type { Outlook } from './outlook.ts'
import { WEIGHTS } from './weights.ts'

const stakes: Stakes = { atRisk: 0, prize: 0, trapped: 0, isBombardment: false }

/** How good it is for a piece to end its move in a hex, in points. */
export function standing(outlook: Outlook, piece: number, hex: number): number {
  const { field, near, zeal, goals, side, runners, posture } = outlook
  const isLeader = field.arm[piece] === NO_ARM
  const caution = isLeader ? WEIGHTS.leadersCaution : posture.caution
  let score = -caution * outlook.worth(piece) * riskAt(outlook, piece, hex)
  if (runners[piece] === 1) score -= WEIGHTS.outwards * goals.wayOut[side as 0 | 1][hex]!
  else if (isLeader)
    return score + WEIGHTS.escort * Math.min(ESCORT, outlook.strengthIn(hex)) + 0.05 * Math.min(6, near[hex]!)
  else if (piece === outlook.guard) score -= WEIGHTS.approach * Math.abs(near[hex]! - GUARDS_DISTANCE)
  else score -= posture.approach * zeal * Math.max(0, near[hex]! - 2)
  score += objectiveScore(outlook, piece, hex)
  const { hexes, alarms } = outlook.calls
  if (hexes.length > 0) score += towards(outlook, hexes, piece, hex)
  if (alarms.includes(hex)) score -= WEIGHTS.alarm
  if (near[hex]! <= 3) score += WEIGHTS.ground * (field.defence[hex]! - 1 - field.shift[hex]!)
  return (
    score +
    (near[hex] === 1 ? contact(outlook, piece, hex) : 0) +
    (isGun(outlook.state, piece) ? fire(outlook, piece, hex) : 0)
  )
}

/** What wins the battle for one of the sides is worth standing in, and on the way to. */
function objectiveScore(outlook: Outlook, piece: number, hex: number): number {
  const [first, second] = outlook.goals.hexes
  return first.length + second.length === 0
    ? 0
    : towards(outlook, first, piece, hex) + towards(outlook, second, piece, hex)
}

/** The nearest of the hexes counts that no other unit of ours holds. */
function towards({ state, field, side }: Outlook, hexes: ArrayLike<number>, piece: number, hex: number): number {
  let nearest = FAR
  for (let i = 0; i < hexes.length; i++) {
    const wanted = hexes[i]!
    const isAlone = state.top[wanted] === piece && state.below[piece] === NOBODY
    if (isAlone || ownerOf(state, wanted) !== side) nearest = Math.min(nearest, field.hexes.distance(hex, wanted))
  }
  if (nearest === FAR) return 0
  return (nearest === 0 ? WEIGHTS.objective : 0) - WEIGHTS.towardsObjective * nearest
}

/** Farther than anything on a board. */
const FAR = 0x4000_0000

/** More strength than this around a leader makes him no safer. */
const ESCORT = 16

/** What share of those in a hex the enemy can be expected to destroy in his turn, with a piece among them. */
export function riskAt(outlook: Outlook, piece: number, hex: number): number {
  const { state, field, side, threat, threats } = outlook
  if (threats[hex] === 0) return 0
  const isThere = state.hex[piece] === hex
  const strength = outlook.steadyIn(hex) + (isThere ? 0 : field.strength[piece]! * field.steadiness[piece]!)
  const worth = outlook.worthIn(hex) + (isThere ? 0 : outlook.worth(piece))
  // An attack comes from hexes that are open to it, and of those from as many units as may stack.
  let open = 0
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const next = field.sideTables.contacts[i]!
    if (next !== NOWHERE && field.steps[i] !== 0 && (ownerOf(state, next) !== side || next === state.hex[piece])) open++
  }
  const share = Math.min(1, (STRONGEST_FIRST * open * field.charts.stacking) / threats[hex]!)
  const attack = threat[hex]! * share * moraleFactor(state, 1 - side)
  const defence = outlook.defenceIn(hex, strength, side)
  const place = placeOf(field.charts, attack, defence, field.shift[hex]! + moraleShift(state, 1 - side))
  stakes.atRisk = threat[hex]! * share
  stakes.prize = worth
  stakes.trapped = 0.1
  stakes.isBombardment = false
  return worth === 0 ? 0 : Math.max(0, Math.min(1, expected(field.charts, place, 0, stakes) / worth))
}

/** Where not all can come, the strongest do. */
const STRONGEST_FIRST = 1.3

/** What the attacks come to that a piece next to enemies makes easier, or has to make alone (Standard Combat B). */
function contact(outlook: Outlook, piece: number, hex: number): number {
  const { state, field, side } = outlook
  if (field.strength[piece] === 0) return 0
  let sum = 0
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const enemy = field.sideTables.contacts[i]!
    if (enemy === NOWHERE || !isEnemyIn(state, enemy, side)) continue
    const friends = committedTo(outlook, enemy, piece)
    // Friends may come from where nothing hinders them; alone it has to cross what is there.
    const cover = friends > 0 ? 1 : (field.sideTables.defence?.[i] ?? 1)
    const gain = onGround(outlook, enemy, (friends + field.strength[piece]!) / cover, 0.15)
    if (friends > 0) sum += gain - onGround(outlook, enemy, friends, 0.15)
    else if (!field.isAdvanced) sum += WEIGHTS.soakOff * Math.min(0, gain)
    // Nobody has to attack in the advanced game.
    else if (!isGun(state, piece)) sum += Math.max(0, gain)
  }
  return sum
}

/** The strength of those who stand next to an enemy, and stay there. */
function committedTo({ state, field, side }: Outlook, enemy: number, without: number): number {
  let sum = 0
  for (let i = enemy * 6; i < enemy * 6 + 6; i++) {
    const hex = field.sideTables.contacts[i]!
    if (hex === NOWHERE || ownerOf(state, hex) !== side) continue
    for (let piece = state.top[hex]!; piece !== NOBODY; piece = state.below[piece]!) {
      if (piece === without || (field.isAdvanced && isGun(state, piece))) continue
      if ((state.status[piece]! & MOVED) !== 0 || near(state.zones[hex]!, side)) sum += field.strength[piece]!
    }
  }
  return sum
}

const near = (zones: number, side: number) => ((zones >>> (8 - 8 * side)) & 255) !== 0

/** What an attack of so much strength on a hex comes to, in points. */
export function onGround(outlook: Outlook, hex: number, strength: number, trapped: number, modifier = 0): number {
  const { state, field, side } = outlook
  const defence = outlook.defenceIn(hex, outlook.steadyIn(hex), 1 - side)
  const shift = field.shift[hex]! + moraleShift(state, side)
  const place = placeOf(field.charts, strength * moraleFactor(state, side), defence, shift)
  stakes.atRisk = strength
  stakes.prize = outlook.worthIn(hex)
  stakes.trapped = trapped
  stakes.isBombardment = false
  return expected(field.charts, place, modifier, stakes)
}

/** Artillery 2: what guns could do from a hex to the enemy within their range. */
function fire(outlook: Outlook, piece: number, hex: number): number {
  const { state, field, side } = outlook
  if (!field.isAdvanced && outlook.near[hex] === 1) return 0
  let best = 0
  for (let i = hex * field.afarEach; i < (hex + 1) * field.afarEach; i++) {
    const enemy = field.afar[i]!
    if (enemy === NOWHERE || !isEnemyIn(state, enemy, side)) continue
    if (field.hexes.distance(hex, enemy) > field.range[piece]! || !hasLineOfFire(state, hex, enemy, side)) continue
    best = Math.max(best, barrage(outlook, piece, enemy))
  }
  return WEIGHTS.fire * best
}

/** Guns that fire from afar risk nothing: the more, the better; those of the standard game take part in others' attacks. */
function barrage(outlook: Outlook, piece: number, enemy: number): number {
  const { field, side } = outlook
  const share = field.strength[piece]! / Math.max(1, outlook.defenceIn(enemy, outlook.steadyIn(enemy), 1 - side))
  const prize = Math.min(10, outlook.worthIn(enemy))
  return 0.3 + 0.15 * Math.min(1, share / 2) * prize
}
