import { COMBAT_EFFECTS } from '../format/index.ts'
import { effectFor, hitsFor } from '../rules/index.ts'

/** 9.0, 9.1: from this fire value on, three hits and more are certain. */
const MOST = 30
const LOSSES = COMBAT_EFFECTS.length + 1

/** The chance of each number of losses, of a retreat with it, and the mean loss, by fire value. */
type Row = {
  /** By losses: the chance of them without a retreat. */
  readonly stays: readonly number[]
  /** By losses: the chance of them with a retreat. */
  readonly retreats: readonly number[]
  readonly meanLoss: number
}

const ROWS: readonly Row[] = Array.from({ length: MOST + 1 }, (_, value) => tabulate(value))

/** What a fire value does, over both dice. */
export function chancesFor(value: number): Row {
  return ROWS[value <= 0 ? 0 : value >= MOST ? MOST : value]!
}

function tabulate(value: number): Row {
  const stays = Array.from({ length: LOSSES }, () => 0)
  const retreats = Array.from({ length: LOSSES }, () => 0)
  let meanLoss = 0
  for (let die = 1; die <= 10; die++) {
    for (let effectDie = 1; effectDie <= 6; effectDie++) {
      const { losses, retreat } = effectFor(hitsFor(value, die), effectDie)
      const row = retreat > 0 ? retreats : stays
      row[losses]! += 1 / 60
      meanLoss += losses / 60
    }
  }
  return { stays, retreats, meanLoss }
}
