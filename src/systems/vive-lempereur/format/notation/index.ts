import type { Notation } from '../../../../scenario/convert/notation.ts'
import { formatNotation } from './format-notation.ts'
import { parseNotation } from './parse-notation.ts'

/** How the book prints a set-up (13.1 to 13.3). */
export const notation: Notation = { parse: parseNotation, format: formatNotation }
