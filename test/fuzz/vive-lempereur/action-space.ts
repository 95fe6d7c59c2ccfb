import { DIRECTIONS } from '../../../src/board/hex-grid.ts'
import { CARDS, TERRAIN_TYPES } from '../../../src/systems/vive-lempereur/format/catalog.ts'
import { UNIT_TYPES } from '../../../src/systems/vive-lempereur/format/roster.ts'
import * as action from '../../../src/systems/vive-lempereur/rules/actions.ts'
import type { BattleState } from '../../../src/systems/vive-lempereur/rules/state.ts'

const upTo = (number: number) => Array.from({ length: number }, (_, i) => i)

/** A type is a bit in a mask of the engine, where those from 32 on would look like the first ones. */
const TYPES_AND_MORE = [...upTo(UNIT_TYPES.length + 2), ...UNIT_TYPES.map((_, i) => 32 + i)]

/** By kind of action: how many choices it has (hexes where it says so), and which details. Beyond what there is, too. */
const KINDS: readonly {
  readonly kind: number
  readonly choices: 'hexes' | number
  readonly details: readonly number[]
}[] = [
  { kind: action.PLACE, choices: 'hexes', details: upTo(TERRAIN_TYPES.length + 2) },
  { kind: action.DEPLOY, choices: 'hexes', details: TYPES_AND_MORE },
  {
    kind: action.BRING,
    choices: 'hexes',
    details: upTo(UNIT_TYPES.length + 2),
  },
  { kind: action.HOLD_BACK, choices: 1, details: [0] },
  { kind: action.TAKE, choices: CARDS.length + 2, details: [0] },
  { kind: action.PLAY, choices: CARDS.length + 2, details: upTo(4) },
  // Every face of the dice and none, to the unit and to the general.
  { kind: action.GIVE_ORDER, choices: 'hexes', details: upTo(16) },
  { kind: action.PASS, choices: 1, details: [0] },
  { kind: action.MOVE, choices: 'hexes', details: upTo(6) },
  { kind: action.FACE, choices: DIRECTIONS.length + 2, details: [0] },
  { kind: action.FIRE, choices: 'hexes', details: [0] },
  { kind: action.FORM_SQUARE, choices: 1, details: [0] },
  { kind: action.FORM_COMBAT, choices: 1, details: [0] },
  { kind: action.RALLY, choices: 1, details: [0] },
  { kind: action.DONE, choices: 1, details: [0] },
  { kind: action.DO_REACT, choices: 'hexes', details: upTo(3) },
  { kind: action.DECLINE, choices: 1, details: [0] },
  { kind: action.DO_RETREAT, choices: 'hexes', details: [0] },
  { kind: action.IGNORE, choices: 1, details: [0] },
  { kind: action.DO_ADVANCE, choices: 1, details: [0] },
  { kind: action.STAY, choices: 1, details: [0] },
]

/** The kinds of action that are made at each decision, by the order of DECISIONS. */
const KINDS_AT: readonly (readonly number[])[] = [
  [action.PLACE],
  [action.DEPLOY],
  [action.BRING, action.HOLD_BACK],
  [action.TAKE],
  [action.PLAY],
  [action.GIVE_ORDER, action.PASS],
  [action.MOVE, action.FACE, action.FIRE, action.FORM_SQUARE, action.FORM_COMBAT, action.RALLY, action.DONE],
  [action.DO_REACT, action.DECLINE],
  [action.DO_RETREAT, action.IGNORE],
  [action.DO_ADVANCE, action.STAY],
]

/** Of actions that belong to another moment one in so many is enough. */
const OTHERS = 41

/** Every action that can be written down for the moment, of both sides, some beyond the board, and some of other moments. */
export function actionSpace({ field, decision }: BattleState): readonly number[] {
  const { size } = field.grid
  const key = size * 16 + decision
  const known = SPACES.get(key)
  if (known) return known
  const space = [0, 1].flatMap((side) =>
    KINDS.flatMap(({ kind, choices, details }) =>
      upTo(choices === 'hexes' ? size + 1 : choices)
        .flatMap((choice) => details.map((detail) => action.makeAction(kind, choice, detail, side)))
        .filter((_, i) => KINDS_AT[decision]!.includes(kind) || i % OTHERS === 0),
    ),
  )
  SPACES.set(key, space)
  return space
}

const SPACES = new Map<number, readonly number[]>()
