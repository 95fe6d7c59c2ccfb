import { isMapping } from '../../../src/scenario/plain-data.ts'
import { childPlace, isPlacement, resolve, type SchemaPlace } from '../../../src/scenario/schema/nodes.ts'
import { kindOf, type Variant, variantsOf } from './kind.ts'

/** What a new entry of this battle can speak of. */
export type FormContext = {
  readonly sides: readonly string[]
  readonly hexes: readonly string[]
  /** Whether that is only where the cursor is, because nothing is selected. */
  readonly isGuess?: boolean
  /** A side of such a hex. */
  readonly hexside?: string
  /** Hexes where nobody stands yet, of those or next to them: whoever is new stands there. */
  readonly free: readonly string[]
  /** The words that fit here, by the schema's name for them, for a side or any; nothing where all do. */
  readonly values: (place: SchemaPlace, side: string | undefined) => readonly unknown[] | undefined
  /** The most that a number can sensibly be in this battle, by its key; nothing where any can. */
  readonly most?: (key: string) => number | undefined
  /** The side that the entry belongs to. */
  readonly side?: string
}

/** An example of the schema, made to fit this battle: with its sides and nations, and the hexes that are selected. */
export function adapt(example: unknown, place: SchemaPlace, around: FormContext): unknown {
  const resolved = resolve(place, example)
  switch (kindOf(resolved)) {
    case 'side':
      return around.sides.includes(String(example)) ? example : (around.sides[0] ?? example)
    case 'hexes':
      return around.hexes
    case 'hexsides':
      return around.hexside === undefined ? example : [around.hexside]
    case 'hex':
      return around.hexes[0] ?? example
    case 'text':
    case 'choice': {
      const values = around.values(resolved, around.side)
      return !values || values.includes(example) ? example : (values[0] ?? example)
    }
    default:
      break
  }
  if (Array.isArray(example)) return adaptList(example, resolved, around)
  if (typeof example !== 'object' || example === null) return example
  const isLeftOut = around.isGuess === true && kindOf(resolved) === 'record'
  const entries = Object.entries(example)
    .map(([key, value]) => ({ key, value, at: childPlace(resolved, key) }))
    // What could be anything, such as the changes of a variant, is the author's to say: the example's fit another battle.
    .filter(({ key, value, at }) => !at || isRequired(resolved, key) || kindOf(resolve(at, value)) !== 'free')
    // Fog lies everywhere unless somebody has said where.
    .filter(({ key, value, at }) => !isLeftOut || !at || isRequired(resolved, key) || !areHexes(at, value))
  const own = entries.find(({ at, value }) => at && kindOf(resolve(at, value)) === 'side')
  const side = own ? String(adapt(own.value, own.at!, around)) : around.side
  const within = side === undefined ? around : { ...around, side }
  // So many units in these hexes: no more than there are hexes.
  const room = entries.some(({ at, value }) => at && kindOf(resolve(at, value)) === 'hexes')
    ? around.hexes.length
    : NO_END
  const fit = (key: string, value: unknown) =>
    typeof value !== 'number'
      ? value
      : key === 'units'
        ? Math.max(1, Math.min(value, room))
        : Math.min(value, around.most?.(key) ?? NO_END)
  return Object.fromEntries(entries.map(({ key, value, at }) => [key, at ? adapt(fit(key, value), at, within) : value]))
}

const areHexes = (at: SchemaPlace, value: unknown) => kindOf(resolve(at, value)) === 'hexes'

const isRequired = ({ node }: SchemaPlace, key: string) => node.required?.includes(key) === true

const NO_END = Number.POSITIVE_INFINITY

/** Units each have a hex of their own, where nobody stands: there are no more of them than such hexes. */
function adaptList(example: readonly unknown[], place: SchemaPlace, around: FormContext): unknown[] {
  const at = childPlace(place, 0)
  if (!at) return [...example]
  // Two names of an example may come to one of the battle's.
  if (!isPlacement(at)) return [...new Set(example.map((item) => adapt(item, at, around)))]
  return around.free.slice(0, example.length).map((hex, i) => adapt(example[i], at, { ...around, hexes: [hex] }))
}

/**
 * A new entry of a list: an example, or, of what a side wins or scores by, one like the last, whose level and numbers fit this battle. Its
 * name and notes are its own.
 */
export function newEntry(example: unknown, entries: readonly unknown[], place: SchemaPlace): unknown {
  const last = entries.at(-1)
  const { required = [] } = resolve(place, last).node
  if (!isMapping(last) || !['side', 'when'].every((key) => required.includes(key))) return withOwnId(example, entries)
  return Object.fromEntries(Object.entries(last).filter(([key]) => !OWN.has(key)))
}

/** No two have the same id. */
function withOwnId(example: unknown, entries: readonly unknown[]): unknown {
  if (!isMapping(example) || typeof example['id'] !== 'string') return example
  const taken = new Set(entries.map((entry) => (isMapping(entry) ? entry['id'] : undefined)))
  let id = example['id']
  for (let i = 2; taken.has(id); i++) id = `${example['id']}-${i}`
  return { ...example, id }
}

const OWN: ReadonlySet<string> = new Set(['name', 'note'])

/** The kinds of an entry that a battle can have now: none that would speak of something that it has none of. */
export function offeredIn(place: SchemaPlace, around: FormContext): readonly Variant[] {
  return variantsOf(place).filter(({ name, example }) => around.most?.(name) !== 0 && canSay(example, place, around))
}

/** Whether a battle has whatever an example speaks of by name. */
function canSay(example: unknown, place: SchemaPlace, around: FormContext): boolean {
  const resolved = resolve(place, example)
  if (typeof example === 'string') {
    return kindOf(resolved) !== 'text' || around.values(resolved, around.side)?.length !== 0
  }
  if (typeof example !== 'object' || example === null) return true
  return Object.entries(example).every(([key, value]) => {
    const at = childPlace(resolved, Array.isArray(example) ? Number(key) : key)
    return !at || canSay(value, at, around)
  })
}
