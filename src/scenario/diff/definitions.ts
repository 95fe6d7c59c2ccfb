import { type BattleChange, change } from './change.ts'

type Definitions<T> = Readonly<Record<string, T>>

/** Compares what two battles define under one key, each definition as its rulebook describes it. */
export function compareDefinitions<T>(
  part: BattleChange['part'],
  noun: string,
  was: Definitions<T> = {},
  is: Definitions<T> = {},
  describe: (definitions: Definitions<T>, id: string) => string,
  more: Comparing<T> = {},
): BattleChange[] {
  const { partsOf, isPrinted } = more
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((id) => {
    const [from, to] = [was, is].map((all) => (Object.hasOwn(all, id) ? describe(all, id) : undefined))
    if (from === to) return []
    const wasThere = from !== undefined || isPrinted?.(id)
    if (!wasThere) return change(part, 'added', `${noun} added: ${to}`)
    const isThere = to !== undefined || isPrinted?.(id)
    if (!isThere) return change(part, 'removed', `${noun} removed: ${from}`)
    const [before, after] = [partsOf?.(was, id), partsOf?.(is, id)]
    if (before && after) {
      // What says no more than the book changes nothing.
      if ((from === undefined || to === undefined) && before.join() === after.join()) return []
      const differing = (one: readonly string[], other: readonly string[]) =>
        one.filter((fact) => !other.includes(fact)).join('; ') || 'nothing of it'
      return change(part, 'changed', `${noun} ${id}: ${differing(before, after)} → ${differing(after, before)}`)
    }
    if (from === undefined) return change(part, 'changed', `${noun} changed: ${to}`)
    if (to === undefined) return change(part, 'changed', `${noun} ${id} is that of the book again`)
    return change(part, 'changed', `${noun} ${from} → ${to}`)
  })
}

type Comparing<T> = {
  /** A definition in parts, where a change shall name only those that differ. */
  readonly partsOf?: (definitions: Definitions<T>, id: string) => readonly string[] | undefined
  /** Whether the rulebook has one of that name, which a definition changes and does not add. */
  readonly isPrinted?: (id: string) => boolean
}
