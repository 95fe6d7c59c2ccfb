import type { RawDiagnostic } from '../diagnostic.ts'
import type { SchemaNode } from './nodes.ts'

/** What the author of a wrong value means, where that is plain. */
type Slip = Pick<RawDiagnostic, 'hint' | 'replacement'>

/** Of the wrong kind: a number in quotes, a text without them, a single entry without its brackets, or a list within a list. */
export function slipOfKind(type: string, node: SchemaNode, value: unknown, isEntry: boolean): Slip | undefined {
  if ((type === 'integer' || type === 'number') && typeof value === 'string') {
    const plain = value.normalize('NFKC').trim()
    if (!(type === 'integer' ? /^-?\d{1,9}$/ : /^-?\d{1,9}(\.\d{1,9})?$/).test(plain)) return undefined
    return { hint: plain === value ? 'Remove the quotes.' : `Write ${plain}.`, replacement: plain }
  }
  if (type === 'string' && (typeof value === 'number' || typeof value === 'boolean')) {
    if (!fits(String(value), node)) return undefined
    const isPlain = typeof value === 'boolean' || (Number.isInteger(value) && Math.abs(value) < 100_000)
    return { hint: isPlain ? `Put it in quotes: "${value}".` : 'Put it in quotes.' }
  }
  if (type === 'array' && typeof value === 'string' && /^[\p{L}\p{N}_-]{1,40}$/u.test(value))
    return { hint: `Put it in brackets: [${value}].` }
  return type === 'string' && isEntry ? slipOfNesting(value) : undefined
}

/** A list of texts that stands within another pair of brackets, or behind another dash. */
export function slipOfNesting(value: unknown): Slip | undefined {
  const isList = Array.isArray(value) && value.length > 0 && value.every((entry) => typeof entry === 'string')
  return isList ? { hint: 'It is a list within a list: remove the inner brackets, or the second dash.' } : undefined
}

/** Of the wrong form: quotes that only a printer uses, or small letters instead of capitals. */
export function slipOfForm(node: SchemaNode, text: string): Slip | undefined {
  const [, quoted] = PRINTED_QUOTES.exec(text) ?? []
  if (quoted !== undefined && fits(quoted, node)) {
    const straight = JSON.stringify(quoted)
    return { hint: `YAML knows no curly quotes. Write ${straight}.`, replacement: straight }
  }
  const capitals = text.toUpperCase()
  return capitals !== text && fits(capitals, node)
    ? { hint: `Did you mean ${capitals}?`, replacement: JSON.stringify(capitals) }
    : undefined
}

/** Too many numbers for a point: a comma within a decimal begins another one. */
export function slipOfPoint(value: unknown): Slip | undefined {
  if (!Array.isArray(value) || value.length > 4 || !value.every(Number.isInteger)) return undefined
  const [x, tenthsOfX, y, tenthsOfY] = value as readonly number[]
  const isBoth = value.length === 4 && isDigit(tenthsOfX!) && isDigit(tenthsOfY!)
  const example = isBoth ? `[${x}.${tenthsOfX}, ${y}.${tenthsOfY}]` : '[20.7, 10.2]'
  return { hint: `Write decimals with a point, ${isBoth ? '' : 'as in '}${example}.` }
}

const isDigit = (number: number) => number >= 0 && number <= 9

/** A short text in quotes of any print. */
const PRINTED_QUOTES = /^[“”„‟«»‘’‚]\s*(.{0,100}?)\s*[“”‟«»‘’]$/u

/** Whether the form of a text is right; nobody knows of one that has none. */
const fits = (text: string, { pattern }: SchemaNode) => pattern === undefined || new RegExp(pattern, 'u').test(text)
