import { useMemo } from 'react'
import { parseText } from '../../src/scenario/reading/parse.ts'
import { definitionKeys } from '../../src/scenario/uses/definition-keys.ts'
import { valueAt } from '../../src/scenario/value-at.ts'
import { useDocument } from '../state/workbench.ts'

/** What a battle takes from other files under a key, to be seen and not to be changed: an entry of its own changes it. */
export function UsedEntries({ section }: { readonly section: string }) {
  const used = useDocument((state) => state.used)
  const system = useDocument(({ systemTools }) => systemTools?.system)
  const files = useMemo(
    () =>
      Object.entries(used?.texts ?? {}).map(([path, text]) => ({
        path,
        data: typeof text === 'string' ? parseText(text).data : undefined,
        failure: typeof text === 'string' ? undefined : text.failure,
      })),
    [used],
  )
  const shown = files.flatMap(({ path, data, failure }) => {
    if (section === 'uses') return [{ path, words: failure ?? titleOf(data, []) ?? 'definitions' }]
    if (!system || !definitionKeys(system).includes(section)) return []
    const entries = valueAt(data, [section])
    const names = typeof entries === 'object' && entries !== null ? Object.keys(entries) : []
    return names.length === 0 ? [] : [{ path, words: names.map((name) => titleOf(entries, [name]) ?? name).join(', ') }]
  })
  if (shown.length === 0) return null
  return (
    <ul className="used-entries" aria-label={`From other files: ${section}`}>
      {shown.map(({ path, words }) => (
        <li key={path}>
          {words} <small>from {path}</small>
        </li>
      ))}
    </ul>
  )
}

/** What players read of it. */
function titleOf(data: unknown, path: readonly string[]): string | undefined {
  const found = valueAt(data, [...path, path.length === 0 ? 'title' : 'name'])
  return typeof found === 'string' ? found : undefined
}
