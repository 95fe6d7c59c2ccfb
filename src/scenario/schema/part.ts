import type { Path, RawDiagnostic } from '../diagnostic.ts'
import { suggest } from '../suggest.ts'
import { enumerate, quote } from '../wording.ts'
import {
  belongsDeeper,
  isRestOfText,
  MAX_UNKNOWN_KEYS,
  missingKey,
  missingKeys,
  otherKeys,
  otherWordFor,
  restOfNumber,
  restOfText,
  textBefore,
  unknownKey,
  wrongChoice,
} from './keys.ts'
import { homeOf, placeAt, resolve, type SchemaPlace } from './nodes.ts'
import type { SchemaError } from './validator.ts'
import { exampleOf, translateValue, where } from './values.ts'

/** Of the keys that a mapping lacks one finding tells. */
const MISSING = ' missing'

/** Of the unknown keys beyond the first hundred too. */
const OTHERS = ' others'

/** All that is wrong with one mapping, list or value. */
export function translate(
  errors: readonly SchemaError[],
  path: Path,
  place: SchemaPlace,
  value: unknown,
  { root, data }: { readonly root: SchemaPlace; readonly data: unknown },
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
  // A variant says what it changes under keys of its own.
  const deeper = (key: string) =>
    belongsDeeper(key, place) ??
    (place.definition === 'variant' && Object.hasOwn(root.node.properties ?? {}, key)
      ? `${key} belongs in changes, one level deeper.`
      : undefined)
  const findings = new Map<string, RawDiagnostic>()
  const cut = new Set<string>()
  for (const key of strangers.slice(0, MAX_UNKNOWN_KEYS)) {
    const digits = restOfNumber(key, value, path)
    if (digits) {
      findings.set(key, digits)
      continue
    }
    if (!isRestOfText(key, value, root)) {
      findings.set(key, unknownKey(key, path, free, known, deeper(key)))
      continue
    }
    // One text is one problem, however many commas are in it.
    const text = textBefore(key, value as Readonly<Record<string, unknown>>)!
    findings.set(key, cut.has(text) ? { ...restOfText(key, path), follows: true } : restOfText(key, path))
    cut.add(text)
  }
  const meant = new Set(
    [...findings.keys()].map((key) => otherWordFor(key, free) ?? suggest(key, free)?.word ?? homeOf(key, place)),
  )
  const lacking = errors.filter((error) => error.params.missingProperty !== undefined && !isAlternative(error))
  const [stranger] = findings.keys()
  const [lack] = lacking.map((error) => error.params.missingProperty!)
  if (findings.size === 1 && lacking.length === 1 && !meant.has(lack)) {
    // One key too many and one too few are one slip.
    const message = `Unknown key ${quote(stranger)} ${where(path)}, and ${lack} is missing.`
    const hint = deeper(stranger!) ?? `Did you mean ${lack}?`
    findings.set(stranger!, { ...findings.get(stranger!)!, message, hint })
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
  const isOfWrongKind = errors.some(({ keyword }) => keyword === 'type')
  const ofValue = errors.filter(
    ({ keyword }) =>
      // A number of the wrong kind is not also too small, and a key that is unknown is not one too many.
      !(isOfWrongKind && /^(minimum|maximum)$/.test(keyword)) && !(strangers.length > 0 && keyword === 'maxProperties'),
  )
  // Several rules of the schema may say the same of one value.
  const said = new Map<string, RawDiagnostic>()
  for (const error of ofValue) {
    const finding = translateValue(error, path, place, value, data)
    if (finding) said.set(`${finding.path.join('/')} ${finding.message}`, finding)
  }
  return [...findings.values(), ...said.values()]
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

/** A `required` inside `oneOf` or `anyOf` is one option of a choice. */
export const isAlternative = ({ schemaPath = '' }: SchemaError) => /\/(oneOf|anyOf)\//.test(schemaPath)
