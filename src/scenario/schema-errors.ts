import type { Path, RawDiagnostic } from './diagnostic.ts'
import { MAX_FINDINGS } from './limits.ts'
import { homeOf, isKeySomewhere, placeAt, resolve, type SchemaPlace, sectionOf } from './schema-nodes.ts'
import { exampleOf, translateValue, where } from './schema-values.ts'
import { didYouMean, suggest } from './suggest.ts'
import type { SchemaError, Validator } from './validator.ts'
import { valueAt } from './value-at.ts'
import { count, enumerate, quote } from './wording.ts'

/** Of so many unknown keys in one mapping none is a slip: the others are counted, not looked up one by one. */
const MAX_UNKNOWN_KEYS = 100

/**
 * Checks data against a schema, and says what is wrong in words, root causes only. Data that are a part of a file come
 * with the path to them.
 */
export function checkAgainst(validate: Validator, root: SchemaPlace, data: unknown, base: Path = []): RawDiagnostic[] {
  return validate(data) ? [] : describeErrors(validate.errors!, root, data, base)
}

/** The same for some keys of a mapping: that the others are missing is not wrong. */
export function checkKeys(validate: Validator, root: SchemaPlace, data: unknown): RawDiagnostic[] {
  if (validate(data)) return []
  const isElsewhere = ({ instancePath, params }: SchemaError) =>
    instancePath === '' && params.missingProperty !== undefined
  const errors = validate.errors!.filter((error) => !isElsewhere(error))
  return errors.length === 0 ? [] : describeErrors(errors, root, data, [])
}

function describeErrors(all: readonly SchemaError[], root: SchemaPlace, data: unknown, base: Path): RawDiagnostic[] {
  const strays = findStrays(all)
  const isStray = ({ instancePath, params }: SchemaError) =>
    [...strays.values()].some((home) => home.pointer === instancePath && home.key === params.missingProperty)
  const errors = all.filter((error) => error.keyword !== 'if' && !isStray(error))
  const findings: RawDiagnostic[] = []
  // Parts in which something is wrong beyond what is listed: nothing is built on any of it.
  const crowded = new Set<string | number>()
  for (const [pointer, group] of groupByPath(errors)) {
    const listed = firstOf(group, MAX_FINDINGS - findings.length)
    if (listed.length < group.length) {
      const [part] = parsePointer(pointer.split('/', 2).join('/'), data)
      if (part !== undefined) crowded.add(part)
    }
    if (listed.length === 0) continue
    const path = parsePointer(pointer, data)
    const place = placeAt(root, data, path)
    if (!place) continue
    for (const finding of translate(listed, [...base, ...path], place, valueAt(data, path), root)) {
      const key = finding.code === 'schema/unknown-key' ? String(finding.path.at(-1)) : ''
      const home = strays.get(`${pointer}/${key}`)
      const level = home && (home.pointer.length < pointer.length ? 'up' : 'deeper')
      const hint =
        home && `${quote(key)} belongs ${where([...base, ...parsePointer(home.pointer, data)])}, one level ${level}.`
      findings.push(hint === undefined ? finding : { ...finding, hint })
    }
  }
  for (const { pointer, key } of strays.values()) {
    const path = [...base, ...parsePointer(pointer, data)]
    findings.push({ ...missingKey(key, path, [], [], `Add ${key}.`), follows: true })
  }
  return [...withoutConsequences(findings), ...[...crowded].map((part) => tooManyProblems([...base, part]))]
}

/** Keys that stand one level beside the mapping that lacks them, by their pointers: a slip of the indentation, and one problem. */
function findStrays(
  errors: readonly SchemaError[],
): ReadonlyMap<string, { readonly pointer: string; readonly key: string }> {
  const strays = new Map<string, { readonly pointer: string; readonly key: string }>()
  const lacking = errors.filter((error) => error.params.missingProperty !== undefined && !isAlternative(error))
  for (const { instancePath, params } of lacking.slice(0, MAX_UNKNOWN_KEYS)) {
    const key = params.missingProperty!
    const strangers = errors.filter((error) => error.params.additionalProperty === key)
    const near = strangers.filter((error) => isNextTo(error.instancePath, instancePath))
    if (near.length === 1) strays.set(`${near[0]!.instancePath}/${key}`, { pointer: instancePath, key })
  }
  return strays
}

/** Whether one pointer leads one step further than the other. */
function isNextTo(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return long.startsWith(`${short}/`) && !long.slice(short.length + 1).includes('/')
}

/** The first of the errors of a group, with all unknown keys, which are counted if there are many; none where there is no room. */
function firstOf(group: readonly SchemaError[], room: number): readonly SchemaError[] {
  if (group.length <= room) return group
  if (room <= 0) return []
  const isUnknownKey = ({ params }: SchemaError) => params.additionalProperty !== undefined
  return [...group.filter(isUnknownKey), ...group.filter((error) => !isUnknownKey(error)).slice(0, room)]
}

function tooManyProblems(path: Path): RawDiagnostic {
  const message = `There are too many problems to list ${where(path)}.`
  return { code: 'schema/size', path, target: 'key', message, hint: 'Fix the first ones.' }
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

/** All that is wrong with one mapping, list or value. */
function translate(
  errors: readonly SchemaError[],
  path: Path,
  place: SchemaPlace,
  value: unknown,
  root: SchemaPlace,
): RawDiagnostic[] {
  const { node } = place
  const strangers = errors.flatMap(({ params }) => params.additionalProperty ?? [])
  const mixture = mixedForms(strangers, path, place, value)
  if (mixture) return [mixture]
  const stray = misplaced(strangers, path, place)
  if (stray) return [stray]
  const known = Object.keys(node.properties ?? {})
  const present = typeof value === 'object' && value !== null ? Object.keys(value) : []
  const free = known.filter((name) => !present.includes(name))
  const findings = new Map<string, RawDiagnostic>()
  const cut = new Set<string>()
  for (const key of strangers.slice(0, MAX_UNKNOWN_KEYS)) {
    if (!isRestOfText(key, value, root)) {
      findings.set(key, unknownKey(key, path, free, known, belongsDeeper(key, place)))
      continue
    }
    // One text is one problem, however many commas are in it.
    const text = textBefore(key, value as Readonly<Record<string, unknown>>)!
    findings.set(key, cut.has(text) ? { ...restOfText(key, path), follows: true } : restOfText(key, path))
    cut.add(text)
  }
  const meant = new Set(
    [...findings.keys()].map((key) => suggest(key, free)?.word ?? otherWordFor(key, free) ?? homeOf(key, place)),
  )
  const lacking = errors.filter((error) => error.params.missingProperty !== undefined && !isAlternative(error))
  const [stranger] = findings.keys()
  const [lack] = lacking.map((error) => error.params.missingProperty!)
  if (findings.size === 1 && lacking.length === 1 && !meant.has(lack)) {
    // One key too many and one too few are one slip.
    const message = `Unknown key ${quote(stranger)} ${where(path)}, and ${lack} is missing.`
    findings.set(stranger!, { ...findings.get(stranger!)!, message, hint: `Did you mean ${lack}?` })
    meant.add(lack)
  }
  const missing: string[] = []
  for (const { params } of lacking) {
    const key = params.missingProperty!
    // The key that is missing is the one that was mistyped.
    if (meant.has(key)) continue
    const example = exampleOf(placeAt(place, undefined, [key])?.node)
    const hint = example === undefined ? `Add ${key}.` : `Add it, for example: ${key}: ${example}`
    const finding = missingKey(key, path, present, known, hint)
    const isSlip = finding.code !== 'schema/missing-key'
    if (!isSlip) missing.push(key)
    findings.set(isSlip ? String(finding.path.at(-1)) : MISSING, finding)
  }
  if (missing.length > 1) findings.set(MISSING, missingKeys(missing, path, findings.get(MISSING)!))
  for (const { keyword, schemaPath = '' } of errors) {
    if (keyword !== 'oneOf' && keyword !== 'anyOf') continue
    // What is no mapping at all is said already.
    if (typeof value !== 'object' || value === null) continue
    // Several choices of a mapping are parts of `allOf`.
    const part = /\/allOf\/(\d+)\/\w+$/.exec(schemaPath)?.[1]
    const { oneOf, anyOf } = (part === undefined ? node : node.allOf?.[Number(part)]) ?? {}
    const keys = (oneOf ?? anyOf ?? []).flatMap((option) => option.required ?? [])
    if (keys.some((key) => meant.has(key))) continue
    const hasNone = !keys.some((key) => present.includes(key))
    if (findings.size === 1 && stranger !== undefined && hasNone) {
      const message = `Unknown key ${quote(stranger)} ${where(path)}, where one of the keys ${enumerate(keys)} is required.`
      findings.set(stranger, { ...findings.get(stranger)!, message })
    } else findings.set(` choice ${part}`, wrongChoice(keys, present, path, keyword === 'anyOf'))
  }
  if (strangers.length > MAX_UNKNOWN_KEYS) findings.set(OTHERS, otherKeys(strangers.length, path, known))
  return [...findings.values(), ...errors.flatMap((error) => translateValue(error, path, place, value) ?? [])]
}

/** Of the keys that a mapping lacks one finding tells. */
const MISSING = ' missing'

/** Of the unknown keys beyond the first hundred too. */
const OTHERS = ' others'

/** The unknown keys that are not listed. It is about the mapping as a whole, which nothing is built on then. */
function otherKeys(strangers: number, path: Path, known: readonly string[]): RawDiagnostic {
  const others = count(strangers - MAX_UNKNOWN_KEYS, 'more unknown key')
  return {
    code: 'schema/unknown-key',
    path,
    target: 'key',
    message: `There ${strangers - MAX_UNKNOWN_KEYS === 1 ? 'is' : 'are'} ${others} ${where(path)}, not listed one by one.`,
    hint: known.length > 0 ? `Keys here: ${known.join(', ')}.` : 'Remove them.',
  }
}

/** Several keys that must be there and are not; of the last is known how it is said. */
function missingKeys(keys: readonly string[], path: Path, last: RawDiagnostic): RawDiagnostic {
  const message = `The keys ${enumerate(keys)} are missing ${where(path)}.`
  return { ...last, message, hint: last.hint?.replace('Add it, for', 'Add them, for') ?? 'Add them.' }
}

/** Something whose strange keys are those of what belongs one level deeper: a unit that stands where a formation should. */
function misplaced(strangers: readonly string[], path: Path, place: SchemaPlace): RawDiagnostic | undefined {
  if (strangers.length < 2 || strangers.length > MAX_UNKNOWN_KEYS) return undefined
  const [home, ...others] = new Set(strangers.map((key) => homeOf(key, place)))
  if (home === undefined || others.length > 0) return undefined
  const name = String(path.at(-1))
  const message = `${quote(name)} has keys that belong to the entries of ${home}: ${strangers.join(', ')}.`
  const hint = `Move it under ${home}, one level deeper.`
  return { code: 'schema/misplaced', path, target: 'key', message, hint }
}

/** Keys of two forms that exclude each other, such as an arrival with both a turn and a pool. */
function mixedForms(
  strangers: readonly string[],
  path: Path,
  place: SchemaPlace,
  value: unknown,
): RawDiagnostic | undefined {
  const { choice, node } = place
  const forms = [choice?.then, choice?.else].flatMap((form) =>
    form ? [resolve({ ...place, node: form, definition: undefined }, value).node] : [],
  )
  const other = forms.find((form) => form !== node)?.properties
  if (!other || strangers.length === 0 || !strangers.every((key) => Object.hasOwn(other, key))) return undefined
  const own = Object.keys(value as object).filter((key) => !Object.hasOwn(other, key))
  // Whatever else is there goes with either form: then the strangers alone are wrong.
  if (own.length === 0) return undefined
  const message = `${own.join(', ')} and ${strangers.join(', ')} exclude each other ${where(path)}.`
  return { code: 'schema/choice', path, target: 'key', message, hint: choice?.description ?? 'Keep one of the two.' }
}

/** Where a key would be right. */
function belongsDeeper(key: string, place: SchemaPlace): string | undefined {
  const home = homeOf(key, place)
  if (home !== undefined) return `${key} belongs to the entries of ${home}, one level deeper.`
  const section = sectionOf(key, place)
  return section && `${key} belongs in ${section}, one level deeper.`
}

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
      didYouMean(suggestion) ??
      otherWordHint(key, free) ??
      repeated(key, known) ??
      deeper ??
      (known.length > 0 ? `Keys here: ${known.join(', ')}.` : 'Remove it.'),
    ...(suggestion?.certain && { replacement: suggestion.word }),
  }
}

/**
 * Whether a key without a value stands behind a text: then a comma within braces has cut the text in two, or in more. One word that is
 * a key elsewhere is rather a key in the wrong place.
 */
function isRestOfText(key: string, mapping: unknown, root: SchemaPlace): boolean {
  const map = mapping as Readonly<Record<string, unknown>>
  const before = textBefore(key, map)
  if (map[key] !== null || before === undefined) return false
  if (/\s/.test(key)) return true
  const asKey = key.charAt(0).toLowerCase() + key.slice(1)
  return /^\p{L}/u.test(key) && !isKeySomewhere(asKey, root)
}

/** The key whose text commas have cut before another key: what stands between them has no value either. */
function textBefore(key: string, map: Readonly<Record<string, unknown>>): string | undefined {
  const keys = Object.keys(map)
  const before = keys.slice(0, keys.indexOf(key)).findLast((one) => map[one] !== null)
  return before !== undefined && typeof map[before] === 'string' ? before : undefined
}

function restOfText(key: string, path: Path): RawDiagnostic {
  const message = `The comma before ${quote(key)} ends the text, so the rest reads as a key.`
  return {
    code: 'schema/unknown-key',
    path: [...path, key],
    target: 'key',
    message,
    hint: 'Put the whole text in quotes.',
  }
}

/** Keys for one idea of which each mapping has only one. */
const ONE_IDEA = [
  ['turn', 'from'],
  ['atLeast', 'units'],
] as const

/** The key by which this mapping says what a key says elsewhere. */
function otherWordFor(key: string, free: readonly string[]): string | undefined {
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

/** The only `oneOf` and `anyOf` that we use choose between keys. */
function wrongChoice(keys: readonly string[], present: readonly string[], path: Path, several: boolean): RawDiagnostic {
  const both = keys.filter((key) => present.includes(key))
  const message =
    both.length > 1
      ? `${enumerate(both)} exclude each other ${where(path)}.`
      : `One of the keys ${enumerate(keys)} is required ${where(path)}.`
  const hint = both.length > 1 ? 'Keep only one of them.' : several ? 'Add at least one of them.' : 'Add one of them.'
  return { code: 'schema/choice', path, target: 'key', message, hint }
}

/** What stands under a key that cannot be is not judged. */
function withoutConsequences(findings: readonly RawDiagnostic[]): RawDiagnostic[] {
  const keys = new Set(findings.filter(({ code }) => WRONG_KEY.has(code)).map(({ path }) => path.join('/')))
  if (keys.size === 0) return [...findings]
  return findings.filter(
    ({ code, path }) => WRONG_KEY.has(code) || !path.some((_, i) => keys.has(path.slice(0, i + 1).join('/'))),
  )
}

const WRONG_KEY: ReadonlySet<string> = new Set(['unit/without-side', 'schema/text'])

/** A `required` inside `oneOf` or `anyOf` is one option of a choice. */
const isAlternative = ({ schemaPath = '' }: SchemaError) => /\/(oneOf|anyOf)\//.test(schemaPath)

function groupByPath(errors: readonly SchemaError[]): Map<string, SchemaError[]> {
  const groups = new Map<string, SchemaError[]>()
  for (const error of errors) {
    const group = groups.get(error.instancePath)
    if (group) group.push(error)
    else groups.set(error.instancePath, [error])
  }
  return groups
}

/** A JSON pointer as a path: list positions as numbers. */
function parsePointer(pointer: string, data: unknown): Path {
  const path: (string | number)[] = []
  let value = data
  for (const step of pointer.split('/').slice(1)) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~')
    path.push(Array.isArray(value) ? Number(key) : key)
    value = (value as Record<string, unknown>)[key]
  }
  return path
}
