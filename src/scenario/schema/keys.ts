import type { Path, RawDiagnostic } from '../diagnostic.ts'
import { didYouMean, suggest } from '../suggest.ts'
import { count, enumerate, quote } from '../wording.ts'
import { homeOf, isKeySomewhere, type SchemaPlace, sectionOf } from './nodes.ts'
import { where } from './values.ts'

/** Of so many unknown keys in one mapping none is a slip: the others are counted, not looked up one by one. */
export const MAX_UNKNOWN_KEYS = 100

/** How the keys that there are begin: what is said of an unknown key where nobody knows what is meant by it. */
export const KEYS_HERE = 'Keys here: '

const listKeys = (known: readonly string[]) => (known.length > 0 ? `${KEYS_HERE}${known.join(', ')}.` : undefined)

/** A key that is not among those of its mapping. */
export function unknownKey(
  key: string,
  path: Path,
  free: readonly string[],
  known: readonly string[],
  deeper?: string,
): RawDiagnostic {
  const suggestion = suggest(key, free)
  return {
    code: 'schema/unknown-key',
    path: [...path, key],
    target: 'key',
    message: `Unknown key ${quote(key)} ${where(path)}.`,
    hint:
      otherWordHint(key, free) ??
      didYouMean(suggestion) ??
      repeated(key, known) ??
      deeper ??
      listKeys(known) ??
      'Remove it.',
    ...(suggestion?.certain && otherWordFor(key, free) === undefined && { replacement: suggestion.word }),
  }
}

/** A key that must be there and is not: if another key looks like a slip for it, that one is the problem. */
export function missingKey(
  key: string,
  path: Path,
  present: readonly string[],
  known: readonly string[],
  hint: string,
): RawDiagnostic {
  const slip = present
    .filter((name) => !known.includes(name))
    .slice(0, MAX_UNKNOWN_KEYS)
    .find((name) => suggest(name, [key]))
  if (slip !== undefined) return unknownKey(slip, path, [key], known)
  return { code: 'schema/missing-key', path, target: 'key', message: `The key ${key} is missing ${where(path)}.`, hint }
}

/** The unknown keys that are not listed. It is about the mapping as a whole, which nothing is built on then. */
export function otherKeys(strangers: number, path: Path, known: readonly string[]): RawDiagnostic {
  const others = count(strangers - MAX_UNKNOWN_KEYS, 'more unknown key')
  return {
    code: 'schema/unknown-key',
    path,
    target: 'key',
    message: `There ${strangers - MAX_UNKNOWN_KEYS === 1 ? 'is' : 'are'} ${others} ${where(path)}, not listed one by one.`,
    hint: listKeys(known) ?? 'Remove them.',
  }
}

/** Several keys that must be there and are not; of the last is known how it is said. */
export function missingKeys(keys: readonly string[], path: Path, last: RawDiagnostic): RawDiagnostic {
  const message = `The keys ${enumerate(keys)} are missing ${where(path)}.`
  return { ...last, message, hint: last.hint?.replace('Add it, for', 'Add them, for') ?? 'Add them.' }
}

/** Where a key would be right. */
export function belongsDeeper(key: string, place: SchemaPlace): string | undefined {
  const home = homeOf(key, place)
  if (home !== undefined) return `${key} belongs to the entries of ${home}, one level deeper.`
  const section = sectionOf(key, place)
  return section && `${key} belongs in ${section}, one level deeper.`
}

/** Keys for one idea of which each mapping has only one. */
const ONE_IDEA = [
  ['turn', 'from'],
  ['atLeast', 'units'],
  ['and', 'all'],
  ['or', 'any'],
  ['path', 'line'],
  ['hexes', 'areas'],
] as const

/** The key by which this mapping says what a key says elsewhere. */
export function otherWordFor(key: string, free: readonly string[]): string | undefined {
  const words: readonly string[] = ONE_IDEA.find((pair) => pair.some((word) => word === key)) ?? []
  return words.find((word) => word !== key && free.includes(word))
}

function otherWordHint(key: string, free: readonly string[]): string | undefined {
  const word = otherWordFor(key, free)
  return word && `Did you mean ${word}?`
}

/** A slip for a key that is there as well. */
function repeated(key: string, known: readonly string[]): string | undefined {
  const twin = suggest(key, known)
  return twin && `Did you mean ${twin.word}? It is already here.`
}

/**
 * Whether a key without a value stands behind a text: then a comma within braces has cut the text in two, or in more. One word that is
 * a key elsewhere is rather a key in the wrong place.
 */
export function isRestOfText(key: string, mapping: unknown, root: SchemaPlace): boolean {
  const map = mapping as Readonly<Record<string, unknown>>
  const before = textBefore(key, map)
  if (map[key] !== null || before === undefined) return false
  if (/\s/.test(key)) return true
  const asKey = key.charAt(0).toLowerCase() + key.slice(1)
  return /^\p{L}/u.test(key) && !isKeySomewhere(asKey, root)
}

/** The three digits behind the comma of a number such as 1,600, which ends it. */
export function restOfNumber(key: string, mapping: unknown, path: Path): RawDiagnostic | undefined {
  const map = mapping as Readonly<Record<string, unknown>>
  const keys = Object.keys(map)
  if (!/^\d{3}$/.test(key) || map[key] !== null) return undefined
  // A mapping lists its whole numbers first, wherever they stand.
  const numbers = keys.filter((one) => Number.isInteger(map[one]) && Number(map[one]) > 0 && Number(map[one]) < 1000)
  const [before] = numbers.length === 1 ? numbers : []
  const number = before === undefined ? undefined : `${String(map[before])},${key}`
  return {
    code: 'schema/unknown-key',
    path: [...path, key],
    target: 'key',
    message: `The comma before ${key} ends the number, so ${key} reads as a key.`,
    hint: number === undefined ? 'Write the number without a comma.' : `Write ${number.replace(',', '')}.`,
  }
}

/** The key whose text commas have cut before another key: what stands between them has no value either. */
export function textBefore(key: string, map: Readonly<Record<string, unknown>>): string | undefined {
  const keys = Object.keys(map)
  const before = keys.slice(0, keys.indexOf(key)).findLast((one) => map[one] !== null)
  return before !== undefined && typeof map[before] === 'string' ? before : undefined
}

export function restOfText(key: string, path: Path): RawDiagnostic {
  const message = `The comma before ${quote(key)} ends the text, so the rest reads as a key.`
  return {
    code: 'schema/unknown-key',
    path: [...path, key],
    target: 'key',
    message,
    hint: 'Put the whole text in quotes.',
  }
}

/** The only `oneOf` and `anyOf` that we use choose between keys. */
export function wrongChoice(
  keys: readonly string[],
  present: readonly string[],
  path: Path,
  several: boolean,
): RawDiagnostic {
  const both = keys.filter((key) => present.includes(key))
  const message =
    both.length > 1
      ? `${enumerate(both)} exclude each other ${where(path)}.`
      : `One of the keys ${enumerate(keys)} is required ${where(path)}.`
  const hint = both.length > 1 ? 'Keep only one of them.' : several ? 'Add at least one of them.' : 'Add one of them.'
  return { code: 'schema/choice', path, target: 'key', message, hint }
}
