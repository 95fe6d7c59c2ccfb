import type { Notation } from '../../../../scenario/convert/notation.ts'
import { readNotation } from './read.ts'
import { writeNotation } from './write.ts'

/** How the book prints a set-up (13.1 to 13.3). */
export const notation: Notation = { read: readNotation, write: writeNotation }
