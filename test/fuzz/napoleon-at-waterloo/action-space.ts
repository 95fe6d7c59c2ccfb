import { NOWHERE } from '../../../src/board/nowhere.ts'
import { makeAction } from '../../../src/systems/napoleon-at-waterloo/rules/actions.ts'
import type { BattleState } from '../../../src/systems/napoleon-at-waterloo/rules/state.ts'
import { decisions } from '../../../src/systems/napoleon-at-waterloo/rules/turn.ts'

const upTo = (number: number) => Array.from({ length: number }, (_, i) => i)

/** Of pieces and hexes that are far from each other one pair in so many is enough. */
const FAR_PAIRS = 211

/** Every action that can be written down, of both sides, some beyond the board; pairs of a piece and a hex near it. */
export function actionSpace(state: BattleState): readonly number[] {
  const { grid, pieces } = state.field
  const pairs = upTo(pieces + 1).flatMap((piece) => hexesFor(state, piece).map((hex) => [piece, hex] as const))
  const named = {
    nothing: [...[0, 1].map((piece) => [piece, 0] as const), [0, 1] as const],
    unit: upTo(pieces + 2).map((piece) => [piece, 0] as const),
    mode: upTo(state.field.modes.names.length + 2).map((mode) => [mode, 0] as const),
    event: upTo(state.field.happenings.length + 1).map((event) => [event, 0] as const),
    hex: upTo(grid.size + 1).map((hex) => [0, hex] as const),
    'unit and hex': pairs,
    'battery and hex': [0, 1, 2].flatMap((battery) =>
      upTo(grid.size + 1)
        .filter((hex) => hex % 3 === battery || hex > grid.size - 2)
        .map((hex) => [battery, hex] as const),
    ),
  }
  return [0, 1].flatMap((side) =>
    decisions.flatMap(({ kind, names }) => named[names].map(([piece, hex]) => makeAction(kind, side, piece, hex))),
  )
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
