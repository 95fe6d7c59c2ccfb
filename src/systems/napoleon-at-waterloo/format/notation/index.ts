import type { Notation } from '../../../../scenario/convert/notation.ts'
import { formatNotation } from './format-notation.ts'
import { parseNotation } from './parse-notation.ts'

/** How the book lists its units: `one 6-4, nine 5-4`; the rest in sentences of our own. */
export const notation: Notation = { parse: parseNotation, format: formatNotation }
