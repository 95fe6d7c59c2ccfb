import { memoize } from '../../../board/memoize.ts'
import { RESULTS, type Tables } from '../format/index.ts'
import { resultFor } from '../rules/index.ts'
import { WEIGHTS } from './weights.ts'

/** What there is to win and to lose in an attack, in points. */
export type Stakes = {
  /** What the attackers lose if they are destroyed; guns that fire from afar lose nothing. */
  atRisk: number
  /** What the defenders are worth. */
  prize: number
  /** How likely a retreat is to destroy the defenders, from 0 to 1. */
  trapped: number
  /** Artillery 7: guns that bombard neither lose nor exchange anything. */
  isBombardment: boolean
}

/** Where odds stand among the columns of a table, with fractions: every point more counts, also between two columns. */
export function placeOf({ steps }: Tables, attack: number, defence: number, shift: number): number {
  const last = steps.length - 1
  if (attack <= 0) return 0
  const odds = defence <= 0 ? Infinity : attack >= defence ? attack / defence - 1 : 1 - defence / attack
  let place = 0
  while (place < last && steps[place + 1]! <= odds) place++
  if (place < last && odds > steps[place]!) place += (odds - steps[place]!) / (steps[place + 1]! - steps[place]!)
  return Math.max(0, Math.min(last, place + shift))
}

/** What an attack at a place among the columns comes to on average, in points. */
export function expected(charts: Tables, place: number, modifier: number, stakes: Stakes): number {
  const column = Math.floor(place)
  const value = inColumn(charts, column, modifier, stakes)
  if (place === column) return value
  return value + (place - column) * (inColumn(charts, column + 1, modifier, stakes) - value)
}

function inColumn(charts: Tables, column: number, modifier: number, stakes: Stakes): number {
  const at = chancesOf(charts, column, modifier)
  const { atRisk, prize, trapped, isBombardment } = stakes
  const driven = prize * (trapped + (1 - trapped) * WEIGHTS.drivenBack)
  if (isBombardment) return at[3]! * driven + at[4]! * prize
  // Results EX: whole units pay, and so a little more than what is owed.
  const exchanged = prize - Math.min(atRisk, WEIGHTS.payment * prize)
  const repelled = -WEIGHTS.repelled * atRisk
  return -at[0]! * atRisk + at[1]! * repelled + at[2]! * exchanged + at[3]! * driven + at[4]! * prize
}

/** How likely each of RESULTS is in a column with a modified die. */
function chancesOf(charts: Tables, column: number, modifier: number): Float64Array {
  if (charts !== lately.charts) lately = { charts, tables: tablesOf(charts) }
  const { tables } = lately
  return (tables[column * 64 + modifier + 64] ??= chancesBy(charts, column, modifier))
}

function chancesBy(charts: Tables, column: number, modifier: number): Float64Array {
  const chances = new Float64Array(RESULTS.length)
  for (let die = 1; die <= 6; die++) chances[RESULTS.indexOf(resultFor(charts, column, die + modifier))]! += 1 / 6
  return chances
}

/** By column and modifier; drawn when first asked for. */
type Chances = (Float64Array | undefined)[]
const tablesOf = memoize<Tables, Chances>(() => [])
/** Nearly always the same tables are asked for again. */
let lately: { readonly charts: Tables | undefined; readonly tables: Chances } = { charts: undefined, tables: [] }
