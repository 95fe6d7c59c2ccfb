import type { Path } from '../diagnostic.ts'
import { type Change, ImpossibleChange } from '../edit/change.ts'
import { changeData } from '../edit/change-data.ts'
import { changesBetween } from '../edit/changes.ts'
import { isMapping, isSame } from '../plain-data.ts'
import { childPlace, placeAt, resolve, type SchemaPlace } from '../schema/nodes.ts'
import type { Variant } from '../types.gen.ts'
import { valueAt } from '../value-at.ts'
import { quote } from '../wording.ts'
import { compose } from './compose.ts'
import { FIXED_KEYS, PARTS, variantsIn } from './variant.ts'

type Mapping = Readonly<Record<string, unknown>>
type PartName = (typeof PARTS)[number]

/** A battle with one of its variants, as it is edited: its own words with the variant's, and all its variants still beside it. */
export function composeForEdit(file: Mapping, id: string, root: SchemaPlace): Mapping {
  const variant = variantsIn(file)[id]
  if (!variant) return file
  const { data } = compose(file, [[id, variant]], root)
  return Object.assign(Object.create(null) as object, data, { variants: file['variants'] })
}

/**
 * The changes of a file that have the same effect as changes of a battle with a variant: they all are in the variant, and the
 * battle without it stays as it is. What concerns the list of variants itself is made there.
 */
export function changesInVariant(file: Mapping, id: string, changes: readonly Change[], root: SchemaPlace): Change[] {
  const before = composeForEdit(file, id, root)
  const after = changeData(before, changes) as Mapping
  for (const key of FIXED_KEYS) {
    if (key === 'variants' || isSame(before[key], after[key])) continue
    throw new ImpossibleChange([key], `${quote(key)} is the same in all variants. Choose the base to change it.`)
  }
  const variants = variantsIn(after)
  const own = variants[id]
  const said = own ? { ...variants, [id]: expressVariant(file, before, after, own, root) } : variants
  return changesBetween(['variants'], file['variants'], Object.keys(said).length > 0 ? said : after['variants'])
}

/**
 * A variant that makes of a battle what it is to be, `after`. It keeps what it says of anything that is the same `before`, and
 * says the rest by entries that go and come where that is shorter than a whole list.
 */
function expressVariant(base: Mapping, before: Mapping, after: Mapping, variant: Variant, root: SchemaPlace): Variant {
  for (const canSplit of [true, false]) {
    const said = new Expression(variant, after, canSplit, root)
    for (const key of keysOf(base, before, after)) {
      if (!FIXED_KEYS.has(key)) said.restate(base[key], before[key], after[key], [key])
    }
    const { data } = compose(base, [['', said.variant]], root)
    const { expected } = said
    if ([...keysOf(data, expected)].every((key) => FIXED_KEYS.has(key) || isSame(data[key], expected[key]))) {
      return said.variant
    }
  }
  throw new ImpossibleChange(['variants'], 'A variant cannot say this. Choose the base to change it.')
}

/** What a variant says, while it is said anew in places. */
class Expression {
  variant: Variant
  /** The battle that it makes: hexes may come in another order than was asked for. */
  expected: Mapping
  readonly #canSplit: boolean
  readonly #root: SchemaPlace

  /** Lists may be split into what goes and what comes. */
  constructor(variant: Variant, after: Mapping, canSplit: boolean, root: SchemaPlace) {
    this.variant = variant
    this.expected = after
    this.#canSplit = canSplit
    this.#root = root
  }

  /** Says anew what is not as it was, as deep in the data as the variant can tell of it apart. */
  restate(base: unknown, before: unknown, after: unknown, path: Path): void {
    if (isSame(before, after)) return
    const isFilled = isMapping(after) && Object.keys(after).length > 0
    if (isMapping(base) && isMapping(before) && isFilled && !this.#isWhole(path)) {
      for (const key of keysOf(base, before, after)) this.restate(base[key], before[key], after[key], [...path, key])
      return
    }
    for (const part of PARTS) this.#drop(part, path)
    this.#express(base, after, path)
  }

  #express(base: unknown, after: unknown, path: Path): void {
    if (isSame(base, after)) return
    if (after === undefined) this.#put('removes', path, 'all')
    else if (base === undefined) this.#put('adds', path, after)
    else if (isMapping(base) && isMapping(after)) this.#expressKeys(base, after, path)
    else if (Array.isArray(base) && Array.isArray(after)) this.#expressList(base, after, path)
    else this.#put('changes', path, after)
  }

  #expressKeys(base: Mapping, after: Mapping, path: Path): void {
    // What has nothing left would be gone.
    if (Object.keys(after).length === 0) {
      this.#put('removes', path, 'all')
      this.#put('adds', path, after)
    } else for (const key of keysOf(base, after)) this.#express(base[key], after[key], [...path, key])
  }

  #expressList(base: readonly unknown[], after: readonly unknown[], path: Path): void {
    const isSet = this.#isSet(base, path)
    const { gone, come } = isSet ? splitSet(base, after) : splitList(base, after)
    if (!this.#canSplit || gone.length + come.length >= after.length) return this.#put('changes', path, after)
    if (isSet) {
      const value = [...base.filter((entry) => !gone.includes(entry)), ...come]
      this.expected = changeData(this.expected, [{ kind: 'set', path, value }]) as Mapping
    }
    if (gone.length > 0) this.#put('removes', path, gone)
    if (come.length > 0) this.#put('adds', path, come)
  }

  /** Whether a list names hexes, or their sides, whose order says nothing. */
  #isSet(base: readonly unknown[], path: Path): boolean {
    const list = placeAt(this.#root, undefined, path)
    const items = list && childPlace(list, 0)
    if (!items || list.definition === CHAIN || !SET_ENTRIES.has(resolve(items, undefined).definition ?? ''))
      return false
    return new Set(base).size === base.length
  }

  /** Whether the variant takes all of it away, so that nothing can be said of its parts. */
  #isWhole(path: Path): boolean {
    const removed = valueAt(this.variant.removes, path)
    return removed !== undefined && !isMapping(removed)
  }

  #put(part: PartName, path: Path, value: unknown): void {
    this.#set(part, changeData(this.variant[part] ?? {}, [{ kind: 'set', path, value }]) as Mapping)
  }

  /** Takes out what a part says of something, and whatever has nothing left by that. */
  #drop(part: PartName, path: Path): void {
    if (valueAt(this.variant[part], path) === undefined) return
    const changes = path.map((_, i): Change => {
      const place = path.slice(0, path.length - i)
      return { kind: 'remove', path: place, ...(i > 0 && { ifEmpty: true as const }) }
    })
    this.#set(part, changeData(this.variant[part], changes) as Mapping)
  }

  #set(part: PartName, said: Mapping): void {
    const { [part]: _, ...rest } = this.variant
    this.variant = Object.keys(said).length > 0 ? { ...this.variant, [part]: said } : rest
  }
}

/** What lists without an order are made of, by its definition; a chain of hexes has one. */
const SET_ENTRIES: ReadonlySet<string> = new Set(['hexRange', 'hexside'])
const CHAIN = 'hexPath'

type Split = { readonly gone: readonly unknown[]; readonly come: readonly unknown[] }

/** What goes from a list and what comes to its end, so that the rest is in order. */
function splitList(base: readonly unknown[], after: readonly unknown[]): Split {
  let stay = 0
  const gone = base.filter((entry) => !(isSame(entry, after[stay]) && stay++ < after.length))
  return { gone, come: after.slice(stay) }
}

/** The same of a list in which the order says nothing. */
const splitSet = (base: readonly unknown[], after: readonly unknown[]): Split => ({
  gone: base.filter((entry) => !after.includes(entry)),
  come: after.filter((entry) => !base.includes(entry)),
})

/** The keys of mappings, each once. */
const keysOf = (...mappings: readonly Mapping[]) => new Set(mappings.flatMap((mapping) => Object.keys(mapping)))
