import { NOWHERE } from '../../../src/board/nowhere.ts'
import { ARMS } from '../../../src/systems/napoleon-at-waterloo/format/catalog.ts'
import * as action from '../../../src/systems/napoleon-at-waterloo/rules/actions.ts'
import type { BattleState } from '../../../src/systems/napoleon-at-waterloo/rules/state.ts'

const upTo = (number: number) => Array.from({ length: number }, (_, i) => i)

const PLAIN = [action.EXIT, action.DONE, action.PASS, action.STAND, action.STAY]
const OF_PIECE = [action.ORDER_UNIT, action.REMOVE, action.JOIN, action.LOSE, action.WITHDRAW_GUN]
const OF_ARM = [action.RESOLVE, action.DEFEND_AS]
const OF_HEX = [action.MOVE_TO, action.ALSO]
const OF_BOTH = [action.DECLARE_ON, action.RETREAT_TO, action.PUSH, action.ADVANCE_TO]

/** Of pieces and hexes that are far from each other one pair in so many is enough. */
const FAR_PAIRS = 211

/** Every action that can be written down, of both sides, some beyond the board; pairs of a piece and a hex near it. */
export function actionSpace(state: BattleState): readonly number[] {
  const { grid, pieces } = state.field
  const pairs = upTo(pieces + 1).flatMap((piece) => hexesFor(state, piece).map((hex) => [piece, hex] as const))
  return [0, 1].flatMap((side) => [
    ...PLAIN.flatMap((kind) => [0, 1].map((piece) => action.makeAction(kind, side, piece))),
    ...PLAIN.map((kind) => action.makeAction(kind, side, 0, 1)),
    ...OF_PIECE.flatMap((kind) => upTo(pieces + 2).map((piece) => action.makeAction(kind, side, piece))),
    ...OF_ARM.flatMap((kind) => upTo(ARMS.length + 2).map((arm) => action.makeAction(kind, side, arm))),
    ...OF_HEX.flatMap((kind) => upTo(grid.size + 1).map((hex) => action.makeAction(kind, side, 0, hex))),
    ...pairs.flatMap(([piece, hex]) => OF_BOTH.map((kind) => action.makeAction(kind, side, piece, hex))),
  ])
}

/** The hexes within the range of guns from a piece, and some of the others. */
function hexesFor({ field, hex }: BattleState, piece: number): number[] {
  const { grid, hexes, afar, afarEach } = field
  const at = hex[piece] ?? NOWHERE
  const near =
    at === NOWHERE
      ? []
      : [at, ...hexes.neighbours.subarray(at * 6, at * 6 + 6), ...afar.subarray(at * afarEach, (at + 1) * afarEach)]
  const far = upTo(Math.ceil(grid.size / FAR_PAIRS)).map((i) => i * FAR_PAIRS + ((piece * 31) % FAR_PAIRS))
  return [...new Set([...near, ...far])].filter((one) => one !== NOWHERE)
}
