import { type BattleChange, change } from './change.ts'

type Definitions<T> = Readonly<Record<string, T>>

/** Compares what two battles define under one key, each definition as its rulebook describes it. */
export function compareDefinitions<T>(
  part: BattleChange['part'],
  noun: string,
  was: Definitions<T> = {},
  is: Definitions<T> = {},
  describe: (definitions: Definitions<T>, id: string) => string,
  /** The same in parts, where a change shall name only those that differ. */
  partsOf?: (definitions: Definitions<T>, id: string) => readonly string[],
): BattleChange[] {
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((id) => {
    const [from, to] = [was, is].map((all) => (Object.hasOwn(all, id) ? describe(all, id) : undefined))
    if (from === to) return []
    if (from === undefined) return change(part, 'added', `${noun} added: ${to}`)
    if (to === undefined) return change(part, 'removed', `${noun} removed: ${from}`)
    if (!partsOf) return change(part, 'changed', `${noun} ${from} → ${to}`)
    const [before, after] = [partsOf(was, id), partsOf(is, id)]
    const differing = (one: readonly string[], other: readonly string[]) =>
      one.filter((fact) => !other.includes(fact)).join('; ') || 'nothing of it'
    return change(part, 'changed', `${noun} ${id}: ${differing(before, after)} → ${differing(after, before)}`)
  })
}
