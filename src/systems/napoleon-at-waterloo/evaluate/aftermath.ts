import { NOWHERE } from '../../../board/nowhere.ts'
import {
  type Action,
  ADVANCE_TO,
  ATTACKING,
  countIn,
  hexOf,
  isEnemyIn,
  isSubject,
  kindOf,
  ownerOf,
  pieceOf,
  WITHDRAW_GUN,
} from '../rules/index.ts'
import { countWaysBack } from './force.ts'
import type { Outlook } from './outlook.ts'
import { riskAt } from './standing.ts'
import { WEIGHTS } from './weights.ts'

/** Results EX: what has to be paid in the end if a unit is among it; the larger unit first, so that few are lost. */
export function weighPayments(outlook: Outlook, actions: readonly Action[]): number[] {
  const { state, field } = outlook
  const strengths: number[] = []
  for (let piece = 0; piece < field.pieces; piece++) {
    if (isSubject(state, piece, ATTACKING)) strengths.push(field.strength[piece]!)
  }
  return actions.map((action) => {
    const strength = field.strength[pieceOf(action)]!
    const others = strengths.toSpliced(strengths.indexOf(strength), 1)
    return 0.01 * strength - strength - leastSum(others, state.owed - strength)
  })
}

/** The least sum of some of the numbers that is not less than what is owed. */
function leastSum(numbers: readonly number[], owed: number, from = 0): number {
  if (owed <= 0 || from === numbers.length) return 0
  const without = numbers.slice(from + 1).reduce((sum, number) => sum + number, 0)
  const first = numbers[from]!
  const taken = first + leastSum(numbers, owed - first, from + 1)
  return without < owed ? taken : Math.min(taken, leastSum(numbers, owed, from + 1))
}

/** Artillery 7: guns take a retreat upon themselves only where the enemy would have them otherwise. */
export function weighWithdrawals(outlook: Outlook, actions: readonly Action[]): number[] {
  const { state } = outlook
  return actions.map((action) => {
    if (kindOf(action) !== WITHDRAW_GUN) return 0
    const gun = pieceOf(action)
    return outlook.worth(gun) * (riskAt(outlook, gun, state.hex[gun]!) - 0.3)
  })
}

/**
 * Retreat: the victor drives the beaten to where they are weakest: no cover, few friends, few ways further back. Whoever goes
 * back of his own will looks for the opposite.
 */
export function weighRetreats(outlook: Outlook, actions: readonly Action[]): number[] {
  const { state, field, side, goals } = outlook
  return actions.map((action) => {
    const [piece, hex] = [pieceOf(action), hexOf(action)]
    const owner = field.side[piece]!
    let friends = 0
    for (let i = hex * 6; i < hex * 6 + 6; i++) {
      const next = field.hexes.neighbours[i]!
      if (next !== NOWHERE && ownerOf(state, next) === owner) friends++
    }
    const cover = field.defence[hex]! - 1 - field.shift[hex]!
    // Victory B: those who want to leave are not shown the way.
    const wayOut = goals.exits[owner as 0 | 1] > 0 ? 0.1 * Math.min(30, goals.wayOut[owner as 0 | 1][hex]!) : 0
    const waysBack = countWaysBack(state, hex, owner)
    const weakness = wayOut - 0.2 * waysBack - 0.5 * cover - 0.15 * friends - 0.3 * countIn(state, hex)
    return side === owner ? -weakness : weakness
  })
}

/** Advance: into cover and into the enemy's rear, but not into the jaws. */
export function weighAdvances(outlook: Outlook, actions: readonly Action[]): number[] {
  const { state, field, goals, side, runners } = outlook
  return actions.map((action) => {
    if (kindOf(action) !== ADVANCE_TO) return 0
    const [piece, to] = [pieceOf(action), hexOf(action)]
    const from = state.hex[piece]!
    const risk = riskAt(outlook, piece, to) - riskAt(outlook, piece, from)
    let gain = 0.2 - WEIGHTS.caution * outlook.worth(piece) * risk
    gain += WEIGHTS.ground * (field.defence[to]! - field.shift[to]! - field.defence[from]! + field.shift[from]!)
    gain += CUT_OFF * (waysCutOff(outlook, to) - waysCutOff(outlook, from))
    const way = goals.wayOut[side as 0 | 1]
    return runners[piece] === 1 ? gain + WEIGHTS.outwards * (way[from]! - way[to]!) : gain
  })
}

/** For each way back of an enemy that a unit takes away. */
const CUT_OFF = 0.05

/** How many hexes around enemies two away a unit in a hex controls. */
function waysCutOff({ state, field, side }: Outlook, hex: number): number {
  let ways = 0
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const next = field.hexes.neighbours[i]!
    if (next === NOWHERE) continue
    for (let j = next * 6; j < next * 6 + 6; j++) {
      const enemy = field.hexes.neighbours[j]!
      if (enemy !== NOWHERE && isEnemyIn(state, enemy, side)) ways++
    }
  }
  return ways
}
