import { forEachEntry } from '../checks/hexes.ts'
import type { Path } from '../diagnostic.ts'
import { canonical } from '../diff/normalise.ts'

/** A condition of any rulebook: an atom, or other conditions, joined. */
export type AnyCondition<C> = object & { readonly all?: readonly C[]; readonly any?: readonly C[]; readonly not?: C }

/** Whether a condition has no parts. */
export const isAtom = <C extends AnyCondition<C>>({ all, any, not }: C) => !all && !any && !not

/** Whether everything in a condition was wrong and has been taken out: then it says nothing. */
export const isEmpty = (condition: object) => Object.values(condition).every((value) => value === undefined)

/** Calls back for each atom of a condition, however deep; `isDenied` where an odd number of `not` stand above it. */
export function forEachAtom<C extends AnyCondition<C>>(
  condition: C,
  path: Path,
  visit: (atom: C, path: Path, isDenied: boolean) => void,
  isDenied = false,
): void {
  const { all, any, not } = condition
  if (isAtom(condition) && !isEmpty(condition)) visit(condition, path, isDenied)
  forEachEntry(all, [...path, 'all'], (part, partPath) => forEachAtom(part, partPath, visit, isDenied))
  forEachEntry(any, [...path, 'any'], (part, partPath) => forEachAtom(part, partPath, visit, isDenied))
  if (not) forEachAtom(not, [...path, 'not'], visit, !isDenied)
}

/** A condition with its parts in one order, and in each atom its lists, so that only what it asks for is compared. */
export function sortCondition<C extends AnyCondition<C>>(condition: C): C {
  const { all, any, not } = condition
  if (isAtom(condition)) return sortLists(condition) as C
  const parts = (list: readonly C[]) =>
    list.map(sortCondition).toSorted((a, b) => {
      const [one, other] = [canonical(a), canonical(b)]
      return one < other ? -1 : Number(one > other)
    })
  return {
    ...condition,
    ...(all && { all: parts(all) }),
    ...(any && { any: parts(any) }),
    ...(not && { not: sortCondition(not) }),
  }
}

/** Lists of words are sets in every condition. */
function sortLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.every((item) => typeof item === 'string') ? value.toSorted() : value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, sortLists(item)]))
}
