import { type BattleChange, type ChangedPart, type ChangeKind, change } from '../../../../scenario/diff/change.ts'
import { Matcher } from '../../../../scenario/diff/match.ts'
import { compareText } from '../../../../scenario/diff/sentences.ts'
import { labelsOf } from './places.ts'

/** What the file says of somebody or something: a word for it, and what it is; nothing where nothing is said. */
export type Line<Item> = readonly [what: string, say: (item: Item) => string | number | undefined]

/** How things of a kind are compared: with whom each is paired, and what is told. */
export type Kind<Item> = {
  readonly part: ChangedPart
  /** What it is called in a list of changes. */
  readonly call: (item: Item) => string
  /** With whom it is paired: keys from the surest to the loosest. */
  readonly keys: (item: Item) => readonly (string | undefined)[]
  readonly lines: readonly Line<Item>[]
  /** Where it stands: when that changes it has moved. */
  readonly at?: (item: Item) => readonly number[] | undefined
  /** What else of the table it is about. */
  readonly around?: (item: Item) => readonly (readonly number[])[]
  readonly note?: (item: Item) => string | undefined
}

/** What changed in things that go by ids. */
export function compareListed<Item>(kind: Kind<Item>, before: readonly Item[], after: readonly Item[]): BattleChange[] {
  const { part, call, keys, note } = kind
  const matcher = new Matcher(before, after)
  const depth = Math.max(0, ...[...before, ...after].map((item) => keys(item).length))
  const pairs = Array.from({ length: depth }, (_, i) => matcher.take((item) => keys(item)[i])).flat()
  return [
    ...pairs.flatMap(([a, b]) => comparePair(kind, a, b)),
    ...matcher.before.map((item) =>
      change(part, 'removed', `${call(item)} removed${where(kind, item)}`, spots(kind, item)),
    ),
    ...matcher.after.map((item) =>
      change(part, 'added', `${call(item)} added${where(kind, item)}`, [], spots(kind, item)),
    ),
    ...(note ? pairs.flatMap(([a, b]) => compareText('texts', `note on ${call(b)}`, note(a), note(b))) : []),
  ]
}

function comparePair<Item>(kind: Kind<Item>, a: Item, b: Item): BattleChange[] {
  const { part, call, lines, at } = kind
  const [from, to] = [labelOf(at?.(a)), labelOf(at?.(b))]
  const moved = from === to ? [] : [`moved ${from ?? 'off the table'} → ${to ?? 'off the table'}`]
  const details = lines.flatMap(([what, say]) => {
    const [was, is] = [say(a), say(b)]
    return was === is ? [] : [`${what} ${was ?? 'none'} → ${is ?? 'none'}`]
  })
  if (moved.length + details.length === 0) return []
  const told = moved.length > 0 ? [...moved, ...details].join(', ') : `changed: ${details.join(', ')}`
  const how: ChangeKind = moved.length > 0 ? 'moved' : 'changed'
  return [change(part, how, `${call(b)} ${told}`, spots(kind, a), spots(kind, b))]
}

const labelOf = (point: readonly number[] | undefined) => point && labelsOf([point])[0]

function where<Item>({ at }: Kind<Item>, item: Item): string {
  const label = labelOf(at?.(item))
  return label === undefined ? '' : ` at ${label}`
}

/** Where a change is marked in a picture. */
function spots<Item>({ at, around }: Kind<Item>, item: Item): string[] {
  const own = at?.(item)
  return labelsOf(own ? [own] : (around?.(item) ?? []))
}
