import { memoize } from '../../../board/memoize.ts'
import { power } from '../../../engine/portable-math.ts'
import { GARRISON, GENERAL, type Roster, type TroopRow } from '../format/index.ts'

/** What the last element is worth besides its strength: eliminated units decide battles. */
const UNIT = 3
/** How much of that is already lost with all elements but one: who is weak will soon be gone. */
const FRAILTY = 0.45
const GENERAL_WORTH = 3
const GARRISON_WORTH = 0.8
const MOST_ELEMENTS = 8

/** What pieces are worth by the row of their values and the elements that are left, and their fire against a neighbour in tens. */
export type Worths = { readonly worth: Float64Array; readonly strength: Float64Array }

/** The worths of a battle. */
export const worthsOf = memoize(
  ({ rows }: Roster): Worths => ({
    worth: Float64Array.from(
      rows.flatMap((row) => Array.from({ length: WIDTH }, (_, elements) => worth(row, elements))),
    ),
    strength: Float64Array.from(rows, ({ fire }) => (fire[0] ?? 0) / 10),
  }),
)

/** What a piece with the values of a row and so many elements is worth. */
export function worthOf({ worth: all }: Worths, row: number, elements: number): number {
  return all[row * WIDTH + Math.min(elements, MOST_ELEMENTS)]!
}

const WIDTH = MOST_ELEMENTS + 1

function worth({ nature, fire, arm }: TroopRow, elements: number): number {
  if (elements === 0) return 0
  if (nature === GENERAL) return GENERAL_WORTH
  if (nature === GARRISON) return GARRISON_WORTH
  // Fire of guns and shock of cavalry are not as often at hand as an infantry's fire.
  const strength = arm === 'infantry' ? (fire[0] ?? 0) / 10 : arm === 'cavalry' ? (fire[0] ?? 0) / 11 : 1.2
  return UNIT * (1 - power(FRAILTY, elements)) + 0.7 * strength * elements
}
