import type { Path } from '../../../src/scenario/diagnostic.ts'
import { isMapping } from '../../../src/scenario/plain-data.ts'
import { placeAt, rootPlace, type SchemaPlace } from '../../../src/scenario/schema/nodes.ts'
import { valueAt } from '../../../src/scenario/value-at.ts'
import type { DocumentState } from '../../document/document-state.ts'
import { holdsLike } from './kind.ts'
import { labelIn, labelOf, nounOf, withArticle } from './labels.ts'

type Known = Pick<DocumentState, 'data' | 'systemTools'>

/** What the history says of a change to a part of the scenario: `Change the level of the French decisive victory`. */
export function stepWords(known: Known, verb: 'Change' | 'Add' | 'Remove' | 'Move', path: Path): string {
  const { data, systemTools } = known
  if (!systemTools) return `${verb} ${labelOf(path.at(-1) ?? '').toLowerCase()}`
  const root = rootPlace(systemTools.system.schema)
  const at = entryLength(root, data, path)
  const rest = path.slice(at)
  if (verb === 'Add' && rest.length === 0) return `Add ${withArticle(nounAt(root, data, path))}`
  const entry = at === 0 ? undefined : nameOf(known, root, path.slice(0, at))
  const [key, ...within] = rest
  if (key === undefined) return `${verb} ${entry}`
  const holder = placeAt(root, data, path.slice(0, at))
  const part = `the ${labelIn(holder, key).toLowerCase()}`
  if (entry === undefined) {
    const inner = within.length === 1 ? within[0] : undefined
    const label = inner === undefined ? undefined : labelIn(placeAt(root, data, path.slice(0, -1)), inner)
    return typeof inner === 'string' ? `${verb} the ${label!.toLowerCase()} of ${part}` : `${verb} ${part}`
  }
  // A condition is what the entry is about, and so is whatever is deep in it.
  const place = placeAt(root, data, [...path.slice(0, at), key])
  if (place && holdsLike(place) && (verb === 'Change' || within.length > 0)) {
    const isPart = typeof path.at(-1) === 'number'
    if (isPart && verb === 'Add') return `Add a condition to ${entry}`
    return isPart && verb === 'Remove' ? `Remove a condition from ${entry}` : `Change ${entry}`
  }
  const link = verb === 'Add' ? 'to' : 'of'
  return within.length > 0 && verb !== 'Change' ? `Change ${part} of ${entry}` : `${verb} ${part} ${link} ${entry}`
}

/** What a person calls an entry: `the French decisive victory`, `the nation “Russians”`. */
export function entryName(known: Known, path: Path): string {
  const { systemTools } = known
  return systemTools
    ? nameOf(known, rootPlace(systemTools.system.schema), path)
    : labelOf(path.at(-1) ?? '').toLowerCase()
}

function nameOf({ data }: Known, root: SchemaPlace, path: Path): string {
  const noun = nounAt(root, data, path)
  const entry = valueAt(data, path)
  const key = path.at(-1)!
  const told = isMapping(entry) ? entry : {}
  const own = [told['name'], told['title']].find((one): one is string => typeof one === 'string' && one !== '')
  if (path[0] === 'sides' && path.length === 2) return `the ${own ?? labelOf(key)} side`
  if (typeof key === 'string') return `the ${noun} “${own ?? labelOf(key)}”`
  if (own !== undefined) return `the ${noun} “${own}”`
  const side = valueAt(data, ['sides', String(told['side']), 'name'])
  const words = [typeof side === 'string' ? side : undefined, told['level'], noun]
  const turn = typeof told['turn'] === 'number' ? ` of turn ${told['turn']}` : ''
  const isKnown = words.slice(0, -1).some((word) => word !== undefined) || turn !== ''
  const named = words.filter((word) => typeof word === 'string').join(' ')
  return isKnown ? `the ${named}${turn}` : `${noun} ${key + 1}`
}

function nounAt(root: SchemaPlace, data: unknown, path: Path): string {
  const entries = placeAt(root, data, path.slice(0, -1))
  const key = path.findLast((step, i) => typeof step === 'string' && i < path.length - 1) ?? path[0] ?? ''
  return entries ? nounOf(entries, key, path.at(-1)) : labelOf(key).toLowerCase()
}

/**
 * How much of a path names an entry that a person would speak of: the deepest whose schema has a `title` for it, or else
 * the first entry of a list or of a mapping with names of the author's own; none where there is no such entry.
 */
function entryLength(root: SchemaPlace, data: unknown, path: Path): number {
  let first = 0
  let named = 0
  for (let i = 1; i < path.length; i++) {
    const entries = placeAt(root, data, path.slice(0, i))
    const step = path[i]!
    const isEntry = typeof step === 'number' || (entries !== undefined && !isFixedKey(entries, step))
    if (!isEntry || !entries) continue
    const hasTitle = placeAt(root, data, path.slice(0, i + 1))?.node.title !== undefined
    if (hasTitle) named = i + 1
    if (first === 0) first = i + 1
  }
  return named || first
}

const isFixedKey = ({ node }: SchemaPlace, key: string) => Object.hasOwn(node.properties ?? {}, key)
