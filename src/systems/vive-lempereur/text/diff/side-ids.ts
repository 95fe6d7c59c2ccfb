import { type BattleChange, change } from '../../../../scenario/diff/change.ts'
import type { Fragment } from '../../format/index.ts'

/** Mappings whose keys are sides. */
const BY_SIDE: ReadonlySet<string> = new Set(['sides', 'units', 'control', 'cards', 'zones', 'forces', 'alternate'])

/**
 * Where a side has another id, it is still the same side: the earlier battle is told with the later ids, so that its
 * whole army has not gone and come. Sides are matched by their order.
 */
export function renameSides(before: Fragment, after: Fragment): { renamed: Fragment; changes: BattleChange[] } {
  const [was, is] = [Object.keys(before.sides ?? {}), Object.keys(after.sides ?? {})]
  const [gone, come] = [was.filter((id) => !is.includes(id)), is.filter((id) => !was.includes(id))]
  if (gone.length === 0 || gone.length !== come.length) return { renamed: before, changes: [] }
  const ids = new Map(gone.map((id, i) => [id, come[i]!]))
  return {
    renamed: rename(before, '', ids) as Fragment,
    changes: [...ids].map(([id, now]) => change('sides', 'changed', `side id ${id} → ${now}`)),
  }
}

function rename(value: unknown, key: string, ids: ReadonlyMap<string, string>): unknown {
  const named = (id: string) => ids.get(id) ?? id
  if (typeof value === 'string') return key === 'side' ? named(value) : value
  if (Array.isArray(value)) {
    return value.map((item: unknown) => (key === 'sides' ? named(String(item)) : rename(item, '', ids)))
  }
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(
    ([name, item]) => [BY_SIDE.has(key) ? named(name) : name, rename(item, name, ids)] as const,
  )
  return Object.fromEntries(entries)
}
