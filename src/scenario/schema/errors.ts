import type { Path, RawDiagnostic } from '../diagnostic.ts'
import { MAX_FINDINGS } from '../reading/limits.ts'
import { valueAt } from '../value-at.ts'
import { quote } from '../wording.ts'
import { MAX_UNKNOWN_KEYS, missingKey } from './keys.ts'
import { placeAt, type SchemaPlace } from './nodes.ts'
import { isAlternative, translate } from './part.ts'
import type { SchemaError, Validator } from './validator.ts'
import { where } from './values.ts'

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
  const flat = findFlatPoints(all, data)
  const isFlat = ({ instancePath }: SchemaError) => flat.has(instancePath.slice(0, instancePath.lastIndexOf('/')))
  const errors = all.filter((error) => error.keyword !== 'if' && !isStray(error) && !isFlat(error))
  const findings: RawDiagnostic[] = [...flat.values()].map((path) =>
    flatPoints([...base, ...path], valueAt(data, path)),
  )
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
    for (const finding of translate(listed, [...base, ...path], place, valueAt(data, path), { root, data })) {
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

/** Lists of numbers where lists of two numbers each must stand, by their pointers: points without their brackets. */
function findFlatPoints(errors: readonly SchemaError[], data: unknown): ReadonlyMap<string, Path> {
  const flat = new Map<string, Path>()
  for (const { keyword, instancePath, params } of errors) {
    if (keyword !== 'type' || params.type !== 'array' || !instancePath.endsWith('/0')) continue
    const path = parsePointer(instancePath.slice(0, -2), data)
    const list = valueAt(data, path)
    if (Array.isArray(list) && list.length > 2 && list.length % 2 === 0 && list.every((one) => typeof one === 'number'))
      flat.set(instancePath.slice(0, -2), path)
  }
  return flat
}

function flatPoints(path: Path, list: unknown): RawDiagnostic {
  const [a, b, c, d] = list as readonly number[]
  const message = `${quote(path.at(-1))} must be a list of points, but is a list of numbers.`
  return { code: 'schema/type', path, message, hint: `Put each point in brackets: [[${a}, ${b}], [${c}, ${d}], …].` }
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

/** What stands under a key that cannot be is not judged. */
function withoutConsequences(findings: readonly RawDiagnostic[]): RawDiagnostic[] {
  const keys = new Set(findings.filter(({ code }) => WRONG_KEY.has(code)).map(({ path }) => path.join('/')))
  if (keys.size === 0) return [...findings]
  return findings.filter(
    ({ code, path }) => WRONG_KEY.has(code) || !path.some((_, i) => keys.has(path.slice(0, i + 1).join('/'))),
  )
}

const WRONG_KEY: ReadonlySet<string> = new Set(['unit/without-side', 'schema/text'])

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
