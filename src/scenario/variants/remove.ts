import type { Path } from '../diagnostic.ts'
import { isMapping, isSame } from '../plain-data.ts'
import { bareMapping } from '../reading/bare-mapping.ts'
import { childPlace, placeAt, resolve, shorthandOf } from '../schema/nodes.ts'
import { didYouMean, suggest } from '../suggest.ts'
import { kindOf, quote } from '../wording.ts'
import type { Composition } from './compose.ts'

type Mapping = Readonly<Record<string, unknown>>

/**
 * What is there without what is removed, which is said in the file at `from`. What has nothing left goes too: nothing is returned
 * then.
 */
export function removeFrom(
  there: Mapping,
  removed: Mapping,
  from: Path,
  composition: Composition,
  path: Path = [],
  where: Path = [],
): Mapping | undefined {
  const { origins, report } = composition
  const rest = Object.assign(bareMapping(), there)
  origins.succeed(there, rest)
  for (const [key, what] of Object.entries(removed)) {
    const place = [...from, key]
    const before = Object.hasOwn(there, key) ? there[key] : undefined
    if (before === undefined) {
      const known = Object.keys(there)
      const message = `There is no ${quote(key)} to remove.`
      const hint = didYouMean(suggest(key, known)) ?? (known.length > 0 ? `There: ${known.join(', ')}.` : undefined)
      report({ code: 'variant/missing', path: place, target: 'key', message, ...(hint && { hint }) })
      continue
    }
    const after = removeWhat(before, what, place, [...path, key], origins.step(there, key, where))
    if (after === undefined) delete rest[key]
    else rest[key] = after
  }
  return Object.keys(rest).length === 0 ? undefined : rest

  function removeWhat(before: unknown, what: unknown, place: Path, at: Path, said: Path): unknown {
    if (what === 'all') return undefined
    if (isMapping(before) && isMapping(what)) return removeFrom(before, what, place, composition, at, said)
    if (Array.isArray(before) && Array.isArray(what)) return removeEntries(before, what, place, at, said, composition)
    const wanted = Array.isArray(before) ? 'a list of its entries' : isMapping(before) ? 'a mapping of its keys' : ''
    const expected = wanted === '' ? '`all`' : `\`all\` or ${wanted}`
    const message = `Expected ${expected}, but found ${kindOf(what)}.`
    report({ code: 'schema/type', path: place, message, ...(isMapping(before) && { hint: keysHint(before, what) }) })
    return before
  }
}

/** How keys are taken out of a mapping: those that somebody wanted out of it as if it were a list, or its first. */
function keysHint(there: Mapping, what: unknown): string {
  const known = Object.keys(there)
  const meant = (Array.isArray(what) ? what : [what]).filter((key) => known.includes(key as string))
  const keys = meant.length > 0 ? meant : known.slice(0, 1)
  return `Write { ${keys.map((key) => `${key}: all`).join(', ')} }.`
}

/** Each is looked for in the whole list. Whoever removes more means another list. */
const MOST_REMOVED = 200

/** A list without some of its entries. Each is named by what it is, or by as much of it as no other has. */
function removeEntries(
  before: readonly unknown[],
  what: readonly unknown[],
  from: Path,
  path: Path,
  where: Path,
  composition: Composition,
): readonly unknown[] | undefined {
  const { origins, report } = composition
  const gone = new Set<number>()
  if (what.length > MOST_REMOVED) {
    const message = `More than ${MOST_REMOVED} entries are removed from one list.`
    report({ code: 'schema/size', path: from, message, hint: 'Write the list anew under changes.' })
    return before
  }
  for (const [i, wanted] of what.entries()) {
    const found = [...before.keys()].filter((j) => !gone.has(j) && fits(before[j], wanted, path, composition))
    const [first] = found
    const place = [...from, i]
    if (first === undefined) report({ code: 'variant/missing', path: place, ...missingEntry(before, wanted) })
    else if (found.some((j) => !isSame(before[j], before[first]))) {
      const message = `${found.length} entries fit ${describe(wanted)}, and they differ.`
      const hint = 'Say more of the one that you mean, or list each of them.'
      report({ code: 'variant/ambiguous', path: place, message, hint })
    } else gone.add(found.at(-1)!)
  }
  if (gone.size === 0) return before
  const rest: unknown[] = []
  for (const [j, entry] of before.entries()) {
    if (gone.has(j)) continue
    origins.take(rest, rest.length, origins.step(before, j, where))
    rest.push(entry)
  }
  return rest.length === 0 ? undefined : rest
}

/** Whether an entry is what is wanted: the same, or a mapping that says all of it, or one that could be written so in short. */
function fits(entry: unknown, wanted: unknown, path: Path, composition: Composition): boolean {
  if (isMapping(wanted)) {
    const whole = isMapping(entry) ? entry : { [shorthand(path, composition) ?? '']: entry }
    return Object.entries(wanted).every(([key, value]) => {
      const own = Object.hasOwn(whole, key) ? whole[key] : undefined
      return isMapping(value) ? isMapping(own) && fits(own, value, [...path, key], composition) : isSame(own, value)
    })
  }
  if (!isMapping(entry)) return isSame(entry, wanted)
  const short = shorthand(path, composition)
  return short !== undefined && isSame(entry[short], wanted)
}

/** The key of the entries of a list that may be written as its value alone. */
function shorthand(path: Path, { root }: Composition): string | undefined {
  const list = placeAt(root, undefined, path)
  const items = list && childPlace(list, 0)
  return items && shorthandOf(resolve(items, {}))
}

function missingEntry(
  before: readonly unknown[],
  wanted: unknown,
): { readonly message: string; readonly hint?: string } {
  const message = `No entry is ${describe(wanted)}.`
  const texts = before.filter((entry) => typeof entry === 'string')
  if (typeof wanted !== 'string' || texts.length === 0) return { message, hint: 'Remove it here, or correct it.' }
  const slip = didYouMean(suggest(wanted, texts))
  const isInRange = texts.some((text) => /^\w+-\w+$/.test(text))
  const range = 'A hex within a range such as A1-A4 is no entry of its own: remove the range, and add the rest.'
  return { message, hint: isInRange ? range : (slip ?? `Entries: ${texts.join(', ')}.`) }
}

/** What is wanted, in a few words. */
function describe(wanted: unknown): string {
  if (!isMapping(wanted)) return Array.isArray(wanted) ? 'this list' : quote(wanted)
  return Object.entries(wanted)
    .map(([key, value]) => `${key}: ${typeof value === 'object' ? '…' : String(value)}`)
    .join(', ')
}
