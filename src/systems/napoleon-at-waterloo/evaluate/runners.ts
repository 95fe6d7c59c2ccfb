import { NOWHERE } from '../../../board/nowhere.ts'
import { NO_ARM } from '../rules/index.ts'
import { raceFor } from './goals.ts'
import type { Outlook } from './outlook.ts'

/** So many more than are asked for set out: not all get through. */
const SPARE = 3
/** What a turn of the way out counts against a strength point that would be missed in the battle. */
const TURN = 1

/**
 * Victory B: marks who is to leave the board. As long as the points are not won, those that the battle can best do
 * without set out; afterwards everybody who is near enough. Nobody does where too few could.
 */
export function chooseRunners(outlook: Outlook, runners: Uint8Array): void {
  const { state, side, field, goals } = outlook
  runners.fill(0)
  const missing = goals.exits[side as 0 | 1] - state.exited[side]!
  const race = raceFor(state, side)
  if (goals.exits[side as 0 | 1] === 0 || race < 0) return
  // Levels of victory are compared at the end: there the points come first.
  if (field.isAdvanced && race === 0 && goals.first[side as 0 | 1] < 0) return
  const able: number[] = []
  for (let piece = 0; piece < field.pieces; piece++) {
    if (field.side[piece] !== side || state.hex[piece] === NOWHERE || turnsOut(outlook, piece) > turnsLeft(outlook))
      continue
    if (field.arm[piece] !== NO_ARM) able.push(piece)
    else if (race > 0 && goals.leaderLeaves[side as 0 | 1]) runners[piece] = 1
  }
  if (missing <= 0 || able.length < missing) return
  const price = (piece: number) =>
    race > 0 ? turnsOut(outlook, piece) : field.strength[piece]! + TURN * turnsOut(outlook, piece)
  able.sort((a, b) => price(a) - price(b) || a - b)
  const most = missing + (race > 0 ? 2 * SPARE : SPARE)
  for (let i = 0; i < able.length && i < most; i++) runners[able[i]!] = 1
}

/** The turns that a side has left, this one included if it may still move. */
function turnsLeft({ state, field, side }: Outlook): number {
  const hasMoved = state.side > side || (state.side === side && state.phase > 0)
  return field.scenario.turns - state.turn + (hasMoved ? 0 : 1)
}

function turnsOut({ state, field, goals, side }: Outlook, piece: number): number {
  return Math.ceil(goals.wayOut[side as 0 | 1][state.hex[piece]!]! / Math.max(1, field.movement[piece]!))
}
