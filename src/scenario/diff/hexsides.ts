import { sideDefinitions } from '../hexsides/kinds.ts'
import type { HexsideLists, WithHexsides } from '../hexsides/read.ts'
import { count } from '../wording.ts'
import { type BattleChange, change } from './change.ts'
import { canonical } from './normalise.ts'

/** Compares what lies on hexsides, and the kinds that battles define. */
export function compareHexsides(before: WithHexsides, after: WithHexsides): BattleChange[] {
  return [...compareKinds(before, after), ...compareLists(before, after)]
}

function compareKinds(before: WithHexsides, after: WithHexsides): BattleChange[] {
  const [was, is] = [sideDefinitions(before.ground), sideDefinitions(after.ground)]
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((id) => {
    const name = `kind of hexside ${id}`
    if (!was[id]) return [change('terrain', 'added', `${name} added: ${describe(is[id]!)}`)]
    if (!is[id]) return [change('terrain', 'removed', `${name} removed`)]
    return canonical(was[id]) === canonical(is[id])
      ? []
      : [change('terrain', 'changed', `${name}: ${describe(was[id])} → ${describe(is[id])}`)]
  })
}

/** `like stream, stops: true`. */
function describe(definition: object): string {
  return Object.entries(definition)
    .filter(([key]) => key !== 'on')
    .map(([key, value]) =>
      key === 'like' ? `like ${value}` : `${key}: ${Array.isArray(value) ? value.join(', ') : value}`,
    )
    .join(', ')
}

function compareLists(before: WithHexsides, after: WithHexsides): BattleChange[] {
  const [was, is] = [before.board?.hexsides ?? {}, after.board?.hexsides ?? {}]
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((kind) => {
    // Told from either hex a side is the same, except where the first hex matters.
    const isTold = kind === 'slope' || 'towards' in { ...sideDefinitions(after.ground)[kind] }
    const [old, now] = [sidesOf(was, kind, isTold), sidesOf(is, kind, isTold)]
    const [gone, come] = [without(old, now), without(now, old)]
    return [
      ...(come.length > 0
        ? [change('terrain', 'added', `${kind} added at ${describeSides(come)}`, hexesOf(come), hexesOf(come))]
        : []),
      ...(gone.length > 0
        ? [change('terrain', 'removed', `${kind} removed at ${describeSides(gone)}`, hexesOf(gone), hexesOf(gone))]
        : []),
    ]
  })
}

function sidesOf(lists: HexsideLists, kind: string, isTold: boolean): ReadonlyMap<string, string> {
  const sides = (lists[kind] ?? []).flatMap((entry = '') => {
    const [of = '', ...towards] = entry.split(/[/,]/)
    return towards.map((to) => [of, to] as const)
  })
  return new Map(sides.map(([of, to]) => [(isTold ? [of, to] : [of, to].sort()).join('/'), `${of}/${to}`]))
}

const without = (sides: ReadonlyMap<string, string>, others: ReadonlyMap<string, string>) =>
  [...sides].flatMap(([key, label]) => (others.has(key) ? [] : [label]))

const hexesOf = (sides: readonly string[]) => [...new Set(sides.flatMap((side) => side.split('/')))]

/** More than this nobody reads in a list of changes. */
const MOST_SIDES = 12

function describeSides(sides: readonly string[]): string {
  const rest = sides.length - MOST_SIDES
  const list = rest > 0 ? `${sides.slice(0, MOST_SIDES).join(', ')} and ${rest} more` : sides.join(', ')
  return sides.length === 1 ? list : `${count(sides.length, 'side')}: ${list}`
}
