import type { Path, RawDiagnostic } from '../diagnostic.ts'
import { formatText } from '../format/quotes.ts'
import { unsupportedFormat } from '../present-format.ts'
import { didYouMean, suggest } from '../suggest.ts'
import { count, figure, kindOf, quote } from '../wording.ts'
import { readBoardWords, wrongHex, wrongHexside } from './hex-slips.ts'
import type { SchemaNode, SchemaPlace } from './nodes.ts'
import type { SchemaError } from './validator.ts'
import { slipOfForm, slipOfKind, slipOfNesting, slipOfPoint } from './value-slips.ts'

/** What is wrong with a value by itself: its kind, its words, its form, its size. `data` are the whole that it is a part of. */
export function translateValue(
  error: SchemaError,
  path: Path,
  place: SchemaPlace,
  value: unknown,
  data: unknown,
): RawDiagnostic | undefined {
  const { node } = place
  const limit = error.params.limit!
  const isLeast = error.keyword.startsWith('min')
  const bound = isLeast ? 'at least' : 'at most'
  switch (error.keyword) {
    case 'type':
      return wrongKind(error.params.type!, path, place, value)
    case 'enum':
    case 'const':
      return wrongWord(path, place, value, error.params.allowedValues ?? [error.params.allowedValue])
    case 'pattern':
      return error.propertyName === undefined
        ? wrongForm(path, place, value, data)
        : wrongName(error.propertyName, path, node)
    case 'not':
      return withoutSide(error.propertyName!, path)
    case 'minimum':
    case 'maximum': {
      const message = `${nameOf(path)} must be ${bound} ${limit}, but is ${quote(value)}.`
      return { code: 'schema/number', path, message, ...hintFrom(node) }
    }
    case 'maxLength': {
      const message = `${nameOf(path)} has ${figure((value as string).length)} characters, but may have ${bound} ${figure(limit)}.`
      return { code: 'schema/size', path, message }
    }
    case 'minItems':
    case 'minProperties':
    case 'maxItems':
    case 'maxProperties': {
      const number = Object.keys(value as object).length
      if (error.keyword === 'maxProperties' && limit === 1) return onlyOne(path, node, value as object)
      const message = `${nameOf(path)} has ${count(number, 'entry', 'entries')}, but ${isLeast ? 'needs' : 'may have'} ${bound} ${figure(limit)}.`
      const slip = place.definition === 'tablePoint' && !isLeast ? slipOfPoint(value) : undefined
      return { code: 'schema/size', path, target: 'key', message, ...(slip ?? hintFrom(node)) }
    }
    default:
      return undefined
  }
}

/** The first example, written as a person would in YAML. */
export function exampleOf(node: SchemaNode | undefined): string | undefined {
  const example = node?.examples?.[0]
  return example === undefined ? undefined : flow(example)
}

/** `in units › french`, as messages name a place. */
export function where(path: Path): string {
  if (path.length === 0) return 'at the top of the file'
  return `in ${path.map((step) => (typeof step === 'number' ? `entry ${step + 1}` : quote(step))).join(' › ')}`
}

function wrongKind(type: string, path: Path, place: SchemaPlace, value: unknown): RawDiagnostic {
  const { node, choice, definition } = place
  const number = numberedHex(value)
  if (number !== undefined && isHex(definition, choice)) {
    const message = `${quote(value)} is a number here, because it has no quotes.`
    return { code: 'hex/malformed', path, message, hint: `Write "${number}".`, replacement: JSON.stringify(number) }
  }
  const kinds = [choice?.if?.type, type].filter((kind) => kind !== undefined).map((kind) => KINDS[kind] ?? kind)
  const message = `${nameOf(path)} must be ${[...new Set(kinds)].join(' or ')}, but is ${kindOf(value)}.`
  const isEntry = typeof path.at(-1) === 'number'
  const slip = isHex(definition, choice)
    ? slipOfNesting(value)
    : choice
      ? undefined
      : slipOfKind(type, place, value, isEntry)
  return { code: 'schema/type', path, message, ...(slip ?? hintFrom(choice ?? node)) }
}

/** Whether a place is for a hex, alone or as the short form of more. */
function isHex(definition: string | undefined, choice: SchemaNode | undefined): boolean {
  return definition === 'hex' || definition === 'hexRange' || choice?.then?.$ref === '#/definitions/hex'
}

/** `0417` without quotes is the number 417 in YAML. */
function numberedHex(value: unknown): string | undefined {
  return Number.isInteger(value) && (value as number) > 100 && (value as number) < 10_000
    ? String(value).padStart(4, '0')
    : undefined
}

function onlyOne(path: Path, node: SchemaNode, value: object): RawDiagnostic {
  const message = `${Object.keys(value).join(' and ')} exclude each other ${where(path)}.`
  return { code: 'schema/choice', path, target: 'key', message, ...hintFrom(node) }
}

function wrongWord(
  path: Path,
  { definition, choice }: SchemaPlace,
  value: unknown,
  allowed: readonly unknown[],
): RawDiagnostic | undefined {
  // The type is wrong, which is said already.
  if (typeof value !== typeof allowed[0]) return undefined
  if (definition === 'format') {
    return { ...unsupportedFormat(value), path }
  }
  const words = allowed.map(String)
  const suggestion = typeof value === 'string' ? suggest(value, words) : undefined
  // Where another kind of value would be as good, what is meant by either is said.
  const list = [`Allowed: ${words.join(', ')}.`, choice?.description].filter(Boolean).join(' ')
  const replacement = suggestion?.certain && { replacement: suggestion.word }
  if (definition === 'facing') {
    const named = compassPoint(String(value))
    const near = /^(e|east)$/i.test(String(value))
      ? 'NE or SE'
      : /^(w|west)$/i.test(String(value))
        ? 'NW or SW'
        : words.find((word) => word === named)
    const hint = near ? `Did you mean ${near}?` : (didYouMean(suggestion) ?? list)
    return {
      code: 'unit/facing',
      path,
      message: `${quote(value)} is not a hexside of these hexes.`,
      hint,
      ...replacement,
    }
  }
  if (definition === 'specialRuleName') {
    const message = `Unknown special rule ${quote(value)}.`
    const hint = [didYouMean(suggestion), `Special rules: ${words.join(', ')}.`].filter(Boolean).join(' ')
    return { code: 'rule/unknown', path, message, hint, ...replacement }
  }
  const message = `${nameOf(path)} cannot be ${quote(value)}.`
  return {
    code: 'schema/value',
    path,
    message,
    hint: suggestion ? `${didYouMean(suggestion)} ${list}` : list,
    ...replacement,
  }
}

function wrongForm(path: Path, { node, definition }: SchemaPlace, value: unknown, data: unknown): RawDiagnostic {
  const text = String(value)
  if (definition === 'hex' || definition === 'hexRange')
    return wrongHex(text, path, definition === 'hexRange', readBoardWords(data))
  if (definition === 'hexside') return wrongHexside(text, path)
  const message = text.trim() === '' ? `${nameOf(path)} is empty.` : `${nameOf(path)} cannot be ${quote(text)}.`
  return { code: 'schema/text', path, message, ...(slipOfForm(node, text) ?? hintFrom(node)) }
}

function wrongName(name: string, path: Path, node: SchemaNode): RawDiagnostic {
  const dice = path.includes('d6') || path.includes('exploration')
  return {
    code: 'schema/text',
    path: [...path, name],
    target: 'key',
    message: `${name.trim() === '' ? 'An empty text' : quote(name)} cannot be a key ${where(path)}.`,
    hint:
      counterMeant(name, node) ??
      node.propertyNames?.description ??
      (dice
        ? 'Use a die result such as 4 or 1-3.'
        : path.includes('names')
          ? 'Use a name with at least one letter.'
          : /^\d+$/.test(name)
            ? `Add a letter, as in ${name}a or no-${name}.`
            : 'Use lower-case letters, digits and hyphens.'),
  }
}

/** `6/4` or `6 - 4`, where 6-4 is meant. */
function counterMeant(name: string, { propertyNames }: SchemaNode): string | undefined {
  const meant = name.replace(/^(\d{1,2})\s*[-/–—]\s*(\d{1,2})$/, '$1-$2')
  const isRight =
    meant !== name && propertyNames?.pattern !== undefined && new RegExp(propertyNames.pattern).test(meant)
  return isRight ? `Did you mean ${meant}?` : undefined
}

/** The only `not` that we use keeps unit types from standing where the sides do. */
function withoutSide(type: string, path: Path): RawDiagnostic {
  return {
    code: 'unit/without-side',
    path: [...path, type],
    target: 'key',
    message: `These units have no side: ${type} is directly under ${nameOf(path)}.`,
    hint: 'Move it under its side.',
  }
}

/** `north-east` as NE. */
function compassPoint(text: string): string {
  const letters = text.toLowerCase().match(/north|south|east|west/g) ?? []
  return letters.map((letter) => letter.charAt(0).toUpperCase()).join('')
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a mapping',
}

/** The nearest key above, which is what a person calls the place. */
function nameOf(path: Path): string {
  const key = path.findLast((step) => typeof step === 'string')
  if (key === undefined) return 'The file'
  return typeof path.at(-1) === 'number' ? `An entry of ${quote(key)}` : quote(key)
}

function hintFrom(node: SchemaNode): { hint?: string } {
  const example = exampleOf(node)
  const hint = [node.description, example && `Example: ${example}`].filter(Boolean).join(' ')
  return hint ? { hint } : {}
}

function flow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`
  if (typeof value === 'string') return formatText(value)
  if (typeof value !== 'object' || value === null) return String(value)
  const entries = Object.entries(value).map(([key, item]) => `${key}: ${flow(item)}`)
  return `{ ${entries.join(', ')} }`
}
