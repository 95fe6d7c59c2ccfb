import { quote } from '../wording.ts'
import { type BattleChange, change } from './change.ts'
import { compareValue } from './sentences.ts'

/** Compares the sides themselves: their names, what else is told of each, and who is listed first. */
export function compareSides<Side extends { readonly name: string }>(
  was: Readonly<Record<string, Side>> = {},
  is: Readonly<Record<string, Side>> = {},
  lines: Readonly<Record<string, (side: Side) => string | undefined>>,
  firstDoes = '',
): BattleChange[] {
  const ids = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  const [first, now] = [Object.keys(was)[0], Object.keys(is)[0]]
  const isReordered = ids.every((id) => id in was && id in is) && first !== now
  return [
    ...ids.flatMap((id) => {
      const [old, side] = [was[id], is[id]]
      if (!old) return [change('sides', 'added', `side ${quote(side?.name)} (${id}) added`)]
      if (!side) return [change('sides', 'removed', `side ${quote(old.name)} (${id}) removed`)]
      const name = quote(side.name)
      return [
        ...compareValue('sides', 'side', quote(old.name), name),
        ...Object.entries(lines).flatMap(([what, describe]) =>
          compareValue('sides', `${what} of the ${name} side:`, describe(old), describe(side)),
        ),
      ]
    }),
    ...(isReordered
      ? [change('sides', 'changed', `${quote(is[now!]!.name)} is now listed first${firstDoes && `: ${firstDoes}`}`)]
      : []),
  ]
}
