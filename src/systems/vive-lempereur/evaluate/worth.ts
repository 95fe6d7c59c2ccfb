import { power } from '../../../engine/portable-math.ts'
import { GARRISON, GENERAL, UNIT_TYPES, UNITS } from '../format/index.ts'

/** What the last element is worth besides its strength: eliminated units decide battles. */
const UNIT = 3
/** How much of that is already lost with all elements but one: who is weak will soon be gone. */
const FRAILTY = 0.45
const GENERAL_WORTH = 3
const GARRISON_WORTH = 0.8
const MOST_ELEMENTS = 8

/** By type and elements left. */
const WORTH: readonly (readonly number[])[] = UNIT_TYPES.map((type, i) =>
  Array.from({ length: MOST_ELEMENTS + 1 }, (_, elements) => {
    if (elements === 0) return 0
    if (i === GENERAL) return GENERAL_WORTH
    if (i === GARRISON) return GARRISON_WORTH
    const { fire, arm } = UNITS[type]
    // Fire of guns and shock of cavalry are not as often at hand as an infantry's fire.
    const strength = arm === 'infantry' ? (fire[0] ?? 0) / 10 : arm === 'cavalry' ? (fire[0] ?? 0) / 11 : 1.2
    return UNIT * (1 - power(FRAILTY, elements)) + 0.7 * strength * elements
  }),
)

/** What a piece of a type with so many elements is worth. */
export function worthOf(type: number, elements: number): number {
  return WORTH[type]![Math.min(elements, MOST_ELEMENTS)]!
}

/** The fire of a type against its neighbour, in tens. */
export function strengthOf(type: number): number {
  return STRENGTH[type]!
}

const STRENGTH: readonly number[] = UNIT_TYPES.map((type) => (UNITS[type].fire[0] ?? 0) / 10)
