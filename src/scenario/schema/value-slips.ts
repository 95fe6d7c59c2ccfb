import type { RawDiagnostic } from '../diagnostic.ts'
import { slug, unspell } from '../wording.ts'
import { readDate } from './date-slips.ts'
import { resolve, type SchemaNode, type SchemaPlace } from './nodes.ts'

/** What the author of a wrong value means, where that is plain. */
type Slip = Pick<RawDiagnostic, 'hint' | 'replacement'>

/** Of the wrong kind: a number in quotes or with its unit, a text without quotes, a list without its brackets or dashes. */
export function slipOfKind(type: string, place: SchemaPlace, value: unknown, isEntry: boolean): Slip | undefined {
  const { node } = place
  if ((type === 'integer' || type === 'number') && typeof value === 'string') return slipOfNumber(type, node, value)
  if (type === 'string' && (typeof value === 'number' || typeof value === 'boolean')) {
    if (!fits(String(value), node)) return undefined
    const isPlain = typeof value === 'boolean' || (Number.isInteger(value) && Math.abs(value) < 100_000)
    return { hint: isPlain ? `Put it in quotes: "${value}".` : 'Put it in quotes.' }
  }
  if (type === 'array') return slipOfList(place, value)
  return type === 'string' && isEntry ? slipOfNesting(value) : undefined
}

/** A number in quotes, in words, with a comma or with its unit. */
function slipOfNumber(type: string, node: SchemaNode, text: string): Slip | undefined {
  const given = text.normalize('NFKC').trim()
  const isNumber = (word: string) => (type === 'integer' ? /^-?\d{1,9}$/ : /^-?\d{1,9}(\.\d{1,9})?$/).test(word)
  const word = unspell(given.toLowerCase())
  const plain =
    word === undefined ? given.replace(/^(\d{1,3}),(\d{3})$/, '$1$2').replace(/(?<=\d),$/, '') : String(word)
  if (isNumber(plain)) return { hint: plain === text ? 'Remove the quotes.' : `Write ${plain}.`, replacement: plain }
  const [, number = '', unit = ''] = /^(-?[\d.]+)\s*(\p{L}{1,9}|["'″′”’])\.?$/u.exec(given) ?? []
  if (!isNumber(number)) return undefined
  return { hint: [`Write the number alone, without ${unit}.`, node.description].filter(Boolean).join(' ') }
}

/** What stands where a list must, and would be one with brackets or a dash. */
function slipOfList(place: SchemaPlace, value: unknown): Slip | undefined {
  const { items } = place.node
  if (!items) return undefined
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const [key] = Object.keys(value)
    const { properties = {} } = resolve({ ...place, node: items }, {}).node
    return key !== undefined && Object.hasOwn(properties, key)
      ? { hint: `Begin each entry with a dash: - ${key}: …` }
      : undefined
  }
  if (typeof value !== 'string' || value.length > LONGEST_LIST) return undefined
  const entries = value
    .trim()
    .replace(/^\((.*)\)$/, '$1')
    .split(/\s*[,;]\s*/)
    .filter((one) => one !== '')
  const { node } = resolve({ ...place, node: items }, '')
  const isFit =
    node.type === 'string'
      ? entries.every((one) => /^[\p{L}\p{N}_./-]+$/u.test(one) && (fits(one, node) || fits(one.toUpperCase(), node)))
      : node.type === 'number' && entries.length > 1 && entries.every((one) => /^-?\d+(\.\d+)?$/.test(one))
  if (!isFit || entries.length === 0) return undefined
  const list = `[${entries.join(', ')}]`
  return { hint: list.slice(1, -1) === value ? `Put it in brackets: ${list}.` : `Write a list in brackets: ${list}.` }
}

/** Of what is longer nobody reads the mended form. */
const LONGEST_LIST = 100

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
  const day = readDate(text)
  if (day !== undefined && fits(day, node))
    return { hint: `Write ${JSON.stringify(day)}.`, replacement: JSON.stringify(day) }
  const name = slug(text)
  if (node.pattern === SHORT_NAME && fits(name, node)) return { hint: `Write ${name}.`, replacement: name }
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

/** The form of a battle's id, which a title has nearly. */
const SHORT_NAME = '^[a-z0-9]+(-[a-z0-9]+)*$'

/** A short text in quotes of any print. */
const PRINTED_QUOTES = /^[“”„‟«»‘’‚]\s*(.{0,100}?)\s*[“”‟«»‘’]$/u

/** Whether the form of a text is right; nobody knows of one that has none. */
const fits = (text: string, { pattern }: SchemaNode) => pattern === undefined || new RegExp(pattern, 'u').test(text)
