import type { Notation } from '../../../../scenario/convert/notation.ts'
import { readNotation } from './read.ts'
import { writeNotation } from './write.ts'

/** How the book lists its units: `one 6-4, nine 5-4`; the rest in sentences of our own. */
export const notation: Notation = { read: readNotation, write: writeNotation }
