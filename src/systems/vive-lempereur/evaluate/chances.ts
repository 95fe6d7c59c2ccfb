import { memoize } from '../../../board/memoize.ts'
import type { Tables } from '../format/index.ts'
import { effectFor, hitsFor } from '../rules/index.ts'

/** The chance of each number of losses, of a retreat with it, and the mean loss. */
type Row = {
  /** By losses: the chance of them without a retreat. */
  readonly stays: readonly number[]
  /** By losses: the chance of them with a retreat. */
  readonly retreats: readonly number[]
  readonly meanLoss: number
}

/** By fire value, from 0 to the one from which on the most hits are certain. */
export type FireChances = readonly Row[]

/** 9.0, 9.1: what fire does by the tables of a battle, over both dice. */
export const fireChances = memoize(
  (charts: Tables): FireChances =>
    Array.from({ length: 10 * charts.mostHits + 1 }, (_, value) => tabulate(charts, value)),
)

/** What a fire value does. */
export function chancesFor(rows: FireChances, value: number): Row {
  return rows[value <= 0 ? 0 : value >= rows.length ? rows.length - 1 : value]!
}

function tabulate(charts: Tables, value: number): Row {
  const stays = Array.from({ length: charts.mostLosses + 1 }, () => 0)
  const retreats = stays.slice()
  let meanLoss = 0
  for (let die = 1; die <= 10; die++) {
    for (let effectDie = 1; effectDie <= 6; effectDie++) {
      const { losses, retreat } = effectFor(charts, hitsFor(value, die), effectDie)
      const row = retreat > 0 ? retreats : stays
      row[losses]! += 1 / 60
      meanLoss += losses / 60
    }
  }
  return { stays, retreats, meanLoss }
}
